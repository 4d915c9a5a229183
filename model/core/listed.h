// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

namespace pegsheet {

/// The listed moves of a state as one range, kind by kind, where a game says of each kind how many there are, `count(kind)`, which
/// they are, `at(kind, index)`, and where a move is among them, `placeOf(move)`. The kinds are the first ones of the move's
/// variant.
template <typename Range, typename Kind, int kKinds, typename Move>
class ListedByKind
{
public:
    /// All kinds together.
    [[nodiscard]] std::uint32_t size() const { return before(kKinds); }
    /// `index` must be below size().
    [[nodiscard]] Move at(std::uint32_t index) const
    {
        int number = 0;
        while (number < kKinds - 1 && index >= count(number))
            index -= count(number++);
        return self().at(static_cast<Kind>(number), index);
    }
    /// The move's place, or nothing when it is not listed. Of moves that `placeOf` cannot tell the game asks first.
    [[nodiscard]] std::optional<std::uint32_t> indexOf(const Move &move) const
    {
        if (move.index() >= kKinds)
            return std::nullopt;
        const std::optional<std::uint32_t> place = self().placeOf(move);
        return place ? std::optional(before(static_cast<int>(move.index())) + *place) : std::nullopt;
    }

private:
    [[nodiscard]] const Range &self() const { return static_cast<const Range &>(*this); }
    [[nodiscard]] std::uint32_t count(int number) const { return self().count(static_cast<Kind>(number)); }
    [[nodiscard]] std::uint32_t before(int kind) const
    {
        std::uint32_t sum = 0;
        for (int number = 0; number < kind; ++number)
            sum += count(number);
        return sum;
    }
};

} // namespace pegsheet
