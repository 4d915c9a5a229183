// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// Points of one player that are counted at the table at the end: those on tiles that are not known, or a whole final score.
struct NationsTallyRow
{
    Q_GADGET
    QML_VALUE_TYPE(nationsTallyRow)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// A kind of points each: what it is called, the number as its detail (empty: not said), and whether it is asked for; its touch
    /// asks for it.
    Q_PROPERTY(QList<pegsheet::app::AnswerKey> fields MEMBER fields FINAL)
    /// Asks for the same kind of points of this player.
    Q_PROPERTY(pegsheet::app::AnswerKey key MEMBER key FINAL)
    /// As far as they are said.
    Q_PROPERTY(int total MEMBER total FINAL)
    /// All of them are entered, or known.
    Q_PROPERTY(bool done MEMBER done FINAL)

public:
    int seat = 0;
    QList<AnswerKey> fields;
    AnswerKey key;
    int total = 0;
    bool done = false;

    bool operator==(const NationsTallyRow &) const = default;
};

namespace nationsview {

/// Points that are counted at the end, by seat; none at any other step.
[[nodiscard]] QList<NationsTallyRow> tally(const nations::State &state, const nations::Pencil &pencil);
/// "David: points on the track?"
[[nodiscard]] QString tallyQuestion(const nations::State &state, const nations::Pencil &pencil, const QStringList &names);
/// What a field of somebody's points is called, with the number that a touch says: "Colonies 12".
[[nodiscard]] QString sumName(const nations::State &state, const Touch &touch);
/// Of that player, as far as they are said.
[[nodiscard]] int tallyTotal(const nations::State &state, const nations::Pencil &pencil, int seat);

} // namespace nationsview

} // namespace pegsheet::app
