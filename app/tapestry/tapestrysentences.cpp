// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrysentences.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace pegsheet::app::tapestrysentences {

using namespace tapestry;

namespace {

struct TapestrySentences
{
    Q_DECLARE_TR_FUNCTIONS(TapestrySentences)
};

// What is pending ------------------------------------------------------------------------------------------

// What answers an entry, by the move's place in Move up to SwapBuildings.
constexpr std::array<Wants, kKinds> kAnswers{Wants::Nothing,      Wants::Nothing,  Wants::Gain,     Wants::Choose,   Wants::Take,
                                             Wants::Nothing,      Wants::Track,    Wants::Research, Wants::Explore,  Wants::Space,
                                             Wants::Conquer,      Wants::Count,    Wants::Upgrade,  Wants::Tapestry, Wants::Resolve,
                                             Wants::Capital,      Wants::Place,    Wants::Invent,   Wants::Tech,     Wants::Stack,
                                             Wants::Opponent,     Wants::Landmark, Wants::Discard,  Wants::StandUp,  Wants::Convert,
                                             Wants::Civilization, Wants::Predict,  Wants::Lose,     Wants::Trade,    Wants::Swap};

// The entry that an answer is for; an empty one where there is none.
Entry entryOf(const State &before, EntryPlace place, const Move &move)
{
    int index = -1;
    if (std::holds_alternative<Skip>(move))
        index = entryToSkip(before, place);
    else
        index = entryFor(before, place, move.index() < kKinds ? kAnswers.at(move.index()) : Wants::TellEffect);
    return index < 0 ? Entry() : before.queue[index];
}

// The benefit at that place, which an act is for: on the track that was named for that, and so many times, where that is said.
QString benefitAt(const Queue &queue, int place, Act act = Act::Gain, int times = 0)
{
    const Node *node = &queue.node(static_cast<NodePlace>(place));
    std::array<Node, Benefit::kMostNodes> nodes{};
    const auto end = std::copy(node, node + node->size, nodes.begin());
    for (auto step = nodes.begin(); step != end; ++step)
        if (step->word == Word::AdvX && step->arg == kSameTrack)
            step->arg = sameTrackOf(act);
    if (times > 0)
        nodes[0].times = static_cast<std::uint8_t>(times);
    return benefitText({nodes.data(), node->size});
}

QString wordText(Word word)
{
    const Node node{word, 0, 1, 1};
    return benefitText({&node, 1});
}

// Where the part of `opt` and `pay` stands that is had or declined.
int partOf(const Queue &queue, const Entry &entry)
{
    switch (queue.nodeOf(entry).word) {
    case Word::Pay: return entry.what + 2;
    case Word::Opt: return entry.what + 1;
    default: return entry.what;
    }
}

// Moves ----------------------------------------------------------------------------------------------------

std::string nameAt(const QStringList &names, int seat)
{
    return names.value(seat).toStdString();
}

std::string inWords(NodePlace printed)
{
    return benefitText(printedAt(printed)).toStdString();
}

// The values of a row that is about a player, who is not named where nobody else plays.
Object about(const QStringList &names, int seat, Object values = {})
{
    if (names.size() > 1)
        values.push_back({"player", nameAt(names, seat)});
    return values;
}

QString told(const State &before, const Advance &move, const QStringList &)
{
    const int from = tokenFor(before.at(before.turn), move.track, move.token);
    return say("advance",
               {{"space", spaceText(move.track, from + 1).toStdString()}, {"paid", amountsText(move.pay).toStdString()}});
}

QString told(const State &before, const TakeIncome &, const QStringList &)
{
    return say("income", {{"turn", before.at(before.turn).incomes + 1}});
}

// Resources that were chosen, of which a player keeps what there is room for (DE p.13).
QString chosenText(const Player &player, const Resources &chosen)
{
    Resources kept;
    for (const Resource resource : kAll<Resource>)
        kept[resource] = static_cast<std::uint8_t>(std::min<int>(chosen[resource], kMostResource - player.resources[resource]));
    if (kept.total() == 0)
        return say("gainNone", {{"lost", amountsText(chosen).toStdString()}});
    const QString gained = amountsText(kept);
    return kept.total() == chosen.total()
        ? say("gain", {{"gained", gained.toStdString()}})
        : say("gain", {{"gained", gained.toStdString()}, {"lost", chosen.total() - kept.total()}});
}

QString told(const State &before, const Gain &move, const QStringList &)
{
    return chosenText(before.at(entryOf(before, move.entry, move).player), move.resources);
}

QString told(const State &before, const Choose &move, const QStringList &)
{
    const Entry entry = entryOf(before, move.entry, move);
    if (asksForBox(entry))
        return say("choose", {{"chosen", benefitAt(before.queue, boxOf(before, entry, move.option)).toStdString()}});
    if (entry.act == Act::Outposts)
        return say("outposts", {{"above", int{move.option}}, {"below", before.at(entry.player).outposts - move.option}});
    const Node *node = &before.queue.nodeOf(entry);
    if (node->word == Word::IncomeBuilding)
        return say("choose",
                   {{"chosen", amountText(static_cast<Word>(static_cast<int>(Word::Market) + move.option), 1).toStdString()}});
    const int part = entry.what + partAt(node, move.option);
    const Node &chosen = before.queue.node(static_cast<NodePlace>(part));
    if (static_cast<std::size_t>(chosen.word) >= kCount<Resource>)
        return say("choose", {{"chosen", benefitAt(before.queue, part).toStdString()}});
    Resources resources;
    resources[static_cast<Resource>(chosen.word)] = chosen.times;
    return chosenText(before.at(entry.player), resources);
}

// By their names, and how many are not named; empty where none is.
QString techsText(const TechRefs &techs)
{
    QStringList names;
    int unnamed = 0;
    for (int place = 0; place < techs.count(); ++place)
        if (techs[place] < static_cast<int>(kCount<Tech>))
            names.append(cardName(static_cast<Tech>(techs[place])));
        else
            ++unnamed;
    if (!names.isEmpty() && unnamed > 0)
        //: Behind tech cards by their names: so many more, which are not named
        names.append(TapestrySentences::tr("%n not named", nullptr, unnamed));
    return listText(names);
}

QString told(const State &before, const Take &move, const QStringList &)
{
    const Entry entry = entryOf(before, move.entry, move);
    if (entry.act == Act::Host)
        return say("take",
                   {{"taken", benefitText(std::array{Node{Word::Vp, kHostPoints, 1, 1}}).toStdString()},
                    {"paid", amountText(Word::Worker, 1).toStdString()}});
    Object values{{"taken", benefitAt(before.queue, partOf(before.queue, entry), entry.act).toStdString()}};
    if (before.queue.nodeOf(entry).word == Word::Pay && entry.act != Act::FreeBonus) {
        const QString techs = techsText(move.cards);
        const QString paid = move.pay.total() > 0 ? amountsText(move.pay)
            : techs.isEmpty()                     ? benefitAt(before.queue, entry.what + 1)
                                                  : techs;
        values.push_back({"paid", paid.toStdString()});
    }
    return say("take", std::move(values));
}

// One time of what is pending is declined.
QString told(const State &before, const Skip &move, const QStringList &)
{
    Entry entry = entryOf(before, move.entry, move);
    if (isBegun(before, entry))
        return entry.why.card().isSaid() ? say("skipRest", {{"card", nameOf(*entry.why.card())}}) : say("skipRest");
    entry.times = 1;
    if (entry.act == Act::Capital)
        return say("skipCapital");
    if (entry.act == Act::Mat)
        return say("skipCivilization");
    if (entry.act == Act::Roll)
        return say("stopRolling");
    if (entry.act == Act::Place) {
        const Piece piece = pieceOf(entry);
        const bool isKept = before.at(entry.player).city.isKept();
        return std::holds_alternative<Landmark>(piece)
            ? say("layAside", {{"what", pieceName(piece)}})
            : say("placeElsewhere", {{"what", pieceName(piece)}, {"map", isKept ? "beside" : "city"}});
    }
    if (asksFor(before, entry) == Wants::TellEffect)
        return say("skip", {{"card", ofEntry(before, entry).toStdString()}});
    const bool isPart = isPlainGain(entry.act) || entry.act == Act::FreeBonus;
    const int part = isPart ? partOf(before.queue, entry) : int{entry.what};
    const QString declined = part != entry.what ? benefitAt(before.queue, part, entry.act) : ofEntry(before, entry);
    return declined.isEmpty() ? say("skip") : say("skip", {{"declined", declined.toStdString()}});
}

// Where no token goes from space to space, the space is not said by what comes of it.
QString told(const State &before, const ChooseTrack &move, const QStringList &)
{
    const Entry entry = entryOf(before, move.entry, move);
    if (before.queue.nodeOf(entry).word != Word::RepeatSpace)
        return say("track", {{"track", nameOf(move.track)}});
    const int space = move.token.isSaid() ? move.token.number : furthestOf(spacesFor(before, entry, move.track));
    return say("track", {{"space", spaceText(move.track, space).toStdString()}});
}

QString told(const State &, const Research &move, const QStringList &)
{
    return say("research", {{"face", nameOf(move.face)}, {"stay", move.stay.isTrue ? "yes" : "no"}});
}

QString told(const State &before, const Explore &move, const QStringList &)
{
    const NodePlace place = kPrinted.tile(move.tile);
    const QString tile = benefitAt(before.queue, place, Act::Gain, (move.isDoubled.isTrue ? 2 : 1) * kPrinted[place].times);
    return say("explore",
               {{"points", int{move.points}}, {"tile", tile.toStdString()}, {"double", move.isDoubled.isTrue ? "yes" : "no"}});
}

QString told(const State &, const ExploreSpace &move, const QStringList &)
{
    return say("space", {{"tile", int{move.tile}}});
}

// A face of a die that was left to somebody.
std::string leftText(const Conquer &move)
{
    if (isRed(*move.other))
        return inWords(kPrinted.red(static_cast<RedFace>(*move.other)));
    if (*move.other != DieFace::Territory)
        return inWords(kPrinted.black(static_cast<BlackFace>(static_cast<std::size_t>(*move.other) - kCount<RedFace>)));
    return move.tile.isSaid() ? inWords(kPrinted.tile(*move.tile)) : TapestrySentences::tr("no benefit").toStdString();
}

QString told(const State &before, const Conquer &move, const QStringList &names)
{
    Array gained;
    if (move.red.isSaid())
        gained.emplace_back(inWords(kPrinted.red(*move.red)));
    if (move.black.isSaid() && *move.black != BlackFace::Territory)
        gained.emplace_back(inWords(kPrinted.black(*move.black)));
    else if (move.black.isSaid() && move.tile.isSaid())
        gained.emplace_back(inWords(kPrinted.tile(*move.tile)));
    else if (move.black.isSaid())
        //: What a die brought that shows the territory: no benefit is printed on it
        gained.emplace_back(TapestrySentences::tr("no benefit").toStdString());
    Object values{
        {"gained", std::move(gained)}, {"trap", move.trap.isTrue ? "yes" : "no"}, {"island", move.island.isTrue ? "yes" : "no"}};
    if (move.against.isSaid())
        values.push_back({"player", nameAt(names, move.against.number)});
    if (move.marker.isTrue)
        values.push_back({"marker", "yes"});
    if (move.other.isSaid()) {
        values.push_back({"owner", nameAt(names, before.mats[kHolder<MatMark::MaySpareDie>].owner)});
        values.push_back({"left", leftText(move)});
    }
    return say("conquer", std::move(values));
}

QString told(const State &before, const CountLines &move, const QStringList &)
{
    const int place = entryFor(before, move.entry, Wants::Count);
    return say("count", {{place >= 0 && before.queue[place].act == Act::Land ? "land" : "count", int{move.count}}});
}

QString told(const State &, const Upgrade &move, const QStringList &names)
{
    Object values;
    if (move.card.isSaid())
        values.push_back({"card", nameOf(*move.card)});
    else if (move.row.isSaid())
        values.push_back({"row", nameOf(*move.row)});
    if (move.player >= 0)
        values.push_back({"player", nameAt(names, move.player)});
    return say("upgrade", std::move(values));
}

QString told(const State &, const Invent &move, const QStringList &)
{
    return move.card.isSaid() ? say("invent", {{"card", nameOf(*move.card)}}) : say("invent");
}

QString told(const State &before, const NameTech &move, const QStringList &)
{
    Object values{{"of", nameOf(before.queue.nodeOf(entryOf(before, move.entry, move)).word)}};
    if (move.card.isSaid())
        values.push_back({"card", nameOf(*move.card)});
    return say("tech", std::move(values));
}

QString told(const State &, const PlayTapestry &move, const QStringList &)
{
    if (move.card.isSaid())
        return say("tapestry", {{"card", nameOf(*move.card)}});
    return move.name.empty() ? say("tapestry") : say("tapestry", {{"name", move.name}});
}

QString told(const State &before, const NameStack &move, const QStringList &names)
{
    Object values{{"player", nameAt(names, move.player)}, {"era", int{move.era}}};
    if (const auto code = before.at(move.player).mat.top(move.era - 1); code && *code < kCount<TapestryCard>)
        values.push_back({"card", nameOf(static_cast<TapestryCard>(*code))});
    return say("stack", std::move(values));
}

// Only a card that is named asks for one, or a civilization that gives markers.
QString told(const State &before, const NameOpponent &move, const QStringList &names)
{
    const Entry entry = entryOf(before, move.entry, move);
    if (isOfMat(entry.act)) {
        const Civilization civilization = civilizationOf(entry);
        const int square = move.square.isSaid() ? int{move.square.number} : std::countr_one(before.mats[civilization].squares());
        return say("give", {{"player", nameAt(names, move.player)}, {"opens", inWords(kPrinted.box(civilization, 0, square))}});
    }
    const TapestryCard card = *entry.why.card();
    return say("opponent", {{"player", nameAt(names, move.player)}, {"card", nameOf(card)}});
}

QString told(const State &, const NameLandmark &move, const QStringList &)
{
    return say("landmarkChosen", {{"landmark", nameOf(move.landmark)}});
}

QString told(const State &, const Discard &move, const QStringList &)
{
    return say("discard", {{"count", int{move.count}}});
}

QString told(const State &, const StandUp &move, const QStringList &names)
{
    QStringList seats;
    for (int place = 0; place < move.against.count(); ++place)
        seats.append(names.value(move.against[place]));
    return say("standUp", {{"players", listText(seats).toStdString()}});
}

QString told(const State &, const ConvertFood &move, const QStringList &)
{
    return say("convert", {{"gained", amountsText(move.resources).toStdString()}});
}

QString told(const State &, const NameCivilization &move, const QStringList &)
{
    return say("civilization", {{"civilization", nameOf(move.civilization)}});
}

QString told(const State &, const Predict &move, const QStringList &)
{
    Object values;
    for (const Predicted what : kAll<Predicted>)
        values.push_back({std::string(nameOf(what)), int{move.numbers[what]}});
    return say("predict", std::move(values));
}

QString told(const State &, const Lose &move, const QStringList &)
{
    return say("lose", {{"lost", amountsText(move.resources).toStdString()}});
}

QString told(const State &, const Trade &move, const QStringList &names)
{
    Object values;
    if (move.points.isSaid())
        values.push_back({"points", int{move.points.number}});
    else
        values.push_back({"player", nameAt(names, move.against.number)});
    return say("trade", std::move(values));
}

// Columns and rows are counted from 1.
QString told(const State &, const SwapBuildings &move, const QStringList &)
{
    return say("swap",
               {{"column", move.from.column + 1},
                {"row", move.from.row + 1},
                {"toColumn", move.to.column + 1},
                {"toRow", move.to.row + 1}});
}

QString told(const State &before, const Resolve &move, const QStringList &)
{
    return say("resolve", {{"counted", ofEntry(before, entryOf(before, move.entry, move)).toStdString()}});
}

QString told(const State &, const NameCapital &move, const QStringList &)
{
    return say("capital", {{"capital", nameOf(move.capital)}});
}

// The first of its plots that lie in the city, counted from 1.
QString told(const State &before, const PlacePiece &move, const QStringList &names)
{
    const Entry entry = move.what.isSaid() ? Entry() : entryOf(before, move.entry, move);
    if (entry.act == Act::Marker)
        return say("placeMarker", {{"column", move.spot.column + 1}, {"row", move.spot.row + 1}});
    const Piece piece = move.what.isSaid() ? Piece(*move.what) : pieceOf(entry);
    if (move.column.isSaid())
        return say("placeElsewhere",
                   {{"what", pieceName(piece)},
                    {"civilization", nameOf(kHolder<MatMark::TakesBuildings>)},
                    {"column", move.column.number + 1}});
    if (move.map.isSaid())
        return say("placeElsewhere", {{"what", pieceName(piece)}, {"map", nameOf(*move.map)}});
    const int first = plotsUnder(footprintsOf(piece)[move.spot.turn], move.spot).first();
    const Object spot{{"what", pieceName(piece)}, {"column", first % kCitySide + 1}, {"row", first / kCitySide + 1}};
    return say("place", move.player < 0 ? spot : about(names, move.player, spot));
}

QString told(const State &, const TellEffect &move, const QStringList &)
{
    if (const auto nodes = move.gains.nodes(); nodes.size() == 1 && nodes.front().word == Word::LandmarkOf)
        return say("effectLandmark", {{"landmark", nameOf(static_cast<Landmark>(nodes.front().arg))}});
    return say("effect", {{"gains", benefitText(move.gains).toStdString()}});
}

QString told(const State &, const TellBenefit &move, const QStringList &names)
{
    Object values{{"gains", benefitText(move.gains).toStdString()}};
    if (!move.why.empty())
        values.push_back({"why", move.why});
    return say("benefit", about(names, move.player, std::move(values)));
}

QString told(const State &, const District &move, const QStringList &names)
{
    return say("district", about(names, move.player));
}

QString told(const State &, const Tallest &move, const QStringList &names)
{
    return move.player < 0 ? say("tallest") : say("tallest", {{"player", nameAt(names, move.player)}});
}

QString told(const State &before, const Tally &move, const QStringList &names)
{
    return say("tally", about(names, move.player, {{"turn", before.at(move.player).incomes + 1}}));
}

QString told(const State &, const FinishedSheet &move, const QStringList &names)
{
    return say("sheet", {{"player", nameAt(names, move.player)}});
}

// How many plots of a city it changes, and nothing but them and the rows of the income mat that go with them; else 0.
int plotsOf(const State &before, const Correct &move)
{
    std::vector<CorrectedField> fields;
    addCorrected(fields, before, move.player, move.set, {});
    int plots = 0;
    for (const CorrectedField &field : fields) {
        if (field.path != "city.grid" && !field.path.starts_with("open."))
            return 0;
        if (field.path == "city.grid")
            for (std::size_t row = 0; row < field.after.array()->size(); ++row) {
                const std::string &was = *(*field.before.array())[row].text();
                const std::string &is = *(*field.after.array())[row].text();
                for (std::size_t column = 0; column < is.size(); ++column)
                    plots += was[column] == is[column] ? 0 : 1;
            }
    }
    return plots;
}

QString told(const State &before, const Correct &move, const QStringList &names)
{
    Object values;
    const int plots = move.player < 0 ? 0 : plotsOf(before, move);
    if (move.player >= 0)
        values.push_back({"player", nameAt(names, move.player)});
    if (!move.why.empty())
        values.push_back({"why", move.why});
    if (plots > 0)
        values.push_back({"several", plots > 1 ? "yes" : "no"});
    return say(move.player < 0 ? "correctTurn" : plots > 0 ? "correctCity" : "correctSheet", std::move(values));
}

} // namespace

