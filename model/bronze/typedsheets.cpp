// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/typedsheets.h"

#include "model/bronze/finished.h"
#include "model/bronze/game.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

// Points lost have no end: more than that is counted up.
constexpr int kMostTyped = 99;
// More than any monument counts.
constexpr int kMostPoints = 99;

FinishedSheet blankSheet(int seat)
{
    FinishedSheet sheet;
    sheet.player = static_cast<std::uint8_t>(seat);
    return sheet;
}

// What the other sheets leave for it, and what they do not.
struct PointsLeft
{
    std::int8_t fitting = 0;
    std::int8_t other = 0;
};

PointsLeft pointsFor(const FinishedSheet &sheet, Monument monument, const State &all)
{
    const auto first = static_cast<std::int8_t>(kMonuments[monument].first);
    const auto later = static_cast<std::int8_t>(laterPoints(all, monument));
    return othersHaveFirst(all, sheet.player, monument) ? PointsLeft{later, first} : PointsLeft{first, later};
}

void touchMonument(FinishedSheet &sheet, Monument monument, const State &all, bool again)
{
    const int boxes = kMonuments[monument].boxes;
    MonumentMark &mark = sheet.monuments.marks[monument];
    const PointsLeft points = pointsFor(sheet, monument, all);
    if (mark.boxes != boxes)
        mark = {static_cast<std::uint8_t>(boxes), points.fitting};
    else if (mark.points == points.fitting && points.other != points.fitting)
        mark.points = points.other;
    else if (!again && mark.points > points.fitting)
        mark.points = points.fitting;
    else
        mark = {};
}

void tick(FinishedSheet &sheet, Target target, int boxes, const State &all)
{
    const int ticked = std::clamp(boxes, 0, boxesOf(target));
    if (isCity(target)) {
        sheet.cityBoxes[cityOf(target)] = static_cast<std::uint8_t>(ticked);
        return;
    }
    MonumentMark &mark = sheet.monuments.marks[monumentOf(target)];
    mark.boxes = static_cast<std::uint8_t>(ticked);
    mark.points = ticked == boxesOf(target) ? pointsFor(sheet, monumentOf(target), all).fitting : MonumentMark::kNotSaid;
}

} // namespace

std::optional<Good> SheetField::good() const
{
    const bool isGood = field >= kFirstGood && field < kFirstTarget;
    return isGood ? std::optional(static_cast<Good>(field - kFirstGood)) : std::nullopt;
}

std::optional<Target> SheetField::target() const
{
    const bool isTarget = field >= kFirstTarget && field < kFirstDevelopment;
    return isTarget ? std::optional(static_cast<Target>(field - kFirstTarget)) : std::nullopt;
}

std::optional<Development> SheetField::development() const
{
    const bool isDevelopment = field >= kFirstDevelopment && field < kSheetFields;
    return isDevelopment ? std::optional(static_cast<Development>(field - kFirstDevelopment)) : std::nullopt;
}

std::optional<int> sheetFieldAt(std::string_view path)
{
    if (path == "disasters")
        return 0;
    const std::string_view key = path.substr(std::min(path.size(), path.find('.') + 1));
    if (const auto good = fromName<Good>(key))
        return kFirstGood + static_cast<int>(*good);
    if (const auto target = fromName<Target>(key))
        return kFirstTarget + static_cast<int>(*target);
    if (const auto development = fromName<Development>(key))
        return kFirstDevelopment + static_cast<int>(*development);
    return std::nullopt;
}

void TypedSheets::lay(const State &state, const FinishedSheet &sheet)
{
    const int whose = sheet.player;
    sheets[sheet.player].reset();
    if (!isEntered(state, whose) || sheet != finishedSheet(state, whose))
        sheets[sheet.player] = sheet;
}

FinishedSheet TypedSheets::asTyped(const State &state, int whose) const
{
    if (of(whose))
        return *of(whose);
    return isEntered(state, whose) ? finishedSheet(state, whose) : blankSheet(whose);
}

