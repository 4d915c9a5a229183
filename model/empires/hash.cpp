// SPDX-License-Identifier: Apache-2.0
// The number of a state, which belongs to the shared format.
#include "model/core/hasher.h"
#include "model/empires/game.h"

namespace pegsheet::empires {

namespace {

struct StateHasher : Hasher
{
    void points(int number) { feed(static_cast<std::uint64_t>(number + 0x8000), 2); }
    void stock(const Stock &stock)
    {
        for (const std::uint8_t amount : stock.values)
            byte(amount);
    }
    void cards(const CardSet &cards)
    {
        for (const std::uint64_t word : cards.words())
            feed(word, 8);
    }
    void known(const Known &known)
    {
        for (const PlaceNumbers &numbers : known.places.values) {
            byte(numbers.value);
            byte(numbers.repair);
        }
        for (const CardFacts &facts : known.cards) {
            byte(static_cast<int>(facts.bids.bits()));
            byte(facts.hammers);
            feed(facts.ability.hash(), 8);
        }
        byte(static_cast<int>(known.track.size()));
        for (const Round round : known.track)
            byte(static_cast<int>(round));
    }
    void conflict(const Conflict &conflict)
    {
        points(conflict.victory);
        stock(conflict.victoryGain);
        for (const Tier &tier : conflict.tiers) {
            points(tier.points);
            byte(tier.refresh);
            stock(tier.gain);
        }
        for (const int number : {conflict.lowest, conflict.highest, conflict.rank, conflict.with})
            byte(number);
    }
    // What only depth full has.
    void full(const State &state)
    {
        for (const int number : {int{state.turn}, int{state.decided}, state.lastDecided + 1})
            byte(number);
        for (const Crisis &crisis : state.crises)
            stock(crisis.pot);
        for (const Player &player : state.seated())
            byte(player.hand);
    }
    void player(const Player &player)
    {
        points(player.score);
        for (const Location location : player.row)
            byte(static_cast<int>(location));
        feed(player.destroyed, 2);
        for (const int number : {int{player.done}, int{player.hasIncome}, int{player.finished}, player.begun + 1,
                                 int{player.cardsPlayed}, int{player.rebuilt}, int{player.mulliganed}, int{player.bid},
                                 int{player.refreshes}, int{player.stock.isSaid}, int{player.innovationPoints.isSaid}})
            byte(number);
        for (const std::int8_t used : player.used)
            byte(used + 128);
        stock(player.stock.stock);
        points(player.innovationPoints.points);
        feed(player.ledger->size(), 4);
        for (const LedgerEntry &entry : *player.ledger) {
            byte(entry.round);
            byte(static_cast<int>(entry.from));
            byte(entry.by.index);
            points(entry.points);
        }
    }
};

} // namespace

std::uint64_t hashOf(const State &state)
{
    StateHasher hasher;
    for (const int number : {int{state.players}, int{state.start}, int{state.round}, static_cast<int>(state.step),
                             int{state.isBlitz}, int{state.onlySheets}, state.shortageOf + 1, int{state.shortageTaken}})
        hasher.byte(number);
    for (const Crisis &crisis : state.crises) {
        hasher.byte(crisis.card.index);
        hasher.byte(crisis.isOpen ? 1 : 0);
    }
    hasher.conflict(state.campaign);
    hasher.known(*state.known);
    for (const Lying lies : state.lying)
        hasher.byte(lies.index);
    hasher.cards(state.exhausted);
    hasher.cards(state.byHand);
    for (const std::int16_t points : state.points)
        hasher.points(points);
    for (const Player &player : state.seated())
        hasher.player(player);
    if (state.isFull)
        hasher.full(state);
    return hasher.sum();
}

} // namespace pegsheet::empires
