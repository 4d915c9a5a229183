// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/empirestext.h"

#include "model/empires/card.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::empires {

namespace {

struct Word
{
    std::string_view kind;
    std::string_view id;
    const char *text;
};

// clang-format off
constexpr std::array kWords{
    //: A place of an empire; the German rules say "Stadt"
    Word{"location", "city", QT_TRANSLATE_NOOP("Empires", "City")},
    //: A place of an empire; there are two of them. The German rules say "Dorf"
    Word{"location", "townA", QT_TRANSLATE_NOOP("Empires", "Town")},
    //: A place of an empire; there are two of them
    Word{"location", "townB", QT_TRANSLATE_NOOP("Empires", "Town")},
    //: A place of an empire; there are two of them. The German rules say "Armee"
    Word{"location", "armyA", QT_TRANSLATE_NOOP("Empires", "Army")},
    //: A place of an empire; there are two of them
    Word{"location", "armyB", QT_TRANSLATE_NOOP("Empires", "Army")},
    //: A place of an empire: the road that exchanges wheat; the German rules say "Straße"
    Word{"location", "roadTrade", QT_TRANSLATE_NOOP("Empires", "Trading road")},
    //: A place of an empire: one of two roads that refresh
    Word{"location", "roadRefreshA", QT_TRANSLATE_NOOP("Empires", "Road")},
    //: A place of an empire: one of two roads that refresh
    Word{"location", "roadRefreshB", QT_TRANSLATE_NOOP("Empires", "Road")},
    //: A place of an empire: the farm that brings wheat; the German rules say "Hof"
    Word{"location", "farmWheat", QT_TRANSLATE_NOOP("Empires", "Wheat farm")},
    //: A place of an empire: the farm that brings an axe
    Word{"location", "farmAxe", QT_TRANSLATE_NOOP("Empires", "Axe farm")},
    //: A place of an empire: the farm that brings a hammer
    Word{"location", "farmHammer", QT_TRANSLATE_NOOP("Empires", "Hammer farm")},
    //: One of two towns in the card library: a name
    Word{"place", "townA", QT_TRANSLATE_NOOP("Empires", "One town")},
    Word{"place", "townB", QT_TRANSLATE_NOOP("Empires", "Other town")},
    //: One of two armies in the card library: a name
    Word{"place", "armyA", QT_TRANSLATE_NOOP("Empires", "One army")},
    Word{"place", "armyB", QT_TRANSLATE_NOOP("Empires", "Other army")},
    //: One of two roads that refresh in the card library: a name
    Word{"place", "roadRefreshA", QT_TRANSLATE_NOOP("Empires", "One road")},
    Word{"place", "roadRefreshB", QT_TRANSLATE_NOOP("Empires", "Other road")},

    //: The town that is not the one whose value is known: a name
    Word{"other", "town", QT_TRANSLATE_NOOP("Empires", "Other town")},
    //: The army that is not the one whose value is known: a name
    Word{"other", "army", QT_TRANSLATE_NOOP("Empires", "Other army")},
    //: The road that is not the one whose value is known: a name
    Word{"other", "road", QT_TRANSLATE_NOOP("Empires", "Other road")},

    //: Kind of Disaster; the German rules say "Brand"
    Word{"kind", "fire", QT_TRANSLATE_NOOP("Empires", "Fire")},
    //: Kind of Disaster; the German rules say "Aufstand"
    Word{"kind", "revolt", QT_TRANSLATE_NOOP("Empires", "Revolt")},
    //: Kind of Disaster; the German rules say "Hungersnot"
    Word{"kind", "famine", QT_TRANSLATE_NOOP("Empires", "Famine")},
    //: Kind of Disaster; the German rules say "Flut"
    Word{"kind", "flood", QT_TRANSLATE_NOOP("Empires", "Flood")},
    //: Kind of Disaster; the German rules say "Fäulnis"
    Word{"kind", "blight", QT_TRANSLATE_NOOP("Empires", "Blight")},
    //: Kind of Disaster; the German rules say "Barbaren"
    Word{"kind", "barbarians", QT_TRANSLATE_NOOP("Empires", "Barbarians")},
    //: Kind of Disaster; the German rules say "Seuche"
    Word{"kind", "plague", QT_TRANSLATE_NOOP("Empires", "Plague")},
    //: Kind of Disaster; the German rules say "Erdbeben"
    Word{"kind", "earthquake", QT_TRANSLATE_NOOP("Empires", "Earthquake")},

    //: Space of the round track; the German rules say "Krise"
    Word{"space", "crisis", QT_TRANSLATE_NOOP("Empires", "Disaster")},
    //: Space of the round track; the German rules say "Doppelte Krise"
    Word{"space", "doubleCrisis", QT_TRANSLATE_NOOP("Empires", "Double Disaster")},
    //: Space of the round track
    Word{"space", "economy", QT_TRANSLATE_NOOP("Empires", "Economy")},
    //: Space of the round track
    Word{"space", "industry", QT_TRANSLATE_NOOP("Empires", "Industry")},
    //: Space of the round track; the German rules say "Militär"
    Word{"space", "military", QT_TRANSLATE_NOOP("Empires", "Conflict")},
    //: Space of the round track: both, in the order each player likes
    Word{"space", "industryEconomy", QT_TRANSLATE_NOOP("Empires", "Industry and Economy")},
    //: The last space of the round track
    Word{"space", "end", QT_TRANSLATE_NOOP("Empires", "End")},

    //: Where a match stands: the order of the places is asked for
    Word{"phase", "row", QT_TRANSLATE_NOOP("Empires", "Laying out the row")},
    //: Where a match stands: the next space of the round track is asked for
    Word{"phase", "track", QT_TRANSLATE_NOOP("Empires", "Next round")},
    //: Where a match stands: everybody takes two Disasters of the own hand
    Word{"phase", "blitz", QT_TRANSLATE_NOOP("Empires", "Two Disasters each")},
    //: Where a match stands: a Disaster is turned up
    Word{"phase", "reveal", QT_TRANSLATE_NOOP("Empires", "Disaster")},
    //: Where a match stands: somebody takes the Disaster
    Word{"phase", "crisis", QT_TRANSLATE_NOOP("Empires", "Disaster")},
    //: Where a match stands: a Conflict card is turned up
    Word{"phase", "campaign", QT_TRANSLATE_NOOP("Empires", "Conflict")},
    //: Where a match stands: bids for the Conflict
    Word{"phase", "bids", QT_TRANSLATE_NOOP("Empires", "Conflict: bids")},
    //: Where a match stands: which exhausted abilities are refreshed
    Word{"phase", "refresh", QT_TRANSLATE_NOOP("Empires", "Refreshing")},
    //: Where a match stands: points are counted
    Word{"phase", "count", QT_TRANSLATE_NOOP("Empires", "Counting")},
    //: Where a match stands
    Word{"phase", "over", QT_TRANSLATE_NOOP("Empires", "End of the game")},
    //: Where a match stands: finished empires are entered
    Word{"phase", "sheet", QT_TRANSLATE_NOOP("Empires", "Finished empires")},

    //: When an ability is used: while somebody has to take a Disaster
    Word{"when", "crisis", QT_TRANSLATE_NOOP("Empires", "Disaster")},
    //: When an ability is used: when the game is over
    Word{"when", "end", QT_TRANSLATE_NOOP("Empires", "End of the game")},
    //: When an ability is used: as soon as its place is destroyed
    Word{"when", "destroyed", QT_TRANSLATE_NOOP("Empires", "Destroyed")},

    //: What an ability does
    Word{"effect", "gain", QT_TRANSLATE_NOOP("Empires", "Resources")},
    //: What an ability does
    Word{"effect", "points", QT_TRANSLATE_NOOP("Empires", "Points")},
    //: What an ability does
    Word{"effect", "exchange", QT_TRANSLATE_NOOP("Empires", "Exchange")},
    //: What an ability does: takes off markers
    Word{"effect", "refresh", QT_TRANSLATE_NOOP("Empires", "Refresh")},
    //: What an ability does: makes something cheaper
    Word{"effect", "discount", QT_TRANSLATE_NOOP("Empires", "Fewer hammers")},
    //: What an ability does
    Word{"effect", "freeBid", QT_TRANSLATE_NOOP("Empires", "Free bid")},
    //: What an ability does
    Word{"effect", "redrawCrisis", QT_TRANSLATE_NOOP("Empires", "Redraw the Disaster")},
    //: What an ability does
    Word{"effect", "swapLocations", QT_TRANSLATE_NOOP("Empires", "Exchange two places")},
    //: What an ability does
    Word{"effect", "moveInnovation", QT_TRANSLATE_NOOP("Empires", "Move an Innovation")},
    //: What an ability does
    Word{"effect", "rebuild", QT_TRANSLATE_NOOP("Empires", "Repair")},
    //: What an ability does
    Word{"effect", "strength", QT_TRANSLATE_NOOP("Empires", "Strength")},
    //: What an ability does
    Word{"effect", "repeat", QT_TRANSLATE_NOOP("Empires", "Repeat an ability")},
    //: What an ability does
    Word{"effect", "copy", QT_TRANSLATE_NOOP("Empires", "Copy an ability")},
    //: What an ability does: something in the table's own words
    Word{"effect", "other", QT_TRANSLATE_NOOP("Empires", "Something else")},

    //: A type of place
    Word{"sort", "city", QT_TRANSLATE_NOOP("Empires", "City")},
    //: A type of place
    Word{"sort", "town", QT_TRANSLATE_NOOP("Empires", "Town")},
    //: A type of place
    Word{"sort", "army", QT_TRANSLATE_NOOP("Empires", "Army")},
    //: A type of place
    Word{"sort", "road", QT_TRANSLATE_NOOP("Empires", "Road")},
    //: A type of place
    Word{"sort", "farm", QT_TRANSLATE_NOOP("Empires", "Farm")},
    //: A type of place: any of them
    Word{"sort", "any", QT_TRANSLATE_NOOP("Empires", "Any")},

    //: What is entered: rows, Disasters, Conflicts
    Word{"depth", "rows", QT_TRANSLATE_NOOP("Empires", "Rows")},
    //: What is entered: resources and hands too
    Word{"depth", "full", QT_TRANSLATE_NOOP("Empires", "Everything")},
    //: A resource
    Word{"resource", "wheat", QT_TRANSLATE_NOOP("Empires", "Wheat")},
    //: A resource
    Word{"resource", "hammer", QT_TRANSLATE_NOOP("Empires", "Hammers")},
    //: A resource
    Word{"resource", "axe", QT_TRANSLATE_NOOP("Empires", "Axes")},
    //: A resource
    Word{"resource", "coin", QT_TRANSLATE_NOOP("Empires", "Coins")},

    //: What a correction sets
    Word{"field", "score", QT_TRANSLATE_NOOP("Empires", "Score")},
    //: What a correction sets: the eleven places with what lies there
    Word{"field", "row", QT_TRANSLATE_NOOP("Empires", "Row")},
    //: What a correction sets: who has the start marker
    Word{"field", "start", QT_TRANSLATE_NOOP("Empires", "Start marker")},
    //: What a correction sets
    Word{"field", "round", QT_TRANSLATE_NOOP("Empires", "Round")},
    //: What a correction sets
    Word{"field", "track", QT_TRANSLATE_NOOP("Empires", "Round track")},
    //: What a correction sets: the cards that are turned up
    Word{"field", "crises", QT_TRANSLATE_NOOP("Empires", "Open Disasters")},

    //: The usual game
    Word{"variant", "normal", QT_TRANSLATE_NOOP("Empires", "Usual game")},
    //: The shorter game; the German rules say "Blitz-Variante"
    Word{"variant", "blitz", QT_TRANSLATE_NOOP("Empires", "Blitz")},

    //: Line of the score
    Word{"score", "track", QT_TRANSLATE_NOOP("Empires", "Score track")},
    //: Line of the score
    Word{"score", "locations", QT_TRANSLATE_NOOP("Empires", "Healthy places")},
    //: Line of the score
    Word{"score", "innovations", QT_TRANSLATE_NOOP("Empires", "Innovations")},
    //: What points came from: the tier of a Conflict
    Word{"score", "campaign", QT_TRANSLATE_NOOP("Empires", "Conflict")},
    //: What points came from: the bonus of the strongest in a Conflict
    Word{"score", "victory", QT_TRANSLATE_NOOP("Empires", "Bonus of the strongest")},
    //: What points came from: coins for points
    Word{"score", "shortage", QT_TRANSLATE_NOOP("Empires", "Shortage")},
    //: What points came from: the table put it right
    Word{"score", "corrected", QT_TRANSLATE_NOOP("Empires", "Correction")},
};
// clang-format on

const Word *wordOf(std::string_view kind, std::string_view id)
{
    const auto found = std::find_if(kWords.begin(), kWords.end(),
                                    [&](const Word &word) { return word.kind == kind && word.id == id; });
    return found == kWords.end() ? nullptr : &*found;
}

// The first of these kinds that has such a word.
QString wordIn(std::initializer_list<std::string_view> kinds, std::string_view id)
{
    for (const std::string_view kind : kinds)
        if (const Word *word = wordOf(kind, id))
            return QCoreApplication::translate("Empires", word->text);
    return quotable(id);
}

QString cardName(std::string_view id)
{
    const Card card = cardNamed(id);
    if (card.isNone())
        return quotable(id);
    //: A Disaster card: %1 its kind, %2 its number
    return QCoreApplication::translate("Empires", "%1 %2").arg(wordIn({"kind"}, nameOf(card.kind()))).arg(card.number());
}

// The other place with the same picture; itself where there is none.
Location twinOf(Location location)
{
    constexpr std::array kFirst{Location::TownA, Location::ArmyA, Location::RoadRefreshA};
    const auto place = [](Location each) { return static_cast<int>(each); };
    for (const Location first : kFirst) {
        if (location == first)
            return static_cast<Location>(place(first) + 1);
        if (place(location) == place(first) + 1)
            return first;
    }
    return location;
}

} // namespace

