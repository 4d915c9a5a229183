// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/room.h"

#include "model/core/work.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// What a step to or back on each track comes to, in the order of Track. Where cities are kept a piece that comes has still to be
// built.
struct StepEntries
{
    std::array<int, kCount<Track>> of{};
    bool keepsCities = false;
    bool hears = false; ///< a step may be heard of by what is in force
    bool isWed = false; ///< somebody may gain the benefit of its space once more
    bool grows = false; ///< a mat may hear of what grows

    /// Of a step that brings no benefit: a landmark that is to be built, and what is heard of that.
    [[nodiscard]] constexpr int alone() const { return hears ? 2 : 1; }
    constexpr bool operator==(const StepEntries &) const = default;
};

constexpr int entriesOf(const Node *node, const StepEntries &steps);

// Of what comes so many times at once: each part may leave a rest.
constexpr int entriesTimes(int entries)
{
    return 2 * entries + 1;
}

// Of what each of several gains.
constexpr int entriesShared(const Node *node, int sharers, const StepEntries &steps)
{
    const int each = entriesOf(node + 1, steps);
    return sharers * (node->times > 1 ? entriesTimes(each) : each);
}

// Words of tapestry cards. Whoever else gains is one more each; a track on which several tokens come level has three landmarks.
constexpr int entriesOfCards(const Node *node, const StepEntries &steps)
{
    constexpr int kLandmarksOfTrack = 3;
    int most = 1;
    switch (node->word) {
    case Word::Times:
    case Word::DiscardAny: return entriesTimes(entriesOf(node + 1, steps));
    case Word::EveryoneAdv: return *std::max_element(steps.of.begin(), steps.of.end()) + kMostSeats - 1; // one after the other
    case Word::Everyone:
    case Word::Opponents: return entriesShared(node, kMostSeats, steps);
    case Word::Neighbours: return entriesShared(node, 2, steps);
    case Word::Rank:
    case Word::FirstInEra:
    case Word::Some:
        for (int at = 1; at < node->size; at += node[at].size)
            most = std::max(most, entriesOf(node + at, steps) + 1);
        return most;
    case Word::AdvB: return 1 + steps.alone();
    case Word::Match: return kLandmarksOfTrack * steps.alone();
    case Word::ExploreIt: return 2;
    default: return 1;
    }
}

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
            most = std::max(most, steps.of[node->arg]);
        break;
    case Word::AdvX: most = steps.alone(); break;
    case Word::Explore:
    case Word::ExploreAnywhere: most = steps.hears ? 2 : 1; break; // tiles may come before

    default:
        if (isOfCards(node->word))
            most = entriesOfCards(node, steps);
        break;
    }
    return most;
}

// Whether what is left to do stands beside what was done last: resources, pieces and points come together, however many. Buildings
// are built one by one where cities are kept, and beside the rest stands what a district pays.
constexpr bool leavesRest(const Node &node, int times, bool keepsCities)
{
    const bool isBuilding = node.word >= Word::Market && node.word <= Word::Armory;
    const bool isWhole = (node.word < Word::IncomeBuilding && !(isBuilding && keepsCities)) || node.word == Word::LandmarkOf
        || node.word == Word::Vp || node.word == Word::VpPer;
    return times > 1 && !isWhole;
}

constexpr int entriesOf(const Node *node, const StepEntries &steps)
{
    return entriesOnce(node, steps) + (leavesRest(*node, node->times, steps.keepsCities) ? 1 : 0);
}

// The bonus waits for the benefit, and that for a landmark that is to be built.
constexpr int entriesOfSpace(Track track, int space, const StepEntries &steps)
{
    const NodePlace benefit = kPrinted.benefitOf(track, space);
    const int heard = (steps.hears && entersTier(space)) || (steps.grows && space == kSpaces) ? 1 : 0;
    const int landmark = (steps.keepsCities && entersTier(space) ? 1 : 0) + heard;
    const int most = benefit != 0 ? std::max(entriesOf(&kPrinted[benefit], steps), landmark + 1) : landmark;
    const int again = steps.isWed && benefit != 0 ? entriesOf(&kPrinted[benefit], steps) : 0;
    return (kPrinted.bonusOf(track, space) != 0 ? 1 : 0) + most + again;
}

