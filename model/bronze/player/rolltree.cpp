// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/rolltree.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

constexpr float kSixth = 1.0F / 6.0F;

// The mean over one more die. Always added in the same order, so that every machine comes to the same.
inline float meanOf(const std::array<std::int16_t, 6> &more, const float *worths)
{
    return ((worths[more[0]] + worths[more[1]]) + (worths[more[2]] + worths[more[3]]) + (worths[more[4]] + worths[more[5]]))
        * kSixth;
}

} // namespace

void RollTree::work(int dice, int rolls, bool leadership, bool locksSkulls)
{
    workKeeps(dice, rolls, leadership, locksSkulls);
    if (rolls > 0)
        workLying(rolls);
}

void RollTree::workKeeps(int dice, int rolls, bool leadership, bool locksSkulls)
{
    m_dice = dice;
    m_leadership = leadership;
    m_locksSkulls = locksSkulls;
    const auto begin = m_final.begin() + DiceSets::first(dice);
    const auto end = m_final.begin() + DiceSets::first(dice + 1);
    std::copy(begin, end, m_lying[0].begin() + DiceSets::first(dice));
    if (leadership)
        workLeadership();
    for (int roll = 1; roll <= rolls; ++roll) {
        workKept(roll);
        if (roll < rolls)
            workLying(roll);
    }
}

void RollTree::workLeadership()
{
    const int first = DiceSets::first(m_dice);
    for (int number = DiceSets::first(m_dice - 1); number < first; ++number)
        m_onceMore[static_cast<std::size_t>(number)] = meanOf(m_sets[number].more, m_final.data());
    m_onceMore[DiceSets::kSets] = kNever;
    for (int number = first; number < DiceSets::first(m_dice + 1); ++number) {
        float &lying = m_lying[0][static_cast<std::size_t>(number)];
        for (const Face face : kAll<Face>)
            lying = std::max(lying, onceMore(number, face));
    }
}

void RollTree::workKept(int rolls)
{
    const int first = DiceSets::first(m_dice);
    const int end = DiceSets::first(m_dice + 1);
    const float *after = m_lying[static_cast<std::size_t>(rolls) - 1].data();
    float *kept = m_kept[static_cast<std::size_t>(rolls) - 1].data();
    std::copy(after + first, after + end, kept + first);
    for (int number = first - 1; number >= 0; --number)
        kept[number] = meanOf(m_sets[number].more, kept);
    std::copy(m_lying[0].data() + first, m_lying[0].data() + end, kept + first); // all of them kept: not rolled again
}

// The best of what can be kept of fewer dice comes first, so that each set only looks at those with one die fewer.
void RollTree::workLying(int rolls)
{
    const int end = DiceSets::first(m_dice + 1);
    const float *kept = m_kept[static_cast<std::size_t>(rolls) - 1].data();
    float *lying = m_lying[static_cast<std::size_t>(rolls)].data();
    lying[DiceSets::kSets] = kNever;
    for (int number = 0; number < end; ++number) {
        const auto &fewer = m_sets[number].fewer;
        const float food = std::max(kept[number], lying[fewer[0]]);
        const float good = std::max(lying[fewer[1]], m_locksSkulls ? kNever : lying[fewer[2]]);
        const float work = std::max(lying[fewer[3]], lying[fewer[4]]);
        lying[number] = std::max(std::max(food, good), std::max(work, lying[fewer[5]]));
    }
}

int RollTree::bestKeep(int number, int rolls) const
{
    const float *kept = m_kept[static_cast<std::size_t>(rolls) - 1].data();
    int best = number;
    const auto tryWithout = [&](auto &&self, int set, std::size_t face) -> void {
        if (face == kCount<Face>) {
            best = kept[set] > kept[best] ? set : best;
            return;
        }
        const bool stays = m_locksSkulls && static_cast<Face>(face) == Face::Skull;
        for (int fewer = set; fewer != DiceSets::kSets; fewer = stays ? DiceSets::kSets : m_sets[fewer].fewer[face])
            self(self, fewer, face + 1);
    };
    tryWithout(tryWithout, number, 0);
    return best;
}

std::optional<Face> RollTree::bestOnceMore(int number) const
{
    std::optional<Face> best;
    if (!m_leadership)
        return best;
    float worth = m_final[static_cast<std::size_t>(number)];
    for (const Face face : kAll<Face>) {
        if (const float other = onceMore(number, face); other > worth) {
            worth = other;
            best = face;
        }
    }
    return best;
}

void FollowedTree::workOnceMore(const RollTree &tree)
{
    const DiceSets &sets = diceSets();
    const int first = DiceSets::first(tree.m_dice);
    for (int number = DiceSets::first(tree.m_dice - 1); number < first; ++number)
        m_onceMore[static_cast<std::size_t>(number)] = meanOf(sets[number].more, m_final.data());
    for (int number = first; number < DiceSets::first(tree.m_dice + 1); ++number)
        if (const auto face = tree.bestOnceMore(number))
            m_lying[0][static_cast<std::size_t>(number)] = onceMore(number, *face);
}

// As RollTree::workLying, but what is best and not what it is worth.
void FollowedTree::workPicks(const RollTree &tree, int rolls)
{
    const float *kept = tree.m_kept[static_cast<std::size_t>(rolls) - 1].data();
    const float *lying = tree.m_lying[static_cast<std::size_t>(rolls)].data();
    for (int number = 0; number < DiceSets::first(tree.m_dice + 1); ++number) {
        const auto &fewer = diceSets()[number].fewer;
        std::int16_t pick = static_cast<std::int16_t>(number);
        float most = kept[number];
        for (const Face face : kAll<Face>) {
            const std::int16_t other = fewer[static_cast<std::size_t>(face)];
            if ((face != Face::Skull || !tree.m_locksSkulls) && other != DiceSets::kSets && lying[other] > most) {
                most = lying[other];
                pick = m_picks[static_cast<std::size_t>(other)];
            }
        }
        m_picks[static_cast<std::size_t>(number)] = pick;
    }
}

void FollowedTree::work(const RollTree &tree, int rolls)
{
    const DiceSets &sets = diceSets();
    const int first = DiceSets::first(tree.m_dice);
    const int end = DiceSets::first(tree.m_dice + 1);
    std::copy(m_final.begin() + first, m_final.begin() + end, m_lying[0].begin() + first);
    if (tree.m_leadership)
        workOnceMore(tree);
    for (int roll = 1; roll <= rolls; ++roll) {
        const float *after = m_lying[static_cast<std::size_t>(roll) - 1].data();
        float *kept = m_kept[static_cast<std::size_t>(roll) - 1].data();
        std::copy(after + first, after + end, kept + first);
        for (int number = first - 1; number >= 0; --number)
            kept[number] = meanOf(sets[number].more, kept);
        std::copy(m_lying[0].data() + first, m_lying[0].data() + end, kept + first);
        if (roll == rolls)
            break;
        workPicks(tree, roll);
        for (int number = first; number < end; ++number)
            m_lying[static_cast<std::size_t>(roll)][static_cast<std::size_t>(number)] =
                kept[m_picks[static_cast<std::size_t>(number)]];
    }
}

} // namespace pegsheet::bronze
