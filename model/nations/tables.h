// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The printed facts of Nations: The Dice Game. Sources as in the rules notes: DE is the German rulebook with its
/// headings, ILSA and the others the reviews that name faces whose icons the rulebook's text has lost.
namespace pegsheet::nations {

/// What faces and chits show and what is spent (DE Aktionen, Bücher, Hungersnot, Krieg).
enum class Symbol : std::uint8_t { Stone, Gold, Book, Food, Strength };

/// The kinds of chits: one a symbol, and the reroll (DE Spielmaterial).
enum class Chit : std::uint8_t { Stone, Gold, Book, Food, Strength, Reroll };

/// The colours of the dice (DE Spielmaterial).
enum class Colour : std::uint8_t { White, Blue, Orange, Red };

/// Every result that a die can show, once, however many faces show it. Which of gold 3 and food 3 the orange die has is not
/// known, so that both are here.
enum class DieFace : std::uint8_t {
    WhiteGold,
    WhiteStone,
    WhiteBook,
    WhiteFood,
    WhiteStrength,
    BlueBook1,
    BlueBook2,
    BlueBook3,
    BlueStone1,
    BlueStone2,
    OrangeGold1,
    OrangeGold2,
    OrangeGold3,
    OrangeFood1,
    OrangeFood2,
    OrangeFood3,
    RedStrength1,
    RedStrength2,
    RedStrength3,
    RedFood,
    RedStone
};

/// The frames of the progress tiles: blue, orange, green, brown (DE 1 Fortschrittsplättchen kaufen).
enum class TileKind : std::uint8_t { Development, Advisor, Colony, Wonder };

/// How much is kept: points only; tiles as well; every die and chit.
enum class Depth : std::uint8_t { Tracks, Tiles, Full };

/// The five developments printed on every board.
enum class Printed : std::uint8_t { Axeman, Farm, Caravan, Quarry, Temple };

} // namespace pegsheet::nations

namespace pegsheet {

template <>
struct EnumNames<nations::Symbol>
{
    static constexpr std::array<std::string_view, 5> names{"stone", "gold", "book", "food", "strength"};
};
template <>
struct EnumNames<nations::Chit>
{
    static constexpr std::array<std::string_view, 6> names{"stone", "gold", "book", "food", "strength", "reroll"};
};
template <>
struct EnumNames<nations::Colour>
{
    static constexpr std::array<std::string_view, 4> names{"white", "blue", "orange", "red"};
};
template <>
struct EnumNames<nations::DieFace>
{
    static constexpr std::array<std::string_view, 21> names{
        "whiteGold",   "whiteStone",  "whiteBook",    "whiteFood",    "whiteStrength", "blueBook1",   "blueBook2",
        "blueBook3",   "blueStone1",  "blueStone2",   "orangeGold1",  "orangeGold2",   "orangeGold3", "orangeFood1",
        "orangeFood2", "orangeFood3", "redStrength1", "redStrength2", "redStrength3",  "redFood",     "redStone"};
};
template <>
struct EnumNames<nations::TileKind>
{
    static constexpr std::array<std::string_view, 4> names{"development", "advisor", "colony", "wonder"};
};
template <>
struct EnumNames<nations::Depth>
{
    static constexpr std::array<std::string_view, 3> names{"tracks", "tiles", "full"};
};
template <>
struct EnumNames<nations::Printed>
{
    static constexpr std::array<std::string_view, 5> names{"axeman", "farm", "caravan", "quarry", "temple"};
};

} // namespace pegsheet

