// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/pencil.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// What a development is paid with: coins, a row of goods, or food.
struct BronzeSource
{
    Q_GADGET
    QML_VALUE_TYPE(bronzeSource)
    /// "coins", a good, or "food".
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int amount MEMBER amount FINAL)

public:
    QString key;
    QString label;
    int amount = 0;

    bool operator==(const BronzeSource &) const = default;
};

/// A payment that loses as little as any other.
struct BronzePayment
{
    Q_GADGET
    QML_VALUE_TYPE(bronzePayment)
    /// "7 coins, 9 pottery".
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString label;
    bool chosen = false;

    bool operator==(const BronzePayment &) const = default;
};

/// The development picked to buy, and what it is paid with.
struct BronzePurchase
{
    Q_GADGET
    QML_VALUE_TYPE(bronzePurchase)
    /// One is picked.
    Q_PROPERTY(bool active MEMBER active FINAL)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(int cost MEMBER cost FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    /// What is given so far, coins included; what is short of the price; what is too much and lost.
    Q_PROPERTY(int paid MEMBER paid FINAL)
    Q_PROPERTY(int missing MEMBER missing FINAL)
    Q_PROPERTY(int over MEMBER over FINAL)
    /// The most that could be given: the length of the bar.
    Q_PROPERTY(int power MEMBER power FINAL)
    /// What it is paid with, in order.
    Q_PROPERTY(QList<pegsheet::app::BronzeSource> sources MEMBER sources FINAL)
    /// Payments that lose as little as the cheapest. Touch one to take it.
    Q_PROPERTY(QList<pegsheet::app::BronzePayment> alternatives MEMBER alternatives FINAL)
    /// Food chosen, and how much there could be (0 without Granaries).
    Q_PROPERTY(int food MEMBER food FINAL)
    Q_PROPERTY(int foodMax MEMBER foodMax FINAL)

public:
    bool active = false;
    QString key;
    QString name;
    QString effect;
    int cost = 0;
    int points = 0;
    int paid = 0;
    int missing = 0;
    int over = 0;
    int power = 0;
    QList<BronzeSource> sources;
    QList<BronzePayment> alternatives;
    int food = 0;
    int foodMax = 0;

    bool operator==(const BronzePurchase &) const = default;
};

/// What the pencil buys.
[[nodiscard]] BronzePurchase purchaseOf(const bronze::State &state, const bronze::Pencil &pencil);

} // namespace pegsheet::app
