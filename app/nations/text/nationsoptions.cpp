// SPDX-License-Identifier: Apache-2.0
#include "app/nations/text/nationstext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::nations {

namespace {

// clang-format off
constexpr std::array kOptions{
    OptionWords{"depth", "",
        //: Option at set-up: how much of the match the app keeps
        QT_TRANSLATE_NOOP("Nations", "What is entered")},
    OptionWords{"depth", "tracks", nullptr,
        //: What is entered, the least: the tracks
        QT_TRANSLATE_NOOP("Nations", "Three numbers a player at the end of an age; the points on tiles are entered at the very end.")},
    OptionWords{"depth", "tiles", nullptr,
        //: What is entered, the usual: bought tiles too
        QT_TRANSLATE_NOOP("Nations", "Bought tiles too: what lies before you follows from them, and so does the final score.")},
    OptionWords{"depth", "full", nullptr,
        //: What is entered, the most: dice and payments too
        QT_TRANSLATE_NOOP("Nations", "Rolls and payments too: used and available pieces are kept, and every rule is watched.")},
    OptionWords{"offer", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Nations", "Keep the offer"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "The tiles on the progress board are entered with each age; buying is a touch then.")},
    OptionWords{"soloHarder", "",
        //: Option at set-up, for one player alone
        QT_TRANSLATE_NOOP("Nations", "Harder opponent"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "A 4 on the opponent's die is rolled again, so that a tile goes each time.")},
    OptionWords{"soloPassRemoves", "",
        //: Option at set-up, for one player alone
        QT_TRANSLATE_NOOP("Nations", "Passing counts as an action"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "The opponent's die is rolled after you pass too; the rules do not say.")},
    OptionWords{"famineTrades", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Nations", "Two dice for one food in the famine"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "Dice can be traded for food in the famine as they can in the actions.")},
    OptionWords{"warOrder", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Nations", "War in the old turn order"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "Strength for the war is spent in the order before it changed, last player first.")},
    OptionWords{"rollTogether", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Nations", "Roll together"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Nations", "The dice of all players are entered at the beginning of an age, before the first action.")},
};
// clang-format on

} // namespace

OptionTexts optionTexts()
{
    return {"Nations", kOptions};
}

} // namespace pegsheet::nations
