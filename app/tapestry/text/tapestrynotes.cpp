// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// What is done where the rulebook leaves room; with a value where an option turns it round.
struct NoteWords
{
    std::string_view id;
    std::string_view value;
    const char *title;
    const char *text;
};

// clang-format off
constexpr std::array kNoteWords{
    NoteWords{"trapOneDie", "",
        //: A rules note: the space of that name, and a trap card
        QT_TRANSLATE_NOOP("Tapestry", "Tanks and a trap"),
        QT_TRANSLATE_NOOP("Tapestry", "Whoever conquers from an opponent with Tanks and falls into a trap uses one of the two dice: nothing was conquered.")},
    NoteWords{"overMakerOfFire", "",
        //: A rules note: the card of the first era, which is printed on the income mat
        QT_TRANSLATE_NOOP("Tapestry", "Maker of Fire"),
        QT_TRANSLATE_NOOP("Tapestry", "In era 1 a tapestry card may be played over Maker of Fire, where something lets you play one over another.")},
    NoteWords{"alienBiology", "",
        //: A rules note: a space of the science track
        QT_TRANSLATE_NOOP("Tapestry", "Alien Biology"),
        QT_TRANSLATE_NOOP("Tapestry", "Each of its four dice may be declined, as with other research. Whoever declines gets no points for a track that is at its end.")},
    NoteWords{"startTerritory", "",
        //: A rules note: the territory on which a player begins
        QT_TRANSLATE_NOOP("Tapestry", "Starting territory"),
        QT_TRANSLATE_NOOP("Tapestry", "Two outposts stand there from the beginning, so nobody can conquer it.")},
    NoteWords{"finishedGainNothing", "",
        //: A rules note: players who have had their fifth income turn
        QT_TRANSLATE_NOOP("Tapestry", "Players who have finished"),
        QT_TRANSLATE_NOOP("Tapestry", "After the fifth income turn nobody plays a trap any more or gains anything from the cards of others.")},
    NoteWords{"tie", "landmark",
        //: A rules note: equal points at the end
        QT_TRANSLATE_NOOP("Tapestry", "Tie"),
        QT_TRANSLATE_NOOP("Tapestry", "With equal points, whoever has the tallest landmark in their city wins. You compare them at the table; they can be level too.")},
    NoteWords{"tie", "resources",
        QT_TRANSLATE_NOOP("Tapestry", "Tie"),
        QT_TRANSLATE_NOOP("Tapestry", "With equal points, whoever has the most resources wins, as in the rules of 2019.")},
    NoteWords{"tieWithoutResources", "",
        //: A rules note: equal points at the end of a match in which the app keeps no resources
        QT_TRANSLATE_NOOP("Tapestry", "Tie, resources not entered"),
        QT_TRANSLATE_NOOP("Tapestry", "Where resources are not entered you say who wins with equal points, by whatever you agreed on.")},
    NoteWords{"nanotechnology", "three",
        //: A rules note: a space of the technology track
        QT_TRANSLATE_NOOP("Tapestry", "Nanotechnology"),
        QT_TRANSLATE_NOOP("Tapestry", "Its bonus costs three tech cards here, as printed.")},
    NoteWords{"nanotechnology", "two",
        QT_TRANSLATE_NOOP("Tapestry", "Nanotechnology"),
        QT_TRANSLATE_NOOP("Tapestry", "Its bonus costs two tech cards here, as the variant has it.")},
    NoteWords{"adjustments", "2023",
        //: A rules note: what civilizations begin with
        QT_TRANSLATE_NOOP("Tapestry", "Adjusted civilizations"),
        QT_TRANSLATE_NOOP("Tapestry", "Some civilizations begin with more or less than their mats print, as the sheet of 2023 has it. Where a picture of it cannot be read for certain, its civilization says so.")},
    NoteWords{"adjustments", "none",
        QT_TRANSLATE_NOOP("Tapestry", "Adjusted civilizations"),
        QT_TRANSLATE_NOOP("Tapestry", "All civilizations begin as their mats are printed.")},
    NoteWords{"spaceTile", "",
        //: A rules note: tiles that are explored from space 11 of the exploration track on
        QT_TRANSLATE_NOOP("Tapestry", "Space tiles"),
        QT_TRANSLATE_NOOP("Tapestry", "Any of your own space tiles may be explored, not only the one drawn last.")},
    NoteWords{"besideOnlyWhenFull", "",
        //: A rules note: a building that stands next to the map of a city
        QT_TRANSLATE_NOOP("Tapestry", "Beside the city"),
        QT_TRANSLATE_NOOP("Tapestry", "A building stands beside the city only where it finds no place in it, as the questions and answers of the rulebook have it.")},
    NoteWords{"laidAside", "",
        //: A rules note: a landmark that is built later
        QT_TRANSLATE_NOOP("Tapestry", "Building a landmark later"),
        QT_TRANSLATE_NOOP("Tapestry", "Whoever advances may lay a landmark aside and build it later, before their next turn.")},
    NoteWords{"theChosen", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "The Chosen"),
        QT_TRANSLATE_NOOP("Tapestry", "A track counts where nobody is further, also where others are level, and a track that they have completed always does. Of their achievements those count that brought points.")},
    NoteWords{"historians", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "Historians"),
        QT_TRANSLATE_NOOP("Tapestry", "Their markers may go to the same opponent again. A landmark of any kind brings all that lies open once, however many markers that opponent holds.")},
    NoteWords{"futurists", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "Futurists"),
        QT_TRANSLATE_NOOP("Tapestry", "The four spaces that they skip are no advances: landmarks stay there for others, and no card hears of it.")},
    NoteWords{"heralds", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "Heralds"),
        QT_TRANSLATE_NOOP("Tapestry", "What the sheet of 2023 prints under the Historians is theirs: at the end of their first income turn they find a card and may play one on Maker of Fire.")},
    NoteWords{"mystics", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "Mystics"),
        QT_TRANSLATE_NOOP("Tapestry", "A number is reached as soon as they have at least as much, also at the moment when it is named.")},
    NoteWords{"inventors", "",
        //: A rules note: a civilization
        QT_TRANSLATE_NOOP("Tapestry", "Inventors"),
        QT_TRANSLATE_NOOP("Tapestry", "Whose card they lift gains first, then they do, whatever it brings. Who has finished gains nothing of it.")},
};
// clang-format on

// The note of that value; the first of the id where the value is not said.
const NoteWords *noteOf(std::string_view id, std::string_view value)
{
    const auto found = std::find_if(kNoteWords.begin(), kNoteWords.end(), [&](const NoteWords &words) {
        return words.id == id && (value.empty() || words.value.empty() || words.value == value);
    });
    return found == kNoteWords.end() ? nullptr : &*found;
}

} // namespace

QString noteTitle(std::string_view id)
{
    const NoteWords *words = noteOf(id, {});
    return words != nullptr ? QCoreApplication::translate("Tapestry", words->title) : quotable(id);
}

QString noteText(std::string_view id, std::string_view value)
{
    const NoteWords *words = noteOf(id, value);
    return words != nullptr ? QCoreApplication::translate("Tapestry", words->text) : QString();
}

} // namespace pegsheet::tapestry
