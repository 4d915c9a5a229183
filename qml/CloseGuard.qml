// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// Nobody leaves a match unasked whose disk does not have all of it.
FocusScope {
    id: root

    property var then: null
    readonly property bool isOpen: then !== null

    // Does `what` where all is kept, or once that is said.
    function ask(what: var) {
        if (App.match === null || App.match.retrySave())
            return what()
        then = what
        view.source = "pages/UnsavedQuestion.qml"
    }

    function close() {
        then = null
        view.source = ""
    }

    focus: isOpen

    GrownLoader {
        id: view
        focus: true
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onYes() {
            const what = root.then
            Qt.callLater(() => {
                root.close()
                what()
            })
        }
        function onNo() { Qt.callLater(root.close) } // qmllint disable type
    }
}
