#include <cstdlib>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "game/cli/line_reader.h"
#include "game/laboratory/series/selfplay.h"
#include "game/match/saves/load.h"
#include "game/trilogy/driver/driver.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

using nlohmann::json;

/// selfplay's lines without the summary, which holds the only figures that change.
std::vector<std::string> games_of(const std::string& out) {
  std::vector<std::string> lines = lines_of(out);
  if (!lines.empty()) lines.pop_back();
  return lines;
}

/// A disk that is full.
class Full : public std::streambuf {
 protected:
  int overflow(int) override { return EOF; }
};

Ran run_in_german(std::vector<std::string> words) {
  words.insert(words.end(), {"--language", "de", "--data", AMONHEN_SOURCE_DIR "/data"});
  const Games games;
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

TEST(German, AllOfTheHelp) {
  std::vector<std::string> commands{""};
  const std::vector<std::string> overview = lines_of(run_toy({"--help"}).out);
  for (const std::string& line : overview) {
    if (line.starts_with("  ")) commands.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  EXPECT_EQ(commands.size(), 11U);
  for (const std::string& command : commands) {
    std::vector<std::string> words{"--help"};
    if (!command.empty()) words.insert(words.begin(), command);
    const std::vector<std::string> english = lines_of(run_toy(words).out);
    const std::vector<std::string> german = lines_of(run_in_german(words).out);
    ASSERT_EQ(english.size(), german.size()) << command;
    for (std::size_t i = 0; i < english.size(); ++i) {
      if (english[i].empty()) continue;
      EXPECT_NE(english[i], german[i]) << command << " --help has no German for this line";
    }
  }
}

TEST(German, WhatIsComplainedOf) {
  const auto complaint = [](const std::vector<std::string>& words) {
    return run_in_german(words).err;
  };
  EXPECT_EQ(complaint({"dance"}),
            "amonhen-cli: es gibt keinen Befehl \"dance\"; --help nennt sie\n");
  EXPECT_EQ(complaint({"selfplay", "--quickly"}), "amonhen-cli: es gibt keine Option --quickly\n");
  EXPECT_EQ(complaint({"selfplay", "--games", "none"}),
            "amonhen-cli: --games nimmt eine Zahl von 1 bis 1000000000, nicht \"none\"\n");
  EXPECT_EQ(complaint({"check", "/nowhere.save"}),
            "amonhen-cli: /nowhere.save: es lässt sich nicht öffnen: so eine Datei gibt es "
            "nicht\n");
  const harness::OwnFolder folder;
  const std::string file = folder.write("a.save", "{\"a\" 1}\n");
  EXPECT_TRUE(complaint({"check", file})
                  .starts_with("amonhen-cli: " + file + ", Zeile 1: es ist ab Spalte 6 kein JSON"));
}

/// A game of the shipped data, told in a language.
Ran run_shipped(std::vector<std::string> words, const std::string& language) {
  Games games;
  games.push_back(wotr_driver::driver(wotr_players::roster(), nullptr));
  games.push_back(trilogy_driver::driver(trilogy_players::roster(), nullptr));
  words.insert(words.end(), {"--language", language, "--data", AMONHEN_SOURCE_DIR "/data"});
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

TEST(German, AllThatIsTold) {
  const harness::OwnFolder folder;
  const std::string puzzle = AMONHEN_SOURCE_DIR "/data/wotr/puzzles/leave-a-guard.json";
  const std::string position = folder.write("position.json", "{}");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"selfplay", "--games", "2"},
        {"selfplay", "--games", "1", "--audit"},
        {"arena", "--players", "random,squire", "--games", "1"},
        {"puzzles", puzzle, "--player", "random"},
        {"check", position, puzzle},
        {"scenarios"}}) {
    const std::vector<std::string> english = lines_of(run_shipped(words, "en").out);
    const std::vector<std::string> german = lines_of(run_shipped(words, "de").out);
    ASSERT_EQ(english.size(), german.size()) << words[0];
    for (std::size_t i = 0; i < english.size(); ++i) {
      const bool has_words = english[i].find(' ') != std::string::npos &&
                             !english[i].starts_with("random") && !english[i].starts_with("squire");
      EXPECT_TRUE(!has_words || english[i] != german[i])
          << words[0] << " has no German for this line: " << english[i];
    }
  }
}

