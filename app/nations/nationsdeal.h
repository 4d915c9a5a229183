// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/nations/nationscards.h"
#include "model/nations/pencil.h"

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// An event that was entered before.
struct NationsKnownEvent
{
    Q_GADGET
    QML_VALUE_TYPE(nationsKnownEvent)
    Q_PROPERTY(int famine MEMBER famine FINAL)
    Q_PROPERTY(int war MEMBER war FINAL)
    /// Takes it; titled by its name, which may be empty.
    Q_PROPERTY(pegsheet::app::AnswerKey key MEMBER key FINAL)

public:
    int famine = 0;
    int war = 0;
    AnswerKey key;

    bool operator==(const NationsKnownEvent &) const = default;
};

/// A new age that is entered: the two numbers of its event, and the offer where that is kept. Without an offer the second number
/// makes the deal.
struct NationsDeal
{
    Q_GADGET
    QML_VALUE_TYPE(nationsDeal)
    /// What the event asks for; 0 not said yet.
    Q_PROPERTY(int famine MEMBER famine FINAL)
    Q_PROPERTY(int war MEMBER war FINAL)
    /// The highest number there can be.
    Q_PROPERTY(int most MEMBER most FINAL)
    /// Events of this age that the card library knows.
    Q_PROPERTY(QList<pegsheet::app::NationsKnownEvent> known MEMBER known FINAL)
    /// How much is kept from this age on, a Nations.Depth.
    Q_PROPERTY(int depth MEMBER depth FINAL)
    /// The offer of this age is entered too, and how many places of it are empty.
    Q_PROPERTY(bool keepsOffer MEMBER keepsOffer FINAL)
    Q_PROPERTY(int missing MEMBER missing FINAL)
    Q_PROPERTY(bool canFinish MEMBER canFinish FINAL)

public:
    int famine = 0;
    int war = 0;
    int most = nations::kMostThreshold;
    QList<NationsKnownEvent> known;
    int depth = 0;
    bool keepsOffer = false;
    int missing = 0;
    bool canFinish = false;

    bool operator==(const NationsDeal &) const = default;
};

namespace nationsview {

/// `cards` is null for a library in which there is nothing.
[[nodiscard]] NationsDeal deal(const nations::State &state, const nations::Pencil &pencil, const NationsCards *cards);

} // namespace nationsview

} // namespace pegsheet::app
