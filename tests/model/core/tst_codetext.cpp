// SPDX-License-Identifier: Apache-2.0
#include "model/core/codetext.h"
#include "model/core/random.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>

namespace tst_core_codetext {

using namespace pegsheet;

using Bytes = std::vector<std::uint8_t>;

class TestCodeText : public QObject
{
    Q_OBJECT

private slots:
    void smallNumbersAreWrittenAsDigits();
    void anyBytesComeBack();
    void zerosInFrontAreKept();
    void smallLettersAreReadAsCapitals();
    void whatIsNoNumberIsNothing_data();
    void whatIsNoNumberIsNothing();
    void everyTextIsWrittenInOneWayOnly();
    void sumsAreThoseOfThePublishedCheck();
    void threeFlippedBitsAreAlwaysNoticed();
};

void TestCodeText::smallNumbersAreWrittenAsDigits()
{
    // 255 = 5 * 43 + 40, 65535 = 35 * 43^2 + 19 * 43 + 3.
    QCOMPARE(base43(Bytes{}), std::string());
    QCOMPARE(base43(Bytes{0}), std::string("00"));
    QCOMPARE(base43(Bytes{255}), std::string("5."));
    QCOMPARE(base43(Bytes{0xFF, 0xFF}), std::string("ZJ3"));
}

void TestCodeText::anyBytesComeBack()
{
    Random random(43);
    for (std::size_t size = 0; size < 700; ++size) {
        Bytes bytes(size);
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>(random.below(256));
        const std::string text = base43(bytes);
        // 8 bits a byte to log2(43) = 5.4263 bits a digit: never more than one digit too many.
        QVERIFY(static_cast<double>(text.size()) < static_cast<double>(size) * 8 / 5.42626475 + 1);
        QVERIFY(fromBase43(text) == bytes);
    }
}

void TestCodeText::zerosInFrontAreKept()
{
    const Bytes bytes{0, 0, 0, 0, 0, 0, 7};
    QVERIFY(fromBase43(base43(bytes)) == bytes);
    QVERIFY(fromBase43(base43(Bytes(9))) == Bytes(9));
}

void TestCodeText::smallLettersAreReadAsCapitals()
{
    QVERIFY(fromBase43("zj3") == (Bytes{0xFF, 0xFF}));
}

void TestCodeText::whatIsNoNumberIsNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a length between one byte and two") << QByteArray("0");
    QTest::newRow("too large for one byte") << QByteArray("::");
    QTest::newRow("one too large for one byte") << QByteArray("5/");
    QTest::newRow("a blank") << QByteArray("0 ");
    QTest::newRow("a per cent sign") << QByteArray("0%");
    QTest::newRow("not ASCII") << QByteArray("0\xC3");
    QTest::newRow("a zero byte") << QByteArray("0\0", 2);
}
void TestCodeText::whatIsNoNumberIsNothing()
{
    QFETCH(QByteArray, text);
    QVERIFY(!fromBase43({text.constData(), static_cast<std::size_t>(text.size())}));
}

void TestCodeText::everyTextIsWrittenInOneWayOnly()
{
    Random random(7);
    constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:";
    int read = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text(random.below(60), '0');
        for (char &digit : text)
            digit = digits[random.below(43)];
        if (const auto bytes = fromBase43(text)) {
            QCOMPARE(base43(*bytes), text);
            ++read;
        }
    }
    QVERIFY(read > 1000);
}

void TestCodeText::sumsAreThoseOfThePublishedCheck()
{
    // The check value of CRC-32/ISO-HDLC.
    const std::string digits = "123456789";
    QCOMPARE(crc32(Bytes(digits.begin(), digits.end())), 0xCBF43926U);
    QCOMPARE(crc32({}), 0U);
}

// A checksum is linear: flips are missed exactly when the sums of the flipped bits alone cancel out. All sets of one, two
// and three bits of 120 bytes are looked at through the sums of single bits.
void TestCodeText::threeFlippedBitsAreAlwaysNoticed()
{
    const std::uint32_t empty = crc32(Bytes(120));
    std::vector<std::uint32_t> single;
    for (std::size_t bit = 0; bit < 960; ++bit) {
        Bytes bytes(120);
        bytes[bit / 8] = static_cast<std::uint8_t>(1U << bit % 8);
        single.push_back(crc32(bytes) ^ empty);
        QVERIFY(single.back() != 0);
    }
    // The sum's own bits, which follow the text, can be flipped as well.
    for (unsigned bit = 0; bit < 32; ++bit)
        single.push_back(1U << bit);
    std::vector<std::uint32_t> sorted = single;
    std::sort(sorted.begin(), sorted.end());
    QVERIFY(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
    for (std::size_t one = 0; one < single.size(); ++one)
        for (std::size_t other = one + 1; other < single.size(); ++other)
            QVERIFY(!std::binary_search(sorted.begin(), sorted.end(), single[one] ^ single[other]));
}

} // namespace tst_core_codetext

PEGSHEET_TEST(tst_core_codetext, TestCodeText)

#include "tst_codetext.moc"
