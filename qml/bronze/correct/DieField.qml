// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme

// The face that a die of the tray shall show.
Grid {
    id: root

    required property DieDraft draft
    required property BronzeTray tray
    required property int place
    property int mark: -1
    readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    function sorted(faces): var {
        const order = Array.from(tray.faces, entry => entry.key)
        return faces.slice().sort((one, other) => order.indexOf(one) - order.indexOf(other))
    }

    function dice(): var {
        const faces = []
        for (let each = 0; each < tray.count; ++each)
            faces.push(tray.dice[each].face)
        return faces
    }

    function choose(face: string) {
        const faces = dice()
        const before = sorted(faces)
        faces[place] = face
        draft.change("dice", sorted(faces), before)
        draft.face = face
    }

    width: parent?.width ?? 0
    // Words beside the pictures need so much.
    columns: (width - 2 * spacing) / 3 < 112 * Type.small.pixelSize / Type.least ? 2 : 3
    spacing: Theme.gap
    Component.onCompleted: {
        // What was begun before a kill: the face that the dice of now have fewer of.
        const shall = draft.value("dice", [])
        const left = shall.slice()
        for (const face of dice().filter((each, at) => at !== place)) {
            const at = left.indexOf(face)
            if (at >= 0)
                left.splice(at, 1)
        }
        draft.face = left.length === 1 ? left[0] : tray.dice[place].face
    }

    Repeater {
        model: root.tray.faces.length

        FaceKey {
            required property int index
            readonly property var entry: root.tray.faces[index]

            objectName: "face_" + entry.key
            width: root.keyWidth
            face: entry.key
            text: entry.name
            coins: root.tray.coinValue
            mark: root.mark
            chosen: root.draft.face === entry.key
            onClicked: root.choose(entry.key)
        }
    }
}
