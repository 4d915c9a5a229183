// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <utility>

namespace pegsheet::bench {

namespace {

constexpr std::size_t kFiles = 5;

} // namespace

double numberAfter(const QString &text, const char *label)
{
    const QRegularExpression pattern(QString::fromLatin1(label) + QStringLiteral("\\s+([0-9.]+)"));
    return pattern.match(text).captured(1).toDouble();
}

void commits(const QString &program)
{
    const QTemporaryDir folder;
    // Where a file comes to lie on the disk makes a twentieth: of several the one in the middle.
    std::array<std::pair<double, QString>, kFiles> runs;
    for (std::size_t file = 0; file < kFiles; ++file) {
        const QString printed = output(program, {folder.filePath(QStringLiteral("commits%1.db").arg(file))});
        runs[file] = {numberAfter(printed, "ratio"), printed};
    }
    std::sort(runs.begin(), runs.end());
    const auto &[ratio, printed] = runs[kFiles / 2];
    row(QStringLiteral("a committed move, median"),
        QStringLiteral("%1 us, %2 times").arg(numberAfter(printed, "kept move")).arg(ratio, 0, 'f', 2),
        QStringLiteral("bare INSERT %1 us").arg(numberAfter(printed, "bare INSERT")), QStringLiteral("1.3 times"),
        ratio > 0 && ratio <= 1.3);
}

namespace {

void limited(const QString &printed, const char *what, const char *part, double limit)
{
    const double measured = numberAfter(printed, (std::string("window ") + part).c_str());
    row(QString::fromLatin1(what), QStringLiteral("%1 ms").arg(measured),
        QStringLiteral("the same moves without a window %1 ms").arg(numberAfter(printed, (std::string("bare ") + part).c_str())),
        QStringLiteral("%1 ms").arg(limit), measured > 0 && measured <= limit);
}

} // namespace

void moves(const QString &program)
{
    const QString printed = output(program, {});
    limited(printed, "one move, four sheets, median", "median", 2);
    limited(printed, "one move, four sheets, 99th percentile", "p99", 8);
}

void touches(const QString &program)
{
    constexpr double kFrame = 1000.0 / 60;
    limited(output(program, {}), "a step of Tapestry of five on a phone, 99th", "p99", kFrame);
}

void drags(const QString &program)
{
    const QString printed = output(program, {});
    const double worst = numberAfter(printed, "worst");
    row(QStringLiteral("a landmark dragged across a city, worst frame"), QStringLiteral("%1 ms").arg(worst, 0, 'f', 1),
        QStringLiteral("%1 frames, median %2 ms")
            .arg(numberAfter(printed, "frames"))
            .arg(numberAfter(printed, "median"), 0, 'f', 1),
        QStringLiteral("8 ms"), worst > 0 && worst <= 8);
}

void swipes(const QString &program)
{
    const QString printed = output(program, {});
    const auto number = [&](const char *label) { return QString::number(numberAfter(printed, label), 'f', 1); };
    const double smooth = numberAfter(printed, "smooth");
    row(QStringLiteral("swipes without a frame over 16 ms"),
        QStringLiteral("%1 %, median's longest %2 ms").arg(number("smooth"), number("median longest")),
        QStringLiteral("%1 swipes, longest frame %2 ms").arg(numberAfter(printed, "swipes")).arg(number("worst longest")),
        QStringLiteral("95 %"), smooth >= 95);
}

void manyMatches(const QString &program)
{
    const QString printed = output(program, {});
    const double slowest = numberAfter(printed, "slowest");
    row(QStringLiteral("slowest page of history and statistics"),
        QStringLiteral("%1 ms with 100,000 matches").arg(slowest, 0, 'f', 0),
        QStringLiteral("the same with 24 matches %1 ms").arg(numberAfter(printed, "beside"), 0, 'f', 0), QStringLiteral("100 ms"),
        slowest > 0 && slowest <= 100);
}

} // namespace pegsheet::bench
