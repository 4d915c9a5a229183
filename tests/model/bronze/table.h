// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/game.h"

#include <QTest>

#include <array>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A table to play on in tests. What a test expects is written as on the table: pegs wood first, dice by
/// name.
namespace pegsheet::bronze {

/// Where the pegs stand: wood, stone, pottery, cloth, metal.
using Pegs = std::array<int, 5>;

[[nodiscard]] inline Pegs pegsOf(const Per<std::uint8_t, Good> &goods)
{
    Pegs pegs{};
    for (const Good good : kAll<Good>)
        pegs.at(static_cast<std::size_t>(good)) = goods[good];
    return pegs;
}

/// `dice("food skull skull")`
[[nodiscard]] inline Dice dice(const std::string &faces)
{
    Dice bag;
    std::istringstream words(faces);
    for (std::string word; words >> word;) {
        const auto face = fromName<Face>(word);
        if (!face)
            qFatal("no face is called %s", word.c_str());
        bag.add(*face);
    }
    return bag;
}

[[nodiscard]] inline EnumSet<Good> rows(std::initializer_list<Good> goods)
{
    EnumSet<Good> set;
    for (const Good good : goods)
        set.insert(good);
    return set;
}

[[nodiscard]] inline Discard discard(std::initializer_list<std::pair<Good, int>> goods)
{
    Discard move;
    for (const auto &[good, count] : goods)
        move.goods[good] = static_cast<std::uint8_t>(count);
    return move;
}

[[nodiscard]] inline Build build(Target target, int boxes)
{
    return {target, static_cast<std::uint8_t>(boxes)};
}

[[nodiscard]] inline Buy buy(Development development, std::initializer_list<Good> goods = {}, int food = 0)
{
    return {development, rows(goods), static_cast<std::uint8_t>(food)};
}

[[nodiscard]] inline QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<int>(text.size())};
}

/// A correction as it would be typed on the command line.
[[nodiscard]] inline Correct correction(int player, const Value &set)
{
    Correct move;
    move.player = static_cast<std::int8_t>(player);
    if (const MaybeRefusal refusal = fromValue("set", set, move.set))
        qFatal("the test's correction is refused: %s", bytes(refusal->code).constData());
    return move;
}

/// What goes one way in a trade.
[[nodiscard]] inline Amounts<Ware> wares(std::initializer_list<std::pair<Ware, int>> list)
{
    Amounts<Ware> amounts;
    for (const auto &[ware, count] : list)
        amounts[ware] = static_cast<std::uint8_t>(count);
    return amounts;
}

struct Table
{
    State state;

    explicit Table(int players = 2, std::string_view variant = {}, const Object &options = {}, std::string_view mode = "play")
    {
        const Setup setup{std::vector<std::string>(static_cast<std::size_t>(players), "name"), std::string(variant), options,
                          std::string(mode)};
        if (start(setup, state))
            qFatal("the test's set-up is refused");
    }

    [[nodiscard]] Sheet &sheet(int seat = 0) { return state.sheets.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] int goods(Good good, int seat = 0) { return sheet(seat).goods[good]; }
    [[nodiscard]] Pegs pegs(int seat = 0) { return pegsOf(sheet(seat).goods); }
    [[nodiscard]] std::vector<int> disasters() const
    {
        std::vector<int> points;
        for (const Sheet &each : state.seated())
            points.push_back(each.disasters);
        return points;
    }

    void owns(std::initializer_list<Development> developments, int seat = 0)
    {
        for (const Development development : developments)
            sheet(seat).developments.insert(development);
    }
    void setPegs(const Pegs &pegs, int seat = 0)
    {
        for (const Good good : kAll<Good>)
            sheet(seat).goods[good] = static_cast<std::uint8_t>(pegs.at(static_cast<std::size_t>(good)));
    }
    /// Finishes as many of the four cities, in order, as there are more than three.
    void setCities(int cities, int seat = 0)
    {
        for (const City city : kAll<City>)
            if (static_cast<int>(city) < cities - kStartCities)
                sheet(seat).cityBoxes[city] = static_cast<std::uint8_t>(kCities[city].boxes);
    }
    void setBoxes(Monument monument, int boxes, int points = 0, int seat = 0)
    {
        sheet(seat).monumentBoxes[monument] = static_cast<std::uint8_t>(boxes);
        sheet(seat).monumentPoints[monument] = static_cast<std::uint8_t>(points);
    }
    void finish(Monument monument, int seat = 0, bool first = true)
    {
        const MonumentRow &row = kMonuments[monument];
        setBoxes(monument, row.boxes, first ? row.first : laterPoints(state, monument), seat);
    }
    /// The dice have been collected and brought this; what comes next is building.
    void collected(int workers, int coins)
    {
        state.step = Step::Building;
        state.workers = static_cast<std::uint8_t>(workers);
        state.coins = static_cast<std::uint8_t>(coins);
    }

