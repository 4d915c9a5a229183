// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

namespace pegsheet::bench {

void codes(const QString &program)
{
    const QString printed = output(program, {});
    const auto limited = [&](const char *what, const char *label, const char *unit, const char *yardstick, double limit) {
        const double measured = numberAfter(printed, label);
        row(QString::fromLatin1(what), QStringLiteral("%1 %2").arg(measured).arg(QLatin1String(unit)),
            QString::fromLatin1(yardstick), QStringLiteral("%1 %2").arg(limit).arg(QLatin1String(unit)),
            measured > 0 && measured <= limit);
    };
    limited("moves in a code beyond their information", "overhead", "bits", "10,000 matches, the worst", 16);
    limited("header, four names of eight letters", "header", "bytes", "a code without moves", 50);
    limited("match of four in a code, median", "whole-median", "characters", "221 fit version 8-M", 221);
    limited("match of four in a code, 99th percentile", "whole-p99", "characters", "311 fit version 10-M", 311);
    limited("one turn in a code, 99th percentile", "turn-p99", "characters", "61 fit version 3-M", 61);
    limited("a match of 300 moves into a code", "encode", "ms", "", 1);
    limited("and out of it, replayed", "decode", "ms", "", 1);
}

} // namespace pegsheet::bench
