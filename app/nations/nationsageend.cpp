// SPDX-License-Identifier: Apache-2.0
// The table as it is shown: what the moves did, and what would follow if nobody else spent anything.
#include "app/nations/nationsageend.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace pegsheet::app::nationsview {

using namespace nations;
using Column = NationsAgeEnd::Column;

namespace {

struct AgeEndText
{
    Q_DECLARE_TR_FUNCTIONS(NationsAgeEnd)
};

bool isEnding(const State &state)
{
    return state.step >= Step::Books && state.step <= Step::War;
}

// Deal to War stand in the order of the steps.
int columnOf(const State &state)
{
    return isEnding(state) ? static_cast<int>(state.step) - static_cast<int>(Step::Books) : static_cast<int>(Column::Done);
}

// Nobody's where everybody is asked at once.
int seatOf(const State &state, const Pencil &pencil)
{
    return !isEnding(state) || asksFamine(state) ? -1 : askedSeat(state, pencil);
}

// The age that ends now, or ended last while the next is not dealt; 0 none.
int ageOf(const State &state)
{
    if (state.agreed.onlySheets)
        return 0;
    if (isEnding(state) || state.step == Step::Sums || state.step == Step::Over)
        return state.age;
    return state.step == Step::Deal ? state.age - 1 : 0;
}

// The place of the move that ended the actions; -1 where no age ends or ended last.
int firstOf(const TypedMatch &match)
{
    const int age = ageOf(match.current());
    if (age == 0)
        return -1;
    int place = match.length();
    while (place > 0 && !(match.stateAt(place).age == age && match.stateAt(place).step < Step::Books))
        --place;
    return place == match.length() ? -1 : place;
}

// What the moves of the end of the age did.
std::vector<Effect> effectsOf(const TypedMatch &match)
{
    std::vector<Effect> effects;
    const int first = firstOf(match);
    for (int place = first; first >= 0 && place < match.length(); ++place) {
        const std::vector<Effect> each = match.effectsAt(place);
        effects.insert(effects.end(), each.begin(), each.end());
    }
    return effects;
}

// Nothing, of whoever is asked next at this step.
Move nothing(const State &state, SeatSet met)
{
    switch (state.step) {
    case Step::Books: return state.isFull() ? Move(nations::Books()) : Move(BooksSpent{state.player, 0});
    case Step::Famine: return state.isFull() ? Move(nations::Famine()) : Move(FamineMet{met});
    case Step::Order: return nations::Strength{state.player, 0};
    default: return nations::War();
    }
}

/// What is known of one player.
struct Known
{
    int gained = 0;
    int books = 0;
    int bookPoints = -1;
    bool met = false;
    int faminePoints = -1;
    int strength = -1;
    int becomes = 0; ///< place, from 1
    bool warMet = false;
    int warPoints = -1;
    int warSpent = 0;
    int warNeeded = 0;
};

Known knownOf(const State &state, int seat, const std::vector<Effect> &effects)
{
    Known known;
    known.books = state.seats.at(static_cast<std::size_t>(seat)).books;
    for (const Effect &effect : effects) {
        if (const auto *gained = std::get_if<BooksGained>(&effect); gained != nullptr && gained->player == seat)
            known.gained += gained->gained;
        if (const auto *scored = std::get_if<BooksScored>(&effect); scored != nullptr && scored->player == seat)
            known.bookPoints = scored->points;
        if (const auto *famine = std::get_if<FamineTold>(&effect); famine != nullptr && famine->player == seat) {
            known.met = famine->met;
            known.faminePoints = famine->points;
        }
        if (const auto *war = std::get_if<WarTold>(&effect); war != nullptr && war->player == seat) {
            known.warMet = war->met;
            known.warPoints = war->points;
            known.warSpent = war->spent;
            known.warNeeded = war->needed;
        }
        if (const auto *order = std::get_if<NewOrder>(&effect)) {
            known.strength = order->strength.values.at(static_cast<std::size_t>(seat));
            const auto &places = order->order.values;
            known.becomes = static_cast<int>(std::find(places.begin(), places.end(), seat) - places.begin()) + 1;
        }
    }
    return known;
}

QString nameOfColumn(int column)
{
    switch (column) {
    case Column::Books: return scoreName("books");
    case Column::Famine: return scoreName("famine");
    case Column::Strength: return termText("symbol", "strength");
    default: return scoreName("war");
    }
}

QString pointsText(int points)
{
    return points < 0 ? QString() : nationswords::points(points);
}

bool isDone(const State &state, int seat, int column)
{
    const int now = columnOf(state);
    return column < now || ((column == now || (column == Column::War && now == Column::Strength)) && state.hasEntered(seat));
}

// As it is, or would be.
QString spoken(int column, const Known &known)
{
    switch (column) {
    case Column::Books:
        //: A cell of the table, for those who cannot see it: %1 "2 books", %2 where the marker stands now, %3 "1 point"
        return AgeEndText::tr("%1, marker at %2, %3")
            .arg(nationswords::symbols(Symbol::Book, known.gained))
            .arg(known.books)
            .arg(pointsText(known.bookPoints));
    case Column::Famine:
        //: A cell of the table, for those who cannot see it: %1 "3 points"
        return known.met ? AgeEndText::tr("enough food, %1").arg(pointsText(known.faminePoints))
                         : AgeEndText::tr("not enough food");
    case Column::Strength:
        //: A cell of the table, for those who cannot see it: %1 "4 strength", %2 the new place in the turn order
        return AgeEndText::tr("%1, becomes number %2")
            .arg(nationswords::symbols(Symbol::Strength, known.strength))
            .arg(known.becomes);
    default:
        //: A cell of the table, for those who cannot see it: %1 "3 points"
        return known.warMet ? AgeEndText::tr("war met, %1").arg(pointsText(known.warPoints)) : AgeEndText::tr("war not met");
    }
}

void fill(NationsAgeCell &cell, int column, const Known &known)
{
    switch (column) {
    case Column::Books:
        //: How many books a player's marker moved up
        cell.text = AgeEndText::tr("+%1").arg(known.gained);
        cell.points = known.bookPoints;
        cell.to = known.books;
        break;
    case Column::Famine:
        cell.met = known.met;
        cell.points = known.faminePoints;
        break;
    case Column::Strength:
        cell.text = QString::number(known.strength);
        cell.becomes = known.becomes;
        break;
    default:
        if (known.warPoints < 0)
            break;
        //: Strength and what the war asks for, where it is enough: "6 ≥ 5"; and where it is not: "3 < 5"
        cell.text = (known.warMet ? AgeEndText::tr("%1 ≥ %2") : AgeEndText::tr("%1 < %2")).arg(known.warSpent).arg(known.warNeeded);
        cell.points = known.warPoints;
    }
    cell.spoken = spoken(column, known);
}

NationsAgeCell cellOf(const State &state, int asked, int seat, int column, const Known &known)
{
    const bool isNow = column == columnOf(state);
    const bool isOfAll = isNow && asksFamine(state);
    NationsAgeCell cell;
    cell.isTick = column == Column::Famine;
    cell.done = isDone(state, seat, column);
    cell.asked = isNow && (isOfAll || seat == asked);
    if (cell.done || isOfAll)
        fill(cell, column, known);
    else
        //: A cell of the table, for those who cannot see it: %1 "Books"
        cell.spoken = (cell.asked ? AgeEndText::tr("%1: asked for now") : AgeEndText::tr("%1: not yet")).arg(nameOfColumn(column));
    return cell;
}

// Whose strength is entered and the same.
QStringList tiedNames(const QList<NationsAgeRow> &rows, const QStringList &names)
{
    QStringList tied;
    for (const NationsAgeRow &row : rows) {
        const NationsAgeCell &strength = row.cells.at(Column::Strength);
        const auto isSame = [&](const NationsAgeRow &other) {
            const NationsAgeCell &cell = other.cells.at(Column::Strength);
            return cell.done && cell.text == strength.text;
        };
        if (strength.done && std::count_if(rows.begin(), rows.end(), isSame) > 1)
            tied.append(names.value(row.seat));
    }
    return tied;
}

QString noteOf(const State &state, const QStringList &tied)
{
    const int column = columnOf(state);
    QStringList notes;
    if (column == Column::Books)
        notes.append(state.isSolo()
                         //: %n points
                         ? AgeEndText::tr("Ahead of the opponent: %n point(s).", nullptr, bookPoints(state.players))
                         //: %n points
                         : AgeEndText::tr("For each player further behind: %n point(s).", nullptr, bookPoints(state.players)));
    if (column == Column::Famine)
        //: %n points
        notes.append(AgeEndText::tr("Whoever has enough food gets %n point(s).", nullptr, pointsOfAge(state.age)));
    if (column >= Column::Strength && !tied.isEmpty())
        //: Players with the same strength keep their order; %1 their names
        notes.append(AgeEndText::tr("Level: %1. Whoever was ahead stays ahead.").arg(namesText(tied)));
    else if (column == Column::Strength)
        notes.append(AgeEndText::tr("The war follows from the strength."));
    return notes.join(QLatin1Char(' '));
}

// What happened, and what would if nobody spent anything more at this step.
std::vector<Effect> wholeStory(const TypedMatch &match, SeatSet met)
{
    EffectLog log{effectsOf(match)};
    State then = match.current();
    for (int most = kMaxSeats; isEnding(then) && then.step == match.current().step && then.age == match.current().age && most > 0;
         --most)
        nations::apply(then, nothing(then, met), log);
    return std::move(log.effects);
}

} // namespace

