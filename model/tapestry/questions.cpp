// SPDX-License-Identifier: Apache-2.0
// What an entry asks for, and whether that may be declined.
#include "model/tapestry/counting.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/techs.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

namespace {

Wants asksForBuilding(const Player &player)
{
    int left = 0;
    for (const Building building : kAll<Building>)
        left += player.isLeft(building) ? 1 : 0;
    return left > 1 ? Wants::Choose : Wants::Nothing;
}

// More than is lost, and of several kinds.
Wants asksForLost(const Resources &there, int times)
{
    const auto kinds = std::ranges::count_if(there.values, [](int amount) { return amount > 0; });
    return there.total() > times && kinds > 1 ? Wants::Lose : Wants::Nothing;
}

// One token, or several on one space: it moves by itself.
Wants asksForToken(std::uint32_t spaces)
{
    return std::popcount(spaces) > 1 ? Wants::Track : Wants::Nothing;
}

Wants asksFor(const State &state, const Entry &entry, const Node *node)
{
    const Player &player = state.at(entry.player);
    switch (node->word) {
    case Word::Any: return Wants::Gain;
    case Word::IncomeBuilding: return asksForBuilding(player);
    case Word::Explore:
    case Word::ExploreAnywhere: return Wants::Explore;
    case Word::ExploreSpace: return Wants::Space;
    case Word::Conquer:
    case Word::ConquerAnywhere:
    case Word::ConquerBoth:
    case Word::ConquerBothIfOpponent: return Wants::Conquer;
    case Word::Research:
    case Word::ResearchX:
    case Word::ResearchXPush5: return Wants::Research;
    case Word::Upgrade: return Wants::Upgrade;
    case Word::Invent: return state.agreed.namesCards ? Wants::Invent : Wants::Nothing;
    case Word::Lose: return asksForLost(lostOf(player, *node), entry.times);
    case Word::Civ: return state.agreed.namesMats ? Wants::Civilization : Wants::Nothing;
    case Word::Circle:
    case Word::Square: return state.agreed.namesCards ? Wants::Tech : Wants::TellEffect;
    case Word::RepeatSpace:
    case Word::AiSingularity: return Wants::Track;
    case Word::Overplay: return Wants::Tapestry;
    case Word::Adv:
    case Word::AdvX:
    case Word::AdvB: return node->arg == kAnyTrack ? Wants::Track : asksForToken(stepsFor(player, trackOf(*node, entry.act)));
    case Word::Reg:
    case Word::RegX: return asksForToken(canRegress(player.tracks[static_cast<Track>(node->arg)]));
    case Word::LandmarkOf:
        return node->arg == kAnyLandmark && std::popcount(freeLandmarks(state)) > 1 ? Wants::Landmark : Wants::Nothing;
    case Word::OutpostThere: return asksForRow(state, entry) ? Wants::Take : Wants::Nothing;
    case Word::EveryoneAdv: return Wants::Research;
    case Word::CopySpace:
    case Word::Match: return Wants::Track;
    case Word::CopyCard: return Wants::Stack;
    case Word::StandUp: return Wants::StandUp;
    case Word::DiscardAny: return Wants::Discard;
    case Word::VpPer: return needsCount(state, entry) ? Wants::Count : Wants::Nothing;
    case Word::Or: return onlyOption(state, entry.player, node, sameTrackOf(entry.act)) < 0 ? Wants::Choose : Wants::Nothing;
    case Word::Opt:
    case Word::Pay: return Wants::Take;
    default: return Wants::Nothing;
    }
}

} // namespace

bool needsCount(const State &state, const Entry &entry)
{
    const Node &node = state.queue.nodeOf(entry);
    const bool scoresCity = entry.act == Act::Score
        || (node.word == Word::VpPer && static_cast<Counted>(node.arg) == Counted::City);
    return scoresCity && !state.agreed.onlyIncome && !state.at(entry.player).city.isKept()
        && !(state.isIncome && state.hasCounted && entry.player == state.turn);
}

