// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/correction.h"

#include "model/tapestry/judging.h"

#include <bit>
#include <string>

namespace pegsheet::tapestry {

namespace {

// The first field that depth `income` does not keep.
MaybeRefusal refusesDepth(const State &state, int player, const Correction &correction)
{
    for (const FieldRow &row : fieldRows(state, player))
        if (!row.isAlways && correction.sets(row.path))
            return noOption(row.range ? row.name : std::string_view(row.path).substr(0, row.path.find('.')));
    return std::nullopt;
}

// What may not be of a city: plots without a mat, numbers beside one, a mat that another player has.
MaybeRefusal refusesCity(const State &after, int player, const Correction &correction)
{
    const City &city = after.at(player).city;
    for (const char *field : {"capital", "grid", "beside", "unplaced"})
        if (correction.sets("city." + std::string(field)) && !(after.agreed.keepsCities && city.isKept()))
            return noOption(field, "lines");
    if (!city.isKept())
        return std::nullopt;
    for (const char *field : {"lines", "districts"})
        if (correction.sets("city." + std::string(field)))
            return Refusal{"input.derivedField", {{"field", field}}};
    for (int seat = 0; seat < after.players; ++seat)
        if (const City &other = after.at(seat).city; seat != player && other.isKept() && other.capital() == city.capital())
            return Refusal{"tapestry.taken", {{"capital", nameOf(city.capital())}, {"player", seat}}};
    return std::nullopt;
}

// Another player has it, as far as cards are named.
MaybeRefusal refusesTaken(const State &after, int player)
{
    const Player &corrected = after.at(player);
    for (int seat = 0; seat < after.players; ++seat) {
        const Player &other = after.at(seat);
        if (seat == player)
            continue;
        for (const Tech tech : kAll<Tech>)
            if (corrected.techCards.find(tech) >= 0 && other.techCards.find(tech) >= 0)
                return Refusal{"tapestry.taken", {{"tech", nameOf(tech)}, {"player", seat}}};
        for (const TapestryCard card : kAll<TapestryCard>)
            if (corrected.mat.count(card) > 0 && other.mat.count(card) > 0 && countOnMats(after, card) > kCardRows[card].copies)
                return Refusal{"tapestry.taken", {{"card", nameOf(card)}, {"player", seat}}};
    }
    return std::nullopt;
}

// Markers on techs are those of who has the civilization that lays them.
MaybeRefusal refusesMarkers(const State &after, const Correction &correction)
{
    const Value *said = memberAt(correction.set, "techCards");
    const MatState &mat = after.mats[holderOf(MatMark::LiftsAny)];
    for (std::size_t place = 0; said != nullptr && said->array() != nullptr && place < said->array()->size(); ++place) {
        const Value *marker = (*said->array())[place].find("marker");
        if (marker == nullptr)
            continue;
        if (!mat.isHeld())
            return noOption("marker");
        if (!(*marker == Value(int{mat.owner})))
            return ofItem(outOfRange("marker", *marker->integer(), mat.owner, mat.owner), place);
    }
    return std::nullopt;
}

// What may not be of cards: names where they are counted, numbers where they are named, a partner who does not sit there.
MaybeRefusal refusesCards(const State &after, int player, const Correction &correction)
{
    for (const char *field : {"techCards", "mat", "acting"})
        if (correction.sets(field) && !after.agreed.namesCards)
            return noOption(field, "cards");
    if (!after.agreed.namesCards)
        return std::nullopt;
    for (const char *field : {"techs", "played"})
        if (correction.sets(field))
            return Refusal{"input.derivedField", {{"field", field}}};
    if (auto refusal = refusesMarkers(after, correction))
        return refusal;
    const ActingCards &acting = after.at(player).acting;
    for (int place = 0; place < acting.count(); ++place) {
        const int partner = acting[place].partner;
        if (partner >= after.players)
            return outOfRange("partner", partner, 0, after.players - 1);
        if (partner == player)
            return noOption("partner");
    }
    return refusesTaken(after, player);
}

// Whoever has a marker of a mat sits there; what is given away is with others.
MaybeRefusal refusesSeats(const State &after, Civilization civilization)
{
    const MatState &mat = after.mats[civilization];
    const CivilizationRow &row = kCivilizations[civilization];
    for (const MatField field : {MatField::Marked, MatField::Given, MatField::Beside})
        for (int place = 0; row.shows(field) && place < mat.count; ++place) {
            const int seat = field == MatField::Marked ? mat.marked(place).seat
                : field == MatField::Given             ? mat.given(place)
                                                       : mat.beside(place);
            if (seat >= after.players)
                return outOfRange(nameOf(field), seat, 0, after.players - 1);
            if (field == MatField::Given && mat.isOf(seat))
                return noOption(nameOf(field));
        }
    return std::nullopt;
}

// What may not be of civilizations: mats where they are counted, a number where they are named, one that another player has, and
// markers with who does not sit there.
MaybeRefusal refusesMats(const State &before, const State &after, int player, const Correction &correction)
{
    const Value *said = memberAt(correction.set, "civilizations");
    if (said == nullptr)
        return std::nullopt;
    if ((said->array() != nullptr) != after.agreed.namesMats)
        return noOption("civilizations", "mats");
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &was = before.mats[civilization];
        if (was.isHeld() && !was.isOf(player) && after.mats[civilization].isOf(player))
            return Refusal{"tapestry.taken", {{"civilization", nameOf(civilization)}, {"player", int{was.owner}}}};
        if (after.mats[civilization].isOf(player))
            if (auto refusal = refusesSeats(after, civilization))
                return refusal;
    }
    return std::nullopt;
}

// What may not be once the fields are set.
MaybeRefusal refusesPlayer(const State &before, const State &after, int player, const Correction &correction)
{
    if (auto refusal = refusesCity(after, player, correction))
        return refusal;
    if (auto refusal = refusesCards(after, player, correction))
        return refusal;
    if (auto refusal = refusesMats(before, after, player, correction))
        return refusal;
    for (const Landmark landmark : kAll<Landmark>)
        if (const int owner = before.landmarks[landmark];
            owner != State::kNobody && owner != player && after.landmarks[landmark] != owner)
            return Refusal{"tapestry.taken", {{"landmark", nameOf(landmark)}, {"player", owner}}};
    return std::nullopt;
}

MaybeRefusal refusesTurn(const State &after, const Correction &correction)
{
    if (correction.sets("turn")) {
        if (!after.queue.empty())
            return Refusal{"tapestry.pending", {{"count", after.queue.size()}}};
        if (after.at(after.turn).finished)
            return finishedPlayer(after.turn);
    }
    if (correction.sets("locks") && !after.agreed.namesCards)
        return noOption("locks", "cards");
    for (const std::uint8_t seats : after.locks.by.values)
        if (seats >> after.players != 0)
            return outOfRange("by", std::bit_width(seats) - 1, 0, after.players - 1);
    for (const Reached &reached : after.achievements.values)
        for (int place = 0; place < reached.count(); ++place)
            if (reached[place] >= after.players)
                return outOfRange("achievements", reached[place], 0, after.players - 1);
    return std::nullopt;
}

// Of that player it is not asked any more.
void askNoMore(State &state, Act act, int player)
{
    for (int index = state.queue.size(); index-- > 0;)
        if (state.queue[index].act == act && state.queue[index].player == player)
            state.queue.erase(index);
}

// What follows from what was set of a city: nothing is asked of it any more, what is complete is counted again and pays nothing,
// and what was laid aside and has no place stands beside it.
void keepCity(State &state, int player, const Correction &correction)
{
    Player &corrected = state.at(player);
    if (!corrected.city.isKept())
        return;
    if (correction.sets("city.capital"))
        askNoMore(state, Act::Capital, player);
    corrected.countCity();
    for (const Landmark landmark : kAll<Landmark>)
        if (corrected.city.where(landmark) == Where::LaidAside && !corrected.city.hasSpotFor(landmark))
            corrected.city.putBeside(landmark);
}

// The uppermost card of the present era is in force, if it is one of those, and whatever it was about stays so (contract, reading
// 59).
void actByMat(Player &player)
{
    const auto top = player.mat.top(stackOf(player.incomes));
    ActingCards acting;
    const bool isEra = player.incomes >= 1 && player.incomes <= Mat::kEras;
    if (isEra && top && *top < kCount<TapestryCard> && kCardRows[static_cast<TapestryCard>(*top)].when == When::Era) {
        Acting uppermost;
        uppermost.card = *top;
        for (int place = player.acting.count(); place-- > 0;)
            if (player.acting[place].card == *top)
                uppermost = player.acting[place];
        acting.add(uppermost);
    }
    player.acting = acting;
}

// What follows from what was set of cards: how many there are, what is in force because it lies on top of the present era, and when
// locks end.
void keepCards(State &state, const State &before, int player, const Correction &correction)
{
    if (!state.agreed.namesCards)
        return;
    if (player >= 0) {
        Player &corrected = state.at(player);
        corrected.countCards();
        if ((correction.sets("mat") || correction.sets("incomes")) && !correction.sets("acting"))
            actByMat(corrected);
        const auto top = corrected.mat.top(stackOf(corrected.incomes));
        bool isFirst = true;
        for (int place = 0; place < corrected.acting.count(); ++place) {
            Acting &acting = corrected.acting[place];
            acting.isOfMat = isFirst && top == acting.card;
            isFirst = isFirst && !acting.isOfMat;
        }
    }
    // A lock whose owner's turn it is lasts for another one.
    for (const Track track : kAll<Track>)
        state.locks.old[track] = static_cast<std::uint8_t>(
            state.locks.old[track] | (state.locks.by[track] & ~(before.locks.by[track] | 1U << state.turn)));
    state.heed();
}

// What was to be built and is dropped stands beside the city (contract, reading 11).
void putDroppedBeside(State &state, const Queue &dropped)
{
    for (int index = dropped.size(); index-- > 0;)
        if (City &city = state.at(dropped[index].player).city; city.isKept())
            for (int time = 0; dropped[index].act == Act::Place && time < dropped[index].times; ++time)
                city.putBeside(pieceOf(dropped[index]));
}

} // namespace

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    const bool ofPlayer = correction.isOfPlayer();
    const bool ofTurn = correction.isOfTable();
    if (player < 0 && (ofPlayer || state.agreed.onlyIncome))
        return noOption("player", "player");
    if (state.agreed.onlyIncome)
        if (auto refusal = refusesDepth(state, player, correction))
            return refusal;
    if (player >= 0 && ofTurn)
        return noOption("player", "turn");
    if (!ofPlayer && !ofTurn)
        return noOption("set");
    State after = state;
    if (auto refusal = setFields(after, player, correction))
        return refusal;
    return player < 0 ? refusesTurn(after, correction) : refusesPlayer(state, after, player, correction);
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    const State before = state;
    (void)setFields(state, player, correction);
    if (player >= 0) {
        // The ledger says it, so that it adds up.
        std::int16_t &line = state.at(player).ledger[Source::Corrected][before.at(player).incomes];
        line = static_cast<std::int16_t>(line + state.at(player).vp - before.at(player).vp);
        keepCity(state, player, correction);
    } else if (correction.sets("turn")) {
        state.hasActed = state.isIncome = state.hasCounted = false;
        state.activated = 0;
    }
    if (correction.sets("civilizations"))
        askNoMore(state, Act::Mat, player);
    keepCards(state, before, player, correction);
    if (player < 0 && correction.sets("queue"))
        putDroppedBeside(state, before.queue);
    state.step = Step::Turns;
    state.shared = 0;
    for (int seat = 0; seat < state.players; ++seat)
        state.at(seat).finished = state.at(seat).incomes == kIncomes && !(state.isIncome && seat == state.turn);
}

} // namespace pegsheet::tapestry
