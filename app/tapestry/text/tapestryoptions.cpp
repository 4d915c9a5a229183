// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::tapestry {

namespace {

// clang-format off
constexpr std::array kOptions{
    OptionWords{"depth", "",
        //: Option at set-up: how much of the match the app keeps
        QT_TRANSLATE_NOOP("Tapestry", "What is entered")},
    OptionWords{"depth", "tracks", nullptr,
        //: What is entered, the usual
        QT_TRANSLATE_NOOP("Tapestry", "Every turn: tracks, resources and the income mat are kept, and what a space brings is worked out.")},
    OptionWords{"depth", "income", nullptr,
        //: What is entered, the least
        QT_TRANSLATE_NOOP("Tapestry", "Income turns only, by their numbers and in any order of players. Other points are added as they come.")},
    OptionWords{"depth", "full", nullptr,
        //: What is entered, the most
        QT_TRANSLATE_NOOP("Tapestry", "Every turn, and each capital city plot by plot: districts bring their resource at once, rows and columns are counted by themselves.")},
    OptionWords{"cards", "",
        //: Option at set-up: whether tech and tapestry cards are told by their names
        QT_TRANSLATE_NOOP("Tapestry", "Cards")},
    OptionWords{"cards", "named", nullptr,
        //: What the option “Cards” changes
        QT_TRANSLATE_NOOP("Tapestry", "Tech and tapestry cards are touched by their names, and what they say happens by itself. Nobody has to name one.")},
    OptionWords{"cards", "counted", nullptr,
        //: What the option “Cards” changes
        QT_TRANSLATE_NOOP("Tapestry", "Only how many cards there are is kept; what each brings is told as it comes.")},
    OptionWords{"civilizations", "",
        //: Option at set-up: whether civilizations are told by their names
        QT_TRANSLATE_NOOP("Tapestry", "Civilizations")},
    OptionWords{"civilizations", "named", nullptr,
        //: What the option “Civilizations” changes
        QT_TRANSLATE_NOOP("Tapestry", "Civilizations are touched by their names, and what their mats say happens by itself. Nobody has to name one.")},
    OptionWords{"civilizations", "counted", nullptr,
        //: What the option “Civilizations” changes
        QT_TRANSLATE_NOOP("Tapestry", "Only how many civilizations there are is kept; what each brings is told as it comes.")},
    OptionWords{"adjustments", "",
        //: Option at set-up: a later sheet gives some civilizations more and others less
        QT_TRANSLATE_NOOP("Tapestry", "Adjusted civilizations"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "Whether civilizations begin as the sheet of 2023 adjusts them, or as their mats are printed.")},
    OptionWords{"adjustments", "2023"},
    OptionWords{"adjustments", "none"},
    OptionWords{"stepOne", "",
        //: Option: a tapestry card that step 1 of an income turn plays, before the one of step 2
        QT_TRANSLATE_NOOP("Tapestry", "Tapestry card in step 1"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "Where a tapestry card goes that is played in step 1 of an income turn: to the new era, or it is not played.")},
    OptionWords{"stepOne", "newEra"},
    OptionWords{"stepOne", "void"},
    OptionWords{"nanotechnology", "",
        //: Option at set-up: the bonus of the space of that name
        QT_TRANSLATE_NOOP("Tapestry", "Bonus of Nanotechnology"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "How many tech cards are discarded for its 10 points.")},
    OptionWords{"nanotechnology", "three"},
    OptionWords{"nanotechnology", "two"},
    OptionWords{"tieBreak", "",
        //: Option at set-up: who wins with equal points
        QT_TRANSLATE_NOOP("Tapestry", "Tie"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "Who wins with equal points: the tallest landmark as in the rules of 2023, or most resources as in those of 2019.")},
    OptionWords{"tieBreak", "landmark"},
    OptionWords{"tieBreak", "resources"},
};
// clang-format on

} // namespace

OptionTexts optionTexts()
{
    return {"Tapestry", kOptions};
}

} // namespace pegsheet::tapestry
