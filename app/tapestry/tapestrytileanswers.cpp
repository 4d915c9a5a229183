// SPDX-License-Identifier: Apache-2.0
// What answers an entry that is about a tile: one that was explored, or conquered.
#include "app/tapestry/tapestryasked.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestrymatanswers.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <span>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

AnswerGroup tileGroup(const Asked &asked, bool canBeNone)
{
    QList<AnswerKey> keys;
    for (const TileBenefit tile : kAll<TileBenefit>) {
        const std::span nodes = printedAt(kPrinted.tile(tile));
        keys.append(keyOf(benefitText(nodes), {}, pictures(nodes), PencilKind::Tile, static_cast<int>(tile), 0, true,
                          asked.pencil.tile == static_cast<int>(tile)));
    }
    if (canBeNone)
        //: In the place of what a territory brings: none is printed on it
        keys.append(keyOf(TapestryView::tr("no benefit"), {}, {}, PencilKind::Tile, kNoTile));
    //: Over what a territory tile can bring
    return group(TapestryView::tr("What does the tile bring?"), keys, canBeNone ? 4 : 5); // words take more room
}

// It counts once (DE p.15); what is told already can be taken back.
bool mayBeIsland(const Asked &asked)
{
    return asked.pencil.island || !asked.state.achievements[Achievement::MiddleIsland].has(asked.entry.player);
}

AnswerKey islandKey(const Asked &asked)
{
    //: A territory is conquered: it is the one in the middle of the map
    return keyOf(TapestryView::tr("Middle island"), {}, {}, PencilKind::Island, -1, 0, true, asked.pencil.island);
}

AnswerGroup islandHint(const Asked &asked)
{
    AnswerGroup hint;
    hint.shape = u"words"_s;
    //: In the place of a key "Middle island": its achievement is had once only; %1 a player
    hint.text = TapestryView::tr("The middle island has counted for %1 already.").arg(asked.names.value(asked.entry.player));
    return hint;
}

AnswerGroup defenderGroup(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (int seat = 0; seat < asked.state.players; ++seat)
        if (seat != asked.entry.player)
            keys.append(keyOf(asked.names.value(seat), {}, {}, PencilKind::Against, seat, 0,
                              openTerritories(asked.state, seat) > 0 && !areAllied(asked.state, asked.entry.player, seat),
                              asked.pencil.against == seat));
    if (mayBeIsland(asked))
        keys.append(islandKey(asked));
    const int against = asked.pencil.against;
    const bool canTrap = against >= 0 && asked.state.at(against).tapestry > 0 && !asked.state.at(against).finished
        && !hasMark(asked.player(), Mark::NoTraps);
    //: A territory is conquered: the defender plays a trap card
    keys.append(keyOf(TapestryView::tr("Trap"), {}, {}, PencilKind::Trap, -1, 0, canTrap, asked.pencil.trap));
    //: Over names: from whom a territory is conquered; nobody is touched where it was nobody's
    return group(TapestryView::tr("From whom? Only if it belonged to somebody"), keys, 3);
}

QList<AnswerKey> redKeys(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const RedFace face : kAll<RedFace>) {
        const std::span nodes = printedAt(kPrinted.red(face));
        keys.append(keyOf(benefitText(nodes), {}, pictures(nodes), PencilKind::Red, static_cast<int>(face), 0, true,
                          asked.pencil.red == MaybeOne<RedFace>(face)));
    }
    return keys;
}

QList<AnswerKey> blackKeys(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const BlackFace face : kAll<BlackFace>) {
        const bool isTile = face == BlackFace::Territory;
        const std::span<const Node> nodes = isTile ? std::span<const Node>() : printedAt(kPrinted.black(face));
        //: A face of the black die of conquest: what is printed on the conquered territory
        const QString title = isTile ? TapestryView::tr("the territory") : benefitText(nodes);
        const QVariantList shown = isTile ? QVariantList{QVariantMap{{u"icon"_s, u"hexagon"_s}, {u"text"_s, QString()}}}
                                          : pictures(nodes);
        keys.append(keyOf(title, {}, shown, PencilKind::Black, static_cast<int>(face), 0, true,
                          asked.pencil.black == MaybeOne<BlackFace>(face)));
    }
    return keys;
}

} // namespace

QList<AnswerGroup> exploreGroups(const Asked &asked)
{
    QList<AnswerGroup> groups;
    const bool isDoubled = asked.pencil.isDoubled;
    if (!isDoubled)
        //: Over numbers: points for the sides of a tile that fit
        groups.append(
            pad(TapestryView::tr("Points for matching sides"), PencilKind::Points, -1, {0, kMostSides}, asked.pencil.points));
    groups.append(tileGroup(asked, false));
    //: Key: a tapestry card turns the points of a tile that is explored into its benefit once more
    const QString twice = TapestryView::tr("Its benefit twice, and no points");
    if (mayDouble(asked.state, asked.entry.player))
        groups.append(group({}, {keyOf(twice, {}, {}, PencilKind::Double, -1, 0, true, isDoubled)}, 1));
    return groups;
}

AnswerGroup spaceTileGroup(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (int tile = 1; tile <= kSpaceTiles; ++tile) {
        bool isTaken = false;
        for (const Player &player : asked.state.seated())
            isTaken = isTaken || (player.explored >> tile & 1U) != 0;
        const std::span nodes = printedAt(kPrinted.spaceTile(tile));
        if (!isTaken)
            keys.append(keyOf(benefitText(nodes), {}, pictures(nodes), PencilKind::Space, tile));
    }
    //: Over the space tiles
    return group(TapestryView::tr("Which tile is it?"), keys, 2);
}

QList<AnswerGroup> conquestGroups(const Asked &asked)
{
    const bool isBoth = countsBothDice(asked.state, asked.pencil);
    const bool isRed = asked.pencil.red.isSaid();
    const bool isBlack = asked.pencil.black.isSaid();
    QList<AnswerGroup> groups;
    if (asked.state.players > 1)
        groups.append(defenderGroup(asked));
    else if (mayBeIsland(asked))
        groups.append(group({}, {islandKey(asked)}, 2));
    if (!mayBeIsland(asked))
        groups.append(islandHint(asked));
    if (asked.state.agreed.namesMats) {
        if (const auto rows = outpostRowGroup(asked))
            groups.append(*rows);
        groups += conquestMarkerGroups(asked);
    }
    //: Over the faces of the black die of conquest; those of the red one follow
    const QString blackTitle = isBoth ? TapestryView::tr("The black die, and") : TapestryView::tr("The black die, or");
    groups.append(group(blackTitle, blackKeys(asked), 5));
    //: Over the faces of the red die of conquest
    const QString redTitle = TapestryView::tr("The red die");
    const bool isTileAsked = asksTile(asked.state, asked.pencil) && (isBoth ? isRed && isBlack : isRed || isBlack);
    groups.append(isTileAsked ? tileGroup(asked, true) : group(redTitle, redKeys(asked), 5));
    return groups;
}

} // namespace pegsheet::app::tapestryview
