// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace pegsheet::empires {

/// The members of an object, each taken by its key; the first thing wrong is kept. The value must outlive it.
class Members
{
public:
    Members(std::string_view field, const Value &value) : m_object(value.object())
    {
        if (m_object == nullptr)
            refusal = wrongType(field, "object");
    }

    /// Null where it is not there.
    const Value *take(std::string_view key)
    {
        m_known.push_back(key);
        if (m_object == nullptr)
            return nullptr;
        const auto found = std::find_if(m_object->begin(), m_object->end(),
                                        [&](const Member &member) { return member.key == key; });
        return found == m_object->end() ? nullptr : &found->value;
    }
    /// The same, and that is wrong.
    const Value *require(std::string_view key)
    {
        const Value *value = take(key);
        if (value == nullptr)
            refuse(missingField(key));
        return value;
    }
    template <NamedEnum E>
    void name(std::string_view key, E &out, bool isNeeded = true)
    {
        std::size_t index = static_cast<std::size_t>(out);
        if (const Value *value = isNeeded ? require(key) : take(key))
            refuse(readName(key, *value, EnumNames<E>::names, index));
        out = static_cast<E>(index);
    }
    template <std::integral I>
    void number(std::string_view key, I &out, Range range, bool isNeeded = true)
    {
        std::int64_t read = out;
        if (const Value *value = isNeeded ? require(key) : take(key))
            refuse(readInteger(key, *value, range, read));
        out = static_cast<I>(read);
    }
    void truth(std::string_view key, bool &out)
    {
        const Value *value = take(key);
        if (value == nullptr)
            return;
        if (value->truth() == nullptr)
            refuse(wrongType(key, "true"));
        else
            out = *value->truth();
    }
    void refuse(MaybeRefusal found)
    {
        if (!refusal)
            refusal = std::move(found);
    }
    /// What is wrong, or that there is a member that nobody asked for.
    [[nodiscard]] MaybeRefusal finish()
    {
        if (!refusal)
            refuse(refusesUnknown(*m_object, m_known));
        return refusal;
    }

    MaybeRefusal refusal;

private:
    const Object *m_object;
    std::vector<std::string_view> m_known;
};

/// Schema of an object; all members but those of `sometimes` must be there.
[[nodiscard]] inline Value objectSchema(Object properties, std::initializer_list<std::string_view> sometimes = {})
{
    Array required;
    for (const Member &member : properties)
        if (std::find(sometimes.begin(), sometimes.end(), member.key) == sometimes.end())
            required.emplace_back(member.key);
    return Object{{"type", "object"},
                  {"properties", std::move(properties)},
                  {"required", std::move(required)},
                  {"additionalProperties", false}};
}

/// What is described, or nothing.
[[nodiscard]] inline Value orNull(Value schema)
{
    return Object{{"oneOf", Array{std::move(schema), Object{{"const", Value()}}}}};
}

} // namespace pegsheet::empires
