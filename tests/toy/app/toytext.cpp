// SPDX-License-Identifier: Apache-2.0
// The words of the toy game. They are those of a test: nobody translates them.
#include "app/text/gametext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::toy {

namespace {

constexpr std::array kSentences{
    Sentence{"toy.playerCount", QT_TRANSLATE_NOOP("Sentence", "This game is for {min} to {max} players, not {given}.")},
    Sentence{"toy.full",
             QT_TRANSLATE_NOOP("Sentence", "{hole:hole}: there is room for {room}, not for {pebbles}. Choose another hole.")},
    Sentence{"toy.closed", QT_TRANSLATE_NOOP("Sentence", "{hole:hole}: it opens once there are pebbles in the hole before it.")},
    Sentence{"toy.whose", QT_TRANSLATE_NOOP("Sentence", "Say whose sheet is corrected.")},
    Sentence{"toy.matchOver", QT_TRANSLATE_NOOP("Sentence", "The match is over. A long touch corrects this.")},
    Sentence{"toy.noPebbles", QT_TRANSLATE_NOOP("Sentence", "no pebbles")},
};

QString termText(std::string_view, std::string_view id)
{
    if (id == "left")
        return QCoreApplication::translate("Toy", "Left");
    if (id == "middle")
        return QCoreApplication::translate("Toy", "Middle");
    if (id == "right")
        return QCoreApplication::translate("Toy", "Right");
    if (id == "plain")
        return QCoreApplication::translate("Toy", "Plain");
    return id == "pebbles" ? QCoreApplication::translate("Toy", "Pebbles") : quotable(id);
}

} // namespace

GameText gameText();

GameText gameText()
{
    return {"toy", [] { return QCoreApplication::translate("Toy", "Three Holes"); },
            [] { return std::span<const Sentence>(kSentences); }, &termText,
            [](std::string_view what) { return termText("score", what); }};
}

} // namespace pegsheet::toy
