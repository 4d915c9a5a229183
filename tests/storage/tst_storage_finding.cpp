// SPDX-License-Identifier: Apache-2.0
// Matches are found by what they are, who played, and what was said of them.
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_storage_finding {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

struct Kept
{
    std::vector<std::string> names;
    std::string game = "bronze";
    bool over = false;
    std::int64_t day = 0;
    About about = {};
};

MatchId keep(Library &library, const Kept &kept)
{
    StoredMatch match;
    match.entry.game = kept.game;
    match.entry.setup = {kept.names, "classic", {}, "play"};
    match.entry.startedAt = 1'700'000'000 + kept.day * 86400;
    match.entry.touchedAt = match.entry.startedAt + 60;
    match.entry.summary = {0, kept.over, kept.over ? -1 : 0, std::vector<int>(kept.names.size(), 5), {}};
    match.entry.about = kept.about;
    return library.insert(match);
}

std::string idsOf(const std::vector<MatchEntry> &entries)
{
    std::string ids;
    for (const MatchEntry &entry : entries)
        ids += (ids.empty() ? "" : " ") + std::to_string(entry.id.value);
    return ids;
}

Wanted::Word word(const std::string &text)
{
    return {text, {}};
}

} // namespace

class FindingTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Library> m_library;

    std::string found(const Wanted &wanted, std::size_t from = 0, std::size_t count = 100)
    {
        return idsOf(m_library->find(wanted, from, count));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db");
        keep(*m_library, {{"Ada", "Ben"}, "bronze", true, 5, {"Café", ""}});          // 1
        keep(*m_library, {{"Ada", "Jürgen"}, "nations", false, 9, {}});               // 2
        keep(*m_library, {{"Adam", "B\"en"}, "bronze", false, 1, {"", "100% luck"}}); // 3
        keep(*m_library, {{"Cleo"}, "bronze", true, 5, {}});                          // 4
    }

    void theyComeByDateOrAsPlayed()
    {
        QCOMPARE(found({}), std::string("2 4 1 3"));
        QCOMPARE(found({Wanted::Which::All, Wanted::Order::Changed, {}, {}, {}}), std::string("4 3 2 1"));
        QCOMPARE(found({}, 1, 2), std::string("4 1"));
        QCOMPARE(found({}, 4, 2), std::string());
    }

    void whatIsOverComesByWhenItWasOver()
    {
        StoredMatch match = m_library->load(MatchId{3});
        match.entry.uid.clear();
        match.entry.summary.over = true;
        match.entry.overAt = m_library->load(MatchId{2}).entry.startedAt + 1;
        m_library->insert(match); // 5, begun before all others
        QCOMPARE(found({}), std::string("5 2 4 1 3"));
        QCOMPARE(found({Wanted::Which::Over, {}, {}, {}, {}}), std::string("5 4 1"));
    }

    void openFinishedAndRemovedOnesAreToldApart()
    {
        m_library->remove(MatchId{4});
        m_library->remove(MatchId{2});
        QCOMPARE(found({}), std::string("1 3"));
        QCOMPARE(found({Wanted::Which::Open, {}, {}, {}, {}}), std::string("3"));
        QCOMPARE(found({Wanted::Which::Over, {}, {}, {}, {}}), std::string("1"));
        QCOMPARE(found({Wanted::Which::Removed, Wanted::Order::Played, {}, {}, {}}), std::string("2 4"));
        const Counts counts = m_library->counts();
        QCOMPARE(std::tuple(counts.all, counts.open, counts.removed), std::tuple(2, 1, 2));
        QCOMPARE(counts.games, (std::vector<std::pair<std::string, std::int64_t>>{{"bronze", 2}}));
        m_library->takeBack(MatchId{2});
        QCOMPARE(m_library->counts().games.size(), std::size_t(2));
        QCOMPARE(m_library->counts().games[0].first, std::string("bronze"));
    }

    void aPlayerIsAWholeName()
    {
        Wanted wanted;
        wanted.player = "Ada";
        QCOMPARE(found(wanted), std::string("2 1"));
        wanted.player = "B\"en";
        QCOMPARE(found(wanted), std::string("3"));
        wanted.player = "en";
        QCOMPARE(found(wanted), std::string());
        wanted.player = "Ada";
        wanted.game = "nations";
        QCOMPARE(found(wanted), std::string("2"));
    }

    void everyWordOccursSomewhere()
    {
        Wanted wanted;
        wanted.words = {word("ada")};
        QCOMPARE(found(wanted), std::string("2 1 3"));
        wanted.words.push_back(word("caf"));
        QCOMPARE(found(wanted), std::string("1"));
        wanted.words = {word("0% L")};
        QCOMPARE(found(wanted), std::string("3"));
        wanted.words = {word("%")};
        QCOMPARE(found(wanted), std::string("3"));
        wanted.words = {word("_")};
        QCOMPARE(found(wanted), std::string());
        wanted.words = {word("JÜRGEN")};
        QCOMPARE(found(wanted), std::string("2"));
        wanted.words = {{"nati", {"nations"}}, word("ada")};
        QCOMPARE(found(wanted), std::string("2"));
    }

    void namesAndWordsAreComparedAsWhoeverOpenedItSays()
    {
        Library::Options options;
        options.nameKey = [](std::string_view name) { return std::string(name.substr(0, name.find_last_not_of('_') + 1)); };
        options.searchKey = [](std::string_view text) {
            std::string key(text);
            std::replace(key.begin(), key.end(), 'k', 'c');
            return key;
        };
        m_library = std::make_unique<Library>(*m_folder / "b.db", options);
        keep(*m_library, {{"Ada_", "Ben"}, "bronze", true, 1, {}});                    // 1
        keep(*m_library, {{"B\"en", "Ada"}, "bronze", false, 2, {}});                  // 2
        keep(*m_library, {{"B\"en__", "Adam"}, "bronze", false, 3, {"kafe", "nice"}}); // 3
        Wanted wanted;
        for (const char *name : {"Ada", "Ada_", "Ada___"}) {
            wanted.player = name;
            QCOMPARE(found(wanted), std::string("2 1"));
        }
        wanted.player = "B\"en_";
        QCOMPARE(found(wanted), std::string("3 2"));
        wanted.player.clear();
        for (const char *text : {"kaf", "caf", "nike"}) {
            wanted.words = {word(text)};
            QCOMPARE(found(wanted), std::string("3"));
        }
    }
};

} // namespace tst_storage_finding

PEGSHEET_TEST(tst_storage_finding, FindingTest)
#include "tst_storage_finding.moc"
