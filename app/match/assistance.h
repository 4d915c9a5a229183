// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings.h"
#include "model/core/line.h"
#include "model/core/simulation.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <utility>

namespace pegsheet::app {

/// What the app does in a match besides keeping it.
struct Assistance
{
    /// By seat who plays it: the name of a player, see playerOf(), or nothing where a person does. Empty where the app plays none.
    QStringList players;
    bool hints = false;   ///< agreed on: may be asked for
    QList<NodeId> hinted; ///< where the match stood when one was asked for

    /// Those that the app plays.
    [[nodiscard]] QList<int> seats() const;
    [[nodiscard]] bool isNone() const { return players.join(QString()).isEmpty() && !hints; }
    bool operator==(const Assistance &) const = default;
};

/// The same of the matches on this device; remembered as the settings are, and in no code: to another tablet a seat of the app is
/// one as any other.
class Assistances
{
public:
    /// Of how many matches it is remembered; those are forgotten to which nothing was added for longest.
    static constexpr qsizetype kMost = 200;

    Assistances(Settings::Read read, Settings::Write write) : m_read(std::move(read)), m_write(std::move(write)) {}

    [[nodiscard]] Assistance of(const std::string &uid) const;
    void remember(const std::string &uid, const Assistance &assistance);

private:
    [[nodiscard]] QStringList lines() const;

    Settings::Read m_read;
    Settings::Write m_write;
};

/// How well the app can play a seat, the weakest first: "easy", "fast", "app".
[[nodiscard]] QStringList appPlayers();
/// The player of that name; Random where the app plays no seat so.
[[nodiscard]] SimulatedPlayer playerOf(const QString &name);

} // namespace pegsheet::app
