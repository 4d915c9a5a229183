// SPDX-License-Identifier: Apache-2.0
// The way of a frame from a sink to a text; a camera's frames come the same way.
#include "app/share/scanner.h"
#include "tests/app/share/fakeclock.h"
#include "tests/app/share/frames.h"
#include "tests/app/share/simulatedcamera.h"
#include "tests/registry.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QVideoSink>
#include <atomic>
#include <thread>

namespace tst_share_scanner {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const QString kOurs = u"PEGSHEET:1"_s;

QVideoFrame anyFrame()
{
    return tests::frameOf(tests::codeView(kOurs), QVideoFrameFormat::Format_NV12);
}

// A scanner whose reader says what it is told to, at a time that is told too.
struct Bench
{
    Bench()
    {
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
    }

    // Lets some time pass and shows a frame; waits until it was read.
    void show(const QString &text, int milliseconds = 100)
    {
        *says = text;
        time.pass(milliseconds);
        const qsizetype before = looked.size();
        sink.setVideoFrame(anyFrame());
        QTRY_COMPARE(looked.size(), before + 1);
    }

    tests::FakeClock time;
    std::shared_ptr<QString> says = std::make_shared<QString>();
    std::shared_ptr<std::atomic<int>> read = std::make_shared<std::atomic<int>>(0); ///< frames begun
    QVideoSink sink;
    Scanner scanner{[says = says, read = read](const Luminance &) {
                        ++*read;
                        return *says;
                    },
                    time.clock()};
    QSignalSpy looked{&scanner, &Scanner::looked};
    QSignalSpy found{&scanner, &Scanner::found};
    QSignalSpy foreign{&scanner, &Scanner::foreign};
};

} // namespace

class ScannerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesOfEveryFormatComeThroughTheSink_data()
    {
        QTest::addColumn<QVideoFrame>("frame");
        QTest::addColumn<QString>("text");
        for (const auto format : tests::kPixelFormats) {
            const QString text = u"PEGSHEET:"_s + QString::number(int{format});
            QTest::addRow("%s", qPrintable(QVideoFrameFormat::pixelFormatToString(format)))
                << tests::frameOf(tests::codeView(text), format) << text;
        }
        QTest::addRow("jpeg") << tests::jpegFrame(tests::codeView(u"PEGSHEET:JPEG"_s)) << u"PEGSHEET:JPEG"_s;
        const QVideoFrame upright = tests::frameOf(tests::codeView(u"PEGSHEET:T"_s), QVideoFrameFormat::Format_NV12);
        QTest::addRow("turned and mirrored") << tests::shownTurned(upright, 90, true) << u"PEGSHEET:T"_s;
    }

    void codesOfEveryFormatComeThroughTheSink()
    {
        QFETCH(QVideoFrame, frame);
        QFETCH(QString, text);
        QVideoSink sink;
        Scanner scanner;
        QSignalSpy found(&scanner, &Scanner::found);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        sink.setVideoFrame(frame);
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found.at(0).at(0).toString(), text);
    }

    void ofMovingPicturesEveryCodeIsToldOnce()
    {
        QVideoSink sink;
        Scanner scanner;
        QSignalSpy found(&scanner, &Scanner::found);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        for (int code = 0; code < 5; ++code) {
            const QString text = u"PEGSHEET:FILM"_s + QString::number(code);
            const auto next = [&] { sink.setVideoFrame(tests::frameOf(tests::codeView(text), QVideoFrameFormat::Format_YUV420P)); };
            // As a camera does: on and on.
            QTRY_VERIFY_WITH_TIMEOUT((next(), found.size() > code), 10000);
            QCOMPARE(found.at(code).at(0).toString(), text);
        }
        QCOMPARE(found.size(), 5);
    }

    void aCameraMayMirrorTheWorld()
    {
        QVideoSink sink;
        Scanner scanner;
        QSignalSpy found(&scanner, &Scanner::found);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        for (int code = 0; code < 5; ++code) {
            const QString text = u"PEGSHEET:T"_s + QString::number(code);
            const QImage view = tests::codeView(text).mirrored(true, false);
            QTRY_VERIFY_WITH_TIMEOUT(
                (sink.setVideoFrame(tests::frameOf(view, QVideoFrameFormat::Format_NV12)), found.size() > code), 10000);
            QCOMPARE(found.at(code).at(0).toString(), text);
        }
    }

    void aCodeMayBeLightOnDarkOrDimOnBright_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("paper");
        QTest::addColumn<int>("ground");
        QTest::addRow("light on dark") << 205 << 45 << 45;
        QTest::addRow("light on dark before grey") << 205 << 45 << 110;
        QTest::addRow("dim on bright") << 10 << 120 << 250;
        QTest::addRow("very dim on bright") << 10 << 60 << 250;
    }

    void aCodeMayBeLightOnDarkOrDimOnBright()
    {
        QFETCH(int, ink);
        QFETCH(int, paper);
        QFETCH(int, ground);
        tests::FakeClock time;
        QVideoSink sink;
        Scanner scanner([](const Luminance &picture) { return readCode(picture, Effort::Quick); }, time.clock());
        QSignalSpy found(&scanner, &Scanner::found);
        QSignalSpy looked(&scanner, &Scanner::looked);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        Random random(3);
        for (int code = 0; code < 5; ++code) {
            const std::string text = tests::fullText(3 + code, random);
            // Each view has its turn within a second.
            for (int frame = 0; frame < 2 * kFramesAllViews && found.size() == code; ++frame) {
                const tests::Shot shot{.pixelsAModule = 6, .ink = ink, .paper = paper, .ground = ground};
                time.pass(100);
                const qsizetype before = looked.size();
                sink.setVideoFrame(tests::frameOf(tests::photograph(*qrCode(text), shot, random), QVideoFrameFormat::Format_NV12));
                QTRY_COMPARE(looked.size(), before + 1);
            }
            QCOMPARE(found.size(), code + 1);
            QCOMPARE(found.at(code).at(0).toString(), QString::fromStdString(text));
        }
    }

    // What it costs to look once more is a fifth.
    void fewFramesAreLookedAtOnceMore()
    {
        Bench bench;
        for (int frame = 0; frame < 2 * kFramesAllViews; ++frame)
            bench.show({});
        QCOMPARE(bench.read->load(), 2 * (kFramesAllViews + kGreyViews));
        *bench.says = kOurs;
        for (int frame = 0; frame < kFramesAllViews; ++frame)
            bench.show(kOurs);
        QCOMPARE(bench.read->load(), 3 * kFramesAllViews + 2 * kGreyViews);
    }

    void aFrameMayComeFromAnyThread()
    {
        QVideoSink sink;
        Scanner scanner;
        QSignalSpy found(&scanner, &Scanner::found);
        std::atomic<QThread *> told = nullptr;
        connect(
            &scanner, &Scanner::found, this, [&told] { told = QThread::currentThread(); }, Qt::DirectConnection);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        std::thread([&sink] { sink.setVideoFrame(anyFrame()); }).join();
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(told.load(), QThread::currentThread());
    }

    void aCodeThatStaysIsToldOnce()
    {
        Bench bench;
        for (int frame = 0; frame < 50; ++frame)
            bench.show(kOurs);
        QCOMPARE(bench.found.size(), 1);
        bench.show(u"PEGSHEET:2"_s);
        QCOMPARE(bench.found.size(), 2);
        bench.show(kOurs);
        QCOMPARE(bench.found.size(), 3);
        QCOMPARE(bench.foreign.size(), 0);
    }

    void aCodeThatComesBackIsToldAgain()
    {
        Bench bench;
        bench.show(kOurs);
        bench.show({}, 1000);
        bench.show(kOurs, 1000);
        QCOMPARE(bench.found.size(), 1);
        bench.show({}, 1000);
        bench.show(kOurs, 3000);
        QCOMPARE(bench.found.size(), 2);
    }

    void aCodeIsToldAgainWhenItIsAskedFor()
    {
        Bench bench;
        bench.show(kOurs);
        bench.show(kOurs);
        bench.scanner.again();
        bench.show(kOurs);
        QCOMPARE(bench.found.size(), 2);
    }

    void otherCodesAreToldApart()
    {
        Bench bench;
        bench.show(u"https://example.org"_s);
        bench.show(u"https://example.org"_s);
        QCOMPARE(bench.foreign.size(), 1);
        QCOMPARE(bench.foreign.at(0).at(0).toString(), u"https://example.org"_s);
        QCOMPARE(bench.found.size(), 0);
        bench.show(u"pegsheet:small"_s);
        QCOMPARE(bench.found.size(), 1);
    }

    void nothingIsToldWhileItRests()
    {
        Bench bench;
        bench.scanner.setActive(false);
        bench.time.pass(1000);
        *bench.says = kOurs;
        bench.sink.setVideoFrame(anyFrame());
        bench.scanner.setActive(true);
        bench.show({});
        QCOMPARE(bench.found.size(), 0);
        QCOMPARE(bench.read->load(), 1);
    }

    void framesOfAnotherSinkAreNotRead()
    {
        Bench bench;
        QVideoSink other;
        bench.scanner.setVideoSink(&other);
        bench.time.pass(1000);
        bench.sink.setVideoFrame(anyFrame());
        other.setVideoFrame(anyFrame());
        QTRY_COMPARE(bench.looked.size(), 1);
        QCOMPARE(bench.read->load(), 1);
        bench.scanner.setVideoSink(nullptr);
        bench.time.pass(1000);
        other.setVideoFrame(anyFrame());
        bench.scanner.setVideoSink(&bench.sink);
        bench.show({});
        QCOMPARE(bench.read->load(), 2);
    }

    void noMoreThanFifteenFramesASecondAreRead()
    {
        Bench bench;
        *bench.says = kOurs;
        for (int frame = 0; frame < 100; ++frame) {
            bench.time.pass(10);
            bench.sink.setVideoFrame(anyFrame());
            // 66 ms lie between those that are taken; only then is there something to wait for.
            QTRY_COMPARE(bench.looked.size(), 1 + frame / 7);
        }
        QCOMPARE(bench.read->load(), 15);
    }

    void framesAreDroppedWhileOneIsRead()
    {
        tests::FakeClock time;
        const auto gate = std::make_shared<QSemaphore>();
        const auto read = std::make_shared<std::atomic<int>>(0);
        QVideoSink sink;
        Scanner scanner(
            [=](const Luminance &) {
                ++*read;
                gate->acquire();
                return kOurs;
            },
            time.clock());
        QSignalSpy found(&scanner, &Scanner::found);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        for (int frame = 0; frame < 10; ++frame) {
            time.pass(100);
            sink.setVideoFrame(anyFrame());
        }
        gate->release();
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(read->load(), 1);
    }

    void aReaderThatHangsIsReplaced()
    {
        tests::FakeClock time;
        const auto begun = std::make_shared<QSemaphore>();
        const auto gate = std::make_shared<QSemaphore>();
        const auto left = std::make_shared<QSemaphore>();
        const auto first = std::make_shared<std::atomic<bool>>(true);
        QVideoSink sink;
        Scanner scanner(
            [=](const Luminance &picture) {
                if (!first->exchange(false))
                    return readCode(picture, Effort::Quick);
                begun->release();
                gate->acquire();
                // Its picture is still its own.
                const QString text = readCode(picture, Effort::Quick);
                left->release(text == u"PEGSHEET:HANGS"_s ? 1 : 2);
                return text;
            },
            time.clock());
        QSignalSpy found(&scanner, &Scanner::found);
        scanner.setVideoSink(&sink);
        scanner.setActive(true);
        time.pass(100);
        sink.setVideoFrame(tests::frameOf(tests::codeView(u"PEGSHEET:HANGS"_s), QVideoFrameFormat::Format_NV12));
        // Before it is given up: else the second thread might be the one that hangs.
        QVERIFY(begun->tryAcquire(1, 10000));
        time.pass(2000);
        sink.setVideoFrame(anyFrame());
        time.pass(1);
        sink.setVideoFrame(anyFrame());
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found.at(0).at(0).toString(), kOurs);
        gate->release();
        QTRY_COMPARE(left->available(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(found.size(), 1);
    }

    void itMayGoWhileAFrameIsRead()
    {
        QVideoSink sink;
        const auto begun = std::make_shared<QSemaphore>();
        auto scanner = std::make_unique<Scanner>(
            [=](const Luminance &) {
                begun->release();
                return kOurs;
            },
            HelperThread::steadyClock());
        scanner->setVideoSink(&sink);
        scanner->setActive(true);
        sink.setVideoFrame(anyFrame());
        QVERIFY(begun->tryAcquire(1, 10000));
        scanner.reset();
        sink.setVideoFrame(anyFrame());
        QVERIFY(!begun->tryAcquire());
    }
};

} // namespace tst_share_scanner

PEGSHEET_TEST(tst_share_scanner, ScannerTest)
#include "tst_share_scanner.moc"
