// SPDX-License-Identifier: Apache-2.0
// Codes of the frozen format: read as they were meant, and written the same again.
#include "tests/model/golden/golden.h"

#include "model/bronze/moves.h"
#include "model/core/notation.h"
#include "model/core/uid.h"
#include "storage/json.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QTest>

#include <set>

namespace tst_model_golden {

using namespace pegsheet;

namespace {

constexpr int kCodes = 50 + 24;

Value moveOf(const std::string &line)
{
    Value move;
    if (readNotation<bronze::Move>(line, move))
        qFatal("no notation: %s", line.c_str());
    return move;
}

Array linesOf(const Match &match)
{
    Array lines;
    for (const Value &move : match.log())
        lines.push_back(notation(move));
    return lines;
}

/// The match before the code's own moves.
std::unique_ptr<Match> beginningOf(const Value &golden)
{
    Setup setup;
    MaybeRefusal refusal;
    // The classic rules are not told.
    if (const Value *told = golden.find("setup"))
        refusal = readSetup(*told, setup);
    else
        for (const Value &name : *golden.find("players")->array())
            setup.players.push_back(*name.text());
    if (refusal)
        qFatal("a golden set-up is refused");
    auto match = findGame("bronze")->start(canonicalSetup(*findGame("bronze")->info, setup), refusal);
    for (const Value &line : *golden.find("before")->array())
        if (match->play(moveOf(*line.text())))
            qFatal("a golden move is refused");
    return match;
}

std::vector<Value> linesIn(const char *name)
{
    QFile file(pegsheet::tests::sourcePath(QStringLiteral("tests/model/golden/") + QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    std::vector<Value> codes;
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
        Value code;
        if (storage::readJson(line.toStdString(), code))
            qFatal("no JSON");
        codes.push_back(std::move(code));
    }
    return codes;
}

std::vector<Value> goldenCodes()
{
    std::vector<Value> codes = linesIn("codes.jsonl");
    const std::vector<Value> others = linesIn("rules.jsonl");
    codes.insert(codes.end(), others.begin(), others.end());
    return codes;
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeIsReadAndWrittenAgain_data();
    void everyCodeIsReadAndWrittenAgain();
    void everyKindOfMoveIsAmongThem();
    void whatIsNoCodeIsRefused_data();
    void whatIsNoCodeIsRefused();
};

void TestGolden::everyCodeIsReadAndWrittenAgain_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Value> codes = goldenCodes();
    QCOMPARE(static_cast<int>(codes.size()), kCodes);
    for (int number = 0; number < kCodes; ++number)
        QTest::newRow(codes[static_cast<std::size_t>(number)].find("name")->text()->c_str()) << number;
}
void TestGolden::everyCodeIsReadAndWrittenAgain()
{
    QFETCH(int, number);
    const Value golden = goldenCodes()[static_cast<std::size_t>(number)];
    const std::string &text = *golden.find("text")->text();
    MaybeRefusal refusal;
    const auto code = SharedCode::read(text, refusal);
    QVERIFY(code != nullptr);
    QVERIFY(golden::envelopeOf(code->header()) == *golden.find("envelope"));

    std::unique_ptr<Match> match = beginningOf(golden);
    if (code->header().isDelta)
        refusal = code->playOn(*match);
    else
        match = code->whole(refusal);
    QVERIFY(!refusal);
    Array log = *golden.find("before")->array();
    const Array &own = *golden.find("log")->array();
    log.insert(log.end(), own.begin(), own.end());
    QVERIFY(linesOf(*match) == log);
    QCOMPARE(hexOf(match->stateHash()), *golden.find("state")->text());

    const ShareHeader &header = code->header();
    const int since = match->length() - static_cast<int>(header.moves);
    QCOMPARE(shareText(*match, {header.uid, since, header.left, header.edition}), text);
}

void TestGolden::whatIsNoCodeIsRefused_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Value> codes = linesIn("refused.jsonl");
    for (std::size_t number = 0; number < codes.size(); ++number)
        QTest::newRow(codes[number].find("name")->text()->c_str()) << static_cast<int>(number);
}

// By model/FORMAT.md, "Shared codes"; with "envelope" only what follows it is wrong.
void TestGolden::whatIsNoCodeIsRefused()
{
    QFETCH(int, number);
    const Value refused = linesIn("refused.jsonl")[static_cast<std::size_t>(number)];
    MaybeRefusal refusal;
    const auto code = SharedCode::read(*refused.find("text")->text(), refusal);
    QVERIFY(code != nullptr || !*refused.find("envelope")->truth());
    if (code != nullptr)
        QVERIFY(code->whole(refusal) == nullptr);
    QVERIFY(refusal);
    QCOMPARE(QByteArray(refusal->code.data(), static_cast<qsizetype>(refusal->code.size())),
             QByteArray::fromStdString(*refused.find("code")->text()));
}

void TestGolden::everyKindOfMoveIsAmongThem()
{
    std::set<std::string> types;
    for (const Value &code : goldenCodes())
        for (const Value &line : *code.find("log")->array())
            types.insert(line.text()->substr(0, line.text()->find(' ')));
    QCOMPARE(types,
             (std::set<std::string>{"roll", "reroll", "keep", "leadership", "choose", "useStone", "build", "buy", "discard",
                                    "endTurn", "preserve", "spears", "ship", "swap", "trade", "sheet", "correct"}));
}

} // namespace tst_model_golden

PEGSHEET_TEST(tst_model_golden, TestGolden)

#include "tst_golden.moc"
