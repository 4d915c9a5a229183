// SPDX-License-Identifier: Apache-2.0
#include "tests/tour/walk.h"
#include "tests/app/bronze/touches.h"

#include "app/session.h"
#include "tests/qml/pages/foreign.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <array>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::BronzeMatch;

namespace {

/// What comes up in a match, so that every screen is reached: by turn.
const QList<QStringList> kRolls{
    {u"coins"_s, u"coins"_s, u"choice"_s}, {u"workers"_s, u"workers"_s, u"food"_s}, {u"skull"_s, u"skull"_s, u"skull"_s},
    {u"skull"_s, u"skull"_s, u"food"_s},   {u"skull"_s, u"choice"_s, u"skull"_s},   {u"workers"_s, u"choice"_s, u"food"_s},
    {u"coins"_s, u"coins"_s, u"skull"_s},  {u"coins"_s, u"skull"_s, u"skull"_s},
};

} // namespace

bool Walk::show(const QString &name)
{
    m_shown.append(name);
    m_table.settle();
    return m_screen(name);
}

bool Walk::showOnce(const QString &name)
{
    return m_shown.contains(name) || show(name);
}

QStringList Walk::names()
{
    return {u"Ada"_s, u"Benedikt"_s, u"Cleo"_s, u"Dov"_s};
}

bool Walk::start()
{
    return show(u"start"_s) && m_table.click(u"settingsButton"_s) && show(u"settings"_s) && m_table.click(u"dataRow"_s)
        && show(u"data"_s) && (m_table.key(Qt::Key_Escape), true) && m_table.click(u"aboutRow"_s) && show(u"about"_s)
        && (m_table.key(Qt::Key_Escape), true) && (m_table.key(Qt::Key_Escape), m_table.click(u"newBronze"_s))
        && show(u"set-up-empty"_s) && m_table.click(u"token"_s) && show(u"marks"_s) && (m_table.key(Qt::Key_Escape), true)
        && (m_table.key(Qt::Key_Escape), m_table.begin(names(), true)) && show(u"enter-dice"_s)
        && (m_table.find(u"tab0"_s) == nullptr || (m_table.click(u"tab0"_s) && show(u"own-sheet"_s) && m_table.click(u"tab0"_s)))
        && m_table.click(u"key_coins"_s) && m_table.click(u"key_choice"_s) && show(u"enter-dice-some"_s)
        && m_table.click(u"key_workers"_s) && show(u"enter-dice-all"_s) && m_table.click(u"die0"_s) && m_table.click(u"die2"_s)
        && m_table.click(u"die1"_s, {0.9, 0.9})
        && (m_table.match()->tray()->missing() == 3 || m_table.click(u"die1"_s, {0.9, 0.9}));
}

bool Walk::turn(const QStringList &faces)
{
    for (int die = 0; die < m_table.match()->tray()->count(); ++die)
        if (!m_table.click(u"key_"_s + faces.at(die % faces.size())))
            return false;
    if (!m_table.primary())
        return false;
    if (m_table.find(u"news"_s) != nullptr) {
        const QString what = m_table.match()->news().value(u"title"_s).toString();
        if (!showOnce(u"disaster-"_s + what.toLower()) || !m_table.primary())
            return false;
    }
    const int seat = m_table.match()->seat();
    for (int clicks = 0; clicks < Table::kPatience && m_table.match()->seat() == seat && !m_table.match()->over(); ++clicks) {
        const BronzeMatch *match = m_table.match();
        const bool isPencilled = match->workersLeft() < match->workers();
        const bool isPaying = m_table.match()->purchase().active;
        const app::BronzeSheet sheet = match->acting();
        if (match->stage() == BronzeMatch::Build && !m_shown.contains(u"worker-count"_s) && !workerCount())
            return false;
        if (isPaying && sheet.developmentCount + 1 == sheet.developmentLimit && !showOnce(u"pay-for-the-last"_s))
            return false;
        const QStringList names{
            u"roll"_s, isPencilled ? u"build-pencilled"_s : u"build"_s, isPaying ? u"pay"_s : u"buy"_s, u"discard"_s, u"end"_s,
            u"over"_s};
        if (!showOnce(names.at(match->stage())) || !m_table.stepOn())
            return false;
    }
    return true;
}

bool Walk::workerCount()
{
    for (const QString &city : {u"city4"_s, u"city5"_s, u"city6"_s, u"city7"_s}) {
        QQuickItem *block = m_table.find(city);
        if (block == nullptr)
            return false;
        block->forceActiveFocus(Qt::TabFocusReason);
        m_table.key(Qt::Key_Menu);
        const bool isAsked = m_table.find(u"workerCount"_s) != nullptr && show(u"worker-count"_s);
        m_table.key(Qt::Key_Escape);
        // The pictures that follow are of a table that is touched.
        block->setFocus(false);
        if (isAsked)
            return true;
    }
    return false;
}

