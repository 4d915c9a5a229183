// SPDX-License-Identifier: Apache-2.0
#include "model/core/codetext.h"
#include "model/core/sharecode.h"
#include "model/core/uid.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>

namespace tst_core_sharecode {

using namespace pegsheet;

namespace {

const GameEntry &bronze()
{
    return *findGame("bronze");
}

Setup setupOf(std::vector<std::string> names)
{
    Setup setup;
    setup.players = std::move(names);
    return canonicalSetup(*bronze().info, setup);
}

std::unique_ptr<Match> played(const Setup &setup, std::uint64_t seed, std::size_t moves = 100000)
{
    MaybeRefusal refusal;
    auto match = bronze().start(setup, refusal);
    const Array log = bronze().simulate(setup, {seed, true}).log;
    for (std::size_t place = 0; place < std::min(moves, log.size()); ++place)
        if (match->play(log[place]))
            qFatal("a simulated move is refused");
    return match;
}

std::string codeOf(const Match &match, int since = 0)
{
    return shareText(match, {uidFrom(1), since, {}});
}

std::string codeFor(std::string_view text)
{
    MaybeRefusal refusal;
    const auto code = SharedCode::read(text, refusal);
    return refusal ? std::string(refusal->code) : code == nullptr ? "null" : "";
}

// With the checksum of what stands there now.
std::string resealed(std::vector<std::uint8_t> bytes)
{
    const std::uint32_t sum = crc32(bytes);
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(sum >> static_cast<unsigned>(shift)));
    return std::string(kCodePrefix) + base43(bytes);
}

std::vector<std::uint8_t> bytesOf(const std::string &text)
{
    return fromBase43(std::string_view(text).substr(kCodePrefix.size())).value();
}

} // namespace

class TestShareCode : public QObject
{
    Q_OBJECT

private slots:
    void aWholeMatchComesBack();
    void aDeltaGoesOnFromItsPoint();
    void aDeltaOfAnotherLineIsRefused();
    void namesOfAnyLanguageComeBack();
    void marksComeBack();
    void idsFromElsewhereComeBack();
    void leftHeadsComeBack();
    void fourNamesOfEightLettersFitIntoFiftyBytes();
    void badTextHasItsReason_data();
    void badTextHasItsReason();
};

void TestShareCode::aWholeMatchComesBack()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Setup setup = setupOf({"Ann", "Bo", "Cleo"});
        const auto match = played(setup, seed, seed * 3);
        MaybeRefusal refusal;
        const auto code = SharedCode::read(codeOf(*match), refusal);
        QVERIFY(code != nullptr);
        QCOMPARE(code->header().uid, uidFrom(1));
        QVERIFY(code->header().setup == setup);
        const auto read = code->whole(refusal);
        QVERIFY(read != nullptr);
        QVERIFY(read->log() == match->log());
        QCOMPARE(read->stateHash(), match->stateHash());
    }
}

void TestShareCode::aDeltaGoesOnFromItsPoint()
{
    const Setup setup = setupOf({"Ann", "Bo"});
    const auto match = played(setup, 5);
    for (int since = 1; since <= match->length(); since += 7) {
        MaybeRefusal refusal;
        const auto code = SharedCode::read(codeOf(*match, since), refusal);
        QVERIFY(code != nullptr);
        const auto here = played(setup, 5, static_cast<std::size_t>(since));
        QVERIFY(!code->playOn(*here));
        QVERIFY(here->log() == match->log());
        QVERIFY(code->whole(refusal) == nullptr);
        QCOMPARE(refusal->code, std::string("share.elsewhere"));
    }
}

void TestShareCode::aDeltaOfAnotherLineIsRefused()
{
    const Setup setup = setupOf({"Ann", "Bo"});
    MaybeRefusal refusal;
    const auto code = SharedCode::read(codeOf(*played(setup, 5), 20), refusal);
    const auto other = played(setup, 6, 20);
    const Array before = other->log();
    QCOMPARE(code->playOn(*other)->code, std::string("share.elsewhere"));
    QVERIFY(other->log() == before);
    QCOMPARE(code->playOn(*played(setup, 5, 19))->code, std::string("share.elsewhere"));
}

void TestShareCode::namesOfAnyLanguageComeBack()
{
    std::string longest;
    for (int letter = 0; letter < kNameLength; ++letter)
        longest += "\xF0\x9F\x98\x80";
    const Setup setup = setupOf({"Łukasz Ćwikła", "محمد", "李小龍", longest});
    MaybeRefusal refusal;
    const auto code = SharedCode::read(codeOf(*played(setup, 1, 40)), refusal);
    QVERIFY(code != nullptr);
    QVERIFY(code->header().setup == setup);
}

