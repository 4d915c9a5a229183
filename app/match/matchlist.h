// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <QAbstractListModel>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// "14:05" today, else the date, in the language in use.
[[nodiscard]] QString whenOf(qint64 secondsSince1970);

/// "14 November", with the year where it is not this one, in the language in use.
[[nodiscard]] QString dayOf(qint64 secondsSince1970);

/// Every match of the database, the last played first.
class MatchList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        MatchIdRole = Qt::UserRole + 1,
        GameNameRole,
        NamesRole,     ///< list of names in seat order
        MarksRole,     ///< list of marks in seat order
        ScoresRole,    ///< list of scores in seat order
        WinnersRole,   ///< list of seats, empty while open
        OverRole,
        PlayerRole,    ///< who acts; -1 once over
        WhenRole,      ///< last touched: the time of today, else the date
        MovesRole,
        ScoringRole    ///< only finished sheets are counted
    };

    explicit MatchList(QObject *parent) : QAbstractListModel(parent) {}

    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    void show(std::vector<storage::MatchEntry> entries);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row as a map of its roles; empty outside the list.
    Q_INVOKABLE QVariantMap row(int place) const;

Q_SIGNALS:
    void countChanged();

private:
    std::vector<storage::MatchEntry> m_entries;
};

} // namespace pegsheet::app
