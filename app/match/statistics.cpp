// SPDX-License-Identifier: Apache-2.0
#include "app/match/statistics.h"

#include "app/match/matchlist.h"
#include "app/match/records.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "app/text/namekey.h"
#include "app/text/scoretext.h"
#include "model/catalog.h"
#include "model/core/keptrollouts.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace pegsheet::app {

namespace {

constexpr std::string_view kScoredFrom = "from.";
constexpr int kBins = 9;
constexpr std::size_t kCourse = 40;    ///< so many results make the line
constexpr std::size_t kResults = 2000; ///< and in so many a row of wins is looked for

const QString kLabel = QStringLiteral("label");
const QString kText = QStringLiteral("text");
const QString kLength = QStringLiteral("length");
const QString kKey = QStringLiteral("key");

/// Of one player, or of everybody together: the spreads, and what the points came from by the name of the line.
struct Counted
{
    std::map<std::string, Histogram> spreads;
    std::map<QString, Histogram> lines;

    void add(const storage::Tally &tally);
};

QString whole(std::int64_t number)
{
    return installedLocale().toString(static_cast<qlonglong>(number)).replace(QLatin1Char('-'), QChar(0x2212));
}

QString withSign(std::int64_t number)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + whole(number);
}

// With one digit behind the point.
QString mean(std::optional<double> number)
{
    return number ? installedLocale().toString(*number, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212)) : QStringLiteral("–");
}

QString percent(std::int64_t part, std::int64_t all)
{
    return percentText(all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all));
}

// Matches of a player with others; who plays alone comes first by being there.
std::int64_t contestedOf(std::map<std::string, Histogram> &spreads)
{
    return spreads["score"].count() - spreads["of"].countOf(1);
}

std::int64_t winsOf(std::map<std::string, Histogram> &spreads)
{
    return spreads["rank"].countOf(1) - spreads["of"].countOf(1);
}

QVariantMap figure(const QString &label, const QString &value, const QString &detail = {})
{
    return {{kLabel, label}, {QStringLiteral("value"), value}, {QStringLiteral("detail"), detail}};
}

QVariantMap choice(const QString &key, const QString &label)
{
    return {{kKey, key}, {kLabel, label}};
}

QVariantMap bar(const QString &label, const QString &text, double value, double longest)
{
    return {{kLabel, label}, {kText, text}, {kLength, longest > 0 ? value / longest : 0.0}};
}

QString ordinal(std::int64_t rank)
{
    switch (rank) {
    //: How a player came out of a match
    case 1: return Statistics::tr("First");
    case 2: return Statistics::tr("Second");
    case 3: return Statistics::tr("Third");
    case 4: return Statistics::tr("Fourth");
    case 5: return Statistics::tr("Fifth");
    default: return whole(rank);
    }
}

// A game that has but one rule set goes by its name alone; where several games are played, rules say whose they are.
QString rulesName(const GameText &text, const GameInfo &info, std::string_view variant, bool severalGames)
{
    if (info.variants.size() == 1)
        return text.name();
    const QString rules = text.term("variant", variant);
    //: Rules to choose from where several games are played: %1 the game, %2 the rule set
    return severalGames ? Statistics::tr("%1: %2").arg(text.name(), rules) : rules;
}

QString lineName(const std::string &game, const std::string &what)
{
    const GameText *text = findGameText(game);
    return text != nullptr ? text->scoreLine(std::string_view(what).substr(kScoredFrom.size())) : QString::fromStdString(what);
}

void Counted::add(const storage::Tally &tally)
{
    spreads[tally.what].add(tally.value, tally.count);
    if (tally.what.starts_with(kScoredFrom))
        lines[lineName(tally.game, tally.what)].add(tally.value, tally.count);
}

