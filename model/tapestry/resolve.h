// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/effects.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/shapes.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// What comes of the queue. Every function here changes a state and tells what it did.
namespace pegsheet::tapestry {

/// What came with a step to a space that enters a tier with a landmark.
struct Arrived
{
    std::optional<Landmark> landmark; ///< it was taken now, and is still to be built
    bool isTaken = false;             ///< somebody had it already
    bool isEnd = false;               ///< the end of the track was reached, which was not before
};

/// More about what happened, for those who listen.
struct Detail
{
    int times = 1;
    MaybeOne<Track> track;
    MaybeOne<Tech> tech;
};

/// The part of an entry at that node which comes so many times: what is in a `then` or `all` comes so often, each part at once
/// (contract, reading 35). Entry::what must be its place.
[[nodiscard]] Entry multiplied(const Entry &entry, const Node &node, int times);

/// What the circle or square of a tech brings, or is asked for where it is not named, for what `for_` was for.
[[nodiscard]] Entry partOfTech(const Entry &for_, bool isCircle, MaybeOne<Tech> card);

/// A state on which things happen.
class Table
{
public:
    Table(State &state, const Teller &tell) : m_state(state), m_tell(tell) {}

    // Pieces and points. What there is no room or supply for is lost.
    /// Returns how many came. What is asked of that is for what `for_` was for.
    int gain(int seat, Word what, int count, const Entry &for_ = {});
    void score(int seat, Source from, int points, Why why = {});
    /// Points that come from where an entry came from.
    void score(int seat, Why why, int points) { score(seat, why.source(), points, why); }
    /// Whether it came: it does not where somebody has it.
    bool take(int seat, Landmark landmark);
    void reach(int seat, Achievement achievement);
    /// Points that are paid are lost where those of `why` stand.
    /// `cards` are the techs that are paid; left out, those of the lowest row.
    void pay(int seat, const Node &cost, const Resources &resources, Why why, const TechRefs &cards = {});
    void pay(int seat, const Resources &resources);
    /// What a mat takes; it is told.
    void lose(int seat, const Resources &resources);
    /// Counts the icons of points that lie open on the income mat, `tech` cards for those of tech (DE p.11 to 13).
    void scoreMat(int seat, int tech);

    // Cards (DE p.8, p.11). Where they are known by name what listens to them is told.
    /// A tech comes to the bottom row; there must be room, and cards are known by name. What `used` was for knows which it is.
    void invent(const Entry &used, MaybeOne<Tech> card);
    /// A card is laid on the stack of the present era, a TapestryCard by its number or a code of Mat; what it covers ends before.
    /// One that is not named may have a name.
    void lay(const Entry &used, std::uint8_t code, std::string_view name = {});
    /// A card "this era" comes into force, where there is room; it ends where what lies on the mat is covered, or only with the
    /// era. Whom it is about is asked.
    void act(const Entry &used, TapestryCard card, bool isOfMat);
    /// What playing a card brings is pending, for what `used` was for.
    void play(const Entry &used, TapestryCard card);
    /// The civilization is the player's from now on. At set-up what it brings then is pending, for what `used` was for (contract,
    /// readings 31 and 51); during play what that brings (reading 54). Nobody may have it.
    void keep(const Entry &used, Civilization civilization, bool atStart);
    /// Step 1 of an income turn, the one of that number: what the mats ask that the player has now is pending, all together, and
    /// what counts at the end of it behind them; for what `step` was for (contract, readings 50 and 56).
    void beginMats(const Entry &step, int turn);
    /// At the end of the first income turn comes what an adjustment says of the mat with which the player began, behind `step` (DE
    /// p.29; contract, reading 51); returns what the step before it is for then.
    [[nodiscard]] Entry beginAfterFirst(const Entry &step);
    /// What a mat asks at its start is pending, or during play what it does at once (contract, readings 51 and 54).
    void beginMat(const Entry &used, Civilization civilization, bool atStart);
    /// What lies open on a mat is gained (contract, reading 56).
    void gainExposed(const Entry &used);
    /// So many of the outposts that are left lie in the first row of their mat, the others in the second (contract, reading 54).
    void layOutposts(const Entry &used, int inFirst);
    /// A building covers the lowest open box of that column of a mat, which is gained (contract, reading 52).
    void coverWithBuilding(const Entry &used, int column);
    /// An outpost leaves the supply, from that row of a mat, where it lies on one (contract, reading 57).
    void takeOutpost(int seat, OutpostRow row);
    /// One is placed where something was just explored.
    void placeOutpost(const Entry &used, OutpostRow row = {});
    /// What leaves nothing to decide: points and resources, of who has ended the points alone (contract, reading 33).
    void gainAtOnce(int seat, const Node &node, Why why);
    /// An income building stands in a city that is kept by numbers.
    void standInCity(const Entry &for_, int count);
    /// The box of that track is covered and gained, without the bonus of its space (contract, reading 56); the token stands there.
    void cover(const Entry &used, Track track, int space);
    /// A token comes to that box, one of nextBoxes(), and what it shows is gained (contract, reading 56).
    void enterBox(const Entry &used, int option);
    /// What is in force of the player ends: another income turn begins, or there is none any more (DE p.12).
    void endEra(int seat);
    /// What is in force hears of it, seat by seat from that one on. What it asks of that player is for what `for_` was for; what it
    /// asks of another stands behind all that is pending (contract, reading 33).
    void happened(Event event, int seat, const Entry &for_, const Detail &detail = {})
    {
        if ((m_state.listening >> static_cast<unsigned>(event) & 1U) != 0)
            hear(event, seat, for_, detail);
    }
    /// Nobody else advances on the track until the end of the player's next turn (DE p.27; contract, reading 45).
    void lock(int seat, Track track);

