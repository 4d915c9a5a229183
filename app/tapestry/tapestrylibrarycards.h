// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/usecards.h"
#include "app/tapestry/tapestryview.h"

#include <QList>
#include <QString>
#include <cstdint>
#include <utility>

namespace pegsheet::app {

class TableMatch;

/// Tapestry cards of the table's own out of the card library. What belongs to an expansion is offered in no match.
class TapestryLibraryCards
{
public:
    explicit TapestryLibraryCards(UseCards use) : m_use(std::move(use)) {}

    /// Those that have a name, by which a match knows them, in the order of their names; read again once the library was written to
    /// or speaks another language.
    [[nodiscard]] const QList<tapestryview::OwnCard> &offered();
    /// One of them was played: it counts a use more. Nothing where none has that name.
    void use(const QString &name);

private:
    UseCards m_use;
    QList<tapestryview::OwnCard> m_read;
    QString m_language;
    std::int64_t m_revision = -1;
};

/// Gives a match of Tapestry those of the card library, for as long as it is there.
void takeTapestryCards(TableMatch &match, UseCards use);

} // namespace pegsheet::app
