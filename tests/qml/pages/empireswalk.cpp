// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/empireswalk.h"

#include "model/core/value.h"

#include <span>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

const QStringList kEmpiresNames{u"Ada"_s, u"Benedikt"_s, u"Cleo"_s};

// Spaces of the side for three and four.
enum Space { Crisis, DoubleCrisis, Economy, Industry, Military, IndustryEconomy };

Value points(int number, const char *resource)
{
    return Object{{"points", number}, {"per", Object{{"resource", resource}}}};
}

} // namespace

bool EmpiresWalk::all()
{
    return laid() && taken() && takenTwice() && described() && worked() && fought() && corrected() && ended() && blitzed() && kept()
        && keptWork() && toTheStart() && counted();
}

bool EmpiresWalk::show(const QString &name)
{
    m_table.settle();
    return m_screen(name);
}

bool EmpiresWalk::sitDown(const QStringList &names)
{
    return m_table.sitDown(names, u"newEmpires"_s) && m_table.primary(u"setupBar"_s) && empiresOf(m_table) != nullptr;
}

bool EmpiresWalk::toTheStart()
{
    return m_table.openMenu() && m_table.click(u"menuStart"_s);
}

bool EmpiresWalk::learn(const char *card, Value ability)
{
    const Value move = Object{{"type", "card"}, {"card", card}, {"ability", std::move(ability)}};
    return match().make(std::span(&move, 1));
}

// That player's row, which a phone shows alone.
bool EmpiresWalk::look(int seat)
{
    const QString tab = u"tab%1"_s.arg(seat);
    return m_table.find(tab) != nullptr && (m_table.find(tab)->property("shown").toBool() || m_table.click(tab));
}

bool EmpiresWalk::laid()
{
    return sitDown(kEmpiresNames) && show(u"row"_s) && m_table.click(u"lay4"_s) && m_table.click(u"lay8"_s) && show(u"row-some"_s)
        && m_table.click(u"lay4"_s) && m_table.click(u"lay8"_s) && m_player.layRow() && show(u"track"_s);
}

// A Disaster, the same number once more: its neighbours are in danger.
bool EmpiresWalk::taken()
{
    return m_player.say(Crisis) && show(u"reveal"_s) && m_table.click(u"kind2"_s) && show(u"reveal-kind"_s)
        && m_table.click(u"number4"_s) && show(u"who-takes-it"_s) && m_table.click(u"taker1"_s) && show(u"where-it-lies"_s)
        && m_table.click(u"place2"_s) && show(u"taken"_s) && m_player.say(Crisis) && m_player.reveal(3, 4) && show(u"in-danger"_s)
        && m_table.click(u"afterIt"_s) && show(u"after-it"_s) && m_table.click(u"afterIt"_s) && m_table.click(u"taker1"_s)
        && show(u"what-falls"_s) && m_table.click(u"place5"_s) && m_table.click(u"place1"_s);
}

bool EmpiresWalk::takenTwice()
{
    return m_player.say(DoubleCrisis) && m_player.reveal(4, 9) && show(u"reveal-second"_s) && m_player.reveal(7, 2)
        && show(u"two-open"_s) && m_table.click(u"crisis1"_s) && m_player.accept(0) && show(u"one-open"_s) && m_player.accept(2);
}

// Plague 4 as Famine 4 would be: four points for each healthy farm beside it; then words of the table, for another one.
bool EmpiresWalk::described()
{
    const int famine = 2 * empires::kPlaces + 3;
    const int flood = famine + empires::kPlaces;
    return look(1) && m_table.click(u"describe%1"_s.arg(famine)) && show(u"ability"_s) && m_table.click(u"usual0"_s)
        && show(u"ability-when"_s) && m_table.click(u"number4"_s) && m_table.click(u"by1"_s) && m_table.click(u"sort4"_s)
        && show(u"ability-said"_s) && m_table.primary() && look(1) && m_table.click(u"describe%1"_s.arg(flood))
        && m_table.click(u"when0"_s) && show(u"ability-bids"_s) && m_table.secondary() && show(u"ability-known"_s);
}

