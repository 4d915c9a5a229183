// SPDX-License-Identifier: Apache-2.0
// Trades, swaps and spearheads: what the bar offers.
#include "app/bronze/bronzematch.h"

#include "app/bronze/words.h"
#include "model/bronze/rules.h"

namespace pegsheet::app {

using bronze::PencilKind;

void BronzeMatch::openTrade()
{
    if (!exchange().offered)
        return;
    if (!exchange().open) {
        const bool isLate = !bronze::isTradeTime(state());
        refuse(isLate ? tr("Trading comes before the first building of a turn. Undo the building to trade.")
                      : tr("There is nothing to trade: nobody has a good or food that another has room for."),
               {});
        return;
    }
    (void)addTouch(touchOf(PencilKind::Partner, exchange().partner));
}

BronzeMatch::Bar BronzeMatch::tradeBar()
{
    if (exchange().partner < 0)
        return swapBar();
    const auto back = [this] { (void)cancel(); };
    const bronze::Deal &deal = pencil().deal;
    const QString other = names().at(exchange().partner);
    if (deal.empty())
        //: The right button while nothing is offered yet
        return {tr("Nothing offered"), tr("touch the boards"), false, tr("Back"), {}, back};
    if (!deal.agreed)
        //: The right button: %1 a player says yes to what is offered
        return {tr("%1 agrees").arg(playerName()),
                //: Under it: %1 the other player, who must say yes too
                tr("then %1 is asked").arg(other), true, tr("Back"), touchOf(PencilKind::Agree), back};
    const QString late = state().rules().tradesAfterBuilding ? unusedWorkers() : QString();
    Bar bar{tr("%1 agrees").arg(other),
            //: Under the button with which the second player says yes
            late.isEmpty() ? tr("and it changes hands") : late, true, tr("Back"), touchOf(PencilKind::Finish), back};
    bar.mark = markAt(exchange().partner);
    return bar;
}

BronzeMatch::Bar BronzeMatch::swapBar()
{
    const auto back = [this] { (void)cancel(); };
    const bronze::Deal &deal = pencil().deal;
    //: Under the right button: %n swaps that the ships have left this turn
    const QString left = tr("%n swap(s) left", nullptr, exchange().swapsLeft);
    if (!deal.isSwap())
        return {tr("Nothing to swap"), left, false, tr("Back"), {}, back};
    const bronze::Swap move = deal.swap();
    //: The right button: %1 and %2 are goods
    return {tr("%1 for %2").arg(words::name(move.from), words::name(move.to)),
            unusedWorkers().isEmpty() ? left : unusedWorkers(),
            true,
            tr("Back"),
            touchOf(PencilKind::Finish),
            back};
}

// Smithing: an invasion that strikes the others may take spearheads along.
BronzeMatch::Bar BronzeMatch::spearsBar()
{
    const int metal = pencil().spears.value_or(state().mine().goods[bronze::Good::Metal]);
    Amounts<bronze::Good> spearheads;
    spearheads[bronze::Good::Metal] = static_cast<std::uint8_t>(metal);
    //: The right button when an invasion turns against the others: %1 "2 Spearheads"
    Bar bar{tr("Send %1").arg(words::goods(spearheads)),
            //: Under it: %1 "4 points", what the spearheads cost each of the others besides
            tr("each loses %1 more").arg(words::points(metal * bronze::kSpearheadPoints)),
            true,
            {},
            touchOf(PencilKind::Finish),
            {}};
    //: The middle button: the invasion takes no spearheads along
    bar.offer(tr("Send none"), touchOf(PencilKind::SendNone));
    return bar;
}

} // namespace pegsheet::app
