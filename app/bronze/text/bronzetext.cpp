// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/text/bronzetext.h"

#include <QCoreApplication>

namespace pegsheet::bronze {

namespace {

template <NamedEnum E>
using Names = Per<const char *, E>;

// clang-format off
constexpr Names<Variant> kVariants{{
    //: Rule set: as first published
    QT_TRANSLATE_NOOP("Bronze", "Classic"),
    //: Rule set: the edition of these years
    QT_TRANSLATE_NOOP("Bronze", "Edition 2024/25"),
    //: Rule set: the variant of that name
    QT_TRANSLATE_NOOP("Bronze", "Late Bronze Age"),
}};

constexpr Names<Good> kGoodNames{{
    //: Row of the pegboard
    QT_TRANSLATE_NOOP("Bronze", "Wood"),
    //: Row of the pegboard
    QT_TRANSLATE_NOOP("Bronze", "Stone"),
    //: Row of the pegboard
    QT_TRANSLATE_NOOP("Bronze", "Pottery"),
    //: Row of the pegboard; the German board says "Stoff"
    QT_TRANSLATE_NOOP("Bronze", "Cloth"),
    //: Row of the pegboard; the German board says "Metall"
    QT_TRANSLATE_NOOP("Bronze", "Spearheads"),
}};

constexpr Names<Face> kFaceNames{{
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "3 food"),
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "1 good"),
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "2 goods and a skull"),
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "3 workers"),
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "2 food or 2 workers"),
    //: Face of a die: what it brings
    QT_TRANSLATE_NOOP("Bronze", "7 coins"),
}};

constexpr Names<Target> kTargetNames{{
    //: Building on the score sheet
    QT_TRANSLATE_NOOP("Bronze", "4th city"),
    //: Building on the score sheet
    QT_TRANSLATE_NOOP("Bronze", "5th city"),
    //: Building on the score sheet
    QT_TRANSLATE_NOOP("Bronze", "6th city"),
    //: Building on the score sheet
    QT_TRANSLATE_NOOP("Bronze", "7th city"),
    //: Monument. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Step Pyramid"),
    //: Monument. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Stone Circle"),
    //: Monument; the German rules say "Tempel"
    QT_TRANSLATE_NOOP("Bronze", "Temple"),
    //: Monument; the German rules say "Obelisk"
    QT_TRANSLATE_NOOP("Bronze", "Obelisk"),
    //: Monument; the German rules say "Hängende Gärten"
    QT_TRANSLATE_NOOP("Bronze", "Hanging Gardens"),
    //: Monument. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Great Wall"),
    //: Monument; the German rules say "Große Pyramide"
    QT_TRANSLATE_NOOP("Bronze", "Great Pyramid"),
}};

constexpr Names<Development> kDevelopmentNames{{
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Leadership"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Irrigation"),
    //: Development; the German rules say "Landwirtschaft"
    QT_TRANSLATE_NOOP("Bronze", "Agriculture"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Quarrying"),
    //: Development; the German rules say "Medizin"
    QT_TRANSLATE_NOOP("Bronze", "Medicine"),
    //: Development of the Late Bronze Age, never printed in German: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Preservation"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Coinage"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Caravans"),
    //: Development of the Late Bronze Age, never printed in German: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Shipping"),
    //: Development of the Late Bronze Age, never printed in German: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Smithing"),
    //: Development; the German rules say "Religion"
    QT_TRANSLATE_NOOP("Bronze", "Religion"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Granaries"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Masonry"),
    //: Development. The printed German name is in no source at hand: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Engineering"),
    //: Development of the Late Bronze Age, never printed in German: translated freely
    QT_TRANSLATE_NOOP("Bronze", "Commerce"),
    //: Development, and the score line of its bonus; the German rules say "Architektur"
    QT_TRANSLATE_NOOP("Bronze", "Architecture"),
    //: Development, and the score line of its bonus; the German rules say "Imperium"
    QT_TRANSLATE_NOOP("Bronze", "Empire"),
}};

constexpr Names<Disaster> kDisasterNames{{
    //: Disaster: a city had nothing to eat
    QT_TRANSLATE_NOOP("Bronze", "Famine"),
    //: Disaster of 2 skulls
    QT_TRANSLATE_NOOP("Bronze", "Drought"),
    //: Disaster of 3 skulls
    QT_TRANSLATE_NOOP("Bronze", "Pestilence"),
    //: Disaster of 4 skulls
    QT_TRANSLATE_NOOP("Bronze", "Invasion"),
    //: Disaster of 5 skulls or more
    QT_TRANSLATE_NOOP("Bronze", "Revolt"),
}};

constexpr Names<Phase> kPhaseNames{{
    //: Step of a turn: all dice for the first time
    QT_TRANSLATE_NOOP("Bronze", "Roll"),
    //: Step of a turn: some dice again, or keep them; named as on the rail of the turn's steps
    QT_TRANSLATE_NOOP("Bronze", "Roll"),
    //: Step of a turn: the two-kind dice give food or workers; named as on the rail of the turn's steps
    QT_TRANSLATE_NOOP("Bronze", "Roll"),
    //: Step of a turn: cities and monuments
    QT_TRANSLATE_NOOP("Bronze", "Build"),
    //: Step of a turn: a development
    QT_TRANSLATE_NOOP("Bronze", "Buy"),
    //: Step of a turn: goods above the limit
    QT_TRANSLATE_NOOP("Bronze", "Discard"),
    //: Step of a turn: nothing left but to end it
    QT_TRANSLATE_NOOP("Bronze", "End of turn"),
    //: Instead of a step: the match has ended
    QT_TRANSLATE_NOOP("Bronze", "Match over"),
    //: Step of a turn: how many spearheads go with an invasion (Late Bronze Age)
    QT_TRANSLATE_NOOP("Bronze", "Invasion"),
    //: Step of a turn: goods and food change hands, ships swap goods
    QT_TRANSLATE_NOOP("Bronze", "Trade"),
    //: Instead of a step: sheets filled in on paper are entered
    QT_TRANSLATE_NOOP("Bronze", "Finished sheets"),
}};

