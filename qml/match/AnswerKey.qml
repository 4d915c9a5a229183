// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// One answer: its pictures, what it is, and what will come of it. Where there is little room the pictures do, with the words for
// who hears them, and for who holds it.
Touchable {
    id: root

    // Of the group it stands in.
    required property string title
    property answerKey key
    property alias isTight: face.tight
    property alias finishes: face.finishes

    objectName: key.name
    implicitHeight: face.implicitHeight
    spokenName: key.title
    spokenDetail: joined(title, key.detail)
    checkable: key.chosen
    checked: key.chosen
    possible: key.possible
    canHold: isTight && key.pictures.length > 0

    AnswerKeyItem {
        id: face
        width: root.width
        height: root.height
        key: root.key
        down: root.down
    }
}
