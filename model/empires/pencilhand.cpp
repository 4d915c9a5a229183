// SPDX-License-Identifier: Apache-2.0
#include "model/empires/pencilhand.h"

#include "model/empires/judging.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

TouchResult nothingThere(PencilKind kind)
{
    return {Refusal{"input.unknownValue", {{"field", "touch"}, {"value", nameOf(kind)}, {"allowed", Array{}}}}};
}

/// One touch on a pencil; a refused one may leave it half changed, whoever asked has a copy.
class Hand
{
public:
    Hand(Pencil &pencil, const State &state) : m_pencil(pencil), m_state(state) {}

    TouchResult touch(const Touch &touch);

private:
    TouchResult place(const Touch &touch);
    TouchResult order(const Value &with);
    TouchResult kind(int place);
    TouchResult number(int number);
    TouchResult crisis(int place);
    TouchResult seat(int seat);
    TouchResult position(PencilKind kind, int position);
    TouchResult destroyed(int position);
    TouchResult figure(const Touch &touch);
    TouchResult unsay(int field);
    TouchResult gain(int place);
    TouchResult finish();
    TouchResult anew();
    TouchResult bid(const Touch &touch);
    TouchResult amount(const Touch &touch);
    TouchResult describe(int card);
    TouchResult trait(const Touch &touch);
    TouchResult words(const Value &with);
    TouchResult ability(const Touch &touch);
    TouchResult moved(int card);
    TouchResult marker(int card);
    TouchResult conflict(const Value &with);
    TouchResult avert(int resource);
    TouchResult exchange(const Touch &touch);
    TouchResult sell(PencilKind kind, int seat);
    TouchResult next(int space);
    TouchResult done(const Touch &touch);
    TouchResult repair(const Touch &touch);
    /// Asks for its Hammers where the rules miss nothing else; else it is all of a move.
    TouchResult rebuild(const Rebuild &move, const MaybeRefusal &refusal);
    TouchResult value(const Touch &touch);
    TouchResult points(const Touch &touch);
    TouchResult shortage();
    /// All of a move.
    TouchResult all(Move move);
    TouchResult coins(int number);
    TouchResult hammers(int number);
    /// Complete where the ability asks for nothing more.
    [[nodiscard]] TouchResult used() const { return {std::nullopt, moveOfUse(m_state, m_pencil).has_value()}; }
    /// A card that is whole goes to the two of the hand.
    TouchResult cardSaid();
    /// Complete where no position has to be chosen.
    [[nodiscard]] TouchResult said() const
    {
        return {std::nullopt, askedPosition(m_state, m_pencil).positions.empty() && !asksHammers(m_state, m_pencil)};
    }

    Pencil &m_pencil;
    const State &m_state;
};

TouchResult Hand::touch(const Touch &touch)
{
    m_pencil.said.reset();
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind != PencilKind::Hammers && kind != PencilKind::Repair)
        m_pencil.repairing.reset();
    switch (kind) {
    case PencilKind::Place: return place(touch);
    case PencilKind::Order: return order(touch.with);
    case PencilKind::Kind: return this->kind(touch.at);
    case PencilKind::Number: return number(touch.number);
    case PencilKind::Crisis: return crisis(touch.at);
    case PencilKind::Seat: return seat(touch.at);
    case PencilKind::Hit:
    case PencilKind::Position: return position(kind, touch.number);
    case PencilKind::Figure: return figure(touch);
    case PencilKind::Gain: return gain(touch.at);
    case PencilKind::Finish: return finish();
    case PencilKind::Bid: return bid(touch);
    case PencilKind::Amount: return amount(touch);
    case PencilKind::Describe: return describe(touch.at);
    case PencilKind::Trait: return trait(touch);
    case PencilKind::Words: return words(touch.with);
    case PencilKind::Ability: return ability(touch);
    case PencilKind::Moved: return moved(touch.at);
    case PencilKind::Marker: return marker(touch.at);
    case PencilKind::Conflict: return conflict(touch.with);
    case PencilKind::Avert: return avert(touch.at);
    case PencilKind::Exchange: return exchange(touch);
    case PencilKind::Sell:
    case PencilKind::Discard: return sell(kind, touch.at);
    case PencilKind::Coins: return coins(touch.number);
    case PencilKind::Hammers: return hammers(touch.number);
    case PencilKind::Unsay: return unsay(touch.at);
    case PencilKind::Next: return next(touch.at);
    case PencilKind::Done: return done(touch);
    case PencilKind::Repair: return repair(touch);
    case PencilKind::Value: return value(touch);
    case PencilKind::Points: return points(touch);
    case PencilKind::Shortage: return shortage();
    case PencilKind::Anew: return anew();
    case PencilKind::Ready: break;
    }
    return nothingThere(PencilKind::Ready);
}