void TestShareCode::marksComeBack()
{
    for (const std::vector<int> &marks : {std::vector<int>{}, {4, 0, 2}, {0, 1, 3}, {2, 1, 0}}) {
        Setup setup = setupOf({"Ann", "Bo", "Cleo"});
        setup.marks = marks;
        MaybeRefusal refusal;
        const auto code = SharedCode::read(codeOf(*played(setup, 1, 40)), refusal);
        QVERIFY(code != nullptr);
        QCOMPARE(code->header().setup.marks, marks);
        QVERIFY(code->header().setup == setup);
    }
}

void TestShareCode::idsFromElsewhereComeBack()
{
    const auto match = played(setupOf({"Ann", "Bo"}), 2, 10);
    const std::string uid = "00112233445566778899aabbccddeeff";
    MaybeRefusal refusal;
    const auto code = SharedCode::read(shareText(*match, {uid, 0, {}}), refusal);
    QCOMPARE(code->header().uid, uid);
}

void TestShareCode::leftHeadsComeBack()
{
    const auto match = played(setupOf({"Ann", "Bo"}), 2, 10);
    const std::vector<LinePoint> left{{12, 0xFFFFFFFF}, {300, 0}};
    MaybeRefusal refusal;
    const auto code = SharedCode::read(shareText(*match, {uidFrom(9), 4, left}), refusal);
    QVERIFY(code->header().left == left);
    QVERIFY(code->header().isDelta);
    QCOMPARE(code->header().since.length, 4U);
    QCOMPARE(code->header().moves, 6U);
}

void TestShareCode::fourNamesOfEightLettersFitIntoFiftyBytes()
{
    const auto match = played(setupOf({"Benedikt", "Gabriele", "Franzisk", "Margaret"}), 2, 0);
    QVERIFY(bytesOf(codeOf(*match)).size() <= 50);
}

void TestShareCode::badTextHasItsReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const auto match = played(setupOf({"Ann", "Bo"}), 2, 10);
    const std::string good = codeOf(*match);
    const auto row = [](const char *name, std::string_view text, const char *code) {
        QTest::newRow(name) << QByteArray(text.data(), static_cast<qsizetype>(text.size())) << QByteArray(code);
    };
    const auto changed = [&](std::size_t at, std::uint8_t byte) {
        auto bytes = bytesOf(good);
        bytes.resize(bytes.size() - 4);
        bytes[at] = byte;
        return resealed(bytes);
    };
    row("as it should be", good, "");
    row("in small letters", QByteArray::fromStdString(good).toLower().toStdString(), "");
    row("nothing", "", "share.notACode");
    row("a link", "HTTPS://EXAMPLE.ORG", "share.notACode");
    row("the prefix alone", kCodePrefix, "share.damaged");
    row("a foreign character", good + "_", "share.damaged");
    row("one character too few", good.substr(0, good.size() - 1), "share.damaged");
    row("two exchanged", good.substr(0, 12) + good[13] + good[12] + good.substr(14), "share.damaged");
    row("too long", std::string(kCodePrefix) + std::string(kCodeLength, '0'), "share.tooLong");
    row("a newer format", changed(0, 2), "share.newer");
    row("no format", changed(0, 0), "share.damaged");
    row("an unknown flag that must be understood", changed(1, 0x20), "share.newer");
    row("an unknown flag that may be ignored", changed(1, 0x01), "");
    row("an unknown game", changed(2, 0xF0), "share.unknownGame");
    // Numbers that are none any more in fewer bits.
    const auto ofRules = [](std::uint32_t rules) {
        EntropyEncoder encoder;
        for (const std::uint32_t byte : {1U, 0U})
            encoder.uniform(byte, 256);
        encoder.uniform(static_cast<std::uint32_t>(&bronze() - catalog().data()), 16);
        codeCount(encoder, rules);
        return resealed(encoder.finish());
    };
    for (const std::uint32_t rules : {1000U, 0x7FFFFFFFU, 0x80000000U, 0xFFFFFFFFU})
        row("newer rules", ofRules(rules), "share.newerRules");
    row("rules before the first", ofRules(0), "share.damaged");
    const auto decided = [&](std::uint32_t edition, std::uint32_t length) {
        return shareText(*match, {uidFrom(1), 0, {{length, 7}}, edition});
    };
    row("the last edition", decided(kMostCounted, 12), "");
    row("an edition beyond", decided(kMostCounted + 1, 12), "share.damaged");
    row("an edition that would begin anew", decided(0xFFFFFFFF, 12), "share.damaged");
    row("a line too long to be counted", decided(1, 0x80000000), "share.damaged");
}
void TestShareCode::badTextHasItsReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QCOMPARE(codeFor(text.toStdString()), code.toStdString());
}

} // namespace tst_core_sharecode

PEGSHEET_TEST(tst_core_sharecode, TestShareCode)

#include "tst_sharecode.moc"
