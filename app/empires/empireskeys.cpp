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
    Q_EMIT tableChanged();
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
    Q_EMIT tableChanged();
    return isDone;
}

void EmpiresMatch::tellFigure(int number)
{
    inFrame([&](const auto &framed, const auto &tell) {
        m_frame.tell(framed, number, tell);
        return true;
    });
}

bool EmpiresMatch::typeDigit(int digit)
{
    const bool isFramed = inFrame([&](const auto &framed, const auto &tell) {
        m_frame.typeDigit(framed, digit, tell);
        return true;
    });
    const auto asked = isFramed || isReplay() ? std::nullopt : touchLine()->asked(match());
    if (!asked)
        return isFramed;
    Touch touch = asked->touch;
    touch.number = digit;
    return addTouch(touch);
}

bool EmpiresMatch::pressKey(int key)
{
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return inFrame([this](const auto &framed, const auto &tell) { return m_frame.deleteDigit(framed, tell); });
    if (key == Qt::Key_Minus)
        return inFrame([this](const auto &framed, const auto &tell) { return m_frame.changeSign(framed, tell); });
    const int digit = key - Qt::Key_0;
    return digit >= 0 && digit <= 9 && typeDigit(digit);
}

} // namespace pegsheet::app
