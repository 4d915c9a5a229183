// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/core/notation.h"
#include "model/tapestry/listed.h"
#include "tests/model/tapestry/table.h"

#include <cstdint>
#include <string>
#include <vector>

/// Every answer of a type that could be written, to see that what is accepted is what is listed.
namespace pegsheet::tapestry {

/// The digits of a number, each in a base of its own.
class Digits
{
public:
    explicit Digits(std::uint32_t number) : m_left(number) {}

    /// The next one, from `least` to `most`.
    std::int8_t next(int least, int most)
    {
        const auto base = static_cast<std::uint32_t>(most - least + 1);
        const auto digit = static_cast<int>(m_left % base);
        m_left /= base;
        return static_cast<std::int8_t>(least + digit);
    }
    /// The next one, from -1 for what is not said to the last of those names.
    template <NamedEnum E>
    MaybeOne<E> nextName()
    {
        MaybeOne<E> name;
        name.index = next(-1, static_cast<int>(kCount<E>) - 1);
        return name;
    }
    bool nextTruth() { return next(0, 1) == 1; }
    /// The number has more digits than were read.
    [[nodiscard]] bool hasMore() const { return m_left > 0; }

private:
    std::uint32_t m_left;
};

/// All moves that `read(move, digits)` makes of some number.
template <typename M, typename Read>
[[nodiscard]] std::vector<M> allOf(Read read)
{
    std::vector<M> all;
    for (std::uint32_t number = 0;; ++number) {
        Digits digits(number);
        M move;
        read(move, digits);
        if (digits.hasMore())
            return all;
        all.push_back(move);
    }
}

[[nodiscard]] inline std::vector<Conquer> allConquests(int players)
{
    return allOf<Conquer>([players](Conquer &move, Digits &digits) {
        move.red = digits.nextName<RedFace>();
        move.black = digits.nextName<BlackFace>();
        move.tile = digits.nextName<TileBenefit>();
        move.against.number = digits.next(-1, players - 1);
        move.island.isTrue = digits.nextTruth();
        move.trap.isTrue = digits.nextTruth();
        move.row.number = digits.next(-1, 1);
        move.marker.isTrue = digits.nextTruth();
        move.other = digits.nextName<DieFace>();
    });
}

[[nodiscard]] inline std::vector<Trade> allTrades(int players)
{
    return allOf<Trade>([players](Trade &move, Digits &digits) {
        move.points.number = digits.next(-1, kMostNeighbours);
        move.against.number = digits.next(-1, players - 1);
        move.tile = digits.nextName<TileBenefit>();
    });
}

[[nodiscard]] inline std::vector<PlacePiece> allPlaces()
{
    return allOf<PlacePiece>([](PlacePiece &move, Digits &digits) {
        move.column.number = digits.next(-1, static_cast<int>(kBoxColumns) - 1);
        move.map = digits.nextName<MapPlace>();
        move.spot.column = digits.next(Spot::kFirst, Spot::kLast);
        move.spot.row = digits.next(Spot::kFirst, Spot::kLast);
        move.spot.turn = static_cast<std::uint8_t>(digits.next(0, Footprints::kMost - 1));
    });
}

[[nodiscard]] inline std::vector<SwapBuildings> allSwaps()
{
    return allOf<SwapBuildings>([](SwapBuildings &move, Digits &digits) {
        for (std::uint8_t *number : {&move.from.column, &move.from.row, &move.to.column, &move.to.row})
            *number = static_cast<std::uint8_t>(digits.next(0, kCitySide - 1));
    });
}

/// What is wrong with the listed answers of a kind, which are those of one entry: each must be accepted and stand where its place
/// says, and of the candidates, which name no entry, those must be accepted that are listed.
template <typename M>
[[nodiscard]] std::string faultOfList(const TestTable &table, Kind kind, const std::vector<M> &candidates)
{
    const ListedMoves listed(table.state());
    for (std::uint32_t index = 0; index < listed.count(kind); ++index) {
        const Move move = listed.at(kind, index);
        if (refuses(table.state(), move))
            return "listed and refused: " + notation(describedValue(std::get<M>(move)));
        if (listed.placeOf(move) != index)
            return "at another place: " + notation(describedValue(std::get<M>(move)));
    }
    std::uint32_t accepted = 0;
    for (const M &candidate : candidates) {
        if (refuses(table.state(), candidate))
            continue;
        ++accepted;
        if (!listed.placeOf(candidate))
            return "accepted and not listed: " + notation(describedValue(candidate));
    }
    const std::uint32_t usual = listed.countUsual(kind);
    return accepted == usual ? "" : std::to_string(usual) + " are listed, " + std::to_string(accepted) + " are accepted";
}

} // namespace pegsheet::tapestry