    // Cities (DE p.13, p.14).
    /// Income buildings leave the mat, for what `for_` was for; in a city that is kept they are to be built then.
    void gainBuildings(const Entry &for_, Building building, int count);
    /// Takes the landmark, if nobody has it, in the same way.
    void gainLandmark(const Entry &for_, Landmark landmark);
    /// The city of the entry's player stands on that mat from now on; what the player has already is to be built there.
    void found(const Entry &entry, Capital capital);
    /// Builds it, where it may stand. The districts that this completes pay together, for what `for_` was for (contract, reading
    /// 19); what was laid aside and has no place left stands beside the city.
    void build(const Piece &piece, const Spot &spot, const Entry &for_);

    // Tracks.
    /// A step on from that space; there must be a token that can go. Achievements and a landmark come at once (DE p.6, p.15).
    Arrived advance(int seat, Track track, int from, Why why = {});
    void regress(int seat, Track track, int from);
    /// What the space brings is pending then, the bonus behind the benefit, and that behind the landmark: for what `for_` was for,
    /// from where that comes. Only the landmark where the space was activated in this turn already.
    void bring(Track track, int space, const Entry &for_, const Arrived &arrived = {});
    /// Of a step that brings nothing else: a landmark that came is to be built, for what `for_` was for.
    void bringLandmark(const Entry &for_, const Arrived &arrived);
    /// Of a step without a benefit: the bonus of the space without its cost, behind the landmark. Not where it was activated.
    void bringBonus(Track track, int space, const Entry &for_, const Arrived &arrived);
    /// The benefit of a space on which an opponent stands, who may have its bonus without the cost; nobody's activated space
    /// (DE p.30; contract, reading 47).
    void copy(const Entry &used, int opponent, Track track, int space);
    /// What `used` was for, as far as it asks for the same track, means that one.
    void nameTrack(const Entry &used, Track track);
    /// The step that `used` asks for, from that space of the track, and what it brings.
    void move(const Entry &used, Track track, int space);
    /// A token comes level with another, space by space, without what those bring.
    void match(const Entry &used, Track track, int to);

    // The queue.
    /// Takes one time of an entry out and returns it; what it brings has to be done for Entry::next, in Entry::group.
    Entry use(int index);
    /// Puts the benefit at that place before everything else, for what `for_` was for. Nothing at a place without a node.
    void push(NodePlace what, Why why, const Entry &for_);
    /// The same of the part of its benefit that stands so many nodes behind the first; the track that was named stays named.
    void pushPart(const Entry &used, int part);
    /// Puts an entry behind all that is pending, once what happens now has happened.
    void pushBehind(const Entry &entry);
    /// Everything that leaves nothing to decide happens, and the turn ends where it is over.
    void settle();
    /// Looks again at who is finished, whose turn it is and whether the match is over.
    void endTurns();

    /// Depth `income`: the next income turn of a player by its numbers, which refusesTally() must accept. What resources and cards
    /// it would bring is told and not kept.
    void tally(int seat, const IncomeNumbers &numbers);
    /// Mode `scoring`: what a player has at the end, instead of what was entered before. refusesSheet() must accept it.
    void enter(int seat, int points, const IncomeNumbers &numbers);

private:
    bool settleOne();
    bool proceeds(int index);
    bool happens(int index);
    bool gains(int index);
    [[nodiscard]] std::uint64_t pendingGroups(std::uint64_t waiting) const;
    void leaveOut(int index);
    void goOn(int index, std::uint32_t from);
    void unfold(int index, int part);
    void unfoldThen(int index);
    void unfoldAll(int index);
    void buildAny(int index);
    void pushPlace(const Entry &for_, const Piece &piece, int count);
    void putBeside(int index);
    void putAsideBeside(int seat);
    void takeIncome(int seat);
    void tellIncome(int seat);
    void gainTiles(const Entry &entry);
    void payTechs(int seat, int count, const TechRefs &cards);
    void become(int index, int part, int times);
    int takeFactor(int index);
    void share(int index);
    void askSome(int index);
    bool sail(int index);
    void hear(Event event, int seat, const Entry &for_, const Detail &detail);
    void setOff(int owner, int place, std::size_t on, int seat, const Entry &for_, const Detail &detail);
    void hearByMats(Event event, int owner, int seat, const Entry &for_, const Detail &detail);
    void leap(int seat, int spaces);
    void endActing(int seat, bool onlyOfMat);
    void endLocks(int seat);
    Entry *heirOf(const Entry &used, Word word);
    void tellStep(int seat, Track track, int to);
    void endTurn();
    void endMatch();

    State &m_state;
    const Teller &m_tell;
    std::vector<Entry> m_behind; ///< what goes behind all that is pending, the first first
};

} // namespace pegsheet::tapestry
