// SPDX-License-Identifier: Apache-2.0
// How long the frames of a swipe from one sheet to the next take on a phone, 360x640, in matches of four in their
// middle. A finger presses, moves, lets go, and the sheets slide to their place; of every swipe the longest frame is
// kept. Prints the share of swipes none of whose frames takes longer than 16 ms.
//
//     bench_swipes [SEED]
//
// Every swipe begins a tenth of a second after what came before, the first one after the page of the match: sooner
// than anybody sees a page and moves, and soon enough that sheets are still being made. After a few swipes the match
// goes on, so that the sheets are other ones by then.
#include "model/bronze/game.h"
#include "qml/theme/applicationfont.h"
#include "tests/bench/frames.h"
#include "tests/qml/pages/table.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace pegsheet;
using bench::FrameByFrame;
using bench::Screen;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMatches = 4;
constexpr int kPlayers = 4;
constexpr int kMovesBefore = 120;
constexpr int kTurns = 4;
// The ways of the fingers in a turn: to the next sheet or back to the one before.
constexpr std::array kWays{1, 1, 1, -1, 1};
constexpr int kFingerMoves = 16;
constexpr int kFramesBefore = 6;
constexpr int kFramesAfterMoves = 20;
// The sheets slide for longer than this, and lie still by then.
constexpr int kFramesOfSlide = 5;
constexpr int kPatience = 60;
constexpr double kLimit = 16;

Setup fourPlayers()
{
    return {{"Ada", "Ben", "Cleo", "Dov"}, {}, {}, "play"};
}

/// A match that plays itself, in a database and then in the window.
class Match
{
public:
    Match(std::uint64_t seed, const QString &database, FrameByFrame &time) : m_random(seed)
    {
        if (bronze::start(fourPlayers(), m_state))
            std::abort();
        tests::Table::Options options;
        options.database = database;
        options.open = begin(database);
        m_table = std::make_unique<tests::Table>(options);
        // The tests' window does without; a swipe ends in an animation.
        m_table->application().settings()->setMotion(app::Settings::AsTheSystem);
        m_screen = std::make_unique<Screen>(m_table->window(), time);
    }

    [[nodiscard]] Screen &screen() { return *m_screen; }
    [[nodiscard]] tests::Table &table() { return *m_table; }

    /// To the next player's turn, and these moves into it.
    void playOn(int moves)
    {
        const int player = m_state.player;
        while (m_state.player == player)
            makeMove();
        for (int made = 0; made < moves; ++made)
            makeMove();
    }

private:
    qlonglong begin(const QString &database)
    {
        storage::Library library(std::filesystem::path(database.toStdU16String()));
        MaybeRefusal refusal;
        const auto session = Session::begin(*findGame("bronze"), fourPlayers(), &library, refusal);
        for (int made = 0; made < kMovesBefore || m_state.step != bronze::Step::Building; ++made)
            if (session->play(MatchOf<bronze::Bronze>::moveValue(nextMove())))
                std::abort();
        return session->id().value;
    }
    bronze::Move nextMove()
    {
        if (bronze::Bronze::over(m_state))
            qFatal("the match is over too early");
        return bronze::playRandomly(m_state, m_random);
    }
    void makeMove()
    {
        const Value move = MatchOf<bronze::Bronze>::moveValue(nextMove());
        if (!m_table->match()->make(std::span(&move, 1)))
            qFatal("a move was refused");
    }

    Random m_random;
    bronze::State m_state;
    std::unique_ptr<tests::Table> m_table;
    std::unique_ptr<Screen> m_screen;
};

QQuickItem *pagerOf(tests::Table &table)
{
    QQuickItem *pager = table.findIf(table.window()->contentItem(), [](const QQuickItem *item) {
        return item->property("isMoving").isValid() && item->property("coming").isValid();
    });
    if (pager == nullptr)
        qFatal("no sheets to swipe");
    return pager;
}

// Where the finger is after so many of its moves, to the next sheet (1) or to the one before (-1).
QPoint fingerAt(int moves, int way)
{
    return {180 + way * (120 - 240 * moves / kFingerMoves), 330};
}

// The longest frame of a swipe that way.
double swipe(Match &match, QPointingDevice *finger, int way)
{
    QQuickWindow *window = match.table().window();
    Screen &screen = match.screen();
    QQuickItem *pager = pagerOf(match.table());
    const int wanted = (pager->property("current").toInt() + kPlayers + way) % kPlayers;
    const int drawnBefore = screen.drawn();
    double longest = 0;
    const auto frame = [&](const auto &touch) { longest = std::max(longest, screen.frame(touch)); };
    const auto rest = [] {};

    frame([&] { QTest::touchEvent(window, finger).press(0, fingerAt(0, way)); });
    for (int moves = 1; moves <= kFingerMoves; ++moves)
        frame([&] { QTest::touchEvent(window, finger).move(0, fingerAt(moves, way)); });
    frame([&] { QTest::touchEvent(window, finger).release(0, fingerAt(kFingerMoves, way)); });
    int slid = 0;
    for (; pager->property("isMoving").toBool() && slid < kPatience; ++slid)
        frame(rest);
    frame(rest); // what was put off until the sheet lies

    // A swipe that shows nothing would be fast.
    const bool isShown = pager->property("current").toInt() == wanted && !pager->property("isMoving").toBool();
    if (!isShown || slid < kFramesOfSlide || screen.drawn() - drawnBefore < kFingerMoves)
        qFatal("a swipe did not show the next sheet");
    return longest;
}

std::vector<double> swipes(std::uint64_t seed, FrameByFrame &time, QPointingDevice *finger)
{
    const QTemporaryDir folder;
    Match match(seed, folder.filePath(u"match.db"_s), time);
    std::vector<double> longest;
    for (int turn = 0; turn < kTurns; ++turn) {
        if (turn > 0) {
            match.playOn(turn);
            match.screen().wait(kFramesAfterMoves);
        }
        for (const int way : kWays) {
            match.screen().wait(kFramesBefore);
            longest.push_back(swipe(match, finger, way));
        }
    }
    // A page that is not there would be fast.
    if (!match.table().warnings().isEmpty())
        qFatal("%s", qPrintable(match.table().warnings().join(u'\n')));
    return longest;
}

void print(std::vector<double> longest)
{
    std::sort(longest.begin(), longest.end());
    const auto smooth = std::upper_bound(longest.begin(), longest.end(), kLimit) - longest.begin();
    std::printf("swipes         %8zu\nsmooth         %8.2f %%\nmedian longest %8.3f ms\nworst longest  %8.3f ms\n", longest.size(),
                100.0 * static_cast<double>(smooth) / static_cast<double>(longest.size()), longest[longest.size() / 2],
                longest.back());
}

} // namespace

int main(int argc, char **argv)
{
    // A frame is drawn as soon as one is wanted; the steps here part them.
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    const QGuiApplication application(argc, argv);
    setApplicationFont();
    FrameByFrame time;
    time.install();
    QPointingDevice *finger = QTest::createTouchDevice();
    std::vector<double> longest;
    const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
    for (std::uint64_t match = 0; match < kMatches; ++match) {
        const std::vector<double> some = swipes(seed + match, time, finger);
        for (std::size_t at = 0; at < some.size(); ++at)
            if (some[at] > kLimit)
                std::printf("match %d, swipe %zu: %.1f ms\n", static_cast<int>(match), at + 1, some[at]);
        longest.insert(longest.end(), some.begin(), some.end());
    }
    print(longest);
    return 0;
}
