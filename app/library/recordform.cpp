// SPDX-License-Identifier: Apache-2.0
#include "app/library/recordform.h"

#include "app/library/recordtext.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "app/values.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

using Sort = RecordField::Sort;

const QString kRecordId = QStringLiteral("recordId");
const QString kCard = QStringLiteral("card");

int numberIn(const Value *value, int otherwise)
{
    return value == nullptr || value->integer() == nullptr ? otherwise : static_cast<int>(*value->integer());
}

QString fieldId(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString unsaidText(const RecordField &field)
{
    //: On a form, in the place of a choice: as most cards are, or nobody knows
    return field.hasUsual ? RecordForm::tr("As usual") : RecordForm::tr("Not known");
}

} // namespace

const GameRecords *RecordForm::game() const
{
    return findGameRecords(m_games, m_record.game);
}

const RecordKind *RecordForm::kindOf() const
{
    return game() == nullptr ? nullptr : findKind(*game(), m_record.kind);
}

const RecordField *RecordForm::fieldOf(const QString &key) const
{
    const RecordKind *kind = kindOf();
    if (kind == nullptr)
        return nullptr;
    const auto found = std::find_if(kind->fields.begin(), kind->fields.end(),
                                    [&](const RecordField &field) { return fieldId(field.id) == key; });
    return found == kind->fields.end() ? nullptr : &*found;
}

const Value *RecordForm::value(std::string_view key) const
{
    const auto found = std::find_if(m_record.fields.begin(), m_record.fields.end(),
                                    [&](const Member &member) { return member.key == key; });
    return found == m_record.fields.end() ? nullptr : &found->value;
}

void RecordForm::put(std::string_view key, Value value)
{
    std::erase_if(m_record.fields, [&](const Member &member) { return member.key == key; });
    if (!value.isNull())
        m_record.fields.push_back({std::string(key), std::move(value)});
    Q_EMIT changed();
}

QString RecordForm::title() const
{
    //: Title of the form for a new card of the card library
    return isNew() ? tr("New card") : recordTitle(m_record);
}

QVariantList RecordForm::kinds() const
{
    QVariantList kinds;
    if (isNew() && game() != nullptr)
        for (const RecordKind &kind : game()->kinds)
            if (kind.edition.empty() || kind.edition == m_record.edition)
                kinds.append(QVariantMap{{QStringLiteral("key"), fieldId(kind.id)},
                                         {QStringLiteral("label"), kindText(m_record.game, kind.id)}});
    return kinds;
}

QString RecordForm::kind() const
{
    return QString::fromStdString(m_record.kind);
}

void RecordForm::setKind(const QString &kind)
{
    if (!isNew() || kind == this->kind() || game() == nullptr || findKind(*game(), kind.toStdString()) == nullptr)
        return;
    m_record.kind = kind.toStdString();
    reshape();
}

// What the kind does not have goes; the rest stays as it was typed.
void RecordForm::reshape()
{
    const RecordKind *kind = kindOf();
    if (kind != nullptr) {
        std::erase_if(m_record.fields,
                      [&](const Member &member) { return fieldOf(QString::fromStdString(member.key)) == nullptr; });
        m_record.age = kind->hasAge ? m_record.age : 0;
        m_record.name = kind->hasName ? m_record.name : std::string();
        m_record.edition = kind->edition.empty() ? m_record.edition : std::string(kind->edition);
    }
    ++m_shape;
    Q_EMIT shapeChanged();
    Q_EMIT changed();
}

QStringList RecordForm::ages() const
{
    QStringList ages;
    const RecordKind *kind = kindOf();
    if (kind == nullptr || !kind->hasAge)
        return ages;
    ages.append(QStringLiteral("–"));
    for (int age = 1; age <= game()->ages; ++age)
        ages.append(ageText(m_record.game, age).section(QLatin1Char(' '), -1));
    return ages;
}

void RecordForm::setAge(int age)
{
    m_record.age = std::clamp(age, 0, game() == nullptr ? kMostAge : game()->ages);
    Q_EMIT changed();
}

bool RecordForm::hasName() const
{
    return kindOf() == nullptr || kindOf()->hasName;
}

