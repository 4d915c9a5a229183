// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"

#include "model/games.h"
#include "tests/qml/pages/sizes.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

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

QString idOf(const GameScript &script)
{
    return QString::fromUtf8(script.game.data(), static_cast<qsizetype>(script.game.size()));
}

} // namespace

const GameScript &gameScript(const QString &game)
{
    const auto scripts = gameScripts();
    return **std::find_if(scripts.begin(), scripts.end(), [&](const GameScript *each) { return idOf(*each) == game; });
}

void addGames(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    const QString only = qEnvironmentVariable("PEGSHEET_GAME");
    constexpr QSize kPhone(360, 640);
    std::vector<QSize> all{kPhone};
    all.insert(all.end(), sizes);
    for (const GameScript *script : gameScripts()) {
        const QString game = idOf(*script);
        if (!only.isEmpty() && only != game)
            continue;
        for (const QSize size : all)
            for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")})
                if (isEveryPairWanted() || (language == QLatin1String("en")) == (size == kPhone))
                    QTest::addRow("%s %dx%d %s", qPrintable(game), size.width(), size.height(), qPrintable(language))
                        << game << size << language;
    }
}

} // namespace pegsheet::tests