/// What is wrong with a position is said to whoever wrote it.
TEST(German, WhatIsWrongWithAPosition) {
  const harness::OwnFolder folder;
  const std::string file = folder.write("position.json", "{}");
  const auto told = [&](const std::string& game, const std::string& position) {
    folder.write("position.json", position);
    const std::string sentence = run_shipped({"check", file, "--game", game}, "de").err;
    return sentence.substr(sentence.find(file) + file.size());
  };
  EXPECT_EQ(told("wotr", R"({"fellowship": {"corruption": 12}})"),
            ": Stellung: mit 12 Verderbnis wäre das Spiel zu Ende gewesen (R-280)\n");
  EXPECT_EQ(told("wotr", R"({"dice": {"free": ["eye"]}})"),
            ": Stellung, dice.free.1: kein ungenutzter Würfel dieser Seite zeigt das (R-015)\n");
  EXPECT_EQ(told("wotr", R"({"regions": {"bree": {"deployments": [{"group": "normal",
      "owner": "free", "leaders": {"gondor": 1}}]}}})"),
            ": Stellung: bree: ein Anführer steht ohne Einheit (R-089)\n");
  EXPECT_EQ(told("trilogy", R"({"phase": "turn", "fill": {"owner": "yellow"}})"),
            ": Stellung: ein Spieler ist übrig, und das Spiel geht weiter (T-051)\n");
  EXPECT_EQ(told("trilogy", R"({"eliminated": ["purple"]})"),
            ": Stellung, eliminated: erwartet wird eine Liste von Plätzen\n");
}

TEST(German, ATurnIsCalledAsInTheRuleBookOfTheGame) {
  for (const std::string game : {"wotr", "trilogy"}) {
    const harness::OwnFolder folder;
    const std::string told =
        run_shipped({"selfplay", "--game", game, "--games", "1", "--audit"}, "de").out +
        run_shipped({"arena", "--game", game, "--players", "random,squire", "--games", "1"}, "de")
            .out;
    const bool is_first = game == "wotr";
    EXPECT_EQ(told.find("Runden") != std::string::npos, is_first) << told;
    EXPECT_EQ(told.find("Züge") != std::string::npos, !is_first) << told;
    EXPECT_EQ(told.find("längste Runde") != std::string::npos, is_first) << told;
  }
}

TEST(German, IsForWhoReadsAndNotForPrograms) {
  const auto told = [](const std::string& language) {
    return run_shipped({"scenarios", "--json"}, language).out;
  };
  EXPECT_EQ(told("de"), told("en"));
}

TEST(German, ThatThereIsNoDataFolder) {
  const Games games;
  std::istringstream in;
  std::ostringstream out, err;
  const std::vector<std::string> words{"selfplay", "--data", "/nowhere", "--language", "de"};
  EXPECT_EQ(run(words, games, {in, out, err}), kBadData);
  EXPECT_EQ(err.str(),
            "amonhen-cli: /nowhere: das ist kein Datenordner, denn lang/en.json ist nicht darin\n");
}

TEST(CommandLine, OptionsThatMeanNothingTogetherAreRefused) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> refused{
      {{"arena", "--players", "a,b", "--alone", "a"}, "--players and --alone: choose one of them"},
      {{"learn", "--from", "F", "--noise", "3"}, "--from and --noise: choose one of them"},
      {{"puzzles", "--weigh", "5"}, "--weigh means something only with --player"},
      {{"puzzles", "--player", "random", "--weigh", "5", "--times", "3"},
       "--weigh and --times: choose one of them"}};
  for (const auto& [words, sentence] : refused) {
    const Ran ran = run_toy(words);
    EXPECT_EQ(ran.status, kMisuse) << sentence;
    EXPECT_EQ(ran.err, "amonhen-cli: " + sentence + "\n");
  }
}

TEST(CommandLine, TheLanguageMayStandBeforeTheCommand) {
  const std::string german = run_toy({"--language", "de", "--help"}).out;
  EXPECT_NE(german.find("Amon Hen ohne Fenster"), std::string::npos);
  EXPECT_EQ(run_toy({"--language=de"}).out, german);
  EXPECT_EQ(run_toy({"--language", "de", "selfplay", "--quickly"}).err,
            "amonhen-cli: es gibt keine Option --quickly\n");
}

TEST(CommandLine, ALanguageThatThereIsNotIsMisuse) {
  const Ran ran = run_toy({"scenarios", "--language", "tengwar"});
  EXPECT_EQ(ran.status, kMisuse);
  EXPECT_NE(ran.err.find("--language tengwar: "), std::string::npos) << ran.err;
  EXPECT_EQ(run_toy({"--language", "tengwar", "--help"}).status, kMisuse);
}

TEST(CommandLine, AnInputThatCannotBeReadIsTold) {
  class Folder : public std::streambuf {
    int_type underflow() override { throw std::ios_base::failure("Is a directory"); }
  } folder;
  std::istream in(&folder);
  std::string line;
  EXPECT_EQ(read_line(in, 100, line), LineState::kUnreadable);
}

