// SPDX-License-Identifier: Apache-2.0
// How long the frames take in which a finger drags the largest landmark across a city on a phone, 360x640, in a match of five:
// along a way that goes to each corner, again and again. Prints how many frames there were, their median, the worst of all, and the
// worst where each frame of the way counts as the median of its drags: once is what else the machine was doing.
//
//     bench_drags
#include "app/tapestry/tapestrymatch.h"
#include "tests/bench/cities.h"
#include "tests/bench/frames.h"
#include "tests/bench/windowseries.h"

#include <QTemporaryDir>
#include <QTest>
#include <array>

using namespace pegsheet;
using namespace Qt::StringLiterals;
using app::TapestryMatch;

namespace {

constexpr int kFramesBefore = 6;
constexpr int kDrags = 8;
constexpr int kFingerMoves = 24;
// Where the finger goes, as parts of the city.
constexpr std::array kWay{QPointF(0.5, 0.5), QPointF(0.1, 0.1), QPointF(0.9, 0.1), QPointF(0.1, 0.9), QPointF(0.9, 0.9)};

// The frames of a drag, in milliseconds. One that moves nothing would be fast.
std::vector<double> drag(tests::Table &table, bench::Screen &screen, QPointingDevice *finger)
{
    std::vector<double> frames;
    auto *match = qobject_cast<TapestryMatch *>(table.application().match());
    QQuickItem *city = table.find(u"city"_s + match->placing().value(u"seat"_s).toString());
    if (city == nullptr)
        qFatal("the city is not shown");
    table.reveal(city);
    screen.wait(kFramesBefore);
    const auto at = [&](QPointF part) { return city->mapToScene({part.x() * city->width(), part.y() * city->height()}).toPoint(); };
    const int drawnBefore = screen.drawn();
    frames.push_back(screen.frame([&] { QTest::touchEvent(table.window(), finger).press(0, at(kWay[0])); }));
    for (std::size_t leg = 1; leg < kWay.size(); ++leg) {
        for (int move = 1; move <= kFingerMoves; ++move) {
            const QPointF part = kWay[leg - 1] + (kWay[leg] - kWay[leg - 1]) * move / kFingerMoves;
            frames.push_back(screen.frame([&] { QTest::touchEvent(table.window(), finger).move(0, at(part)); }));
        }
    }
    if (city->property("moved").toInt() < 0 || screen.drawn() == drawnBefore)
        qFatal("a landmark did not go along with the finger");
    frames.push_back(screen.frame([&] { QTest::touchEvent(table.window(), finger).release(0, at(kWay.back())); }));
    return frames;
}

std::vector<std::vector<double>> drags(bench::FrameByFrame &time, QPointingDevice *finger)
{
    std::vector<std::vector<double>> all;
    const QTemporaryDir folder;
    tests::Table::Options options;
    options.database = folder.filePath(u"match.db"_s);
    options.open = bench::keepCities(options.database);
    tests::Table table(options);
    bench::Screen screen(table.window(), time);
    table.settle();
    for (int passed = 0; passed < kDrags; ++passed)
        all.push_back(drag(table, screen, finger));
    bench::refuseWarnings(table);
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    // A frame is drawn as soon as one is wanted; the steps here part them.
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    const QGuiApplication application(argc, argv);
    setApplicationFont();
    bench::FrameByFrame time;
    time.install();
    QPointingDevice *finger = QTest::createTouchDevice();
    const std::vector<std::vector<double>> all = drags(time, finger);
    std::vector<double> frames;
    std::vector<double> often;
    for (std::size_t at = 0; at < all.front().size(); ++at) {
        std::vector<double> same;
        for (const std::vector<double> &one : all)
            same.push_back(one.at(at));
        often.push_back(bench::part(same, 0.5));
        frames.insert(frames.end(), same.begin(), same.end());
    }
    std::printf("frames %zu\nmedian %8.3f ms\nonce   %8.3f ms\nworst  %8.3f ms\n", frames.size(), bench::part(frames, 0.5),
                bench::part(frames, 1), bench::part(often, 1));
    return 0;
}