constexpr Names<Field> kFieldNames{{
    //: What a correction sets: the food peg
    QT_TRANSLATE_NOOP("Bronze", "Food"),
    //: What a correction sets: pegs of the goods
    QT_TRANSLATE_NOOP("Bronze", "Goods"),
    //: What a correction sets
    QT_TRANSLATE_NOOP("Bronze", "Boxes of cities"),
    //: What a correction sets
    QT_TRANSLATE_NOOP("Bronze", "Boxes of monuments"),
    //: What a correction sets
    QT_TRANSLATE_NOOP("Bronze", "Points of monuments"),
    //: What a correction sets, and a line of the score
    QT_TRANSLATE_NOOP("Bronze", "Developments"),
    //: What a correction sets (points lost), and a line of the score
    QT_TRANSLATE_NOOP("Bronze", "Disasters"),
    //: What a correction sets: ships of the Late Bronze Age
    QT_TRANSLATE_NOOP("Bronze", "Ships"),
    //: What a correction sets: the number of the round
    QT_TRANSLATE_NOOP("Bronze", "Round"),
    //: What a correction sets: the dice on the table
    QT_TRANSLATE_NOOP("Bronze", "Dice"),
    //: What a correction sets: how often dice may still be rolled this turn
    QT_TRANSLATE_NOOP("Bronze", "Rolls left"),
    //: What a correction sets: workers not yet set to a building
    QT_TRANSLATE_NOOP("Bronze", "Workers"),
    //: What a correction sets: coins of the dice
    QT_TRANSLATE_NOOP("Bronze", "Coins"),
}};
// clang-format on

QString translated(const char *source)
{
    return QCoreApplication::translate("Bronze", source);
}

template <NamedEnum E>
QString named(std::string_view id, QString (*name)(E))
{
    const auto found = fromName<E>(id);
    return found ? name(*found) : quotable(id);
}

} // namespace

GameText gameText()
{
    return {"bronze", &gameName, &sentences, &termText, &scoreName, optionTexts()};
}

QString gameName()
{
    //: Name of the game, without the series it belongs to
    return QCoreApplication::translate("Bronze", "The Bronze Age");
}

QString variantName(Variant variant)
{
    return translated(kVariants[variant]);
}

QString goodName(Good good)
{
    return translated(kGoodNames[good]);
}

QString wareName(Ware ware)
{
    //: What can be traded besides goods
    return ware == Ware::Food ? QCoreApplication::translate("Bronze", "Food") : goodName(static_cast<Good>(ware));
}

QString faceName(Face face)
{
    return translated(kFaceNames[face]);
}

QString targetName(Target target)
{
    return translated(kTargetNames[target]);
}

QString cityName(City city)
{
    return targetName(targetOf(city));
}

QString monumentName(Monument monument)
{
    return targetName(targetOf(monument));
}

QString developmentName(Development development)
{
    return translated(kDevelopmentNames[development]);
}

QString disasterName(Disaster disaster)
{
    return translated(kDisasterNames[disaster]);
}

QString shieldName(Shield shield)
{
    switch (shield) {
    case Shield::Irrigation: return developmentName(Development::Irrigation);
    case Shield::Medicine: return developmentName(Development::Medicine);
    case Shield::GreatWall: return monumentName(Monument::GreatWall);
    case Shield::Religion: return developmentName(Development::Religion);
    case Shield::Smithing: return developmentName(Development::Smithing);
    case Shield::Roller: break;
    }
    //: Why a pestilence spares somebody: it strikes only the others
    return QCoreApplication::translate("Bronze", "Rolled the pestilence");
}

QString phaseName(Phase phase)
{
    return translated(kPhaseNames[phase]);
}

QString fieldName(Field field)
{
    return translated(kFieldNames[field]);
}

QString scoreName(std::string_view what)
{
    if (what == "developments")
        return fieldName(Field::Developments);
    if (what == "disasters")
        return fieldName(Field::Disasters);
    if (what == "monuments")
        //: Line of the score
        return QCoreApplication::translate("Bronze", "Monuments");
    if (const auto development = fromName<Development>(what))
        return developmentName(*development);
    return named<Target>(what, &targetName);
}

QString termText(std::string_view kind, std::string_view id)
{
    if (kind == "good")
        return named<Good>(id, &goodName);
    if (kind == "ware")
        return named<Ware>(id, &wareName);
    if (kind == "variant")
        return named<Variant>(id, &variantName);
    if (kind == "option")
        return optionTexts().name(id);
    if (kind == "face")
        return named<Face>(id, &faceName);
    if (kind == "target")
        return named<Target>(id, &targetName);
    if (kind == "development")
        return named<Development>(id, &developmentName);
    if (kind == "disaster")
        return named<Disaster>(id, &disasterName);
    if (kind == "shield")
        return named<Shield>(id, &shieldName);
    if (kind == "phase")
        return named<Phase>(id, &phaseName);
    if (kind == "field")
        return named<Field>(id, &fieldName);
    return quotable(id);
}

QString say(std::string_view code, Object values)
{
    const QString words = sentenceFor({code, std::move(values)}, happenings(), &termText);
    Q_ASSERT(!words.isNull());
    return words;
}

} // namespace pegsheet::bronze
