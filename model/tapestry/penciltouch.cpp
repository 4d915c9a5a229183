// SPDX-License-Identifier: Apache-2.0
// What one touch adds to a pencil.
#include "model/core/fields.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/pencil.h"
#include "model/tapestry/penciltouches.h"
#include "model/tapestry/techpicks.h"

namespace pegsheet::tapestry {

namespace {

TouchResult touchEntry(Pencil &pencil, const State &state, int at)
{
    if (at < 0 || at >= state.queue.size())
        return refused(outOfRange("entry", at, 0, std::max(0, state.queue.size() - 1)));
    if (wantsOf(state, state.queue.turned(at), state.queue.waiting()) == Wants::Nothing)
        return notNowTouch(state);
    const bool isOpen = openEntry(state, pencil) == state.queue.turned(at);
    pencil = Pencil();
    pencil.entry = isOpen ? -1 : at;
    return {std::nullopt, false, true, false};
}

TouchResult touchPayment(Pencil &pencil, const State &state, int at)
{
    if (auto refusal = notAmong<Track>("track", at))
        return refused(std::move(*refusal));
    if (state.step != Step::Turns || state.isByNumbers() || !state.queue.empty())
        return notNowTouch(state);
    const bool isSame = pencil.payment == at;
    const int from = tokenFor(state.at(state.turn), static_cast<Track>(at), {});
    if (from < 0 || costOf(from + 1).any == 0)
        return refused(noOption("track"));
    pencil = Pencil();
    pencil.payment = isSame ? -1 : at;
    return {};
}

// Whose resources are paid: of whose turn it is, or of who answers.
int payer(const State &state, const Pencil &pencil)
{
    return pencil.payment >= 0 ? int{state.turn} : int{state.queue[openEntry(state, pencil)].player};
}

TouchResult touchResource(Pencil &pencil, const State &state, int at)
{
    if (auto refusal = notAmong<Resource>("resource", at))
        return refused(std::move(*refusal));
    const Wants wants = openWants(state, pencil);
    if (wants == Wants::Convert && !pencil.tells)
        return touchConverted(pencil, state, static_cast<Resource>(at));
    const int asked = resourcesAsked(state, pencil);
    if (asked == 0 || pencil.tells)
        return notNowTouch(state);
    const auto resource = static_cast<Resource>(at);
    Resources paid = pencil.resources;
    ++paid[resource];
    if (pencil.payment >= 0 || wants == Wants::Take || wants == Wants::Lose) {
        Resources needed = paid;
        if (pencil.payment >= 0) {
            const auto track = static_cast<Track>(pencil.payment);
            const Cost cost = costOf(tokenFor(state.at(state.turn), track, {}) + 1);
            needed[kOwnResource[track]] = static_cast<std::uint8_t>(needed[kOwnResource[track]] + cost.own);
        }
        const int left = state.at(payer(state, pencil)).resources[resource];
        if (needed[resource] > left)
            return refused(
                {"tapestry.notEnough", {{"resource", nameOf(resource)}, {"needed", int{needed[resource]}}, {"left", left}}});
    }
    pencil.resources = paid;
    return {std::nullopt, paid.total() == asked, false, false};
}

TouchResult touchTake(Pencil &pencil, const State &state)
{
    const int asked = resourcesAsked(state, pencil);
    if (openWants(state, pencil) != Wants::Take)
        return notNowTouch(state);
    if (asksForRow(state, state.queue[openEntry(state, pencil)]))
        return refused(missingField("row"));
    const Resources paid = asked > 0 ? mostPlentiful(state.at(payer(state, pencil)), asked) : Resources();
    const Entry &entry = state.queue[openEntry(state, pencil)];
    return say(pencil, Take{paid, lowestTechs(state.at(entry.player).techCards, paidInTechs(state, entry)), {}});
}

TouchResult touchDefender(Pencil &pencil, const State &state, const Touch &touch)
{
    Pencil next = pencil;
    if (static_cast<PencilKind>(touch.kind) == PencilKind::Against) {
        if (auto refusal = refusesSeat(state, touch.at))
            return refused(std::move(*refusal));
        next.against = next.against == touch.at ? -1 : touch.at;
        next.trap = next.marker = false;
        next.other = {};
    } else if (static_cast<PencilKind>(touch.kind) == PencilKind::Island)
        next.island = !next.island;
    else
        next.trap = !next.trap;
    if (auto refusal = refusesConquest(state, next))
        return refused(std::move(*refusal));
    pencil = next;
    return kCompletes;
}

TouchResult touchTold(Pencil &pencil, const State &state, const Touch &touch)
{
    const Wants wants = openWants(state, pencil);
    const auto kind = static_cast<PencilKind>(touch.kind);
    const bool isExplored = kind == PencilKind::Points || kind == PencilKind::Tile;
    if (pencil.payment >= 0 || pencil.tells
        || !(wants == Wants::Conquer ? kind != PencilKind::Points : wants == Wants::Explore && isExplored))
        return notNowTouch(state);
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Points:
        if (touch.number < 0 || touch.number > kMostSides)
            return refused(outOfRange("points", touch.number, 0, kMostSides));
        pencil.points = touch.number;
        break;
    case PencilKind::Tile:
        if (touch.at < 0 || touch.at > kNoTile)
            return refused(outOfRange("tile", touch.at, 0, kNoTile));
        pencil.tile = touch.at;
        break;
    case PencilKind::Against:
    case PencilKind::Island:
    case PencilKind::Trap: return touchDefender(pencil, state, touch);
    case PencilKind::Red:
        if (auto refusal = notAmong<RedFace>("red", touch.at))
            return refused(std::move(*refusal));
        // The die that is left is never lost without a word.
        if (pencil.other.isSaid() && isRed(*pencil.other))
            return refused(noOption("other"));
        pencil.red = static_cast<RedFace>(touch.at);
        if (!countsBothDice(state, pencil))
            pencil.black = {};
        break;
    default:
        if (auto refusal = notAmong<BlackFace>("black", touch.at))
            return refused(std::move(*refusal));
        if (pencil.other.isSaid() && !isRed(*pencil.other))
            return refused(noOption("other"));
        pencil.black = static_cast<BlackFace>(touch.at);
        if (!countsBothDice(state, pencil))
            pencil.red = {};
        break;
    }
    return kCompletes;
}

TouchResult touchNumber(Pencil &pencil, const State &state, const Touch &touch)
{
    if (auto refusal = notAmong<NumberField>("field", touch.at))
        return refused(std::move(*refusal));
    const auto field = static_cast<NumberField>(touch.at);
    if (toldSeat(state, pencil) < 0 || !isThere(state, field))
        return notNowTouch(state);
    if (touch.number == kUntold) {
        pencil.numbers[field].reset();
        return {};
    }
    const Range range = rangeOf(field);
    if (touch.number < range.min || touch.number > range.max)
        return refused(outOfRange(nameOf(field), touch.number, range.min, range.max));
    pencil.numbers[field] = touch.number;
    return {};
}

TouchResult touchSpot(Pencil &pencil, const State &state, int number)
{
    const auto placing = placingOf(state, pencil);
    if (!placing || pencil.payment >= 0 || pencil.tells)
        return notNowTouch(state);
    if (number < 0 || number >= Spot::kCount)
        return refused(outOfRange("spot", number, 0, Spot::kCount - 1));
    Pencil next = pencil;
    next.spot = number;
    next.isFinished = true;
    if (auto refusal = refuses(state, next.moves(state).front()))
        return refused(std::move(*refusal));
    pencil.spot = number;
    return {std::nullopt, std::holds_alternative<Building>(placing->piece), false, false};
}

TouchResult touchAside(Pencil &pencil, const State &state, int at)
{
    if (auto refusal = notAmong<Landmark>("what", at))
        return refused(std::move(*refusal));
    const auto landmark = static_cast<Landmark>(at);
    const int owner = state.landmarks[landmark];
    if (owner == State::kNobody || state.at(owner).city.where(landmark) != Where::LaidAside)
        return refused(noOption("what"));
    const bool isSame = pencil.aside == at;
    pencil = Pencil();
    pencil.aside = isSame ? -1 : at;
    return {};
}

TouchResult touchFinish(Pencil &pencil, const State &state)
{
    const Wants wants = openWants(state, pencil);
    const bool isPlacing = placingOf(state, pencil).has_value();
    const bool isCounted = !pencil.tells && (wants == Wants::StandUp || wants == Wants::Convert);
    if (!isPlacing && !isCounted && !tellsBenefit(state, pencil) && toldSeat(state, pencil) < 0)
        return notNowTouch(state);
    if (const auto asked = toldSeat(state, pencil) < 0 ? std::nullopt : pencil.asked(state))
        return refused(missingField(nameOf(static_cast<NumberField>(asked->touch.at))));
    pencil.isFinished = true;
    if (pencil.moves(state).empty())
        return refused(missingField(tellsBenefit(state, pencil)   ? "gains"
                                        : wants == Wants::StandUp ? "against"
                                        : wants == Wants::Convert ? "resources"
                                                                  : "vp"));
    return kCompletes;
}

TouchResult touchOther(Pencil &pencil, const State &state, const Touch &touch)
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Entry: return touchEntry(pencil, state, touch.at);
    case PencilKind::Payment: return touchPayment(pencil, state, touch.at);
    case PencilKind::Resource: return touchResource(pencil, state, touch.at);
    case PencilKind::Take: return touchTake(pencil, state);
    case PencilKind::Benefit:
    case PencilKind::Seat:
    case PencilKind::Word:
    case PencilKind::Unword:
    case PencilKind::InOrder:
    case PencilKind::Why:
    case PencilKind::Tech: return touchBenefit(pencil, state, touch);
    case PencilKind::Number: return touchNumber(pencil, state, touch);
    case PencilKind::Finish: return touchFinish(pencil, state);
    case PencilKind::Spot: return touchSpot(pencil, state, touch.number);
    case PencilKind::Aside: return touchAside(pencil, state, touch.at);
    default:
        if (touch.kind >= static_cast<std::uint8_t>(PencilKind::Row))
            return touchMats(pencil, state, touch);
        return touch.kind >= static_cast<std::uint8_t>(PencilKind::Letter) ? touchCards(pencil, state, touch)
                                                                           : touchTold(pencil, state, touch);
    }
}

