// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

namespace pegsheet::app {

/// A die as it lies in the tray. The model knows dice only as a multiset; their places are the tray's.
class BronzeDie : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a tray")
    /// Part of this turn's dice.
    Q_PROPERTY(bool shown READ shown NOTIFY changed FINAL)
    /// "food", "good", "skull", "workers", "choice", "coins", or empty while it is not known.
    Q_PROPERTY(QString face READ face NOTIFY changed FINAL)
    Q_PROPERTY(QString faceName READ faceName NOTIFY changed FINAL)
    /// It will be rolled again with the next roll.
    Q_PROPERTY(bool rollsAgain READ rollsAgain NOTIFY changed FINAL)
    /// A skull: it stays.
    Q_PROPERTY(bool locked READ locked NOTIFY changed FINAL)
    /// For a choice die: it gives food, else workers.
    Q_PROPERTY(bool asFood READ asFood NOTIFY changed FINAL)
    /// It lies as the table corrected it.
    Q_PROPERTY(bool corrected READ corrected NOTIFY changed FINAL)
    /// It was among those rolled again last, until a die is touched.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)

public:
    struct View
    {
        bool shown = false;
        std::optional<bronze::Face> face;
        bool rollsAgain = false;
        bool locked = false;
        bool asFood = false;
        bool corrected = false;
        bool fresh = false;

        bool operator==(const View &) const = default;
    };

    explicit BronzeDie(QObject *parent) : QObject(parent) {}

    [[nodiscard]] const View &view() const { return m_view; }
    [[nodiscard]] bool shown() const { return m_view.shown; }
    [[nodiscard]] QString face() const;
    [[nodiscard]] QString faceName() const;
    [[nodiscard]] bool rollsAgain() const { return m_view.rollsAgain; }
    [[nodiscard]] bool locked() const { return m_view.locked; }
    [[nodiscard]] bool asFood() const { return m_view.asFood; }
    [[nodiscard]] bool corrected() const { return m_view.corrected; }
    [[nodiscard]] bool fresh() const { return m_view.fresh; }

    void show(const View &view);

Q_SIGNALS:
    void changed();

private:
    View m_view;
};

} // namespace pegsheet::app
