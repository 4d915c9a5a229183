// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <cstddef>
#include <utility>
#include <variant>

namespace pegsheet {

/// Reads a game's variant of described structs out of `{"type":…,…}`.
template <typename Move>
class MoveReader
{
public:
    /// Refuses another shape with an `input.` code.
    [[nodiscard]] static MaybeRefusal read(const Value &value, Move &move)
    {
        return readVariant(value, move, std::make_index_sequence<std::variant_size_v<Move>>());
    }

private:
    template <std::size_t... I>
    static MaybeRefusal readVariant(const Value &value, Move &move, std::index_sequence<I...>)
    {
        const Object *object = value.object();
        if (object == nullptr)
            return wrongType("move", "object");
        const Value *type = value.find("type");
        if (type == nullptr)
            return missingField("type");
        if (type->text() == nullptr)
            return wrongType("type", "text");
        MaybeRefusal refusal;
        const bool known = (readAs<std::variant_alternative_t<I, Move>>(*type->text(), *object, move, refusal) || ...);
        if (!known)
            return unknownValue("type", *type->text(), {std::variant_alternative_t<I, Move>::kType...});
        return refusal;
    }

    // Whether the type is this alternative's; if so, reads it.
    template <typename M>
    static bool readAs(std::string_view type, const Object &object, Move &move, MaybeRefusal &refusal)
    {
        if (type != M::kType)
            return false;
        M read;
        FieldReader reader(object);
        M::describe(read, reader);
        refusal = reader.finish("type");
        if (!refusal)
            move = std::move(read);
        return true;
    }
};

} // namespace pegsheet
