// SPDX-License-Identifier: Apache-2.0
// What the turn asks for, and what the bar at the bottom offers: words and what they do.
#include "app/bronze/bronzematch.h"

#include "app/bronze/sentences.h"
#include "app/bronze/words.h"
#include "model/bronze/payment.h"
#include "model/bronze/preview.h"
#include "model/bronze/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::PencilKind;
using bronze::Step;

namespace {

// Those parts of a detail that there are.
QString inARow(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

int BronzeMatch::railStep() const
{
    switch (stage()) {
    case Roll: return 1;
    case Spears: return 3;
    case Build:
    case Trade: return 4;
    case Buy: return 5;
    default: return 6;
    }
}

int BronzeMatch::stonesToSell() const
{
    const bool engineers = bronze::mayBuild(state().step) && state().mine().has(bronze::Development::Engineering);
    return engineers ? state().mine().goods[bronze::Good::Stone] : 0;
}

bool BronzeMatch::isUntouched() const
{
    return stage() == Roll && !m_tray->rolled() && m_tray->missing() == m_tray->count();
}

bool BronzeMatch::isAtRest() const
{
    const bool isRolling = stage() == Roll && (m_tray->rolled() || (m_tray->realDice() && m_tray->missing() < m_tray->count()));
    return !hasPencil() && stage() != Trade && !isRolling;
}

BronzeMatch::Bar BronzeMatch::barNow()
{
    if (isProposalApart())
        return proposalBar();
    // Workers in pencil are set before anything ends the turn.
    if ((stage() == Discard || stage() == End) && pencil().workers() > 0)
        return buildBar();
    switch (stage()) {
    case Roll: return rollBar();
    case Build: return buildBar();
    case Buy: return buyBar();
    case Discard: return discardBar();
    case End: return endBar();
    case Spears: return spearsBar();
    case Typing: return typingBar();
    case Trade: return tradeBar();
    case Over: break;
    }
    return {};
}

BronzeMatch::Bar BronzeMatch::rollBar()
{
    if (m_tray->realDice())
        return enteringBar();
    const auto roll = [this] { fall(m_tray->roll()); };
    const int loose = m_tray->toRoll();
    if (!m_tray->rolled())
        return {tr("Roll %1").arg(words::dice(loose)), {}, true, {}, roll, {}};
    if (m_tray->leadershipPicking())
        return {tr("Touch a die"), tr("it is rolled once more"), false, tr("Not after all"), {}, touchOf(PencilKind::Lead)};
    if (loose == 0)
        return collectBar();
    Bar bar{tr("Roll %1").arg(words::dice(loose)), {}, true, {}, roll, {}};
    bar.offer(tr("Keep all"), touchOf(PencilKind::Finish),
              //: Under "Keep all": the dice let go are kept too, and all of them bring what they show
              tr("and collect"));
    return bar;
}

// Real dice: the last faces only, or each roll as it happens.
BronzeMatch::Bar BronzeMatch::enteringBar()
{
    const int missing = m_tray->missing();
    const bool every = m_tray->everyRoll();
    const Touch enter = touchOf(PencilKind::Enter);
    if (isAppsTurn() && missing == 0 && m_tray->toRoll() > 0)
        //: The right button once a roll for a seat that the app plays is entered: then it says what to roll again
        return {tr("Go on"), {}, true, {}, enter, {}};
    const Touch keep = touchOf(PencilKind::KeepAll);
    if (m_tray->leadershipPicking())
        return {missing == 0 ? tr("Touch a die") : tr("%1 to go").arg(words::dice(missing)),
                missing == 0 ? tr("it is rolled once more") : QString(),
                false,
                tr("Not after all"),
                {},
                keep};
    if (missing > 0)
        //: The right button while dice are being entered: %1 "2 dice"
        return {
            tr("%1 to go").arg(words::dice(missing)), {}, false, every && m_tray->rolled() ? tr("Keep all") : QString(), {}, keep};
    Bar bar = collectBar();
    if (every && m_tray->toRoll() > 0 && (!m_tray->rolled() || m_tray->rollsLeft() > 0))
        //: The middle button once a roll is entered: then some dice are rolled again
        bar.offer(tr("Re-roll some"), enter);
    else if (every && m_tray->toRoll() > 0 && bronze::leadershipReady(state()))
        bar.offer(words::name(bronze::Development::Leadership), touchOf(PencilKind::Lead));
    return bar;
}

BronzeMatch::Bar BronzeMatch::collectBar()
{
    Bar bar{tr("Collect"), tr("goods, food, skulls"), true, {}, touchOf(PencilKind::Finish), {}};
    if (m_tray->leadershipReady())
        bar.offer(words::name(bronze::Development::Leadership), touchOf(PencilKind::Lead),
                  //: Under "Leadership" while dice could still be rolled again: it ends the rolling
                  m_tray->rollsLeft() > 0 ? tr("no re-roll after it") : QString());
    return bar;
}

// A word at the moment of choosing, before it is too late.
QString BronzeMatch::endOfMatch(const bronze::Outlook &outlook)
{
    const bool isLast = std::any_of(outlook.effects.begin(), outlook.effects.end(),
                                    [](const bronze::Effect &effect) { return std::holds_alternative<bronze::LastRound>(effect); });
    if (!isLast)
        return {};
    //: Under a button: what is bought or built completes what the match ends with, at once or after this round
    return outlook.after.step == Step::Over ? tr("ends the match") : tr("makes it the last round");
}

QString BronzeMatch::unusedWorkers() const
{
    //: Under a button that leaves building behind: %1 "3 workers"
    return workersLeft() > 0 ? tr("%1 unused").arg(words::workers(workersLeft())) : QString();
}

BronzeMatch::Bar BronzeMatch::buildBar()
{
    const int set = pencil().workers();
    if (set == 0)
        return {tr("Build nothing"), unusedWorkers(), true, {}, touchOf(PencilKind::Pass, Build), {}};
    const auto moves = confirmed(state(), pencil().builds());
    const bronze::Outlook outlook = bronze::outlook(state(), moves);
    QStringList finished;
    int points = 0;
    for (const bronze::Effect &effect : outlook.effects) {
        if (const auto *built = std::get_if<bronze::Built>(&effect); built && built->open == 0) {
            finished.append(words::name(built->target));
            points += built->points;
        }
    }
    const QString last = endOfMatch(outlook);
    Bar bar{tr("Build %1").arg(words::boxes(set)), {}, true, {}, touchOf(PencilKind::Finish), {}};
    QStringList detail;
    if (!finished.isEmpty())
        //: %1 the buildings that will be finished
        detail.append(tr("finishes %1").arg(words::list(finished)));
    // It is said before all else that comes of it.
    if (!last.isEmpty())
        detail.prepend(last);
    else if (points > 0)
        detail.append(tr("+%1").arg(words::points(points)));
    if (workersLeft() > 0)
        //: %1 "1 worker"
        detail.append(tr("%1 left").arg(words::workers(workersLeft())));
    if (last.isEmpty() && std::holds_alternative<bronze::EndTurn>(moves.back()))
        detail.append(tr("ends the turn"));
    bar.detail = detail.join(QStringLiteral(" · "));
    return bar;
}

BronzeMatch::Bar BronzeMatch::buyBar()
{
    if (!pencil().development)
        return buyNothingBar();
    if (purchase().missing > 0)
        return {tr("%1 missing").arg(words::coins(purchase().missing)),
                tr("touch rows to pay with them"),
                false,
                tr("Back"),
                {},
                [this] { (void)cancel(); }};
    //: %1 a number of coins, %2 a development
    return {tr("Pay %1 for %2").arg(purchase().paid).arg(purchase().name),
            purchaseDetail(pencil().moves(state())),
            true,
            tr("Back"),
            touchOf(PencilKind::Finish),
            [this] { (void)cancel(); }};
}

QString BronzeMatch::purchaseDetail(const std::vector<bronze::Move> &moves) const
{
    const bool ends = std::holds_alternative<bronze::EndTurn>(moves.back());
    const QString last = endOfMatch(bronze::outlook(state(), moves));
    const QString unused = unusedWorkers();
    QStringList parts;
    // There is no room for all of it; the points stand beside the name of what is bought as well.
    if (!last.isEmpty())
        parts.append(last);
    else if (unused.isEmpty())
        parts.append(tr("+%1").arg(words::points(purchase().points)));
    if (pencil().workers() > 0)
        //: Under a button: %1 "3 boxes": ticked at the same time
        parts.append(tr("builds %1").arg(words::boxes(pencil().workers())));
    parts.append(unused);
    if (ends && last.isEmpty())
        parts.append(tr("ends the turn"));
    else if (!ends && purchase().over > 0)
        // Where it ends the turn there is no room for this; it stands above, beside the sum.
        //: %1 "2 coins"
        parts.append(tr("lost: %1 too many").arg(words::coins(purchase().over)));
    return inARow(parts);
}

BronzeMatch::Bar BronzeMatch::buyNothingBar()
{
    const int set = pencil().workers();
    const QString builds = set > 0 ? tr("builds %1").arg(words::boxes(set)) : QString();
    const QString ends = toDiscard() > 0 ? QString() : tr("ends the turn");
    return {
        tr("Buy nothing"), inARow({builds, unusedWorkers(), ends}), true, {}, touchOf(PencilKind::Pass, Buy, set > 0 ? 1 : 0), {}};
}

BronzeMatch::Bar BronzeMatch::discardBar()
{
    const int left = stillToDiscard();
    if (left > 0)
        //: The right button while goods above six must go: %n goods are still to be picked
        return {tr("%n good(s) too many", nullptr, left), tr("touch the rows to give up"), false, {}, {}, {}};
    return {tr("Discard %1").arg(words::goods(pencil().discard)),
            inARow({unusedWorkers(), tr("ends the turn")}),
            true,
            {},
            touchOf(PencilKind::Finish),
            {}};
}

BronzeMatch::Bar BronzeMatch::endBar()
{
    const int next = (seat() + 1) % state().players;
    const bool last = next == 0 && bronze::endReason(state()) != bronze::EndReason::None;
    //: %1 the next player's name
    const QString then = last ? tr("then the scores")
        : state().isSolo()    ? tr("then round %1").arg(round() + 1)
                              : tr("then it is %1's turn").arg(names().at(next));
    return {tr("End the turn"), inARow({unusedWorkers(), then}), true, {}, touchOf(PencilKind::Finish), {}};
}

} // namespace pegsheet::app
