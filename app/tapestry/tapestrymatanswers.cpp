// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrymatanswers.h"

#include "app/tapestry/tapestrycards.h"
#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

std::span<const Node> boxAt(Civilization civilization, int column, int box)
{
    return printedAt(kPrinted.box(civilization, column, box));
}

QString stepText(int from, int to)
{
    //: Under something that becomes more or fewer: %1 before, %2 after
    return TapestryView::tr("%1 → %2").arg(from).arg(to);
}

// The science die: what a face comes to that was there already, or that is marked (contract, reading 56).
AnswerGroup rollGroup(const Asked &asked)
{
    const unsigned marked = asked.state.mats[civilizationOf(asked.entry)].tracks();
    QList<AnswerKey> keys;
    for (const Track track : kAll<Track>) {
        const int from = asked.player().tracks[track].furthest();
        //: Under a face of the science die that came before: all marks go
        const QString twice = TapestryView::tr("twice: only 1 resource of any kind");
        const QString goes = isPastEnd(asked.player(), track) ? benefitText(std::array{Node{Word::Vp, kPastEndPoints, 1, 1}})
            : from >= 0                                       ? stepText(from, std::min(from + 1, kSpaces))
                                                              : QString();
        const bool isTwice = (marked >> static_cast<unsigned>(track) & 1U) != 0;
        keys.append(keyOf(termText("track", nameOf(track)), isTwice ? twice : goes, {picture(iconOf(track))}, PencilKind::Research,
                          static_cast<int>(track)));
    }
    const int count = std::popcount(marked);
    //: Over the faces of the science die, which is rolled until its player stops: so many of four tracks were there already
    const QString again = TapestryView::tr("What does the science die show? %n of 4 would come twice", nullptr, count);
    return group(count > 0 ? again : TapestryView::tr("What does the science die show?"), keys, 2);
}

// Each opponent with the squares that can be laid open, equal ones once.
QList<AnswerGroup> giveGroups(const Asked &asked)
{
    const Civilization civilization = civilizationOf(asked.entry);
    const std::uint32_t open = asked.state.mats[civilization].squares();
    QList<AnswerGroup> groups;
    for (int seat = 0; seat < asked.state.players; ++seat) {
        if ((opponentsOf(asked.state, asked.entry) >> seat & 1U) == 0)
            continue;
        QList<AnswerKey> keys;
        for (int square = 0; square < kMostMarkers; ++square) {
            const QString title = benefitText(boxAt(civilization, 0, square));
            const auto isSame = [&](const AnswerKey &key) { return key.title == title; };
            if ((open >> square & 1U) == 0 && std::ranges::none_of(keys, isSame))
                keys.append(keyOf(title, {}, pictures(boxAt(civilization, 0, square)), PencilKind::Opponent, seat, square + 1));
        }
        //: Over benefits of which one lies open from now on: %1 the opponent who gets a marker
        groups.append(group(TapestryView::tr("Marker to %1, and open lies").arg(asked.names.value(seat)), keys, 3));
    }
    return groups;
}

AnswerKey improvedKey(const TechCards::Held &held, int seat)
{
    const bool isCircle = held.row == TechRow::Bottom;
    const QString row = termText("row", nameOf(held.row));
    if (!held.card.isSaid())
        return keyOf(TapestryView::tr("Not named"), row, {picture(iconOf(Word::Invent))}, PencilKind::Improve,
                     TechPicks::numberOf(held), seat);
    const NodePlace place = isCircle ? kPrinted.circle(*held.card) : kPrinted.square(*held.card);
    //: Of a tech card: %1 the row where it lies, %2 what it brings as it goes up
    return keyOf(cardName(*held.card), TapestryView::tr("%1 · %2").arg(row, benefitText(printedAt(place))),
                 techPictures(*held.card, isCircle, !isCircle), PencilKind::Improve, TechPicks::numberOf(held), seat);
}

