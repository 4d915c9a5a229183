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

/// Exports and imports cards of the library: as a file, or as codes. What comes in is looked at before anything is stored.
class LibraryTransfer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Codes that are shown one after the other; empty where none are.
    Q_PROPERTY(QStringList codes READ codes NOTIFY codesChanged FINAL)
    /// How many cards they hold.
    Q_PROPERTY(int codeCards READ codeCards NOTIFY codesChanged FINAL)
    /// Whether something has come in whole and waits for a yes.
    Q_PROPERTY(bool isAsking READ isAsking NOTIFY planChanged FINAL)
    /// What importing it would bring: "3 new cards, 12 known already, 1 that cannot be taken in".
    Q_PROPERTY(QString sum READ sum NOTIFY planChanged FINAL)
    Q_PROPERTY(int newCards READ newCards NOTIFY planChanged FINAL)
    /// Whether accept() would store anything, and whether something is said otherwise here; then `replaces` is asked: whether what
    /// came in is right.
    Q_PROPERTY(bool isNews READ isNews NOTIFY planChanged FINAL)
    Q_PROPERTY(bool differing READ differing NOTIFY planChanged FINAL)
    Q_PROPERTY(bool replaces READ replaces WRITE setReplaces NOTIFY planChanged FINAL)
    /// Each card that came in: "what" ("new", "known", "gone", "adds", "differs", "refused"), "title" and "detail" in words.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY planChanged FINAL)
    /// How many codes of a set are read and how many it has, in a sentence; empty where none is missing.
    Q_PROPERTY(QString waiting READ waiting NOTIFY planChanged FINAL)

public:
    LibraryTransfer(UseCards use, QObject *parent) : QObject(parent), m_use(std::move(use)) {}

    [[nodiscard]] QStringList codes() const { return m_codes; }
    [[nodiscard]] int codeCards() const { return m_codeCards; }
    [[nodiscard]] bool isAsking() const { return m_plan.has_value(); }
    [[nodiscard]] QString sum() const;
    [[nodiscard]] int newCards() const { return m_plan ? m_plan->count(PlannedRow::What::New) : 0; }
    [[nodiscard]] bool isNews() const { return m_plan && m_plan->isNews(); }
    [[nodiscard]] bool differing() const { return m_plan && m_plan->count(PlannedRow::What::Differs) > 0; }
    [[nodiscard]] bool replaces() const { return m_replaces; }
    void setReplaces(bool replaces);
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QString waiting() const;

    /// Writes all cards into a new file where the system keeps documents; message() says where it is, or why it could not be
    /// written.
    Q_INVOKABLE void save();
    /// Shows that card as a code, or with 0 all cards that are not known from the start, as many codes as they need.
    Q_INVOKABLE void showCodes(qlonglong recordId);
    Q_INVOKABLE void copyCodes();
    Q_INVOKABLE void hideCodes();

    /// Whether the text is a file of cards, or holds a code of some.
    Q_INVOKABLE bool isCards(const QString &text) const;
    /// Reads a file of cards or codes, and plans what would come in. Of codes that belong together it waits for all of them.
    /// Returns false, and message() said why, where they cannot be read.
    Q_INVOKABLE bool receive(const QString &text);
    /// Stores what is new of what came in; returns false where nothing has come in whole, or it cannot be stored.
    Q_INVOKABLE bool accept();
    /// Forgets what came in, also the codes of a set that is not whole.
    Q_INVOKABLE void forget();
    void retranslate() { Q_EMIT planChanged(); }

Q_SIGNALS:
    void codesChanged();
    void planChanged();
    /// What came in was stored.
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
    bool m_replaces = false;
    std::string m_collected; ///< codes of a set that is not whole yet
    int m_setCount = 0;
    int m_missing = 0;
};

} // namespace pegsheet::app
