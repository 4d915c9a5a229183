// SPDX-License-Identifier: Apache-2.0
#include "app/match/statistics.h"

#include "app/match/spread.h"
#include "app/text/gametext.h"
#include "app/text/language.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace pegsheet::app {

namespace {

constexpr std::string_view kFrom = "from.";
constexpr int kBins = 9;
constexpr std::size_t kCourse = 40; ///< so many results make the line

const QString kLabel = QStringLiteral("label");
const QString kText = QStringLiteral("text");
const QString kLength = QStringLiteral("length");
const QString kKey = QStringLiteral("key");

/// What is known of one player, or of everybody together: how often each value came, by what it is of.
using Spreads = std::map<std::string, Spread>;

QString whole(std::int64_t number)
{
    return QLocale(installedLanguage()).toString(static_cast<qlonglong>(number)).replace(QLatin1Char('-'), QChar(0x2212));
}

QString withSign(std::int64_t number)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + whole(number);
}

// With one digit behind the point.
QString mean(std::optional<double> number)
{
    return number ? QLocale(installedLanguage()).toString(*number, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212)) : QStringLiteral("–");
}

QString percent(std::int64_t part, std::int64_t all)
{
    const int share = all == 0 ? 0 : static_cast<int>(std::lround(100.0 * static_cast<double>(part) / static_cast<double>(all)));
    //: A part of all: %1 a number of per cent
    return Statistics::tr("%1 %").arg(share);
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

QString lineName(const std::string &game, const std::string &what)
{
    const GameText *text = findGameText(game);
    return text != nullptr ? text->scoreLine(std::string_view(what).substr(kFrom.size())) : QString::fromStdString(what);
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
    return {m_rules.section(QLatin1Char('/'), 0, 0).toStdString(), m_rules.section(QLatin1Char('/'), 1).toStdString(), m_player.toStdString(), {}};
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
    for (const auto &[name, count] : library.names()) {
        const QString text = QString::fromStdString(name);
        isThere = isThere || text == m_player;
        m_players.append(choice(text, text));
    }
    if (!isThere)
        m_player.clear();
    //: By which rules matches are counted: by any
    const QVariantMap any = choice(QString(), tr("All rules"));
    m_ruleSets.clear();
    m_ruleSets.append(any);
    bool isPlayed = false;
    for (const auto &[game, variant] : library.variants()) {
        const QString key = QString::fromStdString(game + '/' + variant);
        const GameText *text = findGameText(game);
        isPlayed = isPlayed || key == m_rules;
        m_ruleSets.append(choice(key, text != nullptr ? text->term("variant", variant) : key));
    }
    if (!isPlayed)
        m_rules.clear();
}

void Statistics::countEverybody(const std::vector<storage::Tally> &tallies)
{
    std::map<std::string, Spreads> people;
    double matches = 0;
    for (const storage::Tally &tally : tallies) {
        people[tally.name][tally.what].add(tally.value, tally.count);
        // Everyone at the table has a part of the match.
        if (tally.what == "of")
            matches += static_cast<double>(tally.count) / static_cast<double>(tally.value);
    }
    m_matches = static_cast<int>(std::lround(matches));
    std::vector<std::pair<QString, Spreads *>> order;
    std::int64_t most = 0;
    for (auto &[name, spreads] : people) {
        order.emplace_back(QString::fromStdString(name), &spreads);
        most = std::max(most, spreads["rank"].countOf(1));
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &one, const auto &other) {
        const auto wins = [](const auto &each) { return (*each.second)["rank"].countOf(1); };
        return wins(one) != wins(other) ? wins(one) > wins(other)
                                        : (*one.second)["score"].average().value_or(0) > (*other.second)["score"].average().value_or(0);
    });
    for (const auto &[name, spreads] : order) {
        const std::int64_t wins = (*spreads)["rank"].countOf(1);
        const Spread &scores = (*spreads)["score"];
        m_table.append(QVariantMap{{QStringLiteral("name"), name},
                                   {QStringLiteral("mark"), std::max(0, m_markOf(name))},
                                   {QStringLiteral("matches"), whole(scores.count())},
                                   {QStringLiteral("wins"), whole(wins)},
                                   {QStringLiteral("share"), percent(wins, scores.count())},
                                   {kLength, most > 0 ? static_cast<double>(wins) / static_cast<double>(most) : 0.0},
                                   {QStringLiteral("average"), mean(scores.average())},
                                   {QStringLiteral("best"), whole(scores.greatest().value_or(0))}});
    }
}

