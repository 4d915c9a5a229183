// SPDX-License-Identifier: Apache-2.0
// The table as it is shown: what the moves did, and what would follow if nobody else spent anything.
#include "app/nations/nationsageend.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

bool isEnding(const State &state)
{
    return state.step >= Step::Books && state.step <= Step::War;
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

QString pointsText(int points)
{
    return points < 0 ? QString() : nationswords::points(points);
}

} // namespace

NationsAgeEnd::NationsAgeEnd(NationsTouches touches, std::function<void(int, int)> mend, QObject *parent)
    : QObject(parent), m_touches(std::move(touches)), m_mend(std::move(mend))
{
}

int NationsAgeEnd::firstOf(const Typed &match)
{
    const int age = ageOf(match.current());
    if (age == 0)
        return -1;
    int place = match.length();
    while (place > 0 && !(match.stateAt(place).age == age && match.stateAt(place).step < Step::Books))
        --place;
    return place == match.length() ? -1 : place;
}

std::vector<Effect> NationsAgeEnd::toldIn(const Typed &match)
{
    std::vector<Effect> told;
    const int first = firstOf(match);
    for (int place = first; first >= 0 && place < match.length(); ++place) {
        const std::vector<Effect> each = match.effectsAt(place);
        told.insert(told.end(), each.begin(), each.end());
    }
    return told;
}

int NationsAgeEnd::moveOf(const Typed &match, int seat, int column)
{
    const int first = firstOf(match);
    for (int place = match.length() - 1; first >= 0 && place > first; --place) {
        const Move &move = match.moveAt(place);
        const bool isActing = match.stateAt(place).player == seat;
        const auto *books = std::get_if<BooksSpent>(&move);
        const auto *strength = std::get_if<nations::Strength>(&move);
        if (column == Books
            && (books != nullptr ? books->player == seat : isActing && std::holds_alternative<nations::Books>(move)))
            return place;
        if (column == Famine
            && (std::holds_alternative<FamineMet>(move) || (isActing && std::holds_alternative<nations::Famine>(move))))
            return place;
        if ((column == Strength || column == War) && strength != nullptr && strength->player == seat)
            return place;
        if (column == War && isActing && std::holds_alternative<nations::War>(move))
            return place;
    }
    return -1;
}

void NationsAgeEnd::setSeats(const QStringList &names, const QList<int> &marks)
{
    m_names = names;
    m_marks = marks;
}

void NationsAgeEnd::show(const State &state, const std::vector<Effect> &told)
{
    m_state = state;
    m_told = told;
    m_past = !isEnding(state) && !told.empty();
    m_age = isEnding(state) || m_past ? ageOf(state) : 0;
    // Deal to War stand in the order of the steps.
    m_column = isEnding(state) ? static_cast<int>(state.step) - static_cast<int>(Step::Books) : static_cast<int>(Done);
    update();
}

void NationsAgeEnd::retranslate()
{
    update();
}

// What happened, and what would if nobody spent anything more at this step.
std::vector<Effect> NationsAgeEnd::wholeStory() const
{
    EffectLog log{m_told};
    State then = m_state;
    for (int most = kMaxSeats; isEnding(m_state) && then.step == m_state.step && then.age == m_state.age && most > 0; --most)
        nations::apply(then, nothing(then, m_touches.pencil().met), log);
    return std::move(log.effects);
}

TurnOrder NationsAgeEnd::orderShown() const
{
    return m_past || m_state.step == Step::War ? m_state.former : m_state.order;
}

NationsAgeEnd::Row NationsAgeEnd::rowOf(int seat, const std::vector<Effect> &story) const
{
    Row row;
    const Player &player = m_state.seats.at(static_cast<std::size_t>(seat));
    row.books = player.books;
    for (const Effect &effect : story) {
        if (const auto *gained = std::get_if<BooksGained>(&effect); gained != nullptr && gained->player == seat)
            row.gained += gained->gained;
        if (const auto *scored = std::get_if<BooksScored>(&effect); scored != nullptr && scored->player == seat)
            row.bookPoints = scored->points;
        if (const auto *famine = std::get_if<FamineTold>(&effect); famine != nullptr && famine->player == seat) {
            row.met = famine->met;
            row.faminePoints = famine->points;
        }
        if (const auto *war = std::get_if<WarTold>(&effect); war != nullptr && war->player == seat) {
            row.warMet = war->met;
            row.warPoints = war->points;
            row.warSpent = war->spent;
            row.warNeeded = war->needed;
        }
        if (const auto *order = std::get_if<NewOrder>(&effect)) {
            row.strength = order->strength.values.at(static_cast<std::size_t>(seat));
            const auto &places = order->order.values;
            row.becomes = static_cast<int>(std::find(places.begin(), places.end(), seat) - places.begin()) + 1;
            row.tied = order->tied.has(seat);
        }
    }
    return row;
}

