// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Moves as one readable line, for match files, tests and messages between people:
///
///     roll faces=food,good,skull
///     build target=obelisk boxes=2
///     discard goods=wood:2,stone:1
///     correct player=1 set=food:4,monuments:{obelisk:{boxes:9}},developments:[irrigation] why="cat"
///
/// The type first, then the fields as they are described. A field that is a list takes its entries with
/// commas between them, one that is an object `key:value`; deeper ones stand in brackets or braces. A list that begins with a
/// list stands in brackets itself.
/// Words begin with a letter and hold letters and digits; any other text stands in double quotes, with
/// `\"`, `\\` and `\xHH` for a control byte.
namespace pegsheet {

/// Which fields of a move are lists or objects: that `goods=cloth` is a list of one cannot be read off it.
struct NotationShape
{
    std::string_view type;
    std::vector<std::string_view> lists;
    std::vector<std::string_view> objects;
};

/// How deep brackets and braces may be nested.
inline constexpr int kNotationDepth = 8;

/// The line of a move in canonical form: an object whose first member is its "type".
[[nodiscard]] std::string notation(const Value &move);

/// Reads a line back. Refuses what cannot be read with input.notation {at}, the byte from 1; an unknown type
/// with input.unknownValue and a field twice with input.duplicate. Whether the fields fit the type is
/// left to whoever reads the move.
[[nodiscard]] MaybeRefusal readNotation(std::string_view line, std::span<const NotationShape> shapes, Value &move);

/// Finds the shape of a described struct.
class ShapeWriter
{
public:
    explicit ShapeWriter(NotationShape &shape) : m_shape(shape) {}

    template <typename T, typename Limit>
    void operator()(std::string_view, const T &, Limit) const
    {
    }
    void operator()(std::string_view, const bool &) const {}
    template <NamedEnum E>
    void operator()(std::string_view, const E &) const
    {
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const EnumSet<E> &)
    {
        m_shape.lists.push_back(name);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Bag<E> &)
    {
        m_shape.lists.push_back(name);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const Amounts<E> &)
    {
        m_shape.objects.push_back(name);
    }
    template <typename T>
    void operator()(std::string_view name, const T &group, Optional)
    {
        (*this)(name, group);
    }
    template <SelfDescribing T>
    void operator()(std::string_view name, const T &value)
    {
        const Value schema = schemaOf(value);
        const Value *type = schema.find("type");
        if (type != nullptr && *type == Value("array"))
            m_shape.lists.push_back(name);
        else if (type != nullptr && *type == Value("object"))
            m_shape.objects.push_back(name);
    }

private:
    NotationShape &m_shape;
};

template <typename M>
[[nodiscard]] NotationShape notationShape()
{
    NotationShape shape{M::kType, {}, {}};
    const M move{};
    M::describe(move, ShapeWriter(shape));
    return shape;
}

/// Reads a line as one of the alternatives of a game's variant of moves.
template <typename Move>
[[nodiscard]] MaybeRefusal readNotation(std::string_view line, Value &move)
{
    static const std::vector<NotationShape> kShapes = []<std::size_t... I>(std::index_sequence<I...>)
    {
        return std::vector<NotationShape>{notationShape<std::variant_alternative_t<I, Move>>()...};
    }
    (std::make_index_sequence<std::variant_size_v<Move>>());
    return readNotation(line, kShapes, move);
}

} // namespace pegsheet
