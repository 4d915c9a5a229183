// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include "app/bronze/bronzematch.h"
#include "app/session.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <chrono>
#include <memory>

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

// How many turns that player ends in a second, all seats played by it, in matches of two.
template <typename Play>
double turnsASecond(int matches, Play play)
{
    bronze::State begin;
    if (bronze::Bronze::start({{"Ada", "Ben"}, {}, {}, "play"}, begin))
        return 0;
    qint64 turns = 0;
    const auto start = Clock::now();
    for (int match = 0; match < matches; ++match) {
        bronze::State state = begin;
        Random random(static_cast<std::uint64_t>(match));
        while (!bronze::Bronze::over(state))
            turns += std::holds_alternative<bronze::EndTurn>(play(state, random)) ? 1 : 0;
    }
    return static_cast<double>(turns) * 1000 / millisecondsSince(start);
}

double meanAlone(bronze::FastPlayer &player, int matches)
{
    bronze::State begin;
    if (bronze::Bronze::start({{"Ada"}, {}, {}, "play"}, begin))
        return 0;
    double sum = 0;
    for (int match = 0; match < matches; ++match) {
        bronze::State state = begin;
        Random random(static_cast<std::uint64_t>(match));
        while (!bronze::Bronze::over(state))
            player.play(state, random);
        sum += bronze::totalOf(state, 0);
    }
    return sum / matches;
}

} // namespace

void fastPlayer()
{
    const auto player = std::make_unique<bronze::FastPlayer>();
    const auto fast = [&](auto &state, Random &random) { return player->play(state, random); };
    turnsASecond(500, fast);
    const double turns = turnsASecond(8000, fast);
    const double random = turnsASecond(8000, [](auto &state, Random &dice) { return bronze::playRandomly(state, dice); });
    row(QStringLiteral("the fast player of the Bronze Age, two players"), QStringLiteral("%1 turns/s").arg(qRound(turns)),
        QStringLiteral("the random player %1 turns/s").arg(qRound(random)), QStringLiteral("80000 turns/s"), turns >= 80000);
    const double alone = meanAlone(*player, 10000);
    row(QStringLiteral("alone, mean of 10,000 matches"), QStringLiteral("%1 points").arg(alone, 0, 'f', 2),
        QStringLiteral("fixed holds 14.3, random -1.4"), QStringLiteral("77 points"), alone >= 77);
}

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
