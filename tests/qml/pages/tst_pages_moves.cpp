// SPDX-License-Identifier: Apache-2.0
// The list of moves in the window: words are looked for in it, a round is jumped to, and ways that were left are gone over to.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_moves {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::app::MoveList;
using pegsheet::tests::Table;

class PagesMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void wordsAreLookedFor_data() { everywhere(); }
    void wordsAreLookedFor()
    {
        Table table(options());
        QVERIFY(playRounds(table, 3));
        QVERIFY(openMoves(table));
        QObject *list = table.find(u"moveList"_s);
        const int all = list->property("count").toInt();
        QCOMPARE(all, table.match()->moveList()->rowCount());
        QVERIFY(table.click(u"search"_s));
        QVERIFY(table.find(u"searchText"_s)->property("isEditing").toBool());
        table.type(u"BEN "_s + wordOf(table, 2).left(4).toUpper());
        QTRY_VERIFY(list->property("count").toInt() < all);
        const int found = list->property("count").toInt();
        QVERIFY(found > 0);
        QCOMPARE(found, matching(table, {u"Ben"_s, wordOf(table, 2).left(4)}));
        // A found move is the one that is asked about.
        QQuickItem *first = firstLine(table);
        QVERIFY(first != nullptr);
        const QString name = first->objectName();
        QVERIFY(table.click(first));
        QVERIFY(table.find(u"question"_s)->property("text").toString().startsWith(u"Ben: "_s));
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"question"_s) == nullptr && table.find(u"searchText"_s) != nullptr);
        // And back leads to the whole list, then to the match.
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"searchText"_s) == nullptr);
        QCOMPARE(list->property("count").toInt(), all);
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"moveList"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Large and small letters are the same, and accents need not be typed; what nobody did finds nothing.
    void accentsNeedNotBeTyped()
    {
        m_size = {360, 640};
        m_language = u"de"_s;
        Table table(options());
        QVERIFY(table.begin({u"Zoë"_s, u"Ben"_s}, true));
        QVERIFY(table.enter({u"food"_s, u"good"_s, u"food"_s}));
        QVERIFY(openMoves(table));
        QVERIFY(table.click(u"search"_s));
        table.type(u"zoe"_s);
        QTRY_COMPARE(table.find(u"moveList"_s)->property("count").toInt(), table.match()->moveList()->rowCount());
        table.type(u" xyzzy"_s);
        QTRY_COMPARE(table.find(u"moveList"_s)->property("count").toInt(), 0);
        QVERIFY(table.click(u"search"_s));
        QCOMPARE(table.find(u"moveList"_s)->property("count").toInt(), table.match()->moveList()->rowCount());
        QCOMPARE(table.warnings(), QStringList());
    }

    // Above the newest move of every round stands which it is, also where only some moves are shown; new moves move it.
    void roundsHaveHeadings_data() { everywhere(); }
    void roundsHaveHeadings()
    {
        Table table(options());
        QVERIFY(playRounds(table, 3));
        QVERIFY(openMoves(table));
        const int made = table.match()->moveList()->made();
        QVERIFY(table.find(u"heading3"_s) != nullptr);
        QVERIFY(rectOf(table.find(u"moveList"_s)).contains(rectOf(table.find(u"heading3"_s))));
        QVERIFY(rectOf(table.find(u"heading3"_s)).bottom() <= rectOf(table.find(u"move%1"_s.arg(made - 1))).top());
        const int last = firstOf(table, 3) - 1;
        show(table, last);
        const QRectF heading = rectOf(table.find(u"heading2"_s));
        QVERIFY(heading.bottom() <= rectOf(table.find(u"move%1"_s.arg(last))).top());
        QVERIFY(heading.top() >= rectOf(table.find(u"move%1"_s.arg(last + 1))).bottom());
        QVERIFY(table.click(u"search"_s));
        table.type(u"BEN"_s);
        QTRY_VERIFY(table.find(u"moveList"_s)->property("count").toInt() < made);
        show(table, 0);
        QVERIFY(table.find(u"heading1"_s) != nullptr);
        QVERIFY(table.click(u"search"_s));
        // Undone and made otherwise: one heading a round, above the newest.
        table.match()->goTo(firstOf(table, 3));
        table.match()->correct(-1, {{u"round"_s, 3}}, {});
        table.settle();
        show(table, table.match()->moveList()->made() - 1);
        QVERIFY(table.find(u"heading2"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    void everywhere()
    {
        pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
    }

    Table::Options options()
    {
        if (QTest::currentDataTag() != nullptr) {
            QFETCH(QSize, size);
            QFETCH(QString, language);
            m_size = size;
            m_language = language;
        }
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = m_size;
        options.language = m_language;
        return options;
    }

    static bool playRounds(Table &table, int rounds)
    {
        if (!table.begin({u"Ada"_s, u"Ben"_s}, true))
            return false;
        while (table.match()->round() < rounds || table.match()->seat() == 0)
            if (!table.enter({u"food"_s, u"good"_s, u"food"_s}) || !table.finishTurn())
                return false;
        return true;
    }

    static bool openMoves(Table &table) { return table.openMenu() && table.click(u"menuMoves"_s); }

    // Far down in a list only what is seen is there.
    static void show(Table &table, int row)
    {
        constexpr int kCenter = 1;
        QMetaObject::invokeMethod(table.find(u"moveList"_s), "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, kCenter));
        table.settle();
    }

    static bool click(Table &table, int place)
    {
        show(table, place);
        return table.click(u"move%1"_s.arg(place));
    }

    static QVariant at(Table &table, int place, int role)
    {
        const MoveList *list = table.match()->moveList();
        return list->data(list->index(place), role);
    }

    static QVariantList sentences(Table &table)
    {
        QVariantList sentences;
        for (int place = 0; place < table.match()->moveList()->rowCount(); ++place)
            sentences.append(at(table, place, MoveList::SentenceRole));
        return sentences;
    }

    // The longest word of that move's sentence.
    static QString wordOf(Table &table, int place)
    {
        QStringList words = at(table, place, MoveList::SentenceRole).toString().split(u' ');
        return *std::max_element(words.begin(), words.end(), [](auto &a, auto &b) { return a.size() < b.size(); });
    }

    static int matching(Table &table, const QStringList &words)
    {
        int count = 0;
        for (int place = 0; place < table.match()->moveList()->rowCount(); ++place) {
            const QString text = at(table, place, MoveList::PlayerRole).toString()
                + at(table, place, MoveList::SentenceRole).toString() + at(table, place, MoveList::DetailRole).toString();
            count += std::all_of(words.begin(), words.end(),
                                 [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        }
        return count;
    }

    static int firstOf(Table &table, int round)
    {
        int place = 0;
        while (at(table, place, MoveList::RoundRole).toInt() < round)
            ++place;
        return place;
    }

    static QQuickItem *firstLine(Table &table)
    {
        const QRectF view = rectOf(table.find(u"moveList"_s));
        return table.findIf(table.find(u"moveList"_s), [view](QQuickItem *item) {
            return item->objectName().startsWith(u"move"_s) && item->objectName() != u"moveList"_s && view.contains(rectOf(item));
        });
    }

    static QRectF rectOf(QQuickItem *item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QSize m_size;
    QString m_language;
};

} // namespace tst_pages_moves

PEGSHEET_WINDOW_TEST(tst_pages_moves, PagesMoves)
#include "tst_pages_moves.moc"