TouchResult Hand::place(const Touch &touch)
{
    const bool isSheet = m_state.step == Step::Sheet;
    if ((m_state.step != Step::Row && !isSheet) || touch.at < 0 || touch.at >= kPlaces)
        return nothingThere(PencilKind::Place);
    const auto location = static_cast<Location>(touch.at);
    m_pencil.laysAnew = false;
    if (isSheet && m_pencil.row.size() == kPlaces) {
        m_pencil.row.clear();
        m_pencil.isDealt = false;
    }
    const auto found = std::find(m_pencil.row.begin(), m_pencil.row.end(), location);
    // The last one lies there already when a finger comes to it.
    if (m_pencil.row.size() == kPlaces && location == m_pencil.row.back())
        return {};
    if (found != m_pencil.row.end()) {
        m_pencil.row.erase(found);
        return {};
    }
    m_pencil.row.push_back(location);
    // The last one goes where room is left.
    if (m_pencil.row.size() == kPlaces - 1)
        for (const Location last : kAll<Location>)
            if (std::find(m_pencil.row.begin(), m_pencil.row.end(), last) == m_pencil.row.end())
                return m_pencil.row.push_back(last), TouchResult();
    return {};
}

TouchResult Hand::order(const Value &with)
{
    Order read;
    if (m_state.step != Step::Row && m_state.step != Step::Sheet)
        return nothingThere(PencilKind::Order);
    if (auto refusal = fromValue("order", with, read))
        return {std::move(refusal)};
    m_pencil.row.assign(read.row.begin(), read.row.end());
    m_pencil.isDealt = true;
    m_pencil.laysAnew = false;
    return {};
}

TouchResult Hand::anew()
{
    if (m_state.step != Step::Sheet || m_state.at(playerOf(m_state)).done || finishedRow(m_state, m_pencil).size() != kPlaces)
        return nothingThere(PencilKind::Anew);
    m_pencil.laysAnew = !m_pencil.laysAnew;
    return {};
}

TouchResult Hand::kind(int place)
{
    if (!asksCard(m_state, m_pencil) || place < 0 || place >= static_cast<int>(kCount<empires::Kind>))
        return nothingThere(PencilKind::Kind);
    const auto said = static_cast<empires::Kind>(place);
    m_pencil.cardKind = m_pencil.cardKind == said ? std::nullopt : std::optional(said);
    m_pencil.hammers = 0;
    m_pencil.positions.clear();
    return cardSaid();
}

TouchResult Hand::number(int number)
{
    if (!asksCard(m_state, m_pencil))
        return nothingThere(PencilKind::Number);
    if (number < 1 || number > kPlaces)
        return {outOfRange("number", number, 1, kPlaces)};
    m_pencil.number = m_pencil.number == number ? 0 : number;
    m_pencil.hammers = 0;
    m_pencil.positions.clear();
    return cardSaid();
}

TouchResult Hand::cardSaid()
{
    const Card card = m_pencil.card();
    if (card.isNone())
        return {};
    const bool isTwice = std::find(m_pencil.hand.begin(), m_pencil.hand.end(), card) != m_pencil.hand.end();
    if (isInPlay(m_state, card) || isTwice)
        return {Refusal{"empires.cardInPlay", {{"card", nameOf(card)}}}};
    if (!m_pencil.ability.isNone())
        return used();
    if (m_state.step != Step::Blitz)
        return said();
    if (m_pencil.hand.size() == kBlitzCards)
        return nothingThere(PencilKind::Number);
    m_pencil.hand.push_back(card);
    m_pencil.cardKind.reset();
    m_pencil.number = 0;
    return {};
}

