// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/correction.h"

#include "model/bronze/rules.h"
#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

constexpr std::int64_t kMostRounds = 1000000;

// What the state shows but the sheet decides, or the set-up holds.
constexpr std::array<std::string_view, 9> kDerived{"cities", "name",      "goodsCount", "goodsValue", "points",
                                                   "score",  "toDiscard", "lastRound",  "player"};

bool isDerived(std::string_view key)
{
    return std::find(kDerived.begin(), kDerived.end(), key) != kDerived.end();
}

struct Reader
{
    Correction &out;

    MaybeRefusal integer(std::string_view key, const Value &value, Range range, Field field, std::size_t index = 0)
    {
        std::int64_t number = 0;
        if (auto refusal = readInteger(key, value, range, number))
            return refusal;
        out.settings.push_back({field, static_cast<std::uint8_t>(index), static_cast<std::int32_t>(number)});
        return std::nullopt;
    }

    template <NamedEnum E, typename Max>
    MaybeRefusal integers(std::string_view key, const Value &value, Field field, Max max)
    {
        if (value.object() == nullptr)
            return wrongType(key, "object");
        for (const Member &member : *value.object()) {
            const auto e = fromName<E>(member.key);
            if (!e)
                return unknownField(member.key);
            const Range range{0, max(*e)};
            if (auto refusal = integer(member.key, member.value, range, field, static_cast<std::size_t>(*e)))
                return refusal;
        }
        return std::nullopt;
    }

    MaybeRefusal monuments(const Value &value)
    {
        if (value.object() == nullptr)
            return wrongType("monuments", "object");
        for (const auto &[key, fields] : *value.object()) {
            const auto monument = fromName<Monument>(key);
            if (!monument)
                return unknownField(key);
            if (fields.object() == nullptr)
                return wrongType(key, "object");
            constexpr std::array<std::string_view, 2> kKnown{"boxes", "points"};
            MaybeRefusal refusal = refusesUnknown(*fields.object(), kKnown);
            const auto index = static_cast<std::size_t>(*monument);
            const MonumentRow &row = kMonuments[*monument];
            if (const Value *boxes = fields.find("boxes"); boxes != nullptr && !refusal)
                refusal = integer("boxes", *boxes, {0, row.boxes}, Field::MonumentBoxes, index);
            if (const Value *points = fields.find("points"); points != nullptr && !refusal)
                refusal = integer("points", *points, {0, row.first}, Field::MonumentPoints, index);
            if (refusal)
                return refusal;
        }
        return std::nullopt;
    }

    MaybeRefusal developments(const Value &value)
    {
        EnumSet<Development> set;
        if (auto refusal = readOne("developments", value, set))
            return refusal;
        out.settings.push_back({Field::Developments, 0, static_cast<std::int32_t>(set.bits())});
        return std::nullopt;
    }

    MaybeRefusal dice(const Value &value)
    {
        Dice bag;
        if (auto refusal = readOne("dice", value, bag))
            return refusal;
        if (bag.size() > kMaxDice)
            return outOfRange("dice", bag.size(), 0, kMaxDice);
        out.settings.push_back({Field::DiceShown, 0, static_cast<std::int32_t>(bag.packed())});
        return std::nullopt;
    }

    template <typename T>
    static MaybeRefusal readOne(std::string_view key, const Value &value, T &read)
    {
        const Object object{{std::string(key), value}};
        FieldReader reader(object);
        reader(key, read);
        return reader.finish(key);
    }

