// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <optional>

/// Where every die and chit is kept: how dice lie after a roll, and which of them are paid with, spent or rolled again.
namespace pegsheet::app {

/// Dice that show the same, or chits of a kind.
struct NationsPiece
{
    Q_GADGET
    QML_VALUE_TYPE(nationsPiece)
    /// As a touch says it: the faces of dice, then the kinds of chits.
    Q_PROPERTY(int index MEMBER index FINAL)
    /// A Nations.Colour, -1 of a chit; a Nations.Chit, -1 of a die.
    Q_PROPERTY(int colour MEMBER colour FINAL)
    Q_PROPERTY(int chit MEMBER chit FINAL)
    /// What it shows, -1 nothing, and how much of it.
    Q_PROPERTY(int symbol MEMBER symbol FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)
    /// How many there are, and how many of them are taken.
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int taken MEMBER taken FINAL)
    /// One of them may be taken for what is asked.
    Q_PROPERTY(bool usable MEMBER usable FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int index = 0;
    int colour = -1;
    int chit = -1;
    int symbol = -1;
    int n = 0;
    int count = 0;
    int taken = 0;
    bool usable = true;
    QString spoken;

    bool operator==(const NationsPiece &) const = default;
};

/// The dice of a colour that are rolled.
struct NationsRolled
{
    Q_GADGET
    QML_VALUE_TYPE(nationsRolled)
    Q_PROPERTY(int colour MEMBER colour FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    /// How many of them are still to be entered.
    Q_PROPERTY(int missing MEMBER missing FINAL)

public:
    int colour = 0;
    int count = 0;
    int missing = 0;

    bool operator==(const NationsRolled &) const = default;
};

/// What is asked of dice and chits.
struct NationsPool
{
    Q_GADGET
    QML_VALUE_TYPE(nationsPool)
    /// How dice lie is asked; which pieces are taken is asked, and for what: to be rolled again, or spent at the end of an age;
    /// else to pay with.
    Q_PROPERTY(bool rolls READ rolls FINAL)
    Q_PROPERTY(bool takes READ takes FINAL)
    Q_PROPERTY(bool rerolls READ rerolls FINAL)
    Q_PROPERTY(bool spends READ spends FINAL)

    /// By colour, the dice that are rolled; the colour that is asked for now, -1 none, what such a die can show, and what is
    /// entered so far.
    Q_PROPERTY(QList<pegsheet::app::NationsRolled> toRoll MEMBER toRoll FINAL)
    Q_PROPERTY(int colour MEMBER colour FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> faces MEMBER faces FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> entered MEMBER entered FINAL)
    /// Why the app cannot roll them, in a sentence; empty where it can.
    Q_PROPERTY(QString whyNot MEMBER whyNot FINAL)
    /// That is a die of which not all faces are known, and there is a card of it to say them.
    Q_PROPERTY(bool lacksFaces READ lacksFaces FINAL)

    /// What lies before who acts and can be taken.
    Q_PROPERTY(QList<pegsheet::app::NationsPiece> pieces MEMBER pieces FINAL)
    /// "3 gold", "any books"; nothing where dice are rolled again.
    Q_PROPERTY(QString asked MEMBER asked FINAL)
    /// What is asked for and what the taken ones come to; need 0: any number.
    Q_PROPERTY(int need MEMBER need FINAL)
    Q_PROPERTY(int paid MEMBER paid FINAL)
    /// They are enough, and not too many.
    Q_PROPERTY(bool enough MEMBER enough FINAL)
    /// Other choices that would do, in words, and which of them is taken; -1 none of them.
    Q_PROPERTY(QStringList ways MEMBER ways FINAL)
    Q_PROPERTY(int way MEMBER way FINAL)

public:
    enum Mode { Idle, Rolling, Paying, Rerolling, Spending };

    Mode mode = Idle;
    QList<NationsRolled> toRoll;
    int colour = -1;
    QList<NationsPiece> faces;
    QList<NationsPiece> entered;
    QString whyNot;
    qlonglong unknownDie = 0; ///< the card of that die
    QList<NationsPiece> pieces;
    QString asked;
    int need = 0;
    int paid = 0;
    bool enough = false;
    QStringList ways;
    int way = -1;

    [[nodiscard]] bool rolls() const { return mode == Rolling; }
    [[nodiscard]] bool takes() const { return mode >= Paying; }
    [[nodiscard]] bool rerolls() const { return mode == Rerolling; }
    [[nodiscard]] bool spends() const { return mode == Spending; }
    [[nodiscard]] bool lacksFaces() const { return unknownDie != 0; }
    /// The app can roll what is not entered yet.
    [[nodiscard]] bool canRoll() const { return rolls() && whyNot.isEmpty(); }

    bool operator==(const NationsPool &) const = default;
};

namespace nationsview {

[[nodiscard]] NationsPool::Mode poolMode(const nations::State &state, const nations::Pencil &pencil);
/// `cards` is null for a library in which there is nothing.
[[nodiscard]] NationsPool pool(const nations::State &state, const nations::Pencil &pencil, const NationsCards *cards);
/// The part of that which is about a roll.
void addRoll(NationsPool &pool, const nations::State &state, const nations::Pencil &pencil, const NationsCards *cards);
/// The dice entered, and the others rolled by the app: `throws` is a place among six faces. Those of each colour must be known.
[[nodiscard]] nations::Roll rolled(const nations::State &state, const nations::Pencil &pencil, const NationsCards &cards,
                                   const std::function<int()> &throws);
/// What a die of that face shows.
[[nodiscard]] NationsPiece pieceOf(nations::DieFace face);
/// Dice that show nothing and chits, each with how many there are.
[[nodiscard]] QList<NationsPiece> piecesOf(const nations::Gains &gains);

} // namespace nationsview

} // namespace pegsheet::app
