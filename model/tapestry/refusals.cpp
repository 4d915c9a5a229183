// SPDX-License-Identifier: Apache-2.0
#include "model/core/fields.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/picks.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

namespace pegsheet::tapestry {

namespace {

// A turn begins: nothing is pending (contract, reading 9), and nothing is laid aside (reading 18).
MaybeRefusal refusesTurn(const State &state)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (!state.queue.empty())
        return Refusal{"tapestry.pending", {{"count", state.queue.size()}}};
    return refusesUnbuilt(state, state.turn);
}

// Why these resources are not so many of any kind out of those that are there.
MaybeRefusal refusesPicks(const Resources &there, int n, const Resources &given)
{
    for (const Resource each : kAll<Resource>)
        if (given[each] > there[each])
            return Refusal{"tapestry.notEnough",
                           {{"resource", nameOf(each)}, {"needed", int{given[each]}}, {"left", int{there[each]}}}};
    if (there.total() < n)
        return Refusal{"tapestry.notEnough", {{"resource", "any"}, {"needed", n}, {"left", there.total()}}};
    if (given.total() != n)
        return Refusal{"tapestry.noOption", {{"field", "pay"}, {"needed", n}, {"given", given.total()}}};
    return std::nullopt;
}

// Nobody else advances there, or an own card says so (DE p.26 to 30).
MaybeRefusal refusesBarred(const State &state, Track track)
{
    const Player &player = state.at(state.turn);
    if ((player.barred >> static_cast<unsigned>(track) & 1U) == 0)
        return std::nullopt;
    for (int seat = 0; seat < state.players; ++seat)
        if (seat != state.turn && (state.locks.by[track] >> static_cast<unsigned>(seat) & 1U) != 0)
            return Refusal{"tapestry.blocked", {{"track", nameOf(track)}, {"player", seat}}};
    int place = 0;
    while (!player.acting[place].row().has(Mark::Block) || player.acting[place].row().blocked != static_cast<std::uint8_t>(track))
        ++place;
    return Refusal{"tapestry.blocked",
                   {{"track", nameOf(track)}, {"card", nameOf(static_cast<TapestryCard>(player.acting[place].card))}}};
}

// The turn -------------------------------------------------------------------------------------------------

MaybeRefusal judge(const State &state, const Advance &move)
{
    if (auto refusal = refusesTurn(state))
        return refusal;
    const Player &player = state.at(state.turn);
    if (player.incomes == 0)
        return Refusal{"tapestry.incomeFirst", {}};
    if (auto refusal = refusesBarred(state, move.track))
        return refusal;
    const int from = tokenFor(player, move.track, move.token);
    if (from < 0)
        return noOption(move.token.isSaid() ? "token" : "track");
    const Cost cost = costOf(from + 1);
    const Resource own = kOwnResource[move.track];
    if (player.resources[own] < cost.own)
        return Refusal{"tapestry.notEnough",
                       {{"resource", nameOf(own)}, {"needed", int{cost.own}}, {"left", int{player.resources[own]}}}};
    if (move.pay[own] < cost.own)
        return Refusal{"tapestry.noOption", {{"field", "pay"}, {"resource", nameOf(own)}, {"least", int{cost.own}}}};
    return refusesPicks(player.resources, cost.own + cost.any, move.pay);
}

MaybeRefusal judge(const State &state, const TakeIncome &)
{
    return refusesTurn(state);
}

// Answers --------------------------------------------------------------------------------------------------

MaybeRefusal judge(const State &state, const Gain &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Gain, index))
        return refusal;
    const int wanted = state.queue[index].times;
    if (!Picks::ofAny(wanted).has(move.resources))
        return Refusal{"tapestry.noOption", {{"field", "resources"}, {"needed", wanted}, {"given", move.resources.total()}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Choose &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Choose, index))
        return refusal;
    const bool isThere = move.option < Benefit::kMostNodes && (optionsOf(state, state.queue[index]) >> move.option & 1U) != 0;
    return isThere ? std::nullopt : MaybeRefusal(noOption("option"));
}

