// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/records.h"

#include <QVariantMap>
#include <vector>

namespace pegsheet::app {

/// Returns what a page shows of one card, see LibraryView::shown; those that were merged into it are looked for in `all`.
[[nodiscard]] QVariantMap recordAbout(const storage::RecordEntry &entry, const std::vector<storage::RecordEntry> &all);

} // namespace pegsheet::app
