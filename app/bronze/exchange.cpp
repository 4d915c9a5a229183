// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/exchange.h"

#include "app/bronze/words.h"
#include "model/bronze/late.h"
#include "model/bronze/rules.h"
#include "model/bronze/trading.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

struct ExchangeText
{
    Q_DECLARE_TR_FUNCTIONS(BronzeExchange)
};

QString swapWords(const bronze::Deal &deal)
{
    if (deal.empty())
        return ExchangeText::tr("Touch the good that goes, then the one that comes.");
    if (!deal.isSwap())
        //: A good that a ship takes away is picked already
        return ExchangeText::tr("Now touch the good that comes.");
    const bronze::Swap swap = deal.swap();
    //: Two goods
    return ExchangeText::tr("A ship swaps %1 for %2.").arg(words::name(swap.from), words::name(swap.to));
}

QString tradeWords(const bronze::Trade &trade, const QString &name, const QString &partner)
{
    if (trade.give.total() == 0 && trade.take.total() == 0)
        //: %1 a player
        return ExchangeText::tr("Touch what you give on your board, and what you get on %1's.").arg(partner);
    if (trade.take.total() == 0)
        //: %1 a player, %2 "2 Wood, 3 food"
        return ExchangeText::tr("%1 gives %2.").arg(name, words::wares(trade.give));
    if (trade.give.total() == 0)
        //: %1 a player, %2 "2 Wood, 3 food"
        return ExchangeText::tr("%1 gets %2.").arg(name, words::wares(trade.take));
    //: %1 a player, %2 and %3 "2 Wood, 3 food"
    return ExchangeText::tr("%1 gives %2 and gets %3.").arg(name, words::wares(trade.give), words::wares(trade.take));
}

} // namespace

BronzeExchange exchangeOf(const bronze::State &state, const bronze::Pencil &pencil, int usual, const QStringList &names)
{
    BronzeExchange exchange;
    exchange.open = bronze::mayDiscard(state.step) && bronze::canExchange(state);
    exchange.offered = exchange.open || (state.agreed.trading && state.players > 1 && bronze::mayBuild(state.step));
    exchange.shipsInReach = bronze::mayBuild(state.step) ? bronze::shipsInReach(state) : 0;
    exchange.swapsLeft = bronze::swapsLeft(state);
    if (state.step == bronze::Step::Start && bronze::canPreserve(state))
        exchange.foodPreserved = std::min(bronze::kMaxFood, 2 * state.mine().food);
    const std::vector<int> seats = bronze::tradePartners(state);
    for (const int seat : seats)
        //: Whom to exchange with: one's own ships, which swap goods
        exchange.partners.append(seat == state.player ? BronzePartner{ExchangeText::tr("Ships"), -1}
                                                      : BronzePartner{names.at(seat), seat});
    const bool isUsual = seats.empty() || std::find(seats.begin(), seats.end(), usual) != seats.end();
    const int with = pencil.partner.value_or(isUsual ? usual : seats.front());
    const bool withShips = with == state.player;
    exchange.partner = withShips ? -1 : with;
    exchange.place = static_cast<int>(std::find(seats.begin(), seats.end(), with) - seats.begin());
    exchange.agreed = pencil.deal.agreed;
    exchange.words = withShips ? swapWords(pencil.deal)
                               : tradeWords(pencil.deal.trade(with), names.at(state.player), names.at(with));
    return exchange;
}

} // namespace pegsheet::app
