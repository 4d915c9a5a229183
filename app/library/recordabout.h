// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/records.h"

#include <QVariantMap>
#include <vector>

namespace pegsheet::app {

/// What a page shows of one card, see LibraryView::shown; `all` are those that may have been merged into it.
[[nodiscard]] QVariantMap recordAbout(const storage::RecordEntry &entry, const std::vector<storage::RecordEntry> &all);

} // namespace pegsheet::app
