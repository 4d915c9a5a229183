// SPDX-License-Identifier: Apache-2.0
// Touches that name cards, and that answer them.
#include "model/tapestry/counting.h"
#include "model/tapestry/penciltouches.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// What is said of a tech where that is asked for.
TouchResult touchOwnTech(Pencil &pencil, const State &state, int at)
{
    if (at >= static_cast<int>(kCount<Tech>))
        return refused(outOfRange("card", at, 0, kCount<Tech> - 1));
    MaybeOne<Tech> card;
    card.index = static_cast<std::int8_t>(std::max(at, -1));
    switch (openWants(state, pencil)) {
    case Wants::Invent: return say(pencil, Invent{card, {}});
    case Wants::Tech: return say(pencil, NameTech{card, {}});
    case Wants::Upgrade: return card.isSaid() ? say(pencil, Upgrade{{}, card, {}}) : refused(noOption("card"));
    default: return notNowTouch(state);
    }
}

TouchResult touchCard(Pencil &pencil, const State &state, int at)
{
    if (openWants(state, pencil) != Wants::Tapestry)
        return notNowTouch(state);
    if (at < 0) {
        const bool wasUnnamed = pencil.isUnnamed;
        const int entry = pencil.entry;
        pencil = Pencil();
        pencil.entry = entry;
        pencil.isUnnamed = !wasUnnamed;
        return {};
    }
    if (auto refusal = notAmong<TapestryCard>("card", at))
        return refused(std::move(*refusal));
    PlayTapestry move;
    move.card = static_cast<TapestryCard>(at);
    return say(pencil, move);
}

TouchResult touchLetter(Pencil &pencil, const State &state, int letter)
{
    const Wants wants = openWants(state, pencil);
    if (wants != Wants::Invent && wants != Wants::Civilization && (wants != Wants::Tapestry || pencil.isUnnamed))
        return notNowTouch(state);
    pencil.letter = pencil.letter == letter ? 0 : letter;
    return {std::nullopt, false, true, false};
}

EntryPlace openPlace(const State &state, const Pencil &pencil)
{
    EntryPlace place;
    place.number = static_cast<std::int8_t>(state.queue.turned(openEntry(state, pencil)));
    return place;
}

// One that is not printed; in the place of its number its name says which it is.
TouchResult touchOwnCard(Pencil &pencil, const State &state, const Value &with)
{
    if (openWants(state, pencil) != Wants::Tapestry)
        return notNowTouch(state);
    PlayTapestry move;
    const Value *name = with.find("name");
    if (name == nullptr)
        return refused(missingField("name"));
    if (name->text() == nullptr)
        return refused(wrongType("name", "text"));
    move.name = *name->text();
    if (const Value *gains = with.find("gains"))
        if (auto refusal = fromValue("gains", *gains, move.gains))
            return refused(std::move(*refusal));
    if (entryFor(state, {}, Wants::Tapestry) != openEntry(state, pencil))
        move.entry = openPlace(state, pencil);
    return say(pencil, move);
}

// Who is named at last: no more of their outposts stand on own territories, or there are three.
TouchResult touchStandUp(Pencil &pencil, const State &state, int at)
{
    if (openWants(state, pencil) != Wants::StandUp)
        return notNowTouch(state);
    if (auto refusal = refusesSeat(state, at))
        return refused(std::move(*refusal));
    if (pencil.seats.isFull())
        return refused(noOption("against", "standUp"));
    SeatRefs next = pencil.seats;
    next.add(at);
    if (auto refusal = refuses(state, StandUp{next, openPlace(state, pencil)}))
        return refused(std::move(*refusal));
    pencil.seats = next;
    const int own = state.queue[openEntry(state, pencil)].player;
    int more = 0;
    for (int seat = 0; seat < state.players; ++seat)
        more += mostStoodUp(state, own, seat) - next.countOf(seat);
    pencil.isFinished = next.isFull() || more <= 0;
    return {std::nullopt, pencil.isFinished, false, false};
}

// A track whose opponents are behind and ahead needs the space, else it goes without saying.
TouchResult touchMatch(Pencil &pencil, const State &state, const Touch &touch)
{
    if (auto refusal = notAmong<Track>("track", touch.at))
        return refused(std::move(*refusal));
    if (openWants(state, pencil) != Wants::Track)
        return notNowTouch(state);
    ChooseTrack move;
    move.track = static_cast<Track>(touch.at);
    if (matchesFor(state, state.queue[openEntry(state, pencil)].player, move.track).count() == 2)
        move.to.number = static_cast<std::int8_t>(std::clamp(touch.number, -1, kSpaces));
    return say(pencil, move);
}

