// SPDX-License-Identifier: Apache-2.0
// What the keys of a keyboard enter.
#include "app/nations/nationsmatch.h"

namespace pegsheet::app {

// As the page in front asks for it.
std::optional<TypedDigits::Asked> NationsMatch::askedNumber()
{
    const bool isHidden = pencil().tile.open || nationsview::poolMode(state(), pencil()) != NationsPool::Idle || over();
    return isHidden ? std::nullopt : TableMatch::askedNumber();
}

bool NationsMatch::pressKey(int key)
{
    if (isAwaited())
        return false;
    if (nationsview::poolMode(state(), pencil()) != NationsPool::Rolling || pencil().tile.open)
        return TableMatch::pressKey(key);
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return !touchLine()->isEmpty() && cancel();
    const int digit = key - Qt::Key_0;
    const QList<NationsPiece> faces = pool().faces;
    if (digit < 1 || digit > faces.size())
        return false;
    return addTouch(touchOf(nations::PencilKind::Face, faces.at(digit - 1).index));
}

} // namespace pegsheet::app