bool isAlike(const PlaceFigures &places, Location location)
{
    return twinOf(location) != location && places[location].value == 0 && places[twinOf(location)].value == 0;
}

QString placeName(const PlaceFigures &places, Location location)
{
    const QString name = wordIn({"location"}, nameOf(location));
    if (twinOf(location) == location || isAlike(places, location))
        return name;
    if (places[location].value == 0)
        return wordIn({"other"}, nameOf(typeOf(location)));
    //: One of two places with the same picture: %1 what it is, %2 what it is worth
    return QCoreApplication::translate("Empires", "%1 %2", "place").arg(name).arg(int{places[location].value});
}

QString sourceName(const PlaceFigures &places, Source source)
{
    return source.isPlace() ? placeName(places, source.location()) : termText("source", nameOf(source));
}

GameText gameText()
{
    return {"empires", &gameName, &sentences, &termText, &scoreName, optionTexts()};
}

QString gameName()
{
    //: Name of the game; the German edition has the same
    return QCoreApplication::translate("Empires", "Empire's End");
}

QString scoreName(std::string_view what)
{
    return cardNamed(what).isNone() ? wordIn({"score", "location", "phase"}, what) : cardName(what);
}

QString amountText(Resource resource, int count)
{
    switch (resource) {
    //: An amount of a resource
    case Resource::Wheat: return QCoreApplication::translate("Empires", "%n Wheat", nullptr, count);
    //: An amount of a resource
    case Resource::Hammer: return QCoreApplication::translate("Empires", "%n Hammer(s)", nullptr, count);
    //: An amount of a resource
    case Resource::Axe: return QCoreApplication::translate("Empires", "%n Axe(s)", nullptr, count);
    //: An amount of a resource
    case Resource::Coin: break;
    }
    //: An amount of a resource
    return QCoreApplication::translate("Empires", "%n Coin(s)", nullptr, count);
}

QString amountsText(const Stock &stock)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (stock[resource] > 0)
            parts.append(amountText(resource, stock[resource]));
    return listText(parts);
}

QString termText(std::string_view kind, std::string_view id)
{
    if (kind == "card")
        return cardName(id);
    if (kind == "source")
        return cardNamed(id).isNone() ? wordIn({"location"}, id) : cardName(id);
    if (kind == "score")
        return scoreName(id);
    if (kind == "place")
        return wordIn({kind, "location"}, id);
    if (kind == "phase" || kind == "when" || kind == "part")
        return wordIn({kind, "phase", "space"}, id);
    return wordIn({kind}, id);
}

QString reason(std::string_view code)
{
    const QString words = code.empty() ? QStringLiteral("") : sentenceFor({code, {}}, reasons(), &termText);
    Q_ASSERT(!words.isNull());
    return words;
}

QString say(std::string_view code, Object values)
{
    const QString words = sentenceFor({code, std::move(values)}, happenings(), &termText);
    Q_ASSERT(!words.isNull());
    return words;
}

} // namespace pegsheet::empires
