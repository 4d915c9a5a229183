// SPDX-License-Identifier: Apache-2.0
#include "app/text/namekey.h"

#include <QList>
#include <QStringView>
#include <algorithm>
#include <array>
#include <utility>

namespace pegsheet {

namespace {

bool isPlain(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < '\x7F'; });
}

// A blank, or what has no shape of its own, wherever Unicode counts it.
bool isUnseen(char32_t character)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 14> kUnseen{{{0xAD, 0xAD},
                                                                     {0x34F, 0x34F},
                                                                     {0x61C, 0x61C},
                                                                     {0x115F, 0x1160},
                                                                     {0x17B4, 0x17B5},
                                                                     {0x180B, 0x180E},
                                                                     {0x200B, 0x200F},
                                                                     {0x202A, 0x202E},
                                                                     {0x2060, 0x2064},
                                                                     {0x2066, 0x206F},
                                                                     {0x2800, 0x2800},
                                                                     {0x3164, 0x3164},
                                                                     {0xFEFF, 0xFEFF},
                                                                     {0xFFA0, 0xFFA0}}};
    return QChar::isSpace(character) || std::any_of(kUnseen.begin(), kUnseen.end(), [&](const auto &range) {
               return character >= range.first && character <= range.second;
           });
}

QStringView trimmedName(QStringView name)
{
    const auto isSeen = [](QChar each) { return !isUnseen(each.unicode()); };
    const auto first = std::find_if(name.begin(), name.end(), isSeen);
    const auto last = std::find_if(name.rbegin(), std::make_reverse_iterator(first), isSeen).base();
    return name.mid(first - name.begin(), last - first);
}

// Something that the marks on it do not make alone.
bool isVisible(QStringView name)
{
    const QList<uint> characters = name.toUcs4();
    return std::any_of(characters.begin(), characters.end(), [](uint character) {
        return !isUnseen(character) && !QChar::isMark(character) && QChar::category(character) != QChar::Other_Format;
    });
}

} // namespace

QString composedName(const QString &name)
{
    const QString composed = name.normalized(QString::NormalizationForm_C);
    const QStringView trimmed = trimmedName(composed);
    return isVisible(trimmed) ? trimmed.toString() : QString();
}

std::string nameKey(std::string_view name)
{
    if (isPlain(name) && !name.empty() && name.front() != ' ' && name.back() != ' ')
        return std::string(name);
    return composedName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))).toStdString();
}

QString searchText(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar character) {
        return character.category() == QChar::Mark_NonSpacing || character.category() == QChar::Other_Format;
    });
    return plain.toCaseFolded().replace(QChar(0xDF), QStringLiteral("ss")).replace(QChar(0x131), QLatin1Char('i'));
}

std::string searchKey(std::string_view text)
{
    if (!isPlain(text))
        return searchText(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).toStdString();
    std::string key(text);
    std::transform(key.begin(), key.end(), key.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; });
    return key;
}

} // namespace pegsheet
