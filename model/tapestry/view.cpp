// SPDX-License-Identifier: Apache-2.0
// The state as the outside sees it.
#include "model/core/fields.h"
#include "model/tapestry/correction.h"
#include "model/tapestry/game.h"

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

std::string whyText(Why why)
{
    const int index = why.index();
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

// A benefit, or what a step is called. Nodes of a part say how often it is still to be done.
std::string whatText(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Gain:
    case Act::Count: break;
    case Act::Play:
    case Act::OfCard: return std::string(nameOf(IncomeStep::Play));
    case Act::Upgrade: return std::string(nameOf(IncomeStep::Upgrade));
    case Act::Score: return std::string(nameOf(IncomeStep::Score));
    case Act::Income: return std::string(nameOf(IncomeStep::Income));
    case Act::OfCircle: return std::string(nameOf(Word::Circle));
    case Act::OfSquare: return std::string(nameOf(Word::Square));
    case Act::OfCiv: return std::string(nameOf(Word::Civ));
    }
    const Node *node = &state.queue.nodeOf(entry);
    std::array<Node, Benefit::kMostNodes> nodes{};
    std::copy(node, node + node->size, nodes.begin());
    nodes[0].times = entry.times;
    std::string text;
    eachPiece({nodes.data(), node->size}, [&text](std::string_view piece) { text += piece; });
    return text;
}

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
                      {"why", whyText(entry.why)},
                      {"ready", (waiting >> index & 1U) == 0 && wants != Wants::Nothing}};
        if (isOptional(state, entry))
            object.push_back({"optional", true});
        list.emplace_back(std::move(object));
    }
    return list;
}

// Lists and objects ----------------------------------------------------------------------------------------

Value activatedValue(const State &state)
{
    Array list;
    for (int place = 0; place < static_cast<int>(kCount<Track>) * kSpaces; ++place)
        if ((state.activated >> place & 1U) != 0)
            list.emplace_back(spaceName(place));
    return list;
}

Value achievementsValue(const State &state)
{
    Object object;
    for (const Achievement achievement : kAll<Achievement>) {
        const Reached &reached = state.achievements[achievement];
        Array seats;
        for (std::size_t place = 0; place < reached.count; ++place)
            seats.emplace_back(int{reached.seats.at(place)});
        object.push_back({std::string(nameOf(achievement)), std::move(seats)});
    }
    return object;
}

Object numbersValue(const Player &player, Number first, Number last)
{
    Object object;
    for (const Number number : kAll<Number>)
        if (number >= first && number <= last)
            object.push_back({std::string(nameOf(number)), numberOf(player, number)});
    return object;
}

Value tracksValue(const Player &player)
{
    Object object;
    for (const Track track : kAll<Track>) {
        Array spaces;
        for (int place = 0; place < player.tracks[track].count(); ++place)
            spaces.emplace_back(player.tracks[track][place]);
        object.push_back({std::string(nameOf(track)), std::move(spaces)});
    }
    return object;
}

Value endsValue(const Player &player)
{
    Array list;
    for (const Track track : kAll<Track>)
        if (player.ends.has(track))
            list.emplace_back(nameOf(track));
    return list;
}

Value exploredValue(const Player &player)
{
    Array list;
    for (int tile = 1; tile <= kSpaceTiles; ++tile)
        if ((player.explored >> tile & 1) != 0)
            list.emplace_back(tile);
    return list;
}

Value landmarksValue(const State &state, int seat)
{
    Array list;
    for (const Landmark landmark : kAll<Landmark>)
        if (state.landmarks[landmark] == seat)
            list.emplace_back(nameOf(landmark));
    return list;
}

// What depth `income` and finished sheets keep.
Value incomesValue(const Player &player, const std::string &name)
{
    return Object{
        {"name", name},
        {"vp", int{player.vp}},
        {"incomes", int{player.incomes}},
        {"finished", player.finished},
        {"open", numbersValue(player, Number::Markets, Number::Armories)},
        {"control", int{player.control}},
        {"city", numbersValue(player, Number::Lines, Number::Lines)},
    };
}

