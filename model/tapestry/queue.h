// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/footprints.h"
#include "model/tapestry/printed.h"

#include <array>
#include <cstdint>

/// What is pending, as a part of the state: no call that waits, no pointer, eight bytes an entry.
///
/// Entries stand in a row, what comes next at the end of it. What an answer brings is put there, before everything else. Order is
/// not what holds an entry back: an entry says for which one it has to be done (`next`), and an entry is ready when nothing has to
/// be done for it. What an entry brings has to be done for the same one, or for the entry itself where that goes on. So
///
/// - `then(a,b,c)` becomes three entries, a for b and b for c, and c for whatever waited for all of it;
/// - `all(a,b)` becomes two entries for the same one, which know each other by their `group`;
/// - `x*n` stays one entry, and each time that it brings something that is for the entry itself;
/// - `or`, `opt` and `pay` stay one entry until they are answered, and then become the part that was chosen.
namespace pegsheet::tapestry {

/// What points come from, in the order of the score lines.
enum class Source : std::uint8_t {
    Spaces,
    Explore,
    Conquer,
    Income,
    Tech,
    Tapestry,
    Civilization,
    Achievements,
    Space,
    Typed,
    Corrected
};

/// Where an entry comes from.
class Why
{
public:
    enum Word : std::uint8_t { Typed, Tapestry, Tech, Civilization, District, Trap, Explore, Conquer };

    constexpr Why() = default;
    constexpr Why(Word word) : m_index(word) {}
    [[nodiscard]] static constexpr Why era(int era) { return Why(kEras + era - 1); }
    [[nodiscard]] static constexpr Why income(int turn) { return Why(kIncomeTurns + turn - 1); }
    [[nodiscard]] static constexpr Why spaceTile(int number) { return Why(kTiles + number - 1); }
    [[nodiscard]] static constexpr Why space(Track track, int space) { return Why(kBenefits + placeOf(track, space)); }
    [[nodiscard]] static constexpr Why bonus(Track track, int space) { return Why(kBonuses + placeOf(track, space)); }
    [[nodiscard]] static constexpr Why setUp() { return Why(kSetUp); }
    /// Of what had been laid aside.
    [[nodiscard]] static constexpr Why laidAside() { return Why(kLaidAside); }
    [[nodiscard]] static constexpr Why tech(pegsheet::tapestry::Tech card) { return Why(kTechCards + static_cast<int>(card)); }
    [[nodiscard]] static constexpr Why card(TapestryCard card) { return Why(kCards + static_cast<int>(card)); }

    [[nodiscard]] static constexpr Why mat(pegsheet::tapestry::Civilization mat) { return Why(kMats + static_cast<int>(mat)); }

    [[nodiscard]] constexpr Source source() const
    {
        if (m_index >= kMats)
            return Source::Civilization;
        if (m_index >= kCards)
            return Source::Tapestry;
        if (m_index >= kTechCards)
            return Source::Tech;
        if (m_index >= kBenefits)
            return Source::Spaces;
        if (m_index >= kTiles)
            return Source::Space;
        if (m_index >= kEras)
            return Source::Income;
        switch (static_cast<Word>(m_index)) {
        case Tapestry: return Source::Tapestry;
        case Tech: return Source::Tech;
        case Civilization: return Source::Civilization;
        case Explore: return Source::Explore;
        case Conquer: return Source::Conquer;
        default: return Source::Typed;
        }
    }
    [[nodiscard]] constexpr int index() const { return m_index; }
    /// The tapestry card that it comes from, where it comes from one that is named.
    [[nodiscard]] constexpr MaybeOne<TapestryCard> card() const
    {
        MaybeOne<TapestryCard> card;
        if (m_index >= kCards && m_index < kMats)
            card = static_cast<TapestryCard>(m_index - kCards);
        return card;
    }
    /// The civilization that it comes from, where it comes from one that is named.
    [[nodiscard]] constexpr MaybeOne<pegsheet::tapestry::Civilization> mat() const
    {
        MaybeOne<pegsheet::tapestry::Civilization> mat;
        if (m_index >= kMats)
            mat = static_cast<pegsheet::tapestry::Civilization>(m_index - kMats);
        return mat;
    }
    /// The tech that it comes from, where it comes from one that is named.
    [[nodiscard]] constexpr MaybeOne<pegsheet::tapestry::Tech> tech() const
    {
        MaybeOne<pegsheet::tapestry::Tech> tech;
        if (m_index >= kTechCards && m_index < kCards)
            tech = static_cast<pegsheet::tapestry::Tech>(m_index - kTechCards);
        return tech;
    }
    constexpr bool operator==(const Why &) const = default;

