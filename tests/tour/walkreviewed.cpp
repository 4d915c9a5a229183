// SPDX-License-Identifier: Apache-2.0
// The part of the walk through reviews of what was played.
#include "app/match/replay.h"
#include "tests/tour/walk.h"

#include <QTest>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongest = 60'000; // milliseconds until a review is settled

bool isSettled(const app::Replay &replay)
{
    return QTest::qWaitFor([&] { return replay.review()->isSettled(); }, kLongest);
}

// Goes to the first move of which a better one is named.
bool findBetter(app::Replay &replay)
{
    for (int place = 1; place <= replay.moves() && !replay.hasBetter(); ++place)
        replay.setPlace(place);
    return replay.hasBetter();
}

} // namespace

bool Walk::lookAtReview(bool isAlone)
{
    app::Replay &replay = *m_table.application().replay();
    QMetaObject::invokeMethod(m_table.find(u"startLoader"_s)->parentItem(), "open", Q_ARG(QString, u"replay"_s));
    m_table.settle();
    if (!isSettled(replay))
        return false;
    if (isAlone)
        return m_table.click(u"scrubber"_s, {0.4, 0.5}) && show(u"replay-alone"_s) && back();
    return findBetter(replay) && show(u"replay-better"_s) && m_table.click(u"replayBetter"_s) && show(u"replay-better-shown"_s)
        && back();
}

// One match of several and one alone are looked at; of some more it is found out what was luck.
bool Walk::reviewedPast()
{
    app::Application &application = m_table.application();
    application.history()->refresh();
    bool wasAlone = false;
    int ofSeveral = 0;
    for (int row = 0; row < application.history()->matches()->count() && (!wasAlone || ofSeveral < 3); ++row) {
        if (!application.beginReplay(application.history()->matches()->row(row).value(u"matchId"_s).toLongLong()))
            continue;
        app::Replay &replay = *application.replay();
        const bool isAlone = replay.table()->names().size() == 1;
        if (replay.review() == nullptr || !replay.table()->over() || replay.table()->scoring() || (isAlone && wasAlone)
            || (!isAlone && ofSeveral == 3))
            continue;
        if ((isAlone || ofSeveral == 0) && !lookAtReview(isAlone))
            return false;
        wasAlone = wasAlone || isAlone;
        ofSeveral += isAlone ? 0 : 1;
        if (isAlone || ofSeveral == 1)
            continue;
        replay.review()->setRunning(true);
        if (!isSettled(replay))
            return false;
    }
    return wasAlone && ofSeveral > 0;
}

} // namespace pegsheet::tests
