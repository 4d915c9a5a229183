// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationstally.h"

#include "app/nations/nationswords.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

constexpr std::array<std::string_view, NationsTally::kFields> kKeys{"track",    "developments", "advisor",
                                                                    "colonies", "wonders",      "place"};
constexpr std::array<int, NationsTally::kFields> kNoNumbers{-1, -1, -1, -1, -1, -1};

QString keyOf(int field)
{
    const std::string_view key = kKeys.at(static_cast<std::size_t>(field));
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

std::uint8_t said(int number)
{
    return static_cast<std::uint8_t>(std::max(0, number));
}

} // namespace

NationsTally::NationsTally(NationsPlay play, QObject *parent) : QObject(parent), m_play(std::move(play))
{
    m_pencil.fill(kNoNumbers);
}

bool NationsTally::open() const
{
    return m_state.step == Step::Sums || isTyping();
}

void NationsTally::setSeats(const QStringList &names, const QList<int> &marks)
{
    m_names = names;
    m_marks = marks;
}

// The place in the turn order only breaks ties: alone there are none.
bool NationsTally::has(int field) const
{
    if (field == Track)
        return isTyping();
    return field != Place || (isTyping() && m_state.players > 1);
}

// As the match has them, of a player whose numbers are entered.
NationsTally::Numbers NationsTally::enteredOf(int seat) const
{
    if (!m_state.hasEntered(seat))
        return kNoNumbers;
    const Player &player = m_state.seats.at(static_cast<std::size_t>(seat));
    return {player.track, player.sums.developments, player.sums.advisor, player.sums.colonies, player.sums.wonders, player.place};
}

NationsTally::Numbers NationsTally::numbersOf(int seat) const
{
    Numbers numbers = enteredOf(seat);
    const Numbers &pencil = m_pencil.at(static_cast<std::size_t>(seat));
    for (std::size_t field = 0; field < kFields; ++field)
        if (pencil.at(field) >= 0)
            numbers.at(field) = pencil.at(field);
    return numbers;
}

Move NationsTally::moveOf(int seat, const Numbers &numbers) const
{
    const TileSums sums{said(numbers[Developments]), said(numbers[Advisor]), said(numbers[Colonies]), said(numbers[Wonders])};
    const auto who = static_cast<std::uint8_t>(seat);
    if (isTyping())
        return FinishedSheet{who, said(numbers[Track]), sums, said(numbers[Place])};
    return TilePoints{who, sums};
}

QString NationsTally::field() const
{
    return open() ? keyOf(m_field) : QString();
}

QString NationsTally::label(int field) const
{
    if (field == Place)
        //: Asked for with a final score, to break ties: the place in the last turn order
        return tr("Turn order");
    if (field == Track)
        //: Asked for with a final score, short: the points on the victory point track
        return tr("Point track");
    return scoreName(kKeys.at(static_cast<std::size_t>(field)));
}

QString NationsTally::question() const
{
    if (!open())
        return {};
    //: A number of points is asked for: %1 the player, %2 what they stand on, "Colonies"
    return tr("%1: %2?").arg(m_names.value(m_seat), label(m_field));
}

QVariantList NationsTally::fieldsOf(int seat) const
{
    QVariantList list;
    const Numbers numbers = numbersOf(seat);
    for (int field = 0; field < kFields; ++field) {
        if (!has(field))
            continue;
        const int number = numbers.at(static_cast<std::size_t>(field));
        const bool isSaid = number > 0 || (number == 0 && field != Place);
        list.append(QVariantMap{{QStringLiteral("key"), keyOf(field)},
                                {QStringLiteral("label"), label(field)},
                                {QStringLiteral("text"), isSaid ? QString::number(number) : QString()},
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
                                {QStringLiteral("done"), m_state.hasEntered(seat)}});
    return list;
}

// As the match would have it with the numbers as they are said.
int NationsTally::totalOf(int seat) const
{
    State then = m_state;
    const Move move = moveOf(seat, numbersOf(seat));
    if (!refuses(then, move)) {
        NoEffects quiet;
        nations::apply(then, move, quiet);
    }
    return nations::totalOf(then, seat);
}

// The first number not said, from the top; the place, which may be left out, last of all. -1 none.
int NationsTally::nextOf(int seat) const
{
    const Numbers numbers = numbersOf(seat);
    for (int field = 0; field < kFields; ++field)
        if (has(field) && numbers.at(static_cast<std::size_t>(field)) < 0)
            return field;
    return -1;
}

bool NationsTally::canFinish() const
{
    if (!open())
        return false;
    const int next = nextOf(m_seat);
    return (next < 0 || next == Place) && !refuses(m_state, moveOf(m_seat, numbersOf(m_seat)));
}

void NationsTally::turnTo(int seat)
{
    m_seat = seat;
    m_field = std::max(nextOf(seat), has(Track) ? int(Track) : int(Developments));
    m_order.clear();
    for (int field = 0; field < kFields; ++field)
        if (m_pencil.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(field)) >= 0)
            m_order.append(field);
}

