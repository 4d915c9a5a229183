// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gameplay.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::MoveList;

QString GamePlay::newMatch() const
{
    const QString game = QString::fromUtf8(m_script.game.data(), static_cast<qsizetype>(m_script.game.size()));
    return u"new"_s + game.front().toUpper() + game.sliced(1);
}

bool GamePlay::begin(int turns)
{
    return m_script.begin(m_table, {u"Ada"_s, u"Ben"_s}) && m_table.application().match() != nullptr && playTurns(turns);
}

bool GamePlay::playTurns(int turns)
{
    for (int turn = 0; turn < turns; ++turn) {
        const int seat = match().seat();
        if (!m_script.playTurn(m_table) || match().seat() == seat)
            return false;
    }
    return true;
}

QVariant GamePlay::move(int place, int role)
{
    const MoveList *list = match().moveList();
    return list->data(list->index(place), role);
}

QStringList GamePlay::moves()
{
    QStringList moves;
    for (int place = 0; place < match().moveList()->rowCount(); ++place)
        moves.append(move(place, MoveList::PlayerRole).toString() + u": "_s + move(place, MoveList::SentenceRole).toString());
    return moves;
}

std::vector<int> GamePlay::points()
{
    return match().session().match().standing().scores;
}

std::uint64_t GamePlay::state()
{
    return match().session().match().stateHash();
}

bool GamePlay::openMoves()
{
    return m_table.openMenu() && m_table.click(u"menuMoves"_s);
}

bool GamePlay::askInList(int place)
{
    // Far down in a list only what is seen is there.
    constexpr int kCenter = 1;
    QMetaObject::invokeMethod(m_table.find(u"moveList"_s), "positionViewAtIndex", Q_ARG(int, place), Q_ARG(int, kCenter));
    m_table.settle();
    return m_table.click(u"move%1"_s.arg(place)) && m_table.find(u"question"_s) != nullptr;
}

bool GamePlay::undoTo(int place)
{
    while (made() > place) {
        const int before = made();
        if (!m_table.undo() || made() >= before)
            return false;
    }
    return made() == place;
}

bool GamePlay::redo()
{
    return m_table.openMenu() && m_table.click(u"menuRedo"_s);
}

bool GamePlay::rubOut()
{
    for (int steps = 0; steps < 9 && !m_script.begun(m_table).isEmpty(); ++steps)
        if (!m_table.undo())
            return false;
    return m_script.begun(m_table).isEmpty();
}

bool GamePlay::toTheStart()
{
    return m_table.openMenu() && m_table.click(u"menuStart"_s) && m_table.find(u"allMatches"_s) != nullptr;
}

bool GamePlay::openReplay()
{
    return m_table.openMenu() && m_table.click(u"menuReplay"_s) && m_table.find(u"scrubber"_s) != nullptr;
}

bool GamePlay::openLeftMatch()
{
    return toTheStart() && m_table.click(u"allMatches"_s) && m_table.click(u"match0"_s)
        && m_table.find(u"matchResult"_s) != nullptr;
}

bool GamePlay::openCorrections()
{
    return m_table.openMenu() && m_table.click(u"menuCorrect"_s) && m_table.choose(u"correctSeat"_s, 0);
}

QQuickItem *GamePlay::field()
{
    return m_table.find(u"field_"_s + QLatin1String(m_script.field));
}

int GamePlay::fieldValue()
{
    return field() == nullptr ? -1 : field()->property("value").toInt();
}

bool GamePlay::stepTheField(const QString &button)
{
    QQuickItem *stepper = field();
    return stepper != nullptr
        && m_table.click(m_table.findIf(stepper, [&](QQuickItem *item) { return item->objectName() == button; }));
}

} // namespace pegsheet::tests
