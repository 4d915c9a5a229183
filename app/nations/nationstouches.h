// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "model/nations/pencil.h"

#include <functional>
#include <utility>

namespace pegsheet::app {

/// The pencil of a match of Nations, as the parts of its page see it and touch it.
struct NationsTouches
{
    std::function<const nations::Pencil &()> pencil;
    /// Makes a touch; false where it is refused, which is said. What it completes is made.
    std::function<bool(const Touch &)> touch;

    bool at(nations::PencilKind kind, int place) const
    {
        return touch({static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(place)});
    }
    bool say(nations::PencilKind kind, int number = 0) const { return touch({static_cast<std::uint8_t>(kind), -1, number}); }
    bool give(nations::PencilKind kind, Value with) const
    {
        return touch({static_cast<std::uint8_t>(kind), -1, 0, std::move(with)});
    }
};

/// Teaches the cards what a move brought that was made of that pencil, in that age.
void learnFrom(NationsCards &cards, const nations::Pencil &pencil, const nations::Move &move, int age);

} // namespace pegsheet::app
