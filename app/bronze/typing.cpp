// SPDX-License-Identifier: Apache-2.0
// Finished sheets typed in: touches on them, whose it is, and what the bar makes of them.
#include "app/bronze/bronzematch.h"

#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "model/bronze/finished.h"
#include "model/bronze/scoring.h"

namespace pegsheet::app {

using bronze::PencilKind;

// What just changed stands out only while it is typed: a sheet that is entered has just been seen.
void BronzeMatch::compareWith(const bronze::State &before)
{
    m_shownPencil = begun();
    m_shownBefore = scoring() ? pencil().typed.over(state(), seat()) : before;
}

bool BronzeMatch::hasPencil() const
{
    return scoring() ? pencil().typed.of(seat()).has_value() : pencil().isBegun() && !isAsProposed();
}

void BronzeMatch::typeNumber(const QString &path, int number)
{
    if (const auto field = bronze::sheetFieldAt(path.toStdString()); field && stage() == Typing)
        (void)addTouch(touchOf(PencilKind::Number, bronze::SheetField(seat(), *field).place(), number));
}

void BronzeMatch::frameNumber(const QString &path)
{
    m_framedPath = path;
    m_frame.frame(seat(), 0);
}

bool BronzeMatch::typeKey(int key)
{
    const auto numberNow = [this] {
        const auto field = bronze::sheetFieldAt(m_framedPath.toStdString());
        return field ? numberOf(pencil().typed.asTyped(state(), seat()), bronze::SheetField(seat(), *field)) : std::nullopt;
    };
    const auto now = stage() == Typing ? numberNow() : std::nullopt;
    if (!now)
        return false;
    const FramedField::Number framed{seat(), 0, now->number, now->range};
    const auto tellNumber = [&](std::optional<int> number) {
        const int told = number.value_or(0);
        if (told > now->range.max)
            tell(outOfRange("number", told, now->range.min, now->range.max));
        else
            typeNumber(m_framedPath, told);
        return numberNow()->number == told;
    };
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return m_frame.deleteDigit(framed, tellNumber);
    const int digit = key - Qt::Key_0;
    if (digit < 0 || digit > 9)
        return false;
    m_frame.typeDigit(framed, digit, tellNumber);
    return true;
}

// A touch on a sheet that is not being typed goes on with that one; on the one being typed it asks for a number.
void BronzeMatch::lookUpTyped(int seat, const QString &path)
{
    if (seat != this->seat())
        return touch(QStringLiteral("sheet"), seat);
    if (!path.startsWith(QLatin1String("developments.")))
        Q_EMIT numberAsked(seat, path);
    else if (const auto tick = bronze::touchOn(state(), pencil(), seat, path.toStdString()))
        (void)addTouch(*tick);
}

std::vector<bronze::FinishedSheet> BronzeMatch::sheetsFrom(int place) const
{
    std::vector<bronze::FinishedSheet> sheets;
    for (; place < typed().length(); ++place)
        if (const auto *move = std::get_if<bronze::FinishedSheet>(&typed().moveAt(place)))
            sheets.push_back(bronze::finishedSheet(typed().stateAt(place + 1), move->player));
    return sheets;
}

// Taken back they lie there in pencil as they were, so that a slip is one touch to mend.
void BronzeMatch::layBack(const std::vector<bronze::FinishedSheet> &sheets)
{
    for (const bronze::FinishedSheet &sheet : sheets)
        (void)touchLine()->touch(match(), touchOf(PencilKind::Laid, sheet.player, 0, Typed::moveValue(sheet)));
    if (sheets.size() == 1)
        (void)touchLine()->touch(match(), touchOf(PencilKind::Sheet, sheets.front().player));
}

BronzeMatch::Bar BronzeMatch::typingBar()
{
    const QString points = words::points(bronze::totalOf(pencil().typed.over(state(), seat()), seat()));
    if (!hasPencil() && bronze::isEntered(state(), seat()))
        //: The right button while a sheet is looked at that is entered already: %1 whose sheet comes next
        return {tr("Go on with %1").arg(names().at(state().player)),
                tr("this sheet is entered"),
                true,
                {},
                touchOf(PencilKind::Sheet, state().player),
                {}};
    if (!hasPencil())
        //: The right button while a finished sheet is typed in, and under it: why it does nothing yet
        return {tr("Enter the sheet"), tr("nothing is ticked yet"), false, {}, {}, {}};
    return {bronze::isEntered(state(), seat())
                //: The right button: the sheet had been entered before
                ? tr("Enter the changes")
                : tr("Enter the sheet"),
            points,
            true,
            {},
            touchOf(PencilKind::Finish),
            {}};
}

} // namespace pegsheet::app
