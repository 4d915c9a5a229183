// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/tapestrywalk.h"

#include "model/core/notation.h"

#include <span>
#include <vector>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using tapestry::Track;
using tapestry::Word;

namespace {

QStringList threeNames()
{
    return {u"Ada"_s, u"Benedikt"_s, u"Cleo"_s};
}

// Some have forty letters, the most that a name has.
QStringList longNames()
{
    return {u"Maximiliane-Alexandra von Hohenstaufenbe"_s, u"Bartholomäus Christopherus Wolkensteiner"_s, u"Cleo"_s, u"Dov"_s,
            u"Friederike Emmanuelle Schwarzenberghause"_s};
}

} // namespace

QStringList TapestryWalk::names()
{
    return threeNames() + longNames();
}

bool TapestryWalk::all()
{
    return begun() && advanced() && asked() && conquered() && tookIncome() && lookedAround() && corrected() && ended() && built()
        && named() && civilized() && five() && alone() && tallied() && counted();
}

bool TapestryWalk::show(const QString &name)
{
    m_table.settle();
    return m_screen(name);
}

bool TapestryWalk::sitDown(const QStringList &names)
{
    return m_table.sitDown(names, u"newTapestry"_s) && show(u"set-up"_s) && m_table.primary(u"setupBar"_s)
        && tapestryOf(m_table) != nullptr;
}

bool TapestryWalk::toTheStart()
{
    return m_table.openMenu() && m_table.click(u"menuStart"_s);
}

bool TapestryWalk::make(std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines) {
        Value move;
        if (readNotation<tapestry::Move>(line, move) || !match().make(std::span(&move, 1)))
            return false;
    }
    return true;
}

bool TapestryWalk::turnTo(int page)
{
    const QString name = u"page%1"_s.arg(page);
    return m_table.find(name) == nullptr || m_table.click(name);
}

bool TapestryWalk::begun()
{
    return sitDown(threeNames()) && show(u"first-turn"_s) && m_player.takeIncome() && m_player.takeIncome() && m_player.takeIncome()
        && show(u"tracks"_s) && m_table.click(u"spaces0"_s) && show(u"spaces"_s) && m_table.click(u"spaces0"_s)
        && m_table.click(u"strip1"_s) && show(u"space-told"_s);
}

bool TapestryWalk::advanced()
{
    const QString payment = u"pay%1"_s.arg(static_cast<int>(Track::Exploration));
    return m_table.click(payment) && show(u"payment"_s) && m_table.secondary() && m_player.advance(Track::Science)
        && show(u"research"_s) && m_player.answerAll() && m_player.advance(Track::Exploration) && show(u"told"_s);
}

// Three of the table's corrections bring a later part of the match.
bool TapestryWalk::asked()
{
    return make(
               {"correct player=2 set={tracks:{exploration:[2],military:[6],technology:[4]},resources:{coin:5,worker:4,food:6,culture:"
                "3},tiles:2,tapestry:3,techs:{bottom:2,middle:1},open:{markets:3,houses:2,farms:4},vp:61,city:{lines:2}}",
                "correct player=0 set={tracks:{exploration:[5],science:[4],military:[3],technology:[4]},resources:{coin:3,worker:2,food:"
                "8,culture:2},vp:48,control:4,tapestry:2}",
                "correct player=1 set={tracks:{science:[4],technology:[6]},control:3,tapestry:1,vp:55,landmarks:[academy,forge]}"})
        && show(u"middle"_s) && m_player.advance(Track::Exploration) && show(u"choose"_s) && m_table.click(u"key6_0_0"_s)
        && show(u"explore"_s) && m_table.click(u"key12_1_0"_s) && m_table.click(u"number3"_s) && show(u"explored"_s)
        && m_player.advance(Track::Technology) && show(u"bonus"_s) && m_player.answerAll();
}

bool TapestryWalk::conquered()
{
    return make({"advance track=military pay={worker:1}"}) && m_player.answerAll()
        && make({"correct player=2 set={tracks:{military:[4]},resources:{culture:4,coin:4}}"}) && m_player.advance(Track::Military)
        && show(u"conquer"_s) && m_table.click(u"key14_0_0"_s) && show(u"conquer-from"_s) && m_table.click(u"key18_4_0"_s)
        && show(u"conquer-tile"_s) && m_player.answerAll();
}