    static constexpr int kEras = Conquer + 1;
    static constexpr int kIncomeTurns = kEras + kIncomes;
    static constexpr int kTiles = kIncomeTurns + kIncomes;
    static constexpr int kBenefits = kTiles + kSpaceTiles;
    static constexpr int kBonuses = kBenefits + 4 * kSpaces;
    static constexpr int kSetUp = kBonuses + 4 * kSpaces;
    static constexpr int kLaidAside = kSetUp + 1;
    static constexpr int kTechCards = kLaidAside + 1;
    static constexpr int kCards = kTechCards + static_cast<int>(kCount<pegsheet::tapestry::Tech>);
    static constexpr int kMats = kCards + static_cast<int>(kCount<TapestryCard>);
    static constexpr int kEnd = kMats + static_cast<int>(kCount<pegsheet::tapestry::Civilization>);
    static_assert(kEnd <= 256);

private:
    constexpr explicit Why(int index) : m_index(static_cast<std::uint8_t>(index)) {}
    static constexpr int placeOf(Track track, int space) { return static_cast<int>(track) * kSpaces + space - 1; }

    std::uint8_t m_index = Typed;
};

/// What an entry is besides a benefit.
enum class Act : std::uint8_t {
    Gain,     ///< the benefit at Entry::what
    Count,    ///< a `vp_per` beside other parts of its `all`: it waits for those, and can be counted earlier
    Play,     ///< step 2 of an income turn: a tapestry card from the hand (DE p.11)
    Upgrade,  ///< step 3: a tech may be upgraded
    Score,    ///< step 4
    Income,   ///< step 5
    OfCard,   ///< what the tapestry card says that was just played
    OfCircle, ///< what the circle of the tech says that was just upgraded
    OfSquare, ///< what its square says
    OfCiv,    ///< what the civilization says that was just gained
    Place,    ///< a piece is built in a city: the one at Entry::what, see codeOf()
    Capital,  ///< before the first turn: which mat the city stands on
    // Of cards that are known by name.
    SameE, ///< a gain in which the track that was named is that one
    SameS,
    SameM,
    SameT,
    Multiplied,   ///< a gain whose times are those of its parts
    AdvLocks,     ///< a gain whose answer locks the track before it advances
    FreeBonus,    ///< a `pay` that is taken without its cost
    UpgradeIt,    ///< the tech at Entry::what may go up: a Tech by its number, or kNamelessTech
    ExploreIt,    ///< the tile that just came is explored
    Sailed,       ///< exploring for which tiles came before
    SomeOf,       ///< of a `some` the parts whose bits Entry::times has
    Partner,      ///< an opponent for the card at Entry::what, a TapestryCard by its number, as of all that follow
    PartnerTrack, ///< a track of that opponent
    GiveTile,     ///< a tile may be given away
    PlayHere,     ///< a card that was just gained may be played
    Convert,
    DarkAges,
    Host,
    HostEnd,
    Wed,  ///< the benefit at Entry::what comes to who is wed to whose space it is
    Ally, ///< the part of a tech that an ally upgraded: twice its number, and 1 for the square
    // Of civilizations that are known by name. Entry::what is a Civilization by its number where nothing else is said.
    Mat,        ///< before the first turn: which one the player begins with; its number is none
    Predict,    ///< the four numbers
    Marker,     ///< a marker on a plot of the city: bit of each district that has one of them
    Swap,       ///< two buildings change places
    Box,        ///< the next box: one that is covered, or that a token comes to
    AnyBox,     ///< any box that the token comes to
    Outposts,   ///< how many outposts lie in the first row
    Exposed,    ///< what lies open
    Roll,       ///< the science die, once more
    Herald,     ///< which card's text is gained
    FirstCard,  ///< a card for Maker of Fire
    Give,       ///< a marker for a tile
    GiveFree,   ///< a marker
    Improve,    ///< a tech of anybody goes up
    Stolen,     ///< of a Tech or kNamelessTech, as the two that follow: it came to the top row
    Share,      ///< what it brought comes to who has its marker
    Fetch,      ///< it goes to who has its marker
    Trade,      ///< a marker on a territory
    Land,       ///< how large the own land is
    LastPoints, ///< what is counted once the other mats are done
    NoBonus     ///< a gain of which the step brings no bonus; only of what is being made, never pending
};
/// Whether Entry::what is the place of a node.
[[nodiscard]] constexpr bool isOfNode(Act act)
{
    switch (act) {
    case Act::Gain:
    case Act::Count:
    case Act::SameE:
    case Act::SameS:
    case Act::SameM:
    case Act::SameT:
    case Act::Multiplied:
    case Act::AdvLocks:
    case Act::FreeBonus:
    case Act::ExploreIt:
    case Act::Sailed:
    case Act::SomeOf:
    case Act::Wed:
    case Act::NoBonus: return true;
    default: return false;
    }
}
/// Whether it is a benefit that is gained as it is written.
[[nodiscard]] constexpr bool isPlainGain(Act act)
{
    return act == Act::Gain || (act >= Act::SameE && act <= Act::AdvLocks);
}
/// The track that was named for what the entry is a part of; kSameTrack where none was.
[[nodiscard]] constexpr std::uint8_t sameTrackOf(Act act)
{
    return act >= Act::SameE && act <= Act::SameT ? static_cast<std::uint8_t>(static_cast<int>(act) - static_cast<int>(Act::SameE))
                                                  : kSameTrack;
}
[[nodiscard]] constexpr Act sameTrack(Track track)
{
    return static_cast<Act>(static_cast<int>(Act::SameE) + static_cast<int>(track));
}
/// Entry::what of a tech that is not named.
inline constexpr NodePlace kNamelessTech = static_cast<NodePlace>(kCount<Tech>);

/// One thing that is pending.
struct Entry
{
    NodePlace what = 0; ///< where isOfNode(act) a node among the printed ones, or behind their room in the pool; of Place: a piece
    Act act = Act::Gain;
    std::uint8_t player = 0;
    std::uint8_t times = 1; ///< how often it is still to be done
    Why why;
    std::uint8_t next = 0;       ///< the entry for which it has to be done, its index and 1; 0 for none
    std::uint8_t group : 7 = 0;  ///< parts of the same `all` have the same number; 0 for none
    std::uint8_t isEcho : 1 = 0; ///< it came because somebody else gained it, and is no cause of another

