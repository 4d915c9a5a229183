// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/nations/nationscards.h"
#include "app/nations/nationspool.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// A tile that the card library knows.
struct NationsKnownTile
{
    Q_GADGET
    QML_VALUE_TYPE(nationsKnownTile)
    /// Takes it; titled by its name, its detail is all of it for those who only hear it.
    Q_PROPERTY(pegsheet::app::AnswerKey key MEMBER key FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int stone MEMBER stone FINAL)
    /// A Nations.Colour a die, a Nations.Chit a chit.
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QList<int> chits MEMBER chits FINAL)

public:
    AnswerKey key;
    int points = 0;
    int stone = 0;
    QList<int> dice;
    QList<int> chits;

    bool operator==(const NationsKnownTile &) const = default;
};

/// A slot that a development can go to.
struct NationsSlot
{
    Q_GADGET
    QML_VALUE_TYPE(nationsSlot)
    /// What goes back from it, and the same with what lies there for those who cannot see it.
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> back MEMBER back FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    QList<NationsPiece> back;
    QString text;

    bool operator==(const NationsSlot &) const = default;
};

/// The page of a progress tile that is entered: one that is bought, or one of the offer of a new age. Whatever is said last buys.
struct NationsPicker
{
    Q_GADGET
    QML_VALUE_TYPE(nationsPicker)
    Q_PROPERTY(bool open MEMBER open FINAL)
    /// A Nations.TileKind, a development unless another is said; -1 where the tile comes from the offer, or for it, and is not
    /// said.
    Q_PROPERTY(int kind MEMBER kind FINAL)
    /// The place of the offer that it is entered for, from 0; -1 where it is bought.
    Q_PROPERTY(int forPlace MEMBER forPlace FINAL)
    /// How many of each Nations.Colour and Nations.Chit.
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QList<int> chits MEMBER chits FINAL)
    /// -1: not said yet.
    Q_PROPERTY(int points MEMBER points FINAL)
    /// Points are all that is missing: the touch that says them buys.
    Q_PROPERTY(bool pointsBuy MEMBER pointsBuy FINAL)
    /// What building it costs, the row it lies in, the slot that it goes to; 0: not said yet.
    Q_PROPERTY(int stone MEMBER stone FINAL)
    Q_PROPERTY(int row MEMBER row FINAL)
    Q_PROPERTY(int slot MEMBER slot FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// What the card library knows of this age and kind.
    Q_PROPERTY(QList<pegsheet::app::NationsKnownTile> known MEMBER known FINAL)
    /// What the page has to ask for.
    Q_PROPERTY(bool asksDice MEMBER asksDice FINAL)
    Q_PROPERTY(bool asksChits MEMBER asksChits FINAL)
    Q_PROPERTY(bool asksStone MEMBER asksStone FINAL)
    Q_PROPERTY(bool asksRow MEMBER asksRow FINAL)
    Q_PROPERTY(bool asksSlot MEMBER asksSlot FINAL)
    /// The offer of the age is kept: the tile is chosen there; at which place, or -1.
    Q_PROPERTY(bool fromOffer MEMBER fromOffer FINAL)
    Q_PROPERTY(int offered MEMBER offered FINAL)
    /// The slots of the board, the first one first; none where none is asked for.
    Q_PROPERTY(QList<pegsheet::app::NationsSlot> slots MEMBER slotList FINAL)
    Q_PROPERTY(bool canFinish MEMBER canFinish FINAL)
    /// "Anna · Age III"
    Q_PROPERTY(QString title MEMBER title FINAL)
    /// "Development: 2 red dice, 3 points"; empty while there is nothing to say.
    Q_PROPERTY(QString preview MEMBER preview FINAL)
    /// What is still to be said before it can be bought; empty where nothing is.
    Q_PROPERTY(QString missing MEMBER missing FINAL)
    /// What it costs, what goes back and when it can be used.
    Q_PROPERTY(QString note MEMBER note FINAL)

public:
    bool open = false;
    int kind = -1;
    int forPlace = -1;
    QList<int> dice;
    QList<int> chits;
    int points = -1;
    bool pointsBuy = false;
    int stone = 0;
    int row = 0;
    int slot = 0;
    QString name;
    QList<NationsKnownTile> known;
    bool asksDice = false;
    bool asksChits = false;
    bool asksStone = false;
    bool asksRow = false;
    bool asksSlot = false;
    bool fromOffer = false;
    int offered = -1;
    QList<NationsSlot> slotList;
    bool canFinish = false;
    QString title;
    QString preview;
    QString missing;
    QString note;

    bool operator==(const NationsPicker &) const = default;
};

namespace nationsview {

/// `cards` is null for a library in which there is nothing.
[[nodiscard]] NationsPicker picker(const nations::State &state, const nations::Pencil &pencil, const NationsCards *cards,
                                   const QStringList &names);

} // namespace nationsview

} // namespace pegsheet::app
