// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::tapestry {

namespace {

// Moves carry the code of their type; what came of them the code of the effect, with its cases.
// clang-format off
constexpr std::array kHappenings{
    // What was done
    //: {space} a space of a track: "Science 7"; {paid} "1 coin, 1 food"
    Sentence{"advance", QT_TRANSLATE_NOOP("Sentence", "Advanced: {space}, paid {paid}")},
    //: {turn} which of the five income turns
    Sentence{"income", QT_TRANSLATE_NOOP("Sentence", "Income turn {turn}")},
    //: {gained} "2 coins"; {lost} how many more there was no room for
    Sentence{"gain", QT_TRANSLATE_NOOP("Sentence", "Chose {gained}, no room for {lost} more")},
    //: {gained} "2 coins"
    Sentence{"gain", QT_TRANSLATE_NOOP("Sentence", "Chose {gained}")},
    //: {lost} "2 coins", of which none came since there was no room
    Sentence{"gainNone", QT_TRANSLATE_NOOP("Sentence", "Chose {lost}, for which there is no room")},
    //: {chosen} what a space brings: "explore"
    Sentence{"choose", QT_TRANSLATE_NOOP("Sentence", "Chose: {chosen}")},
    //: {paid} "1 coin"; {taken} what was got for it
    Sentence{"take", QT_TRANSLATE_NOOP("Sentence", "Paid {paid}: {taken}")},
    //: {taken} something that could have been left out
    Sentence{"take", QT_TRANSLATE_NOOP("Sentence", "Taken: {taken}")},
    //: {card} "Tapestry card", "Civilization": it says nothing that would have to be entered
    Sentence{"skip", QT_TRANSLATE_NOOP("Sentence", "Nothing at once: {card}")},
    //: {declined} something that could have been had: "a bonus"
    Sentence{"skip", QT_TRANSLATE_NOOP("Sentence", "Declined: {declined}")},
    Sentence{"skip", QT_TRANSLATE_NOOP("Sentence", "Declined")},
    //: {card} a tapestry card of which nothing more comes: all that applies was chosen
    Sentence{"skipRest", QT_TRANSLATE_NOOP("Sentence", "Done: {card:tapestryCard}")},
    //: Nothing more comes of it: all that applies was chosen
    Sentence{"skipRest", QT_TRANSLATE_NOOP("Sentence", "Done")},
    //: {space} a space of a track, whose benefit is gained again: "Science 7"
    Sentence{"track", QT_TRANSLATE_NOOP("Sentence", "Space chosen: {space}")},
    //: {track} a track
    Sentence{"track", QT_TRANSLATE_NOOP("Sentence", "Track chosen: {track:track}")},
    //: {face} a track, which the science die shows
    Sentence{"research", QT_TRANSLATE_NOOP("Sentence", "Science die: {face:track}, declined"), "stay", "yes"},
    //: {face} a track, which the science die shows
    Sentence{"research", QT_TRANSLATE_NOOP("Sentence", "Science die: {face:track}")},
    //: {tile} what the tile brings, twice of it: "2 coins"; the points of its sides do not come
    Sentence{"explore", QT_TRANSLATE_NOOP("Sentence", "Explored: {tile} instead of points"), "double", "yes"},
    //: {tile} what the tile brings: "1 coin"; {points} those of its sides
    Sentence{"explore", QT_TRANSLATE_NOOP("Sentence", "Explored: {points:points}, {tile}")},
    //: {tile} the number of a space tile
    Sentence{"space", QT_TRANSLATE_NOOP("Sentence", "Space tile {tile} explored")},
    //: {player} a name; {gained} what the die brought
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Fell into {player}'s trap: {gained}"), "trap", "yes"},
    //: {gained} what the die brought; {owner} whose marker lay there, {left} the other die, which went to that player
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Conquered: {gained}; left to {owner}: {left}")},
    //: {gained} what the dice brought; a marker protects the territory
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Conquered and protected: {gained}"), "marker", "yes"},
    //: {player} a name; {gained} what the dice brought
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Conquered from {player}: {gained}")},
    //: {gained} what the dice brought
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Conquered the middle island: {gained}"), "island", "yes"},
    //: {gained} what the dice brought
    Sentence{"conquer", QT_TRANSLATE_NOOP("Sentence", "Conquered: {gained}")},
    //: {land} how many territories the largest land of one kind has
    Sentence{"count", QT_TRANSLATE_NOOP("Sentence", "Largest land of one kind: {land} territories")},
    //: {count} how many rows and columns of the city are complete
    Sentence{"count", QT_TRANSLATE_NOOP("Sentence", "Complete rows and columns: {count}")},
    //: {card} a tech card by its name; {player} whose it is
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded with a marker: {card:techCard} ({player})")},
    //: {player} whose tech card it is
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded with a marker: a tech card ({player})")},
    //: {card} a tech card by its name
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded: {card:techCard}")},
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded a tech card: from the bottom to the middle row"), "row", "bottom"},
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded a tech card: from the middle to the top row"), "row", "middle"},
    Sentence{"upgrade", QT_TRANSLATE_NOOP("Sentence", "Upgraded a tech card")},
    //: {card} a tech card by its name
    Sentence{"invent", QT_TRANSLATE_NOOP("Sentence", "Invented: {card:techCard}")},
    Sentence{"invent", QT_TRANSLATE_NOOP("Sentence", "Invented a tech card")},
    //: {card} a tech card by its name, whose circle was gained
    Sentence{"tech", QT_TRANSLATE_NOOP("Sentence", "Gained the circle: {card:techCard}"), "of", "circle"},
    //: {card} a tech card by its name, whose square was gained
    Sentence{"tech", QT_TRANSLATE_NOOP("Sentence", "Gained the square: {card:techCard}")},
    Sentence{"tech", QT_TRANSLATE_NOOP("Sentence", "Gained the circle of a tech card"), "of", "circle"},
    Sentence{"tech", QT_TRANSLATE_NOOP("Sentence", "Gained the square of a tech card")},
    //: {card} a tapestry card by its name
    Sentence{"tapestry", QT_TRANSLATE_NOOP("Sentence", "Played: {card:tapestryCard}")},
    //: {name} what the table calls a tapestry card of its own
    Sentence{"tapestry", QT_TRANSLATE_NOOP("Sentence", "Played: {name}")},
    Sentence{"tapestry", QT_TRANSLATE_NOOP("Sentence", "Played a tapestry card")},
    //: {card} a tapestry card that is copied; {player} whose it is; {era} the stack of an income mat, from 1 to 4, on which it lies
    Sentence{"stack", QT_TRANSLATE_NOOP("Sentence", "Copied: {card:tapestryCard} ({player}, era {era})")},
    //: {player} a name; {era} the stack of an income mat, from 1 to 4, whose uppermost tapestry card is copied
    Sentence{"stack", QT_TRANSLATE_NOOP("Sentence", "Copied: the card of {player} in era {era}")},
    //: {card} a tapestry card; {player} a name: the opponent whom it is about
    Sentence{"opponent", QT_TRANSLATE_NOOP("Sentence", "Chosen for “{card:tapestryCard}”: {player}")},
    //: {player} an opponent who got a marker; {opens} a benefit that lies open from now on
    Sentence{"give", QT_TRANSLATE_NOOP("Sentence", "Marker to {player}, open lies: {opens}")},
    //: Outposts of the supply lie on a mat: {above} in its first row, {below} in its second row
    Sentence{"outposts", QT_TRANSLATE_NOOP("Sentence", "Outposts on the mat: {above} above, {below} below")},
    Sentence{"stopRolling", QT_TRANSLATE_NOOP("Sentence", "Stopped rolling")},
    //: {landmark} a landmark that was chosen
    Sentence{"landmarkChosen", QT_TRANSLATE_NOOP("Sentence", "Chosen: {landmark:landmark}")},
    //: {count} tapestry cards that were discarded from the hand
    Sentence{"discard", QT_TRANSLATE_NOOP("Sentence", "Tapestry cards discarded: {count}")},
    //: {players} names: on whose territories toppled outposts stand up again
    Sentence{"standUp", QT_TRANSLATE_NOOP("Sentence", "Outposts stand up again: {players}")},
    //: {gained} resources that came for food
    Sentence{"convert", QT_TRANSLATE_NOOP("Sentence", "Food became {gained}")},
    //: {civilization} a civilization by its name, with which a player begins, or which was gained
    Sentence{"civilization", QT_TRANSLATE_NOOP("Sentence", "Civilization: {civilization:civilization}")},
    Sentence{"skipCivilization", QT_TRANSLATE_NOOP("Sentence", "No civilization was named")},
    //: The Mystics: {tech} tech cards, {districts} complete districts, {control} territories, {tracks} tracks to their ends
    Sentence{"predict", QT_TRANSLATE_NOOP("Sentence",
        "Predicted: tech cards {tech}, districts {districts}, territories {control}, tracks {tracks}")},
    //: {lost} resources
    Sentence{"lose", QT_TRANSLATE_NOOP("Sentence", "Lost: {lost}")},
    //: The Traders put a marker on the map: {points} what it brought
    Sentence{"trade", QT_TRANSLATE_NOOP("Sentence", "Traded on an empty territory: {points:points}")},
    //: The Traders put a marker on the map: {player} whose territory it is
    Sentence{"trade", QT_TRANSLATE_NOOP("Sentence", "Traded on a territory of {player}")},
    //: The Architects: two plots of the city, by column and row
    Sentence{"swap", QT_TRANSLATE_NOOP("Sentence",
        "Two buildings changed places: column {column}, row {row} and column {toColumn}, row {toRow}")},
    //: {counted} what brings points: "1 point per house"
    Sentence{"resolve", QT_TRANSLATE_NOOP("Sentence", "Counted: {counted}")},
    //: {capital} a capital city
    Sentence{"capital", QT_TRANSLATE_NOOP("Sentence", "Capital city: {capital:capital}")},
    Sentence{"skipCapital", QT_TRANSLATE_NOOP("Sentence", "The city is kept by two numbers")},
    //: {player} a name; {what} a landmark that had been laid aside; {column} and {row} the first of its plots in the city
    Sentence{"place", QT_TRANSLATE_NOOP("Sentence", "Built for {player}: {what:piece}, column {column}, row {row}")},
    //: {what} a building or landmark; {column} and {row} the first of its plots in the city
    Sentence{"place", QT_TRANSLATE_NOOP("Sentence", "Built: {what:piece}, column {column}, row {row}")},
    //: {what} an income building; {civilization} a civilization on whose mat it stands, {column} which column from the left
    Sentence{"placeElsewhere", QT_TRANSLATE_NOOP("Sentence", "{civilization:civilization}: {what:piece} in column {column}")},
    //: {what} an income building that stands on a territory of the player
    Sentence{"placeElsewhere", QT_TRANSLATE_NOOP("Sentence", "On a territory of their own: {what:piece}"), "map", "own"},
    //: {what} an income building that stands on a territory that was nobody's
    Sentence{"placeElsewhere", QT_TRANSLATE_NOOP("Sentence", "On an empty territory: {what:piece}"), "map", "empty"},
    //: {what} an income building that found no place in the city
    Sentence{"placeElsewhere", QT_TRANSLATE_NOOP("Sentence", "Beside the city: {what:piece}"), "map", "beside"},
    //: {what} an income building
    Sentence{"placeElsewhere", QT_TRANSLATE_NOOP("Sentence", "In the city: {what:piece}")},
    //: A marker makes a plot of a city impassable
    Sentence{"placeMarker", QT_TRANSLATE_NOOP("Sentence", "Marker in the city: column {column}, row {row}")},
    //: {what} a landmark that is built later
    Sentence{"layAside", QT_TRANSLATE_NOOP("Sentence", "Laid aside: {what:piece}")},
    //: {gains} what a card brings
    Sentence{"effect", QT_TRANSLATE_NOOP("Sentence", "The card says: {gains}")},
    //: {landmark} a landmark that a card brings
    Sentence{"effectLandmark", QT_TRANSLATE_NOOP("Sentence", "The card brings the {landmark:landmark}")},
    //: {player} a name; {gains} what was got; {why} the table's own words
    Sentence{"benefit", QT_TRANSLATE_NOOP("Sentence", "For {player}: {gains} ({why})")},
    //: {player} a name; {gains} what was got
    Sentence{"benefit", QT_TRANSLATE_NOOP("Sentence", "For {player}: {gains}")},
    //: {gains} what one player alone got; {why} the player's own words
    Sentence{"benefit", QT_TRANSLATE_NOOP("Sentence", "Entered: {gains} ({why})")},
    //: {gains} what one player alone got
    Sentence{"benefit", QT_TRANSLATE_NOOP("Sentence", "Entered: {gains}")},
    //: {player} a name; nine plots of the city are filled
    Sentence{"district", QT_TRANSLATE_NOOP("Sentence", "District complete: {player}")},
    //: Nine plots of the city are filled
    Sentence{"district", QT_TRANSLATE_NOOP("Sentence", "District complete")},
    //: {player} a name
    Sentence{"tallest", QT_TRANSLATE_NOOP("Sentence", "Tallest landmark: {player}")},
    Sentence{"tallest", QT_TRANSLATE_NOOP("Sentence", "The best share the victory")},
    //: {player} a name; {turn} which of the five income turns
    Sentence{"tally", QT_TRANSLATE_NOOP("Sentence", "Income turn {turn}: {player}")},
    //: {turn} which of the five income turns
    Sentence{"tally", QT_TRANSLATE_NOOP("Sentence", "Income turn {turn}")},
    //: {player} a name; the score as it was counted on the table
    Sentence{"sheet", QT_TRANSLATE_NOOP("Sentence", "Entered {player}'s final score")},
    //: {why} the table's own words
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn: {why}")},
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn")},
    //: {player} a name, {why} the table's own words
    Sentence{"correctCity", QT_TRANSLATE_NOOP("Sentence", "The table corrected plots of {player}'s city: {why}"), "several", "yes"},
    //: {player} a name
    Sentence{"correctCity", QT_TRANSLATE_NOOP("Sentence", "The table corrected plots of {player}'s city"), "several", "yes"},
    //: {player} a name, {why} the table's own words
    Sentence{"correctCity", QT_TRANSLATE_NOOP("Sentence", "The table corrected a plot of {player}'s city: {why}")},
    //: {player} a name
    Sentence{"correctCity", QT_TRANSLATE_NOOP("Sentence", "The table corrected a plot of {player}'s city")},
    //: {player} a name, {why} the table's own words
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s sheet: {why}")},
    //: {player} a name
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s sheet")},

    // What came of it; without a name where it came to whose move it was
    //: {player} a name; {gained} "2 coins"; {lost} how many more there was no room or supply for
    Sentence{"got", QT_TRANSLATE_NOOP("Sentence", "{player}: {gained}, no room for {lost} more")},
    //: {player} a name; {gained} "2 coins"
    Sentence{"got", QT_TRANSLATE_NOOP("Sentence", "{player}: {gained}")},
    //: {gained} "2 coins"; {lost} how many more there was no room or supply for
    Sentence{"got", QT_TRANSLATE_NOOP("Sentence", "{gained}, no room for {lost} more")},
    //: {player} a name; {gained} "3 points, 1 coin"; {cards} the tapestry cards and civilizations of that player that brought it
    Sentence{"given", QT_TRANSLATE_NOOP("Sentence", "{player}: {gained} ({cards})")},
    //: {player} a name; {lost} "2 coins", for which there was no room or supply
    Sentence{"gotNone", QT_TRANSLATE_NOOP("Sentence", "{player}, no room for: {lost}")},
    //: {lost} "2 coins", for which there was no room or supply
    Sentence{"gotNone", QT_TRANSLATE_NOOP("Sentence", "no room for: {lost}")},
    //: {player} a name, {from} what the points came from; points that were lost are below zero
    Sentence{"scored", QT_TRANSLATE_NOOP("Sentence", "Points for {player}: {points} ({from:score})")},
    //: {from} what the points came from; points that were lost are below zero
    Sentence{"scored", QT_TRANSLATE_NOOP("Sentence", "Points: {points} ({from:score})")},
    //: {player} a name; {track} a track; {from} and {to} are spaces
    Sentence{"moved", QT_TRANSLATE_NOOP("Sentence", "{player}, {track:track}: {from} → {to}")},
    //: {track} a track; {from} and {to} are spaces
    Sentence{"moved", QT_TRANSLATE_NOOP("Sentence", "{track:track}: {from} → {to}")},
    //: {player} a name; {landmark} a landmark that was gained, which is laid on the map of the city
    Sentence{"landmark", QT_TRANSLATE_NOOP("Sentence", "{player}: {landmark:landmark} into the city")},
    //: {landmark} a landmark that was gained, which is laid on the map of the city
    Sentence{"landmark", QT_TRANSLATE_NOOP("Sentence", "{landmark:landmark} into the city")},
    //: {player} a name; {lines} rows and columns, {districts} districts that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "{player}, complete: {lines:cityLines}, {districts:cityDistricts}")},
    //: {player} a name; {lines} rows and columns that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "{player}, complete: {lines:cityLines}")},
    //: {player} a name; {districts} districts that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "{player}, complete: {districts:cityDistricts}")},
    //: {lines} rows and columns, {districts} districts that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "complete: {lines:cityLines}, {districts:cityDistricts}")},
    //: {lines} rows and columns that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "complete: {lines:cityLines}")},
    //: {districts} districts that were filled
    Sentence{"completed", QT_TRANSLATE_NOOP("Sentence", "complete: {districts:cityDistricts}")},
    //: {player} a name; {what} a building or landmark that finds no place in the city
    Sentence{"beside", QT_TRANSLATE_NOOP("Sentence", "{player}: {what:piece} beside the city")},
    //: {what} a building or landmark that finds no place in the city
    Sentence{"beside", QT_TRANSLATE_NOOP("Sentence", "{what:piece} beside the city")},
    //: {player} a name
    Sentence{"achieved", QT_TRANSLATE_NOOP("Sentence", "Achievement for {player}: {achievement:achievement}")},
    //: {achievement} an achievement that was reached
    Sentence{"achieved", QT_TRANSLATE_NOOP("Sentence", "Achievement: {achievement:achievement}")},
    //: {player} a name; {card} a tapestry card that brings nothing now, {gains} what it would bring
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{player}, “{card:tapestryCard}” brings nothing now: {gains}")},
    //: {card} a tapestry card that brings nothing now, {gains} what it would bring
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "“{card:tapestryCard}” brings nothing now: {gains}")},
    //: {player} a name; {card} a tapestry card that brings nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{player}, “{card:tapestryCard}” brings nothing now")},
    //: {card} a tapestry card that brings nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "“{card:tapestryCard}” brings nothing now")},
    //: {player} a name; {lost} "1 coin"
    Sentence{"lost", QT_TRANSLATE_NOOP("Sentence", "{player} lost: {lost}")},
    //: {lost} "1 coin"
    Sentence{"lost", QT_TRANSLATE_NOOP("Sentence", "lost: {lost}")},
    //: {player} a name; {civilization} a civilization that did its part of an income turn
    Sentence{"usedMat", QT_TRANSLATE_NOOP("Sentence", "{player} used: {civilization:civilization}")},
    //: {civilization} a civilization that did its part of an income turn
    Sentence{"usedMat", QT_TRANSLATE_NOOP("Sentence", "used: {civilization:civilization}")},
    //: {player} a name; {civilization} a civilization that brings nothing now, {gains} what it would bring
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{player}, {civilization:civilization}: nothing now of {gains}")},
    //: {civilization} a civilization that brings nothing now, {gains} what it would bring
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{civilization:civilization}: nothing now of {gains}")},
    //: {player} a name; {civilization} a civilization that brings nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{player}, {civilization:civilization}: nothing now")},
    //: {civilization} a civilization that brings nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{civilization:civilization}: nothing now")},
    //: {player} a name; {gains} what can bring nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "{player}, left out: {gains}")},
    //: {gains} what can bring nothing now
    Sentence{"leftOut", QT_TRANSLATE_NOOP("Sentence", "left out: {gains}")},
    //: {player} a name; {card} a tapestry card that was copied and is used "this era"
    Sentence{"acts", QT_TRANSLATE_NOOP("Sentence", "{player}, in force now: {card:tapestryCard}")},
    //: {card} a tapestry card that was copied and is used "this era"
    Sentence{"acts", QT_TRANSLATE_NOOP("Sentence", "in force now: {card:tapestryCard}")},
    //: {player} a name; {card} a tapestry card that is used "this era"
    Sentence{"ends", QT_TRANSLATE_NOOP("Sentence", "{player}, no longer in force: {card:tapestryCard}")},
    //: {card} a tapestry card that is used "this era"
    Sentence{"ends", QT_TRANSLATE_NOOP("Sentence", "no longer in force: {card:tapestryCard}")},
    //: {player} a name; {card} a tapestry card that brings something because of this move
    Sentence{"setOff", QT_TRANSLATE_NOOP("Sentence", "{player} has “{card:tapestryCard}”")},
    //: {card} a tapestry card that brings something because of this move
    Sentence{"setOff", QT_TRANSLATE_NOOP("Sentence", "because of “{card:tapestryCard}”")},
    //: {player} a name; {track} a track on which nobody else advances
    Sentence{"locked", QT_TRANSLATE_NOOP("Sentence", "{track:track}: only {player} advances")},
    //: {track} a track on which nobody else advances
    Sentence{"locked", QT_TRANSLATE_NOOP("Sentence", "{track:track}: nobody else advances")},
    //: {player} a name; {track} a track on which others advance again
    Sentence{"unlocked", QT_TRANSLATE_NOOP("Sentence", "{track:track}: no longer only {player} advances")},
    //: {track} a track on which others advance again
    Sentence{"unlocked", QT_TRANSLATE_NOOP("Sentence", "{track:track}: others advance again")},
    //: {player} and {other} are names: an outpost of the one stands up again on a territory of the other
    Sentence{"stoodUp", QT_TRANSLATE_NOOP("Sentence", "an outpost of {player} stands up again: {other}")},
    //: {other} a name: on whose territory an outpost stands up again
    Sentence{"stoodUp", QT_TRANSLATE_NOOP("Sentence", "an outpost stands up again: {other}")},
    //: {player} and {other} are names: the one gave a territory tile to the other
    Sentence{"gaveTile", QT_TRANSLATE_NOOP("Sentence", "{player} gave a territory tile to {other}")},
    //: {other} a name: who was given a territory tile
    Sentence{"gaveTile", QT_TRANSLATE_NOOP("Sentence", "a territory tile for {other}")},
    //: {player} a name
    Sentence{"turnEnded", QT_TRANSLATE_NOOP("Sentence", "{player} has finished"), "finished", "yes"},
    //: {player} a name
    Sentence{"turnEnded", QT_TRANSLATE_NOOP("Sentence", "{player}'s turn is over")},
    //: Of whose move it was: that was the last turn
    Sentence{"turnEnded", QT_TRANSLATE_NOOP("Sentence", "finished"), "finished", "yes"},
    //: Of whose move it was
    Sentence{"turnEnded", QT_TRANSLATE_NOOP("Sentence", "turn over")},
    Sentence{"matchOver", QT_TRANSLATE_NOOP("Sentence", "The match is over")},

    // What a correction set
    Sentence{"set", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {before} → {after}")},
    //: {field} what was set; {names} what is there now
    Sentence{"setNames", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {names}")},
    //: {field} what was set: the plots of a city
    Sentence{"setGrid", QT_TRANSLATE_NOOP("Sentence", "{field:field}: as on the table")},
    //: {field} what was set; nothing is there now
    Sentence{"setNames", QT_TRANSLATE_NOOP("Sentence", "{field:field}: none")},
    Sentence{"dropped", QT_TRANSLATE_NOOP("Sentence", "what was open is dropped")},
    //: {player} a name: whose turn it is now
    Sentence{"setTurn", QT_TRANSLATE_NOOP("Sentence", "it is {player}'s turn")},
};
// clang-format on

} // namespace

std::span<const Sentence> happenings()
{
    return kHappenings;
}

} // namespace pegsheet::tapestry
