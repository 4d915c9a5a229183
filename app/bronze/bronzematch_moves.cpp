// SPDX-License-Identifier: Apache-2.0
// Moves being made, as the sheets show them.
#include "app/bronze/bronzematch.h"

#include <span>
#include <vector>

namespace pegsheet::app {

bool BronzeMatch::make(std::span<const bronze::Move> moves)
{
    std::vector<Value> values;
    for (const bronze::Move &move : moves)
        values.push_back(Typed::moveValue(move));
    return TableMatch::make(values);
}

// The last of several that can be heard.
Sound BronzeMatch::soundSince(int place) const
{
    Sound sound = Sound::None;
    for (; place < typed().length(); ++place) {
        const bronze::Move &move = typed().moveAt(place);
        if (std::holds_alternative<bronze::Roll>(move) || std::holds_alternative<bronze::Reroll>(move)
            || std::holds_alternative<bronze::Leadership>(move))
            sound = Sound::Dice;
        else if (std::holds_alternative<bronze::Build>(move) || std::holds_alternative<bronze::Correct>(move))
            sound = Sound::Tick;
        else if (!std::holds_alternative<bronze::EndTurn>(move))
            sound = Sound::Peg;
    }
    return sound;
}

std::function<void()> BronzeMatch::snapshot()
{
    return [this, pencil = m_pencil, stage = m_stage, passed = m_passed, before = m_shownBefore, news = newsFrom(),
            layDice = m_tray->snapshot()] {
        m_pencil = pencil;
        m_stage = stage;
        m_passed = passed;
        m_shownBefore = before;
        collectCorrections();
        forgetLastTurns();
        tellNewsFrom(news);
        refresh(true, layDice);
    };
}

void BronzeMatch::movesMade(int from, int seat)
{
    m_pencil = stillPencilled();
    forgetEntered(from);
    bool isCorrected = false;
    bool isEnded = false;
    for (int place = from; place < typed().length(); ++place) {
        isCorrected = isCorrected || std::holds_alternative<bronze::Correct>(typed().moveAt(place));
        isEnded = isEnded || std::holds_alternative<bronze::EndTurn>(typed().moveAt(place));
    }
    if (isCorrected)
        collectCorrections();
    m_stage = naturalStage();
    m_passed.clear();
    if (isEnded)
        m_sheets.at(seat)->forgetLastTurn();
    compareWith(typed().stateAt(from));
    tellNewsFrom(from);
    refresh(true);
}

// What was pencilled is made. Goods picked to go stay picked while they still must.
Pencil BronzeMatch::stillPencilled() const
{
    Pencil left;
    left.typed = m_pencil.typed;
    if (toDiscard() > 0 && canGo(state(), m_pencil.discard))
        left.discard = m_pencil.discard;
    return left;
}

void BronzeMatch::reloadView()
{
    m_proposedAt = -1;
    clearPencil();
    standHere();
    compareWith(typed().previous());
    forgetLastTurns();
    refresh(true);
}

} // namespace pegsheet::app
