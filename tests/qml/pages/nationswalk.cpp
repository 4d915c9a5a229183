// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/nationswalk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
namespace Nations = app::Nations;
using app::NationsMatch;

namespace {

const QStringList kWalkNames{u"Ada"_s, u"Benedikt"_s, u"Cleo"_s, u"Dov"_s};

} // namespace

bool NationsWalk::all()
{
    return taught() && begin() && bought() && looked() && overThePage() && mended() && ageEnd() && toTheEnd() && playedBack()
        && pieces() && spent() && offered() && alone() && counted();
}

bool NationsWalk::show(const QString &name)
{
    m_table.settle();
    return m_screen(name);
}

bool NationsWalk::sitDown(const QStringList &names)
{
    return m_table.sitDown(names, u"newNations"_s) && m_table.primary(u"setupBar"_s) && nationsOf(m_table) != nullptr;
}

bool NationsWalk::toTheStart()
{
    return m_table.openMenu() && m_table.click(u"menuStart"_s);
}

// A page that the menu leads to, and back.
bool NationsWalk::inMenu(const QString &row, const QString &name)
{
    const bool isShown = m_table.openMenu() && m_table.click(row) && show(name);
    m_table.key(Qt::Key_Escape);
    return isShown;
}

// What another match has shown is known.
bool NationsWalk::taught()
{
    if (!sitDown(kWalkNames.first(2)))
        return false;
    match().touch(u"famine"_s, -1, 2);
    match().touch(u"war"_s, -1, 3);
    for (const MadeUpTile &tile : madeUpTiles())
        if (!buy(match(), tile))
            return false;
    return toTheStart();
}

bool NationsWalk::begin()
{
    if (!m_table.sitDown(kWalkNames, u"newNations"_s) || !show(u"set-up"_s) || !m_table.primary(u"setupBar"_s)
        || nationsOf(m_table) == nullptr || !show(u"deal"_s))
        return false;
    match().touch(u"famine"_s, -1, 4);
    if (!show(u"deal-famine"_s))
        return false;
    match().touch(u"war"_s, -1, 5);
    return show(u"board-first"_s);
}

bool NationsWalk::bought()
{
    if (!m_table.primary() || !show(u"picker-empty"_s) || !m_table.click(u"kind0"_s) || !show(u"picker-kind"_s)
        || !m_table.click(u"die3"_s) || !m_table.click(u"die3"_s))
        return false;
    match().touch(u"points"_s, -1, 3);
    if (!show(u"picker"_s) || !m_table.click(u"pickSlot2"_s) || match().picker().open || !show(u"bought"_s))
        return false;
    for (const MadeUpTile &tile : madeUpTiles())
        if (!buy(match(), tile))
            return false;
    match().touch(u"open"_s);
    match().touch(u"tile"_s, Nations::Development);
    if (!show(u"picker-known"_s))
        return false;
    match().touch(u"tile"_s, Nations::Wonder);
    if (!show(u"picker-wonder"_s))
        return false;
    match().touch(u"close"_s);
    return show(u"board"_s);
}

bool NationsWalk::looked()
{
    if (m_table.find(u"tab2"_s) != nullptr && !(m_table.click(u"tab2"_s) && show(u"looked"_s) && m_table.primary()))
        return false;
    // Where all boards are seen, that of whose turn it is.
    QQuickItem *board = m_table.find(u"board%1"_s.arg(match().seat()));
    QQuickItem *slot = m_table.findIf(board == nullptr ? m_table.window()->contentItem() : board,
                                      [](QQuickItem *item) { return item->objectName() == u"slot1" && item->isEnabled(); });
    if (!m_table.click(slot) || !match().picker().open || !show(u"picker-slot"_s))
        return false;
    match().touch(u"close"_s);
    match().explain(match().seat(), u"advisor"_s);
    if (!show(u"refusal"_s) || !match().correctRefused() || !show(u"correct-field"_s))
        return false;
    // The slip first, then the question.
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    match().touch(u"pass"_s);
    return show(u"passed"_s);
}

