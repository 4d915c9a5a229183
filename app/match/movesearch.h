// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movelist.h"

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// The moves of a list whose sentence, detail or player have every word that is searched for, in large or small letters, with
/// accents or without; all moves where no word is. It also says with which of the rows shown a round begins.
class MoveSearch : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pegsheet::app::MoveList *list READ list WRITE setList NOTIFY listChanged FINAL)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)
    /// How many moves there are, and how many of them are shown.
    Q_PROPERTY(int total READ total NOTIFY foundChanged FINAL)
    Q_PROPERTY(int found READ found NOTIFY foundChanged FINAL)

public:
    /// Of a row with which a round begins, read from the newest on: which round; else 0.
    enum Role { HeadingRole = Qt::UserRole + 100 };

    explicit MoveSearch(QObject *parent = nullptr);

    [[nodiscard]] MoveList *list() const { return m_list; }
    void setList(MoveList *list);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] int total() const { return m_list == nullptr ? 0 : m_list->rowCount(); }
    [[nodiscard]] int found() const { return rowCount(); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Where that place of the line is shown; -1 where it is not.
    Q_INVOKABLE int rowOf(int place) const;
    /// How many rounds have been played, and where the first move of one is shown.
    Q_INVOKABLE int rounds() const { return m_list == nullptr ? 0 : m_list->rounds(); }
    Q_INVOKABLE int rowOfRound(int round) const;

Q_SIGNALS:
    void listChanged();
    void textChanged();
    void foundChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void tellHeadingBefore(int row);

    MoveList *m_list = nullptr;
    QString m_text;
    QStringList m_words;
};

} // namespace pegsheet::app
