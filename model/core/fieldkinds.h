// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/fields.h"
#include "model/core/hasher.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

/// What the fields of a state are made of: how each kind is shown, read, coded and hashed (model/core/statefields.h).
namespace pegsheet {

/// Numbers from `min` to `max`, each a bit.
struct BitRange
{
    int min;
    int max;
};

/// Of a field that a correction can only empty.
struct Emptied
{
};

/// In which order fields belong to the number of a state.
enum class HashedAs : std::uint8_t { Plain, Row, Own };
/// In which order the fields of a correction are written in codes.
enum class CodedAs : std::uint8_t { Emptied, Number, Own };

/// A list of numbers that a game keeps in its own way; clear() makes it empty, add() is false where the number cannot be there
/// again.
template <typename T>
concept NumberList = requires(T list, int number)
{
    T::kMost;
    T::kNumbers.min;
    list.count();
    list[number];
    list.clear();
    list.add(number);
};

/// Of a field of that type, unless its kind says otherwise.
template <typename T>
[[nodiscard]] constexpr HashedAs hashedAsOf()
{
    if (std::is_integral_v<T> || std::is_enum_v<T> || requires(T set) { set.bits(); })
        return HashedAs::Plain;
    return requires(T row)
    {
        requires std::same_as<std::decay_t<decltype(row.values[0])>, std::uint8_t>;
    }
    ? HashedAs::Row : HashedAs::Own;
}
/// A number with all of its bytes, a set by its bits, rows byte by byte, lists with their length, anything else by its own
/// `hashInto(hasher, field)`.
template <typename T>
void hashOne(Hasher &hasher, const T &part)
{
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
        hasher.feed(static_cast<std::uint64_t>(part), sizeof(T));
    else if constexpr (requires { part.bits(); })
        hasher.feed(part.bits(), (std::bit_width(T::kFull) + 7) / 8);
    else if constexpr (hashedAsOf<T>() == HashedAs::Row)
        for (const std::uint8_t each : part.values)
            hasher.byte(each);
    else if constexpr (NumberList<T>) {
        hasher.byte(part.count());
        for (int place = 0; place < part.count(); ++place)
            hasher.byte(part[place]);
    } else
        hashInto(hasher, part);
}

/// The schema of a list of such items.
[[nodiscard]] Value listSchema(Value items);
/// Reads a list of numbers; `use(number)` says whether it can be had once more (else input.duplicate).
template <typename Use>
[[nodiscard]] MaybeRefusal readNumbers(std::string_view field, const Value &value, Range range, std::size_t most, Use use)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() > most)
        return outOfRange(field, static_cast<std::int64_t>(list->size()), 0, static_cast<std::int64_t>(most));
    for (const Value &item : *list) {
        std::int64_t number = 0;
        if (auto refusal = readInteger(field, item, range, number))
            return refusal;
        if (!use(static_cast<int>(number)))
            return duplicateValue(field, std::to_string(number));
    }
    return std::nullopt;
}

/// A number; in a row where it is one of an array with one entry an enumerator.
template <std::integral I>
struct NumberKind
{
    static constexpr CodedAs kCodedAs = CodedAs::Number;
    I &number;
    Range range;
    bool isInRow;

    [[nodiscard]] Value value() const { return static_cast<std::int64_t>(number); }
    [[nodiscard]] bool isLeftOut() const { return range.optional && number == 0; }
    [[nodiscard]] Value schema() const { return SchemaWriter::integerSchema(range); }
    [[nodiscard]] HashedAs hashedAs() const { return isInRow ? HashedAs::Row : HashedAs::Plain; }
    void hash(Hasher &hasher) const { hashOne(hasher, number); }
    MaybeRefusal read(std::string_view name, const Value &value)
    {
        std::int64_t read = number;
        MaybeRefusal refusal = readInteger(name, value, range, read);
        number = static_cast<I>(read);
        return refusal;
    }
    void code(EntropyCoder auto &coder) { number = codeBetween(coder, number, range.min, range.max); }
};

/// A set of numbers; its bits lie at their place. Written as a list.
template <std::integral I>
struct BitsKind
{
    static constexpr CodedAs kCodedAs = CodedAs::Own;
    I &bits;
    BitRange range;

    [[nodiscard]] Value value() const
    {
        Array list;
        for (int number = range.min; number <= range.max; ++number)
            if ((bits >> number & 1) != 0)
                list.emplace_back(number);
        return list;
    }
    [[nodiscard]] Value schema() const { return listSchema(SchemaWriter::integerSchema({range.min, range.max})); }
    [[nodiscard]] HashedAs hashedAs() const { return HashedAs::Own; }
    void hash(Hasher &hasher) const { hashOne(hasher, bits); }
    MaybeRefusal read(std::string_view name, const Value &value)
    {
        bits = 0;
        return readNumbers(name, value, {range.min, range.max}, width(), [this](int number) {
            const bool isNew = (bits >> number & 1) == 0;
            bits = static_cast<I>(bits | I{1} << number);
            return isNew;
        });
    }
    void code(EntropyCoder auto &coder)
    {
        bits = static_cast<I>(codeBits(coder, static_cast<std::uint64_t>(bits) >> range.min, width()) << range.min);
    }

private:
    [[nodiscard]] unsigned width() const { return static_cast<unsigned>(range.max - range.min + 1); }
};