TouchResult touchCopySpace(Pencil &pencil, const Touch &touch)
{
    const int place = std::clamp<int>(touch.at, 0, copyPlace(kMostSeats, Track::Exploration) - 1);
    ChooseTrack move;
    move.track = static_cast<Track>(place % static_cast<int>(kCount<Track>));
    move.player = static_cast<std::int8_t>(place / static_cast<int>(kCount<Track>));
    move.token.number = static_cast<std::int8_t>(std::clamp(touch.number, 0, kSpaces));
    return say(pencil, move);
}

// Of a card that is not named as many as there are, then none.
TouchResult touchPaidTech(Pencil &pencil, const State &state, int at)
{
    const int index = openEntry(state, pencil);
    const int paid = openWants(state, pencil) == Wants::Take ? paidInTechs(state, state.queue[index]) : 0;
    if (paid == 0)
        return notNowTouch(state);
    const TechPicks there(state.at(state.queue[index].player).techCards, paid);
    constexpr int kMost = TechRefs::ofRow(TechRow::Top);
    if (at < 0 || at > kMost)
        return refused(outOfRange("cards", at, 0, kMost));
    if (there.there(at) == 0)
        return refused(noOption("cards", "there"));
    TechRefs next;
    for (int place = 0; place < pencil.techs.count(); ++place)
        if (pencil.techs[place] != at)
            next.add(pencil.techs[place]);
    const int before = pencil.techs.countOf(at);
    for (int count = before < there.there(at) ? before + 1 : 0; count > 0; --count) {
        if (next.count() == paid)
            return refused(noOption("cards"));
        next.add(at);
    }
    pencil.techs = next;
    return {std::nullopt, next.count() == paid, false, false};
}

TouchResult touchDouble(Pencil &pencil, const State &state)
{
    if (openWants(state, pencil) != Wants::Explore || !mayDouble(state, state.queue[openEntry(state, pencil)].player))
        return notNowTouch(state);
    pencil.isDoubled = !pencil.isDoubled;
    return kCompletes;
}

std::uint8_t numberOf(int number)
{
    return static_cast<std::uint8_t>(std::clamp(number, 0, 255));
}

} // namespace

TouchResult touchConverted(Pencil &pencil, const State &state, Resource resource)
{
    ConvertFood next{pencil.resources, openPlace(state, pencil)};
    ++next.resources[resource];
    if (auto refusal = refuses(state, next))
        return refused(std::move(*refusal));
    pencil.resources = next.resources;
    return {};
}

TouchResult touchCards(Pencil &pencil, const State &state, const Touch &touch)
{
    if (!state.agreed.namesCards || pencil.tells)
        return notNowTouch(state);
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Letter: return touchLetter(pencil, state, touch.number);
    case PencilKind::OwnTech: return touchOwnTech(pencil, state, touch.at);
    case PencilKind::Stack: return say(pencil, NameStack{numberOf(touch.at), numberOf(touch.number), {}});
    case PencilKind::Opponent: {
        NameOpponent move{numberOf(touch.at), {}};
        move.square.number = static_cast<std::int8_t>(std::clamp<int>(touch.number, 0, kMostMarkers + 1) - 1);
        return say(pencil, move);
    }
    case PencilKind::Landmark:
        if (auto refusal = notAmong<Landmark>("landmark", touch.at))
            return refused(std::move(*refusal));
        return say(pencil, NameLandmark{static_cast<Landmark>(touch.at), {}});
    case PencilKind::Discard: return say(pencil, Discard{numberOf(touch.number), {}});
    case PencilKind::StandUp: return touchStandUp(pencil, state, touch.at);
    case PencilKind::CopySpace: return touchCopySpace(pencil, touch);
    case PencilKind::Match: return touchMatch(pencil, state, touch);
    case PencilKind::PaidTech: return touchPaidTech(pencil, state, touch.at);
    case PencilKind::Double: return touchDouble(pencil, state);
    case PencilKind::OwnCard: return touchOwnCard(pencil, state, touch.with);
    default: return touchCard(pencil, state, touch.at);
    }
}

} // namespace pegsheet::tapestry
