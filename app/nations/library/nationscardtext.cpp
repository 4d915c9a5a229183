// SPDX-License-Identifier: Apache-2.0
#include "app/nations/library/nationscardtext.h"

#include "app/nations/library/nationscardpicture.h"
#include "app/nations/library/nationsrecords.h"
#include "app/nations/text/nationstext.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

namespace pegsheet::app {

namespace {

using namespace nations;

struct Word
{
    std::string_view id;
    const char *text;
};

const char *textOf(std::span<const Word> words, std::string_view id)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.id == id; });
    return found == words.end() ? nullptr : found->text;
}

QString cardWord(const char *text, int number = -1)
{
    return QCoreApplication::translate("NationsCards", text, nullptr, number);
}

constexpr std::array kKindWords{
    //: Kind of card in the card library; the German rules say "Ereignis"
    Word{"event", QT_TRANSLATE_NOOP("NationsCards", "Event")},
    //: Kind of card in the card library: what faces a die has
    Word{"die", QT_TRANSLATE_NOOP("NationsCards", "Die")},
    //: Kind of card in the card library: a nation's board of the expansion
    Word{"board", QT_TRANSLATE_NOOP("NationsCards", "Board")},
    //: Kind of card in the card library, of the expansion: for those who pass early
    Word{"passFirst", QT_TRANSLATE_NOOP("NationsCards", "Pass-first token")},
    //: Kind of card in the card library, of the expansion: a goal of an age
    Word{"bonus", QT_TRANSLATE_NOOP("NationsCards", "Bonus tile")},
};
constexpr std::array kFieldWords{
    //: What stands on a card of the card library
    Word{"famine", QT_TRANSLATE_NOOP("NationsCards", "Famine")},
    //: What stands on a card of the card library
    Word{"war", QT_TRANSLATE_NOOP("NationsCards", "War")},
    //: What stands on a card of the card library
    Word{"dice", QT_TRANSLATE_NOOP("NationsCards", "Dice")},
    //: What stands on a card of the card library
    Word{"chits", QT_TRANSLATE_NOOP("NationsCards", "Chits")},
    //: What stands on a card of the card library
    Word{"points", QT_TRANSLATE_NOOP("NationsCards", "Points")},
    //: What stands on a wonder: so much stone it takes to build it
    Word{"stone", QT_TRANSLATE_NOOP("NationsCards", "Stone to build it")},
    //: What stands on a tile: the symbol it is paid with
    Word{"price", QT_TRANSLATE_NOOP("NationsCards", "Paid in")},
    //: What stands on a card of the card library
    Word{"colour", QT_TRANSLATE_NOOP("NationsCards", "Colour")},
    //: What stands on a card of the card library: how many faces of a die show what
    Word{"faces", QT_TRANSLATE_NOOP("NationsCards", "Faces")},
    //: What stands on a card of the card library: a number that the table noted
    Word{"number", QT_TRANSLATE_NOOP("NationsCards", "Number")},
};
constexpr std::array kColours{
    //: A die of a colour
    Word{"white", QT_TRANSLATE_NOOP("NationsCards", "White")},
    //: A die of a colour
    Word{"blue", QT_TRANSLATE_NOOP("NationsCards", "Blue")},
    //: A die of a colour
    Word{"orange", QT_TRANSLATE_NOOP("NationsCards", "Orange")},
    //: A die of a colour
    Word{"red", QT_TRANSLATE_NOOP("NationsCards", "Red")},
};
constexpr std::array kNameless{
    //: What the card of a die is called
    Word{"white", QT_TRANSLATE_NOOP("NationsCards", "White die")},
    //: What the card of a die is called
    Word{"blue", QT_TRANSLATE_NOOP("NationsCards", "Blue die")},
    //: What the card of a die is called
    Word{"orange", QT_TRANSLATE_NOOP("NationsCards", "Orange die")},
    //: What the card of a die is called
    Word{"red", QT_TRANSLATE_NOOP("NationsCards", "Red die")},
};

QString kindName(std::string_view kind)
{
    const char *text = textOf(kKindWords, kind);
    return text != nullptr ? cardWord(text) : termText("tileKind", kind);
}

QString ageName(int age)
{
    return age > kAges ? QString::number(age) : scoreName(kAgeNames.at(static_cast<std::size_t>(age - 1)));
}

QString editionName(std::string_view edition)
{
    //: The expansion "Unrest"
    return edition == kUnrest ? cardWord(QT_TRANSLATE_NOOP("NationsCards", "Unrest")) : quotable(edition);
}

QString fieldName(std::string_view key)
{
    const char *text = textOf(kFieldWords, key);
    return text != nullptr ? cardWord(text) : quotable(key);
}

QString wordName(std::string_view key, std::string_view word)
{
    if (const auto face = fromName<DieFace>(word); key == "faces" && face)
        return termText("symbol", nameOf(kFaces[*face].symbol)) + QLatin1Char(' ') + QString::number(kFaces[*face].n);
    const char *text = key == "dice" || key == "colour" ? textOf(kColours, word) : nullptr;
    return text != nullptr ? cardWord(text) : termText("chit", word);
}

