// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Scan
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Another tablet's code, by camera, picture, film, file or what was copied. In a match where everyone has a tablet, turns
// that only come on top are taken over at once, until it is the turn of whoever sits here.
Page {
    id: root

    // A file that was handed over from outside; read as soon as the page stands.
    property url offered
    readonly property bool hasPicture: feed.active && feed.problem === CameraFeed.NoProblem || files.playing

    // What came is only more of the match that is open: taken over without a question.
    signal grown

    function importMatches(text: string) {
        intake.take(text)
    }

    // What was wrong with a file, and what would do.
    function sorry(why: int) {
        slip.tell(why === CodeImporter.Empty ? qsTr("Nothing is copied. Copy a picture of a code, or its text, first.")
            : why === CodeImporter.Unreadable && files.readsFilms ? qsTr("This file cannot be read. A picture, a film, a text or a .pegsheet file would do.")
            : why === CodeImporter.Unreadable ? qsTr("This file cannot be read. A picture, a text or a .pegsheet file would do.")
            : why === CodeImporter.NoFile ? qsTr("This is a folder or a device, not a file. Choose a picture, a film, a text or a .pegsheet file.")
            //: %1 and %2 are numbers
            : why === CodeImporter.TooLarge ? qsTr("This is too large to be read. A picture may have %1 million pixels, a text %2 megabytes.")
                .arg(files.mostMegapixels).arg(files.mostTextMegabytes)
            : why === CodeImporter.OtherKind ? qsTr("This kind of picture is not read. Take a PNG, a JPEG or a screenshot.")
            : qsTr("No code was found there. It must be sharp, whole, and have its white edge."))
    }

    // What was taken in, in words.
    function tell(words: string) {
        hint.text = words
    }

    Keys.onReturnPressed: root.backWanted()
    Keys.onEnterPressed: root.backWanted()
    onOfferedChanged: {
        if (String(offered) !== "")
            files.read(offered)
    }

    CameraFeed {
        id: feed
        videoSink: output.videoSink
        active: root.visible && !files.playing
    }
    Scanner {
        id: scanner
        videoSink: output.videoSink
        active: root.visible && !files.playing
        onFound: text => root.importMatches(text)
        onForeign: text => hint.text = qsTr("This is a code, but none of Pegsheet's.")
    }
    CodeImporter {
        id: files
        database: App.place
        videoSink: output.videoSink
        onFound: text => root.importMatches(text)
        onForeign: text => slip.tell(qsTr("This is a code, but none of Pegsheet's."))
        onDocument: text => root.importMatches(text)
        onNothingFound: why => root.sorry(why)
    }
    ScanIntake {
        id: intake
        onTold: words => root.tell(words)
        onSaid: sentence => slip.tell(sentence)
        onWanted: where => root.wanted(where)
        onGrown: root.grown()
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls)
                files.read(drop.urls[0])
            else if (drop.hasText)
                root.importMatches(drop.text)
        }
    }
    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Scan a code")
        onBackClicked: root.backWanted()

        CaptionButton {
            objectName: "torchButton"
            captioned: header.hasCaptions
            visible: feed.hasTorch
            iconName: "light"
            //: Buttons: the light beside the camera; another camera
            text: feed.torch ? qsTr("Light off") : qsTr("Light on")
            onClicked: feed.torch = !feed.torch
        }
        CaptionButton {
            objectName: "cameraButton"
            captioned: header.hasCaptions
            visible: feed.cameras.length > 1
            iconName: "camera"
            text: qsTr("Other camera")
            spokenDetail: feed.cameras[feed.camera] ?? ""
            onClicked: feed.camera = (feed.camera + 1) % feed.cameras.length
        }
    }
    Rectangle {
        id: view
        anchors.top: header.bottom
        anchors.bottom: ways.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        color: Theme.tray

        CameraView {
            id: output
            anchors.fill: parent
            visible: root.hasPicture
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: hint.y - height - 2 * Theme.gapLarge
            visible: !root.hasPicture && y > Theme.gapLarge
            name: "code"
            size: 96
            color: Theme.trayInkSoft
        }
        // Readable over any picture.
        Rectangle {
            anchors.fill: hint
            anchors.margins: -Theme.gap
            visible: root.hasPicture
            radius: Theme.radiusPaper
            color: Theme.tray
        }
        SpokenText {
            id: hint
            x: Math.round((parent.width - width) / 2)
            y: root.hasPicture ? parent.height - height - Theme.gapLarge : Math.round((parent.height - height) / 2)
            width: Math.min(parent.width - 4 * Theme.gap, 640)
            horizontalAlignment: Text.AlignHCenter
            text: root.problem()
            color: Theme.trayInk
            font: Type.body
        }
    }
    ScanWays {
        id: ways
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.gap
        x: Math.round((parent.width - width) / 2)
        width: Math.min(parent.width - 2 * Theme.gap, 720)
        busy: files.busy
        onFileChosen: url => files.read(url)
        onPasted: files.readClipboard()
    }
    ActionBar {
        id: bar
        objectName: "bar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 720 + 2 * Theme.gap
        hasUndo: false
        wayOutText: App.match === null ? "" : qsTr("Show mine")
        wayOutIcon: "code"
        mainText: qsTr("Done")
        onWayOutClicked: root.wanted("share")
        onMainClicked: root.backWanted()
    }
    NoticeHost {
        id: slip
        objectName: "scanSlip"
        anchors.fill: parent
        // The ways in stay in sight: they are what a refusal asks for.
        bottomMargin: bar.height + ways.height + 2 * Theme.gap
        canOverrule: false
    }

    function problem(): string {
        switch (feed.problem) {
        case CameraFeed.NoCamera:
            return qsTr("No camera was found. Open a picture of the code, paste it, or drop it here.")
        case CameraFeed.NoPermission:
            return qsTr("Pegsheet may not use the camera. Allow it in the system's settings, or open a picture of the code.")
        case CameraFeed.CameraFails:
            return qsTr("The camera gives no picture; another program may have it. Open a picture of the code, or try again.")
        default:
            return qsTr("Hold the whole code in the picture.")
        }
    }
}
