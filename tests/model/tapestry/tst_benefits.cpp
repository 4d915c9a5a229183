// SPDX-License-Identifier: Apache-2.0
// The language of benefits: every form is read and written the same, and refused where it is malformed, with the place.
#include "model/core/hasher.h"
#include "model/core/random.h"
#include "model/tapestry/benefit.h"
#include "model/tapestry/benefitcodec.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

namespace tst_tapestry_benefits {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Benefit read(const std::string &text)
{
    Benefit benefit;
    if (readBenefit(text, benefit).expected != Expected::Nothing)
        qFatal("no benefit: %s", text.c_str());
    return benefit;
}

std::string written(const Benefit &benefit)
{
    return std::string(benefit.text().view());
}

std::string repeated(const std::string &text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

// A word of that language, with parts or without.
Word randomWord(bool isGroup, Language language, Random &random)
{
    const auto oneOf = [&](Word first, Word behind) {
        const auto from = static_cast<std::uint32_t>(first);
        return static_cast<Word>(from + random.below(static_cast<std::uint32_t>(behind) - from));
    };
    if (language == Language::Civilizations && !isGroup && random.below(8) == 0)
        return Word::Lose;
    const Word atom = oneOf(Word::Coin, Word::TapestryFromHand);
    const Word group = oneOf(Word::Then, Word::ExploreIt);
    if (language == Language::Boards || random.below(2) == 0)
        return isGroup ? group : atom;
    return isGroup ? static_cast<Word>(static_cast<std::uint32_t>(Word::Times) + random.below(8))
                   : oneOf(Word::ExploreIt, Word::Times);
}

// Some benefit, of as many nodes as there is room for.
void addRandom(std::string &text, Random &random, int depth, Language language)
{
    const bool isGroup = depth < 4 && random.below(3) == 0;
    const Word word = randomWord(isGroup, language, random);
    const bool hasCards = language >= Language::Cards;
    const auto addParts = [&](std::uint32_t parts, std::string_view before) {
        text += before;
        for (std::uint32_t part = 0; part < parts; ++part) {
            text += part > 0 ? "," : "";
            addRandom(text, random, depth + 1, language);
        }
    };
    text += nameOf(word);
    const Form form = formOf(word);
    if (form != Form::Plain)
        text += '(';
    switch (form) {
    case Form::Plain: break;
    case Form::Track: text += kTrackLetters.at(random.below(4)); break;
    case Form::TrackOrAny: text += kTrackLetters.at(random.below(5)); break;
    case Form::Counted: text += nameOf(static_cast<Counted>(random.below(kCount<Counted>))); break;
    case Form::AnyOrSame: text += kTrackLetters.at(random.below(hasCards ? 6 : 5)); break;
    case Form::OnlyAny: text += "any"; break;
    case Form::UpTo3: text += std::to_string(1 + random.below(3)); break;
    case Form::Landmark: text += kLandmarkWords.at(random.below(kCount<Landmark> + (hasCards ? 1 : 0))); break;
    case Form::Points: text += std::to_string(1 + random.below(Benefit::kMostPoints)); break;
    case Form::Exchange:
        text += random.below(2) == 0 ? "tech_card*3=>" : hasCards ? "vp(" + std::to_string(1 + random.below(200)) + ")=>" : "any=>";
        [[fallthrough]];
    case Form::Part: addParts(1, {}); break;
    case Form::Times: addParts(1, std::string(nameOf(static_cast<Multiplier>(random.below(3)))) + ','); break;
    case Form::Rank: addParts(3, "landmark,"); break;
    case Form::TwoParts: addParts(2, {}); break;
    case Form::Discard: addParts(1, "tapestry,"); break;
    case Form::Lost: text += kLostWords.at(random.below(kLostWords.size())); break;
    case Form::Parts:
        for (std::uint32_t part = 0; part < 2 + random.below(3); ++part) {
            text += part > 0 ? "," : "";
            addRandom(text, random, depth + 1, language);
        }
        break;
    }
    if (form != Form::Plain)
        text += ')';
    if (random.below(5) == 0)
        text += '*' + std::to_string(2 + random.below(Benefit::kMostTimes - 1));
}

} // namespace

// Every form of the language, and each way in which a text can be none.
class TestBenefits : public QObject
{
    Q_OBJECT

private slots:
    void everyFormIsReadAndWrittenTheSame_data()
    {
        QTest::addColumn<std::string>("text");
        for (const Word word : kAll<Word>)
            if (formOf(word) == Form::Plain && isGain(word))
                QTest::newRow(std::string(nameOf(word)).c_str()) << std::string(nameOf(word));
        for (const char *text : {"any*8",
                                 "pay(any*30=>coin)",
                                 "then(then(coin,food)*20,coin)*10",
                                 "vp(1)",
                                 "vp(200)",
                                 "adv(e)",
                                 "adv(any)",
                                 "adv_x(any)",
                                 "adv_x(t)",
                                 "reg(s)",
                                 "reg_x(m)",
                                 "vp_per(income_bldg)",
                                 "vp_per(track_t)*3",
                                 "landmark(tank_factory)",
                                 "then(tile*2,explore_anywhere)",
                                 "all(upgrade,circle,square)",
                                 "or(adv(e),adv(m),adv(t))",
                                 "opt(refresh_tech)",
                                 "pay(any*2=>vp(10))",
                                 "pay(tapestry_from_hand*3=>vp(10))",
                                 "pay(tech_card*2=>all(any,opt(then(invent,upgrade))))",
                                 "or(coin,pay(worker=>food))*2",
                                 "adv_b(e)",
                                 "adv_x(same)",
                                 "landmark(any)",
                                 "match(any)",
                                 "stand_up(3)",
                                 "times(tracks_not_behind,vp(4))",
                                 "times(tracks_last,all(vp(2),any))",
                                 "times(opponents,vp(3))",
                                 "rank(landmark,vp(12),any*2,all(any,vp(6)))",
                                 "first_in_era(then(invent,upgrade_it),times(opponents,vp(3)))",
                                 "then(everyone(any),income_bldg)",
                                 "opponents(tile*2)",
                                 "then(adv(any),neighbours(opt(adv_x(same))))",
                                 "then(tapestry*3,discard_any(tapestry,vp(2)))",
                                 "some(worker,culture,food,coin)",
                                 "or(pay(vp(5)=>any),pay(vp(200)=>any*2))",
                                 "opt(outpost_there)",
                                 "all(lose(culture),lose(any))",
                                 "lose(worker)*2",
                                 "opt(tile)*3"})
            QTest::newRow(text) << std::string(text);
    }
    void everyFormIsReadAndWrittenTheSame()
    {
        QFETCH(const std::string, text);
        const Benefit benefit = read(text);
        QCOMPARE(written(benefit), text);
        QCOMPARE(lengthOf(benefit.nodes()), text.size());
        QCOMPARE(std::size_t{benefit.nodes().front().size}, benefit.nodes().size());
        Benefit again;
        QVERIFY(!fromValue("gains", toValue(benefit), again));
        QVERIFY(again == benefit);
    }
    // Once is not said.
    void onceIsTheSameAsNothing()
    {
        QVERIFY(read("tile*1") == read("tile"));
        QCOMPARE(written(read("tile*1")), std::string("tile"));
        QVERIFY(!(read("tile*2") == read("tile")));
        QVERIFY(!(read("all(tile,farm)") == read("then(tile,farm)")));
        QVERIFY(!(read("or(adv(e),adv(m))") == read("or(adv(e),adv(s))")));
    }
    void nodesStandInOneRow()
    {
        const Benefit benefit = read("then(opt(refresh_tech),invent*2,pay(any=>vp(7)))");
        const std::vector<Node> nodes(benefit.nodes().begin(), benefit.nodes().end());
        const std::vector<Node> wanted{{Word::Then, 0, 1, 7},   {Word::Opt, 0, 1, 2}, {Word::RefreshTech, 0, 1, 1},
                                       {Word::Invent, 0, 2, 1}, {Word::Pay, 0, 1, 3}, {Word::Any, 0, 1, 1},
                                       {Word::Vp, 7, 1, 1}};
        QVERIFY(nodes == wanted);
        QVERIFY(Benefit().isNone() && Benefit().nodes().empty() && written(Benefit()).empty());
    }

