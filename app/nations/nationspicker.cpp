// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationspicker.h"

#include "app/nations/nationspool.h"
#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/rules.h"

#include <utility>

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

NationsPicker::NationsPicker(NationsPlay play, NationsPool *pool, QObject *parent)
    : QObject(parent), m_play(std::move(play)), m_pool(pool)
{
}

int NationsPicker::kind() const
{
    return m_pencil.kind ? static_cast<int>(*m_pencil.kind) : -1;
}

QList<int> NationsPicker::dice() const
{
    return countsOf(m_pencil.gains.dice);
}

QList<int> NationsPicker::chits() const
{
    return countsOf(m_pencil.gains.chits);
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
                                {QStringLiteral("taken"), m_pencil.record == known.id}});
    }
    return list;
}

bool NationsPicker::asksDice() const
{
    return m_pencil.kind && !fromOffer() && (isDevelopment() || m_pencil.gains.dice.total() > 0);
}

bool NationsPicker::asksChits() const
{
    return m_pencil.kind && !fromOffer() && (!isDevelopment() || m_pencil.gains.chits.total() > 0);
}

bool NationsPicker::asksStone() const
{
    return m_pencil.kind == TileKind::Wonder && !fromOffer();
}

bool NationsPicker::asksRow() const
{
    return m_pencil.kind && m_pencil.forPlace < 0 && m_state.isFull() && !fromOffer();
}

bool NationsPicker::asksSlot() const
{
    return isDevelopment() && m_pencil.forPlace < 0;
}

// Points end the entry of everything that goes to no slot: there they have to be said.
bool NationsPicker::needsPoints() const
{
    return !asksSlot();
}

bool NationsPicker::isComplete() const
{
    if (!m_pencil.kind)
        return false;
    const bool isNamed = m_pencil.offered >= 0 || m_pencil.record
        || ((m_pencil.points >= 0 || !needsPoints()) && (m_pencil.stone > 0 || !asksStone()));
    return isNamed && isSaid() && (m_pencil.row > 0 || !asksRow()) && (m_pencil.slot > 0 || !asksSlot());
}

// Something of what is on it; a place alone is no tile.
bool NationsPicker::isSaid() const
{
    return !isDevelopment() || m_pencil.offered >= 0 || m_pencil.record || m_pencil.gains.dice.total() > 0 || m_pencil.points >= 0;
}

QString NationsPicker::missing() const
{
    if (!m_pencil.kind)
        //: Under a button that buys a tile: what is still to be touched
        return fromOffer() ? tr("touch a tile") : tr("touch a kind");
    if (!isSaid())
        return tr("dice are missing");
    if (asksRow() && m_pencil.row == 0)
        return tr("the row is missing");
    if (asksStone() && m_pencil.stone == 0)
        return m_pencil.points < 0 ? tr("stone and points are missing") : tr("the stone is missing");
    if (needsPoints() && m_pencil.points < 0 && m_pencil.offered < 0 && !m_pencil.record)
        return tr("points are missing");
    return asksSlot() && m_pencil.slot == 0 ? tr("touch a slot") : QString();
}

bool NationsPicker::canFinish() const
{
    return open() && isComplete();
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
    if (m_pencil.forPlace >= 0)
        //: Title while the tiles of an age are entered: %1 "Age III", columns and rows count from 1
        return tr("%1 · column %2, row %3")
            .arg(nationswords::age(m_state.age))
            .arg(m_pencil.forPlace / kRows + 1)
            .arg(m_pencil.forPlace % kRows + 1);
    //: Title while a purchase is entered: %1 a player, %2 "Age III"
    return tr("%1 · %2").arg(m_names.value(m_state.player), nationswords::age(m_state.age));
}

QString NationsPicker::preview() const
{
    if (!m_pencil.kind)
        return {};
    const Tile now = tile();
    QStringList parts = nationswords::gains(now.gains);
    if (now.stone > 0)
        parts.append(nationswords::symbols(Symbol::Stone, now.stone));
    if (m_pencil.points >= 0)
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
    const int row = m_pencil.offered >= 0 ? m_pencil.offered % kRows + 1 : m_pencil.row;
    const Symbol symbol = tile().price;
    if (row > 0)
        //: What a tile costs: %1 "2 gold"
        return tr("Price: %1.").arg(nationswords::symbols(symbol, priceOf(row)));
    //: What a tile costs, where it is not said in which row it lies: %1 the least, a bare number, %2 the most, "3 gold"
    return tr("Price by row: %1 to %2.").arg(priceOf(1)).arg(nationswords::symbols(symbol, priceOf(kRows)));
}

QStringList NationsPicker::notes() const
{
    if (!m_pencil.kind || m_pencil.forPlace >= 0)
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

void NationsPicker::setCards(NationsCards *cards)
{
    m_cards = cards;
    lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::lookUpKnown()
{
    m_known.clear();
    if (m_cards != nullptr && m_pencil.kind && !fromOffer())
        m_known = m_cards->tiles(m_state.age, *m_pencil.kind);
}

// What is entered belongs to one turn of one player, or to the offer of one age.
void NationsPicker::show(const State &state)
{
    const bool isSame = state.player == m_state.player && state.age == m_state.age && state.step == m_state.step
        && state.keepsOffer() == m_state.keepsOffer();
    m_state = state;
    const Step wanted = m_pencil.forPlace < 0 ? Step::Act : Step::Deal;
    if (!isSame || state.step != wanted)
        m_pencil = {};
    lookUpKnown();
    Q_EMIT changed();
}

Tile NationsPicker::tile() const
{
    if (m_pencil.offered >= 0)
        if (const Place &place = m_state.offer.at(static_cast<std::size_t>(m_pencil.offered)))
            return *place;
    Tile tile;
    tile.kind = m_pencil.kind.value_or(TileKind::Development);
    tile.price = m_pencil.price.value_or(usualPrice(tile.kind));
    tile.age = m_state.age;
    tile.points = static_cast<std::uint8_t>(std::max(0, m_pencil.points));
    tile.stone = static_cast<std::uint8_t>(tile.kind == TileKind::Wonder ? m_pencil.stone : 0);
    tile.gains = m_pencil.gains;
    tile.name = Label(m_pencil.name.trimmed().toStdString());
    return tile;
}

Move NationsPicker::purchase() const
{
    const auto slot = static_cast<std::uint8_t>(asksSlot() ? m_pencil.slot : 0);
    if (m_pencil.offered >= 0) {
        Buy move;
        move.column = static_cast<std::uint8_t>(m_pencil.offered / kRows + 1);
        move.row = static_cast<std::uint8_t>(m_pencil.offered % kRows + 1);
        move.slot = slot;
        return move;
    }
    BuyTile move;
    move.tile = tile();
    move.row = static_cast<std::uint8_t>(m_pencil.row);
    move.slot = slot;
    return move;
}

} // namespace pegsheet::app
