// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/text/bronzetext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::bronze {

namespace {

// Moves carry the code of their type; what came of them the code of the effect, with its cases.
// clang-format off
constexpr std::array kHappenings{
    // What was done
    //: {dice} what the dice show: "2 × 3 food, 7 coins"
    Sentence{"roll", QT_TRANSLATE_NOOP("Sentence", "Rolled {dice:list}")},
    //: {dice} what they show now
    Sentence{"reroll", QT_TRANSLATE_NOOP("Sentence", "Rolled {count:dice} again: {dice:list}")},
    //: Advice: {count} how many dice are better rolled again, {dice} what those show that are better kept
    Sentence{"rerollBut", QT_TRANSLATE_NOOP("Sentence", "Roll {count:dice} again, keep {dice:list}")},
    //: Advice: all {count} dice are better rolled again
    Sentence{"rerollAll", QT_TRANSLATE_NOOP("Sentence", "Roll all {count:dice} again")},
    //: Advice: {by} Leadership; {from} what the die shows that is better rolled again
    Sentence{"leadershipAgain", QT_TRANSLATE_NOOP("Sentence", "{by:development}: roll “{from:face}” again")},
    //: Advice, each: what could be done next
    Sentence{"adviseKeep", QT_TRANSLATE_NOOP("Sentence", "Keep {dice:list}")},
    Sentence{"adviseBuild", QT_TRANSLATE_NOOP("Sentence", "Build {boxes:boxes}: {target:target}")},
    Sentence{"adviseBuy", QT_TRANSLATE_NOOP("Sentence", "Buy {development:development}")},
    Sentence{"adviseDiscard", QT_TRANSLATE_NOOP("Sentence", "Discard {goods:list}")},
    Sentence{"adviseEnd", QT_TRANSLATE_NOOP("Sentence", "End the turn")},
    Sentence{"adviseFood", QT_TRANSLATE_NOOP("Sentence", "Take {food:dice} as food")},
    Sentence{"adviseWorkers", QT_TRANSLATE_NOOP("Sentence", "Take {workers:dice} as workers")},
    Sentence{"adviseBoth", QT_TRANSLATE_NOOP("Sentence", "Take {food:dice} as food, {workers:dice} as workers")},
    Sentence{"adviseStone", QT_TRANSLATE_NOOP("Sentence", "Sell {stone:stones} for {workers:workers}")},
    //: {by} Preservation
    Sentence{"advisePreserve", QT_TRANSLATE_NOOP("Sentence", "{by:development}: double the food")},
    Sentence{"adviseSpears", QT_TRANSLATE_NOOP("Sentence", "Send {goods:list} with the invasion")},
    Sentence{"adviseNoSpears", QT_TRANSLATE_NOOP("Sentence", "Send no spearheads with the invasion")},
    Sentence{"adviseShip", QT_TRANSLATE_NOOP("Sentence", "Build {ships:ships}")},
    Sentence{"adviseSwap", QT_TRANSLATE_NOOP("Sentence", "Swap {from:good} for {to:good}")},
    Sentence{"keep", QT_TRANSLATE_NOOP("Sentence", "Kept {dice:list}")},
    //: {by} Leadership; {from} the face turned, {to} the face it shows now
    Sentence{"leadership", QT_TRANSLATE_NOOP("Sentence", "{by:development}: “{from:face}” became “{to:face}”")},
    //: Dice that give food or workers: how many give food
    Sentence{"chooseFood", QT_TRANSLATE_NOOP("Sentence", "Chose food: {food:dice}")},
    //: Dice that give food or workers: how many give workers
    Sentence{"chooseWorkers", QT_TRANSLATE_NOOP("Sentence", "Chose workers: {workers:dice}")},
    //: Dice that give food or workers: how many give which
    Sentence{"chooseBoth", QT_TRANSLATE_NOOP("Sentence", "Chose food: {food:dice}, workers: {workers:dice}")},
    Sentence{"useStone", QT_TRANSLATE_NOOP("Sentence", "Sold {stone:stones} for {workers:workers}")},
    Sentence{"build", QT_TRANSLATE_NOOP("Sentence", "Built {boxes:boxes}: {target:target}")},
    //: {payment} what it was paid with: "7 coins, Cloth"
    Sentence{"buy", QT_TRANSLATE_NOOP("Sentence", "Bought {development:development} with {payment:list}")},
    Sentence{"discard", QT_TRANSLATE_NOOP("Sentence", "Discarded {goods:list}")},
    Sentence{"endTurn", QT_TRANSLATE_NOOP("Sentence", "Ended the turn")},
    //: {by} Preservation
    Sentence{"preserve", QT_TRANSLATE_NOOP("Sentence", "{by:development}: gave {goods:list} and doubled the food")},
    //: {goods} "2 Spearheads": what makes an invasion harder for the others
    Sentence{"spears", QT_TRANSLATE_NOOP("Sentence", "Sent {goods:list} with the invasion")},
    //: Nothing makes the invasion harder for the others
    Sentence{"spearsNone", QT_TRANSLATE_NOOP("Sentence", "Sent no spearheads with the invasion")},
    Sentence{"ship", QT_TRANSLATE_NOOP("Sentence", "Built {ships:ships}")},
    //: A ship turns one good into another: "Swapped Wood for Cloth"
    Sentence{"swap", QT_TRANSLATE_NOOP("Sentence", "Swapped {from:good} for {to:good}")},
    //: {player} a name, {gave} and {took} "2 Wood, 3 food"
    Sentence{"trade", QT_TRANSLATE_NOOP("Sentence", "Traded with {player}: {gave:list} for {took:list}")},
    //: {player} a name, {gave} "2 Wood, 3 food"; nothing came back
    Sentence{"tradeGiven", QT_TRANSLATE_NOOP("Sentence", "Gave {player} {gave:list}")},
    //: {player} a name, {took} "2 Wood, 3 food"; nothing was given for it
    Sentence{"tradeTaken", QT_TRANSLATE_NOOP("Sentence", "{player} gave {took:list}")},
    //: {player} a name; the sheet as it was filled in on paper
    Sentence{"sheet", QT_TRANSLATE_NOOP("Sentence", "Entered {player}'s finished sheet")},
    //: {why} the table's own words
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn: {why}")},
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn")},
    //: {player} a name, {why} the table's own words
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s sheet: {why}")},
    //: {player} a name
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s sheet")},

    // Items of lists
    //: One of several dice with the same face: "2 × 3 food"
    Sentence{"sameDice", QT_TRANSLATE_NOOP("Sentence", "{count} × {face:face}")},
    Sentence{"oneDie", QT_TRANSLATE_NOOP("Sentence", "{face:face}")},
    Sentence{"amount", QT_TRANSLATE_NOOP("Sentence", "{count:spearheads}"), "good", "metal"},
    //: How many of a good: "2 Wood"
    Sentence{"amount", QT_TRANSLATE_NOOP("Sentence", "{count} {good:good}")},
    Sentence{"goodsInARow", QT_TRANSLATE_NOOP("Sentence", "{goods:list}")},
    //: A row of goods given in payment
    Sentence{"row", QT_TRANSLATE_NOOP("Sentence", "{good:good}")},
    //: How much food
    Sentence{"someFood", QT_TRANSLATE_NOOP("Sentence", "{food} food")},
    Sentence{"someCoins", QT_TRANSLATE_NOOP("Sentence", "{coins:coins}")},
    Sentence{"someWorkers", QT_TRANSLATE_NOOP("Sentence", "{workers:workers}")},

    // What came of it
    Sentence{"goods", QT_TRANSLATE_NOOP("Sentence", "Goods: {gained:list}")},
    Sentence{"goodsLost", QT_TRANSLATE_NOOP("Sentence", "{lost:goodsWithoutHole}")},
    //: A development that brings a stone
    Sentence{"quarried", QT_TRANSLATE_NOOP("Sentence", "{by:development}: {stones:stones} of them")},
    Sentence{"food", QT_TRANSLATE_NOOP("Sentence", "+{food} food")},
    //: More food than the pegboard has holes for
    Sentence{"foodLost", QT_TRANSLATE_NOOP("Sentence", "{lost} food found no hole")},
    Sentence{"fed", QT_TRANSLATE_NOOP("Sentence", "{cities:cities} fed")},
    Sentence{"unfed", QT_TRANSLATE_NOOP("Sentence", "{unfed:cities} unfed")},
    //: {disaster} famine; {fates} what it did to whom
    Sentence{"famine", QT_TRANSLATE_NOOP("Sentence", "{disaster:disaster}: {fates:list}")},
    //: The disaster of the skulls; {fates} what it did to whom: "2 skulls, Drought: Ann is spared by Irrigation"
    Sentence{"disaster", QT_TRANSLATE_NOOP("Sentence", "{skulls:skulls}, {disaster:disaster}: {fates:list}")},
    //: The disaster of the skulls, when it struck nobody
    Sentence{"disasterForNobody", QT_TRANSLATE_NOOP("Sentence", "{skulls:skulls}, {disaster:disaster}: nobody is hit")},
    //: {player} a name
    Sentence{"losesPoints", QT_TRANSLATE_NOOP("Sentence", "{player} loses {points:points}")},
    //: {player} a name, {goods} "2 Wood, 1 Stone"
    Sentence{"losesGoods", QT_TRANSLATE_NOOP("Sentence", "{player} loses {goods:list}")},
    //: {player} a name
    Sentence{"hadNoGoods", QT_TRANSLATE_NOOP("Sentence", "{player} had no goods to lose")},
    //: {player} a name, {by} a development or the Great Wall
    Sentence{"spared", QT_TRANSLATE_NOOP("Sentence", "{player} is spared by {by:shield}")},
    //: Workers and coins of the turn
    Sentence{"ready", QT_TRANSLATE_NOOP("Sentence", "{parts:list}")},
    Sentence{"built", QT_TRANSLATE_NOOP("Sentence", "{target:target}: {open:boxesLeft}")},
    //: A city
    Sentence{"builtCity", QT_TRANSLATE_NOOP("Sentence", "{target:target} is finished: one die more from the next turn")},
    //: A monument, finished before anybody else
    Sentence{"builtFirst", QT_TRANSLATE_NOOP("Sentence", "{target:target} is finished first: {points:points}")},
    //: A monument, finished after somebody else
    Sentence{"builtLater", QT_TRANSLATE_NOOP("Sentence", "{target:target} is finished: {points:points}")},
    Sentence{"bought", QT_TRANSLATE_NOOP("Sentence", "+{points:points}")},
    Sentence{"boughtOver", QT_TRANSLATE_NOOP("Sentence", "{over:coinsLost}")},
    Sentence{"lastRound", QT_TRANSLATE_NOOP("Sentence", "The last round: somebody has enough developments"), "why", "developments"},
    Sentence{"lastRound", QT_TRANSLATE_NOOP("Sentence", "The last round: every monument is finished"), "why", "monuments"},
    //: One player alone has a fixed number of rounds
    Sentence{"lastRound", QT_TRANSLATE_NOOP("Sentence", "The last round begins"), "why", "rounds"},
    //: How many ships there are now
    Sentence{"shipsNow", QT_TRANSLATE_NOOP("Sentence", "{ships:ships} in all")},
    //: Workers and coins that the turn has not used
    Sentence{"unused", QT_TRANSLATE_NOOP("Sentence", "{parts:list} unused")},
    Sentence{"matchOver", QT_TRANSLATE_NOOP("Sentence", "The match is over")},

    // What a correction set
    Sentence{"set", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {before} → {after}")},
    Sentence{"setGood", QT_TRANSLATE_NOOP("Sentence", "{good:good}: {before} → {after}")},
    Sentence{"setBoxes", QT_TRANSLATE_NOOP("Sentence", "{target:target}: {before} → {after:boxes}")},
    Sentence{"setPoints", QT_TRANSLATE_NOOP("Sentence", "{target:target}: {before} → {after:points}")},
    Sentence{"setDice", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {dice:list}")},
    //: The table gives a sheet a development
    Sentence{"setOwned", QT_TRANSLATE_NOOP("Sentence", "{development:development} is added")},
    //: The table takes a development from a sheet
    Sentence{"setNotOwned", QT_TRANSLATE_NOOP("Sentence", "{development:development} is taken away")},

    // The disaster card: what a disaster does, in general
    //: Famine
    Sentence{"card", QT_TRANSLATE_NOOP("Sentence", "{points:points} lost for each city that is not fed."), "disaster", "famine"},
    //: Pestilence
    Sentence{"card", QT_TRANSLATE_NOOP("Sentence", "Everybody else loses {points:points}."), "disaster", "pestilence"},
    //: Revolt
    Sentence{"card", QT_TRANSLATE_NOOP("Sentence", "Whoever rolled it loses all goods."), "disaster", "revolt"},
    //: Pestilence, where one plays alone
    Sentence{"cardSolo", QT_TRANSLATE_NOOP("Sentence", "Alone, it strikes you: {points:points} lost.")},
    //: An invasion that Smithing turned against the others; {points} what each loses
    Sentence{"cardTurned", QT_TRANSLATE_NOOP("Sentence", "Turned round: everybody else loses {points:points}.")},
    //: Drought and invasion
    Sentence{"card", QT_TRANSLATE_NOOP("Sentence", "Whoever rolled it loses {points:points}.")},
    // … and beside each player's name
    //: Beside a player's name, on the card of a disaster
    Sentence{"cardFamine", QT_TRANSLATE_NOOP("Sentence", "{disaster:disaster}: {unfed:cities} unfed")},
    //: Beside a player's name, where two disasters struck: {fate} "spared by Irrigation"
    Sentence{"cardOf", QT_TRANSLATE_NOOP("Sentence", "{disaster:disaster}: {fate}")},
    //: Beside a player's name, on the card of a disaster
    Sentence{"cardLosesGoods", QT_TRANSLATE_NOOP("Sentence", "loses {goods:list}")},
    //: Beside a player's name, on the card of a disaster
    Sentence{"cardHadNoGoods", QT_TRANSLATE_NOOP("Sentence", "had no goods to lose")},
    //: Beside a player's name, on the card of a disaster: why it struck; {by} a development or the Great Wall
    Sentence{"cardHit", QT_TRANSLATE_NOOP("Sentence", "no {by:shield}")},
    //: Beside a player's name, on the card of a pestilence
    Sentence{"cardSpared", QT_TRANSLATE_NOOP("Sentence", "rolled it, so is not touched"), "by", "roller"},
    //: Beside a player's name, on the card of a disaster; {by} a development or the Great Wall
    Sentence{"cardSpared", QT_TRANSLATE_NOOP("Sentence", "spared by {by:shield}")},
    //: Beside a player's name, on the card of a pestilence or a famine
    Sentence{"cardUntouched", QT_TRANSLATE_NOOP("Sentence", "not touched"), "disaster", "pestilence"},
    //: Beside a player's name, on the card of a pestilence or a famine
    Sentence{"cardUntouched", QT_TRANSLATE_NOOP("Sentence", "not touched"), "disaster", "famine"},
    //: Beside a player's name, on the card of a revolt: the others are not touched
    Sentence{"cardUntouched", QT_TRANSLATE_NOOP("Sentence", "not touched: a revolt strikes whoever rolled it"), "disaster", "revolt"},
    //: Beside a player's name, on the card of a drought or an invasion: the others are not touched
    Sentence{"cardUntouched", QT_TRANSLATE_NOOP("Sentence", "not touched: it strikes whoever rolled it")},

    // Under the dice: what they would bring
    Sentence{"wouldStarve", QT_TRANSLATE_NOOP("Sentence", "Famine: {unfed:cities} unfed, {points:points} lost.")},
    Sentence{"wouldFeed", QT_TRANSLATE_NOOP("Sentence", "Feeds all {cities:cities}, {food} food stays.")},
    Sentence{"wouldStrike", QT_TRANSLATE_NOOP("Sentence", "{disaster:disaster} with {skulls:skulls}.")},
    //: {player} a name
    Sentence{"wouldLosePoints", QT_TRANSLATE_NOOP("Sentence", "{player} loses {points:points}.")},
    //: {player} a name
    Sentence{"wouldLoseGoods", QT_TRANSLATE_NOOP("Sentence", "{player} loses all goods.")},
    //: {player} a name, {by} a development or the Great Wall
    Sentence{"wouldBeSpared", QT_TRANSLATE_NOOP("Sentence", "{player} is spared by {by:shield}.")},
};
// clang-format on

} // namespace

std::span<const Sentence> happenings()
{
    return kHappenings;
}

} // namespace pegsheet::bronze
