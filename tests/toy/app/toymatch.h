// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "tests/toy/model/toy.h"

#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>

namespace pegsheet::app::toy {

/// A match of the toy game as the window shows it. A hole is pencilled by a touch and filled by the bar.
class ToyMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// By seat: "seat", "name", "mark", "points" and "holes", the pebbles in each.
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY tableChanged FINAL)
    /// What the die shows; 0 before the roll.
    Q_PROPERTY(int die READ die NOTIFY tableChanged FINAL)
    /// The hole that is pencilled; -1 where none is.
    Q_PROPERTY(int pencil READ pencil NOTIFY tableChanged FINAL)

public:
    using Typed = MatchOf<pegsheet::toy::Toy>;

    /// The session must hold a match of this game.
    explicit ToyMatch(std::unique_ptr<Session> session);

    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] int die() const { return state().die; }
    [[nodiscard]] int pencil() const { return m_pencil; }
    [[nodiscard]] int seat() const override { return state().player; }
    [[nodiscard]] QString variantName() const override { return QStringLiteral("Plain"); }
    [[nodiscard]] QVariantList rules() const override;
    [[nodiscard]] QVariantMap scoreTable() const override;
    [[nodiscard]] QVariantMap draft() const override;
    void restoreDraft(const QVariantMap &draft) override;

    Q_INVOKABLE void roll(int face);
    Q_INVOKABLE void touchHole(int hole);
    Q_INVOKABLE bool cancel() override;
    /// Fields are "left", "middle" and "right".
    Q_INVOKABLE void explain(int seat, const QString &path) override;
    Q_INVOKABLE QString correctionOf(int seat, const QString &path) const override;
    Q_INVOKABLE void askCorrection(int seat, const QString &path) override { Q_EMIT correctionAsked(seat, path); }

Q_SIGNALS:
    void tableChanged();

private:
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const pegsheet::toy::State &state() const { return typed().current(); }
    [[nodiscard]] Bar barNow() override;
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] PendingUndo pendingUndo() override;
    [[nodiscard]] bool isUntouched() const override { return m_pencil < 0; }
    [[nodiscard]] bool isAtRest() const override { return m_pencil < 0; }
    [[nodiscard]] Sound soundSince(int) const override { return Sound::Peg; }
    void reloadView() override { showWith(-1); }
    void refresh(bool tellNews) override { tellWhatDiffers(tellNews); }
    [[nodiscard]] std::function<void()> aboutToSeek(int moves) override;
    [[nodiscard]] std::function<void()> snapshot() override;
    void movesMade(int place, int seat) override;
    [[nodiscard]] std::function<void()> update() override;
    void retranslateOwn() override { showWith(m_pencil); }
    void showWith(int pencil);
    void play(const pegsheet::toy::Move &move);

    int m_pencil = -1;
    int m_shownPencil = -1;
    pegsheet::toy::State m_shown;
};

} // namespace pegsheet::app::toy