bool NationsWalk::overThePage()
{
    if (!m_table.openMenu() || !show(u"menu"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!inMenu(u"menuMoves"_s, u"moves"_s) || !inMenu(u"menuRules"_s, u"rules"_s) || !m_table.openMenu()
        || !m_table.click(u"menuCorrect"_s) || !show(u"sheet to correct"_s) || !m_table.click(u"correctSeat"_s, {0.95, 0.5})
        || !show(u"age to correct"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return inMenu(u"menuShare"_s, u"code"_s);
}

bool NationsWalk::mended()
{
    const int made = match().moveList()->made();
    return m_table.openMenu() && m_table.click(u"menuMoves"_s) && m_table.click(u"move%1"_s.arg(made - 3)) && show(u"move"_s)
        && m_table.click(u"changeMove"_s) && show(u"mending"_s) && m_table.click(u"leaveMending"_s)
        && match().moveList()->made() == made && match().mending().isEmpty();
}

bool NationsWalk::ageEnd()
{
    match().touch(u"endAge"_s);
    if (!show(u"books"_s))
        return false;
    for (const int books : {2, 1, 3, 4})
        match().touch(u"spent"_s, -1, books);
    if (!show(u"famine"_s))
        return false;
    match().touch(u"met"_s, match().order().first());
    match().touch(u"finish"_s);
    for (const int strength : {3, 6, 3})
        match().touch(u"spent"_s, -1, strength);
    if (!show(u"strength"_s))
        return false;
    match().touch(u"spent"_s, -1, 0);
    return show(u"next-age"_s) && (match().undo(), show(u"undone"_s)) && (match().redo(), true);
}

bool NationsWalk::toTheEnd()
{
    for (int age = 2; age <= 4; ++age) {
        match().touch(u"famine"_s, -1, age + 2);
        match().touch(u"war"_s, -1, age + 3);
        for (int place = 0; place < 6; ++place)
            if (!buy(match(), madeUpTiles().at((place * 3 + age) % madeUpTiles().size())))
                return false;
        if (age == 3 && !show(u"board-full"_s))
            return false;
        match().touch(u"endAge"_s);
        for (const int number : {1, 3, 2, 0})
            match().touch(u"spent"_s, -1, number);
        match().touch(u"met"_s, 0);
        match().touch(u"finish"_s);
        for (const int number : {2, 7, 2, 5})
            match().touch(u"spent"_s, -1, number);
    }
    return match().over() && show(u"final"_s) && m_table.click(u"scoreTable"_s, {0.5, 0.4}) && show(u"a number explained"_s)
        && m_table.secondary(u"finalBar"_s) && show(u"sheets"_s);
}

bool NationsWalk::playedBack()
{
    m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"replayMatch"_s) || !show(u"played-back"_s) || !m_table.click(u"scrubber"_s, {0.0, 0.5})
        || !show(u"played-back-to-its-begin"_s) || !m_table.click(u"scrubber"_s, {0.5, 0.5}) || !show(u"played-back-half"_s))
        return false;
    if (m_table.find(u"replaySheets"_s) != nullptr
        && !(m_table.click(u"replaySheets"_s) && show(u"a-sheet-as-it-lay"_s) && m_table.click(u"replaySheets"_s)))
        return false;
    m_table.key(Qt::Key_Escape);
    return m_table.find(u"scrubber"_s) == nullptr && toTheStart();
}

// Every die still to be rolled shows its first face.
void NationsWalk::roll()
{
    while (match().stage() == NationsMatch::Roll)
        match().touch(u"face"_s, match().pool().faces.at(0).index);
}

// Every die and chit is kept.
bool NationsWalk::pieces()
{
    if (!sitDown(kWalkNames.first(2)))
        return false;
    match().touch(u"depth"_s, Nations::Full);
    match().touch(u"famine"_s, -1, 3);
    match().touch(u"war"_s, -1, 2);
    if (!show(u"roll"_s))
        return false;
    const auto enter = [this](int from, int to) {
        for (int die = from; die < to && match().stage() == NationsMatch::Roll; ++die)
            match().touch(u"face"_s, match().pool().faces.at(die % match().pool().faces.size()).index);
    };
    enter(0, 3);
    if (!show(u"half-rolled"_s))
        return false;
    enter(3, 5);
    if (!show(u"board-with-pieces"_s))
        return false;
    match().touch(u"reroll"_s);
    if (!show(u"reroll"_s))
        return false;
    match().touch(u"back"_s);
    match().touch(u"open"_s, Nations::Development, 1);
    match().touch(u"die"_s, Nations::Blue);
    match().touch(u"row"_s, -1, 2);
    if (!show(u"picker-row"_s))
        return false;
    match().touch(u"points"_s, -1, 1);
    if (match().pool().mode != app::NationsPool::Paying || !show(u"paying"_s) || !m_table.secondary())
        return false;
    match().touch(u"close"_s);
    return true;
}

bool NationsWalk::spent()
{
    match().touch(u"pass"_s);
    roll();
    match().touch(u"pass"_s);
    if (match().stage() != NationsMatch::Books || !show(u"books-spent"_s))
        return false;
    for (int step = 0; match().stage() != NationsMatch::Deal; ++step) {
        if (step > 20 || !m_table.primary())
            return false;
        if (match().stage() == NationsMatch::Famine && !show(u"food-spent"_s))
            return false;
    }
    return toTheStart();
}

// On every place a colony; first numbers first.
void NationsWalk::fillOffer()
{
    match().touch(u"famine"_s, -1, 3);
    match().touch(u"war"_s, -1, 2);
    for (int place = 0; place < 3 * match().columns(); ++place) {
        match().touch(u"place"_s, place);
        match().touch(u"tile"_s, Nations::Colony);
        match().touch(u"points"_s, -1, place % 4);
        if (match().picker().open)
            match().touch(u"finish"_s);
    }
}

// The tiles on offer are kept.
bool NationsWalk::offered()
{
    if (!m_table.sitDown(kWalkNames.first(2), u"newNations"_s) || !m_table.click(u"option_offer"_s) || !show(u"set-up-with-offer"_s)
        || !m_table.primary(u"setupBar"_s))
        return false;
    match().touch(u"famine"_s, -1, 3);
    match().touch(u"war"_s, -1, 2);
    if (!show(u"deal-offer"_s))
        return false;
    match().touch(u"place"_s, 0);
    if (!show(u"offer-place"_s))
        return false;
    match().touch(u"close"_s);
    fillOffer();
    if (!show(u"offer-filled"_s) || !m_table.primary() || match().stage() != NationsMatch::Act || !m_table.primary()
        || !show(u"picker-from-the-offer"_s))
        return false;
    match().touch(u"offered"_s, 0);
    if (!show(u"offer-bought"_s) || !m_table.openMenu() || !m_table.click(u"menuCorrect"_s)
        || !m_table.click(u"correctSeat"_s, {0.95, 0.5}) || !show(u"offer to correct"_s) || !m_table.click(u"tile_offer0_1"_s)
        || !show(u"tile of the offer to correct"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return toTheStart();
}

// What was agreed on is remembered: the offer is kept.
bool NationsWalk::alone()
{
    if (!sitDown(kWalkNames.first(1)))
        return false;
    fillOffer();
    if (!m_table.primary() || !show(u"opponent"_s))
        return false;
    match().touch(u"opponent"_s, -1, 1);
    if (!show(u"alone"_s))
        return false;
    match().touch(u"open"_s);
    match().touch(u"offered"_s, 4);
    return match().stage() == NationsMatch::Remove && show(u"opponent-removes"_s) && toTheStart();
}

// Only the finished sheets.
bool NationsWalk::counted()
{
    if (!m_table.sitDown(kWalkNames, u"newNations"_s) || !m_table.click(u"scoringOnly"_s) || !show(u"set-up-for-sheets"_s)
        || !m_table.primary(u"setupBar"_s) || nationsOf(m_table) == nullptr || !show(u"points-to-count"_s))
        return false;
    for (const int number : {12, 9, 3})
        match().enterNumber(match().answers().value(0), number);
    return show(u"points-counted"_s) && toTheStart();
}

} // namespace pegsheet::tests
