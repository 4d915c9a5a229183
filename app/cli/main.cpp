// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/failure.h"
#include "app/cli/options.h"
#include "app/cli/standardinput.h"
#include "app/text/errortext.h"
#include "app/text/language.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <limits>

namespace pegsheet::cli {

namespace {

/// More names than any game takes; the game itself says how many it does.
constexpr int kMostPlayers = 1000;

std::vector<std::string> gameIds()
{
    std::vector<std::string> ids;
    for (const GameEntry &game : catalog())
        ids.emplace_back(game.info->id);
    return ids;
}

void addGame(CLI::App &command, Request &request)
{
    command.add_option("GAME", request.game, "which game")->required()->check(CLI::IsMember(gameIds()));
}

constexpr const char *kRequests = R"(Requests, a line each:
  {"setup":{"players":["Ann","Bo"]}}   a new match; the first name begins
  {"open":1}                           instead, with --db: a match that is kept
  {"move":{"type":"roll","faces":["food","good","coins"]}}
  {"moves":true}                       the moves that are legal now
  {"state":true}
  {"undo":1}, {"redo":1}               so many moves back or forth
  {"export":true}                      the match as import and replay read it)";

void addSimulate(CLI::App &app, Request &request)
{
    CLI::App &command = addCommand(app, request, "simulate", "Play random matches, the same on every machine",
                                   [&](Output &out) { return simulate(*findGame(request.game), request.simulation, out); });
    Simulation &wanted = request.simulation;
    addGame(command, request);
    command.add_option("--players", wanted.players, "how many players")->required()->check(wholeNumber(kMostPlayers));
    command.add_option("--games", wanted.games, "how many matches")
        ->check(wholeNumber(std::numeric_limits<std::int64_t>::max()))
        ->capture_default_str();
    command.add_option("--seed", wanted.seed, "match i is played with seed + i")
        ->check(wholeNumber(std::numeric_limits<std::uint64_t>::max()))
        ->capture_default_str();
    command.add_option("--variant", wanted.variant, "a variant of the game, else its first")->check(someText());
    command.add_option("--option", wanted.options, "name=value; may be given several times")->allow_extra_args(false);
    command.add_option("--player", wanted.playedBy, "random, easy, fast or app: for all seats, or by seat, with commas between")
        ->delimiter(',')
        ->check(CLI::IsMember({"random", "easy", "fast", "app"}))
        ->allow_extra_args(false);
    command.add_flag("--log", wanted.withLog, "add set-up and moves to every line");
}

void addReview(CLI::App &app, Request &request)
{
    ReviewRequest &wanted = request.review;
    CLI::App &command = addCommand(app, request, "review",
                                   "Each player's chances before every turn, and what was luck and what was decided",
                                   [&](Output &out) { return review(wanted, out); });
    command.add_option("FILE", wanted.file, "a saved match, - for standard input")->required();
    command.add_option("--margin", wanted.margin, "how exactly, in percent")->check(CLI::Range(0.1, 100.0))->capture_default_str();
    command.add_option("--most", wanted.most, "how many seconds at most are spent on that")
        ->check(CLI::Range(0.0, 86400.0))
        ->capture_default_str();
}

constexpr int kLargestVersion = 40;

void addSharing(CLI::App &app, Request &request)
{
    ShareRequest &wanted = request.sharing;
    CLI::App &sharing = addCommand(app, request, "share", "A saved match as a QR code, a line each",
                                   [&](Output &out) { return share(wanted, out); });
    sharing.add_option("FILE", wanted.files, "saved matches, or codes; - for standard input")->required();
    sharing.add_option("--png", wanted.png, "where the picture goes; several get -1, -2, … before the ending")->check(someText());
    sharing.add_option("--since", wanted.since, "only what came after the code that printed this hash")->check(someText());
    sharing.add_option("--max-version", wanted.maxVersion, "refuse what needs a larger code")
        ->check(CLI::Range(1, kLargestVersion))
        ->capture_default_str();
    addCommand(app, request, "scan", "The saved matches in pictures of codes, or in texts with codes in them",
               [&](Output &out) { return scan(request.files, out); })
        .add_option("FILE", request.files, "pictures or texts; what is only a part goes on from the files before it")
        ->required();
    CLI::App &merging = addCommand(app, request, "merge", "How two saved matches relate",
                                   [&](Output &out) { return merge(request.file, request.files.front(), out); });
    merging.add_option("A", request.file, "a saved match, a text or a picture of a code")->required();
    merging.add_option("B", request.files, "the one that it is held against")->required()->expected(1);
}

void addHistory(CLI::App &app, Request &request)
{
    CLI::App *history = app.add_subcommand("history", "The matches of a database")->fallthrough();
    history->add_option("--db", request.database, "the database's file")->required()->check(someText());
    history->require_subcommand(1);
    const auto add = [&](const char *name, const char *description, auto run) {
        addCommand(*history, request, name, description, run);
    };
    const auto addWithId = [&](const char *name, const char *description, auto run) {
        addCommand(*history, request, name, description,
                   [&request, run](Output &out) { return run(request.database, request.id, out); })
            .add_option("ID", request.id, "number of the match, see list")
            ->required()
            ->check(wholeNumber(std::numeric_limits<std::int64_t>::max()));
    };
    const auto addWithFile = [&](const char *name, const char *description, const char *file, auto run) {
        addCommand(*history, request, name, description,
                   [&request, run](Output &out) { return run(request.database, request.file, out); })
            .add_option("FILE", request.file, file)
            ->required();
    };
    add("list", "A line a match, the one changed last first", [&](Output &out) { return historyList(request.database, out); });
    addWithId("show", "Where a match stands, and its moves", historyShow);
    addCommand(*history, request, "export", "A match as import and replay read it, or all of them as import does",
               [&request](Output &out) { return historyExport(request.database, request.which, out); })
        .add_option("ID", request.which, "number of the match, see list; all where there is none")
        ->check(wholeNumber(std::numeric_limits<std::int64_t>::max()) | CLI::IsMember({kAllMatches}));
    CLI::App &importing = addCommand(
        *history, request, "import", "Take in a saved match, a whole history, or plays logged elsewhere",
        [&request](Output &out) { return historyImport(request.database, request.file, request.names, out); });
    importing
        .add_option("FILE", request.file,
                    "a saved match, a history, an export of BG Stats or plays of BoardGameGeek; - for standard input")
        ->required();
    importing.add_option("--as", request.names, "Their name=Our name, of plays logged elsewhere; may be given several times")
        ->allow_extra_args(false)
        ->check(CLI::Validator(
            [](const std::string &text) {
                const std::size_t sign = text.find('=');
                const bool isPair = sign != std::string::npos && sign > 0 && sign + 1 < text.size();
                return isPair ? std::string() : "is written as Their name=Our name";
            },
            ""));
    addCommand(*history, request, "csv", "A table with a row for every player of every match", [&request](Output &out) {
        return historyCsv(request.database, request.file, out);
    }).add_option("FILE", request.file, "a file that is not there yet; standard output where there is none");
    addWithFile("backup", "Copy everything into a new file", "a file that is not there yet", historyBackup);
    addWithFile("restore", "Put a backup in the place of the database, which is set aside", "a backup", historyRestore);
    add("stats", "Matches played and won, by name", [&](Output &out) { return historyStats(request.database, out); });
    add("check", "Replay every match and compare what is cached; repairs it",
        [&](Output &out) { return historyCheck(request.database, out); });
} // namespace

void addCommands(CLI::App &app, Request &request)
{
    app.add_option("--lang", request.language, "language of the messages")
        ->check(CLI::IsMember({"en", "de"}))
        ->capture_default_str();
    app.set_version_flag("--version", PEGSHEET_VERSION);
    app.require_subcommand(1);
    addCommand(app, request, "games", "The games there are, a line each", listGames);
    addGame(addCommand(app, request, "schema", "JSON Schema of a game's set-up, moves and state",
                       [&](Output &out) { return printSchema(*findGame(request.game), out); }),
            request);
    CLI::App &playing = addCommand(app, request, "play", "A sitting: a request a line in, an answer a line out", [&](Output &out) {
        const auto database = request.database.empty() ? std::nullopt : std::optional(request.database);
        return play(*findGame(request.game), database, out);
    });
    addGame(playing, request);
    playing.footer(kRequests);
    playing.add_option("--db", request.database, "keep the match in this database")->check(someText());
    addSimulate(app, request);
    addCommand(app, request, "replay", "A saved match through the rules", [&](Output &out) { return replay(request.file, out); })
        .add_option("FILE", request.file, "a saved match, - for standard input")
        ->required();
    addReview(app, request);
    addSharing(app, request);
    addHistory(app, request);
    addLibrary(app, request);
}

int run(const Request &request)
{
    Output out;
    int status = Done;
    try {
        status = request.run(out);
    } catch (const std::exception &) {
        status = tell(std::current_exception(), out);
    }
    out.flush();
    if (out.failed()) {
        std::cerr << errorText({"input.outputClosed", {}}).toStdString() << '\n';
        return NotUnderstood;
    }
    return status;
}

int runCommand(int argc, char *argv[])
{
    CLI::App app("Pegsheet without a window: JSON on standard output, one value a line.", "pegsheet-cli");
    Request request;
    addCommands(app, request);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? Done : NotUnderstood;
    }
    // Words come by --lang, and numbers never by a locale; Qt wants to hear that it is one with UTF-8.
    qputenv("LC_ALL", "C.UTF-8");
    const QCoreApplication application(argc, argv);
    installLanguage(QString::fromStdString(request.language));
    return run(request);
}

} // namespace

} // namespace pegsheet::cli

int main(int argc, char *argv[])
{
    pegsheet::cli::holdStandardStreams();
#ifdef SIGXFSZ
    // A file that may not grow any more is an error like a full disk, not the end of the process.
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    try {
        return pegsheet::cli::runCommand(argc, argv);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return pegsheet::cli::NotUnderstood;
    }
}