// How often which score.
QVariantList columnsOf(const Histogram &scores)
{
    QVariantList columns;
    const std::vector<Histogram::Bin> bins = scores.bins(kBins);
    std::int64_t highest = 0;
    for (const Histogram::Bin &bin : bins)
        highest = std::max(highest, bin.count);
    const double average = scores.average().value_or(0);
    for (const Histogram::Bin &bin : bins) {
        const QString label = bin.from == bin.to ? whole(bin.from)
                                                 : whole(bin.from) + QStringLiteral("\u00A0\u2013 ") + whole(bin.to);
        QVariantMap column = bar(label, bin.count == 0 ? QString() : whole(bin.count), static_cast<double>(bin.count),
                                 static_cast<double>(highest));
        column.insert(QStringLiteral("marked"),
                      average >= static_cast<double>(bin.from) && average < static_cast<double>(bin.to + 1));
        columns.append(column);
    }
    return columns;
}

// What the points came from on average, the most first.
QVariantList barsOf(const std::map<QString, Histogram> &lines)
{
    QVariantList bars;
    double longest = 0;
    for (const auto &[label, spread] : lines)
        longest = std::max(longest, std::abs(spread.average().value_or(0)));
    for (const auto &[label, spread] : lines)
        bars.append(bar(label, mean(spread.average()), spread.average().value_or(0), longest));
    std::stable_sort(bars.begin(), bars.end(), [](const QVariant &one, const QVariant &other) {
        return one.toMap().value(kLength).toDouble() > other.toMap().value(kLength).toDouble();
    });
    return bars;
}

} // namespace

int Statistics::mark() const
{
    return m_player.isEmpty() ? -1 : std::max(0, m_markOf(m_player));
}

void Statistics::setPlayer(const QString &player)
{
    if (m_player == player)
        return;
    m_player = player;
    refresh();
}

void Statistics::setRules(const QString &rules)
{
    if (m_rules == rules)
        return;
    m_rules = rules;
    refresh();
}

storage::TallyQuery Statistics::query() const
{
    return {m_rules.section(QLatin1Char('/'), 0, 0).toStdString(),
            m_rules.section(QLatin1Char('/'), 1).toStdString(),
            m_player.toStdString(),
            {}};
}

void Statistics::refresh()
{
    m_use([this](storage::Library &library) {
        choose(library);
        const std::vector<storage::Tally> tallies = library.tallies(query());
        m_numbers.clear();
        m_spread.clear();
        m_ranks.clear();
        m_sources.clear();
        m_course.clear();
        m_courseDays.clear();
        m_table.clear();
        if (m_player.isEmpty())
            countEverybody(tallies);
        else
            countPlayer(library, tallies);
        countTime(library);
    });
    Q_EMIT changed();
}

// What there is to choose from; what is chosen and no more there goes.
void Statistics::choose(storage::Library &library)
{
    //: Whose statistics: those of all players
    const QVariantMap everybody = choice(QString(), tr("Everybody"));
    m_players.clear();
    m_players.append(everybody);
    bool isThere = false;
    const std::string wanted = nameKey(m_player.toStdString());
    for (const auto &[name, count] : library.names()) {
        const QString text = QString::fromStdString(name);
        if (!wanted.empty() && nameKey(name) == wanted) {
            isThere = true;
            m_player = text;
        }
        m_players.append(choice(text, text));
    }
    if (!isThere)
        m_player.clear();
    //: By which rules matches are counted: by any
    const QVariantMap any = choice(QString(), tr("All rules"));
    m_ruleSets.clear();
    m_ruleSets.append(any);
    bool isPlayed = false;
    const auto played = library.variants();
    const bool severalGames = std::any_of(played.begin(), played.end(),
                                          [&](const auto &each) { return each.first != played.front().first; });
    for (const auto &[game, variant] : played) {
        const QString key = QString::fromStdString(game + '/' + variant);
        const GameText *text = findGameText(game);
        const GameEntry *entry = pegsheet::findGame(game);
        isPlayed = isPlayed || key == m_rules;
        m_ruleSets.append(
            choice(key, text != nullptr && entry != nullptr ? rulesName(*text, *entry->info, variant, severalGames) : key));
    }
    if (!isPlayed)
        m_rules.clear();
}

