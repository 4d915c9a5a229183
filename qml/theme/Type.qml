// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Type by role. The sans is the application's font, so that its cut is kept; the serif names things.
QtObject {
    id: root

    // 1 is the size drawn; the least is never below 12.
    property real textScale: 1

    readonly property string serifFamily: "serif"
    readonly property int least: scaled(12)

    readonly property font small: sans(12, false)
    readonly property font smallBold: sans(12, true)
    readonly property font label: sans(14, false)
    readonly property font labelBold: sans(14, true)
    readonly property font body: sans(15, false)
    readonly property font bodyBold: sans(15, true)
    readonly property font button: sans(16, true)
    readonly property font figure: sans(18, true)
    readonly property font figureLight: sans(18, false)
    readonly property font number: sans(20, true)
    readonly property font numberLight: sans(20, false)
    readonly property font score: sans(24, true)
    readonly property font scoreLarge: sans(32, true)

    readonly property font nameSmall: serif(12)
    readonly property font name: serif(14)
    readonly property font nameLarge: serif(16)
    readonly property font heading: serif(18)
    readonly property font title: serif(20)
    readonly property font event: serif(28)

    // How wide a name is in the role of names.
    function nameWidth(text: string): real {
        return nameMetrics.advanceWidth(text)
    }

    readonly property FontMetrics nameMetrics: FontMetrics {
        font: root.name
    }

    function scaled(size: int): int {
        return Math.max(12, Math.round(size * textScale))
    }
    function sans(size: int, bold: bool): font {
        return Qt.font({ pixelSize: scaled(size), bold: bold })
    }
    function serif(size: int): font {
        return Qt.font({ family: serifFamily, pixelSize: scaled(size), bold: true })
    }
}
