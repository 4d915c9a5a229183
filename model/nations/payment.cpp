// SPDX-License-Identifier: Apache-2.0
#include "model/nations/payment.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

// How many there are of each kind of one: the faces of one, then the chits.
std::array<std::uint8_t, 4> onesOf(const Pieces &pieces, Symbol symbol)
{
    std::array<std::uint8_t, 4> ones{};
    std::size_t kind = 0;
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == symbol && kFaces[face].n == 1)
            ones.at(kind++) = pieces.dice[face];
    ones[3] = pieces.chits[chitOf(symbol)];
    return ones;
}

// Dice of other symbols by their faces; none where dice cannot stand for this one.
Amounts<DieFace> othersOf(const Pieces &pieces, Symbol symbol)
{
    Amounts<DieFace> others = pieces.dice;
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == symbol || !isTradable(symbol))
            others[face] = 0;
    return others;
}

Refusal notThere(std::string_view code, std::string_view key, std::string_view name, int given, int there)
{
    return {code, {{std::string(key), name}, {"given", given}, {"there", there}}};
}

} // namespace

int shown(const Pieces &pieces, Symbol symbol)
{
    int sum = pieces.chits[chitOf(symbol)];
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == symbol)
            sum += pieces.dice[face] * kFaces[face].n;
    return sum;
}

Worth worthOf(const Pieces &pieces, Symbol symbol)
{
    Worth worth;
    int least = kHighestFace + 1;
    for (const DieFace face : kAll<DieFace>) {
        const int dice = pieces.dice[face];
        if (dice == 0)
            continue;
        const bool shows = kFaces[face].symbol == symbol;
        worth.shown += shows ? dice * kFaces[face].n : 0;
        worth.traded += shows ? 0 : dice;
        least = std::min<int>(least, shows ? kFaces[face].n : 1);
    }
    worth.shown += pieces.chits[chitOf(symbol)];
    if (pieces.chits[chitOf(symbol)] > 0)
        least = 1;
    worth.least = least > kHighestFace ? 0 : least;
    return worth;
}

MaybeRefusal refusesUsed(const Pieces &there, const Pieces &given)
{
    for (const DieFace face : kAll<DieFace>)
        if (given.dice[face] > there.dice[face])
            return notThere("nations.dieUsed", "face", nameOf(face), given.dice[face], there.dice[face]);
    for (const Chit chit : kAll<Chit>)
        if (given.chits[chit] > there.chits[chit])
            return notThere("nations.chitUsed", "chit", nameOf(chit), given.chits[chit], there.chits[chit]);
    return std::nullopt;
}

MaybeRefusal refusesSpending(const Pieces &there, const Pieces &spent, Symbol symbol, bool trades)
{
    if (auto refusal = refusesUsed(there, spent))
        return refusal;
    for (const Chit chit : kAll<Chit>)
        if (chit != chitOf(symbol) && spent.chits[chit] > 0)
            return Refusal{"nations.tradeChit", {{"chit", nameOf(chit)}, {"symbol", nameOf(symbol)}}};
    const int traded = worthOf(spent, symbol).traded;
    if (traded > 0 && !isTradable(symbol))
        return Refusal{"nations.tradeSymbol", {{"symbol", nameOf(symbol)}}};
    if (traded > 0 && !trades)
        return Refusal{"nations.famineTrades", {}};
    if (traded % kDiceATrade != 0)
        return Refusal{"nations.tradeSingle", {{"dice", traded}, {"symbol", nameOf(symbol)}}};
    return std::nullopt;
}

MaybeRefusal refusesPayment(const Pieces &there, const Pieces &spent, Symbol symbol, int price)
{
    if (auto refusal = refusesSpending(there, spent, symbol, true))
        return refusal;
    const Worth worth = worthOf(spent, symbol);
    if (worth.total() < price)
        return Refusal{
            "nations.notEnough",
            {{"symbol", nameOf(symbol)}, {"needed", price}, {"paid", worth.total()}, {"missing", price - worth.total()}}};
    if (worth.total() - worth.least >= price)
        return Refusal{"nations.needless", {{"symbol", nameOf(symbol)}, {"needed", price}, {"paid", worth.total()}}};
    return std::nullopt;
}

