// SPDX-License-Identifier: Apache-2.0
#include "storage/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace pegsheet::storage {

namespace {

using Json = nlohmann::json;

/// Objects up to this size are searched member by member for a key written twice; the moves and
/// set-ups that are read by the thousand are all smaller.
constexpr std::size_t kSmallObject = 8;

bool hasKeyTwice(const Object &members)
{
    if (members.size() <= kSmallObject) {
        for (std::size_t i = 1; i < members.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (members[i].key == members[j].key)
                    return true;
        return false;
    }
    std::vector<std::string_view> keys;
    keys.reserve(members.size());
    for (const Member &member : members)
        keys.push_back(member.key);
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

Refusal notJson(std::string_view why)
{
    return Refusal{"input.json", {{"why", why}}};
}

/// Builds a Value while nlohmann's parser reads; every callback says whether to go on. The parser
/// keeps its own stack, so that depth costs nothing here either.
class Builder
{
public:
    bool null() { return put(Value()); }
    bool boolean(bool truth) { return put(Value(truth)); }
    bool number_integer(std::int64_t number) { return put(Value(number)); }
    bool number_unsigned(std::uint64_t number)
    {
        if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return refuse(notJson("range"));
        return put(Value(static_cast<std::int64_t>(number)));
    }
    /// Also called for whole numbers of more than 64 bits.
    bool number_float(double, const std::string &written)
    {
        return refuse(notJson(written.find_first_of(".eE") == std::string::npos ? "range" : "fraction"));
    }
    bool string(std::string &text) { return put(Value(std::move(text))); }
    bool binary(Json::binary_t &) { return refuse(notJson("syntax")); }
    bool start_object(std::size_t) { return open(Value(Object())); }
    bool key(std::string &key)
    {
        m_open.back()->object()->push_back({std::move(key), Value()});
        return true;
    }
    bool end_object()
    {
        if (hasKeyTwice(*m_open.back()->object()))
            return refuse(notJson("twice"));
        m_open.pop_back();
        return true;
    }
    bool start_array(std::size_t) { return open(Value(Array())); }
    bool end_array()
    {
        m_open.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string &, const Json::exception &)
    {
        Refusal refusal = notJson("syntax");
        refusal.values.push_back({"at", static_cast<std::int64_t>(position)});
        return refuse(std::move(refusal));
    }

    [[nodiscard]] MaybeRefusal takeRefusal() { return std::move(m_refusal); }
    [[nodiscard]] Value takeRoot() { return std::move(m_root); }

private:
    bool refuse(Refusal refusal)
    {
        m_refusal = std::move(refusal);
        return false;
    }

    /// Where the next value belongs. An open container never grows while one inside it is open, so
    /// the places remembered in m_open stay where they are.
    Value &place()
    {
        if (m_open.empty())
            return m_root;
        if (Array *list = m_open.back()->array())
            return list->emplace_back();
        return m_open.back()->object()->back().value;
    }

    bool put(Value value)
    {
        place() = std::move(value);
        return true;
    }

    bool open(Value container)
    {
        if (m_open.size() >= static_cast<std::size_t>(kJsonDepth))
            return refuse(Refusal{"input.tooDeep", {{"limit", kJsonDepth}}});
        Value &here = place();
        here = std::move(container);
        m_open.push_back(&here);
        return true;
    }

    Value m_root;
    std::vector<Value *> m_open;
    MaybeRefusal m_refusal;
};

bool isPlain(char c)
{
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

void write(const Value &value, std::string &out);

void writeText(const std::string &text, std::string &out)
{
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        out += '"';
        out += text;
        out += '"';
    } else {
        out += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

void writeArray(const Array &list, std::string &out)
{
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0)
            out += ',';
        write(list[i], out);
    }
    out += ']';
}

void writeObject(const Object &members, std::string &out)
{
    out += '{';
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i > 0)
            out += ',';
        writeText(members[i].key, out);
        out += ':';
        write(members[i].value, out);
    }
    out += '}';
}

void write(const Value &value, std::string &out)
{
    if (const bool *truth = value.truth()) {
        out += *truth ? "true" : "false";
    } else if (const std::int64_t *number = value.integer()) {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
        out.append(digits.data(), end);
    } else if (const std::string *text = value.text()) {
        writeText(*text, out);
    } else if (const Array *list = value.array()) {
        writeArray(*list, out);
    } else if (const Object *members = value.object()) {
        writeObject(*members, out);
    } else {
        out += "null";
    }
}

} // namespace

MaybeRefusal readJson(std::string_view text, Value &value)
{
    if (text.size() > kJsonLength)
        return Refusal{"input.tooLong", {{"limit", static_cast<std::int64_t>(kJsonLength)}}};
    // The parser would take a NUL for the end of the text and never see what follows.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        Refusal refusal = notJson("syntax");
        refusal.values.push_back({"at", static_cast<std::int64_t>(nul + 1)});
        return refusal;
    }
    Builder builder;
    if (!Json::sax_parse(text.data(), text.data() + text.size(), &builder))
        return builder.takeRefusal();
    value = builder.takeRoot();
    return std::nullopt;
}

std::string writeJson(const Value &value)
{
    std::string out;
    write(value, out);
    return out;
}

} // namespace pegsheet::storage