void Statistics::countEverybody(const std::vector<storage::Tally> &tallies)
{
    std::map<std::string, Spreads> people;
    Counted all;
    double matches = 0;
    for (const storage::Tally &tally : tallies) {
        people[tally.name][tally.what].add(tally.value, tally.count);
        all.add(tally);
        // Everyone at the table has a part of the match.
        if (tally.what == "of")
            matches += static_cast<double>(tally.count) / static_cast<double>(tally.value);
    }
    m_matches = static_cast<int>(std::lround(matches));
    m_spread = columnsOf(all.spreads["score"]);
    m_sources = barsOf(all.lines);
    std::vector<std::pair<QString, Spreads *>> order;
    for (auto &[name, spreads] : people)
        order.emplace_back(QString::fromStdString(name), &spreads);
    std::stable_sort(order.begin(), order.end(), [](const auto &one, const auto &other) {
        const auto wins = [](const auto &each) { return winsOf(*each.second); };
        return wins(one) != wins(other)
            ? wins(one) > wins(other)
            : (*one.second)["score"].average().value_or(0) > (*other.second)["score"].average().value_or(0);
    });
    for (const auto &[name, spreads] : order)
        m_table.append(rowOf(name, *spreads));
    countTogether(all.spreads, people);
}

QVariantMap Statistics::rowOf(const QString &name, Spreads &spreads) const
{
    const std::int64_t wins = winsOf(spreads);
    const std::int64_t contested = contestedOf(spreads);
    const Histogram &scores = spreads["score"];
    return {{QStringLiteral("name"), name},
            {QStringLiteral("mark"), std::max(0, m_markOf(name))},
            {QStringLiteral("matches"), whole(scores.count())},
            {QStringLiteral("contested"), static_cast<int>(contested)},
            {QStringLiteral("wins"), whole(wins)},
            {QStringLiteral("share"), percent(wins, contested)},
            {kLength, contested > 0 ? static_cast<double>(wins) / static_cast<double>(contested) : 0.0},
            {QStringLiteral("average"), mean(scores.average())},
            {QStringLiteral("best"), whole(scores.greatest().value_or(0))}};
}

// The numbers of all players, and whose the greatest ones are; of several who have it, the first by name.
void Statistics::countTogether(Spreads &all, std::map<std::string, Spreads> &people)
{
    const auto whose = [&](const std::string &what, std::int64_t value) {
        const auto found = std::find_if(people.begin(), people.end(),
                                        [&](auto &each) { return each.second[what].countOf(value) > 0; });
        return found == people.end() ? QString() : QString::fromStdString(found->first);
    };
    m_numbers.append(figure(tr("Matches"), whole(m_matches)));
    m_numbers.append(figure(tr("Average"), mean(all["score"].average())));
    if (const auto best = all["score"].greatest())
        m_numbers.append(figure(tr("Best"), whole(*best), whose("score", *best)));
    if (const auto widest = all["margin"].greatest()) {
        m_numbers.append(figure(tr("Widest margin"), withSign(*widest), whose("margin", *widest)));
        std::int64_t narrowest = 0;
        while (narrowest < *widest && all["margin"].countOf(narrowest) == 0)
            ++narrowest;
        //: Of all matches: so many points between the winner and the next, at least
        m_numbers.append(figure(tr("Narrowest finish"), withSign(narrowest), whose("margin", narrowest)));
    }
}

// How long matches take, and of them the turns of one player; nothing below a minute.
void Statistics::countTime(storage::Library &library)
{
    const storage::Durations durations = library.durations(query());
    const auto average = [](std::int64_t seconds, std::int64_t count) {
        return count == 0
            ? QString()
            : durationOf(static_cast<std::int64_t>(std::llround(static_cast<double>(seconds) / static_cast<double>(count))));
    };
    if (const QString match = average(durations.seconds, durations.matches); !match.isEmpty())
        //: How long a match takes on average, above that time
        m_numbers.append(figure(tr("Time of a match"), match));
    if (const QString turns = average(durations.turns, durations.timed); !turns.isEmpty())
        //: How long the turns of a player take in a match on average, above that time
        m_numbers.append(figure(m_player.isEmpty() ? tr("Turns of a player") : tr("Own turns"), turns));
}

