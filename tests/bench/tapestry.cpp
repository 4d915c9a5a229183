// SPDX-License-Identifier: Apache-2.0
// Tapestry: random matches, how long their codes are, what the window works out of a table of five, and a turn of five that is
// resumed.
#include "tests/bench/bench.h"

#include "app/session.h"
#include "app/tapestry/tapestrymatch.h"
#include "model/catalog.h"
#include "model/core/exchange.h"
#include "model/core/uid.h"
#include "storage/json.h"
#include "storage/library.h"

#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

namespace pegsheet::bench {

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

Setup fourPlayers()
{
    return {{"Benedikt", "Gabriele", "Franzisk", "Margaret"}, "base", {}, "play"};
}

QString simulated(const QString &cli, int players, int matches, const QStringList &more = {})
{
    return output(cli,
                  QStringList{u"simulate"_s, u"tapestry"_s, u"--players"_s, QString::number(players), u"--games"_s,
                              QString::number(matches), u"--seed"_s, u"1"_s}
                      + more);
}

std::vector<Value> logsOf(const QString &cli, int players, int matches)
{
    std::vector<Value> logs;
    for (const QString &line : simulated(cli, players, matches, {u"--log"_s}).split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (!storage::readJson(line.toStdString(), read) && read.find("log") != nullptr)
            logs.push_back(*read.find("log"));
    }
    return logs;
}

void speed(const QString &cli)
{
    constexpr int kMatches = 10000;
    const auto start = Clock::now();
    const QString printed = simulated(cli, 4, kMatches);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    double moves = 0;
    for (const QString &line : printed.split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (!storage::readJson(line.toStdString(), read) && read.find("moves") != nullptr)
            moves += static_cast<double>(*read.find("moves")->integer());
    }
    const double rate = moves / seconds / 1e6;
    row(u"simulate Tapestry, 4 players, whole process"_s, u"%1 million moves/s"_s.arg(rate, 0, 'f', 2), {}, u"1 million moves/s"_s,
        rate >= 1);
}

// Of 120 turns of four, whatever they bring.
void length(const std::vector<Value> &logs)
{
    constexpr int kTurns = 120;
    constexpr int kRoom = 419; // alphanumeric characters of version 12-M
    std::vector<double> all;
    for (const Value &log : logs) {
        MaybeRefusal refusal;
        const auto match = findGame("tapestry")->start(canonicalSetup(*findGame("tapestry")->info, fourPlayers()), refusal);
        int turns = 0;
        for (const Value &move : *log.array()) {
            if (turns == kTurns || match->play(move))
                break;
            turns += match->endsTurnAt(match->length() - 1) ? 1 : 0;
        }
        all.push_back(static_cast<double>(shareText(*match, {uidFrom(1), 0}).size()));
    }
    const double middle = all.empty() ? 0 : median(all);
    row(u"match of Tapestry, 4 players, at most 120 turns, median"_s, u"%1 characters"_s.arg(middle),
        u"%1 fit version 12-M"_s.arg(kRoom), u"%1 characters"_s.arg(kRoom), middle > 0 && middle <= kRoom);
}

Setup fivePlayers()
{
    return {{"Benedikt", "Gabriele", "Franziska", "Margarete", "Konstantin"}, "base", {}, "play"};
}

// How long it takes the window to have all that it shows of five, in milliseconds.
void sums(const std::vector<Value> &logs)
{
    if (logs.empty())
        return;
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("tapestry"), fivePlayers(), nullptr, refusal);
    const Array &log = *logs.front().array();
    for (std::size_t at = 0; at < log.size() / 2; ++at)
        if (session->play(log[at]))
            return;
    app::TapestryMatch match(std::move(session));
    std::vector<double> times;
    qsizetype shown = 0;
    for (int run = 0; run < 101; ++run) {
        match.retranslate();
        const auto start = Clock::now();
        shown += match.sheets().size() + match.board().size() + match.queue().size() + match.answers().size();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    const double time = median(times);
    row(u"everything that the window shows of five"_s, u"%1 ms"_s.arg(time, 0, 'f', 2), {}, u"2 ms"_s, shown > 0 && time <= 2);
}

// A match of five in its middle, kept in that database; its number there.
qint64 keptMatch(const QString &database, const std::vector<Value> &logs)
{
    storage::Library library(database.toStdString());
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("tapestry"), fivePlayers(), &library, refusal);
    const Array &log = *logs.front().array();
    for (std::size_t at = 0; at < log.size() / 2; ++at)
        if (session->play(log[at]))
            qFatal("a move of the benchmark is refused");
    return session->id().value;
}

} // namespace

void tapestry(const QString &cli, const QString &app, const QString &empty)
{
    speed(cli);
    length(logsOf(cli, 4, 100));
    const std::vector<Value> logs = logsOf(cli, 5, 2);
    if (logs.empty())
        return row(u"Tapestry of five"_s, u"no match was simulated"_s, {}, {}, false);
    sums(logs);
    const QTemporaryDir folder;
    const QString database = folder.filePath(u"five.db"_s);
    resumed(app, empty, database, keptMatch(database, logs));
}

} // namespace pegsheet::bench
