// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/statefields.h"
#include "model/tapestry/cardfields.h"
#include "model/tapestry/cityfields.h"
#include "model/tapestry/matfields.h"
#include "model/tapestry/queue.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace pegsheet::tapestry {

/// The own tokens on one track: their spaces, 0 is the start, the furthest first.
class Tokens
{
public:
    static constexpr int kMost = 4;
    static constexpr Range kNumbers{0, kSpaces};

    constexpr Tokens() : m_spaces{0, kNone, kNone, kNone} {}

    [[nodiscard]] constexpr int count() const
    {
        return static_cast<int>(std::find(m_spaces.begin(), m_spaces.end(), kNone) - m_spaces.begin());
    }
    /// From 0 to count() - 1.
    [[nodiscard]] constexpr int operator[](int place) const { return m_spaces[static_cast<std::size_t>(place)]; }
    /// Where the furthest is; -1 where there is none.
    [[nodiscard]] constexpr int furthest() const { return m_spaces[0] == kNone ? -1 : m_spaces[0]; }
    [[nodiscard]] constexpr bool has(int space) const
    {
        return std::find(m_spaces.begin(), m_spaces.end(), static_cast<std::uint8_t>(space)) != m_spaces.end();
    }
    /// Bit of each space, 0 to 12, on which one is.
    [[nodiscard]] constexpr std::uint32_t spaces() const
    {
        std::uint32_t bits = 0;
        for (const std::uint8_t space : m_spaces)
            if (space != kNone)
                bits |= 1U << space;
        return bits;
    }
    constexpr void clear() { m_spaces.fill(kNone); }
    /// Adds one; there must be fewer than kMost.
    constexpr bool add(int space)
    {
        std::size_t place = static_cast<std::size_t>(count());
        for (; place > 0 && m_spaces[place - 1] < space; --place)
            m_spaces[place] = m_spaces[place - 1];
        m_spaces[place] = static_cast<std::uint8_t>(space);
        return true;
    }
    /// Takes one away that is there.
    constexpr void remove(int space)
    {
        auto place = std::find(m_spaces.begin(), m_spaces.end(), static_cast<std::uint8_t>(space));
        std::copy(place + 1, m_spaces.end(), place);
        m_spaces.back() = kNone;
    }
    constexpr bool operator==(const Tokens &) const = default;

private:
    static constexpr std::uint8_t kNone = 255;

    std::array<std::uint8_t, kMost> m_spaces;
};

/// Points by source and by the era in which they came: how many income turns their player had begun.
using Ledger = Per<std::array<std::int16_t, kIncomes + 1>, Source>;
void hashInto(Hasher &hasher, const Ledger &ledger);

/// A player: resources, tokens, the income mat, and what lies beside it.
struct Player
{
    std::int16_t vp = 0; ///< all of the ledger
    std::uint8_t incomes = 0;
    bool finished = false;
    Amounts<Resource> resources;
    Per<Tokens, Track> tracks;
    EnumSet<Track> ends; ///< tracks whose end was reached
    bool singularity = false;
    Per<std::uint8_t, Building> open{{1, 1, 1, 1}}; ///< slots that nothing covers
    std::uint8_t tiles = 0;
    std::uint8_t space = 0;     ///< tiles that are not explored
    std::uint16_t explored = 0; ///< bit of each space tile, from 1
    std::uint8_t tapestry = 0;  ///< cards in hand
    std::uint8_t played = 0;    ///< cards on the mat, covered ones too
    Per<std::uint8_t, TechRow> techs;
    std::uint8_t control = 1;
    std::uint8_t outposts = kOutposts - kStartOutposts; ///< in the supply
    std::uint8_t toppled = 0;                           ///< opponents' outposts that this player toppled and that still lie
    std::uint8_t lines = 0;                             ///< of a city that is kept it follows from that, and so do the districts
    std::uint8_t districts = 0;
    std::uint8_t civilizations = 1;
    Ledger ledger;
    City city;
    // Where cards are known by name; `techs` and `played` follow from them.
    TechCards techCards;
    Mat mat;
    ActingCards acting;
    std::uint8_t barred = 0; ///< bit of each track on which no own step goes on; it follows from locks and from what is in force

    [[nodiscard]] constexpr int techCount() const { return techs[TechRow::Bottom] + techs[TechRow::Middle] + techs[TechRow::Top]; }
    [[nodiscard]] constexpr int built(Building building) const { return open[building] - 1; }
    /// Whether one of the kind is still on the income mat.
    [[nodiscard]] constexpr bool isLeft(Building building) const { return open[building] < kSlots; }
    /// Looks again at what is complete in a city that is kept.
    void countCity();
    /// Looks again at how many cards there are.
    void countCards();
    constexpr bool operator==(const Player &) const = default;
};

