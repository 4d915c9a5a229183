// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace pegsheet {

/// What an option at set-up is called and what it changes; with a value, what that one means.
struct OptionWords
{
    std::string_view option;
    std::string_view value;
    const char *name = nullptr; ///< of an option; a value is called as the term of that kind
    const char *text = nullptr;
};

/// The words of the options of a game, in the order in which they are shown. An option is followed by its values, unless it is a
/// switch.
struct OptionTexts
{
    const char *context = nullptr; ///< in the translation files
    std::span<const OptionWords> rows = {};

    /// The ids of the options, and those of the values of an option; of a switch none.
    [[nodiscard]] QStringList options() const { return values({}); }
    [[nodiscard]] QStringList values(std::string_view option) const;
    /// What an option is called; an unknown one is its own name.
    [[nodiscard]] QString name(std::string_view option) const;
    /// What an option changes, in a plain sentence; that of the value, where it has one.
    [[nodiscard]] QString text(std::string_view option, std::string_view value = {}) const;
};

} // namespace pegsheet
