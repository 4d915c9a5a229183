// SPDX-License-Identifier: Apache-2.0
// The part of the walk in which the app plays a seat, with the table's dice.
#include "app/match/replay.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

// One turn of a person, with odds and a hint, and one of the app.
bool Walk::against()
{
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    if (!m_table.sitDown({u"Ada"_s}) || !m_table.choose(u"rulesSwitch"_s, 0) || !m_table.click(u"addApp"_s)
        || !m_table.click(u"hintsSwitch"_s) || !show(u"set-up-app"_s) || !m_table.choose(u"strength"_s, 2)
        || !m_table.primary(u"setupBar"_s))
        return false;
    app::BronzeTray *tray = m_table.match()->tray();
    m_table.application().settings()->setOdds(true);
    tray->setRealDice(false);
    tray->setFaces([place = 0]() mutable { return static_cast<bronze::Face>(place++ % 3); });
    if (!m_table.primary() || !m_table.click(u"die0"_s) || !m_table.click(u"die1"_s) || !show(u"odds"_s)
        || !m_table.click(u"hintStrip"_s) || !show(u"hint"_s) || !m_table.click(u"hint0"_s))
        return false;
    m_table.application().settings()->setOdds(false);
    m_table.match()->touch(u"keepAll"_s);
    if (!m_table.finishTurn())
        return false;
    tray->setRealDice(true);
    m_table.settle();
    if (!show(u"app-first"_s))
        return false;
    for (int press = 0; press < 20 && m_table.match()->seat() == 1; ++press) {
        const QStringList faces{u"skull"_s, u"coins"_s, u"workers"_s};
        for (int die = 0; m_table.match()->tray()->missing() > 0 && m_table.match()->stage() == app::BronzeMatch::Roll; ++die)
            if (!m_table.enterDie(faces.at(die % faces.size())))
                return false;
        if (!showOnce(u"app-stage-%1"_s.arg(m_table.match()->stage())) || !m_table.primary())
            return false;
        if (m_table.find(u"news"_s) != nullptr && !m_table.primary())
            return false;
        if (!m_table.match()->bar().advice.isEmpty() && !showOnce(u"app-advice"_s))
            return false;
    }
    const bool isBack = m_table.match()->seat() == 0;
    // The next table is one of people.
    m_table.application().settings()->setPlayers({});
    m_table.application().settings()->setHints(false);
    return isBack && hintLookedBackAt();
}

// What was done after the first roll, with the hint that was asked for.
bool Walk::hintLookedBackAt()
{
    const qlonglong match = m_table.match()->id().value;
    if (!m_table.openMenu() || !m_table.click(u"menuStart"_s) || !m_table.application().beginReplay(match))
        return false;
    QMetaObject::invokeMethod(m_table.find(u"startLoader"_s)->parentItem(), "open", Q_ARG(QString, u"replay"_s));
    m_table.settle();
    m_table.application().replay()->setPlace(2);
    return show(u"replay-hinted"_s) && back();
}

} // namespace pegsheet::tests
