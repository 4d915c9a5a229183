// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// One box on its own: empty, ticked in ink, hatched in pencil, or corrected in red.
BoxBlock {
    id: root

    enum Mark { Empty, Done, Fresh, Pencilled, Corrected }

    property int mark: CheckBoxMark.Empty
    readonly property bool isTicked: mark === CheckBoxMark.Done || mark === CheckBoxMark.Fresh
        || mark === CheckBoxMark.Corrected

    rows: [1]
    filled: isTicked ? 1 : 0
    fresh: mark === CheckBoxMark.Fresh ? 1 : 0
    corrected: mark === CheckBoxMark.Corrected ? 1 : 0
    pencilled: mark === CheckBoxMark.Pencilled ? 1 : 0
}
