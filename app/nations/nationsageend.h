// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/nations/game.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

/// The end of an age as a table: players down, books, famine, strength and war across, filled column by column. What is not decided
/// yet is shown as it would be if nobody else spent anything. Once the age is over its table stands until the next is dealt.
namespace pegsheet::app {

/// What one player did in one step, and what it brought.
struct NationsAgeCell
{
    Q_GADGET
    QML_VALUE_TYPE(nationsAgeCell)
    /// What was spent; of books what they moved the marker up, of war beside what it asked for. Empty: nothing yet.
    Q_PROPERTY(QString text MEMBER text FINAL)
    /// It holds a tick, and whether it is set: enough food.
    Q_PROPERTY(bool isTick MEMBER isTick FINAL)
    Q_PROPERTY(bool met MEMBER met FINAL)
    /// -1 where they are not known.
    Q_PROPERTY(int points MEMBER points FINAL)
    /// Where the book marker stands then; -1 where it is about something else.
    Q_PROPERTY(int to MEMBER to FINAL)
    /// The new place in the turn order, from 1; 0 where it is about something else.
    Q_PROPERTY(int becomes MEMBER becomes FINAL)
    /// It is asked for now; it is entered.
    Q_PROPERTY(bool asked MEMBER asked FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL)
    /// All of it for those who only hear it.
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString text;
    bool isTick = false;
    bool met = false;
    int points = -1;
    int to = -1;
    int becomes = 0;
    bool asked = false;
    bool done = false;
    QString spoken;

    bool operator==(const NationsAgeCell &) const = default;
};

/// The cells of one player.
struct NationsAgeRow
{
    Q_GADGET
    QML_VALUE_TYPE(nationsAgeRow)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// In the turn order, from 1.
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsAgeCell> cells MEMBER cells FINAL)
    /// Points that nothing can change any more.
    Q_PROPERTY(int gained MEMBER gained FINAL)

public:
    int seat = 0;
    int place = 1;
    QList<NationsAgeCell> cells;
    int gained = 0;

    bool operator==(const NationsAgeRow &) const = default;
};

/// The whole table.
struct NationsAgeEnd
{
    Q_GADGET
    QML_VALUE_TYPE(nationsAgeEnd)
    /// The table is that of an age that is over.
    Q_PROPERTY(bool past MEMBER past FINAL)
    /// The column asked for now, from 0; beyond the last where all is done.
    Q_PROPERTY(int column MEMBER column FINAL)
    /// In turn order.
    Q_PROPERTY(QList<pegsheet::app::NationsAgeRow> rows MEMBER rows FINAL)
    /// Whose number is asked for; -1 nobody's: everybody's at once, or none.
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// What decides ties, and what follows by itself.
    Q_PROPERTY(QString note MEMBER note FINAL)

public:
    enum Column { Books, Famine, Strength, War, Done };

    bool past = false;
    int column = Done;
    QList<NationsAgeRow> rows;
    int seat = -1;
    QString note;

    bool operator==(const NationsAgeEnd &) const = default;
};

namespace nationsview {

using TypedMatch = MatchOf<nations::Nations>;

/// The table of the age that ends now, or ended last and the next is not dealt yet.
[[nodiscard]] NationsAgeEnd ageEnd(const TypedMatch &match, const nations::Pencil &pencil, const QStringList &names);
/// "David: unspent strength?"; empty where nothing is asked.
[[nodiscard]] QString ageQuestion(const nations::State &state, const nations::Pencil &pencil, const QStringList &names);
/// The place of the move that filled that cell; -1 where none did.
[[nodiscard]] int moveOfCell(const TypedMatch &match, int seat, int column);
/// Why that cell cannot be asked for now; nothing where it can.
[[nodiscard]] MaybeRefusal refusesCell(const nations::State &state, int column);

} // namespace nationsview

} // namespace pegsheet::app
