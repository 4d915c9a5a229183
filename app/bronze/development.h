// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// A development on one player's sheet.
class BronzeDevelopment : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a sheet")
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY languageChanged FINAL)
    /// What it does, in a few words.
    Q_PROPERTY(QString effect READ effect NOTIFY languageChanged FINAL)
    Q_PROPERTY(int cost READ cost CONSTANT FINAL)
    Q_PROPERTY(int points READ points CONSTANT FINAL)

    Q_PROPERTY(bool owned READ owned NOTIFY changed FINAL)
    /// Bought by the last move.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)
    /// It can be bought now.
    Q_PROPERTY(bool legal READ legal NOTIFY offerChanged FINAL)
    /// It is picked and being paid for.
    Q_PROPERTY(bool chosen READ chosen NOTIFY offerChanged FINAL)
    /// Coins short of the price, were everything paid; 0 when it is within reach or it is not this player's turn.
    Q_PROPERTY(int missing READ missing NOTIFY offerChanged FINAL)
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed FINAL)

public:
    /// What stands on the sheet.
    struct View
    {
        bool owned = false;
        bool fresh = false;
        bool corrected = false;

        bool operator==(const View &) const = default;
    };
    /// What the turn allows: it changes with every step, for all of them at once.
    struct Offer
    {
        bool legal = false;
        bool chosen = false;
        int missing = 0;

        bool operator==(const Offer &) const = default;
    };

    BronzeDevelopment(const bronze::State &state, bronze::Development development, QObject *parent);

    [[nodiscard]] bronze::Development development() const { return m_development; }
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString effect() const;
    [[nodiscard]] int cost() const { return m_cost; }
    [[nodiscard]] int points() const { return m_points; }
    [[nodiscard]] bool owned() const { return m_view.owned; }
    [[nodiscard]] bool fresh() const { return m_view.fresh; }
    [[nodiscard]] bool legal() const { return m_offer.legal; }
    [[nodiscard]] bool chosen() const { return m_offer.chosen; }
    [[nodiscard]] int missing() const { return m_offer.missing; }
    [[nodiscard]] bool corrected() const { return m_view.corrected; }

    void show(const View &view, const Offer &offer);

Q_SIGNALS:
    void changed();
    void offerChanged();
    void languageChanged();

private:
    bronze::Development m_development;
    bronze::Variant m_variant;
    bool m_isAlone;
    int m_cost;
    int m_points;
    View m_view;
    Offer m_offer;
};

} // namespace pegsheet::app
