// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <QVariant>
#include <filesystem>

namespace pegsheet::app {

/// A value from QML as the model reads it. Numbers become integers (what is no whole number becomes text,
/// which no field accepts); what has no counterpart becomes nothing.
[[nodiscard]] Value valueOf(const QVariant &variant);
/// And back: what valueOf() reads as that value again.
[[nodiscard]] QVariant variantOf(const Value &value);

/// A file by its name.
[[nodiscard]] std::filesystem::path pathOf(const QString &file);

} // namespace pegsheet::app