namespace {

// What a civilization asks.
Wants asksForMat(const State &state, const Entry &entry)
{
    const auto ifSeveral = [](std::uint32_t choices, Wants wants) { return std::popcount(choices) > 1 ? wants : Wants::Nothing; };
    switch (entry.act) {
    case Act::Mat: return Wants::Civilization;
    case Act::Predict: return Wants::Predict;
    case Act::Marker: return Wants::Place;
    case Act::Swap: return Wants::Swap;
    case Act::Box:
    case Act::AnyBox: return asksForBox(entry) ? ifSeveral(nextBoxes(state, entry), Wants::Choose) : Wants::Track;
    case Act::Outposts: return ifSeveral(outpostChoices(state, entry.player), Wants::Choose);
    case Act::Roll: return Wants::Research;
    case Act::Herald: return Wants::Stack;
    case Act::FirstCard: return Wants::Tapestry;
    case Act::Give: return Wants::Opponent;
    case Act::GiveFree: return ifSeveral(opponentsOf(state, entry), Wants::Opponent);
    case Act::Improve: return Wants::Upgrade;
    case Act::Trade: return Wants::Trade;
    case Act::Land: return Wants::Count;
    default: return Wants::Nothing;
    }
}

} // namespace

Wants asksFor(const State &state, const Entry &entry)
{
    if (isPlainGain(entry.act) || entry.act == Act::Count)
        return asksFor(state, entry, &state.queue.nodeOf(entry));
    switch (entry.act) {
    case Act::Play:
        return state.at(entry.player).tapestry > 0 && !state.at(entry.player).mat.isFull() ? Wants::Tapestry : Wants::Nothing;
    case Act::Upgrade:
    case Act::UpgradeIt: return Wants::Upgrade;
    case Act::Score: return needsCount(state, entry) ? Wants::Count : Wants::Nothing;
    case Act::Income: return Wants::Nothing;
    case Act::OfCard:
    case Act::OfCircle:
    case Act::OfSquare:
    case Act::OfCiv: return Wants::TellEffect;
    case Act::Place: return hasSpot(state, entry) || hasOtherPlace(state, entry) ? Wants::Place : Wants::Nothing;
    case Act::Capital: return Wants::Capital;
    case Act::ExploreIt:
    case Act::Sailed: return Wants::Explore;
    case Act::FreeBonus: return Wants::Take;
    case Act::SomeOf: return Wants::Choose;
    case Act::GiveTile: return Wants::Opponent;
    case Act::Partner: return std::popcount(opponentsOf(state, entry)) > 1 ? Wants::Opponent : Wants::Nothing;
    case Act::PartnerTrack:
    case Act::DarkAges: return Wants::Track;
    case Act::PlayHere: return Wants::Tapestry;
    case Act::Convert: return Wants::Convert;
    case Act::Host: return Wants::Take;
    default: return entry.act > Act::Ally ? asksForMat(state, entry) : Wants::Nothing;
    }
}

Wants wantsOf(const State &state, int index, std::uint64_t waiting)
{
    const Entry &entry = state.queue[index];
    if ((waiting >> index & 1U) != 0)
        return entry.act == Act::Count ? Wants::Resolve : Wants::Nothing;
    return isVoid(state, entry) ? Wants::Nothing : asksFor(state, entry);
}

bool isOptional(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Upgrade:
    case Act::FreeBonus:
    case Act::GiveTile:
    case Act::PlayHere:
    case Act::Convert:
    case Act::Host: return true;
    default: break;
    }
    if (!isPlainGain(entry.act))
        return isOptionalPart(state, entry);
    switch (state.queue.nodeOf(entry).word) {
    case Word::Pay:
    case Word::Opt: return true;
    case Word::Upgrade: return !mustUpgrade(state, entry.player);
    default: return false;
    }
}

bool canBeSkipped(const State &state, const Entry &entry, Wants wants)
{
    switch (wants) {
    case Wants::Explore:
    case Wants::Space:
    case Wants::Conquer:
    case Wants::TellEffect:
    case Wants::Capital:
    case Wants::Civilization: return true;
    case Wants::Place:
        if (entry.act == Act::Marker)
            return false;
        return std::holds_alternative<Landmark>(pieceOf(entry)) ? state.hasActed && !state.isIncome : !hasSpot(state, entry);
    case Wants::Choose: return entry.act == Act::SomeOf;
    case Wants::Track:
    case Wants::Take:
    case Wants::Opponent:
    case Wants::Tapestry:
    case Wants::Convert:
    case Wants::Research:
    case Wants::Stack:
    case Wants::Trade:
    case Wants::Swap:
    case Wants::Upgrade: return isOptional(state, entry);
    default: return false;
    }
}

} // namespace pegsheet::tapestry
