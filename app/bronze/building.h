// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// A city or a monument on one player's sheet, as it is drawn and touched.
class BronzeBuilding : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a sheet")
    /// The stable identifier ("obelisk"), also the icon's name.
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    /// Among all buildings, from 0.
    Q_PROPERTY(int place READ place CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool city READ city CONSTANT FINAL)
    /// Boxes in all, and how they stand, top row first.
    Q_PROPERTY(int boxes READ boxes CONSTANT FINAL)
    Q_PROPERTY(QList<int> rows READ rows CONSTANT FINAL)
    /// Points for the first to finish it and for those after; 0 for a city.
    Q_PROPERTY(int firstPoints READ firstPoints CONSTANT FINAL)
    Q_PROPERTY(int laterPoints READ laterPoints CONSTANT FINAL)
    /// Not in play at this number of players.
    Q_PROPERTY(bool closed READ closed CONSTANT FINAL)

    /// Boxes ticked in ink, and those on top of them in pencil.
    Q_PROPERTY(int ticked READ ticked NOTIFY changed FINAL)
    Q_PROPERTY(int pencilled READ pencilled NOTIFY offerChanged FINAL)
    /// How many of the ticked boxes the last move brought.
    Q_PROPERTY(int fresh READ fresh NOTIFY changed FINAL)
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    /// Somebody else has taken the first points.
    Q_PROPERTY(bool firstGone READ firstGone NOTIFY changed FINAL)
    /// What a finished monument earned, and whether as the first.
    Q_PROPERTY(int earned READ earned NOTIFY changed FINAL)
    Q_PROPERTY(bool earnedFirst READ earnedFirst NOTIFY changed FINAL)
    /// A worker can be set here now.
    Q_PROPERTY(bool legal READ legal NOTIFY offerChanged FINAL)
    /// The table has corrected it.
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed FINAL)

public:
    /// What stands on the sheet.
    struct View
    {
        int ticked = 0;
        int fresh = 0;
        bool finished = false;
        bool firstGone = false;
        int earned = 0;
        bool earnedFirst = false;
        bool corrected = false;

        bool operator==(const View &) const = default;
    };
    /// What the turn allows, and what is pencilled: it changes with every step, for all of them at once.
    struct Offer
    {
        int pencilled = 0;
        bool legal = false;

        bool operator==(const Offer &) const = default;
    };

    BronzeBuilding(const bronze::State &state, bronze::Target target, QObject *parent);

    [[nodiscard]] bronze::Target target() const { return m_target; }
    [[nodiscard]] int place() const { return static_cast<int>(m_target); }
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool city() const { return bronze::isCity(m_target); }
    [[nodiscard]] int boxes() const { return bronze::boxesOf(m_target); }
    [[nodiscard]] QList<int> rows() const;
    [[nodiscard]] int firstPoints() const { return m_first; }
    [[nodiscard]] int laterPoints() const { return m_later; }
    [[nodiscard]] bool closed() const { return m_closed; }

    [[nodiscard]] int ticked() const { return m_view.ticked; }
    [[nodiscard]] int pencilled() const { return m_offer.pencilled; }
    [[nodiscard]] int fresh() const { return m_view.fresh; }
    [[nodiscard]] bool finished() const { return m_view.finished; }
    [[nodiscard]] bool firstGone() const { return m_view.firstGone; }
    [[nodiscard]] int earned() const { return m_view.earned; }
    [[nodiscard]] bool earnedFirst() const { return m_view.earnedFirst; }
    [[nodiscard]] bool legal() const { return m_offer.legal; }
    [[nodiscard]] bool corrected() const { return m_view.corrected; }

    void show(const View &view, const Offer &offer);

Q_SIGNALS:
    void changed();
    void offerChanged();
    void languageChanged();

private:
    bronze::Target m_target;
    int m_first = 0;
    int m_later = 0;
    bool m_closed = false;
    View m_view;
    Offer m_offer;
};

} // namespace pegsheet::app
