// SPDX-License-Identifier: Apache-2.0
// Moves are shown while they are committed, and told once they are kept; where the disk fails they are made all the same
// and wait for it.
#include "tests/app/bronze/table.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <QQmlListReference>
#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

namespace tst_bronze_keeping {

using namespace pegsheet;
using namespace pegsheet::app;
namespace faults = pegsheet::storage::test::faults;

namespace {

QVariantMap shownOf(const QObject *object);

QVariantList shownOf(const QQmlListReference &list)
{
    QVariantList shown;
    for (qsizetype place = 0; place < list.count(); ++place)
        shown.append(shownOf(list.at(place)));
    return shown;
}

QVariantList shownOf(const QAbstractListModel &model)
{
    QVariantList shown;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int role = MoveList::SeatRole; role <= MoveList::RoundRole; ++role)
            shown.append(model.data(model.index(row), role));
    return shown;
}

/// Everything that bindings can see of it.
QVariantMap shownOf(const QObject *object)
{
    QVariantMap shown;
    const QMetaObject *meta = object->metaObject();
    for (int index = 0; index < meta->propertyCount(); ++index) {
        const QMetaProperty property = meta->property(index);
        const QString name = QString::fromLatin1(property.name());
        const QVariant value = property.read(object);
        if (QByteArray(property.typeName()).startsWith("QQmlListProperty"))
            shown.insert(name, shownOf(QQmlListReference(const_cast<QObject *>(object), property.name())));
        else if (const auto *model = value.value<QAbstractListModel *>())
            shown.insert(name, shownOf(*model));
        else if (const auto *part = value.value<QObject *>())
            shown.insert(name, shownOf(part));
        else
            shown.insert(name, value);
    }
    return shown;
}

QVariantMap shownOf(BronzeMatch &match)
{
    QVariantMap shown = shownOf(static_cast<const QObject *>(&match));
    shown.insert(QStringLiteral("draft"), match.draft());
    QVariantMap tray = shown.take(QStringLiteral("tray")).toMap();
    // Shown only while dice are rolled and one of them is known.
    if (!match.tray()->open() || match.tray()->missing() == match.tray()->count())
        tray.remove(QStringLiteral("forecast"));
    shown.insert(QStringLiteral("tray"), tray);
    return shown;
}

QStringList differences(const QVariant &before, const QVariant &after, const QString &at = {})
{
    if (before == after)
        return {};
    QStringList found;
    const QVariantMap was = before.toMap();
    const QVariantMap is = after.toMap();
    for (auto entry = was.begin(); entry != was.end(); ++entry)
        found += differences(*entry, is.value(entry.key()), at + u'.' + entry.key());
    const QVariantList wereList = before.toList();
    const QVariantList areList = after.toList();
    for (qsizetype place = 0; place < qMin(wereList.size(), areList.size()); ++place)
        found += differences(wereList.at(place), areList.at(place), at + u'.' + QString::number(place));
    return found.isEmpty() ? QStringList(at) : found;
}

/// Says what happens to the match, in order.
class Listener
{
public:
    explicit Listener(BronzeMatch &match)
    {
        const auto hears = [&](auto signal, const char *name) {
            QObject::connect(&match, signal, &match, [this, name] { heard.append(QString::fromLatin1(name)); });
        };
        hears(&BronzeMatch::moved, "moved");
        hears(&BronzeMatch::happened, "happened");
        hears(&BronzeMatch::sounded, "sounded");
        hears(&BronzeMatch::failed, "failed");
        hears(&BronzeMatch::refused, "refused");
    }