// Cities plot by plot: two mats and one by numbers, an income building, a landmark that is turned and moved, one that is tried.
bool TapestryWalk::built()
{
    const auto mat = [](tapestry::Capital capital) {
        return u"key%1_%2_0"_s.arg(static_cast<int>(tapestry::PencilKind::Capital)).arg(static_cast<int>(capital));
    };
    return m_table.sitDown(threeNames(), u"newTapestry"_s) && m_table.choose(u"choice_depth"_s, 2)
        && m_table.choose(u"choice_civilizations"_s, 1) && show(u"set-up-cities"_s) && m_table.primary(u"setupBar"_s)
        && show(u"capital"_s) && m_table.click(mat(tapestry::Capital::Grassland)) && m_table.click(mat(tapestry::Capital::Desert))
        && m_table.secondary() && m_player.takeIncome() && m_player.takeIncome() && m_player.takeIncome()
        && make({"correct player=0 set={tracks:{technology:[6]},resources:{coin:8,worker:8,food:8,culture:8},city:{grid:["
                 "\".m...h...\",\"###hLLm#h\",\"####LLm..\",\"...####..\",\"....a.###\",\"###....h#\",\"..#......\",\".....a#..\","
                 "\".....#...\"]}}",
                 "benefit player=0 gains=\"market\""})
        && show(u"build"_s) && m_table.click(u"city0"_s, {0.05, 0.05}) && m_player.advance(Track::Technology) && show(u"landmark"_s)
        && m_table.click(u"placingTurn"_s) && m_table.click(u"placingNext"_s) && show(u"landmark-moved"_s) && m_table.primary()
        && show(u"landmark-built"_s) && m_player.answerAll() && turnTo(4) && m_table.click(u"tab0"_s)
        && m_table.click(u"showsMissing"_s) && show(u"city"_s) && m_table.click(u"showsFree"_s) && m_table.click(u"try_barn"_s)
        && show(u"city-tried"_s) && toTheStart();
}

// Cards by name: what is invented, played, brought up and copied, and what acts.
bool TapestryWalk::named()
{
    const auto key = [](tapestry::PencilKind kind, int at, int number = 0) {
        return u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
    };
    // Where words are marked all of them begin alike.
    const auto letter = [this](qsizetype at) {
        const QList<app::AnswerKey> letters = match().answers().value(0).keys;
        return letters.value(qMin(at, letters.size() - 1)).name;
    };
    return m_table.sitDown(threeNames(), u"newTapestry"_s) && m_table.choose(u"choice_depth"_s, 2)
        && m_table.choose(u"choice_civilizations"_s, 1) && m_table.primary(u"setupBar"_s) && m_table.secondary()
        && m_table.secondary() && m_table.secondary() && m_player.takeIncome() && m_player.takeIncome() && m_player.takeIncome()
        && make({"correct player=0 set={tapestry:3,techCards:[{card:paper,row:middle},{card:ammonia,row:middle},{card:calendar,row:"
                 "bottom},{card:unknown,row:bottom},{card:clocks,row:top}],resources:{coin:3,food:4,culture:2}}",
                 "correct player=1 set={tracks:{science:[4],military:[5]},mat:[[academia],[\"dark_ages\",unknown],[],[]],acting:[{"
                 "card:academia},{card:\"marriage_of_state\",partner:0,track:science}]}",
                 "benefit player=0 gains=invent"})
        && show(u"invent"_s) && m_table.click(letter(1)) && show(u"invent-letter"_s)
        && m_table.click(key(tapestry::PencilKind::OwnTech, -1)) && make({"benefit player=0 gains=upgrade"}) && show(u"lift"_s)
        && m_table.click(key(tapestry::PencilKind::OwnTech, static_cast<int>(tapestry::Tech::Paper)))
        && make({"benefit player=0 gains=overplay"}) && show(u"card"_s) && m_table.click(letter(3)) && show(u"card-letter"_s)
        && m_table.click(key(tapestry::PencilKind::Card, -1)) && show(u"card-unnamed"_s) && m_table.primary()
        && make({"benefit player=0 gains=\"copy_card\""}) && show(u"copy-card"_s) && m_player.answerAll()
        && make({"benefit player=0 gains=\"copy_space\""}) && show(u"copy-space"_s) && m_player.answerAll()
        && make({"benefit player=0 gains=\"pay(tech_card*2=>vp(10))\""}) && show(u"pay-techs"_s) && m_player.answerAll()
        && turnTo(5) && show(u"acts"_s) && m_table.click(u"tab1"_s) && show(u"cards-other"_s) && m_table.click(u"tab1"_s)
        && turnTo(0) && show(u"in-force"_s) && namedCorrected() && toTheStart();
}

