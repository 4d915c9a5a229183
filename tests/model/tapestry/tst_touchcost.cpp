// SPDX-License-Identifier: Apache-2.0
// How many touches a match takes, against the markers that hands would move on the table for the same: resources, tokens on tracks,
// points and eras.
#include "model/core/random.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/pencil.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"
#include "model/tapestry/techcards.h"
#include "tests/registry.h"

#include <QTest>

#include <cstdlib>

namespace tst_tapestry_touchcost {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

struct Cost
{
    double touches = 0;
    double markers = 0;
    double built = 0;  ///< markers, buildings and landmarks
    double pieces = 0; ///< markers, and what else is moved: buildings, landmarks, outposts, tiles, cards
    double looked = 0; ///< pieces, and cards whose text is read: those that come, are played or go up
    double turns = 0;

    Cost &operator+=(const Cost &other)
    {
        touches += other.touches;
        markers += other.markers;
        built += other.built;
        pieces += other.pieces;
        looked += other.looked;
        turns += other.turns;
        return *this;
    }
};

// What a player moves by hand.
int markersBetween(const State &before, const State &after)
{
    int moved = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        const Player &old = before.at(seat);
        const Player &now = after.at(seat);
        for (const Resource resource : kAll<Resource>)
            moved += old.resources[resource] == now.resources[resource] ? 0 : 1;
        for (const Track track : kAll<Track>)
            moved += old.tracks[track] == now.tracks[track] ? 0 : 1;
        moved += old.vp == now.vp ? 0 : 1;
        moved += old.incomes == now.incomes ? 0 : 1;
    }
    return moved;
}

int builtBetween(const State &before, const State &after)
{
    int moved = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        for (const Building building : kAll<Building>)
            moved += std::abs(after.at(seat).open[building] - before.at(seat).open[building]);
        moved += std::abs(landmarksOf(after, seat) - landmarksOf(before, seat));
    }
    return moved;
}

int otherPiecesBetween(const State &before, const State &after)
{
    int moved = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        const Player &old = before.at(seat);
        const Player &now = after.at(seat);
        moved += std::abs(now.outposts - old.outposts) + std::abs(now.tiles - old.tiles) + std::abs(now.space - old.space);
        moved += std::abs(now.tapestry - old.tapestry) + std::abs(now.techCount() - old.techCount());
    }
    return moved;
}

// Cards that are read for what they say.
int readBetween(const State &before, const State &after)
{
    int read = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        const Player &old = before.at(seat);
        const Player &now = after.at(seat);
        read += std::abs(now.played - old.played) + std::abs(now.techs[TechRow::Top] - old.techs[TechRow::Top])
            + std::abs(now.techs[TechRow::Middle] + now.techs[TechRow::Top] - old.techs[TechRow::Middle] - old.techs[TechRow::Top]);
    }
    return read;
}

// Markers, tokens, outposts and buildings on mats, and a mat that comes and is read.
int matsBetween(const State &before, const State &after)
{
    int moved = 0;
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &old = before.mats[civilization];
        const MatState &now = after.mats[civilization];
        if (old.isHeld() != now.isHeld()) {
            moved += now.isHeld() ? 1 : 0;
            continue;
        }
        moved += std::abs(now.markers - old.markers);
        for (std::size_t at = 0; at < now.at.size(); ++at)
            moved += old.at[at] == now.at[at] ? 0 : 1;
    }
    return moved;
}

// Four at a table, who touch a phone: they advance as long as they can pay and take what is offered; dice, tiles and cards fall by
// chance.
class Players
{
public:
    explicit Players(Random &random, Object options = {}) : m_random(random)
    {
        Setup setup;
        setup.players = {"A", "B", "C", "D"};
        setup.variant = "base";
        setup.options = std::move(options);
        MaybeRefusal refusal;
        m_match = MatchOf<tapestry::Game>::start(setup, refusal);
    }

