// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Scan

// What the camera shows, as large as its place.
CameraPicture {}