    MaybeRefusal field(std::string_view key, const Value &value)
    {
        if (key == "food")
            return integer(key, value, {0, kMaxFood}, Field::Food);
        if (key == "goods")
            return integers<Good>(key, value, Field::Goods, [](Good good) { return kGoods[good].pegs; });
        if (key == "cityBoxes")
            return integers<City>(key, value, Field::CityBoxes, [](City city) { return kCities[city].boxes; });
        if (key == "monuments")
            return monuments(value);
        if (key == "developments")
            return developments(value);
        if (key == "disasters")
            return integer(key, value, {0, kMostDisasters}, Field::Disasters);
        if (key == "ships")
            return integer(key, value, {0, kMaxShips}, Field::Ships);
        if (key == "round")
            return integer(key, value, {1, kMostRounds}, Field::Round);
        if (key == "dice")
            return dice(value);
        if (key == "rollsLeft")
            return integer(key, value, {0, kRolls - 1}, Field::RollsLeft);
        if (key == "workers")
            return integer(key, value, {0, kMaxWorkers}, Field::Workers);
        if (key == "coins")
            return integer(key, value, {0, kMaxCoins}, Field::Coins);
        if (isDerived(key))
            return Refusal{"input.derivedField", {{"field", key}}};
        return unknownField(key);
    }
};

bool sets(const Correction &correction, Field field, std::size_t index)
{
    return std::any_of(correction.settings.begin(), correction.settings.end(),
                       [&](const Setting &setting) { return setting.field == field && setting.index == index; });
}

// The boxes a monument will have, and whether its points are its to have.
MaybeRefusal refusesPoints(const State &state, int player, const Correction &correction, const Setting &points)
{
    const auto monument = static_cast<Monument>(points.index);
    const MonumentRow &row = kMonuments[monument];
    int boxes = state.sheets[static_cast<std::size_t>(player)].monumentBoxes[monument];
    for (const Setting &setting : correction.settings)
        if (setting.field == Field::MonumentBoxes && setting.index == points.index)
            boxes = setting.value;
    const int later = laterPoints(state, monument);
    if (boxes < row.boxes && points.value != 0)
        return outOfRange("points", points.value, 0, 0);
    if (boxes == row.boxes && points.value != row.first && points.value != later)
        return Refusal{"input.outOfRange", {{"field", "points"}, {"value", points.value}, {"allowed", Array{row.first, later}}}};
    return std::nullopt;
}

MaybeRefusal refusesForPlayer(const State &state, int player, const Correction &correction, const Setting &setting)
{
    if (setting.field == Field::MonumentPoints)
        return refusesPoints(state, player, correction, setting);
    if (setting.field == Field::MonumentBoxes && setting.value > 0) {
        const auto monument = static_cast<Monument>(setting.index);
        if (!inPlay(state, monument))
            return Refusal{"bronze.monumentClosed", {{"target", nameOf(monument)}, {"players", state.players}}};
    }
    if (!hasField(state.variant, setting.field))
        return Refusal{"bronze.noSuchDevelopment", {{"development", nameOf(Development::Shipping)}}};
    if (setting.field == Field::Developments) {
        for (const Development development : kAll<Development>)
            if (EnumSet<Development>::fromBits(static_cast<std::uint32_t>(setting.value)).has(development)
                && !exists(state, development))
                return Refusal{"bronze.noSuchDevelopment", {{"development", nameOf(development)}}};
    }
    return std::nullopt;
}

// Fields of the turn can only be set while they mean something.
MaybeRefusal refusesForTurn(const State &state, const Setting &setting)
{
    const bool rolling = state.step == Step::Rolling;
    const bool collected = hasCollected(state.step);
    switch (setting.field) {
    case Field::DiceShown: {
        const int dice = Dice::fromPacked(static_cast<std::uint32_t>(setting.value)).size();
        if (!rolling)
            return Refusal{"bronze.correctionNotNow", {{"field", "dice"}, {"phase", nameOf(phaseOf(state))}}};
        if (dice == 0)
            return Refusal{"bronze.diceCount", {{"needed", state.mine().cities()}, {"given", 0}}};
        return std::nullopt;
    }
    case Field::RollsLeft:
        if (!rolling)
            return Refusal{"bronze.correctionNotNow", {{"field", "rollsLeft"}, {"phase", nameOf(phaseOf(state))}}};
        return std::nullopt;
    case Field::Workers:
    case Field::Coins:
        if (!collected)
            return Refusal{"bronze.correctionNotNow", {{"field", nameOf(setting.field)}, {"phase", nameOf(phaseOf(state))}}};
        return std::nullopt;
    default: return std::nullopt;
    }
}