TEST(CommandLine, EveryCommandTellsItsVersion) {
  const std::string version = run_toy({"--version"}).out;
  EXPECT_TRUE(version.starts_with("amonhen-cli ")) << version;
  EXPECT_EQ(run_toy({"selfplay", "--version"}).out, version);
  EXPECT_EQ(run_toy({"check", "--version"}).status, kDone);
}

TEST(CommandLine, NothingInPlaceOfAValueIsMisuse) {
  EXPECT_EQ(run_toy({"selfplay", "--scenario", ""}).err, "amonhen-cli: --scenario needs a value\n");
  EXPECT_EQ(run_toy({"selfplay", "--seats="}).status, kMisuse);
  EXPECT_EQ(run_toy({"check", ""}).err, "amonhen-cli: a file needs a name\n");
}

TEST(CommandLine, ALinkThatLeadsToItselfIsTold) {
  const harness::OwnFolder folder;
  const std::string link = (folder / "loop").string();
  std::filesystem::create_symlink(link, link);
  const Ran ran = run_toy({"check", link});
  EXPECT_EQ(ran.status, kBadData);
  EXPECT_EQ(ran.err,
            "amonhen-cli: " + link + ": cannot open it: Too many levels of symbolic links\n");
}

TEST(German, IsWhatTheEnvironmentSaysToo) {
  const char* const before = std::getenv("LANGUAGE");
  const std::string kept = before == nullptr ? "" : before;
  setenv("LANGUAGE", "de_AT:en", 1);
  const Games games;
  std::istringstream in;
  std::ostringstream out, err;
  const std::vector<std::string> words{"--help", "--data", AMONHEN_SOURCE_DIR "/data"};
  EXPECT_EQ(run(words, games, {in, out, err}), kDone);
  EXPECT_NE(out.str().find("Amon Hen ohne Fenster"), std::string::npos);
  setenv("LANGUAGE", kept.c_str(), 1);
}

TEST(Output, ThatCannotBeWrittenIsNoSuccess) {
  ToyConsole console;
  Full full;
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--help"},
                                                {"--version"},
                                                {"selfplay", "--help"},
                                                {"selfplay", "--data", kToyData},
                                                {"serve", "--data", kToyData}}) {
    std::istringstream in("{\"op\":\"new\"}\n{\"op\":\"new\"}\n");
    std::ostream out(&full);
    std::ostringstream err;
    EXPECT_EQ(run(words, console.games, {in, out, err}), kBadData) << words[0];
    EXPECT_EQ(err.str(), "amonhen-cli: the output cannot be written\n");
  }
}

TEST(Selfplay, WritesALineForEachGameAndASummary) {
  const Ran ran = run_toy({"selfplay", "--games", "20", "--seed", "7", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 21u);
  const json first = json::parse(lines[0]);
  EXPECT_EQ(first["game"], 1);
  EXPECT_EQ(first["seed"], 7);
  for (const char* field : {"winner", "victory", "turns", "decisions", "hash"}) {
    EXPECT_TRUE(first.contains(field)) << field;
  }
  const json summary = json::parse(lines.back())["summary"];
  EXPECT_EQ(summary["games"], 20);
  EXPECT_GT(summary["decisionsPerSecond"], 0);
  EXPECT_GT(summary["gamesPerSecond"], 0);
  int won = 0;
  for (const auto& [victory, games] : summary["byVictory"].items()) won += games.get<int>();
  EXPECT_EQ(won, 20);
}

TEST(Selfplay, TheSameSeedPlaysTheSameGamesOnAnyNumberOfThreads) {
  const Ran one = run_toy({"selfplay", "--games", "300", "--json"});
  const Ran four = run_toy({"selfplay", "--games", "300", "--json", "--threads", "4"});
  EXPECT_EQ(games_of(one.out), games_of(four.out));
  const Ran last = run_toy({"selfplay", "--games", "1", "--seed", "300", "--json"});
  EXPECT_EQ(json::parse(games_of(last.out)[0])["hash"],
            json::parse(games_of(one.out).back())["hash"]);
}

TEST(Selfplay, AMatchOfThatSeedIsTheSameGame) {
  const Ran ran = run_toy({"selfplay", "--seed", "12", "--json"});
  const auto tables = match::make_tables<toy::Race>(
      std::vector<core::DataFile>{{"race.json", R"({"goal": 20})"}}, json::object());
  match::Setup setup;
  setup.seed = 12;
  auto match = match::Match<toy::Race>::begin(*tables, setup).value();
  std::vector<players::RandomChoice> choices;
  for (const auto seat : toy::kSeats) choices.emplace_back(players::player_seed(12, seat));
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      auto& choice = choices[static_cast<std::size_t>(core::index(match.pending().seat))];
      match.play(choice.pick(match.pending()));
    }
  }
  EXPECT_EQ(json::parse(lines_of(ran.out)[0])["hash"],
            base::canonical_hash(toy::Race::state_json(match.rules(), match.state())));
}

