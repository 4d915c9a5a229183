// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>

namespace pegsheet::app {

/// Digits typed on a keyboard for the number that is asked for. One after which no other can follow is the number; else it is once
/// nothing more is typed for a moment, or enter() says so.
class TypedDigits : public QObject
{
    Q_OBJECT

public:
    struct Asked
    {
        int least = 0;
        int most = 0;
        std::function<void(int)> enter;
        /// Takes back what it is already; nothing where it is not said.
        std::function<std::optional<int>()> takeBack;
    };

    /// `asked` tells what number is asked for now; nothing where none is.
    TypedDigits(std::function<std::optional<Asked>()> asked, QObject *parent);

    /// What is typed so far; empty where nothing is.
    [[nodiscard]] const QString &typed() const { return m_typed; }
    /// From 0 to 9; false where no number is asked for. refused() where the number would be beyond its bounds.
    bool type(int digit);
    /// Takes the last digit back: of what is typed, else of what the number is already. False where there is none.
    bool deleteDigit();
    void clear();
    /// What was typed before; nothing where it fits no number that is asked for.
    void restore(const QString &typed);
    void enter();

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    std::function<std::optional<Asked>()> m_asked;
    QString m_typed;
    QTimer m_rest;
};

} // namespace pegsheet::app