void settleMonument(State &state, int player, const Setting &boxes, bool pointsGiven)
{
    const auto monument = static_cast<Monument>(boxes.index);
    Sheet &sheet = state.sheets[static_cast<std::size_t>(player)];
    const bool was = sheet.monumentBoxes[monument] == kMonuments[monument].boxes;
    const bool is = boxes.value == kMonuments[monument].boxes;
    if (is && !was && !pointsGiven)
        sheet.monumentPoints[monument] = static_cast<std::uint8_t>(monumentPointsNow(state, monument));
    if (!is)
        sheet.monumentPoints[monument] = 0;
    sheet.monumentBoxes[monument] = static_cast<std::uint8_t>(boxes.value);
}

void set(State &state, int player, const Setting &setting, bool pointsGiven)
{
    Sheet &sheet = state.sheets[static_cast<std::size_t>(std::max(player, 0))];
    const auto byte = static_cast<std::uint8_t>(setting.value);
    switch (setting.field) {
    case Field::Food: sheet.food = byte; break;
    case Field::Goods: sheet.goods.values[setting.index] = byte; break;
    case Field::CityBoxes: sheet.cityBoxes.values[setting.index] = byte; break;
    case Field::MonumentBoxes: settleMonument(state, player, setting, pointsGiven); break;
    case Field::MonumentPoints: sheet.monumentPoints.values[setting.index] = byte; break;
    case Field::Developments: sheet.developments = EnumSet<Development>::fromBits(static_cast<std::uint32_t>(setting.value)); break;
    case Field::Disasters: sheet.disasters = setting.value; break;
    case Field::Ships: sheet.ships = byte; break;
    case Field::Round: state.round = static_cast<std::uint32_t>(setting.value); break;
    case Field::DiceShown: state.dice = Dice::fromPacked(static_cast<std::uint32_t>(setting.value)); break;
    case Field::RollsLeft: state.rollsLeft = byte; break;
    case Field::Workers: state.workers = byte; break;
    case Field::Coins: state.coins = byte; break;
    }
}

Object &childOf(Object &object, std::string_view key)
{
    for (Member &member : object)
        if (member.key == key)
            return *member.value.object();
    object.push_back({std::string(key), Object{}});
    return *object.back().value.object();
}

template <typename T>
Value listOf(const T &set)
{
    Object object;
    FieldWriter writer(object);
    writer("list", set);
    return object.front().value;
}

void write(Object &object, const Setting &setting)
{
    const std::string_view key = nameOf(setting.field);
    const auto name = [&](const auto &names) { return std::string(names.at(setting.index)); };
    switch (setting.field) {
    case Field::Goods: childOf(object, key).push_back({name(EnumNames<Good>::names), setting.value}); break;
    case Field::CityBoxes: childOf(object, key).push_back({name(EnumNames<City>::names), setting.value}); break;
    case Field::MonumentBoxes:
        childOf(childOf(object, key), name(EnumNames<Monument>::names)).push_back({"boxes", setting.value});
        break;
    case Field::MonumentPoints:
        childOf(childOf(object, key), name(EnumNames<Monument>::names)).push_back({"points", setting.value});
        break;
    case Field::Developments:
        object.push_back({std::string(key), listOf(EnumSet<Development>::fromBits(static_cast<std::uint32_t>(setting.value)))});
        break;
    case Field::DiceShown:
        object.push_back({std::string(key), listOf(Dice::fromPacked(static_cast<std::uint32_t>(setting.value)))});
        break;
    default: object.push_back({std::string(key), setting.value});
    }
}

Value objectSchema(Object properties)
{
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

template <NamedEnum E, typename Max>
Value integersSchema(Max max)
{
    Object properties;
    for (const E e : kAll<E>)
        properties.push_back({std::string(nameOf(e)), SchemaWriter::integerSchema({0, max(e)})});
    return objectSchema(std::move(properties));
}

} // namespace

