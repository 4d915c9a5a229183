// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// Boxes, points, developments, the refusal, dice and peg rows in all their states.
Rectangle {
    id: root

    width: 800
    height: 560
    color: Theme.table

    Paper {
        x: 8; y: 8; width: 388; height: 544

        Row {
            x: 14; y: 20; spacing: 20

            CheckBoxMark { side: 34 }
            CheckBoxMark { side: 34; legal: true; player: 1 }
            CheckBoxMark { side: 34; mark: CheckBoxMark.Pencilled; player: 1 }
            CheckBoxMark { side: 34; mark: CheckBoxMark.Fresh; player: 1 }
            CheckBoxMark { side: 34; mark: CheckBoxMark.Done }
            CheckBoxMark { side: 34; mark: CheckBoxMark.Corrected }
            CheckBoxMark { side: 18 }
            CheckBoxMark { side: 18; mark: CheckBoxMark.Done }
            CheckBoxMark { side: 11; mark: CheckBoxMark.Done }
        }
        Row {
            x: 14; y: 76; spacing: 24

            MonumentPoints { first: 8; later: 4 }
            MonumentPoints { first: 10; later: 5; firstGone: true }
            MonumentPoints { first: 8; later: 4; earned: "first"; mark: 1 }
            MonumentPoints { first: 8; later: 4; firstGone: true; earned: "later"; mark: 1 }
            MonumentPoints { first: 8; later: 4; earned: "first"; isPreview: true; mark: 1 }
        }
        Column {
            x: 8; y: 112; width: 372; spacing: 2

            DevelopmentRow { width: 372; mark: 1; name: "Irrigation"; detail: "Drought does not hurt you"; cost: 10; points: 2; owned: true }
            DevelopmentRow { width: 372; mark: 1; name: "Agriculture"; detail: "+1 food for each food die"; cost: 15; points: 3; legal: true }
            DevelopmentRow { width: 372; mark: 1; name: "Caravans"; detail: "Keep more than 6 goods"; cost: 20; points: 4; chosen: true }
            DevelopmentRow { width: 372; mark: 1; name: "Granaries"; detail: "2 coins missing"; cost: 30; points: 6 }
            DevelopmentLine { width: 240; mark: 1; name: "Irrigation"; cost: 10; points: 2; owned: true }
            DevelopmentLine { width: 240; mark: 1; name: "Granaries"; cost: 30; points: 6 }
            RefusalNote { width: 372; text: "Granaries cost 30. You have 28: 7 from the dice and goods worth 21." }
            Row {
                spacing: 8

                PlayerToken { mark: 0; letter: "Ada" }
                PlayerToken { mark: 1; letter: "Ben" }
                PlayerToken { mark: 2; letter: "Cleo" }
                PlayerToken { mark: 3; letter: "Dov" }
                PlayerToken { mark: 4; letter: "Eva" }
                SegmentedSwitch { mark: 1; options: ["Build", "Buy"]; current: 0; width: 130 }
            }
        }
    }
    Paper {
        x: 404; y: 8; width: 388; height: 544

        DiceTray {
            x: 8; y: 8; width: 372; title: "Dice"; note: "1 re-roll left"; dots: 3; dotsLeft: 1; diceCount: 5
            hint: "Touch a die to keep it or let it go"

            DieFace { face: "skull"; locked: true }
            DieFace { face: "food"; kept: true; mark: 1 }
            DieFace { face: "workers"; rollsAgain: true }
            DieFace { face: "coins" }
            DieFace { face: "" }
        }
        Row {
            x: 16; y: 178; spacing: 16

            DieFace { face: "choice"; choosable: true }
            DieFace { face: "choice"; choosable: true; choice: "food"; kept: true; mark: 1 }
            DieFace { face: "choice"; choosable: true; choice: "workers"; kept: true; mark: 1 }
            DieFace { face: "choice"; size: 42 }
            DieFace { face: "skull"; size: 42 }
        }
        PegBoard {
            x: 8; y: 252; width: 372; title: "Peg rows"

            PegRow { width: 372; good: "stone"; values: [0, 2, 6, 12, 20, 30, 42, 56]; count: 2 }
            PegRow { width: 372; good: "pottery"; values: [0, 3, 9, 18, 30, 45, 63]; count: 2; chosen: true; legal: true; mark: 1 }
            PegRow { width: 372; good: "wood"; values: [0, 1, 3, 6, 10, 15, 21, 28, 36]; count: 3; cameFrom: 2 }
            PegRow { width: 372; good: "cloth"; values: [0, 4, 12, 24, 40, 60]; count: 1; preview: 3 }
        }
    }
}