/// What a correction can only empty.
template <typename T>
struct EmptiedKind
{
    static constexpr CodedAs kCodedAs = CodedAs::Emptied;
    T &list;

    [[nodiscard]] Value value() const { return Array(); }
    [[nodiscard]] Value schema() const { return Object{{"type", "array"}, {"maxItems", 0}}; }
    [[nodiscard]] HashedAs hashedAs() const { return HashedAs::Own; }
    void hash(Hasher &hasher) const { hashOne(hasher, list); }
    MaybeRefusal read(std::string_view name, const Value &value)
    {
        list.clear();
        return readNumbers(name, value, {0, 0}, 0, [](int) { return true; });
    }
    void code(EntropyCoder auto &) { list.clear(); }
};

/// What is only shown.
template <typename Tell, typename Describe>
struct ToldKind
{
    static constexpr CodedAs kCodedAs = CodedAs::Own;
    Tell tell;
    Describe describe;

    [[nodiscard]] Value value() const { return tell(); }
    [[nodiscard]] Value schema() const { return describe(); }
    [[nodiscard]] HashedAs hashedAs() const { return HashedAs::Own; }
    void hash(Hasher &) const {}
};

/// A truth, an enumerator, a set of them, a list of numbers, or a type of a game's own: it has toValue, fromValue and schemaOf
/// (model/core/fields.h), and where it is hashed and corrected `hashInto(hasher, field)` and `codeField(coder, state, now, field)`,
/// `now` being what the field is in that state; and `correctionSchemaOf(field)` where a correction may be given in another shape.
/// One that is a number at times has `range()`, and `kCodedAs` where it is coded among numbers.
template <typename T>
struct OwnKind
{
    static constexpr CodedAs kCodedAs = [] {
        if constexpr (requires { T::kCodedAs; })
            return T::kCodedAs;
        else
            return CodedAs::Own;
    }();
    static constexpr bool kIsTruth = std::is_same_v<std::remove_const_t<T>, bool>;
    static constexpr bool kIsName = std::is_enum_v<T>;
    static constexpr bool kIsSet = requires(T set) { set.bits(); };
    static constexpr bool kIsList = NumberList<std::remove_const_t<T>>;
    T &field;

    [[nodiscard]] Value value() const
    {
        if constexpr (kIsTruth) {
            return bool{field};
        } else if constexpr (kIsName) {
            return nameOf(field);
        } else if constexpr (kIsSet) {
            Object object;
            FieldWriter writer(object);
            writer("set", field);
            return object.front().value;
        } else if constexpr (kIsList) {
            Array list;
            for (int place = 0; place < field.count(); ++place)
                list.emplace_back(field[place]);
            return list;
        } else {
            return toValue(field);
        }
    }
    [[nodiscard]] Value schema() const
    {
        if constexpr (kIsTruth)
            return Object{{"type", "boolean"}};
        else if constexpr (kIsName)
            return SchemaWriter::namesSchema(EnumNames<std::remove_const_t<T>>::names);
        else if constexpr (kIsSet)
            return listSchema(SchemaWriter::namesSchema(namesOf(field)));
        else if constexpr (kIsList)
            return listSchema(SchemaWriter::integerSchema(T::kNumbers));
        else
            return schemaOf(field);
    }
    [[nodiscard]] HashedAs hashedAs() const { return hashedAsOf<std::remove_const_t<T>>(); }
    void hash(Hasher &hasher) const { hashOne(hasher, field); }
    MaybeRefusal read(std::string_view name, const Value &value)
    {
        if constexpr (kIsTruth) {
            if (value.truth() == nullptr)
                return wrongType(name, "true");
            field = *value.truth();
            return std::nullopt;
        } else if constexpr (kIsSet) {
            const Object object{{std::string(name), value}};
            FieldReader reader(object);
            reader(name, field = {});
            return reader.finish(name);
        } else if constexpr (kIsList) {
            field.clear();
            return readNumbers(name, value, T::kNumbers, T::kMost, [this](int number) { return field.add(number); });
        } else {
            return fromValue(name, value, field);
        }
    }
    void code(EntropyCoder auto &coder)
    {
        if constexpr (kIsTruth)
            field = codeTruth(coder, field, 1, 1);
        else if constexpr (kIsSet)
            field = T::fromBits(static_cast<typename T::Bits>(codeBits(coder, field.bits(), std::bit_width(T::kFull))));
        else
            codeList(coder);
    }

private:
    void codeList(EntropyCoder auto &coder)
    {
        const T given = field;
        const int count = codeBetween(coder, given.count(), 0, T::kMost);
        field.clear();
        for (int place = 0; place < count; ++place)
            (void)field.add(codeBetween(coder, place < given.count() ? given[place] : 0, T::kNumbers.min, T::kNumbers.max));
    }
    template <NamedEnum E>
    static constexpr const auto &namesOf(const EnumSet<E> &)
    {
        return EnumNames<E>::names;
    }
};
template <typename T>
OwnKind(T &) -> OwnKind<T>;
template <std::integral I>
NumberKind(I &, Range, bool) -> NumberKind<I>;

/// The range of a number; nothing of anything else.
template <typename F>
[[nodiscard]] std::optional<Range> rangeOf(const F &field)
{
    if constexpr (requires { field.isInRow; })
        return field.range;
    else if constexpr (requires { field.field.range(); })
        return field.field.range();
    return std::nullopt;
}

} // namespace pegsheet
