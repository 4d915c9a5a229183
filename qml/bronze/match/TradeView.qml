// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A trade on both boards: a touch on one's own gives, a touch on the other's takes. With ships, on one's own alone.
ScrollArea {
    id: root

    required property BronzeMatch match
    readonly property bronzeExchange exchange: match.exchange

    contentHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gap

        SegmentedSwitch {
            objectName: "partnerSwitch"
            width: parent.width
            visible: root.exchange.partners.length > 1
            tall: true
            mark: root.match.mark
            //: Spoken name of the switch between those whom one can trade with
            title: qsTr("Trade with")
            options: Array.from(root.exchange.partners, partner => partner.name)
            current: root.exchange.place
            onChosen: index => root.match.touch("partner", root.exchange.partners[index].seat)
        }
        TradeSide {
            width: parent.width
            match: root.match
            sheet: root.match.acting
            hasAgreed: root.exchange.agreed
        }
        AppText {
            objectName: "tradeWords"
            width: parent.width
            height: Math.ceil(implicitHeight)
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            text: root.exchange.words
            font: Type.body
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Loader {
            width: parent.width
            active: root.exchange.partner >= 0
            visible: active
            sourceComponent: TradeSide {
                match: root.match
                sheet: root.match.sheets[root.exchange.partner]
            }
        }
    }
}
