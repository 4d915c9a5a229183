// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/matnames.h"

#include <QCoreApplication>

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// clang-format off
// In the order of Civilization.
constexpr Per<const char *, Civilization> kMatNames{{
    //: Civilization of Tapestry; the German rules say "Alchemisten"
    QT_TRANSLATE_NOOP("TapestryMatName", "Alchemists"),
    //: Civilization of Tapestry; the German rules say "Architekten"
    QT_TRANSLATE_NOOP("TapestryMatName", "Architects"),
    //: Civilization of Tapestry; the German rules do not name it
    QT_TRANSLATE_NOOP("TapestryMatName", "Craftsmen"),
    //: Civilization of Tapestry; the German rules say "Entertainer"
    QT_TRANSLATE_NOOP("TapestryMatName", "Entertainers"),
    //: Civilization of Tapestry; the German rules say "Futuristen"
    QT_TRANSLATE_NOOP("TapestryMatName", "Futurists"),
    //: Civilization of Tapestry; the German rules say "Heralde"
    QT_TRANSLATE_NOOP("TapestryMatName", "Heralds"),
    //: Civilization of Tapestry; the German rules say "Historiker"
    QT_TRANSLATE_NOOP("TapestryMatName", "Historians"),
    //: Civilization of Tapestry; the German rules say "Erfinder"
    QT_TRANSLATE_NOOP("TapestryMatName", "Inventors"),
    //: Civilization of Tapestry; the German rules say "Isolationisten"
    QT_TRANSLATE_NOOP("TapestryMatName", "Isolationists"),
    //: Civilization of Tapestry; the German rules do not name it
    QT_TRANSLATE_NOOP("TapestryMatName", "Leaders"),
    //: Civilization of Tapestry; the German rules say "Feierwütige"
    QT_TRANSLATE_NOOP("TapestryMatName", "Merrymakers"),
    //: Civilization of Tapestry; the German rules do not name it
    QT_TRANSLATE_NOOP("TapestryMatName", "Militants"),
    //: Civilization of Tapestry; the German rules say "Mystiker"
    QT_TRANSLATE_NOOP("TapestryMatName", "Mystics"),
    //: Civilization of Tapestry; the German rules do not name it
    QT_TRANSLATE_NOOP("TapestryMatName", "Nomads"),
    //: Civilization of Tapestry; the German rules say "Die Auserwählten"
    QT_TRANSLATE_NOOP("TapestryMatName", "The Chosen"),
    //: Civilization of Tapestry; the German rules say "Händler"
    QT_TRANSLATE_NOOP("TapestryMatName", "Traders"),
}};
// clang-format on
static_assert(std::ranges::none_of(kMatNames.values, [](const char *name) { return name == nullptr; }));

} // namespace

QString matName(Civilization civilization)
{
    return QCoreApplication::translate("TapestryMatName", kMatNames[civilization]);
}

} // namespace pegsheet::tapestry
