// SPDX-License-Identifier: Apache-2.0
// Finished sheets typed in: touches on them, whose it is, and what the bar makes of them.
#include "app/bronze/bronzematch.h"

#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "model/bronze/finished.h"
#include "model/bronze/scoring.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace pegsheet::app {

namespace {

void setNumber(bronze::FinishedSheet &sheet, const QString &path, int number, const bronze::State &all)
{
    if (path == QLatin1String("disasters"))
        sheet.disasters = std::clamp(number, 0, static_cast<int>(bronze::kMostDisasters));
    else if (const auto target = fromName<bronze::Target>(keyIn(path)))
        tick(sheet, *target, number, all);
    else if (const auto good = fromName<bronze::Good>(keyIn(path)))
        sheet.goods[*good] = static_cast<std::uint8_t>(std::clamp(number, 0, int{bronze::kGoods[*good].pegs}));
}

} // namespace

int BronzeMatch::typedSeat() const
{
    return m_pencil.typed.seat >= 0 ? m_pencil.typed.seat : state().player;
}

// What just changed stands out only while it is typed: a sheet that is entered has just been seen.
void BronzeMatch::compareWith(const bronze::State &before)
{
    m_shownBefore = scoring() ? m_pencil.typed.over(state(), seat()) : before;
}

bool BronzeMatch::hasPencil() const
{
    return scoring() ? m_pencil.typed.of(seat()).has_value() : !m_pencil.empty() && !isAsProposed();
}

// Sheets being typed are no part of a turn: they stay.
void BronzeMatch::clearPencil()
{
    TypedSheets typed = std::move(m_pencil.typed);
    m_pencil = {};
    m_pencil.typed = std::move(typed);
}

void BronzeMatch::typeSheetOf(int seat)
{
    if (m_stage != Typing || seat < 0 || seat >= state().players || seat == this->seat())
        return;
    m_pencil.typed.seat = seat == state().player ? -1 : seat;
    compareWith(state());
    refresh(false);
}

void BronzeMatch::typeNumber(const QString &path, int number)
{
    if (m_stage == Typing)
        type(path, [&](bronze::FinishedSheet &sheet, const bronze::State &all) { setNumber(sheet, path, number, all); });
}

void BronzeMatch::frameNumber(const QString &path)
{
    m_framedPath = path;
    m_frame.frame(seat(), 0);
}

