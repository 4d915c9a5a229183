// SPDX-License-Identifier: Apache-2.0
// Touches against what hands do on the table, for whole matches; the rules stand in tests/touches/empires.txt. What can be touched
// in is played by those touches.
#include "model/core/overload.h"
#include "model/core/random.h"
#include "model/empires/box.h"
#include "model/empires/count.h"
#include "model/empires/pencil.h"
#include "model/empires/turns.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

#include <algorithm>
#include <optional>

namespace tst_empires_touches {

using namespace pegsheet;
using namespace pegsheet::empires;
using F = AbilityField;

namespace {

using Touches = std::vector<Touch>;

Touch touchOf(PencilKind kind, int at = -1, int number = 0)
{
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number};
}

template <typename E>
int placeOf(E value)
{
    return static_cast<int>(value);
}

// Says a part that is not as it is.
class Typist
{
public:
    explicit Typist(Card card) { m_draft.card = card; }

    // The touches that say that ability, from nothing.
    Touches say(const Ability &ability)
    {
        const auto usual = usualAbilities(m_draft.card.kind());
        const auto found = std::ranges::find_if(usual, [&](const UsualAbility &each) {
            return each.when == ability.when && each.does == ability.effects.front().does;
        });
        if (found == usual.end())
            touch(F::When, placeOf(ability.when));
        else
            touch(F::Usual, static_cast<int>(found - usual.begin()));
        for (std::size_t at = 0; at < ability.effects.size(); ++at) {
            if (at > 0)
                touch(F::Also, 0);
            effect(ability.effects[at]);
        }
        return m_touches;
    }
    [[nodiscard]] std::optional<Ability> said() const { return m_draft.ability(); }

private:
    void touch(F field, int number)
    {
        m_touches.push_back(touchOf(PencilKind::Trait, placeOf(field), number));
        if (const auto refusal = m_draft.say(field, number))
            qFatal("refused: %s %d", std::string(nameOf(field)).c_str(), number);
    }
    void effect(const AbilityEffect &wanted)
    {
        if (wanted.does == Does::Other) {
            m_touches.push_back(touchOf(PencilKind::Words));
            m_draft.sayWords(wanted.words);
            return;
        }
        const AbilityEffect &now = m_draft.effect;
        if (!m_draft.hasEffect || now.does != wanted.does)
            touch(F::Does, placeOf(wanted.does));
        if (now.per.by != wanted.per.by)
            touch(F::By, placeOf(wanted.per.by));
        if (now.only.what != wanted.only.what)
            touch(F::Only, placeOf(wanted.only.what));
        counted(wanted);
        if (wanted.does == Does::Discount && now.discounted != wanted.discounted)
            touch(F::Discounted, placeOf(wanted.discounted));
        if ((wanted.does == Does::Refresh || wanted.does == Does::Rebuild || wanted.does == Does::Discount) && now.at != wanted.at)
            touch(F::Reach, placeOf(wanted.at));
        if (wanted.does == Does::Rebuild && now.cost != wanted.cost)
            touch(F::Cost, wanted.cost == kFree ? kAllHammers : -wanted.cost);
        if (now.number != wanted.number)
            touch(F::Number, wanted.number);
        amounts(wanted);
    }
    void counted(const AbilityEffect &wanted)
    {
        const bool isPer = wanted.per.by == Multiplier::By::Places;
        const Counted counted = isPer ? wanted.per.counted : wanted.only.counted;
        const Sort sort = isPer ? wanted.per.sort : wanted.only.sort;
        const AbilityEffect &now = m_draft.effect;
        if (isPer || wanted.only.what == Condition::What::Adjacent) {
            if ((isPer ? now.per.counted : now.only.counted) != counted)
                touch(F::Counted, placeOf(counted));
            if ((isPer ? now.per.sort : now.only.sort) != sort)
                touch(F::Sort, placeOf(sort));
        }
        if (wanted.per.by != Multiplier::By::Once && wanted.per.by != Multiplier::By::Resource && now.per.at != wanted.per.at)
            touch(F::Reach, placeOf(wanted.per.at));
        if (wanted.per.by == Multiplier::By::Resource && now.per.resource != wanted.per.resource)
            touch(F::Resource, placeOf(wanted.per.resource));
    }
    void amounts(const AbilityEffect &wanted)
    {
        for (const Resource resource : kAll<Resource>) {
            while ((wanted.does == Does::Gain || wanted.does == Does::Exchange)
                   && m_draft.effect.stock[resource] != wanted.stock[resource])
                touch(F::Gain, placeOf(resource));
            const bool isGot = wanted.getAll[resource] > 0
                || std::ranges::any_of(wanted.getOneOf, [&](const Stock &stock) { return stock[resource] > 0; });
            if (wanted.does == Does::Exchange && isGot)
                touch(F::Get, placeOf(resource));
        }
        for (const Bid bid : kAll<Bid>)
            if (wanted.does == Does::FreeBid && wanted.bids.has(bid))
                touch(F::Bid, placeOf(bid));
    }

