// SPDX-License-Identifier: Apache-2.0
// A box that nobody sells: sixty tiles with names of eight letters, twelve events and four dice, made up so that the random
// player has something to play with. Nothing in it is the game's; it is shown to nobody. Whatever is linked with this file
// plays with it.
#include "model/nations/library.h"

namespace pegsheet::nations {

namespace {

Gains dice(Colour colour, int n)
{
    Gains gains;
    gains.dice[colour] = static_cast<std::uint8_t>(n);
    return gains;
}

Gains chits(Chit chit, int n)
{
    Gains gains;
    gains.chits[chit] = static_cast<std::uint8_t>(n);
    return gains;
}

Tile madeUp(TileKind kind, int age, const Gains &gains, int points, int stone, std::string_view name)
{
    return {kind,
            usualPrice(kind),
            static_cast<std::uint8_t>(age),
            static_cast<std::uint8_t>(points),
            static_cast<std::uint8_t>(stone),
            gains,
            Label(name)};
}

constexpr std::size_t kTiles = 15;
const std::array<Tile, kTiles * kAges> kMadeUpTiles{
    madeUp(TileKind::Development, 1, dice(Colour::Blue, 1), 0, 0, "Gavamegu"),
    madeUp(TileKind::Development, 1, dice(Colour::Orange, 1), 0, 0, "Topavoli"),
    madeUp(TileKind::Development, 1, dice(Colour::Red, 1), 0, 0, "Zusukafu"),
    madeUp(TileKind::Development, 1, dice(Colour::Blue, 1), 1, 0, "Mekutida"),
    madeUp(TileKind::Development, 1, dice(Colour::Orange, 1), 2, 0, "Sotitove"),
    madeUp(TileKind::Development, 1, dice(Colour::Red, 1), 0, 0, "Votoduse"),
    madeUp(TileKind::Advisor, 1, chits(Chit::Reroll, 1), 0, 0, "Nuvurina"),
    madeUp(TileKind::Advisor, 1, chits(Chit::Reroll, 1), 1, 0, "Poditeki"),
    madeUp(TileKind::Colony, 1, chits(Chit::Gold, 1), 0, 0, "Mupolatu"),
    madeUp(TileKind::Colony, 1, chits(Chit::Stone, 1), 1, 0, "Mubukosu"),
    madeUp(TileKind::Colony, 1, chits(Chit::Food, 1), 2, 0, "Vifavesi"),
    madeUp(TileKind::Colony, 1, chits(Chit::Strength, 1), 3, 0, "Mefefuga"),
    madeUp(TileKind::Wonder, 1, Gains(), 3, 2, "Fenusivo"),
    madeUp(TileKind::Wonder, 1, chits(Chit::Book, 1), 4, 3, "Nonabaso"),
    madeUp(TileKind::Wonder, 1, chits(Chit::Stone, 1), 5, 4, "Revasira"),
    madeUp(TileKind::Development, 2, dice(Colour::White, 2), 0, 0, "Sunideko"),
    madeUp(TileKind::Development, 2, dice(Colour::Orange, 2), 0, 0, "Fegunevo"),
    madeUp(TileKind::Development, 2, dice(Colour::Red, 2), 0, 0, "Fisalome"),
    madeUp(TileKind::Development, 2, dice(Colour::Blue, 2), 2, 0, "Sumanavu"),
    madeUp(TileKind::Development, 2, dice(Colour::Orange, 2), 0, 0, "Nategose"),
    madeUp(TileKind::Development, 2, dice(Colour::Red, 2), 1, 0, "Gaviluti"),
    madeUp(TileKind::Advisor, 2, chits(Chit::Reroll, 1), 0, 0, "Zitozesi"),
    madeUp(TileKind::Advisor, 2, chits(Chit::Reroll, 2), 1, 0, "Gonaduzi"),
    madeUp(TileKind::Colony, 2, chits(Chit::Gold, 1), 1, 0, "Maziteko"),
    madeUp(TileKind::Colony, 2, chits(Chit::Book, 1), 2, 0, "Pefefeke"),
    madeUp(TileKind::Colony, 2, chits(Chit::Strength, 1), 3, 0, "Taburife"),
    madeUp(TileKind::Colony, 2, Gains(), 4, 0, "Mobetotu"),
    madeUp(TileKind::Wonder, 2, Gains(), 4, 3, "Gekesofu"),
    madeUp(TileKind::Wonder, 2, chits(Chit::Gold, 1), 5, 4, "Mebufono"),
    madeUp(TileKind::Wonder, 2, chits(Chit::Stone, 1), 6, 5, "Gozarebu"),
    madeUp(TileKind::Development, 3, dice(Colour::Blue, 2), 0, 0, "Rebozuso"),
    madeUp(TileKind::Development, 3, dice(Colour::Orange, 2), 0, 0, "Zurizeza"),
    madeUp(TileKind::Development, 3, dice(Colour::Red, 2), 0, 0, "Sabepoge"),
    madeUp(TileKind::Development, 3, dice(Colour::Blue, 2), 0, 0, "Tivogodi"),
    madeUp(TileKind::Development, 3, dice(Colour::Orange, 2), 1, 0, "Mutobito"),
    madeUp(TileKind::Development, 3, dice(Colour::Red, 2), 2, 0, "Sidulosa"),
    madeUp(TileKind::Advisor, 3, chits(Chit::Reroll, 2), 1, 0, "Fevibisu"),
    madeUp(TileKind::Advisor, 3, chits(Chit::Reroll, 2), 2, 0, "Rekazato"),
    madeUp(TileKind::Colony, 3, chits(Chit::Gold, 1), 2, 0, "Viketova"),
    madeUp(TileKind::Colony, 3, chits(Chit::Stone, 1), 3, 0, "Nufadavu"),
    madeUp(TileKind::Colony, 3, chits(Chit::Food, 1), 4, 0, "Narirebo"),
    madeUp(TileKind::Colony, 3, chits(Chit::Strength, 1), 5, 0, "Zazolele"),
    madeUp(TileKind::Wonder, 3, Gains(), 5, 4, "Ramovibu"),
    madeUp(TileKind::Wonder, 3, chits(Chit::Book, 1), 6, 5, "Vukefome"),
    madeUp(TileKind::Wonder, 3, chits(Chit::Stone, 1), 7, 6, "Sezusiru"),
    madeUp(TileKind::Development, 4, dice(Colour::White, 3), 0, 0, "Zinitibu"),
    madeUp(TileKind::Development, 4, dice(Colour::Orange, 2), 0, 0, "Retikefo"),
    madeUp(TileKind::Development, 4, dice(Colour::Red, 2), 0, 0, "Numibaga"),
    madeUp(TileKind::Development, 4, dice(Colour::Blue, 3), 1, 0, "Godunusu"),
    madeUp(TileKind::Development, 4, dice(Colour::Orange, 3), 2, 0, "Koluretu"),
    madeUp(TileKind::Development, 4, dice(Colour::Red, 3), 0, 0, "Veponemi"),
    madeUp(TileKind::Advisor, 4, chits(Chit::Reroll, 2), 1, 0, "Povikino"),
    madeUp(TileKind::Advisor, 4, chits(Chit::Reroll, 2), 2, 0, "Repizebi"),
    madeUp(TileKind::Colony, 4, chits(Chit::Gold, 1), 3, 0, "Bukadesi"),
    madeUp(TileKind::Colony, 4, chits(Chit::Book, 1), 4, 0, "Gotudasu"),
    madeUp(TileKind::Colony, 4, chits(Chit::Strength, 1), 5, 0, "Ropumoba"),
    madeUp(TileKind::Colony, 4, Gains(), 6, 0, "Kulepozi"),
    madeUp(TileKind::Wonder, 4, Gains(), 6, 5, "Lukuvuge"),
    madeUp(TileKind::Wonder, 4, chits(Chit::Gold, 1), 7, 6, "Mutediku"),
    madeUp(TileKind::Wonder, 4, chits(Chit::Stone, 1), 8, 7, "Pisusiri"),
};

constexpr std::array<Library::Threshold, 12> kMadeUpEvents{
    {{1, 2}, {2, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {5, 3}, {4, 6}, {5, 5}, {7, 4}}};

// Six faces each; which one stands twice is made up where it is not known.
constexpr Per<std::array<DieFace, 6>, Colour> kMadeUpDice{{{
    {DieFace::WhiteGold, DieFace::WhiteStone, DieFace::WhiteBook, DieFace::WhiteFood, DieFace::WhiteStrength, DieFace::WhiteGold},
    {DieFace::BlueBook1, DieFace::BlueBook2, DieFace::BlueBook3, DieFace::BlueStone1, DieFace::BlueStone1, DieFace::BlueStone2},
    {DieFace::OrangeGold1, DieFace::OrangeGold2, DieFace::OrangeGold3, DieFace::OrangeFood1, DieFace::OrangeFood2,
     DieFace::OrangeFood2},
    {DieFace::RedStrength1, DieFace::RedStrength2, DieFace::RedStrength2, DieFace::RedStrength3, DieFace::RedFood,
     DieFace::RedStone},
}}};

Library filled()
{
    Library library;
    for (std::size_t age = 0; age < kAges; ++age) {
        library.tiles.at(age) = std::span(kMadeUpTiles).subspan(age * kTiles, kTiles);
        library.events.at(age) = std::span(kMadeUpEvents).subspan(age * 3, 3);
    }
    library.dice = kMadeUpDice;
    return library;
}

const Library kMadeUp = filled();
const bool kHandedIn = [] {
    setLibrary(&kMadeUp);
    return true;
}();

} // namespace

} // namespace pegsheet::nations
