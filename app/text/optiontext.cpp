// SPDX-License-Identifier: Apache-2.0
#include "app/text/optiontext.h"

#include "app/text/sentence.h"

#include <QCoreApplication>

namespace pegsheet {

QStringList OptionTexts::values(std::string_view option) const
{
    QStringList ids;
    for (const OptionWords &words : rows)
        if (option.empty() ? words.value.empty() : words.option == option && !words.value.empty())
            ids.append(QString::fromUtf8(option.empty() ? words.option : words.value));
    return ids;
}

QString OptionTexts::name(std::string_view option) const
{
    for (const OptionWords &words : rows)
        if (words.option == option && words.name != nullptr)
            return QCoreApplication::translate(context, words.name);
    return quotable(option);
}

QString OptionTexts::text(std::string_view option, std::string_view value) const
{
    const char *text = nullptr;
    for (const OptionWords &words : rows)
        if (words.option == option && words.text != nullptr && (words.value.empty() || words.value == value))
            text = words.text;
    return text != nullptr ? QCoreApplication::translate(context, text) : QString();
}

} // namespace pegsheet
