// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/librarytransfer.h"
#include "app/library/recordform.h"
#include "app/library/recordlist.h"
#include "app/library/usecards.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <functional>

namespace pegsheet::app {

/// The card library in the window: cards searched for, one of them looked at, changed, merged, put into the bin.
class LibraryView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The cards that were searched for, and the form in which a card is typed in or changed.
    Q_PROPERTY(pegsheet::app::RecordList *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::RecordForm *form READ form CONSTANT FINAL)
    /// Exports and imports cards, as codes and files.
    Q_PROPERTY(pegsheet::app::LibraryTransfer *transfer READ transfer CONSTANT FINAL)
    /// The words searched for: each must occur in the name.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY wantedChanged FINAL)
    /// What can be chosen from: "key", "label", and "count" where it is worth saying. The first kind and the first age are any; the
    /// bin is a kind.
    Q_PROPERTY(QVariantList games READ games NOTIFY choicesChanged FINAL)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY choicesChanged FINAL)
    Q_PROPERTY(QVariantList ages READ ages NOTIFY choicesChanged FINAL)
    /// Which of them are chosen, by their "key".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY wantedChanged FINAL)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY wantedChanged FINAL)
    Q_PROPERTY(QString age READ age WRITE setAge NOTIFY wantedChanged FINAL)
    /// The expansion whose cards can be shown, in words, and whether they are shown. Empty where the game has none.
    Q_PROPERTY(QString edition READ edition NOTIFY choicesChanged FINAL)
    Q_PROPERTY(bool showsEdition READ showsEdition WRITE setShowsEdition NOTIFY wantedChanged FINAL)
    /// How many cards were found.
    Q_PROPERTY(int count READ count NOTIFY choicesChanged FINAL)
    /// The card looked at, empty where none is: "recordId", "title", "kind", "age", "game", "says", "origin", "unsure", "uses",
    /// "language", "edition", "picture" (see recordPicture()), "removed", and "before": what it said before and what was merged
    /// into it ("recordId", "title", "says").
    Q_PROPERTY(QVariantMap shown READ shown NOTIFY shownChanged FINAL)
    /// The card that is to be merged into another, as `shown`; empty where none is.
    Q_PROPERTY(QVariantMap merging READ merging NOTIFY mergingChanged FINAL)
    /// What was done last, in a sentence, as long as it can be taken back; else empty.
    Q_PROPERTY(QString done READ done NOTIFY doneChanged FINAL)

public:
    LibraryView(UseCards use, QObject *parent);

    [[nodiscard]] RecordList *cards() { return &m_cards; }
    [[nodiscard]] RecordForm *form() { return &m_form; }
    [[nodiscard]] LibraryTransfer *transfer() { return &m_transfer; }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] QVariantList games() const { return m_games; }
    [[nodiscard]] QVariantList kinds() const { return m_kinds; }
    [[nodiscard]] QVariantList ages() const { return m_ages; }
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    [[nodiscard]] QString age() const { return m_age; }
    void setAge(const QString &age);
    [[nodiscard]] QString edition() const;
    [[nodiscard]] bool showsEdition() const { return m_showsEdition; }
    void setShowsEdition(bool shows);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QVariantMap shown() const { return m_shown; }
    [[nodiscard]] QVariantMap merging() const { return m_merging; }
    [[nodiscard]] QString done() const { return m_done; }

    /// Reads everything anew.
    Q_INVOKABLE void refresh();
    /// Looks at a card; returns false, and the user was told why, where it cannot be read.
    Q_INVOKABLE bool look(qlonglong recordId);
    Q_INVOKABLE void lookAway();
    /// Opens the form: for a new card of the game, kind and age chosen, or for the card looked at.
    Q_INVOKABLE void beginNew();
    Q_INVOKABLE void beginEdit();
    /// Stores what stands in the form; returns false, and message() said why, where that is not possible.
    Q_INVOKABLE bool save();
    /// Puts the card looked at into the bin; takeBack() takes a card out of it, or apart again where it was merged.
    Q_INVOKABLE void remove();
    Q_INVOKABLE void takeBack(qlonglong recordId);
    /// Forgets the card looked at for good; only one that is in the bin.
    Q_INVOKABLE void erase();
    /// Begins to merge the card looked at into another one of its kind, which is touched next; endMerge() cancels that.
    Q_INVOKABLE void beginMerge();
    Q_INVOKABLE void endMerge();
    /// Merges it into that card; returns false, and the user was told why, where that is not possible.
    Q_INVOKABLE bool mergeInto(qlonglong recordId);
    /// Takes back what `done` says.
    Q_INVOKABLE void undo();
    /// Forgets what was done last, so that `done` is empty; it stays done.
    Q_INVOKABLE void forgetDone();
    void retranslate();

Q_SIGNALS:
    void wantedChanged();
    void choicesChanged();
    void shownChanged();
    void mergingChanged();
    void doneChanged();
    /// A new card was kept, of that name.
    void typedIn(const QString &name);
    /// Why something was not possible, in a sentence.
    void message(const QString &sentence);

private:
    [[nodiscard]] storage::RecordQuery query() const;
    [[nodiscard]] std::vector<storage::RecordEntry> fetch(std::size_t from, std::size_t count) const;
    void lookFor();
    void readChoices(storage::Records &records);
    bool keepForm(CardLibrary &library);
    void refuseGone(const QString &title);
    /// Something was done that can be taken back.
    void tell(const QString &sentence, std::function<void(CardLibrary &)> back);
    bool change(const std::function<void(CardLibrary &)> &work);

    UseCards m_use;
    RecordList m_cards;
    RecordForm m_form;
    LibraryTransfer m_transfer;
    QString m_search;
    QString m_game;
    QString m_kind;
    QString m_age;
    bool m_showsEdition = false;
    QVariantList m_games;
    QVariantList m_kinds;
    QVariantList m_ages;
    int m_count = 0;
    QVariantMap m_shown;
    QVariantMap m_merging;
    QString m_done;
    std::function<void(CardLibrary &)> m_back;
};

} // namespace pegsheet::app
