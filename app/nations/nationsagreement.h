// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"

namespace pegsheet::app {

/// By which rules the next match of Nations is played, and how much of it is kept.
class NationsAgreement : public Agreement
{
    Q_OBJECT

public:
    NationsAgreement(Settings::Read read, Settings::Write write, QObject *parent);

    [[nodiscard]] QString ending() const override;
    [[nodiscard]] QStringList doubts() const override;
    [[nodiscard]] QString optionTitle(const QString &key) const override;
    [[nodiscard]] QString optionText(const QString &key) const override;
    [[nodiscard]] bool isOffered(const QString &key) const override;
    [[nodiscard]] QStringList choicesOf(const QString &key) const override;
    [[nodiscard]] QString choiceName(const QString &key, const QString &value) const override;

private:
    [[nodiscard]] QString variantName(std::string_view variant) const override;
    [[nodiscard]] bool byRules(const QString &key) const override;
    [[nodiscard]] Value valueOf(const QString &key) const override;
};

} // namespace pegsheet::app
