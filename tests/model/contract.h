// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/meter.h"
#include "model/core/notation.h"
#include "model/core/schema.h"
#include "model/core/simulate.h"
#include "tests/model/contractfaults.h"
#include "tests/model/contracttest.h"
#include "tests/model/randommatches.h"
#include "tests/model/schemacheck.h"
#include "tests/model/scramble.h"
#include "tests/registry.h"

#include <QCoreApplication>
#include <QTest>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

/// The contract that every game keeps. A game takes part with three lines:
///
///     #include "tests/model/contract.h"
///     #include "tests/model/bronze/invariants.h"
///     PEGSHEET_CONTRACT_MAIN(pegsheet::bronze::Bronze, pegsheet::bronze::Invariants)
namespace pegsheet {

template <Game G, ContractHooks<G> Hooks>
class ContractOf final : public ContractChecks
{
    using State = typename G::State;
    using Move = typename G::Move;
    using TheMatch = MatchOf<G>;
    using Faults = ContractFaults<G, Hooks>;

    // Sanitizers make every match many times as dear; they are asked about a part of them.
    static int matches() { return Hooks::kMatches / PEGSHEET_CONTRACT_PART * contractTimes(); }
    // Longer lists are asked about here and there, by the other questions.
    static constexpr std::uint32_t kWholeList = 50000;
    // What costs much is asked of some states only.
    static bool everyNth(const State &state, std::uint64_t n) { return G::hash(state) % n == 0; }

public:
    [[nodiscard]] std::vector<Seats> tables() const override
    {
        std::vector<Seats> all;
        for (const std::string_view variant : G::info().variants)
            for (int players = G::info().minPlayers; players <= G::info().maxPlayers; ++players)
                all.push_back({players, variant, {}, "play"});
        for (const Seats &seats : Hooks::moreTables())
            all.push_back(seats);
        return all;
    }

    [[nodiscard]] std::string invariants(const Seats &seats) const override
    {
        return each(seats, [](const State &before, const Move &move, const State &after) {
            const std::string fault = Hooks::broken(after);
            return fault.empty() ? Hooks::brokenBy(before, move, after) : fault;
        });
    }

    [[nodiscard]] std::string ends(const Seats &seats) const override
    {
        return each(
            seats,
            [](const State &before, const Move &, const State &) {
                return faultIf((G::listed(before).size() == 0) != Hooks::goesOnOpenly(before), "not over, and nothing to do");
            },
            [](const State &state, const std::vector<Move> &log) {
                if (G::listed(state).size() != 0)
                    return std::string("over, and yet there are moves");
                return Hooks::brokenAtEnd(state, log);
            });
    }

    [[nodiscard]] std::string listedMoves(const Seats &seats) const override
    {
        Random random(1);
        return each(seats, [&](const State &before, const Move &move, const State &) {
            const auto listed = G::listed(before);
            const std::uint32_t size = listed.size();
            const auto made = listed.indexOf(move);
            if (made.has_value() != Hooks::isListed(move))
                return std::string("the random player's move is not listed, or is and should not be");
            if (made && (*made >= size || !(listed.at(*made) == move)))
                return std::string("the random player's move is at another place");
            if (size == 0)
                return std::string();
            for (const std::uint32_t index : {std::uint32_t{0}, size - 1, random.below(size), random.below(size)})
                if (std::string fault = Faults::at(before, index); !fault.empty())
                    return fault;
            return std::string();
        });
    }

    [[nodiscard]] std::string wholeLists(const Seats &seats) const override
    {
        return each(seats, [](const State &before, const Move &, const State &) {
            if (!everyNth(before, 29))
                return std::string();
            const auto listed = G::listed(before);
            if (listed.size() > kWholeList)
                return std::string();
            std::size_t kind = 0;
            for (std::uint32_t index = 0; index < listed.size(); ++index) {
                const std::size_t here = listed.at(index).index();
                std::string fault = here < kind ? "kinds are out of order" : Faults::at(before, index);
                if (!fault.empty())
                    return fault;
                kind = here;
            }
            return Hooks::brokenList(before);
        });
    }

    [[nodiscard]] std::string scrambledMoves(const Seats &seats) const override
    {
        Random random(2);
        return each(seats, [&](const State &before, const Move &move, const State &) {
            const auto listed = G::listed(before);
            const std::uint32_t size = listed.size();
            const Move near = scrambled(size > 0 ? listed.at(random.below(size)) : move, random);
            const Move far = scrambledKind<Move>(random.below(std::variant_size_v<Move>), random);
            for (const Move &changed : {near, far, scrambled(move, random)})
                if (std::string fault = Faults::of(before, changed); !fault.empty())
                    return fault;
            return std::string();
        });
    }

    [[nodiscard]] std::string turns(const Seats &seats) const override
    {
        return each(seats, [&](const State &before, const Move &move, const State &after) {
            if (seats.mode == "scoring")
                return std::string();
            if (!G::over(after) && G::player(after) != G::player(before) && !G::endsTurn(before, move, after))
                return std::string("another player acts, and no turn has ended");
            if (G::rolls(move) && !G::isRolling(before))
                return std::string("the move is part of rolling, and no dice are to be rolled");
            return faultIf(G::beginsRolling(move) && !G::rolls(move), "it begins a rolling that it is no part of");
        });
    }

