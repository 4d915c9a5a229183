// SPDX-License-Identifier: Apache-2.0
// Touches against pencil strokes and peg moves, for the turns of tests/touches/ten-turns.txt; the rules stand there.
#include "model/bronze/game.h"
#include "model/core/notation.h"
#include "model/core/overload.h"
#include "qml/theme/applicationfont.h"
#include "tests/matches/matchfile.h"
#include "tests/places.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_touches {

using namespace pegsheet;
using namespace pegsheet::bronze;
using namespace Qt::StringLiterals;
using TheMatch = MatchOf<Bronze>;
using pegsheet::tests::Table;

namespace {

// Of what is written down on paper, and with the dice, for which nothing is.
constexpr double kAtMostWritten = 0.6;
constexpr double kAtMost = 0.95;

struct Turn
{
    std::vector<Move> before; ///< since the match began, corrections just before the turn included
    std::vector<Move> moves;  ///< from the roll to the end of the turn
    Setup setup;
};

QByteArray read(const QString &file)
{
    QFile source(pegsheet::tests::sourcePath(u"tests/"_s + file));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

Setup setupOf(const std::string &line)
{
    Setup setup;
    const QString players = QString::fromStdString(line).section(u'=', 1);
    for (const QString &name : players.split(u','))
        setup.players.push_back(name.toStdString());
    return setup;
}

Turn turnOf(const QString &file, int number)
{
    const MatchFile match = parseMatchFile(read(u"matches/bronze/%1.match"_s.arg(file)).toStdString());
    Turn turn;
    turn.setup = setupOf(match.setup);
    int ended = 0;
    for (const MatchLine &line : match.lines) {
        if (!line.expectations.empty() && line.expectations.front().word == "refused")
            continue;
        Value value;
        Move move;
        if (readNotation<Move>(line.move, value) || TheMatch::readMove(value, move))
            qFatal("not a move: %s", line.move.c_str());
        const bool isCounted = ended == number - 1 && !std::holds_alternative<Correct>(move);
        (isCounted ? turn.moves : turn.before).push_back(move);
        ended += std::holds_alternative<EndTurn>(move);
        if (ended == number)
            return turn;
    }
    qFatal("no turn %d in %s", number, qPrintable(file));
}

State stateAfter(const Setup &setup, const std::vector<Move> &moves, State state = {}, bool begun = false)
{
    if (!begun && bronze::start(setup, state))
        qFatal("the set-up is refused");
    NoEffects quiet;
    for (const Move &move : moves) {
        if (bronze::refuses(state, move))
            qFatal("a move of the file is refused");
        bronze::apply(state, move, quiet);
    }
    return state;
}

int rowsOf(const Amounts<Good> &goods)
{
    int rows = 0;
    for (const std::uint8_t pegs : goods.values)
        rows += pegs > 0;
    return rows;
}

/// Strokes and peg moves of what a move did.
int onPaper(const Effect &effect, const State &before)
{
    return std::visit(Overload{
                          [](const GoodsCollected &e) { return rowsOf(e.gained); },
                          [](const FoodCollected &e) { return e.earned > e.lost ? 1 : 0; },
                          [](const Fed &e) { return e.cities > e.unfed ? 1 : 0; },
                          [](const Hit &e) { return e.points + rowsOf(e.goods); },
                          [&](const Built &e) {
                              const bool isMonument = !isCity(e.target);
                              return e.boxes + (e.open == 0 ? 1 : 0)
                                  + (isMonument && e.open == 0 && e.first ? before.players - 1 : 0);
                          },
                          [](const Bought &e) { return rowsOf(e.goods) + (e.food > 0 ? 1 : 0) + 2; },
                          [](const GivenUp &e) { return rowsOf(e.goods); },
                          [](const auto &) { return 0; },
                      },
                      effect);
}

int onPaper(const Turn &turn)
{
    State state = stateAfter(turn.setup, turn.before);
    int sum = 0;
    for (const Move &move : turn.moves) {
        for (const Effect &effect : Bronze::effects(state, move))
            sum += onPaper(effect, state);
        state = stateAfter(turn.setup, {move}, state, true);
    }
    return sum;
}

QString keyOf(auto named)
{
    const std::string_view name = nameOf(named);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// Plays a turn by touches, and counts them.
class Player
{
public:
    Player(Table &table, const Turn &turn) : m_table(table)
    {
        State state = stateAfter(turn.setup, turn.before);
        m_sheet = state.mine();
        for (const Move &move : turn.moves) {
            if (const Build *build = std::get_if<Build>(&move))
                m_builds.push_back(*build);
            else if (const Buy *buy = std::get_if<Buy>(&move))
                m_buy = *buy;
            else if (const Discard *discard = std::get_if<Discard>(&move))
                m_discard = *discard;
            else if (const Choose *choose = std::get_if<Choose>(&move))
                m_food = choose->food;
            else if (std::holds_alternative<UseStone>(move))
                qFatal("selling stone is not played here");
            else if (state.step < Step::Building)
                m_rolling.push_back(move);
            if (state.step < Step::Building)
                state = stateAfter(turn.setup, {move}, state, true);
            if (state.step <= Step::Building && !state.dice.empty())
                m_dice = state.dice;
        }
    }

    /// False when something could not be touched.
    bool play()
    {
        m_seat = match()->seat();
        return (match()->tray()->realDice() ? enterDice() : rollDice()) && goOn() && build() && buy() && discard() && end();
    }
    [[nodiscard]] int touches() const { return m_touches; }
    /// Those of them that throw the dice or enter them.
    [[nodiscard]] int diceTouches() const { return m_diceTouches; }

private:
    app::BronzeMatch *match() { return m_table.match(); }
    bool touch(bool done)
    {
        ++m_touches;
        return done;
    }
    bool primary() { return touch(m_table.primary()); }
    bool isOver() { return match()->over() || match()->seat() != m_seat; }

    bool enterDice()
    {
        for (const Face face : kAll<Face>)
            for (int die = 0; die < m_dice.count(face); ++die)
                if (!touch(m_table.click(u"key_"_s + keyOf(face))))
                    return false;
        return chooseHalves() && collect();
    }
    // What came before only says how the dice lie.
    bool collect()
    {
        m_diceTouches = m_touches;
        return primary();
    }
    // The app's dice fall as in the file.
    bool rollDice()
    {
        std::vector<Face> faces;
        match()->tray()->setFaces([&faces] {
            const Face face = faces.back();
            faces.pop_back();
            return face;
        });
        const auto lay = [&faces](const Dice &dice) {
            for (const Face face : kAll<Face>)
                faces.insert(faces.end(), static_cast<std::size_t>(dice.count(face)), face);
        };
        for (const Move &move : m_rolling) {
            bool isDone = true;
            if (const Roll *roll = std::get_if<Roll>(&move)) {
                lay(roll->faces);
                isDone = primary();
            } else if (const Reroll *again = std::get_if<Reroll>(&move)) {
                lay(again->rolled);
                isDone = rollAllBut(again->kept) && primary();
            } else if (const Leadership *leadership = std::get_if<Leadership>(&move)) {
                faces.push_back(leadership->to);
                isDone = touch(m_table.secondary()) && touchDie(leadership->from);
            }
            if (!isDone)
                return false;
        }
        m_diceTouches = m_touches;
        return match()->stage() != app::BronzeMatch::Roll || (chooseHalves() && collect());
    }
    bool rollAllBut(Dice kept)
    {
        auto dice = match()->tray()->dice();
        for (int place = 0; place < match()->tray()->count(); ++place) {
            const Face face = *dice.at(&dice, place)->view().face;
            if (kept.count(face) > 0)
                kept.remove(face);
            else if (!touchPlace(place))
                return false;
        }
        return true;
    }
    bool touchDie(Face face)
    {
        auto dice = match()->tray()->dice();
        for (int place = 0; place < match()->tray()->count(); ++place)
            if (dice.at(&dice, place)->view().face == face)
                return touchPlace(place);
        return false;
    }
    // Of a die of two kinds the half that it has.
    bool touchPlace(int place)
    {
        auto dice = match()->tray()->dice();
        const bool isFood = dice.at(&dice, place)->asFood();
        return touch(m_table.click(u"die%1"_s.arg(place), isFood ? QPointF(0.15, 0.15) : QPointF(0.85, 0.85)));
    }
    // A die that gives the other of its two.
    bool chooseHalves()
    {
        auto dice = match()->tray()->dice();
        for (int place = 0; place < match()->tray()->count() && foodDice() != m_food; ++place) {
            const app::BronzeDie *die = dice.at(&dice, place);
            if (die->face() != u"choice"_s || die->asFood() == (foodDice() < m_food))
                continue;
            const QPointF half = foodDice() < m_food ? QPointF(0.15, 0.15) : QPointF(0.85, 0.85);
            if (!touch(m_table.click(u"die%1"_s.arg(place), half)))
                return false;
        }
        return foodDice() == m_food;
    }
    int foodDice()
    {
        auto dice = match()->tray()->dice();
        int count = 0;
        for (int place = 0; place < match()->tray()->count(); ++place)
            count += dice.at(&dice, place)->face() == u"choice"_s && dice.at(&dice, place)->asFood();
        return count;
    }
    // A disaster is read.
    bool goOn() { return m_table.find(u"news"_s) == nullptr || primary(); }

    int pencilled(const Build &build)
    {
        const app::BronzeSheet sheet = match()->sheets().at(m_seat);
        return (sheet.cities + sheet.monuments).at(static_cast<int>(build.target)).pencilled;
    }
    // Those that take all that is left come last, so that a touch puts in as many as are wanted.
    bool build()
    {
        if (m_builds.empty())
            return true;
        for (const bool exact : {true, false})
            for (const Build &build : m_builds) {
                if (pencilled(build) == build.boxes)
                    continue;
                const int open = boxesOf(build.target) - m_sheet.boxes(build.target);
                const bool fits = std::min(open, match()->workersLeft()) == build.boxes;
                if (exact && !fits)
                    continue;
                if (!touch(m_table.click(keyOf(build.target))))
                    return false;
                while (pencilled(build) > build.boxes)
                    if (!touch(m_table.click(keyOf(build.target))))
                        return false;
            }
        return m_buy && m_table.find(keyOf(m_buy->development)) != nullptr ? true : primary();
    }
    bool buy()
    {
        if (!m_buy)
            return true;
        // On a phone the developments come when the building is done.
        if (m_table.find(keyOf(m_buy->development)) == nullptr && m_builds.empty() && !primary())
            return false;
        if (!touch(m_table.click(keyOf(m_buy->development))))
            return false;
        for (const Good good : kAll<Good>) {
            const bool isChosen = match()->sheets().at(m_seat).goods.at(static_cast<int>(good)).chosen;
            if (isChosen != m_buy->goods.has(good) && !touch(m_table.click(u"row_"_s + keyOf(good))))
                return false;
        }
        return match()->purchase().food == m_buy->food && primary();
    }
    bool discard()
    {
        if (!m_discard)
            return true;
        for (const Good good : kAll<Good>)
            for (int peg = 0; peg < m_discard->goods[good]; ++peg)
                if (!touch(m_table.click(u"row_"_s + keyOf(good))))
                    return false;
        return primary();
    }
    bool end()
    {
        for (int touches = 0; touches < Table::kPatience && !isOver(); ++touches)
            if (!primary())
                return false;
        return isOver();
    }

    Table &m_table;
    Sheet m_sheet; ///< at the beginning of the turn
    int m_seat = 0;
    int m_touches = 0;
    int m_diceTouches = 0;
    std::vector<Move> m_rolling;
    Dice m_dice;
    int m_food = 0;
    std::vector<Build> m_builds;
    std::optional<Buy> m_buy;
    std::optional<Discard> m_discard;
};

} // namespace

class PagesTouches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setApplicationFont(); }
    void touchesAreFewerThanStrokesAndPegMoves_data();
    void touchesAreFewerThanStrokesAndPegMoves();
};

