// SPDX-License-Identifier: Apache-2.0
#include "model/core/setup.h"

#include "model/core/fields.h"
#include "model/core/match.h"

#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

// How many bytes the character has that begins with this one; 0 where none does.
std::size_t lengthFrom(unsigned lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC0 || lead >= 0xF8)
        return 0;
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

// Written in as few bytes as it takes, and no half of a surrogate pair.
bool isWellFormed(char32_t character, std::size_t length)
{
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    return character >= kLeast[length] && character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
}

// The next character of valid UTF-8; what is not valid comes out as U+FFFD, one byte at a time.
char32_t takeCharacter(std::string_view &text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = lengthFrom(byte(0));
    bool valid = length != 0 && length <= text.size();
    char32_t character = length == 1 ? byte(0) : byte(0) & (0x7FU >> length);
    for (std::size_t i = 1; valid && i < length; ++i) {
        valid = (byte(i) & 0xC0U) == 0x80U;
        character = character << 6U | (byte(i) & 0x3FU);
    }
    valid = valid && isWellFormed(character, length);
    text.remove_prefix(valid ? length : 1);
    return valid ? character : U'\uFFFD';
}

// Control characters, line separators, and those that change the direction of the text around them.
bool garbles(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069) || c == 0xFFFD || c == 0xFEFF;
}

MaybeRefusal readPlayers(const Value &value, std::vector<std::string> &players)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType("players", "list");
    for (const Value &item : *list) {
        const std::string *text = item.text();
        if (text == nullptr)
            return wrongType("players", "text");
        const std::string_view name = withoutBlanksRound(*text);
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
        return Refusal{"input.markCount", {{"marks", static_cast<std::int64_t>(list->size())},
                                          {"players", static_cast<std::int64_t>(players)}}};
    for (const Value &item : *list) {
        std::int64_t mark = 0;
        if (auto refusal = readInteger("marks", item, {0, kMarks - 1}, mark))
            return refusal;
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

std::string_view withoutBlanksRound(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

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
