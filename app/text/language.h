// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace pegsheet {

/// The codes of all languages that the words come in, English first.
[[nodiscard]] const QStringList &languages();

/// From now on every word is of that language, whatever the machine's locale says; texts already on the
/// screen have to be asked for again. False, and nothing changes, when `code` is none of languages().
/// A QCoreApplication must exist. English has to be installed too: its plurals stand in a file as well.
bool installLanguage(const QString &code);
/// The one installed last; English before any was.
[[nodiscard]] QString installedLanguage();
/// How dates, times and numbers are written in it: as in the machine's country where that speaks the language, English otherwise as
/// in the United Kingdom, with the day before the month.
[[nodiscard]] QLocale installedLocale();

} // namespace pegsheet
