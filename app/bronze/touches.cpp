// SPDX-License-Identifier: Apache-2.0
// Touches on the sheets, and what they pencil in.
#include "app/bronze/bronzematch.h"

#include "model/bronze/payment.h"
#include "model/bronze/preview.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::app {

using bronze::Step;

// What the last move changed stands out until something is touched.
void BronzeMatch::touched()
{
    m_shownBefore = state();
    refresh(false);
}

void BronzeMatch::touchBuilding(const QString &key)
{
    const auto target = fromName<bronze::Target>(key.toStdString());
    if (!target)
        return;
    const int set = m_pencil.boxes[*target];
    if (set > 0)
        return setWorkers(key, set - 1);
    const int open = bronze::boxesOf(*target) - state().mine().boxes(*target);
    setWorkers(key, std::max(1, std::min(open, workersLeft())));
}

void BronzeMatch::setWorkers(const QString &key, int workers)
{
    const auto target = fromName<bronze::Target>(key.toStdString());
    if (!target || workers < 0 || workers > 15)
        return;
    Pencil next = m_pencil;
    next.letGo();
    next.boxes[*target] = static_cast<std::uint8_t>(workers);
    const auto moves = next.builds();
    if (const auto refusal = bronze::outlook(state(), moves).refusal; refusal && workers > m_pencil.boxes[*target])
        return tell(*refusal);
    m_pencil = next;
    m_passed.clear();
    if (m_stage == Buy)
        m_stage = Build;
    touched();
}

void BronzeMatch::touchDevelopment(const QString &key)
{
    const auto development = fromName<bronze::Development>(key.toStdString());
    if (!development)
        return;
    if (m_pencil.development == development) {
        m_pencil.letGo();
        return touched();
    }
    const auto options = BronzePurchase::cheapest(state(), *development);
    if (options.empty()) {
        // Everything that could be given, to hear what is still missing.
        bronze::Buy all{*development, {}, 0};
        for (const bronze::Good good : kAll<bronze::Good>)
            if (state().mine().goods[good] > 0)
                all.goods.insert(good);
        if (state().mine().has(bronze::Development::Granaries))
            all.food = state().mine().food;
        if (const auto refusal = bronze::refuses(state(), all))
            tell(*refusal);
        return;
    }
    m_pencil.development = development;
    m_pencil.rows = options.front().goods;
    m_pencil.food = options.front().food;
    m_passed.clear();
    m_stage = Buy;
    touched();
}

void BronzeMatch::touchRow(const QString &key)
{
    const auto good = fromName<bronze::Good>(key.toStdString());
    if (!good)
        return touchFood();
    const int pegs = state().mine().goods[*good];
    if (pegs == 0)
        return tell({"bronze.rowEmpty", {{"good", nameOf(*good)}}});
    if (m_pencil.development) {
        m_pencil.rows.has(*good) ? m_pencil.rows.erase(*good) : m_pencil.rows.insert(*good);
    } else if (toDiscard() > 0 && m_stage == Discard) {
        auto &given = m_pencil.discard[*good];
        given = static_cast<std::uint8_t>(given < pegs && stillToDiscard() > 0 ? given + 1 : 0);
    } else {
        return lookUp(state().player, QStringLiteral("goods.") + key);
    }
    touched();
}

// As much food as the price still lacks, or none again.
void BronzeMatch::touchFood()
{
    if (!m_pencil.development || m_purchase->foodMax() == 0)
        return lookUp(state().player, QStringLiteral("food"));
    const int each = state().rules().coinsPerFood;
    const int lacking = (m_purchase->missing() + each - 1) / each;
    setFood(m_pencil.food > 0 ? 0 : std::clamp(lacking, 1, m_purchase->foodMax()));
}

void BronzeMatch::setFood(int food)
{
    if (!m_pencil.development || food < 0 || food > m_purchase->foodMax())
        return;
    m_pencil.food = food;
    touched();
}

void BronzeMatch::takePayment(int place)
{
    if (!m_pencil.development)
        return;
    const auto options = BronzePurchase::cheapest(state(), *m_pencil.development);
    if (place < 0 || place >= static_cast<int>(options.size()))
        return;
    m_pencil.rows = options[static_cast<std::size_t>(place)].goods;
    m_pencil.food = options[static_cast<std::size_t>(place)].food;
    touched();
}

void BronzeMatch::sellStone()
{
    // Workers already pencilled stay pencilled.
    const Pencil pencil = m_pencil;
    play(bronze::UseStone{1});
    m_pencil = pencil;
    refresh(false);
}

bool BronzeMatch::letGo()
{
    if (!m_pencil.development)
        return false;
    m_pencil.letGo();
    touched();
    return true;
}

void BronzeMatch::showStage(Stage stage)
{
    m_passed.clear();
    lookAt(stage);
}

void BronzeMatch::passTo(Stage stage)
{
    m_passed.push_back(m_stage);
    lookAt(stage);
}

// Only what the turn leaves open.
void BronzeMatch::lookAt(Stage stage)
{
    const bool open = state().step == Step::Building;
    const bool possible = stage == m_stage || (open && (stage == Build || stage == Buy))
        || (stage == Discard && toDiscard() > 0) || (stage == End && open);
    if (!possible)
        return;
    m_stage = stage == End && toDiscard() > 0 ? Discard : stage;
    touched();
}

void BronzeMatch::lookUp(int seat, const QString &path)
{
    const QString note = correctionOf(seat, path);
    if (!note.isEmpty())
        return Q_EMIT refused(note);
    if (over())
        return Q_EMIT refused(tr("The match is over. A long touch corrects this."));
    if (seat != state().player)
        //: A sheet was touched while it is another player's turn; %1 that player
        return Q_EMIT refused(tr("It is %1's turn. A long touch corrects this.").arg(playerName()));
    Q_EMIT refused(tr("This cannot be used now. A long touch corrects it."));
}

QString BronzeMatch::correctionOf(int seat, const QString &path) const
{
    if (seat < 0 || seat >= state().players)
        return {};
    const Corrections::Entry *entry = m_corrections[static_cast<std::size_t>(seat)].find(path);
    return entry == nullptr ? QString() : Corrections::note(*entry);
}

} // namespace pegsheet::app
