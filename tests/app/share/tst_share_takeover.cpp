// SPDX-License-Identifier: Apache-2.0
// Taking a match over from a code or a file, through real databases.
#include "app/session.h"
#include "app/share/codeintext.h"
#include "app/share/matchfile.h"
#include "app/share/takeover.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "model/core/random.h"
#include "model/core/seal.h"
#include "storage/json.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace tst_share_takeover {

using namespace pegsheet;

namespace {

Value moveOf(const char *line)
{
    Value move;
    if (readNotation<bronze::Move>(line, move))
        qFatal("no notation: %s", line);
    return move;
}

/// A tablet: a database, and the match that is open in its window.
class Tablet
{
public:
    explicit Tablet(const QTemporaryDir &folder, const char *name)
        : m_library(std::filesystem::path(folder.filePath(QString::fromLatin1(name)).toStdString()))
    {
    }

    storage::Library &library() { return m_library; }
    Session &session() { return *m_session; }

    void begin(const std::string &name = "Ann")
    {
        m_session = Session::begin(*findGame("bronze"), {{name, "Bo"}, {}, {}, "play"}, &m_library, refusal);
    }
    void open(storage::MatchId id) { m_session = Session::open(m_library, id, refusal); }
    void play(std::initializer_list<const char *> lines)
    {
        for (const char *line : lines)
            if (m_session->play(moveOf(line)))
                qFatal("refused: %s", line);
    }
    void playRandomly(Random &random, std::uint32_t moves)
    {
        using BronzeMatch = MatchOf<bronze::Bronze>;
        for (; moves > 0 && !m_session->match().over(); --moves) {
            bronze::State state = dynamic_cast<const BronzeMatch &>(m_session->match()).current();
            if (m_session->play(BronzeMatch::moveValue(bronze::playRandomly(state, random))))
                qFatal("a random move is refused");
        }
    }
    std::unique_ptr<Takeover> read(const std::string &text)
    {
        refusal.reset();
        return Takeover::read(text, m_library, refusal);
    }
    /// Takes it over and looks again in the window.
    storage::MatchId take(const std::string &text, Choice choice = Choice::Theirs)
    {
        const auto takeover = read(text);
        if (takeover == nullptr)
            return {};
        const storage::MatchId id = takeover->accept(choice, refusal);
        if (m_session == nullptr)
            open(id);
        m_session->reload();
        return id;
    }
    [[nodiscard]] QString refused() const { return refusal ? QString::fromStdString(std::string(refusal->code)) : QString(); }
    std::string file()
    {
        const auto entry = m_library.load(m_session->id()).entry;
        return storage::writeJson(Value(savedValue(m_session->match(), entry, m_session->saveShown())));
    }

    MaybeRefusal refusal;

private:
    storage::Library m_library;
    std::unique_ptr<Session> m_session;
};

} // namespace

