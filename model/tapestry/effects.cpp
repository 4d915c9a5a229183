// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/effects.h"

#include "model/core/overload.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// Adds what came to what was told before, where both say the same otherwise.
bool addTo(Effect &told, const Effect &effect)
{
    if (told.index() != effect.index())
        return false;
    return std::visit(Overload{[&](Got &got) {
                                   const Got &more = std::get<Got>(effect);
                                   const bool isSame = got.player == more.player && got.what == more.what && got.mat == more.mat;
                                   got.count = static_cast<std::uint16_t>(got.count + (isSame ? more.count : 0));
                                   got.lost = static_cast<std::uint16_t>(got.lost + (isSame ? more.lost : 0));
                                   return isSame;
                               },
                               [&](Scored &scored) {
                                   const Scored &more = std::get<Scored>(effect);
                                   const bool isSame = scored.player == more.player && scored.from == more.from
                                       && scored.tech == more.tech && scored.card == more.card && scored.mat == more.mat;
                                   scored.points = static_cast<std::int16_t>(scored.points + (isSame ? more.points : 0));
                                   return isSame;
                               },
                               [&](const LeftOut &left) {
                                   const LeftOut &more = std::get<LeftOut>(effect);
                                   return left.player == more.player && left.gains == more.gains && left.card == more.card
                                       && left.mat == more.mat;
                               },
                               [](const auto &) { return false; }},
                      told);
}

} // namespace

void Teller::tell(const Effect &effect) const
{
    if (std::none_of(m_effects->begin(), m_effects->end(), [&](Effect &told) { return addTo(told, effect); }))
        m_effects->push_back(effect);
}

Value effectValue(const Effect &effect)
{
    return std::visit([](const auto &told) { return describedValue(told, "what"); }, effect);
}

} // namespace pegsheet::tapestry
