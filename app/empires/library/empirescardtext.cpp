// SPDX-License-Identifier: Apache-2.0
#include "app/empires/library/empirescardtext.h"

#include "app/empires/library/conflictrecords.h"
#include "app/empires/library/conflicttext.h"
#include "app/empires/library/empirescardpicture.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace pegsheet::app {

namespace {

using namespace empires;

struct Word
{
    std::string_view id;
    const char *text;
};

const char *textOf(std::span<const Word> words, std::string_view id)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.id == id; });
    return found == words.end() ? nullptr : found->text;
}

QString cardWord(const char *text, int number = -1)
{
    return QCoreApplication::translate("EmpiresCards", text, nullptr, number);
}

constexpr std::array kKindWords{
    //: Kind of card in the card library; the German rules say "Krise"
    Word{kCardRecord, QT_TRANSLATE_NOOP("EmpiresCards", "Disaster")},
    //: Kind of card in the card library: one of the eleven of every player
    Word{kPlaceRecord, QT_TRANSLATE_NOOP("EmpiresCards", "Place")},
    //: Kind of card in the card library: the board with the spaces of the rounds
    Word{kTrackRecord, QT_TRANSLATE_NOOP("EmpiresCards", "Round track")},
    //: Kind of card in the card library; the German rules say "Feldzug"
    Word{kConflictRecord, QT_TRANSLATE_NOOP("EmpiresCards", "Conflict")},
};
constexpr std::array kFieldWords{
    //: What stands on a Disaster card: fire, flood
    Word{"kind", QT_TRANSLATE_NOOP("EmpiresCards", "Kind")},
    //: What stands on a Disaster card: the position it threatens
    Word{"number", QT_TRANSLATE_NOOP("EmpiresCards", "Number")},
    //: What stands on a Disaster card: the resources that may be bid
    Word{"bid", QT_TRANSLATE_NOOP("EmpiresCards", "Bid")},
    //: What stands on a Disaster card: so many hammers it takes to play it
    Word{"hammers", QT_TRANSLATE_NOOP("EmpiresCards", "Hammers to play it")},
    //: What stands on a Disaster card: what it does as an Innovation
    Word{"ability", QT_TRANSLATE_NOOP("EmpiresCards", "Ability")},
    //: Which of the eleven places of a player it is
    Word{"location", QT_TRANSLATE_NOOP("EmpiresCards", "Place")},
    //: What stands on a place: points at the end
    Word{"value", QT_TRANSLATE_NOOP("EmpiresCards", "Points at the end")},
    //: What stands on a place: so many hammers it takes to repair it
    Word{"repair", QT_TRANSLATE_NOOP("EmpiresCards", "Hammers to repair it")},
    //: Which side of the round track it is: that for so many players
    Word{"side", QT_TRANSLATE_NOOP("EmpiresCards", "Players")},
    //: What the round track shows, one after the other
    Word{"phases", QT_TRANSLATE_NOOP("EmpiresCards", "Spaces")},
    //: What stands on a Conflict card: the lowest tier goes up to this strength
    Word{"lowest", QT_TRANSLATE_NOOP("EmpiresCards", "Lowest: strength up to")},
    //: What stands on a Conflict card: points of the lowest tier, often below zero
    Word{"lowestPoints", QT_TRANSLATE_NOOP("EmpiresCards", "Lowest: points")},
    //: What stands on a Conflict card: points of the tier in the middle
    Word{"middlePoints", QT_TRANSLATE_NOOP("EmpiresCards", "Middle: points")},
    //: What stands on a Conflict card: the highest tier begins with this strength
    Word{"highest", QT_TRANSLATE_NOOP("EmpiresCards", "Highest: strength from")},
    //: What stands on a Conflict card: points of the highest tier
    Word{"highestPoints", QT_TRANSLATE_NOOP("EmpiresCards", "Highest: points")},
    //: What stands on a Conflict card: further points of the strongest
    Word{"victory", QT_TRANSLATE_NOOP("EmpiresCards", "Strongest: points")},
    //: What stands on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third
    Word{"rank", QT_TRANSLATE_NOOP("EmpiresCards", "Unrest: place by value, 1 to 3")},
    //: What stands on a Conflict card: the position with which that changes places
    Word{"with", QT_TRANSLATE_NOOP("EmpiresCards", "Unrest: with position")},
    //: What stands on a Conflict card: so many exhausted abilities the tier refreshes
    Word{"lowestRefresh", QT_TRANSLATE_NOOP("EmpiresCards", "Lowest: refresh")},
    //: What stands on a Conflict card: so many exhausted abilities the tier refreshes
    Word{"middleRefresh", QT_TRANSLATE_NOOP("EmpiresCards", "Middle: refresh")},
    //: What stands on a Conflict card: so many exhausted abilities the tier refreshes
    Word{"highestRefresh", QT_TRANSLATE_NOOP("EmpiresCards", "Highest: refresh")},
    //: What stands on a Conflict card: resources of the strongest
    Word{"victoryGain", QT_TRANSLATE_NOOP("EmpiresCards", "Strongest: resources")},
    //: What stands on a Conflict card: resources of the tier
    Word{"lowestGain", QT_TRANSLATE_NOOP("EmpiresCards", "Lowest: resources")},
    //: What stands on a Conflict card: resources of the tier
    Word{"middleGain", QT_TRANSLATE_NOOP("EmpiresCards", "Middle: resources")},
    //: What stands on a Conflict card: resources of the tier
    Word{"highestGain", QT_TRANSLATE_NOOP("EmpiresCards", "Highest: resources")},
};
constexpr std::array kSideWords{
    //: A side of the round track: how many players it is for
    Word{"2", QT_TRANSLATE_NOOP("EmpiresCards", "2")},
    //: A side of the round track: how many players it is for
    Word{"3-4", QT_TRANSLATE_NOOP("EmpiresCards", "3 or 4")},
};
constexpr std::array kTracks{
    //: What the card of a round track is called
    Word{"2", QT_TRANSLATE_NOOP("EmpiresCards", "Round track for 2 players")},
    //: What the card of a round track is called
    Word{"3-4", QT_TRANSLATE_NOOP("EmpiresCards", "Round track for 3 or 4 players")},
};

