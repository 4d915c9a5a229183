// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

namespace pegsheet {

/// Returns the least of 1, 2, 5 and their tens with which `range` takes no more than `most` steps; `most` is at least 1.
[[nodiscard]] int niceStep(int range, int most);

/// Returns places as near as can be to those wanted, in the same order, no two nearer than `apart`, and none outside from `first`
/// to `last` as long as all fit in there.
[[nodiscard]] QList<qreal> pushedApart(const QList<qreal> &wanted, qreal apart, qreal first, qreal last);

} // namespace pegsheet