    static constexpr unsigned kGroups = 127;

    constexpr bool operator==(const Entry &) const = default;
};
static_assert(sizeof(Entry) == 8);

/// One that has to be done for what `for_` was for.
[[nodiscard]] constexpr Entry beside(const Entry &for_, NodePlace what, Act act, Why why, int times = 1)
{
    Entry entry = for_;
    entry.what = what;
    entry.act = act;
    entry.why = why;
    entry.times = static_cast<std::uint8_t>(times);
    return entry;
}

/// What Entry::what is for a piece that is to be built: the buildings in table order, then the landmarks.
[[nodiscard]] constexpr NodePlace codeOf(const Piece &piece)
{
    const Landmark *landmark = std::get_if<Landmark>(&piece);
    return static_cast<NodePlace>(landmark ? kCount<Building> + static_cast<std::size_t>(*landmark)
                                           : static_cast<std::size_t>(std::get<Building>(piece)));
}
/// The piece of an entry that is a place.
[[nodiscard]] constexpr Piece pieceOf(const Entry &entry)
{
    if (entry.what < kCount<Building>)
        return static_cast<Building>(entry.what);
    return static_cast<Landmark>(entry.what - kCount<Building>);
}
// It is never taken for a node of the pool.
static_assert(kCount<Building> + kCount<Landmark> < PrintedNodes::kRoom);

/// The entries, and the nodes of benefits that were typed in.
class Queue
{
public:
    static constexpr int kRoom = 60;
    /// What is told may fill so much of it: the rest is for what answers bring, so that something can always be answered.
    static constexpr int kRoomForTold = 48;
    /// Where somebody may gain the benefit of each step once more.
    static constexpr int kRoomForToldOfWeddings = 34;
    static constexpr int kPoolRoom = 96;

    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr int size() const { return m_size; }
    /// By index: the entry that comes next has the highest.
    [[nodiscard]] constexpr const Entry &operator[](int index) const { return m_entries[static_cast<std::size_t>(index)]; }
    [[nodiscard]] constexpr Entry &operator[](int index) { return m_entries[static_cast<std::size_t>(index)]; }
    /// The place that the outside counts, the next first, and back: each is the inverse of itself.
    [[nodiscard]] constexpr int turned(int index) const { return m_size - 1 - index; }

