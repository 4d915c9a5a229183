// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Nations

// The boards of a match that is played back, as at the table.
BoardGrid {
}
