// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/sheet.h"

#include "app/bronze/corrections.h"
#include "app/bronze/words.h"
#include "model/bronze/finished.h"
#include "model/bronze/payment.h"
#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace pegsheet::app::bronzeview {

using namespace bronze;

namespace {

// Alone all there are can be bought, unless agreed otherwise.
int limitOf(const State &state)
{
    if (!state.isSolo() || state.agreed.soloEndsEarly)
        return state.agreed.developmentsToEnd;
    return static_cast<int>(
        std::count_if(kAll<Development>.begin(), kAll<Development>.end(), [&](Development each) { return exists(state, each); }));
}

BronzeBuilding printedBuilding(const State &state, Target target)
{
    BronzeBuilding building;
    building.key = words::key(target);
    building.place = static_cast<int>(target);
    building.name = words::name(target);
    building.city = isCity(target);
    building.boxes = boxesOf(target);
    for (const std::uint8_t row : building.city ? kCities[cityOf(target)].rows : kMonuments[monumentOf(target)].rows)
        if (row > 0)
            building.rows.append(row);
    if (building.city)
        return building;
    building.firstPoints = kMonuments[monumentOf(target)].first;
    building.laterPoints = laterPoints(state, monumentOf(target));
    building.closed = !inPlay(state, target);
    return building;
}

BronzeDevelopment printedDevelopment(const State &state, Development which)
{
    BronzeDevelopment development;
    development.which = which;
    development.key = words::key(which);
    development.name = words::name(which);
    development.effect = words::effect(which, state.variant, state.isSolo());
    development.cost = costOf(state, which);
    development.points = pointsOf(state, which);
    return development;
}

BronzePegRow printedRow(std::optional<Good> good)
{
    BronzePegRow row;
    row.key = good ? words::key(*good) : QStringLiteral("food");
    row.name = good ? words::name(*good) : words::food();
    row.isFood = !good;
    row.pegs = good ? kGoods[*good].pegs : kMaxFood;
    for (int hole = 0; hole <= row.pegs; ++hole)
        row.values.append(good ? kGoods[*good].values[static_cast<std::size_t>(hole)] : hole);
    return row;
}

// What stands on one player's sheet, and what the turn allows there.
class Looked
{
public:
    Looked(const Shown &shown, int seat)
        : m_shown(shown), m_state(shown.now), m_pencil(shown.pencil), m_seat(seat),
          m_now(shown.now.sheets.at(static_cast<std::size_t>(seat))),
          m_before(shown.before.sheets.at(static_cast<std::size_t>(seat))), m_acts(shown.now.player == seat),
          m_isTyped(m_acts && shown.now.step == Step::Typing),
          m_isExchanging(shown.pencil.partner && (m_acts || shown.pencil.partner == seat))
    {
    }

    [[nodiscard]] BronzeSheet on(BronzeSheet sheet) const
    {
        sheet.seat = m_seat;
        for (BronzeBuilding &city : sheet.cities)
            show(city);
        for (BronzeBuilding &monument : sheet.monuments)
            show(monument);
        for (BronzeDevelopment &development : sheet.developments)
            show(development);
        for (const Good good : kAll<Good>)
            show(sheet.goods[static_cast<qsizetype>(good)], good);
        showFood(sheet.food);
        sheet.acting = m_acts && m_state.step != Step::Over;
        sheet.entered = isEntered(m_state, m_seat);
        sheet.score = totalOf(m_state, m_seat);
        sheet.developmentCount = m_now.developments.size();
        sheet.cityCount = m_now.cities();
        sheet.goodsCount = m_now.goodsCount();
        sheet.goodsValue = m_now.goodsValue();
        sheet.disasters = m_now.disasters;
        sheet.freshDisasters = std::max(0, m_now.disasters - m_before.disasters);
        sheet.disastersCorrected = isCorrected({}, "disasters");
        sheet.ships = m_now.ships;
        return sheet;
    }

private:
    [[nodiscard]] bool isCorrected(std::string_view group, std::string_view name) const
    {
        return !m_shown.corrected.empty() && correctedAt(m_shown.corrected, m_seat, pathOf(group, name));
    }

    // Somebody else has them, or this one came later.
    [[nodiscard]] bool areFirstPointsGone(Monument monument) const
    {
        if (!m_state.agreed.onlySheets)
            return firstTaken(m_state, monument);
        return m_now.finished(targetOf(monument)) || othersHaveFirst(m_state, m_seat, monument);
    }

