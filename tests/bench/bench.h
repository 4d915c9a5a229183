// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <vector>

/// The parts of the benchmark; each prints its rows.
namespace pegsheet::bench {

/// A process that said "ready" (or ended): how long that took from its start, and the most memory it had.
struct Run
{
    double milliseconds = 0;
    double megabytes = 0;
};
/// Starts the program and waits until it prints a line and ends. Throws std::runtime_error when it fails.
[[nodiscard]] Run timed(const QString &program, const QStringList &arguments);
/// What the program prints, whole.
[[nodiscard]] QString output(const QString &program, const QStringList &arguments);

[[nodiscard]] inline double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

/// A row of the table: what, how much, of what unit, beside which yardstick, and what it must reach.
void row(const QString &what, const QString &measured, const QString &yardstick, const QString &target, bool reached);

void simulation(const QString &cli);
/// The player that thinks one turn ahead: how fast it is, beside the random one, and what it scores alone.
void fastPlayer();
/// The player by which the app judges, how long it thinks, and how long the review of a match takes.
void reviews();
/// Empire's End by the command line and in the window.
void empiresEnd(const QString &cli);
/// Tapestry by the command line and in the window.
void tapestry(const QString &cli, const QString &app, const QString &empty);
/// A turn of a match of five in a database.
struct ResumedTurn
{
    QString database;
    qint64 match = 0;  ///< its number there
    QString onPhone;   ///< what its row is called at 360x640
    QString inColumns; ///< and at 1920x1080
};
/// How long that turn takes until it is ready on a phone and at 1920x1080, and its memory.
void resumed(const QString &app, const QString &empty, const ResumedTurn &kept);
void commits(const QString &program);
void windows(const QString &app, const QString &empty, const QString &database, qint64 match);
/// Fills a database with a match of 10,000 moves and measures opening it and undoing in it.
void longMatch();
/// A random match in the window at 1920x1080: what a move costs until every binding is up to date.
void moves(const QString &program);
/// The same of a touch on the head of a track, with five players of Tapestry on a phone.
void touches(const QString &program);
/// Landmarks of Tapestry that a finger drags across a city at 360x640: the longest frame, what the window's pixels cost left out.
void drags(const QString &program);
/// Swipes between sheets at 360x640: how many have no long frame, what the window's pixels cost left out.
void swipes(const QString &program);
/// The pages of history and statistics with 100,000 matches: the slowest of them.
void manyMatches(const QString &program);
/// How large shared codes are, and how long writing and reading one takes.
void codes(const QString &program);
/// The number behind a label in what a program printed.
[[nodiscard]] double numberAfter(const QString &text, const char *label);
/// Codes before the simulated camera: how many are read, how long a frame takes, how long the window waits for it.
void scans(const QString &program);
/// A database with a match of four players in the middle of a turn; its number.
[[nodiscard]] qint64 makeTurn(const QString &database);

} // namespace pegsheet::bench
