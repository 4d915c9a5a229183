// SPDX-License-Identifier: Apache-2.0
// What the undo button takes back.
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/core/overload.h"

#include <QCoreApplication>

namespace pegsheet::app::tapestrysentences {

using namespace tapestry;

namespace {

struct TapestryShortNames
{
    Q_DECLARE_TR_FUNCTIONS(TapestryShortNames)
};

QString trackText(Track track)
{
    return termText("track", nameOf(track));
}

// What answers an entry, and the step on a track.
const auto kOfTurn = Overload{
    [](const Advance &m) { return trackText(m.track); },
    [](const TakeIncome &) { return termText("step", "income"); },
    [](const Gain &m) { return amountsText(m.resources); },
    //: A move, in a word or two, for the undo button: one of several things was chosen
    [](const Choose &) { return TapestryShortNames::tr("Choice"); },
    //: A move, in a word or two, for the undo button: something that can be left out was taken
    [](const Take &) { return TapestryShortNames::tr("Taken"); },
    //: A move, in a word or two, for the undo button
    [](const Skip &) { return TapestryShortNames::tr("Declined"); },
    [](const ChooseTrack &m) { return trackText(m.track); },
    //: A move, in a word or two, for the undo button
    [](const Research &) { return TapestryShortNames::tr("Science die"); },
    [](const Explore &) { return scoreName("explore"); },
    //: A move, in a word or two, for the undo button
    [](const ExploreSpace &) { return TapestryShortNames::tr("Space tile"); },
    [](const Conquer &) { return scoreName("conquer"); },
    [](const CountLines &) { return termText("field", "lines"); },
    [](const Upgrade &) { return termText("why", "tech"); },
    [](const PlayTapestry &) { return termText("why", "tapestry"); },
    [](const Resolve &) { return termText("step", "score"); },
    [](const NameCapital &m) { return termText("capital", nameOf(m.capital)); },
    //: A move, in a word or two, for the undo button: a building or landmark was put into a city
    [](const PlacePiece &) { return TapestryShortNames::tr("Built"); },
    [](const Invent &) { return termText("why", "tech"); },
    [](const NameTech &) { return termText("why", "tech"); },
    [](const NameStack &) { return termText("why", "tapestry"); },
    [](const NameOpponent &) { return termText("why", "tapestry"); },
    [](const NameLandmark &m) { return termText("landmark", nameOf(m.landmark)); },
    [](const Discard &) { return termText("why", "tapestry"); },
    [](const StandUp &) { return termText("why", "tapestry"); },
    [](const ConvertFood &m) { return amountsText(m.resources); },
    [](const NameCivilization &m) { return matName(m.civilization); },
    [](const Predict &) { return termText("why", "civilization"); },
    [](const Lose &m) { return amountsText(m.resources); },
    [](const Trade &) { return termText("why", "civilization"); },
    [](const SwapBuildings &) { return termText("why", "civilization"); },
};

// What the table says.
const auto kTold = Overload{
    //: A move, in a word or two, for the undo button: what a card says was entered
    [](const TellEffect &) { return TapestryShortNames::tr("Card"); },
    [](const TellBenefit &) { return termText("why", "benefit"); },
    [](const District &) { return termText("why", "district"); },
    //: A move, in a word or two, for the undo button: who wins with equal points was said
    [](const Tallest &) { return TapestryShortNames::tr("Tie decided"); },
    [](const Tally &) { return termText("step", "income"); },
    //: A move, in a word or two, for the undo button
    [](const FinishedSheet &) { return TapestryShortNames::tr("Final score"); },
    //: A move, in a word or two, for the undo button
    [](const Correct &) { return TapestryShortNames::tr("Correction"); },
};

} // namespace

QString shortName(const Move &move)
{
    return std::visit(
        [](const auto &made) {
            if constexpr (requires { kOfTurn(made); })
                return kOfTurn(made);
            else
                return kTold(made);
        },
        move);
}

} // namespace pegsheet::app::tapestrysentences
