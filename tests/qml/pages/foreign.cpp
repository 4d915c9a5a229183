// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/foreign.h"

#include "model/catalog.h"
#include "model/core/exchange.h"

#include <cstdlib>

namespace pegsheet::tests {

QString foreignCode(const Match &ours, const std::string &uid, int apart, int moves)
{
    MaybeRefusal refusal;
    const auto theirs = findGame(ours.game().id)->start(ours.setup(), refusal);
    const Array log = ours.log();
    const std::size_t common = log.size() - static_cast<std::size_t>(apart);
    for (std::size_t place = 0; place < common; ++place)
        if (theirs->play(log[place]))
            std::abort();
    for (int move = 0; move < moves && !theirs->over(); ++move) {
        const Array listed = theirs->listedMoves();
        const bool isOurs = move == 0 && apart > 0 && listed.size() > 1 && listed.front() == log[common];
        if (theirs->play(isOurs ? listed[1] : listed.front()))
            std::abort();
    }
    return QString::fromStdString(shareText(*theirs, uid, Known{}, Extent::Whole));
}

} // namespace pegsheet::tests
