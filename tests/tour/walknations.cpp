// SPDX-License-Identifier: Apache-2.0
// The part of the walk that plays Nations. The numbers of its event and its tiles are made up.
#include "app/nations/nationsmatch.h"
#include "app/nations/nationsnames.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::NationsMatch;

namespace {

/// A made-up tile.
struct MadeUp
{
    app::Nations::TileKind kind;
    QList<int> dice;
    QList<int> chits;
    int points = 0;
    int stone = 0;
    int slot = 0;
};

NationsMatch *matchOf(Table &table)
{
    return qobject_cast<NationsMatch *>(table.application().match());
}

// Bought by what the picker offers; the last thing said buys.
bool buy(NationsMatch *match, const MadeUp &tile)
{
    const int before = match->moveList()->made();
    app::NationsPicker *picker = match->picker();
    picker->show();
    picker->setKind(tile.kind);
    for (const int die : tile.dice)
        picker->addDie(die);
    for (const int chit : tile.chits)
        picker->addChit(chit);
    if (tile.stone > 0)
        picker->setStone(tile.stone);
    picker->setPoints(tile.points);
    if (tile.slot > 0)
        picker->takeSlot(tile.slot);
    return match->moveList()->made() > before;
}

const QList<MadeUp> kFirstTiles{
    {app::Nations::Development, {app::Nations::Orange, app::Nations::Orange}, {}, 2, 0, 2},
    {app::Nations::Advisor, {}, {app::Nations::Reroll, app::Nations::Reroll}, 2},
    {app::Nations::Colony, {}, {app::Nations::Strength}, 1},
    {app::Nations::Wonder, {}, {app::Nations::Stone}, 5, 4},
    {app::Nations::Development, {app::Nations::Red, app::Nations::Red}, {}, 3, 0, 3},
    {app::Nations::Wonder, {}, {}, 4, 3},
    {app::Nations::Colony, {}, {app::Nations::Book}, 2},
    {app::Nations::Development, {app::Nations::Blue}, {}, 1, 0, 4},
    {app::Nations::Colony, {}, {}, 3},
    {app::Nations::Colony, {}, {app::Nations::Food}, 2},
    {app::Nations::Advisor, {}, {app::Nations::Book}, 3},
};

} // namespace

bool Walk::allNations()
{
    return nationsBegin() && nationsBought() && nationsLooked() && nationsAgeEnd() && nationsToTheEnd() && nationsFull()
        && nationsSolo();
}

bool Walk::nationsBegin()
{
    if (!m_table.sitDown(names(), u"newNations"_s) || !show(u"nations-set-up"_s) || !m_table.primary(u"setupBar"_s))
        return false;
    NationsMatch *match = matchOf(m_table);
    if (match == nullptr || !show(u"nations-deal"_s))
        return false;
    match->deal()->setFamine(4);
    if (!show(u"nations-deal-famine"_s))
        return false;
    match->deal()->setWar(5);
    return show(u"nations-board-first"_s);
}

bool Walk::nationsBought()
{
    NationsMatch *match = matchOf(m_table);
    if (!m_table.primary() || !show(u"nations-picker-empty"_s) || !m_table.click(u"kind0"_s) || !show(u"nations-picker-kind"_s)
        || !m_table.click(u"die3"_s) || !m_table.click(u"die3"_s))
        return false;
    match->picker()->setPoints(3);
    if (!show(u"nations-picker"_s) || !m_table.click(u"pickSlot2"_s) || match->picker()->open() || !show(u"nations-bought"_s))
        return false;
    for (const MadeUp &tile : kFirstTiles)
        if (!buy(match, tile))
            return false;
    match->picker()->show();
    match->picker()->setKind(app::Nations::Development);
    if (!show(u"nations-picker-known"_s))
        return false;
    match->picker()->setKind(app::Nations::Wonder);
    if (!show(u"nations-picker-wonder"_s))
        return false;
    match->picker()->hide();
    return show(u"nations-board"_s);
}

