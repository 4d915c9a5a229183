// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/bag.h"
#include "model/core/enums.h"
#include "model/core/refusal.h"
#include "model/core/value.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>

/// One description of a move's fields serves JSON, storage, notation, schema and tests.
///
/// A described struct has `static constexpr std::string_view kType` and
///
///     template <typename Self, typename Visitor> static void describe(Self &self, Visitor &&visit)
///     { visit("target", self.target); visit("boxes", self.boxes, Range{1, 15}); }
///
/// and the visitors below read it, write it, or describe it as JSON Schema.
namespace pegsheet {

/// What an integer may be. An absent optional one counts as 0, and 0 is left out when written.
struct Range
{
    std::int64_t min;
    std::int64_t max;
    bool optional = false;
};

/// How long a text may be, in bytes of UTF-8. An absent text is empty, and an empty one is left out.
struct TextLimit
{
    std::size_t max;
};

/// A seat that may be left out; -1 stands for nobody.
struct OptionalPlayer
{
};

/// A group of values that may be left out; it then counts as empty, and an empty one is left out when written.
struct Optional
{
};

/// Largest number of seats a description allows for.
inline constexpr int kMaxPlayers = 8;

// Refusals of the outside's words; `path` is the field's name.
[[nodiscard]] Refusal wrongType(std::string_view field, std::string_view expected);
[[nodiscard]] Refusal missingField(std::string_view field);
[[nodiscard]] Refusal unknownField(std::string_view field);
[[nodiscard]] Refusal unknownValue(std::string_view field, std::string_view value, Array allowed);
/// The same with a value of any type; of a list or an object only that it cannot be that.
[[nodiscard]] Refusal unknownChoice(std::string_view field, const Value &value, Array allowed);
[[nodiscard]] Refusal outOfRange(std::string_view field, std::int64_t value, std::int64_t min, std::int64_t max);
/// The same of how many entries a list has: `of` is "entries".
[[nodiscard]] Refusal wrongLength(std::string_view field, std::size_t entries, std::int64_t min, std::int64_t max);
/// The same refusal of an entry of a list: `item` is its place, from 1.
[[nodiscard]] Refusal ofItem(Refusal refusal, std::size_t place);
[[nodiscard]] Refusal duplicateValue(std::string_view field, std::string_view value);

/// Reads an integer within the range, or says what is wrong.
[[nodiscard]] MaybeRefusal readInteger(std::string_view field, const Value &value, Range range, std::int64_t &out);
/// Reads one of `names`; `index` is its place among them.
[[nodiscard]] MaybeRefusal readName(std::string_view field, const Value &value, std::span<const std::string_view> names,
                                    std::size_t &index);
/// Refuses members that are not among `known`.
[[nodiscard]] MaybeRefusal refusesUnknown(const Object &object, std::span<const std::string_view> known);

/// Types of one game that read and write themselves: `Value toValue(const T &)`,
/// `MaybeRefusal fromValue(std::string_view field, const Value &, T &)`, `Value schemaOf(const T &)`,
/// found by argument-dependent lookup.
template <typename T>
concept SelfDescribing = requires(const T &constant, T &changed, const Value &value)
{
    {
        toValue(constant)
        } -> std::same_as<Value>;
    {
        fromValue(std::string_view(), value, changed)
        } -> std::same_as<MaybeRefusal>;
    {
        schemaOf(constant)
        } -> std::same_as<Value>;
};

/// Writes the described fields into an object, in canonical form.
class FieldWriter
{
public:
    explicit FieldWriter(Object &object) : m_object(object) {}

    template <std::integral I>
    void operator()(std::string_view name, const I &number, Range range)
    {
        if (!range.optional || number != 0)
            add(name, static_cast<std::int64_t>(number));
    }
    void operator()(std::string_view name, const std::string &text, TextLimit)
    {
        if (!text.empty())
            add(name, text);
    }
    template <std::integral I>
    void operator()(std::string_view name, const I &player, OptionalPlayer)
    {
        if (player >= 0)
            add(name, static_cast<std::int64_t>(player));
    }
    void operator()(std::string_view name, const bool &truth) { add(name, truth); }
    template <NamedEnum E>
    void operator()(std::string_view name, const E &e)
    {
        add(name, nameOf(e));
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const EnumSet<E> &set)
    {
        Array list;
        for (const E e : kAll<E>)
            if (set.has(e))
                list.emplace_back(nameOf(e));
        add(name, std::move(list));
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Bag<E> &bag)
    {
        Array list;
        for (const E e : kAll<E>)
            list.insert(list.end(), static_cast<std::size_t>(bag.count(e)), Value(nameOf(e)));
        add(name, std::move(list));
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Amounts<E> &amounts)
    {
        Object object;
        for (const E e : kAll<E>)
            if (amounts[e] != 0)
                object.push_back({std::string(nameOf(e)), Value(static_cast<int>(amounts[e]))});
        add(name, std::move(object));
    }
    template <SelfDescribing T>
    void operator()(std::string_view name, const T &value)
    {
        add(name, toValue(value));
    }
    template <typename T>
    void operator()(std::string_view name, const T &group, Optional)
    {
        if (!(group == T()))
            (*this)(name, group);
    }

private:
    void add(std::string_view name, Value value) { m_object.push_back({std::string(name), std::move(value)}); }

    Object &m_object;
};

/// Reads the described fields out of an object; the first thing wrong is kept and the rest skipped.
class FieldReader
{
public:
    /// `object` must outlive the reader.
    explicit FieldReader(const Object &object) : m_object(object) {}

