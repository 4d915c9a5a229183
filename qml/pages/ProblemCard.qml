// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
// The copies are unbound: they are made by a file that a Loader reads.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Nothing can be kept: why, which file, and another try.
Rectangle {
    id: root

    implicitHeight: words.height + 2 * Theme.gapLarge
    radius: Theme.radiusPaper
    color: Theme.dangerTint
    border.width: 1
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: App.problem

    Icon {
        x: Theme.gapLarge
        y: Theme.gapLarge
        name: "warning"
        size: 20
        color: Theme.danger
    }
    Column {
        id: words
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            x: 32
            width: parent.width - x
            wrapMode: Text.Wrap
            text: App.problem
            color: Theme.danger
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            visible: !App.problem.includes(App.place)
            wrapMode: Text.WrapAnywhere
            text: App.place
            color: Theme.inkSoft
            font: Type.small
        }
        AppText {
            width: parent.width
            visible: !App.keeping
            wrapMode: Text.Wrap
            text: App.rescue.isSearching
                //: Under the reason why the database cannot be used
                ? qsTr("Below is what can still be read. Nothing of it can be changed; each match can be saved as a file.")
                : App.waiting
                //: Under the reason why the database cannot be written
                ? qsTr("Everything in it can be looked at and saved elsewhere. What you play now is kept in it as soon as that is possible.")
                : App.rescue.missing
                //: Under the reason why the database cannot be used: it is gone, copies of it are there
                ? qsTr("A copy takes its place. If you begin with an empty database, the copies stay where they are.")
                : App.rescue.copies.length > 0
                //: Under the reason why the database cannot be used
                ? qsTr("A copy takes its place; the damaged file is set aside beside it, and nothing of it is deleted.")
                //: Under the reason why the database cannot be used
                : qsTr("You can play. Nothing is kept here, but each match can be saved as a file.")
            font: Type.small
        }
        Repeater {
            model: App.rescue.copies

            AppButton {
                required property int index
                required property string modelData

                objectName: "useCopy" + index
                width: words.width
                kind: index === 0 ? AppButton.Primary : AppButton.Secondary
                //: Button: goes on with an earlier copy of the database; which one stands below
                text: qsTr("Use the copy")
                detail: modelData
                onClicked: Qt.callLater(() => App.rescue.useCopy(index)) // qmllint disable type
            }
        }
        AppButton {
            objectName: "lookAtRest"
            width: words.width
            visible: App.rescue.damaged && !App.rescue.isSearching
            //: Button: shows the matches of a damaged database that can still be read
            text: qsTr("Look at what can still be read")
            onClicked: Qt.callLater(() => App.rescue.lookAtRest()) // qmllint disable type
        }
        AppButton {
            objectName: "beginAnew"
            width: words.width
            visible: App.rescue.missing
            //: Button: goes on without the matches of a database that is gone
            text: qsTr("Begin with an empty database")
            onClicked: Qt.callLater(() => App.beginAnew()) // qmllint disable type
        }
        AppButton {
            objectName: "tryAgain"
            width: words.width
            text: App.keeping
                //: Button: what was told is read, it need not stand there any longer
                ? qsTr("Understood")
                //: Button: opens the database again after a problem
                : qsTr("Try again")
            onClicked: Qt.callLater(() => App.tryAgain()) // qmllint disable type
        }
    }
}
