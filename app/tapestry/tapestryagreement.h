// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"

namespace pegsheet::app {

/// By which rules the next match of Tapestry is played, and how much of it is kept.
class TapestryAgreement : public Agreement
{
    Q_OBJECT

public:
    TapestryAgreement(Settings::Read read, Settings::Write write, QObject *parent);

    [[nodiscard]] QString ending() const override;
    [[nodiscard]] QStringList doubts() const override;
    [[nodiscard]] QString optionTitle(const QString &key) const override;
    [[nodiscard]] QString optionText(const QString &key) const override;
    [[nodiscard]] bool isOffered(const QString &key) const override;
    [[nodiscard]] QStringList choicesOf(const QString &key) const override;
    [[nodiscard]] QString choiceName(const QString &key, const QString &value) const override;

private:
    [[nodiscard]] QString variantName(std::string_view variant) const override;
    [[nodiscard]] bool keepsTracks() const;
    [[nodiscard]] bool concerns(std::string_view note) const;
};

} // namespace pegsheet::app
