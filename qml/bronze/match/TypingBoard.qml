// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The goods of the finished sheet that is typed in, each peg set by a touch, and what they are for.
Column {
    id: root

    required property BronzeMatch match
    readonly property bronzeSheet sheet: match.acting

    spacing: Theme.gap

    SheetBoard {
        width: parent.width
        //: Over the board while a finished sheet is typed in
        title: qsTr("Touch the hole where the peg stands")
        hasFood: false
        match: root.match
        sheet: root.sheet
        live: true
    }
    AppText {
        objectName: "goodsWorth"
        width: parent.width
        // What stands below it lies on whole pixels.
        height: Math.ceil(implicitHeight)
        leftPadding: Theme.gapSmall
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        //: Under the board of a finished sheet: what the goods left are worth
        text: qsTr("Worth %n coin(s) together. Goods only decide a tie.", "", root.sheet.goodsValue)
        color: Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
