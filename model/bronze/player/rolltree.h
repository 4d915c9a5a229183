// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/dicesets.h"

#include <array>
#include <optional>

namespace pegsheet::bronze {

/// What the dice of a turn are worth while they can still be rolled, exactly: a set that is kept is worth the mean over the dice
/// rolled anew, dice that lie are worth the best of all sets that may be kept of them (EN 1).
///
/// The dice of one turn, 1 to 7, are given once with what each final set of them is worth; the rest follows.
class RollTree
{
public:
    /// Lies behind the last set: no dice can lie so.
    static constexpr float kNever = -1e30F;

    /// What one of the sets of `dice` dice is worth once they lie for good. Set all of them, then call work().
    [[nodiscard]] float & final(int number) { return m_final[static_cast<std::size_t>(number)]; }
    [[nodiscard]] float final(int number) const { return m_final[static_cast<std::size_t>(number)]; }

    /// Works everything out for `dice` dice and `rolls` rolls left. With `leadership` one die can be rolled once more at the end, a
    /// skull too (FR table 3). With `locksSkulls` skulls always stay.
    void work(int dice, int rolls, bool leadership, bool locksSkulls);
    /// The same, but for lying() with all those rolls left: enough to ask bestKeep() of dice that lie.
    void workKeeps(int dice, int rolls, bool leadership, bool locksSkulls);

    /// Dice lie, and `rolls` rolls are left.
    [[nodiscard]] float lying(int number, int rolls) const
    {
        return m_lying[static_cast<std::size_t>(rolls)][static_cast<std::size_t>(number)];
    }
    /// The set is kept, and what is missing of the dice, one at least, will be rolled; `rolls` are left after that roll.
    [[nodiscard]] float kept(int number, int rolls) const
    {
        return m_kept[static_cast<std::size_t>(rolls)][static_cast<std::size_t>(number)];
    }
    /// What to keep of the dice that lie, with `rolls` left, at least 1: the set itself where it is best not to roll again.
    [[nodiscard]] int bestKeep(int number, int rolls) const;
    /// The face that Leadership should roll once more; nothing where all should stay.
    [[nodiscard]] std::optional<Face> bestOnceMore(int number) const;
    /// What one more roll of a die of that face is worth, which lies in the set.
    [[nodiscard]] float onceMore(int number, Face face) const
    {
        return m_onceMore[static_cast<std::size_t>(m_sets[number].fewer[static_cast<std::size_t>(face)])];
    }

private:
    friend class FollowedTree;
    using Worths = std::array<float, DiceSets::kSets + 1>;

    void workLeadership();
    void workKept(int rolls);
    void workLying(int rolls);

    const DiceSets &m_sets = diceSets();
    int m_dice = 0;
    bool m_leadership = false;
    bool m_locksSkulls = true;
    Worths m_final{};
    std::array<Worths, kRolls + 1> m_lying{}; ///< by rolls left; of fewer dice: the best of what can be kept of them
    std::array<Worths, kRolls> m_kept{};      ///< by rolls left after that roll; all dice: they lie for good
    Worths m_onceMore{};                      ///< of one die fewer: the mean over one more, by m_final
};

/// The same dice are worth something else to somebody else, who watches: what it comes to if they are kept and rolled as the tree
/// has it.
class FollowedTree
{
public:
    /// What a final set is worth to who watches. Set all of them, then call work().
    [[nodiscard]] float & final(int number) { return m_final[static_cast<std::size_t>(number)]; }
    [[nodiscard]] float final(int number) const { return m_final[static_cast<std::size_t>(number)]; }
    /// Follows that tree, which has been worked out for so many rolls.
    void work(const RollTree &tree, int rolls);

    /// See RollTree; lying() only of all dice.
    [[nodiscard]] float lying(int number, int rolls) const
    {
        return m_lying[static_cast<std::size_t>(rolls)][static_cast<std::size_t>(number)];
    }
    [[nodiscard]] float kept(int number, int rolls) const
    {
        return m_kept[static_cast<std::size_t>(rolls)][static_cast<std::size_t>(number)];
    }
    [[nodiscard]] float onceMore(int number, Face face) const
    {
        return m_onceMore[static_cast<std::size_t>(diceSets()[number].fewer[static_cast<std::size_t>(face)])];
    }

private:
    using Worths = RollTree::Worths;
    using Picks = std::array<std::int16_t, DiceSets::kSets + 1>;
    void workOnceMore(const RollTree &tree);
    void workPicks(const RollTree &tree, int rolls);

    Worths m_final{};
    std::array<Worths, kRolls + 1> m_lying{};
    std::array<Worths, kRolls> m_kept{};
    Worths m_onceMore{};
    Picks m_picks{}; ///< what the tree keeps of those dice
};

} // namespace pegsheet::bronze
