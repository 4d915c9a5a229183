// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/hasher.h"
#include "model/tapestry/areas.h"
#include "model/tapestry/capitals.h"
#include "model/tapestry/spots.h"

#include <algorithm>
#include <type_traits>

/// A capital city as it stands on its mat. DE is the German rulebook of 2023 by its pages.
namespace pegsheet::tapestry {

/// What a plot of a city holds.
enum class Content : std::uint8_t { Free, Impassable, Market, House, Farm, Armory, Landmark };
/// Each by one character, as a grid is told.
inline constexpr std::string_view kContentSigns = ".#mhfaL";

/// Where a landmark of a player is.
///
/// A building on a card has room here, as one more of these, and a count beside City::beside().
enum class Where : std::uint8_t {
    Unknown,   ///< not with this player, or the table did not say
    Beside,    ///< beside the mat, since no place was left (DE p.28)
    LaidAside, ///< to be built later (DE p.13, p.28)
    InCity     ///< on the mat
};

/// A mat with all that was built on it, and what stands beside it. Nothing on it moves (DE p.14). Flat: states are copied whole.
class City
{
public:
    /// Of one kind a player has no more income buildings (DE p.4).
    static constexpr int kMostBeside = 5;

    /// One that is kept by numbers: no mat.
    constexpr City() = default;
    explicit City(Capital capital);

    [[nodiscard]] constexpr bool isKept() const { return m_capital != kNone; }
    /// The city must be kept.
    [[nodiscard]] constexpr Capital capital() const { return static_cast<Capital>(m_capital); }

    [[nodiscard]] Content at(int plot) const;
    /// The plots that hold such.
    [[nodiscard]] Plots with(Content content) const;
    /// The plots that hold anything. Impassable ones count as filled (DE p.13).
    [[nodiscard]] constexpr Plots filled() const { return m_content[0] | m_content[1] | m_content[2]; }
    /// The complete rows, columns and districts (DE p.14).
    [[nodiscard]] constexpr Areas complete() const { return completeIn(filled()); }
    /// Those of them whose income buildings are of one kind, at least one (contract, reading 52).
    [[nodiscard]] Areas completeOfOneKind() const;
    /// The plots with income buildings.
    [[nodiscard]] Plots buildings() const;
    /// The plots that an area lacks, none where it is complete.
    [[nodiscard]] constexpr Plots missing(int area) const { return kAreaPlots[static_cast<std::size_t>(area)] - filled(); }
    /// The areas that lack some plots, at most that many.
    [[nodiscard]] Areas lacking(int most) const;

    /// Where the piece may be built. Where that is nowhere it has to stand beside the mat, and only then (DE p.28, p.29).
    [[nodiscard]] Spots spotsFor(const Piece &piece) const { return Spots(footprintsOf(piece), closed()); }
    [[nodiscard]] bool hasSpotFor(const Piece &piece) const { return Spots::any(footprintsOf(piece), closed()); }
    [[nodiscard]] bool mayBuild(const Piece &piece, const Spot &spot) const
    {
        return mayStand(footprintsOf(piece), spot, closed());
    }
    /// Whether impassable plots may be built on: by what is in force of the player's cards (DE p.30).
    constexpr void openImpassable(bool isOpen) { m_isOpen = isOpen; }
    /// What the piece would complete there, several districts maybe (DE p.14); mayBuild() must hold.
    [[nodiscard]] Areas wouldComplete(const Piece &piece, const Spot &spot) const;
    /// Builds it and says what it completes; mayBuild() must hold. A landmark that was laid aside is so no more.
    Areas build(const Piece &piece, const Spot &spot);
    /// Puts it beside the mat, where it completes nothing (DE p.13).
    void putBeside(const Piece &piece);
    /// Keeps a landmark that is to be built later.
    void layAside(Landmark landmark);

    [[nodiscard]] Where where(Landmark landmark) const { return static_cast<Where>(std::min(m_landmarks[landmark], kInCity)); }
    /// Where a landmark stands that is on the mat.
    [[nodiscard]] Spot spotOf(Landmark landmark) const { return Spot::ofNumber(m_landmarks[landmark] - kInCity); }
    /// How many income buildings of a kind stand beside the mat.
    [[nodiscard]] int beside(Building building) const { return m_beside[building]; }
    /// The landmarks that are beside the mat, or laid aside.
    [[nodiscard]] EnumSet<Landmark> thoseThatAre(Where where) const;

    /// What the table says that a plot holds. A landmark of which a plot holds something else is not known to be there any more.
    void set(int plot, Content content);
    /// What the table says that stands beside the mat, from 0 to kMostBeside buildings of a kind, and which landmarks are so, and
    /// only those; Where::Beside or Where::LaidAside.
    void setBeside(Building building, int count) { m_beside[building] = static_cast<std::uint8_t>(count); }
    void setThoseThatAre(Where where, EnumSet<Landmark> landmarks);

    constexpr bool operator==(const City &) const = default;
    friend void hashInto(Hasher &hasher, const City &city);

private:
    static constexpr std::uint8_t kNone = 255;
    static constexpr auto kInCity = static_cast<std::uint16_t>(Where::InCity);

    void fill(const Plots &plots, Content content);
    [[nodiscard]] Plots closed() const { return m_isOpen ? filled() - with(Content::Impassable) : filled(); }

    std::array<Plots, 3> m_content{};         ///< the bits of a content, plot by plot
    Per<std::uint16_t, Landmark> m_landmarks; ///< where each is; from kInCity on the number of its spot
    Per<std::uint8_t, Building> m_beside;
    std::uint8_t m_capital = kNone;
    bool m_isOpen = false; ///< it follows from cards, and is no part of what is told of the city
};
static_assert(std::is_trivially_copyable_v<City> && sizeof(City) <= 96); // five of them in the state of a match

} // namespace pegsheet::tapestry
