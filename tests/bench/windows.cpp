// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include <QFile>
#include <array>

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
        QStringLiteral("empty window %1 ms").arg(number(median(empty.milliseconds))), QStringLiteral("%1 times").arg(timeLimit),
        time <= timeLimit);
    row(what + QStringLiteral(", memory"), QStringLiteral("%1 MB, %2 times").arg(number(median(ours.megabytes)), number(memory, 2)),
        QStringLiteral("empty window %1 MB").arg(number(median(empty.megabytes))), QStringLiteral("%1 times").arg(memoryLimit),
        memory <= memoryLimit);
}

} // namespace

// The programs take turns, so that a machine that slows down slows all of them.
void windows(const QString &app, const QString &empty, const QString &database, qint64 match)
{
    // Where a match was open the program comes back to it: the start page is seen on a copy in which none ever was.
    const QString closed = database + QStringLiteral(".closed");
    if (!QFile::copy(database, closed))
        qFatal("the database of the benchmark cannot be copied");
    const auto opened = [&](const QString &size, bool turn) {
        QStringList arguments{QStringLiteral("--size"), size, QStringLiteral("--db"), turn ? database : closed,
                              QStringLiteral("--quit-when-ready")};
        return turn ? QStringList{QStringLiteral("--open"), QString::number(match)} + arguments : arguments;
    };
    const QString phone = QStringLiteral("360x640");
    const QString desktop = QStringLiteral("1920x1080");
    Series nothing;
    Series start;
    Series turn;
    Series nothingWide;
    Series sheets;
    for (int run = -1; run < kRuns; ++run) {
        const std::array<Run, 5> runs{timed(empty, {phone}), timed(app, opened(phone, false)), timed(app, opened(phone, true)),
                                      timed(empty, {desktop}), timed(app, opened(desktop, true))};
        if (run < 0)
            continue; // warms the caches
        nothing.add(runs[0]);
        start.add(runs[1]);
        turn.add(runs[2]);
        nothingWide.add(runs[3]);
        sheets.add(runs[4]);
    }
    compare(QStringLiteral("start page ready for a touch"), start, nothing, 1.5, 1.5);
    compare(QStringLiteral("resumed turn of four, 360x640, ready"), turn, nothing, 2, 2);
    compare(QStringLiteral("four sheets at 1920x1080, ready"), sheets, nothingWide, 4, 2);
}

void resumed(const QString &app, const QString &empty, const ResumedTurn &kept)
{
    const auto opened = [&](const QString &size) {
        return QStringList{QStringLiteral("--open"),
                           QString::number(kept.match),
                           QStringLiteral("--size"),
                           size,
                           QStringLiteral("--db"),
                           kept.database,
                           QStringLiteral("--quit-when-ready")};
    };
    const QString phone = QStringLiteral("360x640");
    const QString desktop = QStringLiteral("1920x1080");
    Series nothing;
    Series turn;
    Series nothingWide;
    Series columns;
    for (int run = -1; run < kRuns; ++run) {
        const std::array<Run, 4> runs{timed(empty, {phone}), timed(app, opened(phone)), timed(empty, {desktop}),
                                      timed(app, opened(desktop))};
        if (run < 0)
            continue; // warms the caches
        nothing.add(runs[0]);
        turn.add(runs[1]);
        nothingWide.add(runs[2]);
        columns.add(runs[3]);
    }
    compare(kept.onPhone, turn, nothing, 2, 2);
    compare(kept.inColumns, columns, nothingWide, 4, 2.5);
}

} // namespace pegsheet::bench
