// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationspicker.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/rules.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

struct PickerText
{
    Q_DECLARE_TR_FUNCTIONS(NationsPicker)
};

template <typename E>
QList<int> countsOf(const Amounts<E> &amounts)
{
    return {amounts.values.begin(), amounts.values.end()};
}

NationsKnownTile knownTile(const NationsCards::KnownTile &known, const TileEntry &entry)
{
    NationsKnownTile tile;
    tile.key.title = quotable(known.tile.name.text());
    tile.key.detail = nationswords::tile(known.tile);
    tile.key.chosen = entry.record == known.id;
    tile.key.touch = touchOf(PencilKind::Known, -1, 0, Object{{"tile", toValue(known.tile)}, {"record", known.id}});
    tile.points = known.tile.points;
    tile.stone = known.tile.stone;
    tile.dice = nationswords::expanded(known.tile.gains.dice);
    tile.chits = nationswords::expanded(known.tile.gains.chits);
    return tile;
}

QList<NationsSlot> slotsOf(const State &state, const Tile &tile)
{
    QList<NationsSlot> list;
    for (int slot = 1; slot <= kSlots; ++slot) {
        const Gains back = replacedBy(state.mine(), tile, slot);
        const Place &there = state.mine().developments.at(static_cast<std::size_t>(slot - 1));
        //: A slot of the board, for those who cannot see it: %1 what lies there, %2 the dice that go back from it
        const QString spoken = PickerText::tr("%1; %2 to give back");
        list.append({piecesOf(back), spoken.arg(nationswords::development(there, slot - 1), listText(nationswords::gains(back)))});
    }
    return list;
}

QString missingOf(const NationsPicker &picker, const TileEntry &entry)
{
    if (!entry.kind)
        //: Under a button that buys a tile: what is still to be touched
        return picker.fromOffer ? PickerText::tr("touch a tile") : PickerText::tr("touch a kind");
    if (!isSaid(entry))
        return PickerText::tr("dice are missing");
    if (picker.asksRow && picker.row == 0)
        return PickerText::tr("the row is missing");
    if (picker.asksStone && picker.stone == 0)
        return picker.points < 0 ? PickerText::tr("stone and points are missing") : PickerText::tr("the stone is missing");
    if (!picker.asksSlot && picker.points < 0 && picker.offered < 0 && !entry.record)
        return PickerText::tr("points are missing");
    return picker.asksSlot && picker.slot == 0 ? PickerText::tr("touch a slot") : QString();
}

QString titleOf(const State &state, int forPlace, const QStringList &names)
{
    if (forPlace >= 0)
        //: Title while the tiles of an age are entered: %1 "Age III", columns and rows count from 1
        return PickerText::tr("%1 · column %2, row %3")
            .arg(nationswords::age(state.age))
            .arg(forPlace / kRows + 1)
            .arg(forPlace % kRows + 1);
    //: Title while a purchase is entered: %1 a player, %2 "Age III"
    return PickerText::tr("%1 · %2").arg(names.value(state.player), nationswords::age(state.age));
}

QString previewOf(const Tile &tile, int points)
{
    QStringList parts = nationswords::gains(tile.gains);
    if (tile.stone > 0)
        parts.append(nationswords::symbols(Symbol::Stone, tile.stone));
    if (points >= 0)
        parts.append(nationswords::points(tile.points));
    const QString name = nationswords::nameOfTile(tile);
    if (parts.isEmpty())
        return name;
    //: A tile being entered: %1 its name or kind, %2 what is on it, "2 red dice, 3 points"
    return PickerText::tr("%1: %2").arg(name, listText(parts));
}

QString priceNote(const TileEntry &entry, Symbol symbol)
{
    const int row = entry.offered >= 0 ? entry.offered % kRows + 1 : entry.row;
    if (row > 0)
        //: What a tile costs: %1 "2 gold"
        return PickerText::tr("Price: %1.").arg(nationswords::symbols(symbol, priceOf(row)));
    //: What a tile costs, where it is not said in which row it lies: %1 the least, a bare number, %2 the most, "3 gold"
    return PickerText::tr("Price by row: %1 to %2.").arg(priceOf(1)).arg(nationswords::symbols(symbol, priceOf(kRows)));
}

QStringList notesOf(const State &state, const TileEntry &entry, const Tile &tile)
{
    QStringList notes{priceNote(entry, tile.price)};
    if (tile.kind == TileKind::Development && tile.gains.dice.total() > 0)
        notes.append(PickerText::tr("Roll the new dice at once; they can be used from your next turn on."));
    if (tile.kind == TileKind::Advisor && state.mine().advisor) {
        const Gains back = replacedBy(state.mine(), tile, 0);
        const QString name = nationswords::nameOfTile(*state.mine().advisor);
        //: %1 the advisor that is replaced, %2 the chits that go back to the supply
        notes.append(back.empty() ? PickerText::tr("%1 goes.").arg(name)
                                  : PickerText::tr("%1 goes, and %2 with it.").arg(name, listText(nationswords::gains(back))));
    }
    if (tile.kind == TileKind::Wonder)
        notes.append(state.mine().wonder ? PickerText::tr("Your wonder under construction leaves the game.")
                                         : PickerText::tr("It counts once it is built."));
    return notes;
}

bool pointsBuy(const State &state, Pencil pencil)
{
    const TouchResult said = pencil.touch(state, touchOf(PencilKind::Points, -1, std::max(0, pencil.tile.points)));
    return !said.refusal && said.completes;
}

// What is said so far.
NationsPicker entered(const TileEntry &entry)
{
    NationsPicker picker;
    picker.open = entry.open;
    picker.kind = entry.kind ? static_cast<int>(*entry.kind) : -1;
    picker.forPlace = entry.forPlace;
    picker.dice = countsOf(entry.gains.dice);
    picker.chits = countsOf(entry.gains.chits);
    picker.points = entry.points;
    picker.stone = entry.stone;
    picker.row = entry.row;
    picker.slot = entry.slot;
    picker.name = QString::fromStdString(entry.name);
    picker.offered = entry.offered;
    return picker;
}

} // namespace

NationsPicker picker(const State &state, const Pencil &pencil, const NationsCards *cards, const QStringList &names)
{
    const TileEntry &entry = pencil.tile;
    NationsPicker picker = entered(entry);
    if (!picker.open)
        return picker;
    const Tile tile = tileOf(state, entry);
    picker.fromOffer = isFromOffer(state, entry);
    const bool isSaidHere = entry.kind && !picker.fromOffer;
    picker.asksDice = isSaidHere && (entry.isDevelopment() || entry.gains.dice.total() > 0);
    picker.asksChits = isSaidHere && (!entry.isDevelopment() || entry.gains.chits.total() > 0);
    picker.asksStone = asksStone(state, entry);
    picker.asksRow = asksRow(state, entry);
    picker.asksSlot = asksSlot(entry);
    if (cards != nullptr && isSaidHere)
        for (const NationsCards::KnownTile &known : cards->tiles(state.age, *entry.kind))
            picker.known.append(knownTile(known, entry));
    if (picker.asksSlot)
        picker.slotList = slotsOf(state, tile);
    picker.pointsBuy = isSaidHere && pointsBuy(state, pencil);
    picker.canFinish = isComplete(state, entry);
    picker.title = titleOf(state, picker.forPlace, names);
    picker.missing = missingOf(picker, entry);
    if (entry.kind)
        picker.preview = previewOf(tile, picker.points);
    if (entry.kind && picker.forPlace < 0)
        picker.note = notesOf(state, entry, tile).join(QLatin1Char(' '));
    return picker;
}

} // namespace pegsheet::app::nationsview