bool NationsAgeEnd::isDone(int seat, int column) const
{
    if (column < m_column)
        return true;
    if (column == War && m_column == Strength)
        return m_state.hasEntered(seat);
    return column == m_column && m_state.hasEntered(seat);
}

QVariantMap NationsAgeEnd::cell(int seat, int column, const Row &row) const
{
    const bool isDone = this->isDone(seat, column);
    const bool isFamineAsked = column == Famine && m_column == Famine && !m_state.isFull();
    QVariantMap cell{{QStringLiteral("done"), isDone},
                     {QStringLiteral("asked"), column == m_column && (isFamineAsked || seat == this->seat())},
                     {QStringLiteral("sure"), column < m_column || (isDone && column == Famine)},
                     {QStringLiteral("points"), -1}};
    const auto tell = [&](int points, const QString &text) {
        cell.insert(QStringLiteral("points"), points);
        cell.insert(QStringLiteral("text"), text);
    };
    if (column == Books && isDone) {
        //: How many books a player's marker moved up
        tell(row.bookPoints, tr("+%1").arg(row.gained));
        cell.insert(QStringLiteral("to"), row.books);
    } else if (column == Famine) {
        cell.insert(QStringLiteral("met"), (isDone || isFamineAsked) && row.met);
        if (isDone || isFamineAsked)
            tell(row.faminePoints, QString());
    } else if (column == Strength && isDone) {
        tell(-1, QString::number(row.strength));
        cell.insert(QStringLiteral("becomes"), row.becomes);
    } else if (column == War && isDone && row.warPoints >= 0) {
        //: Strength and what the war asks for, where it is enough: "6 ≥ 5"; and where it is not: "3 < 5"
        const QString text = row.warMet ? tr("%1 ≥ %2") : tr("%1 < %2");
        tell(row.warPoints, text.arg(row.warSpent).arg(row.warNeeded));
    }
    cell.insert(QStringLiteral("spoken"), spokenCell(seat, column, row));
    return cell;
}

QString NationsAgeEnd::nameOfColumn(int column)
{
    switch (column) {
    case Books: return scoreName("books");
    case Famine: return scoreName("famine");
    case Strength: return termText("symbol", "strength");
    default: return scoreName("war");
    }
}

QString NationsAgeEnd::spokenCell(int seat, int column, const Row &row) const
{
    const bool isFamineAsked = column == Famine && m_column == Famine && !m_state.isFull();
    if (!isDone(seat, column) && !isFamineAsked)
        //: A cell of the table, for those who cannot see it: %1 "Books"
        return (column == m_column && seat == this->seat() ? tr("%1: asked for now") : tr("%1: not yet")).arg(nameOfColumn(column));
    switch (column) {
    case Books:
        //: A cell of the table, for those who cannot see it: %1 "2 books", %2 where the marker stands now, %3 "1 point"
        return tr("%1, marker at %2, %3")
            .arg(nationswords::symbols(Symbol::Book, row.gained))
            .arg(row.books)
            .arg(pointsText(row.bookPoints));
    case Famine:
        //: A cell of the table, for those who cannot see it: %1 "3 points"
        return row.met ? tr("enough food, %1").arg(pointsText(row.faminePoints)) : tr("not enough food");
    case Strength:
        //: A cell of the table, for those who cannot see it: %1 "4 strength", %2 the new place in the turn order
        return tr("%1, becomes number %2").arg(nationswords::symbols(Symbol::Strength, row.strength)).arg(row.becomes);
    default:
        //: A cell of the table, for those who cannot see it: %1 "3 points"
        return row.warMet ? tr("war met, %1").arg(pointsText(row.warPoints)) : tr("war not met");
    }
}

void NationsAgeEnd::update()
{
    m_rows.clear();
    const std::vector<Effect> story = wholeStory();
    const TurnOrder order = orderShown();
    for (int place = 0; m_age > 0 && place < m_state.players; ++place) {
        const int seat = order.at(static_cast<std::size_t>(place));
        const Row row = rowOf(seat, story);
        m_rows.append(QVariantMap{{QStringLiteral("seat"), seat},
                                  {QStringLiteral("name"), m_names.value(seat)},
                                  {QStringLiteral("mark"), m_marks.value(seat)},
                                  {QStringLiteral("place"), place + 1},
                                  {QStringLiteral("books"), cell(seat, Books, row)},
                                  {QStringLiteral("famine"), cell(seat, Famine, row)},
                                  {QStringLiteral("strength"), cell(seat, Strength, row)},
                                  {QStringLiteral("war"), cell(seat, War, row)}});
    }
    Q_EMIT changed();
}

} // namespace pegsheet::app
