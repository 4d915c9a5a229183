// SPDX-License-Identifier: Apache-2.0
// Every way to pay, spend and give back, counted against what is found by trying all of them.
#include "model/core/random.h"
#include "model/nations/choices.h"
#include "model/nations/giveback.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace tst_nations_picks {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

// So many dice thrown anyhow, and chits.
Pieces thrown(int dice, int chits, Random &random)
{
    Pieces pieces;
    for (int die = 0; die < dice; ++die)
        ++pieces.dice.values.at(random.below(kCount<DieFace>));
    for (int chit = 0; chit < chits; ++chit)
        ++pieces.chits.values.at(random.below(kCount<Chit>));
    return pieces;
}

// All that can be laid down of what is there.
std::vector<Pieces> everyPart(const Pieces &there)
{
    std::vector<Pieces> all;
    const std::uint32_t dice = someCount(there.dice);
    for (std::uint32_t index = 0; index < dice; ++index) {
        Pieces part;
        part.dice = someAt(there.dice, index);
        std::vector<Pieces> parts{part};
        for (const Chit chit : kAll<Chit>)
            for (std::size_t i = 0, n = parts.size(); i < n; ++i)
                for (int more = 1; more <= there.chits[chit]; ++more) {
                    parts.push_back(parts[i]);
                    parts.back().chits[chit] = static_cast<std::uint8_t>(more);
                }
        all.insert(all.end(), parts.begin(), parts.end());
    }
    return all;
}

// Whether a piece, or both dice of a trade, could stay.
bool couldStay(const Pieces &paid, Symbol symbol, int price)
{
    const auto without = [&](auto remove) {
        Pieces less = paid;
        remove(less);
        return worthOf(less, symbol).total() >= price;
    };
    for (const DieFace face : kAll<DieFace>)
        if (paid.dice[face] > 0 && without([&](Pieces &less) { --less.dice[face]; }))
            return true;
    for (const Chit chit : kAll<Chit>)
        if (paid.chits[chit] > 0 && without([&](Pieces &less) { --less.chits[chit]; }))
            return true;
    return false;
}

} // namespace

class TestPicks : public QObject
{
    Q_OBJECT

private slots:
    // N-PAY-1 to 3 and N-TRADE-2 to 4 are rows of this: exactly the payments that reach the price and of which no piece can stay.
    void paymentsAreAllAndOnlyThoseAccepted()
    {
        Random random(1);
        for (int time = 0; time < 60; ++time) {
            const Pieces there = thrown(static_cast<int>(random.below(9)), static_cast<int>(random.below(5)), random);
            const std::vector<Pieces> parts = everyPart(there);
            for (const Symbol symbol : {Symbol::Gold, Symbol::Strength, Symbol::Stone}) {
                const int most = symbol == Symbol::Stone ? 6 : 3;
                const Payments payments(there, symbol, most);
                for (int price = 1; price <= most; ++price) {
                    std::uint32_t accepted = 0;
                    for (const Pieces &paid : parts) {
                        const bool isPayment = !refusesSpending(there, paid, symbol, true) && worthOf(paid, symbol).total() >= price
                            && !couldStay(paid, symbol, price);
                        QCOMPARE(!refusesPayment(there, paid, symbol, price), isPayment);
                        if (!isPayment)
                            continue;
                        ++accepted;
                        QVERIFY(payments.at(price, payments.rank(price, paid)) == paid);
                    }
                    QCOMPARE(payments.count(price), accepted);
                    QCOMPARE(reaches(there, symbol, price), accepted > 0);
                }
            }
        }
    }
    void spendingIsAllAndOnlyWhatIsAccepted()
    {
        Random random(2);
        for (int time = 0; time < 60; ++time) {
            const Pieces there = thrown(static_cast<int>(random.below(9)), static_cast<int>(random.below(5)), random);
            const std::vector<Pieces> parts = everyPart(there);
            for (const auto &[symbol, trades] :
                 {std::pair(Symbol::Book, false), std::pair(Symbol::Food, true), std::pair(Symbol::Food, false)}) {
                std::uint32_t accepted = 0;
                for (const Pieces &spent : parts) {
                    if (refusesSpending(there, spent, symbol, trades))
                        continue;
                    ++accepted;
                    const std::uint32_t place = spendingPlace(there, symbol, trades, spent);
                    QVERIFY(spendingAt(there, symbol, trades, place) == spent);
                }
                QCOMPARE(spendingCount(there, symbol, trades), accepted);
            }
        }
    }
    void whatGoesBackIsAllAndOnlyWhatIsAccepted()
    {
        Random random(3);
        for (int time = 0; time < 200; ++time) {
            Player player;
            player.available = thrown(static_cast<int>(random.below(7)), static_cast<int>(random.below(4)), random);
            Gains owed;
            for (int i = 0; i < 4; ++i) {
                ++player.usedDice.values.at(random.below(kCount<Colour>));
                ++player.usedChits.values.at(random.below(kCount<Chit>));
                ++owed.dice.values.at(random.below(kCount<Colour>));
                ++owed.chits.values.at(random.below(kCount<Chit>));
            }
            const Returns returns(player, owed);
            std::uint32_t accepted = 0;
            for (const Pieces &given : everyPart(player.available)) {
                if (returns.refuses(given))
                    continue;
                ++accepted;
                QVERIFY(returns.at(returns.rank(given)) == given);
            }
            QCOMPARE(returns.count(), accepted);
            QVERIFY(accepted > 0);
        }
    }
    void rollsAreAllMultisets()
    {
        Amounts<Colour> dice;
        dice[Colour::White] = 3;
        dice[Colour::Orange] = 2;
        // 5 faces, 3 dice: C(7,3); 6 faces, 2 dice: C(7,2).
        QCOMPARE(rollCount(dice), 35U * 21U);
        std::set<decltype(Amounts<DieFace>().values)> seen;
        for (std::uint32_t index = 0; index < rollCount(dice); ++index) {
            const Amounts<DieFace> faces = rollAt(dice, index);
            QVERIFY(coloursOf(faces) == dice);
            QCOMPARE(rollPlace(faces), index);
            seen.insert(faces.values);
        }
        QCOMPARE(seen.size(), std::size_t{35 * 21});
    }
    // As many pieces as anybody can have: no number of ways runs over.
    void theMostPiecesStillFit()
    {
        Random random(4);
        for (int time = 0; time < 20; ++time) {
            const Pieces there = thrown(kMostDice, kMostChits, random);
            const std::uint32_t count = spendingCount(there, Symbol::Food, true);
            const std::uint32_t last = spendingPlace(there, Symbol::Food, true, spendingAt(there, Symbol::Food, true, count - 1));
            QCOMPARE(last, count - 1);
            const Payments stones(there, Symbol::Stone, kMostStone);
            const std::uint32_t payments = stones.count(kMostStone);
            QVERIFY(payments > 0);
            QCOMPARE(stones.rank(kMostStone, stones.at(kMostStone, payments - 1)), payments - 1);
        }
    }
};

} // namespace tst_nations_picks

PEGSHEET_TEST(tst_nations_picks, TestPicks)
#include "tst_picks.moc"
