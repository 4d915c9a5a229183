// SPDX-License-Identifier: Apache-2.0
#include "model/core/label.h"
#include "tests/registry.h"

#include <QTest>

#include <array>
#include <string>
#include <thread>
#include <vector>

namespace tst_core_label {

using namespace pegsheet;

class TestLabel : public QObject
{
    Q_OBJECT

private slots:
    void equalTextsAreTheSameLabel()
    {
        const std::string text = "Terrassenfelder";
        const std::string again = "Terrassen" + std::string("felder");
        QVERIFY(Label(text) == Label(again));
        QCOMPARE(Label(text).text().data(), Label(again).text().data());
        QVERIFY(!(Label(text) == Label("Synagoge")));
        QVERIFY(Label(text).text() == text);
    }
    void noTextIsTheEmptyLabel()
    {
        QVERIFY(Label("") == Label());
        QVERIFY(Label().empty() && !Label("a").empty());
        QVERIFY(Label().text().empty());
    }
    // So that states have the same number everywhere: the values of FNV-1a as published.
    void theHashIsThatOfTheText()
    {
        QCOMPARE(Label().hash(), std::uint64_t{0xCBF29CE484222325});
        QCOMPARE(Label("a").hash(), std::uint64_t{0xAF63DC4C8601EC8C});
        QCOMPARE(Label("foobar").hash(), std::uint64_t{0x85944171F73967E8});
    }
    void aTextLivesOnWithoutItsLabel()
    {
        std::string_view text;
        {
            const Label label("gone soon");
            text = label.text();
        }
        for (int i = 0; i < 10000; ++i)
            (void)Label(std::to_string(i));
        QVERIFY(text == "gone soon");
    }
    void threadsMayMakeTheSameLabels()
    {
        constexpr int kTexts = 2000;
        std::array<std::vector<Label>, 4> made;
        std::vector<std::thread> threads;
        for (std::vector<Label> &mine : made)
            threads.emplace_back([&mine] {
                for (int i = 0; i < kTexts; ++i)
                    mine.emplace_back("thread text " + std::to_string(i));
            });
        for (std::thread &thread : threads)
            thread.join();
        for (const std::vector<Label> &mine : made)
            QVERIFY(mine == made.front());
        for (std::size_t i = 0; i < kTexts; ++i)
            QVERIFY(made.front()[i].text() == "thread text " + std::to_string(i));
    }
};

} // namespace tst_core_label

PEGSHEET_TEST(tst_core_label, TestLabel)
#include "tst_label.moc"
