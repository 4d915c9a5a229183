// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/typedsheets.h"

#include "app/values.h"
#include "model/bronze/finished.h"
#include "model/bronze/game.h"
#include "model/bronze/rules.h"
#include "model/core/matchof.h"

#include <algorithm>

namespace pegsheet::app {

using bronze::FinishedSheet;
using bronze::Monument;
using bronze::MonumentMark;
using bronze::State;

namespace {

using Typed = MatchOf<bronze::Bronze>;

// Points lost have no end: more than that is counted up.
constexpr int kMostTyped = 99;

FinishedSheet blank(int seat)
{
    FinishedSheet sheet;
    sheet.player = static_cast<std::uint8_t>(seat);
    return sheet;
}

// What the other sheets leave for it, and what they do not.
struct Points
{
    std::int8_t fitting = 0;
    std::int8_t other = 0;
};

Points pointsFor(const FinishedSheet &sheet, Monument monument, const State &all)
{
    const auto first = static_cast<std::int8_t>(bronze::kMonuments[monument].first);
    const auto later = static_cast<std::int8_t>(bronze::laterPoints(all, monument));
    return bronze::othersHaveFirst(all, sheet.player, monument) ? Points{later, first} : Points{first, later};
}

} // namespace

void TypedSheets::lay(const State &state, const FinishedSheet &sheet)
{
    const int whose = sheet.player;
    clear(whose);
    if (!isEntered(state, whose) || sheet != bronze::finishedSheet(state, whose))
        sheets[sheet.player] = sheet;
}

FinishedSheet TypedSheets::asTyped(const State &state, int whose) const
{
    if (of(whose))
        return *of(whose);
    return isEntered(state, whose) ? bronze::finishedSheet(state, whose) : blank(whose);
}

State TypedSheets::over(const State &state, int typing) const
{
    State all = state;
    for (const auto &sheet : sheets)
        if (sheet && sheet->player < state.players)
            bronze::enter(all, *sheet);
    all.typed = state.typed;
    all.step = state.step;
    all.player = static_cast<std::uint8_t>(typing);
    return all;
}

MaybeRefusal refusesForGood(const State &state, const FinishedSheet &sheet)
{
    MaybeRefusal refusal = refusesNow<bronze::Bronze>(state, sheet);
    if (refusal
        && (refusal->code == "bronze.firstTwice" || refusal->code == "bronze.firstMissing"
            || refusal->code == "bronze.tooManyGoods"))
        refusal.reset();
    return refusal;
}

void touchField(FinishedSheet &sheet, bronze::Target target, const State &all, bool again)
{
    const int boxes = bronze::boxesOf(target);
    if (bronze::isCity(target)) {
        std::uint8_t &ticked = sheet.cityBoxes[bronze::cityOf(target)];
        ticked = static_cast<std::uint8_t>(ticked == boxes ? 0 : boxes);
        return;
    }
    MonumentMark &mark = sheet.monuments.marks[bronze::monumentOf(target)];
    const Points points = pointsFor(sheet, bronze::monumentOf(target), all);
    if (mark.boxes != boxes)
        mark = {static_cast<std::uint8_t>(boxes), points.fitting};
    else if (mark.points == points.fitting && points.other != points.fitting)
        mark.points = points.other;
    else if (!again && mark.points > points.fitting)
        mark.points = points.fitting;
    else
        mark = {};
}

void tick(FinishedSheet &sheet, bronze::Target target, int boxes, const State &all)
{
    const int ticked = std::clamp(boxes, 0, bronze::boxesOf(target));
    if (bronze::isCity(target)) {
        sheet.cityBoxes[bronze::cityOf(target)] = static_cast<std::uint8_t>(ticked);
        return;
    }
    MonumentMark &mark = sheet.monuments.marks[bronze::monumentOf(target)];
    mark.boxes = static_cast<std::uint8_t>(ticked);
    mark.points = ticked == bronze::boxesOf(target) ? pointsFor(sheet, bronze::monumentOf(target), all).fitting
                                                    : MonumentMark::kNotSaid;
}

std::string keyIn(const QString &path)
{
    return path.section(u'.', 1).toStdString();
}

std::optional<SheetNumber> numberOf(const FinishedSheet &sheet, const QString &path)
{
    if (path == QLatin1String("disasters"))
        return SheetNumber{sheet.disasters, {0, kMostTyped}};
    if (const auto good = fromName<bronze::Good>(keyIn(path)))
        return SheetNumber{sheet.goods[*good], {0, bronze::kGoods[*good].pegs}};
    const auto target = fromName<bronze::Target>(keyIn(path));
    if (!target)
        return std::nullopt;
    const int boxes = bronze::isCity(*target) ? sheet.cityBoxes[bronze::cityOf(*target)]
                                              : sheet.monuments.marks[bronze::monumentOf(*target)].boxes;
    return SheetNumber{boxes, {0, bronze::boxesOf(*target)}};
}

QVariantMap draftOf(const FinishedSheet &sheet)
{
    return variantOf(Typed::moveValue(sheet)).toMap();
}

std::optional<FinishedSheet> sheetOf(const QVariantMap &draft, const State &state, int seat)
{
    bronze::Move move;
    if (Typed::readMove(valueOf(draft), move))
        return std::nullopt;
    const auto *sheet = std::get_if<FinishedSheet>(&move);
    if (sheet == nullptr || sheet->player != seat)
        return std::nullopt;
    // Thing by thing, since a refusal names only the first.
    FinishedSheet fitting = *sheet;
    for (const Monument monument : kAll<Monument>) {
        FinishedSheet only = blank(seat);
        only.monuments.marks[monument] = sheet->monuments.marks[monument];
        if (refusesForGood(state, only))
            fitting.monuments.marks[monument] = {};
    }
    for (const bronze::Development development : kAll<bronze::Development>)
        if (!bronze::exists(state, development))
            fitting.developments.erase(development);
    if (refusesForGood(state, fitting))
        return std::nullopt;
    return fitting;
}

} // namespace pegsheet::app
