// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// What a screen reader says of itself.
Announcer {
    objectName: "announcements"
    Accessible.ignored: said === ""
    Accessible.role: Accessible.Notification
    Accessible.name: said
}
