// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Match

// How one field of a sheet, or a die of the tray, shall be.
FieldQuestion {
    id: root

    readonly property BronzeMatch bronze: match as BronzeMatch
    readonly property bronzeSheet sheet: bronze.sheets[seat]
    readonly property string group: path.split(".")[0]
    readonly property string key: path.split(".")[1] ?? ""

    function among(list): var {
        return Array.from(list).find(each => each.key === key)
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

    function correct(): bool {
        const place = Number(key)
        const isDie = group === "dice"
        const before = isDie ? bronze.tray.dice[place].face : ""
        if (isDie)
            bronze.tray.expect(place, pencil.face)
        const done = match.correct(isDie ? -1 : seat, values.asObject(), reason)
        if (isDie && !done)
            bronze.tray.expect(place, before)
        return done
    }

    text: title()
    values: DieDraft {
        id: pencil
    }
    field: group === "monuments" ? monument : group === "developments" ? development : group === "dice" ? die : number

    Component {
        id: number

        FieldStepper {
            readonly property var of: root.thing()

            draft: pencil
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
            draft: pencil
            monument: root.thing()
        }
    }
    Component {
        id: development

        DevelopmentField {
            draft: pencil
            sheet: root.sheet
            development: root.thing()
        }
    }
    Component {
        id: die

        DieField {
            draft: pencil
            tray: root.bronze.tray
            place: Number(root.key)
            mark: root.match.mark
        }
    }
}
