// SPDX-License-Identifier: Apache-2.0
// Plays of BoardGameGeek, as its interface for programs writes them.
#include "app/share/loggedplay.h"
#include "app/share/matchfile.h"

#include <QXmlStreamReader>

namespace pegsheet {

namespace {

constexpr int kMostOfOne = 100; ///< that one entry says were played

/// One entry, and how often it was played.
struct Entry
{
    LoggedPlay play;
    std::string id;
    int quantity = 1;
};

LoggedPlay::Player readPlayer(const QXmlStreamAttributes &said)
{
    const QString name = said.value(QLatin1String("name")).toString();
    return {name.trimmed().isEmpty() ? said.value(QLatin1String("username")).toString() : name,
            said.value(QLatin1String("score")).toString(), said.value(QLatin1String("win")) == QLatin1String("1"), false,
            said.value(QLatin1String("startposition")).toInt()};
}

// What stands in the entry, up to its end.
void readContent(QXmlStreamReader &xml, LoggedPlay &play)
{
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("item")) {
            play.number = xml.attributes().value(QLatin1String("objectid")).toInt();
            play.title = xml.attributes().value(QLatin1String("name")).toString();
        } else if (xml.name() == QLatin1String("comments")) {
            play.note = xml.readElementText(QXmlStreamReader::SkipChildElements);
            continue;
        } else if (xml.name() == QLatin1String("players")) {
            while (xml.readNextStartElement()) {
                play.players.push_back(readPlayer(xml.attributes()));
                xml.skipCurrentElement();
            }
            continue;
        }
        xml.skipCurrentElement();
    }
}

Entry readEntry(QXmlStreamReader &xml)
{
    const QXmlStreamAttributes said = xml.attributes();
    Entry entry;
    entry.id = said.value(QLatin1String("id")).toString().toStdString();
    if (said.hasAttribute(QLatin1String("quantity")))
        entry.quantity = said.value(QLatin1String("quantity")).toInt();
    // It knows the day alone: noon is that day whatever becomes of the clock.
    const QDate day = QDate::fromString(said.value(QLatin1String("date")).toString(), Qt::ISODate);
    if (day.isValid())
        entry.play.when = QDateTime(day, QTime(12, 0));
    entry.play.minutes = said.value(QLatin1String("length")).toInt();
    entry.play.place = said.value(QLatin1String("location")).toString();
    entry.play.counts = said.value(QLatin1String("incomplete")) != QLatin1String("1") && !entry.id.empty() && entry.quantity > 0
        && entry.quantity <= kMostOfOne;
    readContent(xml, entry.play);
    return entry;
}

} // namespace

bool readBoardGameGeek(std::string_view text, PlayLog &log)
{
    QXmlStreamReader xml(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("plays"))
        return false;
    while (xml.readNextStartElement()) {
        if (xml.name() != QLatin1String("play")) {
            xml.skipCurrentElement();
            continue;
        }
        Entry entry = readEntry(xml);
        // How long each of several took is not said.
        if (entry.quantity > 1)
            entry.play.minutes = 0;
        const int times = entry.play.counts ? entry.quantity : 1;
        for (int time = 1; time <= times; ++time) {
            entry.play.uid = derivedUid("BoardGameGeek " + entry.id + '#' + std::to_string(time));
            add(log, entry.play);
        }
    }
    return !xml.hasError();
}

} // namespace pegsheet
