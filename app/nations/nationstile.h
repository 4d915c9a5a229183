// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/tile.h"

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

namespace pegsheet::app {

/// A place for a tile, on a board, beside it or in the offer: the same object goes on showing what lies there.
class NationsTile : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// No tile lies there.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// A Nations.TileKind: of the tile, or that can lie there; -1 where any can.
    Q_PROPERTY(int kind READ kind NOTIFY changed FINAL)
    /// It is the development printed on the board.
    Q_PROPERTY(bool printed READ printed NOTIFY changed FINAL)
    /// Empty where the tile was given none.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// 0 where it is not said.
    Q_PROPERTY(int age READ age NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    /// What building it costs; of wonders only.
    Q_PROPERTY(int stone READ stone NOTIFY changed FINAL)
    /// A wonder that is built.
    Q_PROPERTY(bool built READ built NOTIFY changed FINAL)
    /// What it brings: a Nations.Colour a die, a Nations.Chit a chit.
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> chits READ chits NOTIFY changed FINAL)
    /// All of it, as a sentence's part: "Development, 2 red dice, 3 points".
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)
    /// The table corrected what lies there.
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed FINAL)
    /// It came by the last move.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)

public:
    /// What lies there.
    struct View
    {
        nations::Place tile;
        std::optional<nations::TileKind> kind;   ///< of a place without a tile: what can lie there
        std::optional<nations::Printed> printed; ///< of a place without a tile: what is printed there
        bool built = false;
        bool corrected = false;
        bool fresh = false;

        bool operator==(const View &) const = default;
    };

    explicit NationsTile(QObject *parent) : QObject(parent) {}

    [[nodiscard]] const View &view() const { return m_view; }
    [[nodiscard]] bool empty() const { return !m_view.tile && !m_view.printed; }
    [[nodiscard]] int kind() const;
    [[nodiscard]] bool printed() const { return !m_view.tile && m_view.printed; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] int age() const { return m_view.tile ? m_view.tile->age : 0; }
    [[nodiscard]] int points() const { return m_view.tile ? m_view.tile->points : 0; }
    [[nodiscard]] int stone() const { return m_view.tile ? m_view.tile->stone : 0; }
    [[nodiscard]] bool built() const { return m_view.built; }
    [[nodiscard]] QList<int> dice() const;
    [[nodiscard]] QList<int> chits() const;
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] bool corrected() const { return m_view.corrected; }
    [[nodiscard]] bool fresh() const { return m_view.fresh; }

    /// Shows what lies there; tells its bindings only where it differs.
    void show(const View &view);
    /// Names changed with the language.
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] nations::Gains gains() const;

    View m_view;
};

} // namespace pegsheet::app
