// SPDX-License-Identifier: Apache-2.0
// The numbers that are asked for at the end of an age, and the touches that enter them.
#include "app/nations/nationsageend.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

#include <algorithm>

namespace pegsheet::app {

using namespace nations;

int NationsAgeEnd::seat() const
{
    if (!open() || (m_column == Famine && !m_state.isFull()))
        return -1;
    return askedSeat(m_state, m_touches.pencil());
}

QString NationsAgeEnd::question() const
{
    const QString name = m_names.value(seat());
    switch (m_column) {
    case Books:
        //: A number is asked for at the end of an age; %1 the player
        return tr("%1: books spent?").arg(name);
    case Famine:
        //: %n how much food the famine asks for; %1 the player
        return seat() < 0 ? tr("Who spends %n food?", nullptr, m_state.event.famine)
                          : tr("%1: %n food?", nullptr, m_state.event.famine).arg(name);
    case Strength:
        //: A number is asked for at the end of an age; %1 the player
        return tr("%1: unspent strength?").arg(name);
    case War:
        //: %1 the player, %2 how much strength the war asks for
        return tr("%1: %2 strength?").arg(name).arg(m_state.event.war);
    default: return {};
    }
}

// Whose strength is entered and the same.
QStringList NationsAgeEnd::tiedNames() const
{
    QStringList tied;
    for (const QVariant &each : m_rows) {
        const QVariantMap strength = each.toMap().value(QStringLiteral("strength")).toMap();
        const auto isSame = [&](const QVariant &other) {
            const QVariantMap cell = other.toMap().value(QStringLiteral("strength")).toMap();
            return cell.value(QStringLiteral("done")).toBool()
                && cell.value(QStringLiteral("text")) == strength.value(QStringLiteral("text"));
        };
        if (strength.value(QStringLiteral("done")).toBool() && std::count_if(m_rows.begin(), m_rows.end(), isSame) > 1)
            tied.append(each.toMap().value(QStringLiteral("name")).toString());
    }
    return tied;
}

QString NationsAgeEnd::note() const
{
    const QStringList tied = tiedNames();
    QStringList notes;
    if (m_column == Books)
        notes.append(m_state.isSolo()
                         //: %n points
                         ? tr("Ahead of the opponent: %n point(s).", nullptr, bookPoints(m_state.players))
                         //: %n points
                         : tr("For each player further behind: %n point(s).", nullptr, bookPoints(m_state.players)));
    if (m_column == Famine)
        //: %n points
        notes.append(tr("Whoever has enough food gets %n point(s).", nullptr, pointsOfAge(m_state.age)));
    if (m_column >= Strength && !tied.isEmpty())
        //: Players with the same strength keep their order; %1 their names
        notes.append(tr("Level: %1. Whoever was ahead stays ahead.").arg(namesText(tied)));
    else if (m_column == Strength)
        notes.append(tr("The war follows from the strength."));
    return notes.join(QLatin1Char(' '));
}

// What is entered -----------------------------------------------------------------------------------------

void NationsAgeEnd::ask(int seat, int column)
{
    if (seat < 0 || seat >= m_state.players || column < Books || column > War)
        return;
    if (isDone(seat, column))
        return m_mend(seat, column);
    if (column != m_column)
        return Q_EMIT refused({"nations.tooEarly", {{"phase", nameOf(phaseOf(m_state))}}});
    if (m_state.isFull())
        return Q_EMIT refused({"nations.piecesKept", {}});
    m_touches.at(column == Famine ? PencilKind::Met : PencilKind::Seat, seat);
}

} // namespace pegsheet::app