Value playerValue(const State &state, int seat, const std::string &name)
{
    const Player &player = state.at(seat);
    if (state.isByNumbers())
        return incomesValue(player, name);
    const auto number = [&](Number which) { return Member{std::string(nameOf(which)), numberOf(player, which)}; };
    return Object{
        {"name", name},
        number(Number::Vp),
        number(Number::Incomes),
        {"finished", player.finished},
        {"resources", numbersValue(player, Number::Coin, Number::Culture)},
        {"tracks", tracksValue(player)},
        {"ends", endsValue(player)},
        {"singularity", player.singularity},
        {"open", numbersValue(player, Number::Markets, Number::Armories)},
        number(Number::Tiles),
        number(Number::Space),
        {"explored", exploredValue(player)},
        number(Number::Tapestry),
        number(Number::Played),
        {"techs", numbersValue(player, Number::Bottom, Number::Top)},
        number(Number::Control),
        number(Number::Outposts),
        number(Number::Toppled),
        {"city", numbersValue(player, Number::Lines, Number::Districts)},
        {"landmarks", landmarksValue(state, seat)},
        number(Number::Civilizations),
    };
}

// The schema -----------------------------------------------------------------------------------------------

Value listOf(Value items)
{
    return Object{{"type", "array"}, {"items", std::move(items)}};
}

Value objectOf(Object properties, Array required)
{
    return Object{{"type", "object"},
                  {"properties", std::move(properties)},
                  {"required", std::move(required)},
                  {"additionalProperties", false}};
}

Value entrySchema()
{
    const Value text = Object{{"type", "string"}};
    const Value truth = Object{{"type", "boolean"}};
    return objectOf({{"player", SchemaWriter::integerSchema({0, kMostSeats - 1})},
                     {"wants", SchemaWriter::namesSchema(EnumNames<Wants>::names)},
                     {"what", text},
                     {"why", text},
                     {"ready", truth},
                     {"optional", truth}},
                    {"player", "wants", "what", "why", "ready"});
}

// What a correction sets of a player, and what follows; required is what is always kept.
Value playerSchema()
{
    const Value correction = schemaOf(Correction());
    Object properties = *correction.find("properties")->object();
    std::erase_if(properties, [](const Member &member) {
        return member.key == "turn" || member.key == "achievements" || member.key == "queue";
    });
    properties.insert(properties.begin(), {"name", Object{{"type", "string"}}});
    properties.push_back({"finished", Object{{"type", "boolean"}}});
    return objectOf(std::move(properties), {"name", "vp", "incomes", "finished", "open", "control", "city"});
}

} // namespace

Value stateValue(const State &state, const Setup &setup)
{
    Array players;
    for (int seat = 0; seat < state.players; ++seat)
        players.push_back(playerValue(state, seat, setup.players.at(static_cast<std::size_t>(seat))));
    Object object{
        {"depth", state.agreed.onlyIncome ? "income" : "tracks"}, {"turn", int{state.turn}}, {"queue", queueValue(state)}};
    if (!state.isByNumbers()) {
        object.push_back({"activated", activatedValue(state)});
        object.push_back({"achievements", achievementsValue(state)});
    }
    object.push_back({"players", std::move(players)});
    return object;
}

Value stateSchema()
{
    const Value correction = schemaOf(Correction());
    return objectOf({{"depth", Object{{"enum", Array{"tracks", "income"}}}},
                     {"turn", SchemaWriter::integerSchema({0, kMostSeats - 1})},
                     {"queue", listOf(entrySchema())},
                     {"activated", listOf(Object{{"type", "string"}})},
                     {"achievements", *correction.find("properties")->find("achievements")},
                     {"players", listOf(playerSchema())}},
                    {"depth", "turn", "queue", "players"});
}

} // namespace pegsheet::tapestry
