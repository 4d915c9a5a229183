// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What can be made of one match: a row each. Where it went, or why it could not be made, is said by told().
Column {
    id: root

    required property var matchId
    // What is meant for other programs is there once the match is over.
    required property bool over
    // Nothing else is known of the match: there is no sheet to be made.
    required property bool isResult
    readonly property var ways: [
        { name: "exportFile", icon: "file", title: qsTr("Match file"), detail: qsTr("Every move, to be opened on another device"),
          act: () => App.exporting.save(matchId, Exporting.MatchFile), early: true, sheet: true },
        //: The sheet as it would lie on the table, as a file to be printed
        { name: "exportPdf", icon: "print", title: qsTr("Score sheet"), detail: qsTr("As on paper, a PDF to be printed"),
          act: () => App.exporting.save(matchId, Exporting.ScorePdf), early: true, sheet: true },
        { name: "exportPicture", icon: "file", title: qsTr("Score sheet as a picture"), detail: qsTr("To be shown or sent on"),
          act: () => App.exporting.save(matchId, Exporting.ScorePicture), early: false, sheet: true },
        { name: "exportBgStats", icon: "file", title: qsTr("BG Stats: file"), detail: qsTr("To be opened with BG Stats"),
          act: () => App.exporting.save(matchId, Exporting.BgStats), early: false, sheet: false },
        { name: "copyBgStats", icon: "copy", title: qsTr("BG Stats: link"), detail: qsTr("Copied; it enters the match where BG Stats is"),
          act: () => App.exporting.copy(matchId, Exporting.BgStatsLink), early: false, sheet: false },
        { name: "copyBgg", icon: "copy", title: qsTr("BoardGameGeek: fields"), detail: qsTr("Copied, to be pasted into a play"),
          act: () => App.exporting.copy(matchId, Exporting.BggFields), early: false, sheet: false },
        { name: "exportBgg", icon: "file", title: qsTr("BoardGameGeek: table"), detail: qsTr("The same as a file for a spreadsheet"),
          act: () => App.exporting.save(matchId, Exporting.BggTable), early: false, sheet: false }
    ]

    signal message(string sentence)

    Connections {
        target: App.exporting

        function onMessage(sentence: string) { root.message(sentence) }
    }
    Repeater {
        model: root.ways.filter(way => (root.over || way.early) && !(root.isResult && way.sheet))

        ListRow {
            required property var modelData

            objectName: modelData.name
            width: root.width
            iconName: modelData.icon
            title: modelData.title
            detail: modelData.detail
            trailingIcon: ""
            onClicked: modelData.act()
        }
    }
}