    AbilityDraft m_draft;
    Touches m_touches;
};

// What makes the move by touches; nothing where it takes so many touches without the line.
Touches touchesFor(const State &state, const Move &move)
{
    const bool isNamed = state.step == Step::Crisis && onlyOpen(state).isNone();
    const auto crisis = [&](Card card) { return state.crises.front().card == card ? 0 : 1; };
    const auto cardOf = [](Card card) {
        return Touches{touchOf(PencilKind::Kind, placeOf(card.kind())), touchOf(PencilKind::Number, -1, card.number())};
    };
    const auto position = [](int number) { return touchOf(PencilKind::Position, -1, number); };
    const auto ability = [](Source by, int seat) { return touchOf(PencilKind::Ability, by.index, seat); };
    const auto known = [](const Campaign &campaign) {
        Touch touch = touchOf(PencilKind::Conflict);
        touch.with = conflictMembers(conflictOf(campaign));
        return Touches{touch};
    };
    return std::visit(
        Overload{
            [&](const Lay &lay) {
                Touches all;
                for (std::size_t at = 0; at + 1 < kPlaces; ++at)
                    all.push_back(touchOf(PencilKind::Place, placeOf(lay.order.row[at])));
                all.push_back(touchOf(PencilKind::Finish));
                return all;
            },
            [&](const Reveal &reveal) { return cardOf(reveal.card); },
            [&](const Accept &accept) {
                Touches all;
                if (isNamed)
                    all.push_back(touchOf(PencilKind::Crisis, crisis(accept.card)));
                all.push_back(touchOf(PencilKind::Seat, accept.player));
                const Card card = isNamed ? accept.card : onlyOpen(state);
                const auto threatened = threatenedAt(state.at(accept.player), card.number());
                if (threatened.size() > 1)
                    all.push_back(touchOf(PencilKind::Hit, -1, accept.hit));
                if (placesAfter(state, accept.player, accept.hit).size() > 1)
                    all.push_back(position(accept.position));
                return all;
            },
            [&](const FreeBid &bid) {
                Touches all;
                if (isNamed)
                    all.push_back(touchOf(PencilKind::Crisis, crisis(bid.card)));
                all.push_back(ability(bid.by, bid.player));
                return all;
            },
            [&](const Redraw &redraw) {
                Touches all;
                if (isNamed)
                    all.push_back(touchOf(PencilKind::Crisis, crisis(redraw.card)));
                all.push_back(ability(redraw.by, redraw.player));
                for (const Touch &touch : cardOf(redraw.with))
                    all.push_back(touch);
                return all;
            },
            [&](const Play &play) {
                Touches all{touchOf(PencilKind::Seat, play.player)};
                for (const Touch &touch : cardOf(play.card))
                    all.push_back(touch);
                if (placesFor(state, play.player).size() > 1)
                    all.push_back(position(play.position));
                return all;
            },
            [&](const Swap &swap) {
                return Touches{ability(swap.by, swap.player), position(swap.positions.first), position(swap.positions.second)};
            },
            [&](const Shift &shift) {
                return Touches{ability(shift.by, shift.player), touchOf(PencilKind::Moved, shift.card.index),
                               position(shift.position)};
            },
            [&](const Campaign &campaign) { return known(campaign); },
            [&](const BidAxes &bid) {
                Touches all;
                // A step each.
                for (int coin = 1; coin <= bid.coin; ++coin)
                    all.push_back(touchOf(PencilKind::Coins, -1, coin));
                all.push_back(touchOf(PencilKind::Bid, bid.player, bid.axe));
                return all;
            },
            [&](const Avert &avert) {
                Touches all;
                if (isNamed)
                    all.push_back(touchOf(PencilKind::Crisis, crisis(avert.card)));
                all.push_back(touchOf(PencilKind::Avert, placeOf(avert.resource)));
                return all;
            },
            [&](const empires::Exchange &exchange) {
                const std::vector<Stock> &alternatives = abilityOf(state, exchange.by)->find(Does::Exchange)->getOneOf;
                const auto place = std::find(alternatives.begin(), alternatives.end(), exchange.wanted.stock)
                    - alternatives.begin();
                return Touches{touchOf(PencilKind::Exchange, exchange.by.index,
                                       exchangeTouch(exchange.player, alternatives.empty() ? 0 : static_cast<std::size_t>(place)))};
            },
            [&](const Sell &sell) { return Touches{touchOf(PencilKind::Sell, sell.player)}; },
            [&](const Discard &discard) { return Touches{touchOf(PencilKind::Discard, discard.player)}; },
            [](const auto &) { return Touches(); },
        },
        move);
}

struct Counts
{
    int touches = 0; ///< with a library that knows the box
    int said = 0;    ///< besides, with one that knows nothing
    int hands = 0;
};

// What a Conflict card takes that is not known, beyond the touch that picks one that is.
int saidOf(const Campaign &campaign)
{
    int said = static_cast<int>(conflictFields().size()) + campaign.winner.gain.total();
    for (const Tier &tier : campaign.tiers.tiers)
        said += tier.gain.total() + tier.refresh;
    return said;
}

// Of a move that is not played by its touches.
void addPlain(const State &state, const Move &move, Counts &counts)
{
    std::visit(Overload{
                   [&](const Track &track) { counts.said += static_cast<int>(track.phases.list.size()); },
                   [&](const Values &values) {
                       for (const Location location : kAll<Location>)
                           counts.said += values.of.of[location].value > 0 && state.known->places[location].value == 0 ? 1 : 0;
                   },
                   [&](const Learn &learn) {
                       if (!learn.ability.isNone())
                           counts.said += 2 + static_cast<int>(Typist(learn.card).say(*learn.ability).size());
                   },
                   [&](const Shortage &shortage) { counts.touches += shortage.coins; },
                   [&](const Use &use) {
                       const auto cards = static_cast<int>(use.cards.list.size());
                       counts.touches += use.by.isCampaign ? cards : 1 + cards + (use.again.isNone() ? 0 : 1);
                   },
                   [&](const Rebuild &rebuild) { counts.touches += rebuild.by.isNone() ? 1 : 2; },
                   [&](const TellStock &told) { counts.touches += static_cast<int>(countedResources(state, told.player).size()); },
                   [&](const auto &) { ++counts.touches; },
               },
               move);
}

// Those of a kind are taken at once.
int kindsIn(const Stock &resources)
{
    return static_cast<int>(std::ranges::count_if(resources.values, [](std::uint8_t amount) { return amount > 0; }));
}

int handsFor(const Effect &effect)
{
    return std::visit(Overload{
                          [](const Revealed &revealed) { return revealed.instead.isNone() ? 1 : 2; },
                          [](const Swapped &) { return 2; },
                          [](const StrengthTold &) { return 1; },
                          [](const Corrected &) { return 0; },
                          [](const Received &received) { return kindsIn(received.resources.stock); },
                          [](const Paid &paid) { return kindsIn(paid.resources.stock); },
                          [](const auto &) { return 1; },
                      },
                      effect);
}

int handsOf(const State &before, const Move &move)
{
    const bool leavesHand = std::holds_alternative<Sell>(move) || std::holds_alternative<Discard>(move);
    int hands = std::holds_alternative<Campaign>(move) || leavesHand ? 1 : 0;
    State after = before;
    apply(after, move, Teller());
    // Cards are drawn at once.
    for (int seat = 0; seat < before.players; ++seat)
        hands += after.at(seat).hand > before.at(seat).hand ? 1 : 0;
    if (std::holds_alternative<Lay>(move))
        hands += kPlaces * before.players;
    for (const Effect &effect : Empires::effects(before, move))
        hands += handsFor(effect);
    return hands;
}

} // namespace