    Cost play()
    {
        while (state().step == Step::Turns) {
            if (state().queue.empty() || canDeclineAll(state()))
                begin();
            else
                answer();
        }
        return m_cost;
    }

private:
    [[nodiscard]] const State &state() const { return m_match->current(); }
    [[nodiscard]] const Entry &entry() const { return state().queue[openEntry(state(), m_line.pencil())]; }
    [[nodiscard]] const Player &player() const { return state().at(entry().player); }
    int any(int below) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(below))); }

    void touch(PencilKind kind, int at = -1, int number = 0)
    {
        const TouchResult result = m_line.touch(*m_match,
                                                {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number, {}});
        if (result.refusal)
            qFatal("touch %d is refused: %s", static_cast<int>(kind), std::string(result.refusal->code).c_str());
        ++m_cost.touches;
        if (!result.completes)
            return;
        const int from = m_match->length();
        for (const Value &move : m_line.moves(*m_match)) {
            const State before = state();
            if (m_match->play(move))
                qFatal("a move is refused");
            const int markers = markersBetween(before, state());
            const int built = builtBetween(before, state());
            m_cost.markers += markers;
            m_cost.built += markers + built;
            const int pieces = markers + built + otherPiecesBetween(before, state());
            m_cost.pieces += pieces;
            m_cost.looked += pieces + readBetween(before, state()) + matsBetween(before, state());
        }
        m_line.movesMade(*m_match, from);
    }

    // A bonus is taken; then a step that can be paid, on any track; an income turn where there is none.
    void begin()
    {
        if (!state().queue.empty() && openWants(state(), m_line.pencil()) == Wants::Take)
            return asksForRow(state(), entry()) ? touch(PencilKind::Row, any(2)) : touch(PencilKind::Take);
        const State next = declined(state());
        if (next.step != Step::Turns)
            return touch(PencilKind::Skip);
        const Player &on = next.at(next.turn);
        std::vector<int> steps;
        for (const Track track : kAll<Track>)
            if (const int from = tokenFor(on, track, {});
                from >= 0 && !refuses(next, Advance{track, paymentOf(on, track, from), {}}))
                steps.push_back(static_cast<int>(track));
        ++m_cost.turns;
        if (steps.empty())
            touch(PencilKind::Income);
        else
            touch(PencilKind::Advance, steps[static_cast<std::size_t>(any(static_cast<int>(steps.size())))]);
    }

    void answer()
    {
        if (state().agreed.namesMats && answerMat(entry()))
            return;
        if (state().agreed.namesCards && answerByName())
            return;
        switch (openWants(state(), m_line.pencil())) {
        case Wants::Gain: return gain();
        case Wants::Choose: return choose();
        case Wants::Take: return touch(PencilKind::Take);
        case Wants::Track: return track();
        case Wants::Research: return touch(PencilKind::Research, any(4));
        case Wants::Explore: return touch(PencilKind::Points, -1, any(kMostSides + 1)), touch(PencilKind::Tile, any(kNoTile));
        case Wants::Space: return space();
        case Wants::Conquer: return conquer();
        case Wants::Count: return touch(PencilKind::Lines, -1, player().lines);
        case Wants::Upgrade: return upgrade();
        case Wants::Tapestry: return tapestry();
        case Wants::Resolve: return touch(PencilKind::Resolve);
        case Wants::TellEffect: return tech();
        case Wants::Capital: return touch(PencilKind::Capital, entry().player);
        case Wants::Place: return place();
        case Wants::Invent: // cards are counted here
        case Wants::Tech:
        case Wants::Stack:
        case Wants::Opponent:
        case Wants::Landmark:
        case Wants::Discard:
        case Wants::StandUp:
        case Wants::Convert:
        case Wants::Civilization:
        case Wants::Predict:
        case Wants::Lose:
        case Wants::Trade:
        case Wants::Swap:
        case Wants::Nothing: break;
        }
        qFatal("nothing is asked");
    }

    // One of what is listed.
    template <typename M>
    [[nodiscard]] M listed(Kind kind)
    {
        return std::get<M>(answerAt(state(), entry(), kind, m_random.below(countAnswers(state(), entry(), kind))));
    }
    // What a civilization asks. Whether that was what is asked.
    bool answerMat(Entry asked)
    {
        switch (openWants(state(), m_line.pencil())) {
        case Wants::Civilization:
            touch(PencilKind::Letter, -1, 'A');
            return touch(PencilKind::Civilization, static_cast<int>(listed<NameCivilization>(Kind::Civilization).civilization)),
                   true;
        case Wants::Predict:
            for (const Predicted what : kAll<Predicted>)
                touch(PencilKind::Predict, static_cast<int>(what), 1 + any(4));
            return true;
        case Wants::Lose: {
            const Resources lost = listed<Lose>(Kind::Lose).resources;
            for (const Resource resource : kAll<Resource>)
                for (int each = 0; each < lost[resource]; ++each)
                    touch(PencilKind::Resource, static_cast<int>(resource));
            return true;
        }
        case Wants::Trade: return trade(listed<Trade>(Kind::Trade)), true;
        case Wants::Swap: {
            const auto move = listed<SwapBuildings>(Kind::Swap);
            touch(PencilKind::Swap, plotAt(move.from.column, move.from.row));
            return touch(PencilKind::Swap, plotAt(move.to.column, move.to.row)), true;
        }
        case Wants::Place: return placeAnywhere(listed<PlacePiece>(Kind::Place), asked), true;
        case Wants::Take: return asksForRow(state(), asked) && (touch(PencilKind::Row, listed<Take>(Kind::Take).row.number), true);
        case Wants::Conquer:
            if (asksForRow(state(), asked.player))
                touch(PencilKind::Row, any(2));
            return false;
        default: return isOfMat(asked.act) && answerPart(asked);
        }
    }
    // The part of step 1 of an income turn.
    bool answerPart(const Entry &asked)
    {
        switch (asked.act) {
        case Act::Roll:
            return touch(state().mats[civilizationOf(asked)].tracks() != 0 ? PencilKind::Skip : PencilKind::Research, any(4)), true;
        case Act::Improve: {
            const auto move = listed<Upgrade>(Kind::Upgrade);
            const int card = move.card.isSaid() ? int{move.card.index} : TechRefs::ofRow(*move.row);
            return touch(PencilKind::Improve, card, move.player), true;
        }
        case Act::Give:
        case Act::GiveFree: {
            const auto move = listed<NameOpponent>(Kind::Opponent);
            return touch(PencilKind::Opponent, move.player, move.square.number + 1), true;
        }
        case Act::FirstCard: return touch(PencilKind::Skip), true;
        case Act::Land: return touch(PencilKind::Lines, -1, any(7)), true;
        case Act::AnyBox:
        case Act::Outposts: return touch(PencilKind::Choose, listed<Choose>(Kind::Choose).option), true;
        default: return false;
        }
    }
    void trade(const Trade &move)
    {
        if (!move.against.isSaid())
            return touch(PencilKind::Trade, -1, move.points.number);
        touch(PencilKind::Trade, move.against.number, -1);
        touch(PencilKind::Trade, move.against.number, move.tile.isSaid() ? 1 + static_cast<int>(*move.tile) : 0);
    }
    void placeAnywhere(const PlacePiece &move, const Entry &asked)
    {
        if (move.column.isSaid())
            return touch(PencilKind::Column, move.column.number);
        if (move.map.isSaid())
            return touch(PencilKind::Map, static_cast<int>(*move.map));
        touch(PencilKind::Spot, -1, move.spot.number());
        if (asked.act == Act::Place && std::holds_alternative<Landmark>(pieceOf(asked)))
            touch(PencilKind::Finish);
    }
    // What is named is found by a letter. Whether that was what is asked.
    bool answerByName()
    {
        const Entry asked = entry();
        switch (openWants(state(), m_line.pencil())) {
        case Wants::Invent: {
            auto move = listed<Invent>(Kind::Invent);
            while (!move.card.isSaid())
                move = listed<Invent>(Kind::Invent);
            touch(PencilKind::Letter, -1, 'A');
            return touch(PencilKind::OwnTech, move.card.index), true;
        }
        case Wants::Tapestry: {
            if (asked.act == Act::PlayHere && any(2) == 0)
                return touch(PencilKind::Skip), true;
            auto move = listed<PlayTapestry>(Kind::Tapestry);
            while (!move.card.isSaid())
                move = listed<PlayTapestry>(Kind::Tapestry);
            touch(PencilKind::Letter, -1, 'A');
            return touch(PencilKind::Card, move.card.index), true;
        }
        case Wants::Upgrade: return touch(PencilKind::OwnTech, listed<Upgrade>(Kind::Upgrade).card.index), true;
        case Wants::Tech: return touch(PencilKind::OwnTech, listed<NameTech>(Kind::Tech).card.index), true;
        case Wants::Stack: {
            const auto move = listed<NameStack>(Kind::Stack);
            return touch(PencilKind::Stack, move.player, move.era), true;
        }
        case Wants::Opponent: return touch(PencilKind::Opponent, listed<NameOpponent>(Kind::Opponent).player), true;
        case Wants::Landmark:
            return touch(PencilKind::Landmark, static_cast<int>(listed<NameLandmark>(Kind::Landmark).landmark)), true;
        case Wants::Discard: return touch(PencilKind::Discard, -1, listed<Discard>(Kind::Discard).count), true;
        case Wants::Convert: return touch(PencilKind::Skip), true;
        case Wants::StandUp: return standUp(), true;
        case Wants::Track: return trackByName(asked);
        case Wants::Take: return payTechs(asked);
        case Wants::Conquer: return conquerByName(asked);
        default: return false;
        }
    }
    void standUp()
    {
        const int length = m_match->length();
        touch(PencilKind::StandUp, listed<StandUp>(Kind::StandUp).against[0]);
        if (m_match->length() == length)
            touch(PencilKind::Finish);
    }
    bool trackByName(const Entry &asked)
    {
        if (asksForTrackAlone(asked.act))
            return touch(PencilKind::Track, static_cast<int>(listed<ChooseTrack>(Kind::Track).track)), true;
        const Word word = state().queue.nodeOf(asked).word;
        if (word != Word::Match && word != Word::CopySpace)
            return false;
        const auto move = listed<ChooseTrack>(Kind::Track);
        if (word == Word::Match)
            return touch(PencilKind::Match, static_cast<int>(move.track), move.to.number), true;
        const int space = move.token.isSaid() ? int{move.token.number}
                                              : furthestOf(copiesFor(state(), asked.player, move.player, move.track));
        return touch(PencilKind::CopySpace, copyPlace(move.player, move.track), space), true;
    }
    bool payTechs(const Entry &asked)
    {
        if (paidInTechs(state(), asked) == 0)
            return false;
        const TechRefs cards = listed<Take>(Kind::Take).cards;
        for (int place = 0; place < cards.count(); ++place)
            touch(PencilKind::PaidTech, cards[place]);
        return true;
    }
    // Where the tile comes, too, it is told with the dice.
    bool conquerByName(const Entry &asked)
    {
        if (!bringsTile(state(), asked, Conquer()))
            return false;
        return touch(PencilKind::Skip), true;
    }

    // An income building anywhere; a landmark, of two one where it is shown first.
    void place()
    {
        const Piece piece = pieceOf(entry());
        const Spots spots = player().city.spotsFor(piece);
        const bool isLandmark = std::holds_alternative<Landmark>(piece);
        if (!isLandmark || any(2) == 0)
            touch(PencilKind::Spot, -1, spots.at(any(spots.size())).number());
        if (isLandmark)
            touch(PencilKind::Finish);
    }
    void gain()
    {
        const int length = m_match->length();
        while (m_match->length() == length)
            touch(PencilKind::Resource, any(4));
    }

    // One of what is possible.
    void tryOneOf(PencilKind kind, int from, int count, int number = 0)
    {
        for (int each = any(count), tries = 0; tries < count; each = (each + 1) % count, ++tries) {
            Pencil pencil = m_line.pencil();
            const TouchResult result = pencil.touch(
                state(), {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(from + each), number, {}});
            if (result.refusal || pencil.moves(state()).empty() || refuses(state(), pencil.moves(state()).front()))
                continue;
            return touch(kind, from + each, number);
        }
        touch(PencilKind::Skip);
    }
    void choose() { tryOneOf(PencilKind::Choose, 0, 6); }
    void space() { tryOneOf(PencilKind::Space, 1, kSpaceTiles); }
    void track()
    {
        const Entry asked = entry();
        for (int each = any(4);; each = (each + 1) % 4)
            if (const std::uint32_t from = spacesFor(state(), asked, static_cast<Track>(each)); from != 0)
                return touch(PencilKind::Track, each,
                             state().queue.nodeOf(asked).word == Word::AiSingularity ? 0 : furthestOf(from) + 1);
    }
    // One of the two dice; one territory in four was somebody's.
    void conquer()
    {
        if (const int from = (entry().player + 1) % state().players;
            any(4) == 0 && openTerritories(state(), from) > 0 && !areAllied(state(), entry().player, from))
            touch(PencilKind::Against, from);
        const bool isBoth = countsBothDice(state(), m_line.pencil());
        const bool isRed = isBoth || any(2) == 0;
        if (isRed)
            touch(PencilKind::Red, any(static_cast<int>(kCount<RedFace>)));
        if (isRed && !isBoth)
            return;
        const int black = any(static_cast<int>(kCount<BlackFace>));
        touch(PencilKind::Black, black);
        if (static_cast<BlackFace>(black) == BlackFace::Territory)
            touch(PencilKind::Tile, any(kNoTile));
    }
    void upgrade()
    {
        for (const TechRow row : {TechRow::Bottom, TechRow::Middle})
            if (player().techs[row] > 0)
                return touch(PencilKind::Tech, any(static_cast<int>(techBenefits(row).size())), static_cast<int>(row));
        touch(PencilKind::Skip);
    }
    // One card in two counts as long as it lies open: nothing comes of it at once. Others bring a coin.
    void tapestry()
    {
        if (any(2) == 0)
            return touch(PencilKind::Play);
        touch(PencilKind::Word, static_cast<int>(Word::Coin));
        touch(PencilKind::Finish);
    }
    void tech()
    {
        const Entry asked = entry();
        const Word word = asked.act == Act::Gain ? state().queue.nodeOf(asked).word : Word::Coin;
        if (asked.act == Act::OfCiv)
            return touch(PencilKind::Skip);
        const bool isCircle = asked.act == Act::OfCircle || word == Word::Circle;
        const TechRow row = isCircle ? TechRow::Bottom : TechRow::Middle;
        touch(PencilKind::Tech, any(static_cast<int>(techBenefits(row).size())), static_cast<int>(row));
    }

    Random &m_random;
    std::unique_ptr<MatchOf<tapestry::Game>> m_match;
    Line m_line;
    Cost m_cost;
};

} // namespace

