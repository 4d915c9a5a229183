// SPDX-License-Identifier: Apache-2.0
// The landmarks of a match: where each is gained, and where and when it came from.
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestryview.h"

#include <array>
#include <variant>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

constexpr int kLandmarksOfTrack = kTiers - 1;
constexpr std::array kTierNames{"II", "III", "IV"};
static_assert(kTierNames.size() == kLandmarksOfTrack);

// The move by which a landmark came to its owner; -1 where it lay there from the beginning.
int takenBy(const TapestryMatch::Typed &line, Landmark landmark)
{
    for (int place = line.length(); place-- > 0;)
        if (line.stateAt(place).landmarks[landmark] != line.stateAt(place + 1).landmarks[landmark])
            return place;
    return -1;
}

QString cameText(const TapestryMatch::Typed &line, Landmark landmark, const QString &where)
{
    const int number = static_cast<int>(landmark);
    const QString from = number < static_cast<int>(kCount<Track>) * kLandmarksOfTrack
        //: Where a landmark came from: %1 "Science 4", %2 the tier of the track, II to IV
        ? TapestryMatch::tr("%1, tier %2")
              .arg(where, QLatin1StringView(kTierNames.at(static_cast<std::size_t>(number % kLandmarksOfTrack))))
        : where;
    const int place = takenBy(line, landmark);
    if (place < 0)
        return from;
    const int round = tapestryRound(line, place);
    return std::holds_alternative<Correct>(line.moveAt(place))
        //: When a landmark came to its owner, who got it by a correction: %1 the round
        ? TapestryMatch::tr("as the table says, round %1").arg(round)
        //: Where and when a landmark came from: %1 "Science 4, tier II" or "tech card", %2 the round
        : TapestryMatch::tr("%1, round %2").arg(from).arg(round);
}

} // namespace

QVariantList TapestryMatch::landmarks() const
{
    return once(u"landmarks"_s, [this] {
        QVariantList list;
        const QVariantList landmarks = tapestryview::landmarks(state(), names());
        for (const Landmark landmark : kAll<Landmark>) {
            QVariantMap map = landmarks.at(static_cast<int>(landmark)).toMap();
            map.insert(u"came"_s,
                       map.value(u"owner"_s).toInt() < 0 ? QString()
                                                         : cameText(typed(), landmark, map.value(u"where"_s).toString()));
            list.append(map);
        }
        return list;
    });
}

} // namespace pegsheet::app
