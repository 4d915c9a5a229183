// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/correction.h"

#include "model/bronze/fields.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

// What a field that is set is called: "food", "goods.wood", "monuments.obelisk.points".
std::string pathOf(const Setting &setting)
{
    const std::string group(nameOf(setting.field));
    const auto in = [&](const auto &names) { return pegsheet::pathOf(group, names.at(setting.index)); };
    switch (setting.field) {
    case Field::Goods: return in(EnumNames<Good>::names);
    case Field::CityBoxes: return in(EnumNames<City>::names);
    case Field::MonumentBoxes: return pegsheet::pathOf(in(EnumNames<Monument>::names), "boxes");
    case Field::MonumentPoints: return pegsheet::pathOf(in(EnumNames<Monument>::names), "points");
    default: return group;
    }
}

// Of as many settings as there are fields, in their order.
std::vector<Setting> allSettings()
{
    std::vector<Setting> all;
    for (const Field field : kAll<Field>)
        for (std::uint8_t index = 0; index < placesOf(field); ++index)
            all.push_back({field, index, 0});
    return all;
}

Value valueOf(const Setting &setting)
{
    if (setting.field == Field::DiceShown)
        return toValue(Dice::fromPacked(static_cast<std::uint32_t>(setting.value)));
    if (setting.field != Field::Developments)
        return setting.value;
    return OwnKind<const EnumSet<Development>>{EnumSet<Development>::fromBits(static_cast<std::uint32_t>(setting.value))}.value();
}

std::int32_t numberOf(const Setting &setting, const Value &value)
{
    if (const std::int64_t *number = value.integer())
        return static_cast<std::int32_t>(*number);
    Dice dice;
    EnumSet<Development> developments;
    if (setting.field == Field::DiceShown)
        (void)fromValue("dice", value, dice);
    else
        (void)OwnKind<EnumSet<Development>>{developments}.read("developments", value);
    return static_cast<std::int32_t>(setting.field == Field::DiceShown ? dice.packed() : developments.bits());
}

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

} // namespace

Value toValue(const Correction &correction)
{
    Object object;
    for (const Setting &setting : correction.settings) {
        const std::string path = pathOf(setting);
        const std::size_t dot = path.rfind('.');
        if (dot == std::string::npos)
            addMember(object, {}, path, valueOf(setting));
        else
            addMember(object, std::string_view(path).substr(0, dot), path.substr(dot + 1), valueOf(setting));
    }
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    CorrectionOf<State> read;
    if (auto refusal = fromValue(field, value, read))
        return refusal;
    correction.settings.clear();
    for (Setting setting : allSettings())
        if (const Value *said = memberAt(read.set, pathOf(setting))) {
            setting.value = numberOf(setting, *said);
            correction.settings.push_back(setting);
        }
    return std::nullopt;
}

void addCorrected(std::vector<CorrectedField> &fields, const State &before, int seat, const Correction &correction,
                  const std::string &why)
{
    pegsheet::addCorrected(fields, before, seat, CorrectionOf<State>{*toValue(correction).object()}, why);
}

Value schemaOf(const Correction &)
{
    return schemaOf(CorrectionOf<State>());
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
