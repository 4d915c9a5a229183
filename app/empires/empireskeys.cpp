// SPDX-License-Identifier: Apache-2.0
// What the keys of a keyboard enter, and which number they go to.
#include "app/empires/empiresmatch.h"
#include "app/empires/empiresview.h"
#include "model/empires/count.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

// As the page in front asks for them.
bool EmpiresMatch::asksFigures() const
{
    if (over() || !pencil().described.card.isNone())
        return false;
    return state().step == Step::Campaign ? !hasUnknownValues(state()) : isSheetAsked(state(), pencil());
}

QVariantList EmpiresMatch::figures() const
{
    QVariantList figures = empiresview::figures(state(), pencil());
    for (QVariant &each : figures) {
        QVariantMap figure = each.toMap();
        const bool isBegun = figure.value(u"text"_s).toString().isEmpty();
        if (isBegun && m_frame.isBelowZero(typed().length(), figure.value(u"field"_s).toInt()))
            figure.insert(u"text"_s, u"-"_s);
        each = figure;
    }
    return figures;
}

int EmpiresMatch::framedField() const
{
    if (!asksFigures())
        return -1;
    if (const int field = m_frame.field(typed().length()); figureRange(state(), pencil(), field))
        return field;
    const auto asked = pencil().asked(state());
    return asked ? asked->touch.at : -1;
}

void EmpiresMatch::frameField(int field)
{
    m_frame.frame(typed().length(), field);
    tellTable();
}

bool EmpiresMatch::inFrame(const std::function<bool(const FramedField::Number &, const FramedField::Tell &)> &change)
{
    const int field = isReplay() ? -1 : framedField();
    if (field < 0)
        return false;
    const FramedField::Number framed{typed().length(), field, figureSaid(state(), pencil(), field),
                                     *figureRange(state(), pencil(), field)};
    const auto tell = [this, &framed](std::optional<int> number) {
        const auto at = static_cast<std::int16_t>(framed.field);
        return number ? addTouch({TouchFigure, at, *number, {}}) : addTouch({TouchUnsay, at, *framed.told, {}});
    };
    const bool isDone = change(framed, tell);
    tellTable();
    return isDone;
}

void EmpiresMatch::tellFigure(int number)
{
    inFrame([&](const auto &framed, const auto &tell) {
        m_frame.tell(framed, number, tell);
        return true;
    });
}

// What is framed is told digit by digit; anything else once it is whole.
std::optional<TypedDigits::Asked> EmpiresMatch::askedNumber()
{
    if (over() || asksFigures() || !pencil().described.card.isNone())
        return std::nullopt;
    const QVariantList numbers = waiting();
    if (numbers.isEmpty())
        return TableMatch::askedNumber();
    const QVariantMap next = numbers.constFirst().toMap();
    return TypedDigits::Asked{next.value(u"least"_s).toInt(), next.value(u"most"_s).toInt(),
                              [this, next](int number) { tellWaiting(next, number); }};
}

QVariantMap EmpiresMatch::asked()
{
    const auto asked = askedNumber();
    return asked ? QVariantMap{{u"least"_s, asked->least}, {u"most"_s, asked->most}} : QVariantMap();
}

void EmpiresMatch::tellNumber(int number)
{
    if (const auto asked = askedNumber())
        asked->enter(number);
}

bool EmpiresMatch::pressKey(int key)
{
    const bool isDelete = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    const int digit = key - Qt::Key_0;
    const auto press = [&](const FramedField::Number &framed, const FramedField::Tell &tell) {
        if (isDelete)
            return m_frame.deleteDigit(framed, tell);
        if (key == Qt::Key_Minus)
            return m_frame.changeSign(framed, tell);
        m_frame.typeDigit(framed, digit, tell);
        return true;
    };
    const bool isTyped = isDelete || key == Qt::Key_Minus || (digit >= 0 && digit <= 9);
    return isTyped && (inFrame(press) || TableMatch::pressKey(key));
}

} // namespace pegsheet::app