MaybeRefusal judge(const State &state, const Take &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Take, index))
        return refusal;
    const Entry &entry = state.queue[index];
    if (auto refusal = refusesTechs(state, entry, move.cards))
        return refusal;
    if (auto refusal = refusesRow(move.row, asksForRow(state, entry)))
        return refusal;
    if (const int paid = paidInAny(state, entry); paid > 0)
        return refusesPicks(state.at(entry.player).resources, paid, move.pay);
    return move.pay.total() > 0 ? MaybeRefusal(noOption("pay")) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Skip &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.queue.empty())
        return Refusal{"tapestry.notNow", {{"phase", nameOf(Phase::Turn)}}};
    if (move.entry.isSaid() && move.entry.number >= state.queue.size())
        return outOfRange("entry", move.entry.number, 0, state.queue.size() - 1);
    return entryToSkip(state, move.entry) < 0 ? MaybeRefusal(Refusal{"tapestry.notOptional", {}}) : std::nullopt;
}

// The track on which a token comes level with another, and where two places are open to which (contract, reading 43).
MaybeRefusal refusesMatch(const Matches &matches, const ChooseTrack &move)
{
    if (move.token.isSaid())
        return noOption("token");
    if (matches.count() == 0)
        return noOption("track");
    const bool isSaid = move.to.isSaid() && (move.to.number == matches.ahead || move.to.number == matches.behind);
    return (matches.count() == 2 ? isSaid : !move.to.isSaid()) ? std::nullopt : MaybeRefusal(noOption("to"));
}

// Whose token, above the start.
MaybeRefusal refusesCopy(const State &state, int seat, const ChooseTrack &move)
{
    if (move.player < 0)
        return missingField("player");
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.player == seat)
        return noOption("player", "own");
    if (move.to.isSaid())
        return noOption("to");
    const std::uint32_t spaces = copiesFor(state, seat, move.player, move.track);
    if (move.token.isSaid() ? (spaces >> move.token.number & 1U) != 0 : spaces != 0)
        return std::nullopt;
    return noOption(move.token.isSaid() ? "token" : "track");
}

// A track that a card is about: one on which the player can go on, or one that no other such card is about (ruling F35).
MaybeRefusal refusesTrack(const State &state, const Entry &entry, const ChooseTrack &move)
{
    if (move.token.isSaid())
        return noOption("token");
    if (move.player >= 0)
        return noOption("player", "own");
    if (move.to.isSaid())
        return noOption("to");
    if (spacesFor(state, entry, move.track) != 0)
        return std::nullopt;
    if (entry.act == Act::PartnerTrack)
        return Refusal{"tapestry.taken", {{"track", nameOf(move.track)}, {"player", wedOn(state, move.track)}}};
    return noOption("track");
}

MaybeRefusal judge(const State &state, const ChooseTrack &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Track, index))
        return refusal;
    const Entry &entry = state.queue[index];
    if (asksForTrackAlone(entry.act))
        return refusesTrack(state, entry, move);
    const std::uint32_t spaces = spacesFor(state, entry, move.track);
    const Word word = state.queue.nodeOf(entry).word;
    if (word == Word::AiSingularity && move.token.isSaid())
        return noOption("token");
    if (word == Word::CopySpace)
        return refusesCopy(state, entry.player, move);
    if (move.player >= 0)
        return noOption("player", "own");
    if (word == Word::Match)
        return refusesMatch(matchesFor(state, entry.player, move.track), move);
    if (move.to.isSaid())
        return noOption("to");
    if (move.token.isSaid() ? (spaces >> move.token.number & 1U) != 0 : spaces != 0)
        return std::nullopt;
    const Tokens &tokens = state.at(entry.player).tracks[move.track];
    const int space = move.token.isSaid() ? move.token.number : tokens.furthest();
    if (word == Word::RepeatSpace && space > 0 && tokens.has(space))
        return Refusal{"tapestry.activated", {{"track", nameOf(move.track)}, {"space", space}}};
    return noOption(move.token.isSaid() ? "token" : "track");
}

MaybeRefusal judge(const State &state, const Research &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Research, index))
        return refusal;
    return move.stay.isTrue && !mayStay(state, state.queue[index])
        ? MaybeRefusal(noOption("stay", state.queue[index].act == Act::Roll ? "roll" : ""))
        : std::nullopt;
}

MaybeRefusal judge(const State &state, const Explore &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Explore, index))
        return refusal;
    if (move.isDoubled.isTrue && !mayDouble(state, state.queue[index].player))
        return noOption("double");
    if (move.isDoubled.isTrue && move.points > 0)
        return noOption("points", "double");
    return move.points > kMostSides ? MaybeRefusal(outOfRange("points", move.points, 0, kMostSides)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const ExploreSpace &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Space, index))
        return refusal;
    if (move.tile < 1 || move.tile > kSpaceTiles)
        return outOfRange("tile", move.tile, 1, kSpaceTiles);
    for (const Player &player : state.seated())
        if ((player.explored >> move.tile & 1U) != 0)
            return Refusal{"tapestry.taken", {{"tile", int{move.tile}}}};
    return std::nullopt;
}

