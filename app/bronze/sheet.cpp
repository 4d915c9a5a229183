// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/sheet.h"

#include "model/bronze/finished.h"
#include "model/bronze/payment.h"
#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

// Alone all there are can be bought, unless agreed otherwise.
int limitOf(const bronze::State &state)
{
    if (!state.isSolo() || state.agreed.soloEndsEarly)
        return state.agreed.developmentsToEnd;
    return static_cast<int>(std::count_if(kAll<bronze::Development>.begin(), kAll<bronze::Development>.end(),
                                          [&](bronze::Development each) { return bronze::exists(state, each); }));
}

// Everything of a finished sheet can be touched while it is typed in.
bool isTyped(const bronze::State &state, int seat)
{
    return state.step == bronze::Step::Typing && state.player == seat;
}

// Somebody else has them, or this one came later.
bool areFirstPointsGone(const bronze::State &state, int seat, bronze::Monument monument)
{
    if (!state.agreed.onlySheets)
        return bronze::firstTaken(state, monument);
    const bronze::Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    return sheet.finished(bronze::targetOf(monument)) || bronze::othersHaveFirst(state, seat, monument);
}

} // namespace

BronzeSheet::BronzeSheet(const bronze::State &state, const Player &player, LastTurn lastTurn, QObject *parent)
    : QObject(parent), m_player(player), m_limit(limitOf(state)),
      m_mostShips(bronze::exists(state, bronze::Development::Shipping) ? bronze::kMaxShips : 0),
      m_food(new BronzePegRow(std::nullopt, this)), m_lastTurnOf(std::move(lastTurn))
{
    for (const bronze::Target target : kAll<bronze::Target>)
        (bronze::isCity(target) ? m_cities : m_monuments).append(new BronzeBuilding(state, target, this));
    for (const bronze::Development development : kAll<bronze::Development>)
        if (bronze::exists(state, development))
            m_developments.append(new BronzeDevelopment(state, development, this));
    for (const bronze::Good good : kAll<bronze::Good>)
        m_goods.append(new BronzePegRow(good, this));
}

void BronzeSheet::passTo(const Player &player)
{
    if (m_player.seat == player.seat)
        return;
    m_player = player;
    Q_EMIT playerChanged();
    forgetLastTurn();
}

void BronzeSheet::show(const Context &context)
{
    const bronze::Sheet &sheet = context.now.sheets[static_cast<std::size_t>(seat())];
    const bronze::Sheet &before = context.before.sheets[static_cast<std::size_t>(seat())];
    for (BronzeBuilding *city : std::as_const(m_cities))
        showBuilding(*city, context);
    for (BronzeBuilding *monument : std::as_const(m_monuments))
        showBuilding(*monument, context);
    for (BronzeDevelopment *development : std::as_const(m_developments))
        showDevelopment(*development, context);
    for (BronzePegRow *row : std::as_const(m_goods))
        showGood(*row, context);
    showFood(context);

    const View view{context.now.player == seat() && context.now.step != bronze::Step::Over,
                    bronze::isEntered(context.now, seat()),
                    bronze::totalOf(context.now, seat()),
                    sheet.developments.size(),
                    sheet.cities(),
                    sheet.goodsCount(),
                    sheet.goodsValue(),
                    sheet.disasters,
                    std::max(0, sheet.disasters - before.disasters),
                    isCorrected(context, {}, "disasters"),
                    sheet.ships};
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT changed();
}

bool BronzeSheet::isCorrected(const Context &context, std::string_view group, std::string_view name) const
{
    return !context.corrected.empty() && correctedAt(context.corrected, seat(), pathOf(group, name));
}

void BronzeSheet::showBuilding(BronzeBuilding &building, const Context &context) const
{
    const auto seat = static_cast<std::size_t>(m_player.seat);
    const bronze::Sheet &sheet = context.now.sheets[seat];
    const bronze::Target target = building.target();
    const bool acts = context.now.player == m_player.seat;
    BronzeBuilding::View view;
    view.ticked = sheet.boxes(target);
    view.fresh = std::max(0, view.ticked - context.before.sheets[seat].boxes(target));
    view.finished = sheet.finished(target);
    if (bronze::isCity(target)) {
        view.corrected = isCorrected(context, "cityBoxes", nameOf(target));
    } else {
        const bronze::Monument monument = bronze::monumentOf(target);
        view.earned = sheet.monumentPoints[monument];
        view.earnedFirst = view.finished && view.earned == bronze::kMonuments[monument].first;
        view.firstGone = !view.earnedFirst && areFirstPointsGone(context.now, m_player.seat, monument);
        view.corrected = isCorrected(context, "monuments", nameOf(monument));
    }
    BronzeBuilding::Offer offer;
    offer.pencilled = acts ? context.pencil.boxes[target] : 0;
    offer.legal = acts && bronze::mayBuild(context.now.step) && context.now.workers > 0 && !view.finished
        && bronze::inPlay(context.now, target) && (offer.pencilled > 0 || context.pencil.workers() < context.now.workers);
    if (isTyped(context.now, m_player.seat))
        offer.legal = bronze::inPlay(context.now, target);
    building.show(view, offer);
}