bool EmpiresWalk::worked()
{
    const Value gain = Object{{"when", "economy"}, {"do", Array{Object{{"points", 2}}}}};
    const Value moves = Object{{"when", "industry"}, {"do", Array{Object{{"moveInnovation", 1}}}}};
    const int flood = empires::kPlaces + 3 * empires::kPlaces + 3;
    return learn("famine-4", gain) && learn("flood-4", moves) && m_player.say(Economy) && show(u"economy"_s) && m_table.primary()
        && m_player.say(Industry) && show(u"industry"_s) && look(1) && m_table.click(u"works%1"_s.arg(flood))
        && show(u"which-moves"_s) && m_table.click(u"works%1"_s.arg(flood)) && m_table.click(u"playCard"_s) && show(u"play-card"_s)
        && m_player.reveal(0, 6) && m_table.click(u"place3"_s) && show(u"played"_s) && crossed() && m_table.primary()
        && m_player.say(IndustryEconomy) && show(u"industry-economy"_s) && m_table.primary();
}

// Two places change by the city; what the table wants to be told is told.
bool EmpiresWalk::crossed()
{
    return m_player.exchange(1, 2, 9) && show(u"crossing"_s) && m_table.click(u"showsTotal"_s) && m_table.click(u"showsUnseen"_s)
        && show(u"wants-to-see"_s) && m_table.click(u"showsTotal"_s) && m_table.click(u"showsUnseen"_s);
}

bool EmpiresWalk::fought()
{
    if (!m_player.say(Military) || !show(u"values"_s))
        return false;
    for (const int value : {13, 16, 7, 10})
        if (!m_player.type(value))
            return false;
    if (!show(u"conflict"_s))
        return false;
    for (const int number : {2, -1, 1, 7, 7, 3, 1, 11})
        if (!m_player.type(number))
            return false;
    return show(u"conflict-said"_s) && m_table.primary() && show(u"bids"_s) && m_player.type(4) && show(u"bids-some"_s)
        && m_player.type(1) && m_player.type(0) && show(u"after-the-conflict"_s);
}

bool EmpiresWalk::corrected()
{
    return m_table.openMenu() && m_table.click(u"menuCorrect"_s) && m_table.choose(u"correctSeat"_s, 1)
        && m_table.click(u"field_row1"_s) && show(u"correct-sheet"_s) && m_table.choose(u"correctSeat"_s, 3)
        && show(u"correct-turn"_s) && m_table.secondary(u"correctBar"_s) && m_table.openMenu() && m_table.click(u"menuReplay"_s)
        && show(u"replay"_s) && m_table.leave();
}

bool EmpiresWalk::ended()
{
    const Value counts = Object{{"when", "end"}, {"do", Array{points(1, "wheat"), points(2, "axe")}}};
    return learn("blight-9", counts) && m_player.sayEnd() && show(u"counting"_s) && m_player.count() && show(u"score"_s)
        && m_table.secondary(u"finalBar"_s) && show(u"score-the-table"_s) && toTheStart();
}

bool EmpiresWalk::blitzOf(int seat, int kind)
{
    for (const int number : {3, 8})
        if (!m_table.click(u"kind%1"_s.arg(kind)) || !m_table.click(u"number%1"_s.arg(number)))
            return false;
    for (const int place : {1, 2})
        if (!m_table.click(u"place%1"_s.arg(place)))
            return false;
    return seat < 0 || match().sheets().at(seat).toMap().value(u"done"_s).toBool();
}

