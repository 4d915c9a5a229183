// SPDX-License-Identifier: Apache-2.0
// The score sheet on paper: everything that is ticked on the table is ticked there, and the pages can be printed.
#include "app/export/scoresheet.h"
#include "app/text/language.h"
#include "model/bronze/game.h"
#include "model/catalog.h"
#include "model/core/matchof.h"
#include "tests/registry.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_export_scoresheet {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::bronze;

namespace {

std::unique_ptr<MatchOf<Bronze>> finished(int players, const char *variant, std::uint64_t seed)
{
    static const std::vector<std::string> kNames{"Ada", "Benedikt", "Cleo „die Große“ von und zu Uruk", "陈"};
    Setup setup;
    setup.players.assign(kNames.begin(), kNames.begin() + players);
    setup.variant = variant;
    setup = canonicalSetup(Bronze::info(), setup);
    MaybeRefusal refusal;
    auto match = MatchOf<Bronze>::start(setup, refusal);
    for (const Value &move : findGame("bronze")->simulate(setup, {seed, true}).log)
        if (match->play(move))
            qFatal("a simulated move is refused");
    return match;
}

int count(const Paper &paper, Paper::Kind kind)
{
    return static_cast<int>(
        std::count_if(paper.marks().begin(), paper.marks().end(), [&](const Paper::Mark &mark) { return mark.kind == kind; }));
}

bool says(const Paper &paper, const QString &words)
{
    return std::any_of(paper.marks().begin(), paper.marks().end(), [&](const Paper::Mark &mark) { return mark.text == words; });
}

int boxesOn(const Sheet &sheet)
{
    int boxes = 0;
    for (const Target target : kAll<Target>)
        boxes += sheet.boxes(target);
    return boxes;
}

QImage pictureOf(const Paper &page, double dots)
{
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    page.paint(painter, dots);
    return image;
}

} // namespace

class TestScoreSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Under the result.
    void aRemarkStandsOnThePicture()
    {
        const auto match = finished(2, "classic", 5);
        storage::MatchEntry entry;
        entry.summary = match->standing();
        const QByteArray plain = scoreSheetPicture(*match, entry, QPageSize::A4);
        QVERIFY(!QImage::fromData(plain).isNull());
        QCOMPARE(scoreSheetPicture(*match, entry, QPageSize::A4), plain);
        QVERIFY(scoreSheetPicture(*match, entry, QPageSize::A4, QStringLiteral("Ada: Luck +4 %.")) != plain);
    }

    void everyTickIsThere_data();
    void everyTickIsThere();
    void earnedPointsAreRinged();
    void nothingLeavesThePaper();
    void aPageHoldsTwoSheets();
    void thePdfHasItsPages();
    void itIsWrittenInBothLanguages();
};

void TestScoreSheet::everyTickIsThere_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("variant");
    for (const char *variant : {"classic", "2024", "late"})
        for (int players = 1; players <= 4; ++players)
            QTest::addRow("%s %d", variant, players) << players << QByteArray(variant);
}

void TestScoreSheet::everyTickIsThere()
{
    QFETCH(int, players);
    QFETCH(QByteArray, variant);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto match = finished(players, variant.constData(), seed);
        const State &state = match->current();
        const ScoreSheet sheet = scoreSheetOf(*match);
        QCOMPARE(sheet.papers.size(), players);
        for (int seat = 0; seat < players; ++seat) {
            const Sheet &mine = state.sheets[static_cast<std::size_t>(seat)];
            const int ships = state.variant == Variant::Late ? mine.ships : 0;
            const int ticks = boxesOn(mine) + mine.developments.size() + std::min(45, int(mine.disasters)) + ships;
            QCOMPARE(count(sheet.papers[seat], Paper::Kind::Tick), ticks);
            QVERIFY(says(sheet.papers[seat], QString::fromStdString(match->setup().players[static_cast<std::size_t>(seat)])));
            QVERIFY(says(
                sheet.papers[seat],
                QString::number(match->scores()[static_cast<std::size_t>(seat)].total).replace(QLatin1Char('-'), QChar(0x2212))));
        }
    }
}

