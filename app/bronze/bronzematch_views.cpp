// SPDX-License-Identifier: Apache-2.0
// What bindings see of a match, a group a signal, and what tells them.
#include "app/bronze/bronzematch.h"

#include "app/bronze/handbook.h"
#include "app/bronze/sentences.h"
#include "app/bronze/text/bronzetext.h"
#include "model/bronze/rules.h"

#include <bit>

namespace pegsheet::app {

static_assert(BronzeMatch::Typing == static_cast<BronzeMatch::Stage>(bronze::Stage::Typing));

QList<BronzeSheet> BronzeMatch::sheets() const
{
    return once(QStringLiteral("sheets"), [this] {
        const bronze::State now = scoring() ? pencil().typed.over(state(), seat()) : state();
        const bronze::Stage stage = bronze::stageOf(state(), pencil());
        return bronzeview::sheets(m_printed, {now, m_shownBefore, pencil(), stage, m_corrected}, names(), marks());
    });
}

QStringList BronzeMatch::lastTurns() const
{
    QStringList turns;
    for (int seat = 0; seat < state().players; ++seat) {
        if (!m_lastTurns.contains(seat))
            m_lastTurns.insert(seat, lastTurnOf(seat));
        turns.append(m_lastTurns.value(seat));
    }
    return turns;
}

BronzePurchase BronzeMatch::purchase() const
{
    return once(QStringLiteral("purchase"), [this] { return purchaseOf(state(), pencil()); });
}

BronzeExchange BronzeMatch::exchange() const
{
    return once(QStringLiteral("exchange"), [this] { return exchangeOf(state(), pencil(), m_partner, names()); });
}

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
            return tr("Last round: %1 owns %2 developments.").arg(names().at(seat)).arg(owned);
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
            .arg(round())
            .arg(state().rules().soloRounds)
            .arg(owned)
            .arg(tr("%n monument(s)", nullptr, open));
    //: %1 the round, %2 developments owned, %3 how many end the match, %4 "3 monuments"
    return tr("Round %1 · %2 of %3 developments · %4 still open")
        .arg(round())
        .arg(owned)
        .arg(state().agreed.developmentsToEnd)
        .arg(tr("%n monument(s)", nullptr, open));
}

BronzeMatch::Work BronzeMatch::workNow() const
{
    return {workers(), workersLeft(), coins(), stonesToSell(), toDiscard(), stillToDiscard(), canBuy()};
}

std::function<void()> BronzeMatch::update()
{
    const Work work = std::exchange(m_work, workNow());
    const Stage before = std::exchange(m_shownStage, stage());
    return [this, tellTable = TableMatch::update(), isStage = before != m_shownStage, isWork = work != m_work] {
        if (tellTable)
            tellTable();
        if (isStage)
            Q_EMIT stageChanged();
        if (isWork)
            Q_EMIT workChanged();
    };
}

} // namespace pegsheet::app
