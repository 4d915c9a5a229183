// SPDX-License-Identifier: Apache-2.0
#include "model/nations/correction.h"

#include <algorithm>
#include <array>
#include <optional>

namespace pegsheet::nations {

namespace {

// What is told of a refused field: that of a group is the group, but of the event it is one of its numbers.
std::string_view fieldOf(const FieldRow &row)
{
    const std::string_view path = row.path;
    return path.starts_with("event.") ? row.name : path.substr(0, path.find('.'));
}

// Of which kind the tiles of a player's field are.
std::optional<TileKind> kindOf(std::string_view field)
{
    if (field == "developments")
        return TileKind::Development;
    if (field == "advisor")
        return TileKind::Advisor;
    if (field == "colonies")
        return TileKind::Colony;
    return field == "wonder" || field == "built" ? std::optional(TileKind::Wonder) : std::nullopt;
}

// Whose points a field "tilePoints" holds.
TileKind kindOfPoints(std::string_view name)
{
    constexpr std::array<std::string_view, kCount<TileKind>> kNames{"developments", "advisor", "colonies", "wonders"};
    return static_cast<TileKind>(std::find(kNames.begin(), kNames.end(), name) - kNames.begin());
}

// Between the deal and the books: turns are taken.
bool isActing(const State &state)
{
    return state.step >= Step::Roll && state.step <= Step::Remove;
}

// Nothing of the turn has happened yet, but perhaps the roll.
bool turnBegins(const State &state)
{
    return state.step == Step::Act || (state.step == Step::Roll && !state.mine().rolled);
}

MaybeRefusal refusesUnless(bool isNow, const State &state, const FieldRow &row)
{
    if (isNow)
        return std::nullopt;
    return Refusal{"nations.correctionNotNow", {{"field", fieldOf(row)}, {"phase", nameOf(phaseOf(state))}}};
}

MaybeRefusal refusesKinds(const Value &said, TileKind kind)
{
    for (const Place &place : placesOf(said))
        if (place && place->kind != kind)
            return Refusal{"nations.otherKind", {{"kind", nameOf(place->kind)}, {"needed", nameOf(kind)}}};
    return std::nullopt;
}

// What an age can bring: a number for everybody behind, and all or nothing of famine and war.
MaybeRefusal refusesLedger(const State &state, const FieldRow &row, const Value &said)
{
    int age = 1;
    while (row.path.find(kAgeNames.at(static_cast<std::size_t>(age) - 1)) == std::string::npos)
        ++age;
    if (age > state.age)
        return refusesUnless(false, state, row);
    const bool isBooks = row.name == "books";
    Array allowed;
    for (int points = 0; points <= (isBooks ? mostBookPoints(state.players) : pointsOfAge(age));
         points += isBooks ? bookPoints(state.players) : pointsOfAge(age))
        allowed.emplace_back(points);
    if (std::find(allowed.begin(), allowed.end(), said) != allowed.end())
        return std::nullopt;
    return Refusal{"input.outOfRange", {{"field", row.name}, {"value", said}, {"allowed", std::move(allowed)}}};
}

MaybeRefusal refusesOfPlayer(const State &state, int seat, const FieldRow &row, const Value &said)
{
    const Player &player = state.seats.at(static_cast<std::size_t>(seat));
    const auto unless = [&](bool isNow) { return refusesUnless(isNow, state, row); };
    const std::string_view path = row.path;
    if (const auto kind = kindOf(path))
        return refusesKinds(said, *kind);
    if (path.starts_with("ledger."))
        return refusesLedger(state, row, said);
    if (path.starts_with("dice."))
        return unless(state.isFull() && player.rolled != path.starts_with("dice.toRoll."));
    if (path.starts_with("chits."))
        return unless(state.isFull() || (state.depth == Depth::Tiles && path == "chits.used.reroll"));
    if (path == "passed")
        return unless(isActing(state));
    if (path.starts_with("tilePoints."))
        return unless(state.tilesUnknown && state.step >= Step::Sums && state.hasEntered(seat)
                      && !player.hasPutIn(kindOfPoints(row.name)));
    return std::nullopt;
}

// Every seat once.
MaybeRefusal refusesOrder(const State &state, const Array &seats)
{
    const auto players = static_cast<std::size_t>(state.players);
    bool isOrder = seats.size() == players;
    for (int seat = 0; seat < state.players; ++seat)
        isOrder = isOrder && std::find(seats.begin(), seats.end(), Value(seat)) != seats.end();
    return isOrder ? std::nullopt : MaybeRefusal(Refusal{"nations.noOrder", {{"players", state.players}}});
}

MaybeRefusal refusesActor(const State &state, const FieldRow &row, std::int64_t seat)
{
    if (seat >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", seat}, {"players", state.players}}};
    if (state.seats.at(static_cast<std::size_t>(seat)).passed)
        return Refusal{"nations.passed", {}};
    return refusesUnless(turnBegins(state), state, row);
}

MaybeRefusal refusesOfTurn(const State &state, const FieldRow &row, const Value &said)
{
    if (row.path == "player")
        return refusesActor(state, row, *said.integer());
    if (row.path == "order")
        return refusesOrder(state, *said.array());
    if (row.path == "opponentBooks")
        return refusesUnless(state.isSolo(), state, row);
    if (row.path != "offer")
        return refusesUnless(state.event.famine > 0 && state.step != Step::Over, state, row);
    if (auto refusal = refusesUnless(state.keepsOffer() && (isActing(state) || state.step == Step::Opponent), state, row))
        return refusal;
    const std::int64_t most = std::int64_t{state.columns()} * kRows;
    const auto given = static_cast<std::int64_t>(placesOf(said).size());
    return given == most ? std::nullopt : MaybeRefusal(outOfRange("offer", given, most, most));
}

} // namespace

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    if (player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", player}, {"players", state.players}}};
    if (correction.set.empty())
        return Refusal{"nations.correctionEmpty", {}};
    for (const FieldRow &row : fieldRows(state, player < 0 ? 0 : -1))
        if (correction.sets(row.path))
            return Refusal{player < 0 ? "nations.correctionOfPlayer" : "nations.correctionOfTurn", {{"field", fieldOf(row)}}};
    State after = state;
    if (auto refusal = setFields(after, player, correction))
        return refusal;
    for (const FieldRow &row : fieldRows(state, player))
        if (const Value *said = memberAt(correction.set, row.path))
            if (auto refusal = player < 0 ? refusesOfTurn(state, row, *said) : refusesOfPlayer(state, player, row, *said))
                return refusal;
    if (player >= 0 && !hasPossiblePieces(after.seats.at(static_cast<std::size_t>(player))))
        return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    return std::nullopt;
}

bool holdsTiles(std::string_view path)
{
    return kindOf(path) || path == "offer";
}

bool leavesPieces(const State &state, int player, const Correction &correction)
{
    if (player < 0 || !state.isFull() || correction.sets("dice") || correction.sets("chits"))
        return false;
    State after = state;
    (void)setFields(after, player, correction);
    const auto seat = static_cast<std::size_t>(player);
    return !(entitled(state.seats.at(seat)) == entitled(after.seats.at(seat)));
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    (void)setFields(state, player, correction);
    const bool mayGetMore = state.depth == Depth::Tracks && state.step > Step::Deal && state.step < Step::Sums;
    const bool isTyped = player >= 0 && state.step >= Step::Sums && state.hasEntered(player);
    if (player < 0 || !state.tilesUnknown || state.agreed.asksNeedless || mayGetMore || isTyped)
        return;
    std::uint8_t &putIn = state.seats.at(static_cast<std::size_t>(player)).putIn;
    for (const Member &member : correction.set)
        if (const auto kind = kindOf(member.key); kind && member.key != "wonder")
            putIn = static_cast<std::uint8_t>(putIn | 1U << static_cast<unsigned>(*kind));
}

} // namespace pegsheet::nations
