// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/sheet.h"
#include "model/bronze/pencil.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// What the acting player may exchange besides building and buying, as the window shows it: trades with the others, swaps
/// and ships, food doubled before the roll. What is offered stands in pencil on the boards.
class BronzeExchange : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// A trade or a swap is possible now.
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// Its button is there: a trade or a swap is possible, or trades belong to these rules and come in this part of the turn.
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)
    /// With whom: "name" and "seat" of each; own ships last, with the seat -1, once there are any.
    Q_PROPERTY(QVariantList partners READ partners NOTIFY changed FINAL)
    /// The place among them, and whose sheet that is: null for the ships.
    Q_PROPERTY(int place READ place NOTIFY changed FINAL)
    Q_PROPERTY(pegsheet::app::BronzeSheet *partner READ partner NOTIFY changed FINAL)
    /// What would change hands, in a sentence; what to do, while nothing would.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// The acting player has said yes; the other is asked.
    Q_PROPERTY(bool agreed READ agreed NOTIFY changed FINAL)
    /// Ships that can be built now (Shipping), and swaps that the ships have left this turn.
    Q_PROPERTY(int shipsInReach READ shipsInReach NOTIFY changed FINAL)
    Q_PROPERTY(int swapsLeft READ swapsLeft NOTIFY changed FINAL)
    /// The food after a pottery has doubled it (Preservation); 0 where that is not possible now.
    Q_PROPERTY(int foodPreserved READ foodPreserved NOTIFY changed FINAL)

public:
    BronzeExchange(QStringList names, QList<BronzeSheet *> sheets, QObject *parent);

    [[nodiscard]] bool open() const { return m_view.open; }
    [[nodiscard]] bool offered() const { return m_view.offered; }
    [[nodiscard]] QVariantList partners() const;
    [[nodiscard]] int place() const;
    [[nodiscard]] BronzeSheet *partner() const { return withShips() ? nullptr : m_sheets.at(m_view.partner); }
    [[nodiscard]] QString words() const;
    [[nodiscard]] bool agreed() const { return m_view.deal.agreed; }
    [[nodiscard]] int shipsInReach() const { return m_view.shipsInReach; }
    [[nodiscard]] int swapsLeft() const { return m_view.swapsLeft; }
    [[nodiscard]] int foodPreserved() const { return m_view.foodPreserved; }

    /// The seat exchanged with; the own one stands for the ships.
    [[nodiscard]] int seat() const { return m_view.partner; }
    [[nodiscard]] bool withShips() const { return m_view.partner == m_view.acting; }

    /// Shows the state and what is pencilled.
    void show(const bronze::State &state, const bronze::Pencil &pencil);
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    struct View
    {
        bool open = false;
        bool offered = false;
        int acting = 0;
        int partner = 0;
        QList<int> seats; ///< of the partners, in order
        bronze::Deal deal;
        int shipsInReach = 0;
        int swapsLeft = 0;
        int foodPreserved = 0;

        bool operator==(const View &) const = default;
    };

    [[nodiscard]] QString tradeWords() const;
    [[nodiscard]] QString swapWords() const;

    QStringList m_names;
    QList<BronzeSheet *> m_sheets;
    View m_view;
    int m_wanted = 0; ///< the partner taken last, who is shown wherever there is an exchange with that one
};

} // namespace pegsheet::app
