// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/background.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>

namespace pegsheet::app {

/// Copies of the database: made in the background while all is well, offered when it is not.
class Rescue : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The sound copies beside a database that is damaged or missing, the latest first, each "21 November, 14:05 · 23 matches";
    /// empty while all is well.
    Q_PROPERTY(QStringList copies READ copies NOTIFY changed FINAL)
    /// Whether the database is damaged; what can still be read of it may then be looked at.
    Q_PROPERTY(bool damaged READ damaged NOTIFY changed FINAL)
    /// Whether the database is not there, and copies of it are.
    Q_PROPERTY(bool missing READ missing NOTIFY changed FINAL)
    /// Whether what is shown was read from a damaged database: nothing of it can be changed.
    Q_PROPERTY(bool isSearching READ isSearching NOTIFY changed FINAL)

public:
    enum Trouble { None, Damaged, Missing };
    using Use = std::function<bool(const std::filesystem::path &copy)>;
    using Look = std::function<bool()>;

    /// `use` puts a copy in the place of the database, `look` opens what can be read of it; whether it was possible.
    Rescue(std::filesystem::path file, Use use, Look look, QObject *parent);
    ~Rescue() override;

    [[nodiscard]] QStringList copies() const;
    [[nodiscard]] bool damaged() const { return m_trouble == Damaged; }
    [[nodiscard]] bool missing() const { return m_trouble == Missing; }
    [[nodiscard]] bool isSearching() const { return m_isSearching; }

    /// Sets what is wrong with the database, or that it is sound again (None).
    void setTrouble(Trouble trouble);
    /// Sets today's copy beside the database, in the background; where that is found damaged, foundDamage() says so.
    void keepCopy();
    void retranslate() { Q_EMIT changed(); }

    /// Puts the copy at that place of copies in the place of the database, which is set aside.
    Q_INVOKABLE void useCopy(int place);
    /// Shows what can still be read of the damaged database.
    Q_INVOKABLE void lookAtRest();

Q_SIGNALS:
    void changed();
    void foundDamage();
    /// The copy of the day was made, or need not be.
    void copyKept(bool made);

private:
    struct Copy
    {
        std::filesystem::path file;
        qint64 madeAt = 0;
        int matches = 0;
    };

    std::filesystem::path m_file;
    Use m_use;
    Look m_look;
    QList<Copy> m_copies;
    Trouble m_trouble = None;
    bool m_isSearching = false;
    bool m_isKeeping = false;
    std::atomic<bool> m_isOver = false;
    BackgroundLine m_background; ///< the last: it ends first, without a copy if it must
};

} // namespace pegsheet::app