// The techs of all, player by player.
QList<AnswerGroup> improveGroups(const Asked &asked)
{
    QList<AnswerGroup> groups;
    for (int step = 0; step < asked.state.players; ++step) {
        const int seat = (asked.entry.player + step) % asked.state.players;
        const TechCards &cards = asked.state.at(seat).techCards;
        QList<AnswerKey> keys;
        std::array<bool, kCount<TechRow>> hasUnnamed{};
        for (int place = 0; place < cards.count(); ++place)
            if (const TechCards::Held held = cards[place];
                mayImprove(held) && (held.card.isSaid() || !std::exchange(hasUnnamed[static_cast<std::size_t>(held.row)], true)))
                keys.append(improvedKey(held, seat));
        if (!keys.isEmpty())
            groups.append(group(asked.names.value(seat), keys, 1));
    }
    return groups;
}

QList<AnswerGroup> predictGroups(const Asked &asked)
{
    QList<AnswerGroup> groups;
    for (const Predicted what : kAll<Predicted>) {
        const int now = countOf(asked.state, asked.entry.player, what);
        const int said = asked.pencil.predicted[what];
        //: Over numbers of which one is predicted: %1 what is counted, %2 how many of it there are now
        const QString title = TapestryView::tr("%1 (now %2)").arg(predictedName(what)).arg(now);
        AnswerGroup numbers = pad(title, PencilKind::Predict, static_cast<int>(what), {kLeastPredicted, kMostPredicted[what]},
                                  said > 0 ? said : -1);
        // All four are to be seen; the high numbers come with the last key.
        numbers.rows = 1;
        groups.append(numbers);
    }
    return groups;
}

AnswerGroup tradedTileGroup(const Asked &asked, int seat)
{
    QList<AnswerKey> keys;
    for (const TileBenefit tile : kAll<TileBenefit>) {
        const std::span nodes = printedAt(kPrinted.tile(tile));
        keys.append(keyOf(benefitText(nodes), {}, pictures(nodes), PencilKind::Trade, seat, static_cast<int>(tile) + 1));
    }
    //: In the place of what a territory brings: none is printed on it
    keys.append(keyOf(TapestryView::tr("no benefit"), {}, {}, PencilKind::Trade, seat, 0));
    //: Over benefits: %1 whose territory a marker lies on, with the only outpost there
    return group(TapestryView::tr("What does the tile of %1 bring?").arg(asked.names.value(seat)), keys, 4);
}

QList<AnswerGroup> tradeGroups(const Asked &asked)
{
    QList<AnswerKey> seats;
    for (int seat = 0; seat < asked.state.players; ++seat)
        if (seat != asked.entry.player)
            seats.append(keyOf(asked.names.value(seat), {}, {}, PencilKind::Trade, seat, -1, openTerritories(asked.state, seat) > 0,
                               asked.pencil.against == seat));
    QList<AnswerGroup> groups;
    //: Over numbers: a marker lies on a territory that is nobody's, so many of those around it are opponents'
    groups.append(pad(TapestryView::tr("On an empty territory; opponents' territories beside it"), PencilKind::Trade, -1,
                      {0, kMostNeighbours}));
    if (!seats.isEmpty())
        //: Over names: a marker lies on a territory with the only outpost of that player
        groups.append(group(TapestryView::tr("Or on a territory with the only outpost of"), seats, 3));
    if (asked.pencil.against >= 0)
        groups.append(tradedTileGroup(asked, asked.pencil.against));
    return groups;
}

// How large the own land is, with the points for it.
AnswerGroup landGroup()
{
    QList<AnswerKey> keys;
    for (int size = 0; size < static_cast<int>(kLandPoints.size()); ++size)
        keys.append(keyOf(QString::number(size), countedText("points", landPoints(size)), {}, PencilKind::Lines, -1, size));
    //: Over numbers: the largest land of one kind that hangs together in the territories of a player
    return group(TapestryView::tr("Largest land of one kind, in territories (6 for more)"), keys, 4);
}

