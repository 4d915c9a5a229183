// SPDX-License-Identifier: Apache-2.0
// Dice: entered, let go and entered again, turned by Leadership, halved, collected.
#include "model/bronze/penciltouches.h"

#include "model/bronze/preview.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pegsheet::bronze {

namespace {

// Those that are let go, by the faces they show; nothing where so many of them do not lie there.
std::optional<Dice> letGo(const State &state, const Pencil &pencil)
{
    Dice dice;
    for (const DieMark &mark : pencil.dice)
        if (mark.rollsAgain)
            dice.add(*mark.face);
    const bool lie = std::all_of(kAll<Face>.begin(), kAll<Face>.end(),
                                 [&](Face face) { return dice.count(face) <= state.dice.count(face); });
    return lie ? std::optional(dice) : std::nullopt;
}

std::span<DieMark> marks(Pencil &pencil, const State &state)
{
    return {pencil.dice.data(), static_cast<std::size_t>(diceCount(state))};
}

// All that lie, as they come up again where that is entered.
Dice asEntered(const State &state, const Pencil &pencil)
{
    Dice dice = state.dice;
    for (const DieMark &mark : pencil.dice) {
        if (mark.rollsAgain && mark.again) {
            dice.remove(*mark.face);
            dice.add(*mark.again);
        } else if (!mark.rollsAgain && mark.face) {
            dice.add(*mark.face);
        }
    }
    return dice;
}

// The roll, or the roll again, that the entered faces are; nothing while one is missing, or all of them lie there already.
std::optional<Move> enteredMove(const State &state, const Pencil &pencil)
{
    if (state.step == Step::Start) {
        const Dice dice = asEntered(state, pencil);
        return dice.size() == diceCount(state) ? std::optional<Move>(Roll{dice}) : std::nullopt;
    }
    Reroll move{state.dice, {}};
    for (const DieMark &mark : pencil.dice) {
        if (!mark.rollsAgain)
            continue;
        if (!mark.again)
            return std::nullopt;
        move.kept.remove(*mark.face);
        move.rolled.add(*mark.again);
    }
    return move.rolled.empty() ? std::nullopt : std::optional<Move>(move);
}

void keepAll(Pencil &pencil)
{
    pencil.leads = false;
    for (DieMark &mark : pencil.dice)
        if (mark.rollsAgain)
            mark = {{}, false, {}, mark.again ? std::nullopt : mark.asFood};
}

TouchResult enterFace(Pencil &pencil, const State &state, int number)
{
    const auto face = enumeratorAt<Face>(number);
    if (!face)
        return {outOfRange("face", number, 0, static_cast<std::int64_t>(kCount<Face>) - 1)};
    const auto dice = marks(pencil, state);
    const auto gap = std::find_if(dice.begin(), dice.end(), [&](const DieMark &mark) {
        return state.step == Step::Start ? !mark.face : mark.rollsAgain && !mark.again;
    });
    // Where nothing is missing nothing is entered.
    if (gap == dice.end() || (state.step != Step::Start && state.step != Step::Rolling))
        return {};
    if (pencil.leads)
        return sayWhole(pencil, Leadership{*gap->face, *face});
    (state.step == Step::Start ? gap->face : gap->again) = *face;
    gap->asFood.reset();
    return {};
}

TouchResult touchLying(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto face = enumeratorAt<Face>(touch.number);
    if (state.step != Step::Rolling || !face)
        return nothingThere(PencilKind::LetGo);
    DieMark &mark = pencil.dice.at(static_cast<std::size_t>(touch.at));
    const bool rollsAgain = pencil.leads || mark.again || !mark.rollsAgain;
    if (pencil.leads) {
        keepAll(pencil);
        pencil.leads = true;
    } else if (state.agreed.locksSkulls && *face == Face::Skull && !mark.rollsAgain) {
        return {Refusal{"bronze.skullsLocked", {{"skulls", state.dice.count(Face::Skull)}}}};
    } else if (state.rollsLeft == 0) {
        return {Refusal{"bronze.noRollsLeft", {}}};
    }
    // A die that came up again is taken out first.
    const auto asFood = mark.again ? std::nullopt : mark.asFood;
    mark = {rollsAgain ? std::optional(*face) : std::nullopt, rollsAgain, {}, asFood};
    return letGo(state, pencil) ? TouchResult() : nothingThere(PencilKind::LetGo);
}

TouchResult half(Pencil &pencil, const State &state, const Touch &touch)
{
    pencil.dice.at(static_cast<std::size_t>(touch.at)).asFood = touch.number != 0;
    const auto said = std::count_if(pencil.dice.begin(), pencil.dice.end(), [](const DieMark &mark) { return mark.asFood; });
    const bool isOpen = state.step <= Step::Choosing;
    return isOpen && said <= asEntered(state, pencil).count(Face::Choice) ? TouchResult() : nothingThere(PencilKind::Half);
}

// What is entered is a roll before it, where there is such.
TouchResult lead(Pencil &pencil, const State &state)
{
    const bool leads = !pencil.leads;
    if (auto move = leads ? enteredMove(state, pencil) : std::nullopt)
        return sayWhole(pencil, std::move(*move));
    keepAll(pencil);
    if (leads && !(state.step == Step::Rolling && leadershipReady(state)))
        return nothingThere(PencilKind::Lead);
    pencil.leads = leads;
    return {};
}

TouchResult rolled(Pencil &pencil, const Value &with)
{
    Move move;
    if (auto refusal = MatchOf<Bronze>::readMove(with, move))
        return {std::move(refusal)};
    const bool isRoll = std::holds_alternative<Roll>(move) || std::holds_alternative<Reroll>(move)
        || std::holds_alternative<Leadership>(move);
    return isRoll ? sayWhole(pencil, std::move(move)) : nothingThere(PencilKind::Rolled);
}

TouchResult lie(Pencil &pencil, const State &state, const Touch &touch)
{
    const Array *list = touch.with.array();
    const auto dice = marks(pencil, state);
    if (list == nullptr || list->size() != dice.size() || state.step > Step::Choosing)
        return nothingThere(PencilKind::Lie);
    pencil.dice = {};
    for (std::size_t at = 0; at < dice.size(); ++at) {
        const Value &said = (*list)[at];
        const auto face = said.text() != nullptr ? fromName<Face>(*said.text()) : std::nullopt;
        if (face)
            dice[at] = {*face, state.step != Step::Start, {}, {}};
        else if (const bool *food = said.truth())
            dice[at].asFood = *food;
    }
    pencil.leads = touch.number == 1 && state.step == Step::Rolling && leadershipReady(state);
    if (!letGo(state, pencil) && state.step != Step::Start)
        return nothingThere(PencilKind::Lie);
    TouchResult result;
    result.isView = true;
    return result;
}

} // namespace

