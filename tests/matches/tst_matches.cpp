// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/moves.h"
#include "model/catalog.h"
#include "model/core/notation.h"
#include "model/empires/moves.h"
#include "model/nations/moves.h"
#include "model/tapestry/moves.h"
#include "tests/matches/matchfile.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <array>
#include <memory>

namespace tst_matches {

using namespace pegsheet;

namespace {

// How each game's moves are read.
struct Reader
{
    const char *game;
    MaybeRefusal (*read)(std::string_view line, Value &move);
};
constexpr std::array kReaders{Reader{"bronze", &readNotation<bronze::Move>}, Reader{"nations", &readNotation<nations::Move>},
                              Reader{"empires", &readNotation<empires::Move>}, Reader{"tapestry", &readNotation<tapestry::Move>}};

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<int>(text.size())};
}

MaybeRefusal readSetupLine(std::string_view line, Setup &setup)
{
    const std::array shapes{NotationShape{"setup", {"players"}, {"options"}}};
    Value value;
    if (auto refusal = readNotation(line, shapes, value))
        return refusal;
    value.object()->erase(value.object()->begin()); // the type
    return readSetup(value, setup);
}

// What is wrong with a line, or empty; the match has gone on by it.
QByteArray faultOf(Match &match, const Reader &reader, const MatchLine &line)
{
    Value move;
    if (const MaybeRefusal refusal = reader.read(line.move, move))
        return "cannot be read: " + bytes(refusal->code);
    if (bytes(notation(move)) != bytes(line.move))
        return "is written in another way: " + bytes(notation(move));
    const int seat = std::max(match.player(), 0);
    const std::uint64_t before = match.stateHash();
    const MaybeRefusal refusal = match.play(move);
    const bool expected = !line.expectations.empty() && line.expectations.front().word == "refused";
    if (refusal.has_value() != expected)
        return refusal ? "is refused: " + bytes(refusal->code) : QByteArray("is accepted");
    if (refusal && (match.stateHash() != before || bytes(refusal->code) != bytes(line.expectations.front().value)))
        return "is refused otherwise: " + bytes(refusal->code);
    for (const auto &[word, value] : line.expectations)
        if (word != "refused" && found(match, seat, word) != value)
            return bytes(word) + " is " + bytes(found(match, seat, word)) + ", not " + bytes(value);
    return {};
}

} // namespace

class TestMatches : public QObject
{
    Q_OBJECT

private slots:
    void goldenMatches_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("path");
        for (std::size_t game = 0; game < kReaders.size(); ++game) {
            const QDir folder(pegsheet::tests::sourcePath(QStringLiteral("tests/matches/") + QLatin1String(kReaders[game].game)));
            const auto files = folder.entryInfoList({QStringLiteral("*.match")}, QDir::Files, QDir::Name);
            QVERIFY(!files.isEmpty());
            for (const QFileInfo &file : files)
                QTest::addRow("%s/%s", kReaders[game].game, qPrintable(file.completeBaseName()))
                    << static_cast<int>(game) << file.filePath();
        }
    }
    void goldenMatches()
    {
        QFETCH(int, game);
        QFETCH(QString, path);
        const Reader &reader = kReaders.at(static_cast<std::size_t>(game));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const MatchFile parsed = parseMatchFile(file.readAll().toStdString());
        Setup setup;
        QVERIFY(!readSetupLine(parsed.setup, setup));
        MaybeRefusal refusal;
        const auto match = findGame(reader.game)->start(setup, refusal);
        QVERIFY(match != nullptr);
        QVERIFY(!parsed.lines.empty());
        for (const MatchLine &line : parsed.lines) {
            const QByteArray fault = faultOf(*match, reader, line);
            QVERIFY2(fault.isEmpty(), "line " + QByteArray::number(line.number) + ", " + bytes(line.move) + ": " + fault);
        }
    }
    // Every game has its golden matches.
    void everyGameHasAReader()
    {
        QCOMPARE(catalog().size(), kReaders.size());
        for (const Reader &reader : kReaders)
            QVERIFY(findGame(reader.game) != nullptr);
    }
    // The reader of match files is no more lenient than it says.
    void aWrongExpectationIsFound_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char *line, const char *fault) { QTest::newRow(line) << QByteArray(line) << QByteArray(fault); };
        row("roll faces=food,food,food # phase reroll; rollsLeft 2; 1.food 3", "");
        row("roll faces=food,food,food # phase build", "phase is reroll, not build");
        row("roll faces=food,food,food # 1.food 4", "1.food is 3, not 4");
        row("roll faces=food,food,food # goods 0 0 0 0 1", "goods is 0 0 0 0 0, not 0 0 0 0 1");
        row("roll faces=food,food,food # colour red", "colour is there is no colour, not red");
        row("roll faces=food,food,food # refused bronze.diceCount", "is accepted");
        row("roll faces=food # refused bronze.diceCount", "");
        row("roll faces=food # refused bronze.tooEarly", "is refused otherwise: bronze.diceCount");
        row("roll faces=food", "is refused: bronze.diceCount");
        row("roll faces=good,food,food", "");
        row("roll  faces=food,food,food", "is written in another way: roll faces=food,food,food");
        row("dance", "cannot be read: input.unknownValue");
        row("correct player=0 set=food:1 why=\"# food 2\" # food 1", "");
    }
    void aWrongExpectationIsFound()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, fault);
        const MatchFile parsed = parseMatchFile("# remark\nsetup players=Ann,Bo\n\n" + line.toStdString());
        QCOMPARE(parsed.lines.size(), std::size_t{1});
        QCOMPARE(parsed.lines.front().number, 4);
        Setup setup;
        QVERIFY(!readSetupLine(parsed.setup, setup));
        MaybeRefusal refusal;
        const auto match = findGame("bronze")->start(setup, refusal);
        QCOMPARE(faultOf(*match, kReaders.front(), parsed.lines.front()), fault);
    }
};

} // namespace tst_matches

PEGSHEET_TEST(tst_matches, TestMatches)
#include "tst_matches.moc"
