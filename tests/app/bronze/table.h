// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/application.h"
#include "app/bronze/bronzematch.h"
#include "app/text/language.h"
#include "tests/app/bronze/touches.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <optional>

/// A table for the tests of the view models: a database in a folder of its own, and matches in it.
namespace pegsheet::app {

class Table
{
public:
    Table() { library.emplace(path()); }

    [[nodiscard]] std::filesystem::path path() const { return {folder.filePath(QStringLiteral("matches.db")).toStdU16String()}; }

    std::unique_ptr<BronzeMatch> begin(bool realDice, int players = 2, const char *variant = "", const Object &options = {},
                                       const char *mode = "play")
    {
        Setup setup;
        setup.variant = variant;
        setup.options = options;
        for (const char *name : {"Ada", "Ben", "Cleo", "Dov"})
            if (static_cast<int>(setup.players.size()) < players)
                setup.players.emplace_back(name);
        setup.mode = mode;
        MaybeRefusal refusal;
        return std::make_unique<BronzeMatch>(Session::begin(*findGame("bronze"), setup, &*library, refusal), realDice, nullptr);
    }

    std::unique_ptr<BronzeMatch> open(storage::MatchId id, bool realDice)
    {
        MaybeRefusal refusal;
        return std::make_unique<BronzeMatch>(Session::open(*library, id, refusal), realDice, nullptr);
    }

    QTemporaryDir folder;
    std::optional<storage::Library> library;
};

/// The match that is open in a program.
inline BronzeMatch *openMatch(const Application &application)
{
    return static_cast<BronzeMatch *>(application.match());
}

/// Enters real dice, one touch a die, and collects.
inline void collect(BronzeMatch &match, std::initializer_list<const char *> faces)
{
    for (const char *face : faces)
        enterFace(match, QString::fromLatin1(face));
    match.primary();
    match.dismissNews();
}

/// A correction as the page makes it.
inline bool correct(BronzeMatch &match, int player, const char *key, const QVariant &value)
{
    return match.correct(player, {{QString::fromLatin1(key), value}}, {});
}

/// The one with that key; a default one where there is none.
template <typename T>
[[nodiscard]] T withKey(const QList<T> &list, const char *key)
{
    for (const T &each : list)
        if (each.key == QLatin1String(key))
            return each;
    return {};
}

inline BronzeBuilding building(BronzeMatch &match, int seat, const char *key)
{
    const BronzeSheet sheet = match.sheets().at(seat);
    return withKey(sheet.cities + sheet.monuments, key);
}

inline BronzeDevelopment development(BronzeMatch &match, int seat, const char *key)
{
    return withKey(match.sheets().at(seat).developments, key);
}

inline BronzePegRow row(BronzeMatch &match, int seat, int place)
{
    return match.sheets().at(seat).goods.at(place);
}

inline BronzeDie *die(BronzeMatch &match, int place)
{
    auto list = match.tray()->dice();
    return list.at(&list, place);
}

} // namespace pegsheet::app
