// SPDX-License-Identifier: Apache-2.0
// What touches make of a pencil, and the moves it comes to.
#include "model/nations/pencil.h"

#include "model/nations/judging.h"
#include "model/nations/pencilpieces.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pegsheet::nations {

namespace {

TouchResult outside(std::string_view field, std::int64_t given, int least, int most)
{
    return {outOfRange(field, given, least, most)};
}

// Open, with nothing said; what is bought most is a development.
TileEntry blank(const State &state, int forPlace)
{
    TileEntry entry;
    entry.open = true;
    entry.forPlace = forPlace;
    if (forPlace < 0 && !state.keepsOffer())
        entry.kind = TileKind::Development;
    return entry;
}

/// One touch after the other on a pencil; a refused one may leave it half changed, whoever asked has a copy.
class Hand
{
public:
    Hand(Pencil &pencil, const State &state) : m_pencil(pencil), m_tile(pencil.tile), m_state(state) {}

    TouchResult touch(const Touch &touch);

private:
    TouchResult touchTile(PencilKind kind, const Touch &touch);
    TouchResult touchDeal(PencilKind kind, const Touch &touch);
    TouchResult open();
    TouchResult openPlace(int place);
    TouchResult setKind(int kind);
    template <typename E>
    TouchResult addPiece(PencilKind kind, Amounts<E> Gains::*pieces, int place);
    TouchResult setPoints(int points);
    TouchResult setStone(int stone);
    TouchResult setName(const Touch &touch);
    TouchResult takeKnown(const Value &with);
    TouchResult takeOffered(int place);
    TouchResult finish();
    TouchResult finishTile();
    TouchResult finishWhereComplete();
    TouchResult put();
    TouchResult setNumber(PencilKind kind, int Pencil::*number, int given);
    TouchResult takeEvent(const Value &with);
    TouchResult dealt() const { return {std::nullopt, !dealsOffer(m_state, m_pencil) && canDeal(m_state, m_pencil)}; }

    Pencil &m_pencil;
    TileEntry &m_tile;
    const State &m_state;
};

TouchResult Hand::touch(const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    switch (kind) {
    case PencilKind::Ready: return nothingThere(kind);
    case PencilKind::Finish: return finish();
    case PencilKind::Piece:
    case PencilKind::Way:
    case PencilKind::Back:
    case PencilKind::Build:
    case PencilKind::Reroll:
    case PencilKind::Face: return touchPieces(m_pencil, m_state, touch);
    case PencilKind::Sum: return saySum(m_pencil, m_state, touch);
    case PencilKind::Sheet: return enterSheet(m_pencil, m_state, touch.at);
    case PencilKind::Famine:
    case PencilKind::War:
    case PencilKind::Depth:
    case PencilKind::Event: return touchDeal(kind, touch);
    default: return touchTile(kind, touch);
    }
}

TouchResult Hand::touchTile(PencilKind kind, const Touch &touch)
{
    if (kind == PencilKind::Open)
        return open();
    if (kind == PencilKind::OfferPlace)
        return openPlace(touch.at);
    if (kind == PencilKind::Offered)
        return takeOffered(touch.at);
    if (!m_tile.open)
        return nothingThere(kind);
    if (kind == PencilKind::Close) {
        m_tile = {};
        m_pencil.asking = Asking::Nothing;
        m_pencil.taken.reset();
        return {};
    }
    // What is said of the tile anew is paid anew.
    m_pencil.asking = Asking::Nothing;
    m_pencil.taken.reset();
    if (kind == PencilKind::Slot) {
        if (!asksSlot(m_tile) && !(isFromOffer(m_state, m_tile) && !m_tile.kind))
            return nothingThere(kind);
        if (touch.number < 1 || touch.number > kSlots)
            return outside("slot", touch.number, 1, kSlots);
        m_tile.slot = touch.number;
        return finishWhereComplete();
    }
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
    default: break;
    }
    if (!asksRow(m_state, m_tile))
        return nothingThere(kind);
    if (touch.number < 1 || touch.number > kRows)
        return outside("row", touch.number, 1, kRows);
    m_tile.row = touch.number;
    return finishWhereComplete();
}

// Nothing is paid, or rolled again, while a tile is asked for anew.
TouchResult Hand::open()
{
    if (auto refusal = refuses(m_state, Pass()))
        return {std::move(refusal)};
    m_pencil.asking = Asking::Nothing;
    m_pencil.taken.reset();
    if (!m_tile.open)
        m_tile = blank(m_state, -1);
    return {};
}

