// SPDX-License-Identifier: Apache-2.0
#include "app/match/records.h"

#include "app/match/histogram.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <optional>

namespace pegsheet::app {

namespace {

constexpr std::size_t kMostResults = 2000; ///< more of one player tell nothing new
constexpr int kShortestRow = 3;
constexpr std::int64_t kFewestMatches = 3; ///< before one can be the narrowest

struct Records
{
    Q_DECLARE_TR_FUNCTIONS(Records)
};

bool isWin(const storage::Result &result)
{
    return result.margin.has_value() && result.rank == 1;
}

// How far everybody was before or behind the best of the others, by the same rules.
Histogram marginsOf(const storage::Library &library, const storage::MatchEntry &entry)
{
    Histogram margins;
    for (const storage::Tally &tally : library.tallies({entry.game, entry.setup.variant, {}, "margin"}))
        margins.add(tally.value, tally.count);
    return margins;
}

/// A player of the match, with all results by the same rules.
struct Player
{
    QString name;
    std::vector<storage::Result> results; ///< of this match and those played before it, the last first
};

// Nothing where the match does not count.
std::vector<Player> playersOf(const storage::Library &library, const storage::MatchEntry &entry)
{
    std::vector<Player> players;
    for (const std::string &name : entry.setup.players) {
        std::vector<storage::Result> all = library.results({name, entry.game, entry.setup.variant, kMostResults});
        const auto here = std::find_if(all.begin(), all.end(), [&](const auto &each) { return each.match == entry.id; });
        if (here == all.end())
            return {};
        players.push_back({QString::fromStdString(name), {here, all.end()}});
    }
    return players;
}

// The scores of all who played by these rules with others.
Histogram scoresTogether(const storage::Library &library, const storage::MatchEntry &entry)
{
    Histogram scores;
    for (const auto &[name, matches] : library.names())
        for (const storage::Result &result : library.results({name, entry.game, entry.setup.variant, kMostResults}))
            if (result.margin.has_value())
                scores.add(result.score, 1);
    return scores;
}

// The best score by these rules, once others have one.
QString bestScore(const Player &best, const Histogram &scores, std::size_t players)
{
    const int score = best.results.front().score;
    const bool isCompared = scores.count() > static_cast<std::int64_t>(players);
    if (!isCompared || scores.greatest() != score || scores.countOf(score) != 1)
        return {};
    //: A record said under a final score: %1 a player, %2 points
    return Records::tr("%1: %2 points, the best score so far").arg(best.name, installedLocale().toString(score));
}

QString winsOf(const Player &player)
{
    std::vector<storage::Result> contested;
    std::copy_if(player.results.begin(), player.results.end(), std::back_inserter(contested),
                 [](const auto &each) { return each.margin.has_value(); });
    if (contested.empty() || !isWin(contested.front()))
        return {};
    const auto wins = std::count_if(contested.begin(), contested.end(), isWin);
    if (wins == 1 && contested.size() > 1)
        //: A record said under a final score: %1 a player
        return Records::tr("%1's first win").arg(player.name);
    const auto row = static_cast<int>(std::find_if_not(contested.begin(), contested.end(), isWin) - contested.begin());
    const std::vector<storage::Result> before(contested.begin() + row, contested.end());
    if (row < kShortestRow || longestRow(before) >= row)
        return {};
    //: A record said under a final score: %1 a player; %n matches were won one after the other
    return Records::tr("%1's longest row of wins: %n", nullptr, row).arg(player.name);
}

// The winners' margin, where nobody has ever won by so little.
QString narrowest(const std::vector<Player> &players, const Histogram &margins)
{
    const auto winner = std::find_if(players.begin(), players.end(),
                                     [](const Player &each) { return isWin(each.results.front()); });
    if (winner == players.end())
        return {};
    const int margin = *winner->results.front().margin;
    std::int64_t finishes = 0;
    for (std::int64_t value = 0; value <= margins.greatest().value_or(-1); ++value)
        finishes += margins.countOf(value);
    if (margin == 0 || margins.countOf(margin) != 1 || finishes <= kFewestMatches)
        return {};
    for (std::int64_t less = 0; less < margin; ++less)
        if (margins.countOf(less) > 0)
            return {};
    //: A record said under a final score: the winner was so many points ahead
    return Records::tr("The narrowest finish so far: %n point(s)", nullptr, margin);
}

} // namespace

int longestRow(const std::vector<storage::Result> &results)
{
    int longest = 0;
    int row = 0;
    for (const storage::Result &result : results) {
        if (!result.margin.has_value())
            continue;
        row = isWin(result) ? row + 1 : 0;
        longest = std::max(longest, row);
    }
    return longest;
}

QStringList recordsOf(const storage::Library &library, const storage::MatchEntry &entry)
{
    const std::vector<Player> players = playersOf(library, entry);
    if (players.size() < 2)
        return {};
    const auto best = std::max_element(players.begin(), players.end(), [](const Player &one, const Player &other) {
        return one.results.front().score < other.results.front().score;
    });
    QStringList records{bestScore(*best, scoresTogether(library, entry), players.size())};
    for (const Player &player : players)
        records.append(winsOf(player));
    records.append(narrowest(players, marginsOf(library, entry)));
    records.removeAll(QString());
    return records;
}

} // namespace pegsheet::app
