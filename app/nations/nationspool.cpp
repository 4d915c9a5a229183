// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/core/random.h"
#include "model/nations/rules.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

// A piece's index: the faces of dice, then the kinds of chits.
constexpr int kFirstChit = static_cast<int>(kCount<DieFace>);
constexpr int kPieces = kFirstChit + static_cast<int>(kCount<Chit>);

std::uint8_t &amountAt(Pieces &pieces, int index)
{
    return index < kFirstChit ? pieces.dice.values.at(static_cast<std::size_t>(index))
                              : pieces.chits.values.at(static_cast<std::size_t>(index - kFirstChit));
}

int amountAt(const Pieces &pieces, int index)
{
    Pieces copy = pieces;
    return amountAt(copy, index);
}

Pieces oneOf(int index)
{
    Pieces one;
    amountAt(one, index) = 1;
    return one;
}

QVariantMap faceMap(DieFace face)
{
    const FaceRow &row = kFaces[face];
    return {{QStringLiteral("face"), static_cast<int>(face)},
            {QStringLiteral("colour"), static_cast<int>(row.colour)},
            {QStringLiteral("symbol"), static_cast<int>(row.symbol)},
            {QStringLiteral("n"), row.n}};
}

QVariantMap chitMap(Chit chit)
{
    const bool hasSymbol = chit != Chit::Reroll;
    return {{QStringLiteral("chit"), static_cast<int>(chit)},
            {QStringLiteral("symbol"), hasSymbol ? static_cast<int>(chit) : -1},
            {QStringLiteral("n"), hasSymbol ? 1 : 0}};
}

// What a purchase or a building costs, by the state it is made in.
std::pair<Symbol, int> priceOfMove(const State &state, const Move &move)
{
    if (std::holds_alternative<Build>(move))
        return {Symbol::Stone, state.mine().wonder ? state.mine().wonder->stone : 0};
    if (const Buy *buy = std::get_if<Buy>(&move)) {
        const std::size_t place = offerPlace(buy->column, buy->row);
        const Place there = place < state.offer.size() ? state.offer.at(place) : std::nullopt;
        return {there ? there->price : Symbol::Gold, priceOf(buy->row)};
    }
    const auto &typed = std::get<BuyTile>(move);
    return {typed.tile.price, priceOf(typed.row)};
}

} // namespace

NationsPool::NationsPool(NationsPlay play, QObject *parent)
    : QObject(parent), m_play(std::move(play)),
      m_throws([random = Random(QRandomGenerator::system()->generate64())]() mutable { return static_cast<int>(random.below(6)); })
{
}

void NationsPool::setCards(NationsCards *cards)
{
    m_cards = cards;
    Q_EMIT changed();
}

// What the step asks for by itself.
NationsPool::Mode NationsPool::modeNow() const
{
    if (!m_state.isFull())
        return Idle;
    switch (m_state.step) {
    case Step::Roll: return Rolling;
    case Step::Books:
    case Step::Famine:
    case Step::War: return Spending;
    default: return Idle;
    }
}

void NationsPool::show(const State &state)
{
    if (m_state == state && m_begun.mode != Idle)
        return;
    // Dice that are entered stay so while the same ones are to be rolled.
    const bool isSameRoll = m_begun.mode == Rolling && state.step == Step::Roll && state.player == m_state.player
        && state.age == m_state.age && state.mine().toRoll == m_state.mine().toRoll;
    std::vector<DieFace> entered = isSameRoll ? m_begun.entered : std::vector<DieFace>();
    m_state = state;
    begin(modeNow());
    if (m_begun.mode == Rolling && !entered.empty()) {
        m_begun.entered = std::move(entered);
        Q_EMIT changed();
    }
}

void NationsPool::begin(Mode mode)
{
    m_begun.mode = mode;
    m_begun.entered.clear();
    m_begun.ways.clear();
    if (mode != Paying) {
        m_begun.unpaid.reset();
        m_begun.onTried = {};
    }
    if (mode != Idle && mode != Rolling)
        listWays();
    m_begun.taken = mode == Idle || mode == Rolling ? Pieces() : suggested();
    Q_EMIT changed();
}

Symbol NationsPool::symbol() const
{
    return m_begun.unpaid ? priceOfMove(m_state, *m_begun.unpaid).first : spentAt(m_state.step);
}

