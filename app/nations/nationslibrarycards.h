// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/usecards.h"
#include "app/nations/nationscards.h"

#include <QObject>

namespace pegsheet::app {

class TableMatch;

/// The cards of a match out of the card library. What belongs to an expansion is offered in no match.
class NationsLibraryCards : public QObject, public NationsCards
{
    Q_OBJECT

public:
    NationsLibraryCards(UseCards use, QObject *parent) : QObject(parent), m_use(std::move(use)) {}

    [[nodiscard]] std::vector<KnownEvent> events(int age) const override;
    [[nodiscard]] std::vector<KnownTile> tiles(int age, nations::TileKind kind) const override;
    [[nodiscard]] std::optional<std::array<nations::DieFace, 6>> faces(nations::Colour colour) const override;
    void used(std::int64_t id) override;
    void learn(const nations::Tile &tile) override;
    void learn(int age, const nations::Event &event) override;

private:
    UseCards m_use;
};

} // namespace pegsheet::app