bool Walk::nationsLooked()
{
    NationsMatch *match = matchOf(m_table);
    if (m_table.find(u"tab2"_s) != nullptr
        && !(m_table.click(u"tab2"_s) && show(u"nations-looked"_s) && m_table.primary()))
        return false;
    // Where all boards are seen, that of whose turn it is.
    QQuickItem *board = m_table.find(u"board%1"_s.arg(match->seat()));
    QQuickItem *slot = m_table.findIf(board == nullptr ? m_table.window()->contentItem() : board,
                                      [](QQuickItem *item) { return item->objectName() == u"slot1" && item->isEnabled(); });
    if (!m_table.click(slot) || !match->picker()->open() || !show(u"nations-picker-slot"_s))
        return false;
    match->picker()->hide();
    match->lookUp(match->seat(), u"advisor"_s);
    if (!show(u"nations-refusal"_s) || !match->correctRefused()
        || !show(u"nations-correct-field"_s))
        return false;
    // The slip first, then the question.
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    match->pass();
    return show(u"nations-passed"_s);
}

bool Walk::nationsAgeEnd()
{
    NationsMatch *match = matchOf(m_table);
    match->endAge();
    if (!show(u"nations-books"_s))
        return false;
    for (const int books : {2, 1, 3, 4})
        match->ageEnd()->enter(books);
    if (!show(u"nations-famine"_s))
        return false;
    match->ageEnd()->toggleFamine(match->order().first());
    match->ageEnd()->finishFamine();
    for (const int strength : {3, 6, 3})
        match->ageEnd()->enter(strength);
    if (!show(u"nations-strength"_s))
        return false;
    match->ageEnd()->enter(0);
    return show(u"nations-next-age"_s) && (match->undo(), show(u"nations-undone"_s)) && (match->redo(), true);
}

bool Walk::nationsToTheEnd()
{
    NationsMatch *match = matchOf(m_table);
    for (int age = 2; age <= 4; ++age) {
        match->deal()->setFamine(age + 2);
        match->deal()->setWar(age + 3);
        for (int place = 0; place < 6; ++place)
            if (!buy(match, kFirstTiles.at((place * 3 + age) % static_cast<int>(kFirstTiles.size()))))
                return false;
        if (age == 3 && !show(u"nations-board-full"_s))
            return false;
        match->endAge();
        for (const int number : {1, 3, 2, 0})
            match->ageEnd()->enter(number);
        match->ageEnd()->toggleFamine(0);
        match->ageEnd()->finishFamine();
        for (const int number : {2, 7, 2, 5})
            match->ageEnd()->enter(number);
    }
    return match->over() && show(u"nations-final"_s) && m_table.secondary(u"finalBar"_s) && show(u"nations-sheets"_s)
        && m_table.openMenu() && m_table.click(u"menuStart"_s);
}

bool Walk::nationsFull()
{
    if (!m_table.sitDown(names(), u"newNations"_s) || !m_table.primary(u"setupBar"_s))
        return false;
    NationsMatch *match = matchOf(m_table);
    match->deal()->setDepth(app::Nations::Full);
    match->deal()->setFamine(3);
    match->deal()->setWar(2);
    if (!show(u"nations-roll"_s))
        return false;
    for (int die = 0; die < 5 && match->stage() == NationsMatch::Roll; ++die)
        match->pool()->enter(match->pool()->faces().at(die % match->pool()->faces().size()).toMap().value(u"face"_s).toInt());
    if (!show(u"nations-rolled"_s))
        return false;
    match->reroll();
    return show(u"nations-reroll"_s) && (match->pool()->cancel(), true) && m_table.openMenu() && m_table.click(u"menuStart"_s);
}

bool Walk::nationsSolo()
{
    if (!m_table.sitDown({names().first()}, u"newNations"_s) || !m_table.primary(u"setupBar"_s))
        return false;
    NationsMatch *match = matchOf(m_table);
    match->deal()->setFamine(3);
    match->deal()->setWar(2);
    if (!show(u"nations-opponent"_s))
        return false;
    match->opponentBooksRolled(1);
    return show(u"nations-alone"_s) && m_table.openMenu() && m_table.click(u"menuStart"_s);
}

} // namespace pegsheet::tests
