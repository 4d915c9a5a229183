// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"
#include "model/tapestry/listed.h"

#include <array>

/// Random moves for tests.
namespace pegsheet::tapestry {

/// Some benefit of a language, of a dozen words or less.
[[nodiscard]] inline Benefit randomBenefit(Random &random, Language language = Language::Boards)
{
    const auto draw = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    const bool hasCards = language >= Language::Cards;
    const bool hasCivilizations = language >= Language::Civilizations;
    const auto from = [&](Word first, Word end) {
        return static_cast<Word>(static_cast<std::size_t>(first)
                                 + draw(static_cast<std::size_t>(end) - static_cast<std::size_t>(first)));
    };
    Benefit benefit;
    const auto add = [&](const auto &self, std::size_t room) -> void {
        const bool isGroup = room >= (hasCards ? 4 : 3) && draw(3) == 0;
        const bool isOfCard = hasCards && draw(2) == 0;
        const Word word = isGroup               ? isOfCard ? from(Word::Times, Word::Lose) : from(Word::Then, Word::ExploreIt)
                          : isOfCard ? from(Word::ExploreIt, Word::Times)
            : hasCivilizations && draw(12) == 0 ? Word::Lose
                                                : from(Word::Coin, Word::TapestryFromHand);
        Node node{word, 0, static_cast<std::uint8_t>(draw(5) == 0 ? 2 + draw(3) : 1), 1};
        switch (formOf(word)) {
        case Form::Track: node.arg = static_cast<std::uint8_t>(draw(4)); break;
        case Form::AnyOrSame: node.arg = static_cast<std::uint8_t>(draw(hasCards ? 6 : 5)); break;
        case Form::TrackOrAny: node.arg = static_cast<std::uint8_t>(draw(5)); break;
        case Form::Counted: node.arg = static_cast<std::uint8_t>(draw(kCount<Counted>)); break;
        case Form::Landmark: node.arg = static_cast<std::uint8_t>(draw(kCount<Landmark> + (hasCards ? 1 : 0))); break;
        case Form::Points: node.arg = static_cast<std::uint8_t>(1 + draw(9)); break;
        case Form::UpTo3: node.arg = static_cast<std::uint8_t>(1 + draw(3)); break;
        case Form::Times: node.arg = static_cast<std::uint8_t>(draw(kCount<Multiplier>)); break;
        case Form::Lost: node.arg = static_cast<std::uint8_t>(draw(kLostWords.size())); break;
        default: break;
        }
        const std::size_t place = benefit.add(node);
        const std::size_t last = place + room;
        const auto left = [&] { return last - benefit.nodes().size(); };
        switch (formOf(word)) {
        case Form::Parts:
            self(self, left() - 1);
            do
                self(self, left());
            while (left() > 0 && draw(2) == 0);
            break;
        case Form::Rank:
            self(self, left() - 2);
            self(self, left() - 1);
            self(self, left());
            break;
        case Form::TwoParts:
            self(self, left() - 1);
            self(self, left());
            break;
        case Form::Exchange:
            benefit.add({Word::Any, 0, 1, 1});
            self(self, left());
            break;
        case Form::Times:
        case Form::Discard:
        case Form::Part: self(self, left()); break;
        default: break;
        }
        benefit.close(place);
    };
    do {
        benefit = Benefit();
        add(add, 1 + draw(12));
    } while (lengthOf(benefit.nodes()) > Benefit::kLongest);
    return benefit;
}

/// A random move: a kind of listed moves, then one of that kind. What cards say is skipped, a tie shared.
[[nodiscard]] inline Move randomMove(const State &state, Random &random)
{
    if (state.step == Step::Tie)
        return Tallest();
    const ListedMoves listed(state);
    std::array<Kind, kKinds> kinds{};
    std::uint32_t count = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            kinds.at(count++) = static_cast<Kind>(kind);
    // Income turns are put off, or matches would be over before the far spaces.
    Kind kind = kinds.at(random.below(count));
    if (kind == Kind::Income && random.below(4) != 0)
        kind = kinds.front();
    return listed.at(kind, random.below(listed.count(kind)));
}

/// A move of any listed kind that may or may not be legal: every field as it comes, often left out.
[[nodiscard]] inline Move randomAnswer(const State &state, Random &random)
{
    const auto draw = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    const auto maybe = [&](auto &field, std::size_t n) {
        field.number = static_cast<std::int8_t>(draw(2) == 0 ? -1 : static_cast<int>(draw(n)));
    };
    const auto maybeOne = [&](auto &field, std::size_t n) {
        field.index = static_cast<std::int8_t>(draw(2) == 0 ? -1 : static_cast<int>(draw(n)));
    };
    const auto some = [&] {
        Resources resources;
        for (int piece = 0; piece < static_cast<int>(draw(4)); ++piece)
            ++resources[static_cast<Resource>(draw(kCount<Resource>))];
        return resources;
    };
    EntryPlace entry;
    maybe(entry, static_cast<std::size_t>(state.queue.size()) + 1);
    Token token;
    maybe(token, kSpaces + 1);
    const auto track = static_cast<Track>(draw(kCount<Track>));
    switch (static_cast<Kind>(draw(kKinds))) {
    case Kind::Advance: return Advance{track, some(), token};
    case Kind::Income: return TakeIncome();
    case Kind::Gain: return Gain{some(), entry};
    case Kind::Choose: return Choose{static_cast<std::uint8_t>(draw(5)), entry};
    case Kind::Take: {
        Take move{some(), {}, entry};
        if (draw(4) == 0)
            maybe(move.row, 2);
        for (std::size_t cards = draw(4) == 0 ? draw(4) : 0; cards > 0; --cards)
            move.cards.add(static_cast<int>(draw(kCount<Tech> + kCount<TechRow>)));
        return move;
    }
    case Kind::Skip: return Skip{entry};
    case Kind::Track: {
        ChooseTrack move{track, token, {}, -1, entry};
        if (draw(4) == 0)
            maybe(move.to, kSpaces + 1);
        if (draw(8) == 0)
            move.player = static_cast<std::int8_t>(draw(kMostSeats));
        return move;
    }
    case Kind::Research: return Research{track, {draw(2) == 0}, entry};
    case Kind::Explore:
        return Explore{
            static_cast<std::uint8_t>(draw(8)), static_cast<TileBenefit>(draw(kCount<TileBenefit>)), {draw(8) == 0}, entry};
    case Kind::Space: return ExploreSpace{static_cast<std::uint8_t>(draw(17)), entry};
    case Kind::Conquer: {
        Conquer move;
        maybeOne(move.red, kCount<RedFace>);
        maybeOne(move.black, kCount<BlackFace>);
        if (draw(2) == 0)
            maybeOne(move.tile, kCount<TileBenefit>);
        maybe(move.against, kMostSeats);
        move.island.isTrue = draw(2) == 0;
        move.trap.isTrue = draw(3) == 0;
        if (draw(3) == 0)
            maybe(move.row, 2);
        move.marker.isTrue = draw(4) == 0;
        if (draw(3) == 0)
            maybeOne(move.other, kCount<DieFace>);
        move.entry = entry;
        return move;
    }
    case Kind::Count: return CountLines{static_cast<std::uint8_t>(draw(20)), entry};
    case Kind::Upgrade: {
        Upgrade move;
        maybeOne(move.row, kCount<TechRow>);
        maybeOne(move.card, kCount<Tech>);
        if (draw(3) == 0)
            move.player = static_cast<std::int8_t>(draw(kMostSeats + 1));
        move.entry = entry;
        return move;
    }
    case Kind::Tapestry: {
        PlayTapestry move;
        maybeOne(move.card, kCount<TapestryCard>);
        move.entry = entry;
        return move;
    }
    case Kind::Invent: {
        Invent move;
        maybeOne(move.card, kCount<Tech>);
        move.entry = entry;
        return move;
    }
    case Kind::Tech: {
        NameTech move;
        maybeOne(move.card, kCount<Tech>);
        move.entry = entry;
        return move;
    }
    case Kind::Stack: return NameStack{static_cast<std::uint8_t>(draw(kMostSeats)), static_cast<std::uint8_t>(draw(6)), entry};
    case Kind::Opponent: {
        NameOpponent move{static_cast<std::uint8_t>(draw(kMostSeats + 1)), entry};
        if (draw(3) == 0)
            maybe(move.square, kMostMarkers + 1);
        return move;
    }
    case Kind::Landmark: return NameLandmark{static_cast<Landmark>(draw(kCount<Landmark>)), entry};
    case Kind::Discard: return Discard{static_cast<std::uint8_t>(draw(6)), entry};
    case Kind::StandUp: {
        StandUp move;
        move.entry = entry;
        for (std::size_t seats = draw(4); seats > 0; --seats)
            move.against.add(static_cast<int>(draw(kMostSeats)));
        return move;
    }
    case Kind::Convert: return ConvertFood{some(), entry};
    case Kind::Civilization: return NameCivilization{static_cast<Civilization>(draw(kCount<Civilization>)), entry};
    case Kind::Predict: {
        Predict move;
        for (std::uint8_t &number : move.numbers.values)
            number = static_cast<std::uint8_t>(draw(11));
        move.entry = entry;
        return move;
    }
    case Kind::Lose: return Lose{some(), entry};
    case Kind::Trade: {
        Trade move;
        maybe(move.points, kMostNeighbours + 1);
        maybe(move.against, kMostSeats);
        maybeOne(move.tile, kCount<TileBenefit>);
        move.entry = entry;
        return move;
    }
    case Kind::Swap: {
        const auto plot = [&] { return PlotRef{static_cast<std::uint8_t>(draw(10)), static_cast<std::uint8_t>(draw(10))}; };
        return SwapBuildings{plot(), plot(), entry};
    }
    case Kind::Resolve: return Resolve{entry};
    case Kind::Capital: return NameCapital{static_cast<Capital>(draw(kCount<Capital>)), entry};
    case Kind::Place: break;
    }
    PlacePiece move;
    move.spot = Spot::ofNumber(static_cast<int>(draw(static_cast<std::size_t>(Spot::kCount))));
    if (draw(4) == 0) {
        move.player = static_cast<std::int8_t>(static_cast<int>(draw(kMostSeats + 1)) - 1);
        maybeOne(move.what, kCount<Landmark>);
    }
    if (draw(4) == 0) {
        move.spot = draw(4) == 0 ? move.spot : Spot();
        maybe(move.column, kBoxColumns);
        maybeOne(move.map, kCount<MapPlace>);
    }
    move.entry = entry;
    return move;
}

/// What a player may have in the middle of a match: tokens anywhere, full stores, some of everything.
[[nodiscard]] inline Correct randomMiddle(int seat, Random &random)
{
    Correct move;
    move.player = static_cast<std::int8_t>(seat);
    const auto draw = [&](int least, int most) {
        return Value(least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1))));
    };
    Object set{{"incomes", draw(1, 3)}, {"control", draw(1, 6)}, {"outposts", draw(0, 8)}};
    for (const char *few : {"tiles", "space", "tapestry", "played"})
        set.push_back({few, draw(0, 3)});
    const auto each = [&](const char *group, std::initializer_list<const char *> names, auto value) {
        for (const char *name : names)
            addMember(set, group, name, value());
    };
    each("tracks", {"exploration", "science", "military", "technology"}, [&] { return Array{draw(0, kSpaces)}; });
    each("resources", {"coin", "worker", "food", "culture"}, [] { return kMostResource; });
    each("open", {"markets", "houses", "farms", "armories"}, [&] { return draw(1, kSlots); });
    each("techs", {"bottom", "middle", "top"}, [&] { return draw(0, 3); });
    (void)fromValue("set", set, move.set);
    return move;
}

} // namespace pegsheet::tapestry