// How many outposts lie in the first row, the others in the second.
AnswerGroup outpostsGroup(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (int inFirst = 0; outpostChoices(asked.state, asked.entry.player) >> inFirst != 0; ++inFirst)
        if ((outpostChoices(asked.state, asked.entry.player) >> inFirst & 1U) != 0)
            //: Outposts that lie on a mat: %1 in its first row, %2 in its second row
            keys.append(keyOf(TapestryView::tr("%1 above, %2 below").arg(inFirst).arg(asked.player().outposts - inFirst), {}, {},
                              PencilKind::Choose, inFirst));
    //: Over numbers: where the outposts of the supply lie on a mat
    return group(TapestryView::tr("Outposts on the mat, from the right"), keys, 2);
}

QString plotText(const City &city, int plot)
{
    const auto building = static_cast<Building>(static_cast<int>(city.at(plot)) - static_cast<int>(Content::Market));
    //: A building of a city: %1 which, %2 its row, %3 its column, both from 1
    return TapestryView::tr("%1 (row %2, column %3)")
        .arg(termText("building", nameOf(building)))
        .arg(plot / kCitySide + 1)
        .arg(plot % kCitySide + 1);
}

AnswerGroup swapGroup(const Asked &asked)
{
    const City &city = asked.player().city;
    const int from = asked.pencil.plot;
    QList<AnswerKey> keys;
    for (int plot = 0; plot < kPlots; ++plot)
        if (city.buildings().has(plot))
            keys.append(keyOf(plotText(city, plot), {}, {}, PencilKind::Swap, plot, 0,
                              from < 0 || plot == from || maySwap(city, from, plot), plot == from));
    //: Over buildings of a city: two of them change places; the first was touched
    const QString second = TapestryView::tr("With which one does it change places?");
    return group(from < 0 ? TapestryView::tr("Which building changes its place?") : second, keys, 2);
}

} // namespace

QList<AnswerGroup> matAnswersTo(const Asked &asked, Wants wants)
{
    switch (asked.entry.act) {
    case Act::Roll: return {rollGroup(asked)};
    case Act::Give:
    case Act::GiveFree: return giveGroups(asked);
    case Act::Improve: return improveGroups(asked);
    case Act::Predict: return predictGroups(asked);
    case Act::Trade: return tradeGroups(asked);
    case Act::Swap: return {swapGroup(asked)};
    case Act::Outposts: return {outpostsGroup(asked)};
    case Act::Land: return {landGroup()};
    default: break;
    }
    if (wants == Wants::Take)
        if (const auto rows = outpostRowGroup(asked); rows && asksForRow(asked.state, asked.entry))
            return {*rows};
    if (wants == Wants::Place && !hasSpot(asked.state, asked.entry) && asked.entry.act == Act::Place)
        if (const auto places = otherPlacesGroup(asked))
            return {*places};
    return {};
}

std::optional<AnswerGroup> outpostRowGroup(const Asked &asked)
{
    if (!asksForRow(asked.state, asked.entry.player))
        return std::nullopt;
    constexpr Civilization kMilitants = kHolder<MatMark::HoldsOutposts>;
    QList<AnswerKey> keys;
    for (int row = 0; row < kCivilizations[kMilitants].columns(); ++row) {
        const int open = kCivilizations[kMilitants].boxesIn(row) - asked.state.mats[kMilitants].column(row);
        keys.append(keyOf(benefitText(boxAt(kMilitants, row, open)), {}, pictures(boxAt(kMilitants, row, open)), PencilKind::Row,
                          row, 0, true, asked.pencil.outpost == OutpostRow{static_cast<std::int8_t>(row)}));
    }
    //: Over benefits: the outpost comes from one of two rows of a mat, where that one lies open then
    return group(TapestryView::tr("From which row does the outpost come? It lays open"), keys, 2);
}

