// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/payment.h"
#include "tests/model/bronze/table.h"

#include <QTest>

/// For tests of players: every kind of table, and states that no play leads to.
namespace pegsheet::bronze {

/// Sanitizers are slow: of three they see one.
[[nodiscard]] constexpr bool isLeftOut(int number)
{
    return PEGSHEET_CONTRACT_PART > 1 && number % 3 != 0;
}

/// Every rule set with every number of players; under sanitizers a third of them, each rule set and each number among them.
inline void addTables()
{
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<int>("players");
    for (const Variant variant : kAll<Variant>)
        for (int players = 1; players <= kMaxSeats; ++players)
            if (!isLeftOut(static_cast<int>(variant) - players))
                QTest::addRow("%s, %d players", bytes(nameOf(variant)).constData(), players) << bytes(nameOf(variant)) << players;
}

[[nodiscard]] inline State begun(const QByteArray &variant, int players)
{
    return Table(players, variant.toStdString()).state;
}

/// What a table could have corrected: anything that a sheet can show.
inline void correctAtRandom(State &state, Random &random)
{
    Sheet &sheet = state.sheets.at(random.below(state.players));
    for (const Good good : kAll<Good>)
        sheet.goods[good] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(kGoods[good].pegs) + 1));
    for (const City city : kAll<City>)
        sheet.cityBoxes[city] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(kCities[city].boxes) + 1));
    for (const Monument monument : kAll<Monument>)
        if (inPlay(state, monument))
            sheet.monumentBoxes[monument] = static_cast<std::uint8_t>(
                random.below(static_cast<std::uint32_t>(kMonuments[monument].boxes) + 1));
    sheet.food = static_cast<std::uint8_t>(random.below(kMaxFood + 1));
    sheet.developments = EnumSet<Development>::fromBits(random.below(EnumSet<Development>::kFull + 1)
                                                        & affordable(state.variant, kDearest).bits());
    sheet.disasters = static_cast<std::int32_t>(random.below(1000000));
    sheet.ships = state.variant == Variant::Late ? static_cast<std::uint8_t>(random.below(kMaxShips + 1)) : std::uint8_t{0};
    if (state.step == Step::Rolling) {
        state.dice = Dice::at(static_cast<int>(1 + random.below(kMaxDice)), 0);
        state.rollsLeft = static_cast<std::uint8_t>(random.below(kRolls + 1));
    }
    if (hasCollected(state.step)) {
        state.workers = static_cast<std::uint8_t>(random.below(kMaxWorkers + 1));
        state.coins = static_cast<std::uint8_t>(random.below(kMaxCoins + 1));
    }
}

/// The state after that move.
[[nodiscard]] inline State made(State state, const Move &move)
{
    Bronze::apply(state, move);
    return state;
}

/// Walks matches of random moves, in which the table corrects what it likes once in so many moves, never for 0.
template <typename Use>
inline void walk(const QByteArray &variant, int players, std::uint64_t matches, std::uint32_t corrected, Use use)
{
    for (std::uint64_t match = 0; match < matches; ++match) {
        State state = begun(variant, players);
        Random random(match + 1);
        for (int moves = 0; state.step != Step::Over && moves < 600 && !QTest::currentTestFailed(); ++moves) {
            if (corrected > 0 && random.below(corrected) == 0)
                correctAtRandom(state, random);
            use(state);
            playRandomly(state, random);
        }
        use(state);
    }
}

} // namespace pegsheet::bronze
