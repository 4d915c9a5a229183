// SPDX-License-Identifier: Apache-2.0
// What is known of Nations: The Dice Game without its box. Names, dice and numbers that no source gives are left out.
#include "app/nations/library/nationsrecords.h"

namespace pegsheet::nations {

namespace {

using storage::Confidence;
using storage::PrintedRecord;

PrintedRecord fact(std::string_view id, std::string_view language, std::string_view kind, std::string_view name, Object fields,
                   Confidence confidence)
{
    Record record;
    record.game = kGame;
    record.kind = kind;
    record.language = language;
    record.name = name;
    record.fields = std::move(fields);
    return {std::string(id), canonicalRecord(std::move(record)), confidence};
}

// The same thing by its name in each language.
void addNamed(std::vector<PrintedRecord> &facts, const std::string &id, std::string_view kind, std::string_view english,
              std::string_view german, const Object &fields, Confidence confidence)
{
    facts.push_back(fact(id + "/en", "en", kind, english, fields, confidence));
    facts.push_back(fact(id + "/de", "de", kind, german, fields, confidence));
}

// tiles.json
void addTiles(std::vector<PrintedRecord> &facts)
{
    // The worked example of the rulebook; it says neither age nor points.
    facts.push_back(
        fact("terrassenfelder", "de", "development", "Terrassenfelder", {{"dice", Object{{"orange", 2}}}}, Confidence::High));
    addNamed(facts, "synagogue", "development", "Synagogue", "Synagoge", {{"dice", Object{{"orange", 1}}}}, Confidence::Medium);
    // A review names them, and nothing else of them.
    facts.push_back(fact("sunTzu", "en", "advisor", "Sun Tzu", {}, Confidence::Medium));
    facts.push_back(fact("montezuma", "en", "advisor", "Montezuma", {}, Confidence::Medium));
    facts.push_back(fact("elizabeth", "en", "advisor", "Elizabeth", {}, Confidence::Medium));
    addNamed(facts, "hangingGardens", "wonder", "Hanging Gardens", "Hängende Gärten", {}, Confidence::Medium);
    addNamed(facts, "tajMahal", "wonder", "Taj Mahal", "Taj Mahal", {}, Confidence::Medium);
    addNamed(facts, "suezCanal", "wonder", "Suez Canal", "Suezkanal", {}, Confidence::Medium);
}

PrintedRecord die(std::string_view colour, Object faces, Confidence confidence)
{
    return fact("die." + std::string(colour), {}, "die", {}, {{"colour", colour}, {"faces", std::move(faces)}}, confidence);
}

// dice.json: which face of the white and of the blue die is doubled nobody says for sure, nor which of gold and food the orange one
// has three of.
void addDice(std::vector<PrintedRecord> &facts)
{
    facts.push_back(die("white", {{"whiteGold", 1}, {"whiteStone", 1}, {"whiteBook", 1}, {"whiteFood", 1}, {"whiteStrength", 1}},
                        Confidence::High));
    facts.push_back(die("blue", {{"blueBook1", 1}, {"blueBook2", 1}, {"blueBook3", 1}, {"blueStone1", 1}, {"blueStone2", 1}},
                        Confidence::Medium));
    facts.push_back(
        die("orange", {{"orangeGold1", 1}, {"orangeGold2", 1}, {"orangeFood1", 1}, {"orangeFood2", 1}}, Confidence::Medium));
    facts.push_back(die("red", {{"redStrength1", 1}, {"redStrength2", 2}, {"redStrength3", 1}, {"redFood", 1}, {"redStone", 1}},
                        Confidence::Medium));
}

void addBoard(std::vector<PrintedRecord> &facts, const std::string &id, std::pair<std::string_view, std::string_view> english,
              std::pair<std::string_view, std::string_view> german, Confidence confidence)
{
    facts.push_back(fact(id + "/en", "en", "board", english.first, {{"note", english.second}}, confidence));
    facts.push_back(fact(id + "/de", "de", "board", german.first, {{"note", german.second}}, confidence));
    for (std::size_t back = 1; back <= 2; ++back)
        facts[facts.size() - back].content.edition = kUnrest;
}

// expansion_unrest.json
void addUnrest(std::vector<PrintedRecord> &facts)
{
    addBoard(facts, "korea", {"Korea", "Starts with more dice."}, {"Korea", "Beginnt mit mehr Würfeln."}, Confidence::Low);
    addBoard(facts, "arabia", {"Arabia", "Two places for wonders under construction."},
             {"Arabien", "Zwei Plätze für Wunder im Bau."}, Confidence::Medium);
    addBoard(facts, "america", {"America", "More slots for developments."}, {"Amerika", "Mehr Plätze für Entwicklungen."},
             Confidence::Medium);
}

} // namespace

std::vector<PrintedRecord> printedRecords()
{
    std::vector<PrintedRecord> facts;
    addTiles(facts);
    addDice(facts);
    addUnrest(facts);
    return facts;
}

} // namespace pegsheet::nations
