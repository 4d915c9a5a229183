// SPDX-License-Identifier: Apache-2.0
// Tapestry: random matches, how long their codes are, what the window works out of a table of five, and a turn of five that is
// resumed.
#include "tests/bench/bench.h"
#include "tests/bench/cities.h"

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

Setup withCities(Setup setup)
{
    setup.options = {{"depth", "full"}};
    return setup;
}
Setup withCards(Setup setup)
{
    setup.options = {{"depth", "full"}, {"cards", "named"}};
    return setup;
}

Setup withMats(Setup setup)
{
    setup.options = {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}};
    return setup;
}

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

std::vector<Value> logsOf(const QString &cli, int players, int matches, const QStringList &options = {})
{
    std::vector<Value> logs;
    for (const QString &line :
         simulated(cli, players, matches, options + QStringList{u"--log"_s}).split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (!storage::readJson(line.toStdString(), read) && read.find("log") != nullptr)
            logs.push_back(*read.find("log"));
    }
    return logs;
}

const QStringList kWithCities{u"--option"_s, u"depth=full"_s};
const QStringList kWithCards = kWithCities + QStringList{u"--option"_s, u"cards=named"_s};
const QStringList kWithMats = kWithCards + QStringList{u"--option"_s, u"civilizations=named"_s};

void speed(const QString &cli, const QString &what, const QStringList &options, double limit)
{
    constexpr int kMatches = 10000;
    const auto start = Clock::now();
    const QString printed = simulated(cli, 4, kMatches, options);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    double moves = 0;
    for (const QString &line : printed.split(u'\n', Qt::SkipEmptyParts)) {
        Value read;
        if (!storage::readJson(line.toStdString(), read) && read.find("moves") != nullptr)
            moves += static_cast<double>(*read.find("moves")->integer());
    }
    const double rate = moves / seconds / 1e6;
    row(what, u"%1 million moves/s"_s.arg(rate, 0, 'f', 2), {}, u"%1 million moves/s"_s.arg(limit), rate >= limit);
}

// How long the codes of 120 turns of four are, whatever they bring, in alphanumeric characters.
std::vector<double> lengths(const std::vector<Value> &logs, const Setup &setup)
{
    constexpr int kTurns = 120;
    std::vector<double> all;
    for (const Value &log : logs) {
        MaybeRefusal refusal;
        const auto match = findGame("tapestry")->start(canonicalSetup(*findGame("tapestry")->info, setup), refusal);
        int turns = 0;
        for (const Value &move : *log.array()) {
            if (turns == kTurns || match->play(move))
                break;
            turns += match->endsTurnAt(match->length() - 1) ? 1 : 0;
        }
        all.push_back(static_cast<double>(shareText(*match, {uidFrom(1), 0}).size()));
    }
    return all;
}

void printLength(const QString &what, double length, const QString &version, int room)
{
    row(what, u"%1 characters"_s.arg(length), u"%1 fit version %2"_s.arg(room).arg(version), u"%1 characters"_s.arg(room),
        length > 0 && length <= room);
}

void codeLengths(const QString &cli)
{
    constexpr int kMatches = 100;
    const std::vector<double> plain = lengths(logsOf(cli, 4, kMatches), fourPlayers());
    printLength(u"match of Tapestry, 4 players, at most 120 turns, median"_s, plain.empty() ? 0 : median(plain), u"12-M"_s, 419);
    const std::vector<double> cities = lengths(logsOf(cli, 4, kMatches, kWithCities), withCities(fourPlayers()));
    printLength(u"with cities, the longest"_s, cities.empty() ? 0 : *std::max_element(cities.begin(), cities.end()), u"15-M"_s,
                600);
    std::vector<double> cards = lengths(logsOf(cli, 4, kMatches, kWithCards), withCards(fourPlayers()));
    std::sort(cards.begin(), cards.end());
    printLength(u"with cards by name, 95 of 100"_s, cards.size() < kMatches ? 0 : cards[94], u"17-M"_s, 734);
    std::vector<double> mats = lengths(logsOf(cli, 4, kMatches, kWithMats), withMats(fourPlayers()));
    std::sort(mats.begin(), mats.end());
    printLength(u"with civilizations by name too, 95 of 100"_s, mats.size() < kMatches ? 0 : mats[94], u"17-M"_s, 734);
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
qint64 keptMatch(const QString &database, const std::vector<Value> &logs, const Setup &setup)
{
    storage::Library library(database.toStdString());
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("tapestry"), setup, &library, refusal);
    const Array &log = *logs.front().array();
    for (std::size_t at = 0; at < log.size() / 2; ++at)
        if (session->play(log[at]))
            qFatal("a move of the benchmark is refused");
    return session->id().value;
}

} // namespace

void tapestry(const QString &cli, const QString &app, const QString &empty)
{
    speed(cli, u"simulate Tapestry, 4 players, whole process"_s, {}, 1);
    speed(cli, u"with four cities"_s, kWithCities, 0.4);
    speed(cli, u"with cards by name, box and hands"_s, kWithCards, 0.3);
    speed(cli, u"with civilizations by name too"_s, kWithMats, 0.25);
    codeLengths(cli);
    const std::vector<Value> logs = logsOf(cli, 5, 2);
    if (logs.empty())
        return row(u"Tapestry of five"_s, u"no match was simulated"_s, {}, {}, false);
    sums(logs);
    const QTemporaryDir folder;
    const QString tracks = folder.filePath(u"five.db"_s);
    resumed(app, empty,
            {tracks, keptMatch(tracks, logs, fivePlayers()), u"resumed turn of five, Tapestry, 360x640, ready"_s,
             u"three columns of five at 1920x1080, ready"_s});
    const QString cities = folder.filePath(u"cities.db"_s);
    resumed(
        app, empty,
        {cities, keepCities(cities), u"a landmark to be set in a city, 360x640, ready"_s, u"five cities at 1920x1080, ready"_s});
    const QString mats = folder.filePath(u"mats.db"_s);
    resumed(app, empty,
            {mats, keptMatch(mats, logsOf(cli, 5, 2, kWithMats), withMats(fivePlayers())),
             u"resumed turn of five with civilizations, 360x640, ready"_s, u"the same in three columns at 1920x1080, ready"_s});
}

} // namespace pegsheet::bench
