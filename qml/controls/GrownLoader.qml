// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Icons

// What fills its parent and grows with it in a large window, as pages do: what lies over something that does not.
Loader {
    id: root

    scale: PageScale.of(parent?.width ?? 0, parent?.height ?? 0)
    transformOrigin: Item.TopLeft
    width: Math.ceil((parent?.width ?? 0) / scale)
    height: Math.ceil((parent?.height ?? 0) / scale)
    onScaleChanged: Sharpness.renew(root.item as Item)
}
