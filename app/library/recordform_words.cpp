// SPDX-License-Identifier: Apache-2.0
// Fields of a form that are lists of words, and those that only the game reads.
#include "app/library/recordform.h"

#include "app/library/recordtext.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

Array wordsOf(const Value *said)
{
    return said == nullptr || said->array() == nullptr ? Array() : *said->array();
}

bool holds(const Array &words, std::string_view word)
{
    return std::find(words.begin(), words.end(), Value(word)) != words.end();
}

} // namespace

void RecordForm::describeWords(const RecordField &field, QVariantMap &row) const
{
    const Value *said = value(field.id);
    const Array words = wordsOf(said);
    QVariantList items;
    for (const std::string_view word : field.words)
        items.append(QVariantMap{{QStringLiteral("key"), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))},
                                 {QStringLiteral("label"), wordText(m_record.game, field.id, word)},
                                 {QStringLiteral("value"), holds(words, word) ? 1 : 0}});
    row.insert(QStringLiteral("items"), items);
    QStringList labels;
    for (const Value &word : words)
        if (word.text() != nullptr)
            labels.append(wordText(m_record.game, field.id, *word.text()));
    row.insert(QStringLiteral("value"),
               field.sort != RecordField::Sort::Whole ? labels.join(QStringLiteral(", "))
                   : said == nullptr                  ? QString()
                                                      : valueText(m_record.game, field.id, *said));
}

void RecordForm::putWords(const RecordField &field, Array words)
{
    put(field.id, words.empty() ? Value() : Value(std::move(words)));
}

void RecordForm::toggle(const QString &key, const QString &item)
{
    const RecordField *field = fieldOf(key);
    if (field == nullptr || field->sort != RecordField::Sort::Set)
        return;
    const Array before = wordsOf(value(field->id));
    const std::string changed = item.toStdString();
    Array after;
    for (const std::string_view word : field->words)
        if (holds(before, word) != (word == changed))
            after.emplace_back(word);
    putWords(*field, std::move(after));
}

void RecordForm::append(const QString &key, const QString &item)
{
    const RecordField *field = fieldOf(key);
    const std::string word = item.toStdString();
    const bool isWord = field != nullptr && field->sort == RecordField::Sort::Sequence
        && std::find(field->words.begin(), field->words.end(), word) != field->words.end();
    Array words = isWord ? wordsOf(value(field->id)) : Array();
    if (!isWord || std::cmp_greater_equal(words.size(), field->most))
        return;
    words.emplace_back(word);
    putWords(*field, std::move(words));
}

void RecordForm::takeLast(const QString &key)
{
    const RecordField *field = fieldOf(key);
    Array words = field == nullptr ? Array() : wordsOf(value(field->id));
    if (words.empty())
        return;
    words.pop_back();
    putWords(*field, std::move(words));
}

} // namespace pegsheet::app
