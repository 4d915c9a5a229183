// SPDX-License-Identifier: Apache-2.0
// The number of a state, which belongs to the shared format.
#include "model/core/hasher.h"
#include "model/tapestry/game.h"

namespace pegsheet::tapestry {

namespace {

struct StateHasher : Hasher
{
    template <typename... Numbers>
    void bytes(Numbers... numbers)
    {
        (byte(static_cast<int>(numbers)), ...);
    }
    template <typename List>
    void list(const List &list)
    {
        for (const auto each : list)
            byte(static_cast<int>(each));
    }
    void player(const Player &player)
    {
        bytes(player.incomes, player.finished, player.ends.bits(), player.singularity, player.tiles, player.space, player.tapestry,
              player.played, player.control, player.outposts, player.toppled, player.lines, player.districts, player.civilizations);
        list(player.resources.values);
        list(player.open.values);
        list(player.techs.values);
        for (const Tokens &tokens : player.tracks.values) {
            byte(tokens.count());
            for (int place = 0; place < tokens.count(); ++place)
                byte(tokens[place]);
        }
        feed(player.explored, 2);
        for (const auto &line : player.ledger.values)
            for (const std::int16_t points : line)
                feed(static_cast<std::uint16_t>(points), 2);
    }
    // A printed benefit by its place, which never changes; a typed one by its words.
    void entry(const Queue &queue, const Entry &entry)
    {
        bytes(entry.act, entry.player, entry.times, entry.why.index(), entry.next, entry.group);
        if (entry.what < PrintedNodes::kRoom)
            return feed(entry.what, 2);
        feed(PrintedNodes::kRoom, 2);
        const Node *node = &queue.nodeOf(entry);
        for (int at = 0; at < node->size; ++at)
            bytes(node[at].word, node[at].arg, node[at].times, node[at].size);
    }
};

} // namespace

std::uint64_t hashOf(const State &state)
{
    StateHasher hasher;
    hasher.bytes(state.players, state.turn, state.step, state.hasActed, state.hasCounted, state.isIncome, state.shared,
                 state.tilesLeft, state.spaceLeft, state.agreed.cheaperNanotechnology, state.agreed.tiesByResources,
                 state.agreed.onlySheets, state.agreed.onlyIncome);
    hasher.feed(state.activated, 8);
    hasher.list(state.landmarks.values);
    for (const Reached &reached : state.achievements.values) {
        hasher.byte(reached.count);
        for (std::size_t place = 0; place < reached.count; ++place)
            hasher.byte(reached.seats[place]);
    }
    for (const Player &player : state.seated())
        hasher.player(player);
    hasher.byte(state.queue.size());
    for (int index = 0; index < state.queue.size(); ++index)
        hasher.entry(state.queue, state.queue[index]);
    return hasher.sum();
}

} // namespace pegsheet::tapestry
