// SPDX-License-Identifier: Apache-2.0
import QtQuick

// What a card looks like on the table, where its game draws that.
Loader {
    id: root

    // See recordPicture().
    required property var picture
    required property string title
    property bool isSmall: false
    readonly property string page: picture.page ?? ""

    width: page !== "" ? Math.ceil(item?.implicitWidth ?? 0) : 0
    height: page !== "" ? Math.ceil(item?.implicitHeight ?? 0) : 0
    visible: page !== ""
    onPageChanged: show()
    onIsSmallChanged: show()
    Component.onCompleted: show()

    function show() {
        if (page !== "")
            setSource(page, { piece: picture, name: title, isSmall: isSmall })
    }

    Binding {
        target: root.item
        property: "piece"
        value: root.picture
        when: root.page !== ""
    }
    Binding {
        target: root.item
        property: "name"
        value: root.title
    }
}
