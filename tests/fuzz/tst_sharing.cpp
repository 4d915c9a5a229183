// SPDX-License-Identifier: Apache-2.0
// Bad input from other tablets: refused with a reason, at once, and never another match.
#include "model/bronze/game.h"
#include "model/core/codetext.h"
#include "model/core/exchange.h"
#include "model/core/random.h"
#include "model/core/uid.h"
#include "tests/fuzz/sharebytes.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <new>
#include <set>
#include <unordered_set>

namespace {

// What is held at the moment, and the most of it since it was last asked.
std::atomic<std::size_t> s_held{0};
std::atomic<std::size_t> s_most{0};
constexpr std::size_t kBefore = alignof(std::max_align_t);

} // namespace

void *operator new(std::size_t size)
{
    auto *whole = static_cast<char *>(std::malloc(size + kBefore));
    if (whole == nullptr)
        throw std::bad_alloc();
    *reinterpret_cast<std::size_t *>(whole) = size;
    const std::size_t held = s_held += size;
    if (held > s_most)
        s_most = held;
    return whole + kBefore;
}

void operator delete(void *memory) noexcept
{
    if (memory == nullptr)
        return;
    char *whole = static_cast<char *>(memory) - kBefore;
    s_held -= *reinterpret_cast<std::size_t *>(whole);
    std::free(whole);
}

void operator delete(void *memory, std::size_t) noexcept
{
    operator delete(memory);
}

