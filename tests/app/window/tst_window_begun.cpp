// SPDX-License-Identifier: Apache-2.0
// What is begun and no move yet, whatever is touched: after a kill all is seen as before it, and undo leads to the beginning of the
// match, redo to where it stood. PEGSHEET_BEGUN says how many touches a table gets.
#include "app/application.h"
#include "app/bronze/bronzematch.h"
#include "app/empires/empiresmatch.h"
#include "app/nations/nationsmatch.h"
#include "app/text/language.h"
#include "model/core/random.h"
#include "tests/app/bronze/touches.h"
#include "tests/registry.h"

#include <QAbstractItemModel>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <string_view>

namespace tst_window_begun {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

// Of the last refusal nothing is kept, nor what stands out because it has just changed, nor what undo took back.
constexpr std::array<std::string_view, 5> kNotKept{"canOverrule", "fresh", "freshDisasters", "before", "told"};

// Everything that pages read of an object and of what belongs to it, a line a property.
void see(const QObject &object, const QString &path, QStringList &seen)
{
    const QMetaObject &meta = *object.metaObject();
    for (int place = 1; place < meta.propertyCount(); ++place) {
        const QMetaProperty property = meta.property(place);
        const QVariant value = property.read(&object);
        // A list of objects is seen by its objects.
        if (std::ranges::find(kNotKept, std::string_view(property.name())) != kNotKept.end()
            || qstrncmp(value.typeName(), "QQmlListProperty", 16) == 0
            || property.metaType().flags().testFlag(QMetaType::PointerToQObject))
            continue;
        QString text;
        QDebug(&text) << value;
        seen.append(path + u'.' + QLatin1String(property.name()) + u" = "_s + text);
    }
    int place = 0;
    for (const QObject *child : object.children())
        // What dice would bring is seen while they lie there; once nothing is begun with them they lie in the order of the table.
        if (qobject_cast<const QAbstractItemModel *>(child) == nullptr
            && (qobject_cast<const BronzeForecast *>(child) == nullptr
                || (object.property("open").toBool() && object.property("missing") == 0))
            && (qobject_cast<const BronzeDie *>(child) == nullptr
                || static_cast<const BronzeMatch *>(object.parent())->draft().contains(u"faces"_s)))
            see(*child, path + u'/' + QLatin1String(child->metaObject()->className()) + QString::number(place++), seen);
}

QString differenceOf(const QStringList &before, const QStringList &after)
{
    QStringList lines;
    for (qsizetype line = 0; line < qMax(before.size(), after.size()) && lines.size() < 12; ++line)
        if (before.value(line) != after.value(line))
            lines.append(before.value(line) + u"\n    now "_s + after.value(line));
    return lines.join(u'\n');
}

template <NamedEnum E>
QString anyName(Random &random)
{
    const std::string_view name = EnumNames<E>::names[random.below(kCount<E>)];
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

int below(Random &random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

void touch(BronzeMatch &match, Random &random)
{
    switch (below(random, match.scoring() ? 6 : 24)) {
    case 0: return touchBuilding(match, anyName<bronze::Target>(random));
    case 1: return touchDevelopment(match, anyName<bronze::Development>(random));
    case 2: return touchRow(match, anyName<bronze::Good>(random));
    case 3: return match.secondary();
    case 4: return match.primary();
    case 5:
        return match.scoring() ? match.typeNumber(u"disasters"_s, below(random, 6))
                               : setWorkers(match, anyName<bronze::Target>(random), below(random, 5));
    case 6:
    case 7:
    case 8:
    case 9:
    case 10: return enterFace(match, anyName<bronze::Face>(random));
    case 11: return touchDie(match, below(random, 7));
    case 12: return halveDie(match, below(random, 7), below(random, 2) == 0);
    case 13: return setFood(match, below(random, 6));
    case 14: return takePayment(match, below(random, 3));
    case 15: return keepAllDice(match);
    case 16: return leadWith(match);
    case 17: return match.openTrade();
    case 18: return takePartner(match, below(random, 3));
    case 19: return touchRowOf(match, below(random, 2), anyName<bronze::Good>(random));
    case 20: return match.dismissNews();
    default: return match.primary();
    }
}

void touch(NationsMatch &match, Random &random)
{
    switch (below(random, 30)) {
    case 0: return match.touch(u"famine"_s, -1, 1 + below(random, 9));
    case 1: return match.touch(u"war"_s, -1, 1 + below(random, 9));
    case 2: return match.touch(u"place"_s, below(random, 9));
    case 3: return match.touch(u"open"_s);
    case 4: return match.touch(u"open"_s, below(random, 4), below(random, 6));
    case 5: return match.touch(u"tile"_s, below(random, 4));
    case 6:
    case 7: return match.touch(u"die"_s, below(random, 4));
    case 8: return match.touch(u"chit"_s, below(random, 6));
    case 9: return match.touch(u"points"_s, -1, below(random, 6));
    case 10: return match.touch(u"stone"_s, -1, 1 + below(random, 6));
    case 11: return match.touch(u"row"_s, -1, 1 + below(random, 3));
    case 12: return match.takeSlot(1 + below(random, 5));
    case 13: return match.touch(u"offered"_s, below(random, 9));
    case 14: return match.nameTile(below(random, 2) == 0 ? u"Gavamegu"_s : QString());
    case 15: return match.secondary();
    case 16:
    case 17: return match.primary();
    case 18: return match.touch(u"piece"_s, below(random, 27));
    case 19: return match.touch(u"way"_s, below(random, 6));
    case 20: return match.touch(u"back"_s);
    case 21: return match.touch(u"reroll"_s);
    case 22: return match.touch(u"build"_s);
    case 23: return match.touch(u"giveBack"_s, below(random, 3));
    case 24: return match.touch(u"spent"_s, -1, below(random, 9));
    case 25: return match.touch(u"met"_s, below(random, 2));
    case 26: return match.touch(u"sum"_s, below(random, 2) * nations::kSumFields + below(random, 4), below(random, 20));
    case 27: return match.touch(u"ask"_s, below(random, 2) * nations::kSumFields + below(random, 4));
    default: {
        const QList<NationsPiece> faces = match.pool().faces;
        return faces.isEmpty() ? match.touch(u"pass"_s)
                               : match.touch(u"face"_s, faces.at(below(random, static_cast<int>(faces.size()))).index);
    }
    }
}

void touch(EmpiresMatch &match, Random &random)
{
    const auto number = [&](int most) { return below(random, most + 1); };
    switch (below(random, 28)) {
    case 22:
    case 23: return match.touch(u"describe"_s, number(90));
    case 24:
    case 25: return match.touch(u"trait"_s, number(17), number(9));
    case 26: return match.touch(u"ability"_s, number(100), number(2));
    case 27: return match.touch(below(random, 2) == 0 ? u"moved"_s : u"marker"_s, number(90));
    case 0: return match.touch(u"anew"_s);
    case 1: return match.touch(u"place"_s, number(11));
    case 2: return match.touch(u"next"_s, number(6));
    case 3:
    case 4: return match.touch(u"kind"_s, number(8));
    case 5:
    case 6: return match.touch(u"number"_s, -1, number(12));
    case 7: return match.touch(u"seat"_s, number(2));
    case 8: return match.touch(u"hit"_s, -1, number(12));
    case 9:
    case 10: return match.touch(u"position"_s, -1, number(12));
    case 11: return match.touch(u"crisis"_s, number(2));
    case 12:
    case 13:
    case 14: return match.touch(u"figure"_s, number(8), number(14) - 4);
    case 15: return match.touch(u"gain"_s, number(20));
    case 16: return match.touch(u"bid"_s, number(2), number(9));
    case 17: return match.touch(u"repair"_s, number(1), number(12));
    case 18: return match.touch(u"done"_s, number(2) - 1, number(2));
    case 19: return match.touch(u"value"_s, number(11), 1 + number(30));
    case 20: return match.secondary();
    default: return match.primary();
    }
}

} // namespace

class WindowBegunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    void whatIsBegunOutlivesAKillAndIsTakenBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("scoring");
        QTest::newRow("bronze") << u"bronze"_s << QString() << QString() << false;
        QTest::newRow("bronze, the app rolls") << u"bronze"_s << u"dice"_s << QString() << false;
        QTest::newRow("bronze, finished sheets") << u"bronze"_s << QString() << QString() << true;
        for (const char *depth : {"tracks", "tiles", "full"})
            QTest::addRow("nations, %s", depth) << u"nations"_s << u"depth"_s << QString::fromLatin1(depth) << false;
        QTest::newRow("nations, finished sheets") << u"nations"_s << QString() << QString() << true;
        QTest::newRow("empires") << u"empires"_s << QString() << QString() << false;
        QTest::newRow("empires, blitz") << u"empires"_s << u"variant"_s << u"blitz"_s << false;
        QTest::newRow("empires, finished empires") << u"empires"_s << QString() << QString() << true;
    }
    void whatIsBegunOutlivesAKillAndIsTakenBack()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, option);
        QFETCH(const QString, value);
        QFETCH(const bool, scoring);
        const int touches = qEnvironmentVariableIntValue("PEGSHEET_BEGUN") > 0 ? qEnvironmentVariableIntValue("PEGSHEET_BEGUN")
                                                                               : 400;
        const QTemporaryDir folder;
        m_file = folder.filePath(u"matches.db"_s);
        m_running.clear();
        start();
        app().setGame(game);
        if (option == u"variant"_s)
            app().agreement()->setVariant(1);
        else if (!value.isEmpty())
            app().agreement()->choose(option, value);
        QVERIFY(app().begin({u"Ada"_s, u"Ben"_s}, option != u"dice", {}, scoring));
        const std::uint64_t first = match().session().match().stateHash();
        Random random(qHash(game + value) + (scoring ? 1U : 0U));
        for (int made = 0; made < touches && !match().over(); ++made) {
            if (below(random, 16) == 0)
                match().undo();
            else if (below(random, 24) == 0)
                match().redo();
            else if (game == u"bronze")
                touch(static_cast<BronzeMatch &>(match()), random);
            else if (game == u"empires")
                touch(static_cast<EmpiresMatch &>(match()), random);
            else
                touch(static_cast<NationsMatch &>(match()), random);
            if (below(random, 6) != 0)
                continue;
            const QStringList before = seen();
            killAndResume();
            QVERIFY2(before == seen(), qPrintable(u"after touch %1:\n%2"_s.arg(made).arg(differenceOf(before, seen()))));
        }
        goBackAndForth(first);
        m_running.clear();
    }

