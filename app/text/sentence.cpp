// SPDX-License-Identifier: Apache-2.0
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace pegsheet {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const Value *valueOf(const Refusal &refusal, std::string_view name)
{
    for (const Member &member : refusal.values)
        if (member.key == name)
            return &member.value;
    return nullptr;
}

QString plain(const Value &value)
{
    if (const std::int64_t *number = value.integer())
        return QString::number(*number);
    if (const std::string *text = value.text())
        return quotable(*text);
    QStringList parts;
    if (const Array *list = value.array())
        for (const Value &each : *list)
            parts.append(plain(each));
    return parts.join(QStringLiteral(", "));
}

/// `{name:kind}` in words, or nothing where the refusal has no such value.
std::optional<QString> part(QStringView placeholder, const Refusal &refusal, TermText terms)
{
    const qsizetype colon = placeholder.indexOf(u':');
    const std::string name =
        placeholder.left(colon < 0 ? placeholder.size() : colon).toString().toStdString();
    const std::string kind = colon < 0 ? std::string() : placeholder.mid(colon + 1).toString().toStdString();
    const Value *value = valueOf(refusal, name);
    if (value == nullptr)
        return std::nullopt;
    if (kind.empty())
        return plain(*value);
    if (const std::int64_t *number = value->integer())
        return countedText(kind, *number);
    if (const std::string *id = value->text(); id != nullptr && terms != nullptr)
        return terms(kind, *id);
    return std::nullopt;
}

std::optional<QString> filled(const QString &pattern, const Refusal &refusal, TermText terms)
{
    QString sentence;
    qsizetype from = 0;
    for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', from)) {
        const qsizetype close = pattern.indexOf(u'}', open);
        const auto words = part(QStringView(pattern).mid(open + 1, close - open - 1), refusal, terms);
        if (!words)
            return std::nullopt;
        sentence += QStringView(pattern).mid(from, open - from);
        sentence += *words;
        from = close + 1;
    }
    sentence += QStringView(pattern).mid(from);
    return sentence;
}

bool speaksOf(const Sentence &row, const Refusal &refusal)
{
    if (row.code != refusal.code)
        return false;
    if (row.field.empty())
        return true;
    const Value *value = valueOf(refusal, row.field);
    return value != nullptr && *value == Value(row.value);
}

} // namespace

QString sentenceFor(const Refusal &refusal, std::span<const Sentence> rows, TermText terms)
{
    for (const Sentence &row : rows) {
        if (!speaksOf(row, refusal))
            continue;
        if (const auto sentence = filled(QCoreApplication::translate(kSentenceContext, row.text), refusal,
                                         terms))
            return *sentence;
    }
    return {};
}

QString quotable(std::string_view text)
{
    QString shown = fromView(text);
    for (QChar &character : shown)
        if (!character.isPrint() && !character.isSurrogate())
            character = QChar::ReplacementCharacter;
    return shown;
}

} // namespace pegsheet
