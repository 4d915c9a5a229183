// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls

ApplicationWindow {
    width: 360
    height: 640
    visible: true
}
