// SPDX-License-Identifier: Apache-2.0
// Touches on dice and chits, and the moves they become. What is begun is kept as {"entered": ["whiteGold"]}, or as {"mode":
// "rerolling", "dice": {"whiteGold": 1}, "chits": {}}.
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"
#include "model/nations/giveback.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

// Choices beyond these are made piece by piece.
constexpr std::uint32_t kMostWays = 6;

const QString kEntered = QStringLiteral("entered");
const QString kRerolling = QStringLiteral("rerolling");
const QString kDice = QStringLiteral("dice");
const QString kChits = QStringLiteral("chits");

template <typename E>
QVariantMap countsOf(const Amounts<E> &amounts)
{
    QVariantMap map;
    for (const E e : kAll<E>)
        if (amounts[e] > 0)
            map.insert(nationswords::key(e), amounts[e]);
    return map;
}

template <typename E>
void readCounts(const QVariant &counts, const Amounts<E> &most, Amounts<E> &amounts)
{
    const QVariantMap map = counts.toMap();
    for (const E e : kAll<E>)
        amounts[e] = static_cast<std::uint8_t>(qBound(0, map.value(nationswords::key(e)).toInt(), int(most[e])));
}

// Those of the pieces that show the symbol.
Pieces showing(const Pieces &pieces, Symbol symbol)
{
    Pieces those;
    those.chits[chitOf(symbol)] = pieces.chits[chitOf(symbol)];
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == symbol)
            those.dice[face] = pieces.dice[face];
    return those;
}

} // namespace

// Payments in which nothing is needless, and what can go back; the first are the best.
void NationsPool::listWays()
{
    if (m_begun.mode == Giving) {
        const Returns returns(m_state.mine(), m_state.owed);
        for (std::uint32_t way = 0; returns.count() <= kMostWays && way < returns.count(); ++way)
            m_begun.ways.push_back(returns.at(way));
        return;
    }
    if (m_begun.mode != Paying || need() == 0)
        return;
    const Payments payments(there(), symbol(), need());
    for (std::uint32_t way = 0; way < std::min(payments.count(need()), kMostWays); ++way)
        m_begun.ways.push_back(payments.at(need(), way));
}

// Books all; against famine and war the fewest pieces that are enough. Dice of strength are not traded by themselves: the war is
// still to come.
Pieces NationsPool::suggested() const
{
    if (!m_begun.ways.empty())
        return m_begun.ways.front();
    if (m_begun.mode == Giving)
        return Returns(m_state.mine(), m_state.owed).at(0);
    Pieces own;
    if (m_begun.mode == Spending)
        own = showing(there(), symbol());
    if (m_begun.mode != Spending || need() == 0)
        return own;
    Pieces peaceful = there();
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == Symbol::Strength)
            peaceful.dice[face] = 0;
    const bool trades = tradesAt(m_state, m_state.step);
    for (const Pieces &from : {own, trades ? peaceful : own}) {
        const Payments payments(from, symbol(), std::min(need(), kMostStone));
        if (need() <= kMostStone && payments.count(need()) > 0)
            return payments.at(need(), 0);
    }
    return {};
}

bool NationsPool::beginPaying(const Move &move, std::function<void(bool)> done)
{
    if (!m_state.isFull())
        return false;
    m_begun.unpaid = move;
    m_begun.onTried = std::move(done);
    begin(Paying);
    // Everything that could be given, to hear what is still missing.
    if (m_begun.ways.empty()) {
        const Symbol wanted = symbol();
        Pieces all;
        const Worth worth = worthOf({there().dice, {}}, wanted);
        for (const DieFace face : kAll<DieFace>)
            if (kFaces[face].symbol == wanted || isTradable(wanted))
                all.dice[face] = there().dice[face];
        if (isTradable(wanted) && worth.traded % kDiceATrade != 0)
            for (const DieFace face : kAll<DieFace>)
                if (kFaces[face].symbol != wanted && all.dice[face] > 0) {
                    --all.dice[face];
                    break;
                }
        all.chits[chitOf(wanted)] = there().chits[chitOf(wanted)];
        m_begun.taken = all;
    }
    const auto refusal = refuses(m_state, moveWith(m_begun.taken));
    if (refusal) {
        begin(Idle);
        Q_EMIT refused(*refusal);
        return false;
    }
    return m_begun.ways.size() == 1 ? play(moveWith(m_begun.taken)) : true;
}

