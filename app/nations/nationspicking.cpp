// SPDX-License-Identifier: Apache-2.0
// Touches on the page of a tile, and the move they become.
#include "app/nations/nationspicker.h"

#include "app/nations/nationspool.h"
#include "app/nations/nationswords.h"
#include "model/core/setup.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

template <typename E>
void addOne(Amounts<E> &amounts, int place)
{
    std::uint8_t &count = amounts.values.at(static_cast<std::size_t>(place));
    count = static_cast<std::uint8_t>(count < kMostGain ? count + 1 : 0);
}

} // namespace

void NationsPicker::set(const Pencil &pencil)
{
    if (m_pencil == pencil)
        return;
    const bool isOther = m_pencil.kind != pencil.kind || m_pencil.open != pencil.open;
    m_pencil = pencil;
    if (isOther)
        lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::show()
{
    if (const auto refusal = refuses(m_state, Pass()))
        return Q_EMIT refused(*refusal);
    // Nothing is paid, or rolled again, while it is asked anew.
    if (m_pool->mode() == NationsPool::Paying || m_pool->mode() == NationsPool::Rerolling)
        m_pool->cancel();
    set(m_pencil.open && m_pencil.forPlace < 0 ? m_pencil : blank(-1));
}

void NationsPicker::showFor(int kind, int slot)
{
    show();
    setKind(kind);
    const bool isForSlot = asksSlot() || (fromOffer() && kind == static_cast<int>(TileKind::Development));
    if (!open() || !isForSlot || slot < 0 || slot > kSlots)
        return;
    Pencil next = m_pencil;
    next.slot = slot;
    set(next);
}

void NationsPicker::hide()
{
    if (m_pool->mode() == NationsPool::Paying)
        m_pool->cancel();
    set({});
}

void NationsPicker::openFor(int place, const Place &there)
{
    Pencil next;
    next.open = true;
    next.forPlace = place;
    m_pencil = next;
    if (there)
        lay(*there);
    lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::lay(const Tile &tile)
{
    m_pencil.kind = tile.kind;
    m_pencil.gains = tile.gains;
    m_pencil.points = tile.points;
    m_pencil.stone = tile.stone;
    // Nobody enters it: the library and what lay there before know it.
    m_pencil.price = tile.price == usualPrice(tile.kind) ? std::nullopt : std::optional(tile.price);
    m_pencil.name = QString::fromUtf8(tile.name.text().data(), static_cast<qsizetype>(tile.name.text().size()));
}

// Dice belong to developments and chits to the others: what was entered of a tile that turns out to be another kind goes.
void NationsPicker::setKind(int kind)
{
    if (!open() || fromOffer() || kind < -1 || kind >= static_cast<int>(kCount<TileKind>))
        return;
    const auto read = kind < 0 ? std::optional<TileKind>() : static_cast<TileKind>(kind);
    if (read == m_pencil.kind)
        return;
    Pencil next = m_pencil;
    const bool wasDevelopment = isDevelopment();
    next.kind = read;
    next.slot = 0;
    next.stone = 0;
    next.price.reset();
    if (next.record || wasDevelopment != (read == TileKind::Development))
        next.gains = {};
    if (std::exchange(next.record, std::nullopt)) {
        next.points = -1;
        next.name.clear();
    }
    set(next);
}

void NationsPicker::setShowsAll(bool all)
{
    Pencil next = m_pencil;
    next.showsAll = all;
    set(next);
}

void NationsPicker::takeKnown(int place)
{
    if (!open() || place < 0 || place >= knownCount())
        return;
    const NationsCards::KnownTile known = m_known[static_cast<std::size_t>(place)];
    lay(known.tile);
    m_pencil.record = known.id;
    Q_EMIT changed();
    finishWhereComplete();
}

void NationsPicker::takeOffered(int place)
{
    if (place < 0 || place >= m_state.columns() * kRows || !m_state.keepsOffer() || m_state.step != Step::Act)
        return;
    const Place &there = m_state.offer.at(static_cast<std::size_t>(place));
    if (!there)
        return Q_EMIT refused({"nations.noTile", {{"column", place / kRows + 1}, {"row", place % kRows + 1}}});
    Pencil next;
    next.open = true;
    next.offered = place;
    // The slot may have been touched before.
    next.slot = m_pencil.open && there->kind == TileKind::Development ? m_pencil.slot : 0;
    m_pencil = next;
    lay(*there);
    Q_EMIT changed();
    finishWhereComplete();
}

// A tile that is changed is not the one of the library any more.
void NationsPicker::take(Gains gains)
{
    Pencil next = m_pencil;
    next.gains = gains;
    next.record.reset();
    set(next);
}

void NationsPicker::addDie(int colour)
{
    if (!open() || !m_pencil.kind || fromOffer() || colour < 0 || colour >= static_cast<int>(kCount<Colour>))
        return;
    Gains gains = m_pencil.gains;
    addOne(gains.dice, colour);
    take(gains);
}

void NationsPicker::addChit(int chit)
{
    if (!open() || !m_pencil.kind || fromOffer() || chit < 0 || chit >= static_cast<int>(kCount<Chit>))
        return;
    Gains gains = m_pencil.gains;
    addOne(gains.chits, chit);
    take(gains);
}

void NationsPicker::setPoints(int points)
{
    if (!open() || !m_pencil.kind || fromOffer())
        return;
    if (points < 0 || points > kMostTilePoints)
        return Q_EMIT refused(outOfRange("points", points, 0, kMostTilePoints));
    Pencil next = m_pencil;
    if (next.points != points)
        next.record.reset();
    next.points = points;
    set(next);
    finishWhereComplete();
}

void NationsPicker::setStone(int stone)
{
    if (!open() || !asksStone())
        return;
    if (stone < 1 || stone > kMostStone)
        return Q_EMIT refused(outOfRange("stone", stone, 1, kMostStone));
    Pencil next = m_pencil;
    if (next.stone != stone)
        next.record.reset();
    next.stone = stone;
    set(next);
    finishWhereComplete();
}

void NationsPicker::setRow(int row)
{
    if (!open() || !asksRow() || row < 1 || row > kRows)
        return;
    Pencil next = m_pencil;
    next.row = row;
    set(next);
    finishWhereComplete();
}

void NationsPicker::takeSlot(int slot)
{
    if (!open() || !asksSlot() || slot < 1 || slot > kSlots)
        return;
    Pencil next = m_pencil;
    next.slot = slot;
    set(next);
    if (asksRow() && m_pencil.row == 0)
        return Q_EMIT refused({"nations.rowMissing", {}});
    finishWhereComplete();
}

void NationsPicker::setName(const QString &name)
{
    if (!open() || fromOffer())
        return;
    const QString given = name.trimmed();
    // Before it is kept for ever: a label is never forgotten.
    if (!given.isEmpty())
        if (const auto refusal = refusesName(given.toStdString()))
            return Q_EMIT refused(*refusal);
    Pencil next = m_pencil;
    if (next.name != given)
        next.record.reset();
    next.name = given;
    set(next);
}

void NationsPicker::finish()
{
    if (canFinish())
        m_pencil.forPlace >= 0 ? pick() : buy();
}

// A development without dice is not bought by the way.
void NationsPicker::finishWhereComplete()
{
    if (asksSlot() && m_pencil.offered < 0 && !m_pencil.record && m_pencil.gains.dice.total() == 0)
        return;
    finish();
}

void NationsPicker::pick()
{
    const int place = m_pencil.forPlace;
    const Tile entered = tile();
    if (const auto refusal = refusesTile(entered))
        return Q_EMIT refused(*refusal);
    m_pencil = {};
    Q_EMIT picked(place, entered);
    // It may be open for the next place already.
    if (!open())
        Q_EMIT changed();
}

void NationsPicker::buy()
{
    const Move move = purchase();
    const Tile made = tile();
    const Pencil given = m_pencil;
    const auto tried = [this, made, given](bool isBought) {
        m_pencil = isBought ? Pencil() : given;
        if (isBought && m_cards != nullptr && given.offered < 0)
            m_cards->learn(made, given.record);
        lookUpKnown();
        Q_EMIT changed();
    };
    if (m_state.isFull()) {
        m_pool->beginPaying(move, tried);
        return;
    }
    // The match shows what comes of it before it says whether it was made.
    m_pencil = {};
    tried(m_play(std::span(&move, 1)));
}

} // namespace pegsheet::app