constexpr StepEntries next(const StepEntries &steps)
{
    StepEntries next{{}, steps.keepsCities, steps.hears, steps.isWed, steps.grows};
    for (const Track track : kAll<Track>)
        for (int space = 1; space <= kSpaces; ++space) {
            int &most = next.of[static_cast<std::size_t>(track)];
            most = std::max(most, entriesOfSpace(track, space, steps));
        }
    return next;
}

template <typename E, typename Place>
constexpr int mostOf(const StepEntries &steps, Place placeOf)
{
    int most = 0;
    for (const E each : kAll<E>)
        if (const NodePlace place = placeOf(each); place != 0)
            most = std::max(most, entriesOf(&kPrinted[place], steps));
    return most;
}

constexpr int mostOfSpaceTiles(const StepEntries &steps)
{
    int most = 0;
    for (int number = 1; number <= kSpaceTiles; ++number)
        most = std::max(most, entriesOf(&kPrinted[kPrinted.spaceTile(number)], steps));
    return most;
}

constexpr int mostOfBoxes(const StepEntries &steps)
{
    int most = 0;
    for (const Civilization civilization : kAll<Civilization>)
        for (int column = 0; column < kCivilizations[civilization].columns(); ++column)
            for (int box = 0; box < kCivilizations[civilization].boxesIn(column); ++box)
                most = std::max(most, entriesOf(&kPrinted[kPrinted.box(civilization, column, box)], steps));
    return most;
}

constexpr int mostOfPrinted(const StepEntries &steps, std::size_t from, std::size_t end)
{
    int most = 0;
    for (std::size_t place = from; place < end; ++place)
        most = std::max(most, entriesOf(&kPrinted[static_cast<NodePlace>(place)], steps));
    return most;
}

// What printed benefits come to.
struct Most
{
    StepEntries steps;
    int anyStep = 0;
    int tile = 0;
    int conquest = 0;
    int spaceTile = 0;
    int printed = 0;
    int card = 1;   ///< of one that is named
    int circle = 0; ///< of a tech that is named
    int part = 1;   ///< of its circle or its square
    int mat = 1;    ///< of a civilization with which a player begins
    int box = 1;    ///< of a box of one
    int place = 1;  ///< of a building: a district, what mats hear of it, a box of a mat
    int grown = 0;  ///< of what a mat hears of what grows
};

// Only spaces of science bring steps by themselves, and none of them on science.
constexpr Most mostWhere(bool keepsCities, bool namesCards, bool isWed, bool namesMats = false)
{
    Most most;
    most.steps = next(next({{}, keepsCities, namesCards, isWed, namesMats}));
    most.anyStep = *std::max_element(most.steps.of.begin(), most.steps.of.end());
    most.tile = mostOf<TileBenefit>(most.steps, [](TileBenefit tile) { return kPrinted.tile(tile); });
    const int red = mostOf<RedFace>(most.steps, [](RedFace face) { return kPrinted.red(face); });
    const int black = std::max(most.tile, mostOf<BlackFace>(most.steps, [](BlackFace face) { return kPrinted.black(face); }));
    // What a trap gives waits for the black die, and that for the red one.
    most.conquest = 1 + std::max(black, 1 + red) + (namesCards ? 1 : 0); // the tile once more
    most.tile += namesCards ? 1 : 0;                                     // an outpost behind it
    most.spaceTile = mostOfSpaceTiles(most.steps);
    most.printed = mostOfPrinted(most.steps, 1, kPrinted.boards());
    if (namesCards) {
        most.circle = mostOf<Tech>(most.steps, [](Tech tech) { return kPrinted.circle(tech); });
        most.part = std::max(most.circle, mostOf<Tech>(most.steps, [](Tech tech) { return kPrinted.square(tech); }));
        most.card = std::max(mostOfPrinted(most.steps, PrintedNodes::kCards + 1, kPrinted.cards()),
                             kMostSeats + 1); // all are asked
        most.printed = std::max(most.printed, most.card);
        most.box = mostOfBoxes(most.steps);
        most.mat = mostOf<Civilization>(most.steps, [](Civilization mat) { return kPrinted.start(mat); })
            + mostOf<Civilization>(most.steps, [](Civilization mat) { return kPrinted.adjustment(mat, kMostSeats); });
    }
    if (namesMats) {
        constexpr int kOfDistrict = 3; // the district, one of one kind, and a number that is reached
        most.grown = 1;
        most.place = std::max(kOfDistrict, most.box);
        most.conquest += 2 + most.tile; // a number, a marker, and the die that is left
        most.mat += 1;                  // numbers or plots are asked
    }
    return most;
}
constexpr Most kByNumbers = mostWhere(false, false, false);
constexpr Most kByPlots = mostWhere(true, false, false);
constexpr Most kByNames = mostWhere(true, true, false);
constexpr Most kByWeddings = mostWhere(true, true, true);
constexpr Most kByMats = mostWhere(true, true, false, true);
constexpr Most kByMatsAndWeddings = mostWhere(true, true, true, true);
static_assert(kByNumbers.steps == next(kByNumbers.steps) && kByPlots.steps == next(kByPlots.steps));
static_assert(kByNames.steps == next(kByNames.steps) && kByWeddings.steps == next(kByWeddings.steps));
static_assert(kByMats.steps == next(kByMats.steps) && kByMatsAndWeddings.steps == next(kByMatsAndWeddings.steps));
// What a civilization brings is no more than what is printed elsewhere.
static_assert(std::max(kByMats.box, kByMats.mat) <= kByMats.printed);
static_assert(std::max(kByMatsAndWeddings.box, kByMatsAndWeddings.mat) <= kByMatsAndWeddings.printed);
// An income turn begins with nothing pending, and has room for the parts of all mats beside its own steps.
static_assert(kCount<Civilization> + kCount<IncomeStep> + 1 + 2 * kBoxes <= Queue::kRoom);
// What is told leaves room for any answer to what is printed.
constexpr bool leavesRoom(const Most &most, int told)
{
    return told + std::max({most.card, most.conquest, most.anyStep}) <= Queue::kRoom;
}
static_assert(leavesRoom(kByPlots, Queue::kRoomForTold) && leavesRoom(kByNames, Queue::kRoomForTold));
static_assert(leavesRoom(kByWeddings, Queue::kRoomForToldOfWeddings));
static_assert(leavesRoom(kByMats, Queue::kRoomForTold) && leavesRoom(kByMatsAndWeddings, Queue::kRoomForToldOfWeddings));

