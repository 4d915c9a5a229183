// SPDX-License-Identifier: Apache-2.0
// Empire's End: random matches, how long their codes are, and what the window works out of a table of four.
#include "tests/bench/bench.h"

#include "app/empires/empiresmatch.h"
#include "app/session.h"
#include "model/catalog.h"
#include "model/core/exchange.h"
#include "model/core/uid.h"
#include "storage/json.h"

#include <chrono>

namespace pegsheet::bench {

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

// How much is kept, and how much room a match of it has in a code.
struct Depth
{
    const char *name;
    QString title;
    QString room;
    int characters;
};
const std::array<Depth, 2> kDepths{Depth{"rows", u"Empire's End"_s, u"483 fit version 13-M"_s, 483},
                                   Depth{"full", u"Empire's End with resources"_s, u"600 fit version 15-M"_s, 600}};

Setup fourPlayers(const Depth &depth)
{
    return {{"Benedikt", "Gabriele", "Franzisk", "Margaret"}, {}, {{"depth", depth.name}}, "play"};
}

QString simulated(const QString &cli, const Depth &depth, int matches, const QStringList &more = {})
{
    return output(cli,
                  QStringList{u"simulate"_s, u"empires"_s, u"--players"_s, u"4"_s, u"--games"_s, QString::number(matches),
                              u"--seed"_s, u"1"_s, u"--option"_s, u"depth=%1"_s.arg(QLatin1String(depth.name))}
                      + more);
}

// The logs of random matches of four, as the command line prints them.
std::vector<Value> logsOf(const QString &cli, const Depth &depth, int matches)
{
    const QString printed = simulated(cli, depth, matches, {u"--log"_s});
    std::vector<Value> logs;
    for (const QString &line : printed.split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (storage::readJson(line.toStdString(), read) || read.find("log") == nullptr)
            continue;
        logs.push_back(*read.find("log"));
    }
    return logs;
}

void speed(const QString &cli, const Depth &depth)
{
    constexpr int kMatches = 20000;
    const auto start = Clock::now();
    const QString printed = simulated(cli, depth, kMatches);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    double moves = 0;
    for (const QString &line : printed.split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (!storage::readJson(line.toStdString(), read) && read.find("moves") != nullptr)
            moves += static_cast<double>(*read.find("moves")->integer());
    }
    const double rate = moves / seconds / 1e6;
    row(u"simulate %1, 4 players, whole process"_s.arg(depth.title), u"%1 million moves/s"_s.arg(rate, 0, 'f', 2), {},
        u"1 million moves/s"_s, rate >= 1);
}

void lengths(const std::vector<Value> &logs, const Depth &depth)
{
    std::vector<double> all;
    for (const Value &log : logs) {
        MaybeRefusal refusal;
        const auto match = findGame("empires")->start(canonicalSetup(*findGame("empires")->info, fourPlayers(depth)), refusal);
        for (const Value &move : *log.array())
            if (match->play(move))
                return row(u"a match of %1 in a code"_s.arg(depth.title), u"a move is refused"_s, {}, {}, false);
        all.push_back(static_cast<double>(shareText(*match, {uidFrom(1), 0}).size()));
    }
    std::sort(all.begin(), all.end());
    const double most = all.empty() ? 0 : all[all.size() * 95 / 100];
    row(u"match of %1 for four in a code, 95th percentile"_s.arg(depth.title), u"%1 characters"_s.arg(most), depth.room,
        u"%1 characters"_s.arg(depth.characters), most > 0 && most <= depth.characters);
}

// How long it takes the window to have what it shows of four rows, in milliseconds; less than 0 where there is nothing.
double timeOf(const app::EmpiresMatch &match)
{
    std::vector<double> times;
    for (int run = 0; run < 101; ++run) {
        const auto start = Clock::now();
        const auto shown = match.sheets().size() + match.takers().size() + match.crises().size();
        qsizetype works = 0;
        for (int seat = 0; seat < 4; ++seat)
            works += match.worksOf(seat).size();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        if (shown + works == 0)
            return -1;
    }
    return median(times);
}

// Where a Disaster is open, halfway through a match: what would fall for whom, what works, all rows with their sums; and with every
// switch on, how each row would lie after it.
void sums(const std::vector<Value> &logs, const Depth &depth)
{
    if (logs.empty())
        return;
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("empires"), fourPlayers(depth), nullptr, refusal);
    const Array &log = *logs.front().array();
    for (std::size_t at = 0; at < log.size(); ++at) {
        if (at > log.size() / 2 && session->match().phase() == "crisis")
            break;
        if (session->play(log[at]))
            return;
    }
    app::EmpiresMatch match(std::move(session));
    const auto print = [&](const QString &what) {
        const double time = timeOf(match);
        row(what.arg(QLatin1String(depth.name)), u"%1 ms"_s.arg(time, 0, 'f', 2), {}, u"1 ms"_s, time >= 0 && time <= 1);
    };
    print(u"rows of four, what falls, what works, with their sums (%1)"_s);
    match.setShowsAfter(true);
    match.setShowsUnseen(true);
    match.setShowsTotal(true);
    print(u"the same with each row after it and every switch on (%1)"_s);
}

} // namespace

void empiresEnd(const QString &cli)
{
    for (const Depth &depth : kDepths) {
        speed(cli, depth);
        const std::vector<Value> logs = logsOf(cli, depth, 200);
        lengths(logs, depth);
        sums(logs, depth);
    }
}

} // namespace pegsheet::bench
