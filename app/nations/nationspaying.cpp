// SPDX-License-Identifier: Apache-2.0
// Touches on dice and chits, and the moves they become. What is begun is kept as {"entered": ["whiteGold"]}, or as {"dice":
// {"whiteGold": 1}, "chits": {}}, of dice that are rolled again with "rerolling": true, of a payment with "paying": "tile", or
// "wonder".
#include "app/nations/nationspool.h"

#include "app/nations/amountsvalue.h"
#include "model/nations/rules.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

// Choices beyond these are made piece by piece.
constexpr std::uint32_t kMostWays = 6;

const QString kEntered = QStringLiteral("entered");
const QString kPaying = QStringLiteral("paying");
const QString kTile = QStringLiteral("tile");
const QString kWonder = QStringLiteral("wonder");
const QString kRerolling = QStringLiteral("rerolling");
const QString kDice = QStringLiteral("dice");
const QString kChits = QStringLiteral("chits");

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

// Payments in which nothing is needless; the first are the best.
void NationsPool::listWays()
{
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
    return m_begun.ways.size() == 1 && !m_isBegunAgain ? play(moveWith(m_begun.taken)) : true;
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
    if (const auto refusal = whyNotTaken(next))
        return Q_EMIT refused(*refusal);
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

void NationsPool::undoTouch()
{
    if (m_begun.mode != Rolling || m_begun.entered.empty())
        return cancel();
    m_begun.entered.pop_back();
    Q_EMIT changed();
}

QVariantMap NationsPool::draft() const
{
    if (!hasPencil())
        return {};
    if (m_begun.mode == Rolling) {
        QVariantList entered;
        for (const DieFace face : m_begun.entered)
            entered.append(nationswords::key(face));
        return {{kEntered, entered}};
    }
    QVariantMap draft{{kDice, amountsMap(m_begun.taken.dice)}, {kChits, amountsMap(m_begun.taken.chits)}};
    if (m_begun.mode == Rerolling)
        draft.insert(kRerolling, true);
    if (m_begun.mode == Paying)
        draft.insert(kPaying, std::holds_alternative<Build>(*m_begun.unpaid) ? kWonder : kTile);
    return draft;
}

NationsPool::Paid NationsPool::paidIn(const QVariantMap &draft)
{
    const QString paid = draft.value(kPaying).toString();
    return paid == kTile ? Paid::Tile : paid == kWonder ? Paid::Wonder : Paid::None;
}

void NationsPool::beginAgain(const std::function<void()> &begin)
{
    const QScopedValueRollback again(m_isBegunAgain, true);
    begin();
}

void NationsPool::restoreDraft(const QVariantMap &draft)
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
    if (draft.contains(kDice) && m_begun.mode != Idle && m_begun.mode != Rolling
        && (paidIn(draft) != Paid::None) == (m_begun.mode == Paying)) {
        const Pieces read{readAmounts<DieFace>(draft.value(kDice), [this](DieFace face) { return there().dice[face]; }),
                          readAmounts<Chit>(draft.value(kChits), [this](Chit chit) { return there().chits[chit]; })};
        if (!whyNotTaken(read))
            m_begun.taken = read;
    }
    Q_EMIT changed();
}

} // namespace pegsheet::app
