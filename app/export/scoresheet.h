// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "model/core/match.h"
#include "storage/library.h"

#include <QByteArray>
#include <QList>
#include <QPageSize>

namespace pegsheet::app {

/// What a match looks like on paper: a sheet a player, and over them the game, who won and why.
struct ScoreSheet
{
    QString title;
    QString result; ///< empty while the match goes on
    QString reason;
    QList<Paper> papers;
};

/// As the game draws it; without papers where it draws none.
[[nodiscard]] ScoreSheet scoreSheetOf(const Match &match);

/// The pages of it, two sheets a page, each with the title, the day and the names.
[[nodiscard]] QList<Paper> pagesOf(const ScoreSheet &sheet, const QString &names, const QString &when, QSizeF page);

/// The paper that lies in the printers of the country.
[[nodiscard]] QPageSize::PageSizeId usualPage();

/// A PDF of it. Empty where the game draws none.
[[nodiscard]] QByteArray scoreSheetPdf(const Match &match, const storage::MatchEntry &entry,
                                       QPageSize::PageSizeId size = usualPage());

} // namespace pegsheet::app
