// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

namespace pegsheet::bench {

namespace {

constexpr int kRuns = 15;

struct Series
{
    std::vector<double> milliseconds;
    std::vector<double> megabytes;

    void add(const Run &run)
    {
        milliseconds.push_back(run.milliseconds);
        megabytes.push_back(run.megabytes);
    }
};

void compare(const QString &what, const Series &ours, const Series &empty, double timeLimit, double memoryLimit)
{
    const double time = median(ours.milliseconds) / median(empty.milliseconds);
    const double memory = median(ours.megabytes) / median(empty.megabytes);
    const auto number = [](double value, int digits = 0) { return QString::number(value, 'f', digits); };
    row(what, QStringLiteral("%1 ms, %2 times").arg(number(median(ours.milliseconds)), number(time, 2)),
        QStringLiteral("empty window %1 ms").arg(number(median(empty.milliseconds))),
        QStringLiteral("%1 times").arg(timeLimit), time <= timeLimit);
    row(what + QStringLiteral(", memory"),
        QStringLiteral("%1 MB, %2 times").arg(number(median(ours.megabytes)), number(memory, 2)),
        QStringLiteral("empty window %1 MB").arg(number(median(empty.megabytes))),
        QStringLiteral("%1 times").arg(memoryLimit), memory <= memoryLimit);
}

} // namespace

// The programs take turns, so that a machine that slows down slows all of them.
void windows(const QString &app, const QString &empty, const QString &database, qint64 match)
{
    const QStringList size{QStringLiteral("--size"), QStringLiteral("360x640"), QStringLiteral("--db"), database,
                           QStringLiteral("--quit-when-ready")};
    const QStringList open = QStringList{QStringLiteral("--open"), QString::number(match)} + size;
    Series nothing;
    Series start;
    Series turn;
    for (int run = -1; run < kRuns; ++run) {
        const Run first = timed(empty, {});
        const Run second = timed(app, size);
        const Run third = timed(app, open);
        if (run < 0)
            continue; // warms the caches
        nothing.add(first);
        start.add(second);
        turn.add(third);
    }
    compare(QStringLiteral("start page ready for a touch"), start, nothing, 1.5, 1.5);
    compare(QStringLiteral("resumed turn of four, 360x640, ready"), turn, nothing, 2, 2);
}

} // namespace pegsheet::bench
