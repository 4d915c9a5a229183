// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/empirestext.h"

#include <array>

namespace pegsheet::empires {

namespace {

// Why something brings nothing, behind what it is: "Plague 9: its place is destroyed".
// clang-format off
constexpr std::array kReasons{
    Sentence{"empires.nothingHealthy", QT_TRANSLATE_NOOP("Sentence", "no healthy place is left")},
    Sentence{"empires.abilityUnknown", QT_TRANSLATE_NOOP("Sentence", "what it does is not known")},
    Sentence{"empires.inactive", QT_TRANSLATE_NOOP("Sentence", "its place is destroyed")},
    Sentence{"empires.valuesMissing", QT_TRANSLATE_NOOP("Sentence", "values are not known")},
    Sentence{"empires.nothingCounted", QT_TRANSLATE_NOOP("Sentence", "nothing there to count")},
    Sentence{"empires.notAtEnd", QT_TRANSLATE_NOOP("Sentence", "it works at another time")},
    Sentence{"empires.nothingToCopy", QT_TRANSLATE_NOOP("Sentence", "no other ability brings points")},
    Sentence{"empires.stockUnknown", QT_TRANSLATE_NOOP("Sentence", "resources are not entered yet")},
    Sentence{"empires.notCounted", QT_TRANSLATE_NOOP("Sentence", "its points are not entered yet")},
    Sentence{"empires.noPoints", QT_TRANSLATE_NOOP("Sentence", "no points")},
    Sentence{"empires.noInnovation", QT_TRANSLATE_NOOP("Sentence", "no Innovation")},
};
// clang-format on

} // namespace

std::span<const Sentence> reasons()
{
    return kReasons;
}

} // namespace pegsheet::empires
