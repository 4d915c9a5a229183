// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/text/nationstext.h"
#include "model/core/enums.h"
#include "model/nations/state.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Identifiers as QML wants them, and the words of Nations in the language in use.
namespace pegsheet::app::nationswords {

/// The stable identifier of any enumerator ("advisor").
template <NamedEnum E>
[[nodiscard]] QString key(E e)
{
    const std::string_view name = nameOf(e);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The number of an enumerator as often as there are of it, in their order.
template <typename E>
[[nodiscard]] QList<int> expanded(const Amounts<E> &amounts)
{
    QList<int> list;
    for (const E e : kAll<E>)
        for (int n = 0; n < amounts[e]; ++n)
            list.append(static_cast<int>(e));
    return list;
}

/// "Age III"; ages count from 1.
[[nodiscard]] QString age(int age);
/// "3 points".
[[nodiscard]] QString points(int points);
/// "2 red dice", "1 gold chit": in the right number.
[[nodiscard]] QString dice(nations::Colour colour, int count);
[[nodiscard]] QString chits(nations::Chit chit, int count);
/// "2 gold", "1 book": what is shown or spent.
[[nodiscard]] QString symbols(nations::Symbol symbol, int count);
/// The dice and chits, each in the right number.
[[nodiscard]] QStringList gains(const nations::Gains &gains);
/// What the pieces show: "2 × 1 gold", "3 books (blue)", "1 food chit".
[[nodiscard]] QStringList pieces(const nations::Pieces &pieces);
/// By its name, or its kind where it has none.
[[nodiscard]] QString nameOfTile(const nations::Tile &tile);
/// All of it: "Terrassenfelder, Development, 2 orange dice, 3 points".
[[nodiscard]] QString tile(const nations::Tile &tile);
/// A development printed on the board: "Farm, printed on the board, 1 white die".
[[nodiscard]] QString printed(nations::Printed printed);
/// What lies in a slot of the board.
[[nodiscard]] QString development(const nations::Place &place, int slot);

} // namespace pegsheet::app::nationswords