class TestTouches : public QObject
{
    Q_OBJECT

private slots:
    // What is usual for its kind is spared; every ability of the box can be said, and is what was meant.
    void everyAbilityCanBeSaid()
    {
        int most = 0;
        int sum = 0;
        for (std::uint8_t index = 0; index < kCards; ++index) {
            const AbilityRef &ability = box()->cards[index].ability;
            Typist typist{Card{index}};
            const int touches = static_cast<int>(typist.say(*ability).size()) + 2;
            QVERIFY2(typist.said() && AbilityRef(*typist.said()) == ability, std::string(nameOf(Card{index})).c_str());
            most = std::max(most, touches);
            sum += touches;
        }
        qInfo("a card: %d touches at most, %.1f on average", most, 1.0 * sum / kCards);
        QVERIFY(most <= 8);
    }
    void aWholeMatchIsTouchedIn()
    {
        constexpr int kMatches = 20;
        Counts all;
        for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
            play(seed, all);
        const double known = 1.0 * all.touches / all.hands;
        const double unknown = 1.0 * (all.touches + all.said) / all.hands;
        qInfo("a match of four: %d touches, %d more for what is not known, hands %d: %.2f and %.2f", all.touches / kMatches,
              all.said / kMatches, all.hands / kMatches, known, unknown);
        QVERIFY(known <= kAtMostKnown);
        QVERIFY(unknown <= kAtMost);
    }
    // The same where resources are kept: what lies behind the screens is entered, and hands move it.
    void aWholeMatchWithResourcesIsTouchedIn()
    {
        constexpr int kMatches = 20;
        Counts all;
        for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
            play(seed, all, "full");
        const double known = 1.0 * all.touches / all.hands;
        qInfo("a match of four with resources: %d touches, %d more for what is not known, hands %d: %.2f and %.2f",
              all.touches / kMatches, all.said / kMatches, all.hands / kMatches, known, 1.0 * (all.touches + all.said) / all.hands);
        QVERIFY(known <= kAtMostWithResources);
    }
    // A Disaster whose card is known: four touches, three where there is nothing to choose.
    void aDisasterIsFourTouches()
    {
        Table table = Table::laid(4, "crisis,economy");
        QCOMPARE(touchesFor(table.state(), Reveal{cardNamed("fire-4")}).size(), std::size_t(2));
        table.play("reveal card=fire-4");
        QCOMPARE(touchesFor(table.state(), Accept{0, {}, 4, 1}).size(), std::size_t(2));
        table.destroy(0, {1, 2, 3, 5, 6, 7, 8, 9, 10});
        QCOMPARE(touchesFor(table.state(), Accept{0, {}, 4, 11}).size(), std::size_t(1));
    }

private:
    static constexpr double kAtMostKnown = 0.75;
    static constexpr double kAtMost = 1.58;
    static constexpr double kAtMostWithResources = 0.7;

