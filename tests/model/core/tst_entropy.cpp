// SPDX-License-Identifier: Apache-2.0
#include "model/core/entropy.h"
#include "model/core/meter.h"
#include "model/core/random.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_core_entropy {

using namespace pegsheet;

namespace {

using Bytes = std::vector<std::uint8_t>;

// What the dice below choose: the same choices can be written, weighed and read again.
template <EntropyCoder C>
std::vector<std::uint32_t> choices(C &coder, std::uint64_t seed, int count)
{
    Random random(seed);
    std::vector<std::uint32_t> made;
    for (int i = 0; i < count; ++i) {
        if (random.below(2) == 0) {
            const std::uint32_t total = random.below(1U << random.below(32)) + 1;
            made.push_back(coder.uniform(random.below(total), total));
            continue;
        }
        std::vector<std::uint32_t> weights(random.below(12) + 1);
        for (std::uint32_t &weight : weights)
            weight = random.below(3) == 0 ? 0 : random.below(1U << random.below(28));
        const std::uint32_t place = random.below(static_cast<std::uint32_t>(weights.size()));
        weights[place] = std::max(weights[place], 1U);
        made.push_back(coder.weighted(place, weights));
    }
    return made;
}

} // namespace

class TestEntropy : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void itCostsLessThanTwoBytesMoreThanItIsWorth();
    void aByteIsAByte();
    void aCertainChoiceCostsNothing();
    void anUnlikelyRowOfChoicesCarriesOver();
    void bytesArePromised();
    void anyBytesCanBeRead();
    void numbersComeBack();
};

void TestEntropy::whatIsWrittenIsRead()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        EntropyEncoder encoder;
        const auto written = choices(encoder, seed, 400);
        const Bytes bytes = encoder.finish();
        EntropyDecoder decoder(bytes);
        QVERIFY(choices(decoder, seed, 400) == written);
    }
}

void TestEntropy::itCostsLessThanTwoBytesMoreThanItIsWorth()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        EntropyEncoder encoder;
        EntropyMeter meter;
        const int count = static_cast<int>(seed) * 3;
        choices(encoder, seed, count);
        choices(meter, seed, count);
        QVERIFY(static_cast<double>(encoder.finish().size()) * 8 <= meter.bits() + 16);
    }
}

void TestEntropy::aByteIsAByte()
{
    EntropyEncoder encoder;
    encoder.uniform(0x4B, 256);
    encoder.uniform(0x07, 256);
    QVERIFY(encoder.finish() == (Bytes{0x4B, 0x07}));
}

void TestEntropy::aCertainChoiceCostsNothing()
{
    EntropyEncoder encoder;
    for (int i = 0; i < 1000; ++i) {
        encoder.uniform(0, 1);
        encoder.weighted(1, std::array{0U, 5U, 0U});
    }
    QVERIFY(encoder.finish().empty());
}

void TestEntropy::anUnlikelyRowOfChoicesCarriesOver()
{
    // The upper end of the interval, again and again, until only a carry settles the bytes before.
    EntropyEncoder encoder;
    for (int i = 0; i < 40; ++i)
        encoder.uniform(0xFE, 0xFF);
    encoder.uniform(0xFFFE, 0xFFFF);
    const Bytes bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    for (int i = 0; i < 40; ++i)
        QCOMPARE(decoder.uniform(0, 0xFF), 0xFEU);
    QCOMPARE(decoder.uniform(0, 0xFFFF), 0xFFFEU);
}

void TestEntropy::bytesArePromised()
{
    EntropyEncoder encoder;
    encoder.uniform(2, 3);
    encoder.weighted(1, std::array{1U, 2U, 4U});
    encoder.uniform(123456, 1000000);
    codeTruth(encoder, true, 1, 63);
    codeBits(encoder, 0xFEDCBA9876543210U, 64);
    codeCount(encoder, 300);
    const Bytes bytes = encoder.finish();
    QCOMPARE(QByteArray(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())).toHex(),
             QByteArray("b9ddfd0116ada43709db925dd072"));
}

void TestEntropy::anyBytesCanBeRead()
{
    Random random(5);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Bytes bytes(random.below(200));
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>(random.below(256));
        // Whatever it reads, written again it is read again.
        EntropyDecoder decoder(bytes);
        EntropyEncoder encoder;
        std::vector<std::uint32_t> read;
        for (std::uint32_t total = 1; total < 300; ++total) {
            read.push_back(decoder.uniform(0, total));
            QVERIFY(read.back() < total);
            encoder.uniform(read.back(), total);
        }
        const Bytes again = encoder.finish();
        EntropyDecoder second(again);
        for (std::uint32_t total = 1; total < 300; ++total)
            QCOMPARE(second.uniform(0, total), read[total - 1]);
    }
}

void TestEntropy::numbersComeBack()
{
    EntropyEncoder encoder;
    const std::array<std::uint32_t, 9> counts{0, 1, 2, 3, 4, 255, 256, 0x7FFFFFFF, 0xFFFFFFFF};
    for (const std::uint32_t count : counts)
        codeCount(encoder, count);
    codeBits(encoder, 0x123456789ABCDEF0U, 64);
    codeTruth(encoder, true, 1, 1000);
    const Bytes bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    for (const std::uint32_t count : counts)
        QCOMPARE(codeCount(decoder, 0), count);
    QCOMPARE(codeBits(decoder, 0, 64), 0x123456789ABCDEF0U);
    QVERIFY(codeTruth(decoder, false, 1, 1000));
}

} // namespace tst_core_entropy

PEGSHEET_TEST(tst_core_entropy, TestEntropy)

#include "tst_entropy.moc"
