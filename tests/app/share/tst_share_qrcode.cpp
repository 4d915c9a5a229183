// SPDX-License-Identifier: Apache-2.0
#include "app/share/qrcode.h"
#include "app/share/qrreader.h"
#include "tests/registry.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_share_qrcode {

using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

std::string ofLength(std::size_t length)
{
    std::string text = "PEGSHEET:";
    for (std::size_t at = text.size(); at < length; ++at)
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:"[at * 7919 % 44];
    return text.substr(0, length);
}

// A finder pattern's dark and light rings around its middle.
bool isFinder(const QrCode &code, int middleX, int middleY)
{
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            if (code.dark(middleX + x, middleY + y) != (std::max(std::abs(x), std::abs(y)) != 2))
                return false;
        }
    }
    return true;
}

} // namespace

class QrCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Most characters of the alphanumeric mode at error correction M, by ISO/IEC 18004.
    void theSmallestVersionThatHoldsItIsTaken_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("version");
        const std::pair<int, int> capacities[] = {{20, 1},   {38, 2},   {61, 3},    {90, 4},    {122, 5},  {154, 6},  {178, 7},
                                                  {221, 8},  {262, 9},  {311, 10},  {366, 11},  {419, 12}, {483, 13}, {528, 14},
                                                  {600, 15}, {970, 20}, {1451, 25}, {1994, 30}, {3391, 40}};
        for (const auto &[most, version] : capacities)
            QTest::addRow("version %d", version) << most << version;
    }

    void theSmallestVersionThatHoldsItIsTaken()
    {
        QFETCH(int, most);
        QFETCH(int, version);
        const std::string text = ofLength(static_cast<std::size_t>(most));
        const auto full = qrCode(text);
        QVERIFY(full.has_value());
        QCOMPARE(full->version(), version);
        QCOMPARE(full->modules(), 17 + 4 * version);
        QVERIFY(isFinder(*full, 3, 3));
        QVERIFY(isFinder(*full, full->modules() - 4, 3));
        QVERIFY(isFinder(*full, 3, full->modules() - 4));
        QCOMPARE(readCode(codeImage(*full, 3)), QString::fromStdString(text));

        const auto more = qrCode(ofLength(static_cast<std::size_t>(most) + 1));
        QCOMPARE(more.has_value(), version < 40);
        QVERIFY(!more || more->version() > version);
    }

    void whatFitsNoCodeGivesNone()
    {
        QVERIFY(!qrCode(""));
        QVERIFY(!qrCode("Würfel"));
        QVERIFY(!qrCode(ofLength(4297)));
        QVERIFY(!qrCode(std::string(100000, 'a')));
    }

    void smallLettersAndControlCharactersComeBack()
    {
        const std::string text = "pegsheet:abc\n\x01~";
        const auto code = qrCode(text);
        QVERIFY(code.has_value());
        QCOMPARE(readCode(codeImage(*code, 4)), QString::fromStdString(text));
    }

    void nothingIsDarkOutside()
    {
        const auto code = qrCode("PEGSHEET:1");
        QVERIFY(code->dark(0, 0));
        QVERIFY(!code->dark(-1, 0));
        QVERIFY(!code->dark(0, -1));
        QVERIFY(!code->dark(code->modules(), 0));
        QVERIFY(!code->dark(0, code->modules()));
    }

    void thePictureHasWholePixelsAndWhiteAround()
    {
        const auto code = qrCode(ofLength(100));
        for (const int pixels : {1, 2, 5}) {
            const QImage image = codeImage(*code, pixels);
            QCOMPARE(image.format(), QImage::Format_Mono);
            QCOMPARE(image.width(), (code->modules() + 8) * pixels);
            QCOMPARE(image.height(), image.width());
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const bool dark = code->dark(x / pixels - 4, y / pixels - 4);
                    QCOMPARE(image.pixel(x, y), dark ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
                }
            }
        }
    }

    void thePngIsThePicture()
    {
        const auto code = qrCode(ofLength(100));
        const QByteArray png = codePng(*code, 4);
        QVERIFY(png.startsWith("\x89PNG"));
        QCOMPARE(QImage::fromData(png, "PNG").convertToFormat(QImage::Format_RGB32),
                 codeImage(*code, 4).convertToFormat(QImage::Format_RGB32));
    }

    void theDrawingHasTheSameModules()
    {
        const auto code = qrCode(ofLength(100));
        const QImage drawn = drawnFrom(codeSvg(*code));
        QCOMPARE(drawn, codeImage(*code, 1).convertToFormat(QImage::Format_RGB32));
    }

private:
    // The paths of the drawing, read by their letters, as black or white rectangles.
    static QImage drawnFrom(const QByteArray &svg)
    {
        QXmlStreamReader xml(svg);
        QImage image;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == u"svg") {
                const QStringList box = xml.attributes().value("viewBox"_L1).toString().split(u' ');
                image = QImage(box.at(2).toInt(), box.at(3).toInt(), QImage::Format_RGB32);
                image.fill(Qt::red);
            }
            if (!xml.isStartElement() || xml.name() != u"path")
                continue;
            const QColor ink = xml.attributes().hasAttribute("fill"_L1) ? Qt::white : Qt::black;
            static const QRegularExpression kPiece(u"M(\\d+) (\\d+)h(\\d+)v(\\d+)(?:h-\\d+z|H0z)"_s);
            QString path = xml.attributes().value("d"_L1).toString();
            for (auto pieces = kPiece.globalMatch(path); pieces.hasNext();) {
                const auto piece = pieces.next();
                const auto number = [&](int at) { return piece.captured(at).toInt(); };
                QPainter(&image).fillRect(number(1), number(2), number(3), number(4), ink);
            }
            if (!path.remove(kPiece).isEmpty())
                return {};
        }
        return xml.hasError() ? QImage() : image;
    }
};

} // namespace tst_share_qrcode

PEGSHEET_TEST(tst_share_qrcode, QrCodeTest)
#include "tst_share_qrcode.moc"
