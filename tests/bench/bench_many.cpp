// SPDX-License-Identifier: Apache-2.0
// What the pages of the past cost where very many matches are kept: from the wish until the page is drawn, at 360x640; beside
// it the same pages with few matches.
//
//     bench_many [MATCHES]
//
// 100,000 unless told.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRuns = 5;
constexpr int kNames = 60;
constexpr int kFew = 24;
constexpr int kMany = 100'000;
constexpr std::size_t kAtOnce = 5000;

/// A plausible result: three games of ten are open, the others have two to four players and what their points came from.
StoredMatch drawn(std::mt19937 &random, int number)
{
    const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.startedAt = 1'500'000'000 + number * 3600LL;
    match.entry.touchedAt = match.entry.startedAt + 2400;
    match.entry.played = 2000 + below(1500);
    match.entry.setup.variant = below(5) == 0 ? "late" : "classic";
    match.entry.setup.mode = "play";
    Summary &summary = match.entry.summary;
    summary.over = below(10) >= 3;
    summary.player = summary.over ? -1 : 0;
    const int players = 2 + below(3);
    const int first = below(kNames);
    for (int seat = 0; seat < players; ++seat) {
        // Some play often, most seldom.
        const int name = (first * first / kNames + seat * 7) % kNames;
        match.entry.setup.players.push_back("Player " + std::to_string(name));
        const int monuments = below(25);
        const int developments = below(30);
        const int disasters = -below(9);
        summary.scores.push_back(monuments + developments + disasters);
        if (summary.over)
            summary.sources.push_back(
                {{"developments", developments}, {"monuments", monuments}, {"bonus", below(6)}, {"disasters", disasters}});
    }
    if (summary.over)
        summary.winners = {
            static_cast<int>(std::max_element(summary.scores.begin(), summary.scores.end()) - summary.scores.begin())};
    if (below(20) == 0)
        match.entry.about = {"Café", "a note of some length about the evening"};
    return match;
}

/// Many at once: a commit each would take the time of the disk, not ours.
void fill(const std::filesystem::path &file, int matches)
{
    Library library(file);
    std::mt19937 random(1);
    std::vector<StoredMatch> some;
    for (int number = 0; number < matches; ++number) {
        some.push_back(drawn(random, number));
        if (some.size() == kAtOnce || number + 1 == matches) {
            library.insert(some);
            some.clear();
        }
    }
}

using Measured = std::vector<std::pair<const char *, double>>;

/// Shows pages and measures each until it is drawn, the median of several.
class Pages
{
public:
    explicit Pages(const tests::Table::Options &options) : m_table(options), m_history(m_table.application().history()) {}

    Measured measure()
    {
        app::Statistics *statistics = m_table.application().statistics();
        each(
            "history", [&] { open(u"history"_s); }, [&] { open(u"start"_s); });
        open(u"history"_s);
        each(
            "one player's matches", [&] { m_history->setFilter(u"player:Player 3"_s); }, [&] { m_history->setFilter({}); });
        each(
            "search", [&] { m_history->setSearch(u"player 59 caf"_s); }, [&] { m_history->setSearch({}); });
        each(
            "search in vain", [&] { m_history->setSearch(u"nothing at all"_s); }, [&] { m_history->setSearch({}); });
        const qlonglong id = m_history->matches()->row(1).value(u"matchId"_s).toLongLong();
        each(
            "a match", [&] { m_history->look(id); }, [&] { m_history->lookAway(); });
        each(
            "statistics", [&] { open(u"statistics"_s); }, [&] { open(u"history"_s); });
        open(u"statistics"_s);
        each(
            "one player's statistics", [&] { statistics->setPlayer(u"Player 3"_s); }, [&] { statistics->setPlayer({}); });
        each(
            "one rule set's", [&] { statistics->setRules(u"bronze/late"_s); }, [&] { statistics->setRules({}); });
        // A page that is not there would be fast.
        if (!m_table.warnings().isEmpty())
            qFatal("%s", qPrintable(m_table.warnings().join(u'\n')));
        return m_measured;
    }

private:
    void open(const QString &page)
    {
        auto *loader = m_table.window()->findChild<QQuickItem *>(u"overLoader"_s);
        QMetaObject::invokeMethod(loader->parentItem(), "open", Q_ARG(QString, page));
    }

    template <typename There, typename Back>
    void each(const char *name, There there, Back back)
    {
        std::vector<double> times;
        for (int run = 0; run < kRuns; ++run) {
            m_table.settle();
            const auto begin = std::chrono::steady_clock::now();
            there();
            m_table.settle();
            times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
            back();
        }
        std::sort(times.begin(), times.end());
        m_measured.emplace_back(name, times[times.size() / 2]);
    }

    tests::Table m_table;
    app::History *m_history;
    Measured m_measured;
};

Measured measured(int matches)
{
    const QTemporaryDir folder;
    tests::Table::Options options;
    options.database = folder.filePath(u"many.db"_s);
    options.size = {360, 640};
    fill(options.database.toStdU16String(), matches);
    return Pages(options).measure();
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    setApplicationFont();
    const Measured few = measured(kFew);
    const Measured many = measured(argc > 1 ? std::atoi(argv[1]) : kMany);
    double slowest = 0;
    double beside = 0;
    for (std::size_t page = 0; page < many.size(); ++page) {
        std::printf("%-26s %8.2f ms, with few %8.2f ms\n", many[page].first, many[page].second, few[page].second);
        if (many[page].second > slowest) {
            slowest = many[page].second;
            beside = few[page].second;
        }
    }
    std::printf("slowest %.2f ms\nbeside %.2f ms\n", slowest, beside);
    return 0;
}
