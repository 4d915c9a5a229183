// SPDX-License-Identifier: Apache-2.0
// A tile as it is said touch by touch: one that is bought, or one of the offer of a new age.
#include "model/nations/pencilpieces.h"

#include <algorithm>
#include <utility>

namespace pegsheet::nations {

namespace {

/// One touch on the tile of a pencil; a refused one may leave it half changed, whoever asked has a copy.
class TileHand
{
public:
    TileHand(Pencil &pencil, const State &state) : m_pencil(pencil), m_tile(pencil.tile), m_state(state) {}

    TouchResult touch(const Touch &touch);
    TouchResult finish();

private:
    TouchResult say(PencilKind kind, const Touch &touch);
    TouchResult open();
    TouchResult openFor(int kind, int slot);
    TouchResult openPlace(int place);
    TouchResult setKind(int kind);
    template <typename E>
    TouchResult addPiece(PencilKind kind, Amounts<E> Gains::*pieces, int place);
    TouchResult setPoints(int points);
    TouchResult setStone(int stone);
    TouchResult setRow(int row);
    TouchResult setSlot(int slot);
    TouchResult setName(const Touch &touch);
    TouchResult takeKnown(const Value &with);
    TouchResult takeOffered(int place);
    TouchResult finishWhereComplete();
    TouchResult put();
    void payNothing();

