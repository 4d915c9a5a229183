// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationspicker.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/rules.h"

namespace pegsheet::app {

using namespace nations;

namespace {

constexpr int kShownKnown = 3;

template <typename E>
QList<int> countsOf(const Amounts<E> &amounts)
{
    return {amounts.values.begin(), amounts.values.end()};
}

QVariantMap pieceMap(const QString &what, int number, int count)
{
    return {{what, number}, {QStringLiteral("count"), count}};
}

QVariantList piecesOf(const Gains &gains)
{
    QVariantList list;
    for (const Colour colour : kAll<Colour>)
        if (gains.dice[colour] > 0)
            list.append(pieceMap(QStringLiteral("colour"), static_cast<int>(colour), gains.dice[colour]));
    for (const Chit chit : kAll<Chit>)
        if (gains.chits[chit] > 0)
            list.append(pieceMap(QStringLiteral("chit"), static_cast<int>(chit), gains.chits[chit]));
    return list;
}

} // namespace

QList<int> NationsPicker::dice() const
{
    return countsOf(entry().gains.dice);
}

QList<int> NationsPicker::chits() const
{
    return countsOf(entry().gains.chits);
}

QVariantList NationsPicker::known() const
{
    QVariantList list;
    for (const NationsCards::KnownTile &known : m_known) {
        if (!showsAll() && list.size() == kShownKnown)
            break;
        list.append(QVariantMap{{QStringLiteral("record"), QVariant::fromValue<qlonglong>(known.id)},
                                {QStringLiteral("name"), quotable(known.tile.name.text())},
                                {QStringLiteral("points"), known.tile.points},
                                {QStringLiteral("stone"), known.tile.stone},
                                {QStringLiteral("dice"), QVariant::fromValue(nationswords::expanded(known.tile.gains.dice))},
                                {QStringLiteral("chits"), QVariant::fromValue(nationswords::expanded(known.tile.gains.chits))},
                                {QStringLiteral("spoken"), nationswords::tile(known.tile)},
                                {QStringLiteral("taken"), entry().record == known.id}});
    }
    return list;
}

bool NationsPicker::asksDice() const
{
    return entry().kind && !fromOffer() && (entry().isDevelopment() || entry().gains.dice.total() > 0);
}

bool NationsPicker::asksChits() const
{
    return entry().kind && !fromOffer() && (!entry().isDevelopment() || entry().gains.chits.total() > 0);
}

QString NationsPicker::missing() const
{
    if (!entry().kind)
        //: Under a button that buys a tile: what is still to be touched
        return fromOffer() ? tr("touch a tile") : tr("touch a kind");
    if (!isSaid(entry()))
        return tr("dice are missing");
    if (asksRow() && row() == 0)
        return tr("the row is missing");
    if (asksStone() && stone() == 0)
        return points() < 0 ? tr("stone and points are missing") : tr("the stone is missing");
    if (!asksSlot() && points() < 0 && offered() < 0 && !entry().record)
        return tr("points are missing");
    return asksSlot() && slot() == 0 ? tr("touch a slot") : QString();
}

QVariantList NationsPicker::slotList() const
{
    QVariantList list;
    if (!asksSlot())
        return list;
    for (int slot = 1; slot <= kSlots; ++slot) {
        const Gains back = replacedBy(m_state.mine(), tile(), slot);
        const Place &there = m_state.mine().developments.at(static_cast<std::size_t>(slot - 1));
        //: A slot of the board, for those who cannot see it: %1 what lies there, %2 the dice that go back from it
        const QString spoken = tr("%1; %2 to give back");
        list.append(QVariantMap{
            {QStringLiteral("back"), piecesOf(back)},
            {QStringLiteral("text"), spoken.arg(nationswords::development(there, slot - 1), listText(nationswords::gains(back)))}});
    }
    return list;
}

QString NationsPicker::title() const
{
    if (forPlace() >= 0)
        //: Title while the tiles of an age are entered: %1 "Age III", columns and rows count from 1
        return tr("%1 · column %2, row %3")
            .arg(nationswords::age(m_state.age))
            .arg(forPlace() / kRows + 1)
            .arg(forPlace() % kRows + 1);
    //: Title while a purchase is entered: %1 a player, %2 "Age III"
    return tr("%1 · %2").arg(m_names.value(m_state.player), nationswords::age(m_state.age));
}

QString NationsPicker::preview() const
{
    if (!entry().kind)
        return {};
    const Tile now = tile();
    QStringList parts = nationswords::gains(now.gains);
    if (now.stone > 0)
        parts.append(nationswords::symbols(Symbol::Stone, now.stone));
    if (points() >= 0)
        parts.append(nationswords::points(now.points));
    const QString name = nationswords::nameOfTile(now);
    if (parts.isEmpty())
        return name;
    //: A tile being entered: %1 its name or kind, %2 what is on it, "2 red dice, 3 points"
    return tr("%1: %2").arg(name, listText(parts));
}

QString NationsPicker::note() const
{
    return notes().join(QLatin1Char(' '));
}

QString NationsPicker::priceNote() const
{
    const int row = offered() >= 0 ? offered() % kRows + 1 : entry().row;
    const Symbol symbol = tile().price;
    if (row > 0)
        //: What a tile costs: %1 "2 gold"
        return tr("Price: %1.").arg(nationswords::symbols(symbol, priceOf(row)));
    //: What a tile costs, where it is not said in which row it lies: %1 the least, a bare number, %2 the most, "3 gold"
    return tr("Price by row: %1 to %2.").arg(priceOf(1)).arg(nationswords::symbols(symbol, priceOf(kRows)));
}

QStringList NationsPicker::notes() const
{
    if (!entry().kind || forPlace() >= 0)
        return {};
    QStringList notes{priceNote()};
    const Tile now = tile();
    if (now.kind == TileKind::Development && now.gains.dice.total() > 0)
        notes.append(tr("Roll the new dice at once; they can be used from your next turn on."));
    if (now.kind == TileKind::Advisor && m_state.mine().advisor) {
        const Gains back = replacedBy(m_state.mine(), now, 0);
        //: %1 the advisor that is replaced, %2 the chits that go back to the supply
        notes.append(back.empty()
                         ? tr("%1 goes.").arg(nationswords::nameOfTile(*m_state.mine().advisor))
                         : tr("%1 goes, and %2 with it.")
                               .arg(nationswords::nameOfTile(*m_state.mine().advisor), listText(nationswords::gains(back))));
    }
    if (now.kind == TileKind::Wonder)
        notes.append(m_state.mine().wonder ? tr("Your wonder under construction leaves the game.")
                                           : tr("It counts once it is built."));
    return notes;
}

// Cards ---------------------------------------------------------------------------------------------------

void NationsPicker::setCards(NationsCards *cards)
{
    m_cards = cards;
    lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::lookUpKnown()
{
    m_known.clear();
    if (m_cards != nullptr && asksTile())
        m_known = m_cards->tiles(m_state.age, *entry().kind);
}

void NationsPicker::show(const State &state)
{
    m_state = state;
    m_showsAll = m_showsAll && open();
    lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::setShowsAll(bool all)
{
    m_showsAll = all;
    Q_EMIT changed();
}

// Touches that the page alone cannot say: one on what is not asked for does nothing ------------------------

void NationsPicker::takeKnown(int place)
{
    if (!open() || place < 0 || place >= knownCount())
        return;
    const NationsCards::KnownTile known = m_known[static_cast<std::size_t>(place)];
    m_touches.give(PencilKind::Known, Object{{"tile", toValue(known.tile)}, {"record", known.id}});
}

void NationsPicker::takeSlot(int slot)
{
    if (!open() || !asksSlot() || slot < 1 || slot > kSlots)
        return;
    if (m_touches.say(PencilKind::Slot, slot) && open() && asksRow() && row() == 0)
        Q_EMIT refused({"nations.rowMissing", {}});
}

void NationsPicker::setName(const QString &name)
{
    if (open() && !fromOffer())
        m_touches.give(PencilKind::Name, name.trimmed().toStdString());
}

} // namespace pegsheet::app