    void aFaultIsNamedWithItsPlace_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<Expected>("expected");
        const auto row = [](const char *text, int at, Expected expected) {
            QTest::newRow(text) << std::string(text) << at << expected;
        };
        row("", 0, Expected::Benefit);
        row("gold", 0, Expected::Benefit);
        row("Coin", 0, Expected::Benefit);
        row("tech_card", 0, Expected::Benefit);
        row(" coin", 0, Expected::Benefit);
        row("coin ", 4, Expected::End);
        row("coin,food", 4, Expected::End);
        row("coin*2*2", 6, Expected::End);
        row("coin*", 5, Expected::Times);
        row("coin*0", 5, Expected::Times);
        row("coin*02", 5, Expected::Times);
        row("coin*31", 5, Expected::Times);
        row("coin*99999999999", 5, Expected::Times);
        row("any*9", 4, Expected::Times);
        row("pay(any*31=>coin)", 8, Expected::Times);
        row("coin(2)", 4, Expected::End);
        row("vp", 2, Expected::Open);
        row("vp()", 3, Expected::Points);
        row("vp(0)", 3, Expected::Points);
        row("vp(201)", 3, Expected::Points);
        row("vp(-1)", 3, Expected::Points);
        row("vp(5", 4, Expected::Close);
        row("adv(x)", 4, Expected::TrackOrAny);
        row("adv(exploration)", 4, Expected::TrackOrAny);
        row("reg(any)", 4, Expected::Track);
        row("vp_per(gold)", 7, Expected::Counted);
        row("landmark(forget)", 9, Expected::Landmark);
        row("then(coin)", 9, Expected::Comma);
        row("then(coin,)", 10, Expected::Benefit);
        row("then(coin,food", 14, Expected::More);
        row("all(coin,food;any)", 13, Expected::More);
        row("opt(coin,food)", 8, Expected::Close);
        row("pay(coin)", 8, Expected::Arrow);
        row("pay(explore=>coin)", 4, Expected::Cost);
        row("pay(house=>coin)", 4, Expected::Cost);
        row("pay(any=>)", 9, Expected::Benefit);
        row("then(coin,or(food,pay(any*2>coin)))", 27, Expected::Arrow);
        row("adv(same)", 4, Expected::TrackOrAny);
        row("adv_b(any)", 6, Expected::Track);
        row("match(e)", 6, Expected::OnlyAny);
        row("stand_up(4)", 9, Expected::Points);
        row("stand_up", 8, Expected::Open);
        row("times(tracks,coin)", 6, Expected::Multiplier);
        row("times(opponents)", 15, Expected::Comma);
        row("times(opponents,coin,food)", 20, Expected::Close);
        row("rank(city,coin,food,any)", 5, Expected::OnlyLandmark);
        row("rank(landmark,coin,food)", 23, Expected::Comma);
        row("first_in_era(coin)", 17, Expected::Comma);
        row("first_in_era(coin,food,any)", 22, Expected::Close);
        row("everyone(coin,food)", 13, Expected::Close);
        row("discard_any(tile,coin)", 12, Expected::OnlyTapestry);
        row("some(coin)", 9, Expected::Comma);
        row("lose", 4, Expected::Open);
        row("lose()", 5, Expected::ResourceOrAny);
        row("lose(tile)", 5, Expected::ResourceOrAny);
        row("lose(any*2)", 8, Expected::Close);
        row("pay(vp=>coin)", 6, Expected::Open);
        row("pay(vp(201)=>coin)", 7, Expected::Points);
        row("pay(vp(5)*2=>coin)", 9, Expected::Arrow);
    }
    void aFaultIsNamedWithItsPlace()
    {
        QFETCH(const std::string, text);
        QFETCH(const int, at);
        QFETCH(const Expected, expected);
        Benefit benefit;
        const BenefitFault fault = readBenefit(text, benefit);
        QCOMPARE(int{fault.at}, at);
        QCOMPARE(int(fault.expected), int(expected));
        const MaybeRefusal refusal = fromValue("gains", text, benefit);
        QVERIFY(refusal);
        const Value values(refusal->values);
        QVERIFY(*values.find("at") == Value(at) && *values.find("field") == Value("gains"));
        const bool isNumber = expected == Expected::Points || expected == Expected::Times;
        QCOMPARE(std::string(refusal->code), std::string(isNumber ? "input.outOfRange" : "input.unknownValue"));
        if (!isNumber)
            QVERIFY(*values.find("allowed") == Value(allowedBy(expected)) && !allowedBy(expected).empty());
    }
    // What stands in each other multiplies: 200 times is the most, of any word.
    void repeatsWithinRepeatsAreBounded_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("most");
        const auto row = [](const char *text, int at, int most) { QTest::newRow(text) << std::string(text) << at << most; };
        row("then(then(coin,food)*20,coin)*11", 30, 10);
        row("all(coin,vp(1)*30)*7", 19, 6);
        row("or(any*8,house)*26", 16, 25);
        row("opt(opt(opt(tile)*6)*6)*6", 24, 5);
        row("pay(coin*30=>then(tile*20,farm*3)*4)*3", 37, 2);
        row("then(then(then(then(then(coin,food)*30,coin)*30,coin)*30,coin)*30,coin)*30", 45, 6);
    }
    void repeatsWithinRepeatsAreBounded()
    {
        QFETCH(const std::string, text);
        QFETCH(const int, at);
        QFETCH(const int, most);
        Benefit benefit;
        QVERIFY(readBenefit(text, benefit)
                == (BenefitFault{static_cast<std::uint8_t>(at), Expected::Times, static_cast<std::uint8_t>(most)}));
        const MaybeRefusal refusal = fromValue("gains", text, benefit);
        QVERIFY(refusal && refusal->code == "input.outOfRange" && *Value(refusal->values).find("max") == Value(most));
        const std::size_t end = text.find_first_not_of("0123456789", static_cast<std::size_t>(at));
        const std::string right = text.substr(0, static_cast<std::size_t>(at)) + std::to_string(most)
            + (end == std::string::npos ? "" : text.substr(end));
        if (readBenefit(right, benefit).expected != Expected::Nothing)
            QVERIFY(readBenefit(right, benefit).at > at);
    }
    void everyPieceThatIsCutOffIsMissed()
    {
        const std::string text = "then(opt(refresh_tech),pay(any*2=>vp(10)),or(adv(e),vp_per(track_t)))";
        Benefit benefit;
        for (std::size_t length = 0; length < text.size(); ++length) {
            const BenefitFault fault = readBenefit(std::string_view(text).substr(0, length), benefit);
            QVERIFY(fault.expected != Expected::Nothing && fault.at <= length);
        }
    }
    void theLongestText()
    {
        const std::string full = "all(" + repeated("any,", 28) + "any)";
        QCOMPARE(full.size(), Benefit::kLongest);
        QCOMPARE(read(full).nodes().size(), Benefit::kMostNodes);
        QCOMPARE(written(read(full)), full);
        const std::string deep = repeated("opt(", 23) + "food" + repeated(")", 23);
        QCOMPARE(written(read(deep)), deep);
        Benefit benefit;
        QVERIFY(readBenefit("then(" + repeated("any,", 28) + "any)", benefit) == (BenefitFault{120, Expected::Shorter}));
        const MaybeRefusal refusal = fromValue("gains", std::string(121, 'x'), benefit);
        QVERIFY(refusal && refusal->code == "input.textTooLong");
        QVERIFY(fromValue("gains", 5, benefit)->code == "input.wrongType");
    }

    // Where cards are counted their words are none: the text stops where it did before there were any.
    void boardsDoNotSayWhatCardsDo_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<Expected>("expected");
        const auto row = [](const char *text, int at, Expected expected) {
            QTest::newRow(text) << std::string(text) << at << expected;
        };
        for (const Word word : kAll<Word>)
            if (isOfCards(word) || isOfCivilizations(word))
                QTest::newRow(std::string(nameOf(word)).c_str())
                    << "then(coin," + std::string(nameOf(word)) << 10 << Expected::Benefit;
        row("adv_x(same)", 6, Expected::TrackOrAny);
        row("landmark(any)", 9, Expected::Landmark);
        row("pay(vp(5)=>any)", 4, Expected::Cost);
    }
    void boardsDoNotSayWhatCardsDo()
    {
        QFETCH(const std::string, text);
        QFETCH(const int, at);
        QFETCH(const Expected, expected);
        Benefit benefit;
        QVERIFY(readBenefit(text, benefit, Language::Boards) == (BenefitFault{static_cast<std::uint8_t>(at), expected}));
        const auto refusal = readIn(Language::Boards, "gains", text, benefit);
        QVERIFY(refusal && refusal->code == "input.unknownValue");
        const Array allowed = allowedBy(expected);
        QVERIFY(*Value(refusal->values).find("allowed") == Value(allowed));
        for (const char *none : {"same", "lock", "some", "lose"})
            QVERIFY(std::find(allowed.begin(), allowed.end(), Value(none)) == allowed.end());
    }

    // Where cards are named and civilizations counted nothing is lost (contract, atoms of part 3b).
    void cardsDoNotSayWhatCivilizationsDo()
    {
        Benefit benefit;
        QVERIFY(readBenefit("then(coin,lose(any))", benefit, Language::Cards) == (BenefitFault{10, Expected::Benefit}));
        QVERIFY(readBenefit("then(coin,lock)", benefit, Language::Cards).expected == Expected::Nothing);
        QVERIFY(readBenefit("then(coin,lose(any))", benefit, Language::Civilizations).expected == Expected::Nothing);
        QVERIFY(!(read("lose(any)") == read("lose(coin)")));
    }

    void codesAreReadBackEqual_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("boards") << int(Language::Boards);
        QTest::newRow("cards") << int(Language::Cards);
        QTest::newRow("civilizations") << int(Language::Civilizations);
    }
    void codesAreReadBackEqual()
    {
        QFETCH(const int, language);
        const auto in = static_cast<Language>(language);
        // Those of boards have the same bytes as before there were words of cards.
        constexpr std::uint64_t kOfBoards = 0x53C703C4A63AAC67U;
        Random random(1);
        Hasher hasher;
        std::set<Word> words;
        int coded = 0;
        while (coded < 3000) {
            std::string text;
            addRandom(text, random, 0, in);
            Benefit tried;
            if (readBenefit(text, tried, in).expected != Expected::Nothing)
                continue; // too long, or repeated too often
            ++coded;
            const Benefit benefit = read(text);
            QCOMPARE(written(benefit), text);
            for (const Node &node : benefit.nodes())
                words.insert(node.word);
            EntropyEncoder encoder;
            QVERIFY(codeBenefit(encoder, benefit, in) == benefit);
            const auto bytes = encoder.finish();
            for (const std::uint8_t byte : bytes)
                hasher.byte(byte);
            EntropyDecoder decoder(bytes);
            QVERIFY(codeBenefit(decoder, benefit, in) == benefit);
            EntropyDecoder blind(bytes);
            QVERIFY(codeBenefit(blind, Benefit(), in) == benefit);
        }
        if (in == Language::Boards)
            QCOMPARE(hasher.sum(), kOfBoards);
        else
            QCOMPARE(words.size(), kCount<Word> - (in == Language::Cards ? 2 : 1)); // none is paid with a card from the hand
    }
    // The text with the most nodes leaves no room for one more.
    void aFullBenefitIsCoded()
    {
        for (const std::string &text : {"all(" + repeated("any,", 28) + "any)", "or(" + repeated("any,", 27) + "opt(any))"}) {
            EntropyEncoder encoder;
            (void)codeBenefit(encoder, read(text), Language::Cards);
            const auto bytes = encoder.finish();
            EntropyDecoder decoder(bytes);
            QCOMPARE(written(codeBenefit(decoder, Benefit(), Language::Cards)), text);
        }
    }
    // Whatever bytes are read: a benefit of the right form, though as text it may be too long.
    void hostileCodesAreBenefits()
    {
        Random random(2);
        for (int time = 0; time < 3000; ++time) {
            std::vector<std::uint8_t> bytes(random.below(60));
            for (std::uint8_t &byte : bytes)
                byte = static_cast<std::uint8_t>(time % 2 == 0 ? random.below(256) : 255 - random.below(3));
            EntropyDecoder decoder(bytes);
            const Benefit benefit = codeBenefit(decoder, Benefit(), static_cast<Language>(time / 2 % 3));
            QVERIFY(!benefit.isNone());
            QCOMPARE(toValue(benefit).text()->size(), lengthOf(benefit.nodes()));
            Benefit again;
            const Expected expected = readBenefit(*toValue(benefit).text(), again).expected;
            QVERIFY(expected == Expected::Nothing ? again == benefit
                                                  : expected == Expected::Shorter || expected == Expected::Times);
        }
    }
};

} // namespace tst_tapestry_benefits

PEGSHEET_TEST(tst_tapestry_benefits, TestBenefits)
#include "tst_benefits.moc"
