// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationstally.h"

#include "app/nations/nationswords.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

#include <utility>

namespace pegsheet::app {

using namespace nations;

void NationsTally::setSeats(const QStringList &names, const QList<int> &marks)
{
    m_names = names;
    m_marks = marks;
}

bool NationsTally::isPlace() const
{
    return sheetFields(m_state)->path(m_field) == "place";
}

QString NationsTally::field() const
{
    return open() ? QString::fromStdString(sheetFields(m_state)->path(m_field)) : QString();
}

QString NationsTally::label(const std::string &path)
{
    if (path == "place")
        //: Asked for with a final score, to break ties: the place in the last turn order
        return tr("Turn order");
    if (path == "track")
        //: Asked for with a final score, short: the points on the victory point track
        return tr("Point track");
    return scoreName(path);
}

QString NationsTally::question() const
{
    if (!open())
        return {};
    //: A number of points is asked for: %1 the player, %2 what they stand on, "Colonies"
    return tr("%1: %2?").arg(m_names.value(m_seat), label(sheetFields(m_state)->path(m_field)));
}

QString NationsTally::nameOf(const Touch &touch) const
{
    const FormFields *fields = sheetFields(m_state);
    const auto field = static_cast<std::size_t>(touch.at % 8);
    if (fields == nullptr || field >= fields->size())
        return QString::number(touch.number);
    if (touch.number == kUnsaid)
        return label(fields->path(field));
    //: After "Undo:": a number of points that was said, %1 "Colonies"
    return tr("%1 %2").arg(label(fields->path(field))).arg(touch.number);
}

// No place is the 0th.
bool NationsTally::isSaid(int seat, std::size_t field) const
{
    const int said = number(seat, field);
    return said > 0 || (said == 0 && sheetFields(m_state)->path(field) != "place");
}

QVariantList NationsTally::fieldsOf(int seat) const
{
    QVariantList list;
    const FormFields &fields = *sheetFields(m_state);
    for (std::size_t field = 0; field < fields.size(); ++field) {
        const QString text = isSaid(seat, field) ? QString::number(number(seat, field)) : QString();
        list.append(QVariantMap{{QStringLiteral("key"), QString::fromStdString(fields.path(field))},
                                {QStringLiteral("label"), label(fields.path(field))},
                                {QStringLiteral("text"), text},
                                {QStringLiteral("asked"), seat == m_seat && field == m_field}});
    }
    return list;
}

QVariantList NationsTally::rows() const
{
    QVariantList list;
    for (int seat = 0; open() && seat < m_state.players; ++seat)
        list.append(QVariantMap{{QStringLiteral("seat"), seat},
                                {QStringLiteral("name"), m_names.value(seat)},
                                {QStringLiteral("mark"), m_marks.value(seat)},
                                {QStringLiteral("fields"), fieldsOf(seat)},
                                {QStringLiteral("total"), totalOf(seat)},
                                {QStringLiteral("done"), m_state.hasEntered(seat) || isKnown(seat)}});
    return list;
}

// All of that player's points on tiles are known.
bool NationsTally::isKnown(int seat) const
{
    return m_state.step == Step::Sums && m_state.seats.at(static_cast<std::size_t>(seat)).hasPutInAll();
}

// As the match would have it with the numbers as they are said.
int NationsTally::totalOf(int seat) const
{
    State then = m_state;
    const Move move = sheetMove(m_state, m_touches.pencil(), seat);
    if (!refuses(then, move)) {
        NoEffects quiet;
        nations::apply(then, move, quiet);
    }
    return nations::totalOf(then, seat);
}

// The first number not said is asked for, or the first of all.
void NationsTally::turnTo(int seat)
{
    m_seat = seat;
    m_field = nextSheetField(m_state, m_touches.pencil(), seat);
    if (m_field < sheetFields(m_state)->size())
        return;
    m_field = 0;
    while (m_field + 1 < sheetFields(m_state)->size() && isKnownSum(m_state, seat, m_field))
        ++m_field;
}

// What undo took back is asked for; else who comes next, or of whom something was said last.
void NationsTally::show(const State &state)
{
    const bool isSame = state.step == m_state.step && state.player == m_state.player && state.entered == m_state.entered;
    m_state = state;
    const auto shown = std::exchange(m_shown, m_touches.pencil().sheets);
    if (!open())
        return Q_EMIT changed();
    const Touch *undone = m_touches.undone();
    const int last = m_touches.pencil().sheet;
    if (!isSame)
        turnTo(state.player);
    else if (shown != m_shown && undone != nullptr && undone->kind == static_cast<std::uint8_t>(PencilKind::Sum)) {
        m_seat = undone->at / 8;
        m_field = static_cast<std::size_t>(undone->at % 8);
    } else if (shown != m_shown) {
        turnTo(last >= 0 ? last : state.player);
    } else if (isKnownSum(state, m_seat, m_field)) {
        turnTo(state.player);
    }
    Q_EMIT changed();
}

int NationsTally::asked() const
{
    if (!open())
        return -1;
    const int last = m_touches.pencil().sheet;
    const bool isNext = m_field == nextSheetField(m_state, m_touches.pencil(), m_seat) % sheetFields(m_state)->size();
    if (isNext && m_seat == (last >= 0 ? last : int{m_state.player}))
        return -1;
    return sumPlace(m_seat, m_field);
}

void NationsTally::ask(int place)
{
    const int seat = place / 8;
    const auto field = static_cast<std::size_t>(place % 8);
    if (!open() || place < 0 || seat >= m_state.players || field >= sheetFields(m_state)->size())
        return;
    if (m_state.step == Step::Sums && (m_state.hasEntered(seat) || isKnownSum(m_state, seat, field)))
        return;
    m_seat = seat;
    m_field = field;
    Q_EMIT changed();
}

int NationsTally::most() const
{
    if (!open())
        return 0;
    const std::string &path = sheetFields(m_state)->path(m_field);
    if (path == "track")
        return mostTrackPoints(m_state.players);
    return path == "place" ? m_state.players : static_cast<int>(sheetFields(m_state)->range(m_field)->max);
}

// Touches -------------------------------------------------------------------------------------------------

void NationsTally::select(int seat, const QString &key)
{
    if (!open() || seat < 0 || seat >= m_state.players)
        return;
    const auto field = sheetFields(m_state)->find(key.toStdString());
    if (!field && !key.isEmpty())
        return;
    if (m_state.step == Step::Sums && m_state.hasEntered(seat))
        return Q_EMIT refused({"nations.entered", {{"player", seat}}});
    if (isKnown(seat) || (field && isKnownSum(m_state, seat, *field)))
        return Q_EMIT refused({"nations.tilesKnown", {}});
    if (seat != m_seat)
        turnTo(seat);
    m_field = field.value_or(m_field);
    Q_EMIT changed();
}

// Numbers that were entered before and are changed change nothing of whose turn it is: the next player is asked all the same.
void NationsTally::enter(int number)
{
    if (!open())
        return;
    const auto seat = static_cast<std::size_t>(m_seat);
    const Touch said{static_cast<std::uint8_t>(PencilKind::Sum), static_cast<std::int16_t>(sumPlace(m_seat, m_field)), number};
    if (!m_touches.touch(said) || !open() || m_touches.pencil().sheets.at(seat))
        return;
    turnTo(m_state.player);
    Q_EMIT changed();
}

std::optional<int> NationsTally::takeBack()
{
    if (!open() || !isSaid(m_seat, m_field))
        return std::nullopt;
    const int said = number(m_seat, m_field);
    const int place = sumPlace(m_seat, m_field);
    if (!m_touches.touch({static_cast<std::uint8_t>(PencilKind::Sum), static_cast<std::int16_t>(place), kUnsaid, {}}))
        return std::nullopt;
    ask(place);
    return said;
}

void NationsTally::finish()
{
    if (canFinish())
        m_touches.at(PencilKind::Sheet, m_seat);
}

} // namespace pegsheet::app