TouchResult Hand::openPlace(int place)
{
    if (!dealsOffer(m_state, m_pencil) || place < 0 || place >= m_state.columns() * kRows)
        return nothingThere(PencilKind::OfferPlace);
    m_tile = blank(m_state, place);
    const auto at = static_cast<std::size_t>(place);
    if (at < m_pencil.offer.size() && m_pencil.offer[at])
        m_tile.lay(*m_pencil.offer[at]);
    return {};
}

// Dice belong to developments and chits to the others: what was said of a tile that turns out to be another kind goes.
TouchResult Hand::setKind(int kind)
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
TouchResult Hand::addPiece(PencilKind kind, Amounts<E> Gains::*pieces, int place)
{
    if (place < 0 || place >= static_cast<int>(kCount<E>))
        return nothingThere(kind);
    std::uint8_t &count = (m_tile.gains.*pieces).values.at(static_cast<std::size_t>(place));
    count = static_cast<std::uint8_t>(count < kMostGain ? count + 1 : 0);
    m_tile.record.reset();
    return {};
}

TouchResult Hand::setPoints(int points)
{
    if (points < 0 || points > kMostTilePoints)
        return outside("points", points, 0, kMostTilePoints);
    if (std::exchange(m_tile.points, points) != points)
        m_tile.record.reset();
    return finishWhereComplete();
}

TouchResult Hand::setStone(int stone)
{
    if (!asksStone(m_state, m_tile))
        return nothingThere(PencilKind::Stone);
    if (stone < 1 || stone > kMostStone)
        return outside("stone", stone, 1, kMostStone);
    if (std::exchange(m_tile.stone, stone) != stone)
        m_tile.record.reset();
    return finishWhereComplete();
}

TouchResult Hand::setName(const Touch &touch)
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

TouchResult Hand::takeKnown(const Value &with)
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

TouchResult Hand::takeOffered(int place)
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
    m_pencil.asking = Asking::Nothing;
    m_pencil.taken.reset();
    return finishWhereComplete();
}

TouchResult Hand::finish()
{
    if (m_pencil.asking == Asking::Nothing && m_tile.open)
        return finishTile();
    if (asksPieces(m_state, m_pencil)) {
        m_pencil.taken = takenPieces(m_state, m_pencil);
        return {refuses(m_state, moveWith(m_state, m_pencil, *m_pencil.taken)), true};
    }
    return canDeal(m_state, m_pencil) ? TouchResult{std::nullopt, true} : nothingThere(PencilKind::Finish);
}

TouchResult Hand::finishTile()
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
TouchResult Hand::finishWhereComplete()
{
    const bool isBare = asksSlot(m_tile) && m_tile.offered < 0 && !m_tile.record && m_tile.gains.dice.total() == 0;
    return isBare || !isComplete(m_state, m_tile) ? TouchResult() : finishTile();
}

// It lies there; the next empty place follows by itself.
TouchResult Hand::put()
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
    m_tile = blank(m_state, static_cast<int>(next));
    return {};
}

// A new age ------------------------------------------------------------------------------------------------

TouchResult Hand::touchDeal(PencilKind kind, const Touch &touch)
{
    if (m_state.step != Step::Deal || m_state.agreed.onlySheets)
        return nothingThere(kind);
    switch (kind) {
    case PencilKind::Famine: return setNumber(kind, &Pencil::famine, touch.number);
    case PencilKind::War: return setNumber(kind, &Pencil::war, touch.number);
    case PencilKind::Event: return takeEvent(touch.with);
    default: break;
    }
    if (touch.at < 0 || touch.at >= static_cast<int>(kCount<Depth>))
        return nothingThere(kind);
    const auto wanted = static_cast<Depth>(touch.at);
    m_pencil.depth = wanted == m_state.depth ? std::nullopt : std::optional(wanted);
    if (!dealsOffer(m_state, m_pencil))
        m_tile = {};
    return {};
}

// Of so much as an offer, it is looked over first.
TouchResult Hand::setNumber(PencilKind kind, int Pencil::*number, int given)
{
    if (given < 1 || given > kMostThreshold)
        return outside(nameOf(kind), given, 1, kMostThreshold);
    if (std::exchange(m_pencil.*number, given) != given)
        m_pencil.event.reset();
    return dealt();
}

