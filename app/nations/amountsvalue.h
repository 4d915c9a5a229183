// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationswords.h"
#include "model/core/enums.h"

#include <QVariantMap>

namespace pegsheet::app {

/// Amounts as a draft keeps them: {"red": 2}; what there is none of is left out.
template <typename E>
[[nodiscard]] QVariantMap amountsMap(const Amounts<E> &amounts)
{
    QVariantMap map;
    for (const E e : kAll<E>)
        if (amounts[e] > 0)
            map.insert(nationswords::key(e), amounts[e]);
    return map;
}

/// What amountsMap() told, of each no more than there can be.
template <typename E, typename Most>
[[nodiscard]] Amounts<E> readAmounts(const QVariant &value, const Most &most)
{
    const QVariantMap map = value.toMap();
    Amounts<E> amounts;
    for (const E e : kAll<E>)
        amounts[e] = static_cast<std::uint8_t>(qBound(0, map.value(nationswords::key(e)).toInt(), static_cast<int>(most(e))));
    return amounts;
}

} // namespace pegsheet::app