constexpr const Most &mostAt(const State &state)
{
    if (!state.agreed.namesCards)
        return state.agreed.keepsCities ? kByPlots : kByNumbers;
    constexpr auto kWed = static_cast<unsigned>(Event::BenefitOfPartnerOnTrack);
    const bool isWed = (state.listening >> kWed & 1U) != 0;
    if (state.agreed.namesMats)
        return isWed ? kByMatsAndWeddings : kByMats;
    return isWed ? kByWeddings : kByNames;
}

// What a mat does by itself, or whatever is answered: steps of the Alchemists, boxes that lie open, a card that goes.
int entriesOfMat(const Most &most, Act act)
{
    switch (act) {
    case Act::Box: return most.box;
    case Act::Roll: return static_cast<int>(kCount<Track>) * most.steps.alone();
    case Act::Exposed: return 2 * static_cast<int>(kBoxes);
    case Act::Stolen:
    case Act::Share: return 1 + most.part;
    case Act::Fetch: return 1 + most.grown;
    default: return 1;
    }
}

// What stands for the entry as it is.
int entriesOf(const State &state, const Entry &entry)
{
    if (entry.act == Act::Place)
        return entry.times > 1 ? 2 : 1;
    if (entry.act == Act::Ally)
        return mostAt(state).part;
    const Node *node = &state.queue.nodeOf(entry);
    const StepEntries &steps = mostAt(state).steps;
    if (entry.act == Act::Multiplied)
        return entriesTimes(entriesOnce(node, steps));
    if (entry.act == Act::ExploreIt || entry.act == Act::SomeOf)
        return 2;
    if (entry.act == Act::Wed)
        return entriesOf(node, steps);
    if (!isPlainGain(entry.act))
        return entriesOfMat(mostAt(state), entry.act);
    return entriesOnce(node, steps) + (leavesRest(*node, entry.times, steps.keepsCities) ? 1 : 0);
}

// What came before the mat was named, see Table::found().
int entriesOfCity(const State &state, int seat)
{
    int entries = landmarksOf(state, seat);
    for (const Building building : kAll<Building>)
        entries += std::min(state.at(seat).built(building), 2);
    return std::max(entries, 1);
}

int mostOfParts(const Node *node, const StepEntries &steps)
{
    int most = 1;
    for (int at = 1; at < node->size; at += node[at].size)
        most = std::max(most, entriesOf(node + at, steps));
    return most;
}

