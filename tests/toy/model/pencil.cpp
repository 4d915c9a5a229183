// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/model/pencil.h"

#include "model/core/schema.h"

namespace pegsheet::toy {

namespace {

enum Field : std::size_t { HoleField, PebblesField };

// The same once more is not said after all.
MaybeRefusal sayOrClear(Form &form, std::size_t field, const Value &value)
{
    if (form.said(field) != nullptr && *form.said(field) == value) {
        form.clear(field);
        return std::nullopt;
    }
    return form.say(field, value);
}

} // namespace

const FormFields &putFields()
{
    static const FormFields kFields(moveSchema<Put>(), {"hole", "pebbles"});
    return kFields;
}

int Pencil::die() const
{
    const Value *said = form.said(PebblesField);
    return said == nullptr ? 0 : static_cast<int>(*said->integer());
}

std::optional<Hole> Pencil::hole() const
{
    const Value *said = form.said(HoleField);
    return said == nullptr ? std::nullopt : fromName<Hole>(*said->text());
}

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    if (state.step == Step::Over)
        return {Refusal{"game.over", {}}};
    leaves = touch.kind == static_cast<std::uint8_t>(Kind::Leave);
    if (leaves)
        return {std::nullopt, true};
    if (touch.kind == static_cast<std::uint8_t>(Kind::Put))
        return moves(state).empty() ? TouchResult{Refusal{"input.missingField", {{"field", "hole"}}}}
                                    : TouchResult{Toy::refuses(state, moves(state).front()), true};
    if (touch.kind == static_cast<std::uint8_t>(Kind::Die))
        return {sayOrClear(form, PebblesField, touch.number)};
    if (touch.at < 0 || touch.at >= static_cast<int>(kCount<Hole>))
        return {outOfRange("at", touch.at, 0, kCount<Hole> - 1)};
    const Hole touched = static_cast<Hole>(touch.at);
    // Closed is closed, whatever the die shows.
    if (auto refusal = Toy::refuses(state, Put{touched, 1}); refusal && hole() != touched)
        return {std::move(refusal)};
    return {sayOrClear(form, HoleField, nameOf(touched))};
}

bool Pencil::layReady(const State &, const Move &move)
{
    const auto *put = std::get_if<Put>(&move);
    return put != nullptr && !form.say(HoleField, nameOf(put->hole)) && !form.say(PebblesField, int{put->pebbles});
}

std::vector<Move> Pencil::moves(const State &) const
{
    if (leaves)
        return {Leave{}};
    if (form.next() < putFields().size())
        return {};
    return {Put{*hole(), static_cast<std::uint8_t>(die())}};
}

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    if (state.step == Step::Over)
        return std::nullopt;
    const Range range = *putFields().range(PebblesField);
    return AskedNumber{{static_cast<std::uint8_t>(Kind::Die)}, static_cast<int>(range.min), static_cast<int>(range.max)};
}

} // namespace pegsheet::toy
