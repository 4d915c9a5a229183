// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/outlook.h"

#include "model/tapestry/counting.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/shapes.h"
#include "model/tapestry/techs.h"

#include <bit>

namespace pegsheet::tapestry {

namespace {

// Whether a token of the player can go where that is asked: on, as far as no card bars the way, or back.
bool canGo(const Player &player, std::uint8_t track, bool isOn)
{
    const auto from = [&](Track on) { return isOn ? stepsFor(player, on) : canRegress(player.tracks[on]); };
    if (track == kSameTrack)
        return false;
    if (track != kAnyTrack)
        return from(static_cast<Track>(track)) != 0;
    for (const Track each : kAll<Track>)
        if (from(each) != 0)
            return true;
    return false;
}

// Spaces of a track that can be repeated: with an own token, and not activated in this turn.
std::uint32_t repeatable(const State &state, int seat, Track track)
{
    std::uint32_t spaces = canRegress(state.at(seat).tracks[track]);
    for (int space = 1; space <= kSpaces; ++space)
        if (isActivated(state, seat, track, space))
            spaces &= ~(1U << space);
    return spaces;
}

bool hasRepeatable(const State &state, int seat)
{
    for (const Track track : kAll<Track>)
        if (repeatable(state, seat, track) != 0)
            return true;
    return false;
}

bool isVoidGroup(const State &state, int seat, const Node *node, std::uint8_t same)
{
    for (int at = 1; at < node->size; at += node[at].size)
        if (!isVoid(state, seat, node + at, same))
            return false;
    return true;
}

// Of all who would gain.
bool isVoidForAll(const State &state, int seat, const Node *node, std::uint8_t same)
{
    const Sharers sharers = sharersOf(state, seat, node->word, isMovement(node + 1));
    for (int place = 0; place < sharers.count; ++place)
        if (!isVoid(state, sharers.seats[static_cast<std::size_t>(place)], node + 1, same))
            return false;
    return true;
}

// The die decides on which track.
bool nobodyMoves(const State &state, int seat)
{
    const Sharers sharers = sharersOf(state, seat, Word::EveryoneAdv, true);
    for (int place = 0; place < sharers.count; ++place)
        if (canGo(state.at(sharers.seats[static_cast<std::size_t>(place)]), kAnyTrack, true))
            return false;
    return true;
}

bool hasMatch(const State &state, int seat)
{
    for (const Track track : kAll<Track>)
        if (matchesFor(state, seat, track).count() > 0)
            return true;
    return false;
}

bool canCopySpace(const State &state, int seat)
{
    for (int opponent = 0; opponent < state.players; ++opponent)
        for (const Track track : kAll<Track>)
            if (copiesFor(state, seat, opponent, track) != 0)
                return true;
    return false;
}

bool canStandUp(const State &state, int seat)
{
    for (int other = 0; other < state.players; ++other)
        if (mostStoodUp(state, seat, other) > 0)
            return true;
    return false;
}

// Exploring brings tiles before it, by what is in force.
bool drawsTiles(const State &state, const Player &player)
{
    return state.tilesLeft > 0 && listensTo(player, Event::ExploreBegins);
}

// What comes before step 2 of an income turn belongs to step 1; a table may play no card there (contract, reading 42).
bool isLeftOut(const State &state, int seat)
{
    const int turn = state.at(seat).incomes;
    if (!state.agreed.stepOneVoid || !state.agreed.namesCards || !state.isIncome || seat != state.turn
        || !isInTurn(IncomeStep::Play, turn))
        return false;
    for (int index = 0; index < state.queue.size(); ++index)
        if (state.queue[index].act == Act::Play)
            return true;
    return false;
}

} // namespace

bool interprets(Word word)
{
    switch (word) {
    case Word::ExploreIt:
    case Word::UpgradeIt:
    case Word::CircleOfIt:
    case Word::OutpostThere:
    case Word::CopyCard:
    case Word::CopySpace:
    case Word::EveryoneAdv:
    case Word::Lock:
    case Word::AdvB:
    case Word::Match:
    case Word::StandUp:
    case Word::Times:
    case Word::Rank:
    case Word::FirstInEra:
    case Word::Everyone:
    case Word::Opponents:
    case Word::Neighbours:
    case Word::DiscardAny:
    case Word::Some: return true;
    default: return !isOfCards(word);
    }
}

int paidInAny(const State &state, const Entry &entry)
{
    const Node *node = &state.queue.nodeOf(entry);
    const bool isPaid = isPlainGain(entry.act) && node->word == Word::Pay && node[1].word == Word::Any;
    return isPaid ? node[1].times : 0;
}

int paidInTechs(const State &state, const Entry &entry)
{
    const Node *node = &state.queue.nodeOf(entry);
    if (!state.agreed.namesCards || !isPlainGain(entry.act) || node->word != Word::Pay || node[1].word != Word::TechCard)
        return 0;
    const int paid = node[1].times;
    return paid <= TechRefs::kMost && state.at(entry.player).techCount() > paid ? paid : 0;
}

Resources lostOf(const Player &player, const Node &node)
{
    if (node.arg == kAnyResource)
        return player.resources;
    Resources only;
    const auto resource = static_cast<Resource>(node.arg);
    only[resource] = player.resources[resource];
    return only;
}

bool canPay(const Player &player, const Node &cost)
{
    switch (cost.word) {
    case Word::Any: return player.resources.total() >= cost.times;
    case Word::Tile: return player.tiles >= cost.times;
    case Word::TapestryFromHand: return player.tapestry >= cost.times;
    case Word::TechCard: return player.techCount() >= cost.times;
    case Word::Vp: return player.vp >= cost.arg;
    default: return player.resources[static_cast<Resource>(cost.word)] >= cost.times;
    }
}

std::uint32_t unexploredTiles(const State &state)
{
    std::uint32_t tiles = ((1U << kSpaceTiles) - 1) << 1U;
    for (const Player &player : state.seated())
        tiles &= ~std::uint32_t{player.explored};
    return tiles;
}

namespace {

// Words of cards. What was just gained is void as long as nothing was, and a lock without a step behind it.
bool isVoidOfCards(const State &state, int seat, const Node *node, std::uint8_t same)
{
    switch (node->word) {
    case Word::OutpostThere: return state.at(seat).outposts == 0;
    case Word::EveryoneAdv: return nobodyMoves(state, seat);
    case Word::Match: return !hasMatch(state, seat);
    case Word::StandUp: return !canStandUp(state, seat);
    case Word::CopyCard: return stacksFor(state, seat) == 0;
    case Word::CopySpace: return !canCopySpace(state, seat);
    case Word::Times: return countOf(state, seat, static_cast<Multiplier>(node->arg)) == 0 || isVoid(state, seat, node + 1, same);
    case Word::Rank:
    case Word::FirstInEra: return isVoid(state, seat, node + partThatHolds(state, seat, node), same);
    case Word::Everyone:
    case Word::Opponents:
    case Word::Neighbours: return isVoidForAll(state, seat, node, same);
    case Word::DiscardAny: return state.at(seat).tapestry == 0;
    case Word::Some: return isVoidGroup(state, seat, node, same);
    default: return true;
    }
}

} // namespace

bool isVoid(const State &state, int seat, const Node *node, std::uint8_t same)
{
    const Player &player = state.at(seat);
    switch (node->word) {
    case Word::Tile: return state.tilesLeft == 0;
    case Word::Space: return state.spaceLeft == 0;
    case Word::Market: return !player.isLeft(Building::Market);
    case Word::House: return !player.isLeft(Building::House);
    case Word::Farm: return !player.isLeft(Building::Farm);
    case Word::Armory: return !player.isLeft(Building::Armory);
    case Word::IncomeBuilding:
        for (const Building building : kAll<Building>)
            if (player.isLeft(building))
                return false;
        return true;
    case Word::LandmarkOf:
        return node->arg == kAnyLandmark ? freeLandmarks(state) == 0
                                         : state.landmarks[static_cast<Landmark>(node->arg)] != State::kNobody;
    case Word::Explore:
    case Word::ExploreAnywhere: return player.tiles == 0 && !drawsTiles(state, player);
    case Word::ExploreSpace: return player.space == 0 || unexploredTiles(state) == 0;
    case Word::Conquer:
    case Word::ConquerAnywhere:
    case Word::ConquerBoth:
    case Word::ConquerBothIfOpponent: return player.outposts == 0;
    case Word::Research:
    case Word::ResearchX: return !canGo(player, kAnyTrack, true);
    case Word::AdvX:
    case Word::AdvB:
    case Word::Adv: return !canGo(player, node->arg == kSameTrack ? same : node->arg, true);
    case Word::Reg:
    case Word::RegX: return !canGo(player, node->arg, false);
    case Word::Invent: return state.agreed.namesCards && player.techCards.isFull();
    case Word::Civ: return state.agreed.namesMats && freeMats(state, false) == 0;
    case Word::Upgrade: return !mayUpgrade(state, seat);
    case Word::Circle: return player.techs[TechRow::Middle] == 0;
    case Word::Square: return player.techs[TechRow::Top] == 0;
    case Word::RepeatSpace: return !hasRepeatable(state, seat);
    case Word::Overplay: return player.tapestry == 0 || player.mat.isFull() || isLeftOut(state, seat);
    case Word::AiSingularity: return !player.tracks[Track::Technology].has(kSpaces);
    case Word::Then:
    case Word::All:
    case Word::Or:
    case Word::Opt: return isVoidGroup(state, seat, node, same);
    case Word::Pay: return !canPay(player, node[1]) || isVoid(state, seat, node + 2, same);
    case Word::Lose: return lostOf(player, *node).total() == 0;
    default: return isOfCards(node->word) && isVoidOfCards(state, seat, node, same);
    }
}

namespace {

// What the procedure of a card asks for. Who has ended takes no part.
bool isVoidOfProcedure(const State &state, const Entry &entry)
{
    const Player &player = state.at(entry.player);
    switch (entry.act) {
    case Act::Partner: return opponentsOf(state, entry) == 0 || partnerless(player, entry) < 0;
    case Act::PartnerTrack: return trackless(player, entry) < 0;
    case Act::PlayHere: return player.tapestry == 0 || player.mat.isFull() || !isActing(player, entry.what);
    case Act::Convert: return convertible(player) == 0;
    case Act::DarkAges: return !canGo(player, kAnyTrack, true);
    case Act::Host: return player.finished || player.resources[Resource::Worker] == 0;
    default: return false;
    }
}

} // namespace

bool isVoid(const State &state, const Entry &entry)
{
    if (isPlainGain(entry.act) || entry.act == Act::Count)
        return isVoid(state, entry.player, &state.queue.nodeOf(entry), sameTrackOf(entry.act));
    switch (entry.act) {
    case Act::Upgrade: return !mayUpgrade(state, entry.player);
    case Act::UpgradeIt: return !mayLiftAny(state, entry);
    case Act::ExploreIt:
    case Act::Sailed: return state.at(entry.player).tiles == 0;
    case Act::FreeBonus: return isVoid(state, entry.player, &state.queue.nodeOf(entry) + 2);
    case Act::SomeOf: return optionsOf(state, entry) == 0;
    case Act::GiveTile: return state.at(entry.player).tiles == 0 || opponentsOf(state, entry) == 0;
    default: return entry.act > Act::Ally ? isVoidOfMat(state, entry) : isVoidOfProcedure(state, entry);
    }
}

std::uint32_t optionsOf(const State &state, const Entry &entry)
{
    if (asksForBox(entry))
        return nextBoxes(state, entry);
    if (entry.act == Act::Outposts)
        return outpostChoices(state, entry.player);
    const Player &player = state.at(entry.player);
    const Node *node = &state.queue.nodeOf(entry);
    std::uint32_t options = 0;
    if (node->word == Word::IncomeBuilding) {
        for (const Building building : kAll<Building>)
            if (player.isLeft(building))
                options |= 1U << static_cast<unsigned>(building);
        return options;
    }
    unsigned option = 0;
    for (int at = 1; at < node->size; at += node[at].size, ++option)
        if (!isVoid(state, entry.player, node + at, sameTrackOf(entry.act)))
            options |= 1U << option;
    return entry.act == Act::SomeOf ? options & entry.times : options;
}

bool mayStay(const State &state, const Entry &entry)
{
    return entry.act != Act::Roll && state.queue.nodeOf(entry).word != Word::EveryoneAdv;
}

std::uint32_t stacksOf(const State &state, const Entry &entry)
{
    return entry.act == Act::Herald ? stacksForHeralds(state, entry.player) : stacksFor(state, entry.player);
}

std::uint32_t opponentsOf(const State &state, const Entry &entry)
{
    std::uint32_t opponents = 0;
    for (int seat = 0; seat < state.players; ++seat)
        if (seat != entry.player && (entry.act == Act::Partner || !state.at(seat).finished))
            opponents |= 1U << static_cast<unsigned>(seat);
    return opponents;
}

int partAt(const Node *node, int index)
{
    int at = 1;
    for (; index > 0 && at < node->size; --index)
        at += node[at].size;
    return at < node->size ? at : 0;
}

bool isBegun(const State &state, const Entry &entry)
{
    int parts = 0;
    while (entry.act == Act::SomeOf && partAt(&state.queue.nodeOf(entry), parts) > 0)
        ++parts;
    return std::popcount(entry.times) < parts;
}

int onlyOption(const State &state, int seat, const Node *node, std::uint8_t same)
{
    int only = -1;
    int index = 0;
    for (int at = 1; at < node->size; at += node[at].size, ++index)
        if (!isVoid(state, seat, node + at, same)) {
            if (only >= 0)
                return -1;
            only = index;
        }
    return only;
}

std::uint32_t spacesFor(const State &state, const Entry &entry, Track track)
{
    const Player &player = state.at(entry.player);
    if (entry.act == Act::DarkAges)
        return stepsFor(player, track) != 0 ? 1 : 0;
    if (entry.act == Act::Box)
        return isCovered(state, civilizationOf(entry), track) ? 0 : stepsFor(player, track);
    if (entry.act == Act::PartnerTrack)
        return wedOn(state, track) < 0 ? 1 : 0;
    const Node &node = state.queue.nodeOf(entry);
    const std::uint8_t arg = node.arg == kSameTrack ? sameTrackOf(entry.act) : node.arg;
    const bool isThere = arg == kAnyTrack || static_cast<Track>(arg) == track;
    switch (node.word) {
    case Word::Adv:
    case Word::AdvB:
    case Word::AdvX: return isThere ? stepsFor(player, track) : 0;
    case Word::Reg:
    case Word::RegX: return isThere ? canRegress(player.tracks[track]) : 0;
    case Word::RepeatSpace: return repeatable(state, entry.player, track);
    // The token from the end of the technology track needs a place there; on its own track it leaves one.
    case Word::AiSingularity: return track == Track::Technology || player.tracks[track].count() < Tokens::kMost ? 1 : 0;
    default: return 0;
    }
}

} // namespace pegsheet::tapestry