private:
    void goBackAndForth(std::uint64_t first)
    {
        const std::uint64_t last = match().session().match().stateHash();
        const int length = match().session().match().length();
        constexpr int kMost = 4000;
        int steps = 0;
        for (; steps < kMost && !match().undoText().isEmpty(); ++steps)
            match().undo();
        QVERIFY2(steps < kMost, qPrintable(match().undoText()));
        QCOMPARE(match().session().match().length(), 0);
        QCOMPARE(match().session().match().stateHash(), first);
        for (steps = 0; steps < kMost && match().session().match().length() < length; ++steps)
            match().redo();
        QCOMPARE(match().session().match().stateHash(), last);
    }
    Application &app() { return *m_running.back(); }
    TableMatch &match() { return *app().match(); }
    QStringList seen()
    {
        QStringList seen;
        see(match(), QString(), seen);
        return seen;
    }
    void start() { m_running.push_back(std::make_unique<Application>(m_file)); }
    void killAndResume()
    {
        // The touch was handled and the next one is waited for.
        QCoreApplication::processEvents();
        start();
        app().resume();
        QVERIFY(app().match() != nullptr);
    }

    QString m_file;
    std::vector<std::unique_ptr<Application>> m_running;
};

} // namespace tst_window_begun

PEGSHEET_WINDOW_TEST(tst_window_begun, WindowBegunTest)

#include "tst_window_begun.moc"
