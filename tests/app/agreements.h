// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/gametable.h"

#include <QMap>

namespace pegsheet::tests {

/// Remembers what is written of the agreement of a game, as the database does.
struct Agreements
{
    const char *game;
    QMap<QString, QString> texts = {};

    /// What is agreed on by what was remembered so far.
    [[nodiscard]] std::unique_ptr<app::Agreement> agreement()
    {
        return std::make_unique<app::Agreement>(
            *app::gameTable(game).setup, [this](const QString &key) { return texts.value(key); },
            [this](const QString &key, const QString &text) { texts.insert(key, text); });
    }
};

/// The ids of the options that are offered.
inline QStringList offered(app::Agreement &agreement)
{
    QStringList keys;
    auto options = agreement.options();
    for (qsizetype place = 0; place < options.count(&options); ++place)
        if (options.at(&options, place)->offered())
            keys.append(options.at(&options, place)->key());
    return keys;
}

/// The set-up of a match of two by that agreement.
inline Setup filled(const app::Agreement &agreement)
{
    Setup setup;
    setup.players = {"Ada", "Ben"};
    agreement.fill(setup);
    return setup;
}

} // namespace pegsheet::tests
