// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "tests/toy/model/pencil.h"

#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>

namespace pegsheet::app::toy {

/// A match of the toy game as the window shows it. What the die shows and a hole are touched; the bar makes the move.
class ToyMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// By seat: "seat", "name", "mark", "points" and "holes", the pebbles in each.
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY tableChanged FINAL)
    /// What is pencilled: how many pebbles, 0 where it is not said; the hole, -1 where none is.
    Q_PROPERTY(int die READ die NOTIFY tableChanged FINAL)
    Q_PROPERTY(int hole READ hole NOTIFY tableChanged FINAL)

public:
    using Typed = MatchOf<pegsheet::toy::Toy>;

    /// The session must hold a match of this game.
    explicit ToyMatch(std::unique_ptr<Session> session);

    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] int die() const { return pencil().die(); }
    [[nodiscard]] int hole() const { return pencil().hole() ? static_cast<int>(*pencil().hole()) : -1; }
    [[nodiscard]] int seat() const override { return state().player; }
    [[nodiscard]] QString variantName() const override { return tr("Plain"); }
    [[nodiscard]] QVariantList rules() const override;

private:
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const pegsheet::toy::State &state() const { return typed().current(); }
    [[nodiscard]] const pegsheet::toy::Pencil &pencil() const
    {
        return static_cast<const pegsheet::toy::Line *>(touchLine())->pencil();
    }
    [[nodiscard]] Bar barNow() override;
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    [[nodiscard]] Sound soundSince(int) const override { return Sound::Peg; }
};

} // namespace pegsheet::app::toy
