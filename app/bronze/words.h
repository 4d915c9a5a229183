// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/text/bronzetext.h"
#include "model/bronze/tables.h"
#include "model/core/enums.h"

#include <QString>

/// Identifiers as QML wants them, and the words of the game in the language in use.
namespace pegsheet::app::words {

/// The stable identifier of any enumerator ("obelisk").
template <NamedEnum E>
[[nodiscard]] QString key(E e)
{
    const std::string_view name = nameOf(e);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// What it is called in the language in use.
[[nodiscard]] inline QString name(bronze::Good good)
{
    return bronze::goodName(good);
}
[[nodiscard]] inline QString name(bronze::Face face)
{
    return bronze::faceName(face);
}
[[nodiscard]] inline QString name(bronze::Target target)
{
    return bronze::targetName(target);
}
[[nodiscard]] inline QString name(bronze::Development development)
{
    return bronze::developmentName(development);
}
[[nodiscard]] inline QString name(bronze::Disaster disaster)
{
    return bronze::disasterName(disaster);
}
[[nodiscard]] inline QString name(bronze::Shield shield)
{
    return bronze::shieldName(shield);
}

/// "Food", the row of the pegboard.
[[nodiscard]] QString food();
/// What a development does, in a few words, with the numbers of the rule set; for one player alone where it differs.
[[nodiscard]] QString effect(bronze::Development development, bronze::Variant variant, bool alone);
/// A number with its sign, the typographic minus included.
[[nodiscard]] QString withSign(int number);
[[nodiscard]] QString number(int number);
/// Names joined by commas.
[[nodiscard]] QString list(const QStringList &items);
/// "2 wood, 1 stone": goods that are not zero, in the order of the board.
[[nodiscard]] QString goods(const Amounts<bronze::Good> &amounts);
/// "2 wood, 3 food": what changes hands.
[[nodiscard]] QString wares(const Amounts<bronze::Ware> &amounts);
/// "3 workers", "1 coin", "2 boxes" … in the right number.
[[nodiscard]] QString workers(int n);
[[nodiscard]] QString coins(int n);
[[nodiscard]] QString boxes(int n);
[[nodiscard]] QString dice(int n);
[[nodiscard]] QString points(int n);
[[nodiscard]] QString skulls(int n);
[[nodiscard]] QString cities(int n);

} // namespace pegsheet::app::words
