// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings.h"

#include <QList>
#include <QStringList>
#include <QVariantList>
#include <functional>
#include <optional>

namespace pegsheet::app {

/// Everybody who has played, each with the mark they had last; remembered as the settings are.
class People : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Who played last on this device comes first, then who is in matches that came in: "name", "mark".
    Q_PROPERTY(QVariantList list READ list NOTIFY changed FINAL)

public:
    /// How many people are remembered at most; who has not played for longest is forgotten.
    static constexpr qsizetype kMost = 60;

    /// The names in all matches that are kept.
    using Kept = std::function<QStringList()>;

    People(Settings::Read read, Settings::Write write, Kept kept, QObject *parent);
    /// Reads again what is remembered and kept; call it after that changed.
    void reload();

    [[nodiscard]] QVariantList list() const;
    /// The mark that this person had, or has where only kept matches know the name; -1 for a stranger.
    Q_INVOKABLE int markOf(const QString &name) const;
    /// Whether these are spellings of one person's name.
    Q_INVOKABLE static bool areOne(const QString &name, const QString &other);
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
    [[nodiscard]] static QList<Person>::const_iterator find(const QList<Person> &people, const QString &name);
    [[nodiscard]] const QList<Person> &met() const;

    Settings::Read m_read;
    Settings::Write m_write;
    Kept m_kept;
    QList<Person> m_people;
    mutable std::optional<QList<Person>> m_met; ///< who is in kept matches only; asked for when first needed
};

} // namespace pegsheet::app
