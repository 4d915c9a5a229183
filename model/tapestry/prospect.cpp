// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/prospect.h"

#include "model/tapestry/mat.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// Steps on one track: the cost of so many together.
struct Toll
{
    int own = 0;
    int total = 0;
};

// The most steps on this track and those behind it that `left` resources pay for. What a track's own resource has to pay bounds it;
// the rest is of any kind.
int mostSteps(const Player &player, std::size_t track, int left)
{
    if (track == kCount<Track>)
        return 0;
    const Track each = static_cast<Track>(track);
    const std::uint32_t open = stepsFor(player, each);
    int most = mostSteps(player, track + 1, left);
    Toll toll;
    int steps = 0;
    for (int space = open == 0 ? kSpaces : furthestOf(open); space < kSpaces; ++space) {
        const Cost cost = costOf(space + 1);
        toll.own += cost.own;
        toll.total += cost.own + cost.any;
        if (toll.own > player.resources[kOwnResource[each]] || toll.total > left)
            break;
        most = std::max(most, ++steps + mostSteps(player, track + 1, left - toll.total));
    }
    return most;
}

} // namespace

int stepsWorth(const Player &player)
{
    return mostSteps(player, 0, player.resources.total());
}

std::vector<MatPoints> matPointsOf(const State &state, int seat)
{
    std::vector<MatPoints> list;
    for (const Building building : kAll<Building>)
        for (int slot = 1; slot <= state.at(seat).open[building]; ++slot) {
            const Node icon = matPoints(building, slot);
            if (icon.isNone())
                continue;
            const auto same = std::ranges::find(list, icon, &MatPoints::icon);
            if (same != list.end())
                ++same->slots;
            else
                list.push_back(
                    {icon, 1, icon.word == Word::Vp ? int{icon.arg} : countOf(state, seat, static_cast<Counted>(icon.arg))});
        }
    return list;
}

namespace {

// What the card brings its owner by that.
NodePlace gainsOf(const Acting &acting, std::size_t on, int seat, MaybeOne<Track> track, NodePlace what)
{
    const TriggerRow &trigger = acting.row().on[on];
    switch (*trigger.event) {
    case Event::OpponentAdv: {
        const bool isThere = trigger.track == kAnyTrack || track == MaybeOne(static_cast<Track>(trigger.track));
        return isThere ? kPrinted.gains(static_cast<TapestryCard>(acting.card), on) : NodePlace{0};
    }
    case Event::BenefitOfPartnerOnTrack: return acting.partner == seat && acting.track == track.index ? what : NodePlace{0};
    case Event::UpgradeOfPartner: return acting.partner == seat ? what : NodePlace{0};
    default: return 0;
    }
}

} // namespace

std::vector<Profit> profitsOf(const State &state, int seat, Event event, MaybeOne<Track> track, NodePlace what)
{
    std::vector<Profit> profits;
    if ((state.listening >> static_cast<unsigned>(event) & 1U) == 0)
        return profits;
    for (int step = 1; step < state.players; ++step) {
        const int owner = (seat + step) % state.players;
        const ActingCards &cards = state.at(owner).acting;
        for (int place = 0; place < cards.count(); ++place)
            for (const std::size_t on : {0U, 1U})
                if (cards[place].row().on[on].event == MaybeOne(event))
                    if (const NodePlace gains = gainsOf(cards[place], on, seat, track, what); gains != 0)
                        profits.push_back({static_cast<std::uint8_t>(owner), static_cast<TapestryCard>(cards[place].card), gains});
    }
    return profits;
}

} // namespace pegsheet::tapestry
