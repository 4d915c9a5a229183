// SPDX-License-Identifier: Apache-2.0
// What is begun on one of the pages but no move yet: left as a whole, kept and taken up again.
#include "app/nations/nationsmatch.h"

namespace pegsheet::app {

// The page of a tile, and what is asked of its price, are left as a whole; redo brings them back.
bool NationsMatch::cancel()
{
    if (typedDigits().isEmpty() && pencil().asking != nations::Asking::Nothing)
        return addTouch(touchOf(nations::PencilKind::Back));
    if (typedDigits().isEmpty() && pencil().tile.open)
        return addTouch(touchOf(nations::PencilKind::Close));
    return TableMatch::cancel();
}

bool NationsMatch::isSamePosition(const Match &other) const
{
    const nations::State &then = static_cast<const Typed &>(other).current();
    return then.step == state().step && then.age == state().age && then.player == state().player && then.depth == state().depth
        && then.offer == state().offer;
}

} // namespace pegsheet::app