// Whose territory it was (contract, reading 28).
MaybeRefusal refusesDefender(const State &state, int seat, const Conquer &move)
{
    if (!move.against.isSaid())
        return move.trap.isTrue ? MaybeRefusal(noOption("trap")) : std::nullopt;
    if (auto refusal = refusesSeat(state, move.against.number))
        return refusal;
    const Player &defender = state.at(move.against.number);
    if (move.against.number == seat || openTerritories(state, move.against.number) == 0)
        return noOption("against");
    if (areAllied(state, seat, move.against.number))
        return Refusal{"tapestry.allied", {{"player", int{move.against.number}}}};
    if (move.trap.isTrue && hasMark(state.at(seat), Mark::NoTraps))
        return Refusal{"tapestry.noTrap", {{"player", int{move.against.number}}}};
    if (move.trap.isTrue && defender.finished)
        return finishedPlayer(move.against.number);
    if (move.trap.isTrue && defender.tapestry == 0)
        return Refusal{"tapestry.noCard", {{"player", int{move.against.number}}}};
    return std::nullopt;
}

// What civilizations say of a conquest: the row of the outpost, a marker, and the die that is left to one.
MaybeRefusal refusesMatsIn(const State &state, const Entry &entry, const Conquer &move, bool both)
{
    if (auto refusal = refusesRow(move.row, asksForRow(state, entry.player)))
        return refusal;
    if (move.marker.isTrue && !mayProtect(state, entry, move))
        return noOption("marker");
    if (move.other.isSaid() && (both || !maySpareDie(state, move) || isRed(*move.other) == move.red.isSaid()))
        return noOption("other");
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Conquer &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Conquer, index))
        return refusal;
    const Entry &entry = state.queue[index];
    if (auto refusal = refusesDefender(state, entry.player, move))
        return refusal;
    const bool both = bringsBothDice(state, entry, move);
    if (both ? !move.red.isSaid() : move.red.isSaid() && move.black.isSaid())
        return noOption("red", both ? "both" : "one");
    if (both ? !move.black.isSaid() : !move.red.isSaid() && !move.black.isSaid())
        return noOption("black", both ? "both" : "one");
    if (auto refusal = refusesMatsIn(state, entry, move, both))
        return refusal;
    const bool isTerritory = (move.black.isSaid() && *move.black == BlackFace::Territory) || move.other == DieFace::Territory;
    return move.tile.isSaid() && !isTerritory && !bringsTile(state, entry, move) ? MaybeRefusal(noOption("tile")) : std::nullopt;
}

MaybeRefusal judge(const State &state, const CountLines &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Count, index))
        return refusal;
    return move.count > kMostLines ? MaybeRefusal(outOfRange("count", move.count, 0, kMostLines)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Resolve &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Resolve, index);
}

bool isOfCity(const Move &move)
{
    return std::holds_alternative<NameCapital>(move) || std::holds_alternative<PlacePiece>(move);
}

// Whether there is such a move at the depth, or in the mode.
bool isMade(const State &state, const Move &move)
{
    const bool isTally = std::holds_alternative<Tally>(move);
    const bool isSheet = std::holds_alternative<FinishedSheet>(move);
    const bool isTie = std::holds_alternative<Tallest>(move);
    if (state.agreed.onlySheets)
        return isSheet || isTie;
    if (state.agreed.onlyIncome)
        return isTally || isTie || std::holds_alternative<TellBenefit>(move) || std::holds_alternative<Correct>(move);
    return !isTally && !isSheet && (state.agreed.keepsCities || !isOfCity(move));
}

// Why there is no such move: what is entered instead goes with the refusal.
Refusal notMade(const State &state, const Move &move)
{
    Refusal refusal = notNow(state);
    if (state.step == Step::Turns && !state.agreed.onlySheets)
        refusal.values.push_back({"entered", state.agreed.onlyIncome ? "income" : isOfCity(move) ? "lines" : "moves"});
    return refusal;
}

} // namespace

MaybeRefusal refuses(const State &state, const Move &move)
{
    if (!isMade(state, move))
        return notMade(state, move);
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

} // namespace pegsheet::tapestry