    QStringList heard;
};

/// What is begun, and the touch that makes moves of it.
struct Touch
{
    bool realDice = true;
    std::function<void(BronzeMatch &)> begin;
    std::function<void(BronzeMatch &)> touch = [](BronzeMatch &match) { match.primary(); };
    const char *variant = "";
    Object options = {};
};

using Faces = std::initializer_list<const char *>;

void enter(BronzeMatch &match, Faces faces)
{
    for (const char *face : faces)
        enterFace(match, QString::fromLatin1(face));
}

QVariantMap goods(std::initializer_list<std::pair<QString, QVariant>> goods)
{
    return QVariantMap(goods);
}

/// The app's dice, which then fall in the order of their keys, again and again.
void rollInOrder(BronzeMatch &match)
{
    match.tray()->setFaces([next = std::size_t(0)]() mutable { return static_cast<bronze::Face>(next++ % kCount<bronze::Face>); });
}

void own(BronzeMatch &match, const char *development)
{
    correct(match, 0, "developments", QVariantList{QString::fromLatin1(development)});
}

void addRolling(QMap<QString, Touch> &all)
{
    all[QStringLiteral("dice half chosen")] = {true, [](BronzeMatch &match) {
                                                   enter(match, {"food", "choice", "choice"});
                                                   halveDie(match, 1, false);
                                                   halveDie(match, 2, true);
                                               }};
    all[QStringLiteral("a disaster")] = {true, [](BronzeMatch &match) { enter(match, {"skull", "skull", "food"}); }};
    all[QStringLiteral("dice entered anew")] = {true, [](BronzeMatch &match) {
                                                    match.tray()->setEveryRoll(true);
                                                    enter(match, {"food", "coins", "workers"});
                                                    match.secondary();
                                                    touchDie(match, 1);
                                                    touchDie(match, 2);
                                                    enter(match, {"good", "good"});
                                                }};
    all[QStringLiteral("the app's first roll")] = {false, rollInOrder};
    all[QStringLiteral("the app's dice let go")] = {false, [](BronzeMatch &match) {
                                                        rollInOrder(match);
                                                        match.primary();
                                                        touchDie(match, 0);
                                                        touchDie(match, 1);
                                                    }};
    all[QStringLiteral("the app's last roll")] = {false, [](BronzeMatch &match) {
                                                      match.tray()->setFaces([] { return bronze::Face::Food; });
                                                      for (int rolls = 0; rolls < 2; ++rolls) {
                                                          match.primary();
                                                          touchDie(match, 0);
                                                      }
                                                  }};
    all[QStringLiteral("a die picked for Leadership")] = {false,
                                                          [](BronzeMatch &match) {
                                                              own(match, "leadership");
                                                              rollInOrder(match);
                                                              match.primary();
                                                              match.secondary();
                                                          },
                                                          [](BronzeMatch &match) { touchDie(match, 0); }};
}

void addSpending(QMap<QString, Touch> &all)
{
    all[QStringLiteral("workers in pencil")] = {true, [](BronzeMatch &match) {
                                                    collect(match, {"workers", "workers", "coins"});
                                                    touchBuilding(match, QStringLiteral("city5"));
                                                    touchBuilding(match, QStringLiteral("obelisk"));
                                                }};
    all[QStringLiteral("a purchase that ends the turn")] = {
        true, [](BronzeMatch &match) {
            correct(match, 0, "goods", goods({{QStringLiteral("wood"), 3}, {QStringLiteral("stone"), 2}}));
            collect(match, {"coins", "workers", "food"});
            setWorkers(match, QStringLiteral("city4"), 2);
            touchDevelopment(match, QStringLiteral("leadership"));
            takePayment(match, 1);
        }};
    all[QStringLiteral("goods picked to go")] = {
        true, [](BronzeMatch &match) {
            correct(match, 0, "goods", goods({{QStringLiteral("wood"), 5}, {QStringLiteral("stone"), 3}}));
            collect(match, {"food", "coins", "workers"});
            while (match.stage() != BronzeMatch::Discard)
                match.primary(); // building and buying are passed
            touchRow(match, QStringLiteral("wood"));
            touchRow(match, QStringLiteral("stone"));
        }};
    all[QStringLiteral("nothing bought")] = {true, [](BronzeMatch &match) {
                                                 collect(match, {"coins", "coins", "workers"});
                                                 match.primary();
                                             }};
    all[QStringLiteral("a stone sold")] = {true,
                                           [](BronzeMatch &match) {
                                               match.correct(
                                                   0,
                                                   {{QStringLiteral("goods"), goods({{QStringLiteral("stone"), 2}})},
                                                    {QStringLiteral("developments"), QVariantList{QStringLiteral("engineering")}}},
                                                   {});
                                               collect(match, {"coins", "food", "food"});
                                               touchDevelopment(match, QStringLiteral("leadership"));
                                           },
                                           [](BronzeMatch &match) { sellStone(match); }};
}

void addOthers(QMap<QString, Touch> &all)
{
    all[QStringLiteral("a correction")] = {true,
                                           [](BronzeMatch &match) {
                                               own(match, "masonry");
                                               enter(match, {"food", "coins"});
                                           },
                                           [](BronzeMatch &match) { correct(match, 0, "food", 9); }};
    all[QStringLiteral("with moves to redo")] = {true, [](BronzeMatch &match) {
                                                     collect(match, {"workers", "workers", "coins"});
                                                     setWorkers(match, QStringLiteral("city4"), 3);
                                                     match.primary();
                                                     match.undo();
                                                     setWorkers(match, QStringLiteral("obelisk"), 3);
                                                 }};
    all[QStringLiteral("the move that ends the match")] = {
        true, [](BronzeMatch &match) {
            QVariantList five;
            for (const char *key : {"leadership", "irrigation", "agriculture", "quarrying", "medicine"})
                five.append(QString::fromLatin1(key));
            correct(match, 0, "developments", five);
            collect(match, {"food", "food", "good"});
            while (match.seat() == 0)
                match.primary();
            collect(match, {"food", "good", "workers"});
            setWorkers(match, QStringLiteral("obelisk"), 3);
            showStage(match, BronzeMatch::End);
        }};
    all[QStringLiteral("an undo")] = {true,
                                      [](BronzeMatch &match) {
                                          collect(match, {"workers", "workers", "coins"});
                                      },
                                      [](BronzeMatch &match) { match.undo(); }};
    all[QStringLiteral("a redo over pencil")] = {true,
                                                 [](BronzeMatch &match) {
                                                     collect(match, {"workers", "workers", "coins"});
                                                     setWorkers(match, QStringLiteral("city4"), 3);
                                                     match.primary();
                                                     match.undo();
                                                     setWorkers(match, QStringLiteral("obelisk"), 3);
                                                 },
                                                 [](BronzeMatch &match) { match.redo(); }};
    all[QStringLiteral("a die taken out again")] = {true,
                                                    [](BronzeMatch &match) {
                                                        match.tray()->setEveryRoll(true);
                                                        enter(match, {"choice", "coins", "food"});
                                                        match.secondary();
                                                        match.tray()->setEveryRoll(false);
                                                    },
                                                    [](BronzeMatch &match) { touchDie(match, 1); }};
}

// A player of the Late Bronze Age who has all that goods are exchanged with.
void supply(BronzeMatch &match)
{
    match.correct(0,
                  {{QStringLiteral("developments"),
                    QVariantList{QStringLiteral("preservation"), QStringLiteral("shipping"), QStringLiteral("smithing")}},
                   {QStringLiteral("goods"),
                    goods({{QStringLiteral("wood"), 2},
                           {QStringLiteral("pottery"), 2},
                           {QStringLiteral("cloth"), 1},
                           {QStringLiteral("metal"), 2}})},
                   {QStringLiteral("ships"), 1},
                   {QStringLiteral("cityBoxes"), goods({{QStringLiteral("city4"), 3}})}},
                  {});
}

void addExchange(QMap<QString, Touch> &all)
{
    const auto primary = [](BronzeMatch &match) { match.primary(); };
    all[QStringLiteral("a trade")] = {true,
                                      [](BronzeMatch &match) {
                                          collect(match, {"good", "good", "workers"});
                                          touchBuilding(match, QStringLiteral("city4"));
                                          match.openTrade();
                                          takePartner(match, 1);
                                          touchRow(match, QStringLiteral("wood"));
                                          touchRowOf(match, 2, QStringLiteral("food"));
                                          match.primary();
                                      },
                                      primary,
                                      "classic",
                                      {{"trading", true}}};
    all[QStringLiteral("food preserved")] = {true,
                                             [](BronzeMatch &match) {
                                                 supply(match);
                                                 enter(match, {"food", "coins"});
                                             },
                                             [](BronzeMatch &match) { preserve(match); }, "late"};
    all[QStringLiteral("spearheads")] = {true,
                                         [](BronzeMatch &match) {
                                             supply(match);
                                             collect(match, {"skull", "skull", "skull", "skull"});
                                             touchRow(match, QStringLiteral("metal"));
                                         },
                                         primary, "late"};
    all[QStringLiteral("a ship")] = {true,
                                     [](BronzeMatch &match) {
                                         supply(match);
                                         collect(match, {"workers", "coins", "food", "food"});
                                         touchBuilding(match, QStringLiteral("city5"));
                                     },
                                     [](BronzeMatch &match) { buildShip(match); }, "late"};
    all[QStringLiteral("a swap after workers in pencil")] = {true,
                                                             [](BronzeMatch &match) {
                                                                 supply(match);
                                                                 collect(match, {"workers", "coins", "food", "food"});
                                                                 touchBuilding(match, QStringLiteral("city5"));
                                                                 match.openTrade();
                                                                 takePartner(match, 2);
                                                                 touchRow(match, QStringLiteral("pottery"));
                                                                 touchRow(match, QStringLiteral("stone"));
                                                             },
                                                             primary, "late"};
}

const QMap<QString, Touch> &touches()
{
    static const QMap<QString, Touch> kAll = [] {
        QMap<QString, Touch> all;
        addRolling(all);
        addSpending(all);
        addOthers(all);
        addExchange(all);
        return all;
    }();
    return kAll;
}

} // namespace

class BronzeKeepingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(installLanguage(QStringLiteral("en")));
        faults::install();
    }

    void aFullDiskTakesNoMoveAway_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : touches().keys())
            QTest::newRow(qPrintable(name)) << name;
    }
    void aFullDiskTakesNoMoveAway()
    {
        QFETCH(const QString, name);
        const Touch touch = touches().value(name);
        Table table;
        const auto match = table.begin(touch.realDice, touch.variant[0] == '\0' ? 2 : 3, touch.variant, touch.options);
        touch.begin(*match);
        const QString position = match->position();
        const Listener listener(*match);

        faults::arm(1, SQLITE_FULL);
        touch.touch(*match);
        QVERIFY(faults::disarm());
        QCOMPARE(listener.heard.count(QStringLiteral("failed")), 0);
        QCOMPARE(listener.heard.count(QStringLiteral("refused")), 0);
        QVERIFY(match->position() != position);
        QVERIFY(match->unsavedReason().contains(QStringLiteral("it is full")));
        QCOMPARE(table.open(match->id(), touch.realDice)->position(), position);

        // There is room again.
        const QVariantMap before = shownOf(*match);
        QVERIFY(match->retrySave());
        QCOMPARE(differences(before, shownOf(*match)), QStringList(QStringLiteral(".unsavedReason")));
        QCOMPARE(match->unsavedReason(), QString());
        QCOMPARE(table.open(match->id(), touch.realDice)->position(), match->position());
    }

    // What cannot be done at all leaves everything as it was.
    void aMatchThatIsGoneLeavesAllAsItWas_data() { aFullDiskTakesNoMoveAway_data(); }
    void aMatchThatIsGoneLeavesAllAsItWas()
    {
        QFETCH(const QString, name);
        const Touch touch = touches().value(name);
        Table table;
        const auto match = table.begin(touch.realDice, touch.variant[0] == '\0' ? 2 : 3, touch.variant, touch.options);
        touch.begin(*match);
        const QVariantMap before = shownOf(*match);
        const QString position = match->position();
        const Listener listener(*match);
        SQLite::Database other(table.path().string(), SQLite::OPEN_READWRITE);
        other.exec("PRAGMA foreign_keys = OFF; UPDATE progress SET match = match + 100");
        touch.touch(*match);
        QCOMPARE(listener.heard, QStringList(QStringLiteral("failed")));
        QCOMPARE(match->position(), position);
        QCOMPARE(differences(before, shownOf(*match)), QStringList());
        // It is back: the same touch does it now.
        other.exec("UPDATE progress SET match = match - 100");
        touch.touch(*match);
        QCOMPARE(listener.heard.count(QStringLiteral("failed")), 1);
        QVERIFY(match->position() != position);
        QCOMPARE(table.open(match->id(), touch.realDice)->position(), match->position());
    }

    void movesThatWaitAreCounted()
    {
        Table table;
        const auto match = table.begin(true);
        QStringList told;
        connect(match.get(), &BronzeMatch::unsavedReasonChanged, this, [&] { told.append(match->unsavedReason()); });
        faults::arm(1, SQLITE_FULL);
        collect(*match, {"workers", "workers", "workers"});
        setWorkers(*match, QStringLiteral("city4"), 3);
        match->primary();
        QVERIFY(faults::disarm());
        QCOMPARE(told.first(), QStringLiteral("The last 2 moves are not on the disk: it is full."));
        QVERIFY(!match->retrySave() || match->unsavedReason().isEmpty());
        faults::arm(1, SQLITE_FULL);
        match->undo();
        faults::disarm();
        QVERIFY(match->unsavedReason().startsWith(QStringLiteral("What was done last")));
        match->redo();
        QCOMPARE(match->unsavedReason(), QString());
        QCOMPARE(table.open(match->id(), true)->position(), match->position());
    }

    // The commit waits for a lock that only goes when something is shown.
    void movesAreShownWhileTheyAreKeptAndToldAfterwards()
    {
        Table table;
        table.library.emplace(table.path(), storage::Library::Options{20'000, {}});
        const auto match = table.begin(true);
        const auto kept = [&] { return storage::Library(table.path()).load(match->id()).nodes.size(); };
        collect(*match, {"workers", "workers", "workers"});
        setWorkers(*match, QStringLiteral("obelisk"), 6);
        setWorkers(*match, QStringLiteral("city4"), 3);
        SQLite::Database other(table.path().string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        QStringList heard;
        QList<std::size_t> keptThen;
        connect(match.get(), &BronzeMatch::turnChanged, this, [&] {
            heard.append(QStringLiteral("shown"));
            keptThen.append(kept());
            QVERIFY(building(*match, 0, "city4").finished);
            other.exec("ROLLBACK");
        });
        const auto hears = [&](auto signal, const char *name) {
            connect(match.get(), signal, this, [&, name] {
                heard.append(QString::fromLatin1(name));
                keptThen.append(kept());
            });
        };
        hears(&BronzeMatch::changed, "changed");
        hears(&BronzeMatch::moved, "moved");
        hears(&BronzeMatch::sounded, "sounded");
        match->primary();
        QCOMPARE(
            heard,
            (QStringList{QStringLiteral("shown"), QStringLiteral("changed"), QStringLiteral("moved"), QStringLiteral("sounded")}));
        QCOMPARE(keptThen, (QList<std::size_t>{2, 5, 5, 5}));
    }

    void movesOfOneTouchAreKeptAtOnce()
    {
        Table table;
        const auto match = table.begin(true);
        const auto revision = [&] { return table.library->load(match->id()).revision; };
        const auto before = revision();
        enter(*match, {"choice", "workers", "coins"});
        match->primary();
        QCOMPARE(match->moveList()->made(), 3);
        QCOMPARE(revision(), before + 1);
    }

    void nobodyMakesMovesBeforeOthersAreKept()
    {
        Table table;
        const auto match = table.begin(true);
        int asked = 0;
        connect(match.get(), &BronzeMatch::stageChanged, this, [&] {
            ++asked;
            QVERIFY(!correct(*match, 0, "food", 9));
            match->undo();
            match->goTo(0);
        });
        const Listener listener(*match);
        collect(*match, {"workers", "workers", "coins"});
        QCOMPARE(asked, 1);
        QCOMPARE(match->moveList()->made(), 2);
        QCOMPARE(match->sheets().at(0).food.peg, 0);
        QCOMPARE(listener.heard, (QStringList{QStringLiteral("moved"), QStringLiteral("sounded")}));
        QCOMPARE(table.open(match->id(), true)->position(), match->position());
    }

    void anotherWindowsMoveTakesThePlaceOfThose()
    {
        Table table;
        const auto here = table.begin(true);
        const auto there = table.open(here->id(), true);
        collect(*here, {"food", "food", "good"});
        enter(*there, {"workers", "workers", "workers"});
        const Listener listener(*there);
        there->primary();
        QCOMPARE(listener.heard, QStringList(QStringLiteral("failed")));
        QCOMPARE(differences(shownOf(*table.open(here->id(), true)), shownOf(*there)), QStringList());
    }

    // What was made here as one touch, and is not there, makes no step of undo of what stands in its place.
    void whatTookItsPlaceIsUndoneByItself()
    {
        Table table;
        const auto here = table.begin(true);
        const auto there = table.open(here->id(), true);
        collect(*here, {"food", "food", "good"});
        enter(*there, {"choice", "workers", "coins"});
        there->primary();
        QCOMPARE(there->moveList()->made(), 2);
        QVERIFY(correct(*there, 0, "food", 9));
        QCOMPARE(there->moveList()->made(), 3);
        there->undo();
        QCOMPARE(there->moveList()->made(), 2);
    }

    // The app's dice that fell meanwhile are not those of the table.
    void anotherWindowsRollTakesThePlaceOfThose()
    {
        Table table;
        const auto here = table.begin(false);
        const auto there = table.open(here->id(), false);
        here->tray()->setFaces([] { return bronze::Face::Food; });
        there->tray()->setFaces([] { return bronze::Face::Coins; });
        here->primary();
        there->primary();
        for (int place = 0; place < 3; ++place)
            QCOMPARE(die(*there, place)->face(), QStringLiteral("food"));
        there->primary();
        QCOMPARE(there->position(), table.open(here->id(), false)->position());
    }
};

} // namespace tst_bronze_keeping

PEGSHEET_WINDOW_TEST(tst_bronze_keeping, BronzeKeepingTest)
#include "tst_bronze_keeping.moc"
