// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/text/bronzetext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::bronze {

namespace {

// clang-format off
constexpr std::array kOptions{
    OptionWords{"trading", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Bronze", "Trading"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Bronze", "Whoever's turn it is may trade goods and food with the others before building.")},
    OptionWords{"longerGame", "",
        //: Option at set-up
        QT_TRANSLATE_NOOP("Bronze", "Longer game"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Bronze", "The match ends with the sixth development, not the fifth.")},
    OptionWords{"laterPoints", "",
        //: Option at set-up: what a monument earns once somebody has finished it before
        QT_TRANSLATE_NOOP("Bronze", "Later points as in the classic rules"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Bronze", "Monuments finished later earn what the classic sheet says; the Great Pyramid stays at 8.")},
    OptionWords{"soloEndsEarly", "",
        //: Option at set-up, for one player alone
        QT_TRANSLATE_NOOP("Bronze", "The end can come early"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Bronze", "The fifth development or the last monument ends the match too, not only the last round.")},
    OptionWords{"soloSkulls", "",
        //: Option at set-up, for one player alone
        QT_TRANSLATE_NOOP("Bronze", "Rolling skulls again"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Bronze", "Alone, skulls may be rolled again by the classic rules and in the Late Bronze Age; those of 2024/25 leave them where they lie.")},
};
// clang-format on

} // namespace

OptionTexts optionTexts()
{
    return {"Bronze", kOptions};
}

} // namespace pegsheet::bronze
