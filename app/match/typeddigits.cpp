// SPDX-License-Identifier: Apache-2.0
#include "app/match/typeddigits.h"

#include "model/core/fields.h"

#include <chrono>
#include <utility>

namespace pegsheet::app {

namespace {

constexpr int kRadix = 10;
constexpr std::chrono::milliseconds kRest(900); // two digits of one number come faster

} // namespace

TypedDigits::TypedDigits(std::function<std::optional<Asked>()> asked, QObject *parent) : QObject(parent), m_asked(std::move(asked))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &TypedDigits::enter);
}

bool TypedDigits::type(int digit)
{
    const auto asked = digit < 0 || digit > 9 ? std::nullopt : m_asked();
    if (!asked)
        return false;
    const int number = m_typed.toInt() * kRadix + digit;
    if (number > asked->most || (number == 0 && asked->least > 0)) {
        m_rest.stop();
        Q_EMIT refused(outOfRange("number", number, asked->least, asked->most));
        return true;
    }
    m_typed = QString::number(number);
    if (number == 0 || number * kRadix > asked->most) {
        enter();
        return true;
    }
    m_rest.start();
    Q_EMIT changed();
    return true;
}

bool TypedDigits::deleteDigit()
{
    if (!m_typed.isEmpty()) {
        m_rest.stop();
        m_typed.chop(1);
        Q_EMIT changed();
        return true;
    }
    const auto asked = m_asked();
    const auto said = asked ? asked->takeBack() : std::nullopt;
    if (said)
        restore(QString::number(*said / kRadix));
    return said.has_value();
}

void TypedDigits::clear()
{
    m_rest.stop();
    m_typed.clear();
}

void TypedDigits::restore(const QString &typed)
{
    const auto asked = m_asked();
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (!asked || !isNumber || number < 1 || number * kRadix > asked->most)
        return;
    m_typed = QString::number(number);
    Q_EMIT changed();
}

void TypedDigits::enter()
{
    m_rest.stop();
    const QString typed = std::exchange(m_typed, {});
    const auto asked = m_asked();
    if (asked && !typed.isEmpty())
        asked->enter(typed.toInt());
    Q_EMIT changed();
}

} // namespace pegsheet::app
