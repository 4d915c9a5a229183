// SPDX-License-Identifier: Apache-2.0
#include "model/core/score.h"

namespace pegsheet {

Value scoreValue(const Score &score)
{
    Array lines;
    for (const ScoreLine &line : score.lines) {
        Object object{{"what", line.what}, {"points", line.points}};
        if (!line.why.empty())
            object.push_back({"why", line.why});
        if (!line.items.empty()) {
            Array items;
            for (const ScoreItem &item : line.items) {
                Object part{{"what", item.what}, {"points", item.points}};
                if (!item.why.empty())
                    part.push_back({"why", item.why});
                items.push_back(std::move(part));
            }
            object.push_back({"items", std::move(items)});
        }
        lines.push_back(std::move(object));
    }
    return Object{{"player", score.player}, {"total", score.total}, {"tieBreak", score.tieBreak}, {"lines", std::move(lines)}};
}

} // namespace pegsheet
