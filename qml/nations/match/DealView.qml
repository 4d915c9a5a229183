// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Nations
import Pegsheet.Theme
import Pegsheet.Controls

// A new age: the two numbers of its event, one touch each, or one touch for an event that is known; how much is kept from now
// on. Where the table keeps the offer too, its tiles.
FocusScope {
    id: root

    required property NationsMatch match
    // Nothing else on the page says what is entered of the event.
    property bool hasEvent: true
    readonly property nationsDeal deal: match.deal
    readonly property real columnWidth: Math.min(width - 2 * Theme.gap, 640)

    focus: true

    ScrollArea {
        id: scroll
        objectName: "deal"
        anchors.fill: parent
        contentHeight: content.height + 2 * content.y

        Column {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: spacing
            width: root.columnWidth
            // In a column beside the boards, where the event is seen above, all of it stands without scrolling.
            spacing: root.hasEvent ? Theme.gap : Theme.gapSmall

            SpokenText {
                objectName: "dealTitle"
                width: parent.width
                //: Over the numbers of a new age's event: %1 "Age III"
                text: qsTr("%1: what does the event say?").arg(root.match.ageName)
                font: Type.heading
            }
            EventBoard {
                width: parent.width
                height: visible ? implicitHeight : 0
                visible: root.hasEvent
                famine: root.deal.famine
                war: root.deal.war
                points: root.match.agePoints
            }
            SpokenText {
                width: parent.width
                visible: root.deal.known.length > 0
                //: Over events of this age that were entered in other matches
                text: qsTr("Known from other matches")
                color: Theme.inkSoft
                font: Type.labelBold
            }
            Flow {
                width: parent.width
                visible: root.deal.known.length > 0
                spacing: Theme.gap

                Repeater {
                    model: root.deal.known.length

                    KnownEvent {
                        required property int index
                        property nationsKnownEvent none
                        readonly property nationsKnownEvent known: root.deal.known[index] ?? none

                        objectName: "knownEvent" + index
                        width: Math.floor((content.width - 2 * Theme.gap) / 3)
                        famine: known.famine
                        war: known.war
                        name: known.key.title
                        onClicked: root.match.answer(known.key)
                    }
                }
            }
            DealNumber {
                objectName: "dealFamine"
                width: parent.width
                iconName: "bowl"
                //: Over the numbers to choose from: how much food a famine asks for
                title: qsTr("Famine: food")
                most: root.deal.most
                chosen: root.deal.famine
                onEntered: number => root.match.touch("famine", -1, number)
            }
            DealNumber {
                objectName: "dealWar"
                width: parent.width
                iconName: "swords"
                //: Over the numbers to choose from: how much strength a war asks for
                title: qsTr("War: strength")
                most: root.deal.most
                chosen: root.deal.war
                onEntered: number => root.match.touch("war", -1, number)
            }
            Loader {
                width: parent.width
                active: root.deal.keepsOffer
                visible: active
                sourceComponent: DealOffer {
                    match: root.match
                    isTight: !root.hasEvent
                }
            }
            Column {
                width: parent.width
                spacing: root.hasEvent ? Theme.gapSmall : 1

                SpokenText {
                    width: parent.width
                    //: Over the choice how much of the match is kept: points only, tiles too, every die and chit
                    text: qsTr("Kept from this age on")
                    color: Theme.inkSoft
                    font: Type.labelBold
                }
                SegmentedSwitch {
                    objectName: "depthSwitch"
                    width: parent.width
                    tall: root.hasEvent
                    //: Spoken name of that choice
                    title: qsTr("How much is kept")
                    //: How much of a match is kept: the tracks; tiles too; every die and chit
                    options: [qsTr("Tracks"), qsTr("Tiles"), qsTr("Everything")]
                    current: root.deal.depth
                    onChosen: index => root.match.touch("depth", index)
                }
            }
            // How the age before ended: the war follows by itself, and is only seen here.
            Loader {
                width: parent.width
                active: root.match.ageEnd.past
                visible: active
                sourceComponent: Column {
                    spacing: root.hasEvent ? Theme.gapSmall : 1

                    SpokenText {
                        width: parent.width
                        //: Over the table of what the age brought that is over: %1 "Age II"
                        text: qsTr("How %1 ended").arg(root.match.roundName(root.match.age - 1))
                        color: Theme.inkSoft
                        font: Type.labelBold
                    }
                    AgeEndTable {
                        width: parent.width
                        spacing: root.hasEvent ? Theme.gapSmall : 1
                        match: root.match
                    }
                }
            }
        }
    }
}
