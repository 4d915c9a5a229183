// SPDX-License-Identifier: Apache-2.0
#include "model/core/random.h"
#include "tests/fuzz/bronzebytes.h"
#include "tests/fuzz/empiresbytes.h"
#include "tests/fuzz/nationsbytes.h"
#include "tests/fuzz/reviewbytes.h"
#include "tests/fuzz/tapestrybytes.h"
#include "tests/registry.h"

#include <QTest>

#include <array>
#include <span>
#include <string>
#include <vector>

namespace tst_fuzz_bytes {

using namespace pegsheet;

// What the fuzzer looks for in minutes, looked for in seconds with bytes by chance; with any compiler.
class TestBytes : public QObject
{
    Q_OBJECT

private slots:
    void anyBytesPlayAnUnbrokenMatch_data() { games(); }
    void anyBytesPlayAnUnbrokenMatch();
    void noBytesAreFineToo_data() { games(); }
    void noBytesAreFineToo();
    void anyTextIsReadAsNotationOrRefused_data() { games(); }
    void anyTextIsReadAsNotationOrRefused();
    void anyMatchIsReviewed();

private:
    static void games();
};

using FaultOf = std::string (*)(std::span<const std::uint8_t> bytes);
void TestBytes::games()
{
    QTest::addColumn<FaultOf>("faultOf");
    QTest::addColumn<int>("runs");
    QTest::newRow("bronze") << &bronze::faultOfBytes << 1500;
    QTest::newRow("nations") << &nations::faultOfBytes << 1500;
    // Each of its moves is held against all that are listed, which are many.
    QTest::newRow("empires") << &empires::faultOfBytes << 150;
    QTest::newRow("tapestry") << &tapestry::faultOfBytes << 400;
}

namespace {

/// What is wrong after that many bytes by chance, at most; of the first of so many runs.
std::string faultOfChance(FaultOf faultOf, int runs, std::uint32_t most)
{
    for (int seed = 0; seed < runs; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        std::vector<std::uint8_t> bytes(random.below(most));
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>(random.below(256));
        if (const std::string fault = faultOf(bytes); !fault.empty())
            return fault + " (seed " + std::to_string(seed) + ')';
    }
    return {};
}

} // namespace

void TestBytes::anyBytesPlayAnUnbrokenMatch()
{
    QFETCH(const FaultOf, faultOf);
    QFETCH(const int, runs);
    QCOMPARE(faultOfChance(faultOf, runs, 1500), std::string());
}

void TestBytes::anyMatchIsReviewed()
{
    QCOMPARE(faultOfChance(&bronze::faultOfReviewed, 40, 400), std::string());
}

void TestBytes::noBytesAreFineToo()
{
    QFETCH(const FaultOf, faultOf);
    QCOMPARE(faultOf({}), std::string());
}

void TestBytes::anyTextIsReadAsNotationOrRefused()
{
    QFETCH(const FaultOf, faultOf);
    constexpr std::array<std::string_view, 16> kParts{"build", " ", "=",   "goods",        ":",       ",",     "\"",     "\\x41",
                                                      "[",     "}", "-12", "correct set=", "buyTile", "tile:", "accept", "hit="};
    for (int seed = 0; seed < 5000; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        std::string text(1, '\0');
        for (std::uint32_t part = random.below(12); part > 0; --part)
            text += kParts.at(random.below(kParts.size()));
        const std::vector<std::uint8_t> bytes(text.begin(), text.end());
        const std::string fault = faultOf(bytes);
        QVERIFY2(fault.empty(), (fault + ": " + text.substr(1)).c_str());
    }
}

} // namespace tst_fuzz_bytes

PEGSHEET_TEST(tst_fuzz_bytes, TestBytes)
#include "tst_bytes.moc"
