// SPDX-License-Identifier: Apache-2.0
#include "model/nations/purchases.h"

#include <optional>

namespace pegsheet::nations {

namespace {

int slotsFor(const Tile &tile)
{
    return tile.kind == TileKind::Development ? kSlots : 1;
}

// The slot at that place, as a move says it.
int slotAt(const Tile &tile, int place)
{
    return tile.kind == TileKind::Development ? place + 1 : 0;
}

bool hasRoomFor(const State &state, const Tile &tile, int slot)
{
    const Gains coming = tile.kind == TileKind::Wonder ? Gains() : tile.gains;
    return hasRoom(state, state.mine(), replacedBy(state.mine(), tile, slot), coming);
}

// Payments in gold and in strength for a tile of any row, made once they are asked for.
class Purses
{
public:
    explicit Purses(const State &state) : m_state(state) {}

    std::uint32_t count(const Tile &tile, int row) { return m_state.isFull() ? of(tile.price).count(priceOf(row)) : 1; }
    Pieces at(const Tile &tile, int row, std::uint32_t index)
    {
        return m_state.isFull() ? of(tile.price).at(priceOf(row), index) : Pieces();
    }
    std::uint32_t rank(const Tile &tile, int row, const Pieces &paid)
    {
        return m_state.isFull() ? of(tile.price).rank(priceOf(row), paid) : 0;
    }

private:
    const Payments &of(Symbol symbol)
    {
        std::optional<Payments> &purse = symbol == Symbol::Gold ? m_gold : m_strength;
        if (!purse)
            purse.emplace(m_state.mine().available, symbol, priceOf(kRows));
        return *purse;
    }

    const State &m_state;
    std::optional<Payments> m_gold;
    std::optional<Payments> m_strength;
};

// Visits (column, row, slot, tile, payments) of everything on offer that can be bought, until told to stop.
template <typename Use>
void eachPurchase(const State &state, Purses &purses, Use use)
{
    for (int column = 1; column <= state.columns(); ++column) {
        for (int row = 1; row <= kRows; ++row) {
            const Place &place = state.offer[offerPlace(column, row)];
            const std::uint32_t payments = place ? purses.count(*place, row) : 0;
            if (payments == 0)
                continue;
            for (int slot = 0; slot < slotsFor(*place); ++slot)
                if (hasRoomFor(state, *place, slotAt(*place, slot)) && use(column, row, slotAt(*place, slot), *place, payments))
                    return;
        }
    }
}

} // namespace

std::uint32_t buyCount(const State &state)
{
    Purses purses(state);
    std::uint32_t sum = 0;
    eachPurchase(state, purses, [&](int, int, int, const Tile &, std::uint32_t payments) {
        sum += payments;
        return false;
    });
    return sum;
}

Buy buyAt(const State &state, std::uint32_t index)
{
    Purses purses(state);
    Buy move;
    eachPurchase(state, purses, [&](int column, int row, int slot, const Tile &tile, std::uint32_t payments) {
        if (index >= payments) {
            index -= payments;
            return false;
        }
        move.pieces = purses.at(tile, row, index);
        move.column = static_cast<std::uint8_t>(column);
        move.row = static_cast<std::uint8_t>(row);
        move.slot = static_cast<std::uint8_t>(slot);
        return true;
    });
    return move;
}

std::uint32_t buyPlace(const State &state, const Buy &move)
{
    Purses purses(state);
    std::uint32_t index = 0;
    eachPurchase(state, purses, [&](int column, int row, int slot, const Tile &tile, std::uint32_t payments) {
        if (column != move.column || row != move.row || slot != move.slot) {
            index += payments;
            return false;
        }
        index += purses.rank(tile, row, move.pieces);
        return true;
    });
    return index;
}

bool canBuy(const State &state)
{
    if (!state.keepsOffer())
        return false;
    for (int column = 1; column <= state.columns(); ++column) {
        for (int row = 1; row <= kRows; ++row) {
            const Place &place = state.offer[offerPlace(column, row)];
            if (!place || (state.isFull() && !reaches(state.mine().available, place->price, priceOf(row))))
                continue;
            for (int slot = 0; slot < slotsFor(*place); ++slot)
                if (hasRoomFor(state, *place, slotAt(*place, slot)))
                    return true;
        }
    }
    return false;
}

} // namespace pegsheet::nations