namespace pegsheet::nations {

inline constexpr int kMaxSeats = 4;
inline constexpr int kAges = 4;
/// What an age is called where points are told by age.
inline constexpr std::array<std::string_view, kAges> kAgeNames{"age1", "age2", "age3", "age4"};
inline constexpr int kRows = 3;
inline constexpr int kMostColumns = 4;
inline constexpr int kOfferPlaces = kRows * kMostColumns;
inline constexpr int kSlots = 5;

struct FaceRow
{
    Colour colour;
    Symbol symbol;
    std::uint8_t n;
};

/// The red die is 1, 2, 2, 3 / 1 / 1 (order card); of blue and orange one number is doubled, and it is not known which.
inline constexpr Per<FaceRow, DieFace> kFaces{{{
    {Colour::White, Symbol::Gold, 1},   {Colour::White, Symbol::Stone, 1},    {Colour::White, Symbol::Book, 1},
    {Colour::White, Symbol::Food, 1},   {Colour::White, Symbol::Strength, 1}, {Colour::Blue, Symbol::Book, 1},
    {Colour::Blue, Symbol::Book, 2},    {Colour::Blue, Symbol::Book, 3},      {Colour::Blue, Symbol::Stone, 1},
    {Colour::Blue, Symbol::Stone, 2},   {Colour::Orange, Symbol::Gold, 1},    {Colour::Orange, Symbol::Gold, 2},
    {Colour::Orange, Symbol::Gold, 3},  {Colour::Orange, Symbol::Food, 1},    {Colour::Orange, Symbol::Food, 2},
    {Colour::Orange, Symbol::Food, 3},  {Colour::Red, Symbol::Strength, 1},   {Colour::Red, Symbol::Strength, 2},
    {Colour::Red, Symbol::Strength, 3}, {Colour::Red, Symbol::Food, 1},       {Colour::Red, Symbol::Stone, 1},
}}};
/// The highest number on any face.
inline constexpr int kHighestFace = 3;

/// The faces of a colour stand together: the first one, and how many there are.
inline constexpr Per<DieFace, Colour> kFirstFace{
    {DieFace::WhiteGold, DieFace::BlueBook1, DieFace::OrangeGold1, DieFace::RedStrength1}};
inline constexpr Per<std::uint8_t, Colour> kFaceCount{{5, 5, 6, 5}};
/// No colour has more faces that differ.
inline constexpr std::size_t kMostFaces = 6;

/// What a chit stands for: one of its symbol. The reroll has none.
[[nodiscard]] constexpr Chit chitOf(Symbol symbol)
{
    return static_cast<Chit>(symbol);
}

/// The symbols that two dice of any faces may stand for (DE Würfel eintauschen).
[[nodiscard]] constexpr bool isTradable(Symbol symbol)
{
    return symbol == Symbol::Gold || symbol == Symbol::Stone || symbol == Symbol::Food;
}
inline constexpr int kDiceATrade = 2;

/// Where the book markers begin, in turn order, by the number of players (DE Spielvorbereitung; alone: DE Solospiel).
inline constexpr std::array<std::array<std::uint8_t, kMaxSeats>, kMaxSeats> kStartBooks{
    {{1, 0, 0, 0}, {1, 3, 0, 0}, {1, 2, 3, 0}, {1, 2, 3, 4}}};
inline constexpr int kStartOpponentBooks = 1;

/// What everybody begins with: a white die for each printed development, one gold, one reroll (DE Spielvorbereitung).
inline constexpr Per<std::uint8_t, Chit> kStartChits{{0, 1, 0, 0, 0, 1}};
inline constexpr int kPrintedDice = 1;
inline constexpr int kPrintedPoints = 0;

/// Columns in use (DE Neue Fortschritts- & Ereignisplättchen).
[[nodiscard]] constexpr int columnsFor(int players)
{
    return players == kMaxSeats ? 4 : 3;
}
/// A tile costs as much as the number of its row (DE 1 Fortschrittsplättchen kaufen).
[[nodiscard]] constexpr int priceOf(int row)
{
    return row;
}
/// What the famine and the war of an age bring (DE Hungersnot, Krieg).
[[nodiscard]] constexpr int pointsOfAge(int age)
{
    return age;
}
/// For every other player who is further behind on the book track (DE Bücher, Solospiel).
[[nodiscard]] constexpr int bookPoints(int players)
{
    return players <= 2 ? 2 : 1;
}
/// The most that books of one age can bring; alone there is one opponent.
[[nodiscard]] constexpr int mostBookPoints(int players)
{
    return bookPoints(players) * (players == 1 ? 1 : players - 1);
}
/// The most points that four ages can bring on the track.
[[nodiscard]] constexpr int mostTrackPoints(int players)
{
    int points = 0;
    for (int age = 1; age <= kAges; ++age)
        points += mostBookPoints(players) + 2 * pointsOfAge(age);
    return points;
}
inline constexpr int kD4 = 4;

/// What the box holds, to say when it runs short; nothing follows from it (rules note "supply").
inline constexpr Per<std::uint8_t, Colour> kDiceSupply{{20, 8, 8, 8}};
inline constexpr Per<std::uint8_t, Chit> kChitSupply{{3, 9, 3, 3, 3, 12}};

/// Bounds of what is typed in, ours and not printed (ability_grammar.json).
inline constexpr int kMostGain = 3;
inline constexpr int kMostTilePoints = 20;
inline constexpr int kMostStone = 12;
inline constexpr int kMostThreshold = 15;
/// No player has more dice, or more chits of a kind: far more than any match brings, and few enough to count every way to
/// spend them.
inline constexpr int kMostDice = 30;
inline constexpr int kMostChits = 30;
inline constexpr int kMostBooks = 999;
/// Colonies and wonders beside a board: every tile of the box.
inline constexpr int kMostBeside = 60;
/// Points on the developments of a board, and on colonies or wonders beside it, where they are typed.
inline constexpr int kMostDevelopmentPoints = kSlots * kMostTilePoints;
inline constexpr int kMostBesidePoints = 240;

struct Fame
{
    std::uint8_t from;
    std::string_view id;
};
/// The hall of fame of one player alone: the lowest total that reaches each name (DE Ruhmeshalle).
inline constexpr std::array<Fame, 8> kHallOfFame{{{50, "trajan"},
                                                  {40, "ashoka"},
                                                  {35, "wuZetian"},
                                                  {30, "saladin"},
                                                  {25, "victoria"},
                                                  {20, "karlV"},
                                                  {15, "kleopatra"},
                                                  {10, "danQuayle"}}};
/// Who is reached with that total; nobody below the last.
[[nodiscard]] constexpr std::string_view fameOf(int total)
{
    for (const Fame &fame : kHallOfFame)
        if (total >= fame.from)
            return fame.id;
    return {};
}

[[nodiscard]] constexpr DieFace faceAt(Colour colour, int place)
{
    return static_cast<DieFace>(static_cast<int>(kFirstFace[colour]) + place);
}

static_assert([] {
    int faces = 0;
    for (const Colour colour : kAll<Colour>) {
        for (int place = 0; place < kFaceCount[colour]; ++place)
            if (kFaces[faceAt(colour, place)].colour != colour)
                return false;
        faces += kFaceCount[colour];
    }
    return faces == static_cast<int>(kCount<DieFace>);
}());
static_assert(kCount<Printed> == kSlots);
static_assert([] {
    for (const Symbol symbol : kAll<Symbol>)
        if (nameOf(symbol) != nameOf(chitOf(symbol)))
            return false;
    return true;
}());

/// A reading of the rules where the rulebook is silent. The words for it live in `app`.
struct RulesNote
{
    std::string_view id;
    std::string_view option; ///< the option that turns it round; empty where it is not ours to choose
};
/// In the order of the rules notes, "Readings to settle", and behind them one of ours.
inline constexpr std::array<RulesNote, 9> kNotes{{
    {"rollTogether", "rollTogether"}, // the table may roll together; the roll is asked for before the first action
    {"rollBeforePassing", {}},        // whoever passes first rolls first: books, famine and war need faces
    {"famineTrades", "famineTrades"},
    {"warOrder", "warOrder"},
    {"passRemoves", "soloPassRemoves"},
    {"supply", {}},         // a supply that runs short is told, never refused
    {"wonderReplaced", {}}, // a wonder replaced before it was built is out of the game
    {"gapsStay", {}},       // tiles removed in the solo game leave a gap
    {"paidExactly", {}},    // "at least" the price: a piece that could stay is not taken
}};

} // namespace pegsheet::nations