TouchResult Hand::crisis(int place)
{
    if (m_state.step != Step::Crisis || place < 0 || place >= m_state.crisisCount()
        || !m_state.crises.at(static_cast<std::size_t>(place)).isOpen)
        return nothingThere(PencilKind::Crisis);
    m_pencil.crisis = place;
    m_pencil.hits.clear();
    m_pencil.positions.clear();
    return m_pencil.seat < 0 ? TouchResult() : said();
}

TouchResult Hand::seat(int seat)
{
    const bool isAsked = m_state.step == Step::Crisis || m_state.step == Step::Industry || m_state.step == Step::IndustryEconomy
        || m_state.step == Step::Blitz;
    if (!isAsked || seat < 0 || seat >= m_state.players)
        return nothingThere(PencilKind::Seat);
    if (m_state.step == Step::Crisis && m_state.keepsResources() && seat != m_state.turn)
        return {refusesDecision(m_state, seat, {})};
    m_pencil.hits.clear();
    m_pencil.positions.clear();
    m_pencil.hand.clear();
    m_pencil.seat = m_pencil.seat == seat ? -1 : seat;
    return m_pencil.seat < 0 ? TouchResult() : said();
}

TouchResult Hand::position(PencilKind kind, int position)
{
    if (m_state.step == Step::Sheet && kind == PencilKind::Hit)
        return destroyed(position);
    const AskedPosition asked = askedPosition(m_state, m_pencil);
    if (asked.positions.empty() || asked.isHit != (kind == PencilKind::Hit))
        return nothingThere(kind);
    if (!m_pencil.ability.isNone()) {
        MaybeRefusal refusal = refusesUseAt(m_state, m_pencil, position);
        if (isCostMissing(refusal))
            return rebuild(rebuildAt(m_pencil, position), refusal);
        if (refusal)
            return {std::move(refusal)};
        m_pencil.positions.push_back(position);
        return used();
    }
    const Player &player = m_state.at(seatOf(m_state, m_pencil));
    if (position < 1 || position > kPlaces)
        return {outOfRange("position", position, 1, kPlaces)};
    if (std::find(asked.positions.begin(), asked.positions.end(), position) == asked.positions.end()) {
        const Value allowed = positionsValue(asked.positions);
        if (asked.isHit)
            return {Refusal{"empires.notHit", {{"hit", position}, {"allowed", allowed}}}};
        if (!player.isHealthyAt(position))
            return {Refusal{"empires.destroyed", {{"position", position}, {"location", nameOf(player.at(position))}}}};
        return {Refusal{"empires.fewestFirst", {{"position", position}, {"allowed", allowed}}}};
    }
    if (asked.isHit && m_state.step == Step::Blitz)
        m_pencil.hits.resize(cardToHit(m_state, m_pencil));
    (asked.isHit ? m_pencil.hits : m_pencil.positions).push_back(position);
    return said();
}

TouchResult Hand::destroyed(int position)
{
    if (position < 1 || position > kPlaces)
        return {outOfRange("position", position, 1, kPlaces)};
    if (std::erase(m_pencil.hits, position) == 0)
        m_pencil.hits.push_back(position);
    return {};
}

TouchResult Hand::figure(const Touch &touch)
{
    const std::optional<Range> range = figureRange(m_state, m_pencil, touch.at);
    if (!range)
        return nothingThere(PencilKind::Figure);
    const auto field = static_cast<std::size_t>(touch.at);
    if (m_state.step == Step::Campaign)
        return {m_pencil.conflict.say(field, touch.number)};
    if (touch.number < range->min || touch.number > range->max)
        return {outOfRange("points", touch.number, range->min, range->max)};
    m_pencil.finished.at(field) = touch.number;
    return {};
}

