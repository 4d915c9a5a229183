// SPDX-License-Identifier: Apache-2.0
// What is gained and paid, and steps on tracks.
#include "model/tapestry/marks.h"
#include "model/tapestry/procedures/procedures.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// Adds up to `most`; returns how many fitted.
int addUpTo(std::uint8_t &number, int count, int most)
{
    const int added = std::clamp(most - number, 0, count);
    number = static_cast<std::uint8_t>(number + added);
    return added;
}

int drawn(std::uint8_t &supply, std::uint8_t &number, int count)
{
    const int added = addUpTo(number, std::min<int>(count, supply), kMostCards);
    supply = static_cast<std::uint8_t>(supply - added);
    return added;
}

Entry nothingFor(int seat)
{
    Entry nothing;
    nothing.player = static_cast<std::uint8_t>(seat);
    return nothing;
}

void subtract(std::uint8_t &number, int count)
{
    number = static_cast<std::uint8_t>(number - count);
}

} // namespace

int Table::gain(int seat, Word what, int count, const Entry &for_)
{
    Player &player = m_state.at(seat);
    int got = 0;
    switch (what) {
    case Word::Coin:
    case Word::Worker:
    case Word::Food:
    case Word::Culture: got = addUpTo(player.resources[static_cast<Resource>(what)], count, kMostResource); break;
    case Word::Tile: got = drawn(m_state.tilesLeft, player.tiles, count); break;
    case Word::Space: got = drawn(m_state.spaceLeft, player.space, count); break;
    case Word::Tapestry: got = addUpTo(player.tapestry, count, kMostCards); break;
    case Word::Invent: got = addUpTo(player.techs[TechRow::Bottom], count, kMostCards); break;
    case Word::Civ: got = addUpTo(player.civilizations, count, kMostCards); break;
    case Word::Market: got = addUpTo(player.open[Building::Market], count, kSlots); break;
    case Word::House: got = addUpTo(player.open[Building::House], count, kSlots); break;
    case Word::Farm: got = addUpTo(player.open[Building::Farm], count, kSlots); break;
    case Word::Armory: got = addUpTo(player.open[Building::Armory], count, kSlots); break;
    default: return 0;
    }
    if (m_tell.listens())
        m_tell(Got{static_cast<std::uint8_t>(seat), what, static_cast<std::uint8_t>(got), static_cast<std::uint8_t>(count - got),
                   for_.why.mat()});
    if (what == Word::Tapestry && got > 0) {
        m_tell.drew(seat, got);
        happened(Event::Tapestry, seat, for_, {got, {}, {}});
    }
    return got;
}

void Table::score(int seat, Source from, int points, Why why)
{
    Player &player = m_state.at(seat);
    const int added = std::min(points, kMostVp - player.vp);
    std::int16_t &line = player.ledger[from][player.incomes];
    line = static_cast<std::int16_t>(line + added);
    player.vp = static_cast<std::int16_t>(player.vp + added);
    if (m_tell.listens())
        m_tell(Scored{static_cast<std::uint8_t>(seat), from, static_cast<std::int16_t>(added), why.tech(), why.card(), why.mat()});
}

bool Table::take(int seat, Landmark landmark)
{
    std::uint8_t &owner = m_state.landmarks[landmark];
    if (owner != State::kNobody)
        return false;
    owner = static_cast<std::uint8_t>(seat);
    m_tell(TookLandmark{owner, landmark});
    happened(Event::Landmark, seat, nothingFor(seat));
    return true;
}

void Table::reach(int seat, Achievement achievement)
{
    Reached &reached = m_state.achievements[achievement];
    const auto place = static_cast<std::size_t>(reached.count());
    if (!reached.add(seat))
        return;
    const Prizes prizes = prizesOf(achievement, m_state.players);
    const int points = place < prizes.size() ? prizes[place] : 0;
    m_tell(Achieved{static_cast<std::uint8_t>(seat), achievement});
    if (points > 0)
        score(seat, Source::Achievements, points);
}

void Table::pay(int seat, const Resources &resources)
{
    Player &player = m_state.at(seat);
    for (const Resource each : kAll<Resource>)
        subtract(player.resources[each], resources[each]);
}

void Table::pay(int seat, const Node &cost, const Resources &resources, Why why, const TechRefs &cards)
{
    Player &player = m_state.at(seat);
    int left = cost.times;
    switch (cost.word) {
    case Word::Any: return pay(seat, resources);
    case Word::Tile: return subtract(player.tiles, left);
    case Word::TapestryFromHand: return subtract(player.tapestry, left);
    case Word::TechCard:
        if (m_state.agreed.namesCards)
            return payTechs(seat, left, cards);
        for (const TechRow row : kAll<TechRow>) {
            const int paid = std::min<int>(left, player.techs[row]);
            subtract(player.techs[row], paid);
            left -= paid;
        }
        return;
    case Word::Vp: return score(seat, why, -cost.arg);
    default: subtract(player.resources[static_cast<Resource>(cost.word)], left);
    }
}

void Table::lose(int seat, const Resources &resources)
{
    pay(seat, resources);
    for (const Resource each : kAll<Resource>)
        if (resources[each] > 0)
            m_tell(Lost{static_cast<std::uint8_t>(seat), lostAs(each), resources[each]});
}

// Each space forward is one advance, and each tier's first space one entering (contract, reading 36).
void Table::tellStep(int seat, Track track, int to)
{
    const Detail detail{1, track, {}};
    happened(Event::Adv, seat, nothingFor(seat), detail);
    happened(Event::OpponentAdv, seat, nothingFor(seat), detail);
    if ((to - 1) % kSpacesOfTier == 0)
        happened(Event::EnterTier, seat, nothingFor(seat), detail);
}

