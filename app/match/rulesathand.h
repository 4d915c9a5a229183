// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QVariantMap>

/// The parts of TableMatch::rules(), in the language installed.
namespace pegsheet::app::rulesathand {

/// Returns one thing that is explained: its name and what it does; `detail` says what it costs and earns, and may be empty.
[[nodiscard]] QVariantMap entry(const QString &title, const QString &text, const QString &detail = {});
/// Returns a heading with entries below it.
[[nodiscard]] QVariantMap section(const QString &title, const QVariantList &entries);
/// Returns the section that says how the app takes part: the game's own entries, then what is the same in every game.
[[nodiscard]] QVariantMap takingPart(QVariantList entries);

} // namespace pegsheet::app::rulesathand