namespace tst_fuzz_sharing {

using namespace pegsheet;

namespace {

constexpr std::size_t kMegabyte = 1U << 20U;
#ifdef PEGSHEET_SANITIZED
constexpr qint64 kMilliseconds = 400; // sanitizers are slow
#else
constexpr qint64 kMilliseconds = 10;
#endif

std::unique_ptr<Match> played(std::uint64_t seed, std::size_t moves)
{
    MaybeRefusal refusal;
    const Setup setup = canonicalSetup(bronze::Bronze::info(), {{"Benedikt", "Gabriele", "Franzisk", "Margaret"}, {}, {}, "play"});
    auto match = findGame("bronze")->start(setup, refusal);
    const Array log = findGame("bronze")->simulate(setup, {seed, true}).log;
    for (std::size_t place = 0; place < std::min(moves, log.size()); ++place)
        if (match->play(log[place]))
            qFatal("a simulated move is refused");
    return match;
}

std::string codeOf(const Match &match)
{
    return shareText(match, {uidFrom(3), 0});
}

std::vector<std::uint8_t> bytesOf(const std::string &text)
{
    return fromBase43(std::string_view(text).substr(kCodePrefix.size())).value();
}

std::string textOf(const std::vector<std::uint8_t> &bytes)
{
    return std::string(kCodePrefix) + base43(bytes);
}

/// What reading it said: empty where it is a whole match.
std::string said(const std::string &text)
{
    MaybeRefusal refusal;
    const auto code = SharedCode::read(text, refusal);
    if (code != nullptr && code->whole(refusal) != nullptr)
        return {};
    return std::string(refusal->code);
}

void flip(std::vector<std::uint8_t> &bytes, std::uint32_t bit)
{
    bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
}

/// The text with a few characters changed, left out, put in or exchanged.
std::string mutated(std::string text, Random &random)
{
    for (std::uint32_t times = 1 + random.below(4); times > 0; --times) {
        const auto from = static_cast<std::uint32_t>(kCodePrefix.size());
        const std::uint32_t at = from + random.below(static_cast<std::uint32_t>(text.size()) - from - 1);
        const char digit = kCodeDigits[random.below(static_cast<std::uint32_t>(kCodeDigits.size()))];
        switch (random.below(4)) {
        case 0: text.erase(at, 1); break;
        case 1: text.insert(at, 1, digit); break;
        case 2: std::swap(text[at], text[at + 1]); break;
        default: text[at] = digit;
        }
    }
    return text;
}

} // namespace

class TestSharing : public QObject
{
    Q_OBJECT

private slots:
    void flipsOfUpToThreeBitsAreSeen();
    void sampledFlipsAreRefused();
    void mutationsNeverGiveAnotherState();
    void everyTextIsAnsweredAtOnceAndWithLittle();
    void anyBytesAreAMatchOrAReason();
    void anyTreeIsAMatchOrAReason();
    void anyHistoryIsReadAsJsonReadsIt();
    void newerFlagsAreSaidToBeNewer();
};

// The checksum is linear: flips go unseen exactly when what each adds to the sum cancels out.
void TestSharing::flipsOfUpToThreeBitsAreSeen()
{
    constexpr std::size_t kContent = 116;
    const std::uint32_t still = crc32(std::vector<std::uint8_t>(kContent));
    std::vector<std::uint32_t> adds;
    for (std::uint32_t bit = 0; bit < kContent * 8; ++bit) {
        std::vector<std::uint8_t> bytes(kContent);
        flip(bytes, bit);
        adds.push_back(crc32(bytes) ^ still);
    }
    for (std::uint32_t bit = 0; bit < 32; ++bit)
        adds.push_back(std::uint32_t{1} << bit);
    const std::unordered_set<std::uint32_t> alone(adds.begin(), adds.end());
    QCOMPARE(alone.size(), adds.size());
    QVERIFY(!alone.contains(0));
    for (std::size_t one = 0; one < adds.size(); ++one)
        for (std::size_t other = one + 1; other < adds.size(); ++other)
            QVERIFY(!alone.contains(adds[one] ^ adds[other]));
}

void TestSharing::sampledFlipsAreRefused()
{
    const auto match = played(3, 170);
    const std::vector<std::uint8_t> bytes = bytesOf(codeOf(*match));
    QVERIFY(bytes.size() > 100);
    Random random(4);
    for (int round = 0; round < 20000; ++round) {
        auto flipped = bytes;
        std::set<std::uint32_t> bits;
        while (bits.size() < static_cast<std::size_t>(1 + round % 3))
            bits.insert(random.below(static_cast<std::uint32_t>(bytes.size() * 8)));
        for (const std::uint32_t bit : bits)
            flip(flipped, bit);
        QCOMPARE(said(textOf(flipped)), std::string("share.damaged"));
    }
}

void TestSharing::mutationsNeverGiveAnotherState()
{
    const int wanted = qEnvironmentVariableIntValue("PEGSHEET_MUTATIONS");
    const int mutations = wanted > 0 ? wanted : 100000;
    std::vector<std::pair<std::string, std::uint64_t>> codes;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto match = played(seed, seed * 12);
        codes.emplace_back(codeOf(*match), match->stateHash());
    }
    Random random(8);
    for (int round = 0; round < mutations; ++round) {
        const auto &[good, hash] = codes[static_cast<std::size_t>(round) % codes.size()];
        MaybeRefusal refusal;
        const auto code = SharedCode::read(mutated(good, random), refusal);
        const auto match = code == nullptr ? nullptr : code->whole(refusal);
        QVERIFY(match == nullptr ? refusal.has_value() : match->stateHash() == hash);
    }
}

void TestSharing::everyTextIsAnsweredAtOnceAndWithLittle()
{
    Random random(9);
    qint64 slowest = 0;
    std::size_t most = 0;
    for (int round = 0; round < 600; ++round) {
        // From the middle of a real code on anything, so that it is read far; else any characters.
        std::string text(kCodePrefix);
        if (round % 3 == 0) {
            while (text.size() < kCodeLength)
                text += kCodeDigits[random.below(static_cast<std::uint32_t>(kCodeDigits.size()))];
        } else {
            std::vector<std::uint8_t> bytes(2800);
            for (std::uint8_t &byte : bytes)
                byte = round % 3 == 1 ? 0 : static_cast<std::uint8_t>(random.below(256));
            auto start = bytesOf(codeOf(*played(static_cast<std::uint64_t>(round), 60)));
            start.resize(20 + random.below(static_cast<std::uint32_t>(start.size()) - 24));
            std::copy(start.begin(), start.end(), bytes.begin());
            text = share::sealed(bytes);
        }
        qint64 quickest = std::numeric_limits<qint64>::max();
        for (int run = 0; run < 3; ++run) {
            const std::size_t before = s_held;
            s_most = before;
            QElapsedTimer timer;
            timer.start();
            (void)said(text);
            quickest = std::min(quickest, timer.nsecsElapsed());
            most = std::max<std::size_t>(most, s_most - before);
        }
        slowest = std::max(slowest, quickest);
    }
    qInfo("slowest %.2f ms, most %.0f kB", static_cast<double>(slowest) / 1e6, static_cast<double>(most) / 1024);
    QVERIFY(slowest < kMilliseconds * 1000000);
    QVERIFY(most < kMegabyte);
}