TouchResult Hand::unsay(int field)
{
    if (!figureSaid(m_state, m_pencil, field))
        return nothingThere(PencilKind::Unsay);
    if (m_state.step == Step::Campaign)
        m_pencil.conflict.clear(static_cast<std::size_t>(field));
    else
        m_pencil.finished.at(static_cast<std::size_t>(field)).reset();
    return {};
}

TouchResult Hand::gain(int place)
{
    const auto gains = static_cast<int>(m_pencil.gains.size());
    if (m_state.step != Step::Campaign || place < 0 || place >= gains + kTiers)
        return nothingThere(PencilKind::Gain);
    std::uint8_t &count = place < gains ? m_pencil.gains.at(static_cast<std::size_t>(place))
                                        : m_pencil.refreshes.at(static_cast<std::size_t>(place - gains));
    count = static_cast<std::uint8_t>(count < kMostConflictGain ? count + 1 : 0);
    return {};
}

// A card that is known needs no look over its numbers: it is entered.
TouchResult Hand::conflict(const Value &with)
{
    Conflict card;
    if (m_state.step != Step::Campaign)
        return nothingThere(PencilKind::Conflict);
    if (auto refusal = fromValue("conflict", with, card))
        return {std::move(refusal)};
    return {sayConflict(m_pencil, card), true};
}

TouchResult Hand::finish()
{
    if (!m_pencil.described.card.isNone())
        return isDescribed(m_pencil) ? TouchResult{std::nullopt, true} : nothingThere(PencilKind::Finish);
    const bool isSaid = (m_state.step == Step::Row && m_pencil.row.size() == kPlaces)
        || (m_state.step == Step::Campaign && isConflictSaid(m_pencil)) || isSheetSaid(m_state, m_pencil);
    return isSaid ? TouchResult{std::nullopt, true} : nothingThere(PencilKind::Finish);
}

TouchResult Hand::bid(const Touch &touch)
{
    if (m_state.step != Step::Bids || touch.at < 0 || touch.at >= m_state.players)
        return nothingThere(PencilKind::Bid);
    if (touch.number < 0 || touch.number > kMostBid)
        return {outOfRange("axe", touch.number, 0, kMostBid)};
    return all(BidAxes{static_cast<std::uint8_t>(touch.at), static_cast<std::uint8_t>(touch.number),
                       static_cast<std::uint8_t>(m_pencil.coins)});
}

TouchResult Hand::amount(const Touch &touch)
{
    const auto most = static_cast<int>(static_cast<std::size_t>(m_state.players) * kCount<Resource>);
    if (m_state.step != Step::Count || touch.at < 0 || touch.at >= most)
        return nothingThere(PencilKind::Amount);
    if (touch.number < 0 || touch.number > kMostStock)
        return {outOfRange("amount", touch.number, 0, kMostStock)};
    m_pencil.amounts.at(static_cast<std::size_t>(touch.at)) = touch.number;
    return {std::nullopt, true};
}

// What is known of the card already is where it begins.
TouchResult Hand::describe(int card)
{
    if (card < 0 || card >= kCards)
        return nothingThere(PencilKind::Describe);
    const Card said{static_cast<std::uint8_t>(card)};
    const bool isAgain = m_pencil.described.card == said;
    m_pencil.described = {};
    if (isAgain)
        return {};
    const CardFacts &facts = m_state.known->cards.at(said.index);
    m_pencil.described.card = said;
    if (!facts.ability.isNone())
        m_pencil.described.take(*facts.ability);
    return {};
}

TouchResult Hand::trait(const Touch &touch)
{
    if (touch.at < 0 || touch.at >= static_cast<int>(kCount<AbilityField>))
        return nothingThere(PencilKind::Trait);
    return {m_pencil.described.say(static_cast<AbilityField>(touch.at), touch.number)};
}

TouchResult Hand::words(const Value &with)
{
    const std::string *text = with.text();
    if (text == nullptr || !m_pencil.described.when || text->size() > kLongestWords)
        return nothingThere(PencilKind::Words);
    m_pencil.described.sayWords(*text);
    return {};
}

