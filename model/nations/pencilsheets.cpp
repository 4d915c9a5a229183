// SPDX-License-Identifier: Apache-2.0
// Points counted at the table at the end: those on tiles that are not known, or whole finished sheets.
#include "model/core/schema.h"
#include "model/nations/pencilpieces.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

#include <utility>

namespace pegsheet::nations {

namespace {

constexpr std::string_view kPlace = "place";
constexpr std::string_view kTrack = "track";

// The number as the match has it; nothing where the player's are not entered.
std::optional<int> entered(const State &state, int seat, std::string_view path)
{
    if (!state.hasEntered(seat))
        return std::nullopt;
    const Player &player = state.seats.at(static_cast<std::size_t>(seat));
    const std::array<std::pair<std::string_view, int>, 6> numbers{{{kTrack, player.track},
                                                                   {"developments", player.sums.developments},
                                                                   {"advisor", player.sums.advisor},
                                                                   {"colonies", player.sums.colonies},
                                                                   {"wonders", player.sums.wonders},
                                                                   {kPlace, player.place}}};
    for (const auto &[name, number] : numbers)
        if (name == path)
            return number;
    return std::nullopt;
}

// What is in already, and what the app knows, is not asked for.
MaybeRefusal refusesSum(const State &state, PencilKind kind, int place)
{
    const FormFields *fields = sheetFields(state);
    const SumField at(place);
    if (fields == nullptr || place < 0 || at.seat >= state.players || at.field >= fields->size())
        return nothingThere(kind).refusal;
    if (state.step == Step::Sums && state.hasEntered(at.seat))
        return Refusal{"nations.entered", {{"player", at.seat}}};
    if (isKnownSum(state, at.seat, at.field))
        return Refusal{"nations.tilesKnown", {}};
    return std::nullopt;
}

// What that player's numbers are changed from.
Form enteredForm(const State &state, int seat)
{
    const FormFields &fields = *sheetFields(state);
    Form form(fields);
    for (std::size_t field = 0; field < fields.size(); ++field)
        if (const auto number = entered(state, seat, fields.path(field)))
            (void)form.say(field, *number);
    return form;
}

} // namespace

// Of points on tiles, the kind of each field in order.
bool isKnownSum(const State &state, int seat, std::size_t field)
{
    return state.step == Step::Sums
        && field < kCount<TileKind> && state.seats.at(static_cast<std::size_t>(seat)).hasPutIn(static_cast<TileKind>(field));
}

// The place in the turn order only breaks ties: alone there are none.
const FormFields *sheetFields(const State &state)
{
    static const FormFields kTiles(moveSchema<TilePoints>(), {"developments", "advisor", "colonies", "wonders"});
    static const FormFields kAlone(moveSchema<FinishedSheet>(),
                                   {std::string(kTrack), "developments", "advisor", "colonies", "wonders"});
    static const FormFields kSheet(moveSchema<FinishedSheet>(),
                                   {std::string(kTrack), "developments", "advisor", "colonies", "wonders", std::string(kPlace)});
    if (state.step == Step::Sums)
        return &kTiles;
    if (state.step != Step::Typing)
        return nullptr;
    return state.isSolo() ? &kAlone : &kSheet;
}

int sheetNumber(const State &state, const Pencil &pencil, int seat, std::size_t field)
{
    if (isKnownSum(state, seat, field)) {
        const TileTotals totals = tileTotals(state, state.seats.at(static_cast<std::size_t>(seat)));
        return std::array{totals.developments, totals.advisor, totals.colonies, totals.wonders}.at(field);
    }
    const auto &form = pencil.sheets.at(static_cast<std::size_t>(seat));
    if (!form)
        return entered(state, seat, sheetFields(state)->path(field)).value_or(kUnsaid);
    const Value *said = form->said(field);
    return said == nullptr ? kUnsaid : static_cast<int>(*said->integer());
}

std::optional<int> saidSum(const State &state, const Pencil &pencil, int seat, std::size_t field)
{
    const int number = sheetNumber(state, pencil, seat, field);
    const bool isNone = number < 0 || (number == 0 && sheetFields(state)->path(field) == kPlace);
    return isNone ? std::nullopt : std::optional(number);
}

std::size_t nextSheetField(const State &state, const Pencil &pencil, int seat)
{
    std::size_t field = 0;
    while (field < sheetFields(state)->size() && sheetNumber(state, pencil, seat, field) >= 0)
        ++field;
    return field;
}

// Where all have one the first that is not known.
int askedSum(const State &state, const Pencil &pencil)
{
    if (pencil.sum >= 0)
        return pencil.sum;
    const int seat = pencil.sheet >= 0 ? pencil.sheet : state.player;
    const std::size_t count = sheetFields(state)->size();
    std::size_t field = nextSheetField(state, pencil, seat);
    if (field == count)
        for (field = 0; field + 1 < count && isKnownSum(state, seat, field);)
            ++field;
    return sumPlace(seat, field);
}

AskedNumber askedNumber(const State &state, const Pencil &pencil, int place)
{
    const FormFields &fields = *sheetFields(state);
    const SumField at(place);
    const std::string &path = fields.path(at.field);
    const int most = path == kTrack ? mostTrackPoints(state.players)
        : path == kPlace            ? state.players
                                    : static_cast<int>(fields.range(at.field)->max);
    return {touchOf(PencilKind::Sum, place), path == kPlace ? 1 : 0, most, saidSum(state, pencil, at.seat, at.field)};
}

Move sheetMove(const State &state, const Pencil &pencil, int seat)
{
    const FormFields &fields = *sheetFields(state);
    Object object{{"type", state.step == Step::Sums ? TilePoints::kType : FinishedSheet::kType}, {"player", seat}};
    for (std::size_t field = 0; field < fields.size(); ++field)
        if (const int number = sheetNumber(state, pencil, seat, field); number > 0 && !isKnownSum(state, seat, field))
            object.push_back({fields.path(field), number});
    Move move;
    (void)MatchOf<Nations>::readMove(object, move);
    return move;
}

bool canEnterSheet(const State &state, const Pencil &pencil, int seat)
{
    const FormFields *fields = sheetFields(state);
    if (fields == nullptr || seat < 0 || seat >= state.players || !pencil.sheets.at(static_cast<std::size_t>(seat)))
        return false;
    const std::size_t next = nextSheetField(state, pencil, seat);
    const bool isSaid = next == fields->size() || fields->path(next) == kPlace;
    return isSaid && !refuses(state, sheetMove(state, pencil, seat));
}

TouchResult askSum(Pencil &pencil, const State &state, int place)
{
    if (auto refusal = refusesSum(state, PencilKind::Ask, place))
        return {std::move(refusal)};
    pencil.sum = -1;
    if (askedSum(state, pencil) != place)
        pencil.sum = place;
    return {std::nullopt, false, true};
}

TouchResult saySum(Pencil &pencil, const State &state, const Touch &touch)
{
    if (auto refusal = refusesSum(state, PencilKind::Sum, touch.at))
        return {std::move(refusal)};
    const FormFields *fields = sheetFields(state);
    const auto [seat, field] = SumField(touch.at);
    const bool wasComplete = nextSheetField(state, pencil, seat) == fields->size();
    auto &form = pencil.sheets.at(static_cast<std::size_t>(seat));
    if (!form)
        form = enteredForm(state, seat);
    pencil.sheet = seat;
    pencil.sum = -1;
    if (touch.number == kUnsaid) {
        form->clear(field);
        pencil.sum = touch.at;
        return {};
    }
    if (auto refusal = form->say(field, touch.number))
        return {std::move(refusal)};
    if (auto refusal = refuses(state, sheetMove(state, pencil, seat)))
        return {std::move(refusal)};
    // A change of numbers that are entered already is entered at once.
    return {std::nullopt, wasComplete || nextSheetField(state, pencil, seat) == fields->size()};
}

TouchResult enterSheet(Pencil &pencil, const State &state, int seat)
{
    if (!canEnterSheet(state, pencil, seat))
        return nothingThere(PencilKind::Sheet);
    pencil.sheet = seat;
    return {std::nullopt, true};
}

bool laySums(Pencil &pencil, const State &state, const Move &move)
{
    const auto *points = std::get_if<TilePoints>(&move);
    if (points == nullptr || state.step != Step::Sums || points->player >= state.players)
        return false;
    Form form(*sheetFields(state));
    const std::array<int, 4> numbers{points->sums.developments, points->sums.advisor, points->sums.colonies, points->sums.wonders};
    for (std::size_t field = 0; field < numbers.size(); ++field)
        (void)form.say(field, numbers.at(field));
    pencil.sheets.at(points->player) = std::move(form);
    pencil.sheet = points->player;
    return true;
}

bool Pencil::survives(const Touch &touch, const Move *move)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind != PencilKind::Sum && kind != PencilKind::Sheet)
        return move != nullptr && std::holds_alternative<Correct>(*move);
    const int seat = kind == PencilKind::Sum ? SumField(touch.at).seat : touch.at;
    if (const auto *points = move == nullptr ? nullptr : std::get_if<TilePoints>(move))
        return points->player != seat;
    if (const auto *finished = move == nullptr ? nullptr : std::get_if<FinishedSheet>(move))
        return finished->player != seat;
    return true;
}

} // namespace pegsheet::nations
