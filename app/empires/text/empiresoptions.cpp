// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/empirestext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::empires {

namespace {

// clang-format off
constexpr std::array kOptions{
    OptionWords{"depth", "",
        //: Option at set-up: how much of the match the app keeps
        QT_TRANSLATE_NOOP("Empires", "What is entered")},
    OptionWords{"depth", "rows", nullptr,
        //: What is entered, the usual: rows alone
        QT_TRANSLATE_NOOP("Empires", "Rows, Disasters and Conflicts. Resources stay behind the screens on the table.")},
    OptionWords{"depth", "full", nullptr,
        //: What is entered, the most: resources too
        QT_TRANSLATE_NOOP("Empires", "Resources too: bids, payments, exchanges and hands are checked. Each screen stays closed until a finger holds it open.")},
};
// clang-format on

} // namespace

OptionTexts optionTexts()
{
    return {"Empires", kOptions};
}

} // namespace pegsheet::empires
