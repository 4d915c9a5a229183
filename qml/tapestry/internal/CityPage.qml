// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The city of a player: what stands in it and beside it, what is about to be built, what is missing, and where a landmark would fit
// that is still free.
Column {
    id: root

    required property TapestryMatch match
    required property int seat
    // What is set there stands below it.
    property bool hasTools: true
    // Only where something is set.
    property bool isAsked: false
    readonly property alias view: view
    readonly property var city: view.city
    readonly property bool isKept: city.isKept ?? false
    readonly property bool hasFree: isKept && !isAsked && !match.isReplay && !match.over

    spacing: Theme.gapSmall

    AppText {
        width: parent.width
        visible: !root.isKept
        wrapMode: Text.Wrap
        //: In the place of a city: only how many rows and columns, and how many districts are complete is kept of it
        text: qsTr("This city is kept by two numbers.")
        color: Theme.inkSoft
    }
    AppText {
        width: parent.width
        visible: root.isKept && !root.isAsked
        elide: Text.ElideRight
        //: Over a capital city: %1 what its mat is called, %2 its number, %3 how many rows and columns are complete
        text: qsTr("%1 (%2) · rows and columns: %3").arg(root.city.name ?? "").arg(root.city.number ?? 0).arg(root.city.lines ?? 0)
        font: Type.labelBold
    }
    CityView {
        id: view
        width: Math.min(parent.width, 640)
        height: implicitHeight
        visible: root.isKept
        match: root.match
        seat: root.seat
    }
    CityPlacing {
        width: parent.width
        visible: root.hasTools && view.isPlacing
        view: view
    }
    AppText {
        width: parent.width
        visible: root.isKept && !root.isAsked && (root.city.beside ?? "") !== ""
        wrapMode: Text.Wrap
        //: Under a capital city: %1 what stands beside it, since it finds no place
        text: qsTr("Beside it: %1").arg(root.city.beside ?? "")
        font: Type.label
    }
    Repeater {
        model: root.isAsked || root.match.isReplay ? [] : root.city.aside ?? []

        AppButton {
            required property var modelData

            objectName: "aside" + modelData.what
            width: root.width
            //: Button: %1 a landmark that was laid aside
            text: qsTr("Build %1").arg(modelData.name)
            //: Under the button: by when a landmark that was laid aside has to be built
            detail: qsTr("laid aside; before the next turn at the latest")
            onClicked: root.match.touch("aside", modelData.what)
        }
    }
    FilterChip {
        objectName: "showsMissing"
        visible: root.isKept && !root.isAsked && !root.match.isReplay
        //: Switch: plots are marked that are missing to a row, column or district that lacks three at most
        text: qsTr("What is missing")
        chosen: view.showsMissing
        onClicked: view.showsMissing = !view.showsMissing
    }
    AppText {
        visible: root.hasFree
        //: Over landmarks that nobody has: a touch on one shows where it would stand
        text: qsTr("Where would it fit?")
        font: Type.labelBold
        color: Theme.inkSoft
    }
    Loader {
        width: parent.width
        active: root.hasFree
        visible: active
        sourceComponent: FreeLandmarks {
            match: root.match
            view: view
        }
    }
}
