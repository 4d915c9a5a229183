// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/toldmove.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet::app {

/// The moves of a match from the set-up to the end of the line, newest last: those made, then those undone.
/// Rows are worded when they are looked at, so a match of thousands of moves opens at once.
class MoveList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// How many moves are made; rows from there on are undone.
    Q_PROPERTY(int made READ made NOTIFY madeChanged FINAL)

public:
    enum Role { SeatRole = Qt::UserRole + 1, SentenceRole, DetailRole, CorrectionRole, UndoneRole, RoundRole };

    using Row = ToldMove;
    using Wording = std::function<Row(int place)>;

    MoveList(Wording wording, QObject *parent) : QAbstractListModel(parent), m_wording(std::move(wording)) {}

    [[nodiscard]] int made() const { return m_made; }
    /// The line now has so many moves made and so many in all; those before `unchanged` are as they were.
    void show(int made, int total, int unchanged);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void madeChanged();

private:
    Wording m_wording;
    int m_made = 0;
    int m_total = 0;
};

} // namespace pegsheet::app