void RecordForm::setName(const QString &name)
{
    const std::string text = name.isValidUtf16() ? name.trimmed().toStdString() : std::string("\xEF\xBF\xBD");
    if (text == m_record.name)
        return;
    m_record.name = text;
    Q_EMIT changed();
}

QVariantList RecordForm::fields() const
{
    QVariantList rows;
    if (const RecordKind *kind = kindOf())
        for (const RecordField &field : kind->fields)
            rows.append(row(field));
    return rows;
}

QVariantMap RecordForm::row(const RecordField &field) const
{
    static constexpr std::array<const char *, 8> kSorts{"number", "amounts",  "choice", "note",
                                                        "set",    "sequence", "whole",  "benefit"};
    const Value *said = value(field.id);
    QVariantMap row{{QStringLiteral("key"), fieldId(field.id)},
                    {QStringLiteral("label"), fieldText(m_record.game, field.id)},
                    {QStringLiteral("sort"), QString::fromLatin1(kSorts.at(static_cast<std::size_t>(field.sort)))}};
    QVariantList items;
    QStringList options{unsaidText(field)};
    int chosen = 0;
    for (const std::string_view word : field.words) {
        const bool isOfColour = field.id != "faces" || value("colour") == nullptr || word.starts_with(*value("colour")->text());
        if (field.sort == Sort::Amounts && isOfColour)
            items.append(QVariantMap{{QStringLiteral("key"), fieldId(word)},
                                     {QStringLiteral("label"), wordText(m_record.game, field.id, word)},
                                     {QStringLiteral("value"), said == nullptr ? 0 : numberIn(said->find(word), 0)}});
        options.append(wordText(m_record.game, field.id, word));
        if (field.sort == Sort::Choice && said != nullptr && *said == Value(word))
            chosen = static_cast<int>(options.size()) - 1;
    }
    switch (field.sort) {
    case Sort::Number:
        row.insert(QStringLiteral("value"), numberIn(said, std::min(field.least, 0) - 1));
        row.insert(QStringLiteral("least"), field.least);
        row.insert(QStringLiteral("most"), field.most);
        break;
    case Sort::Amounts:
        row.insert(QStringLiteral("items"), items);
        row.insert(QStringLiteral("most"), field.most);
        row.insert(QStringLiteral("none"), said != nullptr && said->object() != nullptr && said->object()->empty());
        break;
    case Sort::Choice:
        row.insert(QStringLiteral("options"), options);
        row.insert(QStringLiteral("value"), chosen);
        break;
    case Sort::Note:
        row.insert(QStringLiteral("value"),
                   said == nullptr || said->text() == nullptr ? QString() : QString::fromStdString(*said->text()));
        break;
    case Sort::Set:
    case Sort::Sequence:
    case Sort::Whole: describeWords(field, row); break;
    case Sort::Benefit: describeBenefit(field, row); break;
    }
    return row;
}

void RecordForm::step(const QString &key, const QString &item, int by)
{
    const RecordField *field = fieldOf(key);
    if (field == nullptr)
        return;
    if (field->sort == Sort::Amounts)
        return stepAmount(*field, item.toStdString(), by);
    // Where a number may be below zero, nothing is before 0.
    const int before = numberIn(value(field->id), std::max(field->least, 0) - 1);
    const int after = std::min(before + by, field->most);
    put(field->id, after < field->least ? Value() : Value(after));
}

void RecordForm::stepAmount(const RecordField &field, const std::string &item, int by)
{
    const Value *said = value(field.id);
    Object amounts = said == nullptr || said->object() == nullptr ? Object() : *said->object();
    int all = 0;
    int count = 0;
    for (const Member &member : amounts) {
        all += numberIn(&member.value, 0);
        count = member.key == item ? numberIn(&member.value, 0) : count;
    }
    const int room = field.together == 0 ? field.most : std::min(field.most, count + field.together - all);
    std::erase_if(amounts, [&](const Member &member) { return member.key == item; });
    if (const int after = std::clamp(count + by, 0, room); after > 0)
        amounts.push_back({item, after});
    put(field.id, amounts.empty() ? Value() : Value(std::move(amounts)));
}

