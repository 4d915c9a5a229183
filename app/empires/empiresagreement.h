// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"

namespace pegsheet::app {

/// By which rules the next match of Empire's End is played.
class EmpiresAgreement : public Agreement
{
    Q_OBJECT

public:
    EmpiresAgreement(Settings::Read read, Settings::Write write, QObject *parent);

    [[nodiscard]] QString ending() const override;
    [[nodiscard]] QStringList doubts() const override;
    [[nodiscard]] QString optionTitle(const QString &) const override { return {}; }
    [[nodiscard]] QString optionText(const QString &) const override { return {}; }
    [[nodiscard]] bool isOffered(const QString &) const override { return false; }

private:
    [[nodiscard]] QString variantName(std::string_view variant) const override;
};

} // namespace pegsheet::app
