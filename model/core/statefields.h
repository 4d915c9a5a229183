// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/fieldkinds.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// One description of a state's fields serves its value, its schema, its number, corrections, and the page of corrections.
///
/// A state has `players`, how many there are, `kMostPlayers`, and describes the table and a player:
///
///     static void describe(auto &state, auto &&visit)
///     { visit("turn", state.turn, Range{0, state.players - 1}, Settable{}); visit.hash(state.step); visit.players(state); }
///     static void describe(auto &state, int seat, auto &&visit)
///     { visit("vp", state.at(seat).vp, Range{0, 999}, Settable{}); visit.group("city", [&] { … }); }
///
/// Fields are written in that order. Their path is "vp", or "city.lines" in a group; an array with one entry an enumerator is one,
/// and groups may lie in groups.
namespace pegsheet {

/// A field that follows from others, or that only moves change.
struct Shown
{
    static constexpr bool kIsShown = true;
    static constexpr bool kIsSet = false;
    bool isHashed = true; ///< it belongs to the number of the state
    bool isAlways = true; ///< it is kept whatever was agreed; else it is not shown where little is kept
    bool isNow = true;    ///< of one that is not always kept: it is in this state
};
/// A field that a correction sets.
struct Settable : Shown
{
    static constexpr bool kIsSet = true;
    std::uint32_t oddsUnset = 0; ///< in codes, see InOrder; 0 stands for those of the state
    bool isCoded = true;         ///< else codes do not hold it: it cannot be set in this state
};
/// The same of one that is not shown, or is in another way.
struct SetOnly : Settable
{
    static constexpr bool kIsShown = false;
};
/// Of a number that is shown: a correction sets it within this range.
struct SetTo
{
    Range range;
};

template <typename S>
concept Described = requires(S &state, int visit)
{
    S::describe(state, 0, visit);
};

/// A state whose fields are hashed and coded one after the other as they are described, and not kind by kind; that a correction
/// does not set a field is that many times as likely as that it does, where the field does not say otherwise.
template <typename S>
concept InOrder = requires
{
    S::kOddsUnset;
};

[[nodiscard]] std::string pathOf(std::string_view group, std::string_view name);

/// Turns the lines of a description into `each(group, name, field, use)`, one field after the other; a field is of fieldkinds.h.
template <typename Each>
class FieldVisitor
{
public:
    explicit FieldVisitor(Each &each) : m_each(each) {}

