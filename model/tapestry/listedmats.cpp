// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/listedmats.h"

#include "model/tapestry/procedures/mats.h"

#include <bit>

namespace pegsheet::tapestry {

std::uint32_t countBelow(std::uint32_t bits, int bit)
{
    return static_cast<std::uint32_t>(std::popcount(bits & ((1U << static_cast<unsigned>(bit)) - 1)));
}

int bitAt(std::uint32_t bits, std::uint32_t index)
{
    for (; index > 0; --index)
        bits &= bits - 1;
    return std::countr_zero(bits);
}

// Opponents ------------------------------------------------------------------------------------------------

namespace {

constexpr std::uint32_t kEverySquare = (1U << kMostMarkers) - 1;

// Of each opponent: the square left out, and each of those.
std::uint32_t coveredSquares(const State &state, const Entry &entry)
{
    return isOfMat(entry.act) ? kEverySquare & ~state.mats[civilizationOf(entry)].squares() : 0;
}
std::uint32_t countOfEach(const State &state, const Entry &entry)
{
    return 1 + static_cast<std::uint32_t>(std::popcount(coveredSquares(state, entry)));
}

} // namespace

std::uint32_t countOpponents(const State &state, const Entry &entry)
{
    return static_cast<std::uint32_t>(std::popcount(opponentsOf(state, entry))) * countOfEach(state, entry);
}

NameOpponent opponentAt(const State &state, const Entry &entry, std::uint32_t index)
{
    const std::uint32_t each = countOfEach(state, entry);
    NameOpponent move;
    move.player = static_cast<std::uint8_t>(bitAt(opponentsOf(state, entry), index / each));
    if (const std::uint32_t square = index % each; square > 0)
        move.square.number = static_cast<std::int8_t>(bitAt(coveredSquares(state, entry), square - 1));
    return move;
}

std::uint32_t placeOfOpponent(const State &state, const Entry &entry, const NameOpponent &move)
{
    const std::uint32_t square = move.square.isSaid() ? 1 + countBelow(coveredSquares(state, entry), move.square.number) : 0;
    return countBelow(opponentsOf(state, entry), move.player) * countOfEach(state, entry) + square;
}

// Predictions ----------------------------------------------------------------------------------------------

namespace {

constexpr std::uint32_t choicesOf(Predicted what)
{
    return static_cast<std::uint32_t>(kMostPredicted[what] - kLeastPredicted + 1);
}

} // namespace

std::uint32_t countPredictions()
{
    std::uint32_t all = 1;
    for (const Predicted what : kAll<Predicted>)
        all *= choicesOf(what);
    return all;
}

Predict predictionAt(std::uint32_t index)
{
    Predict move;
    for (std::size_t place = kCount<Predicted>; place-- > 0;) {
        const Predicted what = kAll<Predicted>[place];
        move.numbers[what] = static_cast<std::uint8_t>(kLeastPredicted + static_cast<int>(index % choicesOf(what)));
        index /= choicesOf(what);
    }
    return move;
}

std::uint32_t placeOfPrediction(const Predict &move)
{
    std::uint32_t index = 0;
    for (const Predicted what : kAll<Predicted>)
        index = index * choicesOf(what) + static_cast<std::uint32_t>(move.numbers[what] - kLeastPredicted);
    return index;
}

// Trades ---------------------------------------------------------------------------------------------------

namespace {

constexpr std::uint32_t kTradePoints = kMostNeighbours + 1;
constexpr std::uint32_t kTradeTiles = kCount<TileBenefit> + 1;

std::uint32_t tradedWith(const State &state, const Entry &entry)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < state.players; ++seat)
        if (seat != entry.player && openTerritories(state, seat) > 0)
            seats |= 1U << static_cast<unsigned>(seat);
    return seats;
}

} // namespace

std::uint32_t countTrades(const State &state, const Entry &entry)
{
    return kTradePoints + kTradeTiles * static_cast<std::uint32_t>(std::popcount(tradedWith(state, entry)));
}

Trade tradeAt(const State &state, const Entry &entry, std::uint32_t index)
{
    Trade move;
    if (index < kTradePoints) {
        move.points.number = static_cast<std::int8_t>(index);
        return move;
    }
    index -= kTradePoints;
    move.against.number = static_cast<std::int8_t>(bitAt(tradedWith(state, entry), index / kTradeTiles));
    if (const std::uint32_t tile = index % kTradeTiles; tile > 0)
        move.tile = static_cast<TileBenefit>(tile - 1);
    return move;
}

std::uint32_t placeOfTrade(const State &state, const Entry &entry, const Trade &move)
{
    if (!move.against.isSaid())
        return static_cast<std::uint32_t>(move.points.number);
    const std::uint32_t tile = move.tile.isSaid() ? 1 + static_cast<std::uint32_t>(move.tile.index) : 0;
    return kTradePoints + countBelow(tradedWith(state, entry), move.against.number) * kTradeTiles + tile;
}