NationsAgeEnd ageEnd(const TypedMatch &match, const Pencil &pencil, const QStringList &names)
{
    const State &state = match.current();
    NationsAgeEnd table;
    table.past = !isEnding(state) && firstOf(match) >= 0;
    if (!table.past && !isEnding(state))
        return table;
    table.column = columnOf(state);
    table.seat = seatOf(state, pencil);
    const std::vector<Effect> story = wholeStory(match, pencil.met);
    const TurnOrder order = table.past || state.step == Step::War ? state.former : state.order;
    for (int place = 0; place < state.players; ++place) {
        NationsAgeRow row{order.at(static_cast<std::size_t>(place)), place + 1, {}, 0};
        const Known known = knownOf(state, row.seat, story);
        for (int column = Column::Books; column <= Column::War; ++column) {
            row.cells.append(cellOf(state, table.seat, row.seat, column, known));
            const NationsAgeCell &cell = row.cells.last();
            if (column < table.column || (cell.done && column == Column::Famine))
                row.gained += std::max(0, cell.points);
        }
        table.rows.append(row);
    }
    table.note = noteOf(state, tiedNames(table.rows, names));
    return table;
}

QString ageQuestion(const State &state, const Pencil &pencil, const QStringList &names)
{
    const int seat = seatOf(state, pencil);
    const QString name = names.value(seat);
    switch (columnOf(state)) {
    case Column::Books:
        //: A number is asked for at the end of an age; %1 the player
        return AgeEndText::tr("%1: books spent?").arg(name);
    case Column::Famine:
        //: %n how much food the famine asks for; %1 the player
        return seat < 0 ? AgeEndText::tr("Who spends %n food?", nullptr, state.event.famine)
                        : AgeEndText::tr("%1: %n food?", nullptr, state.event.famine).arg(name);
    case Column::Strength:
        //: A number is asked for at the end of an age; %1 the player
        return AgeEndText::tr("%1: unspent strength?").arg(name);
    case Column::War:
        //: %1 the player, %2 how much strength the war asks for
        return AgeEndText::tr("%1: %2 strength?").arg(name).arg(state.event.war);
    default: return {};
    }
}

