// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryagreement.h"

#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/notes.h"
#include "model/tapestry/rules.h"

#include <utility>

namespace pegsheet::app {

namespace {

const QString kDepth = QStringLiteral("depth");
const QString kNanotechnology = QStringLiteral("nanotechnology");
const QString kTieBreak = QStringLiteral("tieBreak");
const QString kTracks = QStringLiteral("tracks");

} // namespace

TapestryAgreement::TapestryAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : Agreement(tapestry::gameInfo(), QStringLiteral("rules.tapestry"), {kDepth, kNanotechnology, kTieBreak}, std::move(read),
                std::move(write), parent)
{
    reload();
}

QString TapestryAgreement::variantName(std::string_view variant) const
{
    return tapestry::termText("variant", variant);
}

QStringList TapestryAgreement::choicesOf(const QString &key) const
{
    QStringList values;
    for (const OptionInfo &option : tapestry::gameInfo().options)
        if (option.name == key.toStdString())
            for (const Value &value : option.values)
                values.append(QString::fromStdString(*value.text()));
    return values;
}

QString TapestryAgreement::choiceName(const QString &key, const QString &value) const
{
    return tapestry::valueName(key.toStdString(), value.toStdString());
}

QString TapestryAgreement::optionTitle(const QString &key) const
{
    return tapestry::optionName(key.toStdString());
}

// Of what is chosen where every value has words of its own.
QString TapestryAgreement::optionText(const QString &key) const
{
    const QString text = tapestry::valueText(key.toStdString(), chosen(key).toStdString());
    return text.isEmpty() ? tapestry::optionText(key.toStdString()) : text;
}

bool TapestryAgreement::keepsTracks() const
{
    return !scoringOnly() && chosen(kDepth) == kTracks;
}

// Only what makes a difference to what is kept.
bool TapestryAgreement::isOffered(const QString &key) const
{
    if (key == kDepth)
        return !scoringOnly();
    return keepsTracks() && (key != kTieBreak || players() > 1);
}

QString TapestryAgreement::ending() const
{
    if (scoringOnly())
        return {};
    if (players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return tr("Alone: five income turns for as many points as you can get.");
    //: Under the rules chosen at set-up
    return tr("Each player has finished after the fifth income turn. Most points win.");
}

// Whether a rules note is about something that is kept.
bool TapestryAgreement::concerns(std::string_view note) const
{
    if (note == "tieWithoutResources")
        return !keepsTracks() && players() > 1;
    if (note == "finishedGainNothing")
        return !scoringOnly() && players() > 1;
    if (note == "trapOneDie" || note == "startTerritory" || note == "tie")
        return keepsTracks() && players() > 1;
    return keepsTracks();
}

QStringList TapestryAgreement::doubts() const
{
    QStringList sentences;
    for (const tapestry::RulesNote &note : tapestry::kNotes) {
        if (!concerns(note.id))
            continue;
        const std::string value = note.option.empty() ? std::string() : chosen(QString::fromUtf8(note.option)).toStdString();
        //: What the rulebook leaves open, at set-up: %1 what it is about, %2 a sentence
        sentences.append(tr("%1: %2").arg(tapestry::noteTitle(note.id), tapestry::noteText(note.id, value)));
    }
    return sentences;
}

} // namespace pegsheet::app