void NationsTally::show(const State &state)
{
    const bool isSame = state.step == m_state.step && state.player == m_state.player && state.entered == m_state.entered;
    if (state.step != m_state.step)
        m_pencil.fill(kNoNumbers);
    m_state = state;
    // Sums that are in cannot be entered again; they are mended as moves.
    for (int seat = 0; m_state.step == Step::Sums && seat < kMaxSeats; ++seat)
        if (m_state.hasEntered(seat))
            m_pencil.at(static_cast<std::size_t>(seat)) = kNoNumbers;
    if (!isSame)
        turnTo(state.player);
    Q_EMIT changed();
}

// Pencil --------------------------------------------------------------------------------------------------

bool NationsTally::hasPencil() const
{
    return open() && std::any_of(m_pencil.begin(), m_pencil.end(), [](const Numbers &each) { return each != kNoNumbers; });
}

void NationsTally::undoTouch()
{
    // Where nothing is said of who is asked, the last of somebody else goes.
    for (int seat = 0; m_order.isEmpty() && seat < m_state.players; ++seat)
        if (m_pencil.at(static_cast<std::size_t>(seat)) != kNoNumbers)
            turnTo(seat);
    if (m_order.isEmpty())
        return;
    m_field = m_order.takeLast();
    m_pencil.at(static_cast<std::size_t>(m_seat)).at(static_cast<std::size_t>(m_field)) = -1;
    Q_EMIT changed();
}

QVariantMap NationsTally::draft() const
{
    if (!hasPencil())
        return {};
    QVariantMap draft{{QStringLiteral("seat"), m_seat}};
    for (int seat = 0; seat < m_state.players; ++seat) {
        QVariantMap numbers;
        for (int field = 0; field < kFields; ++field)
            if (const int number = m_pencil.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(field)); number >= 0)
                numbers.insert(keyOf(field), number);
        if (!numbers.isEmpty())
            draft.insert(QString::number(seat), numbers);
    }
    return draft;
}

void NationsTally::restoreDraft(const QVariantMap &draft)
{
    if (!open() || draft.isEmpty())
        return;
    for (int seat = 0; seat < m_state.players; ++seat) {
        const QVariantMap numbers = draft.value(QString::number(seat)).toMap();
        for (int field = 0; field < kFields; ++field)
            if (has(field))
                m_pencil.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(field)) = qBound(
                    -1, numbers.value(keyOf(field), -1).toInt(), 255);
        if (refuses(m_state, moveOf(seat, numbersOf(seat))))
            m_pencil.at(static_cast<std::size_t>(seat)) = kNoNumbers;
    }
    const int seat = draft.value(QStringLiteral("seat"), m_seat).toInt();
    turnTo(seat >= 0 && seat < m_state.players ? seat : m_seat);
    Q_EMIT changed();
}

// Touches -------------------------------------------------------------------------------------------------

void NationsTally::select(int seat, const QString &key)
{
    const auto found = std::find(kKeys.begin(), kKeys.end(), key.toStdString());
    if (!open() || seat < 0 || seat >= m_state.players || (found == kKeys.end() && !key.isEmpty()))
        return;
    if (m_state.step == Step::Sums && m_state.hasEntered(seat))
        return Q_EMIT refused({"nations.entered", {{"player", seat}}});
    if (seat != m_seat)
        turnTo(seat);
    if (const int field = static_cast<int>(found - kKeys.begin()); field < kFields && has(field))
        m_field = field;
    Q_EMIT changed();
}

int NationsTally::most() const
{
    switch (m_field) {
    case Track: return mostTrackPoints(m_state.players);
    case Place: return m_state.players;
    default: return kMostBesidePoints;
    }
}

void NationsTally::enter(int number)
{
    if (!open())
        return;
    Numbers numbers = numbersOf(m_seat);
    numbers.at(static_cast<std::size_t>(m_field)) = number;
    const auto refusal = number < 0 || number > 255 ? outOfRange(keyOf(m_field).toStdString(), number, 0, kMostBesidePoints)
                                                    : refuses(m_state, moveOf(m_seat, numbers));
    if (refusal)
        return Q_EMIT refused(*refusal);
    const bool wasComplete = nextOf(m_seat) < 0;
    m_pencil.at(static_cast<std::size_t>(m_seat)).at(static_cast<std::size_t>(m_field)) = number;
    m_order.removeAll(m_field);
    m_order.append(m_field);
    const int next = nextOf(m_seat);
    if (next < 0 || wasComplete)
        return finish();
    m_field = next;
    Q_EMIT changed();
}

void NationsTally::finish()
{
    if (!canFinish())
        return;
    const int seat = m_seat;
    const Numbers pencil = m_pencil.at(static_cast<std::size_t>(seat));
    const Move move = moveOf(seat, numbersOf(seat));
    m_pencil.at(static_cast<std::size_t>(seat)) = kNoNumbers;
    if (m_play(std::span(&move, 1)))
        turnTo(m_state.player);
    else
        m_pencil.at(static_cast<std::size_t>(seat)) = pencil;
    Q_EMIT changed();
}

} // namespace pegsheet::app