// Swaps ----------------------------------------------------------------------------------------------------

namespace {

PlotRef refOf(int plot)
{
    return {static_cast<std::uint8_t>(plot % kCitySide), static_cast<std::uint8_t>(plot / kCitySide)};
}

// Calls `use(from, to)` for each pair until that says so.
template <typename Use>
void eachSwap(const City &city, Use use)
{
    for (int from = 0; from < kPlots; ++from)
        for (int to = 0; to < kPlots; ++to)
            if (maySwap(city, from, to) && use(from, to))
                return;
}

} // namespace

SwapBuildings swapAt(const State &state, const Entry &entry, std::uint32_t index)
{
    SwapBuildings move;
    eachSwap(state.at(entry.player).city, [&](int from, int to) {
        move.from = refOf(from);
        move.to = refOf(to);
        return index-- == 0;
    });
    return move;
}

std::uint32_t placeOfSwap(const State &state, const Entry &entry, const SwapBuildings &move)
{
    std::uint32_t place = 0;
    eachSwap(state.at(entry.player).city, [&](int from, int to) {
        const bool isIt = refOf(from) == move.from && refOf(to) == move.to;
        place += isIt ? 0 : 1;
        return isIt;
    });
    return place;
}

// Places ---------------------------------------------------------------------------------------------------

namespace {

std::uint32_t countSpots(const State &state, const Entry &entry)
{
    if (entry.act == Act::Marker)
        return static_cast<std::uint32_t>(markerPlots(state, entry).size());
    const City &city = state.at(entry.player).city;
    return city.isKept() ? static_cast<std::uint32_t>(city.spotsFor(pieceOf(entry)).size()) : 0;
}

Spot spotOfPlot(int plot)
{
    return {static_cast<std::int8_t>(plot % kCitySide), static_cast<std::int8_t>(plot / kCitySide), 0};
}

Spot spotAt(const State &state, const Entry &entry, std::uint32_t index)
{
    if (entry.act != Act::Marker)
        return state.at(entry.player).city.spotsFor(pieceOf(entry)).at(static_cast<int>(index));
    Plots plots = markerPlots(state, entry);
    for (; index > 0; --index)
        plots -= Plots::of(plots.first());
    return spotOfPlot(plots.first());
}

std::uint32_t placeOfSpot(const State &state, const Entry &entry, const Spot &spot)
{
    if (entry.act != Act::Marker)
        return static_cast<std::uint32_t>(state.at(entry.player).city.spotsFor(pieceOf(entry)).indexOf(spot).value_or(0));
    std::uint32_t place = 0;
    for (Plots plots = markerPlots(state, entry); !(spotOfPlot(plots.first()) == spot); plots -= Plots::of(plots.first()))
        ++place;
    return place;
}

std::uint32_t columnsOf(const State &state, const Entry &entry)
{
    return entry.act == Act::Place && state.agreed.namesMats ? columnsFor(state, entry) : 0;
}
std::uint32_t mapPlacesOf(const State &state, const Entry &entry)
{
    return entry.act == Act::Place && state.agreed.namesMats ? mapPlacesFor(state, entry) : 0;
}

} // namespace

std::uint32_t countPlaces(const State &state, const Entry &entry)
{
    const int others = std::popcount(columnsOf(state, entry)) + std::popcount(mapPlacesOf(state, entry));
    return countSpots(state, entry) + static_cast<std::uint32_t>(others);
}

PlacePiece placeAt(const State &state, const Entry &entry, std::uint32_t index)
{
    PlacePiece move;
    if (const std::uint32_t spots = countSpots(state, entry); index < spots) {
        move.spot = spotAt(state, entry, index);
        return move;
    } else {
        index -= spots;
    }
    const std::uint32_t columns = columnsOf(state, entry);
    if (const auto count = static_cast<std::uint32_t>(std::popcount(columns)); index >= count)
        move.map = static_cast<MapPlace>(bitAt(mapPlacesOf(state, entry), index - count));
    else
        move.column.number = static_cast<std::int8_t>(bitAt(columns, index));
    return move;
}

std::uint32_t placeOfPlace(const State &state, const Entry &entry, const PlacePiece &move)
{
    if (move.isOnGrid())
        return placeOfSpot(state, entry, move.spot);
    const std::uint32_t spots = countSpots(state, entry);
    const std::uint32_t columns = columnsOf(state, entry);
    if (move.column.isSaid())
        return spots + countBelow(columns, move.column.number);
    return spots + static_cast<std::uint32_t>(std::popcount(columns))
        + countBelow(mapPlacesOf(state, entry), static_cast<int>(*move.map));
}

} // namespace pegsheet::tapestry