    static void play(std::uint64_t seed, Counts &counts, const char *depth = "rows")
    {
        Table table(4, {}, "play", depth);
        Line line;
        Random random(seed);
        while (!table.match().over()) {
            State after = table.state();
            const Move move = playRandomly(after, random);
            counts.hands += handsOf(table.state(), move);
            const Touches touches = touchesFor(table.state(), move);
            counts.touches += static_cast<int>(touches.size());
            if (touches.empty())
                addPlain(table.state(), move, counts);
            if (const auto *campaign = std::get_if<Campaign>(&move))
                counts.said += saidOf(*campaign);
            bool isMade = false;
            for (const Touch &touch : touches) {
                const TouchResult result = line.touch(table.match(), touch);
                if (result.refusal)
                    qFatal("refused: %s", std::string(result.refusal->code).c_str());
                isMade = result.completes;
            }
            const int from = table.match().length();
            const std::vector<Value> made = touches.empty() ? std::vector<Value>{TheMatch::moveValue(move)}
                                                            : line.moves(table.match());
            if (!touches.empty() && !isMade)
                qFatal("the touches make no move: %s", notation(TheMatch::moveValue(move)).c_str());
            for (const Value &value : made)
                if (const auto refusal = table.match().play(value))
                    qFatal("refused: %s", std::string(refusal->code).c_str());
            line.movesMade(table.match(), from);
            if (Empires::hash(table.state()) != Empires::hash(after))
                qFatal("the touches make another move: %s", notation(TheMatch::moveValue(move)).c_str());
        }
    }
};

} // namespace tst_empires_touches

PEGSHEET_TEST(tst_empires_touches, TestTouches)
#include "tst_touches.moc"
