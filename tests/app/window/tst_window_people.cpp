// SPDX-License-Identifier: Apache-2.0
#include "app/people.h"
#include "tests/registry.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_window_people {

using namespace pegsheet::app;

namespace {

QString textOf(const People &people)
{
    QStringList texts;
    for (const QVariant &person : people.list())
        texts.append(person.toMap().value(QStringLiteral("name")).toString() + u'='
                     + person.toMap().value(QStringLiteral("mark")).toString());
    return texts.join(u' ');
}

} // namespace

class PeopleTest : public QObject
{
    Q_OBJECT

    QMap<QString, QString> m_texts;

    Settings::Read read()
    {
        return [this](const QString &key) { return m_texts.value(key); };
    }
    Settings::Write write()
    {
        return [this](const QString &key, const QString &text) { m_texts.insert(key, text); };
    }

    static People::Kept nobody()
    {
        return [] { return QStringList(); };
    }

private Q_SLOTS:
    void init() { m_texts.clear(); }

    void whoPlayedIsRememberedWithTheMark()
    {
        {
            People people(read(), write(), nobody(), nullptr);
            QCOMPARE(people.markOf(QStringLiteral("Ada")), -1);
            QSignalSpy changed(&people, &People::changed);
            people.played({QStringLiteral("Ada"), QStringLiteral("Zoë van Dam")}, {4, 0});
            QCOMPARE(changed.count(), 1);
        }
        const People again(read(), write(), nobody(), nullptr);
        QCOMPARE(textOf(again), QStringLiteral("Ada=4 Zoë van Dam=0"));
        QCOMPARE(again.markOf(QStringLiteral("Zoë van Dam")), 0);
    }

    void whoPlayedLastComesFirstAndOnce()
    {
        People people(read(), write(), nobody(), nullptr);
        people.played({QStringLiteral("Ada"), QStringLiteral("Ben")}, {0, 1});
        people.played({QStringLiteral("Cleo"), QStringLiteral("Ben")}, {2, 3});
        QCOMPARE(textOf(people), QStringLiteral("Cleo=2 Ben=3 Ada=0"));
    }

    // Marks that are not given go by seat.
    void marksGoBySeatWhereNoneAreGiven()
    {
        People people(read(), write(), nobody(), nullptr);
        people.played({QStringLiteral("Ada"), QStringLiteral("Ben")}, {});
        QCOMPARE(textOf(people), QStringLiteral("Ada=0 Ben=1"));
    }

    void theLastTableOfAnOlderMemoryIsKnown()
    {
        m_texts.insert(QStringLiteral("names"), QStringLiteral("Ada\nBen"));
        const People people(read(), write(), nobody(), nullptr);
        QCOMPARE(textOf(people), QStringLiteral("Ada=0 Ben=1"));
    }

    void whatIsNoPersonIsLeftOut()
    {
        m_texts.insert(QStringLiteral("people"), QStringLiteral("4 Ada\n\n9 Ben\n-1 Cleo\n2\n1 Dov"));
        const People people(read(), write(), nobody(), nullptr);
        QCOMPARE(textOf(people), QStringLiteral("Ada=4 Dov=1"));
    }

    // Names of matches that came in are offered behind those that played here, with marks that differ.
    void whoCameInIsKnown()
    {
        m_texts.insert(QStringLiteral("people"), QStringLiteral("4 Ada"));
        QStringList kept{QStringLiteral("Ben"), QStringLiteral("Ada"), QStringLiteral("Cleo")};
        People people(
            read(), write(), [&] { return kept; }, nullptr);
        QCOMPARE(textOf(people), QStringLiteral("Ada=4 Ben=1 Cleo=2"));
        QCOMPARE(people.markOf(QStringLiteral("Cleo")), 2);
        kept.append(QStringLiteral("Dov"));
        people.reload();
        QCOMPARE(textOf(people), QStringLiteral("Ada=4 Ben=1 Cleo=2 Dov=3"));
        people.played({QStringLiteral("Cleo")}, {0});
        QCOMPARE(textOf(people), QStringLiteral("Cleo=0 Ada=4 Ben=2 Dov=3"));
        QVERIFY(!m_texts.value(QStringLiteral("people")).contains(QStringLiteral("Ben")));
    }

    // Composed or not, with a no-break blank behind or without: one person, as typed last.
    void whoIsSpeltInTwoWaysIsOne()
    {
        m_texts.insert(QStringLiteral("people"), QStringLiteral("4 Jose\u0301\n1 Ada\n2 Jos\u00E9\u200B"));
        People people(
            read(), write(),
            [] {
                return QStringList{QStringLiteral("Jos\u00E9\u00A0"), QStringLiteral("Ben")};
            },
            nullptr);
        QCOMPARE(textOf(people), QStringLiteral("Jose\u0301=4 Ada=1 Ben=2"));
        QCOMPARE(people.markOf(QStringLiteral("Jos\u00E9")), 4);
        QVERIFY(People::areOne(QStringLiteral(" Jose\u0301"), QStringLiteral("Jos\u00E9")));
        QVERIFY(!People::areOne(QStringLiteral("Jose"), QStringLiteral("Jos\u00E9")));
        people.played({QStringLiteral("Jos\u00E9")}, {3});
        QCOMPARE(textOf(people), QStringLiteral("Jos\u00E9=3 Ada=1 Ben=2"));
    }

    void notMoreAreRememberedThanSixty()
    {
        People people(read(), write(), nobody(), nullptr);
        for (int guest = 0; guest < 100; ++guest)
            people.played({QStringLiteral("Guest %1").arg(guest)}, {0});
        QCOMPARE(people.list().size(), People::kMost);
        QCOMPARE(people.list().constFirst().toMap().value(QStringLiteral("name")).toString(), QStringLiteral("Guest 99"));
    }
};

} // namespace tst_window_people

PEGSHEET_TEST(tst_window_people, PeopleTest)
#include "tst_window_people.moc"