// The same once more gives it up; where one is repeated, another one is that.
TouchResult Hand::ability(const Touch &touch)
{
    Source source;
    source.index = static_cast<std::uint8_t>(touch.at < 0 || touch.at >= Source::kCount ? Card::kNone : touch.at);
    const int seat = touch.number;
    if (source.isNone() || seat < 0 || seat >= m_state.players || !placeOf(m_state, seat, source)
        || abilityOf(m_state, source) == nullptr)
        return nothingThere(PencilKind::Ability);
    if (m_pencil.seat == seat && usedFor(m_state, m_pencil) == Does::Repeat && m_pencil.ability != source) {
        m_pencil.again = source;
        return used();
    }
    const bool isAgain = m_pencil.ability == source && m_pencil.seat == seat;
    if (auto refusal = isAgain ? std::nullopt : refusesUsing(m_state, seat, source))
        return {std::move(refusal)};
    m_pencil.hits.clear();
    m_pencil.positions.clear();
    m_pencil.cardKind.reset();
    m_pencil.number = 0;
    m_pencil.again = {};
    m_pencil.moved = {};
    m_pencil.markers.clear();
    m_pencil.ability = isAgain ? Source() : source;
    m_pencil.seat = isAgain ? -1 : seat;
    return isAgain ? TouchResult() : used();
}

TouchResult Hand::moved(int card)
{
    const Card said{static_cast<std::uint8_t>(card < 0 || card >= kCards ? Card::kNone : card)};
    if (said.isNone() || usedFor(m_state, m_pencil) != Does::MoveInnovation || m_state.lies(said).seat() != m_pencil.seat)
        return nothingThere(PencilKind::Moved);
    m_pencil.positions.clear();
    m_pencil.moved = m_pencil.moved == said ? Card() : said;
    return {};
}

TouchResult Hand::marker(int card)
{
    const Card said{static_cast<std::uint8_t>(card < 0 || card >= kCards ? Card::kNone : card)};
    const AskedMarkers asked = askedMarkers(m_state, m_pencil);
    if (said.isNone() || asked.count == 0 || !asked.among.has(said))
        return nothingThere(PencilKind::Marker);
    if (std::erase(m_pencil.markers, said) == 0)
        m_pencil.markers.push_back(said);
    return {std::nullopt, m_pencil.markers.size() == asked.count};
}

TouchResult Hand::avert(int resource)
{
    if (!m_state.keepsResources() || m_state.step != Step::Crisis || resource < 0
        || resource >= static_cast<int>(kCount<empires::Resource>))
        return nothingThere(PencilKind::Avert);
    const Card crisis = meantCrisis(m_state, m_pencil);
    if (crisis.isNone())
        return nothingThere(PencilKind::Avert);
    return all(Avert{static_cast<std::uint8_t>(playerOf(m_state)), static_cast<empires::Resource>(resource),
                     onlyOpen(m_state).isNone() ? crisis : Card()});
}

TouchResult Hand::exchange(const Touch &touch)
{
    Source source;
    source.index = static_cast<std::uint8_t>(touch.at < 0 || touch.at >= Source::kCount ? Card::kNone : touch.at);
    const int seat = touch.number / static_cast<int>(kMostAlternatives);
    if (!m_state.keepsResources() || source.isNone() || touch.number < 0 || seat >= m_state.players
        || !placeOf(m_state, seat, source) || abilityOf(m_state, source) == nullptr
        || abilityOf(m_state, source)->find(Does::Exchange) == nullptr)
        return nothingThere(PencilKind::Exchange);
    const std::vector<Stock> &alternatives = abilityOf(m_state, source)->find(Does::Exchange)->getOneOf;
    const auto place = static_cast<std::size_t>(touch.number) % kMostAlternatives;
    return all(empires::Exchange{static_cast<std::uint8_t>(seat), source,
                                 place < alternatives.size() ? Alternative{true, alternatives[place]} : Alternative(), 0,
                                 static_cast<std::uint8_t>(m_pencil.coins)});
}

TouchResult Hand::sell(PencilKind kind, int seat)
{
    if (!m_state.keepsResources() || seat < 0 || seat >= m_state.players)
        return nothingThere(kind);
    const auto player = static_cast<std::uint8_t>(seat);
    return kind == PencilKind::Sell ? all(Sell{player}) : all(Discard{player, m_state.at(seat).hand});
}