void Statistics::countPlayer(storage::Library &library, const std::vector<storage::Tally> &tallies)
{
    Spreads spreads;
    std::map<QString, Spread> lines;
    for (const storage::Tally &tally : tallies) {
        spreads[tally.what].add(tally.value, tally.count);
        if (tally.what.starts_with(kFrom))
            lines[lineName(tally.game, tally.what)].add(tally.value, tally.count);
    }
    const Spread &scores = spreads["score"];
    const Spread &ranks = spreads["rank"];
    const Spread &margins = spreads["margin"];
    m_matches = static_cast<int>(scores.count());
    const auto number = [this](const QString &label, const QString &value, const QString &detail = {}) {
        m_numbers.append(QVariantMap{{kLabel, label}, {QStringLiteral("value"), value}, {QStringLiteral("detail"), detail}});
    };
    number(tr("Matches"), whole(scores.count()));
    //: Of a player: how many matches were won
    number(tr("Won"), whole(ranks.countOf(1)), percent(ranks.countOf(1), scores.count()));
    //: Of a player: the average score
    number(tr("Average"), mean(scores.average()));
    //: Of a player: the best score
    number(tr("Best"), whole(scores.greatest().value_or(0)));
    if (margins.count() > 0) {
        //: Of a player: so many points before the next one, at most
        number(tr("Widest margin"), withSign(*margins.greatest()));
        //: Of a player: points before or behind the best of the others, on average
        number(tr("Usual margin"), mean(margins.average()));
    }
    std::int64_t highest = 0;
    const std::vector<Spread::Bin> bins = scores.bins(kBins);
    for (const Spread::Bin &bin : bins)
        highest = std::max(highest, bin.count);
    for (const Spread::Bin &bin : bins) {
        const QString label = bin.from == bin.to ? whole(bin.from) : whole(bin.from) + QChar(0x2009) + QChar(0x2013) + QChar(0x2009) + whole(bin.to);
        QVariantMap column = bar(label, bin.count == 0 ? QString() : whole(bin.count), static_cast<double>(bin.count), static_cast<double>(highest));
        const double average = scores.average().value_or(0);
        column.insert(QStringLiteral("marked"), average >= static_cast<double>(bin.from) && average < static_cast<double>(bin.to + 1));
        m_spread.append(column);
    }
    for (std::int64_t rank = 1; rank <= ranks.greatest().value_or(0); ++rank)
        m_ranks.append(bar(ordinal(rank), whole(ranks.countOf(rank)), static_cast<double>(ranks.countOf(rank)), static_cast<double>(scores.count())));
    double longest = 0;
    for (const auto &[label, spread] : lines)
        longest = std::max(longest, std::abs(spread.average().value_or(0)));
    for (const auto &[label, spread] : lines)
        m_sources.append(bar(label, mean(spread.average()), spread.average().value_or(0), longest));
    std::stable_sort(m_sources.begin(), m_sources.end(), [](const QVariant &one, const QVariant &other) {
        return one.toMap().value(kLength).toDouble() > other.toMap().value(kLength).toDouble();
    });
    const storage::TallyQuery asked = query();
    const std::vector<storage::Result> results = library.results({asked.name, asked.game, asked.variant, kCourse});
    for (auto result = results.rbegin(); result != results.rend(); ++result) {
        m_course.append(result->score);
        m_courseDays.append(dayOf(result->startedAt));
    }
}

} // namespace pegsheet::app
