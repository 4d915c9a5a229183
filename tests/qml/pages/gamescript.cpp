// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"

#include "model/games.h"

#include <QTest>
#include <algorithm>
#include <array>

namespace pegsheet::tests {

#define GAME(game) const GameScript &game##Script();
PEGSHEET_GAMES(GAME)
#undef GAME

namespace {

std::span<const GameScript *const> gameScripts()
{
#define GAME(game) &game##Script(),
    static const std::array kScripts{PEGSHEET_GAMES(GAME)};
#undef GAME
    return kScripts;
}

} // namespace

const GameScript &gameScript(const QString &game)
{
    const auto scripts = gameScripts();
    return **std::find_if(scripts.begin(), scripts.end(), [&](const GameScript *each) {
        return game == QString::fromUtf8(each->game.data(), static_cast<qsizetype>(each->game.size()));
    });
}

void addGames(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    constexpr QSize kPhone(360, 640);
    for (const GameScript *script : gameScripts()) {
        const QString game = QString::fromUtf8(script->game.data(), static_cast<qsizetype>(script->game.size()));
        QTest::newRow(qPrintable(game)) << game << kPhone << QStringLiteral("en");
        for (const QSize size : sizes)
            QTest::addRow("%s %dx%d", qPrintable(game), size.width(), size.height()) << game << size << QStringLiteral("de");
    }
}

} // namespace pegsheet::tests