// What an answer puts in the place of one time of the entry.
int broughtBy(const State &state, const Entry &entry, Wants wants)
{
    const Node *node = &state.queue.nodeOf(entry);
    const Most &most = mostAt(state);
    if (asksForTrackAlone(entry.act))
        return most.steps.alone();
    if (entry.act == Act::Improve)
        return 2 + (2 + countAllies(state, entry.player)) * most.part;
    if (entry.act == Act::Roll)
        return entriesOfMat(most, entry.act);
    switch (wants) {
    case Wants::Take:
        if (entry.act == Act::Host)
            return 1;
        return entriesOf(node + (node->word == Word::Pay ? 2 : 1), most.steps);
    case Wants::Track:
        return node->word == Word::RegX     ? 1
            : node->word == Word::AdvX      ? most.steps.alone()
            : node->word == Word::CopySpace ? 1 + most.anyStep
            : isOfCards(node->word)         ? entriesOnce(node, most.steps)
                                            : most.anyStep;
    case Wants::Research:
        return node->word == Word::Research   ? most.anyStep
            : node->word == Word::EveryoneAdv ? entriesOnce(node, most.steps)
                                              : most.steps.alone();
    case Wants::Explore: return most.tile;
    case Wants::Space: return most.spaceTile;
    case Wants::Conquer: return most.conquest;
    case Wants::Choose: return asksForBox(entry) ? most.box : entry.act == Act::SomeOf ? 1 + mostOfParts(node, most.steps) : 1;
    case Wants::Discard: return entriesOnce(node, most.steps);
    case Wants::Invent: return 1 + most.circle + most.grown;
    case Wants::Place: return most.place;
    case Wants::Trade: return most.tile;
    case Wants::Upgrade:
        return most.part + (state.agreed.namesMats ? 1 + most.part : 0)
            + (state.listening != 0 ? countAllies(state, entry.player) * most.part : 0);
    case Wants::Stack:
    case Wants::Tech:
    case Wants::Tapestry: return most.card;
    case Wants::Capital: return entriesOfCity(state, entry.player);
    case Wants::Civilization: return most.mat;
    default: return 1;
    }
}

constexpr int kNone = -1;

// The most entries at once of all that is pending, with so many brought in the place of the entry at `answered`. What has to be
// done for an entry stands behind it, and is gone before that goes on.
int mostEntriesOf(const State &state, int answered, int brought)
{
    const Queue &queue = state.queue;
    std::array<int, Queue::kRoom> before{}; // of what has to be done for each
    int all = 0;
    for (int index = queue.size(); index-- > 0;) {
        Work::add(1);
        const Entry &entry = queue[index];
        int most = entriesOf(state, entry);
        if (index == answered)
            most = std::max(most, brought + (entry.times > 1 ? 1 : 0));
        if (const int waits = before[static_cast<std::size_t>(index)]; waits > 0)
            most = std::max(most, 1 + waits);
        (entry.next == 0 ? all : before[entry.next - 1U]) += most;
    }
    return all;
}

bool hasRoomForNodes(const State &state, const Benefit &gains)
{
    return state.queue.pooled() + static_cast<int>(gains.nodes().size()) <= Queue::kPoolRoom;
}

} // namespace

int roomForTold(const State &state)
{
    return mostAt(state).steps.isWed ? Queue::kRoomForToldOfWeddings : Queue::kRoomForTold;
}

bool hasRoomForAnswer(const State &state, int index, Wants wants)
{
    const Queue &queue = state.queue;
    const int brought = broughtBy(state, queue[index], wants);
    if (brought == 1 || (queue.pooled() == 0 && queue.size() * mostAt(state).printed + brought <= Queue::kRoomForTold))
        return true;
    return mostEntriesOf(state, index, brought) <= (wants == Wants::Take ? roomForTold(state) : Queue::kRoom);
}

bool hasRoomForEffect(const State &state, int index, const Benefit &gains)
{
    return hasRoomForNodes(state, gains)
        && mostEntriesOf(state, index, entriesOf(gains.nodes().data(), mostAt(state).steps)) <= roomForTold(state);
}

bool hasRoomBeside(const State &state, const Benefit &gains)
{
    return hasRoomForNodes(state, gains)
        && mostEntriesOf(state, kNone, 0) + entriesOf(gains.nodes().data(), mostAt(state).steps) <= roomForTold(state);
}

bool hasRoomForOneMore(const State &state)
{
    return mostEntriesOf(state, kNone, 0) < roomForTold(state);
}

} // namespace pegsheet::tapestry
