// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/gameplay.h"

#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace pegsheet::tests {

/// What tests of the pages have in common whose rows are those of addGames(): a class of tests calls both of its functions.
class GamePages : public QObject
{
protected:
    static void prepareAll() { setApplicationFont(); }
    void prepareOne() { m_folder = std::make_unique<QTemporaryDir>(); }

    [[nodiscard]] static QString game()
    {
        QFETCH(const QString, game);
        return game;
    }
    [[nodiscard]] QString database(const QString &name) const { return m_folder->filePath(name + QStringLiteral(".db")); }
    /// A table of the row's size and language, with a database of that name.
    [[nodiscard]] Table::Options options(const QString &name = QStringLiteral("matches")) const
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        Table::Options options;
        options.database = database(name);
        options.size = size;
        options.language = language;
        return options;
    }
    /// Another program on the same file, as after a kill: the first one is still there and was not asked to close anything.
    [[nodiscard]] Table::Options killed() const
    {
        Table::Options again = options();
        again.resume = true;
        return again;
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace pegsheet::tests
