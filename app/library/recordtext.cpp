// SPDX-License-Identifier: Apache-2.0
#include "app/library/recordtext.h"

#include "app/match/gametable.h"
#include "app/text/sentence.h"
#include "storage/json.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

QString translated(const char *text, int number = -1)
{
    return QCoreApplication::translate("Cards", text, nullptr, number);
}

// A value without words: as a file has it.
QString plainText(const Value &value)
{
    if (value.text() != nullptr)
        return quotable(*value.text());
    return QString::fromStdString(storage::writeJson(value));
}

QString plainSays(const Record &record)
{
    QStringList parts;
    for (const Member &member : record.fields)
        parts.append(quotable(member.key) + QLatin1Char(' ') + plainText(member.value));
    return listText(parts);
}

} // namespace

const RecordWording *findWording(std::string_view game)
{
    const auto words = gameTable(game).cards;
    return words == nullptr ? nullptr : &words();
}

QString recordTitle(const Record &record)
{
    const RecordWording *words = findWording(record.game);
    if (!record.name.empty())
        return quotable(record.name);
    return words != nullptr ? words->nameless(record) : quotable(record.kind);
}

QString recordSays(const Record &record)
{
    const RecordWording *words = findWording(record.game);
    return words != nullptr ? words->says(record) : plainSays(record);
}

QString kindText(std::string_view game, std::string_view kind)
{
    const RecordWording *words = findWording(game);
    return words != nullptr ? words->kind(kind) : quotable(kind);
}

QString ageText(std::string_view game, int age)
{
    if (age == 0)
        return {};
    const RecordWording *words = findWording(game);
    //: A part of a game, by its number
    return words != nullptr ? words->age(age) : QCoreApplication::translate("Cards", "Age %1").arg(age);
}

QString editionText(std::string_view game, std::string_view edition)
{
    const RecordWording *words = findWording(game);
    return edition.empty() ? QString() : words != nullptr ? words->edition(edition) : quotable(edition);
}

QString fieldText(std::string_view game, std::string_view key)
{
    //: What the table wrote on a card of the card library
    if (key == "note")
        return QCoreApplication::translate("Cards", "Note");
    const RecordWording *words = findWording(game);
    return words != nullptr ? words->field(key) : quotable(key);
}

QString wordText(std::string_view game, std::string_view key, std::string_view word)
{
    const RecordWording *words = findWording(game);
    return words != nullptr ? words->word(key, word) : quotable(word);
}

QString valueText(std::string_view game, std::string_view key, const Value &value)
{
    const RecordWording *words = findWording(game);
    return words != nullptr && words->value != nullptr ? words->value(key, value) : plainText(value);
}

QVariantMap recordPicture(const Record &record)
{
    const RecordWording *words = findWording(record.game);
    QVariantMap picture = words != nullptr && words->picture != nullptr ? words->picture(record) : QVariantMap();
    if (!picture.isEmpty())
        picture.insert(QStringLiteral("page"),
                       QString::fromLatin1(gameTable(record.game).pages) + QStringLiteral("library/CardPicture.qml"));
    return picture;
}

QString originText(const storage::RecordEntry &entry)
{
    switch (entry.origin) {
    case storage::RecordOrigin::Typed:
        //: Where a card of the library came from
        return QCoreApplication::translate("Cards", "Typed in here");
    case storage::RecordOrigin::Received:
        //: Where a card of the library came from
        return QCoreApplication::translate("Cards", "Came with a match or a code");
    default: break;
    }
    switch (entry.confidence) {
    case storage::Confidence::High:
        //: A card of the library that nobody typed in, and how sure it is: printed, or said by several
        return QCoreApplication::translate("Cards", "Known from the start, for sure");
    case storage::Confidence::Medium:
        //: A card of the library that nobody typed in, and how sure it is: one good source says it
        return QCoreApplication::translate("Cards", "Known from the start, very likely so");
    default:
        //: A card of the library that nobody typed in, and how sure it is: one weak source says it
        return QCoreApplication::translate("Cards", "Known from the start, not sure at all");
    }
}

QString usesText(const storage::RecordEntry &entry)
{
    constexpr std::int64_t kMost = 1'000'000;
    //: How often a card of the library was used in a match
    return entry.uses == 0
        ? QString()
        : translated(QT_TRANSLATE_N_NOOP("Cards", "used %n time(s)"), static_cast<int>(std::min(entry.uses, kMost)));
}

} // namespace pegsheet::app