    Pencil &m_pencil;
    TileEntry &m_tile;
    const State &m_state;
};

TouchResult TileHand::touch(const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind == PencilKind::Open)
        return openFor(touch.at, touch.number);
    if (kind == PencilKind::OfferPlace)
        return openPlace(touch.at);
    if (kind == PencilKind::Offered)
        return takeOffered(touch.at);
    if (!m_tile.open)
        return nothingThere(kind);
    // What is said of the tile anew is paid anew.
    payNothing();
    if (kind == PencilKind::Close) {
        m_tile = {};
        return {};
    }
    return say(kind, touch);
}

TouchResult TileHand::say(PencilKind kind, const Touch &touch)
{
    if (kind == PencilKind::Slot)
        return setSlot(touch.number);
    if (isFromOffer(m_state, m_tile))
        return nothingThere(kind);
    if (kind == PencilKind::Tile)
        return setKind(touch.at);
    if (kind == PencilKind::Name)
        return setName(touch);
    if (!m_tile.kind)
        return nothingThere(kind);
    switch (kind) {
    case PencilKind::Die: return addPiece(kind, &Gains::dice, touch.at);
    case PencilKind::Chit: return addPiece(kind, &Gains::chits, touch.at);
    case PencilKind::Points: return setPoints(touch.number);
    case PencilKind::Stone: return setStone(touch.number);
    case PencilKind::Known: return takeKnown(touch.with);
    default: return setRow(touch.number);
    }
}

TouchResult TileHand::setSlot(int slot)
{
    if (!asksSlot(m_tile) && !(isFromOffer(m_state, m_tile) && !m_tile.kind))
        return nothingThere(PencilKind::Slot);
    if (slot < 1 || slot > kSlots)
        return {outOfRange("slot", slot, 1, kSlots)};
    m_tile.slot = slot;
    return finishWhereComplete();
}

TouchResult TileHand::setRow(int row)
{
    if (!asksRow(m_state, m_tile))
        return nothingThere(PencilKind::Row);
    if (row < 1 || row > kRows)
        return {outOfRange("row", row, 1, kRows)};
    m_tile.row = row;
    return finishWhereComplete();
}

void TileHand::payNothing()
{
    m_pencil.asking = Asking::Nothing;
    m_pencil.taken.reset();
}

// Nothing is paid, or rolled again, while a tile is asked for anew.
TouchResult TileHand::open()
{
    if (auto refusal = refuses(m_state, Pass()))
        return {std::move(refusal)};
    payNothing();
    if (!m_tile.open)
        m_tile = blankTile(m_state, -1);
    return {};
}

// From the place on the board that it goes to.
TouchResult TileHand::openFor(int kind, int slot)
{
    TouchResult result = open();
    const bool isOffered = isFromOffer(m_state, m_tile);
    if (!result.refusal && kind >= 0 && !isOffered)
        result = setKind(kind);
    const bool isAsked = asksSlot(m_tile) || (isOffered && kind == static_cast<int>(TileKind::Development));
    if (result.refusal || kind < 0 || slot < 1 || !isAsked)
        return result;
    return setSlot(slot);
}

TouchResult TileHand::openPlace(int place)
{
    if (!dealsOffer(m_state, m_pencil) || place < 0 || place >= m_state.columns() * kRows)
        return nothingThere(PencilKind::OfferPlace);
    m_tile = blankTile(m_state, place);
    const auto at = static_cast<std::size_t>(place);
    if (at < m_pencil.offer.size() && m_pencil.offer[at])
        m_tile.lay(*m_pencil.offer[at]);
    return {};
}

// Dice belong to developments and chits to the others: what was said of a tile that turns out to be another kind goes.
TouchResult TileHand::setKind(int kind)
{
    if (kind < -1 || kind >= static_cast<int>(kCount<TileKind>))
        return nothingThere(PencilKind::Tile);
    const auto read = kind < 0 ? std::optional<TileKind>() : static_cast<TileKind>(kind);
    if (read == m_tile.kind)
        return {};
    const bool wasDevelopment = m_tile.isDevelopment();
    m_tile.kind = read;
    m_tile.slot = 0;
    m_tile.stone = 0;
    m_tile.price.reset();
    if (m_tile.record || wasDevelopment != m_tile.isDevelopment())
        m_tile.gains = {};
    if (std::exchange(m_tile.record, std::nullopt)) {
        m_tile.points = -1;
        m_tile.name.clear();
    }
    return {};
}

// A tile that is changed is not the one of the card library any more.
template <typename E>
TouchResult TileHand::addPiece(PencilKind kind, Amounts<E> Gains::*pieces, int place)
{
    if (place < 0 || place >= static_cast<int>(kCount<E>))
        return nothingThere(kind);
    std::uint8_t &count = (m_tile.gains.*pieces).values.at(static_cast<std::size_t>(place));
    count = static_cast<std::uint8_t>(count < kMostGain ? count + 1 : 0);
    m_tile.record.reset();
    return {};
}

TouchResult TileHand::setPoints(int points)
{
    if (points < 0 || points > kMostTilePoints)
        return {outOfRange("points", points, 0, kMostTilePoints)};
    if (std::exchange(m_tile.points, points) != points)
        m_tile.record.reset();
    return finishWhereComplete();
}

TouchResult TileHand::setStone(int stone)
{
    if (!asksStone(m_state, m_tile))
        return nothingThere(PencilKind::Stone);
    if (stone < 1 || stone > kMostStone)
        return {outOfRange("stone", stone, 1, kMostStone)};
    if (std::exchange(m_tile.stone, stone) != stone)
        m_tile.record.reset();
    return finishWhereComplete();
}

TouchResult TileHand::setName(const Touch &touch)
{
    const std::string *name = touch.with.text();
    if (name == nullptr)
        return nothingThere(PencilKind::Name);
    // Before it is kept for ever: a label is never forgotten.
    if (!name->empty())
        if (auto refusal = refusesName(*name))
            return {std::move(refusal)};
    if (std::exchange(m_tile.name, *name) != *name)
        m_tile.record.reset();
    return {std::nullopt, false, false, true};
}

TouchResult TileHand::takeKnown(const Value &with)
{
    const Value *given = with.find("tile");
    const Value *record = with.find("record");
    Tile tile;
    if (given == nullptr || record == nullptr || record->integer() == nullptr)
        return nothingThere(PencilKind::Known);
    if (auto refusal = fromValue("tile", *given, tile))
        return {std::move(refusal)};
    m_tile.lay(tile);
    m_tile.record = *record->integer();
    return finishWhereComplete();
}

TouchResult TileHand::takeOffered(int place)
{
    if (m_state.step != Step::Act || !m_state.keepsOffer() || place < 0 || place >= m_state.columns() * kRows)
        return nothingThere(PencilKind::Offered);
    const Place &there = m_state.offer.at(static_cast<std::size_t>(place));
    if (!there)
        return {Refusal{"nations.noTile", {{"column", place / kRows + 1}, {"row", place % kRows + 1}}}};
    TileEntry next;
    next.open = true;
    next.offered = place;
    // The slot may have been touched before.
    next.slot = m_tile.open && there->kind == TileKind::Development ? m_tile.slot : 0;
    next.lay(*there);
    m_tile = next;
    payNothing();
    return finishWhereComplete();
}

TouchResult TileHand::finish()
{
    if (!isComplete(m_state, m_tile))
        return nothingThere(PencilKind::Finish);
    if (m_tile.forPlace >= 0)
        return put();
    if (!m_state.isFull())
        return {std::nullopt, true};
    return askPrice(m_pencil, m_state, Asking::Price);
}

// A development without dice is not bought by the way.
TouchResult TileHand::finishWhereComplete()
{
    const bool isBare = asksSlot(m_tile) && m_tile.offered < 0 && !m_tile.record && m_tile.gains.dice.total() == 0;
    return isBare || !isComplete(m_state, m_tile) ? TouchResult() : finish();
}

// It lies there; the next empty place follows by itself.
TouchResult TileHand::put()
{
    const Tile tile = tileOf(m_state, m_tile);
    if (auto refusal = refusesTile(tile))
        return {std::move(refusal)};
    const auto at = static_cast<std::size_t>(m_tile.forPlace);
    m_pencil.offer.resize(std::max(m_pencil.offer.size(), at + 1));
    const bool isNew = !m_pencil.offer[at];
    m_pencil.offer[at] = tile;
    m_tile = {};
    if (!isNew || missingTiles(m_state, m_pencil) == 0)
        return {};
    std::size_t next = 0;
    while (next < m_pencil.offer.size() && m_pencil.offer[next])
        ++next;
    m_tile = blankTile(m_state, static_cast<int>(next));
    return {};
}

} // namespace

TileEntry blankTile(const State &state, int forPlace)
{
    TileEntry entry;
    entry.open = true;
    entry.forPlace = forPlace;
    if (forPlace < 0 && !state.keepsOffer())
        entry.kind = TileKind::Development;
    return entry;
}

TouchResult touchTile(Pencil &pencil, const State &state, const Touch &touch)
{
    return TileHand(pencil, state).touch(touch);
}

TouchResult finishTile(Pencil &pencil, const State &state)
{
    return TileHand(pencil, state).finish();
}

} // namespace pegsheet::nations
