// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/screens.h"
#include "tests/app/bronze/touches.h"

#include "app/session.h"
#include "tests/qml/pages/foreign.h"
#include "tests/qml/pages/past.h"

#include <QClipboard>
#include <QGuiApplication>
#include <array>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::BronzeMatch;

namespace {

QVariantMap goods(int wood, int stone, int pottery, int cloth, int metal)
{
    return {{u"wood"_s, wood}, {u"stone"_s, stone}, {u"pottery"_s, pottery}, {u"cloth"_s, cloth}, {u"metal"_s, metal}};
}

} // namespace

bool Screens::seen(const QString &screen)
{
    m_table.settle();
    m_visit(screen);
    m_table.settle();
    return true;
}

bool Screens::menu(const QString &row)
{
    m_table.key(Qt::Key_Menu);
    return m_table.click(row);
}

bool Screens::correct(int seat, const QVariantMap &set)
{
    const bool isDone = m_table.match()->correct(seat, set, {});
    m_table.settle();
    return isDone;
}

bool Screens::walk()
{
    return beforeTheMatch() && rolling() && disaster() && building() && buying() && discarding() && lookedAt() && overThePage()
        && appDice() && ending() && playedBack() && afterTheMatch() && finishedSheets() && past();
}

bool Screens::beforeTheMatch()
{
    const auto back = [this] {
        m_table.key(Qt::Key_Escape);
        return true;
    };
    return seen(u"start"_s) && m_table.click(u"settingsButton"_s) && seen(u"settings"_s) && m_table.click(u"dataRow"_s)
        && seen(u"your data"_s) && back() && cardLibrary() && back() && m_table.click(u"newBronze"_s) && seen(u"set-up"_s)
        && m_table.click(u"addPlayer"_s) && seen(u"set-up of three"_s) && back()
        && m_table.begin({u"Ada"_s, u"Ben"_s, u"Cleo"_s}, true);
}

bool Screens::cardLibrary()
{
    const auto back = [this] {
        m_table.key(Qt::Key_Escape);
        return true;
    };
    const bool isDone = m_table.click(u"libraryRow"_s) && seen(u"card library"_s) && m_table.click(u"card0"_s) && seen(u"card"_s)
        && m_table.click(u"codeCard"_s) && seen(u"card as a code"_s) && back() && m_table.click(u"editCard"_s)
        && seen(u"card being changed"_s) && back();
    // Back to the settings: over the card, where it fills the page.
    return isDone && back() && (m_table.find(u"libraryRow"_s) != nullptr || back()) && m_table.find(u"libraryRow"_s) != nullptr;
}

bool Screens::rolling()
{
    const bool isPhone = m_table.find(u"tab0"_s) != nullptr;
    if (isPhone && (!m_table.click(u"tab0"_s) || !seen(u"own sheet while rolling"_s) || !m_table.click(u"tab0"_s)))
        return false;
    return seen(u"dice to enter"_s) && m_table.click(u"key_skull"_s) && m_table.click(u"key_choice"_s)
        && seen(u"some dice entered"_s) && m_table.click(u"key_choice"_s) && seen(u"all dice entered"_s);
}

bool Screens::disaster()
{
    while (m_table.match()->stage() == BronzeMatch::Roll)
        if (!m_table.primary())
            return false;
    return m_table.finishTurn() && correct(0, {{u"developments"_s, QVariantList{u"irrigation"_s}}})
        && m_table.enter({u"skull"_s, u"skull"_s, u"coins"_s}) && m_table.undo() && m_table.primary()
        && m_table.find(u"news"_s) != nullptr && seen(u"disaster"_s) && m_table.primary() && m_table.finishTurn();
}

bool Screens::clock()
{
    m_table.application().settings()->setTurnClock(true);
    const bool wasSeen = seen(u"clock"_s);
    m_table.application().settings()->setTurnClock(false);
    return wasSeen;
}

