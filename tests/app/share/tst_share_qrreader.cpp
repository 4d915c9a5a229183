// SPDX-License-Identifier: Apache-2.0
#include "app/share/qrcode.h"
#include "app/share/qrreader.h"
#include "tests/app/share/hostileframes.h"
#include "tests/app/share/simulatedcamera.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QTest>
#include <QTransform>

namespace tst_share_qrreader {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const std::string kText = "PEGSHEET:ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$*+-./:";
const QString kRead = QString::fromStdString(kText);

QImage codeOnPaper(int pixelsAModule = 4)
{
    return codeImage(*qrCode(kText), pixelsAModule).convertToFormat(QImage::Format_RGB32);
}

} // namespace

class QrReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureOfAnyFormatIsRead_data()
    {
        QTest::addColumn<int>("format");
        for (const QImage::Format format :
             {QImage::Format_Mono, QImage::Format_MonoLSB, QImage::Format_Indexed8, QImage::Format_RGB32,
              QImage::Format_ARGB32_Premultiplied, QImage::Format_RGB16, QImage::Format_RGB888, QImage::Format_RGBA8888,
              QImage::Format_Grayscale8, QImage::Format_Grayscale16, QImage::Format_BGR888, QImage::Format_RGBA64})
            QTest::addRow("format %d", int{format}) << int{format};
    }

    void aPictureOfAnyFormatIsRead()
    {
        QFETCH(int, format);
        QCOMPARE(readCode(codeOnPaper().convertToFormat(QImage::Format(format))), kRead);
    }

    void aCodeIsReadTurnedMirroredAndUpsideDown()
    {
        for (int degrees = 0; degrees < 360; degrees += 15) {
            QImage turned(400, 400, QImage::Format_RGB32);
            turned.fill(Qt::white);
            QPainter painter(&turned);
            painter.translate(200, 200);
            painter.rotate(degrees);
            painter.drawImage(-codeOnPaper().rect().center(), codeOnPaper());
            painter.end();
            QCOMPARE(readCode(turned), kRead);
            QCOMPARE(readCode(turned.mirrored(true, false)), kRead);
        }
    }

    void whatIsTransparentIsPaper()
    {
        const QImage paper = codeOnPaper();
        QImage ink(paper.size(), QImage::Format_ARGB32);
        ink.fill(Qt::transparent);
        for (int y = 0; y < ink.height(); ++y) {
            for (int x = 0; x < ink.width(); ++x) {
                if (paper.pixel(x, y) == qRgb(0, 0, 0))
                    ink.setPixel(x, y, qRgba(0, 0, 0, 255));
            }
        }
        QCOMPARE(readCode(ink), kRead);
    }

    void everyMirroredPictureIsRead()
    {
        for (int code = 0; code < 20; ++code) {
            const std::string text = "PEGSHEET:T" + std::to_string(code);
            QCOMPARE(readCode(codeImage(*qrCode(text), 4).mirrored(true, false)), QString::fromStdString(text));
        }
    }

    void aPhotographOfAPageWithASmallCodeIsRead()
    {
        QImage page(4000, 3000, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        painter.drawImage(2500, 1700, codeOnPaper(5));
        painter.fillRect(100, 100, 900, 40, Qt::black);
        painter.end();
        QCOMPARE(readCode(page), kRead);
    }

    void aCodeLightOnDarkOrDimOnBrightIsRead_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("paper");
        QTest::addColumn<int>("ground");
        QTest::addRow("a screenshot turned round") << 255 << 0 << 0;
        QTest::addRow("in a dark page") << 230 << 40 << 40;
        QTest::addRow("in a dark card of a light page") << 230 << 30 << 255;
        QTest::addRow("dim on bright") << 0 << 120 << 255;
        QTest::addRow("dimmer") << 10 << 60 << 255;
        QTest::addRow("as dim as can be") << 5 << 30 << 200;
    }

    void aCodeLightOnDarkOrDimOnBrightIsRead()
    {
        QFETCH(int, ink);
        QFETCH(int, paper);
        QFETCH(int, ground);
        for (const QPoint &place : {QPoint(640, 360), QPoint(300, 250), QPoint(1000, 500)}) {
            for (int degrees = 0; degrees < 90; degrees += 20) {
                QImage page(1280, 720, QImage::Format_RGB32);
                page.fill(qRgb(ground, ground, ground));
                QImage code = codeImage(*qrCode(kText), 8).convertToFormat(QImage::Format_Indexed8);
                code.setColorTable({qRgb(paper, paper, paper), qRgb(ink, ink, ink)});
                QPainter painter(&page);
                painter.setRenderHint(QPainter::SmoothPixmapTransform);
                painter.translate(place);
                painter.rotate(degrees);
                painter.shear(0.1, 0);
                painter.drawImage(-code.rect().center(), code);
                painter.end();
                QCOMPARE(readCode(page), kRead);
                const QImage small = page.scaled(page.size() * 0.6, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
                QCOMPARE(readCode(small.scaled(page.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)), kRead);
            }
        }
    }

    void photographsLightOnDarkOrDimOnBrightAreRead()
    {
        Random random(21);
        int read = 0;
        constexpr int kShots = 40;
        for (int shot = 0; shot < kShots; ++shot) {
            const std::string text = tests::fullText(3 + shot % 8, random);
            const tests::Shot dark{.pixelsAModule = 6, .ink = 205, .paper = 45, .ground = 60};
            const tests::Shot dim{.pixelsAModule = 6, .ink = 5, .paper = 110, .ground = 250};
            const QString found = readCode(tests::photograph(*qrCode(text), shot % 2 == 0 ? dark : dim, random));
            QVERIFY(found.isEmpty() || found == QString::fromStdString(text));
            read += found.isEmpty() ? 0 : 1;
        }
        QVERIFY2(read >= kShots - 2, qPrintable(QString::number(read)));
    }

    void aPictureLargerThanAnyScreenIsMadeSmaller() { QCOMPARE(readCode(codeOnPaper(200)), kRead); }

    void whatIsNoCodeGivesNothing()
    {
        QCOMPARE(readCode(QImage()), QString());
        QCOMPARE(readCode(QImage(1, 1, QImage::Format_Mono)), QString());
        QImage line(30000, 1, QImage::Format_RGB32);
        line.fill(Qt::black);
        QCOMPARE(readCode(line), QString());
        QCOMPARE(readCode(Luminance{}, Effort::Quick), QString());
        const std::uint8_t pixel = 0;
        QCOMPARE(readCode(Luminance{&pixel, 0, 5, 0}, Effort::Long), QString());
        QCOMPARE(readCode(Luminance{&pixel, 1, 1, 1}, Effort::Long), QString());
    }

    void rowsMayComeFromTheLast()
    {
        const QImage grey = codeOnPaper().convertToFormat(QImage::Format_Grayscale8);
        const qsizetype stride = grey.bytesPerLine();
        const Luminance upsideDown{grey.constBits() + stride * (grey.height() - 1), grey.width(), grey.height(), -stride};
        QCOMPARE(readCode(upsideDown, Effort::Quick), kRead);
    }

    // This picture ends a program that asks ZXing 1.4 for every format.
    void thePictureThatEndsOtherProgramsIsHarmless()
    {
        const QByteArray packed = QByteArray::fromBase64("eNoBJQDa/wBAA+AP8A/MBgIDAQCewE8gt5BL7CTyG30EvMZAI7AwSfyn/AD0gg60");
        // qUncompress wants the length in front.
        const QByteArray bits = qUncompress(QByteArray::fromHex("00000025") + packed);
        QCOMPARE(bits.size(), 37);
        QImage picture(17, 17, QImage::Format_Grayscale8);
        for (int at = 0; at < 17 * 17; ++at) {
            const bool black = (static_cast<uchar>(bits[at / 8]) >> (7 - at % 8) & 1) != 0;
            picture.scanLine(at / 17)[at % 17] = black ? 0 : 255;
        }
        QCOMPARE(readCode(picture), QString());
        for (const int times : {2, 3, 7, 20})
            QCOMPARE(readCode(picture.scaled(17 * times, 17 * times)), QString());
    }

    void codesBeforeTheSimulatedCameraAreRead()
    {
        Random random(20);
        int read = 0;
        constexpr int kShots = 40;
        for (int shot = 0; shot < kShots; ++shot) {
            const std::string text = tests::fullText(3 + shot % 13, random);
            const QImage frame = tests::photograph(*qrCode(text), {}, random);
            const QString found = readCode(Luminance{frame.constBits(), frame.width(), frame.height(), frame.bytesPerLine()},
                                           Effort::Quick);
            QVERIFY(found.isEmpty() || found == QString::fromStdString(text));
            read += found.isEmpty() ? 0 : 1;
        }
        QVERIFY2(read >= kShots - 2, qPrintable(QString::number(read)));
    }

    // Everyday 20,000; PEGSHEET_FRAMES asks for more.
    void hostileFramesDoNoHarm()
    {
        const int frames = qEnvironmentVariableIntValue("PEGSHEET_FRAMES");
        tests::HostileFrames hostile(7);
        qint64 longest = 0;
        for (int frame = 0; frame < (frames > 0 ? frames : 20000); ++frame) {
            const QImage &picture = hostile.next();
            QElapsedTimer clock;
            clock.start();
            const QString text = readCode(Luminance{picture.constBits(), picture.width(), picture.height(), picture.bytesPerLine()},
                                          frame % 4 == 0 ? Effort::Long : Effort::Quick);
            longest = std::max(longest, clock.elapsed());
            QVERIFY2(text.isEmpty() || hostile.holds(text), qPrintable(text));
        }
        // Far from what the scanner takes for a reader that hangs.
        QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
    }
};

} // namespace tst_share_qrreader

PEGSHEET_TEST(tst_share_qrreader, QrReaderTest)
#include "tst_share_qrreader.moc"