// Civilizations by name: how one is found and begun with, what its part of an income turn asks, whose markers lie where is
// conquered.
bool TapestryWalk::civilized()
{
    const auto letter = [this](qsizetype at) { return match().answers().value(0).keys.value(at).name; };
    return m_table.sitDown(threeNames(), u"newTapestry"_s) && m_table.choose(u"choice_depth"_s, 2)
        && m_table.choose(u"choice_civilizations"_s, 0) && show(u"set-up-civilizations"_s) && m_table.primary(u"setupBar"_s)
        && m_table.secondary() && show(u"civilization"_s) && m_table.click(letter(1)) && show(u"civilization-letter"_s)
        && make({"civilization civilization=mystics"}) && show(u"predict"_s)
        && make({"predict tech=5 districts=2 control=9 tracks=1", "gain resources=coin:1", "skip",
                 "civilization civilization=traders", "gain resources=worker:2", "skip", "civilization civilization=alchemists",
                 "gain resources=food:1"})
        && m_player.takeIncome() && m_player.takeIncome() && m_player.takeIncome()
        && make({"correct player=2 set={civilizations:[{civilization:alchemists},{civilization:craftsmen,columns:[2,0,1]}]}",
                 "correct player=0 set=tiles:2"})
        && m_player.advance(Track::Military) && show(u"conquer-trader"_s) && m_player.answerAll() && make({"income"})
        && show(u"traders"_s) && m_player.answerAll() && make({"income"}) && show(u"alchemists"_s)
        && make({"research face=science"}) && show(u"alchemists-again"_s) && m_player.answerAll() && turnTo(5)
        && (m_table.find(u"wayMats"_s) == nullptr || m_table.click(u"wayMats"_s)) && m_table.click(u"tab2"_s) && show(u"mats"_s)
        && toTheStart();
}

// Cards of the second player are set by hand: rows of techs, a stack of the mat, what acts, and a locked track.
bool TapestryWalk::namedCorrected()
{
    const auto isShown = [this](const QString &field, const QString &name) {
        QQuickItem *item = m_table.find(field);
        if (item == nullptr)
            return false;
        (void)m_table.reveal(item);
        return show(name);
    };
    return m_table.openMenu() && m_table.click(u"menuCorrect"_s) && m_table.choose(u"correctSeat"_s, 1)
        && m_table.click(u"otherTechs"_s) && isShown(u"tech_calendar_bottom"_s, u"correct-techs"_s)
        && m_table.click(u"field_mat1"_s) && isShown(u"lay_alliance"_s, u"correct-mat"_s) && m_table.click(u"field_mat1"_s)
        && isShown(u"partner_marriage_of_state0"_s, u"correct-acting"_s) && m_table.choose(u"correctSeat"_s, 3)
        && isShown(u"lock_technology0"_s, u"correct-locks"_s) && m_table.secondary(u"correctBar"_s);
}

bool TapestryWalk::tookIncome()
{
    return make({"correct player=0 set={techs:{bottom:2,middle:1},open:{markets:4,houses:3},resources:{coin:2,worker:3}}"})
        && turnTo(1) && show(u"mat"_s) && m_table.primary() && show(u"income-bonus"_s) && m_player.answer()
        && show(u"income-card"_s) && m_player.say(Word::Coin, 0, 2) && m_player.say(Word::Invent, 0, 1) && show(u"card-told"_s)
        && m_table.primary() && show(u"upgrade"_s) && m_table.click(u"key33_0_0"_s) && show(u"count"_s) && m_table.primary()
        && show(u"booked"_s);
}

