// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "app/nations/nationstouches.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// Where every die and chit is kept: how dice lie after a roll, and which of them are paid with, spent or rolled again. What is
/// entered of that is in the pencil of the match.
class NationsPool : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(Mode mode READ mode NOTIFY changed FINAL)

    /// Rolling: by colour how many dice are rolled ("colour", "count") and how many of them are still to be entered ("missing").
    Q_PROPERTY(QVariantList toRoll READ toRoll NOTIFY changed FINAL)
    /// The colour that is asked for now, -1 none, and what such a die can show: "face", "symbol", "n", "text".
    Q_PROPERTY(int colour READ colour NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList faces READ faces NOTIFY changed FINAL)
    /// What is entered so far: "face", "colour", "symbol", "n", "count".
    Q_PROPERTY(QVariantList entered READ entered NOTIFY changed FINAL)
    /// The app can roll them; why not, in a sentence.
    Q_PROPERTY(bool canRoll READ canRoll NOTIFY changed FINAL)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed FINAL)
    /// That is a die of which not all faces are known, and there is a card of it to say them: see askFaces().
    Q_PROPERTY(bool lacksFaces READ lacksFaces NOTIFY changed FINAL)

    /// All other modes: what lies before who acts and can be touched: "index", "isDie", "colour" or "chit", "symbol" (-1 none),
    /// "n", "count", "taken", "usable", "spoken".
    Q_PROPERTY(QVariantList pieces READ pieces NOTIFY changed FINAL)
    /// "3 gold", "any books"
    Q_PROPERTY(QString asked READ asked NOTIFY changed FINAL)
    /// What is asked for and what the taken ones come to; need 0: any number.
    Q_PROPERTY(int need READ need NOTIFY changed FINAL)
    Q_PROPERTY(int paid READ paid NOTIFY changed FINAL)
    /// They are enough, and not too many.
    Q_PROPERTY(bool enough READ enough NOTIFY changed FINAL)
    /// Other choices that would do, in words, and which of them is taken; -1 none of them.
    Q_PROPERTY(QStringList ways READ ways NOTIFY changed FINAL)
    Q_PROPERTY(int way READ way NOTIFY changed FINAL)

public:
    enum Mode { Idle, Rolling, Paying, Rerolling, Spending };
    Q_ENUM(Mode)

    NationsPool(NationsTouches touches, QObject *parent);

    [[nodiscard]] Mode mode() const;
    [[nodiscard]] QVariantList toRoll() const;
    [[nodiscard]] int colour() const;
    [[nodiscard]] QVariantList faces() const;
    [[nodiscard]] QVariantList entered() const;
    [[nodiscard]] bool canRoll() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] bool lacksFaces() const { return unknownDie() != 0; }
    [[nodiscard]] QVariantList pieces() const;
    [[nodiscard]] QString asked() const;
    [[nodiscard]] int need() const;
    [[nodiscard]] int paid() const;
    [[nodiscard]] bool enough() const;
    [[nodiscard]] QStringList ways() const;
    [[nodiscard]] int way() const;

    void setCards(NationsCards *cards);
    /// From now on the app's dice fall as that says, a place among six faces, instead of at random.
    void setThrows(std::function<int()> throws) { m_throws = std::move(throws); }
    void show(const nations::State &state);
    /// The faces of that die are to be entered where cards are.
    Q_INVOKABLE void askFaces();
    /// Something of the cards may be known now.
    Q_INVOKABLE void refresh() { Q_EMIT changed(); }
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

    /// The dice not entered yet are rolled by the app.
    Q_INVOKABLE void rollAll();

Q_SIGNALS:
    void changed();
    void facesAsked(qlonglong card);

private:
    [[nodiscard]] const nations::Pencil &pencil() const { return m_touches.pencil(); }
    [[nodiscard]] bool asks() const { return nations::asksPieces(m_state, pencil()); }
    [[nodiscard]] nations::Pieces taken() const { return nations::takenPieces(m_state, pencil()); }
    [[nodiscard]] Amounts<nations::Colour> missing() const { return nations::missingDice(m_state, pencil()); }
    /// The colour still to be entered of whose die not all faces are known.
    [[nodiscard]] std::optional<nations::Colour> unknownColour() const;
    /// The card of that die; 0 where there is none.
    [[nodiscard]] qlonglong unknownDie() const;
    [[nodiscard]] bool isUsable(const nations::Pieces &one) const;

    NationsTouches m_touches;
    NationsCards *m_cards = nullptr;
    std::function<int()> m_throws;
    nations::State m_state;
};

} // namespace pegsheet::app
