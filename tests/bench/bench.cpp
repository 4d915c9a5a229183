// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTextStream>

namespace pegsheet::bench {

namespace {

// Two blanks at least before the next column, even behind what is too long.
QString column(const QString &text, int width)
{
    return text.leftJustified(width - 2) + QStringLiteral("  ");
}

} // namespace

void row(const QString &what, const QString &measured, const QString &yardstick, const QString &target, bool reached)
{
    QTextStream(stdout) << (reached ? "  " : "! ") << column(what, 46) << column(measured, 30) << column(yardstick, 40) << target
                        << Qt::endl;
}

} // namespace pegsheet::bench

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList programs = QCoreApplication::arguments().mid(1);
    QTextStream out(stdout);
    if (programs.size() != 11) {
        out << "usage: pegsheet_bench <pegsheet-cli> <pegsheet> <empty window> <bench_commit> <bench_moves>"
            << " <bench_swipes> <bench_share> <bench_scan> <bench_many> <bench_touches> <bench_drags>" << Qt::endl;
        return 2;
    }
    using namespace pegsheet::bench;
    const QTemporaryDir folder;
    const QString database = folder.filePath(QStringLiteral("turn.db"));
    out << "  figure" << QString(40, u' ') << "measured" << QString(22, u' ') << "yardstick" << QString(31, u' ') << "at least"
        << Qt::endl;
    simulation(programs[0]);
    fastPlayer();
    reviews();
    commits(programs[3]);
    windows(programs[1], programs[2], database, makeTurn(database));
    longMatch();
    empiresEnd(programs[0]);
    tapestry(programs[0], programs[1], programs[2]);
    moves(programs[4]);
    touches(programs[9]);
    drags(programs[10]);
    swipes(programs[5]);
    codes(programs[6]);
    scans(programs[7]);
    manyMatches(programs[8]);
    return 0;
}
