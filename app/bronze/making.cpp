// SPDX-License-Identifier: Apache-2.0
// Moves being made: shown while they are committed, told once they are kept or it is known that they cannot be.
#include "app/bronze/bronzematch.h"

#include "app/text/errortext.h"

#include <span>
#include <vector>

namespace pegsheet::app {

namespace {

// The last of several that can be heard.
Sound soundOf(std::span<const bronze::Move> moves)
{
    Sound sound = Sound::None;
    for (const bronze::Move &move : moves) {
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

} // namespace

bool BronzeMatch::make(std::span<const bronze::Move> moves)
{
    // Whoever hears of a move before it is kept cannot make another.
    if (m_session->isKeeping() || m_isLooked)
        return false;
    const Shown shown = shownNow();
    const bool wasLast = !lastRound().isEmpty();
    std::vector<Value> values;
    for (const bronze::Move &move : moves)
        values.push_back(Typed::moveValue(move));
    MaybeRefusal refusal;
    std::size_t made = 0;
    guarded([&] {
        try {
            refusal = m_session->play(values, [&] { showMade(shown); });
            made = static_cast<std::size_t>(typed().length() - shown.length);
        } catch (const storage::Error &) {
            showAgain(shown);
            throw;
        }
    });
    if (refusal)
        tell(*refusal);
    if (made > 0) {
        Q_EMIT changed();
        Q_EMIT moved();
        if (m_reader.listens())
            Q_EMIT happened(happenedSince(shown.length, shown.seat, wasLast));
        Q_EMIT sounded(m_news.isEmpty() ? soundOf(moves.first(made)) : Sound::Disaster);
        askOnceMade();
    }
    return made == moves.size();
}

BronzeMatch::Shown BronzeMatch::shownNow() const
{
    return {typed().length(), seat(), m_pencil, m_stage, m_passed, m_shownBefore, m_newsFrom, m_tray->layingAsNow()};
}

// Moves just made from there; they are not kept yet.
void BronzeMatch::showMade(const Shown &shown)
{
    const int length = typed().length();
    m_pencil = stillPencilled();
    forgetEntered(shown.length);
    bool isCorrected = false;
    bool isEnded = false;
    for (int place = shown.length; place < length; ++place) {
        isCorrected = isCorrected || std::holds_alternative<bronze::Correct>(typed().moveAt(place));
        isEnded = isEnded || std::holds_alternative<bronze::EndTurn>(typed().moveAt(place));
    }
    if (isCorrected)
        collectCorrections();
    m_stage = naturalStage();
    m_passed.clear();
    m_moveList->show(length, length, shown.length);
    if (isEnded)
        m_sheets.at(shown.seat)->forgetLastTurn();
    compareWith(typed().stateAt(shown.length));
    tellNewsFrom(shown.length);
    refresh(true);
}

// The match stands there again: moves just shown were not kept.
void BronzeMatch::showAgain(const Shown &shown)
{
    m_pencil = shown.pencil;
    m_stage = shown.stage;
    m_passed = shown.passed;
    m_shownBefore = shown.before;
    collectCorrections();
    m_moveList->show(shown.length, shown.length + typed().redoable(), shown.length);
    forgetLastTurns();
    tellNewsFrom(shown.newsFrom);
    refresh(true, shown.layDice);
}

QString BronzeMatch::happenedSince(int place, int seatBefore, bool wasLast) const
{
    QStringList sentences;
    for (; place < typed().length(); ++place) {
        const MoveList::Row row = wording(place);
        sentences.append(row.detail.isEmpty() ? row.sentence : row.sentence + QStringLiteral(": ") + row.detail);
    }
    // It is nobody's turn while the past is mended.
    if (m_mending)
        return sentences.join(QStringLiteral("\n"));
    if (over())
        sentences.append(scoreTable().value(QStringLiteral("title")).toString());
    else if (seat() != seatBefore && scoring())
        //: Said to those who cannot see it: whose finished sheet is typed in now; %1 a player's name
        sentences.append(tr("%1's sheet").arg(playerName()));
    else if (seat() != seatBefore)
        //: Said to those who cannot see it: %1 a player's name
        sentences.append(tr("%1's turn").arg(playerName()));
    if (!lastRound().isEmpty() && (seat() != seatBefore || !wasLast))
        sentences.append(lastRound());
    return sentences.join(QStringLiteral("\n"));
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

// The match stands somewhere else, however it came there.
void BronzeMatch::showAnew()
{
    rubOut();
    collectCorrections();
    m_stage = naturalStage();
    m_passed.clear();
    compareWith(typed().previous());
    tellNewsFrom(typed().length());
    m_moveList->show(typed().length(), typed().length() + typed().redoable(), 0);
    forgetLastTurns();
    refresh(true);
}

void BronzeMatch::standAt(int place)
{
    goAlong([&] {
        const int by = place - typed().length();
        return (by < 0 ? m_session->undo(-by) : m_session->redo(by)) > 0;
    });
}

// False when the database could not do it.
bool BronzeMatch::guarded(const std::function<void()> &action)
{
    try {
        action();
        tellDrift();
        return true;
    } catch (const storage::Error &error) {
        m_refusedAim.reset();
        if (error.refusal().code == "storage.changedElsewhere") {
            try {
                m_session->reload();
            } catch (const storage::Error &again) {
                Q_EMIT failed(errorText(again.refusal()));
            }
            showAnew();
        }
        Q_EMIT failed(errorText(error.refusal()));
        return false;
    }
}

} // namespace pegsheet::app