class TestTakeover : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_a = std::make_unique<Tablet>(*m_folder, "a.db");
        m_b = std::make_unique<Tablet>(*m_folder, "b.db");
        m_a->begin();
        m_a->play({"roll faces=food,food,coins", "keep", "endTurn"});
    }

    void aMatchComesOverWhole()
    {
        const auto takeover = m_b->read(m_a->session().show(Extent::Whole));
        QVERIFY(takeover != nullptr);
        QVERIFY(takeover->mine() == nullptr);
        QCOMPARE(takeover->id().value, std::int64_t(0));
        QCOMPARE(takeover->theirs().player(), 1);
        QVERIFY(takeover->changes());
        const storage::MatchId id = takeover->accept(Choice::Theirs, m_b->refusal);
        QVERIFY(id.value != 0 && !takeover->changes());
        const storage::StoredMatch stored = m_b->library().load(id);
        QCOMPARE(stored.entry.uid, m_a->session().uid());
        QCOMPARE(stored.entry.summary.moves, 3);
        QCOMPARE(stored.known.points.size(), std::size_t(1));
    }

    void turnsComeOverAsTheyEnd()
    {
        m_b->take(m_a->session().show(Extent::Whole));
        m_b->play({"roll faces=food,food,food", "keep", "endTurn"});
        const auto takeover = m_a->read(m_b->session().show(Extent::News));
        QCOMPARE(takeover->comparison().relation, Relation::Behind);
        QCOMPARE(takeover->theirsAfter().size(), std::size_t(3));
        QVERIFY(takeover->mineAfter().empty());
        (void)takeover->accept(Choice::Theirs, m_a->refusal);
        QCOMPARE(takeover->comparison().relation, Relation::Same);
        // The window that has the match open hears of it at its next move.
        QVERIFY_THROWS_EXCEPTION(storage::Error, m_a->play({"roll faces=food,food,food"}));
        m_a->session().reload();
        QVERIFY(m_a->session().match().log() == m_b->session().match().log());
        QVERIFY(m_a->session().known() == m_b->session().known());
    }

    void aForkIsDecided_data()
    {
        QTest::addColumn<bool>("keep");
        QTest::newRow("mine") << true;
        QTest::newRow("theirs") << false;
    }
    void aForkIsDecided()
    {
        QFETCH(bool, keep);
        m_b->take(m_a->session().show(Extent::Whole));
        m_a->play({"roll faces=food,food,food", "keep", "endTurn"});
        m_b->play({"roll faces=food,food,coins", "keep", "endTurn"});
        const std::string code = m_a->session().show(Extent::News);
        const auto takeover = m_b->read(code);
        QCOMPARE(takeover->comparison().relation, Relation::Fork);
        QCOMPARE(takeover->mineAfter().front().moveClass, MoveClass::Contradicting);
        m_b->take(code, keep ? Choice::Mine : Choice::Theirs);
        QCOMPARE(m_b->session().match().nodeCount(), 9);
        m_a->take(m_b->session().show(Extent::Whole));
        QVERIFY(m_a->session().match().log() == m_b->session().match().log());
        QVERIFY(!m_b->read(code)->changes());
    }

    void aFileDoesWhatACodeDoes()
    {
        m_b->take(m_a->file());
        QVERIFY(m_b->session().match().log() == m_a->session().match().log());
        m_a->session().undo(2);
        m_a->play({"keep", "endTurn"});
        m_a->session().undo(3);
        const auto takeover = m_b->read(m_a->file());
        QCOMPARE(takeover->comparison().relation, Relation::Mended);
        m_b->take(m_a->file());
        QCOMPARE(m_b->session().match().length(), 0);
        QVERIFY(m_b->session().known() == m_a->session().known());
    }

    void whatCannotBeTakenOverSaysWhy()
    {
        const std::string code = m_a->session().show(Extent::Whole);
        m_a->play({"roll faces=food,food,food", "keep", "endTurn"});
        const std::string news = m_a->session().show(Extent::News);
        QVERIFY(m_b->read(news) == nullptr);
        QCOMPARE(m_b->refused(), QString("share.elsewhere"));
        QVERIFY(m_b->read("PEGSHEET:" + code.substr(20)) == nullptr);
        QCOMPARE(m_b->refused(), QString("share.damaged"));
        QVERIFY(m_b->read("see you on Friday") == nullptr);
        QCOMPARE(m_b->refused(), QString("share.notACode"));
        QVERIFY(m_b->read("{\"game\":\"chess\",\"setup\":{},\"log\":[]}") == nullptr);
        QCOMPARE(m_b->refused(), QString("input.unknownGame"));
        QVERIFY(m_b->library().list().empty());
        // The same id, but other names: nobody's match is overwritten.
        std::string file = m_a->file();
        file.replace(file.find("Ann"), 3, "Eve");
        QVERIFY(m_a->read(file) == nullptr);
        QCOMPARE(m_a->refused(), QString("share.otherSetup"));
        storage::StoredMatch other = m_a->library().load(m_a->session().id());
        other.entry.setup.players.front() = "Eve";
        m_b->open(m_b->library().insert(other));
        QVERIFY(m_a->read(m_b->session().show(Extent::Whole)) == nullptr);
        QCOMPARE(m_a->refused(), QString("share.otherSetup"));
    }

    // Kept as it was typed once, read from a file as names are entered now: one match all the same, both ways.
    void theSameNameInTwoSpellingsIsNoOtherSetup()
    {
        Tablet old(*m_folder, "old.db");
        old.begin("Jose\u0301\u00A0");
        old.play({"roll faces=food,food,coins", "keep", "endTurn"});
        QVERIFY(m_b->take(old.file()).value != 0);
        QCOMPARE(m_b->session().match().setup().players.front(), std::string("Jos\u00E9"));
        m_b->play({"roll faces=food,food,food", "keep", "endTurn"});
        QVERIFY(old.take(m_b->session().show(Extent::Whole)).value != 0);
        QCOMPARE(old.session().match().log().size(), m_b->session().match().log().size());
        QCOMPARE(old.session().match().setup().players.front(), std::string("Jose\u0301\u00A0"));
        QVERIFY(m_b->read(old.session().show(Extent::Whole)) != nullptr);
        QVERIFY(old.read(old.file()) != nullptr);
    }

    void aCodeIsFoundInAnyText()
    {
        const std::string code = m_a->session().show(Extent::Whole);
        for (const std::string &text : {code, "Hello!\n" + code + "\nBye", QString::fromStdString(code).toLower().toStdString(),
                                        "(" + code + ")", "Here: " + code + ". Bye", "https://example.org/?" + code + "&more"}) {
            const auto takeover = m_b->read(text);
            QVERIFY2(takeover != nullptr, text.c_str());
            QCOMPARE(takeover->theirs().length(), 3);
        }
        QVERIFY(codeIn("pegsheet").empty());
        QVERIFY(codeIn("").empty());
    }

    // As it comes out of a message that was wrapped, quoted, marked or read aloud.
    void whatWasDoneToACodeOnItsWayIsNoDamage_data()
    {
        QTest::addColumn<QString>("between");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("behind");
        QTest::addRow("lines") << "\n"
                               << ""
                               << "\nSee you on Friday";
        QTest::addRow("lines of another system") << "\r\n"
                                                 << ""
                                                 << "";
        QTest::addRow("quoted") << "\n> > "
                                << "Ann wrote:\n> > "
                                << "\n\nThanks, Ann";
        QTest::addRow("blanks") << " "
                                << "Here it is: "
                                << " (copy it)";
        QTest::addRow("soft hyphens") << QString(QChar(0x00AD)) << ""
                                      << "";
        QTest::addRow("no width") << QString(QChar(0x200B)) + QChar(0x2060) + QChar(0xFEFF) << QString(QChar(0xFEFF)) << "";
        QTest::addRow("no-break blanks") << QString(QChar(0x00A0)) << ""
                                         << " then";
        QTest::addRow("bold") << ""
                              << "*"
                              << "*";
        QTest::addRow("bold at the end of a sentence") << ""
                                                       << "It is **"
                                                       << "**.";
        QTest::addRow("bold in lines") << "\n"
                                       << "*"
                                       << "* and that was all";
        QTest::addRow("between quotation marks") << "" << QString(QChar(0x201E)) << QString(QChar(0x201C)) + " is it.";
        QTest::addRow("three full stops") << ""
                                          << ""
                                          << "...";
        QTest::addRow("a colon") << ""
                                 << ""
                                 << ": the whole match";
        QTest::addRow("after a word about codes") << ""
                                                  << "Codes begin with PEGSHEET: and this is one:\n"
                                                  << "";
    }

    void whatWasDoneToACodeOnItsWayIsNoDamage()
    {
        QFETCH(QString, between);
        QFETCH(QString, before);
        QFETCH(QString, behind);
        const QString code = QString::fromStdString(m_a->session().show(Extent::Whole));
        for (const int length : {3, 20, 76}) {
            QString text = before;
            for (int at = 0; at < code.size(); at += length)
                text += (at > 0 ? between : QString()) + code.mid(at, length);
            const auto takeover = m_b->read((text + behind).toStdString());
            QVERIFY2(takeover != nullptr, qPrintable(text + behind));
            QCOMPARE(takeover->theirs().length(), 3);
        }
    }

    // Signs that may belong to the code or to what stands around it: the checksum knows.
    void aStarAtTheEndIsTriedBothWays()
    {
        int stars = 0;
        for (int message = 0; message < 500; ++message) {
            const std::string code = sealed({1, 2, static_cast<std::uint8_t>(message), static_cast<std::uint8_t>(message >> 8)});
            for (const char *behind : {"", "*", "**", "**.", ".", "...", "/", "\n*"})
                QCOMPARE(codeIn(code + behind), code);
            stars += code.ends_with('*') ? 1 : 0;
        }
        QVERIFY(stars > 0);
    }

    void severalCodesAreFoundInOneText()
    {
        const std::string one = sealed({1, 2, 3});
        const std::string other = sealed({4, 5, 6, 7, 8, 9});
        const std::string text = "> " + one.substr(0, 11) + "\n> " + one.substr(11) + "\n> *" + other + "*\nPEGSHEET:no";
        QCOMPARE(codesIn(text), (std::vector<std::string>{one, other, "PEGSHEET:NO"}));
    }

    void aTextOfManyBrokenCodesIsSoonLookedThrough()
    {
        std::string text;
        while (text.size() < 4'000'000)
            text += "PEGSHEET:" + std::string(200, 'A') + "\nB C D E F G H I J K L M N O P Q R S T U V W X Y Z ";
        const std::size_t found = codesIn(text).size();
        QVERIFY(found > 10 && found < 4097);
    }

    void showingTheSameAgainWritesNothing()
    {
        const std::string code = m_a->session().show(Extent::Whole);
        const std::int64_t revision = m_a->library().load(m_a->session().id()).revision;
        QVERIFY(m_a->session().show(Extent::Whole) == code);
        QCOMPARE(m_a->library().load(m_a->session().id()).revision, revision);
        m_a->open(m_a->session().id());
        QVERIFY(m_a->session().show(Extent::Whole) == code);
    }

    // As tst_core_sessions does it in memory, with whole codes.
    void randomTabletsComeTogether()
    {
        Random random(5);
        for (int session = 0; session < 60; ++session) {
            init();
            m_b->take(m_a->session().show(Extent::Whole));
            for (int event = 0; event < 12; ++event) {
                Tablet &one = random.below(2) == 0 ? *m_a : *m_b;
                Tablet &other = &one == m_a.get() ? *m_b : *m_a;
                if (const std::uint32_t what = random.below(4); what < 2)
                    one.playRandomly(random, 1 + random.below(4));
                else if (what == 2)
                    one.session().undo(static_cast<int>(random.below(5)));
                else
                    one.take(other.session().show(Extent::Whole), random.below(2) == 0 ? Choice::Mine : Choice::Theirs);
            }
            m_a->take(m_b->session().show(Extent::Whole));
            m_b->take(m_a->session().show(Extent::Whole));
            m_a->take(m_b->session().show(Extent::Whole));
            QVERIFY(m_a->session().match().log() == m_b->session().match().log());
            const Known known = m_a->session().known();
            m_a->open(m_a->session().id());
            QVERIFY(m_a->session().known() == known);
            QVERIFY(m_a->session().match().log() == m_b->session().match().log());
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Tablet> m_a;
    std::unique_ptr<Tablet> m_b;
};

} // namespace tst_share_takeover

PEGSHEET_TEST(tst_share_takeover, TestTakeover)

#include "tst_share_takeover.moc"
