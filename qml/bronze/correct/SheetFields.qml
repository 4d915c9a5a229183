// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Match

// Every field of a player's sheet.
SheetFieldGrid {
    id: root

    readonly property BronzeSheet sheet: (match as BronzeMatch).sheets[seat]
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
            model: root.sheet.goods

            FieldStepper {
                required property BronzePegRow modelData

                draft: root.draft
                path: "goods." + modelData.key
                label: modelData.name
                iconName: modelData.key
                current: modelData.peg
                most: modelData.pegs
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
            model: root.sheet.cities

            FieldStepper {
                required property BronzeBuilding modelData

                draft: root.draft
                path: "cityBoxes." + modelData.key
                label: modelData.name
                iconName: "city"
                current: modelData.ticked
                most: modelData.boxes
            }
        }
        Repeater {
            model: root.sheet.monuments

            MonumentField {
                required property BronzeBuilding modelData

                draft: root.draft
                monument: modelData
            }
        }
    }
    FieldGroup {
        height: implicitHeight
        title: qsTr("Developments")

        Repeater {
            model: root.sheet.developments

            DevelopmentRow {
                required property BronzeDevelopment modelData
                readonly property bool shall: root.developments.wanted.includes(modelData.key)

                objectName: "field_" + modelData.key
                width: parent?.width ?? 0
                name: modelData.name
                cost: modelData.cost
                points: modelData.points
                owned: shall
                corrected: shall && !modelData.owned
                far: !shall
                mark: root.sheet.mark
                activeFocusOnTab: true
                onClicked: root.developments.toggle(modelData.key)
            }
        }
    }
}
