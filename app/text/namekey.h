// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <string>
#include <string_view>

/// How names are entered and compared, and texts searched.
namespace pegsheet {

/// Returns a name as it is entered: composed (NFC), without the blanks and invisible marks at both ends; empty where nothing of it
/// can be seen.
[[nodiscard]] QString composedName(const QString &name);

/// The same of UTF-8: two names of which this is the same are one person's.
[[nodiscard]] std::string nameKey(std::string_view name);

/// Returns a text as it is searched, and what it is searched for: in small letters, without accents, both Turkish letters as i, ß
/// as ss.
[[nodiscard]] QString searchText(const QString &text);

/// The same of UTF-8.
[[nodiscard]] std::string searchKey(std::string_view text);

} // namespace pegsheet
