// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/exchange.h"

#include "app/bronze/words.h"
#include "model/bronze/late.h"
#include "model/bronze/rules.h"
#include "model/bronze/trading.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

BronzeExchange::BronzeExchange(QStringList names, QList<BronzeSheet *> sheets, QObject *parent)
    : QObject(parent), m_names(std::move(names)), m_sheets(std::move(sheets))
{
}

QVariantList BronzeExchange::partners() const
{
    QVariantList list;
    for (const int seat : m_view.seats) {
        const bool isShips = seat == m_view.acting;
        list.append(QVariantMap{//: Whom to exchange with: one's own ships, which swap goods
                                {QStringLiteral("name"), isShips ? tr("Ships") : m_names.at(seat)},
                                {QStringLiteral("seat"), isShips ? -1 : seat}});
    }
    return list;
}

int BronzeExchange::place() const
{
    return static_cast<int>(m_view.seats.indexOf(m_view.partner));
}

QString BronzeExchange::words() const
{
    return withShips() ? swapWords() : tradeWords();
}

QString BronzeExchange::swapWords() const
{
    const bronze::Deal &deal = m_view.deal;
    if (deal.empty())
        return tr("Touch the good that goes, then the one that comes.");
    if (!deal.isSwap())
        //: A good that a ship takes away is picked already
        return tr("Now touch the good that comes.");
    const bronze::Swap swap = deal.swap();
    //: Two goods
    return tr("A ship swaps %1 for %2.").arg(words::name(swap.from), words::name(swap.to));
}

QString BronzeExchange::tradeWords() const
{
    const bronze::Trade trade = m_view.deal.trade(m_view.partner);
    const QString &name = m_names.at(m_view.acting);
    if (trade.give.total() == 0 && trade.take.total() == 0)
        //: %1 a player
        return tr("Touch what you give on your board, and what you get on %1's.").arg(m_names.at(m_view.partner));
    if (trade.take.total() == 0)
        //: %1 a player, %2 "2 Wood, 3 food"
        return tr("%1 gives %2.").arg(name, words::wares(trade.give));
    if (trade.give.total() == 0)
        //: %1 a player, %2 "2 Wood, 3 food"
        return tr("%1 gets %2.").arg(name, words::wares(trade.take));
    //: %1 a player, %2 and %3 "2 Wood, 3 food"
    return tr("%1 gives %2 and gets %3.").arg(name, words::wares(trade.give), words::wares(trade.take));
}

void BronzeExchange::show(const bronze::State &state, const bronze::Pencil &pencil)
{
    View view;
    view.open = bronze::mayDiscard(state.step) && bronze::canExchange(state);
    view.offered = view.open || (state.agreed.trading && state.players > 1 && bronze::mayBuild(state.step));
    view.acting = state.player;
    for (const int seat : bronze::tradePartners(state))
        view.seats.append(seat);
    m_wanted = pencil.partner.value_or(m_wanted);
    view.partner = view.seats.contains(m_wanted) || view.seats.isEmpty() ? m_wanted : view.seats.front();
    view.deal = pencil.deal;
    view.shipsInReach = bronze::mayBuild(state.step) ? bronze::shipsInReach(state) : 0;
    view.swapsLeft = bronze::swapsLeft(state);
    if (state.step == bronze::Step::Start && bronze::canPreserve(state))
        view.foodPreserved = std::min(bronze::kMaxFood, 2 * state.mine().food);
    if (m_view == view)
        return;
    m_view = std::move(view);
    Q_EMIT changed();
}

} // namespace pegsheet::app
