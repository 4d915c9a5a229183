// SPDX-License-Identifier: Apache-2.0
#include "model/core/random.h"
#include "tests/fuzz/bronzebytes.h"

#include <QTest>

#include <array>
#include <string>
#include <vector>

using namespace pegsheet;

// What the fuzzer looks for in minutes, looked for in seconds with bytes by chance; with any compiler.
class TestBytes : public QObject
{
    Q_OBJECT

private slots:
    void anyBytesPlayAnUnbrokenMatch()
    {
        constexpr int kRuns = 1500;
        for (int seed = 0; seed < kRuns; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            std::vector<std::uint8_t> bytes(random.below(1500));
            for (std::uint8_t &byte : bytes)
                byte = static_cast<std::uint8_t>(random.below(256));
            const std::string fault = bronze::faultOfBytes(bytes);
            QVERIFY2(fault.empty(), (fault + " (seed " + std::to_string(seed) + ')').c_str());
        }
    }
    void noBytesAreFineToo() { QCOMPARE(bronze::faultOfBytes({}), std::string()); }
    void anyTextIsReadAsNotationOrRefused()
    {
        constexpr std::array<std::string_view, 12> kParts{
            "build", " ", "=", "goods", ":", ",", "\"", "\\x41", "[", "}", "-12", "correct set="};
        for (int seed = 0; seed < 5000; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            std::string text(1, '\0');
            for (std::uint32_t part = random.below(12); part > 0; --part)
                text += kParts.at(random.below(kParts.size()));
            const std::vector<std::uint8_t> bytes(text.begin(), text.end());
            const std::string fault = bronze::faultOfBytes(bytes);
            QVERIFY2(fault.empty(), (fault + ": " + text.substr(1)).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestBytes)
#include "tst_bytes.moc"
