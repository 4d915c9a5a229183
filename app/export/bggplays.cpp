// SPDX-License-Identifier: Apache-2.0
#include "app/export/bggplays.h"

#include "app/export/csv.h"

#include <utility>

namespace pegsheet::exporting {

namespace {

struct Field
{
    std::string name;
    std::string value;
    bool isTyped = false;
};

std::vector<Field> playerFields(const Place &place)
{
    const std::string player = "players[" + std::to_string(place.seat) + "]";
    return {{player + "[playerid]", ""},
            {player + "[name]", place.name, true},
            {player + "[username]", ""},
            {player + "[color]", ""},
            {player + "[position]", std::to_string(place.seat + 1)},
            {player + "[score]", std::to_string(place.score)},
            {player + "[rating]", ""},
            {player + "[new]", "0"},
            {player + "[win]", place.isWinner ? "1" : "0"}};
}

std::vector<Field> fieldsOf(const Result &result)
{
    const auto minutes = minutesOf(result);
    const std::string day = dayOf(result);
    std::vector<Field> fields{{"objecttype", "thing"},
                              {"objectid", result.boardGameGeek == 0 ? std::string() : std::to_string(result.boardGameGeek)},
                              {"playdate", day},
                              {"dateinput", day},
                              {"length", minutes ? std::to_string(*minutes) : std::string()},
                              {"location", result.entry.about.place, true},
                              {"quantity", "1"},
                              {"incomplete", result.isOver ? "0" : "1"},
                              {"nowinstats", "0"},
                              {"comments", result.entry.about.note, true}};
    for (const Place &place : result.places)
        for (Field &field : playerFields(place))
            fields.push_back(std::move(field));
    return fields;
}

} // namespace

std::string bggTable(const Result &result)
{
    const std::vector<Field> fields = fieldsOf(result);
    Csv csv;
    for (const Field &field : fields)
        csv.cell(field.name);
    csv.endRow();
    for (const Field &field : fields)
        field.isTyped ? csv.typed(field.value) : csv.cell(field.value);
    csv.endRow();
    return csv.text();
}

QString bggText(const Result &result)
{
    QString text;
    for (const Field &field : fieldsOf(result))
        if (!field.value.empty())
            text += QString::fromStdString(field.name + '\t' + field.value) + QLatin1Char('\n');
    return text;
}

} // namespace pegsheet::exporting
