// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/preview.h"
#include "model/bronze/state.h"

#include <QStringList>
#include <QVariantList>

/// What dice would bring, in tiles and sentences.
namespace pegsheet::app::traytext {

/// Food, goods, workers, coins, skulls: "key", "amount", "reason", "bad".
[[nodiscard]] QVariantList tiles(const bronze::State &state, const bronze::DicePreview &preview);
/// The rows of the board afterwards, food first: "key", "from", "to", "value".
[[nodiscard]] QVariantList board(const bronze::State &state, const bronze::DicePreview &preview);
/// Feeding, then the disaster and whom it hits or spares; names by seat.
[[nodiscard]] QStringList outlook(const bronze::State &state, const bronze::DicePreview &preview,
                                  const QStringList &names);

} // namespace pegsheet::app::traytext