bool BronzeMatch::typeKey(int key)
{
    const auto numberNow = [this] { return numberOf(m_pencil.typed.asTyped(state(), seat()), m_framedPath); };
    const auto now = m_stage == Typing ? numberNow() : std::nullopt;
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

void BronzeMatch::typeBuilding(const QString &path, bronze::Target target)
{
    const TypedTouch *last = lastTypedTouch();
    const bool again = last != nullptr && last->path == path;
    type(path, [&](bronze::FinishedSheet &sheet, const bronze::State &all) { touchField(sheet, target, all, again); });
}

void BronzeMatch::typeDevelopment(bronze::Development development)
{
    type(QStringLiteral("developments.") + words::key(development), [&](bronze::FinishedSheet &sheet, const bronze::State &) {
        auto &owned = sheet.developments;
        owned.has(development) ? owned.erase(development) : owned.insert(development);
    });
}

// One peg more; past the last hole the row is empty again.
void BronzeMatch::typeRow(bronze::Good good)
{
    type(QStringLiteral("goods.") + words::key(good), [&](bronze::FinishedSheet &sheet, const bronze::State &) {
        auto &pegs = sheet.goods[good];
        pegs = static_cast<std::uint8_t>(pegs < bronze::kGoods[good].pegs ? pegs + 1 : 0);
    });
}

void BronzeMatch::type(const QString &path, const Change &change)
{
    const bronze::State all = m_pencil.typed.over(state(), seat());
    const std::optional<bronze::FinishedSheet> before = m_pencil.typed.of(seat());
    bronze::FinishedSheet next = m_pencil.typed.asTyped(state(), seat());
    change(next, all);
    if (before == next)
        return;
    // Alone on a sheet, so that nothing else hides why it cannot be.
    bronze::FinishedSheet only;
    only.player = next.player;
    change(only, all);
    if (const auto refusal = refusesForGood(state(), only))
        return tell(*refusal);
    if (!before)
        forget(m_typedTouches);
    forget(m_untyped);
    m_typedTouches.push_back({seat(), before, path});
    m_pencil.typed.lay(state(), next);
    m_shownBefore = all;
    refresh(false);
}

// A touch on a sheet that is not being typed goes on with that one; on the one being typed it asks for a number.
void BronzeMatch::lookUpTyped(int seat, const QString &path)
{
    if (seat != this->seat())
        return typeSheetOf(seat);
    if (path.startsWith(QLatin1String("developments.")))
        return touchDevelopment(path.section(u'.', 1));
    Q_EMIT numberAsked(seat, path);
}

// The last one on the sheet being typed; null when there is none.
const BronzeMatch::TypedTouch *BronzeMatch::lastOf(const std::vector<TypedTouch> &touches) const
{
    const auto last = std::find_if(touches.rbegin(), touches.rend(),
                                   [this](const TypedTouch &each) { return each.seat == seat(); });
    return m_stage != Typing || last == touches.rend() ? nullptr : &*last;
}

const BronzeMatch::TypedTouch *BronzeMatch::lastTypedTouch() const
{
    return hasPencil() ? lastOf(m_typedTouches) : nullptr;
}

const BronzeMatch::TypedTouch *BronzeMatch::lastUntyped() const
{
    return lastOf(m_untyped);
}

void BronzeMatch::forget(std::vector<TypedTouch> &touches) const
{
    std::erase_if(touches, [this](const TypedTouch &each) { return each.seat == seat(); });
}

// What undo takes back and redo makes again; empty for a whole sheet.
QString BronzeMatch::typedName(const TypedTouch *touch)
{
    if (touch == nullptr || touch->path.isEmpty())
        return {};
    if (const auto target = fromName<bronze::Target>(keyIn(touch->path)))
        return words::name(*target);
    if (const auto good = fromName<bronze::Good>(keyIn(touch->path)))
        return words::name(*good);
    if (const auto development = fromName<bronze::Development>(keyIn(touch->path)))
        return words::name(*development);
    //: What the undo button takes back: the number of points lost was typed
    return tr("Disasters");
}

// One touch back; a sheet that came with all its ticks is rubbed out as a whole.
void BronzeMatch::untype()
{
    m_shownBefore = m_pencil.typed.over(state(), seat());
    TypedTouch back{seat(), m_pencil.typed.of(seat()), {}};
    std::optional<bronze::FinishedSheet> before;
    if (const TypedTouch *last = lastTypedTouch()) {
        back.path = last->path;
        before = last->sheet;
        m_typedTouches.erase(m_typedTouches.begin() + (last - m_typedTouches.data()));
    }
    m_untyped.push_back(std::move(back));
    m_pencil.typed.clear(seat());
    if (before)
        m_pencil.typed.lay(state(), *before);
    refresh(false);
}

void BronzeMatch::retype()
{
    m_shownBefore = m_pencil.typed.over(state(), seat());
    const TypedTouch *last = lastUntyped();
    const TypedTouch again = *last;
    m_untyped.erase(m_untyped.begin() + (last - m_untyped.data()));
    m_typedTouches.push_back({seat(), m_pencil.typed.of(seat()), again.path});
    m_pencil.typed.lay(state(), *again.sheet);
    refresh(false);
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
        m_pencil.typed.lay(state(), sheet);
    m_untyped.clear();
    const bool isOne = sheets.size() == 1 && sheets.front().player != state().player;
    m_pencil.typed.seat = isOne ? int{sheets.front().player} : -1;
}

// What has been entered is in pencil no more, and the next sheet's turn has come.
void BronzeMatch::forgetEntered(int place)
{
    for (const bronze::FinishedSheet &sheet : sheetsFrom(place)) {
        m_pencil.typed.clear(sheet.player);
        m_pencil.typed.seat = -1;
        m_untyped.clear();
    }
}

BronzeMatch::Bar BronzeMatch::typingBar()
{
    const QString points = words::points(bronze::totalOf(m_pencil.typed.over(state(), seat()), seat()));
    const auto goOn = [this] { typeSheetOf(state().player); };
    if (!hasPencil() && isEntered(state(), seat()))
        //: The right button while a sheet is looked at that is entered already: %1 whose sheet comes next
        return {tr("Go on with %1").arg(names().at(state().player)), tr("this sheet is entered"), true, {}, goOn, {}};
    if (!hasPencil())
        //: The right button while a finished sheet is typed in, and under it: why it does nothing yet
        return {tr("Enter the sheet"), tr("nothing is ticked yet"), false, {}, {}, {}};
    return {isEntered(state(), seat())
                //: The right button: the sheet had been entered before
                ? tr("Enter the changes")
                : tr("Enter the sheet"),
            points,
            true,
            {},
            [this] { enterSheet(); },
            {}};
}

// With the last sheet go the changes that others still have in pencil: nothing is left behind when the score is shown.
void BronzeMatch::enterSheet()
{
    std::vector<bronze::Move> moves;
    const unsigned entered = state().typed & ~(1U << seat());
    if (std::popcount(entered) + 1 == state().players)
        for (int other = 0; other < state().players; ++other)
            if (other != seat() && m_pencil.typed.of(other))
                moves.emplace_back(*m_pencil.typed.of(other));
    moves.emplace_back(m_pencil.typed.asTyped(state(), seat()));
    make(moves);
}

} // namespace pegsheet::app