    /// Why the move is refused; empty when it is not.
    [[nodiscard]] QByteArray code(const Move &move) const
    {
        const MaybeRefusal refusal = refusesNow<Bronze>(state, move);
        return refusal ? bytes(refusal->code) : QByteArray();
    }
    /// Makes a move that the test takes for legal, and returns what it did.
    std::vector<Effect> make(const Move &move)
    {
        if (const QByteArray refused = code(move); !refused.isEmpty())
            QTest::qFail(("refused: " + refused).constData(), __FILE__, __LINE__);
        EffectLog log;
        apply(state, move, log);
        return std::move(log.effects);
    }
    /// The whole rolling: these dice at once, none again, so many choice dice taken as food.
    std::vector<Effect> collect(const std::string &faces, int food = 0)
    {
        std::vector<Effect> effects = make(Roll{dice(faces)});
        if (state.step == Step::Rolling)
            effects = make(Keep{});
        if (state.step == Step::Choosing)
            effects = make(Choose{static_cast<std::uint8_t>(food)});
        return effects;
    }
    /// A turn in which nothing happens but what cannot be helped: one die of every kind that brings nothing.
    void passTurn()
    {
        std::string faces;
        for (int city = 0; city < state.mine().cities(); ++city)
            faces += "coins ";
        state.mine().food = kMaxFood;
        collect(faces);
        make(EndTurn{});
    }
};

/// The first effect of that kind, or nullptr.
template <typename E>
[[nodiscard]] const E *first(const std::vector<Effect> &effects)
{
    for (const Effect &effect : effects)
        if (const E *found = std::get_if<E>(&effect))
            return found;
    return nullptr;
}

/// The same for an effect that must be there: fails the test where it is not.
template <typename E>
[[nodiscard]] E told(const std::vector<Effect> &effects)
{
    const E *found = first<E>(effects);
    if (found == nullptr)
        QTest::qFail("what should have been told was not", __FILE__, __LINE__);
    return found == nullptr ? E{} : *found;
}

/// What a disaster did to the seats it touched: "hit 1 3", "spared 2 medicine".
[[nodiscard]] inline std::vector<QByteArray> fates(const std::vector<Effect> &effects)
{
    std::vector<QByteArray> texts;
    for (const Effect &effect : effects) {
        if (const Hit *hit = std::get_if<Hit>(&effect))
            texts.push_back("hit " + QByteArray::number(hit->player) + ' ' + QByteArray::number(hit->points));
        else if (const Spared *spared = std::get_if<Spared>(&effect))
            texts.push_back("spared " + QByteArray::number(spared->player) + ' ' + bytes(nameOf(spared->by)));
    }
    return texts;
}

} // namespace pegsheet::bronze

namespace QTest {

template <>
inline char *toString(const pegsheet::bronze::Pegs &pegs)
{
    QByteArray text;
    for (const int peg : pegs)
        text += QByteArray::number(peg) + ' ';
    return qstrdup(text.trimmed().constData());
}

template <>
inline char *toString(const std::vector<int> &numbers)
{
    QByteArray text;
    for (const int number : numbers)
        text += QByteArray::number(number) + ' ';
    return qstrdup(text.trimmed().constData());
}

template <>
inline char *toString(const std::vector<QByteArray> &texts)
{
    QByteArray text;
    for (const QByteArray &each : texts)
        text += each + "; ";
    return qstrdup(text.constData());
}

} // namespace QTest
