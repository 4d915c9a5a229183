// SPDX-License-Identifier: Apache-2.0
// Two and three tablets that play, take back, show and scan at random, with codes lost, repeated and reordered: in the end
// all agree or show the same fork, no move is ever lost, and an old code again changes nothing.
#include "model/bronze/game.h"
#include "model/core/matchof.h"
#include "model/core/random.h"
#include "tests/model/core/copies.h"
#include "tests/registry.h"

#include <QTest>

#include <set>

namespace tst_core_sessions {

using namespace pegsheet;
using namespace pegsheet::tests;
using BronzeMatch = MatchOf<bronze::Bronze>;

namespace {

constexpr int kEvents = 36;

const BronzeMatch &bronzeOf(const Tablet &tablet)
{
    return dynamic_cast<const BronzeMatch &>(tablet.match());
}

bool goesOn(Relation relation)
{
    return relation == Relation::Behind || relation == Relation::Mended;
}

class Table
{
public:
    Table(const Setup &setup, std::uint64_t seed) : m_random(seed)
    {
        const std::uint32_t tablets = 2 + m_random.below(2);
        for (std::uint32_t i = 0; i < tablets; ++i)
            m_tablets.emplace_back(setup);
        m_scanned.resize(tablets);
    }

    /// Empty, or what went wrong.
    std::string session()
    {
        for (int event = 0; event < kEvents && m_fault.empty(); ++event)
            something(m_random.below(static_cast<std::uint32_t>(m_tablets.size())));
        if (m_fault.empty())
            meet();
        if (m_fault.empty())
            requireAgreement();
        if (m_fault.empty())
            requireOldCodesChangeNothing();
        return m_fault;
    }

private:
    void something(std::uint32_t who)
    {
        Tablet &tablet = m_tablets[who];
        const std::uint32_t what = m_random.below(20);
        if (what < 6)
            play(tablet, 1 + m_random.below(4));
        else if (what < 8)
            enterWhatAnotherDid(tablet);
        else if (what < 9)
            tablet.undo(static_cast<int>(1 + m_random.below(4)));
        else if (what < 10)
            tablet.redo(static_cast<int>(1 + m_random.below(4)));
        else if (what < 14)
            m_codes.push_back(tablet.show(m_random.below(2) == 0 ? Extent::News : Extent::Whole));
        else if (!m_codes.empty())
            scan(who,
                 m_random.below(3) == 0 ? m_random.below(static_cast<std::uint32_t>(m_codes.size()))
                                        : static_cast<std::uint32_t>(m_codes.size()) - 1);
    }

    void play(Tablet &tablet, std::uint32_t moves)
    {
        for (; moves > 0 && !tablet.match().over(); --moves) {
            bronze::State state = bronzeOf(tablet).current();
            tablet.play(BronzeMatch::moveValue(bronze::playRandomly(state, m_random)));
        }
    }

    // The next turn of another tablet, its dice as they lay in the end.
    void enterWhatAnotherDid(Tablet &tablet)
    {
        const BronzeMatch &other = bronzeOf(m_tablets[m_random.below(static_cast<std::uint32_t>(m_tablets.size()))]);
        const int from = tablet.match().length();
        if (other.length() <= from || other.stateHashAt(from) != tablet.match().stateHash())
            return;
        int place = from;
        if (std::holds_alternative<bronze::Roll>(other.moveAt(from))) {
            while (place < other.length() && other.stateAt(place).step <= bronze::Step::Rolling)
                ++place;
            const bronze::Dice dice = other.stateAt(place - 1).dice;
            if (other.stateAt(place).step <= bronze::Step::Rolling || dice.size() != other.stateAt(from).mine().cities())
                return;
            if (!std::holds_alternative<bronze::Keep>(other.moveAt(place - 1)))
                return;
            tablet.play(BronzeMatch::moveValue(bronze::Roll{dice}));
            tablet.play(BronzeMatch::moveValue(bronze::Keep{}));
        }
        for (; place < other.length() && other.playerAt(place) == tablet.match().player(); ++place)
            tablet.play(BronzeMatch::moveValue(other.moveAt(place)));
    }