// A touch that says a whole move; nothing for the others.
std::optional<Move> wholeMove(const Touch &touch)
{
    const auto at = static_cast<std::uint8_t>(std::max<int>(touch.at, 0));
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Advance: return Advance{static_cast<Track>(at % kCount<Track>), {}, {}};
    case PencilKind::Income: return TakeIncome();
    case PencilKind::Choose: return Choose{at, {}};
    case PencilKind::Skip: return Skip();
    case PencilKind::Track:
        return ChooseTrack{static_cast<Track>(at % kCount<Track>),
                           {static_cast<std::int8_t>(std::clamp(touch.number, 0, kSpaces + 1) - 1)},
                           {},
                           -1,
                           {}};
    case PencilKind::Research: return Research{static_cast<Track>(at % kCount<Track>), {touch.number == 1}, {}};
    case PencilKind::Space: return ExploreSpace{at, {}};
    case PencilKind::Lines: return CountLines{static_cast<std::uint8_t>(std::clamp(touch.number, 0, 255)), {}};
    case PencilKind::Upgrade: return Upgrade{static_cast<TechRow>(at % kCount<TechRow>), {}, {}};
    case PencilKind::Play: return PlayTapestry();
    case PencilKind::Resolve: return Resolve();
    case PencilKind::District: return District{at};
    case PencilKind::Capital: return NameCapital{static_cast<Capital>(at % kCount<Capital>), {}};
    case PencilKind::Civilization: return NameCivilization{static_cast<Civilization>(at % kCount<Civilization>), {}};
    case PencilKind::Tallest: return Tallest{static_cast<std::int8_t>(touch.at)};
    default: return std::nullopt;
    }
}

} // namespace