    void show(BronzeBuilding &building) const
    {
        const auto target = static_cast<Target>(building.place);
        building.ticked = m_now.boxes(target);
        building.fresh = std::max(0, building.ticked - m_before.boxes(target));
        building.finished = m_now.finished(target);
        if (building.city) {
            building.corrected = isCorrected("cityBoxes", nameOf(target));
        } else {
            const Monument monument = monumentOf(target);
            building.earned = m_now.monumentPoints[monument];
            building.earnedFirst = building.finished && building.earned == building.firstPoints;
            building.firstGone = !building.earnedFirst && areFirstPointsGone(monument);
            building.corrected = isCorrected("monuments", nameOf(monument));
        }
        building.pencilled = m_acts ? m_pencil.boxes[target] : 0;
        // Everything of a finished sheet can be touched while it is typed in.
        building.legal = !building.closed
            && (m_isTyped
                || (m_acts && mayBuild(m_state.step) && m_state.workers > 0 && !building.finished
                    && (building.pencilled > 0 || m_pencil.workers() < m_state.workers)));
    }

    void show(BronzeDevelopment &development) const
    {
        const Development which = development.which;
        const bool buys = m_acts && mayBuy(m_state.step);
        development.owned = m_now.has(which);
        development.fresh = development.owned && !m_before.has(which);
        development.corrected = isCorrected("developments", nameOf(which));
        if (buys && !development.owned)
            development.missing = std::max(0, development.cost - purchasingPower(m_state));
        development.legal = m_isTyped || (buys && !development.owned && development.missing == 0);
        development.chosen = buys && m_pencil.development == which;
    }

    void show(BronzePegRow &row, Good good) const
    {
        stand(row, m_now.goods[good], m_before.goods[good]);
        row.legal = m_isTyped;
        row.corrected = isCorrected("goods", nameOf(good));
        if (m_isExchanging) {
            showExchange(row, static_cast<Ware>(good));
        } else if (m_acts && m_shown.stage == Stage::Spears && good == Good::Metal) {
            row.legal = row.chosen = true;
            row.pencil = row.peg - m_pencil.spears.value_or(row.peg);
        } else if (m_acts && m_pencil.development) {
            row.legal = row.peg > 0;
            row.chosen = m_pencil.rows.has(good);
            row.pencil = row.chosen ? 0 : -1;
        } else if (m_acts && mayDiscard(m_state.step) && toDiscard(m_now) > 0) {
            const int left = toDiscard(m_now) - m_pencil.discard.total();
            row.chosen = m_pencil.discard[good] > 0;
            row.legal = m_shown.stage == Stage::Discard && row.peg > 0 && (row.chosen || left > 0);
            row.pencil = row.chosen ? row.peg - m_pencil.discard[good] : -1;
        }
    }

    void showFood(BronzePegRow &row) const
    {
        stand(row, m_now.food, m_before.food);
        const bool paying = m_acts && m_pencil.development && m_now.has(Development::Granaries);
        row.legal = paying && row.peg > 0;
        row.chosen = paying && m_pencil.food > 0;
        row.pencil = row.chosen ? row.peg - m_pencil.food : -1;
        row.corrected = isCorrected({}, "food");
        // Ships carry goods only.
        if (m_isExchanging && m_pencil.partner != m_state.player)
            showExchange(row, Ware::Food);
    }

    static void stand(BronzePegRow &row, int now, int before)
    {
        row.peg = now;
        row.before = before != now ? before : -1;
    }

    void showExchange(BronzePegRow &row, Ware ware) const
    {
        const int gives = m_pencil.deal.gives[ware] * (m_acts ? 1 : -1);
        row.legal = row.peg > 0 || gives != 0;
        row.chosen = gives != 0;
        row.pencil = gives != 0 ? row.peg - gives : -1;
    }

    const Shown &m_shown;
    const State &m_state;
    const Pencil &m_pencil;
    int m_seat;
    const Sheet &m_now;
    const Sheet &m_before;
    bool m_acts;
    bool m_isTyped;
    bool m_isExchanging;
};

} // namespace

BronzeSheet printed(const State &state)
{
    BronzeSheet sheet;
    sheet.developmentLimit = limitOf(state);
    sheet.mostShips = exists(state, Development::Shipping) ? kMaxShips : 0;
    for (const Target target : kAll<Target>)
        (isCity(target) ? sheet.cities : sheet.monuments).append(printedBuilding(state, target));
    for (const Development development : kAll<Development>)
        if (exists(state, development))
            sheet.developments.append(printedDevelopment(state, development));
    for (const Good good : kAll<Good>)
        sheet.goods.append(printedRow(good));
    sheet.food = printedRow(std::nullopt);
    return sheet;
}

QList<BronzeSheet> sheets(const BronzeSheet &printed, const Shown &shown, const QStringList &names, const QList<int> &marks)
{
    QList<BronzeSheet> list;
    for (int seat = 0; seat < shown.now.players; ++seat) {
        list.append(Looked(shown, seat).on(printed));
        list.back().name = names.at(seat);
        list.back().mark = marks.at(seat);
    }
    return list;
}

} // namespace pegsheet::app::bronzeview
