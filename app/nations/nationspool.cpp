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

} // namespace

NationsPool::NationsPool(NationsTouches touches, QObject *parent)
    : QObject(parent), m_touches(std::move(touches)),
      m_throws([random = Random(QRandomGenerator::system()->generate64())]() mutable { return static_cast<int>(random.below(6)); })
{
}

void NationsPool::setCards(NationsCards *cards)
{
    m_cards = cards;
    Q_EMIT changed();
}

NationsPool::Mode NationsPool::mode() const
{
    if (!m_state.isFull())
        return Idle;
    switch (pencil().asking) {
    case Asking::Price:
    case Asking::Build: return Paying;
    case Asking::Reroll: return Rerolling;
    case Asking::Nothing: break;
    }
    return m_state.step == Step::Roll ? Rolling : asks() ? Spending : Idle;
}

void NationsPool::show(const State &state)
{
    m_state = state;
    Q_EMIT changed();
}

int NationsPool::need() const
{
    return asks() ? askedAmount(m_state, pencil()) : 0;
}

int NationsPool::paid() const
{
    if (!asks())
        return 0;
    const Pieces pieces = taken();
    return mode() == Rerolling ? pieces.dice.total() + pieces.chits.total()
                               : worthOf(pieces, askedSymbol(m_state, pencil())).total();
}

bool NationsPool::enough() const
{
    return asks() && !refuses(m_state, moveWith(m_state, pencil(), taken()));
}

QVariantList NationsPool::pieces() const
{
    QVariantList list;
    if (!asks())
        return list;
    const Pieces given = taken();
    for (int index = 0; index < kPieces; ++index) {
        const int count = amountAt(m_state.mine().available, index);
        if (count == 0)
            continue;
        const bool isDie = index < kFirstChit;
        QVariantMap piece = isDie ? faceMap(static_cast<DieFace>(index)) : chitMap(static_cast<Chit>(index - kFirstChit));
        Pieces all;
        amountAt(all, index) = static_cast<std::uint8_t>(count);
        const int taken = amountAt(given, index);
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
bool NationsPool::isUsable(const Pieces &one) const
{
    if (mode() == Rerolling)
        return one.dice.total() > 0;
    const auto refusal = refuses(m_state, moveWith(m_state, pencil(), one));
    return !refusal || Pencil::isOpen(refusal->code);
}

QStringList NationsPool::ways() const
{
    QStringList texts;
    const std::vector<Pieces> all = nations::ways(m_state, pencil());
    if (all.size() < 2)
        return texts;
    for (const Pieces &way : all)
        texts.append(listText(nationswords::pieces(way)));
    return texts;
}

int NationsPool::way() const
{
    const std::vector<Pieces> all = nations::ways(m_state, pencil());
    const auto found = std::find(all.begin(), all.end(), taken());
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QString NationsPool::asked() const
{
    switch (mode()) {
    case Idle: return {};
    case Rolling: return tr("What do the dice show?");
    case Paying: return nationswords::symbols(askedSymbol(m_state, pencil()), need());
    case Rerolling: return tr("Which dice again?");
    case Spending: break;
    }
    //: What can be spent at the end of an age: as many as one likes
    return need() == 0 ? tr("any books") : nationswords::symbols(askedSymbol(m_state, pencil()), need());
}

} // namespace pegsheet::app
