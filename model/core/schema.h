// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/core/game.h"

#include <utility>
#include <variant>

namespace pegsheet {

/// Schema of the set-up: names, variant and options of that game.
[[nodiscard]] Value setupSchema(const GameInfo &info);

template <typename M>
[[nodiscard]] Value moveSchema()
{
    SchemaWriter writer;
    const M move{};
    M::describe(move, writer);
    return std::move(writer).schema(M::kType);
}

/// JSON Schema (2020-12) of a saved match of the game: its set-up and its log; under "$defs" set-up, move
/// and state apart.
template <Game G>
[[nodiscard]] Value gameSchema()
{
    Array moves = []<std::size_t... I>(std::index_sequence<I...>)
    {
        return Array{moveSchema<std::variant_alternative_t<I, typename G::Move>>()...};
    }
    (std::make_index_sequence<std::variant_size_v<typename G::Move>>());
    return Object{
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"title", G::info().name},
        {"type", "object"},
        {"properties",
         Object{{"game", Object{{"const", G::info().id}}},
                {"setup", Object{{"$ref", "#/$defs/setup"}}},
                {"log", Object{{"type", "array"}, {"items", Object{{"$ref", "#/$defs/move"}}}}}}},
        {"required", Array{"game", "setup", "log"}},
        {"$defs",
         Object{{"setup", setupSchema(G::info())}, {"move", Object{{"oneOf", std::move(moves)}}}, {"state", G::stateSchema()}}},
    };
}

} // namespace pegsheet