    template <std::integral I, typename Use = Shown>
    void operator()(std::string_view name, I &number, Range range, Use use = {})
    {
        m_each(m_group, name, NumberKind<I>{number, range, false}, use);
    }
    /// Of a set of numbers, the bit of each.
    template <std::integral I, typename Use = Shown>
    void operator()(std::string_view name, I &bits, BitRange range, Use use = {})
    {
        m_each(m_group, name, BitsKind<I>{bits, range}, use);
    }
    /// Of one that can only be emptied.
    template <typename T>
    void operator()(std::string_view name, T &list, Emptied, SetOnly use = {})
    {
        m_each(m_group, name, EmptiedKind<T>{list}, use);
    }
    /// Of an array of numbers, by names of their own.
    template <typename P, NamedEnum E, typename Use = Shown>
    void operator()(std::string_view name, P &all, const Per<std::string_view, E> &names, Range range, Use use = {})
    {
        group(name, [&] {
            for (const E e : kAll<E>)
                m_each(m_group, names[e], NumberKind{all[e], range, true}, use);
        });
    }
    template <typename P, typename Use = Shown>
    void operator()(std::string_view name, P &all, Range range, Use use = {})
    {
        group(name, [&] {
            for (const auto e : keysOf(all))
                m_each(m_group, nameOf(e), NumberKind{all[e], range, true}, use);
        });
    }
    /// Of a number, or an array of numbers.
    template <typename T>
    void operator()(std::string_view name, T &field, Range range, SetTo set, Shown use = {})
    {
        (*this)(name, field, range, use);
        (*this)(name, field, set.range, SetOnly{{{.isHashed = false}}});
    }
    template <typename T, typename Use = Shown>
    void operator()(std::string_view name, T &field, Use use = {})
    {
        if constexpr (requires { keysOf(field); })
            group(name, [&] {
                for (const auto e : keysOf(field))
                    m_each(m_group, nameOf(e), OwnKind{field[e]}, use);
            });
        else
            m_each(m_group, name, OwnKind{field}, use);
    }
    /// Of one that is only shown: what tells its value, and its schema.
    template <typename Tell, typename Schema, typename Use = Shown>
    void told(std::string_view name, Tell tell, Schema schema, Use use = {})
    {
        m_each(m_group, name, ToldKind<Tell, Schema>{tell, schema}, use);
    }
    /// Of a number from 0 on.
    template <typename Tell>
    void told(std::string_view name, Tell tell)
    {
        told(name, tell, [] { return Object{{"type", "integer"}, {"minimum", 0}}; });
    }
    template <typename Describe>
    void group(std::string_view name, Describe describe)
    {
        const std::string outer = m_group;
        m_group = pathOf(outer, name);
        describe();
        m_group = outer;
    }
    /// Of what only belongs to the number of the state.
    template <typename... T>
    void hash(const T &...parts)
    {
        if constexpr (requires { (m_each.hash(parts), ...); })
            (m_each.hash(parts), ...);
    }
    /// Of all players.
    template <typename S>
    void players(S &state)
    {
        if constexpr (requires { m_each.players(state); })
            m_each.players(state);
    }

private:
    template <typename T, NamedEnum E>
    static constexpr std::array<E, kCount<E>> keysOf(const Per<T, E> &)
    {
        return kAll<E>;
    }

    Each &m_each;
    std::string m_group;
};

/// Visits the fields of a player, or those of the table where `seat` is -1.
template <typename S, typename Each>
void eachField(S &state, int seat, Each &&each)
{
    FieldVisitor<std::remove_reference_t<Each>> visitor(each);
    if (seat < 0)
        S::describe(state, visitor);
    else
        S::describe(state, seat, visitor);
}

/// The member of an object, or of the object in it at the path of a group; null where there is none.
[[nodiscard]] const Value *memberAt(const Object &object, std::string_view group, std::string_view name);
/// The same by path.
[[nodiscard]] const Value *memberAt(const Object &object, std::string_view path);
/// The object of a group, which is added where it is not there yet.
[[nodiscard]] Object &groupIn(Object &object, std::string_view group);
/// Adds a member there.
void addMember(Object &object, std::string_view group, std::string_view name, Value value);

// The state as the outside sees it -------------------------------------------------------------------------

/// Writes the fields into an object; `all` is false where little is kept.
struct FieldValues
{
    const std::vector<std::string> &names;
    bool all;
    Object object;

    void operator()(std::string_view group, std::string_view name, const auto &field, auto use)
    {
        if (!use.kIsShown || !use.isNow || !(all || use.isAlways))
            return;
        Object &in = groupIn(object, group);
        if constexpr (requires { field.isLeftOut(); })
            if (field.isLeftOut())
                return;
        in.push_back({std::string(name), field.value()});
    }
    template <typename S>
    void players(const S &state)
    {
        Array list;
        for (int seat = 0; seat < state.players; ++seat) {
            FieldValues player{names, all, {{"name", names.at(static_cast<std::size_t>(seat))}}};
            eachField(state, seat, player);
            list.emplace_back(std::move(player.object));
        }
        object.push_back({"players", std::move(list)});
    }
};

/// The value of a state; names come from the set-up.
template <typename S>
[[nodiscard]] Value stateValueOf(const S &state, const std::vector<std::string> &names, bool all = true)
{
    FieldValues values{names, all, {}};
    eachField(state, -1, values);
    return std::move(values.object);
}

/// The schemas of fields, collected.
struct FieldSchemas
{
    bool ofCorrection;
    Object properties = {};
    Array required = {};
    std::map<std::string, bool> groups = {}; ///< by path: all of it is always there

