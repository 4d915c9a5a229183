// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/touch.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <tuple>
#include <utility>
#include <variant>

namespace pegsheet::app {

/// What the bar under a table offers: the right button, which goes on, and a way out in the middle.
struct TableBar
{
    Q_GADGET
    QML_VALUE_TYPE(tableBar)
    /// What the right button does, and what that brings.
    Q_PROPERTY(QString primary MEMBER primary FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bool enabled MEMBER enabled FINAL)
    /// Empty where there is no way out; what it brings, where its name does not say it.
    Q_PROPERTY(QString secondary MEMBER secondary FINAL)
    Q_PROPERTY(QString secondaryDetail MEMBER secondaryDetail FINAL)
    /// Whose turn is played on another tablet and arrives by its code, in a sentence; empty where nothing is waited for.
    Q_PROPERTY(QString awaited MEMBER awaited FINAL)
    /// What the app would do in the seat that it plays, in a sentence where that is not seen on the sheet.
    Q_PROPERTY(QString advice MEMBER advice FINAL)
    /// A hint can be asked for: the table agreed on it, and there is something to decide.
    Q_PROPERTY(bool canHint MEMBER canHint FINAL)
    /// Whose button it is: the colour and shape of who acts, or of whom the game names; -1: it shows what mending changes.
    Q_PROPERTY(int mark MEMBER mark FINAL)
    /// What was to be made instead is made, and nothing is begun beside it: the right button shows what mending changes.
    Q_PROPERTY(bool showsRepair MEMBER showsRepair FINAL)

public:
    /// What a press of a button does: it is a touch, or does what is none.
    using Press = std::variant<std::monostate, Touch, std::function<void()>>;

    QString primary;
    QString detail;
    bool enabled = true;
    QString secondary;
    Press onPrimary;
    Press onSecondary;
    QString secondaryDetail = {};
    QString awaited = {};
    QString advice = {};
    bool canHint = false;
    int mark = -1; ///< a game leaves it so where it is that of who acts
    bool showsRepair = false;

    /// Offers a way out, by the middle button.
    void offer(const QString &text, Press press, const QString &textDetail = {})
    {
        secondary = text;
        secondaryDetail = textDetail;
        onSecondary = std::move(press);
    }
    /// They look alike, whatever their buttons do.
    bool operator==(const TableBar &other) const
    {
        const auto shown = [](const TableBar &bar) {
            return std::tie(bar.primary, bar.detail, bar.enabled, bar.secondary, bar.secondaryDetail, bar.awaited, bar.advice,
                            bar.canHint, bar.mark, bar.showsRepair);
        };
        return shown(*this) == shown(other);
    }
};

} // namespace pegsheet::app
