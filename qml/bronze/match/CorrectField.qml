// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// How one field of a sheet, or a die of the tray, shall be: the table overrules the app. What was begun is kept until
// it is done or left.
Question {
    id: root

    required property BronzeMatch match
    required property int seat
    // As match.lookUp and match.askCorrection name it.
    required property string path
    readonly property BronzeSheet sheet: match.sheets[seat]
    readonly property string group: path.split(".")[0]
    readonly property string key: path.split(".")[1] ?? ""
    // What was begun before has been taken up.
    property bool isReady: false
    readonly property string earlier: match.correctionOf(seat, path)

    signal closed
    signal wanted(string where)

    function among(list): var {
        for (let place = 0; place < list.length; ++place) {
            if (list[place].key === key)
                return list[place]
        }
        return null
    }

    function thing(): var {
        switch (group) {
        case "food": return sheet.food
        case "goods": return among(sheet.goods)
        case "cityBoxes": return among(sheet.cities)
        case "monuments": return among(sheet.monuments)
        case "developments": return among(sheet.developments)
        }
        return null
    }

    function title(): string {
        if (group === "dice")
            return qsTr("What does this die show?")
        //: Over the correction of one thing: %1 a player, %2 a thing of the sheet
        return qsTr("%1: %2").arg(sheet.name).arg(group === "disasters" ? qsTr("Disaster points") : thing()?.name ?? "")
    }

    function apply() {
        const place = Number(key)
        const before = group === "dice" ? match.tray.dice[place].face : ""
        if (group === "dice")
            match.tray.expect(place, values.face)
        if (match.correct(group === "dice" ? -1 : seat, values.asObject(), why.text.trim()))
            leave()
        else if (group === "dice")
            match.tray.expect(place, before)
    }

    function leave() {
        App.drafts.forget("correctField")
        closed()
    }

    function keep() {
        if (!isReady)
            return
        App.drafts.keep("correctField", { position: match.position, seat: seat, path: path, changes: values.changes,
            why: why.text })
    }

    objectName: "correctField"
    mark: sheet.mark
    text: title()
    //: Button: makes the correction
    yesText: qsTr("Correct")
    yesDetail: values.count > 0 ? qsTr("in red pencil") : qsTr("nothing changed yet")
    possible: values.count > 0
    onYes: apply()
    onNo: leave()
    Component.onCompleted: {
        const kept = App.drafts.kept("correctField")
        if (kept.position === match.position && kept.seat === seat && kept.path === path) {
            values.changes = kept.changes
            why.text = kept.why
        }
        isReady = true
    }

    CorrectionDraft {
        id: values
        onChangesChanged: root.keep()
    }
    AppText {
        objectName: "earlier"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.earlier
        color: Theme.redPencil
        font: Type.label
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Loader {
        width: parent.width
        sourceComponent: root.group === "monuments" ? monument : root.group === "developments" ? development
            : root.group === "dice" ? die : number
    }
    TextEntry {
        id: why
        objectName: "why"
        width: parent.width
        label: qsTr("Why? (if you like)")
        maximumLength: 200
        onEdited: root.keep()
        onAccepted: root.answer()
    }
    AppButton {
        objectName: "wholeSheet"
        width: parent.width
        implicitHeight: Theme.touch
        //: Button: from the correction of one thing to the page that corrects everything
        text: qsTr("Correct something else")
        onClicked: {
            App.drafts.forget("correctField")
            root.wanted("correct")
        }
    }
    Component {
        id: number

        FieldStepper {
            readonly property var of: root.thing()

            draft: values
            path: root.path
            label: root.group === "cityBoxes" ? qsTr("Ticked boxes") : root.group === "disasters" ? qsTr("Points lost")
                //: Holes of the pegboard, counted
                : qsTr("Peg")
            current: root.group === "disasters" ? root.sheet.disasters : root.group === "cityBoxes" ? of?.ticked ?? 0
                : of?.peg ?? 0
            most: root.group === "disasters" ? 999 : root.group === "cityBoxes" ? of?.boxes ?? 0 : of?.pegs ?? 0
        }
    }
    Component {
        id: monument

        MonumentField {
            draft: values
            monument: root.thing()
        }
    }
    Component {
        id: development

        DevelopmentField {
            draft: values
            sheet: root.sheet
            development: root.thing()
        }
    }
    Component {
        id: die

        DieField {
            draft: values
            tray: root.match.tray
            place: Number(root.key)
            mark: root.match.mark
        }
    }
}
