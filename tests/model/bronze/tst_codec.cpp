// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/codec.h"
#include "model/bronze/game.h"
#include "model/core/meter.h"
#include "model/core/notation.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_codec {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

State begin(int players)
{
    Setup setup;
    for (int player = 0; player < players; ++player)
        setup.players.push_back("Player " + std::to_string(player));
    setup.variant = "classic";
    State state;
    if (Bronze::start(setup, state))
        qFatal("the set-up is refused");
    return state;
}

std::vector<Move> randomMatch(State state, std::uint64_t seed)
{
    Random random(seed);
    std::vector<Move> moves;
    while (!Bronze::over(state))
        moves.push_back(Bronze::playRandomly(state, random));
    return moves;
}

template <EntropyCoder C>
void write(C &coder, State state, const std::vector<Move> &moves)
{
    for (const Move &move : moves) {
        codeListed(coder, state, move);
        Bronze::apply(state, move);
    }
}

Correct correctFrom(const std::string &line)
{
    Value value;
    Correct correct;
    if (readNotation<Move>(line, value))
        qFatal("no notation: %s", line.c_str());
    FieldReader reader(*value.object());
    Correct::describe(correct, reader);
    if (reader.finish("type"))
        qFatal("no correction: %s", line.c_str());
    return correct;
}

} // namespace

class TestCodec : public QObject
{
    Q_OBJECT

private slots:
    void randomMatchesComeBack_data();
    void randomMatchesComeBack();
    void diceCostTheirOdds();
    void aMoveThatMustBeCostsNothing();
    void everyListedMoveComesBack();
    void correctionsComeBack_data();
    void correctionsComeBack();
    void afterTheEndThereAreOnlyCorrections();
};

void TestCodec::randomMatchesComeBack_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}
void TestCodec::randomMatchesComeBack()
{
    QFETCH(int, players);
    const State start = begin(players);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::vector<Move> moves = randomMatch(start, seed);
        EntropyEncoder encoder;
        EntropyMeter meter;
        write(encoder, start, moves);
        write(meter, start, moves);
        const auto bytes = encoder.finish();
        QVERIFY(static_cast<double>(bytes.size()) * 8 <= meter.bits() + 16);
        EntropyDecoder decoder(bytes);
        State state = start;
        for (const Move &move : moves) {
            const Move read = codeListed(decoder, state, Move());
            QVERIFY(read == move);
            Bronze::apply(state, read);
        }
    }
}

void TestCodec::diceCostTheirOdds()
{
    // 7 dice show each face once and one of them twice with the odds of 7!/2! to 6^7.
    Dice faces;
    for (const Face face : kAll<Face>)
        faces.add(face);
    faces.add(Face::Coins);
    EntropyMeter meter;
    codeDice(meter, 7, faces);
    QVERIFY(std::abs(meter.bits() - std::log2(279936.0 / 2520.0)) < 1e-9);
}

void TestCodec::aMoveThatMustBeCostsNothing()
{
    // At the beginning of a turn there is nothing but the roll: only the faces cost.
    const State state = begin(2);
    EntropyMeter meter;
    Dice faces;
    faces.add(Face::Food, 3);
    codeListed(meter, state, Roll{faces});
    QVERIFY(std::abs(meter.bits() - std::log2(216.0)) < 1e-9);
}

void TestCodec::everyListedMoveComesBack()
{
    Random random(3);
    State state = begin(3);
    int looked = 0;
    while (!Bronze::over(state)) {
        const ListedMoves listed(state);
        for (std::uint32_t index = 0; index < std::min(listed.size(), 400U); ++index, ++looked) {
            const Move move = listed.at(index);
            EntropyEncoder encoder;
            codeListed(encoder, state, move);
            const auto bytes = encoder.finish();
            EntropyDecoder decoder(bytes);
            QVERIFY(codeListed(decoder, state, Move()) == move);
        }
        Bronze::playRandomly(state, random);
    }
    QVERIFY(looked > 5000);
}

void TestCodec::correctionsComeBack_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const char *line) { QTest::newRow(name) << QByteArray(line); };
    row("one field", "correct player=1 set=food:9");
    row("nothing of something", "correct player=0 set=goods:{stone:0}");
    row("all of a sheet",
        "correct player=0 set=food:15,goods:{wood:8,metal:4},cityBoxes:{city7:6},"
        "monuments:{obelisk:{boxes:9,points:6}},developments:[leadership,empire],disasters:1000000");
    row("the turn", "correct set=round:1000000,dice:[food,skull,coins],rollsLeft:1");
    row("with a reason", "correct player=1 set=food:0 why=\"Das Öl war schon weg! 😀\"");
}
void TestCodec::correctionsComeBack()
{
    QFETCH(QByteArray, line);
    const Correct correct = correctFrom(line.toStdString());
    const State state = begin(2);
    EntropyEncoder encoder;
    codeMove(encoder, state, correct);
    const auto bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    QVERIFY(codeMove(decoder, state, Move()) == Move(correct));
}

void TestCodec::afterTheEndThereAreOnlyCorrections()
{
    State state = begin(2);
    state.step = Step::Over;
    Correct correct;
    correct.player = 1;
    correct.set.settings = {{Field::Food, 0, 3}};
    EntropyEncoder encoder;
    codeMove(encoder, state, correct);
    const auto bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    QVERIFY(codeMove(decoder, state, Move()) == Move(correct));
}

} // namespace tst_bronze_codec

PEGSHEET_TEST(tst_bronze_codec, TestCodec)

#include "tst_codec.moc"