class TestTouchCost : public QObject
{
    Q_OBJECT

private slots:
    void touchesAreFewerThanMarkers()
    {
        constexpr int kMatches = 100;
        Random random(11);
        Cost sum;
        for (int match = 0; match < kMatches; ++match)
            sum += Players(random).play();
        const double ofMarkers = sum.touches / sum.markers;
        const double ofPieces = sum.touches / sum.pieces;
        qInfo("%.0f turns, %.0f touches, %.0f markers a match: %.2f touches a marker, %.2f a piece", sum.turns / kMatches,
              sum.touches / kMatches, sum.markers / kMatches, ofMarkers, ofPieces);
        QVERIFY2(ofMarkers <= 0.7, qPrintable(QString::number(ofMarkers)));
        QVERIFY2(ofPieces <= 0.5, qPrintable(QString::number(ofPieces)));
    }
    // With cities plot by plot, each income building one touch, a landmark one or two.
    void citiesAreFewTouches()
    {
        constexpr int kMatches = 100;
        Random random(12);
        Cost sum;
        for (int match = 0; match < kMatches; ++match)
            sum += Players(random, {{"depth", "full"}}).play();
        const double ofBuilt = sum.touches / sum.built;
        qInfo("%.0f turns, %.0f touches, %.0f markers a match, with buildings %.0f: %.2f touches a marker, %.2f with buildings",
              sum.turns / kMatches, sum.touches / kMatches, sum.markers / kMatches, sum.built / kMatches, sum.touches / sum.markers,
              ofBuilt);
        QVERIFY2(ofBuilt <= 0.8, qPrintable(QString::number(ofBuilt)));
    }
    // With cards by name: a letter and the card, and what it asks.
    void cardsByNameAreFewTouches()
    {
        constexpr int kMatches = 100;
        Random random(13);
        Cost sum;
        for (int match = 0; match < kMatches; ++match)
            sum += Players(random, {{"depth", "full"}, {"cards", "named"}}).play();
        const double ofLooked = sum.touches / sum.looked;
        qInfo("%.0f turns, %.0f touches, %.0f pieces moved and cards read a match: %.2f touches each", sum.turns / kMatches,
              sum.touches / kMatches, sum.looked / kMatches, ofLooked);
        QVERIFY2(ofLooked <= 0.8, qPrintable(QString::number(ofLooked)));
    }
    // With civilizations by name: what lies on their mats is moved by itself.
    void civilizationsAreFewTouches()
    {
        constexpr int kMatches = 100;
        Random random(14);
        Cost sum;
        for (int match = 0; match < kMatches; ++match)
            sum += Players(random, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}}).play();
        const double ofLooked = sum.touches / sum.looked;
        qInfo("%.0f turns, %.0f touches, %.0f pieces moved, cards and mats read a match: %.2f touches each", sum.turns / kMatches,
              sum.touches / kMatches, sum.looked / kMatches, ofLooked);
        QVERIFY2(ofLooked <= 0.8, qPrintable(QString::number(ofLooked)));
    }
    // The step costs one touch also where some of it may be of any kind; an income turn one, and what its card is played with.
    void aStepIsOneTouch()
    {
        Setup setup;
        setup.players = {"A", "B"};
        setup.variant = "base";
        State state;
        QVERIFY(!start(setup, state));
        apply(state, TakeIncome(), Teller());
        apply(state, TakeIncome(), Teller());
        Pencil pencil;
        const TouchResult result = pencil.touch(state, {static_cast<std::uint8_t>(PencilKind::Advance), 0, 0, {}});
        QVERIFY(result.completes && !refuses(state, pencil.moves(state).front()));
    }
};

} // namespace tst_tapestry_touchcost

PEGSHEET_TEST(tst_tapestry_touchcost, TestTouchCost)

#include "tst_touchcost.moc"
