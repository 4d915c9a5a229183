// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Toy

// There is no more to see in a wider window.
CompactMatch {
}
