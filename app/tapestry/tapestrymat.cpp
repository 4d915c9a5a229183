// SPDX-License-Identifier: Apache-2.0
// The income mat, and what an income turn would bring.
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/mat.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/prospect.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// What a slot brings once it lies open.
QVariantList slotPictures(Building building, int slot)
{
    const SlotRow &row = kMat[building][static_cast<std::size_t>(slot - 1)];
    QVariantList list;
    if (row.hasResource)
        list.append(QVariantMap{{u"icon"_s, iconOf(resourceOf(building))}, {u"text"_s, QString()}});
    if (!row.also.empty())
        list.append(QVariantMap{{u"icon"_s, iconOf(row.also == "tile" ? Word::Tile : Word::Tapestry)}, {u"text"_s, QString()}});
    if (const Node points = matPoints(building, slot); points.word == Word::Vp && !points.isNone())
        list.append(QVariantMap{{u"icon"_s, u"star"_s}, {u"text"_s, QString::number(points.arg)}});
    else if (!points.isNone())
        list.append(
            QVariantMap{{u"icon"_s, iconOf(static_cast<Counted>(points.arg))}, {u"text"_s, QString()}, {u"isPoints"_s, true}});
    return list;
}

QVariantMap line(const QString &icon, const QString &name, const QString &detail, const QString &amount)
{
    return {{u"icon"_s, icon}, {u"name"_s, name}, {u"detail"_s, detail}, {u"amount"_s, amount}};
}

QString countedName(Counted counted)
{
    switch (counted) {
    //: Heading of a line of points in an income turn: what is counted
    case Counted::Tech: return TapestryView::tr("Tech cards");
    //: Heading of a line of points in an income turn: complete rows and columns are counted
    case Counted::City: return TapestryView::tr("City");
    //: Heading of a line of points in an income turn: controlled territories are counted
    case Counted::Control: return TapestryView::tr("Territories");
    default: return benefitText(std::array{Node{Word::VpPer, static_cast<std::uint8_t>(counted), 1, 1}});
    }
}

QVariantMap pointsLine(const MatPoints &points)
{
    const bool isPrinted = points.icon.word == Word::Vp;
    const auto counted = static_cast<Counted>(points.icon.arg);
    //: How a line of points comes about: %1 how many icons lie open, %2 what each brings
    const QString detail = TapestryView::tr("%1 × %2").arg(points.slots).arg(points.each);
    //: Heading of a line of points that are printed on the income mat
    return line(isPrinted ? u"star"_s : iconOf(counted), isPrinted ? TapestryView::tr("Printed") : countedName(counted), detail,
                u"+%1"_s.arg(points.points()));
}

// "2, 4": slots of the row that bring its resource.
QString slotsText(const Player &player, Building building)
{
    QStringList list;
    for (int slot = 1; slot <= player.open[building]; ++slot)
        if (kMat[building][static_cast<std::size_t>(slot - 1)].hasResource)
            list.append(QString::number(slot));
    //: Slots of a row of the income mat: %1 "Markets", %2 "1, 2, 4"
    return TapestryView::tr("%1 %2").arg(termText("matRow", kRows[building]), list.join(u", "_s));
}

QVariantList resourceLines(const State &state, int seat)
{
    const Player &player = state.at(seat);
    QVariantList list;
    MatIncome sum;
    for (const Building building : kAll<Building>) {
        const MatIncome income = matIncome(building, player.open[building]);
        const Resource resource = resourceOf(building);
        const int before = player.resources[resource];
        const int after = std::min(kMostResource, before + income.resources);
        list.append(line(iconOf(resource), termText("resource", nameOf(resource)), slotsText(player, building),
                         //: What an income turn brings of a resource: %1 how much, %2 how much there is then
                         TapestryView::tr("+%1 → %2").arg(income.resources).arg(after)));
        sum.tiles = static_cast<std::uint8_t>(sum.tiles + income.tiles);
        sum.tapestry = static_cast<std::uint8_t>(sum.tapestry + income.tapestry);
    }
    if (sum.tiles > 0)
        list.append(line(iconOf(Word::Tile), amountText(Word::Tile, sum.tiles), {}, u"+%1"_s.arg(sum.tiles)));
    if (sum.tapestry > 0)
        list.append(line(iconOf(Word::Tapestry), amountText(Word::Tapestry, sum.tapestry), {}, u"+%1"_s.arg(sum.tapestry)));
    return list;
}

