// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Makes a screen reader say what changed by itself, without moving to it: a notification nobody sees.
///
/// In QML it needs `Accessible.role: Accessible.Notification` and `Accessible.name: said`. Qt 6.4 has no event for
/// announcements: a notification that shows itself is what readers on Linux speak, an alert what others do.
class Announcer : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The words that were said last.
    Q_PROPERTY(QString said READ said NOTIFY saidChanged FINAL)

public:
    explicit Announcer(QQuickItem *parent = nullptr);

    [[nodiscard]] QString said() const { return m_said; }
    /// Says the words, also when they are the same again; does nothing where they are empty.
    Q_INVOKABLE void say(const QString &words);

Q_SIGNALS:
    void saidChanged();

private:
    QString m_said;
};

} // namespace pegsheet
