// SPDX-License-Identifier: Apache-2.0
// The part of the walk in which goods change hands: a match with trading, and one of the Late Bronze Age.
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

const QStringList kGoods{u"good"_s, u"good"_s, u"food"_s};

} // namespace

// From a finished match's score to the set-up of three.
bool Walk::sitDown(int variant)
{
    m_table.key(Qt::Key_Escape);
    return m_table.sitDown({u"Ada"_s, u"Benedikt"_s, u"Cleo"_s}) && m_table.choose(u"rulesSwitch"_s, variant);
}

// Two goods for one, between two who both say so.
bool Walk::traded()
{
    if (!sitDown(0) || !m_table.click(u"option_trading"_s) || !show(u"set-up-trading"_s) || !m_table.primary(u"setupBar"_s))
        return false;
    for (int seat = 0; seat < 3; ++seat)
        if (!m_table.enter(kGoods) || !m_table.finishTurn())
            return false;
    return m_table.enter(kGoods) && show(u"may-trade"_s) && m_table.click(u"trade"_s) && show(u"trade"_s)
        && m_table.click(u"deal_wood@0"_s) && m_table.click(u"deal_wood@0"_s) && m_table.click(u"deal_food@1"_s)
        && show(u"trade-offered"_s) && m_table.primary() && show(u"trade-asked"_s) && m_table.primary() && show(u"traded"_s);
}

// Food doubled, ships built, goods swapped, spearheads sent.
bool Walk::late()
{
    m_table.key(Qt::Key_Escape);
    if (!sitDown(2) || !m_table.click(u"doubtful"_s) || (m_table.reveal(m_table.find(u"doubtful"_s)), !show(u"set-up-late"_s))
        || !m_table.primary(u"setupBar"_s))
        return false;
    m_table.match()->correct(0,
                             {{u"developments"_s, QVariantList{u"preservation"_s, u"shipping"_s, u"smithing"_s}},
                              {u"goods"_s, QVariantMap{{u"wood"_s, 3}, {u"pottery"_s, 2}, {u"cloth"_s, 2}, {u"metal"_s, 2}}},
                              {u"cityBoxes"_s, QVariantMap{{u"city4"_s, 3}}},
                              {u"food"_s, 4}},
                             {});
    if (!show(u"late-preserve"_s) || !m_table.click(u"preserve"_s) || !m_table.enter({u"skull"_s}) || !show(u"late-spears"_s))
        return false;
    if (!m_table.click(u"row_metal"_s) || !show(u"late-spears-fewer"_s) || !m_table.primary() || !m_table.primary())
        return false;
    if (!show(u"late-build"_s))
        return false;
    return m_table.click(u"buildShip"_s) && show(u"late-ship"_s) && m_table.click(u"trade"_s)
        && m_table.choose(u"partnerSwitch"_s, 2) && m_table.click(u"deal_wood@0"_s) && m_table.click(u"deal_metal@0"_s)
        && show(u"late-swap"_s) && m_table.primary() && show(u"late-swapped"_s);
}

} // namespace pegsheet::tests
