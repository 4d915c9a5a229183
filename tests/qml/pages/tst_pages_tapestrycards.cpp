// SPDX-License-Identifier: Apache-2.0
// Tapestry with its cards by name, at the window: what names one, in how few touches, by hand and by keys.
#include "tests/qml/pages/largecheck.h"
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/cardnames.h"
#include "model/core/notation.h"
#include "model/tapestry/cardwords.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tst_pages_tapestrycards {

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::PencilKind;
using tapestry::TapestryCard;
using tapestry::Tech;
using tapestry::Word;

namespace {

QString key(PencilKind kind, int at, int number = 0)
{
    return u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
}

template <typename Card>
QString keyOf(Card card)
{
    return key(std::is_same_v<Card, Tech> ? PencilKind::OwnTech : PencilKind::Card, static_cast<int>(card));
}

template <typename Card>
QString letterOf(Card card)
{
    return key(PencilKind::Letter, -1, tapestry::cardName(card).front().toUpper().unicode());
}

// A move of the table's as a line.
bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

// Two who keep their cities by numbers; both have taken their first income turn.
bool beginTurns(Table &table)
{
    TapestryPlayer player(table);
    return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 2)
        && table.choose(u"choice_civilizations"_s, 1) && table.primary(u"setupBar"_s) && tapestryOf(table) != nullptr
        && table.secondary() && table.secondary() && player.takeIncome() && player.takeIncome();
}

// Whatever can be touched for what is open.
QList<app::AnswerKey> keysOf(Table &table)
{
    QList<app::AnswerKey> keys;
    for (const app::AnswerGroup &group : tapestryOf(table)->answers())
        keys += group.keys;
    return keys;
}

app::AnswerKey keyNamed(Table &table, const QString &name)
{
    const QList<app::AnswerKey> keys = keysOf(table);
    const auto found = std::ranges::find(keys, name, &app::AnswerKey::name);
    return found == keys.end() ? app::AnswerKey() : *found;
}

QVariantMap sheet(Table &table, int seat)
{
    return tapestryOf(table)->sheets().at(seat).toMap();
}

// The name of a card of a stack, or of a row of techs.
QString nameIn(const QVariant &list, int place)
{
    return list.toMap().value(u"cards"_s).toList().value(place).toMap().value(u"name"_s).toString();
}

