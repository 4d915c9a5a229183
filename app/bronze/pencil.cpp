// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/pencil.h"

namespace pegsheet::app {

int Pencil::workers() const
{
    int sum = 0;
    for (const std::uint8_t set : boxes.values)
        sum += set;
    return sum;
}

void Pencil::cancel()
{
    development.reset();
    rows = {};
    food = 0;
}

std::vector<bronze::Move> Pencil::builds() const
{
    std::vector<bronze::Move> moves;
    for (const bronze::Target target : kAll<bronze::Target>)
        if (boxes[target] > 0)
            moves.push_back(bronze::Build{target, boxes[target]});
    return moves;
}

bronze::Buy Pencil::purchase() const
{
    return {development.value_or(bronze::Development::Leadership), rows, static_cast<std::uint8_t>(food)};
}

bool canGo(const bronze::State &state, const Amounts<bronze::Good> &goods)
{
    bool held = true;
    for (const bronze::Good good : kAll<bronze::Good>)
        held = held && goods[good] <= state.mine().goods[good];
    return held && goods.total() <= bronze::toDiscard(state.mine());
}

} // namespace pegsheet::app
