// SPDX-License-Identifier: Apache-2.0
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <optional>

namespace pegsheet {

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

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
    if (const bool *truth = value.truth())
        return *truth ? QStringLiteral("true") : QStringLiteral("false"); // as they are written in JSON
    QStringList parts;
    if (const Array *list = value.array())
        for (const Value &each : *list)
            if (QString part = plain(each); !part.isEmpty())
                parts.append(std::move(part));
    return listText(parts);
}

/// Fills the parts of one sentence.
class Filler
{
public:
    Filler(const Refusal &refusal, std::span<const Sentence> rows, TermText terms)
        : m_refusal(refusal), m_rows(rows), m_terms(terms)
    {
    }

    /// Nothing where a part has no value, or a list without entries.
    [[nodiscard]] std::optional<QString> filled(const QString &pattern) const
    {
        QString sentence;
        qsizetype from = 0;
        for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', from)) {
            const qsizetype close = pattern.indexOf(u'}', open);
            const auto words = part(QStringView(pattern).mid(open + 1, close - open - 1));
            if (!words)
                return std::nullopt;
            sentence += QStringView(pattern).mid(from, open - from);
            sentence += *words;
            from = close + 1;
        }
        sentence += QStringView(pattern).mid(from);
        return sentence;
    }

private:
    /// `{name:kind}` in words.
    [[nodiscard]] std::optional<QString> part(QStringView placeholder) const
    {
        const qsizetype colon = placeholder.indexOf(u':');
        const auto name = placeholder.left(colon < 0 ? placeholder.size() : colon).toString().toStdString();
        const auto kind = colon < 0 ? std::string() : placeholder.mid(colon + 1).toString().toStdString();
        const Value *value = valueOf(m_refusal, name);
        const Array *list = value == nullptr ? nullptr : value->array();
        if (value == nullptr || (list != nullptr && list->empty()))
            return std::nullopt;
        if (kind.empty())
            return plain(*value);
        if (const std::int64_t *number = value->integer())
            return countedText(kind, *number);
        if (list != nullptr)
            return phrases(*list);
        if (const std::string *id = value->text(); id != nullptr && m_terms != nullptr)
            return m_terms(kind, *id);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QString> phrases(const Array &items) const
    {
        QStringList words;
        for (const Value &item : items) {
            const Value *code = item.find("say");
            if (code == nullptr || code->text() == nullptr)
                return std::nullopt;
            const QString phrase = sentenceFor({*code->text(), *item.object()}, m_rows, m_terms);
            if (phrase.isNull())
                return std::nullopt;
            words.append(phrase);
        }
        return listText(words);
    }

    const Refusal &m_refusal;
    std::span<const Sentence> m_rows;
    TermText m_terms;
};

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
        const QString pattern = QCoreApplication::translate(kSentenceContext, row.text);
        if (const auto sentence = Filler(refusal, rows, terms).filled(pattern))
            return *sentence;
    }
    return {};
}

QString namesText(const QStringList &names)
{
    if (names.size() < 2)
        return names.value(0);
    //: The last two of a list of names: "Ben and Cleo"
    return Names::tr("%1 and %2").arg(listText(names.first(names.size() - 1)), names.last());
}

QString listText(const QStringList &items)
{
    //: Separates the items of a list
    return items.join(QCoreApplication::translate(kSentenceContext, ", "));
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
