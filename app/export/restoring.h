// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/exporting.h"

#include <QUrl>

namespace pegsheet::app {

/// Brings back what was saved: a copy of everything in the place of what is here, which is set aside and can be taken back; or
/// the matches of a history file beside those that are here. Looked at first, then asked.
class Restoring : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// What look() found.
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    /// What is in it, and what is here, in a sentence each.
    Q_PROPERTY(QString there READ there NOTIFY changed FINAL)
    Q_PROPERTY(QString here READ here NOTIFY changed FINAL)
    /// What a copy took the place of is there to be taken back.
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)

public:
    enum Kind { Nothing, Copy, History };
    Q_ENUM(Kind)

    /// Puts that copy in the place of what is open; says where the former file is, or throws storage::Error with all as it was.
    using Replace = std::function<QString(const QString &copy)>;
    /// Matches were added.
    using Added = std::function<void(const std::vector<storage::MatchId> &)>;

    Restoring(Exporting::Library library, Replace replace, Added added, QObject *parent);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString there() const { return m_there; }
    [[nodiscard]] QString here() const;
    [[nodiscard]] bool canTakeBack() const { return !m_former.isEmpty(); }

    /// Looks at a file, and changes nothing of it. False, and told() said why, when it is none that could be brought back.
    Q_INVOKABLE bool look(const QUrl &file);
    /// What was looked at is not wanted.
    Q_INVOKABLE void forget();
    /// Brings back what was looked at. No page may look at a match.
    Q_INVOKABLE bool restore();
    Q_INVOKABLE bool takeBack();

    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    /// A copy stands in the place of what was here.
    void restored();
    /// What was done, or why it could not be, in a sentence.
    void told(const QString &sentence);

private:
    [[nodiscard]] bool lookAtHistory(const QString &file);
    void lookAtCopy(const QString &file);
    bool takeInHistory();
    bool bringBack();
    bool replace(const QString &copy, const QString &done);

    Exporting::Library m_library;
    Replace m_replace;
    Added m_added;
    Kind m_kind = Nothing;
    QString m_file;
    QString m_there;
    QString m_former;
};

} // namespace pegsheet::app