MaybeRefusal refusesConquest(const State &state, const Pencil &pencil)
{
    const int index = openEntry(state, pencil);
    Conquer move = begunConquest(state, pencil);
    move.entry.number = static_cast<std::int8_t>(state.queue.turned(index));
    if (!move.row.isSaid() && asksForRow(state, state.queue[index].player))
        move.row.number = 0;
    const bool isBoth = bringsBothDice(state, state.queue[index], move);
    move.red = {};
    move.black = {};
    if (isBoth || !move.other.isSaid() || !isRed(*move.other))
        move.red = RedFace::Vp4;
    if (isBoth || !move.red.isSaid())
        move.black = BlackFace::Coin;
    return refuses(state, move);
}

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    TouchResult result;
    if (const auto move = wholeMove(touch))
        result = say(*this, *move);
    else
        result = touchOther(*this, state, touch);
    result.completes = result.completes && !result.refusal && !moves(state).empty();
    return result;
}

bool Pencil::layReady(const State &state, const Move &move)
{
    *this = Pencil();
    if (const auto *explore = std::get_if<Explore>(&move); explore != nullptr && openWants(state, *this) == Wants::Explore) {
        points = explore->points;
        return true;
    }
    if (const auto *told = std::get_if<TellBenefit>(&move); told != nullptr && !refusesAnything(state)) {
        seat = told->player;
        tells = true;
        why = told->why;
        return true;
    }
    return false;
}

} // namespace pegsheet::tapestry