bool Walk::corrections()
{
    const auto asked = [this](const QString &path, const QString &name) {
        m_table.match()->askCorrection(0, path);
        return show(name) && (m_table.key(Qt::Key_Escape), true);
    };
    return asked(u"goods.wood"_s, u"correct-goods"_s) && asked(u"monuments.temple"_s, u"correct-monument"_s)
        && asked(u"developments.medicine"_s, u"correct-development"_s) && asked(u"disasters"_s, u"correct-disasters"_s);
}

bool Walk::turns()
{
    for (int number = 0; number < 90 && !m_table.match()->over(); ++number) {
        if (number == 6 && !(menus() && corrections() && shared() && appDice()))
            return false;
        if (!m_table.match()->lastRound().isEmpty() && !showOnce(u"last-round"_s))
            return false;
        if (!turn(kRolls.at(number % kRolls.size())))
            return false;
    }
    return m_table.match()->over();
}

bool Walk::menus()
{
    m_table.application().settings()->setTurnClock(true);
    if (!show(u"clock"_s))
        return false;
    m_table.application().settings()->setTurnClock(false);
    const auto menu = [this](const QString &row) {
        m_table.key(Qt::Key_Menu);
        return showOnce(u"menu"_s) && m_table.click(row);
    };
    const auto more = [this](const QString &field) {
        return m_table.click(m_table.findIf(m_table.find(field), [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
    };
    // A phone lying on its side shows both halves.
    const auto lookOn = [this] {
        return m_table.find(u"lookSwitch"_s) == nullptr
            || (m_table.click(u"lookSwitch"_s, {0.8, 0.5}) && show(u"look-developments"_s));
    };
    if (m_table.find(u"tab0"_s) != nullptr && !(m_table.click(u"tab1"_s) && show(u"look"_s) && lookOn() && m_table.primary()))
        return false;
    if (!menu(u"menuRules"_s) || !show(u"rules"_s))
        return false;
    m_table.key(Qt::Key_End);
    if (!show(u"rules-end"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    const int before = m_table.match()->moveList()->made() - 3;
    if (!menu(u"menuMoves"_s) || !show(u"moves"_s) || !m_table.click(u"move%1"_s.arg(before)) || !show(u"question"_s))
        return false;
    m_table.key(Qt::Key_Return);
    if (!show(u"moves-undone"_s) || !m_table.click(u"move%1"_s.arg(before + 2)))
        return false;
    m_table.key(Qt::Key_Return);
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuCorrect"_s) || !more(u"field_goods.wood"_s) || !more(u"field_cityBoxes.city4"_s)
        || !m_table.click(u"field_irrigation"_s) || !show(u"correct"_s) || !m_table.primary(u"correctBar"_s))
        return false;
    return true;
}

bool Walk::shared()
{
    const auto menu = [this](const QString &row) { return m_table.key(Qt::Key_Menu), m_table.click(row); };
    const Session &session = m_table.match()->session();
    const auto come = [&](int apart, int moves, const QString &name) {
        QGuiApplication::clipboard()->setText(foreignCode(session.match(), session.uid(), apart, moves));
        return menu(u"menuScan"_s) && m_table.click(u"paste"_s) && show(name) && (m_table.key(Qt::Key_Escape), true);
    };
    return menu(u"menuShare"_s) && show(u"share"_s) && m_table.click(u"here1"_s) && show(u"share-one-each"_s) && m_table.leave()
        && show(u"awaited"_s) && menu(u"menuShare"_s) && m_table.click(u"here1"_s) && m_table.secondary() && show(u"scan"_s)
        && (m_table.key(Qt::Key_Escape), true) && come(3, 5, u"fork"_s) && come(0, 4, u"take-over"_s)
        && come(0, 0, u"nothing-new"_s);
}

bool Walk::appDice()
{
    const auto ruleOut = [this](const QString &sentence) { return !sentence.isEmpty() && m_table.undo(); };
    m_table.match()->tray()->setFaces([next = 0]() mutable {
        constexpr std::array kFaces{bronze::Face::Food, bronze::Face::Coins, bronze::Face::Choice};
        return kFaces[static_cast<std::size_t>(next++) % kFaces.size()];
    });
    if (!m_table.secondary() || !show(u"app-dice"_s) || !m_table.primary() || !m_table.click(u"die0"_s, {0.9, 0.9})
        || !show(u"app-dice-rolled"_s))
        return false;
    m_table.match()->askCorrection(m_table.match()->seat(), u"dice.1"_s);
    if (!show(u"correct-die"_s) || !m_table.click(u"face_good"_s) || !m_table.click(m_table.answer(u"correctField"_s))
        || !show(u"app-dice-corrected"_s) || !m_table.undo())
        return false;
    touchDevelopment(*m_table.match(), u"empire"_s);
    if (!show(u"refusal"_s) || !ruleOut(m_table.match()->undoText()))
        return false;
    while (m_table.match()->tray()->rolled())
        m_table.match()->undo();
    m_table.match()->tray()->setRealDice(true);
    m_table.key(Qt::Key_Escape);
    return show(u"start-open"_s) && m_table.click(u"continueButton"_s);
}

bool Walk::end()
{
    if (!show(u"final"_s) || !m_table.click(u"scoreTable"_s, {0.5, 0.35}) || !show(u"final-reason"_s))
        return false;
    if (!reviewed(u"final-reviewed"_s) || !m_table.secondary(u"finalBar"_s) || !show(u"final-sheets"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    return show(u"start-finished"_s) && m_table.click(u"newBronze"_s) && show(u"set-up"_s);
}

// What the result came from, from above and from below.
bool Walk::reviewed(const QString &name)
{
    const auto card = [this] { return m_table.find(u"reviewCard"_s); };
    if (!QTest::qWaitFor([&] { return card() != nullptr; }, 20'000))
        return false;
    m_table.reveal(card(), {0.5, 0.97});
    if (!show(name))
        return false;
    m_table.reveal(card(), {0.5, 0.03});
    return show(name + u"-above"_s);
}

// From the set-up of a table of four: other rules, then one player alone to the last round.
bool Walk::alone()
{
    const auto removeLast = [this](int seat) {
        QQuickItem *row = m_table.find(u"seat%1"_s.arg(seat));
        return row != nullptr
            && m_table.click(m_table.findIf(row, [](QQuickItem *item) { return item->objectName() == "remove"_L1; }));
    };
    if (!m_table.choose(u"rulesSwitch"_s, 1) || !m_table.click(u"option_longerGame"_s) || !show(u"set-up-rules"_s))
        return false;
    for (int seat = 3; seat > 0; --seat)
        if (!removeLast(seat))
            return false;
    if (!m_table.click(u"doubtful"_s) || !m_table.click(u"option_soloSkulls"_s) || !show(u"set-up-alone"_s)
        || !m_table.primary(u"setupBar"_s))
        return false;
    // Once more: then there is something to compare with.
    return rounds() && show(u"alone-final"_s) && reviewed(u"alone-reviewed"_s) && m_table.primary(u"finalBar"_s)
        && m_table.primary(u"setupBar"_s) && rounds() && show(u"alone-final-again"_s);
}

bool Walk::rounds()
{
    for (int round = 0; round < 20 && !m_table.match()->over(); ++round) {
        const QStringList faces = kRolls.at(round % kRolls.size());
        QStringList dice;
        for (int die = 0; die < m_table.match()->tray()->count(); ++die)
            dice.append(faces.at(die % faces.size()));
        if (!m_table.enter(dice) || !showOnce(u"alone"_s) || !m_table.finishTurn())
            return false;
    }
    return m_table.match()->over();
}

// The first sheet is shown in all of its parts.
bool Walk::typeSheet(int number)
{
    const auto shown = [&](const QString &name) { return number > 0 || show(name); };
    for (const QString &key : {u"city4"_s, u"city5"_s, u"stepPyramid"_s, u"obelisk"_s, u"hangingGardens"_s})
        if (number < 2 && !m_table.click(key))
            return false;
    if (number == 0
        && !(m_table.click(u"hangingGardens"_s) && m_table.hold(u"city7"_s) && show(u"typing-boxes"_s)
             && m_table.click(u"number3"_s)))
        return false;
    if (!m_table.click(u"disasters"_s) || !shown(u"typing-disasters"_s) || !m_table.click(u"number%1"_s.arg(7 - number))
        || !shown(u"typing-buildings"_s) || !m_table.showPart(1))
        return false;
    for (const QString &key : {u"leadership"_s, u"irrigation"_s, u"coinage"_s, u"empire"_s})
        if (!m_table.click(key))
            return false;
    if (!shown(u"typing-developments"_s) || !m_table.showPart(2))
        return false;
    for (const QString &key : {u"row_wood"_s, u"row_wood"_s, u"row_pottery"_s, u"row_cloth"_s})
        if (!m_table.click(key, {0.03, 0.5}))
            return false;
    return shown(u"typing-goods"_s) && m_table.primary();
}

// Finished sheets of four from the set-up to the score; two are changed once more on the way.
bool Walk::sheets()
{
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"newBronze"_s) || !m_table.click(u"scoringOnly"_s) || !show(u"set-up-sheets"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    m_table.application().drafts()->forget(u"setup"_s);
    if (!m_table.beginSheets(names()) || !show(u"typing"_s))
        return false;
    for (int number = 0; number < 4; ++number) {
        if (number == 1) {
            if (!m_table.click(u"obelisk"_s) || !m_table.click(u"obelisk"_s) || !m_table.primary() || !show(u"typing-refusal"_s))
                return false;
            if (!m_table.undo() || !m_table.undo())
                return false;
        }
        if (number == 3)
            typeSheetOf(*m_table.match(), 0);
        if (number == 3 && !(show(u"typing-entered"_s) && m_table.primary()))
            return false;
        if (!typeSheet(number))
            return false;
    }
    return m_table.match()->over() && show(u"typing-final"_s);
}

bool Walk::all()
{
    return start() && turns() && end() && alone() && sheets() && traded() && late() && against() && mended() && replayed() && past()
        && kept();
}

} // namespace pegsheet::tests
