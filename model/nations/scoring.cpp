// SPDX-License-Identifier: Apache-2.0
#include "model/nations/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <string_view>

namespace pegsheet::nations {

namespace {

const Player &playerAt(const State &state, int seat)
{
    return state.seats[static_cast<std::size_t>(seat)];
}

template <typename Get>
ScoreLine agesLine(const Player &player, std::string_view what, std::string_view why, Get get)
{
    ScoreLine line{what, 0, {}, {}};
    for (std::size_t age = 0; age < player.ledger.size(); ++age) {
        const int points = get(player.ledger[age]);
        line.points += points;
        if (points != 0)
            line.items.push_back({kAgeNames[age], points});
    }
    if (line.points == 0)
        line.why = why;
    return line;
}

// A tile goes by its name, or by its kind where it was given none.
void addTile(ScoreLine &line, const Tile &tile)
{
    line.points += tile.points;
    line.items.push_back({tile.name.empty() ? nameOf(tile.kind) : tile.name.text(), tile.points});
}

ScoreLine tilesLine(std::string_view what, std::span<const Tile> tiles, std::string_view none, std::string_view worthless)
{
    ScoreLine line{what, 0, {}, {}};
    for (const Tile &tile : tiles)
        addTile(line, tile);
    if (line.points == 0)
        line.why = tiles.empty() ? none : worthless;
    return line;
}

ScoreLine developmentsLine(const Player &player)
{
    ScoreLine line{"developments", 0, {}, {}};
    for (std::size_t slot = 0; slot < player.developments.size(); ++slot) {
        if (player.developments[slot])
            addTile(line, *player.developments[slot]);
        else
            line.items.push_back({EnumNames<Printed>::names.at(slot), kPrintedPoints});
    }
    if (line.points == 0)
        line.why = "nations.developmentsWithoutPoints";
    return line;
}

ScoreLine typedLine(std::string_view what, int points)
{
    return {what, points, points == 0 ? "nations.noneTyped" : std::string_view(), {}};
}

// Of that kind the typed number counts.
bool isTyped(const State &state, const Player &player, TileKind kind)
{
    return areTilesTyped(state, static_cast<int>(&player - state.seats.data())) && !player.hasPutIn(kind);
}

void addTileLines(const State &state, int seat, Score &score)
{
    const Player &player = playerAt(state, seat);
    const TileTotals totals = tileTotals(state, player);
    const auto add = [&](TileKind kind, std::string_view what, int points, auto lineOf) {
        score.lines.push_back(isTyped(state, player, kind) ? typedLine(what, points) : lineOf());
    };
    add(TileKind::Development, "developments", totals.developments, [&] { return developmentsLine(player); });
    add(TileKind::Advisor, "advisor", totals.advisor, [&] {
        const auto advisors = player.advisor ? std::span<const Tile>(&*player.advisor, 1) : std::span<const Tile>();
        return tilesLine("advisor", advisors, "nations.noAdvisor", "nations.advisorWithoutPoints");
    });
    add(TileKind::Colony, "colonies", totals.colonies,
        [&] { return tilesLine("colonies", player.colonies, "nations.noColonies", "nations.coloniesWithoutPoints"); });
    // One that is still under construction does not count (DE Spielende).
    add(TileKind::Wonder, "wonders", totals.wonders, [&] {
        const std::string_view none = player.wonder ? "nations.wonderUnbuilt" : "nations.noWonders";
        return tilesLine("wonders", player.built, none, "nations.wondersWithoutPoints");
    });
}

int placeInOrder(const State &state, int seat)
{
    const auto order = state.turnOrder();
    return static_cast<int>(std::find(order.begin(), order.end(), seat) - order.begin());
}

// The places that nobody has said on finished sheets, as bits.
unsigned freePlaces(const State &state)
{
    unsigned free = ((1U << state.players) - 1U) << 1U;
    for (const Player &player : state.seated())
        free &= ~(1U << player.place);
    return free;
}

// Who is level goes by the turn order; on finished sheets whoever said no place may have had the best that is left, so that the
// seat decides nothing.
int tieBreakOf(const State &state, int seat)
{
    if (!state.agreed.onlySheets || playerAt(state, seat).place > 0 || freePlaces(state) == 0)
        return state.players - placeInOrder(state, seat);
    return state.players + 1 - std::countr_zero(freePlaces(state));
}

// On finished sheets: whether that seat may have been before all others who are level, as far as places were said.
bool couldBeFirst(const State &state, const std::vector<int> &level, int seat)
{
    const unsigned free = freePlaces(state);
    const auto placeOf = [&](int other) { return static_cast<int>(playerAt(state, other).place); };
    const int place = placeOf(seat) > 0 ? placeOf(seat) : std::countr_zero(free);
    int left = 0; // of those who are level and said none, without this one
    for (const int other : level) {
        if (placeOf(other) > 0 && placeOf(other) < place)
            return false;
        left += placeOf(other) == 0 && other != seat ? 1 : 0;
    }
    return std::popcount(free >> static_cast<unsigned>(place + 1)) >= left;
}

int sumOf(std::span<const Tile> tiles)
{
    int sum = 0;
    for (const Tile &tile : tiles)
        sum += tile.points;
    return sum;
}

} // namespace

bool areTilesTyped(const State &state, int seat)
{
    return state.agreed.onlySheets
        || (state.tilesUnknown && (state.step == Step::Over || state.step == Step::Sums) && state.hasEntered(seat));
}

TileTotals tileTotals(const State &state, const Player &player)
{
    TileTotals totals;
    for (const Place &development : player.developments)
        totals.developments += development ? development->points : kPrintedPoints;
    totals.advisor = player.advisor ? player.advisor->points : 0;
    totals.colonies = sumOf(player.colonies);
    totals.wonders = sumOf(player.built);
    const auto unlessTyped = [&](TileKind kind, int &points, int typed) { points = isTyped(state, player, kind) ? typed : points; };
    unlessTyped(TileKind::Development, totals.developments, player.sums.developments);
    unlessTyped(TileKind::Advisor, totals.advisor, player.sums.advisor);
    unlessTyped(TileKind::Colony, totals.colonies, player.sums.colonies);
    unlessTyped(TileKind::Wonder, totals.wonders, player.sums.wonders);
    return totals;
}

int trackOf(const State &state, const Player &player)
{
    if (state.agreed.onlySheets)
        return player.track;
    int points = 0;
    for (const AgePoints &age : player.ledger)
        points += age.total();
    return points;
}

int totalOf(const State &state, int seat)
{
    const Player &player = playerAt(state, seat);
    return trackOf(state, player) + tileTotals(state, player).total();
}

Score scoreOf(const State &state, int seat)
{
    const Player &player = playerAt(state, seat);
    Score score{seat, 0, tieBreakOf(state, seat), {}};
    if (state.agreed.onlySheets) {
        score.lines.push_back(typedLine("track", player.track));
    } else {
        score.lines = {
            agesLine(player, "books", "nations.noBookPoints", [](const AgePoints &age) { return age.books; }),
            agesLine(player, "famine", "nations.noFamineMet", [](const AgePoints &age) { return age.famine; }),
            agesLine(player, "war", "nations.noWarMet", [](const AgePoints &age) { return age.war; }),
        };
    }
    addTileLines(state, seat, score);
    for (const ScoreLine &line : score.lines)
        score.total += line.points;
    return score;
}

std::vector<Score> scoresOf(const State &state)
{
    std::vector<Score> scores;
    for (int seat = 0; seat < state.players; ++seat)
        scores.push_back(scoreOf(state, seat));
    return scores;
}

std::vector<int> winnersOf(const State &state)
{
    std::vector<int> level;
    int most = 0;
    for (const std::uint8_t seat : state.turnOrder()) {
        const int total = totalOf(state, seat);
        if (level.empty() || total > most)
            level.clear();
        if (level.empty() || total == most)
            level.push_back(seat);
        most = std::max(most, total);
    }
    if (!state.agreed.onlySheets)
        return {level.front()};
    std::vector<int> winners;
    std::copy_if(level.begin(), level.end(), std::back_inserter(winners),
                 [&](int seat) { return couldBeFirst(state, level, seat); });
    return winners;
}

} // namespace pegsheet::nations