TouchResult Hand::all(Move move)
{
    m_pencil.said = std::move(move);
    return {std::nullopt, true};
}

TouchResult Hand::next(int space)
{
    if (m_state.step != Step::Track || space < 0 || space >= static_cast<int>(kCount<Round>))
        return nothingThere(PencilKind::Next);
    return all(Track{{{static_cast<Round>(space)}}});
}

TouchResult Hand::done(const Touch &touch)
{
    if (touch.at < -1 || touch.at >= m_state.players || touch.number < 0 || touch.number >= static_cast<int>(kCount<DonePart>))
        return nothingThere(PencilKind::Done);
    return all(empires::Done{static_cast<std::int8_t>(touch.at), static_cast<DonePart>(touch.number)});
}

TouchResult Hand::repair(const Touch &touch)
{
    if (touch.at < 0 || touch.at >= m_state.players || touch.number < 1 || touch.number > kPlaces)
        return nothingThere(PencilKind::Repair);
    const Rebuild move{static_cast<std::uint8_t>(touch.at),
                       static_cast<std::uint8_t>(touch.number),
                       {},
                       static_cast<std::uint8_t>(m_pencil.coins)};
    const bool isAgain = m_pencil.repairing == move;
    m_pencil.repairing.reset();
    return isAgain ? TouchResult() : rebuild(move, refuses(m_state, move));
}

TouchResult Hand::rebuild(const Rebuild &move, const MaybeRefusal &refusal)
{
    if (!isCostMissing(refusal))
        return all(move);
    m_pencil.repairing = move;
    m_pencil.hammers = 0;
    return {};
}

TouchResult Hand::value(const Touch &touch)
{
    if (touch.at < 0 || touch.at >= kPlaces)
        return nothingThere(PencilKind::Value);
    if (touch.number < 1 || touch.number > kMostValue)
        return {outOfRange("value", touch.number, 1, kMostValue)};
    Values move;
    move.of.of[static_cast<Location>(touch.at)].value = static_cast<std::uint8_t>(touch.number);
    return all(std::move(move));
}

TouchResult Hand::points(const Touch &touch)
{
    const Card card{static_cast<std::uint8_t>(touch.at < 0 || touch.at >= kCards ? Card::kNone : touch.at)};
    if (card.isNone() || m_state.step != Step::Count || m_state.lies(card).isNowhere())
        return nothingThere(PencilKind::Points);
    if (touch.number < 0 || touch.number > kMostAmount)
        return {outOfRange("points", touch.number, 0, kMostAmount)};
    return all(Use{static_cast<std::uint8_t>(m_state.lies(card).seat()),
                   {Source(card), false},
                   {},
                   {},
                   {true, static_cast<std::int16_t>(touch.number)}});
}

TouchResult Hand::shortage()
{
    if (m_state.shortageOf < 0)
        return nothingThere(PencilKind::Shortage);
    return all(empires::Shortage{static_cast<std::uint8_t>(m_state.shortageOf), 1});
}

TouchResult Hand::coins(int number)
{
    if (!m_state.keepsResources())
        return nothingThere(PencilKind::Coins);
    if (number < 0 || number > kMostBid)
        return {outOfRange("coin", number, 0, kMostBid)};
    m_pencil.coins = number;
    return {};
}

TouchResult Hand::hammers(int number)
{
    if (!m_pencil.repairing && !asksHammers(m_state, m_pencil))
        return nothingThere(PencilKind::Hammers);
    const int most = m_pencil.repairing ? kMostRepair : kMostHammers;
    if (number < 1 || number > most)
        return {outOfRange("hammers", number, 1, most)};
    m_pencil.hammers = number;
    return m_pencil.repairing ? TouchResult{std::nullopt, true} : said();
}

} // namespace

TouchResult touchPencil(Pencil &pencil, const State &state, const Touch &touch)
{
    return Hand(pencil, state).touch(touch);
}

} // namespace pegsheet::empires
