// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Match

// A match of Empire's End in play.
MatchFrame {}
