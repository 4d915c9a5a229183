// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Match

// Every field of a player's sheet.
SheetFieldGrid {
    id: root

    readonly property bronzeSheet sheet: (match as BronzeMatch).sheets[seat]
    readonly property DevelopmentDraft developments: DevelopmentDraft {
        draft: root.draft
        sheet: root.sheet
    }

    FieldGroup {
        height: implicitHeight
        //: Heading over food, goods and disasters
        title: qsTr("Board and disasters")

        FieldStepper {
            draft: root.draft
            path: "food"
            label: root.sheet.food.name
            iconName: "food"
            current: root.sheet.food.peg
            most: root.sheet.food.pegs
        }
        Repeater {
            model: root.sheet.goods.length

            FieldStepper {
                required property int index
                readonly property bronzePegRow row: root.sheet.goods[index]

                draft: root.draft
                path: "goods." + row.key
                label: row.name
                iconName: row.key
                current: row.peg
                most: row.pegs
            }
        }
        FieldStepper {
            draft: root.draft
            path: "disasters"
            //: Points lost
            label: qsTr("Disaster points")
            iconName: "skull"
            current: root.sheet.disasters
        }
        FieldStepper {
            visible: root.sheet.mostShips > 0
            draft: root.draft
            path: "ships"
            //: Ships of the development Shipping
            label: qsTr("Ships")
            iconName: "ship"
            current: root.sheet.ships
            most: root.sheet.mostShips
        }
    }
    FieldGroup {
        height: implicitHeight
        //: Heading over the buildings of a sheet
        title: qsTr("Ticked boxes")

        Repeater {
            model: root.sheet.cities.length

            FieldStepper {
                required property int index
                readonly property bronzeBuilding city: root.sheet.cities[index]

                draft: root.draft
                path: "cityBoxes." + city.key
                label: city.name
                iconName: "city"
                current: city.ticked
                most: city.boxes
            }
        }
        Repeater {
            model: root.sheet.monuments.length

            MonumentField {
                required property int index

                draft: root.draft
                monument: root.sheet.monuments[index]
            }
        }
    }
    FieldGroup {
        height: implicitHeight
        title: qsTr("Developments")

        Repeater {
            model: root.sheet.developments.length

            DevelopmentRow {
                required property int index
                readonly property bronzeDevelopment development: root.sheet.developments[index]
                readonly property bool shall: root.developments.wanted.includes(development.key)

                objectName: "field_" + development.key
                width: parent?.width ?? 0
                name: development.name
                cost: development.cost
                points: development.points
                owned: shall
                corrected: shall && !development.owned
                far: !shall
                mark: root.sheet.mark
                activeFocusOnTab: true
                onClicked: root.developments.toggle(development.key)
            }
        }
    }
}
