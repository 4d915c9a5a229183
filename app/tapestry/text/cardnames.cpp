// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/cardnames.h"

#include <QCoreApplication>

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// clang-format off
// In the order of Tech.
constexpr Per<const char *, Tech> kTechNames{{
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Air Conditioning"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Ammonia"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Anesthesia"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Assembly Line"),
    //: Tech card of Tapestry; the German rules say "Bäckerei"
    QT_TRANSLATE_NOOP("TapestryCardName", "Bakery"),
    //: Tech card of Tapestry; the German rules say "Scheune"
    QT_TRANSLATE_NOOP("TapestryCardName", "Barn"),
    //: Tech card of Tapestry; the German rules say "Lithium-Ionen Batterie"
    QT_TRANSLATE_NOOP("TapestryCardName", "Lithium-Ion Battery"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Calendar"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Canned Food"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Clocks"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Compass"),
    //: Tech card of Tapestry; the German rules say "Sendeturm"
    QT_TRANSLATE_NOOP("TapestryCardName", "Com Tower"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Concrete"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Dynamite"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Eyeglasses"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Irrigation"),
    //: Tech card of Tapestry; the German rules say "Bibliothek"
    QT_TRANSLATE_NOOP("TapestryCardName", "Library"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Light Bulb"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Paper"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Penicillin"),
    //: Tech card of Tapestry; the German rules say "Druckerpresse"
    QT_TRANSLATE_NOOP("TapestryCardName", "Printing Press"),
    //: Tech card of Tapestry; the German rules say "Radio"
    QT_TRANSLATE_NOOP("TapestryCardName", "Radio"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Sewage & Plumbing"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Siegecraft"),
    //: Tech card of Tapestry; the German rules say "Börse"
    QT_TRANSLATE_NOOP("TapestryCardName", "Stock Market"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Telescope"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "The Nail"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Time Travel"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Transistors"),
    //: Tech card of Tapestry; the German rules say "Schatzamt"
    QT_TRANSLATE_NOOP("TapestryCardName", "Treasury"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Vaccines"),
    //: Tech card of Tapestry; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Warships"),
    //: Tech card of Tapestry; the German rules say "Zeppelin"
    QT_TRANSLATE_NOOP("TapestryCardName", "Zeppelins"),
}};

// In the order of TapestryCard.
constexpr Per<const char *, TapestryCard> kTapestryNames{{
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Academia"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Age of Discovery"),
    //: Tapestry card; the German rules say "Zeitalter der Segelschiffe"
    QT_TRANSLATE_NOOP("TapestryCardName", "Age of Sail"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Age of Wonders"),
    //: Tapestry card; the German rules say "Allianz"
    QT_TRANSLATE_NOOP("TapestryCardName", "Alliance"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Boast of Superiority"),
    //: Tapestry card; the German rules say "Friedensvermittler"
    QT_TRANSLATE_NOOP("TapestryCardName", "Broker of Peace"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Capitalism"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Coal Baron"),
    //: Tapestry card; the German rules say "Kolonialismus"
    QT_TRANSLATE_NOOP("TapestryCardName", "Colonialism"),
    //: Tapestry card; the German rules say "Dunkles Zeitalter"
    QT_TRANSLATE_NOOP("TapestryCardName", "Dark Ages"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Democracy"),
    //: Tapestry card; the German rules say "Diktatur"
    QT_TRANSLATE_NOOP("TapestryCardName", "Dictatorship"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Diplomacy"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Dystopia"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Empiricism"),
    //: Tapestry card; the German rules say "Spionage"
    QT_TRANSLATE_NOOP("TapestryCardName", "Espionage"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Exploitation"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Feudalism"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Golden Age"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Guilds"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Industrialism"),
    //: Tapestry card; the German rules say "Heiratspolitik"
    QT_TRANSLATE_NOOP("TapestryCardName", "Marriage of State"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Mercantilism"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Meritocracy"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Militarism"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Monarchy"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Oil Magnate"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Olympic Host"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Pillage and Plunder"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Pirate Rule"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Plea for Aid"),
    //: Tapestry card; the German rules say "Renaissance"
    QT_TRANSLATE_NOOP("TapestryCardName", "Renaissance"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Revisionism"),
    //: Tapestry card; the German rules say "Revolution"
    QT_TRANSLATE_NOOP("TapestryCardName", "Revolution"),
    //: Tapestry card; the German rules say "Sozialismus"
    QT_TRANSLATE_NOOP("TapestryCardName", "Socialism"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Steam Tycoon"),
    //: Tapestry card; the German rules say "Technokratie"
    QT_TRANSLATE_NOOP("TapestryCardName", "Technocracy"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Terraforming"),
    //: Tapestry card; the German rules say "Theokratie"
    QT_TRANSLATE_NOOP("TapestryCardName", "Theocracy"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Trade Economy"),
    //: Tapestry card; the German rules say "Falle"
    QT_TRANSLATE_NOOP("TapestryCardName", "Trap"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Tyranny"),
    //: Tapestry card; the German rules do not say its name
    QT_TRANSLATE_NOOP("TapestryCardName", "Wartime Economy"),
}};
// clang-format on
static_assert(std::ranges::none_of(kTechNames.values, [](const char *name) { return name == nullptr; }));
static_assert(std::ranges::none_of(kTapestryNames.values, [](const char *name) { return name == nullptr; }));

} // namespace

QString cardName(Tech card)
{
    return QCoreApplication::translate("TapestryCardName", kTechNames[card]);
}

QString cardName(TapestryCard card)
{
    return QCoreApplication::translate("TapestryCardName", kTapestryNames[card]);
}

} // namespace pegsheet::tapestry
