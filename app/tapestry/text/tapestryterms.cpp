// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestryterms.h"

#include "app/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

struct Term
{
    std::string_view kind;
    std::string_view id;
    const char *text;
};

// clang-format off
constexpr std::array kTerms{
    //: Advancement track; the German rules say "Entdeckung"
    Term{"track", "exploration", QT_TRANSLATE_NOOP("Tapestry", "Exploration")},
    //: Advancement track; the German rules say "Wissenschaft"
    Term{"track", "science", QT_TRANSLATE_NOOP("Tapestry", "Science")},
    //: Advancement track; the German rules say "Militär"
    Term{"track", "military", QT_TRANSLATE_NOOP("Tapestry", "Military")},
    //: Advancement track; the German rules say "Technologie"
    Term{"track", "technology", QT_TRANSLATE_NOOP("Tapestry", "Technology")},

    //: A resource; the German rules say "Münze"
    Term{"resource", "coin", QT_TRANSLATE_NOOP("Tapestry", "Coin")},
    //: A resource; the German rules say "Arbeiter"
    Term{"resource", "worker", QT_TRANSLATE_NOOP("Tapestry", "Worker")},
    //: A resource; the German rules say "Nahrung"
    Term{"resource", "food", QT_TRANSLATE_NOOP("Tapestry", "Food")},
    //: A resource; the German rules say "Kultur"
    Term{"resource", "culture", QT_TRANSLATE_NOOP("Tapestry", "Culture")},
    //: Instead of a resource: of any kind
    Term{"resource", "any", QT_TRANSLATE_NOOP("Tapestry", "Any resource")},

    //: Income building; the German rules say "Markt"
    Term{"building", "market", QT_TRANSLATE_NOOP("Tapestry", "Market")},
    //: Income building; the German rules say "Haus"
    Term{"building", "house", QT_TRANSLATE_NOOP("Tapestry", "House")},
    //: Income building; the German rules say "Bauernhof"
    Term{"building", "farm", QT_TRANSLATE_NOOP("Tapestry", "Farm")},
    //: Income building; the German rules say "Waffenschmiede"
    Term{"building", "armory", QT_TRANSLATE_NOOP("Tapestry", "Armory")},

    //: Row of tech cards
    Term{"row", "bottom", QT_TRANSLATE_NOOP("Tapestry", "Bottom row")},
    //: Row of tech cards
    Term{"row", "middle", QT_TRANSLATE_NOOP("Tapestry", "Middle row")},
    //: Row of tech cards
    Term{"row", "top", QT_TRANSLATE_NOOP("Tapestry", "Top row")},

    //: Landmark of a track
    Term{"landmark", "lighthouse", QT_TRANSLATE_NOOP("Tapestry", "Lighthouse")},
    //: Landmark of a track
    Term{"landmark", "train_station", QT_TRANSLATE_NOOP("Tapestry", "Train Station")},
    //: Landmark of a track
    Term{"landmark", "launch_pad", QT_TRANSLATE_NOOP("Tapestry", "Launch Pad")},
    //: Landmark of a track
    Term{"landmark", "apothecary", QT_TRANSLATE_NOOP("Tapestry", "Apothecary")},
    //: Landmark of a track
    Term{"landmark", "academy", QT_TRANSLATE_NOOP("Tapestry", "Academy")},
    //: Landmark of a track
    Term{"landmark", "laboratory", QT_TRANSLATE_NOOP("Tapestry", "Laboratory")},
    //: Landmark of a track
    Term{"landmark", "barracks", QT_TRANSLATE_NOOP("Tapestry", "Barracks")},
    //: Landmark of a track
    Term{"landmark", "tank_factory", QT_TRANSLATE_NOOP("Tapestry", "Tank Factory")},
    //: Landmark of a track
    Term{"landmark", "fusion_reactor", QT_TRANSLATE_NOOP("Tapestry", "Fusion Reactor")},
    //: Landmark of a track
    Term{"landmark", "forge", QT_TRANSLATE_NOOP("Tapestry", "Forge")},
    //: Landmark of a track
    Term{"landmark", "rubber_works", QT_TRANSLATE_NOOP("Tapestry", "Rubber Works")},
    //: Landmark of a track
    Term{"landmark", "tech_hub", QT_TRANSLATE_NOOP("Tapestry", "Tech Hub")},
    //: Landmark; the German rules say "Bäckerei"
    Term{"landmark", "bakery", QT_TRANSLATE_NOOP("Tapestry", "Bakery")},
    //: Landmark; the German rules say "Scheune"
    Term{"landmark", "barn", QT_TRANSLATE_NOOP("Tapestry", "Barn")},
    //: Landmark; the German rules say "Sendeturm"
    Term{"landmark", "com_tower", QT_TRANSLATE_NOOP("Tapestry", "Com Tower")},
    //: Landmark; the German rules say "Bibliothek"
    Term{"landmark", "library", QT_TRANSLATE_NOOP("Tapestry", "Library")},
    //: Landmark; the German rules say "Börse"
    Term{"landmark", "stock_market", QT_TRANSLATE_NOOP("Tapestry", "Stock Market")},
    //: Landmark; the German rules say "Schatzamt"
    Term{"landmark", "treasury", QT_TRANSLATE_NOOP("Tapestry", "Treasury")},

    //: Achievement: a token reached the last space of a track
    Term{"achievement", "complete_track", QT_TRANSLATE_NOOP("Tapestry", "End of a track")},
    //: Achievement: two outposts of opponents were toppled
    Term{"achievement", "topple_two", QT_TRANSLATE_NOOP("Tapestry", "Two toppled outposts")},
    //: Achievement: the middle island was conquered
    Term{"achievement", "middle_island", QT_TRANSLATE_NOOP("Tapestry", "Middle island")},

    //: A part of a track
    Term{"tier", "1", QT_TRANSLATE_NOOP("Tapestry", "Tier I")},
    //: A part of a track
    Term{"tier", "2", QT_TRANSLATE_NOOP("Tapestry", "Tier II")},
    //: A part of a track
    Term{"tier", "3", QT_TRANSLATE_NOOP("Tapestry", "Tier III")},
    //: A part of a track
    Term{"tier", "4", QT_TRANSLATE_NOOP("Tapestry", "Tier IV")},

    //: Step of an income turn
    Term{"step", "play", QT_TRANSLATE_NOOP("Tapestry", "Play a tapestry card")},
    //: Step of an income turn
    Term{"step", "upgrade", QT_TRANSLATE_NOOP("Tapestry", "Upgrade a tech card")},
    //: Step of an income turn
    Term{"step", "score", QT_TRANSLATE_NOOP("Tapestry", "Points")},
    //: Step of an income turn, and where something comes from
    Term{"step", "income", QT_TRANSLATE_NOOP("Tapestry", "Income")},

    //: Where something that is pending comes from
    Term{"why", "benefit", QT_TRANSLATE_NOOP("Tapestry", "Told by the table")},
    //: Where something that is pending comes from
    Term{"why", "tapestry", QT_TRANSLATE_NOOP("Tapestry", "Tapestry card")},
    //: Where something that is pending comes from
    Term{"why", "tech", QT_TRANSLATE_NOOP("Tapestry", "Tech card")},
    //: Where something that is pending comes from
    Term{"why", "civilization", QT_TRANSLATE_NOOP("Tapestry", "Civilization")},
    //: Where something that is pending comes from: nine plots of a city are filled; the German rules say "Stadtviertel"
    Term{"why", "district", QT_TRANSLATE_NOOP("Tapestry", "District")},
    //: Where something that is pending comes from; the German rules say "Falle"
    Term{"why", "trap", QT_TRANSLATE_NOOP("Tapestry", "Trap")},
    //: Where something that is pending comes from: a territory tile was laid
    Term{"why", "explore", QT_TRANSLATE_NOOP("Tapestry", "Explored")},
    //: Where something that is pending comes from
    Term{"why", "conquer", QT_TRANSLATE_NOOP("Tapestry", "Conquered")},
    //: Where something that is pending comes from: it is asked before the first turn
    Term{"why", "setup", QT_TRANSLATE_NOOP("Tapestry", "Set-up")},
    //: Where a landmark comes from: it had been laid aside
    Term{"why", "unplaced", QT_TRANSLATE_NOOP("Tapestry", "Laid aside")},

    //: Where a match stands: somebody advances or takes income
    Term{"phase", "turn", QT_TRANSLATE_NOOP("Tapestry", "Turn")},
    //: Where a match stands: what a move brought is to be answered
    Term{"phase", "queue", QT_TRANSLATE_NOOP("Tapestry", "Something is open")},
    //: Where a match stands: the table says who wins
    Term{"phase", "tie", QT_TRANSLATE_NOOP("Tapestry", "Tie")},
    //: Instead of a step: the match has ended
    Term{"phase", "over", QT_TRANSLATE_NOOP("Tapestry", "Match over")},
    //: Instead of a step: scores counted on the table are entered
    Term{"phase", "sheet", QT_TRANSLATE_NOOP("Tapestry", "Final scores")},
    //: Where a match stands: everybody says which mat their city stands on
    Term{"phase", "setup", QT_TRANSLATE_NOOP("Tapestry", "Set-up")},

    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "mountain", QT_TRANSLATE_NOOP("Tapestry", "Mountain (1)")},
    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "wetland", QT_TRANSLATE_NOOP("Tapestry", "Wetland (2)")},
    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "tropical", QT_TRANSLATE_NOOP("Tapestry", "Tropical (3)")},
    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "desert", QT_TRANSLATE_NOOP("Tapestry", "Desert (4)")},
    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "grassland", QT_TRANSLATE_NOOP("Tapestry", "Grassland (5)")},
    //: Capital city, by what its mat is called and the number printed on it
    Term{"capital", "forest", QT_TRANSLATE_NOOP("Tapestry", "Forest (6)")},

    //: What a correction sets
    Term{"field", "vp", QT_TRANSLATE_NOOP("Tapestry", "Points")},
    //: What a correction sets
    Term{"field", "incomes", QT_TRANSLATE_NOOP("Tapestry", "Income turns")},
    //: What a correction sets
    Term{"field", "resources", QT_TRANSLATE_NOOP("Tapestry", "Resources")},
    //: What a correction sets
    Term{"field", "tracks", QT_TRANSLATE_NOOP("Tapestry", "Tracks")},
    //: What a correction sets
    Term{"field", "ends", QT_TRANSLATE_NOOP("Tapestry", "Ends of tracks reached")},
    //: What a correction sets
    Term{"field", "singularity", QT_TRANSLATE_NOOP("Tapestry", "AI Singularity used")},
    //: What a correction sets
    Term{"field", "open", QT_TRANSLATE_NOOP("Tapestry", "Income mat: open slots")},
    //: What a correction sets
    Term{"field", "tiles", QT_TRANSLATE_NOOP("Tapestry", "Territory tiles")},
    //: What a correction sets
    Term{"field", "space", QT_TRANSLATE_NOOP("Tapestry", "Space tiles")},
    //: What a correction sets
    Term{"field", "explored", QT_TRANSLATE_NOOP("Tapestry", "Explored space tiles")},
    //: What a correction sets
    Term{"field", "tapestry", QT_TRANSLATE_NOOP("Tapestry", "Tapestry cards in hand")},
    //: What a correction sets
    Term{"field", "played", QT_TRANSLATE_NOOP("Tapestry", "Tapestry cards played")},
    //: What a correction sets
    Term{"field", "techs", QT_TRANSLATE_NOOP("Tapestry", "Tech cards")},
    //: What a correction sets
    Term{"field", "control", QT_TRANSLATE_NOOP("Tapestry", "Territories")},
    //: What a correction sets
    Term{"field", "outposts", QT_TRANSLATE_NOOP("Tapestry", "Outposts in supply")},
    //: What a correction sets
    Term{"field", "toppled", QT_TRANSLATE_NOOP("Tapestry", "Toppled outposts")},
    //: What a correction sets
    Term{"field", "city", QT_TRANSLATE_NOOP("Tapestry", "City")},
    //: What a correction sets
    Term{"field", "lines", QT_TRANSLATE_NOOP("Tapestry", "Rows and columns")},
    //: What a correction sets
    Term{"field", "districts", QT_TRANSLATE_NOOP("Tapestry", "Districts")},
    //: What a correction sets: the mat of a city
    Term{"field", "capital", QT_TRANSLATE_NOOP("Tapestry", "Capital city")},
    //: What a correction sets: what stands on the plots of a city
    Term{"field", "grid", QT_TRANSLATE_NOOP("Tapestry", "Plots of the city")},
    //: What a correction sets: what stands beside a city, since it finds no place there
    Term{"field", "beside", QT_TRANSLATE_NOOP("Tapestry", "Beside the city")},
    //: What a correction sets: landmarks that are built later
    Term{"field", "unplaced", QT_TRANSLATE_NOOP("Tapestry", "Laid aside")},
    //: What a correction sets
    Term{"field", "techCards", QT_TRANSLATE_NOOP("Tapestry", "Tech cards by name")},
    //: A tech card or tapestry card by its name
    Term{"field", "card", QT_TRANSLATE_NOOP("Tapestry", "Card")},
    //: What a correction sets: the cards that lie on an income mat
    Term{"field", "mat", QT_TRANSLATE_NOOP("Tapestry", "Tapestry cards on the mat")},
    //: What a correction sets: tapestry cards whose effect lasts
    Term{"field", "acting", QT_TRANSLATE_NOOP("Tapestry", "Cards in force")},
    //: What a correction sets: tracks on which others may not advance
    Term{"field", "locks", QT_TRANSLATE_NOOP("Tapestry", "Locked tracks")},
    //: What a correction sets
    Term{"field", "landmarks", QT_TRANSLATE_NOOP("Tapestry", "Landmarks")},
    //: What a correction sets
    Term{"field", "civilizations", QT_TRANSLATE_NOOP("Tapestry", "Civilizations")},
    //: What a correction sets
    Term{"field", "turn", QT_TRANSLATE_NOOP("Tapestry", "Whose turn it is")},
    //: What a correction sets
    Term{"field", "achievements", QT_TRANSLATE_NOOP("Tapestry", "Achievements")},
    //: What a correction sets
    Term{"field", "queue", QT_TRANSLATE_NOOP("Tapestry", "What is open")},

    //: A row of the income mat; the German rules say "Märkte"
    Term{"matRow", "markets", QT_TRANSLATE_NOOP("Tapestry", "Markets")},
    //: A row of the income mat; the German rules say "Häuser"
    Term{"matRow", "houses", QT_TRANSLATE_NOOP("Tapestry", "Houses")},
    //: A row of the income mat; the German rules say "Bauernhöfe"
    Term{"matRow", "farms", QT_TRANSLATE_NOOP("Tapestry", "Farms")},
    //: A row of the income mat; the German rules say "Waffenschmieden"
    Term{"matRow", "armories", QT_TRANSLATE_NOOP("Tapestry", "Armories")},

    //: A row of the income mat
    Term{"slots", "markets", QT_TRANSLATE_NOOP("Tapestry", "Markets: open slots")},
    //: A row of the income mat
    Term{"slots", "houses", QT_TRANSLATE_NOOP("Tapestry", "Houses: open slots")},
    //: A row of the income mat
    Term{"slots", "farms", QT_TRANSLATE_NOOP("Tapestry", "Farms: open slots")},
    //: A row of the income mat
    Term{"slots", "armories", QT_TRANSLATE_NOOP("Tapestry", "Armories: open slots")},

    //: How much of a match is kept: tracks, resources, the income mat, what is pending
    Term{"depth", "tracks", QT_TRANSLATE_NOOP("Tapestry", "Tracks")},
    //: How much of a match is kept: the same, and each city plot by plot
    Term{"depth", "full", QT_TRANSLATE_NOOP("Tapestry", "Tracks and cities")},
    //: How much of a match is kept: only the points of income turns
    Term{"depth", "income", QT_TRANSLATE_NOOP("Tapestry", "Income turns")},

    //: A value of the option “Cards”
    Term{"cards", "named", QT_TRANSLATE_NOOP("Tapestry", "By name")},
    //: A value of the option “Cards”
    Term{"cards", "counted", QT_TRANSLATE_NOOP("Tapestry", "Counted")},
    //: A value of the option “Civilizations”
    Term{"civilizations", "named", QT_TRANSLATE_NOOP("Tapestry", "By name")},
    //: A value of the option “Civilizations”
    Term{"civilizations", "counted", QT_TRANSLATE_NOOP("Tapestry", "Counted")},
    //: A value of the option “Adjusted civilizations”
    Term{"adjustments", "2023", QT_TRANSLATE_NOOP("Tapestry", "Adjustment sheet 2023")},
    //: A value of the option “Adjusted civilizations”
    Term{"adjustments", "none", QT_TRANSLATE_NOOP("Tapestry", "As printed")},
    //: A value of the option “Tapestry card in step 1”
    Term{"stepOne", "newEra", QT_TRANSLATE_NOOP("Tapestry", "To the new era")},
    //: A value of the option “Tapestry card in step 1”
    Term{"stepOne", "void", QT_TRANSLATE_NOOP("Tapestry", "Not played")},
    //: A value of the option “Bonus of Nanotechnology”
    Term{"nanotechnology", "three", QT_TRANSLATE_NOOP("Tapestry", "Three tech cards")},
    //: A value of the option “Bonus of Nanotechnology”
    Term{"nanotechnology", "two", QT_TRANSLATE_NOOP("Tapestry", "Two tech cards")},
    //: A value of the option “Tie”
    Term{"tieBreak", "landmark", QT_TRANSLATE_NOOP("Tapestry", "The tallest landmark")},
    //: A value of the option “Tie”
    Term{"tieBreak", "resources", QT_TRANSLATE_NOOP("Tapestry", "Most resources")},

    //: The only rule set of this game
    Term{"variant", "base", QT_TRANSLATE_NOOP("Tapestry", "Base game")},

    //: Line of the score: what points came from
    Term{"score", "spaces", QT_TRANSLATE_NOOP("Tapestry", "Track spaces")},
    //: Line of the score: what points came from
    Term{"score", "explore", QT_TRANSLATE_NOOP("Tapestry", "Exploring")},
    //: Line of the score: what points came from
    Term{"score", "conquer", QT_TRANSLATE_NOOP("Tapestry", "Conquering")},
    //: Line of the score: what points came from
    Term{"score", "income", QT_TRANSLATE_NOOP("Tapestry", "Income turns")},
    //: Line of the score: what points came from
    Term{"score", "tech", QT_TRANSLATE_NOOP("Tapestry", "Tech cards")},
    //: Line of the score: what points came from
    Term{"score", "tapestry", QT_TRANSLATE_NOOP("Tapestry", "Tapestry cards")},
    //: Line of the score: what points came from
    Term{"score", "civilization", QT_TRANSLATE_NOOP("Tapestry", "Civilizations")},
    //: Line of the score: what points came from
    Term{"score", "achievements", QT_TRANSLATE_NOOP("Tapestry", "Achievements")},
    //: Line of the score: what points came from
    Term{"score", "space", QT_TRANSLATE_NOOP("Tapestry", "Space tiles")},
    //: Line of the score: what points came from
    Term{"score", "typed", QT_TRANSLATE_NOOP("Tapestry", "Told by the table")},
    //: Line of the score: what points came from
    Term{"score", "corrected", QT_TRANSLATE_NOOP("Tapestry", "Corrections")},
    //: When points came: before the first income turn
    Term{"score", "era0", QT_TRANSLATE_NOOP("Tapestry", "Before era 1")},
    //: When points came: in the era that an income turn began
    Term{"score", "era1", QT_TRANSLATE_NOOP("Tapestry", "Era 1")},
    //: When points came: in the era that an income turn began
    Term{"score", "era2", QT_TRANSLATE_NOOP("Tapestry", "Era 2")},
    //: When points came: in the era that an income turn began
    Term{"score", "era3", QT_TRANSLATE_NOOP("Tapestry", "Era 3")},
    //: When points came: in the era that an income turn began
    Term{"score", "era4", QT_TRANSLATE_NOOP("Tapestry", "Era 4")},
    //: When points came: in the era that an income turn began
    Term{"score", "era5", QT_TRANSLATE_NOOP("Tapestry", "Era 5")},
};
// clang-format on

const Term *termOf(std::string_view kind, std::string_view id)
{
    const auto found = std::find_if(kTerms.begin(), kTerms.end(),
                                    [&](const Term &term) { return term.kind == kind && term.id == id; });
    return found == kTerms.end() ? nullptr : &*found;
}

} // namespace

QString nameIn(std::initializer_list<std::string_view> kinds, std::string_view id)
{
    for (const std::string_view kind : kinds)
        if (const Term *term = termOf(kind, id))
            return QCoreApplication::translate("Tapestry", term->text);
    return quotable(id);
}

} // namespace pegsheet::tapestry