    [[nodiscard]] constexpr const Node &node(NodePlace place) const
    {
        return place < PrintedNodes::kRoom ? kPrinted[place] : m_pool[place - PrintedNodes::kRoom];
    }
    /// The node of an entry; one that is none where it is about no node.
    [[nodiscard]] constexpr const Node &nodeOf(const Entry &entry) const { return node(isOfNode(entry.act) ? entry.what : 0); }

    /// Bit of each entry for which something has to be done first.
    [[nodiscard]] std::uint64_t waiting() const;
    /// Puts an entry before everything else.
    void push(const Entry &entry);
    /// Puts an entry that is for nothing behind all that is pending; whatever was at an index is one further then.
    void pushBehind(const Entry &entry);
    /// Puts an entry before the one at that index, which keeps it.
    void insertBefore(int index, const Entry &entry);
    /// Takes an entry out; what had to be done for it has to be done for the one that it was for.
    void erase(int index);
    void clear();
    /// A number that no group has.
    [[nodiscard]] std::uint8_t freeGroup() const;

    /// Keeps a benefit that was typed in and returns its place.
    NodePlace keep(const Benefit &benefit);
    /// Forgets the typed nodes that no entry is about.
    void tidy();

    /// Whether so many entries more fit; where they do not, something has not fitted.
    [[nodiscard]] bool makeRoom(std::size_t more)
    {
        m_hasOverflown = m_hasOverflown || m_size + more > kRoom;
        return m_size + more <= kRoom;
    }
    /// Something did not fit. The rules refuse a move that could come to that (room.h).
    [[nodiscard]] constexpr bool hasOverflown() const { return m_hasOverflown; }
    [[nodiscard]] constexpr int pooled() const { return m_pooled; }

    constexpr bool operator==(const Queue &) const = default;

private:
    std::array<Entry, kRoom> m_entries{};
    std::array<Node, kPoolRoom> m_pool{};
    std::uint8_t m_size = 0;
    std::uint8_t m_pooled = 0;
    bool m_hasOverflown = false;
};

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::Source>
{
    static constexpr std::array<std::string_view, 11> names{"spaces", "explore",  "conquer",      "income",
                                                            "tech",   "tapestry", "civilization", "achievements",
                                                            "space",  "typed",    "corrected"};
};