/// What was agreed, as far as the rules ask for it.
struct Agreed
{
    bool cheaperNanotechnology = false; ///< its bonus costs two cards
    bool tiesByResources = false;       ///< else by the tallest landmark
    bool onlySheets = false;            ///< mode `scoring`
    bool onlyIncome = false;            ///< depth `income`: income turns are told by their numbers, and nothing else is kept
    bool keepsCities = false;           ///< depth `full`: a city is kept plot by plot, if its player has a mat
    bool namesCards = false;            ///< tech and tapestry cards are known by their names, as far as they are said
    bool namesMats = false;             ///< civilizations too
    bool adjusts = true;                ///< mats as the sheet of 2023 has them, else as they are printed
    bool stepOneVoid = false;           ///< what step 1 of an income turn plays is left out, not laid in the new era

    /// The words in which benefits are told.
    [[nodiscard]] constexpr Language language() const
    {
        return namesMats ? Language::Civilizations : namesCards ? Language::Cards : Language::Boards;
    }
    constexpr bool operator==(const Agreed &) const = default;
};

/// Who reached an achievement, in order.
class Reached
{
public:
    static constexpr int kMost = kMostSeats;
    static constexpr Range kNumbers{0, kMostSeats - 1};

    [[nodiscard]] constexpr int count() const { return m_count; }
    /// From 0 to count() - 1.
    [[nodiscard]] constexpr int operator[](int place) const { return m_seats[static_cast<std::size_t>(place)]; }
    /// The place of a seat; count() where it is none.
    [[nodiscard]] constexpr int find(int seat) const
    {
        return static_cast<int>(std::find(m_seats.begin(), m_seats.begin() + m_count, seat) - m_seats.begin());
    }
    [[nodiscard]] constexpr bool has(int seat) const { return find(seat) < m_count; }
    constexpr void clear() { *this = {}; }
    /// False where the seat is there already.
    constexpr bool add(int seat)
    {
        if (has(seat))
            return false;
        m_seats[m_count++] = static_cast<std::uint8_t>(seat);
        return true;
    }
    constexpr bool operator==(const Reached &) const = default;

private:
    std::array<std::uint8_t, kMostSeats> m_seats{};
    std::uint8_t m_count = 0;
};

/// How far the match has gone.
enum class Step : std::uint8_t { Turns, Tie, Over };

struct State;
/// The depth of the match.
[[nodiscard]] Value depthValue(const State &state);
[[nodiscard]] Value depthSchema();
/// Where an entry comes from: `technology7`, `technology7.bonus`, `era3`, `district`.
[[nodiscard]] std::string originText(Why why);
/// What is pending, the next first: who answers, what is wanted, what it is, why, and whether it is ready.
[[nodiscard]] Value queueValue(const State &state);
[[nodiscard]] Value queueSchema();
void hashInto(Hasher &hasher, const Queue &queue);
/// The names of the spaces whose benefit was gained in this turn.
[[nodiscard]] Value activatedValue(const State &state);
[[nodiscard]] Value activatedSchema();
/// The landmarks of a player, and another set of them.
[[nodiscard]] EnumSet<Landmark> landmarksAt(const State &state, int seat);
void setLandmarks(State &state, int seat, EnumSet<Landmark> landmarks);
/// The civilizations of a player as they were read: their number, or the mats.
void setMats(State &state, int seat, const MatsField &mats);

/// The whole table. Flat: a match keeps one a move.
struct State
{
    static constexpr std::uint8_t kMostPlayers = kMostSeats;
    static constexpr std::uint8_t kNobody = 255;

    std::uint8_t players = 0;
    std::uint8_t turn = 0;
    Step step = Step::Turns;
    bool hasActed = false;   ///< whose turn it is has advanced or taken income
    bool hasCounted = false; ///< the lines of the city, in this income turn
    bool isIncome = false;   ///< this turn is an income turn
    std::uint8_t shared = 0; ///< bit of each seat that wins, once over
    std::uint8_t tilesLeft = kTerritoryTiles;
    std::uint8_t spaceLeft = kSpaceTiles;
    Agreed agreed;
    std::uint64_t activated = 0; ///< bit of each space whose benefit was gained in this turn by whose turn it is
    Per<std::uint8_t, Landmark> landmarks = nobodys();
    Per<Reached, Achievement> achievements;
    Locks locks;
    Mats mats;                   ///< where civilizations are known by name
    std::uint32_t listening = 0; ///< bit of each event that something in force listens to; it follows from that
    std::array<Player, kMostSeats> seats;
    Queue queue;

