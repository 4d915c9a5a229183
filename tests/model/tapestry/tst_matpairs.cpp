// SPDX-License-Identifier: Apache-2.0
// Every two civilizations that a player can have together: an income turn with both, whatever is asked, comes to its end, and each
// that has a part in it does it, is left out or is declined (contract, readings 50 and 54; civilizations.json, `trigger`).
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_matpairs {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr int kMostAnswers = 100;

// Whether a mat has a part in step 1 of that income turn: all between the second and the fifth but those that only listen, the
// Militants in the first too, and Isolationists and Mystics at the end alone.
bool hasPart(Civilization mat, int turn)
{
    switch (mat) {
    case Civilization::Architects:
    case Civilization::Craftsmen:
    case Civilization::Futurists:
    case Civilization::Nomads: return false;
    case Civilization::Isolationists:
    case Civilization::Mystics: return turn == kIncomes;
    default: return turn > 1;
    }
}

// What was told of a turn, what was declined, and the first thing that did not hold.
struct Turn
{
    State state;
    EnumSet<Civilization> told = {};
    EnumSet<Civilization> declined = {};
    std::string fault = {};

    // Makes a move that must be open, and looks at what holds after it.
    void make(const Move &move)
    {
        const State before = state;
        std::vector<Effect> did;
        if (const auto refusal = refuses(state, move)) {
            fault = "refused: " + std::string(refusal->code);
            return;
        }
        if (const auto *skip = std::get_if<Skip>(&move))
            if (const auto mat = state.queue[entryToSkip(state, skip->entry)].why.mat(); mat.isSaid())
                declined.insert(*mat);
        apply(state, move, Teller(did));
        for (const Effect &effect : did) {
            if (const auto *used = std::get_if<UsedMat>(&effect); used != nullptr && used->player == 0)
                told.insert(used->civilization);
            if (const auto *left = std::get_if<LeftOut>(&effect); left != nullptr && left->player == 0 && left->mat.isSaid())
                told.insert(*left->mat);
        }
        for (const std::string &broken : {Invariants::broken(state), Invariants::brokenBy(before, state),
                                          state.queue.empty() ? std::string() : Invariants::brokenList(state)})
            if (fault.empty())
                fault = broken;
    }
    // Answers what is asked by the first move that is listed, or by the first that does not decline.
    void answer(bool declines)
    {
        const ListedMoves listed(state);
        std::uint32_t index = 0;
        while (!declines && index < listed.size() && std::holds_alternative<Skip>(listed.at(index)))
            ++index;
        const Move move = listed.at(index < listed.size() ? index : 0);
        if (listed.size() == 0)
            fault = "nothing can be answered";
        else if (listed.indexOf(move) != (index < listed.size() ? index : 0))
            fault = "it is at another place";
        else
            make(move);
    }
};

// What lies on a mat, where it would bring nothing as it begins.
std::string fieldsOf(Civilization mat)
{
    switch (mat) {
    case Civilization::Militants: return ",rows:[2,3]";
    case Civilization::Mystics: return ",numbers:{tech:9,districts:9,control:9,tracks:4}";
    default: return {};
    }
}

// A table with a little of everything that mats ask for: tiles, techs, cards on both mats, land. City 0 is kept plot by plot.
TestTable beforeTurn(int turn, Civilization first, Civilization second)
{
    TestTable table = keptWithMats({"", ""});
    beforeIncome(table, turn);
    std::string mats;
    for (const Civilization mat : {first, second})
        mats += (mats.empty() ? "{civilization:\"" : ",{civilization:\"") + std::string(nameOf(mat)) + '"' + fieldsOf(mat) + '}';
    set(table, "civilizations:[" + mats + "],tiles:3,tapestry:2,control:4,outposts:5");
    set(table, "techCards:[{card:paper,row:bottom},{card:clocks,row:middle},{card:unknown,row:bottom}],mat:[[],[democracy],[],[]]");
    set(table, "techCards:[{card:eyeglasses,row:bottom}],mat:[[],[diplomacy],[],[]],control:3,tapestry:1", 1);
    return table;
}

Turn played(int turn, Civilization first, Civilization second, bool declines)
{
    Turn over{beforeTurn(turn, first, second).state()};
    over.make(TakeIncome());
    for (int answers = 0; over.fault.empty() && !over.state.queue.empty(); ++answers) {
        if (answers == kMostAnswers)
            over.fault = "it does not end";
        else
            over.answer(declines);
    }
    if (over.fault.empty() && (over.state.turn != 1 || over.state.at(0).incomes != turn))
        over.fault = "the turn is not over";
    return over;
}

bool isOnlyAtStart(Civilization mat)
{
    return mat == Civilization::Futurists || mat == Civilization::Mystics;
}

} // namespace

class TestMatPairs : public QObject
{
    Q_OBJECT

private slots:
    // The second and the last income turn, either mat first, each answer declined where it may be, and none.
    void everyPair_data()
    {
        QTest::addColumn<int>("one");
        QTest::addColumn<int>("other");
        int pairs = 0;
        for (const Civilization one : kAll<Civilization>)
            for (const Civilization other : kAll<Civilization>) {
                if (one >= other || (isOnlyAtStart(one) && isOnlyAtStart(other))) // nobody begins with two (DE p.29)
                    continue;
                const std::string name = std::string(nameOf(one)) + ", " + std::string(nameOf(other));
                QTest::newRow(name.c_str()) << static_cast<int>(one) << static_cast<int>(other);
                ++pairs;
            }
        QCOMPARE(pairs, 16 * 15 / 2 - 1);
    }
    void everyPair()
    {
        QFETCH(const int, one);
        QFETCH(const int, other);
        const auto mats = std::array{static_cast<Civilization>(one), static_cast<Civilization>(other)};
        for (const int turn : {2, kIncomes})
            for (const std::size_t first : {std::size_t{0}, std::size_t{1}})
                for (const bool declines : {true, false}) {
                    const Turn turned = played(turn, mats[first], mats[1 - first], declines);
                    QVERIFY2(turned.fault.empty(), turned.fault.c_str());
                    for (const Civilization mat : mats)
                        QVERIFY2(!hasPart(mat, turn) || turned.told.has(mat) || turned.declined.has(mat),
                                 std::string(nameOf(mat)).c_str());
                }
    }
};

} // namespace tst_tapestry_matpairs

PEGSHEET_TEST(tst_tapestry_matpairs, TestMatPairs)
#include "tst_matpairs.moc"
