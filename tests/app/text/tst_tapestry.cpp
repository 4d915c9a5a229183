// SPDX-License-Identifier: Apache-2.0
// The words of Tapestry: a sentence for every code that its rules refuse with, a name for everything in them.
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/language.h"
#include "model/tapestry/civilizationwords.h"
#include "model/tapestry/correction.h"
#include "model/tapestry/notes.h"
#include "model/tapestry/printed.h"
#include "model/tapestry/rules.h"
#include "model/tapestry/scoring.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_tapestry {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

QString said(Refusal refusal)
{
    return sentenceFor(refusal, sentences(), &termText);
}
QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}
QString inWords(std::string_view text)
{
    Benefit benefit;
    const bool isOne = readBenefit(text, benefit).expected == Expected::Nothing;
    return isOne ? benefitText(benefit) : QString();
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void everyCodeHasASentence()
    {
        QSet<QString> codes;
        QDirIterator files(tests::sourcePath(u"model/tapestry"_s), {u"*.cpp"_s, u"*.h"_s}, QDir::Files);
        static const QRegularExpression kCode(u"\"(tapestry\\.[a-zA-Z]+)\""_s);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = kCode.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext())
                codes.insert(found.next().captured(1));
        }
        QVERIFY(codes.size() >= 12);
        for (const QString &code : std::as_const(codes))
            QVERIFY2(std::ranges::any_of(sentences(), [&](const Sentence &row) { return code == QString::fromUtf8(row.code); }),
                     qPrintable(code));
    }
    // Whatever field a refusal names, there is a sentence for it.
    void everyFieldThatIsNoOptionHasASentence()
    {
        for (const char *field : {"pay", "resources", "token", "track", "option", "trap", "against", "tile", "row", "gains", "set",
                                  "what", "entry", "partner", "card"}) {
            const QString sentence = said({"tapestry.noOption", {{"field", field}, {"needed", 2}, {"given", 1}}});
            QVERIFY2(!sentence.isEmpty() && !sentence.contains(QLatin1String(field) + u':'), field);
        }
        for (const char *of :
             {"both", "one", "districts", "tie", "turn", "player", "city", "lines", "cards", "either", "top", "mats"})
            QVERIFY2(!said({"tapestry.noOption", {{"field", "player"}, {"of", of}}}).isEmpty(), of);
        for (const char *entered : {"income", "moves", "tie", "lines"})
            QVERIFY2(!said({"tapestry.notNow", {{"phase", "turn"}, {"entered", entered}}}).isEmpty(), entered);
        for (const std::string_view phase : EnumNames<Phase>::names)
            QVERIFY2(!said({"tapestry.notNow", {{"phase", phase}}}).isEmpty(), std::string(phase).c_str());
    }
    void everythingHasAName()
    {
        const auto named = [](std::string_view kind, const auto &names) {
            for (const std::string_view name : names)
                QVERIFY2(termText(kind, name) != QString::fromUtf8(name), std::string(name).c_str());
        };
        named("track", EnumNames<Track>::names);
        named("resource", EnumNames<Resource>::names);
        named("resource", std::array<std::string_view, 1>{"any"});
        named("building", EnumNames<Building>::names);
        named("slots", kRows.values);
        named("row", EnumNames<TechRow>::names);
        named("landmark", EnumNames<Landmark>::names);
        named("achievement", EnumNames<Achievement>::names);
        named("techCard", EnumNames<Tech>::names);
        named("tapestryCard", EnumNames<TapestryCard>::names);
        named("civilization", EnumNames<Civilization>::names);
        named("step", EnumNames<IncomeStep>::names);
        named("phase", EnumNames<Phase>::names);
        named("capital", EnumNames<Capital>::names);
        for (const FieldRow &row : fieldRows(State(), 0))
            if (row.range || row.path.starts_with("city."))
                named("field", std::array{row.name});
        named("field", std::array<std::string_view, 4>{"techCards", "mat", "acting", "locks"});
        named("tier", std::array<std::string_view, 4>{"1", "2", "3", "4"});
        named("score", kEraNames);
        for (const ScoreLine &line : scoreOf(State(), 0).lines)
            QVERIFY2(scoreName(line.what) != QString::fromUtf8(line.what), std::string(line.what).c_str());
        QCOMPARE(termText("landmark", "tank_factory"), u"Tank Factory"_s);
        QCOMPARE(spaceText(Track::Science, 7), u"Science 7"_s);
    }
    void everyOptionIsNamedAndExplained()
    {
        for (const OptionInfo &option : gameInfo().options) {
            QVERIFY(optionTexts().name(option.name) != fromView(option.name));
            for (const Value &value : option.values) {
                QVERIFY(termText(option.name, *value.text()) != QString::fromStdString(*value.text()));
                if (value == Value("full"))
                    continue; // the window does not offer it
                QVERIFY(!optionTexts().text(option.name, *value.text()).isEmpty());
            }
        }
    }
    void everyRulesNoteIsWritten()
    {
        for (const RulesNote &note : kNotes) {
            QVERIFY2(noteTitle(note.id) != QString::fromUtf8(note.id), std::string(note.id).c_str());
            QStringList texts;
            for (const OptionInfo &option : gameInfo().options)
                if (option.name == note.option)
                    for (const Value &value : option.values)
                        texts.append(noteText(note.id, *value.text()));
            if (texts.isEmpty())
                texts.append(noteText(note.id));
            QVERIFY2(!texts.contains(QString()) && texts.removeDuplicates() == 0, std::string(note.id).c_str());
        }
    }
    void aRefusalIsASentence()
    {
        QCOMPARE(said({"tapestry.notEnough", {{"resource", "any"}, {"needed", 1}, {"left", 0}}}),
                 u"This needs 1 resource; 0 are left."_s);
        QCOMPARE(said({"tapestry.notEnough", {{"resource", "worker"}, {"needed", 2}, {"left", 1}}}),
                 u"Worker: this needs 2; 1 is left."_s);
        QCOMPARE(said({"tapestry.pending", {{"count", 1}}}), u"1 thing is open. Answer or skip that first."_s);
        QCOMPARE(said({"tapestry.activated", {{"track", "science"}, {"space", 6}}}),
                 u"Science 6: its benefit was gained in this turn already. Choose another space on which you stand."_s);
        QCOMPARE(said({"tapestry.taken", {{"landmark", "forge"}, {"player", 1}}}),
                 u"Forge: another player has it. Correct the landmarks of that player first."_s);
        QCOMPARE(said({"tapestry.taken", {{"tech", "the_nail"}, {"player", 1}}}),
                 u"The Nail: somebody has it already. Choose another card, or correct theirs first."_s);
        QCOMPARE(said({"tapestry.taken", {{"civilization", "the_chosen"}, {"player", 1}}}),
                 u"The Chosen: another player has it. Choose another one."_s);
        QCOMPARE(said({"tapestry.noCard", {{"civilization", "futurists"}}}),
                 u"Futurists: not kept when it is drawn during play. Draw another one and name that."_s);
        QCOMPARE(said({"tapestry.blocked", {{"track", "military"}, {"card", "broker_of_peace"}}}),
                 u"Military: “Broker of Peace” keeps you from advancing there. Choose another track."_s);
        QCOMPARE(said({"tapestry.blocked", {{"track", "military"}, {"player", 1}}}),
                 u"Military: until the end of their next turn another player's card lets nobody else advance there. "
                 "Choose another track."_s);
        QCOMPARE(said({"tapestry.finished", {}}), u"The match is over. Undo a move to play on, or correct something."_s);
        QCOMPARE(said({"tapestry.noOption", {{"field", "markets"}}}),
                 u"Markets: open slots: not entered in this match, which is only about income turns. Leave it out."_s);
    }
    void benefitsAreSaidInWords()
    {
        QCOMPARE(inWords("tile*2"), u"2 territory tiles"_s);
        QCOMPARE(inWords("then(tile,explore)"), u"1 territory tile, then explore"_s);
        QCOMPARE(inWords("all(conquer,armory)"), u"conquer and 1 armory"_s);
        QCOMPARE(inWords("then(or(adv(e),adv_x(any)),vp(5))"),
                 u"(advance (Exploration) or advance without benefit or bonus (any track)), then 5 points"_s);
        QCOMPARE(inWords("pay(tapestry_from_hand*2=>vp(5))"), u"for 2 tapestry cards from the hand: 5 points"_s);
        QCOMPARE(inWords("then(opt(refresh_tech),invent)"),
                 u"replace the face-up tech cards at the table, if you like, then invent 1 tech card"_s);
        QCOMPARE(inWords("explore*3"), u"explore, 3 times"_s);
        QCOMPARE(inWords("landmark(forge)"), u"Forge"_s);
        QCOMPARE(amountsText({{1, 0, 2, 0}}), u"1 coin, 2 food"_s);
    }
    void wordsOfCardsAreSaid()
    {
        QCOMPARE(inWords("then(tile,explore_it,neighbours(tile))"),
                 u"1 territory tile, then explore with it, then 1 territory tile for each neighbour"_s);
        QCOMPARE(inWords("then(invent,vp_per(tech)*2)"), u"invent 1 tech card, then 2 points per tech card"_s);
        QCOMPARE(inWords("neighbours(opt(adv_x(same)))"),
                 u"each neighbour: advance without benefit or bonus (that track), if they like"_s);
        QCOMPARE(inWords("rank(landmark,vp(12),any*2,coin)"),
                 u"12 points with the most landmarks; 2 resources of any kind with the fewest; otherwise 1 coin"_s);
        QCOMPARE(inWords("times(opponents,vp(3))"), u"3 points for each opponent"_s);
        QCOMPARE(inWords("landmark(any)"), u"any landmark of a track that nobody has yet"_s);
    }
    // What is the same on several tracks is said once.
    void stepsOnSeveralTracksAreOne()
    {
        QCOMPARE(inWords("or(reg_x(e),reg_x(m))"), u"go back without benefit or bonus (Exploration or Military)"_s);
        QCOMPARE(inWords("all(adv(e),adv(s),adv(m),adv(t))"), u"advance (each track)"_s);
        QCOMPARE(inWords("all(adv(e),coin)"), u"advance (Exploration) and 1 coin"_s);
        QCOMPARE(inWords("then(adv(e),adv(s))"), u"advance (Exploration), then advance (Science)"_s);
        QCOMPARE(inWords("then(lock,adv(any))"),
                 u"choose a track on which nobody else advances until your next turn is over, then advance (that track)"_s);
    }
    // No brackets stand in brackets.
    void stepsAreSaidInGerman()
    {
        QVERIFY(installLanguage(u"de"_s));
        QCOMPARE(
            inWords("then(or(adv(e),adv_x(any)),vp(5))"),
            u"(voranschreiten auf Entdeckung oder voranschreiten ohne Belohnung und Bonus auf beliebiger Leiste), dann 5 Punkte"_s);
        QVERIFY(installLanguage(u"en"_s));
    }
    // Every word of the language is said somehow.
    void everyPrintedBenefitIsSaid()
    {
        for (const Track track : kAll<Track>)
            for (const SpaceRow &space : kTrackSpaces[track])
                for (const std::string_view text : {space.benefit, space.bonus})
                    QVERIFY2(text.empty() || !inWords(text).isEmpty(), std::string(text).c_str());
        for (const Word word : kAll<Word>)
            if (formOf(word) == Form::Plain && isGain(word))
                QVERIFY2(!inWords(nameOf(word)).isEmpty(), std::string(nameOf(word)).c_str());
        for (const Counted counted : kAll<Counted>)
            QVERIFY(!inWords("vp_per(" + std::string(nameOf(counted)) + ")").isEmpty());
    }
};

} // namespace tst_tapestry

PEGSHEET_TEST(tst_tapestry, TestText)

#include "tst_tapestry.moc"
