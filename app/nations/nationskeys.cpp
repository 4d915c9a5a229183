// SPDX-License-Identifier: Apache-2.0
// What the keys of a keyboard enter.
#include "app/nations/nationsmatch.h"

namespace pegsheet::app {

// As the page in front asks for it.
std::optional<TypedDigits::Asked> NationsMatch::askedNumber()
{
    const bool isHidden = m_picker->open() || m_pool->mode() != NationsPool::Idle || over();
    return isHidden ? std::nullopt : TableMatch::askedNumber();
}

bool NationsMatch::pressKey(int key)
{
    if (isAwaited())
        return false;
    if (m_pool->mode() != NationsPool::Rolling || m_picker->open())
        return TableMatch::pressKey(key);
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return !touchLine()->isEmpty() && cancel();
    const int digit = key - Qt::Key_0;
    const QVariantList faces = m_pool->faces();
    if (digit < 1 || digit > faces.size())
        return false;
    const int face = faces.at(digit - 1).toMap().value(QStringLiteral("face")).toInt();
    return addTouch(touchOf(nations::PencilKind::Face, face));
}

} // namespace pegsheet::app
