// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/pencil.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// The development being bought and how it is paid.
class BronzePurchase : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// Something is picked.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(QString key READ key NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString effect READ effect NOTIFY changed FINAL)
    Q_PROPERTY(int cost READ cost NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    /// What is given so far, coins included; what is short of the price; what is too much and lost.
    Q_PROPERTY(int paid READ paid NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(int over READ over NOTIFY changed FINAL)
    /// The most that could be given: the length of the bar.
    Q_PROPERTY(int power READ power NOTIFY changed FINAL)
    /// What it is paid with, in order: "key" ("coins", a good, "food"), "label", "amount".
    Q_PROPERTY(QVariantList sources READ sources NOTIFY changed FINAL)
    /// Other payments that lose as little: "label", "chosen". Touch one to take it.
    Q_PROPERTY(QVariantList alternatives READ alternatives NOTIFY changed FINAL)
    /// Food chosen, and how much there could be (0 without Granaries).
    Q_PROPERTY(int food READ food NOTIFY changed FINAL)
    Q_PROPERTY(int foodMax READ foodMax NOTIFY changed FINAL)

public:
    explicit BronzePurchase(QObject *parent) : QObject(parent) {}

    [[nodiscard]] bool active() const { return m_pencil.development.has_value(); }
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString effect() const;
    [[nodiscard]] int cost() const;
    [[nodiscard]] int points() const;
    [[nodiscard]] int paid() const;
    [[nodiscard]] int missing() const { return std::max(0, cost() - paid()); }
    [[nodiscard]] int over() const { return std::max(0, paid() - cost()); }
    [[nodiscard]] int power() const;
    [[nodiscard]] QVariantList sources() const;
    [[nodiscard]] QVariantList alternatives() const;
    [[nodiscard]] int food() const { return m_pencil.food; }
    [[nodiscard]] int foodMax() const { return bronze::foodMax(m_state); }

    void show(const bronze::State &state, const bronze::Pencil &pencil);
    /// "7 coins, 9 pottery": a payment in words.
    [[nodiscard]] static QString label(const bronze::State &state, EnumSet<bronze::Good> rows, int food);

Q_SIGNALS:
    void changed();

private:
    bronze::State m_state;
    bronze::Pencil m_pencil;
};

} // namespace pegsheet::app
