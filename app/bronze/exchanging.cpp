// SPDX-License-Identifier: Apache-2.0
// Trades, swaps, ships and spearheads: touches on them, and what the bar then offers.
#include "app/bronze/bronzematch.h"

#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "model/bronze/rules.h"

#include <utility>

namespace pegsheet::app {

using bronze::Ware;

void BronzeMatch::openTrade()
{
    if (!m_exchange->offered())
        return;
    if (!m_exchange->open()) {
        const bool isLate = !bronze::isTradeTime(state());
        refuse(isLate ? tr("Trading comes before the first building of a turn. Undo the building to trade.")
                      : tr("There is nothing to trade: nobody has a good or food that another has room for."),
               {});
        return;
    }
    m_pencil.cancel();
    m_pencil.deal = {};
    lookAt(Trade);
}

// Back to what the turn was at: building, while workers wait in pencil.
void BronzeMatch::leaveTrade()
{
    m_pencil.deal = {};
    backTo(naturalStage());
    touched();
}

void BronzeMatch::takePartner(int place)
{
    if (m_stage != Trade || !m_exchange->take(place))
        return;
    m_pencil.deal = {};
    touched();
}

void BronzeMatch::touchRowOf(int ofSeat, const QString &key)
{
    if (m_stage == Trade)
        return touchExchange(ofSeat, key);
    if (ofSeat == seat())
        touchRow(key);
}

void BronzeMatch::touchExchange(int ofSeat, const QString &key)
{
    const auto ware = fromName<Ware>(key.toStdString());
    const bool mine = ofSeat == seat();
    if (!ware || (!mine && ofSeat != m_exchange->seat()))
        return;
    Deal next = m_pencil.deal;
    MaybeRefusal refusal;
    if (!m_exchange->withShips())
        refusal = touchDeal(state(), next, m_exchange->seat(), *ware, mine);
    else if (*ware != Ware::Food)
        refusal = touchSwap(state(), next, static_cast<bronze::Good>(*ware));
    else
        return explain(ofSeat, key);
    if (refusal)
        return refuse(errorText(*refusal), {{ofSeat, *ware == Ware::Food ? key : QStringLiteral("goods.") + key}});
    m_pencil.deal = next;
    touched();
}

// Workers in pencil are set first where nothing can be built after it; else they stay in pencil.
void BronzeMatch::exchange(const bronze::Move &move)
{
    const Pencil pencil = m_pencil;
    std::vector<bronze::Move> moves;
    if (state().rules().tradesAfterBuilding)
        moves = m_pencil.builds();
    moves.push_back(move);
    if (!make(moves) || state().rules().tradesAfterBuilding || isAppsTurn())
        return;
    m_pencil.boxes = pencil.boxes;
    refresh(false);
}

BronzeMatch::Bar BronzeMatch::tradeBar()
{
    if (m_exchange->withShips())
        return swapBar();
    const auto back = [this] { leaveTrade(); };
    const Deal &deal = m_pencil.deal;
    const QString other = names().at(m_exchange->seat());
    if (deal.empty())
        //: The right button while nothing is offered yet
        return {tr("Nothing offered"), tr("touch the boards"), false, tr("Back"), {}, back};
    if (!deal.agreed)
        //: The right button: %1 a player says yes to what is offered
        return {tr("%1 agrees").arg(playerName()),
                //: Under it: %1 the other player, who must say yes too
                tr("then %1 is asked").arg(other), true, tr("Back"),
                [this] {
                    m_pencil.deal.agreed = true;
                    touched();
                },
                back};
    const QString late = state().rules().tradesAfterBuilding ? unusedWorkers() : QString();
    Bar bar{tr("%1 agrees").arg(other),
            //: Under the button with which the second player says yes
            late.isEmpty() ? tr("and it changes hands") : late, true, tr("Back"),
            [this, move = deal.trade(m_exchange->seat())] { exchange(move); }, back};
    bar.mark = m_sheets.at(m_exchange->seat())->mark();
    return bar;
}

BronzeMatch::Bar BronzeMatch::swapBar()
{
    const auto back = [this] { leaveTrade(); };
    const Deal &deal = m_pencil.deal;
    //: Under the right button: %n swaps that the ships have left this turn
    const QString left = tr("%n swap(s) left", nullptr, m_exchange->swapsLeft());
    if (!deal.isSwap())
        return {tr("Nothing to swap"), left, false, tr("Back"), {}, back};
    const bronze::Swap move = deal.swap();
    //: The right button: %1 and %2 are goods
    return {tr("%1 for %2").arg(words::name(move.from), words::name(move.to)),
            unusedWorkers().isEmpty() ? left : unusedWorkers(),
            true,
            tr("Back"),
            [this, move] { exchange(move); },
            back};
}

void BronzeMatch::buildShip()
{
    const Pencil pencil = m_pencil;
    const bronze::Move move = bronze::Ship{1};
    if (!make(std::span(&move, 1)) || isAppsTurn())
        return;
    // Workers in pencil stay there.
    m_pencil.boxes = pencil.boxes;
    m_stage = naturalStage();
    refresh(false);
}

void BronzeMatch::preserve()
{
    play(bronze::Preserve{});
}

// One fewer goes along; after a single one, all again.
void BronzeMatch::touchSpears()
{
    const int all = state().mine().goods[bronze::Good::Metal];
    const int picked = m_pencil.spears.value_or(all);
    m_pencil.spears = picked > 1 ? std::optional(picked - 1) : std::nullopt;
    touched();
}

// Smithing: an invasion that strikes the others may take spearheads along.
BronzeMatch::Bar BronzeMatch::spearsBar()
{
    const int metal = m_pencil.spears.value_or(state().mine().goods[bronze::Good::Metal]);
    Amounts<bronze::Good> spearheads;
    spearheads[bronze::Good::Metal] = static_cast<std::uint8_t>(metal);
    //: The right button when an invasion turns against the others: %1 "2 Spearheads"
    Bar bar{tr("Send %1").arg(words::goods(spearheads)),
            //: Under it: %1 "4 points", what the spearheads cost each of the others besides
            tr("each loses %1 more").arg(words::points(metal * bronze::kSpearheadPoints)),
            true,
            {},
            [this, metal] { play(bronze::Spears{static_cast<std::uint8_t>(metal)}); },
            {}};
    //: The middle button: the invasion takes no spearheads along
    bar.offer(tr("Send none"), [this] { play(bronze::Spears{}); });
    return bar;
}

} // namespace pegsheet::app
