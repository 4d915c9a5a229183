// SPDX-License-Identifier: Apache-2.0
// Codes of cards that somebody may have printed: they are read for ever, and written the same.
#include "model/core/recordcode.h"
#include "storage/json.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QtTest>

namespace tst_model_cards {

using namespace pegsheet;

namespace {

/// A golden line and the games that its code knew.
class Golden
{
public:
    explicit Golden(Value line) : m_line(std::move(line))
    {
        m_kinds = words("kinds");
        m_keys = words("keys");
        m_texts = words("texts");
        m_games.resize(static_cast<std::size_t>(number("game")), {"other", {}});
        m_games.push_back({"game", {m_kinds, m_keys, m_texts}});
    }
    Golden(const Golden &) = delete;
    Golden &operator=(const Golden &) = delete;

    [[nodiscard]] const std::vector<RecordGame> &games() const { return m_games; }
    [[nodiscard]] std::int64_t number(const char *key) const { return *m_line.find(key)->integer(); }
    [[nodiscard]] const std::string &text(const char *key) const { return *m_line.find(key)->text(); }
    [[nodiscard]] std::vector<Record> records() const
    {
        std::vector<Record> records;
        for (const Value &value : *m_line.find("records")->array()) {
            if (readRecord(value, {}, records.emplace_back()))
                qFatal("no record");
            records.back().game = "game";
        }
        return records;
    }

private:
    [[nodiscard]] std::vector<std::string_view> words(const char *key) const
    {
        std::vector<std::string_view> words;
        for (const Value &word : *m_line.find(key)->array())
            words.emplace_back(*word.text());
        return words;
    }

    Value m_line;
    std::vector<std::string_view> m_kinds, m_keys, m_texts;
    std::vector<RecordGame> m_games;
};

std::vector<Value> linesIn(const char *name)
{
    QFile file(pegsheet::tests::sourcePath(QStringLiteral("tests/model/golden/%1").arg(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    std::vector<Value> lines;
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine())
        if (storage::readJson(line.toStdString(), lines.emplace_back()))
            qFatal("no JSON");
    return lines;
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeIsReadAndWrittenAgain()
    {
        int alone = 0;
        for (const Value &line : linesIn("cards.jsonl")) {
            const Golden golden(line);
            MaybeRefusal refusal;
            const auto code = readRecordCode(golden.text("text"), golden.games(), refusal);
            QVERIFY2(code.has_value(), golden.text("name").c_str());
            QVERIFY(code->records == golden.records());
            QCOMPARE(code->set, static_cast<std::uint32_t>(golden.number("set")));
            QCOMPARE(code->place, static_cast<std::uint32_t>(golden.number("place")));
            QCOMPARE(code->count, static_cast<std::uint32_t>(golden.number("count")));
            if (code->count > 1)
                continue;
            ++alone;
            QCOMPARE(recordCodes(code->records, golden.games(), refusal), std::vector{golden.text("text")});
        }
        QCOMPARE(alone, 9);
    }

    void severalBelongTogether()
    {
        std::vector<Record> all;
        std::vector<std::string> texts;
        for (const Value &line : linesIn("cards.jsonl")) {
            const Golden golden(line);
            if (golden.number("count") == 1)
                continue;
            const auto some = golden.records();
            all.insert(all.end(), some.begin(), some.end());
            texts.push_back(golden.text("text"));
            QCOMPARE(golden.number("place"), static_cast<std::int64_t>(texts.size()) - 1);
        }
        QCOMPARE(all.size(), std::size_t(60));
        MaybeRefusal refusal;
        const Golden last(linesIn("cards.jsonl").back());
        QCOMPARE(recordCodes(all, last.games(), refusal, 300), texts);
    }
};

} // namespace tst_model_cards

PEGSHEET_TEST(tst_model_cards, TestCards)
#include "tst_cards.moc"