TouchResult touchDice(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    const bool isPlace = touch.at >= 0 && touch.at < diceCount(state);
    if (state.agreed.onlySheets)
        return nothingThere(kind);
    switch (kind) {
    case PencilKind::Face: return enterFace(pencil, state, touch.number);
    case PencilKind::KeepAll: keepAll(pencil); return {};
    case PencilKind::Lead: return lead(pencil, state);
    case PencilKind::Rolled: return rolled(pencil, touch.with);
    case PencilKind::Lie: return lie(pencil, state, touch);
    case PencilKind::Enter: {
        auto move = enteredMove(state, pencil);
        return move ? sayWhole(pencil, std::move(*move)) : nothingThere(kind);
    }
    default: break;
    }
    if (!isPlace)
        return nothingThere(kind);
    if (kind == PencilKind::LetGo)
        return touchLying(pencil, state, touch);
    if (kind == PencilKind::Half)
        return half(pencil, state, touch);
    if (state.step != Step::Start)
        return nothingThere(kind);
    pencil.dice.at(static_cast<std::size_t>(touch.at)) = {};
    return {};
}

// One touch for all that is left of the rolling; each part is a move of its own.
std::vector<Move> collectMoves(const State &state, const Pencil &pencil)
{
    std::vector<Move> moves;
    const bool isEnteredAgain = std::any_of(pencil.dice.begin(), pencil.dice.end(),
                                            [](const DieMark &mark) { return mark.again.has_value(); });
    if (state.step == Step::Start || isEnteredAgain) {
        auto move = enteredMove(state, pencil);
        if (!move)
            return {};
        moves.push_back(std::move(*move));
    }
    State after = outlook(state, moves).after;
    NoEffects quiet;
    if (after.step == Step::Rolling) {
        moves.emplace_back(Keep{});
        apply(after, moves.back(), quiet);
    }
    if (after.step == Step::Choosing)
        moves.emplace_back(Choose{static_cast<std::uint8_t>(foodDice(state, pencil, after.dice))});
    return moves;
}

int diceCount(const State &state)
{
    return state.step == Step::Start ? state.mine().cities() : state.dice.size();
}

int foodDice(const State &state, const Pencil &pencil, const Dice &known)
{
    const auto said = [&](bool food) {
        return static_cast<int>(
            std::count_if(pencil.dice.begin(), pencil.dice.end(), [&](const DieMark &mark) { return mark.asFood == food; }));
    };
    const int choices = known.count(Face::Choice);
    const int food = said(true);
    const int open = std::max(0, choices - food - said(false));
    return std::min(choices, food + std::clamp(proposedFoodDice(state, known) - food, 0, open));
}

} // namespace pegsheet::bronze