void RecordForm::choose(const QString &key, int place)
{
    const RecordField *field = fieldOf(key);
    if (field == nullptr || place < 0 || static_cast<std::size_t>(place) > field->words.size())
        return;
    put(field->id, place == 0 ? Value() : Value(field->words[static_cast<std::size_t>(place - 1)]));
    if (field->id == "colour")
        put("faces", Value());
}

void RecordForm::setNone(const QString &key, bool isNone)
{
    if (const RecordField *field = fieldOf(key))
        put(field->id, isNone ? Value(Object()) : Value());
}

void RecordForm::write(const QString &key, const QString &text)
{
    const QString plain = text.simplified();
    if (const RecordField *field = fieldOf(key))
        put(field->id, plain.isEmpty() ? Value() : Value(plain.toStdString()));
}

QString RecordForm::edition() const
{
    const RecordKind *kind = kindOf();
    const bool isFree = kind != nullptr && kind->edition.empty() && !game()->editions.empty();
    return isFree ? editionText(m_record.game, game()->editions.front()) : QString();
}

void RecordForm::setInEdition(bool isIn)
{
    if (edition().isEmpty())
        return;
    m_record.edition = isIn ? std::string(game()->editions.front()) : std::string();
    Q_EMIT shapeChanged();
    Q_EMIT changed();
}

QString RecordForm::problem() const
{
    if (!m_isOpen)
        return {};
    const Record kept = record();
    if (const auto refusal = refusesRecord(m_games, kept))
        return errorText(*refusal);
    const RecordKind *kind = kindOf();
    const auto isKey = [&](const Member &member) { return kind != nullptr && kind->isKey(member.key); };
    // Its key alone is all there is to say where everything else is as usual.
    const bool isWhole = kind != nullptr && !kind->key.empty()
        && std::ranges::all_of(kind->fields, [&](const RecordField &field) { return kind->isKey(field.id) || field.hasUsual; });
    const bool saysNothing = !isWhole && kept.name.empty() && std::all_of(kept.fields.begin(), kept.fields.end(), isKey);
    //: Why a card of the card library cannot be kept yet
    return saysNothing ? tr("Enter at least one thing that is printed on it.") : QString();
}

void RecordForm::begin(const std::string &game, const std::string &kind, int age, const std::string &edition)
{
    m_record = {};
    m_record.game = game;
    m_record.edition = edition;
    m_record.kind = kind;
    m_record.age = age;
    m_record.language = installedLanguage().toStdString();
    if (kindOf() == nullptr && this->game() != nullptr)
        m_record.kind = this->game()->kinds.front().id;
    m_id = 0;
    m_isOpen = true;
    reshape();
}

void RecordForm::begin(const storage::RecordEntry &entry)
{
    m_record = entry.content;
    m_id = entry.id.value;
    m_isOpen = true;
    ++m_shape;
    Q_EMIT shapeChanged();
    Q_EMIT changed();
}

void RecordForm::close()
{
    m_isOpen = false;
    Q_EMIT changed();
}

QVariantMap RecordForm::draft() const
{
    if (!m_isOpen)
        return {};
    return {{kRecordId, m_id}, {kCard, variantOf(recordValue(m_record))}};
}

void RecordForm::restoreDraft(const QVariantMap &draft)
{
    Record record;
    if (draft.isEmpty() || readRecord(valueOf(draft.value(kCard)), {}, record))
        return;
    m_record = record;
    m_id = draft.value(kRecordId).toLongLong();
    m_isOpen = true;
    ++m_shape;
    Q_EMIT shapeChanged();
    Q_EMIT changed();
}

// The language is that of a name or of words: numbers have none.
Record RecordForm::record() const
{
    Record record = m_record;
    const bool hasWords = !record.name.empty() || value("note") != nullptr;
    record.language = hasWords ? record.language.empty() ? installedLanguage().toStdString() : record.language : std::string();
    const bool isTidied = game() != nullptr && game()->tidied != nullptr;
    return isTidied ? game()->tidied(canonicalRecord(record)) : canonicalRecord(record);
}

void RecordForm::retranslate()
{
    Q_EMIT shapeChanged();
    Q_EMIT changed();
}

} // namespace pegsheet::app
