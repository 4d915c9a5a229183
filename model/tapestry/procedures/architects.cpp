// SPDX-License-Identifier: Apache-2.0
// Architects: markers make plots of the city impassable at the start, and buildings change places where the mat comes during play
// (civilizations.json; DE p.32; contract, readings 51, 52 and 54).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

namespace {

int districtOf(int plot)
{
    return plot / kCitySide / 3 * 3 + plot % kCitySide / 3;
}

Content contentAt(const City &city, int plot)
{
    return city.isKept() && city.buildings().has(plot) ? city.at(plot) : Content::Free;
}

} // namespace

Plots markerPlots(const State &state, const Entry &entry)
{
    const City &city = state.at(entry.player).city;
    if (!city.isKept())
        return {};
    Plots plots = Plots::all() - city.filled();
    for (int district = 0; district < kDistricts; ++district)
        if ((entry.what >> district & 1) != 0)
            plots -= kAreaPlots[static_cast<std::size_t>(districtArea(district))];
    return plots;
}

void layMarker(const Making &making, int index, int plot)
{
    Entry &entry = making.state.queue[index];
    entry.what = static_cast<NodePlace>(entry.what | 1U << static_cast<unsigned>(districtOf(plot)));
    const Entry used = making.table.use(index);
    Player &player = making.state.at(used.player);
    player.city.set(plot, Content::Impassable);
    player.countCity();
    making.tell(UsedMat{used.player, Civilization::Architects});
}

bool maySwap(const City &city, int from, int to)
{
    const Content one = contentAt(city, from);
    const Content other = contentAt(city, to);
    return one != Content::Free && other != Content::Free && one != other;
}

std::uint32_t countSwaps(const City &city)
{
    if (!city.isKept())
        return 0;
    const int all = city.buildings().size();
    int pairs = 0;
    for (const Content kind : {Content::Market, Content::House, Content::Farm, Content::Armory}) {
        const int some = city.with(kind).size();
        pairs += some * (all - some);
    }
    return static_cast<std::uint32_t>(pairs);
}

void swapBuildings(const Making &making, const Entry &used, int from, int to)
{
    City &city = making.state.at(used.player).city;
    const Content one = city.at(from);
    city.set(from, city.at(to));
    city.set(to, one);
    making.tell(UsedMat{used.player, civilizationOf(used)});
}

} // namespace pegsheet::tapestry
