// SPDX-License-Identifier: Apache-2.0
#include "app/match/unsavedtext.h"

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
    Reason{"storage.full", QT_TRANSLATE_NOOP("Unsaved", "it is full")},
    Reason{"storage.readOnly", QT_TRANSLATE_NOOP("Unsaved", "it may not be written")},
    Reason{"storage.moved", QT_TRANSLATE_NOOP("Unsaved", "the file was moved, replaced or deleted")},
    Reason{"storage.busy", QT_TRANSLATE_NOOP("Unsaved", "another program holds the file")},
    Reason{"storage.damaged", QT_TRANSLATE_NOOP("Unsaved", "the file is damaged")},
    Reason{"storage.cannotOpen", QT_TRANSLATE_NOOP("Unsaved", "the file cannot be opened")},
    Reason{"storage.isDirectory", QT_TRANSLATE_NOOP("Unsaved", "in the place of the file there is a folder")},
    Reason{"storage.foreign", QT_TRANSLATE_NOOP("Unsaved", "the file belongs to another program")},
    Reason{"storage.newer", QT_TRANSLATE_NOOP("Unsaved", "a newer Pegsheet has changed the file")},
    Reason{"storage.changedElsewhere", QT_TRANSLATE_NOOP("Unsaved", "another window went on with this match")},
    Reason{"storage.noSuchMatch", QT_TRANSLATE_NOOP("Unsaved", "the match is not in the file any more")},
    Reason{"", QT_TRANSLATE_NOOP("Unsaved", "it does not answer")},
};
// clang-format on

} // namespace

QString unsavedText(const Session &session)
{
    if (session.isReadOnly())
        //: Over a match that was read from a damaged database
        return QCoreApplication::translate("Unsaved", "Read from a damaged file: this match can only be looked at.");
    if (!session.unsavedReason())
        return {};
    const auto *reason = std::find_if(kReasons.begin(), kReasons.end() - 1,
                                      [&](const Reason &each) { return each.code == session.unsavedReason()->code; });
    const QString why = QCoreApplication::translate("Unsaved", reason->words);
    if (session.id().value == 0)
        //: Of a match that could not be kept from its beginning; %1 why, see the reasons
        return QCoreApplication::translate("Unsaved", "Nothing of this match is on the disk: %1.").arg(why);
    if (session.unsavedMoves() == 0)
        //: Something that is no move, such as an undo; %1 why, see the reasons
        return QCoreApplication::translate("Unsaved", "What was done last is not on the disk: %1.").arg(why);
    //: %1 why, see the reasons
    return QCoreApplication::translate("Unsaved", "The last %n move(s) are not on the disk: %1.", nullptr, session.unsavedMoves())
        .arg(why);
}

} // namespace pegsheet::app
