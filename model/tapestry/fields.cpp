// SPDX-License-Identifier: Apache-2.0
// The fields of a state that are of their own: how they are written, read and hashed.
#include "model/core/fieldkinds.h"
#include "model/tapestry/benefitwriter.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/state.h"

#include <algorithm>
#include <string>

namespace pegsheet::tapestry {

namespace {

// Where an entry comes from --------------------------------------------------------------------------------

constexpr std::array<std::string_view, Why::kEras> kWhyWords{"benefit",  "tapestry", "tech",    "civilization",
                                                             "district", "trap",     "explore", "conquer"};

std::string spaceName(int place)
{
    return std::string(nameOf(static_cast<Track>(place / kSpaces))) + std::to_string(place % kSpaces + 1);
}

} // namespace

std::string originText(Why why)
{
    const int index = why.index();
    if (index >= Why::kMats)
        return std::string(nameOf(static_cast<Civilization>(index - Why::kMats)));
    if (index >= Why::kCards)
        return std::string(nameOf(static_cast<TapestryCard>(index - Why::kCards)));
    if (index >= Why::kTechCards)
        return std::string(nameOf(static_cast<Tech>(index - Why::kTechCards)));
    if (index == Why::kSetUp)
        return std::string(nameOf(Phase::Setup));
    if (index == Why::kLaidAside)
        return "unplaced";
    if (index >= Why::kBonuses)
        return spaceName(index - Why::kBonuses) + ".bonus";
    if (index >= Why::kBenefits)
        return spaceName(index - Why::kBenefits);
    if (index >= Why::kTiles)
        return "space" + std::to_string(index - Why::kTiles + 1);
    if (index >= Why::kIncomeTurns)
        return "income" + std::to_string(index - Why::kIncomeTurns + 1);
    if (index >= Why::kEras)
        return "era" + std::to_string(index - Why::kEras + 1);
    return std::string(kWhyWords.at(static_cast<std::size_t>(index)));
}

namespace {

// A benefit, what a step is called, or what is built. Nodes of a part say how often it is still to be done.
std::string whatText(const State &state, const Entry &entry)
{
    if (isOfMat(entry.act))
        return std::string(nameOf(civilizationOf(entry)));
    const Node *node = &state.queue.nodeOf(entry);
    switch (entry.act) {
    case Act::Play:
    case Act::OfCard: return std::string(nameOf(IncomeStep::Play));
    case Act::Upgrade: return std::string(nameOf(IncomeStep::Upgrade));
    case Act::Score: return std::string(nameOf(IncomeStep::Score));
    case Act::Income: return std::string(nameOf(IncomeStep::Income));
    case Act::OfCircle: return std::string(nameOf(Word::Circle));
    case Act::OfSquare: return std::string(nameOf(Word::Square));
    case Act::OfCiv: return std::string(nameOf(Word::Civ));
    case Act::Place: return std::string(pieceName(pieceOf(entry)));
    case Act::Capital: return "capital";
    case Act::UpgradeIt: return std::string(nameOf(Word::UpgradeIt));
    case Act::Partner:
    case Act::PartnerTrack:
    case Act::GiveTile:
    case Act::PlayHere:
    case Act::Convert:
    case Act::DarkAges:
    case Act::Host:
    case Act::HostEnd: return std::string(nameOf(static_cast<TapestryCard>(entry.what)));
    case Act::Mat: return std::string(nameOf(Wants::Civilization));
    case Act::Marker: return "marker";
    case Act::Stolen:
    case Act::Share:
    case Act::Fetch: return std::string(nameOf(holderOf(MatMark::LiftsAny)));
    case Act::Ally: return std::string(nameOf(entry.what % 2 == 0 ? Word::Circle : Word::Square));
    default: break;
    }
    const bool isFree = entry.act == Act::FreeBonus;
    const int first = isFree ? 2 : 0; // behind the cost
    std::array<Node, Benefit::kMostNodes> nodes{};
    std::copy(node + first, node + node->size, nodes.begin() + (isFree ? 1 : 0));
    if (isFree)
        nodes[0] = {Word::Opt, 0, 1, static_cast<std::uint8_t>(node->size - 1)};
    else if (entry.act != Act::SomeOf)
        nodes[0].times = entry.times;
    std::string text;
    eachPiece({nodes.data(), isFree ? nodes[0].size : node->size}, [&text](std::string_view piece) { text += piece; });
    return text;
}

} // namespace

Value queueValue(const State &state)
{
    Array list;
    const std::uint64_t waiting = state.queue.waiting();
    for (int index = state.queue.size(); index-- > 0;) {
        const Entry &entry = state.queue[index];
        const Wants wants = wantsOf(state, index, waiting);
        Object object{{"player", int{entry.player}},
                      {"wants", nameOf(wants)},
                      {"what", whatText(state, entry)},
                      {"why", originText(entry.why)},
                      {"ready", (waiting >> index & 1U) == 0 && wants != Wants::Nothing}};
        if (isOptional(state, entry))
            object.push_back({"optional", true});
        list.emplace_back(std::move(object));
    }
    return list;
}

Value queueSchema()
{
    const Value text = Object{{"type", "string"}};
    const Value truth = Object{{"type", "boolean"}};
    return listSchema(Object{{"type", "object"},
                             {"properties",
                              Object{{"player", SchemaWriter::integerSchema({0, kMostSeats - 1})},
                                     {"wants", SchemaWriter::namesSchema(EnumNames<Wants>::names)},
                                     {"what", text},
                                     {"why", text},
                                     {"ready", truth},
                                     {"optional", truth}}},
                             {"required", Array{"player", "wants", "what", "why", "ready"}},
                             {"additionalProperties", false}});
}

void hashInto(Hasher &hasher, const Queue &queue)
{
    hasher.byte(queue.size());
    for (int index = 0; index < queue.size(); ++index) {
        const Entry &entry = queue[index];
        for (const int byte : {static_cast<int>(entry.act), int{entry.player}, int{entry.times}, entry.why.index(), int{entry.next},
                               entry.group | entry.isEcho << 7})
            hasher.byte(byte);
        // A printed benefit by its place, which never changes; a typed one by its words.
        hasher.feed(entry.what < PrintedNodes::kRoom ? entry.what : PrintedNodes::kCards, 2);
        if (entry.what < PrintedNodes::kRoom)
            continue;
        const Node *node = &queue.nodeOf(entry);
        for (int at = 0; at < node->size; ++at)
            for (const int byte : {static_cast<int>(node[at].word), int{node[at].arg}, int{node[at].times}, int{node[at].size}})
                hasher.byte(byte);
    }
}

// The turn and the players ---------------------------------------------------------------------------------

Value depthValue(const State &state)
{
    return state.agreed.keepsCities ? "full" : state.agreed.onlyIncome ? "income" : "tracks";
}

Value depthSchema()
{
    return Object{{"enum", Array{"tracks", "income", "full"}}};
}

Value activatedSchema()
{
    return listSchema(Object{{"type", "string"}});
}

Value activatedValue(const State &state)
{
    Array list;
    for (int place = 0; place < static_cast<int>(kCount<Track>) * kSpaces; ++place)
        if ((state.activated >> place & 1U) != 0)
            list.emplace_back(spaceName(place));
    return list;
}

void hashInto(Hasher &hasher, const Ledger &ledger)
{
    for (const auto &line : ledger.values)
        for (const std::int16_t points : line)
            hasher.feed(static_cast<std::uint16_t>(points), 2);
}

EnumSet<Landmark> landmarksAt(const State &state, int seat)
{
    EnumSet<Landmark> landmarks;
    for (const Landmark landmark : kAll<Landmark>)
        if (state.landmarks[landmark] == seat)
            landmarks.insert(landmark);
    return landmarks;
}

void setMats(State &state, int seat, const MatsField &mats)
{
    if (mats.isNamed)
        state.mats = mats.mats;
    else
        state.at(seat).civilizations = mats.number;
}

void setLandmarks(State &state, int seat, EnumSet<Landmark> landmarks)
{
    for (const Landmark landmark : kAll<Landmark>) {
        std::uint8_t &owner = state.landmarks[landmark];
        if (landmarks.has(landmark))
            owner = static_cast<std::uint8_t>(seat);
        else if (owner == seat)
            owner = State::kNobody;
    }
}

} // namespace pegsheet::tapestry
