// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"

#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

/// Moves of random matches in a window, beside the same moves without one.
namespace pegsheet::bench {

/// How long the work takes.
template <typename Work>
double milliseconds(Work &&work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The value below which that share of them lies; there must be some.
inline double part(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(share * static_cast<double>(values.size() - 1)));
}

/// Prints median, 99th percentile and worst, a line each.
inline void print(const char *name, const std::vector<double> &values)
{
    std::printf("%s median %8.3f ms\n%s p99    %8.3f ms\n%s worst  %8.3f ms\n", name, part(values, 0.5), name, part(values, 0.99),
                name, part(values, 1));
}

/// How long each took, in milliseconds.
struct Series
{
    std::vector<double> window;
    std::vector<double> bare;
};

/// Everything that a move put off is done: items that go, bindings, positioners.
inline void finishUpdates()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Ends the program where the window warned: a page that is not there would be fast.
inline void refuseWarnings(const tests::Table &table)
{
    if (!table.warnings().isEmpty())
        qFatal("%s", qPrintable(table.warnings().join(u'\n')));
}

/// Plays three matches, from the seed that is the program's argument on, and prints what they took; `what` was counted.
template <typename Play>
int printSeries(int argc, char **argv, const char *what, Play &&play)
{
    constexpr int kMatches = 3;
    const QGuiApplication application(argc, argv);
    setApplicationFont();
    Series series;
    const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
    for (std::uint64_t match = 0; match < kMatches; ++match)
        play(seed + match, series);
    print("bare", series.bare);
    print("window", series.window);
    std::printf("%s %zu\n", what, series.window.size());
    return 0;
}

} // namespace pegsheet::bench
