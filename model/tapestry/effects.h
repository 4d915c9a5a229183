// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/cityfields.h"
#include "model/tapestry/moves.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

/// What a move did, for the list of moves and the screen reader.
namespace pegsheet::tapestry {

inline constexpr Range kAnyNumber{-2147483647, 2147483647};

/// Pieces came: so many of that word, and so many more were lost because there is no room or supply for them.
struct Got
{
    static constexpr std::string_view kType = "got";
    std::uint8_t player = 0;
    Word what = Word::Coin;
    std::uint16_t count = 0;
    std::uint16_t lost = 0;
    MaybeOne<Civilization> mat = {}; ///< the civilization that brought them, where it is named

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("of", self.what);
        visit("count", self.count, kAnyNumber);
        visit("lost", self.lost, Range{0, 65535, true});
        visit("civilization", self.mat, Optional{});
    }
};

/// Points came.
struct Scored
{
    static constexpr std::string_view kType = "scored";
    std::uint8_t player = 0;
    Source from = Source::Spaces;
    std::int16_t points = 0;
    /// The card that brought them, where it is named.
    MaybeOne<Tech> tech;
    MaybeOne<TapestryCard> card;
    MaybeOne<Civilization> mat = {}; ///< the civilization that brought them, where it is named

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("from", self.from);
        visit("points", self.points, kAnyNumber);
        visit("tech", self.tech, Optional{});
        visit("card", self.card, Optional{});
        visit("civilization", self.mat, Optional{});
    }
};

/// A token went from one space to another.
struct Moved
{
    static constexpr std::string_view kType = "moved";
    std::uint8_t player = 0;
    Track track = Track::Exploration;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    MaybeOne<Civilization> mat = {}; ///< the civilization that brought the step, where it is named

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("track", self.track);
        visit("from", self.from, kAnyNumber);
        visit("to", self.to, kAnyNumber);
        visit("civilization", self.mat, Optional{});
    }
};

/// A landmark was taken.
struct TookLandmark
{
    static constexpr std::string_view kType = "landmark";
    std::uint8_t player = 0;
    Landmark landmark = Landmark::Lighthouse;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("landmark", self.landmark);
    }
};

/// An achievement was reached.
struct Achieved
{
    static constexpr std::string_view kType = "achieved";
    std::uint8_t player = 0;
    Achievement achievement = Achievement::CompleteTrack;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("achievement", self.achievement);
    }
};

/// Something was left out because it can bring nothing: a benefit, or what that card or civilization asks for.
struct LeftOut
{
    static constexpr std::string_view kType = "leftOut";
    std::uint8_t player = 0;
    Benefit gains;
    MaybeOne<TapestryCard> card;
    MaybeOne<Civilization> mat;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("gains", self.gains);
        visit("card", self.card, Optional{});
        visit("civilization", self.mat, Optional{});
    }
};

/// A turn ended; `finished` where it was the player's last.
struct TurnEnded
{
    static constexpr std::string_view kType = "turnEnded";
    std::uint8_t player = 0;
    bool finished = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("finished", self.finished);
    }
};

/// A city stands on that mat from now on.
struct Founded
{
    static constexpr std::string_view kType = "capital";
    std::uint8_t player = 0;
    Capital capital = Capital::Mountain;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("capital", self.capital);
    }
};

/// A building or landmark was built, and what it comes from, as originText() has it.
struct Built
{
    static constexpr std::string_view kType = "built";
    std::uint8_t player = 0;
    Piece piece;
    Spot spot;
    std::string why;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("of", self.piece);
        visit("x", self.spot.column, kAnyNumber);
        visit("y", self.spot.row, kAnyNumber);
        visit("turn", self.spot.turn, kAnyNumber);
        visit("why", self.why, TextLimit{64});
    }
};

/// What was built completed so many rows and columns, and districts.
struct Completed
{
    static constexpr std::string_view kType = "completed";
    std::uint8_t player = 0;
    std::uint8_t lines = 0;
    std::uint8_t districts = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("lines", self.lines, kAnyNumber);
        visit("districts", self.districts, kAnyNumber);
    }
};

/// A building or landmark stands beside a city: there is no place for it.
struct PutBeside
{
    static constexpr std::string_view kType = "beside";
    std::uint8_t player = 0;
    Piece piece;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("of", self.piece);
    }
};

/// A tech card was invented: that one, or one that is not named.
struct Invented
{
    static constexpr std::string_view kType = "invented";
    std::uint8_t player = 0;
    MaybeOne<Tech> card;
    MaybeOne<Civilization> mat = {}; ///< the civilization that brought it, where it is named

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card, Optional{});
        visit("civilization", self.mat, Optional{});
    }
};

/// A tech card went up into a row.
struct Upgraded
{
    static constexpr std::string_view kType = "upgraded";
    std::uint8_t player = 0;
    MaybeOne<Tech> card;
    TechRow row = TechRow::Middle;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card, Optional{});
        visit("row", self.row);
    }
};

