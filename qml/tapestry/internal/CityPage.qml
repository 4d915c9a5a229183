// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The city of a player: what stands in it and beside it, what is about to be built, what is missing, and where a landmark would fit
// that is still free.
Column {
    id: root

    required property TapestryMatch match
    required property int seat
    // How high it may be with what stands beside the plots; 0: as high as it is wide.
    property real room: 0
    // Landmarks that are free are listed elsewhere.
    property bool isFreeElsewhere: false
    property bool showsFree: false
    // The city has to be seen, since a landmark is tried there.
    signal lookedAt
    // What was opened stands there, from the top of the page.
    signal opened(real top, real bottom)
    // What stands above and below the plots, whether it is shown or not.
    readonly property real besides: [title, tools, built, beside, later, looks]
        .reduce((sum, part) => sum + (part.isThere ? part.height + spacing : 0), 0) // qmllint disable type
    // What is set there stands below it.
    property bool hasTools: true
    // Only where something is set.
    property bool isAsked: false
    readonly property alias view: view

    function numberOf(field: string): int {
        return match.sheets[seat].counters.find(counter => counter.field === field)?.count ?? 0
    }

    // Free landmarks are not looked at any more; whether they were.
    function putAway(): bool {
        const wasLooking = showsFree || view.tried >= 0
        showsFree = false
        view.tried = -1
        return wasLooking
    }

    readonly property var city: view.city
    readonly property bool isKept: city.isKept ?? false
    readonly property bool hasFree: isKept && !isAsked && !match.isReplay && !match.over
    // Landmarks have been asked for and are not in sight yet.
    property bool isOpening: false

    // Once they have their place.
    function tellOpened() {
        if (isOpening && free.active)
            opened(free.y, free.y + free.height)
        isOpening = false
    }

    spacing: Theme.gapSmall
    onPositioningComplete: Qt.callLater(tellOpened) // qmllint disable type

    AppText {
        width: parent.width
        visible: !root.isKept
        wrapMode: Text.Wrap
        text: root.match.stage === "setup"
            //: In the place of a city before its mat is named
            ? qsTr("The mat of this city is not named yet.")
            //: In the place of a city of which only that is kept: %1 complete rows and columns, %2 complete districts
            : qsTr("This city is kept by two numbers. Rows and columns: %1, districts: %2.").arg(root.numberOf("city.lines")).arg(root.numberOf("city.districts"))
        color: Theme.inkSoft
    }
    AppText {
        id: title

        readonly property bool isThere: root.isKept && !root.isAsked

        width: parent.width
        visible: isThere
        elide: Text.ElideRight
        //: Over a capital city: %1 what its mat is called, %2 how many rows and columns are complete
        text: qsTr("%1 · rows and columns: %2").arg(root.city.name ?? "").arg(root.city.lines ?? 0)
        font: Type.labelBold
    }
    CityView {
        id: view
        width: Math.min(parent.width, 640, root.room > 0 ? Math.max(168, root.room - root.besides) : parent.width)
        x: Math.round((parent.width - width) / 2)
        height: implicitHeight
        visible: root.isKept
        match: root.match
        seat: root.seat
    }
    CityPlacing {
        id: tools

        readonly property bool isThere: root.hasTools && view.isPlacing

        width: parent.width
        visible: isThere
        view: view
    }
    AppText {
        id: built

        readonly property bool isThere: root.isKept && !root.isAsked && landmarks.length > 0
        // Beside other lists where each came from stands there.
        readonly property var landmarks: root.match.landmarks.filter(landmark => landmark.owner === root.seat) // qmllint disable type
            .map(landmark => root.isFreeElsewhere || landmark.came === "" ? landmark.name
                //: A landmark of a city: %1 its name, %2 where and when it came from
                : qsTr("%1 (%2)").arg(landmark.name).arg(landmark.came))

        objectName: "builtLandmarks"
        width: parent.width
        visible: isThere
        wrapMode: Text.Wrap
        //: Under a capital city: %1 the landmarks of its player
        text: qsTr("Landmarks: %1").arg(landmarks.join(", "))
        font: Type.label
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    AppText {
        id: beside

        readonly property bool isThere: root.isKept && !root.isAsked && (root.city.beside ?? "") !== ""

        width: parent.width
        visible: isThere
        wrapMode: Text.Wrap
        //: Under a capital city: %1 what stands beside it, since it finds no place
        text: qsTr("Beside it: %1").arg(root.city.beside ?? "")
        font: Type.label
    }
    // What can be built besides.
    Column {
        id: later

        readonly property bool isThere: aside.count + given.count > 0

        width: parent.width
        visible: isThere
        spacing: Theme.gapSmall

        Repeater {
            id: aside
            model: root.isAsked || root.match.isReplay ? [] : root.city.aside ?? []

            AppButton {
                required property var modelData

                objectName: "aside" + modelData.what
                width: later.width
                //: Button: %1 a landmark that was laid aside
                text: qsTr("Build %1").arg(modelData.name)
                //: Under the button: by when a landmark that was laid aside has to be built
                detail: qsTr("laid aside; before the next turn at the latest")
                onClicked: root.match.touch("aside", modelData.what)
            }
        }
        Repeater {
            id: given
            model: root.isAsked || root.match.isReplay || root.match.over ? [] : root.city.given ?? []

            AppButton {
                required property var modelData

                objectName: "given" + modelData.what
                width: later.width
                //: Button: %1 a landmark that a player has and that stands nowhere in the city yet
                text: qsTr("Place %1").arg(modelData.name)
                //: Under the button: why a landmark stands nowhere yet
                detail: qsTr("given by a correction; not in the city yet")
                onClicked: root.match.buildGiven(root.seat, modelData.what)
            }
        }
    }
    Flow {
        id: looks

        readonly property bool isThere: root.isKept && !root.isAsked && !root.match.isReplay

        width: parent.width
        visible: isThere
        spacing: Theme.gapSmall

        FilterChip {
            objectName: "showsMissing"
            //: Switch: plots are marked that are missing to a row, column or district that lacks three at most
            text: qsTr("What is missing")
            chosen: view.showsMissing
            onClicked: view.showsMissing = !view.showsMissing
        }
        FilterChip {
            objectName: "showsFree"
            visible: !root.match.over
            //: Switch: landmarks that nobody has are listed; a touch on one shows where it would stand
            text: qsTr("Where would it fit?")
            chosen: root.showsFree
            onClicked: {
                root.showsFree = !root.showsFree
                root.isOpening = root.showsFree
                view.tried = -1
            }
        }
    }
    Loader {
        id: free
        width: parent.width
        active: root.hasFree && root.showsFree && !root.isFreeElsewhere
        visible: active
        sourceComponent: FreeLandmarks {
            match: root.match
            city: view
            onTried: root.lookedAt()
        }
    }
}
