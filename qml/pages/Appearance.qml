// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// Tells the theme what the table and the system want.
Item {
    id: root

    required property real pixelRatio

    SystemPalette {
        id: system
    }
    Binding {
        target: Theme
        property: "mode"
        value: {
            switch (App.settings.theme) {
            case Settings.Light: return Theme.Light
            case Settings.Dark: return Theme.Dark
            case Settings.HighContrast: return Theme.HighContrast
            }
            return system.window.hslLightness < 0.5 ? Theme.Dark : Theme.Light
        }
    }
    Binding {
        target: Theme
        property: "pixelRatio"
        value: root.pixelRatio
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: App.lessMotion
    }
    Binding {
        target: Type
        property: "textScale"
        value: App.settings.textSize / 100
    }
}
