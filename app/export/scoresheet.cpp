// SPDX-License-Identifier: Apache-2.0
#include "app/export/scoresheet.h"

#include "app/export/day.h"
#include "app/match/gametable.h"
#include "app/text/gametext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

namespace pegsheet::app {

namespace {

struct ScoreSheetPage
{
    Q_DECLARE_TR_FUNCTIONS(ScoreSheetPage)
};

constexpr int kDotsAnInch = 1200;
constexpr double kMillimetresAnInch = 25.4;
constexpr double kDotsAMillimetre = 8; // of a picture
constexpr double kMargin = 10;         // millimetres
constexpr double kHead = 22;
constexpr double kGap = 5;
constexpr int kSheetsAPage = 2;

void drawHead(Paper &page, const ScoreSheet &sheet, const QString &names, const QString &when)
{
    const double width = page.size().width() - 2 * kMargin;
    const auto line = [&](double y, double height, const QString &words, double size, Paper::Face face) {
        page.text({kMargin, kMargin + y, width, height}, words, size, face);
    };
    line(0, 8, sheet.title, 6, Paper::Face::Title);
    page.text({kMargin + width / 2, kMargin, width / 2, 8}, when, 3.6, Paper::Face::Plain, Qt::AlignRight | Qt::AlignVCenter);
    line(8, 5, names, 3.6, Paper::Face::Plain);
    if (sheet.result.isEmpty())
        return;
    //: On a printed score sheet: %1 "Cleo wins the tie", %2 a sentence that says why
    const QString result = sheet.reason.isEmpty() ? sheet.result : ScoreSheetPage::tr("%1. %2").arg(sheet.result, sheet.reason);
    line(13, 5, result, 3.6, Paper::Face::Bold);
    line(17.6, 4, sheet.notes, 2.8, Paper::Face::Plain);
}

QStringList namesOf(const Match &match)
{
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    return names;
}

} // namespace

ScoreSheet scoreSheetOf(const Match &match)
{
    const GameTable &game = gameTable(match);
    if (game.paper == nullptr)
        return {};
    const QStringList names = namesOf(match);
    ScoreSheet sheet;
    sheet.title = game.paperTitle != nullptr ? game.paperTitle(match) : findGameText(game.game)->name();
    if (match.over()) {
        const QVariantMap table = game.scoreTable(match, names, {});
        sheet.result = table[QStringLiteral("title")].toString();
        // Alone it compares with other matches, which are not on this sheet.
        if (names.size() > 1)
            sheet.reason = table[QStringLiteral("sentence")].toString();
        sheet.notes = table[QStringLiteral("notes")].toStringList().join(u' ');
    }
    for (int seat = 0; seat < names.size(); ++seat)
        sheet.papers.append(game.paper(match, seat, names));
    return sheet;
}

QList<Paper> pagesOf(const ScoreSheet &sheet, const QString &names, const QString &when, QSizeF size)
{
    QList<Paper> pages;
    const double width = size.width() - 2 * kMargin;
    const double height = (size.height() - 2 * kMargin - kHead - kGap) / kSheetsAPage;
    for (int place = 0; place < sheet.papers.size(); ++place) {
        if (place % kSheetsAPage == 0) {
            pages.append(Paper(size));
            drawHead(pages.last(), sheet, names, when);
        }
        const Paper &paper = sheet.papers[place];
        const double scale = qMin(width / paper.size().width(), height / paper.size().height());
        const double y = kMargin + kHead + place % kSheetsAPage * (height + kGap);
        pages.last().put(paper, {kMargin + (width - paper.size().width() * scale) / 2, y}, scale);
    }
    return pages;
}

QPageSize::PageSizeId usualPage()
{
    switch (QLocale::system().territory()) {
    case QLocale::UnitedStates:
    case QLocale::Canada:
    case QLocale::Mexico:
    case QLocale::PuertoRico:
    case QLocale::Philippines:
    case QLocale::Chile:
    case QLocale::Colombia:
    case QLocale::Venezuela: return QPageSize::Letter;
    default: return QPageSize::A4;
    }
}

QByteArray scoreSheetPdf(const Match &match, const storage::MatchEntry &entry, QPageSize::PageSizeId size)
{
    const ScoreSheet sheet = scoreSheetOf(match);
    const QList<Paper> pages = pagesOf(sheet, namesOf(match).join(QStringLiteral(", ")), dayText(playedAt(entry)),
                                       QPageSize(size).size(QPageSize::Millimeter));
    if (pages.isEmpty())
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsAnInch);
    writer.setPageSize(QPageSize(size));
    writer.setPageMargins({0, 0, 0, 0});
    writer.setTitle(sheet.title);
    writer.setCreator(QStringLiteral("Pegsheet"));
    QPainter painter(&writer);
    for (const Paper &page : pages) {
        if (&page != &pages.first())
            writer.newPage();
        page.paint(painter, kDotsAnInch / kMillimetresAnInch);
    }
    painter.end();
    return bytes;
}

QByteArray scoreSheetPicture(const Match &match, const storage::MatchEntry &entry, QPageSize::PageSizeId size,
                             const QString &remark)
{
    ScoreSheet sheet = scoreSheetOf(match);
    sheet.notes = QStringList{sheet.notes, remark}.join(u' ').trimmed();
    const QSizeF page = QPageSize(size).size(QPageSize::Millimeter);
    const QList<Paper> pages = pagesOf(sheet, namesOf(match).join(QStringLiteral(", ")), dayText(playedAt(entry)), page);
    if (pages.isEmpty())
        return {};
    const QSize dots = (page * kDotsAMillimetre).toSize();
    QImage picture(dots.width() * static_cast<int>(pages.size()), dots.height(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Paper &each : pages) {
        each.paint(painter, kDotsAMillimetre);
        painter.translate(dots.width(), 0);
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace pegsheet::app
