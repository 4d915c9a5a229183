// SPDX-License-Identifier: Apache-2.0
#include "app/share/framecopy.h"
#include "tests/app/share/frames.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_share_framecopy {

using namespace pegsheet;
using namespace pegsheet::app;
using Format = QVideoFrameFormat;

class FrameCopyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatOfPixelsIsRead_data()
    {
        QTest::addColumn<int>("format");
        for (const Format::PixelFormat format : tests::kPixelFormats)
            QTest::addRow("%s", qPrintable(Format::pixelFormatToString(format))) << int{format};
    }

    void everyFormatOfPixelsIsRead()
    {
        QFETCH(int, format);
        FrameCopy copy;
        // The second frame uses the memory of the first.
        for (const QString &text : {QStringLiteral("PEGSHEET:A-LONGER-TEXT-FOR-A-LARGER-CODE"), QStringLiteral("PEGSHEET:B")}) {
            QVERIFY(copy.take(tests::frameOf(tests::codeView(text), Format::PixelFormat(format))));
            QCOMPARE(readCode(copy.luminance(), Effort::Quick), text);
        }
    }

    void compressedPicturesAreRead()
    {
        const QString text = QStringLiteral("PEGSHEET:SQUEEZED");
        FrameCopy copy;
        QVERIFY(copy.take(tests::jpegFrame(tests::codeView(text))));
        QCOMPARE(readCode(copy.luminance(), Effort::Quick), text);
    }

    // What is to be done when it is shown is nothing to a reader.
    void aFrameMayBeToBeTurnedAndMirrored()
    {
        const QString text = QStringLiteral("PEGSHEET:TURNED");
        FrameCopy copy;
        for (const int degrees : {0, 90, 180, 270}) {
            for (const bool mirrored : {false, true}) {
                const QVideoFrame frame = tests::frameOf(tests::codeView(text), Format::Format_NV12);
                QVERIFY(copy.take(tests::shownTurned(frame, degrees, mirrored)));
                QCOMPARE(readCode(copy.luminance(), Effort::Quick), text);
            }
        }
    }

    void aMirroredWorldIsPutRight()
    {
        FrameCopy copy;
        for (const auto format : {Format::Format_NV12, Format::Format_YUYV, Format::Format_XRGB8888}) {
            for (int code = 0; code < 20; ++code) {
                const QString text = QStringLiteral("PEGSHEET:T%1").arg(code);
                QVERIFY(copy.take(tests::frameOf(tests::codeView(text).mirrored(true, false), format)));
                QCOMPARE(readCode(copy.seen(GreyView::Mirrored), Effort::Quick), text);
            }
        }
    }

    void whatIsNoFrameIsNotTaken()
    {
        FrameCopy copy;
        QVERIFY(!copy.take(QVideoFrame()));
        QVERIFY(copy.luminance().width == 0);
    }

    void aDamagedPictureIsNoCode()
    {
        FrameCopy copy;
        QVideoFrame frame = tests::jpegFrame(tests::codeView(QStringLiteral("PEGSHEET:X")));
        QVERIFY(frame.map(QVideoFrame::ReadWrite));
        std::fill_n(frame.bits(0), frame.mappedBytes(0), uchar{0x55});
        frame.unmap();
        QVERIFY(copy.take(frame));
        QCOMPARE(readCode(copy.luminance(), Effort::Quick), QString());
    }
};

} // namespace tst_share_framecopy

PEGSHEET_TEST(tst_share_framecopy, FrameCopyTest)
#include "tst_share_framecopy.moc"