TEST(Selfplay, WithoutJsonATableNamesHowEachGameWasWon) {
  const Ran ran = run_toy({"selfplay", "--games", "3"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(lines_of(ran.out)[0].find("     1  seed 1"), 0u) << ran.out;
  EXPECT_NE(ran.out.find("decisions per second"), std::string::npos);
  EXPECT_NE(ran.out.find(" by "), std::string::npos);
}

TEST(Selfplay, AnAuditTellsWhatWasAsked) {
  const Ran plain = run_toy({"selfplay", "--games", "20", "--json"});
  const Ran audited = run_toy({"selfplay", "--games", "20", "--json", "--audit"});
  EXPECT_EQ(audited.status, 0) << audited.err;
  EXPECT_EQ(games_of(audited.out), games_of(plain.out));
  const json summary = json::parse(lines_of(audited.out).back())["summary"];
  EXPECT_FALSE(json::parse(lines_of(plain.out).back())["summary"].contains("questions"));
  std::uint64_t asked = 0;
  for (const auto& [question, times] : summary["questions"].items()) {
    asked += times.get<std::uint64_t>();
  }
  EXPECT_GE(asked, 20u);
}

TEST(Selfplay, MilestonesAreCountedWithTheirMedianTurn) {
  const auto play = [](std::uint64_t game) {
    laboratory::PlayedGame played;
    played.turns = 10 + static_cast<int>(game);
    if (game != 3) played.milestones["mordor"] = 9 - static_cast<int>(game);
    return played;
  };
  std::ostringstream out;
  EXPECT_TRUE(harness::is_done(
      laboratory::run_selfplay({.games = 4, .seed = 1, .threads = 1, .json = true}, play, out)));
  const std::vector<std::string> lines = lines_of(out.str());
  EXPECT_EQ(json::parse(lines[0])["milestones"]["mordor"], 9);
  EXPECT_FALSE(json::parse(lines[3]).contains("milestones"));
  const json summary = json::parse(lines.back())["summary"];
  EXPECT_EQ(summary["medianTurns"], 11);
  EXPECT_EQ(summary["milestones"]["mordor"], (json{{"games", 3}, {"medianTurn", 8}}));
}

TEST(Selfplay, ABrokenInvariantEndsTheSeries) {
  const auto broken = [](std::uint64_t game) {
    laboratory::PlayedGame played;
    played.seed = 100 + game;
    if (game == 2) played.fault = "after 7 steps a die is gone";
    return played;
  };
  std::ostringstream out;
  const base::Result<void> done =
      laboratory::run_selfplay({.games = 5, .seed = 100, .threads = 1, .json = true}, broken, out);
  EXPECT_EQ(harness::failure_of(done), "the game with seed 102: after 7 steps a die is gone");
  EXPECT_EQ(lines_of(out.str()).size(), 2u);
}

TEST(Selfplay, BadOptionsAreOneSentence) {
  const std::vector<std::vector<std::string>> lines{{"--games", "0"},
                                                    {"--games", "many"},
                                                    {"--seats", "red"},
                                                    {"--seats", "red=bob"},
                                                    {"--seats", "green=random"},
                                                    {"--seats", "red=human"},
                                                    {"--game", "chess"},
                                                    {"--options", "{"},
                                                    {"--options", "{\"goal\":0}"},
                                                    {"--fast"},
                                                    {"--json=yes"},
                                                    {"--seed"},
                                                    {"--threads", "0"},
                                                    {"more"}};
  for (std::vector<std::string> line : lines) {
    line.insert(line.begin(), "selfplay");
    const Ran ran = run_toy(line);
    EXPECT_EQ(ran.status, 2) << line.back();
    EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
}

TEST(Bench, PrintsItsFigures) {
  const Ran ran = run_toy({"bench", "--seconds", "1", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json figures = json::parse(ran.out);
  for (const char* field : {"decisionsPerSecond", "gamesPerSecond", "decisionsPerGame",
                            "appliesPerSecond", "medianOptions", "longestOptions", "stateBytes"}) {
    EXPECT_GT(figures[field], 0) << field;
  }
  EXPECT_EQ(figures["stateBytes"], sizeof(toy::State));
  EXPECT_EQ(figures["longestOptions"], 3);
}

TEST(Help, EveryCommandHasIt) {
  EXPECT_EQ(run_toy({}).status, 0);
  for (const char* command : {"selfplay", "serve", "replay", "bench", "scenarios", "check"}) {
    const Ran ran = run_toy({command, "--help"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out.find(std::string("amonhen-cli ") + command), 0u);
    EXPECT_NE(ran.out.find("--data"), std::string::npos);
  }
  EXPECT_EQ(run_toy({"dance"}).status, 2);
}

/// The save of a race with two steps.
std::string save_of_a_race() {
  const Ran served = run_toy({"serve"}, R"({"op":"new","seed":5})"
                                        "\n"
                                        R"({"op":"roll","count":2})"
                                        "\n"
                                        R"({"op":"save"})"
                                        "\n");
  return json::parse(lines_of(served.out)[2])["save"];
}

class Files : public ::testing::Test {
 protected:
  const harness::OwnFolder folder;
};

TEST_F(Files, ASaveIsReplayedAndChecked) {
  const std::string path = folder.write("good.save", save_of_a_race());
  const Ran replayed = run_toy({"replay", path, "--json", "--log"});
  EXPECT_EQ(replayed.status, 0) << replayed.err;
  EXPECT_EQ(lines_of(replayed.out).size(), 3u) << "two events and the summary";
  EXPECT_EQ(json::parse(lines_of(replayed.out).back())["steps"], 2);
  EXPECT_EQ(run_toy({"replay", path}).status, 0);
  EXPECT_EQ(run_toy({"check", path}).status, 0);
}

TEST_F(Files, ACutOffSaveIsNoGoodSave) {
  const std::string save = save_of_a_race();
  const std::size_t last_line = save.rfind('\n', save.size() - 2) + 1;
  for (const std::size_t length : {save.size() - 1, save.size() - 9, last_line + 1}) {
    const std::string path = folder.write("cut.save", save.substr(0, length));
    for (const char* command : {"replay", "check"}) {
      const Ran ran = run_toy({command, path});
      EXPECT_EQ(ran.status, 3) << command << " of " << length << " bytes";
      EXPECT_NE(ran.err.find(path + ", line 3: the save is cut off here"), std::string::npos)
          << ran.err;
    }
  }
}

TEST_F(Files, BadOnesGiveOneSentenceWithFileAndLine) {
  const std::string path = folder.write("bad.save", "{\"format\":1}\n");
  for (const char* command : {"replay", "check"}) {
    const Ran ran = run_toy({command, path});
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
    EXPECT_NE(ran.err.find(path + ", line 1: "), std::string::npos) << ran.err;
  }
  EXPECT_EQ(run_toy({"check", "/no/such/file"}).status, 3);
  EXPECT_EQ(run_toy({"check"}).status, 2);
  EXPECT_EQ(run_toy({"replay"}).status, 2);
}

TEST_F(Files, ScenariosAndDataFoldersAreChecked) {
  const std::string position =
      R"({"cards":[1,2],"played":[0,0],"peeked":[0,0],"places":[3,4],"turn":2,"toAct":0,)"
      R"("byCard":0,"phase":"choose"})";
  EXPECT_EQ(run_toy({"check", folder.write("scenario.json", position)}).status, 0);
  const std::string whole = R"({"game":"race","options":{"goal":9},"position":)" + position + "}";
  EXPECT_EQ(run_toy({"check", folder.write("request.json", whole)}).status, 0);
  EXPECT_EQ(run_toy({"check", folder.write("bad.json", R"({"position":{"cards":1}})")}).status, 3);
  EXPECT_EQ(run_toy({"check", kToyData}).status, 0);
  EXPECT_EQ(run_toy({"check", harness::OwnFolder().string()}).status, 3);
}

TEST(Serve, AnswersOneLineForEachLine) {
  const std::string long_line = "{\"op\":\"" + std::string(5u << 20, 'x') + "\"}\n";
  const Ran ran = run_toy({"serve"}, "\n{\"op\":\"new\"}\n" + long_line +
                                         "{\"op\":\"state\"}\n{\"op\":\"quit\"}\nafter\n");
  const std::vector<std::string> lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(json::parse(lines[0])["error"]["code"], "bad-json");
  EXPECT_EQ(json::parse(lines[1])["ok"], true);
  EXPECT_EQ(json::parse(lines[2])["error"]["code"], "too-long");
  EXPECT_EQ(json::parse(lines[3])["ok"], true);
  EXPECT_EQ(json::parse(lines[4])["ok"], true);
}

}  // namespace
}  // namespace cli
