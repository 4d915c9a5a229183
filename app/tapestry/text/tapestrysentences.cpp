// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::tapestry {

namespace {

// clang-format off
constexpr std::array kSentences{
    // When
    Sentence{"tapestry.incomeFirst", QT_TRANSLATE_NOOP("Sentence", "The first turn is an income turn. Take income before you advance.")},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "Only income turns are entered in this match. Enter the numbers of one, or points that came otherwise."), "entered", "income"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "This match is played move by move: advance, or take income. To enter final scores, set up a new one with “Only the final score”."),
        "entered", "moves"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "In this match each city is kept by two numbers, not plot by plot. Leave out what was to be built."), "entered", "lines"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "The tallest landmark is asked for once all have finished and the best are level."), "entered", "tie"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "Nothing is open that this would answer. Advance on a track, or take income."), "phase", "turn"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "What is open now asks for something else. Answer that first."), "phase", "queue"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "Before the first turn everybody says what they begin with, or declines. Answer that first."), "phase", "setup"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "All have finished, and the best are level. Say who of them wins, or that they share."), "phase", "tie"},
    Sentence{"tapestry.notNow", QT_TRANSLATE_NOOP("Sentence",
        "Here only final scores are counted. Enter a score, or set up a match to play.")},
    //: {incomes} how many income turns a player has, 5
    Sentence{"tapestry.finished", QT_TRANSLATE_NOOP("Sentence",
        "That player has taken all {incomes} income turns and has finished. Choose somebody who still plays.")},
    Sentence{"tapestry.finished", QT_TRANSLATE_NOOP("Sentence",
        "The match is over. Undo a move to play on, or correct something.")},
    //: {most} how many things can be open at once, 48
    Sentence{"tapestry.pending", QT_TRANSLATE_NOOP("Sentence",
        "This could bring more than the {most} things that can be open at once. Answer some of what is open first.")},
    //: {count} "2 things are open"
    Sentence{"tapestry.pending", QT_TRANSLATE_NOOP("Sentence", "{count:openThings}. Answer or skip that first.")},
    //: {landmark} a landmark that was laid aside
    Sentence{"tapestry.placeFirst", QT_TRANSLATE_NOOP("Sentence",
        "{landmark:landmark}: it was laid aside and has to be built before the next turn. Say where it stands.")},
    Sentence{"tapestry.playerCount", QT_TRANSLATE_NOOP("Sentence",
        "This game is for {min} to {max:players}, not {given}.")},

    // Answers
    Sentence{"tapestry.notOptional", QT_TRANSLATE_NOOP("Sentence",
        "This cannot be skipped: what a space brings has to be taken. Only bonuses and what says “may” can be declined.")},
    //: {tech} a tech card, {tier} from 1 to 4, {track} a track
    Sentence{"tapestry.prerequisite", QT_TRANSLATE_NOOP("Sentence",
        "{tech:techCard}: it goes to the top row once you or a neighbour stand in tier {tier} of {track:track} or beyond. "
        "Choose another card.")},
    //: {tech} a tech card, {slot} from 1 to 6, {row} a row of the income mat
    Sentence{"tapestry.prerequisite", QT_TRANSLATE_NOOP("Sentence",
        "{tech:techCard}: it goes to the top row once slot {slot} of {row:matRow} lies open before you or a neighbour. "
        "Choose another card.")},
    //: {track} a track, {card} a tapestry card
    Sentence{"tapestry.blocked", QT_TRANSLATE_NOOP("Sentence",
        "{track:track}: “{card:tapestryCard}” keeps you from advancing there. Choose another track.")},
    //: {track} a track
    Sentence{"tapestry.blocked", QT_TRANSLATE_NOOP("Sentence",
        "{track:track}: until the end of their next turn another player's card lets nobody else advance there. "
        "Choose another track.")},
    Sentence{"tapestry.allied", QT_TRANSLATE_NOOP("Sentence",
        "The two of you are allied: neither conquers from the other. Choose another territory.")},
    Sentence{"tapestry.noTrap", QT_TRANSLATE_NOOP("Sentence",
        "Against that player no traps are played now. Leave the trap out.")},
    //: {track} and {space} name a space: "Science 7"
    Sentence{"tapestry.activated", QT_TRANSLATE_NOOP("Sentence",
        "{track:track} {space}: its benefit was gained in this turn already. Choose another space on which you stand.")},
    //: {tech} a tech card
    Sentence{"tapestry.noCard", QT_TRANSLATE_NOOP("Sentence",
        "{tech:techCard}: that player does not have it there. Choose another one, or correct the tech cards."), "of", "tech"},
    //: {era} a stack of an income mat, from 1 to 4
    Sentence{"tapestry.noCard", QT_TRANSLATE_NOOP("Sentence",
        "No card that can be copied lies on top in era {era} of that player. Choose another stack.")},
    //: {civilization} a civilization
    Sentence{"tapestry.noCard", QT_TRANSLATE_NOOP("Sentence",
        "{civilization:civilization}: not kept when it is drawn during play. Draw another one and name that.")},
    //: {card} a tapestry card; Maker of Fire is the card of the first era, which is printed on the income mat
    Sentence{"tapestry.noCard", QT_TRANSLATE_NOOP("Sentence",
        "{card:tapestryCard}: not played on Maker of Fire. Choose a card “when played”, but not Renaissance.")},
    Sentence{"tapestry.noCard", QT_TRANSLATE_NOOP("Sentence",
        "That player has no tapestry card in hand, so it was no trap. If there is one, correct the hand.")},
    Sentence{"tapestry.noPlace", QT_TRANSLATE_NOOP("Sentence",
        "A marker cannot lie there: it needs a free plot of a district without one. Choose another plot."), "what", "marker"},
    //: {what} a building or landmark
    Sentence{"tapestry.noPlace", QT_TRANSLATE_NOOP("Sentence",
        "{what:piece}: it cannot stand there. At least one plot of it has to lie in the city, and all of those have to be free.")},
    //: {capital} a capital city
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{capital:capital}: this capital city is taken. Choose another one.")},
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "Space tile {tile} is explored already. Look at its number again.")},
    //: {civilization} a civilization
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{civilization:civilization}: another player has it. Choose another one.")},
    //: {landmark} a landmark
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{landmark:landmark}: another player has it. Correct the landmarks of that player first.")},
    //: {track} a track
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{track:track}: another card in force is about this track. Choose another one.")},
    //: {tech} a tech card
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{tech:techCard}: somebody has it already. Choose another card, or correct theirs first.")},
    //: {card} a tapestry card
    Sentence{"tapestry.taken", QT_TRANSLATE_NOOP("Sentence",
        "{card:tapestryCard}: somebody has it already. Choose another card, or correct theirs first.")},
    Sentence{"tapestry.notEnough", QT_TRANSLATE_NOOP("Sentence",
        "This needs {needed:resources}; {left:areLeft}."), "resource", "any"},
    //: {resource} a resource
    Sentence{"tapestry.notEnough", QT_TRANSLATE_NOOP("Sentence",
        "{resource:resource}: this needs {needed}; {left:areLeft}.")},

    // Choices
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "From which row the outpost comes is said where both rows of your mat have some. Leave it out."), "of", "outposts"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That player has no territory with only one outpost. Choose another player, or an empty territory."), "of", "traded"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "A marker lies on an empty territory, for points, or beside an opponent's outpost, for the benefit of the tile. Say one of the two."), "of", "trade"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No step is made yet, so none is declined. Say what the die shows, or stop."), "of", "roll"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "A marker protects an empty territory as you conquer it, if your mat has one left. Leave it out."), "field", "marker"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "The die that you do not choose goes to a marker on an empty territory. Say the other of the two dice, or leave it out."), "field", "other"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That square lies open already, or has none. Choose one that is covered, or leave it out."), "field", "square"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No building can stand in that column: it is full, or you have no such mat. Choose another place."), "field", "column"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No building can stand there on the map. Choose another place."), "field", "map"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "A building stands in the city, on a mat or on the map. Say one of them."), "field", "x"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No income building stands on that plot. Choose one that does."), "field", "from"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Only buildings of two kinds change places. Choose another plot."), "of", "swap"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No outpost of yours stands up again there: a start is safe, and each has to have been toppled. Choose other players."), "of", "standUp"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "What a card brings is only said with a name of your own for it. Leave it out, or name the card."), "of", "name"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Say which card it is, or a name of your own for it, not both."), "of", "ownName"},
    //: {resource} a resource
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "{resource:resource}: at least {least} of it has to be paid on this track.")},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Exactly {needed:resources} must be paid, not {given}."), "field", "pay"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "What this costs is fixed. Leave the payment out."), "field", "pay"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Choose exactly {needed:resources}, not {given}."), "field", "resources"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No token of yours that can move stands on that space. Choose another one."), "field", "token"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That track cannot be chosen: no token of yours stands there as this needs it. Choose another one."), "field", "track"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That can bring nothing now. Choose another of what is offered."), "field", "option"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "A trap is only played by whoever controls the territory. Say who that is."), "field", "trap"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That player has no territory that you could conquer: a start is safe. Choose another player, or correct the territories."), "field", "against"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Both dice count in this conquest. Say what the red and what the black one shows."), "of", "both"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Only one of the two dice counts in this conquest. Say what the one you choose shows."), "of", "one"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "The benefit of the tile is only gained where the black die says so. Leave the tile out."), "field", "tile"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "No tech card in that row can be upgraded. Choose another row."), "field", "row"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Only points and buildings can be added where nothing but income turns is entered. Enter the points."), "field", "gains"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That landmark was not laid aside by that player. Choose one that was, or answer what is open."), "field", "what"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "What was laid aside is not open any more. Leave out which thing it answers."), "field", "entry"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That city is kept plot by plot: a district pays as soon as it is complete."), "of", "city"},
    //: {field} what a correction sets
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: that city is kept by two numbers, not plot by plot. Leave it out."), "of", "lines"},
    //: {field} what a correction sets
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: the cards of this match are counted, not named. Leave it out."), "of", "cards"},
    //: {field} what a correction sets
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: counted by their number in some matches, named in others. Say it as this match has them."), "of", "mats"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "The markers of that civilization are given to others. Choose another player."), "field", "given"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Say which tech card it is, or the row of one that is not named, not both."), "of", "either"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That tech card is in the top row already. Choose another one."), "of", "top"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "All tech cards in that row are named. Say which one it is."), "field", "card"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Nobody is their own partner. Choose another player."), "field", "partner"},
    //: {needed} how many tech cards a bonus costs
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Exactly {needed} tech cards have to be paid, not {given}. Say which."), "field", "cards"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Which tech cards are paid is not asked here. Leave them out, or choose others."), "field", "cards"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Choose an opponent, not who is asked."), "of", "own"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "The token does not come to that space. Say it where two spaces are open, and leave it out elsewhere."), "field", "to"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Twice what a tile brings comes instead of its points. Leave the points out."), "of", "double"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Food becomes coins, workers or culture. Leave food out."), "of", "food"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "Nothing doubles what this tile brings. Leave that out."), "field", "double"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "This step is not declined: everybody advances. Say what the die shows."), "field", "stay"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That landmark is not one of the tracks. Choose one of those that are left."), "field", "landmark"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "All nine districts of that city are complete. Correct their number first."), "of", "districts"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "That player is not among the best. Choose one of those who are level."), "of", "tie"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "This belongs to the turn, not to a player. Correct it without a player."), "of", "turn"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "This belongs to a player. Say which one."), "of", "player"},
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "The correction sets nothing. Give at least one field its value."), "field", "set"},
    //: {field} what a correction sets
    Sentence{"tapestry.noOption", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: not entered in this match, which is only about income turns. Leave it out.")},

    // Why a line of the score is zero
    Sentence{"tapestry.noPoints", QT_TRANSLATE_NOOP("Sentence", "No points came from this.")},
};
// clang-format on

} // namespace

std::span<const Sentence> sentences()
{
    return kSentences;
}

} // namespace pegsheet::tapestry
