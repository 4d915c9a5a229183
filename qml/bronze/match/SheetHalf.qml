// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// One half of a sheet on its paper: the buildings with the disasters, or the developments. Each is read when it is first
// shown, and stays.
Paper {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    required property bool buying
    // Touches count.
    property bool live: false

    signal countWanted(string path)

    function show() {
        // A half that is written out changes before match and sheet are set; it shows once all of it is made.
        if (match === null)
            return
        const first = { match: match, sheet: sheet, live: live }
        if (buying && developments.item === null)
            developments.setSource("Developments.qml", first)
        else if (!buying && buildings.item === null)
            buildings.setSource("Buildings.qml", first)
    }

    onBuyingChanged: show()
    Component.onCompleted: show()

    Loader {
        id: buildings
        anchors.fill: parent
        anchors.margins: 6
        visible: !root.buying
    }
    Loader {
        id: developments
        anchors.fill: parent
        anchors.margins: 4
        visible: root.buying
    }
    Binding {
        target: buildings.item
        property: "sheet"
        value: root.sheet
    }
    Binding {
        target: developments.item
        property: "sheet"
        value: root.sheet
    }
    Connections {
        target: buildings.item
        ignoreUnknownSignals: true

        function onCountWanted(path: string) { root.countWanted(path) }
    }
}
