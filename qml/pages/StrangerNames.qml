// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Names in another program's plays: each stays as it is written, or is somebody who has played here.
Column {
    id: root

    required property var strangers
    required property var people

    signal matched(string stranger, string name)

    spacing: Theme.gap

    SpokenText {
        //: Heading over names of another program; each can be matched with somebody who has played here
        text: qsTr("Who is who?")
        font: Type.bodyBold
    }
    Repeater {
        model: root.strangers

        Column {
            id: row

            required property string modelData
            required property int index
            property string name: ""

            width: root.width

            SpokenText {
                text: row.modelData
            }
            ChoiceChips {
                width: parent.width
                prefix: "stranger" + row.index + "as"
                current: row.name
                //: A name of another program stays as it is written there
                choices: [{ key: "", label: qsTr("As written") }, ...root.people.map(name => ({ key: name, label: name }))]
                onChosen: name => {
                    row.name = name
                    root.matched(row.modelData, name)
                }
            }
        }
    }
}