QString lastMove(Table &table)
{
    return QString::fromStdString(notation(tapestryOf(table)->session().match().log().back()));
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    // A letter and the card; what is shown after the letter begins with it.
    void aTechIsNamedInTwoTouches_data() { everyWindow(); }
    void aTechIsNamedInTwoTouches()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "benefit player=0 gains=invent"));
        const auto countTechs = [&] {
            return std::ranges::count_if(keysOf(table),
                                         [](const auto &each) { return each.touch.kind == touchOf(PencilKind::OwnTech).kind; });
        };
        QCOMPARE(countTechs(), static_cast<qsizetype>(kCount<Tech>) + 1);
        QVERIFY(table.click(letterOf(Tech::Calendar)));
        QVERIFY(countTechs() < 10);
        // The first that the letter shows is in sight.
        table.settle();
        const bool isPhone = table.window()->width() < 600;
        const double end = isPhone ? table.find(u"bar"_s)->mapToScene({}).y() : table.window()->height();
        const QQuickItem *first = table.find(keyOf(Tech::Calendar));
        QVERIFY(first != nullptr);
        const QRectF place = first->mapRectToScene(QRectF(0, 0, first->width(), first->height()));
        QVERIFY(place.top() >= 0 && place.bottom() <= end);
        QVERIFY(table.click(keyOf(Tech::Calendar)));
        QCOMPARE(lastMove(table), u"invent card=calendar"_s);
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        // Nobody names it a second time.
        QVERIFY(make(table, "benefit player=1 gains=invent"));
        QVERIFY(keyNamed(table, keyOf(Tech::Calendar)).name.isEmpty());
        QVERIFY(table.click(key(PencilKind::OwnTech, -1)));
        QCOMPARE(lastMove(table), u"invent"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    void aTechIsNamedByKeys_data() { everyWindow(); }
    void aTechIsNamedByKeys()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "benefit player=0 gains=invent"));
        table.settle();
        const auto press = [&](const QString &name) {
            for (int left = 80; left > 0 && table.window()->activeFocusItem()->objectName() != name; --left)
                table.key(Qt::Key_Tab);
            const bool isThere = table.window()->activeFocusItem()->objectName() == name;
            table.key(Qt::Key_Space);
            table.settle();
            return isThere;
        };
        QVERIFY(press(letterOf(Tech::Zeppelins)) && press(keyOf(Tech::Zeppelins)));
        QCOMPARE(lastMove(table), u"invent card=zeppelins"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The letter is touched once more: all of them are there again. It is nothing that undo takes back.
    void aLetterIsNoStep()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "benefit player=0 gains=invent"));
        const qsizetype all = keysOf(table).size();
        QVERIFY(table.click(letterOf(Tech::Calendar)) && keysOf(table).size() < all);
        QVERIFY(table.click(letterOf(Tech::Calendar)));
        QCOMPARE(keysOf(table).size(), all);
        QVERIFY(table.click(letterOf(Tech::Paper)) && table.undo());
        QVERIFY(tapestryOf(table)->queue().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // On a phone letters are in sight when they are asked for, the second time as well as the first.
    void lettersAreInSight()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "benefit player=0 gains=\"then(or(invent,market),invent*2)\""));
        QVERIFY(table.click(key(PencilKind::Choose, 0)));
        for (const Tech tech : {Tech::Calendar, Tech::Paper, Tech::Bakery}) {
            table.settle();
            QQuickItem *letter = table.find(keysOf(table).constFirst().name);
            QVERIFY(letter != nullptr);
            QQuickItem *page = letter->parentItem();
            while (page != nullptr && !page->inherits("QQuickFlickable"))
                page = page->parentItem();
            QVERIFY(page != nullptr);
            const QRectF place = letter->mapRectToItem(page, QRectF(0, 0, letter->width(), letter->height()));
            QVERIFY2(place.top() >= 0 && place.bottom() <= page->height(), qPrintable(QString::number(place.top())));
            QVERIFY(table.click(letterOf(tech)) && table.click(keyOf(tech)));
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // Nothing moves under a finger that goes from letter to letter, and on a phone what they lead to has the rest of the page.
    void lettersKeepTheirPlace_data() { everyWindow(); }
    void lettersKeepTheirPlace()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:2}"));
        for (const char *gains : {"invent", "overplay"}) {
            QVERIFY(make(table, std::string("benefit player=0 gains=") + gains));
            table.settle();
            const QList<app::AnswerKey> letters = tapestryOf(table)->answers().constFirst().keys;
            const QPointF place = table.find(letters.constFirst().name)->mapToScene({});
            for (const app::AnswerKey &letter : letters)
                if (letter.possible) {
                    QVERIFY(table.click(letter.name));
                    QCOMPARE(table.find(letters.constFirst().name)->mapToScene({}), place);
                }
            QVERIFY(table.click(key(gains == "invent"sv ? PencilKind::OwnTech : PencilKind::Card, -1)));
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // Its letter is typed as well as touched; one that nothing begins with is none. They stand in few rows, wide enough for a
    // finger.
    void aLetterIsTyped_data() { everyWindow(); }
    void aLetterIsTyped()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "benefit player=0 gains=invent"));
        QSet<int> rows;
        const QList<app::AnswerKey> letters = tapestryOf(table)->answers().constFirst().keys;
        for (const app::AnswerKey &letter : letters) {
            const QQuickItem *item = table.find(letter.name);
            QVERIFY(item != nullptr && item->width() >= 44 && item->height() >= 44);
            rows.insert(qRound(item->mapToScene({}).y()));
        }
        QCOMPARE(rows.size(), table.window()->width() < 600 ? 3 : 2);
        const auto isChosen = [&] { return keyNamed(table, letterOf(Tech::Calendar)).chosen; };
        table.key(Qt::Key_Q);
        QVERIFY(!isChosen() && !keyNamed(table, keyOf(Tech::Bakery)).name.isEmpty());
        table.key(Qt::Key_C);
        QVERIFY(isChosen() && keyNamed(table, keyOf(Tech::Bakery)).name.isEmpty());
        table.key(Qt::Key_C);
        QVERIFY(isChosen() && table.click(keyOf(Tech::Calendar)));
        QCOMPARE(lastMove(table), u"invent card=calendar"_s);
        // Nothing asks for one.
        table.key(Qt::Key_C);
        QCOMPARE(lastMove(table), u"invent card=calendar"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Where columns stand beside each other what was done last is told, and the rest of the turn at a touch.
    void whatWasDoneFoldsInColumns_data() { everyWindow(); }
    void whatWasDoneFoldsInColumns()
    {
        Table table(options());
        QVERIFY(beginTurns(table));
        const auto invent = [&] {
            return make(table, "benefit player=0 gains=invent") && table.click(key(PencilKind::OwnTech, -1));
        };
        const auto told = [&]() -> qsizetype {
            table.settle();
            const auto isDone = [](QQuickItem *item) { return item->isVisible() && item->property("sentences").isValid(); };
            const QQuickItem *lines = table.findIf(table.window()->contentItem(), isDone);
            return lines == nullptr ? 0 : lines->property("sentences").toStringList().size();
        };
        QVERIFY(invent() && make(table, "benefit player=0 gains=upgrade"));
        QCOMPARE(told(), 3);
        QVERIFY(TapestryPlayer(table).answerAll() && invent() && make(table, "benefit player=0 gains=upgrade"));
        const qsizetype all = tapestryOf(table)->done().size();
        QVERIFY(all > 5);
        if (table.window()->width() < 600) {
            QCOMPARE(told(), all);
            return;
        }
        QCOMPARE(told(), 2);
        QVERIFY(table.click(u"doneBefore"_s));
        QCOMPARE(told(), all);
        // The next thing folds them anew.
        QVERIFY(make(table, "benefit player=0 gains=upgrade"));
        QCOMPARE(told(), 2);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A list of all waits for a letter there, and what it leads to stands beside the letters, which keep their places.
    void inALargeWindowNothingScrolls_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("desktop en") << QSize(1920, 1080) << u"en"_s;
        QTest::newRow("desktop de") << QSize(1920, 1080) << u"de"_s;
        QTest::newRow("laptop") << QSize(1280, 800) << u"de"_s;
    }
    void inALargeWindowNothingScrolls()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table,
                        "correct player=0 set={tapestry:3,techCards:[{card:paper,row:middle},{card:ammonia,row:middle},"
                        "{card:calendar,row:bottom},{card:unknown,row:bottom},{card:clocks,row:top}]}")
                && make(table,
                        "correct player=1 set={tracks:{science:[4],military:[5]},mat:[[academia],[\"dark_ages\",unknown],[],[]]}"));
        const auto scrolling = [&] {
            table.settle();
            return largePage(table.window()).scrolling.join(u", "_s);
        };
        const auto lettersScroll = [&] {
            const QList<app::AnswerKey> letters = tapestryOf(table)->answers().constFirst().keys;
            QString found = scrolling();
            if (table.find(u"row_markets"_s) == nullptr)
                found += u"no mat"_s;
            const QPointF place = table.find(letters.constFirst().name)->mapToScene({});
            for (const app::AnswerKey &letter : letters) {
                found += table.click(letter.name) ? scrolling() : u"no letter"_s;
                if (table.find(letters.constFirst().name)->mapToScene({}) != place)
                    found += u"moved"_s;
            }
            return found;
        };
        QVERIFY(make(table, "benefit player=0 gains=invent") && table.find(keyOf(Tech::Barn)) == nullptr);
        QCOMPARE(lettersScroll(), QString());
        QVERIFY(table.click(key(PencilKind::OwnTech, -1)) && make(table, "benefit player=0 gains=upgrade"));
        QCOMPARE(scrolling(), QString());
        QVERIFY(table.click(keyOf(Tech::Paper)) && make(table, "benefit player=0 gains=overplay"));
        QCOMPARE(lettersScroll(), QString());
        QVERIFY(table.click(key(PencilKind::Card, -1)));
        QCOMPARE(scrolling(), QString());
        QVERIFY(table.primary());
        for (const char *gains : {"copy_card", "copy_space", "pay(tech_card*2=>vp(10))"}) {
            QVERIFY(make(table, std::string("benefit player=0 gains=\"") + gains + '"'));
            QCOMPARE(scrolling(), QString());
            QVERIFY(TapestryPlayer(table).answerAll());
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // One quiet line below the step, where a card of another is in force that brings something for it; the button says it, too.
    void aStepSaysWhomItHelps_data() { everyWindow(); }
    void aStepSaysWhomItHelps()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=1 set=acting:[{card:\"broker_of_peace\"}]"));
        table.settle();
        const QQuickItem *line = table.find(u"helps2"_s);
        QVERIFY(line != nullptr);
        const QString text = line->property("text").toString();
        QVERIFY2(text.startsWith(u"Ben: "_s), qPrintable(text));
        QVERIFY(table.find(u"advance2"_s)->property("spokenDetail").toString().endsWith(text));
        QVERIFY(table.find(u"helps0"_s) == nullptr && table.find(u"helps1"_s) == nullptr);
        QVERIFY(make(table, "correct player=1 set=acting:[]"));
        table.settle();
        QVERIFY(table.find(u"helps2"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.25: a bonus costs up to three of them, and there may be many to choose from, in one row or in all.
    void manyTechsThatArePaidDoNotScroll_data() { inALargeWindowNothingScrolls_data(); }
    void manyTechsThatArePaidDoNotScroll()
    {
        Table table(options());
        QVERIFY(beginTurns(table));
        const std::array techs{Tech::Paper,     Tech::Ammonia,    Tech::Calendar, Tech::Clocks,  Tech::Compass,
                               Tech::Concrete,  Tech::Dynamite,   Tech::Library,  Tech::Radio,   Tech::TimeTravel,
                               Tech::Telescope, Tech::Irrigation, Tech::Vaccines, Tech::Warships};
        for (const bool isOneRow : {true, false})
            for (const std::size_t count : {7U, 8U, 14U}) {
                std::string cards;
                for (std::size_t place = 0; place < count; ++place)
                    cards += (cards.empty() ? "{card:\"" : ",{card:\"") + std::string(nameOf(techs.at(place))) + "\",row:"
                        + std::string(nameOf(static_cast<tapestry::TechRow>(isOneRow ? 0 : place % kCount<tapestry::TechRow>)))
                        + '}';
                QVERIFY(make(table, "correct player=0 set=techCards:[" + cards + ']')
                        && make(table, "benefit player=0 gains=\"pay(tech_card*3=>vp(10))\""));
                table.settle();
                for (std::size_t place = 0; place < count; ++place)
                    QVERIFY(table.find(key(PencilKind::PaidTech, static_cast<int>(techs.at(place)))) != nullptr);
                QCOMPARE(largePage(table.window()).scrolling.join(u", "_s), QString());
                QVERIFY(table.secondary());
            }
        QCOMPARE(table.warnings(), QStringList());
    }
    // What it says follows by itself; a card that brings nothing as it stands says so.
    void aCardIsPlayedInTwoTouches_data() { everyWindow(); }
    void aCardIsPlayedInTwoTouches()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:2,resources:{coin:0}}"));
        QVERIFY(make(table, "benefit player=0 gains=overplay"));
        // Nobody stands ahead or behind, so there is nobody to match; points are points.
        const auto bringsNothing = [&](TapestryCard card) {
            return keyNamed(table, keyOf(card))
                .detail.startsWith(app::TapestryView::tr("Brings nothing now. %1").section(u'%', 0, 0));
        };
        QVERIFY(bringsNothing(TapestryCard::Socialism) && !bringsNothing(TapestryCard::Democracy));
        QVERIFY(table.click(letterOf(TapestryCard::Diplomacy)) && table.click(keyOf(TapestryCard::Diplomacy)));
        QCOMPARE(lastMove(table), u"tapestry card=diplomacy"_s);
        // DE p.28: everyone gains any resource, then an income building is built.
        QVERIFY(tapestryOf(table)->queue().size() >= 2);
        QVERIFY(TapestryPlayer(table).answerAll());
        QCOMPARE(table.warnings(), QStringList());
    }
    // One that the card library has stands under its letter, behind those that are printed.
    void aCardOfTheTablesOwnIsPlayedInTwoTouches_data() { everyWindow(); }
    void aCardOfTheTablesOwnIsPlayedInTwoTouches()
    {
        Table table(options());
        app::LibraryView *cards = table.application().cards();
        const auto typeIn = [cards](const QString &name, int when) {
            cards->setGame(u"tapestry"_s);
            cards->beginNew();
            cards->form()->setName(name);
            cards->form()->choose(u"when"_s, when);
            cards->form()->tell(u"gains"_s, cards->form()->keysOf(u"gains"_s).front().keys.front());
            return cards->save();
        };
        QVERIFY(typeIn(u"Made-up Feast"_s, 1));
        const auto uses = [cards, feast = cards->shown().value(u"recordId"_s).toLongLong()] {
            return cards->look(feast) ? cards->shown().value(u"uses"_s).toString() : u"gone"_s;
        };
        QVERIFY(typeIn(u"Made-up Fair"_s, 2) && typeIn(QString(), 1));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:2,resources:{coin:0}}"));
        const QString letter = key(PencilKind::Letter, -1, u'M');
        const auto shown = [&] {
            QStringList titles;
            for (const app::AnswerKey &each : tapestryOf(table)->answers().constLast().keys)
                titles.append(each.title);
            return titles;
        };
        QVERIFY(make(table, "benefit player=0 gains=overplay") && table.click(letter));
        QVERIFY(shown().contains(tapestry::cardName(TapestryCard::Mercantilism)));
        QCOMPARE(shown().mid(shown().size() - 2), (QStringList{u"Made-up Fair"_s, u"Made-up Feast"_s}));
        QCOMPARE(uses(), QString());
        QVERIFY(table.click(key(PencilKind::OwnCard, 1)));
        QCOMPARE(lastMove(table), u"tapestry name=\"Made-up Feast\" gains=coin"_s);
        QVERIFY(!uses().isEmpty());
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        // What counts later does not come at once.
        QVERIFY(make(table, "benefit player=0 gains=overplay"));
        QVERIFY(table.click(letter) && table.click(key(PencilKind::OwnCard, 0)));
        QCOMPARE(lastMove(table), u"tapestry name=\"Made-up Fair\""_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A key beside the letters leads to the form of the card library, and its end back to the match, which shows the card.
    void aCardIsTypedInWhileItIsAskedFor_data() { everyWindow(); }
    void aCardIsTypedInWhileItIsAskedFor()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:2}"));
        QVERIFY(make(table, "benefit player=0 gains=overplay"));
        const QString letter = key(PencilKind::Letter, -1, u'Q');
        QVERIFY(table.click(u"anotherCard"_s) && table.secondary(u"formBar"_s));
        QVERIFY(table.find(letter) == nullptr && table.click(u"anotherCard"_s));
        QVERIFY(table.application().cards()->form()->isOpen() && table.click(u"cardName"_s));
        table.type(u"Quilting"_s);
        QVERIFY(table.click(key(PencilKind::Word, static_cast<int>(Word::Coin))) && table.primary(u"formBar"_s));
        table.settle();
        QVERIFY(table.find(letter) != nullptr && keyNamed(table, letter).chosen);
        QVERIFY(table.click(key(PencilKind::OwnCard, 0)));
        QCOMPARE(lastMove(table), u"tapestry name=Quilting gains=coin"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // It is told by what it brings, as where cards are counted; back to the names leads the button in the middle.
    void aCardThatIsNotNamedIsTold_data() { everyWindow(); }
    void aCardThatIsNotNamedIsTold()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:2}"));
        QVERIFY(make(table, "benefit player=0 gains=overplay"));
        const QString unnamed = key(PencilKind::Card, -1);
        const QString letter = letterOf(TapestryCard::Diplomacy);
        QVERIFY(table.click(unnamed) && table.find(letter) == nullptr);
        QVERIFY(table.secondary() && table.find(letter) != nullptr);
        QVERIFY(table.click(unnamed) && table.click(key(PencilKind::Word, static_cast<int>(Word::Coin))) && table.primary());
        QCOMPARE(lastMove(table), u"effect gains=coin"_s);
        QVERIFY(make(table, "benefit player=0 gains=overplay"));
        QVERIFY(table.click(unnamed) && table.primary());
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.8: a card goes to the top row where the owner or a neighbour has what it needs.
    void aTechGoesUpByItsName_data() { everyWindow(); }
    void aTechGoesUpByItsName()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table,
                        "correct player=0 set=techCards:[{card:paper,row:middle},{card:ammonia,row:middle},"
                        "{card:unknown,row:bottom},{card:calendar,row:bottom}]")
                && make(table, "correct player=1 set=tracks:{science:[4]}") && make(table, "benefit player=0 gains=upgrade"));
        const app::AnswerKey paper = keyNamed(table, keyOf(Tech::Paper));
        const app::AnswerKey ammonia = keyNamed(table, keyOf(Tech::Ammonia));
        QVERIFY(paper.possible && paper.detail.contains(u"Ben"_s) && !paper.detail.contains(u"Ada"_s));
        QVERIFY(!ammonia.possible && ammonia.detail.contains(u"Ada"_s));
        QVERIFY(std::ranges::all_of(tapestryOf(table)->answers(), &app::AnswerGroup::finishes));
        const int before = tapestryOf(table)->moveList()->rowCount();
        QVERIFY(table.click(keyOf(Tech::Ammonia)));
        QCOMPARE(tapestryOf(table)->moveList()->rowCount(), before);
        QVERIFY(table.click(keyOf(Tech::Paper)));
        QCOMPARE(lastMove(table), u"upgrade card=paper"_s);
        QVERIFY(make(table, "benefit player=0 gains=upgrade"));
        QVERIFY(table.click(key(PencilKind::Upgrade, static_cast<int>(tapestry::TechRow::Bottom))));
        QCOMPARE(lastMove(table), u"upgrade row=bottom"_s);
        QVERIFY(table.find(key(PencilKind::Word, static_cast<int>(Word::Coin))) != nullptr && TapestryPlayer(table).answerAll());
        // A circle is that of a card of the middle row.
        QVERIFY(make(table, "benefit player=0 gains=circle"));
        QVERIFY(keyNamed(table, keyOf(Tech::Paper)).name.isEmpty() && table.click(keyOf(Tech::Ammonia)));
        QCOMPARE(lastMove(table), u"tech card=ammonia"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What the circle of a tech brings that is not named is asked from its beginning on, which stands at the top where the keys are
    // too many for a page.
    void aQuestionIsSeenFromItsBeginning_data() { everyWindow(); }
    void aQuestionIsSeenFromItsBeginning()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set=techCards:[{card:unknown,row:bottom}]")
                && make(table, "benefit player=0 gains=upgrade"));
        table.settle();
        QVERIFY(table.click(key(PencilKind::Upgrade, static_cast<int>(tapestry::TechRow::Bottom))));
        table.settle();
        const auto isOpen = [](QQuickItem *item) {
            return item->isVisible() && item->objectName().startsWith(u"entry"_s)
                && item->property("entry").toMap().value(u"isOpen"_s).toBool();
        };
        QQuickItem *line = table.findIf(table.window()->contentItem(), isOpen);
        QVERIFY(line != nullptr);
        QQuickItem *page = line->parentItem();
        while (page != nullptr && !page->inherits("QQuickFlickable"))
            page = page->parentItem();
        QVERIFY(page != nullptr);
        const double top = line->mapToItem(page, QPointF()).y();
        QVERIFY2(top >= 0 && top + line->height() <= page->height(), qPrintable(QString::number(top)));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Each answer that a card wants, by one touch a thing that is said.
    void whatACardWantsIsTouched_data() { everyWindow(); }
    void whatACardWantsIsTouched()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tapestry:3,toppled:0,resources:{coin:1}}")
                && make(table, "correct player=1 set={control:4,toppled:2,tracks:{science:[5]},mat:[[academia],[],[],[]]}"));
        const auto asks = [&](std::string_view gains) {
            return make(table, "benefit player=0 gains=\"" + std::string(gains) + '"');
        };
        // DE p.27: any uppermost card is copied.
        QVERIFY(asks("copy_card") && keyNamed(table, key(PencilKind::Stack, 1, 1)).detail.length() > 10);
        QVERIFY(table.click(key(PencilKind::Stack, 1, 1)));
        QCOMPARE(lastMove(table), u"stack player=1 era=1"_s);
        QCOMPARE(sheet(table, 0).value(u"acting"_s).toList().size(), 1);
        QVERIFY(asks("landmark(any)") && table.click(key(PencilKind::Landmark, static_cast<int>(tapestry::Landmark::Academy))));
        QCOMPARE(lastMove(table), u"landmark landmark=academy"_s);
        QVERIFY(TapestryPlayer(table).answerAll());
        QVERIFY(asks("discard_any(tapestry,vp(2))") && table.click(u"number2"_s));
        QCOMPARE(lastMove(table), u"discard count=2"_s);
        // DE p.29: one territory or several; the button ends it where there could be more.
        QVERIFY(asks("stand_up(3)") && table.click(key(PencilKind::StandUp, 1)));
        QCOMPARE(tapestryOf(table)->stage(), u"queue"_s);
        QVERIFY(table.primary());
        QCOMPARE(lastMove(table), u"standUp against=1"_s);
        QVERIFY(asks("match(any)") && table.click(key(PencilKind::Match, static_cast<int>(tapestry::Track::Science), 5)));
        QCOMPARE(lastMove(table), u"track track=science"_s);
        QVERIFY(TapestryPlayer(table).answerAll());
        QVERIFY(asks("copy_space") && table.click(key(PencilKind::CopySpace, tapestry::copyPlace(1, tapestry::Track::Science), 5)));
        QVERIFY(lastMove(table).startsWith(u"track track=science token=5 player=1"_s));
        QVERIFY(TapestryPlayer(table).answerAll());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Which techs a bonus costs, one touch each; the button waits for them, where it is not the same which.
    void techsThatArePaidAreTouched_data() { everyWindow(); }
    void techsThatArePaidAreTouched()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table,
                        "correct player=0 set=techCards:[{card:paper,row:middle},{card:clocks,row:top},"
                        "{card:unknown,row:bottom},{card:calendar,row:bottom}]")
                && make(table, "benefit player=0 gains=\"pay(tech_card*2=>vp(10))\""));
        const auto paid = [](Tech tech) { return key(PencilKind::PaidTech, static_cast<int>(tech)); };
        QVERIFY(!tapestryOf(table)->bar().enabled);
        QVERIFY(table.click(paid(Tech::Clocks)) && table.click(paid(Tech::Clocks)) && table.click(paid(Tech::Paper)));
        QVERIFY(!tapestryOf(table)->bar().enabled);
        QCOMPARE(tapestryOf(table)->stage(), u"queue"_s);
        QVERIFY(table.click(paid(Tech::Calendar)));
        QCOMPARE(lastMove(table), u"take cards=calendar,paper"_s);
        // Two are left: those are paid.
        QVERIFY(make(table, "benefit player=0 gains=\"pay(tech_card*2=>vp(10))\"") && table.primary());
        QCOMPARE(sheet(table, 0).value(u"techRows"_s).toList().at(0).toMap().value(u"cards"_s).toList().size(), 0);
        // One of two is as good as the other.
        QVERIFY(make(table, "correct player=0 set=techCards:[{card:unknown,row:bottom},{card:unknown,row:bottom}]")
                && make(table, "benefit player=0 gains=\"pay(tech_card=>vp(2))\"") && table.primary());
        QCOMPARE(lastMove(table), u"take cards=bottom"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.26: the tile is given to an opponent.
    void anOpponentIsTouched()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set=acting:[{card:\"age_of_sail\"}]")
                && make(table, "benefit player=0 gains=explore") && table.click(key(PencilKind::Opponent, 1)));
        QCOMPARE(lastMove(table), u"opponent player=1"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.26 to 30: cards that have a rule of their own.
    void cardsWithRulesOfTheirOwnAreTouched_data() { everyWindow(); }
    void cardsWithRulesOfTheirOwnAreTouched()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table,
                        "correct player=0 set={tapestry:8,tiles:3,resources:{coin:2,worker:2,food:4},tracks:{science:[4],"
                        "military:[3]}}")
                && make(table, "correct player=1 set={resources:{worker:1}}"));
        const auto plays = [&](TapestryCard card) {
            return make(table, "benefit player=0 gains=overplay") && table.click(letterOf(card)) && table.click(keyOf(card));
        };
        QVERIFY(plays(TapestryCard::DarkAges) && table.click(key(PencilKind::Track, 0)));
        QCOMPARE(lastMove(table), u"track track=exploration"_s);
        QVERIFY(plays(TapestryCard::OlympicHost) && table.click(key(PencilKind::Take, -1)));
        QCOMPARE(lastMove(table), u"take"_s);
        QVERIFY(TapestryPlayer(table).answerAll());
        // Nothing of it, or all that applies.
        QVERIFY(plays(TapestryCard::Colonialism));
        QCOMPARE(tapestryOf(table)->bar().secondary, app::TapestryMatch::tr("Nothing"));
        QVERIFY(table.click(key(PencilKind::Choose, 3)));
        QCOMPARE(tapestryOf(table)->bar().secondary, app::TapestryMatch::tr("That was all"));
        QVERIFY(table.secondary());
        QCOMPARE(lastMove(table), u"skip"_s);
        QVERIFY(plays(TapestryCard::Exploitation) && make(table, "benefit player=0 gains=explore"));
        QVERIFY(table.click(key(PencilKind::Double, -1)) && table.find(u"number3"_s) == nullptr);
        QVERIFY(table.click(key(PencilKind::Tile, 1)) && lastMove(table).contains(u"double=true"_s));
        QVERIFY(TapestryPlayer(table).answerAll());
        // With one opponent whom it is about goes without saying.
        QVERIFY(plays(TapestryCard::MarriageOfState) && table.click(key(PencilKind::Track, 1)));
        QCOMPARE(lastMove(table), u"track track=science"_s);
        QVERIFY(make(table, "correct player=1 set=incomes:2")
                && make(table, "correct player=0 set={resources:{food:0},tapestry:1,open:{farms:4}}") && table.primary()
                && table.click(letterOf(TapestryCard::Mercantilism)) && table.click(keyOf(TapestryCard::Mercantilism)));
        // All but food.
        const auto isConverting = [&] {
            const app::AnswerKey food = keyNamed(table, key(PencilKind::Resource, static_cast<int>(tapestry::Resource::Food)));
            return food.name.isEmpty() && !keyNamed(table, key(PencilKind::Resource, 0)).name.isEmpty();
        };
        for (int left = 20; left > 0 && !isConverting(); --left)
            QVERIFY(TapestryPlayer(table).answer());
        QVERIFY(table.click(key(PencilKind::Resource, 0)) && table.primary());
        QCOMPARE(lastMove(table), u"convert resources=coin:1"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Beside what was done of a turn.
    void aCorrectionSaysWhatItSet()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=1 set=acting:[{card:academia}]")
                && make(table, "correct player=0 set=vp:7 why=\"counted anew\"") && make(table, "benefit player=0 gains=overplay"));
        const QStringList done = tapestryOf(table)->done();
        QCOMPARE(done.value(0), u"Told by the table for Ben: Cards in force: Academia"_s);
        QVERIFY(done.value(1).endsWith(u"counted anew"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // A table that begins late enters what lies on it.
    // An evening's match in each window and each way, to the score: with all cards known, and with none.
    void aMatchWithCardsIsPlayedToItsScore_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("way");
        QTest::addColumn<bool>("isNamed");
        const auto row = [](const char *name, QSize size, const QString &language, tests::Way way, bool isNamed) {
            QTest::newRow(name) << size << language << static_cast<int>(way) << isNamed;
        };
        row("phone, touch, named", {360, 640}, u"en"_s, tests::Way::Touch, true);
        row("phone, keys, none named", {360, 640}, u"de"_s, tests::Way::Keys, false);
        row("tablet, screen reader, named", {800, 1280}, u"de"_s, tests::Way::ScreenReader, true);
        row("desktop, mouse, none named", {1920, 1080}, u"en"_s, tests::Way::Mouse, false);
        row("desktop, keys, named", {1920, 1080}, u"de"_s, tests::Way::Keys, true);
    }
    void aMatchWithCardsIsPlayedToItsScore()
    {
        QFETCH(const int, way);
        QFETCH(const bool, isNamed);
        Table::Options how = options();
        how.way = static_cast<tests::Way>(way);
        Table table(how);
        QVERIFY(beginTurns(table));
        TapestryPlayer player(table, isNamed);
        app::TapestryMatch *match = tapestryOf(table);
        for (int turn = 0; turn < 4; ++turn)
            QVERIFY(player.advance(turn < 2 ? tapestry::Track::Technology : tapestry::Track::Science) && player.answerAll());
        while (!match->over())
            QVERIFY(match->stage() == u"turn"_s ? player.takeIncome() : player.answer());
        int named = 0;
        int played = 0;
        for (const Value &move : match->session().match().log()) {
            const QString line = QString::fromStdString(notation(move));
            played += line.startsWith(u"tapestry"_s) || line.startsWith(u"invent"_s) ? 1 : 0;
            named += line.contains(u"card="_s) ? 1 : 0;
        }
        QVERIFY(played > 4);
        QCOMPARE(named > 4, isNamed);
        QVERIFY(isNamed || named == 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    void cardsAreCorrectedByHand_data() { everyWindow(); }
    void cardsAreCorrectedByHand()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 1));
        const auto more = [&](const QString &field) {
            QQuickItem *stepper = table.find(field);
            return stepper != nullptr
                && table.click(table.findIf(stepper, [](QQuickItem *item) { return item->objectName() == u"more"_s; }));
        };
        QVERIFY(table.click(u"otherTechs"_s) && table.click(u"tech_paper_middle"_s) && more(u"field_techs_bottom"_s));
        QVERIFY(table.click(u"field_mat1"_s) && table.click(u"lay_academia"_s) && table.click(u"field_mat1"_s)
                && table.click(u"lay_unknown"_s));
        for (const QString &name : {u"otherActing"_s, u"field_acting_marriage_of_state"_s, u"partner_marriage_of_state0"_s,
                                    u"track_marriage_of_statescience"_s})
            QVERIFY2(table.click(name), qPrintable(name + u' ' + table.warnings().join(u'\n')));
        // What is other than it was stands in red pencil; a track is locked by several.
        const auto isChanged = [&](const QString &chip) {
            const QQuickItem *item = table.find(chip);
            return item != nullptr && item->width() >= 44 && item->height() >= 44 && item->property("changed").toBool();
        };
        QVERIFY(isChanged(u"tech_paper_middle"_s) && !isChanged(u"tech_paper_top"_s));
        QVERIFY(isChanged(u"partner_marriage_of_state0"_s) && isChanged(u"track_marriage_of_statescience"_s));
        QVERIFY(table.choose(u"correctSeat"_s, 2) && table.click(u"lock_military1"_s) && table.click(u"lock_military0"_s));
        QVERIFY(isChanged(u"lock_military0"_s) && isChanged(u"lock_military1"_s) && !isChanged(u"lock_science0"_s));
        QVERIFY(table.click(u"lock_science0"_s) && isChanged(u"lock_science0"_s));
        QVERIFY(table.click(u"lock_science0"_s) && !isChanged(u"lock_science0"_s));
        QVERIFY(table.primary(u"correctBar"_s));
        table.settle();
        const QVariantMap ben = sheet(table, 1);
        const QVariantList rows = ben.value(u"techRows"_s).toList();
        QCOMPARE(nameIn(rows.at(1), 0), tapestry::cardName(Tech::Paper));
        QCOMPARE(rows.at(2).toMap().value(u"unnamed"_s).toInt(), 1);
        QCOMPARE(nameIn(ben.value(u"stacks"_s).toList().at(1), 1), tapestry::cardName(TapestryCard::Academia));
        QVERIFY(ben.value(u"acting"_s).toList().at(0).toMap().value(u"about"_s).toString().startsWith(u"Ada"_s));
        QCOMPARE(ben.value(u"acting"_s).toList().size(), 2);
        QCOMPARE(sheet(table, 0).value(u"acting"_s).toList().size(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // As many as there can be are in force: another one says so before it is touched, and takes the place of one that ends.
    void aFifthCardIsNotInForce()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table,
                        "correct player=1 set=acting:[{card:academia},{card:militarism},{card:exploitation},{card:mercantilism}]")
                && table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 1)
                && table.click(u"otherActing"_s));
        const auto isPossible = [&](TapestryCard card) {
            const QQuickItem *row = table.find(u"field_acting_"_s + QString::fromUtf8(nameOf(card)));
            return row != nullptr && row->property("possible").toBool() == row->property("detail").toString().isEmpty()
                && row->property("possible").toBool();
        };
        QVERIFY(!isPossible(TapestryCard::Monarchy) && isPossible(TapestryCard::Militarism));
        QVERIFY(table.click(u"field_acting_militarism"_s));
        QVERIFY(isPossible(TapestryCard::Monarchy) && table.click(u"field_acting_monarchy"_s));
        QVERIFY(!isPossible(TapestryCard::Militarism) && table.primary(u"correctBar"_s));
        table.settle();
        QCOMPARE(sheet(table, 1).value(u"acting"_s).toList().size(), 4);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void everyWindow()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("phone") << QSize(360, 640) << u"en"_s;
        QTest::newRow("tablet") << QSize(800, 1280) << u"de"_s;
        QTest::newRow("desktop") << QSize(1920, 1080) << u"en"_s;
    }
    [[nodiscard]] Table::Options options() const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        if (QTest::currentDataTag() != nullptr) {
            options.size = *static_cast<QSize *>(QTest::qData("size", qMetaTypeId<QSize>()));
            options.language = *static_cast<QString *>(QTest::qData("language", qMetaTypeId<QString>()));
        }
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestrycards

PEGSHEET_WINDOW_TEST(tst_pages_tapestrycards, TestPages)

#include "tst_pages_tapestrycards.moc"