/// A tapestry card was laid on a stack, an era from 1: that one, or one that is not named, which the table may have given a name.
struct Played
{
    static constexpr std::string_view kType = "played";
    std::uint8_t player = 0;
    MaybeOne<TapestryCard> card;
    std::string name;
    std::uint8_t era = 1;
    Truth isFaceDown;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card, Optional{});
        visit("name", self.name, TextLimit{PlayTapestry::kLongestName});
        visit("era", self.era, kAnyNumber);
        visit("faceDown", self.isFaceDown, Optional{});
    }
};

/// What happens to a tapestry card of the player "this era": it comes into force, or ends.
struct Acts
{
    static constexpr std::string_view kType = "acts";
    std::uint8_t player = 0;
    TapestryCard card{};
    std::int8_t partner = -1;
    MaybeOne<Track> track;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
        visit("partner", self.partner, OptionalPlayer{});
        visit("track", self.track, Optional{});
    }
};
struct Ends
{
    static constexpr std::string_view kType = "ends";
    std::uint8_t player = 0;
    TapestryCard card{};

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
    }
};

/// A card of the player brought something, because of what happened to the seat `of`.
struct SetOff
{
    static constexpr std::string_view kType = "setOff";
    std::uint8_t player = 0;
    TapestryCard card{};
    std::uint8_t of = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
        visit("of", self.of, kSeats);
    }
};

/// Nobody else advances on a track because of the player, or they do again.
struct Locked
{
    static constexpr std::string_view kType = "locked";
    std::uint8_t player = 0;
    Track track = Track::Exploration;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("track", self.track);
    }
};
struct Unlocked
{
    static constexpr std::string_view kType = "unlocked";
    std::uint8_t player = 0;
    Track track = Track::Exploration;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("track", self.track);
    }
};

/// A toppled outpost of the player stands up again, on a territory of the seat `of`.
struct StoodUp
{
    static constexpr std::string_view kType = "stoodUp";
    std::uint8_t player = 0;
    std::uint8_t of = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("of", self.of, kSeats);
    }
};

/// What a player loses because of another, or by an adjustment.
enum class LostWhat : std::uint8_t { Territory, Tapestry, Tech, Tile, Coin, Worker, Food, Culture };
[[nodiscard]] constexpr LostWhat lostAs(Resource resource)
{
    return static_cast<LostWhat>(static_cast<int>(LostWhat::Coin) + static_cast<int>(resource));
}
struct Lost
{
    static constexpr std::string_view kType = "lost";
    std::uint8_t player = 0;
    LostWhat what = LostWhat::Territory;
    std::uint8_t count = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("of", self.what);
        visit("count", self.count, kAnyNumber);
    }
};

/// The player gave a territory tile to the seat `to`.
struct GaveTile
{
    static constexpr std::string_view kType = "gaveTile";
    std::uint8_t player = 0;
    std::uint8_t to = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("to", self.to, kSeats);
    }
};

/// A civilization came to the player.
struct GotMat
{
    static constexpr std::string_view kType = "gotMat";
    std::uint8_t player = 0;
    Civilization civilization{};

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("civilization", self.civilization);
    }
};

/// A civilization of the player did its part.
struct UsedMat
{
    static constexpr std::string_view kType = "usedMat";
    std::uint8_t player = 0;
    Civilization civilization{};

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("civilization", self.civilization);
    }
};

using Effect =
    std::variant<Got, Scored, Moved, TookLandmark, Achieved, LeftOut, TurnEnded, Founded, Built, Completed, PutBeside, Invented,
                 Upgraded, Played, Acts, Ends, SetOff, Locked, Unlocked, StoodUp, Lost, GaveTile, GotMat, UsedMat>;

/// How many tapestry cards each seat drew into its hand.
using Drawn = std::array<std::uint8_t, kMostSeats>;

/// Who is told of effects, if anybody.
class Teller
{
public:
    /// Nobody.
    Teller() = default;
    /// The list must outlive the teller.
    explicit Teller(std::vector<Effect> &effects) : m_effects(&effects) {}
    /// Is told of drawn cards alone, which are added up; the numbers must outlive the teller.
    explicit Teller(Drawn &drawn) : m_drawn(&drawn) {}

    [[nodiscard]] bool listens() const { return m_effects != nullptr; }
    /// Equal gains are told once, with their sum.
    void operator()(const Effect &effect) const
    {
        if (m_effects != nullptr)
            tell(effect);
    }
    void drew(int seat, int count) const
    {
        if (m_drawn != nullptr)
            (*m_drawn)[static_cast<std::size_t>(seat)] += static_cast<std::uint8_t>(count);
    }

private:
    void tell(const Effect &effect) const;

    std::vector<Effect> *m_effects = nullptr;
    Drawn *m_drawn = nullptr;
};

/// `{"what":"got",…}`.
[[nodiscard]] Value effectValue(const Effect &effect);

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::LostWhat>
{
    static constexpr std::array<std::string_view, 8> names{"territory", "tapestry", "tech", "tile",
                                                           "coin",      "worker",   "food", "culture"};
};
