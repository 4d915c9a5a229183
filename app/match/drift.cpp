// SPDX-License-Identifier: Apache-2.0
#include "app/match/drift.h"

#include "app/session.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace pegsheet::app {

namespace {

struct Reason
{
    std::string_view code;
    const char *words;
};

// clang-format off
constexpr std::array kReasons{
    //: Why moves are not on the disk: the end of "The last 3 moves are not on the disk: …."
    Reason{"storage.full", QT_TRANSLATE_NOOP("Drift", "it is full")},
    Reason{"storage.readOnly", QT_TRANSLATE_NOOP("Drift", "it may not be written")},
    Reason{"storage.moved", QT_TRANSLATE_NOOP("Drift", "the file was moved, replaced or deleted")},
    Reason{"storage.busy", QT_TRANSLATE_NOOP("Drift", "another program holds the file")},
    Reason{"storage.damaged", QT_TRANSLATE_NOOP("Drift", "the file is damaged")},
    Reason{"storage.cannotOpen", QT_TRANSLATE_NOOP("Drift", "the file cannot be opened")},
    Reason{"storage.isDirectory", QT_TRANSLATE_NOOP("Drift", "in the place of the file there is a folder")},
    Reason{"storage.foreign", QT_TRANSLATE_NOOP("Drift", "the file belongs to another program")},
    Reason{"storage.newer", QT_TRANSLATE_NOOP("Drift", "a newer Pegsheet has changed the file")},
    Reason{"storage.changedElsewhere", QT_TRANSLATE_NOOP("Drift", "another window went on with this match")},
    Reason{"storage.noSuchMatch", QT_TRANSLATE_NOOP("Drift", "the match is not in the file any more")},
    Reason{"", QT_TRANSLATE_NOOP("Drift", "it does not answer")},
};
// clang-format on

} // namespace

QString toldDrift(const Session &session)
{
    if (session.onlyLook())
        //: Over a match that was read from a damaged database
        return QCoreApplication::translate("Drift", "Read from a damaged file: this match can only be looked at.");
    if (!session.adrift())
        return {};
    const auto *reason = std::find_if(kReasons.begin(), kReasons.end() - 1,
                                      [&](const Reason &each) { return each.code == session.adrift()->code; });
    const QString why = QCoreApplication::translate("Drift", reason->words);
    if (session.id().value == 0)
        //: Of a match that could not be kept from its beginning; %1 why, see the reasons
        return QCoreApplication::translate("Drift", "Nothing of this match is on the disk: %1.").arg(why);
    if (session.unkept() == 0)
        //: Something that is no move, such as an undo; %1 why, see the reasons
        return QCoreApplication::translate("Drift", "What was done last is not on the disk: %1.").arg(why);
    //: %1 why, see the reasons
    return QCoreApplication::translate("Drift", "The last %n move(s) are not on the disk: %1.", nullptr, session.unkept())
        .arg(why);
}

} // namespace pegsheet::app