QString wordOr(std::span<const Word> words, std::string_view id)
{
    const char *text = textOf(words, id);
    return text != nullptr ? cardWord(text) : quotable(id);
}

QString kindName(std::string_view kind)
{
    return wordOr(kKindWords, kind);
}

QString ageName(int age)
{
    return QString::number(age);
}

QString editionName(std::string_view edition)
{
    return quotable(edition);
}

QString fieldName(std::string_view key)
{
    return wordOr(kFieldWords, key);
}

QString wordName(std::string_view key, std::string_view word)
{
    if (key == "side")
        return wordOr(kSideWords, word);
    const bool isResource = key == "bid" || key.ends_with("Gain");
    const bool isPlace = key == "location";
    return termText(key == "phases" ? "space" : isResource ? "resource" : isPlace ? "place" : key, word);
}

QString abilityName(std::string_view, const Value &value)
{
    AbilityRef ability;
    //: In the place of what a card does where this program cannot read it
    return fromValue("ability", value, ability) ? cardWord(QT_TRANSLATE_NOOP("EmpiresCards", "something unknown"))
                                                : abilityText(*ability);
}

int numberOf(const Value *value)
{
    return value == nullptr || value->integer() == nullptr ? 0 : static_cast<int>(*value->integer());
}

QString textIn(const Value &fields, std::string_view key)
{
    const Value *value = fields.find(key);
    return value == nullptr || value->text() == nullptr ? QString() : QString::fromStdString(*value->text());
}

QStringList wordsIn(const Value &fields, std::string_view key)
{
    QStringList words;
    const Value *list = fields.find(key);
    if (list != nullptr && list->array() != nullptr)
        for (const Value &each : *list->array())
            if (each.text() != nullptr)
                words.append(wordName(key, *each.text()));
    return words;
}

QStringList cardParts(const Value &fields)
{
    QStringList parts;
    if (const Value *ability = fields.find("ability"))
        parts.append(abilityName("ability", *ability));
    if (const QStringList bids = wordsIn(fields, "bid"); !bids.isEmpty())
        //: Resources that a Disaster card lets bid: %1 "Wheat/Axes"
        parts.append(cardWord(QT_TRANSLATE_NOOP("EmpiresCards", "bid: %1")).arg(bids.join(QLatin1Char('/'))));
    if (const int hammers = numberOf(fields.find("hammers")); hammers > 0)
        //: So many hammers it takes to play a Disaster card
        parts.append(cardWord(QT_TRANSLATE_N_NOOP("EmpiresCards", "%n hammer(s) to play it"), hammers));
    return parts;
}

QStringList placeParts(const Value &fields)
{
    QStringList parts;
    if (const int value = numberOf(fields.find("value")); value > 0)
        //: What a place counts at the end
        parts.append(cardWord(QT_TRANSLATE_N_NOOP("EmpiresCards", "%n point(s)"), value));
    if (const int repair = numberOf(fields.find("repair")); repair > 0)
        //: So many hammers it takes to repair a place
        parts.append(cardWord(QT_TRANSLATE_N_NOOP("EmpiresCards", "%n hammer(s) to repair it"), repair));
    return parts;
}

QString says(const Record &record)
{
    if (const auto card = conflictOf(record))
        return conflictDetail(*card);
    const Value fields(record.fields);
    QStringList parts = record.kind == kCardRecord ? cardParts(fields)
        : record.kind == kPlaceRecord              ? placeParts(fields)
        : record.kind == kTrackRecord              ? wordsIn(fields, "phases")
                                                   : QStringList();
    if (parts.isEmpty())
        //: Of a card in the card library of which nothing but its name is known
        parts.append(cardWord(QT_TRANSLATE_NOOP("EmpiresCards", "nothing else is known yet")));
    return parts.join(QStringLiteral(", "));
}

QString nameless(const Record &record)
{
    if (const auto card = conflictOf(record))
        return conflictTitle(*card);
    const Value fields(record.fields);
    if (record.kind == kTrackRecord)
        return wordOr(kTracks, textIn(fields, "side").toStdString());
    if (record.kind == kPlaceRecord)
        return termText("place", textIn(fields, "location").toStdString());
    const auto kind = fromName<Kind>(textIn(fields, "kind").toStdString());
    const int number = numberOf(fields.find("number"));
    return kind && number >= 1 && number <= kPlaces ? termText("card", nameOf(Card::of(*kind, number))) : kindName(record.kind);
}

} // namespace

const RecordWording &empiresWording()
{
    static constexpr RecordWording kWords{kGame,     &kindName, &ageName,  &editionName, &fieldName,
                                          &wordName, &says,     &nameless, &abilityName, &empiresCardPicture};
    return kWords;
}

} // namespace pegsheet::app
