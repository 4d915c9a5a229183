// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "model/core/match.h"
#include "storage/library.h"

#include <QByteArray>
#include <QList>
#include <QPageSize>

namespace pegsheet::app {

/// A match on paper: a sheet a player, and over them the game, who won and why.
struct ScoreSheet
{
    QString title;
    QString result; ///< empty while the match goes on
    QString reason;
    QList<Paper> papers;
    QString notes = {}; ///< what the sheets say that cannot all be so; mostly empty
};

/// Returns the score sheet as the game draws it; without papers where it draws none.
[[nodiscard]] ScoreSheet scoreSheetOf(const Match &match);

/// Lays the sheet out on pages of that size in millimetres, two papers a page, each page with the title, the day and the names.
[[nodiscard]] QList<Paper> pagesOf(const ScoreSheet &sheet, const QString &names, const QString &when, QSizeF page);

/// Returns the paper that is usual in the country of the system's settings: Letter or A4.
[[nodiscard]] QPageSize::PageSizeId usualPage();

/// Returns the score sheet as a PDF file. Empty where the game draws none.
[[nodiscard]] QByteArray scoreSheetPdf(const Match &match, const storage::MatchEntry &entry,
                                       QPageSize::PageSizeId size = usualPage());

/// Returns the same as a picture, a PNG file with the pages beside each other, and the remark under the result. Empty where the
/// game draws none.
[[nodiscard]] QByteArray scoreSheetPicture(const Match &match, const storage::MatchEntry &entry,
                                           QPageSize::PageSizeId size = usualPage(), const QString &remark = {});

} // namespace pegsheet::app