void NationsPool::beginReroll()
{
    if (!m_state.isFull())
        return;
    m_begun.mode = Rerolling;
    const auto refusal = refuses(m_state, Reroll());
    if (refusal && refusal->code != "nations.nothingRerolled") {
        begin(modeNow());
        Q_EMIT refused(*refusal);
        return;
    }
    begin(Rerolling);
}

void NationsPool::touchPiece(int index)
{
    const int kinds = static_cast<int>(kCount<DieFace> + kCount<Chit>);
    if (m_begun.mode == Idle || m_begun.mode == Rolling || index < 0 || index >= kinds)
        return;
    const auto chits = static_cast<int>(kCount<DieFace>);
    const auto at = static_cast<std::size_t>(index < chits ? index : index - chits);
    Pieces next = m_begun.taken;
    std::uint8_t &taken = index < chits ? next.dice.values.at(at) : next.chits.values.at(at);
    const int most = index < chits ? there().dice.values.at(at) : there().chits.values.at(at);
    if (most == 0 || (m_begun.mode == Rerolling && index >= chits))
        return;
    taken = static_cast<std::uint8_t>(taken < most ? taken + 1 : 0);
    if (const auto refusal = whyNotTaken(next)) {
        // One more than go back: none of them instead.
        if (m_begun.mode != Giving || taken <= 1)
            return Q_EMIT refused(*refusal);
        taken = 0;
    }
    m_begun.taken = next;
    Q_EMIT changed();
}

void NationsPool::takeWay(int way)
{
    if (way < 0 || way >= static_cast<int>(m_begun.ways.size()))
        return;
    m_begun.taken = m_begun.ways[static_cast<std::size_t>(way)];
    Q_EMIT changed();
}

void NationsPool::finish()
{
    if (m_begun.mode != Idle && m_begun.mode != Rolling)
        play(moveWith(m_begun.taken));
}

// What was not made is still begun, whatever was shown in between.
bool NationsPool::play(const Move &move)
{
    const Begun begun = m_begun;
    const bool isMade = m_play(std::span(&move, 1));
    if (!isMade) {
        m_begun = begun;
        Q_EMIT changed();
    }
    if (begun.onTried)
        begun.onTried(isMade);
    return isMade;
}

void NationsPool::cancel()
{
    begin(modeNow());
}

void NationsPool::rubOut()
{
    if (m_begun.mode != Rolling || m_begun.entered.empty())
        return cancel();
    m_begun.entered.pop_back();
    Q_EMIT changed();
}

QVariantMap NationsPool::draft() const
{
    if (m_begun.mode == Paying || !hasPencil())
        return {};
    if (m_begun.mode == Rolling) {
        QVariantList entered;
        for (const DieFace face : m_begun.entered)
            entered.append(nationswords::key(face));
        return {{kEntered, entered}};
    }
    return {{kRerolling, m_begun.mode == Rerolling}, {kDice, countsOf(m_begun.taken.dice)}, {kChits, countsOf(m_begun.taken.chits)}};
}

void NationsPool::takeUp(const QVariantMap &draft)
{
    if (draft.isEmpty())
        return;
    if (draft.value(kRerolling).toBool())
        beginReroll();
    for (const QVariant &name : draft.value(kEntered).toList()) {
        const auto face = fromName<DieFace>(name.toString().toStdString());
        // One is left to be entered: nothing is made by itself.
        if (face && missing()[kFaces[*face].colour] > 0 && missing().total() > 1)
            m_begun.entered.push_back(*face);
    }
    if (draft.contains(kDice) && m_begun.mode != Idle && m_begun.mode != Rolling && m_begun.mode != Paying) {
        Pieces read;
        readCounts(draft.value(kDice), there().dice, read.dice);
        readCounts(draft.value(kChits), there().chits, read.chits);
        if (!whyNotTaken(read))
            m_begun.taken = read;
    }
    Q_EMIT changed();
}

} // namespace pegsheet::app
