// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationsageend.h"
#include "app/nations/nationsdeal.h"
#include "app/nations/nationspicker.h"
#include "app/nations/nationspool.h"
#include "app/nations/nationstally.h"
#include "app/nations/nationswords.h"
#include "app/text/language.h"
#include "tests/model/nations/table.h"

#include <QSignalSpy>
#include <QTest>
#include <functional>
#include <map>
#include <span>
#include <utility>

/// What is entered in Nations, without a window and without a disk: touches on one side, moves on the other.
namespace pegsheet::app {

using namespace nations;

/// A tile that no box has.
[[nodiscard]] inline Tile madeUpTile(TileKind kind, int age, const char *name, Gains gains, int points, int stone = 0)
{
    return {kind,
            usualPrice(kind),
            static_cast<std::uint8_t>(age),
            static_cast<std::uint8_t>(points),
            static_cast<std::uint8_t>(stone),
            gains,
            Label(name)};
}
[[nodiscard]] inline Gains dice(Colour colour, int n)
{
    Gains gains;
    gains.dice[colour] = static_cast<std::uint8_t>(n);
    return gains;
}
[[nodiscard]] inline Gains chits(Chit chit, int n)
{
    Gains gains;
    gains.chits[chit] = static_cast<std::uint8_t>(n);
    return gains;
}

/// A card library with made-up cards.
class MadeUpCards : public NationsCards
{
public:
    [[nodiscard]] std::vector<KnownEvent> events(int) const override { return knownEvents; }
    [[nodiscard]] std::vector<KnownTile> tiles(int age, TileKind kind) const override
    {
        std::vector<KnownTile> found;
        for (const KnownTile &known : knownTiles)
            if (known.tile.age == age && known.tile.kind == kind)
                found.push_back(known);
        return found;
    }
    [[nodiscard]] std::optional<std::array<DieFace, 6>> faces(Colour colour) const override
    {
        const auto found = knownFaces.find(colour);
        return found == knownFaces.end() ? std::nullopt : std::optional(found->second);
    }
    [[nodiscard]] std::int64_t die(Colour colour) const override { return 100 + static_cast<int>(colour); }
    void learn(const Tile &tile, const std::optional<std::int64_t> &record) override
    {
        if (record)
            usedIds.push_back(*record);
        else
            learned.push_back(tile);
    }
    void learn(int age, const Event &event, const std::optional<std::int64_t> &record) override
    {
        if (record)
            usedIds.push_back(*record);
        else
            learnedEvents.emplace_back(age, event);
    }
    void remember(const SeenCards &seen) override { remembered = seen; }

    std::vector<KnownEvent> knownEvents;
    std::vector<KnownTile> knownTiles;
    std::map<Colour, std::array<DieFace, 6>> knownFaces;
    std::vector<std::int64_t> usedIds;
    std::vector<Tile> learned;
    std::vector<std::pair<int, Event>> learnedEvents;
    SeenCards remembered;
};

/// A table at which touches are counted.
class Sitting
{
public:
    explicit Sitting(int players = 2, Object options = {}, const char *mode = "play") : table(players, std::move(options), mode) {}

    [[nodiscard]] const State &state() const { return table.state(); }
    [[nodiscard]] QStringList names() const
    {
        const QStringList all{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dov")};
        return all.first(state().players);
    }
    [[nodiscard]] NationsDeal deal() const { return nationsview::deal(state(), line.pencil(), &cards); }
    [[nodiscard]] NationsPicker picker() const { return nationsview::picker(state(), line.pencil(), &cards, names()); }
    [[nodiscard]] NationsPool pool() const { return nationsview::pool(state(), line.pencil(), &cards); }
    [[nodiscard]] NationsAgeEnd ageEnd() { return nationsview::ageEnd(table.match(), line.pencil(), names()); }
    [[nodiscard]] const Player &player(int seat) const { return table.player(seat); }

    /// Moves that no touch of these tests makes.
    void play(std::initializer_list<std::string_view> lines)
    {
        const int from = table.match().length();
        table.play(lines);
        line.movesMade(table.match(), from);
    }
    void goTo(Step step, int age = 1, int seat = -1)
    {
        const int from = table.match().length();
        table.goTo(step, age, seat);
        line.movesMade(table.match(), from);
    }
    void undo()
    {
        table.match().undo(1);
        line.seeked(table.match());
    }
    /// What undo does to something begun; false where nothing is.
    bool rubOut() { return line.undo(table.match()); }
    /// What is begun at another table like this one.
    void takeUp(const Sitting &other) { (void)line.read(table.match(), other.line.value()); }
    /// As the match makes a touch.
    bool put(const Touch &touch)
    {
        const Line before = line;
        const TouchResult result = line.touch(table.match(), touch);
        if (result.refusal) {
            said = std::string(result.refusal->code);
            return false;
        }
        bool isMade = true;
        if (result.completes) {
            const Pencil pencil = line.pencil();
            const int age = state().age;
            const std::vector<Move> moves = pencil.moves(state());
            isMade = make(moves);
            if (isMade)
                learnFrom(cards, pencil, moves.back(), age);
            else
                line = before;
        }
        return isMade;
    }
    bool put(PencilKind kind, int at = -1, int number = 0) { return put(touchOf(kind, at, number)); }
    bool takeKnown(int place) { return put(picker().known.at(place).key.touch); }
    bool takeSlot(int slot) { return put(PencilKind::Slot, -1, slot); }
    bool setName(const char *name) { return put(touchOf(PencilKind::Name, -1, 0, name)); }
    void touch(const std::function<void()> &touched)
    {
        ++touches;
        touched();
    }
    /// The last move made by touches, as a line.
    [[nodiscard]] std::string last() const { return made.empty() ? std::string() : notation(TheMatch::moveValue(made.back())); }

    Table table;
    Line line;
    MadeUpCards cards;
    int touches = 0;
    std::string said; ///< the last refusal
    std::vector<Move> made;
    bool breaks = false; ///< nothing can be kept: what was made is seen and taken back
    std::function<bool(std::span<const Move>)> make = [this](std::span<const Move> moves) {
        if (breaks) {
            if (!table.match().play(moves.front()))
                table.match().undo(1);
            return false;
        }
        const int from = table.match().length();
        for (const Move &move : moves) {
            if (const auto refusal = table.match().play(move)) {
                said = std::string(refusal->code);
                return false;
            }
            made.push_back(move);
        }
        line.movesMade(table.match(), from);
        return true;
    };
};

} // namespace pegsheet::app
