// SPDX-License-Identifier: Apache-2.0
/// One tablet of several, each a process with a window and a database of its own.
///
/// `tablet DATABASE` does what a line of its input says, by clicks, and answers each with one line: what was asked for, or "no".
/// `tablet DATABASE bronze` and `… nations` walk to every screen of that game and say on each where the match stands: the
/// screen, the match's number, its nodes, the node it stands on, and the sum of its state, with tabs between them. A last line
/// says "whole".
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/empiresplayer.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/gameplay.h"
#include "tests/qml/pages/nationswalk.h"
#include "tests/qml/pages/screens.h"

#include <QGuiApplication>
#include <QTest>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;
using pegsheet::tests::GamePlay;
using pegsheet::tests::gameScript;
using pegsheet::tests::Table;

namespace {

QString yesOrNo(bool done)
{
    return done ? u"yes"_s : u"no"_s;
}

QString nonEmpty(const QString &answer)
{
    return answer.isEmpty() ? u"no"_s : answer;
}

// Also a turn that is typed while a page is open over the match; the first of the match also otherwise.
bool playTurn(Table &table, bool otherwise)
{
    if (table.find(u"code"_s) != nullptr || table.find(u"paste"_s) != nullptr)
        table.leave();
    if (table.application().match() == nullptr)
        return false;
    const std::string_view game = table.application().match()->session().match().game().id;
    GamePlay play(table, QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
    return play.playTurns(1) && (!otherwise || (play.undoTo(play.script().mistake) && play.script().makeOtherwise(table)));
}

bool choose(Table &table, bool right)
{
    return QTest::qWaitFor([&] { return table.button(u"bar"_s, "mainText") != nullptr; })
        && (right ? table.primary() : table.secondary());
}

// Empire's End where resources are kept, up to the first round.
bool beginWithResources(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newEmpires"_s) && table.choose(u"choice_depth"_s, 1) && table.primary(u"setupBar"_s)
        && pegsheet::tests::EmpiresPlayer(table).layRow();
}

bool clickAll(Table &table, const QStringList &names)
{
    if (table.find(u"code"_s) != nullptr)
        table.leave();
    return std::all_of(names.begin(), names.end(), [&](const QString &name) { return table.click(name); });
}

QString answerTo(Table &table, const QString &order, const QStringList &with)
{
    if (order == u"beginWithResources")
        return yesOrNo(beginWithResources(table, with));
    if (order == u"click")
        return yesOrNo(clickAll(table, with));
    if (order == u"count") // what the end of Empire's End asks for
        return yesOrNo(pegsheet::tests::EmpiresPlayer(table).count());
    if (order == u"begin")
        return yesOrNo(gameScript(with.value(0)).begin(table, with.sliced(1)));
    if (order == u"play" || order == u"otherwise")
        return yesOrNo(playTurn(table, order == u"otherwise"));
    if (order == u"language") {
        table.application().settings()->setLanguage(with.value(0));
        return with.value(0);
    }
    if (order == u"whole" || order == u"news")
        return nonEmpty(pegsheet::tests::shownCode(table, order == u"whole"));
    if (order == u"picture")
        return yesOrNo(table.window()->grabWindow().save(with.value(0)));
    if (order == u"file")
        return yesOrNo(pegsheet::tests::chooseFile(table, with.value(0)));
    if (order == u"paste")
        return yesOrNo(pegsheet::tests::pasteCode(table, with.value(0)));
    if (order == u"arrived") // what kind of thing, once there is one
        return QTest::qWaitFor([&] { return table.application().arrival()->kind() != pegsheet::app::IncomingMatch::Nothing; })
            ? QVariant::fromValue(table.application().arrival()->kind()).toString()
            : u"no"_s;
    if (order == u"right" || order == u"middle")
        return yesOrNo(choose(table, order == u"right"));
    if (order == u"state")
        return QTest::qWaitFor([&] { return table.application().match() != nullptr; })
            ? QString::number(pegsheet::tests::stateOf(table), 16)
            : u"no"_s;
    if (order == u"unsaved") // why anything is, or "no"
        return nonEmpty(table.application().problem()
                        + (table.application().match() == nullptr ? QString() : table.application().match()->unsavedReason()));
    if (order == u"warnings")
        return nonEmpty(table.warnings().join(u' '));
    return u"no"_s;
}

/// Where the match stands that is open; zeros where none is, or where it is not in the database.
QString standing(Table &table, const QString &screen)
{
    const pegsheet::app::TableMatch *open = table.application().match();
    if (open == nullptr || open->id().value == 0)
        return screen + u"\t0\t0\t0\t0"_s;
    const pegsheet::Match &match = open->session().match();
    return QStringList{screen, QString::number(open->id().value), QString::number(match.nodeCount()), QString::number(match.head()),
                       QString::number(match.stateHash(), 16)}
        .join(u'\t');
}

bool walk(Table &table, const QString &game, QTextStream &out)
{
    const auto tell = [&](const QString &screen) { out << standing(table, screen) << Qt::endl; };
    if (game == u"bronze")
        return pegsheet::tests::Screens(table, tell).walk();
    return pegsheet::tests::NationsWalk(table,
                                        [&](const QString &screen) {
                                            tell(screen);
                                            return true;
                                        })
        .all();
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    pegsheet::setApplicationFont();
    Table::Options options;
    options.database = application.arguments().value(1);
    Table table(options);
    QTextStream in(stdin);
    QTextStream out(stdout);
    if (const QString game = application.arguments().value(2); !game.isEmpty()) {
        const bool isWhole = walk(table, game, out);
        out << (isWhole ? u"whole"_s : u"stuck"_s) << Qt::endl;
        return isWhole ? 0 : 1;
    }
    for (QString line; in.readLineInto(&line);) {
        QStringList words = line.split(u'\t');
        const QString order = words.takeFirst();
        out << answerTo(table, order, words) << Qt::endl;
        table.settle();
    }
}