QString ofMove(const State &before, const Move &move, const QStringList &names)
{
    return std::visit([&](const auto &made) { return told(before, made, names); }, move);
}

QString ofEntry(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Play: return termText("step", nameOf(IncomeStep::Play));
    case Act::Upgrade: return termText("step", nameOf(IncomeStep::Upgrade));
    case Act::Score: return termText("step", nameOf(IncomeStep::Score));
    case Act::Income: return termText("step", nameOf(IncomeStep::Income));
    case Act::OfCard: return termText("why", "tapestry");
    case Act::OfCircle: return wordText(Word::Circle);
    case Act::OfSquare: return wordText(Word::Square);
    case Act::OfCiv: return termText("why", "civilization");
    case Act::Place: return termText("piece", pieceName(pieceOf(entry)));
    case Act::Capital: return termText("field", "capital");
    case Act::Mat: return termText("why", "civilization");
    case Act::Marker:
        //: Tapestry: what the Architects ask for, so many of them are left; a marker makes a plot of a city impassable
        return TapestrySentences::tr("%n marker(s) in the city", nullptr, entry.times);
    case Act::FreeBonus: return benefitAt(state.queue, entry.what + 2);
    case Act::UpgradeIt: return wordText(Word::UpgradeIt);
    case Act::SomeOf: return benefitAt(state.queue, entry.what);
    default: break;
    }
    if (isOfNode(entry.act))
        return benefitAt(state.queue, entry.what, entry.act, entry.times);
    // What only a civilization or a tapestry card asks for.
    if (const int mat = entry.why.index() - Why::kMats; mat >= 0)
        return matName(static_cast<Civilization>(mat));
    const int card = entry.why.index() - Why::kCards;
    return card < 0 ? termText("why", "tapestry") : cardName(static_cast<TapestryCard>(card));
}

QString ofPart(const State &state, const Entry &entry, int behind)
{
    return benefitAt(state.queue, entry.what + behind, entry.act);
}

int actorOf(const State &before, const Move &move)
{
    return std::visit(
        [&](const auto &made) -> int {
            if constexpr (requires { made.what; })
                return made.player >= 0 ? int{made.player} : int{entryOf(before, made.entry, move).player};
            else if constexpr (requires { made.entry; })
                return entryOf(before, made.entry, move).player;
            else if constexpr (std::is_same_v<std::decay_t<decltype(made)>,
                                              Correct> || std::is_same_v<std::decay_t<decltype(made)>, Tallest>)
                return -1;
            else if constexpr (requires { made.player; })
                return made.player;
            else
                return before.turn;
        },
        move);
}

} // namespace pegsheet::app::tapestrysentences
