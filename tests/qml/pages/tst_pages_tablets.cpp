// SPDX-License-Identifier: Apache-2.0
// Two tablets at one table, both running: what one shows the other takes in.
#include "tests/places.h"
#include "tests/registry.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_tablets {

using namespace Qt::StringLiterals;

namespace {

/// A running tablet that does what it is told (tablet.cpp).
class Tablet
{
public:
    Tablet(const QTemporaryDir &folder, const QString &name)
    {
        QProcessEnvironment home = QProcessEnvironment::systemEnvironment();
        home.insert(u"HOME"_s, folder.filePath(name));
        home.insert(u"XDG_CONFIG_HOME"_s, folder.filePath(name));
        m_process.setProcessEnvironment(home);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(pegsheet::tests::programPath(u"pegsheet_tablet"_s), {folder.filePath(name + u".db"_s)});
    }
    ~Tablet()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    Tablet(const Tablet &) = delete;
    Tablet &operator=(const Tablet &) = delete;

    /// What it answers to an order; "no" where it could not, or is gone.
    QString told(const QString &order, const QStringList &with = {})
    {
        m_process.write((QStringList(order) + with).join(u'\t').toUtf8() + '\n');
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(60000))
                return u"no"_s;
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    bool does(const QString &order, const QStringList &with = {}) { return told(order, with) == u"yes"; }

private:
    QProcess m_process;
};

} // namespace

class PagesTablets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exchangeForkAndComeTogether_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("bronze") << u"bronze"_s;
        QTest::newRow("nations") << u"nations"_s;
        QTest::newRow("empires") << u"empires"_s;
    }
    void exchangeForkAndComeTogether();
    void aRoundIsEnteredByBoth();
};

void PagesTablets::exchangeForkAndComeTogether()
{
    QFETCH(const QString, game);
    const QTemporaryDir folder;
    const QString picture = folder.filePath(u"window.png"_s);
    Tablet ada(folder, u"ada"_s);
    Tablet ben(folder, u"ben"_s);

    // The match goes over as a picture of Ada's window.
    QVERIFY(ada.does(u"begin"_s, {game, u"Ada"_s, u"Ben"_s}));
    QVERIFY(ada.told(u"whole"_s).startsWith(u"PEGSHEET:"_s));
    QVERIFY(ada.does(u"picture"_s, {picture}));
    QVERIFY(ben.does(u"file"_s, {picture}));
    QCOMPARE(ben.told(u"arrived"_s), u"New"_s);
    QVERIFY(ben.does(u"right"_s));
    const QString begun = ada.told(u"state"_s);
    QCOMPARE(ben.told(u"state"_s), begun);

    // Both type Ada's turn, each differently: a fork, seen by whoever takes the other's text in.
    QVERIFY(ada.does(u"play"_s));
    QVERIFY(ben.does(u"otherwise"_s));
    const QString bens = ben.told(u"state"_s);
    QVERIFY(bens != begun && ada.told(u"state"_s) != bens);
    QVERIFY(ada.does(u"paste"_s, {ben.told(u"news"_s)}));
    QCOMPARE(ada.told(u"arrived"_s), u"Fork"_s);
    QVERIFY(ada.does(u"right"_s)); // take theirs
    QCOMPARE(ada.told(u"state"_s), bens);

    // Together again: what was decided is nothing new to Ben, and his next turn comes on top of Ada's match.
    QVERIFY(ada.told(u"whole"_s).startsWith(u"PEGSHEET:"_s));
    QVERIFY(ada.does(u"picture"_s, {picture}));
    QVERIFY(ben.does(u"file"_s, {picture}));
    QCOMPARE(ben.told(u"arrived"_s), u"Same"_s);
    QVERIFY(ben.does(u"right"_s));
    QVERIFY(ben.does(u"play"_s));
    QVERIFY(ben.told(u"news"_s).startsWith(u"PEGSHEET:"_s));
    QVERIFY(ben.does(u"picture"_s, {picture}));
    QVERIFY(ada.does(u"file"_s, {picture}));
    QCOMPARE(ada.told(u"arrived"_s), u"Further"_s);
    QVERIFY(ada.does(u"right"_s));
    QCOMPARE(ada.told(u"state"_s), ben.told(u"state"_s));

    QCOMPARE(ada.told(u"warnings"_s), u"no"_s);
    QCOMPARE(ben.told(u"warnings"_s), u"no"_s);
}

// Empire's End with resources: both enter their own Industry round at once, one joins what both entered, and so to the end.
void PagesTablets::aRoundIsEnteredByBoth()
{
    const QTemporaryDir folder;
    Tablet ada(folder, u"ada"_s);
    Tablet ben(folder, u"ben"_s);
    const auto goesTo = [](Tablet &from, Tablet &to, const QString &kind) {
        return to.does(u"paste"_s, {from.told(u"whole"_s)}) && to.told(u"arrived"_s) == kind && to.does(u"right"_s)
            && to.told(u"state"_s) == from.told(u"state"_s);
    };
    QVERIFY(ada.does(u"beginWithResources"_s, {u"Ada"_s, u"Ben"_s}));
    QVERIFY(ada.does(u"click"_s, {u"space0"_s, u"kind0"_s, u"number9"_s, u"bid0"_s, u"taker1"_s, u"place1"_s}));
    QVERIFY(goesTo(ada, ben, u"New"_s));
    // The start marker is Ben's now, and with it the round.
    QVERIFY(ben.does(u"click"_s, {u"space2"_s}));
    QVERIFY(goesTo(ben, ada, u"Further"_s));
    QVERIFY(ada.does(u"click"_s, {u"tab0"_s, u"sellCard"_s, u"sellCard"_s, u"doneOne"_s}));
    QVERIFY(ben.does(u"click"_s, {u"playCard"_s, u"kind3"_s, u"number4"_s, u"hammers1"_s, u"place2"_s, u"doneOne"_s}));
    QVERIFY(ben.does(u"paste"_s, {ada.told(u"whole"_s)}));
    QCOMPARE(ben.told(u"arrived"_s), u"Fork"_s);
    QVERIFY(ben.does(u"right"_s)); // both
    QVERIFY(ben.told(u"state"_s) != ada.told(u"state"_s));
    QVERIFY(goesTo(ben, ada, u"Further"_s));
    QVERIFY(ada.does(u"click"_s, {u"space4"_s}) && ada.does(u"count"_s));
    QVERIFY(goesTo(ada, ben, u"Further"_s));
    QCOMPARE(ada.told(u"warnings"_s), u"no"_s);
    QCOMPARE(ben.told(u"warnings"_s), u"no"_s);
}

} // namespace tst_pages_tablets

PEGSHEET_TEST(tst_pages_tablets, PagesTablets)

#include "tst_pages_tablets.moc"