int numberIn(const Value *value)
{
    return value == nullptr || value->integer() == nullptr ? 0 : static_cast<int>(*value->integer());
}

// "2 orange dice", "1 gold chit", in the order of the table.
template <NamedEnum E>
void addAmounts(QStringList &parts, const Value *amounts, std::string_view what)
{
    if (amounts != nullptr && amounts->object() != nullptr)
        for (const E each : kAll<E>)
            if (const int count = numberIn(amounts->find(nameOf(each))); count > 0)
                parts.append(countedText(std::string(nameOf(each)).append(what), count));
}

QStringList tileParts(const Record &record, const Value &fields)
{
    QStringList parts;
    const Value *dice = fields.find("dice");
    const Value *chits = fields.find("chits");
    addAmounts<Colour>(parts, dice, "Dice");
    addAmounts<Chit>(parts, chits, "Chits");
    const bool isKnown = dice != nullptr || chits != nullptr;
    const Value *points = fields.find("points");
    if (points != nullptr)
        parts.append(countedText("points", numberIn(points)));
    const Value *stone = fields.find("stone");
    if (stone != nullptr)
        //: So much stone it takes to build a wonder
        parts.append(cardWord(QT_TRANSLATE_N_NOOP("NationsCards", "%n stone to build it"), numberIn(stone)));
    if (const Value *price = fields.find("price"); price != nullptr && price->text() != nullptr)
        //: The symbol a tile is paid with, where it is not the usual one; %1 "Gold"
        parts.append(cardWord(QT_TRANSLATE_NOOP("NationsCards", "paid in: %1")).arg(termText("symbol", *price->text())));
    if (!isKnown && points == nullptr)
        //: Of a tile nobody knows yet what it brings, nor its points
        parts.append(cardWord(QT_TRANSLATE_NOOP("NationsCards", "nothing else is known yet")));
    else if (!isKnown)
        //: Of a tile nobody knows yet what it brings
        parts.append(cardWord(QT_TRANSLATE_NOOP("NationsCards", "what it brings is not known yet")));
    else if (points == nullptr)
        //: Of a tile nobody knows yet how many points it is worth
        parts.append(cardWord(QT_TRANSLATE_NOOP("NationsCards", "points not known yet")));
    if (record.kind == nameOf(TileKind::Wonder) && stone == nullptr && (isKnown || points != nullptr))
        //: Of a wonder nobody knows yet how much stone it takes
        parts.append(cardWord(QT_TRANSLATE_NOOP("NationsCards", "stone not known yet")));
    return parts;
}

// "Strength 1, 2, 2, 3", a symbol after the other.
QStringList dieParts(const Value &fields)
{
    QStringList parts;
    int known = 0;
    const Value *faces = fields.find("faces");
    for (const Symbol symbol : kAll<Symbol>) {
        QStringList numbers;
        for (const DieFace face : kAll<DieFace>)
            if (kFaces[face].symbol == symbol && faces != nullptr)
                for (int i = numberIn(faces->find(nameOf(face))); i > 0; --i)
                    numbers.append(QString::number(kFaces[face].n));
        known += static_cast<int>(numbers.size());
        if (!numbers.isEmpty())
            parts.append(termText("symbol", nameOf(symbol)) + QLatin1Char(' ') + numbers.join(QStringLiteral("/")));
    }
    if (known < 6)
        //: Of a die with six faces
        parts.append(cardWord(QT_TRANSLATE_N_NOOP("NationsCards", "%n face(s) not known yet"), 6 - known));
    return parts;
}

QString says(const Record &record)
{
    const Value fields(record.fields);
    QStringList parts;
    if (fromName<TileKind>(record.kind))
        parts = tileParts(record, fields);
    else if (record.kind == "die")
        parts = dieParts(fields);
    for (const std::string_view key : {"famine", "war", "number"})
        if (const Value *value = fields.find(key))
            parts.append(fieldName(key) + QLatin1Char(' ') + QString::number(numberIn(value)));
    if (const Value *note = fields.find("note"); note != nullptr && note->text() != nullptr)
        parts.append(quotable(*note->text()));
    return parts.join(QStringLiteral(", "));
}

QString nameless(const Record &record)
{
    const Value fields(record.fields);
    const Value *colour = fields.find("colour");
    const char *text = colour == nullptr || colour->text() == nullptr ? nullptr : textOf(kNameless, *colour->text());
    return text != nullptr ? cardWord(text) : kindName(record.kind);
}

} // namespace

const RecordWording &nationsWording()
{
    static constexpr RecordWording kWords{kGame,     &kindName, &ageName,  &editionName, &fieldName,
                                          &wordName, &says,     &nameless, nullptr,      &nationsCardPicture};
    return kWords;
}

} // namespace pegsheet::app
