// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationslibrarycards.h"

#include "app/nations/library/nationsrecords.h"
#include "app/nations/nationsmatch.h"
#include "app/text/language.h"

#include <algorithm>
#include <string>
#include <utility>

namespace pegsheet::app {

namespace {

constexpr std::size_t kMost = 200; // far more than an age has tiles of a kind

} // namespace

const std::vector<storage::RecordEntry> &NationsLibraryCards::offered(std::string_view kind, int age) const
{
    static const std::vector<storage::RecordEntry> kNothing;
    const std::pair<std::string, int> which{kind, age};
    const QString language = installedLanguage();
    const bool isRead = m_use([&](CardLibrary &cards) {
        const std::int64_t revision = cards.revision();
        if (std::exchange(m_revision, revision) != revision || std::exchange(m_language, language) != language)
            m_read.clear();
        if (!m_read.contains(which))
            m_read.emplace(which,
                           cards.offered({std::string(nations::kGame), which.first, age, {}, language.toStdString()}, kMost));
    });
    const auto found = m_read.find(which);
    return isRead && found != m_read.end() ? found->second : kNothing;
}

std::vector<NationsCards::KnownEvent> NationsLibraryCards::events(int age) const
{
    std::vector<KnownEvent> events;
    for (const storage::RecordEntry &entry : offered("event", age))
        if (const auto event = nations::eventOf(entry.content))
            events.push_back({entry.id.value, *event, QString::fromStdString(entry.content.name)});
    return events;
}

std::vector<NationsCards::KnownTile> NationsLibraryCards::tiles(int age, nations::TileKind kind) const
{
    std::vector<KnownTile> tiles;
    for (const storage::RecordEntry &entry : offered(nameOf(kind), age))
        if (const auto tile = nations::tileOf(entry.content))
            tiles.push_back({entry.id.value, *tile});
    return tiles;
}

std::optional<std::array<nations::DieFace, 6>> NationsLibraryCards::faces(nations::Colour colour) const
{
    for (const storage::RecordEntry &entry : offered("die", 0)) {
        const auto faces = nations::facesOf(entry.content);
        if (faces && nations::kFaces[faces->front()].colour == colour)
            return faces;
    }
    return std::nullopt;
}

std::int64_t NationsLibraryCards::die(nations::Colour colour) const
{
    for (const storage::RecordEntry &entry : offered("die", 0)) {
        const Value fields(entry.content.fields);
        const Value *its = fields.find("colour");
        if (its != nullptr && its->text() != nullptr && *its->text() == nameOf(colour))
            return entry.id.value;
    }
    return 0;
}

void NationsLibraryCards::take(const Record &content, const std::optional<std::int64_t> &record)
{
    m_use([&](CardLibrary &cards) {
        if (record)
            (void)cards.use(storage::RecordId{*record});
        else
            cards.took(content);
    });
}

void NationsLibraryCards::learn(const nations::Tile &tile, const std::optional<std::int64_t> &record)
{
    take(nations::recordOf(tile, installedLanguage().toStdString()), record);
}

void NationsLibraryCards::learn(int age, const nations::Event &event, const std::optional<std::int64_t> &record)
{
    take(nations::recordOf(age, event), record);
}

void NationsLibraryCards::remember(const nations::SeenCards &seen)
{
    // Known by a name that a match does not say, or without an age, they are known.
    const auto isTileKnown = [this](const nations::Tile &tile) {
        const std::vector<KnownTile> all = tiles(tile.age, tile.kind);
        return std::any_of(all.begin(), all.end(), [&](KnownTile each) {
            each.tile.age = tile.age;
            return each.tile == tile;
        });
    };
    const auto isEventKnown = [this](const nations::SeenCards::OfAge &dealt) {
        const std::vector<KnownEvent> all = events(dealt.age);
        return std::any_of(all.begin(), all.end(), [&](const KnownEvent &each) { return each.event == dealt.event; });
    };
    std::vector<Record> records;
    for (const nations::Tile &tile : seen.tiles)
        if (!isTileKnown(tile))
            records.push_back(nations::recordOf(tile, installedLanguage().toStdString()));
    for (const nations::SeenCards::OfAge &dealt : seen.events)
        if (!isEventKnown(dealt))
            records.push_back(nations::recordOf(dealt.age, dealt.event));
    if (!records.empty())
        m_use([&](CardLibrary &cards) { cards.learn(records); });
}

void takeNationsCards(TableMatch &match, UseCards use)
{
    auto &nations = static_cast<NationsMatch &>(match);
    nations.setCards(new NationsLibraryCards(std::move(use), &nations));
}

} // namespace pegsheet::app
