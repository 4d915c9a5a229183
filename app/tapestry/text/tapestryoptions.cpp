// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// Of an option, or with a value of one of its values.
struct OptionWords
{
    std::string_view option;
    std::string_view value;
    const char *name;
    const char *text;
};

// clang-format off
constexpr std::array kOptions{
    OptionWords{"depth", "",
        //: Option at set-up: how much of the match the app keeps
        QT_TRANSLATE_NOOP("Tapestry", "What is entered"),
        nullptr},
    OptionWords{"depth", "tracks",
        QT_TRANSLATE_NOOP("Tapestry", "Tracks"),
        //: What is entered, the usual
        QT_TRANSLATE_NOOP("Tapestry", "Every turn: tracks, resources and the income mat are kept, and what a space brings is worked out.")},
    OptionWords{"depth", "income",
        QT_TRANSLATE_NOOP("Tapestry", "Income turns"),
        //: What is entered, the least
        QT_TRANSLATE_NOOP("Tapestry", "Income turns only, by their numbers and in any order of players. Other points are added as they come.")},
    OptionWords{"nanotechnology", "",
        //: Option at set-up: the bonus of the space of that name
        QT_TRANSLATE_NOOP("Tapestry", "Bonus of Nanotechnology"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "How many tech cards are discarded for its 10 points.")},
    OptionWords{"nanotechnology", "three",
        //: A value of the option “Bonus of Nanotechnology”
        QT_TRANSLATE_NOOP("Tapestry", "Three tech cards"),
        nullptr},
    OptionWords{"nanotechnology", "two",
        //: A value of the option “Bonus of Nanotechnology”
        QT_TRANSLATE_NOOP("Tapestry", "Two tech cards"),
        nullptr},
    OptionWords{"tieBreak", "",
        //: Option at set-up: who wins with equal points
        QT_TRANSLATE_NOOP("Tapestry", "Tie"),
        //: What the option of that name changes
        QT_TRANSLATE_NOOP("Tapestry", "Who wins with equal points: the tallest landmark as in the rules of 2023, or most resources as in those of 2019.")},
    OptionWords{"tieBreak", "landmark",
        //: A value of the option “Tie”
        QT_TRANSLATE_NOOP("Tapestry", "The tallest landmark"),
        nullptr},
    OptionWords{"tieBreak", "resources",
        //: A value of the option “Tie”
        QT_TRANSLATE_NOOP("Tapestry", "Most resources"),
        nullptr},
};
// clang-format on

const OptionWords *wordsOf(std::string_view option, std::string_view value)
{
    const auto found = std::find_if(kOptions.begin(), kOptions.end(),
                                    [&](const OptionWords &words) { return words.option == option && words.value == value; });
    return found == kOptions.end() ? nullptr : &*found;
}

} // namespace

QString optionName(std::string_view id)
{
    const OptionWords *words = wordsOf(id, {});
    return words != nullptr ? QCoreApplication::translate("Tapestry", words->name) : quotable(id);
}

QString optionText(std::string_view id)
{
    return valueText(id, {});
}

QString valueName(std::string_view option, std::string_view value)
{
    const OptionWords *words = wordsOf(option, value);
    return words != nullptr ? QCoreApplication::translate("Tapestry", words->name) : quotable(value);
}

QString valueText(std::string_view option, std::string_view value)
{
    const OptionWords *words = wordsOf(option, value);
    return words != nullptr && words->text != nullptr ? QCoreApplication::translate("Tapestry", words->text) : QString();
}

} // namespace pegsheet::tapestry