// Luck of a match is a part of the chance to win; in many it comes closer to nothing, and the error of its mean says how close.
void Statistics::countLuck(const std::vector<storage::ReviewedResult> &reviewed)
{
    double luck = 0;
    double squares = 0;
    int matches = 0;
    for (const auto &[seat, found] : reviewed) {
        const std::vector<SeatLuck> seats = keptLuck(found);
        if (static_cast<std::size_t>(seat) >= seats.size())
            continue;
        luck += seats[static_cast<std::size_t>(seat)].luck;
        squares += seats[static_cast<std::size_t>(seat)].squares;
        ++matches;
    }
    if (matches == 0)
        return;
    //: Of a player, under the luck in a match on average, "+3 %": how far that may well be off from nothing after so many, %1 "7 %"
    const QString usual = tr("Luck in a match, of %n; up to ±%1 is usual", nullptr, matches);
    m_numbers.append(figure(usual.arg(percentText(std::sqrt(squares) / matches)), percentChangeText(luck / matches)));
}

void Statistics::countPlayer(storage::Library &library, const std::vector<storage::Tally> &tallies)
{
    Counted counted;
    for (const storage::Tally &tally : tallies)
        counted.add(tally);
    const Histogram &scores = counted.spreads["score"];
    const Histogram &ranks = counted.spreads["rank"];
    const Histogram &margins = counted.spreads["margin"];
    m_matches = static_cast<int>(scores.count());
    m_numbers.append(figure(tr("Matches"), whole(scores.count())));
    const std::int64_t contested = contestedOf(counted.spreads);
    if (contested > 0)
        //: Of a player: how many matches were won
        m_numbers.append(figure(tr("Won"), whole(winsOf(counted.spreads)), percent(winsOf(counted.spreads), contested)));
    if (contested < scores.count())
        //: Of a player: how many matches were played without others
        m_numbers.append(figure(tr("Alone"), whole(scores.count() - contested)));
    //: Of a player: the average score
    m_numbers.append(figure(tr("Average"), mean(scores.average())));
    //: Of a player: the best score
    m_numbers.append(figure(tr("Best"), whole(scores.greatest().value_or(0))));
    if (margins.count() > 0) {
        //: Of a player: so many points before the next one, at most
        m_numbers.append(figure(tr("Widest margin"), withSign(*margins.greatest())));
        //: Of a player: points before or behind the best of the others, on average
        m_numbers.append(figure(tr("Usual margin"), mean(margins.average())));
    }
    for (std::int64_t rank = 1; contested > 0 && rank <= ranks.greatest().value_or(0); ++rank) {
        const std::int64_t times = rank == 1 ? winsOf(counted.spreads) : ranks.countOf(rank);
        m_ranks.append(bar(ordinal(rank), whole(times), static_cast<double>(times), static_cast<double>(contested)));
    }
    m_spread = columnsOf(scores);
    m_sources = barsOf(counted.lines);
    const storage::TallyQuery asked = query();
    const storage::ResultQuery last{asked.name, asked.game, asked.variant, kResults};
    std::vector<storage::Result> results = library.results(last);
    if (const int row = longestRow(results); row > 1)
        //: Of a player: so many matches won one after the other, at most
        m_numbers.append(figure(tr("Longest row of wins"), whole(row)));
    countLuck(library.reviewedResults(last));
    results.resize(std::min(results.size(), kCourse));
    for (auto result = results.rbegin(); result != results.rend(); ++result) {
        m_course.append(result->score);
        m_courseDays.append(dayOf(result->playedAt));
    }
}

} // namespace pegsheet::app
