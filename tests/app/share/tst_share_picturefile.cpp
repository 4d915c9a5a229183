// SPDX-License-Identifier: Apache-2.0
#include "app/share/picturefile.h"
#include "app/share/picturelayout.h"
#include "app/share/qrcode.h"
#include "tests/app/share/hostilepictures.h"
#include "tests/registry.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_share_picturefile {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileOf(const QImage &picture, const char *format)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, format))
        qFatal("a format that cannot be written");
    return buffer.data();
}

QImage white(int side, QImage::Format format = QImage::Format_Grayscale8)
{
    QImage picture(side, side, format);
    picture.fill(Qt::white);
    return picture;
}

} // namespace

class PictureFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChunksOfAPngLieWithinIt_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("fit");
        const QByteArray good = codePng(*qrCode("PEGSHEET:1A2B"), 4);
        const QByteArray beginning = good.left(8);
        QTest::addRow("a code") << good << true;
        QTest::addRow("with something behind it") << good + "more" << true;
        QTest::addRow("no PNG") << QByteArray("GIF89a") << true;
        QTest::addRow("the beginning alone") << beginning << false;
        QTest::addRow("cut") << good.left(good.size() / 2) << false;
        QTest::addRow("not the IHDR first") << beginning + tests::pngChunk("tEXt", "a") + good.mid(8) << false;
        for (const char *type : {"tEXt", "zTXt", "iTXt", "iCCP", "IDAT", "PLTE", "none"})
            QTest::addRow("claiming %s", type) << tests::claimingPng(type) << false;
        QTest::addRow("claiming IHDR") << beginning + tests::pngChunk("IHDR", "abc", 0xFFFFFFFF) << false;
        // Behind the picture itself as well.
        QTest::addRow("claiming at the end") << good.left(good.size() - 12) + tests::pngChunk("tEXt", "abc", 0x6FFFFFFF) << false;
    }

    void theChunksOfAPngLieWithinIt()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, fit);
        QCOMPARE(chunksFit(bytes), fit);
        if (!fit)
            QVERIFY(readPicture(bytes).picture.isNull());
    }

    void whatAShortFileClaimsTakesNoMemory()
    {
        const qint64 before = tests::peakMemory();
        const QByteArray wide = QByteArray::fromHex("f82af82a"); // 11,000 times 11,000
        const QByteArray gif = "GIF89a" + wide + QByteArray("\0\0\0,\0\0\0\0", 8) + wide + QByteArray("\0\x08\1\0\0;", 6);
        for (const QByteArray &bytes : {tests::claimingPng("tEXt"), tests::claimingJpeg(11000, '\xC0'),
                                        tests::claimingJpeg(11000, '\xC2'), QByteArray("P5 11000 11000 255\n"), gif})
            QVERIFY(readPicture(bytes).picture.isNull());
        QTemporaryDir folder;
        QFile file(folder.filePath(u"code.png"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(tests::claimingPng("tEXt")) == 48);
        file.close();
        QVERIFY(!isCodePicture(file.fileName()));
        QVERIFY(tests::peakMemory() - before < qint64{100} << 20);
    }

    // Else some kilobytes of scans would keep a reader busy for minutes.
    void aJpegOfManyScansIsTooLarge()
    {
        const QByteArray noughts(400'000, '\0');
        QCOMPARE(readPicture(tests::claimingJpeg(11000, '\xC0') + noughts).fault, PictureFault::None);
        QCOMPARE(readPicture(tests::claimingJpeg(11000, '\xC0', 200) + noughts).fault, PictureFault::TooLarge);
        QCOMPARE(readPicture(tests::claimingJpeg(11000, '\xC2') + noughts).fault, PictureFault::TooLarge);
        QCOMPARE(passesOver(fileOf(white(100), "JPEG")), 1);
    }

    // The emptiest pictures that there are still have their bytes.
    void whatCompressesWellIsRead()
    {
        for (const char *format : {"PNG", "JPEG", "BMP", "PGM"})
            QCOMPARE(readPicture(fileOf(white(3000), format)).picture.size(), QSize(3000, 3000));
        QCOMPARE(readPicture(fileOf(white(3000, QImage::Format_Mono), "PNG")).picture.size(), QSize(3000, 3000));
    }

    void whatIsNotReadIsSaid()
    {
        for (const QByteArray &bytes :
             {QByteArray("RIFF\x1A\0\0\0WEBPVP8L", 16), QByteArray("MM\0*\0\0\0\x08", 8), QByteArray("%PDF-1.4"),
              QByteArray("\0\0\0\x1C"
                         "ftypavif",
                         12),
              QByteArray("\0\0\1\0\1\0", 6)}) {
            QVERIFY(isRareKind(bytes));
            QVERIFY(readPicture(bytes).picture.isNull());
        }
        QCOMPARE(readPicture("%PDF-1.4").fault, PictureFault::OtherKind);
        QCOMPARE(readPicture("/* XPM */\nstatic char *a[] = {\n").fault, PictureFault::OtherKind);
        QCOMPARE(readPicture("see you on Friday").fault, PictureFault::None);
        QVERIFY(!isRareKind(QByteArray("\0\0\0 ftypisom", 12)));
    }
};

} // namespace tst_share_picturefile

PEGSHEET_TEST(tst_share_picturefile, PictureFileTest)
#include "tst_share_picturefile.moc"