State TypedSheets::over(const State &state, int typing) const
{
    State all = state;
    for (const auto &sheet : sheets)
        if (sheet && sheet->player < state.players)
            enter(all, *sheet);
    all.typed = state.typed;
    all.step = state.step;
    all.player = static_cast<std::uint8_t>(typing);
    return all;
}

MaybeRefusal refusesForGood(const State &state, const FinishedSheet &sheet)
{
    MaybeRefusal refusal = refusesNow<Bronze>(state, sheet);
    if (refusal
        && (refusal->code == "bronze.firstTwice" || refusal->code == "bronze.firstMissing"
            || refusal->code == "bronze.tooManyGoods"))
        refusal.reset();
    return refusal;
}

void touchSheetField(FinishedSheet &sheet, const SheetField &field, const State &all, bool again)
{
    if (const auto good = field.good()) {
        auto &pegs = sheet.goods[*good];
        pegs = static_cast<std::uint8_t>(pegs < kGoods[*good].pegs ? pegs + 1 : 0);
    } else if (const auto development = field.development()) {
        auto &owned = sheet.developments;
        owned.has(*development) ? owned.erase(*development) : owned.insert(*development);
    } else if (const auto target = field.target(); target && isCity(*target)) {
        std::uint8_t &ticked = sheet.cityBoxes[cityOf(*target)];
        ticked = static_cast<std::uint8_t>(ticked == boxesOf(*target) ? 0 : boxesOf(*target));
    } else if (target) {
        touchMonument(sheet, monumentOf(*target), all, again);
    }
}

int tickOf(const FinishedSheet &sheet, const SheetField &field)
{
    if (const auto development = field.development())
        return sheet.developments.has(*development) ? 1 : 0;
    const auto target = field.target();
    if (!target || isCity(*target))
        return numberOf(sheet, field)->number;
    const MonumentMark &mark = sheet.monuments.marks[monumentOf(*target)];
    return mark.boxes == boxesOf(*target) ? mark.points + 1 : 0;
}

void setTick(FinishedSheet &sheet, const SheetField &field, int tick)
{
    const auto target = field.target();
    if (const auto development = field.development())
        tick > 0 ? sheet.developments.insert(*development) : sheet.developments.erase(*development);
    else if (target && !isCity(*target) && tick > 0)
        sheet.monuments.marks[monumentOf(*target)] = {static_cast<std::uint8_t>(boxesOf(*target)),
                                                      static_cast<std::int8_t>(std::min(tick - 1, kMostPoints))};
    else if (target && !isCity(*target))
        sheet.monuments.marks[monumentOf(*target)] = {};
    else
        setNumber(sheet, field, tick, {});
}

void setNumber(FinishedSheet &sheet, const SheetField &field, int number, const State &all)
{
    if (field.field == 0)
        sheet.disasters = std::clamp(number, 0, static_cast<int>(kMostDisasters));
    else if (const auto target = field.target())
        tick(sheet, *target, number, all);
    else if (const auto good = field.good())
        sheet.goods[*good] = static_cast<std::uint8_t>(std::clamp(number, 0, int{kGoods[*good].pegs}));
}

std::optional<SheetNumber> numberOf(const FinishedSheet &sheet, const SheetField &field)
{
    if (field.field == 0)
        return SheetNumber{sheet.disasters, {0, kMostTyped}};
    if (const auto good = field.good())
        return SheetNumber{sheet.goods[*good], {0, kGoods[*good].pegs}};
    const auto target = field.target();
    if (!target)
        return std::nullopt;
    const int boxes = isCity(*target) ? sheet.cityBoxes[cityOf(*target)] : sheet.monuments.marks[monumentOf(*target)].boxes;
    return SheetNumber{boxes, {0, boxesOf(*target)}};
}

} // namespace pegsheet::bronze