TouchResult Hand::takeEvent(const Value &with)
{
    std::array<std::int64_t, 3> read{};
    const std::array<std::string_view, 3> names{"famine", "war", "record"};
    for (std::size_t at = 0; at < names.size(); ++at) {
        const Value *value = with.find(names.at(at));
        if (value == nullptr || value->integer() == nullptr)
            return nothingThere(PencilKind::Event);
        read.at(at) = *value->integer();
        if (at < 2 && (read.at(at) < 1 || read.at(at) > kMostThreshold))
            return outside(names.at(at), read.at(at), 1, kMostThreshold);
    }
    m_pencil.famine = static_cast<int>(read[0]);
    m_pencil.war = static_cast<int>(read[1]);
    m_pencil.event = read[2];
    return dealt();
}

Deal dealOf(const State &state, const Pencil &pencil)
{
    Deal move;
    move.famine = static_cast<std::uint8_t>(pencil.famine);
    move.war = static_cast<std::uint8_t>(pencil.war);
    if (pencil.depth)
        move.depth = static_cast<NewDepth>(static_cast<int>(*pencil.depth) + 1);
    if (dealsOffer(state, pencil))
        for (const Place &place : pencil.offer)
            if (place)
                move.offer.tiles.push_back(*place);
    return move;
}

} // namespace

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    return Hand(*this, state).touch(touch);
}

// A purchase is laid ready without its points and its slot, which are asked for again.
bool Pencil::layReady(const State &state, const Move &move)
{
    if (const auto *deal = std::get_if<Deal>(&move); deal != nullptr && state.step == Step::Deal && !state.agreed.onlySheets) {
        famine = deal->famine;
        war = deal->war;
        offer.assign(deal->offer.tiles.begin(), deal->offer.tiles.end());
        if (deal->depth != NewDepth::Same && static_cast<int>(deal->depth) - 1 != static_cast<int>(state.depth))
            depth = static_cast<Depth>(static_cast<int>(deal->depth) - 1);
        return true;
    }
    if (laySums(*this, state, move))
        return true;
    const auto *bought = std::get_if<BuyTile>(&move);
    if (bought == nullptr || state.step != Step::Act || state.keepsOffer())
        return false;
    tile = blank(state, -1);
    tile.lay(bought->tile);
    tile.points = -1;
    tile.row = bought->row;
    return true;
}

std::vector<Move> Pencil::moves(const State &state) const
{
    switch (state.step) {
    case Step::Deal: return canDeal(state, *this) ? std::vector<Move>{dealOf(state, *this)} : std::vector<Move>();
    case Step::Roll: {
        if (faces.empty() || missingDice(state, *this).total() > 0)
            return {};
        Roll roll;
        for (const DieFace face : faces)
            ++roll.faces[face];
        return {roll};
    }
    case Step::Act:
        if (asking != Asking::Nothing)
            return {moveWith(state, *this, takenPieces(state, *this))};
        if (!tile.open || state.isFull() || tile.forPlace >= 0 || !isComplete(state, tile))
            return {};
        return {purchaseOf(state, tile)};
    case Step::Sums:
    case Step::Typing:
        return canEnterSheet(state, *this, sheet) ? std::vector<Move>{sheetMove(state, *this, sheet)} : std::vector<Move>();
    default: break;
    }
    return taken && asksPieces(state, *this) ? std::vector<Move>{moveWith(state, *this, *taken)} : std::vector<Move>();
}

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    if (tile.open || state.step != Step::Deal || state.agreed.onlySheets)
        return std::nullopt;
    if (famine == 0)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::Famine)}, 1, kMostThreshold};
    if (war == 0)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::War)}, 1, kMostThreshold};
    return std::nullopt;
}

bool Pencil::isOpen(std::string_view code)
{
    constexpr std::array<std::string_view, 5> kOpen{"nations.tradeSingle", "nations.notEnough", "nations.needless",
                                                    "nations.givenTooLittle", "nations.nothingRerolled"};
    return std::find(kOpen.begin(), kOpen.end(), code) != kOpen.end();
}

Depth depthOf(const State &state, const Pencil &pencil)
{
    return pencil.depth.value_or(state.depth);
}

bool dealsOffer(const State &state, const Pencil &pencil)
{
    return state.step == Step::Deal && !state.agreed.onlySheets && state.agreed.offer && depthOf(state, pencil) != Depth::Tracks;
}

int missingTiles(const State &state, const Pencil &pencil)
{
    if (!dealsOffer(state, pencil))
        return 0;
    const auto there = std::count_if(pencil.offer.begin(), pencil.offer.end(),
                                     [](const Place &place) { return place.has_value(); });
    return state.columns() * kRows - static_cast<int>(there);
}

bool canDeal(const State &state, const Pencil &pencil)
{
    return state.step == Step::Deal && !state.agreed.onlySheets && pencil.famine > 0 && pencil.war > 0
        && missingTiles(state, pencil) == 0;
}

} // namespace pegsheet::nations