Value toValue(const Correction &correction)
{
    Object object;
    for (const Setting &setting : correction.settings)
        write(object, setting);
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    if (value.object() == nullptr)
        return wrongType(field, "object");
    Correction read;
    Reader reader{read};
    for (const Member &member : *value.object())
        if (auto refusal = reader.field(member.key, member.value))
            return refusal;
    const auto place = [](const Setting &setting) { return std::make_pair(setting.field, setting.index); };
    std::sort(read.settings.begin(), read.settings.end(), [&](const Setting &a, const Setting &b) { return place(a) < place(b); });
    const auto twice = std::adjacent_find(read.settings.begin(), read.settings.end(),
                                          [&](const Setting &a, const Setting &b) { return place(a) == place(b); });
    if (twice != read.settings.end())
        return duplicateValue(field, nameOf(twice->field));
    correction = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Correction &)
{
    Object monuments;
    for (const Monument monument : kAll<Monument>) {
        const MonumentRow &row = kMonuments[monument];
        monuments.push_back({std::string(nameOf(monument)),
                             objectSchema({{"boxes", SchemaWriter::integerSchema({0, row.boxes})},
                                           {"points", SchemaWriter::integerSchema({0, row.first})}})});
    }
    const auto listSchema = [](auto names) { return Object{{"type", "array"}, {"items", SchemaWriter::namesSchema(names)}}; };
    return objectSchema({
        {"food", SchemaWriter::integerSchema({0, kMaxFood})},
        {"goods", integersSchema<Good>([](Good good) { return kGoods[good].pegs; })},
        {"cityBoxes", integersSchema<City>([](City city) { return kCities[city].boxes; })},
        {"monuments", objectSchema(std::move(monuments))},
        {"developments", listSchema(EnumNames<Development>::names)},
        {"disasters", SchemaWriter::integerSchema({0, kMostDisasters})},
        {"ships", SchemaWriter::integerSchema({0, kMaxShips})},
        {"round", SchemaWriter::integerSchema({1, kMostRounds})},
        {"dice", listSchema(EnumNames<Face>::names)},
        {"rollsLeft", SchemaWriter::integerSchema({0, kRolls - 1})},
        {"workers", SchemaWriter::integerSchema({0, kMaxWorkers})},
        {"coins", SchemaWriter::integerSchema({0, kMaxCoins})},
    });
}

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    if (player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", player}, {"players", state.players}}};
    if (correction.settings.empty())
        return Refusal{"bronze.correctionEmpty", {}};
    for (const Setting &setting : correction.settings) {
        const bool ofTurn = setting.field >= kFirstTurnField;
        if (ofTurn != (player < 0))
            return Refusal{ofTurn ? "bronze.correctionOfTurn" : "bronze.correctionOfPlayer", {{"field", nameOf(setting.field)}}};
        if (auto refusal = ofTurn ? refusesForTurn(state, setting) : refusesForPlayer(state, player, correction, setting))
            return refusal;
    }
    return std::nullopt;
}

std::int32_t valueOf(const State &state, int player, const Setting &setting)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(std::max(player, 0))];
    switch (setting.field) {
    case Field::Food: return sheet.food;
    case Field::Goods: return sheet.goods.values[setting.index];
    case Field::CityBoxes: return sheet.cityBoxes.values[setting.index];
    case Field::MonumentBoxes: return sheet.monumentBoxes.values[setting.index];
    case Field::MonumentPoints: return sheet.monumentPoints.values[setting.index];
    case Field::Developments: return static_cast<std::int32_t>(sheet.developments.bits());
    case Field::Disasters: return sheet.disasters;
    case Field::Ships: return sheet.ships;
    case Field::Round: return static_cast<std::int32_t>(state.round);
    case Field::DiceShown: return static_cast<std::int32_t>(state.dice.packed());
    case Field::RollsLeft: return state.rollsLeft;
    case Field::Workers: return state.workers;
    case Field::Coins: return state.coins;
    }
    return 0;
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    for (const Setting &setting : correction.settings) {
        const bool pointsGiven = setting.field == Field::MonumentBoxes && sets(correction, Field::MonumentPoints, setting.index);
        set(state, player, setting, pointsGiven);
    }
}

} // namespace pegsheet::bronze
