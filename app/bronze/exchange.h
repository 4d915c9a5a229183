// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/pencil.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// With whom something can be exchanged.
struct BronzePartner
{
    Q_GADGET
    QML_VALUE_TYPE(bronzePartner)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// -1 for the own ships.
    Q_PROPERTY(int seat MEMBER seat FINAL)

public:
    QString name;
    int seat = -1;

    bool operator==(const BronzePartner &) const = default;
};

/// What the acting player may exchange besides building and buying: trades with the others, swaps and ships, food doubled before
/// the roll. What is offered stands in pencil on the boards.
struct BronzeExchange
{
    Q_GADGET
    QML_VALUE_TYPE(bronzeExchange)
    /// A trade or a swap is possible now.
    Q_PROPERTY(bool open MEMBER open FINAL)
    /// Its button is there: a trade or a swap is possible, or trades belong to these rules and come in this part of the turn.
    Q_PROPERTY(bool offered MEMBER offered FINAL)
    /// With whom: the others in the order of play; own ships last, once there are any.
    Q_PROPERTY(QList<pegsheet::app::BronzePartner> partners MEMBER partners FINAL)
    /// The place among them, and whose sheet that is: -1 for the ships.
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int partner MEMBER partner FINAL)
    /// What would change hands, in a sentence; what to do, while nothing would.
    Q_PROPERTY(QString words MEMBER words FINAL)
    /// The acting player has said yes; the other is asked.
    Q_PROPERTY(bool agreed MEMBER agreed FINAL)
    /// Ships that can be built now (Shipping), and swaps that the ships have left this turn.
    Q_PROPERTY(int shipsInReach MEMBER shipsInReach FINAL)
    Q_PROPERTY(int swapsLeft MEMBER swapsLeft FINAL)
    /// The food after a pottery has doubled it (Preservation); 0 where that is not possible now.
    Q_PROPERTY(int foodPreserved MEMBER foodPreserved FINAL)

public:
    bool open = false;
    bool offered = false;
    QList<BronzePartner> partners;
    int place = -1;
    int partner = -1;
    QString words;
    bool agreed = false;
    int shipsInReach = 0;
    int swapsLeft = 0;
    int foodPreserved = 0;

    bool operator==(const BronzeExchange &) const = default;
};

/// What the pencil exchanges; with the `usual` partner where none is taken yet and there is an exchange with that one.
[[nodiscard]] BronzeExchange exchangeOf(const bronze::State &state, const bronze::Pencil &pencil, int usual,
                                        const QStringList &names);

} // namespace pegsheet::app
