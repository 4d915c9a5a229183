// SPDX-License-Identifier: Apache-2.0
#include "app/match/framedfield.h"

namespace pegsheet::app {

namespace {

constexpr int kTen = 10;
// Numbers up to there have a key each; larger ones are told digit by digit.
constexpr int kMostByOneKey = 99;

bool isToldInDigits(const FramedField::Number &number)
{
    return number.range.max > kMostByOneKey;
}

bool isWithin(const Range &range, int number)
{
    return number >= range.min && number <= range.max;
}

} // namespace

void FramedField::frame(int whose, int field)
{
    *this = {};
    m_whose = whose;
    m_field = field;
}

void FramedField::tell(const Number &now, int number, const Tell &tell)
{
    if (tell(number))
        frame(now.whose, -1);
}

void FramedField::typeDigit(const Number &now, int digit, const Tell &tell)
{
    const bool isHere = field(now.whose) == now.field;
    const bool goesOn = now.told && (isToldInDigits(now) || (isHere && m_isTyped));
    const int before = goesOn ? *now.told : 0;
    const bool isBelow = before < 0 || (before == 0 && isBelowZero(now.whose, now.field));
    const int number = before * kTen + (isBelow ? -digit : digit);
    if (!tell(number))
        return;
    const bool isWhole = number == 0 || !isWithin(now.range, number * kTen);
    frame(now.whose, isWhole && !isToldInDigits(now) ? -1 : now.field);
    m_isTyped = m_field >= 0;
    m_ended = m_isTyped ? -1 : now.field;
}

bool FramedField::deleteDigit(const Number &now, const Tell &tell)
{
    const bool wasBelow = isBelowZero(now.whose, now.field);
    if (!now.told) {
        frame(now.whose, now.field);
        return wasBelow;
    }
    const int left = *now.told / kTen;
    const bool isLeft = left != 0 && isWithin(now.range, left);
    if (!tell(isLeft ? std::optional(left) : std::nullopt))
        return true;
    frame(now.whose, now.field);
    m_isTyped = isLeft;
    return true;
}

bool FramedField::changeSign(const Number &now, const Tell &tell)
{
    if (now.range.min >= 0)
        return false;
    const int told = now.told.value_or(0);
    const bool isBelow = told < 0 || isBelowZero(now.whose, now.field);
    const bool wasTyped = isTyped(now.whose) && field(now.whose) == now.field;
    if (told != 0 && !tell(-told))
        return true;
    frame(now.whose, now.field);
    m_isTyped = told != 0 && wasTyped;
    m_isBelowZero = !isBelow;
    return true;
}

bool FramedField::changeEndedSign(const Number &ended, const Tell &tell)
{
    if (ended.range.min >= 0 || ended.told.value_or(0) <= 0)
        return false;
    if (tell(-*ended.told)) {
        frame(ended.whose, -1);
        m_ended = ended.field;
    }
    return true;
}

} // namespace pegsheet::app
