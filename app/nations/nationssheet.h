// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationspool.h"
#include "app/nations/nationstile.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// What some of a player's points came from.
struct NationsLedgerRow
{
    Q_GADGET
    QML_VALUE_TYPE(nationsLedgerRow)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

public:
    QString title;
    QString detail;
    int points = 0;

    bool operator==(const NationsLedgerRow &) const = default;
};

/// One player's board and what lies beside it.
struct NationsSheet
{
    Q_GADGET
    QML_VALUE_TYPE(nationsSheet)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// Colour and shape of the player.
    Q_PROPERTY(int mark MEMBER mark FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// It is this player's turn.
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(bool passed MEMBER passed FINAL)
    /// In the turn order, from 1; of a finished sheet 0 where it is not said.
    Q_PROPERTY(int place MEMBER place FINAL)
    /// On the victory point track, and on the tiles; all of them, as if the match ended now.
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int tilePoints MEMBER tilePoints FINAL)
    Q_PROPERTY(int total READ total FINAL)
    /// On the book track.
    Q_PROPERTY(int books MEMBER books FINAL)
    /// Always five.
    Q_PROPERTY(QList<pegsheet::app::NationsTile> developments MEMBER developments FINAL)
    Q_PROPERTY(pegsheet::app::NationsTile advisor MEMBER advisor FINAL)
    /// Under construction.
    Q_PROPERTY(pegsheet::app::NationsTile wonder MEMBER wonder FINAL)
    /// Colonies, then built wonders.
    Q_PROPERTY(QList<pegsheet::app::NationsTile> beside MEMBER beside FINAL)
    /// All that lies before the player, a Nations.Colour a die, a Nations.Chit a chit.
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QList<int> chits MEMBER chits FINAL)
    /// Where every piece is kept: the dice as they lie, those still to be rolled, the chits; and what is used.
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> available MEMBER available FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> used MEMBER used FINAL)
    /// Where every piece is kept and other ones lie there than the tiles say, since something was corrected: a sentence; else
    /// empty.
    Q_PROPERTY(QString amiss MEMBER amiss FINAL)
    /// What the points came from.
    Q_PROPERTY(QList<pegsheet::app::NationsLedgerRow> ledger MEMBER ledger FINAL)
    /// Rerolls still available in this age.
    Q_PROPERTY(int rerolls MEMBER rerolls FINAL)
    /// It is this player's turn and the wonder can be built in it.
    Q_PROPERTY(bool canBuild MEMBER canBuild FINAL)
    /// Where only finished sheets are counted: it has been entered.
    Q_PROPERTY(bool entered MEMBER entered FINAL)
    /// Every tile is known; an age played without leaves it open, and so does a finished sheet.
    Q_PROPERTY(bool tilesKnown MEMBER tilesKnown FINAL)
    /// The table corrected the book marker, the points of some age.
    Q_PROPERTY(bool booksCorrected MEMBER booksCorrected FINAL)
    Q_PROPERTY(bool pointsCorrected MEMBER pointsCorrected FINAL)

public:
    int seat = 0;
    int mark = 0;
    QString name;
    bool acting = false;
    bool passed = false;
    int place = 0;
    int points = 0;
    int tilePoints = 0;
    int books = 0;
    QList<NationsTile> developments;
    NationsTile advisor;
    NationsTile wonder;
    QList<NationsTile> beside;
    QList<int> dice;
    QList<int> chits;
    QList<NationsPiece> available;
    QList<NationsPiece> used;
    QString amiss;
    QList<NationsLedgerRow> ledger;
    int rerolls = 0;
    bool canBuild = false;
    bool entered = false;
    bool tilesKnown = false;
    bool booksCorrected = false;
    bool pointsCorrected = false;

    [[nodiscard]] int total() const { return points + tilePoints; }

    bool operator==(const NationsSheet &) const = default;
};

namespace nationsview {

/// By seat; names and marks are those of the players.
[[nodiscard]] QList<NationsSheet> sheets(const Shown &shown, const QStringList &names, const QList<int> &marks);

} // namespace nationsview

} // namespace pegsheet::app