// What is known of the resources for who enters an era before the neighbours.
QString bonusText(const State &state, int seat, int turn, const QStringList &names)
{
    const int bonus = eraBonusOf(turn);
    if (bonus == 0)
        return {};
    const QString amount = amountText(Word::Any, bonus);
    if (!isFirstOfNeighbours(state, seat, turn))
        //: Of the bonus for who enters an era before the neighbours; %1 the era
        return TapestryView::tr("A neighbour is in era %1 already: no bonus.").arg(turn);
    QStringList rivals;
    for (const int step : {1, state.players - 1}) {
        const int neighbour = (seat + step) % state.players;
        if (neighbour != seat && !state.at(neighbour).finished && !rivals.contains(names.value(neighbour)))
            rivals.append(names.value(neighbour));
    }
    if (rivals.isEmpty())
        //: Of the bonus for who enters an era before the neighbours; %1 "2 resources of any kind"
        return TapestryView::tr("First in the era: %1.").arg(amount);
    if (rivals.size() == 1)
        //: Of the bonus for who enters an era before the neighbours; %1 "2 resources of any kind", %2 a name
        return TapestryView::tr("First in the era: %1, if %2 does not get there first.").arg(amount, rivals.constFirst());
    //: Of the bonus for who enters an era before the neighbours; %1 "2 resources of any kind", %2 and %3 names
    return TapestryView::tr("First in the era: %1, if neither %2 nor %3 gets there first.")
        .arg(amount, rivals.constFirst(), rivals.constLast());
}

// Whether civilizations of a player come in step 1 of that turn.
bool hasMatsIn(const State &state, int seat, int turn)
{
    return std::ranges::any_of(kAll<Civilization>, [&](Civilization civilization) {
        return state.mats[civilization].isOf(seat) && kCivilizations[civilization].stepOne.isIn(turn);
    });
}

// Steps of the turn, done, now or still to come; civilizations have one where a player has some.
QVariantList steps(const State &state, int seat, int turn)
{
    const bool isTaken = state.isIncome && state.turn == seat;
    QVariantList list;
    bool isBehind = false;
    const auto add = [&](const QString &name, auto isOfStep) {
        bool isPending = !isTaken;
        for (int index = 0; index < state.queue.size(); ++index)
            isPending = isPending || isOfStep(state.queue[index]);
        const QString now = isBehind ? u"open"_s : u"now"_s;
        list.append(QVariantMap{{u"name"_s, name}, {u"state"_s, isPending ? now : u"done"_s}});
        isBehind = isBehind || isPending;
    };
    if (hasMatsIn(state, seat, turn))
        //: A step of an income turn: what civilizations bring
        add(TapestryView::tr("Civilizations"),
            [&](const Entry &entry) { return entry.player == seat && entry.why.mat().isSaid(); });
    for (const IncomeStep step : kAll<IncomeStep>)
        if (isInTurn(step, turn))
            add(termText("step", nameOf(step)), [step](const Entry &entry) {
                return entry.act == std::array{Act::Play, Act::Upgrade, Act::Score, Act::Income}[static_cast<std::size_t>(step)];
            });
    return list;
}

} // namespace

QVariantList mat(const State &state, int seat)
{
    QVariantList rows;
    for (const Building building : kAll<Building>) {
        const int open = state.at(seat).open[building];
        QVariantList slots_;
        for (int slot = 1; slot <= kSlots; ++slot)
            slots_.append(QVariantMap{{u"open"_s, slot <= open}, {u"pictures"_s, slotPictures(building, slot)}});
        rows.append(QVariantMap{{u"name"_s, termText("matRow", kRows[building])},
                                {u"field"_s, QString::fromUtf8(kRows[building])},
                                {u"icon"_s, iconOf(building)},
                                {u"resource"_s, static_cast<int>(resourceOf(building))},
                                {u"open"_s, open},
                                {u"slots"_s, slots_}});
    }
    return rows;
}

QVariantMap income(const State &state, int seat, const QStringList &names)
{
    const Player &player = state.at(seat);
    const bool isTaken = state.isIncome && state.turn == seat;
    const int turn = isTaken ? player.incomes : player.incomes + 1;
    if (player.finished || turn > kIncomes)
        return {{u"turn"_s, 0}};
    QVariantList lines;
    int points = 0;
    for (const Civilization civilization : kAll<Civilization>)
        if (state.mats[civilization].isOf(seat) && nextTurnOf(state, civilization) == turn)
            if (const int counted = lastPointsOf(state, civilization, turn); counted > 0) {
                lines.append(line(iconOf(Word::Civ), matName(civilization), {}, u"+%1"_s.arg(counted)));
                points += counted;
            }
    if (isInTurn(IncomeStep::Score, turn))
        for (const MatPoints &each : matPointsOf(state, seat)) {
            lines.append(pointsLine(each));
            points += each.points();
        }
    int resources = 0;
    if (isInTurn(IncomeStep::Income, turn)) {
        lines.append(resourceLines(state, seat));
        for (const Building building : kAll<Building>)
            resources += matIncome(building, player.open[building]).resources;
    }
    return {{u"turn"_s, turn},
            {u"isTaken"_s, isTaken},
            {u"steps"_s, steps(state, seat, turn)},
            {u"lines"_s, lines},
            {u"points"_s, points},
            {u"total"_s, player.vp + points},
            {u"resources"_s, resources},
            {u"bonus"_s, isTaken ? QString() : bonusText(state, seat, turn, names)}};
}

} // namespace pegsheet::app::tapestryview
