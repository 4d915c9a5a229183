// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/form.h"
#include "model/core/touchline.h"
#include "tests/toy/model/toy.h"

namespace pegsheet::toy {

enum class PencilKind : std::uint8_t { Ready, Die, Hole, Put, Leave };

} // namespace pegsheet::toy

template <>
struct pegsheet::EnumNames<pegsheet::toy::PencilKind>
{
    static constexpr std::array<std::string_view, 5> names{"ready", "die", "hole", "put", "leave"};
};

namespace pegsheet::toy {

/// What a turn asks for: a hole, and how many pebbles.
[[nodiscard]] const FormFields &putFields();

/// What is begun of a turn: what the die shows, and a hole, in either order; each is taken back by the same touch once more.
struct Pencil
{
    using Kind = PencilKind;

    Form form{putFields()};
    bool leaves = false; ///< nothing is put anywhere

    /// What is said; 0 and nothing where it is not.
    [[nodiscard]] int die() const;
    [[nodiscard]] std::optional<Hole> hole() const;

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    [[nodiscard]] std::optional<AskedNumber> asked(const State &state) const;
    static bool survives(const Touch &, const Move *) { return false; }
    /// Another hole has the room.
    static bool isOpen(std::string_view code) { return code == "toy.full"; }

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Toy, Pencil>;

} // namespace pegsheet::toy