int NationsPool::need() const
{
    switch (m_begun.mode) {
    case Paying: return priceOfMove(m_state, *m_begun.unpaid).second;
    case Spending: return m_state.step == Step::Famine ? m_state.event.famine : m_state.step == Step::War ? m_state.event.war : 0;
    default: return 0;
    }
}

int NationsPool::paid() const
{
    switch (m_begun.mode) {
    case Paying:
    case Spending: return worthOf(m_begun.taken, symbol()).total();
    case Rerolling: return m_begun.taken.dice.total() + m_begun.taken.chits.total();
    default: return 0;
    }
}

Move NationsPool::moveWith(const Pieces &pieces) const
{
    switch (m_begun.mode) {
    case Paying: {
        Move move = *m_begun.unpaid;
        std::visit(
            [&](auto &made) {
                if constexpr (requires { made.pieces; })
                    made.pieces = pieces;
            },
            move);
        return move;
    }
    case Rerolling: return Reroll{pieces.dice};
    default: break;
    }
    if (m_state.step == Step::Books)
        return nations::Books{{pieces}};
    if (m_state.step == Step::Famine)
        return Famine{{pieces}};
    return War{{pieces}};
}

bool NationsPool::enough() const
{
    return m_begun.mode != Idle && m_begun.mode != Rolling && !refuses(m_state, moveWith(m_begun.taken));
}

QVariantList NationsPool::pieces() const
{
    QVariantList list;
    if (m_begun.mode == Idle || m_begun.mode == Rolling)
        return list;
    for (int index = 0; index < kPieces; ++index) {
        const int count = amountAt(there(), index);
        if (count == 0)
            continue;
        const bool isDie = index < kFirstChit;
        QVariantMap piece = isDie ? faceMap(static_cast<DieFace>(index)) : chitMap(static_cast<Chit>(index - kFirstChit));
        Pieces all;
        amountAt(all, index) = static_cast<std::uint8_t>(count);
        const int taken = amountAt(m_begun.taken, index);
        const QString spoken = nationswords::pieces(all).join(QString());
        piece.insert(QStringLiteral("index"), index);
        piece.insert(QStringLiteral("isDie"), isDie);
        piece.insert(QStringLiteral("count"), count);
        piece.insert(QStringLiteral("taken"), taken);
        piece.insert(QStringLiteral("usable"), isUsable(oneOf(index)));
        //: Dice or chits, for those who cannot see them: %1 "2 × 1 gold (white)", %2 how many of them are picked
        piece.insert(QStringLiteral("spoken"), taken == 0 ? spoken : tr("%1, %2 picked").arg(spoken).arg(taken));
        list.append(piece);
    }
    return list;
}

// An odd die, too little and too much may still change.
MaybeRefusal NationsPool::whyNotTaken(const Pieces &pieces) const
{
    const auto refusal = refuses(m_state, moveWith(pieces));
    for (const std::string_view passing :
         {"nations.tradeSingle", "nations.notEnough", "nations.needless", "nations.givenTooLittle", "nations.nothingRerolled"})
        if (refusal && refusal->code == passing)
            return std::nullopt;
    return refusal;
}

bool NationsPool::isUsable(const Pieces &one) const
{
    if (m_begun.mode == Rerolling)
        return one.dice.total() > 0;
    return !whyNotTaken(one);
}

QStringList NationsPool::ways() const
{
    QStringList texts;
    if (m_begun.ways.size() < 2)
        return texts;
    for (const Pieces &way : m_begun.ways)
        texts.append(listText(nationswords::pieces(way)));
    return texts;
}

int NationsPool::way() const
{
    const auto found = std::find(m_begun.ways.begin(), m_begun.ways.end(), m_begun.taken);
    return found == m_begun.ways.end() ? -1 : static_cast<int>(found - m_begun.ways.begin());
}

QString NationsPool::asked() const
{
    switch (m_begun.mode) {
    case Idle: return {};
    case Rolling: return tr("What do the dice show?");
    case Paying: return nationswords::symbols(symbol(), need());
    case Rerolling: return tr("Which dice again?");
    case Spending: break;
    }
    //: What can be spent at the end of an age: as many as one likes
    return need() == 0 ? tr("any books") : nationswords::symbols(symbol(), need());
}

bool NationsPool::hasPencil() const
{
    return m_begun.mode == Rolling
        ? !m_begun.entered.empty()
        : m_begun.mode == Paying || m_begun.mode == Rerolling || (m_begun.mode != Idle && !(m_begun.taken == suggested()));
}

} // namespace pegsheet::app