void TestSharing::anyBytesAreAMatchOrAReason()
{
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        Random random(seed);
        std::vector<std::uint8_t> bytes = bytesOf(codeOf(*played(seed % 40, seed % 90)));
        bytes.resize(bytes.size() - 4);
        for (std::uint32_t times = random.below(6); times > 0; --times)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<std::uint8_t>(random.below(256));
        QCOMPARE(share::faultOfPayload(bytes), std::string());
        QCOMPARE(share::faultOfText(share::sealed(bytes)), std::string());
    }
    QCOMPARE(share::faultOfFile(
                 R"({"game":"bronze","setup":{"players":["A","B"]},"log":[{"type":"roll","faces":["food","food","coins"]}],
        "left":[{"length":4,"sum":7}],"edition":2})"),
             std::string());
    QCOMPARE(share::faultOfFile("{"), std::string());
}

// A file with a tree, a few bytes changed: digits above all, which is where its parts point at each other.
void TestSharing::anyTreeIsAMatchOrAReason()
{
    const std::string file =
        R"({"game":"bronze","setup":{"players":["A","B"]},"log":[{"type":"roll","faces":["food","food","coins"]},{"type":"keep"}],)"
        R"("known":[{"length":1,"sum":7}],"edition":2,"nodes":[{"parent":0,"move":{"type":"roll","faces":["food","food","coins"]}},)"
        R"({"parent":1,"move":{"type":"keep"}},{"parent":2,"move":{"type":"endTurn"}},{"parent":1,"move":{"type":"keep"}}],)"
        R"("head":2,"tip":3,"mends":[{"end":4,"before":2}]})";
    QCOMPARE(share::faultOfFile(file), std::string());
    Random random(5);
    for (int round = 0; round < 20000; ++round) {
        std::string text = file;
        for (std::uint32_t times = 1 + random.below(3); times > 0; --times) {
            const std::size_t from = random.below(static_cast<std::uint32_t>(text.size()));
            const std::size_t digit = text.find_first_of("0123456789", from);
            const bool isByte = random.below(4) == 0 || digit == std::string::npos;
            text[isByte ? from : digit] = static_cast<char>(isByte ? ' ' + random.below(95) : '0' + random.below(10));
        }
        QCOMPARE(share::faultOfFile(text), std::string());
    }
}

// Its matches are found without reading them, so that it may be long: brackets, quotes and commas above all.
void TestSharing::anyHistoryIsReadAsJsonReadsIt()
{
    const std::string file =
        R"({"pegsheet":"history","by":{"matches":[1]},"version":1,"matches":[{"a":"],\"[{"},[1,[2]],"x\\",{"b":[]}],"and":"more"})";
    QCOMPARE(share::faultOfHistory(file), std::string());
    Random random(6);
    constexpr std::string_view kSigns = "[]{},:\"\\ 1";
    for (int round = 0; round < 200000; ++round) {
        std::string text = file;
        for (std::uint32_t times = 1 + random.below(3); times > 0; --times) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.below(2) == 0)
                text[at] = kSigns[random.below(static_cast<std::uint32_t>(kSigns.size()))];
            else
                text.erase(at, 1);
        }
        QCOMPARE(share::faultOfHistory(text), std::string());
    }
}

void TestSharing::newerFlagsAreSaidToBeNewer()
{
    std::vector<std::uint8_t> bytes = bytesOf(codeOf(*played(1, 30)));
    bytes.resize(bytes.size() - 4);
    for (const std::uint8_t flag : std::to_array<std::uint8_t>({0x20, 0x40, 0x80})) {
        bytes[1] = flag;
        QCOMPARE(said(share::sealed(bytes)), std::string("share.newer"));
    }
    bytes[1] = 0x0F;
    QCOMPARE(said(share::sealed(bytes)), std::string());
}

} // namespace tst_fuzz_sharing

PEGSHEET_TEST(tst_fuzz_sharing, TestSharing)

#include "tst_sharing.moc"
