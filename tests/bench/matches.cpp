// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include "app/bronze/bronzematch.h"
#include "app/session.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <chrono>

namespace pegsheet::bench {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

Setup fourPlayers()
{
    return {{"Ada", "Ben", "Cleo", "Dov"}, {}, {}, "play"};
}

std::filesystem::path pathOf(const QString &file)
{
    return {file.toStdU16String()};
}

// A match that goes on and on: rolls, keeps, ends its turns, and buys nothing.
std::vector<StoredNode> longLog(int moves)
{
    MaybeRefusal refusal;
    const auto match = MatchOf<bronze::Bronze>::start(fourPlayers(), refusal);
    Random random(1);
    while (match->length() < moves) {
        const auto listed = bronze::ListedMoves(match->current());
        bronze::Move move = listed.at(random.below(listed.size()));
        if (std::holds_alternative<bronze::Buy>(move) || std::holds_alternative<bronze::Build>(move))
            continue;
        if (match->play(move))
            continue;
    }
    std::vector<StoredNode> nodes;
    for (NodeId id = 1; id <= match->nodeCount(); ++id)
        nodes.push_back(match->node(id));
    return nodes;
}

} // namespace

void simulation(const QString &cli)
{
    constexpr int kMatches = 40000;
    const auto start = Clock::now();
    const QString printed = output(cli,
                                   {QStringLiteral("simulate"), QStringLiteral("bronze"), QStringLiteral("--players"),
                                    QStringLiteral("4"), QStringLiteral("--games"), QString::number(kMatches),
                                    QStringLiteral("--seed"), QStringLiteral("1")});
    const double seconds = millisecondsSince(start) / 1000.0;
    static const QRegularExpression kMoves(QStringLiteral("\"moves\":(\\d+)"));
    qint64 moves = 0;
    for (auto found = kMoves.globalMatch(printed); found.hasNext();)
        moves += found.next().captured(1).toLongLong();
    const double rate = static_cast<double>(moves) / seconds / 1e6;
    row(QStringLiteral("simulate, 4 players, whole process"), QStringLiteral("%1 million moves/s").arg(rate, 0, 'f', 1),
        QStringLiteral("peer 4,160 matches/s, here %1").arg(qRound(kMatches / seconds)), QStringLiteral("4 million moves/s"),
        rate >= 4);
}

qint64 makeTurn(const QString &database)
{
    storage::Library library(pathOf(database));
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("bronze"), fourPlayers(), &library, refusal);
    Random random(7);
    bronze::State state;
    if (bronze::start(fourPlayers(), state))
        return 0;
    for (int move = 0; move < 120 || state.step != bronze::Step::Building; ++move)
        if (session->play(MatchOf<bronze::Bronze>::moveValue(bronze::playRandomly(state, random))))
            return 0;
    return session->id().value;
}

void longMatch()
{
    constexpr int kMoves = 10000;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("long.db"));
    storage::Library library(pathOf(file));
    storage::StoredMatch stored;
    stored.entry.game = "bronze";
    stored.entry.setup = fourPlayers();
    stored.nodes = longLog(kMoves);
    stored.head = stored.tip = static_cast<NodeId>(stored.nodes.size());
    const storage::MatchId id = library.insert(stored);

    std::vector<double> opening;
    std::vector<double> undoing;
    for (int run = 0; run < 11; ++run) {
        MaybeRefusal refusal;
        auto start = Clock::now();
        app::BronzeMatch match(Session::open(library, id, refusal), false, nullptr);
        opening.push_back(millisecondsSince(start));
        start = Clock::now();
        match.undo();
        undoing.push_back(millisecondsSince(start));
        match.redo();
    }
    row(QStringLiteral("opening a match of 10,000 moves"), QStringLiteral("%1 ms").arg(median(opening), 0, 'f', 1), {},
        QStringLiteral("50 ms"), median(opening) <= 50);
    row(QStringLiteral("undo in it, committed"), QStringLiteral("%1 ms").arg(median(undoing), 0, 'f', 1),
        QStringLiteral("one frame: 16.7 ms"), QStringLiteral("16.7 ms"), median(undoing) <= 16.7);
}

} // namespace pegsheet::bench
