// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/model/pencil.h"

namespace pegsheet::toy {

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    if (state.step == Step::Over)
        return {Refusal{"game.over", {}}};
    if (touch.kind == static_cast<std::uint8_t>(Kind::Die)) {
        if (touch.number < 1 || touch.number > kSides)
            return {outOfRange("number", touch.number, 1, kSides)};
        die = touch.number == die ? std::uint8_t(0) : static_cast<std::uint8_t>(touch.number);
        return {};
    }
    if (touch.at < 0 || touch.at >= static_cast<int>(kCount<Hole>))
        return {outOfRange("at", touch.at, 0, kCount<Hole> - 1)};
    const Hole touched = static_cast<Hole>(touch.at);
    if (hole == touched) {
        hole.reset();
        return {};
    }
    // Closed is closed, whatever the die shows.
    if (auto refusal = Toy::refuses(state, Put{touched, 1}))
        return {std::move(refusal)};
    hole = touched;
    return {};
}

bool Pencil::layReady(const State &, const Move &move)
{
    const auto *put = std::get_if<Put>(&move);
    if (put == nullptr)
        return false;
    die = put->pebbles;
    hole = put->hole;
    return true;
}

std::vector<Move> Pencil::moves(const State &) const
{
    if (die == 0 || !hole)
        return {};
    return {Put{*hole, die}};
}

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    if (state.step == Step::Over)
        return std::nullopt;
    return AskedNumber{{static_cast<std::uint8_t>(Kind::Die)}, 1, kSides};
}

} // namespace pegsheet::toy
