// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationslibrarycards.h"

#include "app/library/nationsrecords.h"
#include "app/text/language.h"

#include <string>

namespace pegsheet::app {

namespace {

constexpr std::size_t kMost = 200; // far more than an age has tiles of a kind

std::vector<storage::RecordEntry> offered(const UseCards &use, std::string_view kind, int age)
{
    std::vector<storage::RecordEntry> found;
    const RecordWish wish{std::string(nations::kGame), std::string(kind), age, {}, installedLanguage().toStdString()};
    use([&](CardLibrary &cards) { found = cards.offered(wish, kMost); });
    return found;
}

} // namespace

std::vector<NationsCards::KnownEvent> NationsLibraryCards::events(int age) const
{
    std::vector<KnownEvent> events;
    for (const storage::RecordEntry &entry : offered(m_use, "event", age))
        if (const auto event = nations::eventOf(entry.content))
            events.push_back({entry.id.value, *event, QString::fromStdString(entry.content.name)});
    return events;
}

std::vector<NationsCards::KnownTile> NationsLibraryCards::tiles(int age, nations::TileKind kind) const
{
    std::vector<KnownTile> tiles;
    for (const storage::RecordEntry &entry : offered(m_use, nameOf(kind), age))
        if (const auto tile = nations::tileOf(entry.content))
            tiles.push_back({entry.id.value, *tile});
    return tiles;
}

std::optional<std::array<nations::DieFace, 6>> NationsLibraryCards::faces(nations::Colour colour) const
{
    for (const storage::RecordEntry &entry : offered(m_use, "die", 0)) {
        const auto faces = nations::facesOf(entry.content);
        if (faces && nations::kFaces[faces->front()].colour == colour)
            return faces;
    }
    return std::nullopt;
}

void NationsLibraryCards::used(std::int64_t id)
{
    m_use([&](CardLibrary &cards) { (void)cards.use(storage::RecordId{id}); });
}

void NationsLibraryCards::learn(const nations::Tile &tile)
{
    m_use([&](CardLibrary &cards) { cards.took(nations::recordOf(tile, installedLanguage().toStdString())); });
}

void NationsLibraryCards::learn(int age, const nations::Event &event)
{
    m_use([&](CardLibrary &cards) { cards.took(nations::recordOf(age, event)); });
}

} // namespace pegsheet::app
