// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// A place for a tile, on a board, beside it or in the offer, and what lies there.
struct NationsTile
{
    Q_GADGET
    QML_VALUE_TYPE(nationsTile)
    /// No tile lies there.
    Q_PROPERTY(bool empty MEMBER empty FINAL)
    /// A Nations.TileKind: of the tile, or that can lie there; -1 where any can.
    Q_PROPERTY(int kind MEMBER kind FINAL)
    /// It is the development printed on the board.
    Q_PROPERTY(bool printed MEMBER printed FINAL)
    /// Empty where the tile was given none.
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    /// What building it costs; of wonders only.
    Q_PROPERTY(int stone MEMBER stone FINAL)
    /// A wonder that is built.
    Q_PROPERTY(bool built MEMBER built FINAL)
    /// What it brings: a Nations.Colour a die, a Nations.Chit a chit.
    Q_PROPERTY(QList<int> dice MEMBER dice FINAL)
    Q_PROPERTY(QList<int> chits MEMBER chits FINAL)
    /// All of it, as a sentence's part: "Development, 2 red dice, 3 points".
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    /// The table corrected what lies there.
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)
    /// It came by the last move.
    Q_PROPERTY(bool fresh MEMBER fresh FINAL)

public:
    bool empty = true;
    int kind = -1;
    bool printed = false;
    QString name;
    int points = 0;
    int stone = 0;
    bool built = false;
    QList<int> dice;
    QList<int> chits;
    QString spoken;
    bool corrected = false;
    bool fresh = false;

    bool operator==(const NationsTile &) const = default;
};

namespace nationsview {

/// What a match shows: the state, the one that what just changed is told from, and what the table corrected.
struct Shown
{
    const nations::State &now;
    const nations::State &before;
    std::vector<CorrectedField> corrected;
};

/// What lies in a place for tiles of that kind.
[[nodiscard]] NationsTile tile(const nations::Place &place, int kind = -1);
/// What lies in that slot of a board.
[[nodiscard]] NationsTile development(const nations::Place &place, int slot);
/// The places of the offer, column by column.
[[nodiscard]] QList<NationsTile> offer(const Shown &shown);
/// Those of the offer of a new age, as far as it is entered.
[[nodiscard]] QList<NationsTile> dealtOffer(const nations::State &state, const nations::Pencil &pencil);

} // namespace nationsview

} // namespace pegsheet::app