    void operator()(std::string_view group, std::string_view name, const auto &field, auto use)
    {
        bool isNeeded = true;
        if constexpr (requires { field.isInRow; })
            isNeeded = !field.isInRow;
        Value schema = field.schema();
        if constexpr (requires { correctionSchemaOf(field.field); })
            if (ofCorrection)
                schema = correctionSchemaOf(field.field);
        if (ofCorrection ? use.kIsSet : use.kIsShown)
            add(group, name, std::move(schema), use.isAlways, isNeeded);
    }
    template <typename S>
    void players(const S &state)
    {
        if (ofCorrection)
            return;
        FieldSchemas player{false};
        player.add({}, "name", Object{{"type", "string"}}, true, true);
        eachField(state, 0, player);
        Object list = *listSchema(std::move(player).object()).object();
        if constexpr (requires { S::kLeastPlayers; })
            list.insert(list.end(), {{"minItems", S::kLeastPlayers}, {"maxItems", S::kMostPlayers}});
        add({}, "players", std::move(list), true, true);
    }
    /// Of a field that is always there the groups are, and if it is `isNeeded` so is its member.
    void add(std::string_view group, std::string_view name, Value schema, bool isAlways, bool isNeeded);
    [[nodiscard]] Value object() &&;
};

/// A state with room for most players, from which ranges are read.
template <typename S>
[[nodiscard]] S widestState()
{
    S state;
    state.players = S::kMostPlayers;
    return state;
}

template <typename S>
[[nodiscard]] Value stateSchemaOf()
{
    FieldSchemas schemas{false};
    const S state = widestState<S>();
    eachField(state, -1, schemas);
    return std::move(schemas).object();
}

/// Feeds the fields to the hasher, those of one pass or all.
struct FieldHashes
{
    Hasher &hasher;
    std::optional<HashedAs> pass;

    [[nodiscard]] bool isDue(HashedAs as) const { return !pass || *pass == as; }
    void operator()(std::string_view, std::string_view, const auto &field, auto use)
    {
        if (use.isHashed && isDue(field.hashedAs()))
            field.hash(hasher);
    }
    template <typename T>
    void hash(const T &part)
    {
        if (isDue(hashedAsOf<T>()))
            hashOne(hasher, part);
    }
    template <typename S>
    void players(const S &state)
    {
        for (int seat = 0; isDue(HashedAs::Own) && seat < state.players; ++seat)
            feed(hasher, state, seat);
    }
    /// All fields of a player, or of the table: in their order, or plain ones first, then rows of bytes, then others, the players
    /// among them.
    template <typename S>
    static void feed(Hasher &hasher, const S &state, int seat)
    {
        if constexpr (InOrder<S>)
            eachField(state, seat, FieldHashes{hasher, {}});
        else
            for (const HashedAs pass : {HashedAs::Plain, HashedAs::Row, HashedAs::Own})
                eachField(state, seat, FieldHashes{hasher, pass});
    }
};

/// The number of a state.
template <typename S>
[[nodiscard]] std::uint64_t hashOfFields(const S &state)
{
    Hasher hasher;
    FieldHashes::feed(hasher, state, -1);
    return hasher.sum();
}

// Rows -----------------------------------------------------------------------------------------------------

/// A field of a player, or of the table, that a correction sets, as it is now.
struct FieldRow
{
    std::string path;
    std::string_view name; ///< the last part of the path
    Value value;
    std::optional<Range> range = {}; ///< of a number
    bool isAlways = true;
};
/// In the order of the description.
template <typename S>
[[nodiscard]] std::vector<FieldRow> fieldRows(const S &state, int seat)
{
    std::vector<FieldRow> rows;
    eachField(state, seat, [&](std::string_view group, std::string_view name, const auto &field, auto use) {
        if (use.kIsSet)
            rows.push_back({pathOf(group, name), name, field.value(), rangeOf(field), use.isAlways});
    });
    return rows;
}

/// The row of a path; null where there is none.
[[nodiscard]] const FieldRow *rowAt(const std::vector<FieldRow> &rows, std::string_view path);

} // namespace pegsheet
