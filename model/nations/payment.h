// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/nations/picks.h"
#include "model/nations/tables.h"

#include <optional>

/// What dice and chits are worth together, and every way to pay with them.
namespace pegsheet::nations {

/// Dice by what they show, and chits: what lies there, or what is laid down.
struct Pieces
{
    Amounts<DieFace> dice;
    Amounts<Chit> chits;

    [[nodiscard]] constexpr bool empty() const { return *this == Pieces(); }
    constexpr bool operator==(const Pieces &) const = default;
};

/// The symbols that the pieces show, without any trade.
[[nodiscard]] int shown(const Pieces &pieces, Symbol symbol);

/// How pieces count towards a symbol: those that show it, whole (DE 1 Fortschrittsplättchen kaufen), and two dice that do not
/// as one of it (DE Würfel eintauschen).
struct Worth
{
    int shown = 0;  ///< by dice and chits that show it
    int traded = 0; ///< dice that do not show it
    int least = 0;  ///< what the weakest piece or trade gives; 0 where there is none

    [[nodiscard]] constexpr int total() const { return shown + traded / kDiceATrade; }
};
[[nodiscard]] Worth worthOf(const Pieces &pieces, Symbol symbol);

/// Not so many lie there: nations.dieUsed, nations.chitUsed.
[[nodiscard]] MaybeRefusal refusesUsed(const Pieces &there, const Pieces &given);
/// Why these pieces cannot be spent on that symbol, whatever it comes to: nations.dieUsed and nations.chitUsed (not so many
/// lie there), nations.tradeChit (a chit of another symbol), nations.tradeSymbol (dice do not stand for books or strength),
/// nations.famineTrades (not agreed on), nations.tradeSingle (an odd die).
[[nodiscard]] MaybeRefusal refusesSpending(const Pieces &there, const Pieces &spent, Symbol symbol, bool trades);
/// The same, and nations.notEnough, and nations.needless where a piece could stay.
[[nodiscard]] MaybeRefusal refusesPayment(const Pieces &there, const Pieces &spent, Symbol symbol, int price);

/// Payments out of certain pieces in which nothing is needless, by place: the highest faces most first, then trades fewest
/// first. What is spent beyond the price is lost (DE 1 Fortschrittsplättchen kaufen).
class Payments
{
public:
    /// Ready for prices up to `most`.
    Payments(const Pieces &there, Symbol symbol, int most);

    [[nodiscard]] std::uint32_t count(int price) const;
    [[nodiscard]] Pieces at(int price, std::uint32_t index) const;
    /// The inverse of at(): the payment must be one.
    [[nodiscard]] std::uint32_t rank(int price, const Pieces &paid) const;

private:
    // Faces of one, in the order of the faces, and the chits; there are at most three such faces.
    static constexpr std::size_t kOnes = 4;
    using Ones = Picks<kOnes, kMostStone>;
    using Others = Picks<kCount<DieFace>, std::size_t{2} * kMostStone>;

    [[nodiscard]] bool isOne(DieFace face) const { return kFaces[face].symbol == m_symbol && kFaces[face].n == 1; }
    [[nodiscard]] std::uint32_t units(int n) const { return m_units[static_cast<std::size_t>(n)]; }
    // Visits (threes, twos, units needed beyond, ways) until told to stop.
    template <typename Use>
    void eachShape(int price, Use use) const;
    void addUnits(Pieces &pieces, int n, std::uint32_t index) const;

    Symbol m_symbol;
    std::array<std::optional<DieFace>, kHighestFace + 1> m_face{}; ///< the one face of two, and of three
    std::array<int, kHighestFace + 1> m_there{};
    Ones m_ones;
    Others m_others;
    std::array<std::uint32_t, kMostStone + 1> m_units{};
};

/// Whether the pieces reach the price; cheap.
[[nodiscard]] bool reaches(const Pieces &there, Symbol symbol, int price);

} // namespace pegsheet::nations
