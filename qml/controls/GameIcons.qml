// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// The picture that stands for a game.
QtObject {
    function of(game: string): string {
        switch (game) {
        case "bronze": return "greatPyramid"
        case "nations": return "temple"
        }
        return "dice"
    }
}
