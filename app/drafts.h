// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet::app {

/// What is begun and not done, by key: small enough to be written after every touch, so that a program that was
/// killed comes back in the middle of it.
///
/// A touch only marks what must be kept; it is written when the events at hand are handled, at the latest when the
/// program is put aside. Its owner flushes before it goes. Drafts carry a version; those of another one are taken for none.
class Drafts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")

public:
    using Read = std::function<QString(const QString &key)>;
    using Write = std::function<bool(const QString &key, const QString &text)>; ///< whether it is written
    using Content = std::function<QVariantMap()>;

    Drafts(Read read, Write write, QObject *parent);

    /// Stores the content under that key, in place of what was there; an empty one removes it.
    Q_INVOKABLE void save(const QString &key, const QVariantMap &content);
    Q_INVOKABLE void forget(const QString &key) { save(key, {}); }
    /// Returns what is stored under that key; empty when nothing is.
    Q_INVOKABLE QVariantMap load(const QString &key);
    /// Returns what was written last, without what still waits to be written.
    [[nodiscard]] QVariantMap written(const QString &key);
    /// As save(), but calls `content` only when it is written.
    void keepLater(const QString &key, const Content &content);
    /// Forgets what waits to be written; call it after the database was exchanged.
    void reload();
    /// Writes everything at once.
    void flush();

private:
    void later();
    [[nodiscard]] QString &known(const QString &key);

    Read m_read;
    Write m_write;
    QHash<QString, QString> m_known; ///< as it is on the disk
    QHash<QString, Content> m_open;
    bool m_waits = false;
};

} // namespace pegsheet::app