    [[nodiscard]] const Player &at(int seat) const { return seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] Player &at(int seat) { return seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] std::span<const Player> seated() const { return {seats.data(), players}; }
    /// Whether points are told by their numbers, and hardly anything else is kept: depth `income`, or mode `scoring`.
    [[nodiscard]] bool isByNumbers() const { return agreed.onlyIncome || agreed.onlySheets; }
    /// Looks again at what follows from locks, from what is in force and from who has which civilization.
    void heed();
    /// Whether resources decide between equal points by themselves: it was agreed, and they are known.
    [[nodiscard]] bool knowsTies() const { return agreed.tiesByResources && !isByNumbers(); }
    bool operator==(const State &) const = default;

    /// The fields of the table and of a player (model/core/statefields.h).
    static void describe(auto &state, auto &&visit)
    {
        visit.told(
            "depth", [&] { return depthValue(state); }, &depthSchema);
        visit.hash(state.players);
        visit("turn", state.turn, Range{0, state.players - 1}, Settable());
        visit.told(
            "queue", [&] { return queueValue(state); }, &queueSchema);
        visit.hash(state.step, state.hasActed, state.hasCounted, state.isIncome, state.shared, state.tilesLeft, state.spaceLeft);
        visit.hash(state.agreed.cheaperNanotechnology, state.agreed.tiesByResources, state.agreed.onlySheets,
                   state.agreed.onlyIncome, state.activated, state.landmarks);
        if (state.agreed.keepsCities)
            visit.hash(state.agreed.keepsCities);
        visit.told(
            "activated", [&] { return activatedValue(state); }, &activatedSchema, Shown{.isAlways = false});
        visit("achievements", state.achievements, kOfTracks);
        visit("locks", state.locks, ofCards(state));
        if (state.agreed.namesCards)
            visit.hash(state.agreed.namesCards, state.locks);
        if (state.agreed.stepOneVoid)
            visit.hash(state.agreed.stepOneVoid);
        if (state.agreed.namesMats)
            visit.hash(state.agreed.namesMats, state.mats);
        if (!state.agreed.adjusts)
            visit.hash(state.agreed.adjusts);
        visit.players(state);
        visit("queue", state.queue, Emptied());
    }
    static void describe(auto &state, int seat, auto &&visit)
    {
        auto &player = state.at(seat);
        visit("vp", player.vp, Range{0, kMostVp}, Settable{{.isHashed = false}}); // the ledger is
        visit("incomes", player.incomes, Range{0, kIncomes}, Settable());
        visit("finished", player.finished);
        visit("resources", player.resources, Range{0, kMostResource}, kOfTracks);
        visit("tracks", player.tracks, kOfTracks);
        visit("ends", player.ends, kOfTracks);
        visit("singularity", player.singularity, kOfTracks);
        visit("open", player.open, kRows, Range{1, kSlots}, Settable());
        visit("tiles", player.tiles, Range{0, kTerritoryTiles}, kOfTracks);
        visit("space", player.space, Range{0, kSpaceTiles}, kOfTracks);
        visit("explored", player.explored, BitRange{1, kSpaceTiles}, kOfTracks);
        visit("tapestry", player.tapestry, Range{0, kMostCards}, kOfTracks);
        visit("played", player.played, Range{0, kMostCards}, kOfTracks);
        visit("techs", player.techs, Range{0, kMostCards}, kOfTracks);
        visit("control", player.control, Range{0, kMostCards}, Settable());
        visit("outposts", player.outposts, Range{0, kOutposts}, kOfTracks);
        visit("toppled", player.toppled, Range{0, kMostCards}, kOfTracks);
        visit.group("city", [&] {
            visit("lines", player.lines, Range{0, kMostLines}, Settable());
            visit("districts", player.districts, Range{0, kDistricts}, kOfTracks);
            describeCity(state, player.city, visit);
        });
        EnumSet<Landmark> landmarks = landmarksAt(state, seat);
        visit("landmarks", landmarks, Settable{{.isHashed = false, .isAlways = false}}); // the table's are
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>)
            setLandmarks(state, seat, landmarks);
        MatsField mats{player.civilizations, state.mats, seat, state.agreed.namesMats};
        visit("civilizations", mats, Settable{{.isHashed = false, .isAlways = false}}); // the table's are, and how many
        visit.hash(player.civilizations);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>)
            setMats(state, seat, mats);
        TechsField techs{player.techCards, ownerOfMarkers(state)};
        visit("techCards", techs, ofCards(state));
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>)
            player.techCards = techs.cards;
        visit("mat", player.mat, ofCards(state));
        visit("acting", player.acting, ofCards(state));
        visit.hash(player.ledger);
        if (state.agreed.keepsCities)
            visit.hash(player.city);
        if (state.agreed.namesCards)
            visit.hash(player.techCards, player.mat, player.acting);
    }