    [[nodiscard]] std::string purity(const Seats &seats) const override
    {
        return each(seats, [](const State &before, const Move &move, const State &after) {
            State once = before;
            State again = before;
            G::apply(once, move);
            const auto effects = G::effects(before, move);
            G::apply(again, move);
            return faultIf(!(once == after) || !(again == after), "the same move leads to another state");
        });
    }

    [[nodiscard]] std::string writtenMoves(const Seats &seats) const override
    {
        return each(seats, [](const State &before, const Move &move, const State &) {
            const Value value = TheMatch::moveValue(move);
            Move read;
            if (TheMatch::readMove(value, read) || !(read == move))
                return std::string("the move is not read back equal");
            Object turned(value.object()->rbegin(), value.object()->rend());
            if (TheMatch::readMove(Value(turned), read) || !(TheMatch::moveValue(read) == value))
                return std::string("the order of members makes a difference");
            turned.push_back({"nobodyKnows", 1});
            if (!TheMatch::readMove(Value(turned), read))
                return std::string("an unknown member is accepted");
            for (const auto &effect : G::effects(before, move))
                if (G::effectValue(effect).find("what") == nullptr)
                    return std::string("an effect does not say what it is");
            return std::string();
        });
    }

    [[nodiscard]] std::string notations(const Seats &seats) const override
    {
        return each(seats, [](const State &, const Move &move, const State &) {
            const Value value = TheMatch::moveValue(move);
            const std::string line = notation(value);
            Value read;
            return faultIf(readNotation<Move>(line, read) || !(read == value) || line.find('\n') != std::string::npos,
                           "the notation is not read back equal");
        });
    }

    [[nodiscard]] std::string scores(const Seats &seats) const override
    {
        return each(seats, [&](const State &, const Move &, const State &after) {
            const std::vector<Score> scores = G::scores(after);
            if (static_cast<int>(scores.size()) != seats.players)
                return std::string("not every seat has a score");
            for (std::size_t seat = 0; seat < scores.size(); ++seat)
                if (std::string fault = Faults::of(scores[seat], static_cast<int>(seat)); !fault.empty())
                    return fault;
            return G::over(after) ? Faults::ofWinners(scores, G::winners(after)) : std::string();
        });
    }

    [[nodiscard]] std::string schema(const Seats &seats) const override
    {
        const Value root = gameSchema<G>();
        const Value &definitions = *root.find("$defs");
        const SchemaCheck states(*definitions.find("state"), root);
        const SchemaCheck moves(*definitions.find("move"), root);
        const SchemaCheck saved(root, root);
        const Setup setup = setupFor(seats);
        Array log;
        return each(
            seats,
            [&](const State &, const Move &move, const State &after) {
                log.push_back(TheMatch::moveValue(move));
                const std::string fault = moves.fault(log.back());
                if (!fault.empty())
                    return "move " + fault;
                return everyNth(after, 29) ? states.fault(G::stateValue(after, setup)) : std::string();
            },
            [&](const State &after, const std::vector<Move> &) {
                const Value match = Object{{"game", G::info().id}, {"setup", setupValue(setup)}, {"log", log}};
                log.clear();
                const std::string fault = saved.fault(match);
                return fault.empty() ? states.fault(G::stateValue(after, setup)) : fault;
            });
    }

    [[nodiscard]] std::string hashes(const Seats &seats) const override
    {
        std::unordered_map<std::uint64_t, State> seen;
        return each(seats, [&](const State &, const Move &, const State &after) {
            const auto found = seen.try_emplace(G::hash(after), after).first;
            return faultIf(!(found->second == after), "two states have the same hash");
        });
    }

    [[nodiscard]] std::string undoAndRedo(const Seats &seats) const override
    {
        Random random(3);
        std::unique_ptr<TheMatch> match;
        std::vector<std::uint64_t> hashes;
        const auto begin = [&] {
            MaybeRefusal refusal;
            match = TheMatch::start(setupFor(seats), refusal);
            hashes = {match->stateHash()};
        };
        begin();
        return each(
            seats,
            [&](const State &, const Move &move, const State &after) {
                const bool refused = match->play(move).has_value();
                hashes.push_back(G::hash(after));
                return faultIf(refused || match->stateHash() != hashes.back(), "the match goes another way");
            },
            [&](const State &, const std::vector<Move> &log) {
                std::string fault;
                for (int time = 0; time < 20 && fault.empty(); ++time) {
                    const int steps = static_cast<int>(random.below(static_cast<std::uint32_t>(log.size())));
                    (time % 2 == 0 ? match->undo(steps) : match->redo(steps));
                    fault = faultIf(match->stateHash() != hashes.at(static_cast<std::size_t>(match->length())),
                                    "a state is not given back");
                }
                begin();
                return fault;
            });
    }

