// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Toy

// A player's sheet as it lay, in a match that is played back.
HoleRow {
}
