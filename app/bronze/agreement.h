// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"
#include "model/bronze/tables.h"

namespace pegsheet::app {

/// By which rules the next match of the Bronze Age is played.
class BronzeAgreement : public Agreement
{
    Q_OBJECT

public:
    BronzeAgreement(Settings::Read read, Settings::Write write, QObject *parent);

    [[nodiscard]] bool canRoll() const override { return true; }
    [[nodiscard]] QString ending() const override;
    [[nodiscard]] QStringList doubts() const override;
    [[nodiscard]] QString optionTitle(const QString &key) const override;
    [[nodiscard]] QString optionText(const QString &key) const override;
    [[nodiscard]] bool isOffered(const QString &key) const override;

private:
    [[nodiscard]] QString variantName(std::string_view variant) const override;
    [[nodiscard]] bool byRules(const QString &key) const override;
    [[nodiscard]] Value valueOf(const QString &key) const override;
    [[nodiscard]] const bronze::RuleSet &rules() const { return bronze::kRuleSets[static_cast<bronze::Variant>(variant())]; }
};

} // namespace pegsheet::app