void BronzeSheet::showDevelopment(BronzeDevelopment &development, const Context &context) const
{
    const auto index = static_cast<std::size_t>(seat());
    const bronze::Development which = development.development();
    const bool buys = context.now.player == seat() && bronze::mayBuy(context.now.step);
    BronzeDevelopment::View view;
    view.owned = context.now.sheets[index].has(which);
    view.fresh = view.owned && !context.before.sheets[index].has(which);
    view.corrected = isCorrected(context, "developments", nameOf(which));
    BronzeDevelopment::Offer offer;
    if (buys && !view.owned) {
        offer.missing = std::max(0, bronze::costOf(context.now, which) - bronze::purchasingPower(context.now));
        offer.legal = offer.missing == 0;
    }
    if (isTyped(context.now, seat()))
        offer.legal = true;
    offer.chosen = buys && context.pencil.development == which;
    development.show(view, offer);
}

void BronzeSheet::showGood(BronzePegRow &row, const Context &context) const
{
    const auto index = static_cast<std::size_t>(seat());
    const bronze::Good good = *row.good();
    const bool acts = context.now.player == m_player.seat;
    BronzePegRow::View view;
    view.legal = isTyped(context.now, seat());
    view.peg = context.now.sheets[index].goods[good];
    const int before = context.before.sheets[index].goods[good];
    view.before = before != view.peg ? before : -1;
    if (isExchanging(context)) {
        showExchange(view, static_cast<bronze::Ware>(good), context);
    } else if (acts && context.isInvading && good == bronze::Good::Metal) {
        view.legal = view.chosen = true;
        view.pencil = view.peg - context.pencil.spears.value_or(view.peg);
    } else if (acts && context.pencil.development) {
        view.legal = view.peg > 0;
        view.chosen = context.pencil.rows.has(good);
        view.pencil = view.chosen ? 0 : -1;
    } else if (acts && bronze::mayDiscard(context.now.step) && bronze::toDiscard(context.now.mine()) > 0) {
        const int left = bronze::toDiscard(context.now.mine()) - context.pencil.discard.total();
        view.chosen = context.pencil.discard[good] > 0;
        view.legal = context.isDiscarding && view.peg > 0 && (view.chosen || left > 0);
        view.pencil = view.chosen ? view.peg - context.pencil.discard[good] : -1;
    }
    view.corrected = isCorrected(context, "goods", nameOf(good));
    row.show(view);
}

void BronzeSheet::showFood(const Context &context) const
{
    const auto index = static_cast<std::size_t>(seat());
    BronzePegRow::View view;
    view.peg = context.now.sheets[index].food;
    const int before = context.before.sheets[index].food;
    view.before = before != view.peg ? before : -1;
    const bool paying = context.now.player == seat() && context.pencil.development
        && context.now.sheets[index].has(bronze::Development::Granaries);
    view.legal = paying && view.peg > 0;
    view.chosen = paying && context.pencil.food > 0;
    view.pencil = view.chosen ? view.peg - context.pencil.food : -1;
    view.corrected = isCorrected(context, {}, "food");
    // Ships carry goods only.
    if (isExchanging(context) && context.partner != context.now.player)
        showExchange(view, bronze::Ware::Food, context);
    m_food->show(view);
}

bool BronzeSheet::isExchanging(const Context &context) const
{
    return context.partner && (context.now.player == seat() || context.partner == seat());
}

void BronzeSheet::showExchange(BronzePegRow::View &view, bronze::Ware ware, const Context &context) const
{
    const int gives = context.pencil.deal.gives[ware] * (context.now.player == seat() ? 1 : -1);
    view.legal = view.peg > 0 || gives != 0;
    view.chosen = gives != 0;
    view.pencil = gives != 0 ? view.peg - gives : -1;
}

QString BronzeSheet::lastTurn() const
{
    if (!m_lastTurn)
        m_lastTurn = m_lastTurnOf(seat());
    return *m_lastTurn;
}

void BronzeSheet::forgetLastTurn()
{
    m_lastTurn.reset();
    Q_EMIT lastTurnChanged();
}

void BronzeSheet::retranslate()
{
    // With `changed` pages ask anew for the words of what the table corrected.
    const auto tell = [](auto *part) {
        Q_EMIT part->languageChanged();
        Q_EMIT part->changed();
    };
    forgetLastTurn();
    for (BronzeBuilding *building : m_cities + m_monuments)
        tell(building);
    for (BronzeDevelopment *development : std::as_const(m_developments))
        tell(development);
    for (BronzePegRow *row : m_goods + QList{m_food})
        tell(row);
    Q_EMIT changed();
}

} // namespace pegsheet::app
