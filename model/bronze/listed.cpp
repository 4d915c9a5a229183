// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/listed.h"

#include "model/bronze/late.h"
#include "model/bronze/payment.h"
#include "model/bronze/rules.h"

#include <algorithm>
#include <bit>

namespace pegsheet::bronze {

namespace {

constexpr auto kFaceCount = static_cast<std::uint32_t>(kCount<Face>);

// Re-rolls --------------------------------------------------------------------------------------------

// Skulls stay (EN 1) unless agreed otherwise (D20), so they are no digit of what may be kept.
bool isFree(const State &state, Face face)
{
    return face != Face::Skull || !state.agreed.locksSkulls;
}

std::uint32_t rerollCount(const State &state)
{
    std::uint32_t count = 0;
    for (std::uint32_t keep = 0; keep < keepCount(state); ++keep)
        count += Dice::variety(state.dice.size() - keepAt(state, keep).size());
    return count;
}

Reroll rerollAt(const State &state, std::uint32_t index)
{
    for (std::uint32_t keep = 0;; ++keep) {
        const Dice kept = keepAt(state, keep);
        const int rolled = state.dice.size() - kept.size();
        if (index < Dice::variety(rolled))
            return {kept, Dice::at(rolled, index)};
        index -= Dice::variety(rolled);
    }
}

std::uint32_t placeOf(const State &state, const Reroll &move)
{
    std::uint32_t index = move.rolled.rank();
    for (std::uint32_t keep = 0; keep < keepPlaceOf(state, move.kept); ++keep)
        index += Dice::variety(state.dice.size() - keepAt(state, keep).size());
    return index;
}

// Leadership ------------------------------------------------------------------------------------------

std::uint32_t differentFaces(const State &state)
{
    std::uint32_t count = 0;
    for (const Face face : kAll<Face>)
        count += state.dice.count(face) > 0;
    return count;
}

Leadership leadershipAt(const State &state, std::uint32_t index)
{
    std::uint32_t place = index / kFaceCount;
    for (const Face face : kAll<Face>)
        if (state.dice.count(face) > 0 && place-- == 0)
            return {face, static_cast<Face>(index % kFaceCount)};
    return {};
}

std::uint32_t placeOf(const State &state, const Leadership &move)
{
    std::uint32_t place = 0;
    for (const Face face : kAll<Face>)
        place += face < move.from && state.dice.count(face) > 0;
    return place * kFaceCount + static_cast<std::uint32_t>(move.to);
}

// Building --------------------------------------------------------------------------------------------

// Boxes that could be ticked at once: as many as are open, as far as the workers go.
std::uint32_t reach(const State &state, Target target)
{
    if (!inPlay(state, target))
        return 0;
    return static_cast<std::uint32_t>(std::min<int>(state.workers, boxesOf(target) - state.mine().boxes(target)));
}

Build buildAt(const State &state, std::uint32_t index)
{
    for (const Target target : kAll<Target>) {
        if (index < reach(state, target))
            return {target, static_cast<std::uint8_t>(index + 1)};
        index -= reach(state, target);
    }
    return {};
}

std::uint32_t placeOf(const State &state, const Build &move)
{
    std::uint32_t index = move.boxes - 1U;
    for (const Target target : kAll<Target>)
        index += target < move.target ? reach(state, target) : 0;
    return index;
}

// Buying ----------------------------------------------------------------------------------------------

// Visits every payment that buys something: rows, food, and what it buys. Stops when `use` says so.
template <typename Use>
void eachPayment(const State &state, Use use)
{
    const Sheet &sheet = state.mine();
    std::uint32_t empty = 0;
    for (const Good good : kAll<Good>)
        if (sheet.goods[good] == 0)
            empty |= 1U << static_cast<unsigned>(good);
    const std::uint32_t open = ~sheet.developments.bits();
    const int food = sheet.has(Development::Granaries) ? sheet.food : 0;
    for (std::uint32_t bits = 0; bits <= EnumSet<Good>::kFull; ++bits) {
        if ((bits & empty) != 0)
            continue;
        const auto rows = EnumSet<Good>::fromBits(bits);
        const int budget = paid(state, rows, 0);
        for (int units = 0; units <= food; ++units) {
            const std::uint32_t bought = affordable(state.variant, budget + units * state.rules().coinsPerFood).bits() & open;
            if (bought != 0 && use(rows, units, bought))
                return;
        }
    }
}

std::uint32_t buyCount(const State &state)
{
    std::uint32_t count = 0;
    eachPayment(state, [&](EnumSet<Good>, int, std::uint32_t bought) {
        count += static_cast<std::uint32_t>(std::popcount(bought));
        return false;
    });
    return count;
}

Development nthOf(std::uint32_t bits, std::uint32_t n)
{
    for (; n > 0; --n)
        bits &= bits - 1;
    return static_cast<Development>(std::countr_zero(bits));
}

Buy buyAt(const State &state, std::uint32_t index)
{
    Buy found;
    eachPayment(state, [&](EnumSet<Good> rows, int units, std::uint32_t bought) {
        const auto here = static_cast<std::uint32_t>(std::popcount(bought));
        if (index >= here) {
            index -= here;
            return false;
        }
        found = {nthOf(bought, index), rows, static_cast<std::uint8_t>(units)};
        return true;
    });
    return found;
}

std::uint32_t placeOf(const State &state, const Buy &move)
{
    std::uint32_t index = 0;
    eachPayment(state, [&](EnumSet<Good> rows, int units, std::uint32_t bought) {
        if (rows == move.goods && units == move.food) {
            const std::uint32_t below = (1U << static_cast<unsigned>(move.development)) - 1;
            index += static_cast<std::uint32_t>(std::popcount(bought & below));
            return true;
        }
        index += static_cast<std::uint32_t>(std::popcount(bought));
        return false;
    });
    return index;
}

// Discarding ------------------------------------------------------------------------------------------

// ways[g][n]: how many ways the rows from g on can keep n goods together.
using Ways = std::array<std::array<std::uint32_t, kGoodsLimit + 1>, kCount<Good> + 1>;

Ways waysToKeep(const Sheet &sheet)
{
    Ways ways{};
    ways[kCount<Good>][0] = 1;
    for (std::size_t row = kCount<Good>; row-- > 0;)
        for (std::size_t n = 0; n <= kGoodsLimit; ++n)
            for (std::size_t mine = 0; mine <= n && mine <= sheet.goods.values[row]; ++mine)
                ways[row][n] += ways[row + 1][n - mine];
    return ways;
}

Discard discardAt(const Sheet &sheet, std::uint32_t index)
{
    const Ways ways = waysToKeep(sheet);
    Discard move;
    std::size_t left = kGoodsLimit;
    for (std::size_t row = 0; row < kCount<Good>; ++row) {
        std::size_t keep = std::min<std::size_t>(left, sheet.goods.values[row]);
        for (; index >= ways[row + 1][left - keep]; --keep)
            index -= ways[row + 1][left - keep];
        move.goods.values[row] = static_cast<std::uint8_t>(sheet.goods.values[row] - keep);
        left -= keep;
    }
    return move;
}

std::uint32_t placeOf(const State &state, const Discard &move)
{
    const Sheet &sheet = state.mine();
    const Ways ways = waysToKeep(sheet);
    std::uint32_t index = 0;
    std::size_t left = kGoodsLimit;
    for (std::size_t row = 0; row < kCount<Good>; ++row) {
        const std::size_t mine = static_cast<std::size_t>(sheet.goods.values[row] - move.goods.values[row]);
        for (std::size_t keep = std::min<std::size_t>(left, sheet.goods.values[row]); keep > mine; --keep)
            index += ways[row + 1][left - keep];
        left -= mine;
    }
    return index;
}

// The simple kinds --------------------------------------------------------------------------------------

std::uint32_t placeOf(const State &, const Roll &move)
{
    return move.faces.rank();
}
std::uint32_t placeOf(const State &, const Keep &)
{
    return 0;
}
std::uint32_t placeOf(const State &, const Choose &move)
{
    return move.food;
}
std::uint32_t placeOf(const State &, const UseStone &move)
{
    return move.stone - 1U;
}
std::uint32_t placeOf(const State &, const EndTurn &)
{
    return 0;
}
std::uint32_t placeOf(const State &, const Preserve &)
{
    return 0;
}
std::uint32_t placeOf(const State &, const Spears &move)
{
    return move.metal;
}
std::uint32_t placeOf(const State &, const Ship &move)
{
    return move.ships - 1U;
}
std::uint32_t placeOf(const State &state, const Swap &move)
{
    return swapPlaceOf(state, move);
}
// Open moves have no place.
std::uint32_t placeOf(const State &, const Trade &)
{
    return 0;
}
std::uint32_t placeOf(const State &, const FinishedSheet &)
{
    return 0;
}
std::uint32_t placeOf(const State &, const Correct &)
{
    return 0;
}

std::uint32_t stones(const State &state)
{
    return state.mine().has(Development::Engineering) ? state.mine().goods[Good::Stone] : 0U;
}

bool hasOpenTarget(const State &state)
{
    return std::any_of(kAll<Target>.begin(), kAll<Target>.end(), [&](Target target) { return reach(state, target) > 0; });
}

} // namespace

std::uint32_t keepCount(const State &state)
{
    std::uint32_t count = 1;
    for (const Face face : kAll<Face>)
        if (isFree(state, face))
            count *= static_cast<std::uint32_t>(state.dice.count(face)) + 1;
    return count - 1;
}

Dice keepAt(const State &state, std::uint32_t index)
{
    Dice kept;
    for (const Face face : kAll<Face>) {
        if (!isFree(state, face)) {
            kept.add(face, state.dice.count(face));
            continue;
        }
        const auto radix = static_cast<std::uint32_t>(state.dice.count(face)) + 1;
        kept.add(face, static_cast<int>(index % radix));
        index /= radix;
    }
    return kept;
}

std::uint32_t keepPlaceOf(const State &state, Dice kept)
{
    std::uint32_t index = 0;
    std::uint32_t radix = 1;
    for (const Face face : kAll<Face>) {
        if (!isFree(state, face))
            continue;
        index += radix * static_cast<std::uint32_t>(kept.count(face));
        radix *= static_cast<std::uint32_t>(state.dice.count(face)) + 1;
    }
    return index;
}

bool ListedMoves::any(Kind kind) const
{
    const Step step = m_state.step;
    switch (kind) {
    case Kind::Roll: return step == Step::Start;
    case Kind::Reroll: return step == Step::Rolling && !allDiceLie(m_state);
    case Kind::Keep: return step == Step::Rolling;
    case Kind::Leadership: return step == Step::Rolling && leadershipReady(m_state) && !m_state.dice.empty();
    case Kind::Choose: return step == Step::Choosing;
    case Kind::UseStone: return mayBuild(step) && stones(m_state) > 0;
    case Kind::Build: return mayBuild(step) && m_state.workers > 0 && hasOpenTarget(m_state);
    case Kind::Buy: return mayBuy(step) && canBuy(m_state);
    case Kind::Discard: return mayDiscard(step) && toDiscard(m_state.mine()) > 0;
    case Kind::EndTurn: return mayDiscard(step) && toDiscard(m_state.mine()) == 0;
    case Kind::Preserve: return step == Step::Start && canPreserve(m_state);
    case Kind::Spears: return step == Step::Invading;
    case Kind::Ship: return mayBuild(step) && shipsInReach(m_state) > 0;
    case Kind::Swap: return (step == Step::Building || step == Step::Exchanged) && swapCount(m_state) > 0;
    }
    return false;
}

std::uint32_t ListedMoves::count(Kind kind) const
{
    if (!any(kind))
        return 0;
    switch (kind) {
    case Kind::Roll: return Dice::variety(m_state.mine().cities());
    case Kind::Reroll: return rerollCount(m_state);
    case Kind::Leadership: return differentFaces(m_state) * kFaceCount;
    case Kind::Choose: return static_cast<std::uint32_t>(m_state.dice.count(Face::Choice)) + 1;
    case Kind::UseStone: return stones(m_state);
    case Kind::Build: {
        std::uint32_t sum = 0;
        for (const Target target : kAll<Target>)
            sum += reach(m_state, target);
        return sum;
    }
    case Kind::Buy: return buyCount(m_state);
    case Kind::Discard: return waysToKeep(m_state.mine())[0][kGoodsLimit];
    case Kind::Spears: return m_state.mine().goods[Good::Metal] + 1U;
    case Kind::Ship: return static_cast<std::uint32_t>(shipsInReach(m_state));
    case Kind::Swap: return swapCount(m_state);
    case Kind::Keep:
    case Kind::EndTurn:
    case Kind::Preserve: break;
    }
    return 1;
}

Move ListedMoves::at(Kind kind, std::uint32_t index) const
{
    switch (kind) {
    case Kind::Roll: return Roll{Dice::at(m_state.mine().cities(), index)};
    case Kind::Reroll: return rerollAt(m_state, index);
    case Kind::Keep: return Keep{};
    case Kind::Leadership: return leadershipAt(m_state, index);
    case Kind::Choose: return Choose{static_cast<std::uint8_t>(index)};
    case Kind::UseStone: return UseStone{static_cast<std::uint8_t>(index + 1)};
    case Kind::Build: return buildAt(m_state, index);
    case Kind::Buy: return buyAt(m_state, index);
    case Kind::Discard: return discardAt(m_state.mine(), index);
    case Kind::Preserve: return Preserve{};
    case Kind::Spears: return Spears{static_cast<std::uint8_t>(index)};
    case Kind::Ship: return Ship{static_cast<std::uint8_t>(index + 1)};
    case Kind::Swap: return swapAt(m_state, index);
    case Kind::EndTurn: break;
    }
    return EndTurn{};
}

std::uint32_t ListedMoves::placeOf(const Move &move) const
{
    return std::visit([&](const auto &made) { return bronze::placeOf(m_state, made); }, move);
}
std::optional<std::uint32_t> ListedMoves::indexOf(const Move &move) const
{
    return refuses(m_state, move) ? std::nullopt : ListedByKind::indexOf(move);
}

} // namespace pegsheet::bronze
