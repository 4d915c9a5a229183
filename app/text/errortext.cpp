// SPDX-License-Identifier: Apache-2.0
#include "app/text/errortext.h"

#include "app/text/gametext.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>
#include <limits>

namespace pegsheet {

namespace {

// clang-format off
constexpr std::array kSentences{
    // JSON from outside
    Sentence{"input.json", QT_TRANSLATE_NOOP("Sentence",
        "A number with a point or an exponent stands here; only whole numbers are used."), "why", "fraction"},
    Sentence{"input.json", QT_TRANSLATE_NOOP("Sentence",
        "A number here is too large; whole numbers of 64 bits are the limit."), "why", "range"},
    Sentence{"input.json", QT_TRANSLATE_NOOP("Sentence",
        "A key stands twice in one object; give each key once."), "why", "twice"},
    Sentence{"input.json", QT_TRANSLATE_NOOP("Sentence",
        "This is not JSON in UTF-8: it cannot be read from byte {at} on. Give one JSON value.")},
    Sentence{"input.json", QT_TRANSLATE_NOOP("Sentence", "This is not JSON in UTF-8. Give one JSON value.")},
    //: A move written as one line, such as "build target=obelisk boxes=2"
    Sentence{"input.notation", QT_TRANSLATE_NOOP("Sentence",
        "This line is no move: it cannot be read from byte {at} on. Write it like “build target=obelisk boxes=2”.")},
    Sentence{"input.tooDeep", QT_TRANSLATE_NOOP("Sentence",
        "This is nested too deeply; {limit:levels} are the limit.")},
    Sentence{"input.tooLong", QT_TRANSLATE_NOOP("Sentence", "This is too long; {limit:bytes} are the limit.")},

    // Fields
    //: The parts in quotes are identifiers and stay as they are
    //: An entry of a list: {item} its place, {field} the list
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "Number {item} in “{field}” must be a whole number."),
        "expected", "integer"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "Number {item} in “{field}” must be a text."), "expected", "text"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be a whole number."),
        "expected", "integer"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be a text."), "expected", "text"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be a list."), "expected", "list"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be an object."), "expected", "object"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be true."), "expected", "true"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” must be a time in UTC such as 2024-05-31T18:00:00Z."), "expected", "time"},
    Sentence{"input.wrongType", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be: {expected}.")},
    Sentence{"input.missingField", QT_TRANSLATE_NOOP("Sentence", "“{field}” is missing.")},
    Sentence{"input.unknownField", QT_TRANSLATE_NOOP("Sentence", "“{field}” does not belong here. Leave it out.")},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” cannot be that. Possible here: {allowed}."), "value", ""},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence", "“{field}” cannot be that here."), "value", ""},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence",
        "Number {item} in “{field}” cannot be “{value}”. Possible here: {allowed}.")},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” cannot be “{value}”. Possible here: {allowed}.")},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence", "“{field}” cannot be “{value}” here.")},
    Sentence{"input.unknownValue", QT_TRANSLATE_NOOP("Sentence", "That is not possible here.")},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” cannot be {value}. Possible: {allowed}.")},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” must have {only:entries}, not {value}."), "of", "entries"},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” must have from {min} to {max:entries}, not {value}."), "of", "entries"},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence",
        "Number {item} in “{field}” must be from {min} to {max}, not {value}.")},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be {only}, not {value}.")},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence", "“{field}” must be at least {atLeast}, not {value}.")},
    Sentence{"input.outOfRange", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” must be from {min} to {max}, not {value}.")},
    Sentence{"input.duplicate", QT_TRANSLATE_NOOP("Sentence",
        "“{value}” stands more than once in “{field}”; once is enough.")},
    Sentence{"input.textTooLong", QT_TRANSLATE_NOOP("Sentence", "“{field}” may have at most {max:bytes}.")},
    Sentence{"input.derivedField", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” follows from other fields and cannot be set. Correct those instead.")},

    //: A word of the game's own, such as a kind of tile
    Sentence{"input.recordWord", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” cannot be “{value}”. A word of up to 24 letters and digits stands there.")},
    //: Where a match was played
    Sentence{"input.textControl", QT_TRANSLATE_NOOP("Sentence",
        "The place contains a character that cannot be shown. Use letters, digits, spaces and punctuation."), "field", "place"},
    //: What is worth remembering of a match or of a card
    Sentence{"input.textControl", QT_TRANSLATE_NOOP("Sentence",
        "The note contains a character that cannot be shown. Use letters, digits, spaces and punctuation."), "field", "note"},
    Sentence{"input.textControl", QT_TRANSLATE_NOOP("Sentence",
        "“{field}” contains a character that cannot be shown. Use letters, digits, spaces and punctuation.")},

    // The card library
    Sentence{"input.recordTooLarge", QT_TRANSLATE_NOOP("Sentence",
        "This card holds too much; {limit} numbers and texts are the most.")},
    Sentence{"input.recordMerged", QT_TRANSLATE_NOOP("Sentence",
        "This card was merged into number {value} of this file, which is not taken in.")},
    Sentence{"input.recordOtherGame", QT_TRANSLATE_NOOP("Sentence",
        "This card was merged into number {value} of this file, which is a card of another game. Only cards of one game are merged.")},
    Sentence{"input.recordNotPrinted", QT_TRANSLATE_NOOP("Sentence",
        "“origin” says that this card is known from the start. Here it is not; a newer Pegsheet may know it. Without “origin”, “confidence” and “fact” it is taken in.")},
    Sentence{"input.recordLanguage", QT_TRANSLATE_NOOP("Sentence",
        "“{value}” is no language. Two small letters stand there, such as “de” or “en”.")},
    Sentence{"input.recordDiffers", QT_TRANSLATE_NOOP("Sentence",
        "Card {record} of the library is the same card and says otherwise. Change that one instead.")},
    Sentence{"input.newerLibrary", QT_TRANSLATE_NOOP("Sentence",
        "This card library was written by a newer Pegsheet (format {version}, known is {known}). Update Pegsheet here to read it.")},
    Sentence{"input.codeMissing", QT_TRANSLATE_NOOP("Sentence",
        "These codes belong to a set of {count}, of which {missing} are missing. What the others hold is taken in.")},

    // Players
    Sentence{"input.nameEmpty", QT_TRANSLATE_NOOP("Sentence", "A name is empty. Every player needs one.")},
    Sentence{"input.nameTooLong", QT_TRANSLATE_NOOP("Sentence",
        "A name has {length:characters}; {max} are the limit.")},
    Sentence{"input.nameControl", QT_TRANSLATE_NOOP("Sentence",
        "A name contains a character that cannot be shown. Use letters, digits, spaces and punctuation.")},
    //: A mark is the colour and shape of a player
    Sentence{"input.markCount", QT_TRANSLATE_NOOP("Sentence",
        "“marks” must hold one for each player: {players}, not {marks}.")},
    Sentence{"input.noSuchPlayer", QT_TRANSLATE_NOOP("Sentence",
        "There is no player number {player} among {players:players}; the first is number 0.")},

    // Matches and requests
    //: The part in quotes is the name of a game
    Sentence{"input.noPages", QT_TRANSLATE_NOOP("Sentence",
        "Matches of “{game}” are kept here, but cannot be shown yet.")},
    Sentence{"input.unknownGame", QT_TRANSLATE_NOOP("Sentence",
        "The game “{game}” is not known here. A newer Pegsheet may know it.")},
    Sentence{"input.otherGame", QT_TRANSLATE_NOOP("Sentence",
        "That match is one of “{game}”, and this sitting is for “{asked}”. Begin one for that game.")},
    Sentence{"input.unknownRequest", QT_TRANSLATE_NOOP("Sentence",
        "“{request}” is no request here. Possible: {allowed}.")},
    Sentence{"input.unknownRequest", QT_TRANSLATE_NOOP("Sentence",
        "A request is an object with exactly one of these keys: {allowed}.")},
    Sentence{"input.mendOneThing", QT_TRANSLATE_NOOP("Sentence",
        "A repair says “at”, and one of “replace”, “insert” and “remove”.")},
    Sentence{"input.nothingToMend", QT_TRANSLATE_NOOP("Sentence",
        "No move has been made yet. A move can only be inserted.")},
    Sentence{"input.noMatch", QT_TRANSLATE_NOOP("Sentence",
        "There is no match yet. Begin with “setup”, or with “open” where there is a database.")},
    Sentence{"input.matchBegun", QT_TRANSLATE_NOOP("Sentence",
        "This sitting has its match already. Begin another sitting for another match.")},
    Sentence{"input.noDatabase", QT_TRANSLATE_NOOP("Sentence",
        "There is no database to open a match from. Name one with --db.")},
    Sentence{"input.uid", QT_TRANSLATE_NOOP("Sentence",
        "“{value}” is no match id; it must be 32 hexadecimal digits in small letters.")},
    Sentence{"input.treeDiffers", QT_TRANSLATE_NOOP("Sentence",
        "The moves in this file contradict each other, so that it cannot be taken in. Export the match again.")},
    Sentence{"input.resultOnly", QT_TRANSLATE_NOOP("Sentence",
        "This match was taken in as a result: there is no sheet and no replay.")},
    Sentence{"input.scoreCount", QT_TRANSLATE_NOOP("Sentence",
        "Scores: {scores}, players: {players}. There must be one for each.")},
    Sentence{"input.newerHistory", QT_TRANSLATE_NOOP("Sentence",
        "This history was written by a newer Pegsheet (format {version}, known is {known}). Update Pegsheet here to read it.")},
    Sentence{"input.bgStats", QT_TRANSLATE_NOOP("Sentence",
        "This is an export of BG Stats. Its plays are taken in as results under “Your data”, where a copy is brought back.")},
    Sentence{"input.boardGameGeek", QT_TRANSLATE_NOOP("Sentence",
        "These are plays of BoardGameGeek. They are taken in as results under “Your data”, where a copy is brought back.")},
    Sentence{"input.playsDamaged", QT_TRANSLATE_NOOP("Sentence",
        "These plays cannot be read: the file is cut off or damaged. Export them again.")},
    Sentence{"input.playsLeftOut", QT_TRANSLATE_NOOP("Sentence",
        "Plays that stayed out: {plays}. They are of other games, not over or ignored, or lack a date, a name or somebody's points.")},
    Sentence{"input.leftOut", QT_TRANSLATE_NOOP("Sentence",
        "Matches that cannot be read and are not in the file: {matches}. The others are.")},
    Sentence{"input.branchesLeftOut", QT_TRANSLATE_NOOP("Sentence",
        "Moves that had been taken back and cannot be played by these rules stayed out: {moves}. The match itself is whole.")},
    Sentence{"input.option", QT_TRANSLATE_NOOP("Sentence", "“{value}” is no option. Write it as name=value.")},
    Sentence{"input.noPlayer", QT_TRANSLATE_NOOP("Sentence",
        "The app has no player of that kind for this game: “{player}”. “random” plays every game.")},
    Sentence{"input.noReview", QT_TRANSLATE_NOOP("Sentence",
        "The app does not know the chances in this game ({game}), so its matches cannot be reviewed. Review a match of another game.")},
    Sentence{"input.playersBySeat", QT_TRANSLATE_NOOP("Sentence",
        "{given} players are named for {players} seats. Name one for all, or one for each seat.")},
    Sentence{"input.optionTwice", QT_TRANSLATE_NOOP("Sentence", "“{option}” stands there twice; give each option once.")},
    Sentence{"input.fileUnreadable", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” cannot be read. Name a file that is there and may be read.")},
    Sentence{"input.notAFile", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is a pipe, a device or a socket. Save what it holds as a file first, or hand it over by standard input, as “-”.")},
    Sentence{"input.fileUnwritable", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” cannot be written. Name a file in a folder that may be written.")},
    Sentence{"input.inputClosed", QT_TRANSLATE_NOOP("Sentence",
        "Standard input is closed or cannot be read. Open it, or name a file.")},
    Sentence{"input.unexpected", QT_TRANSLATE_NOOP("Sentence",
        "Pegsheet cannot go on: {reason}. What was reported as saved is saved; try again, and report it if it happens again.")},
    Sentence{"input.outputClosed", QT_TRANSLATE_NOOP("Sentence",
        "Standard output takes no more: its reader is gone or the disk is full.")},

    // The database
    Sentence{"storage.cannotOpen", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is a pipe, a device or a socket and stays as it is. Name a file."), "kind", "special"},
    Sentence{"storage.cannotOpen", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” cannot be opened. Name a file that may be read, in a folder that may be written.")},
    //: The names in quotes are commands and stay as they are
    Sentence{"storage.noSuchFile", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is empty: there is no database in it. Name another one; “play” and “import” make one of it."), "kind", "empty"},
    //: The names in quotes are commands and stay as they are
    Sentence{"storage.noSuchFile", QT_TRANSLATE_NOOP("Sentence",
        "There is no file “{file}”. Name one that is there; “play” and “import” make a new one.")},
    Sentence{"storage.isDirectory", QT_TRANSLATE_NOOP("Sentence", "“{file}” is a folder. Name a file in it.")},
    Sentence{"storage.readOnly", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” may not be written. Give it and its folder write permission, or name another file.")},
    //: “-wal” is the end of a file's name
    Sentence{"storage.moved", QT_TRANSLATE_NOOP("Sentence",
        "“{file}-wal” was moved, replaced or deleted while “{file}” was open, and what was done last is not there. Open it anew."), "kind", "log"},
    Sentence{"storage.moved", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” was moved, replaced or deleted while it was open, and what was done last is not in it. Put it back where it was, or open it anew.")},
    Sentence{"storage.missing", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is gone or empty, but there are copies of it. Put it back, or use a copy.")},
    Sentence{"storage.setAside", QT_TRANSLATE_NOOP("Sentence",
        "Beside “{file}” lay the rest of another file. It is set aside as “{name}”; the database itself is whole.")},
    Sentence{"storage.exists", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is there already and stays as it is. Name a new file.")},
    Sentence{"storage.foreign", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is no database of Pegsheet and stays as it is. Name another file.")},
    Sentence{"storage.newer", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” was written by a newer Pegsheet (format {version}, known is {known}) and stays as it is. "
        "Open it with that one.")},
    Sentence{"storage.damaged", QT_TRANSLATE_NOOP("Sentence",
        "Match {match} in “{file}” is damaged. The other matches can still be opened.")},
    Sentence{"storage.damaged", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is damaged and stays as it is.")},
    Sentence{"storage.damaged", QT_TRANSLATE_NOOP("Sentence",
        "This match is damaged and can only be looked at. Restore a backup to go on with it.")},
    Sentence{"storage.onlyLook", QT_TRANSLATE_NOOP("Sentence",
        "This match was read from a damaged file and can only be looked at. Save it as a file to go on with it elsewhere.")},
    Sentence{"storage.busy", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is what is open here. Choose a copy of it, or the file of another device."), "kind", "here"},
    Sentence{"storage.busy", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is in use by another program. Wait until it is done, or close it, and try again.")},
    Sentence{"storage.full", QT_TRANSLATE_NOOP("Sentence",
        "There is no room left to write “{file}”. Nothing was changed; make room and try again.")},
    Sentence{"storage.unsure", QT_TRANSLATE_NOOP("Sentence",
        "It is not certain that the last changes to “{file}” are on the disk. Check before you make them again.")},
    Sentence{"storage.io", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” could not be read or written (SQLite {sqlite}). Nothing was changed; try again.")},
    Sentence{"storage.io", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” could not be read or written. Nothing was changed; try again.")},
    Sentence{"storage.noSuchMatch", QT_TRANSLATE_NOOP("Sentence",
        "There is no match {match} in “{file}”. Choose one of its list.")},
    Sentence{"storage.changedElsewhere", QT_TRANSLATE_NOOP("Sentence",
        "Match {match} was continued elsewhere and has been read anew. Look where it stands and go on.")},

    Sentence{"storage.noSuchRecord", QT_TRANSLATE_NOOP("Sentence",
        "There is no card {record} in “{file}”. Choose one of the card library.")},
    Sentence{"storage.recordGone", QT_TRANSLATE_NOOP("Sentence",
        "Card {record} is in the bin or merged into another one. Restore it first.")},
    Sentence{"storage.recordKept", QT_TRANSLATE_NOOP("Sentence",
        "Card {record} is not in the bin. Put it there before it is deleted for good.")},
    Sentence{"storage.sameRecord", QT_TRANSLATE_NOOP("Sentence",
        "Card {other} says just that already. Merge the two, or restore that one from the bin.")},
    Sentence{"storage.cannotMerge", QT_TRANSLATE_NOOP("Sentence",
        "Cards {record} and {other} cannot be merged. Choose two different cards of one game.")},

    // Shared codes
    Sentence{"share.library", QT_TRANSLATE_NOOP("Sentence",
        "This code holds cards for the card library and no match. Take it in there.")},
    Sentence{"share.noRecords", QT_TRANSLATE_NOOP("Sentence",
        "This code holds a match and no cards. Take it over as a match.")},
    Sentence{"share.recordsTooLarge", QT_TRANSLATE_NOOP("Sentence",
        "These cards do not fit into codes. Share them as a file.")},
    Sentence{"share.notACode", QT_TRANSLATE_NOOP("Sentence",
        "This is no code of Pegsheet. One begins with “PEGSHEET:”.")},
    Sentence{"share.tooLong", QT_TRANSLATE_NOOP("Sentence",
        "This is longer than any code of Pegsheet. Scan or paste the code alone.")},
    Sentence{"share.damaged", QT_TRANSLATE_NOOP("Sentence",
        "This code is damaged. Nothing was changed; scan or copy it again.")},
    Sentence{"share.newer", QT_TRANSLATE_NOOP("Sentence",
        "This code was made by a newer Pegsheet. Nothing was changed; update Pegsheet here to read it.")},
    Sentence{"share.unknownGame", QT_TRANSLATE_NOOP("Sentence",
        "This code holds a game that this Pegsheet does not know. Nothing was changed; update Pegsheet here to read it.")},
    Sentence{"share.newerRules", QT_TRANSLATE_NOOP("Sentence",
        "This code follows newer rules than this Pegsheet knows. Nothing was changed; update Pegsheet here to read it.")},
    Sentence{"share.elsewhere", QT_TRANSLATE_NOOP("Sentence",
        "This code goes on from a point that is not here. Nothing was changed; ask for the code of the whole match.")},
    Sentence{"share.otherSetup", QT_TRANSLATE_NOOP("Sentence",
        "This is another match: its set-up differs from the one kept here under the same id. Nothing was changed.")},
    Sentence{"share.otherMatch", QT_TRANSLATE_NOOP("Sentence",
        "These are two different matches: their ids differ. Compare two copies of one match.")},
    Sentence{"share.tooLarge", QT_TRANSLATE_NOOP("Sentence",
        "This match does not fit one code of version {version}. Share what is new of it, or a file.")},
    Sentence{"share.noCode", QT_TRANSLATE_NOOP("Sentence",
        "There is no code of Pegsheet in “{file}”. Name a sharp picture of a code, or a text with one in it.")},
    Sentence{"share.pictureTooLarge", QT_TRANSLATE_NOOP("Sentence",
        "The picture “{file}” has too many pixels; {limit} million are the limit. Make it smaller, or take another one.")},
    Sentence{"share.pictureKind", QT_TRANSLATE_NOOP("Sentence",
        "The picture “{file}” is of a kind that is not read. Take a PNG, a JPEG or a screenshot.")},
    Sentence{"share.video", QT_TRANSLATE_NOOP("Sentence",
        "“{file}” is a video; here only pictures and texts are read. Open it with the scanner of Pegsheet.")},
    Sentence{"share.noPoint", QT_TRANSLATE_NOOP("Sentence",
        "The line of moves passes no point “{value}”. Name eight hexadecimal digits that an earlier code printed as its hash.")},
    Sentence{"share.otherState", QT_TRANSLATE_NOOP("Sentence",
        "The moves of this code lead to another state here than where it was made. Nothing was changed; bring Pegsheet to the same version on both devices.")},
};
// clang-format on

} // namespace

namespace {

// A range that is one number, or has no end that anybody would reach.
Refusal withPlainRange(Refusal refusal)
{
    if (refusal.code != "input.outOfRange")
        return refusal;
    const Value values(refusal.values);
    const Value *min = values.find("min");
    const Value *max = values.find("max");
    if (min == nullptr || max == nullptr)
        return refusal;
    if (*min == *max)
        refusal.values.push_back({"only", *min});
    else if (*max == Value(std::numeric_limits<std::int64_t>::max()))
        refusal.values.push_back({"atLeast", *min});
    return refusal;
}

} // namespace

QString errorText(const Refusal &given)
{
    const Refusal refusal = withPlainRange(given);
    const GameText *game = findGameText(refusal.code.substr(0, refusal.code.find('.')));
    const QString sentence = game != nullptr ? sentenceFor(refusal, game->sentences(), game->term)
                                             : sentenceFor(refusal, commonSentences(), nullptr);
    if (!sentence.isNull())
        return sentence;
    //: %1 is the code of an error that has no sentence of its own
    return QCoreApplication::translate("Sentence", "This is not possible (%1).").arg(quotable(refusal.code));
}

std::span<const Sentence> commonSentences()
{
    return kSentences;
}

QString reasonText(std::string_view code)
{
    return errorText({code, {}});
}

} // namespace pegsheet
