// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/libraryplan.h"
#include "app/library/usecards.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

namespace pegsheet::app {

/// The ways out of the card library and into it: a file, or codes. What comes in is looked at before anything is taken in.
class LibraryTransfer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Codes that are shown one after the other; empty where none are.
    Q_PROPERTY(QStringList codes READ codes NOTIFY codesChanged FINAL)
    /// How many cards they hold.
    Q_PROPERTY(int codeCards READ codeCards NOTIFY codesChanged FINAL)
    /// Something has come in whole and waits for a yes.
    Q_PROPERTY(bool isAsking READ isAsking NOTIFY planChanged FINAL)
    /// What taking it in would bring: "3 new cards, 12 known already, 1 that cannot be taken in".
    Q_PROPERTY(QString sum READ sum NOTIFY planChanged FINAL)
    Q_PROPERTY(int newCards READ newCards NOTIFY planChanged FINAL)
    /// Each card: "what" ("new", "known", "gone", "refused"), "title" and "detail" in words.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY planChanged FINAL)
    /// How many codes of a set are still missing, in a sentence; empty where nothing is begun.
    Q_PROPERTY(QString waiting READ waiting NOTIFY planChanged FINAL)

public:
    LibraryTransfer(UseCards use, QObject *parent) : QObject(parent), m_use(std::move(use)) {}

    [[nodiscard]] QStringList codes() const { return m_codes; }
    [[nodiscard]] int codeCards() const { return m_codeCards; }
    [[nodiscard]] bool isAsking() const { return m_plan.has_value(); }
    [[nodiscard]] QString sum() const;
    [[nodiscard]] int newCards() const { return m_plan ? m_plan->count(PlannedRow::What::New) : 0; }
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QString waiting() const;

    /// Writes all there is into a new file where the system keeps documents, and tells where.
    Q_INVOKABLE void save();
    /// Shows that card, or with 0 all that somebody here typed in or got, as codes.
    Q_INVOKABLE void showCodes(qlonglong recordId);
    Q_INVOKABLE void copyCodes();
    Q_INVOKABLE void hideCodes();

    /// Whether the text is a file of cards, or holds a code of some.
    Q_INVOKABLE bool isCards(const QString &text) const;
    /// Looks at it. Of codes that belong together it waits for all of them. False, and message() said why, where it cannot be read.
    Q_INVOKABLE bool receive(const QString &text);
    /// Takes in what is new of it.
    Q_INVOKABLE bool accept();
    Q_INVOKABLE void forget();
    void retranslate() { Q_EMIT planChanged(); }

Q_SIGNALS:
    void codesChanged();
    void planChanged();
    void tookIn();
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    bool refuse(const Refusal &refusal);
    bool receiveCodes(const std::string &text);

    UseCards m_use;
    QStringList m_codes;
    int m_codeCards = 0;
    std::optional<LibraryPlan> m_plan;
    std::string m_collected; ///< codes of a set that is not whole yet
    int m_setCount = 0;
    int m_missing = 0;
};

} // namespace pegsheet::app
