// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <QVariant>
#include <filesystem>

namespace pegsheet::app {

/// Converts a value from QML to one of the model. Numbers become integers (what is no whole number becomes text, which no field
/// accepts); what has no counterpart becomes nothing.
[[nodiscard]] Value valueOf(const QVariant &variant);
/// Converts a value of the model so that valueOf() reads it as that value again.
[[nodiscard]] QVariant variantOf(const Value &value);

/// Converts a file's name to a path.
[[nodiscard]] std::filesystem::path pathOf(const QString &file);

} // namespace pegsheet::app
