// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/room.h"

#include "model/core/work.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// What a step to or back on each track comes to, in the order of Track.
using StepEntries = std::array<int, kCount<Track>>;

constexpr int entriesOf(const Node *node, const StepEntries &steps);

// Of one time. What asks is one entry, whatever the answer brings.
constexpr int entriesOnce(const Node *node, const StepEntries &steps)
{
    int most = 1;
    switch (node->word) {
    case Word::Then: {
        int behind = 0; // the parts that wait
        for (int at = 1; at < node->size; at += node[at].size)
            ++behind;
        for (int at = 1; at < node->size; at += node[at].size)
            most = std::max(most, --behind + entriesOf(node + at, steps));
        break;
    }
    case Word::All:
        most = 0;
        for (int at = 1; at < node->size; at += node[at].size)
            most += entriesOf(node + at, steps);
        break;
    case Word::Or: // the only part that is not void comes by itself
        for (int at = 1; at < node->size; at += node[at].size)
            most = std::max(most, entriesOf(node + at, steps));
        break;
    case Word::Adv:
    case Word::Reg:
        if (node->arg != kAnyTrack)
            most = std::max(most, steps[node->arg]);
        break;
    default: break;
    }
    return most;
}

// Whether what is left to do stands beside what was done last: resources, pieces and points come together, however many.
constexpr bool leavesRest(const Node &node, int times)
{
    const bool isWhole = node.word < Word::IncomeBuilding || node.word == Word::LandmarkOf || node.word == Word::Vp
        || node.word == Word::VpPer;
    return times > 1 && !isWhole;
}

constexpr int entriesOf(const Node *node, const StepEntries &steps)
{
    return entriesOnce(node, steps) + (leavesRest(*node, node->times) ? 1 : 0);
}

// The bonus waits for the benefit.
constexpr int entriesOfSpace(Track track, int space, const StepEntries &steps)
{
    const NodePlace benefit = kPrinted.benefitOf(track, space);
    return (kPrinted.bonusOf(track, space) != 0 ? 1 : 0) + (benefit != 0 ? entriesOf(&kPrinted[benefit], steps) : 0);
}

constexpr StepEntries next(const StepEntries &steps)
{
    StepEntries next{};
    for (const Track track : kAll<Track>)
        for (int space = 1; space <= kSpaces; ++space)
            next[static_cast<std::size_t>(track)] = std::max(next[static_cast<std::size_t>(track)],
                                                             entriesOfSpace(track, space, steps));
    return next;
}

// Only spaces of science bring steps by themselves, and none of them on science.
constexpr StepEntries kSteps = next(next({}));
static_assert(kSteps == next(kSteps));

constexpr int kOfAnyStep = *std::max_element(kSteps.begin(), kSteps.end());

template <typename E, typename Place>
constexpr int mostOf(Place placeOf)
{
    int most = 0;
    for (const E each : kAll<E>)
        if (const NodePlace place = placeOf(each); place != 0)
            most = std::max(most, entriesOf(&kPrinted[place], kSteps));
    return most;
}

constexpr int kOfTile = mostOf<TileBenefit>([](TileBenefit tile) { return kPrinted.tile(tile); });
constexpr int kOfRed = mostOf<RedFace>([](RedFace face) { return kPrinted.red(face); });
constexpr int kOfBlack = std::max(kOfTile, mostOf<BlackFace>([](BlackFace face) { return kPrinted.black(face); }));
// What a trap gives waits for the black die, and that for the red one.
constexpr int kOfConquest = 1 + std::max(kOfBlack, 1 + kOfRed);

constexpr int mostOfSpaceTiles()
{
    int most = 0;
    for (int number = 1; number <= kSpaceTiles; ++number)
        most = std::max(most, entriesOf(&kPrinted[kPrinted.spaceTile(number)], kSteps));
    return most;
}
constexpr int kOfSpaceTile = mostOfSpaceTiles();

// What stands for the entry as it is.
int entriesOf(const Queue &queue, const Entry &entry)
{
    if (entry.act != Act::Gain)
        return 1;
    const Node *node = &queue.nodeOf(entry);
    return entriesOnce(node, kSteps) + (leavesRest(*node, entry.times) ? 1 : 0);
}

// What an answer puts in the place of one time of the entry.
int broughtBy(const Queue &queue, const Entry &entry, Wants wants)
{
    const Node *node = &queue.nodeOf(entry);
    switch (wants) {
    case Wants::Take: return entriesOf(node + (node->word == Word::Pay ? 2 : 1), kSteps);
    case Wants::Track: return node->word == Word::AdvX || node->word == Word::RegX ? 1 : kOfAnyStep;
    case Wants::Research: return node->word == Word::Research ? kOfAnyStep : 1;
    case Wants::Explore: return kOfTile;
    case Wants::Space: return kOfSpaceTile;
    case Wants::Conquer: return kOfConquest;
    default: return 1;
    }
}

constexpr int kNone = -1;

// The most entries at once of all that is pending, with so many brought in the place of the entry at `answered`. What has to be
// done for an entry stands behind it, and is gone before that goes on.
int mostEntriesOf(const Queue &queue, int answered, int brought)
{
    std::array<int, Queue::kRoom> before{}; // of what has to be done for each
    int all = 0;
    for (int index = queue.size(); index-- > 0;) {
        Work::add(1);
        const Entry &entry = queue[index];
        int most = entriesOf(queue, entry);
        if (index == answered)
            most = std::max(most, brought + (entry.times > 1 ? 1 : 0));
        if (const int waits = before[static_cast<std::size_t>(index)]; waits > 0)
            most = std::max(most, 1 + waits);
        (entry.next == 0 ? all : before[entry.next - 1U]) += most;
    }
    return all;
}

constexpr int mostOfPrinted()
{
    int most = 0;
    for (std::size_t place = 1; place < kPrinted.size(); ++place)
        most = std::max(most, entriesOf(&kPrinted[static_cast<NodePlace>(place)], kSteps));
    return most;
}
constexpr int kOfPrinted = mostOfPrinted();

bool hasRoomForNodes(const State &state, const Benefit &gains)
{
    return state.queue.pooled() + static_cast<int>(gains.nodes().size()) <= Queue::kPoolRoom;
}

} // namespace

bool hasRoomForAnswer(const State &state, int index, Wants wants)
{
    const Queue &queue = state.queue;
    const int brought = broughtBy(queue, queue[index], wants);
    if (brought == 1 || (queue.pooled() == 0 && queue.size() * kOfPrinted + brought <= Queue::kRoomForTold))
        return true;
    return mostEntriesOf(queue, index, brought) <= (wants == Wants::Take ? Queue::kRoomForTold : Queue::kRoom);
}

bool hasRoomForEffect(const State &state, int index, const Benefit &gains)
{
    return hasRoomForNodes(state, gains)
        && mostEntriesOf(state.queue, index, entriesOf(gains.nodes().data(), kSteps)) <= Queue::kRoomForTold;
}

bool hasRoomBeside(const State &state, const Benefit &gains)
{
    return hasRoomForNodes(state, gains)
        && mostEntriesOf(state.queue, kNone, 0) + entriesOf(gains.nodes().data(), kSteps) <= Queue::kRoomForTold;
}

bool hasRoomForOneMore(const State &state)
{
    return mostEntriesOf(state.queue, kNone, 0) < Queue::kRoomForTold;
}

} // namespace pegsheet::tapestry
