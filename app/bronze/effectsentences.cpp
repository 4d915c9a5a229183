// SPDX-License-Identifier: Apache-2.0
// What came of a move, in phrases.
#include "app/bronze/phrases.h"
#include "app/bronze/sentences.h"
#include "app/bronze/text/bronzetext.h"
#include "model/bronze/rules.h"
#include "model/core/overload.h"

#include <optional>

namespace pegsheet::app::sentences {

using namespace bronze;

namespace {

class Telling
{
public:
    Telling(const QStringList &names, int skulls) : m_names(names), m_skulls(skulls) {}

    [[nodiscard]] QStringList lines(const std::vector<Effect> &effects)
    {
        for (const Effect &effect : effects)
            std::visit([this](const auto &e) { tell(e); }, effect);
        closeDisaster();
        return std::move(m_lines);
    }

private:
    // A disaster is told in one line, when all of its hits are known.
    void add(std::string_view code, Object values = {})
    {
        closeDisaster();
        m_lines.append(say(code, std::move(values)));
    }
    [[nodiscard]] std::string name(int seat) const { return m_names.value(seat).toStdString(); }

    void tell(const GoodsCollected &e)
    {
        if (e.gained.total() > 0)
            add("goods", {{"gained", phrases::goods(e.gained)}});
        if (e.quarried > 0)
            add("quarried", {{"by", nameOf(Development::Quarrying)}, {"stones", e.quarried}});
        if (e.lost > 0)
            add("goodsLost", {{"lost", e.lost}});
    }
    void tell(const FoodCollected &e)
    {
        add("food", {{"food", e.earned}});
        if (e.lost > 0)
            add("foodLost", {{"lost", e.lost}});
    }
    void tell(const Fed &e)
    {
        if (e.unfed == 0)
            add("fed", {{"cities", e.cities}});
        else
            add("unfed", {{"unfed", e.unfed}});
    }
    void tell(const Hit &e)
    {
        open(e.disaster);
        if (e.disaster != Disaster::Revolt)
            fate({{"say", "losesPoints"}, {"player", name(e.player)}, {"points", e.points}});
        else if (e.goods.total() > 0)
            fate({{"say", "losesGoods"}, {"player", name(e.player)}, {"goods", phrases::goods(e.goods)}});
        else
            fate({{"say", "hadNoGoods"}, {"player", name(e.player)}});
    }
    void tell(const Spared &e)
    {
        open(e.disaster);
        // Whoever rolled a pestilence is not in danger.
        if (e.by != Shield::Roller)
            fate({{"say", "spared"}, {"player", name(e.player)}, {"by", nameOf(e.by)}});
    }
    void tell(const Ready &e)
    {
        if (Array parts = phrases::workersAndCoins(e.workers, e.coins); !parts.empty())
            add("ready", {{"parts", std::move(parts)}});
    }
    void tell(const Built &e)
    {
        if (e.open > 0)
            add("built", {{"target", nameOf(e.target)}, {"open", e.open}});
        else if (isCity(e.target))
            add("builtCity", {{"target", nameOf(e.target)}});
        else
            add(e.first ? "builtFirst" : "builtLater", {{"target", nameOf(e.target)}, {"points", e.points}});
    }
    void tell(const Bought &e)
    {
        add("bought", {{"points", e.points}});
        if (e.over > 0)
            add("boughtOver", {{"over", e.over}});
    }
    // The move has said so.
    void tell(const GivenUp &) {}
    void tell(const Swapped &) {}
    void tell(const Traded &) {}
    void tell(const ShipsBuilt &e) { add("shipsNow", {{"ships", e.ships}}); }
    void tell(const SheetEntered &e)
    {
        if (e.over)
            add("matchOver");
    }
    void tell(const Corrected &e)
    {
        for (std::size_t i = 0; i < e.after.settings.size(); ++i)
            set(e.after.settings[i], e.before.settings[i].value);
    }
    void tell(const LastRound &e) { add("lastRound", {{"why", nameOf(e.why)}}); }
    void tell(const TurnEnded &e)
    {
        if (Array parts = phrases::workersAndCoins(e.workers, e.coins); !parts.empty())
            add("unused", {{"parts", std::move(parts)}});
        if (e.over)
            add("matchOver");
    }

    void set(const Setting &setting, int before)
    {
        const int after = setting.value;
        const Value field(nameOf(setting.field));
        switch (setting.field) {
        case Field::Goods:
            return add("setGood", {{"good", nameOf(static_cast<Good>(setting.index))}, {"before", before}, {"after", after}});
        case Field::CityBoxes: return building("setBoxes", targetOf(static_cast<City>(setting.index)), before, after);
        case Field::MonumentBoxes: return building("setBoxes", targetOf(static_cast<Monument>(setting.index)), before, after);
        case Field::MonumentPoints: return building("setPoints", targetOf(static_cast<Monument>(setting.index)), before, after);
        case Field::Developments: return developments(before, after);
        case Field::DiceShown:
            return add("setDice", {{"field", field}, {"dice", phrases::dice(Dice::fromPacked(static_cast<std::uint32_t>(after)))}});
        default: return add("set", {{"field", field}, {"before", before}, {"after", after}});
        }
    }
    void building(std::string_view code, Target target, int before, int after)
    {
        add(code, {{"target", nameOf(target)}, {"before", before}, {"after", after}});
    }
    void developments(int before, int after)
    {
        const auto had = EnumSet<Development>::fromBits(static_cast<std::uint32_t>(before));
        const auto has = EnumSet<Development>::fromBits(static_cast<std::uint32_t>(after));
        for (const Development development : kAll<Development>)
            if (had.has(development) != has.has(development))
                add(has.has(development) ? "setOwned" : "setNotOwned", {{"development", nameOf(development)}});
    }

    void open(Disaster disaster)
    {
        if (m_disaster && *m_disaster != disaster)
            closeDisaster();
        m_disaster = disaster;
    }
    void fate(Object phrase) { m_fates.emplace_back(std::move(phrase)); }
    void closeDisaster()
    {
        if (!m_disaster)
            return;
        const Disaster disaster = *m_disaster;
        m_disaster.reset();
        Array fates;
        std::swap(fates, m_fates);
        const bool famine = disaster == Disaster::Famine;
        const char *code = famine ? "famine" : fates.empty() ? "disasterForNobody" : "disaster";
        add(code, {{"skulls", m_skulls}, {"disaster", nameOf(disaster)}, {"fates", std::move(fates)}});
    }

    const QStringList &m_names;
    int m_skulls;
    QStringList m_lines;
    // The disaster that is being told, and what it has done so far.
    std::optional<Disaster> m_disaster;
    Array m_fates;
};

} // namespace

QStringList ofEffects(const State &before, const Move &move, const QStringList &names)
{
    State after = before;
    EffectLog log;
    apply(after, move, log);
    return Telling(names, after.dice.count(Face::Skull)).lines(log.effects);
}

} // namespace pegsheet::app::sentences
