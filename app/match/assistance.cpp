// SPDX-License-Identifier: Apache-2.0
#include "app/match/assistance.h"

namespace pegsheet::app {

namespace {

const QString kAssistance = QStringLiteral("assistance");
const QString kHints = QStringLiteral("hints");

} // namespace

QList<int> Assistance::seats() const
{
    QList<int> seats;
    for (qsizetype seat = 0; seat < players.size(); ++seat)
        if (!players.at(seat).isEmpty())
            seats.append(static_cast<int>(seat));
    return seats;
}

// A line a match, with blanks between: its uid, the players by seat with commas between, and where hints are agreed on "hints" and
// the nodes at which one was asked for.
QStringList Assistances::lines() const
{
    return m_read(kAssistance).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

Assistance Assistances::of(const std::string &uid) const
{
    const QString start = QString::fromStdString(uid) + QLatin1Char(' ');
    Assistance assistance;
    for (const QString &line : lines()) {
        if (!line.startsWith(start))
            continue;
        const QStringList parts = line.split(QLatin1Char(' '));
        if (!parts.at(1).isEmpty())
            assistance.players = parts.at(1).split(QLatin1Char(','));
        assistance.hints = parts.value(2) == kHints;
        for (const QString &node : parts.mid(3))
            assistance.hinted.append(node.toInt());
    }
    return assistance;
}

void Assistances::remember(const std::string &uid, const Assistance &assistance)
{
    const QString start = QString::fromStdString(uid) + QLatin1Char(' ');
    QStringList left;
    for (const QString &line : lines())
        if (!line.startsWith(start))
            left.append(line);
    if (!assistance.isNone()) {
        QString line = start + assistance.players.join(QLatin1Char(','));
        if (assistance.hints)
            line += QLatin1Char(' ') + kHints;
        for (const NodeId node : assistance.hinted)
            line += QLatin1Char(' ') + QString::number(node);
        left.prepend(line);
    }
    m_write(kAssistance, left.mid(0, kMost).join(QLatin1Char('\n')));
}

QStringList appPlayers()
{
    QStringList names;
    for (const SimulatedPlayer player : {SimulatedPlayer::Easy, SimulatedPlayer::Fast, SimulatedPlayer::App})
        names.append(QString::fromUtf8(nameOf(player).data(), static_cast<qsizetype>(nameOf(player).size())));
    return names;
}

SimulatedPlayer playerOf(const QString &name)
{
    return fromName<SimulatedPlayer>(name.toStdString()).value_or(SimulatedPlayer::Random);
}

} // namespace pegsheet::app
