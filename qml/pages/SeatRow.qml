// SPDX-License-Identifier: Apache-2.0
// The component of the Loader is unbound: Qt 6.4 cannot load bound ones.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A seat at the table: where it is taken hold of, token, name, away. Touching the token offers the marks.
Column {
    id: root

    required property int seat
    required property int count
    required property int mark
    required property string text
    required property bool twice
    // False of an empty last row, which needs no name.
    required property bool plays
    required property bool removable
    // Whose each mark is, for the choice.
    required property var owners
    required property Item table
    // By which of its players the app plays here; nothing where a person does.
    required property string appPlayer
    // Its name is asked for next.
    property bool isAsked: false
    property bool touched: false
    property bool choosing: false
    readonly property string problem: (touched && plays) || text !== "" ? App.nameProblem(text) : ""
    readonly property alias dragging: grip.dragging
    // What the star says stands below it, so that more is left for the name.
    readonly property bool isNarrow: width < 400
    readonly property string spokenName: text.trim() !== "" ? text.trim() : entry.label

    // The keyboard goes to the name.
    function takeKeyboard() {
        entry.edit()
    }

    signal edited(string typed)
    signal markWanted(int mark)
    signal playerWanted(string player)
    signal grabbed(real at)
    signal dragged(real to)
    signal moved(int by)
    signal removed
    // The name is typed.
    signal entered

    spacing: 2

    Item {
        width: parent.width
        height: Math.max(48, entry.height + Theme.gapSmall)

        SeatGrip {
            id: grip
            objectName: "grip"
            height: parent.height
            playerName: root.spokenName
            seat: root.seat
            count: root.count
            table: root.table
            onGrabbed: at => root.grabbed(at)
            onDragged: to => root.dragged(to)
            onMoved: by => root.moved(by)
        }
        Touchable {
            id: token
            objectName: "token"
            anchors.left: grip.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.touch
            height: Theme.touch
            //: Spoken name of a button: %1 a player
            spokenName: qsTr("Mark of %1").arg(root.spokenName)
            spokenDetail: Marks.nameOf(root.mark)
            onClicked: root.choosing = !root.choosing

            PlayerToken {
                anchors.centerIn: parent
                size: 28
                mark: root.mark
                letter: root.text.trim()
            }
        }
        TextEntry {
            id: entry

            readonly property bool isWhereKeysBegin: root.isAsked

            anchors.left: token.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: starter.visible ? starter.left : away.left
            anchors.verticalCenter: parent.verticalCenter
            //: What is typed here; %1 a number from 1 on
            label: qsTr("Name %1").arg(root.seat + 1)
            text: root.text
            wrong: root.problem !== ""
            maximumLength: 200
            onEdited: typed => {
                root.touched = true
                root.edited(typed)
            }
            Keys.onReturnPressed: root.entered()
            Keys.onEnterPressed: root.entered()
        }
        Grid {
            id: starter
            anchors.right: away.left
            anchors.verticalCenter: parent.verticalCenter
            visible: root.seat === 0
            leftPadding: Theme.gap
            spacing: root.isNarrow ? 0 : Theme.gapSmall
            columns: root.isNarrow ? 1 : 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: word.text

            Icon {
                name: "star"
                size: Theme.iconSmall
                color: Theme.coin
            }
            AppText {
                id: word
                // Even, so that the star lies on whole pixels in the middle of it.
                width: 2 * Math.ceil(implicitWidth / 2)
                height: 2 * Math.ceil(implicitHeight / 2)
                //: Beside the first player
                text: qsTr("begins")
                color: Theme.inkSoft
                font: root.isNarrow ? Type.small : Type.label
            }
        }
        IconButton {
            id: away
            objectName: "remove"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "cross"
            iconSize: 20
            //: Button: %1 a player
            text: qsTr("%1 does not play").arg(root.spokenName)
            // Its place stays, so that names keep their width.
            visible: root.removable
            // It takes a name that was typed with it: never by the key that goes on.
            takesEnter: false
            onClicked: root.removed()
        }
    }
    Loader {
        x: grip.width
        width: Math.min(320, root.width - x)
        active: root.appPlayer !== ""
        visible: active
        sourceComponent: SegmentedSwitch {
            objectName: "strength"
            tall: true
            mark: root.mark
            //: Spoken: how well the app plays a seat
            title: qsTr("How well the app plays")
            //: How well the app plays a seat, from weak to strong
            options: [qsTr("Easy"), qsTr("Good"), qsTr("Strong")]
            current: App.appPlayers.indexOf(root.appPlayer) // qmllint disable type
            onChosen: index => root.playerWanted(App.appPlayers[index])
        }
    }
    Loader {
        x: grip.width
        active: root.choosing
        visible: active
        sourceComponent: picker
    }
    Component {
        id: picker

        MarkPicker {
            current: root.mark
            owners: root.owners
            onChosen: mark => {
                root.markWanted(mark)
                root.choosing = false
            }
        }
    }
    AppText {
        objectName: "nameProblem"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.problem !== "" ? root.problem
            //: %1 a name that two players have
            : root.twice ? qsTr("%1 is here twice. You can still play like that.").arg(root.text.trim()) : ""
        color: root.problem !== "" ? Theme.danger : Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
