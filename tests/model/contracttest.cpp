// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contracttest.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace pegsheet {

int contractTimes()
{
    return std::max(1, qEnvironmentVariableIntValue("PEGSHEET_CONTRACT_TIMES"));
}

ContractTest::ContractTest(std::unique_ptr<ContractChecks> checks) : m_checks(std::move(checks)) {}

namespace {

// ", trading, scoring"
std::string more(const Seats &seats)
{
    std::string names;
    for (const Member &option : seats.options)
        names += ", " + option.key;
    return seats.mode == "play" ? names : names + ", " + seats.mode;
}

} // namespace

void ContractTest::addTables() const
{
    QTest::addColumn<int>("table");
    const std::vector<Seats> tables = m_checks->tables();
    for (std::size_t i = 0; i < tables.size(); ++i)
        QTest::addRow("%d players, %s%s", tables[i].players, std::string(tables[i].variant).c_str(), more(tables[i]).c_str())
            << static_cast<int>(i);
}

void ContractTest::ask(std::string (ContractChecks::*question)(const Seats &) const) const
{
    QFETCH(int, table);
    const std::vector<Seats> tables = m_checks->tables();
    const std::string answer = (*m_checks.*question)(tables.at(static_cast<std::size_t>(table)));
    QVERIFY2(answer.empty(), answer.c_str());
}

void ContractTest::invariantsHoldAfterEveryMove_data()
{
    addTables();
}
void ContractTest::invariantsHoldAfterEveryMove()
{
    ask(&ContractChecks::invariants);
}

void ContractTest::everyMatchEndsAfterEqualTurns_data()
{
    addTables();
}
void ContractTest::everyMatchEndsAfterEqualTurns()
{
    ask(&ContractChecks::ends);
}

void ContractTest::listedMovesAreAcceptedAndFoundAtTheirPlace_data()
{
    addTables();
}
void ContractTest::listedMovesAreAcceptedAndFoundAtTheirPlace()
{
    ask(&ContractChecks::listedMoves);
}

void ContractTest::wholeListsAreInOrderAndWithoutGaps_data()
{
    addTables();
}
void ContractTest::wholeListsAreInOrderAndWithoutGaps()
{
    ask(&ContractChecks::wholeLists);
}

void ContractTest::changedMovesAreAcceptedExactlyWhenListed_data()
{
    addTables();
}
void ContractTest::changedMovesAreAcceptedExactlyWhenListed()
{
    ask(&ContractChecks::scrambledMoves);
}

void ContractTest::turnsPassWhereTheyEnd_data()
{
    addTables();
}
void ContractTest::turnsPassWhereTheyEnd()
{
    ask(&ContractChecks::turns);
}

void ContractTest::movesDoTheSameEveryTime_data()
{
    addTables();
}
void ContractTest::movesDoTheSameEveryTime()
{
    ask(&ContractChecks::purity);
}

void ContractTest::writtenMovesAreReadBackEqual_data()
{
    addTables();
}
void ContractTest::writtenMovesAreReadBackEqual()
{
    ask(&ContractChecks::writtenMoves);
}

void ContractTest::notationsAreReadBackEqual_data()
{
    addTables();
}
void ContractTest::notationsAreReadBackEqual()
{
    ask(&ContractChecks::notations);
}

void ContractTest::scoresAreTheSumsOfTheirLines_data()
{
    addTables();
}
void ContractTest::scoresAreTheSumsOfTheirLines()
{
    ask(&ContractChecks::scores);
}

void ContractTest::statesAndMovesFitTheSchema_data()
{
    addTables();
}
void ContractTest::statesAndMovesFitTheSchema()
{
    ask(&ContractChecks::schema);
}

void ContractTest::hashesAreEqualExactlyForEqualStates_data()
{
    addTables();
}
void ContractTest::hashesAreEqualExactlyForEqualStates()
{
    ask(&ContractChecks::hashes);
}

void ContractTest::undoAndRedoGiveEveryStateBack_data()
{
    addTables();
}
void ContractTest::undoAndRedoGiveEveryStateBack()
{
    ask(&ContractChecks::undoAndRedo);
}

void ContractTest::aKeptTreeIsTheSameMatch_data()
{
    addTables();
}
void ContractTest::aKeptTreeIsTheSameMatch()
{
    ask(&ContractChecks::restored);
}

void ContractTest::sharedMovesAreReadBackEqual_data()
{
    addTables();
}
void ContractTest::sharedMovesAreReadBackEqual()
{
    ask(&ContractChecks::shared);
}

void ContractTest::anyBytesAreJudgedAsMoves_data()
{
    addTables();
}
void ContractTest::anyBytesAreJudgedAsMoves()
{
    ask(&ContractChecks::hostileCodes);
}

void ContractTest::simulatedMatchesCanBeReplayed_data()
{
    addTables();
}
void ContractTest::simulatedMatchesCanBeReplayed()
{
    ask(&ContractChecks::simulated);
}

} // namespace pegsheet
