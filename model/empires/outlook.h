// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/moves.h"
#include "model/empires/state.h"

#include <array>
#include <optional>
#include <vector>

/// What would come of something that is not done yet.
namespace pegsheet::empires {

/// What changes for a player: as if the match ended, in a Conflict, and in an Economy phase.
struct Difference
{
    int total = 0;
    int strength = 0;
    std::array<int, kCount<Resource>> income{};
    CardSet rests; ///< Innovations that would work no more

    [[nodiscard]] bool isNone() const { return *this == Difference(); }
    bool operator==(const Difference &) const = default;
};

/// What a Disaster would do to a player, before its card is laid as an Innovation: the place that falls, what is lost by that, and
/// what is got because it falls (DE Fähigkeiten, die bei Zerstörung des Orts aktiviert werden).
struct Outlook
{
    int position = 0;
    Difference lost;
    int points = 0; ///< on the track, at once
    Stock gain;
    std::vector<int> places; ///< where its card could be laid then, as positions
};
/// For each place that a Disaster with that number could destroy.
[[nodiscard]] std::vector<Outlook> outlooksOf(const State &state, int seat, int number);

/// What the move would change for that player; nothing where it is refused. Resources that it costs or brings do not count but at
/// the end.
[[nodiscard]] std::optional<Difference> differenceBy(const State &state, const Move &move, int seat);
/// What repairing the place at that position would change, whatever it costs.
[[nodiscard]] Difference differenceOfRepair(const State &state, int seat, int position);

/// Numbers of Disasters that would destroy the place at that position as the row lies, in order; neighbours whose place is
/// destroyed already are among them.
[[nodiscard]] std::vector<int> numbersThatHit(const Player &player, int position);

/// Strength that is missing to the next tier of the Conflict card; 0 in the highest, or where there is no card.
[[nodiscard]] int missingToNextTier(const State &state, int strength);

} // namespace pegsheet::empires