bool Screens::building()
{
    const int seat = m_table.match()->seat();
    if (!correct(seat, {{u"goods"_s, goods(1, 2, 1, 1, 1)}, {u"developments"_s, QVariantList{u"engineering"_s, u"granaries"_s}}})
        || !m_table.enter({u"workers"_s, u"workers"_s, u"coins"_s}) || !seen(u"workers to set"_s) || !m_table.click(u"city4"_s)
        || !seen(u"workers in pencil"_s) || !clock())
        return false;
    m_table.find(u"city4"_s)->forceActiveFocus(Qt::TabFocusReason);
    m_table.key(Qt::Key_Menu);
    if (m_table.find(u"workerCount"_s) == nullptr || !seen(u"number of workers"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    touchDevelopment(*m_table.match(), u"empire"_s);
    return seen(u"refusal"_s) && m_table.undo();
}

bool Screens::buying()
{
    BronzeMatch *match = m_table.match();
    showStage(*match, BronzeMatch::Buy);
    return seen(u"developments to buy"_s) && m_table.click(u"leadership"_s) && match->purchase().active && seen(u"paying"_s)
        && m_table.secondary()
        // The longest details of the bar: some workers in pencil, some without work.
        && (setWorkers(*match, u"city4"_s, 2), showStage(*match, BronzeMatch::Buy), seen(u"nothing to buy, workers in pencil"_s))
        && m_table.click(u"leadership"_s) && seen(u"paying, workers in pencil"_s) && m_table.secondary() && m_table.undo()
        && (showStage(*match, BronzeMatch::End), seen(u"end of the turn"_s)) && m_table.finishTurn();
}

bool Screens::discarding()
{
    BronzeMatch *match = m_table.match();
    if (!correct(match->seat(), {{u"goods"_s, goods(3, 3, 2, 1, 1)}}) || !m_table.enter({u"food"_s, u"food"_s, u"food"_s}))
        return false;
    showStage(*match, BronzeMatch::Discard);
    m_table.settle();
    return match->stage() == BronzeMatch::Discard && seen(u"goods to discard"_s) && m_table.click(u"row_wood"_s)
        && seen(u"goods in pencil"_s) && m_table.finishTurn();
}

bool Screens::lookedAt()
{
    if (m_table.find(u"tab0"_s) == nullptr)
        return true;
    if (!m_table.click(u"tab2"_s) || !seen(u"sheet looked at"_s))
        return false;
    // A phone lying on its side shows both halves.
    if (m_table.find(u"lookSwitch"_s) == nullptr)
        return m_table.primary();
    return m_table.click(u"lookSwitch"_s, {0.8, 0.5}) && seen(u"developments looked at"_s) && m_table.primary();
}

bool Screens::overThePage()
{
    m_table.key(Qt::Key_Menu);
    if (!seen(u"menu"_s) || !m_table.click(u"menuMoves"_s) || !seen(u"moves"_s)
        || !m_table.click(u"move%1"_s.arg(m_table.match()->moveList()->made() - 2)) || !seen(u"question"_s))
        return false;
    if (!m_table.click(m_table.answer(u"question"_s)) || !seen(u"moves undone"_s))
        return false;
    m_table.match()->redo();
    m_table.key(Qt::Key_Escape);
    if (!mending() || !menu(u"menuRules"_s) || !seen(u"rules"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuCorrect"_s) || !seen(u"sheet to correct"_s) || !m_table.click(u"correctSeat"_s, {0.95, 0.5})
        || !seen(u"turn to correct"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuSettings"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return shared();
}

bool Screens::mending()
{
    const int made = m_table.match()->moveList()->made();
    if (!menu(u"menuMoves"_s) || !m_table.click(u"move%1"_s.arg(made - 2)) || !m_table.click(u"changeMove"_s) || !seen(u"mending"_s)
        || !m_table.finishTurn() || !seen(u"repair"_s) || !m_table.click(m_table.button(u"repair"_s, "noText"))
        || !seen(u"mending made"_s))
        return false;
    if (!m_table.click(u"leaveMending"_s) || !menu(u"menuMoves"_s) || !m_table.click(u"search"_s) || !seen(u"moves searched"_s))
        return false;
    m_table.type(m_table.match()->names().constFirst());
    if (!seen(u"moves found"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"move%1"_s.arg(made - 2)) || !m_table.click(u"removeMove"_s) || !seen(u"repair without a turn"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return m_table.match()->mending().isEmpty() && m_table.match()->moveList()->made() == made;
}

bool Screens::shared()
{
    if (!menu(u"menuShare"_s) || !seen(u"code"_s) || !m_table.secondary() || !seen(u"scanner"_s))
        return false;
    const Session &session = m_table.match()->session();
    const auto come = [&](int apart, int moves) {
        QGuiApplication::clipboard()->setText(foreignCode(session.match(), session.uid(), apart, moves));
        return m_table.click(u"paste"_s);
    };
    if (!come(3, 4) || !seen(u"fork"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuScan"_s) || !come(0, 3) || !seen(u"moves that came"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuScan"_s) || !come(0, 0) || !seen(u"nothing new"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return true;
}

bool Screens::appDice()
{
    BronzeMatch *match = m_table.match();
    if (!correct(match->seat(), {{u"developments"_s, QVariantList{u"leadership"_s}}}))
        return false;
    match->tray()->setFaces([next = 0]() mutable {
        constexpr std::array kFaces{bronze::Face::Food, bronze::Face::Coins, bronze::Face::Choice};
        return kFaces[static_cast<std::size_t>(next++) % kFaces.size()];
    });
    match->tray()->setRealDice(false);
    if (!seen(u"dice to roll"_s) || !m_table.primary() || !seen(u"dice rolled"_s) || !m_table.click(u"die0"_s, {0.9, 0.9})
        || !seen(u"dice let go"_s))
        return false;
    while (match->stage() == BronzeMatch::Roll && !match->tray()->leadershipReady())
        if (!m_table.primary())
            return false;
    leadWith(*match);
    return seen(u"a die for Leadership"_s) && (leadWith(*match), true);
}

// The longest word on the bar: what is bought ends the match, with workers in pencil and some without work.
bool Screens::lastDevelopment()
{
    BronzeMatch *match = m_table.match();
    const int seat = match->seat();
    if (!correct(seat, {{u"developments"_s, QVariantList{u"leadership"_s, u"irrigation"_s, u"agriculture"_s, u"quarrying"_s}}})
        || !m_table.enter({u"coins"_s, u"coins"_s, u"workers"_s}))
        return false;
    setWorkers(*match, u"city4"_s, 2);
    touchDevelopment(*match, u"medicine"_s);
    return match->purchase().active && seen(u"paying for the last development"_s) && m_table.undo()
        && correct(seat, {{u"developments"_s, QVariantList()}}) && m_table.finishTurn();
}

bool Screens::ending()
{
    BronzeMatch *match = m_table.match();
    while (match->stage() == BronzeMatch::Roll || m_table.find(u"news"_s) != nullptr)
        if (!m_table.primary())
            return false;
    match->tray()->setRealDice(true);
    if (!m_table.finishTurn() || !lastDevelopment()
        || !correct(
            0,
            {{u"developments"_s, QVariantList{u"leadership"_s, u"irrigation"_s, u"agriculture"_s, u"quarrying"_s, u"medicine"_s}}})
        || !seen(u"last round"_s))
        return false;
    while (!match->over())
        if (!m_table.enter({u"coins"_s, u"workers"_s, u"food"_s}) || !m_table.finishTurn())
            return false;
    return seen(u"final score"_s) && m_table.click(u"scoreTable"_s, {0.5, 0.4}) && seen(u"a number explained"_s)
        && m_table.secondary(u"finalBar"_s) && seen(u"sheets of a finished match"_s);
}

// A finished match, its chart and its sheets; what is asked before a copy of it is played on.
bool Screens::playedBack()
{
    m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"replayMatch"_s) || !seen(u"played back"_s) || !m_table.click(u"scrubber"_s, {0.0, 0.5})
        || !seen(u"played back to its begin"_s) || !m_table.click(u"scrubber"_s, {0.6, 0.5}) || !m_table.click(u"playOn"_s)
        || !seen(u"played on?"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (m_table.find(u"replaySheets"_s) != nullptr
        && !(m_table.click(u"replaySheets"_s) && seen(u"a sheet as it lay"_s) && m_table.click(u"replaySheets"_s)))
        return false;
    m_table.key(Qt::Key_Escape);
    return m_table.find(u"scrubber"_s) == nullptr && m_table.secondary(u"finalBar"_s);
}

bool Screens::afterTheMatch()
{
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    if (!seen(u"start with a finished match"_s) || !m_table.begin({u"Ada"_s, u"Ben"_s}, true))
        return false;
    m_table.key(Qt::Key_Escape);
    return seen(u"start with an open match"_s);
}

bool Screens::finishedSheets()
{
    if (!m_table.beginSheets({u"Ada"_s, u"Ben"_s, u"Cleo"_s}) || !seen(u"a sheet to type in"_s) || !m_table.click(u"obelisk"_s)
        || !m_table.click(u"obelisk"_s) || !m_table.click(u"disasters"_s) || !seen(u"disasters to type in"_s)
        || !m_table.click(u"number7"_s) || !m_table.hold(u"city7"_s) || !seen(u"boxes to type in"_s) || !m_table.click(u"number2"_s)
        || !seen(u"buildings typed in"_s) || !m_table.showPart(1) || !m_table.click(u"empire"_s)
        || !seen(u"developments typed in"_s) || !m_table.showPart(2) || !m_table.click(u"row_metal"_s) || !seen(u"goods typed in"_s)
        || !m_table.primary())
        return false;
    typeSheetOf(*m_table.match(), 0);
    if (!seen(u"a sheet that is entered"_s))
        return false;
    m_table.key(Qt::Key_Menu);
    if (!seen(u"menu over finished sheets"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    return seen(u"start with sheets to type in"_s) && m_table.click(u"newBronze"_s) && m_table.click(u"scoringOnly"_s)
        && seen(u"set-up for sheets"_s);
}

bool Screens::past()
{
    keepPast(m_table.application().place(), 12);
    for (int steps = 0; steps < 6 && m_table.find(u"allMatches"_s) == nullptr; ++steps)
        m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"allMatches"_s) || !seen(u"matches"_s) || !m_table.click(u"match2"_s) || !seen(u"a match"_s)
        || !m_table.click(u"removeMatch"_s) || !seen(u"a match in the bin"_s) || !m_table.click(u"undoSlip"_s)
        || !m_table.click(u"searchButton"_s))
        return false;
    m_table.type(u"höhle"_s);
    if (!seen(u"matches found"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return m_table.click(u"statisticsButton"_s) && seen(u"statistics"_s) && m_table.click(u"person1"_s)
        && seen(u"statistics of one"_s);
}

} // namespace pegsheet::tests
