// SPDX-License-Identifier: Apache-2.0
#include "model/core/setup.h"

#include "model/core/characters.h"
#include "model/core/fields.h"
#include "model/core/match.h"

#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

MaybeRefusal readPlayers(const Value &value, std::vector<std::string> &players)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType("players", "list");
    for (std::size_t place = 0; place < list->size(); ++place) {
        const std::string *text = (*list)[place].text();
        if (text == nullptr)
            return ofItem(wrongType("players", "text"), place);
        const std::string_view name = trimmed(*text);
        if (auto refusal = refusesName(name))
            return refusal;
        players.emplace_back(name);
    }
    return std::nullopt;
}

MaybeRefusal readMarks(const Value &value, std::size_t players, std::vector<int> &marks)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType("marks", "list");
    if (list->size() != players)
        return Refusal{"input.markCount",
                       {{"marks", static_cast<std::int64_t>(list->size())}, {"players", static_cast<std::int64_t>(players)}}};
    for (std::size_t place = 0; place < list->size(); ++place) {
        std::int64_t mark = 0;
        if (auto refusal = readInteger("marks", (*list)[place], {0, kMarks - 1}, mark))
            return ofItem(std::move(*refusal), place);
        if (std::find(marks.begin(), marks.end(), mark) != marks.end())
            return duplicateValue("marks", std::to_string(mark));
        marks.push_back(static_cast<int>(mark));
    }
    if (inSeatOrder(marks))
        marks.clear();
    return std::nullopt;
}

MaybeRefusal readText(std::string_view field, const Value &value, std::string &out)
{
    if (value.text() == nullptr)
        return wrongType(field, "text");
    out = *value.text();
    return std::nullopt;
}

} // namespace

MaybeRefusal refusesName(std::string_view name)
{
    if (name.empty())
        return Refusal{"input.nameEmpty", {}};
    int length = 0;
    for (std::string_view rest = name; !rest.empty(); ++length)
        if (garbles(takeCharacter(rest)))
            return Refusal{"input.nameControl", {}};
    if (length > kNameLength)
        return Refusal{"input.nameTooLong", {{"length", length}, {"max", kNameLength}}};
    return std::nullopt;
}

bool inSeatOrder(const std::vector<int> &marks)
{
    for (std::size_t seat = 0; seat < marks.size(); ++seat)
        if (marks[seat] != static_cast<int>(seat))
            return false;
    return true;
}

int markOf(const Setup &setup, int seat)
{
    const auto place = static_cast<std::size_t>(seat);
    return place < setup.marks.size() ? setup.marks[place] : seat;
}

MaybeRefusal readSetup(const Value &value, Setup &setup)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType("setup", "object");
    constexpr std::array<std::string_view, 5> kKnown{"players", "variant", "options", "mode", "marks"};
    if (auto refusal = refusesUnknown(*object, kKnown))
        return refusal;

    Setup read;
    const Value *players = value.find("players");
    if (players == nullptr)
        return missingField("players");
    MaybeRefusal refusal = readPlayers(*players, read.players);
    if (const Value *variant = value.find("variant"); variant != nullptr && !refusal)
        refusal = readText("variant", *variant, read.variant);
    if (const Value *mode = value.find("mode"); mode != nullptr && !refusal)
        refusal = readText("mode", *mode, read.mode);
    if (const Value *options = value.find("options"); options != nullptr && !refusal) {
        if (options->object() == nullptr)
            refusal = wrongType("options", "object");
        else
            read.options = *options->object();
    }
    if (const Value *marks = value.find("marks"); marks != nullptr && !refusal)
        refusal = readMarks(*marks, read.players.size(), read.marks);
    if (!refusal)
        setup = std::move(read);
    return refusal;
}

Setup canonicalSetup(const GameInfo &game, Setup setup)
{
    if (setup.variant.empty())
        setup.variant = game.variants.front();
    for (const OptionInfo &option : game.options)
        std::erase(setup.options, Member{std::string(option.name), option.defaultValue});
    return setup;
}

Value setupValue(const Setup &setup)
{
    Array players(setup.players.begin(), setup.players.end());
    Object object{{"players", std::move(players)}, {"variant", setup.variant}, {"options", setup.options}};
    if (setup.mode != "play")
        object.push_back({"mode", setup.mode});
    if (!setup.marks.empty())
        object.push_back({"marks", Array(setup.marks.begin(), setup.marks.end())});
    return object;
}

} // namespace pegsheet
