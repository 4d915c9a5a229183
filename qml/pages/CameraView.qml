// SPDX-License-Identifier: Apache-2.0
import QtMultimedia

// What a camera or a film shows, as large as its place.
VideoOutput {
    fillMode: VideoOutput.PreserveAspectCrop
}
