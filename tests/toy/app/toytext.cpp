// SPDX-License-Identifier: Apache-2.0
// The words of the toy game. They are those of a test: nobody translates them.
#include "app/text/gametext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::toy {

namespace {

constexpr std::array kSentences{
    Sentence{"toy.playerCount", "{given} players: it takes {min} to {max}."},
    Sentence{"toy.rolled", "The die lies there already. Put the pebbles into a hole."},
    Sentence{"toy.rollFirst", "Roll the die first."},
    Sentence{"toy.full", "{hole:hole}: there is room for {room}, not for {pebbles}. Choose another hole, or leave them."},
    Sentence{"toy.closed", "{hole:hole}: it opens once there are pebbles in the hole before it."},
    Sentence{"toy.whose", "Say whose sheet is corrected."},
    Sentence{"toy.matchOver", "The match is over. A long touch corrects this."},
    Sentence{"toy.noPebbles", "no pebbles"},
};

QString termText(std::string_view, std::string_view id)
{
    const QString word = quotable(id);
    return word.left(1).toUpper() + word.mid(1);
}

} // namespace

GameText gameText();

GameText gameText()
{
    return {"toy", [] { return QStringLiteral("Three Holes"); }, [] { return std::span<const Sentence>(kSentences); }, &termText,
            [](std::string_view what) { return termText("score", what); }};
}

} // namespace pegsheet::toy
