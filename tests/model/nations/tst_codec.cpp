// SPDX-License-Identifier: Apache-2.0
// Shared codes: every move comes back as it was, and a match fits into one code.
#include "model/core/meter.h"
#include "model/core/sharecode.h"
#include "model/core/uid.h"
#include "tests/model/nations/table.h"
#include "tests/registry.h"

#include <algorithm>
#include <vector>

namespace tst_nations_codec {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

// Characters of a text that a QR code of that version holds in its alphanumeric mode.
constexpr std::size_t kVersion15M = 600;
constexpr std::size_t kVersion16M = 656;

// What a move is read as in that state, once written.
Move coded(const State &state, const Move &move)
{
    EntropyEncoder encoder;
    EntropyWriter &writer = encoder;
    (void)codeMove(writer, state, move);
    const auto bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    return codeMove(decoder, state, Move());
}

std::unique_ptr<TheMatch> played(const Setup &setup, std::uint64_t seed)
{
    MaybeRefusal refusal;
    auto match = TheMatch::start(setup, refusal);
    Random random(seed);
    while (!match->over()) {
        State state = match->current();
        if (match->play(playRandomly(state, random)))
            qFatal("the random player's move is refused");
    }
    return match;
}

} // namespace

class TestCodec : public QObject
{
    Q_OBJECT

private slots:
    // Open moves beyond those of the random player, which the contract test asks about.
    void openMovesAreReadBackEqual_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QString>("move");
        const QStringList dealt{"deal famine=3 war=3", "roll faces=whiteGold:5"};
        const auto row = [](const QStringList &before, const char *move) { QTest::newRow(move) << before << move; };
        row({}, "deal famine=15 war=1 depth=tracks");
        row({}, "deal famine=1 war=15 depth=tiles");
        row(dealt, "buyTile tile=kind:colony,price:gold,name:\"\xC3\x84gypten 2\",chits:{gold:3},points:20 row=1 dice=whiteGold:1");
        row(dealt,
            "buyTile tile=kind:development,price:gold,age:1,dice:{white:1,red:2},chits:{reroll:1} row=2 slot=5 dice=whiteGold:2");
        row(dealt, "buyTile tile=kind:advisor row=3 dice=whiteGold:2 chits=gold:1");
        row(dealt, "buyTile tile=kind:wonder,points:13,stone:12 row=1 chits=gold:1");
        row(dealt, "correct player=1 set=books:999 why=\"verz\xC3\xA4hlt\"");
        row(dealt, "correct player=0 set=books:0,ledger:{age1:{books:2,famine:1,war:0}},passed:true");
        row(dealt,
            "correct player=0 set=developments:[null,{kind:development,dice:{blue:1}},null,null,null],advisor:null,"
            "wonder:{kind:wonder,stone:3},colonies:[{kind:colony},{kind:colony,points:2}],built:[]");
        row(dealt,
            "correct player=0 set=dice:{available:{whiteGold:0,redStone:2},used:{white:3}},chits:{available:{gold:2},used:{reroll:1}}");
        row(dealt, "correct set=player:1,order:[1,0]");
        row(dealt, "correct set=event:{famine:1,war:15}");
    }
    void openMovesAreReadBackEqual()
    {
        QFETCH(QStringList, before);
        QFETCH(QString, move);
        Table table(2);
        for (const QString &line : before)
            table.play(line.toStdString());
        const Move made = moveOf(move.toStdString());
        QVERIFY2(table.says(move.toStdString()).empty(), table.says(move.toStdString()).c_str());
        QVERIFY(coded(table.state(), made) == made);
    }
    void theOfferIsCorrectedPlaceByPlace()
    {
        Table table(1, {{"offer", true}});
        const std::string column = "[{kind:colony,name:Abc},{kind:colony,name:Def},{kind:colony,name:Ghi}]";
        table.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
        const std::string line = "correct set=opponentBooks:3,offer:[" + column + ",[null,{kind:advisor},{kind:colony}]," + column
            + ']';
        QVERIFY(table.says(line).empty());
        QVERIFY(coded(table.state(), moveOf(line)) == moveOf(line));
        EntropyMeter meter;
        (void)codeMove(static_cast<EntropyWriter &>(meter), table.state(), moveOf(line));
        QVERIFY2(meter.bits() < 100, "what stays as it is costs next to nothing");
    }
    void finishedSheetsAreReadBackEqual()
    {
        const Table table(4, {}, "scoring");
        const Move sheet = moveOf("sheet player=2 track=32 developments=100 advisor=20 colonies=240 wonders=1 place=4");
        QVERIFY(coded(table.state(), sheet) == sheet);
    }
    void manyDiceOfAColourAreReadBackEqual()
    {
        Table table(2);
        table.play("deal famine=1 war=1").play("correct player=0 set=dice:{toRoll:{white:0,orange:12,red:18}}");
        const Move roll = moveOf("roll faces=orangeGold1:1,orangeGold3:5,orangeFood2:6,redStrength1:2,redFood:9,redStone:7");
        QVERIFY(coded(table.state(), roll) == roll);
    }
    // A match of four at full depth, offers and names of tiles and all, as it is shown: of random ones 98 of 100 fit into one code
    // of version 16-M, and half into one of 15-M.
    void aMatchFitsIntoOneCode()
    {
        constexpr int kMatches = 400;
        Setup setup{{"Anna", "Bo", "Cleo", "David"}, "base", {{"depth", "full"}, {"offer", true}}};
        std::vector<std::size_t> lengths;
        for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
            const auto match = played(setup, seed);
            const std::string text = shareText(*match, {uidFrom(seed), 0, {}, 0});
            lengths.push_back(text.size());
        }
        std::sort(lengths.begin(), lengths.end());
        const std::size_t most = lengths[kMatches * 98 / 100];
        qInfo("a match of four: %zu characters, 98 of 100 at most %zu, the longest %zu", lengths[kMatches / 2], most,
              lengths.back());
        QVERIFY(most <= kVersion16M);
        QVERIFY(lengths[kMatches / 2] <= kVersion15M);
    }
};

} // namespace tst_nations_codec

PEGSHEET_TEST(tst_nations_codec, TestCodec)
#include "tst_codec.moc"
