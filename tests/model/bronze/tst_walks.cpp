// SPDX-License-Identifier: Apache-2.0
// All the way back and all the way forth again: every place of ten thousand matches is what it was.
#include "model/bronze/game.h"
#include "tests/model/randommatches.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_walks {

using namespace pegsheet;
using bronze::Bronze;

namespace {

std::string walked(const Setup &setup, const std::vector<Bronze::Move> &log)
{
    MaybeRefusal refusal;
    const auto match = MatchOf<Bronze>::start(setup, refusal);
    std::vector<std::uint64_t> hashes{match->stateHash()};
    for (const Bronze::Move &move : log) {
        if (match->play(move))
            return "a move is refused";
        hashes.push_back(match->stateHash());
    }
    while (match->undo(1) == 1)
        if (match->stateHash() != hashes[static_cast<std::size_t>(match->length())])
            return "undo leads elsewhere";
    if (match->length() != 0)
        return "undo ends early";
    while (match->redo(1) == 1)
        if (match->stateHash() != hashes[static_cast<std::size_t>(match->length())])
            return "redo leads elsewhere";
    return static_cast<std::size_t>(match->length()) == log.size() ? std::string() : "redo ends early";
}

} // namespace

class WalksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backAndForthIsTheSame_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 4; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void backAndForthIsTheSame()
    {
        QFETCH(const int, players);
        const Seats seats{players, "classic"};
        const Setup setup = setupFor(seats);
        const std::string fault = eachMove<Bronze>(
            seats, 2500, [](const auto &, const auto &, const auto &) { return std::string(); },
            [&](const Bronze::State &, const std::vector<Bronze::Move> &log) { return walked(setup, log); });
        QVERIFY2(fault.empty(), fault.c_str());
    }
};

} // namespace tst_bronze_walks

PEGSHEET_TEST(tst_bronze_walks, WalksTest)
#include "tst_walks.moc"
