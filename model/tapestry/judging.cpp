// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/judging.h"

#include "model/core/fields.h"
#include "model/tapestry/room.h"
#include "model/tapestry/rules.h"
#include "model/tapestry/tally.h"

namespace pegsheet::tapestry {

Refusal noOption(std::string_view field, std::string_view of)
{
    Refusal refusal{"tapestry.noOption", {{"field", field}}};
    if (!of.empty())
        refusal.values.push_back({"of", of});
    return refusal;
}

Refusal finishedPlayer(int player)
{
    return {"tapestry.finished", {{"player", player}, {"incomes", kIncomes}}};
}

Refusal notNow(const State &state)
{
    return state.step == Step::Over ? Refusal{"tapestry.finished", {}}
                                    : Refusal{"tapestry.notNow", {{"phase", nameOf(phaseOf(state))}}};
}

Refusal noRoom(const State &state)
{
    return {"tapestry.pending", {{"count", state.queue.size()}, {"most", roomForTold(state)}}};
}

MaybeRefusal refusesAnything(const State &state)
{
    return state.step == Step::Turns ? std::nullopt : MaybeRefusal(notNow(state));
}

MaybeRefusal refusesSeat(const State &state, int player)
{
    if (player < 0 || player >= state.players)
        return outOfRange("player", player, 0, state.players - 1);
    return std::nullopt;
}

MaybeRefusal refusesAnswer(const State &state, EntryPlace entry, Wants wants, int &index)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (entry.isSaid() && entry.number >= state.queue.size())
        return state.queue.empty() ? Refusal{"tapestry.notNow", {{"phase", nameOf(Phase::Turn)}}}
                                   : outOfRange("entry", entry.number, 0, state.queue.size() - 1);
    index = entryFor(state, entry, wants);
    if (index < 0)
        return Refusal{"tapestry.notNow", {{"phase", nameOf(phaseOf(state))}}};
    return hasRoomForAnswer(state, index, wants) ? std::nullopt : MaybeRefusal(noRoom(state));
}

namespace {

MaybeRefusal refusesLength(std::string_view field, std::size_t length, std::size_t most)
{
    if (length <= most)
        return std::nullopt;
    return Refusal{"input.textTooLong", {{"field", field}, {"max", static_cast<std::int64_t>(most)}}};
}

} // namespace

MaybeRefusal refusesBenefit(const State &state, const Benefit &benefit)
{
    if (benefit.isNone())
        return missingField("gains");
    Benefit read; // what its text may not say, nodes may not either
    return readIn(state.agreed.language(), "gains", toValue(benefit), read);
}

MaybeRefusal judge(const State &state, const TellEffect &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::TellEffect, index))
        return refusal;
    if (auto refusal = refusesBenefit(state, move.gains))
        return refusal;
    return hasRoomForEffect(state, index, move.gains) ? std::nullopt : MaybeRefusal(noRoom(state));
}

MaybeRefusal judge(const State &state, const TellBenefit &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (auto refusal = refusesBenefit(state, move.gains))
        return refusal;
    if (auto refusal = refusesLength("why", move.why.size(), TellBenefit::kLongestWhy))
        return refusal;
    if (state.agreed.onlyIncome && !isKeptAtIncome(move.gains))
        return noOption("gains");
    return hasRoomBeside(state, move.gains) ? std::nullopt : MaybeRefusal(noRoom(state));
}

MaybeRefusal judge(const State &state, const District &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (state.at(move.player).city.isKept())
        return noOption("player", "city");
    if (state.at(move.player).districts == kDistricts)
        return noOption("player", "districts");
    return hasRoomForOneMore(state) ? std::nullopt : MaybeRefusal(noRoom(state));
}

MaybeRefusal judge(const State &state, const Tallest &move)
{
    if (state.step != Step::Tie) {
        Refusal refusal = notNow(state);
        refusal.values.push_back({"entered", "tie"});
        return refusal;
    }
    if (move.player < 0)
        return std::nullopt;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    return (state.shared >> move.player & 1U) == 0 ? MaybeRefusal(noOption("player", "tie")) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Tally &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    return refusesTally(state, move.player, move.numbers);
}

MaybeRefusal judge(const State &state, const FinishedSheet &move)
{
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.vp < 0 || move.vp > kMostVp)
        return outOfRange("vp", move.vp, 0, kMostVp);
    return refusesSheet(move.numbers);
}

MaybeRefusal judge(const State &state, const Correct &move)
{
    if (move.player >= 0)
        if (auto refusal = refusesSeat(state, move.player))
            return refusal;
    if (auto refusal = refusesLength("why", move.why.size(), Correct::kLongestWhy))
        return refusal;
    return refuses(state, move.player, move.set);
}

} // namespace pegsheet::tapestry