void PagesTouches::touchesAreFewerThanStrokesAndPegMoves_data()
{
    QTest::addColumn<bool>("realDice");
    QTest::newRow("the table's dice") << true;
    QTest::newRow("the app's dice") << false;
}

void PagesTouches::touchesAreFewerThanStrokesAndPegMoves()
{
    QFETCH(const bool, realDice);
    int touches = 0;
    int diceTouches = 0;
    int strokes = 0;
    int turns = 0;
    for (const QByteArray &line : read(u"touches/ten-turns.txt"_s).split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (line.startsWith('#') || words.size() != 2)
            continue;
        ++turns;
        const Turn turn = turnOf(QString::fromLatin1(words.at(0)), words.at(1).toInt());
        const QTemporaryDir folder;
        Table::Options options;
        options.database = folder.filePath(u"matches.db"_s);
        {
            storage::Library library(std::filesystem::path(options.database.toStdU16String()));
            MaybeRefusal refusal;
            const auto session = Session::begin(*findGame("bronze"), turn.setup, &library, refusal);
            for (const Move &move : turn.before)
                QVERIFY(!session->play(TheMatch::moveValue(move)));
            options.open = session->id().value;
        }
        Table table(options);
        table.match()->tray()->setRealDice(realDice);
        Player player(table, turn);
        QVERIFY2(player.play(), qPrintable(QString::fromLatin1(line) + u' ' + table.warnings().join(u'\n')));

        // What was touched is the turn of the file.
        std::vector<Move> moves = turn.before;
        moves.insert(moves.end(), turn.moves.begin(), turn.moves.end());
        const State expected = stateAfter(turn.setup, moves);
        storage::Library library(std::filesystem::path(options.database.toStdU16String()));
        MaybeRefusal refusal;
        const auto kept = Session::open(library, storage::MatchId{options.open}, refusal);
        QVERIFY2(static_cast<const TheMatch &>(kept->match()).current() == expected, line.constData());

        qInfo("%-20s %3d touches, %2d of them on dice, %3d strokes and peg moves", line.constData(), player.touches(),
              player.diceTouches(), onPaper(turn));
        touches += player.touches();
        diceTouches += player.diceTouches();
        strokes += onPaper(turn);
    }
    QCOMPARE(turns, 10);
    const double share = static_cast<double>(touches) / strokes;
    const double written = static_cast<double>(touches - diceTouches) / strokes;
    qInfo("ten turns: %d touches, %d strokes and peg moves: %.2f; without the dice %.2f", touches, strokes, share, written);
    QVERIFY(share <= kAtMost);
    QVERIFY(written <= kAtMostWritten);
}

} // namespace tst_pages_touches

PEGSHEET_WINDOW_TEST(tst_pages_touches, PagesTouches)

#include "tst_pages_touches.moc"
