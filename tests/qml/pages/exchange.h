// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/table.h"

/// What two people do at their tablets so that one has what the other has.
namespace pegsheet::tests {

/// Opens the page with the code of the open match, unless it is open, and says the code's text; empty where that failed.
[[nodiscard]] QString shownCode(Table &table, bool whole);
/// Pastes a code. False where the page with the ways in could not be reached.
[[nodiscard]] bool pasteCode(Table &table, const QString &text);
/// Opens the dialog for pictures, films and files on that folder.
[[nodiscard]] bool openFiles(Table &table, const QString &folder);
/// Picks a file in that dialog.
[[nodiscard]] bool chooseFile(Table &table, const QString &path);
/// The same in a dialog that is open already.
bool pickFile(Table &table, const QString &path);
[[nodiscard]] std::uint64_t stateOf(Table &table);

} // namespace pegsheet::tests
