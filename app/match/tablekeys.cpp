// SPDX-License-Identifier: Apache-2.0
// What answers a question in any game: keys that are touches, numbers and texts, and the keys of a keyboard.
#include "app/match/tablematch.h"

#include <algorithm>

namespace pegsheet::app {

QList<AnswerGroup> TableMatch::answersOf(int seat) const
{
    if (m_isReplay || seat < 0 || seat >= m_names.size())
        return {};
    return once(QStringLiteral("answers%1").arg(seat), [&] { return answersNow(seat); });
}

void TableMatch::answer(const AnswerKey &key)
{
    if (!key.page.isEmpty())
        Q_EMIT pageWanted(key.page);
    else if (key.field >= 0)
        frameField(key.field);
    else
        (void)addTouch(key.touch);
}

void TableMatch::enterNumber(const AnswerGroup &group, int number)
{
    if (group.isFramed)
        return tellFramed(number);
    Touch touch = group.touch;
    touch.number = number;
    (void)addTouch(touch);
}

void TableMatch::enterText(const AnswerGroup &group, const QString &text)
{
    Touch touch = group.touch;
    touch.with = Value(text.toStdString());
    (void)addTouch(touch);
}

int TableMatch::framedField() const
{
    const int whose = figuresOf();
    if (whose < 0)
        return -1;
    if (const int field = m_frame.field(whose); figure(field))
        return field;
    const auto asked = m_line->asked(match());
    return asked ? asked->touch.at : -1;
}

void TableMatch::frameField(int field)
{
    m_frame.frame(figuresOf(), figure(field) ? field : -1);
    tellTable();
}

// Does that with the framed number; false where none is framed.
bool TableMatch::inFrame(const std::function<bool(const FramedField::Number &, const FramedField::Tell &)> &change)
{
    const auto framed = m_isReplay ? std::nullopt : figure(framedField());
    if (!framed)
        return false;
    const bool isDone = change(*framed, [&](std::optional<int> number) { return addTouch(figureTouch(*framed, number)); });
    tellTable();
    tellWhatDiffers();
    return isDone;
}

void TableMatch::tellFramed(int number)
{
    inFrame([&](const auto &framed, const auto &tell) {
        m_frame.tell(framed, number, tell);
        return true;
    });
}

QString TableMatch::rubOutText()
{
    //: What the undo button takes back: a digit that is typed, or all that is pencilled on a page
    return tr("Rub out");
}

// What is framed is told digit by digit; anything else once it is whole.
std::optional<TypedDigits::Asked> TableMatch::askedNumber()
{
    const auto asked = figuresOf() >= 0 ? std::nullopt : m_line->asked(match());
    if (!asked)
        return std::nullopt;
    auto say = [this, touch = asked->touch](int number) mutable {
        touch.number = number;
        return addTouch(touch);
    };
    return TypedDigits::Asked{asked->least, asked->most, [say](int number) mutable { say(number); },
                              [say, said = asked->said]() mutable { return said && say(kUnsaid) ? said : std::nullopt; }};
}

// Right after its last digit the sign of a number can still be changed.
bool TableMatch::changeEndedSign()
{
    const int whose = figuresOf();
    const auto ended = whose < 0 ? std::nullopt : figure(m_frame.endedField(whose));
    const auto tell = [&](std::optional<int> number) { return addTouch(figureTouch(*ended, number)); };
    if (!ended || !m_frame.changeEndedSign(*ended, tell))
        return false;
    tellTable();
    tellWhatDiffers();
    return true;
}

// One that is chosen already stays so.
bool TableMatch::pressLetter(QChar letter)
{
    const QList<AnswerGroup> groups = answers();
    const auto hasLetters = [](const AnswerGroup &group) { return group.shape == QLatin1String("letters"); };
    const auto group = std::ranges::find_if(groups, hasLetters);
    if (group == groups.end())
        return false;
    const auto key = std::ranges::find(group->keys, QString(letter), &AnswerKey::title);
    if (key == group->keys.end())
        return false;
    if (!key->chosen)
        answer(*key);
    return true;
}

bool TableMatch::pressKey(int key)
{
    if (m_isReplay)
        return false;
    if (key >= Qt::Key_A && key <= Qt::Key_Z)
        return pressLetter(QChar(key));
    if (key == Qt::Key_Minus && changeEndedSign())
        return true;
    const bool isDelete = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    const int digit = key - Qt::Key_0;
    const auto type = [&](const FramedField::Number &framed, const FramedField::Tell &tell) {
        if (isDelete)
            return m_frame.deleteDigit(framed, tell);
        if (key == Qt::Key_Minus)
            return m_frame.changeSign(framed, tell);
        m_frame.typeDigit(framed, digit, tell);
        return true;
    };
    const bool isTyped = isDelete || key == Qt::Key_Minus || (digit >= 0 && digit <= 9);
    if (isTyped && inFrame(type))
        return true;
    return isDelete ? m_digits->deleteDigit() : m_digits->type(digit);
}

TableMatch::Bar TableMatch::digitsBar()
{
    //: The right button: %1 a number that is being typed
    return {tr("Enter %1").arg(m_digits->typed()), {}, true, {}, [this] { m_digits->enter(); }, {}};
}

bool TableMatch::endNumber()
{
    if (!isFrameTyped())
        return false;
    m_frame.frame(figuresOf(), -1);
    tellTable();
    tellWhatDiffers();
    return true;
}

// The number is told already: what comes is the next one.
TableMatch::Bar TableMatch::framedBar()
{
    const int whose = figuresOf();
    const auto framed = figure(m_frame.field(whose));
    const QString number = framed && framed->told ? QString::number(*framed->told).replace(u'-', QChar(0x2212)) : QString();
    return {tr("Enter %1").arg(number), {}, true, {}, [this] { endNumber(); }, {}};
}

} // namespace pegsheet::app
