// SPDX-License-Identifier: Apache-2.0
// How codes are read before the simulated camera, and how long a frame takes from the sink to the text.
//
//     bench_scan [SEED]
#include "app/share/scanner.h"
#include "tests/app/share/fakeclock.h"
#include "tests/app/share/frames.h"
#include "tests/app/share/simulatedcamera.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QVideoSink>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>

using namespace pegsheet;

namespace {

constexpr int kFramesACode = 3;

struct Score
{
    int codes = 0;
    int first = 0; ///< read in the first frame
    int any = 0;   ///< read in one of three
};

QString readQuickly(const QImage &frame)
{
    return app::readCode(app::Luminance{frame.constBits(), frame.width(), frame.height(), frame.bytesPerLine()},
                         app::Effort::Quick);
}

void shoot(int version, double pixelsAModule, Random &random, Score &score)
{
    const std::string text = tests::fullText(version, random);
    const auto code = app::qrCode(text);
    tests::Shot shot;
    const double largest = tests::largestPixels(*code, shot);
    // Nothing given: anything from five pixels up to what the frame holds.
    shot.pixelsAModule = pixelsAModule > 0 ? pixelsAModule
                                           : 5 + static_cast<double>(random.next() % 1000) / 1000 * std::max(0.0, largest - 5);
    bool any = false;
    for (int frame = 0; frame < kFramesACode; ++frame) {
        const QString read = readQuickly(tests::photograph(*code, shot, random));
        const bool good = read == QString::fromStdString(text);
        if (!good && !read.isEmpty())
            qFatal("a wrong text was read");
        score.first += frame == 0 && good ? 1 : 0;
        any = any || good;
    }
    ++score.codes;
    score.any += any ? 1 : 0;
}

void print(const char *name, const Score &score)
{
    std::printf("%s one %8.3f %%\n%s three %8.3f %%\n%s codes %d\n", name, 100.0 * score.first / score.codes, name,
                100.0 * score.any / score.codes, name, score.codes);
}

double part(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(share * static_cast<double>(values.size() - 1)));
}

double mean(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// Frames of 1280x720 as a phone's camera gives them, one after the other: codes that are read, or that are too far away for it.
void timeFrames(const char *name, double pixelsAModule, Random &random)
{
    constexpr int kFrames = 200;
    tests::FakeClock time;
    QVideoSink sink;
    app::Scanner scanner([](const app::Luminance &picture) { return app::readCode(picture, app::Effort::Quick); }, time.clock());
    scanner.setVideoSink(&sink);
    scanner.setActive(true);
    QEventLoop loop;
    QObject::connect(&scanner, &app::Scanner::looked, &loop, &QEventLoop::quit);
    std::vector<double> whole;
    std::vector<double> held;
    for (int frame = 0; frame < kFrames; ++frame) {
        tests::Shot shot;
        shot.pixelsAModule = pixelsAModule;
        const QVideoFrame video = tests::frameOf(tests::photograph(*app::qrCode(tests::fullText(7, random)), shot, random),
                                                 QVideoFrameFormat::Format_NV12);
        time.pass(100);
        QElapsedTimer clock;
        clock.start();
        sink.setVideoFrame(video);
        held.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        loop.exec();
        whole.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::printf("%s frame median %8.3f ms\n%s frame mean %8.3f ms\n%s held median %8.3f ms\n%s held worst %8.3f ms\n", name,
                part(whole, 0.5), name, mean(whole), name, part(held, 0.5), name, part(held, 1));
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    Random random(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
    timeFrames("near", 5.5, random);
    timeFrames("far", 1.5, random);
    Score all;
    for (int code = 0; code < 390; ++code)
        shoot(3 + code % 13, 0, random, all);
    print("all", all);
    Score phone;
    for (int code = 0; code < 100; ++code)
        shoot(3 + code % 5, 6, random, phone);
    print("six", phone);
    Score larger;
    for (int code = 0; code < 96; ++code)
        shoot(3 + code % 8, 5, random, larger);
    print("five", larger);
    return 0;
}
