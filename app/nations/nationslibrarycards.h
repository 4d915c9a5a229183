// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/usecards.h"
#include "app/nations/nationscards.h"

#include <QObject>
#include <map>
#include <string>
#include <utility>
#include <vector>

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
    [[nodiscard]] std::int64_t die(nations::Colour colour) const override;
    void learn(const nations::Tile &tile, const std::optional<std::int64_t> &record) override;
    void learn(int age, const nations::Event &event, const std::optional<std::int64_t> &record) override;
    void remember(const nations::SeenCards &seen) override;

private:
    /// The cards of a kind and age, read again once the library was written to or speaks another language.
    [[nodiscard]] const std::vector<storage::RecordEntry> &offered(std::string_view kind, int age) const;
    void take(const Record &content, const std::optional<std::int64_t> &record);

    UseCards m_use;
    mutable std::map<std::pair<std::string, int>, std::vector<storage::RecordEntry>> m_read;
    mutable QString m_language;
    mutable std::int64_t m_revision = -1;
};

/// Gives a match of Nations those of the card library, for as long as it is there.
void takeNationsCards(TableMatch &match, UseCards use);

} // namespace pegsheet::app