private:
    // Who lays markers on techs; -1 where nobody does.
    static int ownerOfMarkers(const State &state)
    {
        const MatState &mat = state.mats[holderOf(MatMark::LiftsAny)];
        return mat.isHeld() ? mat.owner : -1;
    }
    static Settable ofCards(const State &state)
    {
        return {{.isHashed = false, .isAlways = false, .isNow = state.agreed.namesCards}, 0, state.agreed.namesCards};
    }
    // The mat first: another one begins the city anew.
    static void describeCity(auto &state, auto &city, auto &&visit)
    {
        const Settable kept{{.isHashed = false, .isAlways = false, .isNow = city.isKept()}, 0, state.agreed.keepsCities};
        CapitalField capital{city};
        visit("capital", capital, kept);
        GridField grid{capital.city};
        visit("grid", grid, kept);
        BesideField beside{grid.city};
        visit("beside", beside, kept);
        UnplacedField unplaced{beside.city};
        visit("unplaced", unplaced, kept);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(city)>>)
            city = unplaced.city;
    }
    static constexpr Settable kOfTracks{{.isAlways = false}}; // not kept where points are told by their numbers
    static constexpr Per<std::uint8_t, Landmark> nobodys()
    {
        Per<std::uint8_t, Landmark> owners;
        owners.values.fill(kNobody);
        return owners;
    }
};
static_assert(sizeof(State) <= 3100);

/// The bit of a space from 1 in State::activated.
[[nodiscard]] constexpr std::uint64_t activatedBit(Track track, int space)
{
    return std::uint64_t{1} << (static_cast<int>(track) * kSpaces + space - 1);
}
/// Whether that space was activated in this turn by its player; only of whose turn it is.
[[nodiscard]] inline bool isActivated(const State &state, int seat, Track track, int space)
{
    return seat == state.turn && (state.activated & activatedBit(track, space)) != 0;
}

/// How many of a tapestry card lie on all mats, covered ones too.
[[nodiscard]] int countOnMats(const State &state, TapestryCard card);
/// How many landmarks a player has.
[[nodiscard]] int landmarksOf(const State &state, int seat);
/// Whether no neighbour of the player has begun that era (DE p.11); alone it is always so.
[[nodiscard]] bool isFirstOfNeighbours(const State &state, int seat, int era);
/// How many of it the player has now; of a track how far the furthest token is, 12 after the singularity (DE p.17, p.19).
[[nodiscard]] int countOf(const State &state, int seat, Counted counted);
/// Bit of each space from which a token of the player can go a step on, or back.
[[nodiscard]] constexpr std::uint32_t canAdvance(const Tokens &tokens)
{
    return tokens.spaces() & ~(1U << kSpaces);
}
[[nodiscard]] constexpr std::uint32_t canRegress(const Tokens &tokens)
{
    return tokens.spaces() & ~1U;
}
/// The same of a player on a track, which may be barred to them (DE p.29).
[[nodiscard]] constexpr std::uint32_t stepsFor(const Player &player, Track track)
{
    return (player.barred >> static_cast<unsigned>(track) & 1U) != 0 ? 0 : canAdvance(player.tracks[track]);
}
/// Whether a token stands on the end of a track and none can go on, but for a track that is barred.
[[nodiscard]] constexpr bool isPastEnd(const Player &player, Track track)
{
    const bool isBarred = (player.barred >> static_cast<unsigned>(track) & 1U) != 0;
    return !isBarred && player.tracks[track].count() > 0 && canAdvance(player.tracks[track]) == 0;
}
/// The highest of those spaces; -1 where there is none.
[[nodiscard]] constexpr int furthestOf(std::uint32_t spaces)
{
    return static_cast<int>(std::bit_width(spaces)) - 1;
}

/// Where a decision of the table is now; the names are those of the contract.
enum class Phase : std::uint8_t { Turn, Queue, Tie, Over, Sheet, Setup };
[[nodiscard]] Phase phaseOf(const State &state);
/// Who is to act: whose entry is the first that is ready, else whose turn it is.
[[nodiscard]] int playerOf(const State &state);
/// Where points are told by their numbers: who is likely next, the first of those who have had the fewest income turns.
[[nodiscard]] int nextToTell(const State &state);
/// The players with the most points.
[[nodiscard]] std::uint8_t leadersOf(const State &state);

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::Phase>
{
    static constexpr std::array<std::string_view, 6> names{"turn", "queue", "tie", "over", "sheet", "setup"};
};
