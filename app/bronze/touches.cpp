// SPDX-License-Identifier: Apache-2.0
// Touches on the sheets, and what they pencil in.
#include "app/bronze/bronzematch.h"

#include "app/text/errortext.h"
#include "model/bronze/payment.h"
#include "model/bronze/preview.h"
#include "model/bronze/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::Step;

namespace {

QString pathOf(bronze::Target target, const QString &key)
{
    return (bronze::isCity(target) ? QStringLiteral("cityBoxes.") : QStringLiteral("monuments.")) + key;
}

} // namespace

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
    if (m_stage == Typing)
        return typeBuilding(pathOf(*target, key), *target);
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
    next.cancel();
    next.boxes[*target] = static_cast<std::uint8_t>(workers);
    const auto moves = next.builds();
    MaybeRefusal refusal = bronze::outlook(state(), moves).refusal;
    // Of this place, however many the others of the pencil take.
    if (const int left = workersLeft() + m_pencil.boxes[*target]; refusal && refusal->code == "bronze.notEnoughWorkers")
        refusal->values = {{"needed", workers}, {"left", left}};
    if (refusal && workers > m_pencil.boxes[*target])
        return refuse(errorText(*refusal), {{seat(), pathOf(*target, key)}});
    m_pencil = next;
    // Who sets workers builds after all.
    if (bronze::mayBuild(state().step))
        backTo(Build);
    touched();
}

void BronzeMatch::touchDevelopment(const QString &key)
{
    const auto development = fromName<bronze::Development>(key.toStdString());
    if (!development)
        return;
    if (m_stage == Typing)
        return typeDevelopment(*development);
    if (m_pencil.development == development) {
        m_pencil.cancel();
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
            refuse(errorText(*refusal), {{seat(), QStringLiteral("developments.") + key}});
        return;
    }
    m_pencil.development = development;
    m_pencil.rows = options.front().goods;
    m_pencil.food = options.front().food;
    backTo(Buy);
    touched();
}

void BronzeMatch::touchRow(const QString &key)
{
    if (m_stage == Trade)
        return touchExchange(seat(), key);
    const auto good = fromName<bronze::Good>(key.toStdString());
    if (!good)
        return touchFood();
    if (m_stage == Spears && good == bronze::Good::Metal)
        return touchSpears();
    if (m_stage == Typing)
        return typeRow(*good);
    const int pegs = state().mine().goods[*good];
    const QString path = QStringLiteral("goods.") + key;
    if (pegs == 0)
        return refuse(errorText({"bronze.rowEmpty", {{"good", nameOf(*good)}}}), {{seat(), path}});
    if (m_pencil.development) {
        m_pencil.rows.has(*good) ? m_pencil.rows.erase(*good) : m_pencil.rows.insert(*good);
    } else if (toDiscard() > 0 && m_stage == Discard) {
        auto &given = m_pencil.discard[*good];
        if (given == 0 && stillToDiscard() == 0)
            return explain(seat(), path);
        given = static_cast<std::uint8_t>(given < pegs && stillToDiscard() > 0 ? given + 1 : 0);
    } else {
        return explain(seat(), path);
    }
    touched();
}

// As much food as the price still lacks, or none again.
void BronzeMatch::touchFood()
{
    if (!m_pencil.development || m_purchase->foodMax() == 0)
        return explain(state().player, QStringLiteral("food"));
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
    // What is pencilled stays pencilled, as far as there is still stone for it.
    const Pencil pencil = m_pencil;
    play(bronze::UseStone{1});
    if (isAppsTurn())
        return;
    m_pencil = pencil;
    if (state().mine().goods[bronze::Good::Stone] == 0)
        m_pencil.rows.erase(bronze::Good::Stone);
    if (!canGo(state(), m_pencil.discard))
        m_pencil.discard = {};
    if (m_pencil.development)
        m_stage = Buy;
    refresh(false);
}

bool BronzeMatch::cancel()
{
    if (m_stage == Trade) {
        leaveTrade();
        return true;
    }
    if (!m_pencil.development)
        return false;
    m_pencil.cancel();
    touched();
    return true;
}

void BronzeMatch::showStage(Stage stage)
{
    m_passed.clear();
    lookAt(stage);
}

// It and what follows it count as passed no more; what was passed before it still does.
void BronzeMatch::backTo(Stage stage)
{
    while (!m_passed.empty() && m_passed.back() >= stage)
        m_passed.pop_back();
    m_stage = stage;
}

void BronzeMatch::passTo(Stage stage)
{
    m_passed.push_back(m_stage);
    lookAt(stage);
}

// Only what the turn leaves open.
void BronzeMatch::lookAt(Stage stage)
{
    const bool open = bronze::mayBuy(state().step);
    const bool possible = stage == m_stage || (stage == Build && bronze::mayBuild(state().step)) || (open && stage == Buy)
        || (stage == Discard && toDiscard() > 0) || (stage == End && open) || (stage == Trade && m_exchange->open());
    if (!possible)
        return;
    m_stage = stage == End && toDiscard() > 0 ? Discard : stage;
    touched();
}

void BronzeMatch::explain(int seat, const QString &path)
{
    if (m_stage == Typing && !isReplay())
        return lookUpTyped(seat, path);
    TableMatch::explain(seat, path);
}

void BronzeMatch::askCorrection(int seat, const QString &path)
{
    if (m_stage == Typing || isReplay())
        return explain(seat, path);
    TableMatch::askCorrection(seat, path);
}

QString BronzeMatch::whyNothing(int seat, const QString &path) const
{
    if (const auto closed = closedMonument(path))
        return errorText({"bronze.monumentClosed", {{"target", nameOf(*closed)}, {"players", state().players}}});
    if (isReplay())
        //: A sheet was touched while the match is played back
        return tr("So it stood then; nothing is changed here.");
    if (over())
        return tr("The match is over. A long touch corrects this.");
    if (seat != state().player)
        //: A sheet was touched while it is another player's turn; %1 that player
        return tr("It is %1's turn. A long touch corrects this.").arg(playerName());
    // Enough is picked to go: another row would be one too many.
    if (m_stage == Discard && toDiscard() > 0 && stillToDiscard() == 0 && path.startsWith(QLatin1String("goods.")))
        return errorText({"bronze.discardCount", {{"needed", toDiscard()}, {"given", toDiscard() + 1}}});
    return TableMatch::whyNothing(seat, path);
}

// What is not in the match at all has no field to be corrected.
std::optional<bronze::Target> BronzeMatch::closedMonument(const QString &path) const
{
    if (!path.startsWith(QLatin1String("monuments.")))
        return std::nullopt;
    const auto target = fromName<bronze::Target>(path.section(u'.', 1).toStdString());
    return target && !bronze::inPlay(state(), *target) ? target : std::nullopt;
}

QString BronzeMatch::correctionOf(int seat, const QString &path) const
{
    if (seat < 0 || seat >= state().players)
        return {};
    const Corrections::Entry *entry = m_corrections[static_cast<std::size_t>(seat)].find(path);
    return entry == nullptr ? QString() : Corrections::note(*entry);
}

} // namespace pegsheet::app