void TestScoreSheet::earnedPointsAreRinged()
{
    const auto match = finished(3, "classic", 4);
    const ScoreSheet sheet = scoreSheetOf(*match);
    for (int seat = 0; seat < 3; ++seat) {
        const Sheet &mine = match->current().sheets[static_cast<std::size_t>(seat)];
        int earned = mine.developments.size();
        for (const Monument monument : kAll<Monument>)
            earned += mine.finished(targetOf(monument));
        QCOMPARE(count(sheet.papers[seat], Paper::Kind::Ring), earned);
    }
}

void TestScoreSheet::nothingLeavesThePaper()
{
    for (const char *variant : {"classic", "late"})
        for (const Paper &paper : scoreSheetOf(*finished(4, variant, 2)).papers)
            for (const Paper::Mark &mark : paper.marks())
                QVERIFY2(QRectF(QPointF(), paper.size()).contains(mark.place.normalized().toAlignedRect().adjusted(1, 1, -1, -1))
                             || mark.kind == Paper::Kind::Line,
                         qPrintable(mark.text));
}

void TestScoreSheet::aPageHoldsTwoSheets()
{
    const QSizeF a4 = QPageSize(QPageSize::A4).size(QPageSize::Millimeter);
    const QSizeF letter = QPageSize(QPageSize::Letter).size(QPageSize::Millimeter);
    for (const QSizeF size : {a4, letter}) {
        QCOMPARE(pagesOf(scoreSheetOf(*finished(1, "classic", 1)), {}, {}, size).size(), 1);
        QCOMPARE(pagesOf(scoreSheetOf(*finished(3, "classic", 1)), {}, {}, size).size(), 2);
        const QList<Paper> pages = pagesOf(scoreSheetOf(*finished(4, "late", 1)), QStringLiteral("Ada, Ben"),
                                           QStringLiteral("31 May 2024"), size);
        QCOMPARE(pages.size(), 2);
        for (const Paper &page : pages) {
            QVERIFY(says(page, QStringLiteral("Ada, Ben")));
            QVERIFY(says(page, QStringLiteral("31 May 2024")));
            // Something is drawn, and the margin stays white.
            const QImage picture = pictureOf(page, 2);
            int dark = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    if (qGray(picture.pixel(x, y)) < 128) {
                        ++dark;
                        QVERIFY(x >= 19 && y >= 19 && x < picture.width() - 19 && y < picture.height() - 19);
                    }
            QVERIFY(dark > 2000);
        }
    }
}

void TestScoreSheet::thePdfHasItsPages()
{
    storage::MatchEntry entry;
    entry.touchedAt = 1'717'178'400;
    for (int players = 1; players <= 4; ++players) {
        const QByteArray pdf = scoreSheetPdf(*finished(players, "2024", 3), entry, QPageSize::A4);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), (players + 1) / 2);
    }
    const QString folder = qEnvironmentVariable("PEGSHEET_PAPERS");
    if (folder.isEmpty())
        return;
    for (const char *variant : {"classic", "late"})
        for (const char *language : {"en", "de"}) {
            installLanguage(QString::fromLatin1(language));
            const auto pages = pagesOf(scoreSheetOf(*finished(4, variant, 3)), QStringLiteral("Ada, Benedikt, Cleo, Dov"),
                                       QStringLiteral("31. Mai 2024"), QPageSize(QPageSize::A4).size(QPageSize::Millimeter));
            pictureOf(pages.first(), 6)
                .save(QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(variant), QLatin1String(language)));
        }
    installLanguage(QStringLiteral("en"));
}

void TestScoreSheet::itIsWrittenInBothLanguages()
{
    const auto match = finished(2, "classic", 3);
    QVERIFY(says(scoreSheetOf(*match).papers.first(), QStringLiteral("4th city")));
    QVERIFY(installLanguage(QStringLiteral("de")));
    const ScoreSheet german = scoreSheetOf(*match);
    QVERIFY(installLanguage(QStringLiteral("en")));
    QVERIFY(says(german.papers.first(), QStringLiteral("4. Stadt")));
    QVERIFY(german.result != scoreSheetOf(*match).result);
}

} // namespace tst_export_scoresheet

PEGSHEET_WINDOW_TEST(tst_export_scoresheet, TestScoreSheet)
#include "tst_export_scoresheet.moc"