int moveOfCell(const TypedMatch &match, int seat, int column)
{
    const int first = firstOf(match);
    for (int place = match.length() - 1; first >= 0 && place > first; --place) {
        const Move &move = match.moveAt(place);
        const bool isActing = match.stateAt(place).player == seat;
        const auto *books = std::get_if<BooksSpent>(&move);
        const auto *strength = std::get_if<nations::Strength>(&move);
        if (column == Column::Books
            && (books != nullptr ? books->player == seat : isActing && std::holds_alternative<nations::Books>(move)))
            return place;
        if (column == Column::Famine
            && (std::holds_alternative<FamineMet>(move) || (isActing && std::holds_alternative<nations::Famine>(move))))
            return place;
        if ((column == Column::Strength || column == Column::War) && strength != nullptr && strength->player == seat)
            return place;
        if (column == Column::War && isActing && std::holds_alternative<nations::War>(move))
            return place;
    }
    return -1;
}

MaybeRefusal refusesCell(const State &state, int column)
{
    if (column != columnOf(state))
        return Refusal{"nations.tooEarly", {{"phase", nameOf(phaseOf(state))}}};
    if (state.isFull())
        return Refusal{"nations.piecesKept", {}};
    return std::nullopt;
}

} // namespace pegsheet::app::nationsview
