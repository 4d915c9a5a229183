// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// What can be corrected of a player: points, resources, tracks, slots of the income mat, what lies beside them, and landmarks.
SheetFieldGrid {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch
    readonly property var ids: tapestry.landmarkIds
    readonly property var own: ids.filter((id, place) => tapestry.landmarks[place].owner === seat)
    readonly property var numbers: [
        //: Heading over fields to be corrected
        { title: qsTr("Points and income"), fields: ["vp", "incomes", "open.markets", "open.houses", "open.farms", "open.armories"] },
        //: Heading over fields to be corrected
        { title: qsTr("Resources"), fields: tapestry.isByNumbers ? [] : ["resources.coin", "resources.worker", "resources.food",
            "resources.culture"] },
        //: Heading over fields to be corrected
        { title: qsTr("Table"), fields: tapestry.isByNumbers ? ["control", "city.lines"] : ["control", "outposts", "toppled", "tiles",
            "space", "tapestry", "played", "techs.bottom", "techs.middle", "techs.top", "city.lines", "city.districts", "civilizations"] }
    ]

    Repeater {
        model: root.numbers

        FieldGroup {
            id: group

            required property var modelData

            visible: modelData.fields.length > 0
            title: modelData.title

            Repeater {
                model: group.modelData.fields

                FieldStepper {
                    required property string modelData

                    draft: root.draft
                    path: modelData
                    label: root.tapestry.fieldName(modelData)
                    current: root.tapestry.fieldOf(root.seat, modelData) ?? 0
                    least: root.tapestry.fieldLeast(modelData)
                    most: root.tapestry.fieldMost(modelData)
                }
            }
        }
    }
    FieldGroup {
        visible: !root.tapestry.isByNumbers
        //: Heading over the tracks, to be corrected
        title: qsTr("Tracks")

        Repeater {
            model: root.tapestry.isByNumbers ? [] : root.tapestry.trackIds

            TokenSteppers {
                required property string modelData

                draft: root.draft
                match: root.tapestry
                seat: root.seat
                path: "tracks." + modelData
            }
        }
    }
    FieldGroup {
        visible: !root.tapestry.isByNumbers
        //: Heading over the landmarks of a player, to be corrected
        title: qsTr("Landmarks")

        Repeater {
            model: root.tapestry.isByNumbers ? [] : root.ids

            SwitchRow {
                required property int index
                required property string modelData
                readonly property var owned: root.draft.value("landmarks", root.own)

                objectName: "landmark_" + modelData
                width: parent?.width ?? 0
                visible: root.tapestry.landmarks[index].owner < 0 || root.tapestry.landmarks[index].owner === root.seat
                title: root.tapestry.landmarks[index].name
                checked: owned.includes(modelData)
                onClicked: root.draft.change("landmarks",
                    root.ids.filter(id => id === modelData ? !owned.includes(id) : owned.includes(id)), root.own)
            }
        }
    }
}
