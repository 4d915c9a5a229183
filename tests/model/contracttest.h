// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/seats.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace pegsheet {

/// How many times as many matches are played as every day: 1, or what PEGSHEET_CONTRACT_TIMES of the environment says.
[[nodiscard]] int contractTimes();

/// What holds for every game, asked about one of them. Each question is put to random matches, the same on
/// every machine; the answer is empty when it holds, else what does not, with the seed and the move.
class ContractChecks
{
public:
    virtual ~ContractChecks() = default;
    ContractChecks() = default;
    ContractChecks(const ContractChecks &) = delete;
    ContractChecks &operator=(const ContractChecks &) = delete;

    /// Every number of players with every variant, and what the game adds.
    [[nodiscard]] virtual std::vector<Seats> tables() const = 0;

    [[nodiscard]] virtual std::string invariants(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string ends(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string listedMoves(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string wholeLists(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string scrambledMoves(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string turns(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string purity(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string writtenMoves(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string notations(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string scores(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string schema(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string hashes(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string undoAndRedo(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string restored(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string shared(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string hostileCodes(const Seats &seats) const = 0;
    [[nodiscard]] virtual std::string simulated(const Seats &seats) const = 0;
};

/// The test of the contract; a game takes part by PEGSHEET_CONTRACT_TEST in contract.h.
class ContractTest : public QObject
{
    Q_OBJECT

public:
    explicit ContractTest(std::unique_ptr<ContractChecks> checks);

private slots:
    void invariantsHoldAfterEveryMove_data();
    void invariantsHoldAfterEveryMove();
    void everyMatchEndsAfterEqualTurns_data();
    void everyMatchEndsAfterEqualTurns();
    void listedMovesAreAcceptedAndFoundAtTheirPlace_data();
    void listedMovesAreAcceptedAndFoundAtTheirPlace();
    void wholeListsAreInOrderAndWithoutGaps_data();
    void wholeListsAreInOrderAndWithoutGaps();
    void changedMovesAreAcceptedExactlyWhenListed_data();
    void changedMovesAreAcceptedExactlyWhenListed();
    void turnsPassWhereTheyEnd_data();
    void turnsPassWhereTheyEnd();
    void movesDoTheSameEveryTime_data();
    void movesDoTheSameEveryTime();
    void writtenMovesAreReadBackEqual_data();
    void writtenMovesAreReadBackEqual();
    void notationsAreReadBackEqual_data();
    void notationsAreReadBackEqual();
    void scoresAreTheSumsOfTheirLines_data();
    void scoresAreTheSumsOfTheirLines();
    void statesAndMovesFitTheSchema_data();
    void statesAndMovesFitTheSchema();
    void hashesAreEqualExactlyForEqualStates_data();
    void hashesAreEqualExactlyForEqualStates();
    void undoAndRedoGiveEveryStateBack_data();
    void undoAndRedoGiveEveryStateBack();
    void aKeptTreeIsTheSameMatch_data();
    void aKeptTreeIsTheSameMatch();
    void sharedMovesAreReadBackEqual_data();
    void sharedMovesAreReadBackEqual();
    void anyBytesAreJudgedAsMoves_data();
    void anyBytesAreJudgedAsMoves();
    void simulatedMatchesCanBeReplayed_data();
    void simulatedMatchesCanBeReplayed();

private:
    void addTables() const;
    void ask(std::string (ContractChecks::*question)(const Seats &) const) const;

    std::unique_ptr<ContractChecks> m_checks;
};

} // namespace pegsheet
