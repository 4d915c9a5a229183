// SPDX-License-Identifier: Apache-2.0
// Cards typed in and changed.
#include "app/library/libraryview.h"

#include "app/library/recordtext.h"

namespace pegsheet::app {

void LibraryView::beginNew()
{
    const bool isKind = m_kind != QStringLiteral("bin");
    const GameRecords *game = findGameRecords(gameRecords(), m_game.toStdString());
    const bool isOfEdition = m_showsEdition && game != nullptr && !game->editions.empty();
    m_form.begin(m_game.toStdString(), isKind ? m_kind.toStdString() : std::string(), m_age.toInt(),
                 isOfEdition ? std::string(game->editions.front()) : std::string());
}

void LibraryView::beginEdit()
{
    m_use([this](CardLibrary &library) {
        m_form.begin(library.records().get(storage::RecordId{m_shown.value(QStringLiteral("recordId")).toLongLong()}));
    });
}

bool LibraryView::save()
{
    if (const QString problem = m_form.problem(); !problem.isEmpty()) {
        Q_EMIT message(problem);
        return false;
    }
    const bool isNew = m_form.isNew();
    const QString name = m_form.name();
    bool isKept = false;
    if (!m_use([&](CardLibrary &library) { isKept = keepForm(library); }) || !isKept)
        return false;
    m_form.close();
    refresh();
    if (isNew)
        Q_EMIT typedIn(name);
    return true;
}

void LibraryView::refuseGone(const QString &title)
{
    //: %1 a card of the card library by its name
    Q_EMIT message(tr("Such a card is in the bin, or one with another: %1. Restore that one instead.").arg(title));
}

bool LibraryView::keepForm(CardLibrary &library)
{
    storage::Records &records = library.records();
    const Record content = m_form.record();
    const QString title = recordTitle(content);
    const storage::RecordId id{m_form.id()};
    const auto there = records.find(content);
    const auto card = library.findCard(content);
    for (const auto &other : {there, card})
        if (other && other->isLive() && other->id != id) {
            //: %1 a card of the card library by its name, %2 what it says
            Q_EMIT message(tr("There is such a card already: %1, %2.").arg(title, recordSays(other->content)));
            return false;
        }
    if (card && !card->isLive()) {
        refuseGone(title);
        return false;
    }
    if (m_form.isNew()) {
        const storage::RecordId kept = records.add(content, false).id;
        //: %1 a card of the card library by its name
        tell(tr("%1 is in the library.").arg(title), [kept, there](CardLibrary &back) {
            // Back to where it was: with another one, or in the bin.
            if (there && there->mergedInto.value != 0)
                back.records().merge(kept, there->mergedInto);
            else
                back.records().remove(kept);
        });
        look(kept.value);
        return true;
    }
    const Record before = records.get(id).content;
    const bool isElsewhere = there && there->id != id && there->mergedInto != id;
    if (isElsewhere) {
        refuseGone(title);
        return false;
    }
    records.edit(id, content);
    if (!(before == content))
        //: %1 a card of the card library by its name
        tell(tr("%1 is changed. Matches that are there stay as they are.").arg(title),
             [id, before](CardLibrary &back) { back.records().edit(id, before); });
    return true;
}

} // namespace pegsheet::app