Arrived Table::advance(int seat, Track track, int from, Why why)
{
    Tokens &tokens = m_state.at(seat).tracks[track];
    const int to = from + 1;
    tokens.remove(from);
    tokens.add(to);
    m_tell(
        Moved{static_cast<std::uint8_t>(seat), track, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), why.mat()});
    Arrived arrived;
    if (entersTier(to)) {
        const Landmark landmark = landmarkOf(track, to);
        arrived.isTaken = !take(seat, landmark);
        if (!arrived.isTaken)
            arrived.landmark = landmark;
    }
    if (to == kSpaces) {
        EnumSet<Track> &ends = m_state.at(seat).ends;
        arrived.isEnd = !ends.has(track);
        ends.insert(track);
        reach(seat, Achievement::CompleteTrack);
    }
    if (m_state.listening != 0)
        tellStep(seat, track, to);
    return arrived;
}

void Table::regress(int seat, Track track, int from)
{
    Tokens &tokens = m_state.at(seat).tracks[track];
    tokens.remove(from);
    tokens.add(from - 1);
    m_tell(Moved{static_cast<std::uint8_t>(seat), track, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from - 1)});
}

namespace {

NodePlace bonusAt(const State &state, Track track, int space)
{
    if (track == Track::Technology && space == kNanotechnology && state.agreed.cheaperNanotechnology)
        return kPrinted.ruled(Ruled::CheaperNanotechnology);
    return kPrinted.bonusOf(track, space);
}

// A bonus that costs resources of any kind is free by what is in force (DE p.30).
Act actOfBonus(const Player &player, const Node *bonus)
{
    return bonus->word == Word::Pay && bonus[1].word == Word::Any && hasMark(player, Mark::FreeBonus) ? Act::FreeBonus : Act::Gain;
}

} // namespace

void Table::match(const Entry &used, Track track, int to)
{
    const Tokens &tokens = m_state.at(used.player).tracks[track];
    for (int space = tokens.furthest(); space > to; --space)
        regress(used.player, track, space);
    for (int space = tokens.furthest(); space < to; ++space)
        bringLandmark(used, advance(used.player, track, space));
}

void Table::copy(const Entry &used, int opponent, Track track, int space)
{
    push(kPrinted.benefitOf(track, space), Why::space(track, space), used);
    const NodePlace bonus = bonusAt(m_state, track, space);
    if (bonus == 0 || m_state.at(opponent).finished)
        return;
    const Act act = kPrinted[bonus].word == Word::Pay ? Act::FreeBonus : Act::Gain;
    Entry theirs = beside(used, bonus, act, Why::bonus(track, space));
    theirs.player = static_cast<std::uint8_t>(opponent);
    pushBehind(theirs);
}

void Table::bringBonus(Track track, int space, const Entry &for_, const Arrived &arrived)
{
    Entry next = for_;
    const NodePlace bonus = bonusAt(m_state, track, space);
    if (bonus != 0 && !isActivated(m_state, for_.player, track, space)) {
        const Act act = kPrinted[bonus].word == Word::Pay ? Act::FreeBonus : Act::Gain;
        m_state.queue.push(beside(for_, bonus, act, Why::bonus(track, space)));
        next.next = static_cast<std::uint8_t>(m_state.queue.size());
        next.group = 0;
    }
    bringLandmark(next, arrived);
}

void Table::bring(Track track, int space, const Entry &for_, const Arrived &arrived)
{
    const int seat = for_.player;
    if (space == 0 || isActivated(m_state, seat, track, space))
        return bringLandmark(for_, arrived);
    if (seat == m_state.turn)
        m_state.activated |= activatedBit(track, space);
    const NodePlace bonus = for_.act == Act::NoBonus ? 0 : bonusAt(m_state, track, space);
    Entry next = for_;
    if (bonus != 0) {
        m_state.queue.push(beside(for_, bonus, actOfBonus(m_state.at(seat), &kPrinted[bonus]), Why::bonus(track, space)));
        next.next = static_cast<std::uint8_t>(m_state.queue.size());
        next.group = 0;
    }
    next = behindIt(m_state, next, track, space);
    push(kPrinted.benefitOf(track, space), Why::space(track, space), next);
    if (arrived.landmark || arrived.isTaken || arrived.isEnd) { // each space where one comes has a benefit
        next.next = static_cast<std::uint8_t>(m_state.queue.size());
        next.group = 0;
        next.why = Why::space(track, space);
        bringLandmark(next, arrived);
    }
}

// What is in force brings something for the landmark, or for there being none (contract, reading 33): before what follows, and the
// landmark before that.
void Table::bringLandmark(const Entry &for_, const Arrived &arrived)
{
    const int before = m_state.queue.size();
    Entry next = for_;
    if (m_state.listening != 0 && (arrived.landmark || arrived.isTaken))
        happened(arrived.isTaken ? Event::TierWithoutLandmark : Event::LandmarkOfTrack, for_.player, for_);
    if (arrived.isEnd)
        happened(Event::Growth, for_.player, for_);
    if (m_state.queue.size() > before) {
        next.next = static_cast<std::uint8_t>(m_state.queue.size());
        next.group = 0;
    }
    if (arrived.landmark)
        pushPlace(next, *arrived.landmark, 1);
}

} // namespace pegsheet::tapestry
