// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What is asked for of an effect, once it is said what it does: numbers, what is counted, resources.
Column {
    id: root

    required property EmpiresMatch match
    required property var asks
    readonly property var words: match.abilityWords

    signal said(int field, int number)

    spacing: Theme.gap

    Choices {
        objectName: "gain"
        width: parent.width
        columnCount: 4
        //: Over resources that are given in an exchange, a touch for one more
        title: "get" in root.asks ? qsTr("Gives")
            //: Over resources that an ability brings, a touch for one more
            : qsTr("Brings")
        names: "gain" in root.asks ? root.words.resources.map((name, at) => root.asks.gain[at] > 0
            //: A resource and how many: %1 the number, %2 its name
            ? qsTr("%1 %2").arg(root.asks.gain[at]).arg(name) : name) : []
        chosen: (root.asks.gain ?? []).map(amount => amount > 0)
        onPicked: place => root.said(EmpiresMatch.Gain, place)
    }
    Choices {
        objectName: "get"
        width: parent.width
        columnCount: 4
        //: Over resources that are got in an exchange; of several each time one
        title: qsTr("For (of several one)")
        names: "get" in root.asks ? root.words.resources : []
        chosen: root.asks.get ?? []
        onPicked: place => root.said(EmpiresMatch.Get, place)
    }
    Choices {
        objectName: "bid"
        width: parent.width
        //: Over resources: what an ability bids without paying it
        title: qsTr("Bids")
        names: "bid" in root.asks ? root.words.bids : []
        chosen: root.asks.bid ?? []
        onPicked: place => root.said(EmpiresMatch.Bid, place)
    }
    Choices {
        objectName: "discounted"
        width: parent.width
        columnCount: 2
        //: Over what takes fewer hammers
        title: qsTr("Less for")
        names: "discounted" in root.asks ? root.words.discounted : []
        chosen: root.asks.discounted ?? -1
        onPicked: place => root.said(EmpiresMatch.Discounted, place)
    }
    AppText {
        visible: pad.visible
        //: Over the numbers of an ability: points, strength, hammers, how often
        text: qsTr("How many")
        font: Type.labelBold
        color: Theme.inkSoft
    }
    NumberPad {
        id: pad
        width: parent.width
        visible: "number" in root.asks
        rowCount: 1
        least: root.asks.by === undefined && root.asks.reach !== undefined ? 0 : 1
        most: 20
        chosen: root.asks.number ?? -1
        title: qsTr("How many")
        onEntered: number => root.said(EmpiresMatch.Number, number)
    }
    Choices {
        objectName: "by"
        width: parent.width
        columnCount: 4
        //: Over what an ability is multiplied by
        title: qsTr("For each")
        names: "by" in root.asks ? root.words.by : []
        chosen: root.asks.by ?? -1
        onPicked: place => root.said(EmpiresMatch.By, place)
    }
    Choices {
        objectName: "resource"
        width: parent.width
        columnCount: 4
        title: ""
        names: "resource" in root.asks ? root.words.resources : []
        chosen: root.asks.resource ?? -1
        onPicked: place => root.said(EmpiresMatch.Resource, place)
    }
    Choices {
        objectName: "counted"
        width: parent.width
        title: ""
        names: "counted" in root.asks ? root.words.counted : []
        chosen: root.asks.counted ?? -1
        onPicked: place => root.said(EmpiresMatch.Counted, place)
    }
    Choices {
        objectName: "sort"
        width: parent.width
        columnCount: 6
        title: ""
        names: "sort" in root.asks ? root.words.sorts : []
        icons: Signs.sorts
        chosen: root.asks.sort ?? -1
        onPicked: place => root.said(EmpiresMatch.Sort, place)
    }
    Choices {
        objectName: "reach"
        width: parent.width
        //: Over how far an ability reaches
        title: qsTr("Where")
        names: "reach" in root.asks ? root.words.reach : []
        chosen: root.asks.reach ?? -1
        onPicked: place => root.said(EmpiresMatch.Reach, place)
    }
    Choices {
        objectName: "only"
        width: parent.width
        //: Over what an ability depends on
        title: qsTr("On condition")
        names: "only" in root.asks ? root.words.only : []
        chosen: root.asks.only ?? -1
        onPicked: place => root.said(EmpiresMatch.Only, place)
    }
}
