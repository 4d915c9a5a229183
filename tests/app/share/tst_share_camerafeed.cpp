// SPDX-License-Identifier: Apache-2.0
#include "app/platform/camerapermission.h"
#include "app/share/camerafeed.h"
#include "tests/registry.h"

#include <QSignalSpy>
#include <QTest>
#include <QVideoSink>

namespace tst_share_camerafeed {

using namespace pegsheet::app;

class CameraFeedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallestPictureThatIsGoodEnoughIsTaken()
    {
        const FrameFormat vga{{640, 480}, 30};
        const FrameFormat hd{{1280, 720}, 30};
        const FrameFormat slowHd{{1280, 720}, 10};
        const FrameFormat fullHd{{1920, 1080}, 30};
        const FrameFormat slowFullHd{{1920, 1080}, 5};
        QCOMPARE(bestFormat({}), -1);
        QCOMPARE(bestFormat({vga, fullHd, hd, slowHd}), 2);
        QCOMPARE(bestFormat({slowHd, fullHd, vga}), 1);
        QCOMPARE(bestFormat({slowFullHd, vga, slowHd}), 1);
        QCOMPARE(bestFormat({slowHd, slowFullHd}), 1);
        QCOMPARE(bestFormat({vga}), 0);
    }

    // The system's answer is heard also where it comes at once.
    void thePermissionIsAnswered()
    {
        int answers = 0;
        askForCamera(this, [&answers](bool) { ++answers; });
        QTRY_COMPARE(answers, 1);
    }

    // Where the tests run there is mostly no camera. Where there is one, it must not be said to be missing.
    void itSaysWhetherThereIsACamera()
    {
        CameraFeed feed;
        QVideoSink sink;
        QSignalSpy problems(&feed, &CameraFeed::problemChanged);
        feed.setVideoSink(&sink);
        QCOMPARE(feed.problem(), CameraFeed::NoProblem);
        QCOMPARE(feed.camera(), -1);
        feed.setActive(true);
        QTRY_VERIFY(feed.problem() == CameraFeed::NoCamera || !feed.cameras().isEmpty());
        QCOMPARE(feed.problem() == CameraFeed::NoCamera, feed.cameras().isEmpty());
        QCOMPARE(feed.camera() < 0, feed.cameras().isEmpty());
        QVERIFY(!feed.torch());
        feed.setTorch(true);
        QCOMPARE(feed.torch(), feed.hasTorch());
        feed.setCamera(99);
        QVERIFY(feed.camera() < feed.cameras().size());
        feed.setActive(false);
        QCOMPARE(feed.problem(), CameraFeed::NoProblem);
        QVERIFY(!feed.torch());
    }
};

} // namespace tst_share_camerafeed

PEGSHEET_WINDOW_TEST(tst_share_camerafeed, CameraFeedTest)
#include "tst_share_camerafeed.moc"