    template <std::integral I>
    void operator()(std::string_view name, I &number, Range range)
    {
        std::int64_t read = 0;
        if (const Value *value = take(name, range.optional))
            refuse(readInteger(name, *value, range, read));
        number = static_cast<I>(read);
    }
    void operator()(std::string_view name, std::string &text, TextLimit limit);
    template <std::integral I>
    void operator()(std::string_view name, I &player, OptionalPlayer)
    {
        std::int64_t read = -1;
        if (const Value *value = take(name, true))
            refuse(readInteger(name, *value, {0, kMaxPlayers - 1}, read));
        player = static_cast<I>(read);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, E &e)
    {
        std::size_t index = 0;
        if (const Value *value = take(name, false))
            refuse(readName(name, *value, EnumNames<E>::names, index));
        e = static_cast<E>(index);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, EnumSet<E> &set)
    {
        each<E>(name, true, [&](E e) {
            if (set.has(e))
                refuse(duplicateValue(name, nameOf(e)));
            set.insert(e);
        });
    }
    template <NamedEnum E>
    void operator()(std::string_view name, Bag<E> &bag)
    {
        each<E>(name, false, [&](E e) {
            if (bag.size() == 15)
                refuse(wrongLength(name, 16, 0, 15));
            else
                bag.add(e);
        });
    }
    template <NamedEnum E>
    void operator()(std::string_view name, Amounts<E> &amounts)
    {
        const Value *value = take(name, false);
        if (value == nullptr)
            return;
        const Object *object = value->object();
        if (object == nullptr)
            return refuse(wrongType(name, "object"));
        for (const auto &[key, amount] : *object) {
            const auto e = fromName<E>(key);
            std::int64_t read = 0;
            if (!e)
                return refuse(unknownField(key));
            if (auto refusal = readInteger(key, amount, {0, 30}, read))
                return refuse(std::move(refusal));
            amounts[*e] = static_cast<std::uint8_t>(read);
        }
    }
    template <SelfDescribing T>
    void operator()(std::string_view name, T &out)
    {
        if (const Value *value = take(name, false))
            refuse(fromValue(name, *value, out));
    }

    template <typename T>
    void operator()(std::string_view name, T &group, Optional)
    {
        if (take(name, true) != nullptr)
            (*this)(name, group);
    }

    /// What was wrong, or that there are fields nobody asked for; nothing when all is well.
    /// `also` is a field that was read elsewhere (the type).
    [[nodiscard]] MaybeRefusal finish(std::string_view also);

private:
    const Value *take(std::string_view name, bool optional);
    void refuse(MaybeRefusal refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal);
    }
    template <NamedEnum E, typename Use>
    void each(std::string_view name, bool optional, Use use)
    {
        const Value *value = take(name, optional);
        if (value == nullptr)
            return;
        const Array *list = value->array();
        if (list == nullptr)
            return refuse(wrongType(name, "list"));
        for (std::size_t place = 0; place < list->size(); ++place) {
            std::size_t index = 0;
            if (auto refusal = readName(name, (*list)[place], EnumNames<E>::names, index))
                return refuse(ofItem(std::move(*refusal), place));
            use(static_cast<E>(index));
        }
    }

    const Object &m_object;
    std::vector<std::string_view> m_known;
    MaybeRefusal m_refusal;
};

/// Describes the fields as the "properties" and "required" of a JSON Schema object.
class SchemaWriter
{
public:
    template <std::integral I>
    void operator()(std::string_view name, const I &, Range range)
    {
        add(name, integerSchema(range), !range.optional);
    }
    void operator()(std::string_view name, const std::string &, TextLimit limit)
    {
        add(name, Object{{"type", "string"}, {"maxLength", static_cast<std::int64_t>(limit.max)}}, false);
    }
    template <std::integral I>
    void operator()(std::string_view name, const I &, OptionalPlayer)
    {
        add(name, integerSchema({0, kMaxPlayers - 1}), false);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const E &)
    {
        add(name, namesSchema(EnumNames<E>::names), true);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const EnumSet<E> &)
    {
        add(name, Object{{"type", "array"}, {"items", namesSchema(EnumNames<E>::names)}, {"uniqueItems", true}}, false);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Bag<E> &)
    {
        add(name, Object{{"type", "array"}, {"items", namesSchema(EnumNames<E>::names)}}, true);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Amounts<E> &)
    {
        Object properties;
        for (const std::string_view each : EnumNames<E>::names)
            properties.push_back({std::string(each), integerSchema({0, 30})});
        add(name, Object{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}}, true);
    }
    template <SelfDescribing T>
    void operator()(std::string_view name, const T &value)
    {
        add(name, schemaOf(value), true);
    }
    template <typename T>
    void operator()(std::string_view name, const T &group, Optional)
    {
        (*this)(name, group);
        if (!m_required.empty() && m_required.back() == Value(name))
            m_required.pop_back();
    }

    /// The object's schema; `type` is the constant of its "type" field.
    [[nodiscard]] Value schema(std::string_view type) &&;

    [[nodiscard]] static Value integerSchema(Range range);
    [[nodiscard]] static Value namesSchema(std::span<const std::string_view> names);

private:
    void add(std::string_view name, Value schema, bool required);

    Object m_properties;
    Array m_required;
};

/// `{"type":…,…}` of a described struct; `key` is the name of its type field.
template <typename T>
[[nodiscard]] Value describedValue(const T &described, std::string_view key = "type")
{
    Object object{{std::string(key), Value(T::kType)}};
    T::describe(described, FieldWriter(object));
    return object;
}

} // namespace pegsheet
