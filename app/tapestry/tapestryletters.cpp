// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryletters.h"

#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryview.h"
#include "app/text/namekey.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Those with which all names begin, so that each keeps its place; one that none of the keys begins with stands back.
QList<AnswerKey> letterKeys(QStringList names, const QList<AnswerKey> &keys, int chosen)
{
    std::ranges::sort(names, {}, searchText);
    QList<int> left;
    for (const AnswerKey &key : keys)
        left.append(letterOf(key.title));
    QList<AnswerKey> letters;
    for (const QString &name : std::as_const(names)) {
        const int number = letterOf(name);
        const auto letter = static_cast<char32_t>(number);
        if (letters.isEmpty() || letters.last().touch.number != number)
            letters.append(keyOf(QString::fromUcs4(&letter, 1), {}, {}, PencilKind::Letter, -1, number, left.contains(number),
                                 chosen == number));
    }
    return letters;
}

// What begins with the letter that was touched; all, where none was.
AnswerGroup ofLetter(QList<AnswerKey> keys, int letter)
{
    if (letter != 0)
        keys.removeIf([letter](const AnswerKey &key) { return letterOf(key.title) != letter; });
    AnswerGroup cards = group({}, keys, 1);
    cards.name = u"cards%1"_s.arg(letter); // what a letter shows is brought into sight
    cards.isAll = letter == 0;
    if (cards.isAll)
        //: In the place of a long list of cards, or civilizations, beside letters
        cards.text = TapestryView::tr("Touch the first letter of its name.");
    if (keys.isEmpty()) {
        cards.shape = u"words"_s;
        //: In the place of cards, or civilizations, that begin with the letter that was touched
        cards.text = TapestryView::tr("All that begin with it are on the table already.");
    }
    return cards;
}

} // namespace

// Without its accents: those begin no list of their own.
int letterOf(const QString &name)
{
    const QList<uint> characters = searchText(name).toUcs4();
    return characters.isEmpty() ? 0 : static_cast<int>(QChar::toUpper(characters.front()));
}

void sortByName(QList<AnswerKey> &keys)
{
    std::ranges::sort(keys, {}, [](const AnswerKey &key) { return searchText(key.title); });
}

QList<AnswerGroup> byLetter(const Pencil &pencil, const QStringList &names, const QList<AnswerKey> &keys,
                            const QList<AnswerKey> &besides, const QString &title)
{
    constexpr int kOfRow = 6;
    AnswerGroup first = group(title, letterKeys(names, keys, pencil.letter), kOfRow);
    first.shape = u"letters"_s;
    QList<AnswerGroup> groups{first};
    if (!besides.isEmpty())
        groups.append(group({}, besides, 2));
    groups.append(ofLetter(keys, pencil.letter));
    return groups;
}

} // namespace pegsheet::app::tapestryview