bool EmpiresWalk::blitzed()
{
    return m_table.sitDown(kEmpiresNames.first(2), u"newEmpires"_s) && m_table.choose(u"rulesSwitch"_s, 1)
        && show(u"set-up-blitz"_s) && m_table.primary(u"setupBar"_s) && m_player.layRow() && show(u"blitz"_s)
        && m_table.click(u"kind0"_s) && m_table.click(u"number3"_s) && show(u"blitz-one"_s) && m_table.undo() && m_table.undo()
        && blitzOf(0, 0) && show(u"blitz-other"_s) && blitzOf(-1, 1) && show(u"blitz-done"_s) && m_table.click(u"space3"_s)
        && show(u"conflict-known"_s) && m_table.click(u"conflict0"_s) && toTheStart();
}

// Only what the table has played is counted.
bool EmpiresWalk::counted()
{
    const auto rest = [this] { return m_player.type(31) && m_player.type(12) && m_table.primary(); };
    if (!m_table.sitDown(kEmpiresNames.first(2), u"newEmpires"_s) || !m_table.choose(u"rulesSwitch"_s, 0)
        || !m_table.click(u"scoringOnly"_s) || !m_table.primary(u"setupBar"_s) || !show(u"finished"_s))
        return false;
    for (int at = 0; at < empires::kPlaces - 1; ++at)
        if (!m_table.click(u"lay%1"_s.arg(at)))
            return false;
    return show(u"finished-row"_s) && m_table.click(u"place4"_s) && m_table.click(u"place9"_s) && m_player.type(31)
        && show(u"finished-score"_s) && m_player.type(12) && show(u"finished-whole"_s) && m_table.primary()
        && show(u"finished-next"_s) && m_table.click(u"layAnew"_s) && show(u"finished-anew"_s) && m_table.click(u"lay3"_s)
        && m_table.undo() && m_table.undo() && rest() && show(u"finished-values"_s) && m_player.count()
        && show(u"finished-counted"_s) && m_table.secondary(u"finalBar"_s) && toTheStart();
}

// Resources are kept: bids, the pot, a screen that is held open.
bool EmpiresWalk::kept()
{
    const auto open = [this](bool isOpen) {
        return m_table.find(u"screen0"_s) != nullptr && m_table.find(u"screen0"_s)->setProperty("isOpened", isOpen);
    };
    return m_table.sitDown(kEmpiresNames.first(2), u"newEmpires"_s) && m_table.choose(u"rulesSwitch"_s, 0)
        && m_table.choose(u"choice_depth"_s, 1) && show(u"set-up-resources"_s) && m_table.primary(u"setupBar"_s)
        && m_player.layRow() && m_player.say(Crisis) && m_player.reveal(2, 4) && show(u"bid-or-take"_s) && open(true)
        && show(u"screen-open"_s) && open(false) && m_table.click(u"bid0"_s) && show(u"pot"_s) && m_player.accept(1);
}

bool EmpiresWalk::keptWork()
{
    // Two have no double rounds, and so the third of their spaces is Industry.
    constexpr int kIndustry = 2;
    constexpr int kMilitary = 3;
    if (!m_table.click(u"space1"_s) || !show(u"resources-economy"_s) || !m_table.click(u"exchange5_0"_s)
        || !show(u"resources-exchanged"_s) || !m_table.primary() || !m_player.say(kIndustry) || !show(u"resources-industry"_s)
        || !m_table.click(u"playCard"_s) || !m_player.reveal(0, 6) || !show(u"what-it-costs"_s) || !m_table.click(u"hammers0"_s)
        || !show(u"cost"_s) || !m_table.click(u"place3"_s) || !m_table.click(u"sellCard"_s) || !show(u"hand"_s)
        || !m_table.click(u"discardHand"_s) || !m_table.primary() || !m_player.say(kMilitary) || !m_table.click(u"conflict0"_s))
        return false;
    return show(u"resources-bids"_s) && m_player.type(1) && m_player.type(0) && show(u"resources-fought"_s) && m_table.openMenu()
        && m_table.click(u"menuCorrect"_s) && m_table.choose(u"correctSeat"_s, 1) && show(u"resources-corrected"_s)
        && m_table.secondary(u"correctBar"_s);
}

} // namespace pegsheet::tests
