// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

namespace pegsheet::app {

/// A row of one player's pegboard: a good, or food.
class BronzePegRow : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a sheet")
    /// "wood" … "metal", or "food"; also the icon's name.
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool isFood READ isFood CONSTANT FINAL)
    /// The last hole, counted from 0.
    Q_PROPERTY(int pegs READ pegs CONSTANT FINAL)
    /// The value under every hole from 0; for food the numbers themselves.
    Q_PROPERTY(QList<int> values READ values CONSTANT FINAL)

    /// The hole the peg stands in.
    Q_PROPERTY(int peg READ peg NOTIFY changed FINAL)
    /// Where it would stand, in pencil; -1 where nothing would change.
    Q_PROPERTY(int pencil READ pencil NOTIFY changed FINAL)
    /// Where it stood before the last move; -1 where that did not move it.
    Q_PROPERTY(int before READ before NOTIFY changed FINAL)
    /// Chosen to pay with, or to discard from.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)
    /// A touch does something now.
    Q_PROPERTY(bool legal READ legal NOTIFY changed FINAL)
    /// What stands there is worth this many coins.
    Q_PROPERTY(int value READ value NOTIFY changed FINAL)
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed FINAL)

public:
    struct View
    {
        int peg = 0;
        int pencil = -1;
        int before = -1;
        bool chosen = false;
        bool legal = false;
        bool corrected = false;

        bool operator==(const View &) const = default;
    };

    /// Nothing for `good` is the food row.
    BronzePegRow(std::optional<bronze::Good> good, QObject *parent);

    [[nodiscard]] std::optional<bronze::Good> good() const { return m_good; }
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isFood() const { return !m_good; }
    [[nodiscard]] int pegs() const;
    [[nodiscard]] QList<int> values() const;
    [[nodiscard]] int peg() const { return m_view.peg; }
    [[nodiscard]] int pencil() const { return m_view.pencil; }
    [[nodiscard]] int before() const { return m_view.before; }
    [[nodiscard]] bool chosen() const { return m_view.chosen; }
    [[nodiscard]] bool legal() const { return m_view.legal; }
    [[nodiscard]] bool corrected() const { return m_view.corrected; }
    [[nodiscard]] int value() const;

    void show(const View &view);

Q_SIGNALS:
    void changed();
    void languageChanged();

private:
    std::optional<bronze::Good> m_good;
    View m_view;
};

} // namespace pegsheet::app
