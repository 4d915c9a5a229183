// SPDX-License-Identifier: Apache-2.0
// The card library behind the window. What no source shows is called made up.
#include "app/application.h"
#include "app/export/restoring.h"
#include "app/nations/library/nationsrecords.h"
#include "app/nations/nationslibrarycards.h"
#include "app/session.h"
#include "app/share/matchfile.h"
#include "app/tapestry/text/benefittext.h"
#include "model/catalog.h"
#include "storage/json.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

namespace tst_window_cards {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const Value kDeal = Object{{"type", "deal"}, {"famine", 2}, {"war", 3}};
const Value kBuy = Object{
    {"type", "buyTile"},
    {"tile", Object{{"kind", "colony"}, {"name", "Made-up Isle"}, {"points", 2}, {"chits", Object{{"food", 1}}}}}};

// The file of a match of nations, as another tablet hands it on.
QString savedMatch()
{
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("nations"), {{"Ann", "Bo"}, {}, {}, "play"}, nullptr, refusal);
    if (session == nullptr || session->play(kDeal) || session->play(kBuy))
        qFatal("the match could not be played");
    storage::MatchEntry entry = session->entry();
    return QString::fromStdString(storage::writeJson(Value(savedValue(session->match(), entry, session->known()))));
}

} // namespace

class CardsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_application;

    [[nodiscard]] LibraryView *view() const { return m_application->cards(); }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < view()->cards()->count(); ++row)
            titles.append(view()->cards()->row(row).value(u"title"_s).toString());
        return titles;
    }
    qlonglong add(const QString &kind, const QString &name, int points)
    {
        view()->setKind(kind);
        view()->beginNew();
        view()->form()->setName(name);
        for (int point = -1; point < points; ++point)
            view()->form()->step(u"points"_s, {}, 1);
        view()->form()->setNone(kind == u"development"_s ? u"dice"_s : u"chits"_s, true);
        return view()->save() ? view()->shown().value(u"recordId"_s).toLongLong() : 0;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
        m_application = std::make_unique<Application>(m_folder->filePath(u"a.db"_s));
        view()->refresh();
    }

    void whatIsKnownFromTheStartIsListedWithHowSureItIs()
    {
        QVERIFY(titles().contains(u"Sun Tzu"_s));
        view()->setKind(u"die"_s);
        QCOMPARE(view()->cards()->count(), 4);
        QVERIFY(view()->ages().isEmpty());
        view()->setKind(u"wonder"_s);
        // In the language of the window, once each.
        QCOMPARE(titles().size(), 3);
        QVERIFY(titles().contains(u"Hanging Gardens"_s));
        m_application->settings()->setLanguage(u"de"_s);
        QVERIFY(titles().contains(u"Hängende Gärten"_s));
        m_application->settings()->setLanguage(u"en"_s);
        QVERIFY(view()->cards()->row(0).value(u"unsure"_s).toBool());
    }

    void theExpansionIsShownOnlyWhereItIsAskedFor()
    {
        QCOMPARE(view()->edition(), u"Unrest"_s);
        QVERIFY(!titles().contains(u"Arabia"_s));
        const auto kinds = view()->kinds().size();
        view()->setShowsEdition(true);
        QVERIFY(titles().contains(u"Arabia"_s));
        QVERIFY(view()->kinds().size() > kinds);
        view()->setKind(u"board"_s);
        QCOMPARE(view()->cards()->count(), 3);
        // What can no longer be chosen is not looked for.
        view()->setShowsEdition(false);
        QCOMPARE(view()->kind(), QString());
        QVERIFY(titles().contains(u"Sun Tzu"_s));
    }

    void aCardIsTypedInChangedAndTakenBack()
    {
        const qlonglong id = add(u"advisor"_s, u"Made-up Sage"_s, 2);
        QVERIFY(id != 0);
        QVERIFY(!view()->form()->isOpen());
        QCOMPARE(view()->shown().value(u"says"_s).toString(), u"2 points"_s);
        view()->beginEdit();
        view()->form()->step(u"chits"_s, u"reroll"_s, 2);
        QVERIFY(view()->save());
        QVERIFY(view()->shown().value(u"says"_s).toString().contains(u"2 "_s));
        QCOMPARE(view()->shown().value(u"before"_s).toList().size(), 1);
        view()->undo();
        QCOMPARE(view()->shown().value(u"says"_s).toString(), u"2 points"_s);
        QCOMPARE(view()->done(), QString());
        // The same a second time is said, and nothing is kept.
        QSignalSpy told(view(), &LibraryView::message);
        QCOMPARE(add(u"advisor"_s, u"MADE-UP sage"_s, 2), 0);
        QVERIFY(view()->form()->isOpen());
        QCOMPARE(told.count(), 1);
        view()->form()->close();
    }

    void whatIsLeftAloneStaysUnknown()
    {
        view()->setKind(u"wonder"_s);
        view()->beginNew();
        QVERIFY(!view()->form()->problem().isEmpty());
        view()->form()->step(u"stone"_s, {}, 1);
        QCOMPARE(view()->form()->problem(), QString());
        QVERIFY(Value(view()->form()->record().fields) == Value(Object{{"stone", 1}}));
        view()->form()->step(u"stone"_s, {}, -1);
        QVERIFY(view()->form()->record().fields.empty());
        // No more than fits.
        view()->form()->step(u"points"_s, {}, 99);
        QVERIFY(Value(view()->form()->record().fields) == Value(Object{{"points", 20}}));
        view()->form()->step(u"dice"_s, u"red"_s, 99);
        QCOMPARE(view()->form()->problem(), QString());
        view()->form()->setKind(u"die"_s);
        view()->form()->choose(u"colour"_s, 4);
        view()->form()->step(u"faces"_s, u"redFood"_s, 99);
        view()->form()->step(u"faces"_s, u"redStone"_s, 99);
        QVERIFY(Value(view()->form()->record().fields) == Value(Object{{"colour", "red"}, {"faces", Object{{"redFood", 6}}}}));
        QCOMPARE(view()->form()->problem(), QString());
    }

    void aFactThatIsChangedBackIsAsSureAsBefore()
    {
        view()->setKind(u"development"_s);
        view()->setSearch(u"terrassen"_s);
        QVERIFY(view()->look(view()->cards()->row(0).value(u"recordId"_s).toLongLong()));
        const QString sure = view()->shown().value(u"origin"_s).toString();
        view()->beginEdit();
        view()->form()->setAge(2);
        QVERIFY(view()->save());
        QVERIFY(view()->shown().value(u"origin"_s).toString() != sure);
        view()->undo();
        QCOMPARE(view()->shown().value(u"origin"_s).toString(), sure);
    }

    void twoThatAreOneAreMergedAndTakenApart()
    {
        const qlonglong one = add(u"colony"_s, u"Made-up Isle"_s, 1);
        const qlonglong other = add(u"colony"_s, u"Made-up Island"_s, 1);
        QVERIFY(view()->look(one));
        view()->beginMerge();
        QVERIFY(view()->mergeInto(other));
        QCOMPARE(titles(), QStringList{u"Made-up Island"_s});
        QCOMPARE(view()->shown().value(u"before"_s).toList().size(), 1);
        view()->undo();
        QCOMPARE(titles().size(), 2);
        QVERIFY(view()->merging().isEmpty());
    }

    void undoOfACardThatWasMergedMergesItAgain()
    {
        const qlonglong one = add(u"colony"_s, u"Made-up Isle"_s, 1);
        const qlonglong other = add(u"colony"_s, u"Made-up Island"_s, 1);
        QVERIFY(view()->look(one));
        view()->beginMerge();
        QVERIFY(view()->mergeInto(other));
        QCOMPARE(add(u"colony"_s, u"Made-up Isle"_s, 1), one);
        QCOMPARE(titles().size(), 2);
        view()->undo();
        QCOMPARE(titles(), QStringList{u"Made-up Island"_s});
        QVERIFY(view()->look(other));
        QCOMPARE(view()->shown().value(u"before"_s).toList().size(), 1);
    }
    void cardsOfTwoKindsAreNotOne()
    {
        const qlonglong one = add(u"colony"_s, u"Made-up Isle"_s, 1);
        const qlonglong other = add(u"advisor"_s, u"Made-up Sage"_s, 1);
        QVERIFY(view()->look(one));
        view()->beginMerge();
        QSignalSpy told(view(), &LibraryView::message);
        QVERIFY(!view()->mergeInto(other));
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toString(),
                 u"Made-up Isle and Made-up Sage are of different kinds: only two cards of one kind can be the same."_s);
        QVERIFY(view()->look(one));
    }
    void aCardHalfTypedComesBack()
    {
        RecordForm *form = view()->form();
        QVERIFY(form->draft().isEmpty());
        view()->beginNew();
        form->setKind(u"wonder"_s);
        form->setName(u"Made-up Tower"_s);
        form->step(u"points"_s, {}, 2);
        // As a file keeps it.
        const QByteArray kept = QJsonDocument(QJsonObject::fromVariantMap(form->draft())).toJson();
        form->close();
        form->restoreDraft(QJsonDocument::fromJson(kept).object().toVariantMap());
        QVERIFY(form->isOpen() && form->isNew());
        QCOMPARE(form->kind(), u"wonder"_s);
        QCOMPARE(form->name(), u"Made-up Tower"_s);
        QVERIFY(view()->save());
        QVERIFY(view()->shown().value(u"says"_s).toString().startsWith(u"1 point"_s));
        form->restoreDraft({});
        form->restoreDraft({{u"card"_s, u"nothing"_s}});
        QVERIFY(!form->isOpen());
    }

    void theBinGivesBackAndForgets()
    {
        const qlonglong id = add(u"colony"_s, u"Made-up Isle"_s, 1);
        view()->remove();
        QVERIFY(view()->done().contains(u"Made-up Isle"_s));
        QVERIFY(titles().isEmpty());
        view()->setKind(u"bin"_s);
        QCOMPARE(titles(), QStringList{u"Made-up Isle"_s});
        view()->takeBack(id);
        // An empty bin is none to look into.
        QCOMPARE(view()->kind(), QString());
        QVERIFY(view()->look(id));
        view()->erase();
        QVERIFY(view()->look(id)); // only what is in the bin
        view()->remove();
        QVERIFY(view()->look(id));
        view()->erase();
        QVERIFY(view()->shown().isEmpty());
        QVERIFY(!titles().contains(u"Made-up Isle"_s));
    }

    void cardsGoOutAndInByCodesAndByFile()
    {
        for (int number = 0; number < 200; ++number)
            QVERIFY(add(u"colony"_s, u"Made-up place number %1"_s.arg(number * number * 7919), number % 20) != 0);
        LibraryTransfer *out = view()->transfer();
        out->showCodes(0);
        QVERIFY(out->codes().size() > 1);
        QCOMPARE(out->codeCards(), 200);
        QSignalSpy told(out, &LibraryTransfer::message);
        out->save();
        const QString saved = told.first().first().toString().section(u": "_s, 1);
        QFile file(saved);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(saved));
        const QString text = QString::fromUtf8(file.readAll());

        const QStringList codes = out->codes();
        m_application = std::make_unique<Application>(m_folder->filePath(u"b.db"_s));
        view()->refresh();
        LibraryTransfer *in = view()->transfer();
        for (int place = static_cast<int>(codes.size()) - 1; place >= 0; --place) {
            QVERIFY(!in->isAsking());
            QVERIFY(in->isCards(codes[place]));
            QVERIFY(in->receive(codes[place]));
            QCOMPARE(in->waiting().isEmpty(), place == 0);
        }
        QVERIFY(in->isAsking());
        QCOMPARE(in->newCards(), 200);
        QCOMPARE(in->rows().size(), 200);
        QVERIFY(in->accept());
        view()->setKind(u"colony"_s);
        QCOMPARE(view()->count(), 200);
        QVERIFY(in->isCards(text));
        QVERIFY(in->receive(text));
        QCOMPARE(in->newCards(), 0);
        in->forget();
        QVERIFY(!in->isCards(u"a diary"_s));
        QVERIFY(!in->isCards(savedMatch()));
    }

    void whatIsNoCardIsSaid()
    {
        LibraryTransfer *in = view()->transfer();
        QSignalSpy told(in, &LibraryTransfer::message);
        QVERIFY(!in->receive(u"PEGSHEET:ABC"_s));
        QVERIFY(!in->receive(uR"({"pegsheet":"library","version":2,"records":[]})"_s));
        QCOMPARE(told.count(), 2);
        QVERIFY(!in->isAsking());
        QVERIFY(in->receive(
            uR"({"pegsheet":"library","version":1,"records":[{"game":"nations","kind":"event","age":1,"fields":{"war":99}}]})"_s));
        QCOMPARE(in->newCards(), 0);
        QCOMPARE(in->rows().first().toMap().value(u"what"_s).toString(), u"refused"_s);
        QVERIFY(in->accept());
    }

    void aMatchThatIsTakenInTeachesItsCards()
    {
        const QString saved = savedMatch();
        const QString history = uR"({"pegsheet":"history","version":1,"matches":[)"_s + saved + u"]}"_s;
        QFile file(m_folder->filePath(u"history.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(history.toUtf8());
        file.close();
        m_application->restoring()->look(QUrl::fromLocalFile(file.fileName()));
        QTRY_COMPARE(m_application->restoring()->kind(), Restoring::History);
        QVERIFY(m_application->restoring()->restore());
        QTRY_VERIFY(!m_application->restoring()->busy());
        view()->refresh();
        QVERIFY(titles().contains(u"Made-up Isle"_s));
        view()->setKind(u"event"_s);
        QCOMPARE(view()->cards()->row(0).value(u"says"_s).toString(), u"Famine 2, War 3"_s);
        QCOMPARE(view()->cards()->row(0).value(u"origin"_s).toString(), u"Came with a match or a code"_s);
    }

    // Key by key; the last part is rubbed out, and what does not fit into 120 bytes is refused.
    void aBenefitIsPutTogetherByKeys()
    {
        view()->setGame(u"tapestry"_s);
        view()->beginNew();
        RecordForm *form = view()->form();
        const auto gains = [form] { return form->fields().back().toMap(); };
        const auto saysOf = [](const char *text) {
            tapestry::Benefit benefit;
            return fromValue("gains", Value(text), benefit) ? QString() : tapestry::benefitText(benefit);
        };
        QVERIFY(form->keysOf(u"when"_s).isEmpty());
        const QList<AnswerGroup> groups = form->keysOf(u"gains"_s);
        const auto pad = std::ranges::find(groups, u"pad"_s, &AnswerGroup::shape);
        QVERIFY(pad != groups.end());
        const AnswerKey coin = groups.front().keys.front();
        form->setName(u"Made-up Feast"_s);
        form->tell(u"gains"_s, coin);
        QVERIFY(!gains().value(u"hasSeveral"_s).toBool());
        form->tellNumber(u"gains"_s, *pad, 3);
        form->tell(u"gains"_s, coin);
        QCOMPARE(gains().value(u"value"_s).toString(), saysOf("all(coin,vp(3),coin)"));
        QVERIFY(gains().value(u"hasSeveral"_s).toBool());
        form->takeLast(u"gains"_s);
        form->turn(u"gains"_s);
        QVERIFY(gains().value(u"inOrder"_s).toBool());
        QCOMPARE(form->record().fields, (Object{{"gains", "then(coin,vp(3))"}}));
        QSignalSpy refused(form, &RecordForm::message);
        for (int time = 0; time < 30 && refused.isEmpty(); ++time)
            form->tell(u"gains"_s, groups.front().keys.at(time % 2));
        QCOMPARE(refused.size(), 1);
        QVERIFY(form->problem().isEmpty());
        const Object full = form->record().fields;
        QVERIFY(view()->save());
        QVERIFY(!view()->cards()->row(0).value(u"picture"_s).toMap().value(u"pictures"_s).toList().isEmpty());
        view()->beginEdit();
        QCOMPARE(form->record().fields, full);
        for (int time = 0; time < 40; ++time)
            form->takeLast(u"gains"_s);
        QVERIFY(form->record().fields.empty());
    }

    // What a match is offered, and what comes back of it.
    void aMatchIsOfferedWholeCardsOfItsAge()
    {
        std::optional<storage::Library> library(m_folder->filePath(u"c.db"_s).toStdString());
        const UseCards use = [&](const std::function<void(CardLibrary &)> &work) {
            CardLibrary cards(*library, gameRecords());
            cards.seed();
            work(cards);
            return true;
        };
        NationsLibraryCards cards(use, nullptr);
        QVERIFY(cards.tiles(1, nations::TileKind::Wonder).empty());
        QVERIFY(cards.events(1).empty());
        QVERIFY(cards.faces(nations::Colour::Red).has_value());
        QVERIFY(!cards.faces(nations::Colour::Blue).has_value());
        nations::Tile tile;
        tile.kind = nations::TileKind::Advisor;
        tile.age = 2;
        tile.points = 1;
        tile.gains.chits[nations::Chit::Reroll] = 2;
        cards.learn(tile, {});
        cards.learn(2, nations::Event{4, 5}, {});
        QCOMPARE(cards.tiles(2, nations::TileKind::Advisor).size(), std::size_t(1));
        QVERIFY(cards.tiles(1, nations::TileKind::Advisor).empty());
        QVERIFY(cards.tiles(2, nations::TileKind::Advisor).front().tile == tile);
        QVERIFY((cards.events(2).front().event == nations::Event{4, 5}));
        nations::Tile other = tile;
        other.points = 3;
        cards.learn(other, {});
        cards.learn(tile, cards.tiles(2, nations::TileKind::Advisor).back().id);
        cards.learn(tile, cards.tiles(2, nations::TileKind::Advisor).back().id);
        QCOMPARE(cards.tiles(2, nations::TileKind::Advisor).size(), std::size_t(2));
        // What is known by a name that no match says is known.
        use([&](CardLibrary &all) {
            Record named = nations::recordOf(2, nations::Event{4, 5});
            named.name = "Made-up Flood";
            all.records().edit(storage::RecordId{cards.events(2).front().id}, named);
        });
        cards.remember({{{2, nations::Event{4, 5}}}, {tile}});
        QCOMPARE(cards.events(2).size(), std::size_t(1));
        QCOMPARE(cards.tiles(2, nations::TileKind::Advisor).size(), std::size_t(2));
        cards.remember({{{2, nations::Event{1, 5}}}, {}});
        QCOMPARE(cards.events(2).size(), std::size_t(2));
        // A record of the expansion is none of a match.
        use([&](CardLibrary &all) {
            Record unrest = nations::recordOf(tile);
            unrest.edition = nations::kUnrest;
            storage::KeptRecord kept;
            QVERIFY(!all.add(unrest, kept));
        });
        QCOMPARE(cards.tiles(2, nations::TileKind::Advisor).size(), std::size_t(2));
    }
};

} // namespace tst_window_cards

PEGSHEET_WINDOW_TEST(tst_window_cards, CardsTest)
#include "tst_window_cards.moc"
