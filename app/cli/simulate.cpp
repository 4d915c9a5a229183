// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"

#include <charconv>
#include <chrono>
#include <cinttypes>
#include <cstdio>

namespace pegsheet::cli {

namespace {

/// true, false and whole numbers as such, anything else as text.
Value optionValue(std::string_view text)
{
    if (text == "true" || text == "false")
        return text == "true";
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem == std::errc() && end == text.data() + text.size())
        return number;
    return text;
}

Object readOptions(const std::vector<std::string> &given)
{
    Object options;
    for (const std::string &option : given) {
        const std::size_t equals = option.find('=');
        if (equals == 0 || equals == std::string::npos)
            throw Unclear("--option", {"input.option", {{"value", option}}});
        const std::string name = option.substr(0, equals);
        if (Value(options).find(name) != nullptr)
            throw Unclear("--option", {"input.optionTwice", {{"option", name}}});
        options.push_back({name, optionValue(std::string_view(option).substr(equals + 1))});
    }
    return options;
}

/// The set-up of every match; the game has nothing against it.
Setup setupFor(const GameEntry &game, const Simulation &wanted)
{
    Array names;
    for (int seat = 1; seat <= wanted.players; ++seat)
        names.emplace_back("P" + std::to_string(seat));
    Object options = readOptions(wanted.options);
    for (const Member &usual : game.info->simulated)
        if (Value(options).find(usual.key) == nullptr)
            options.push_back(usual);
    Object object{{"players", std::move(names)}, {"options", std::move(options)}};
    if (!wanted.variant.empty())
        object.push_back({"variant", wanted.variant});
    Setup setup;
    MaybeRefusal refusal = readNewSetupOf(game, object, setup);
    if (!refusal)
        static_cast<void>(game.start(setup, refusal));
    if (!refusal)
        refusal = game.refusesSimulation(setup);
    if (refusal)
        throw Refused(std::move(*refusal));
    return setup;
}

/// By seat.
std::vector<SimulatedPlayer> playersFor(const GameEntry &game, const Simulation &wanted)
{
    const auto seats = static_cast<std::size_t>(wanted.players);
    if (wanted.playedBy.size() > 1 && wanted.playedBy.size() != seats)
        throw Unclear("--player",
                      {"input.playersBySeat", {{"given", std::int64_t(wanted.playedBy.size())}, {"players", wanted.players}}});
    std::vector<SimulatedPlayer> players;
    for (const std::string &name : wanted.playedBy) {
        const SimulatedPlayer player = fromName<SimulatedPlayer>(name).value_or(SimulatedPlayer::Random);
        if (!game.hasPlayer(player))
            throw Refused({"input.noPlayer", {{"player", name}, {"game", game.info->id}}});
        players.push_back(player);
    }
    if (players.size() == 1)
        players.resize(seats, players.front());
    return players;
}

Value lineOf(std::int64_t index, SimulatedMatch &match, const Value &setup)
{
    Object line{{"game", index},
                {"moves", match.moves},
                {"scores", Array(match.scores.begin(), match.scores.end())},
                {"winners", Array(match.winners.begin(), match.winners.end())}};
    if (!setup.isNull()) {
        line.push_back({"setup", setup});
        line.push_back({"log", std::move(match.log)});
        if (!match.dealt.isNull())
            line.push_back({"dealt", std::move(match.dealt)});
    }
    return line;
}

} // namespace

int simulate(const GameEntry &game, const Simulation &wanted, Output &out)
{
    const Setup setup = setupFor(game, wanted);
    Simulating how{0, wanted.withLog, playersFor(game, wanted)};
    const Value shown = wanted.withLog ? setupValue(setup) : Value();
    const auto begin = std::chrono::steady_clock::now();
    std::int64_t moves = 0;
    std::int64_t played = 0;
    for (; played < wanted.games && !out.failed(); ++played) {
        how.seed = wanted.seed + static_cast<std::uint64_t>(played);
        SimulatedMatch match = game.simulate(setup, how);
        moves += match.moves;
        out.line(lineOf(played, match, shown));
    }
    out.flush();
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    const double seconds = elapsed.count() > 0 ? elapsed.count() : 1e-9;
    std::fprintf(stderr, "%" PRId64 " moves in %" PRId64 " matches, %.3f s: %.0f moves/s, %.0f matches/s\n", moves, played, seconds,
                 static_cast<double>(moves) / seconds, static_cast<double>(played) / seconds);
    return Done;
}

} // namespace pegsheet::cli
