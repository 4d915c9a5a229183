// SPDX-License-Identifier: Apache-2.0
// What bindings see of a match, a group a signal, and what tells them.
#include "app/bronze/bronzematch.h"

#include "app/bronze/handbook.h"
#include "app/bronze/sentences.h"
#include "app/text/bronzetext.h"
#include "model/bronze/rules.h"

#include <bit>

namespace pegsheet::app {

QString BronzeMatch::lastRoundNow() const
{
    const bronze::EndReason reason = bronze::endReason(state());
    if (over() || scoring() || reason == bronze::EndReason::None)
        return {};
    if (reason == bronze::EndReason::Monuments)
        return tr("Last round: every monument is finished.");
    if (reason == bronze::EndReason::Rounds)
        //: One player alone
        return tr("Last round: the match has %n round(s).", nullptr, state().rules().soloRounds);
    for (int seat = 0; seat < state().players; ++seat) {
        const int owned = state().sheets[static_cast<std::size_t>(seat)].developments.size();
        if (owned >= state().agreed.developmentsToEnd)
            //: %1 a player, %2 a number
            return tr("Last round: %1 owns %2 developments.").arg(m_names.at(seat)).arg(owned);
    }
    return {};
}

QString BronzeMatch::variantName() const
{
    return bronze::variantName(state().variant);
}

QVariantList BronzeMatch::rules() const
{
    return rulesAtHand(state());
}

QString BronzeMatch::standingNow() const
{
    if (scoring())
        //: Of the players' finished sheets: %1 are entered, %2 there are
        return tr("Sheets entered: %1 of %2").arg(std::popcount(state().typed)).arg(state().players);
    int open = 0;
    for (const bronze::Monument monument : kAll<bronze::Monument>)
        open += bronze::inPlay(state(), monument) && !bronze::firstTaken(state(), monument);
    const int owned = state().mine().developments.size();
    if (state().isSolo())
        //: %1 the round, %2 how many there are, %3 developments owned, %4 "3 monuments"
        return tr("Round %1 of %2 · developments: %3 · %4 still open")
            .arg(round()).arg(state().rules().soloRounds).arg(owned).arg(tr("%n monument(s)", nullptr, open));
    //: %1 the round, %2 developments owned, %3 how many end the match, %4 "3 monuments"
    return tr("Round %1 · %2 of %3 developments · %4 still open")
        .arg(round()).arg(owned).arg(state().agreed.developmentsToEnd)
        .arg(tr("%n monument(s)", nullptr, open));
}

BronzeMatch::Turn BronzeMatch::turnNow() const
{
    return {seat(), round(), over(), lastRoundNow(), standingNow()};
}

BronzeMatch::Work BronzeMatch::workNow() const
{
    return {workers(), workersLeft(), coins(), stonesToSell(), toDiscard(), stillToDiscard(), canBuy()};
}

QString BronzeMatch::mendName()
{
    //: What the undo button takes back, a noun: that the past was mended
    return tr("Repair");
}

BronzeMatch::Undo BronzeMatch::undoNow() const
{
    Undo undo;
    undo.length = typed().length();
    if (const TypedTouch *last = lastUntyped())
        undo.redoText = tr("Redo: %1").arg(last->path.isEmpty() ? sentences::shortName(*last->sheet) : typedName(last));
    else if (!m_mending && typed().afterMend() != 0)
        undo.redoText = tr("Redo: %1").arg(mendName());
    else if (typed().redoable() > 0)
        //: %1 what is made again
        undo.redoText = tr("Redo: %1").arg(sentences::shortName(*typed().nextMove()));
    if (const QString last = typedName(lastTypedTouch()); !last.isEmpty()) {
        undo.undoText = tr("Undo: %1").arg(last);
    } else if (hasPencil()) {
        undo.undoText = tr("Rub out");
    } else if (m_stage == Trade) {
        //: What the undo button takes back: that one looked at what can be exchanged
        undo.undoText = tr("Undo: %1").arg(tr("Exchange"));
    } else if (!m_passed.empty()) {
        undo.undoText = tr("Undo: %1").arg(m_passed.back() == Build ? tr("Build nothing") : tr("Buy nothing"));
    } else if (isAtBase()) {
        // What the table mends begins here; a later step leads back to what it came from.
        if (!m_mending->isFirstStep())
            undo.undoText = tr("Undo: %1").arg(mendName());
    } else if (isMendedHere()) {
        undo.undoText = tr("Undo: %1").arg(mendName());
    } else if (undoSteps() > 0) {
        //: %1 what is taken back: "Temple", "Roll"
        undo.undoText = tr("Undo: %1").arg(sentences::shortName(typed().moveAt(typed().length() - undoSteps())));
    }
    return undo;
}

QString BronzeMatch::undoDetail() const
{
    if (hasPencil() || !m_passed.empty() || undoSteps() == 0 || isAtBase())
        return {};
    if (isMendedHere())
        return tr("The past was mended; all of that is taken back.");
    const int first = typed().length() - undoSteps();
    QStringList came;
    for (int place = first; place < typed().length(); ++place)
        came += sentences::ofEffects(typed().stateAt(place), typed().moveAt(place), m_names);
    return sentences::whole(sentences::ofMove(typed().stateAt(first), typed().moveAt(first), m_names), came);
}

QString BronzeMatch::redoDetail() const
{
    return typed().redoable() > 0 && lastUntyped() == nullptr ? sentences::ofMove(state(), *typed().nextMove(), m_names) : QString();
}

// All of it is up to date before the first signal: a binding may look at more than its own group.
void BronzeMatch::tellWhatDiffers()
{
    const Turn turn = std::exchange(m_turn, turnNow());
    const Work work = std::exchange(m_work, workNow());
    const Undo undo = std::exchange(m_undo, undoNow());
    const Bar bar = std::exchange(m_bar, barNow());
    const Stage stage = std::exchange(m_shownStage, m_stage);
    if (turn != m_turn)
        Q_EMIT turnChanged();
    if (stage != m_shownStage)
        Q_EMIT stageChanged();
    if (work != m_work)
        Q_EMIT workChanged();
    if (undo != m_undo)
        Q_EMIT undoChanged();
    if (!bar.looksLike(m_bar))
        Q_EMIT barChanged();
    // What is not kept yet is told once it is.
    if (!m_session->isKeeping())
        Q_EMIT changed();
}

} // namespace pegsheet::app
