// SPDX-License-Identifier: Apache-2.0
// Fields of a form that are lists of words, benefits, and those that only the game reads.
#include "app/library/recordform.h"

#include "app/library/recordtext.h"
#include "app/text/errortext.h"

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

std::string textOf(const Value *said)
{
    return said == nullptr || said->text() == nullptr ? std::string() : *said->text();
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
    if (const BenefitWording *benefits = benefitsOf(field))
        return touch(key, benefits->takeLast);
    Array words = field == nullptr ? Array() : wordsOf(value(field->id));
    if (words.empty())
        return;
    words.pop_back();
    putWords(*field, std::move(words));
}

const BenefitWording *RecordForm::benefitsOf(const RecordField *field) const
{
    const RecordWording *words = findWording(m_record.game);
    return field == nullptr || field->sort != RecordField::Sort::Benefit || words == nullptr ? nullptr : words->benefits;
}

void RecordForm::describeBenefit(const RecordField &field, QVariantMap &row) const
{
    const Value *said = value(field.id);
    const BenefitWording *benefits = benefitsOf(&field);
    const BenefitWording::Said parts = benefits == nullptr ? BenefitWording::Said() : benefits->read(textOf(said));
    row.insert(QStringLiteral("value"), said == nullptr ? QString() : valueText(m_record.game, field.id, *said));
    row.insert(QStringLiteral("picture"), recordPicture(m_record));
    row.insert(QStringLiteral("hasSeveral"), parts.parts > 1);
    row.insert(QStringLiteral("inOrder"), parts.isInOrder);
}

QList<AnswerGroup> RecordForm::keysOf(const QString &key) const
{
    const BenefitWording *benefits = benefitsOf(fieldOf(key));
    return benefits == nullptr ? QList<AnswerGroup>() : benefits->keys();
}

void RecordForm::touch(const QString &key, const Touch &touch)
{
    const RecordField *field = fieldOf(key);
    const BenefitWording *benefits = benefitsOf(field);
    if (benefits == nullptr)
        return;
    std::string benefit = textOf(value(field->id));
    if (const auto refusal = benefits->touch(benefit, touch)) {
        Q_EMIT message(errorText(*refusal));
        return;
    }
    put(field->id, benefit.empty() ? Value() : Value(std::move(benefit)));
}

void RecordForm::tell(const QString &key, const AnswerKey &what)
{
    touch(key, what.touch);
}

void RecordForm::tellNumber(const QString &key, const AnswerGroup &group, int number)
{
    Touch said = group.touch;
    said.number = number;
    touch(key, said);
}

void RecordForm::turn(const QString &key)
{
    if (const BenefitWording *benefits = benefitsOf(fieldOf(key)))
        touch(key, benefits->turn);
}

} // namespace pegsheet::app
