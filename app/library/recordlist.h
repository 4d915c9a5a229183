// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/records.h"

#include <QAbstractListModel>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <vector>

namespace pegsheet::app {

/// A list model of cards of the library, which are read as far as somebody looks.
class RecordList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        RecordIdRole = Qt::UserRole + 1,
        TitleRole,   ///< its name, or what it is called without one
        KindRole,    ///< in words
        AgeRole,     ///< "Age II"; empty of none
        SaysRole,    ///< what it says, in a part of a sentence
        OriginRole,  ///< where it came from, and how sure that is
        UsesRole,    ///< "used 3 times"
        EditionRole, ///< in words; empty where it makes no difference
        PictureRole, ///< what it looks like, see recordPicture()
        UnsureRole   ///< it is known from the start, but not for sure
    };

    /// Returns at most `count` cards, the first `from` left out.
    using Fetch = std::function<std::vector<storage::RecordEntry>(std::size_t from, std::size_t count)>;

    RecordList(Fetch fetch, QObject *parent) : QAbstractListModel(parent), m_fetch(std::move(fetch)) {}

    /// How many are read so far.
    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    /// Reads anew, as many as were read before.
    void refresh();
    void retranslate();

    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Returns the row as a map of its roles; empty outside the list.
    Q_INVOKABLE QVariantMap row(int place) const;

Q_SIGNALS:
    void countChanged();

private:
    Fetch m_fetch;
    std::vector<storage::RecordEntry> m_entries;
    bool m_isWhole = false;
};

} // namespace pegsheet::app