bool TapestryWalk::lookedAround()
{
    return turnTo(3) && show(u"more"_s) && turnTo(0) && m_table.click(u"tab2"_s) && show(u"other"_s) && m_table.click(u"tab2"_s)
        && turnTo(0) && m_table.secondary() && m_table.click(u"number5"_s) && show(u"something-else"_s) && m_table.primary()
        && show(u"something-got"_s);
}

bool TapestryWalk::corrected()
{
    return m_table.openMenu() && m_table.click(u"menuCorrect"_s) && m_table.choose(u"correctSeat"_s, 1) && show(u"correct-sheet"_s)
        && m_table.choose(u"correctSeat"_s, 3) && show(u"correct-turn"_s) && m_table.secondary(u"correctBar"_s)
        && m_table.openMenu() && m_table.click(u"menuReplay"_s) && show(u"replay"_s) && m_table.leave();
}

bool TapestryWalk::ended()
{
    while (!match().over() && match().stage() != "tie"_L1)
        if (match().stage() == "queue"_L1 ? !m_player.answerAll() : !m_player.takeIncome())
            return false;
    return show(u"score"_s) && m_table.secondary(u"finalBar"_s) && show(u"score-the-table"_s) && toTheStart();
}

bool TapestryWalk::five()
{
    // Set-up proposes what was chosen last.
    if (!m_table.sitDown(longNames(), u"newTapestry"_s) || !m_table.choose(u"choice_depth"_s, 0) || !show(u"five-set-up"_s)
        || !m_table.primary(u"setupBar"_s))
        return false;
    for (int seat = 0; seat < match().names().size(); ++seat)
        if (!m_player.takeIncome())
            return false;
    if (!show(u"five"_s) || !m_player.advance(Track::Military) || !show(u"five-conquer"_s) || !turnTo(3) || !show(u"five-more"_s))
        return false;
    if (!turnTo(2))
        return false;
    if (!make({"correct player=2 set=vp:60"}))
        return false;
    while (!match().over())
        if (match().stage() == "turn"_L1 ? !m_player.takeIncome() : !m_player.answer())
            return false;
    return show(u"five-score"_s) && m_table.secondary(u"finalBar"_s) && toTheStart();
}

bool TapestryWalk::alone()
{
    if (!sitDown(threeNames().first(1)) || !m_player.takeIncome() || !show(u"alone"_s))
        return false;
    if (!turnTo(1) || !show(u"alone-mat"_s) || !turnTo(3) || !show(u"alone-more"_s) || !turnTo(0)
        || !m_player.advance(Track::Science) || !show(u"alone-research"_s) || !m_player.answerAll())
        return false;
    while (!match().over())
        if (match().stage() == "turn"_L1 ? !m_player.takeIncome() : !m_player.answer())
            return false;
    return show(u"alone-score"_s) && m_table.secondary(u"finalBar"_s) && toTheStart();
}

bool TapestryWalk::tallied()
{
    return m_table.sitDown(threeNames(), u"newTapestry"_s) && m_table.choose(u"choice_depth"_s, 1) && show(u"set-up-income"_s)
        && m_table.primary(u"setupBar"_s) && show(u"tally"_s) && m_table.primary() && m_table.primary() && m_table.primary()
        && show(u"tally-second"_s) && toTheStart();
}

bool TapestryWalk::counted()
{
    if (!m_table.sitDown(threeNames().first(2), u"newTapestry"_s) || !m_table.click(u"scoringOnly"_s)
        || !m_table.primary(u"setupBar"_s) || !show(u"finished"_s))
        return false;
    for (const int points : {9, 5})
        if (!m_table.click(u"number%1"_s.arg(points)) || !m_table.primary())
            return false;
    return show(u"finished-counted"_s) && m_table.secondary(u"finalBar"_s) && toTheStart();
}

} // namespace pegsheet::tests
