// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/nations/state.h"

namespace pegsheet::nations {

/// Which pieces go back to the supply for a replaced tile: whoever owns them chooses used or available ones, or some of both
/// (DE 1 Fortschrittsplättchen kaufen). What is chosen are the available ones; the others owed are used ones.
class Returns
{
public:
    Returns(const Player &player, const Gains &owed) : m_player(player), m_owed(owed) {}

    /// How many choices there are; at least one.
    [[nodiscard]] std::uint32_t count() const;
    /// Colour by colour, then chit by chit, the first the lowest digit; of a colour fewest available first.
    [[nodiscard]] Pieces at(std::uint32_t index) const;
    /// The inverse of at().
    [[nodiscard]] std::uint32_t rank(const Pieces &given) const;
    /// nations.dieUsed, nations.chitUsed: not available; nations.notOwed: more than go back; nations.givenTooLittle: there are
    /// not as many used ones as the rest would take.
    [[nodiscard]] MaybeRefusal refuses(const Pieces &given) const;

    /// The used ones that go back besides.
    [[nodiscard]] int usedDice(Colour colour, int given) const { return share(colour).owed - given; }
    [[nodiscard]] int usedChits(Chit chit, int given) const { return share(chit).owed - given; }

private:
    // So many go back in all, of them at least and at most so many available ones.
    struct Share
    {
        int owed;
        int least;
        int most;
    };
    static Share shareOf(int owed, int used, int available);
    [[nodiscard]] Share share(Colour colour) const;
    [[nodiscard]] Share share(Chit chit) const;
    [[nodiscard]] std::uint32_t count(Colour colour) const;

    const Player &m_player;
    const Gains &m_owed;
};

} // namespace pegsheet::nations