Payments::Payments(const Pieces &there, Symbol symbol, int most)
    : m_symbol(symbol), m_ones(onesOf(there, symbol), most), m_others(othersOf(there, symbol).values, kDiceATrade * most)
{
    for (const DieFace face : kAll<DieFace>) {
        const FaceRow &row = kFaces[face];
        if (row.symbol != symbol || row.n == 1)
            continue;
        m_face[row.n] = face;
        m_there[row.n] = there.dice[face];
    }
    for (int n = 0; n <= most; ++n)
        for (int trades = 0; trades <= n; ++trades)
            m_units[static_cast<std::size_t>(n)] += m_ones.ways(n - trades) * m_others.ways(kDiceATrade * trades);
}

template <typename Use>
void Payments::eachShape(int price, Use use) const
{
    for (int threes = m_there[3]; threes >= 0; --threes) {
        for (int twos = m_there[2]; twos >= 0; --twos) {
            const int left = price - 3 * threes - 2 * twos;
            // Without the weakest of them it must fall short.
            const int least = twos > 0 ? 2 : 3;
            if (left <= 0 && left + least <= 0)
                continue;
            const std::uint32_t ways = left > 0 ? units(left) : 1;
            if (ways > 0 && use(threes, twos, std::max(left, 0), ways))
                return;
        }
    }
}

std::uint32_t Payments::count(int price) const
{
    std::uint32_t sum = 0;
    eachShape(price, [&](int, int, int, std::uint32_t ways) {
        sum += ways;
        return false;
    });
    return sum;
}

void Payments::addUnits(Pieces &pieces, int n, std::uint32_t index) const
{
    int trades = 0;
    for (;; ++trades) {
        const std::uint32_t here = m_ones.ways(n - trades) * m_others.ways(kDiceATrade * trades);
        if (index < here)
            break;
        index -= here;
    }
    const std::uint32_t ways = m_others.ways(kDiceATrade * trades);
    const auto ones = m_ones.at(n - trades, index / ways);
    pieces.dice.values = m_others.at(kDiceATrade * trades, index % ways);
    std::size_t kind = 0;
    for (const DieFace face : kAll<DieFace>)
        if (isOne(face))
            pieces.dice[face] = ones.at(kind++);
    pieces.chits[chitOf(m_symbol)] = ones[kOnes - 1];
}

Pieces Payments::at(int price, std::uint32_t index) const
{
    Pieces pieces;
    eachShape(price, [&](int threes, int twos, int left, std::uint32_t ways) {
        if (index >= ways) {
            index -= ways;
            return false;
        }
        if (left > 0)
            addUnits(pieces, left, index);
        if (m_face[3])
            pieces.dice[*m_face[3]] = static_cast<std::uint8_t>(threes);
        if (m_face[2])
            pieces.dice[*m_face[2]] = static_cast<std::uint8_t>(twos);
        return true;
    });
    return pieces;
}

std::uint32_t Payments::rank(int price, const Pieces &paid) const
{
    const int wantedThrees = m_face[3] ? paid.dice[*m_face[3]] : 0;
    const int wantedTwos = m_face[2] ? paid.dice[*m_face[2]] : 0;
    std::uint32_t index = 0;
    eachShape(price, [&](int threes, int twos, int left, std::uint32_t ways) {
        if (threes != wantedThrees || twos != wantedTwos) {
            index += ways;
            return false;
        }
        if (left == 0)
            return true;
        const Amounts<DieFace> others = othersOf(paid, m_symbol);
        const int trades = others.total() / kDiceATrade;
        for (int fewer = 0; fewer < trades; ++fewer)
            index += m_ones.ways(left - fewer) * m_others.ways(kDiceATrade * fewer);
        index += m_ones.rank(onesOf(paid, m_symbol)) * m_others.ways(kDiceATrade * trades) + m_others.rank(others.values);
        return true;
    });
    return index;
}

bool reaches(const Pieces &there, Symbol symbol, int price)
{
    const Worth worth = worthOf(there, symbol);
    return worth.shown + (isTradable(symbol) ? worth.traded / kDiceATrade : 0) >= price;
}

} // namespace pegsheet::nations