    void scan(std::uint32_t who, std::uint32_t code)
    {
        Tablet &tablet = m_tablets[who];
        MaybeRefusal refusal;
        const auto offer = tablet.read(m_codes[code], refusal);
        if (offer == nullptr) {
            if (refusal->code != "share.elsewhere")
                m_fault = "a code is refused: " + std::string(refusal->code);
            return;
        }
        const Relation relation = compare(tablet.side(), offer->side()).relation;
        if (relation == Relation::Fork && m_random.below(2) == 0)
            return;
        const Known kb = tablet.known();
        const int lb = tablet.match().length();
        take(tablet, *offer, m_random.below(2) == 0 ? Choice::Theirs : Choice::Mine);
        if (compare(tablet.side(), offer->side()).relation > Relation::Ahead) {
            auto pr = [](const char *n, const Known &k, int len) {
                fprintf(stderr, "%s len %d e%u:", n, len, k.edition);
                for (auto p : k.points)
                    fprintf(stderr, " (%u,%x)", p.length, p.sum & 0xffff);
                fprintf(stderr, "\n");
            };
            pr("before", kb, lb);
            pr("offer", offer->known, offer->match->length());
            pr("after", tablet.known(), tablet.match().length());
            auto c = compare(tablet.side(), offer->side());
            fprintf(stderr, "rel before %d after %d at %d %d %d\n", int(relation), int(c.relation), c.at, c.mineFrom, c.theirsFrom);
            for (auto s : lineSums(tablet.match()))
                fprintf(stderr, "%x ", pointOf(0, s).sum & 0xffff);
            fprintf(stderr, "\n");
            for (auto s : lineSums(*offer->match))
                fprintf(stderr, "%x ", pointOf(0, s).sum & 0xffff);
            fprintf(stderr, "\n");
        }
        m_scanned[who].insert(code);
        if (compare(tablet.side(), offer->side()).relation > Relation::Ahead)
            m_fault = "what was just taken over is not";
    }

    bool take(Tablet &tablet, const Offer &offer, Choice choice)
    {
        std::vector<StoredNode> before;
        for (NodeId node = 1; node <= tablet.match().nodeCount(); ++node)
            before.push_back(tablet.match().node(node));
        const bool changed = tablet.take(offer, choice);
        for (std::size_t node = 0; node < before.size(); ++node)
            if (!(tablet.match().node(static_cast<NodeId>(node) + 1) == before[node]))
                m_fault = "a move is lost";
        return changed;
    }

    // Everybody scans everybody, and nobody decides anything, until nothing changes any more.
    void meet()
    {
        for (int round = 0; round < 20; ++round) {
            bool changed = false;
            for (Tablet &shows : m_tablets) {
                const std::string code = shows.show();
                for (Tablet &scans : m_tablets) {
                    MaybeRefusal refusal;
                    const auto offer = scans.read(code, refusal);
                    if (offer == nullptr) {
                        m_fault = "a whole match is refused";
                        return;
                    }
                    if (compare(scans.side(), offer->side()).relation != Relation::Fork)
                        changed |= take(scans, *offer, Choice::Theirs);
                }
            }
            if (!changed)
                return;
        }
        m_fault = "it does not end";
    }

    void requireAgreement()
    {
        for (const Tablet &one : m_tablets)
            for (const Tablet &other : m_tablets) {
                const Relation there = compare(one.side(), other.side()).relation;
                const Relation back = compare(other.side(), one.side()).relation;
                if (there != back || (there != Relation::Same && there != Relation::Fork))
                    m_fault = "they neither agree nor show the same fork";
                if (there == Relation::Same && !(one.match().log() == other.match().log()))
                    m_fault = "they agree in different words";
            }
    }

    void requireOldCodesChangeNothing()
    {
        for (std::size_t who = 0; who < m_tablets.size(); ++who)
            for (const std::uint32_t code : m_scanned[who]) {
                MaybeRefusal refusal;
                const auto offer = m_tablets[who].read(m_codes[code], refusal);
                if (offer == nullptr)
                    m_fault = "an old code is refused";
                else if (goesOn(compare(m_tablets[who].side(), offer->side()).relation))
                    m_fault = "an old code changes something";
            }
    }

    Random m_random;
    std::vector<Tablet> m_tablets;
    std::vector<std::string> m_codes;
    std::vector<std::set<std::uint32_t>> m_scanned; ///< by tablet: what it took over or found old
    std::string m_fault;
};

} // namespace

class TestSessions : public QObject
{
    Q_OBJECT

private slots:
    void allAgreeOrShowTheSameFork()
    {
        const int sessions = qEnvironmentVariableIntValue("PEGSHEET_SESSIONS");
        const Setup setup = tableOf({"Ann", "Bo"});
        for (int seed = 0; seed < (sessions > 0 ? sessions : 1500); ++seed) {
            const std::string fault = Table(setup, static_cast<std::uint64_t>(seed)).session();
            QVERIFY2(fault.empty(), qPrintable(QString("session %1: %2").arg(seed).arg(fault.c_str())));
        }
    }
};

} // namespace tst_core_sessions

PEGSHEET_TEST(tst_core_sessions, TestSessions)

#include "tst_sessions.moc"
