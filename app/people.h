// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings.h"

#include <QList>
#include <QVariantList>

namespace pegsheet::app {

/// Everybody who has played, each with the mark they had last; remembered as the settings are.
class People : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Who played last comes first: "name", "mark".
    Q_PROPERTY(QVariantList list READ list NOTIFY changed FINAL)

public:
    /// How many people are remembered at most; who has not played for longest is forgotten.
    static constexpr qsizetype kMost = 60;

    People(Settings::Read read, Settings::Write write, QObject *parent);
    /// Reads again what is remembered; call it after that changed.
    void reload();

    [[nodiscard]] QVariantList list() const;
    /// The mark that this person had; -1 for a stranger.
    Q_INVOKABLE int markOf(const QString &name) const;
    /// Remembers that these people sat down together, in this order with these marks.
    void played(const QStringList &names, const QList<int> &marks);

Q_SIGNALS:
    void changed();

private:
    struct Person
    {
        QString name;
        int mark = 0;
    };

    void take();

    Settings::Read m_read;
    Settings::Write m_write;
    QList<Person> m_people;
};

} // namespace pegsheet::app
