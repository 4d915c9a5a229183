// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/preview.h"
#include "model/bronze/state.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// One figure of what the dice would bring.
class BronzeForecastTile : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a forecast")
    /// "food", "goods", "workers", "coins" or "skull".
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    /// "+3", "2"; why, in a word or two; and whether it does harm.
    Q_PROPERTY(QString amount READ amount NOTIFY changed FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    Q_PROPERTY(bool bad READ bad NOTIFY changed FINAL)

public:
    struct View
    {
        QString amount;
        QString reason;
        bool bad = false;

        bool operator==(const View &) const = default;
    };

    BronzeForecastTile(const QString &key, QObject *parent) : QObject(parent), m_key(key) {}

    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] QString amount() const { return m_view.amount; }
    [[nodiscard]] QString reason() const { return m_view.reason; }
    [[nodiscard]] bool bad() const { return m_view.bad; }

    void show(const View &view);

Q_SIGNALS:
    void changed();

private:
    QString m_key;
    View m_view;
};

/// A row of the acting player's board as the dice would leave it.
class BronzeForecastRow : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a forecast")
    /// "food", or a good.
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    /// The hole the peg stands in, and the one it would stand in.
    Q_PROPERTY(int from READ from NOTIFY changed FINAL)
    Q_PROPERTY(int to READ to NOTIFY changed FINAL)
    /// What would stand there is worth this many coins; -1 for food.
    Q_PROPERTY(int value READ value NOTIFY changed FINAL)

public:
    struct View
    {
        int from = 0;
        int to = 0;
        int value = -1;

        bool operator==(const View &) const = default;
    };

    BronzeForecastRow(const QString &key, QObject *parent) : QObject(parent), m_key(key) {}

    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] int from() const { return m_view.from; }
    [[nodiscard]] int to() const { return m_view.to; }
    [[nodiscard]] int value() const { return m_view.value; }

    void show(const View &view);

Q_SIGNALS:
    void changed();

private:
    QString m_key;
    View m_view;
};

/// What the known dice of a tray would bring if they were kept: figures, the board afterwards, the rest in sentences.
class BronzeForecast : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a tray")
    /// Food, goods, workers, coins, skulls.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeForecastTile> tiles READ tiles CONSTANT FINAL)
    /// Food, then wood to spearheads.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeForecastRow> rows READ rows CONSTANT FINAL)
    /// Feeding, disaster, who would be hit and who is spared by what, in sentences.
    Q_PROPERTY(QString outlook READ outlook NOTIFY changed FINAL)
    /// Something of it does harm.
    Q_PROPERTY(bool bad READ bad NOTIFY changed FINAL)

public:
    explicit BronzeForecast(QObject *parent);

    [[nodiscard]] QQmlListProperty<BronzeForecastTile> tiles();
    [[nodiscard]] QQmlListProperty<BronzeForecastRow> rows();
    [[nodiscard]] QString outlook() const { return m_outlook; }
    [[nodiscard]] bool bad() const { return m_bad; }

    /// Names by seat. Only what differs tells its bindings.
    void show(const bronze::State &state, const bronze::DicePreview &preview, const QStringList &names);

Q_SIGNALS:
    void changed();

private:
    QList<BronzeForecastTile *> m_tiles;
    QList<BronzeForecastRow *> m_rows;
    QString m_outlook;
    bool m_bad = false;
};

} // namespace pegsheet::app