QList<AnswerGroup> conquestMarkerGroups(const Asked &asked)
{
    QList<AnswerGroup> groups;
    const Conquer begun = begunConquest(asked.state, asked.pencil);
    //: Key: a marker of a civilization lies where is conquered
    const QString protects = TapestryView::tr("Marker: protected, and 1 resource of any kind");
    if (mayProtect(asked.state, asked.entry, begun))
        groups.append(
            group({}, {keyOf(protects, {}, {picture(u"shield"_s)}, PencilKind::Marker, -1, 0, true, asked.pencil.marker)}, 1));
    if (!maySpareDie(asked.state, begun) || countsBothDice(asked.state, asked.pencil))
        return groups;
    QList<AnswerKey> keys;
    for (const DieFace face : kAll<DieFace>) {
        const auto black = static_cast<BlackFace>(static_cast<std::size_t>(face) - kCount<RedFace>);
        const bool isTile = face == DieFace::Territory;
        const NodePlace place = isRed(face) ? kPrinted.red(static_cast<RedFace>(face))
            : isTile                        ? NodePlace{0}
                                            : kPrinted.black(black);
        const QString title = isTile ? TapestryView::tr("the territory") : benefitText(printedAt(place));
        keys.append(keyOf(title, {}, isTile ? QVariantList{picture(u"hexagon"_s)} : pictures(printedAt(place)), PencilKind::Other,
                          static_cast<int>(face), 0, true, asked.pencil.other == MaybeOne<DieFace>(face)));
    }
    const int owner = asked.state.mats[kHolder<MatMark::MaySpareDie>].owner;
    //: Over the faces of both dice of conquest: %1 a player whose marker lies there, who gets the die that is not chosen
    AnswerGroup die = group(TapestryView::tr("Only if a marker of %1 lies there: the other die").arg(asked.names.value(owner)),
                            keys, 5);
    die.name = u"otherDie"_s;
    // It is there seldom: the dice stand where they stand in other matches.
    die.isFolded = !asked.pencil.other.isSaid();
    groups.append(die);
    return groups;
}

std::optional<AnswerGroup> otherPlacesGroup(const Asked &asked)
{
    if (asked.entry.act != Act::Place || !hasOtherPlace(asked.state, asked.entry))
        return std::nullopt;
    QList<AnswerKey> keys;
    constexpr Civilization kCraftsmen = kHolder<MatMark::TakesBuildings>;
    const std::uint32_t columns = columnsFor(asked.state, asked.entry);
    for (int column = 0; columns >> column != 0; ++column)
        if ((columns >> column & 1U) != 0) {
            const std::span box = boxAt(kCraftsmen, column, asked.state.mats[kCraftsmen].column(column));
            //: Under what a box of a mat brings on which a building stands: %1 the column from the left
            keys.append(keyOf(benefitText(box), TapestryView::tr("%1, column %2").arg(matName(kCraftsmen)).arg(column + 1),
                              pictures(box), PencilKind::Column, column));
        }
    const std::uint32_t places = mapPlacesFor(asked.state, asked.entry);
    const auto isThere = [&](MapPlace place) { return (places >> static_cast<unsigned>(place) & 1U) != 0; };
    if (isThere(MapPlace::Own))
        //: A building stands on the map, on an own territory with one piece
        keys.append(keyOf(TapestryView::tr("Own territory"), TapestryView::tr("protected, 1 resource of any kind"),
                          {picture(u"hexagonFlag"_s)}, PencilKind::Map, static_cast<int>(MapPlace::Own)));
    if (isThere(MapPlace::Empty))
        //: A building stands on the map, on a territory beside own ones that is nobody's
        keys.append(keyOf(TapestryView::tr("Empty territory"), TapestryView::tr("it is yours then"), {picture(u"hexagon"_s)},
                          PencilKind::Map, static_cast<int>(MapPlace::Empty)));
    //: Over places for a building outside of the city: on a mat or on the map
    return group(hasSpot(asked.state, asked.entry) ? TapestryView::tr("Or instead of in the city")
                                                   : TapestryView::tr("Where does it stand?"),
                 keys, 2);
}

QString matSkipText(const State &state, const Entry &entry)
{
    if (entry.act == Act::Roll)
        //: Button: the science die is not rolled any more
        return TapestryView::tr("Stop");
    if (entry.act == Act::Swap)
        return TapestryView::tr("That was all");
    if (entry.act != Act::Place || std::holds_alternative<Landmark>(pieceOf(entry)))
        return {};
    return state.at(entry.player).city.isKept()
        //: Button: a building that finds no place in the city stands beside it
        ? TapestryView::tr("Beside the city")
        //: Button: a building stands in the city, which the table counts itself
        : TapestryView::tr("In the city");
}

} // namespace pegsheet::app::tapestryview
