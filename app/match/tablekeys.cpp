// SPDX-License-Identifier: Apache-2.0
// What the keys of a keyboard enter in any game: the digits of the number that is asked for.
#include "app/match/tablematch.h"

namespace pegsheet::app {

QString TableMatch::rubOutText()
{
    //: What the undo button takes back: a digit that is typed, or all that is pencilled on a page
    return tr("Rub out");
}

std::optional<TypedDigits::Asked> TableMatch::askedNumber()
{
    const auto asked = m_line == nullptr ? std::nullopt : m_line->asked(match());
    if (!asked)
        return std::nullopt;
    return TypedDigits::Asked{asked->least, asked->most, [this, touch = asked->touch](int number) mutable {
                                  touch.number = number;
                                  (void)addTouch(touch);
                              }};
}

bool TableMatch::pressKey(int key)
{
    if (m_isReplay)
        return false;
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return m_digits->deleteDigit();
    return m_digits->type(key - Qt::Key_0);
}

TableMatch::Bar TableMatch::digitsBar()
{
    //: The right button: %1 a number that is being typed
    return {tr("Enter %1").arg(m_digits->typed()), {}, true, {}, [this] { m_digits->enter(); }, {}};
}

} // namespace pegsheet::app
