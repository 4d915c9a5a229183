// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace pegsheet::app {

/// What can be heard: short and soft.
enum class Sound {
    None,
    Dice,    ///< dice on wood
    Tick,    ///< a pencil stroke
    Peg,     ///< a peg into its hole
    Disaster ///< two low strokes
};

/// Samples a second of what samplesOf() gives.
inline constexpr int kSampleRate = 24000;

/// The sound as 16-bit samples of one channel in the machine's byte order; the same on every machine. Empty for None.
[[nodiscard]] QByteArray samplesOf(Sound sound);

} // namespace pegsheet::app
