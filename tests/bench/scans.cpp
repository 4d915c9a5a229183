// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

namespace pegsheet::bench {

void scans(const QString &program)
{
    const QString printed = output(program, {});
    const auto reads = [&](const QString &what, const QByteArray &name) {
        const QString codes = QStringLiteral("%1 codes").arg(numberAfter(printed, name + " codes"));
        const double one = numberAfter(printed, name + " one");
        const double three = numberAfter(printed, name + " three");
        row(what + QStringLiteral(", in one frame"), QStringLiteral("%1 %").arg(one), codes, QStringLiteral("99 %"), one >= 99);
        row(what + QStringLiteral(", in three"), QStringLiteral("%1 %").arg(three), codes, QStringLiteral("99.9 %"), three >= 99.9);
    };
    reads(QStringLiteral("reads, 5 px a module on, versions 3-15"), "all");
    reads(QStringLiteral("reads, 6 px a module, versions 3-7"), "six");
    reads(QStringLiteral("reads, 5 px a module, versions 3-10"), "five");
    const auto limited = [&](const QString &what, const char *label, const QString &beside, double limit) {
        const double measured = numberAfter(printed, label);
        row(what, QStringLiteral("%1 ms").arg(measured), beside, QStringLiteral("%1 ms").arg(limit),
            measured > 0 && measured <= limit);
    };
    limited(QStringLiteral("720p frame from sink to text, median"), "near frame median", {}, 20);
    limited(QStringLiteral("and of a code too far away, mean"), "far frame mean", {}, 20);
    // The worst is what else the machine was doing.
    limited(QStringLiteral("GUI thread held by a frame, median"), "near held median",
            QStringLiteral("the worst of 200: %1 ms").arg(numberAfter(printed, "near held worst")), 4);
}

} // namespace pegsheet::bench