    [[nodiscard]] std::string restored(const Seats &seats) const override
    {
        for (int seed = 0; seed < matches(); ++seed) {
            MaybeRefusal refusal;
            const auto match = TheMatch::start(setupFor(seats), refusal);
            playWithBranches(*match, static_cast<std::uint64_t>(seed));
            std::vector<StoredNode> nodes;
            for (NodeId id = 1; id <= match->nodeCount(); ++id)
                nodes.push_back(match->node(id));
            const Restored kept = TheMatch::restore(setupFor(seats), nodes, match->head(), match->tip());
            const bool same = !kept.refusal && kept.match->stateHash() == match->stateHash() && kept.match->head() == match->head()
                && kept.match->tip() == match->tip() && kept.match->nodeCount() == match->nodeCount()
                && kept.match->log() == match->log() && kept.match->redoLog() == match->redoLog()
                && kept.match->state() == match->state() && kept.match->redo(kLongestMatch) == match->redo(kLongestMatch)
                && kept.match->stateHash() == match->stateHash();
            if (!same)
                return "the kept match is another one (seed " + std::to_string(seed) + ')';
        }
        return {};
    }

    [[nodiscard]] std::string shared(const Seats &seats) const override
    {
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(matches()); ++seed) {
            MaybeRefusal refusal;
            const auto match = TheMatch::start(setupFor(seats), refusal);
            playWithBranches(*match, seed);
            EntropyEncoder encoder;
            EntropyMeter meter;
            match->writeMoves(encoder, 0);
            match->writeMoves(meter, 0);
            const auto bytes = encoder.finish();
            if (static_cast<double>(bytes.size()) * 8 > meter.bits() + 16)
                return "a code costs more than its moves are worth (seed " + std::to_string(seed) + ')';
            EntropyDecoder decoder(bytes);
            const auto read = TheMatch::start(setupFor(seats), refusal);
            if (read->readMoves(decoder, static_cast<std::uint32_t>(match->length())) || read->log() != match->log())
                return "a code is read as another match (seed " + std::to_string(seed) + ')';
        }
        return {};
    }

    // Whatever bytes are read as moves: each is judged as any other.
    [[nodiscard]] std::string hostileCodes(const Seats &seats) const override
    {
        Random random(4);
        for (int time = 0; time < matches(); ++time) {
            std::vector<std::uint8_t> bytes(random.below(200));
            for (std::uint8_t &byte : bytes)
                byte = static_cast<std::uint8_t>(random.below(256));
            MaybeRefusal refusal;
            const auto match = TheMatch::start(setupFor(seats), refusal);
            EntropyDecoder decoder(bytes);
            const bool refused = match->readMoves(decoder, kLongestMatch).has_value();
            if (refused == (match->length() == kLongestMatch))
                return "a hostile code is read wrongly";
        }
        return {};
    }

    [[nodiscard]] std::string simulated(const Seats &seats) const override
    {
        const Setup setup = setupFor(seats);
        if (refusesSimulation<G>(setup))
            return simulateMatch<G>(setup, {0, true}).log.empty() ? "" : "a match is simulated though that is refused";
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(matches()); ++seed) {
            const SimulatedMatch first = simulateMatch<G>(setup, {seed, true});
            const SimulatedMatch again = simulateMatch<G>(setup, {seed, false});
            MaybeRefusal refusal;
            const auto match = TheMatch::start(setup, refusal);
            for (const Value &move : first.log)
                if (!refusal)
                    refusal = match->play(move);
            const Standing standing = match->standing();
            if (refusal || !standing.over || standing.moves != first.moves || standing.scores != first.scores
                || standing.winners != first.winners || again.moves != first.moves || again.scores != first.scores)
                return "the simulated match is another one (seed " + std::to_string(seed) + ')';
        }
        return {};
    }

private:
    template <typename... Uses>
    static std::string each(const Seats &seats, Uses... uses)
    {
        return eachMove<G>(seats, matches(), uses...);
    }

    // A match in which now and then some moves are taken back and another way is tried.
    static void playWithBranches(TheMatch &match, std::uint64_t seed)
    {
        Random random(seed);
        for (int moves = 0; moves < 400 && !match.over(); ++moves) {
            if (random.below(20) == 0)
                match.undo(static_cast<int>(random.below(10)));
            State state = match.current();
            const Move move = G::playRandomly(state, random);
            if (match.play(move))
                qFatal("the random player's move is refused");
        }
        match.undo(static_cast<int>(random.below(10)));
    }
};

/// Runs the contract test of that game; `arguments` are those of main.
template <Game G, ContractHooks<G> Hooks>
int runContract(int count, char **arguments)
{
    QCoreApplication application(count, arguments);
    ContractTest test(std::make_unique<ContractOf<G, Hooks>>());
    return QTest::qExec(&test, count, arguments);
}

} // namespace pegsheet

/// Stands in a game's file of the contract test: its ctest entry NAME asks GAME all of the contract, with what HOOKS adds.
#define PEGSHEET_CONTRACT_TEST(NAME, GAME, HOOKS) PEGSHEET_REGISTER(NAME, None, (&pegsheet::runContract<GAME, HOOKS>))
