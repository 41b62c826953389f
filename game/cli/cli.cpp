#include "game/cli/cli.h"

#include <algorithm>
#include <exception>
#include <ostream>

#include "base/json_reader.h"
#include "game/cli/arguments/option_pairs.h"
#include "game/cli/commands.h"
#include "game/match/folders/folders.h"

namespace cli {
namespace {

constexpr OptionHelp kData{"--data", "DIR", "the data folder (else $AMONHEN_DATA, else found)"};
constexpr OptionHelp kLanguage{"--language", "NAME",
                               "of this help and of complaints: en, de (else $LANG)"};
constexpr OptionHelp kGame{"--game", "NAME", "which game (the first one)"};
constexpr OptionHelp kSeats{"--seats", "LIST", "SEAT=PLAYER,… (every seat random)"};
constexpr OptionHelp kSeed{"--seed", "S", "seed of the first game (1)"};
constexpr OptionHelp kRules{"--options", "JSON", "options of the rules, as one JSON object"};
constexpr OptionHelp kScenario{"--scenario", "NAME", "begin at this scenario (see `scenarios`)"};
constexpr OptionHelp kJson{"--json", "", "JSON instead of text"};

constexpr std::array kSelfplayOptions{
    kGame,
    kSeats,
    OptionHelp{"--games", "N", "how many games (1)"},
    kSeed,
    OptionHelp{"--threads", "N", "how many at once (1)"},
    kRules,
    kScenario,
    OptionHelp{"--audit", "", "check every moment, stop at a fault"},
    kJson,
    kLanguage,
    kData};
constexpr std::array kArenaOptions{
    kGame,
    OptionHelp{"--players", "LIST", "PLAYER,PLAYER,…: everyone meets everyone"},
    OptionHelp{"--alone", "PLAYER", "instead: this one …"},
    OptionHelp{"--against", "PLAYER", "… at one side or seat, this one at all others"},
    OptionHelp{"--games", "N", "how many seeds for each pair, each from every side (10)"},
    kSeed,
    OptionHelp{"--threads", "N", "how many games at once (1)"},
    kRules,
    kScenario,
    OptionHelp{"--out", "FILE", "a line for each game; what is there is not played again"},
    kJson,
    kLanguage,
    kData};
constexpr std::array kServeOptions{
    OptionHelp{"--autosave", "FILE", "keep the match there, and go on with the one that is there"},
    OptionHelp{"--patience", "N", "seconds that one request may let players think (600)"},
    kLanguage, kData};
constexpr std::array kReplayOptions{OptionHelp{"--log", "", "a sentence for every event"}, kJson,
                                    kLanguage, kData};
constexpr std::array kBenchOptions{
    kGame,  kSeats, kSeed,     OptionHelp{"--seconds", "N", "how long to play (3)"},
    kRules, kJson,  kLanguage, kData};
constexpr std::array kLearnOptions{
    kGame,
    kSeats,
    OptionHelp{"--games", "N", "how many games to learn from (100)"},
    kSeed,
    OptionHelp{"--threads", "N", "how many at once (1)"},
    OptionHelp{"--noise", "PERCENT", "of decisions that fall at random (5)"},
    OptionHelp{"--keep", "FILE", "keep the games there"},
    OptionHelp{"--from", "FILES", "learn from games that were kept: FILE,FILE…"},
    kRules,
    OptionHelp{"--out", "FILE", "where the weights go (evaluation.json)"},
    kLanguage,
    kData};
constexpr std::array kTuneOptions{
    kGame,
    OptionHelp{"--player", "PLAYER", "whose numbers, those of players/PLAYER.json"},
    OptionHelp{"--against", "LIST", "PLAYER,PLAYER,…: whom it plays, in turn"},
    OptionHelp{"--as", "PARTY", "the side or seat that it has (each in turn)"},
    OptionHelp{"--below", "LIST", "NAME,NAME,…: only the numbers below these members"},
    OptionHelp{"--generations", "N", "how many steps (20)"},
    OptionHelp{"--pairs", "N", "trials of a step, each with its opposite (12)"},
    OptionHelp{"--reach", "PERCENT", "how far a trial moves each number (20)"},
    OptionHelp{"--games", "N", "how many games a trial plays (100)"},
    OptionHelp{"--check", "N", "games at the end with the old and the new numbers (1000)"},
    kSeed,
    OptionHelp{"--threads", "N", "how many games at once (1)"},
    kRules,
    OptionHelp{"--out", "FILE", "where the numbers go (tuned.json)"},
    kLanguage,
    kData};
constexpr std::array kScenariosOptions{kGame, kJson, kLanguage, kData};
constexpr std::array kPuzzlesOptions{
    kGame,
    OptionHelp{"--player", "PLAYER", "who shall solve them (nobody: they are listed)"},
    OptionHelp{"--times", "N", "how often each, with other seeds (1)"},
    OptionHelp{"--weigh", "N", "instead: how many of N games each answer wins, if it plays on"},
    kSeed,
    kLanguage,
    kData};
constexpr std::array kCheckOptions{kGame, kLanguage, kData};

constexpr std::array kApartInArena{Apart{"--players", "--alone --against"}};
constexpr std::array kApartInLearn{Apart{"--from", "--keep --games --noise"}};
constexpr std::array kApartInPuzzles{Apart{"--weigh", "--times --seed"}};
constexpr std::array kNeedsInPuzzles{Needs{"--times", "--player"}, Needs{"--weigh", "--player"},
                                     Needs{"--seed", "--player"}};

struct Command {
  CommandHelp help;
  int (*run)(const Work&);
  std::span<const Apart> apart{};
  std::span<const Needs> needs{};
};

constexpr std::array kCommands{
    Command{{"selfplay", "", "Plays games without anybody watching.", kSelfplayOptions}, selfplay},
    Command{{"arena", "", "Lets players meet and rates them; under mpirun on all its processes.",
             kArenaOptions},
            arena,
            kApartInArena},
    Command{{"serve", "", "Answers JSON requests, one a line; docs/protocol.md tells which.",
             kServeOptions},
            serve},
    Command{{"replay", "FILE", "Plays a save again and tells how it went.", kReplayOptions},
            replay},
    Command{{"bench", "", "Measures how fast the rules are.", kBenchOptions}, bench},
    Command{
        {"learn", "", "Learns weights for machine players from games they play.", kLearnOptions},
        learn,
        kApartInLearn},
    Command{{"tune", "", "Moves a player's numbers to where they win more games.", kTuneOptions},
            tune},
    Command{{"scenarios", "", "Lists the scenarios of a game.", kScenariosOptions}, scenarios},
    Command{{"puzzles", "FILE…", "Lets a player solve positions with one right answer.",
             kPuzzlesOptions},
            puzzles,
            kApartInPuzzles,
            kNeedsInPuzzles},
    Command{
        {"check", "FILE…|data|cards",
         "Checks saves, scenarios, figures and the data folder; shows the cards.", kCheckOptions},
        check},
};

void write_overview(std::ostream& out, const lang::PhraseBook& phrases) {
  out << "amonhen-cli: " << phrases.say("Amon Hen without a window") << "\n\n";
  for (const Command& command : kCommands) {
    std::string name(command.help.name);
    name.resize(11, ' ');
    out << "  " << name << phrases.say(command.help.summary) << '\n';
  }
  out << '\n' << phrases.say("amonhen-cli COMMAND --help tells more.") << '\n';
}

int complain(const Environment& environment, const std::string& sentence, int status) {
  environment.err << "amonhen-cli: " << environment.phrases.say(sentence) << std::endl;
  return status;
}

bool is_among(std::span<const std::string> words, std::string_view one) {
  return std::find(words.begin(), words.end(), one) != words.end();
}

bool asks_for_help(std::span<const std::string> words) {
  return is_among(words, "--help") || is_among(words, "-h");
}

/// The command first, whatever was said of the language before it.
std::vector<std::string> command_first(std::span<const std::string> words) {
  std::vector<std::string> all(words.begin(), words.end());
  auto command = all.begin();
  while (command != all.end() && command->starts_with("--language")) {
    if (*command == "--language" && std::next(command) != all.end()) ++command;
    ++command;
  }
  std::rotate(all.begin(), command, all.end());
  return all;
}

/// A disk that is full, or a standard output that is closed: what was asked for is not there.
/// Whoever has nobody to tell (a rank of mpirun) has no buffer.
int status_of_output(const Environment& environment) {
  if (environment.out.rdbuf() == nullptr || environment.out.flush()) return kDone;
  return complain(environment, "the output cannot be written", kBadData);
}

int write_version(const Environment& environment) {
  environment.out << "amonhen-cli " AMONHEN_VERSION << '\n';
  return status_of_output(environment);
}

int run_command(const Command& command, std::span<const std::string> words, const Games& games,
                const Environment& environment) {
  if (asks_for_help(words)) {
    environment.out << help_page(command.help, environment.phrases);
    return status_of_output(environment);
  }
  if (is_among(words, "--version")) return write_version(environment);
  const base::Result<Arguments> arguments = Arguments::parse(command.help, words);
  if (!arguments) return complain(environment, arguments.error(), kMisuse);
  const base::Result<void> done = check_pairs(*arguments, command.apart, command.needs);
  if (!done) return complain(environment, done.error(), kMisuse);
  const base::Result<std::string> data = match::data_folder(arguments->text("--data", ""));
  if (!data) return complain(environment, data.error(), kBadData);
  try {
    const int status = command.run(Work{*arguments, games, *data, environment});
    return status == kDone ? status_of_output(environment) : status;
  } catch (const std::exception& error) {
    return complain(environment, std::string("this should not have happened: ") + error.what(),
                    kBadData);
  }
}

}  // namespace

int fail(const Work& work, const std::string& sentence) {
  return complain(work.environment, sentence, kBadData);
}

int misuse(const Work& work, const std::string& sentence) {
  return complain(work.environment, sentence, kMisuse);
}

int run(std::span<const std::string> said, const Games& games, const Environment& given) {
  Environment environment = given;
  environment.phrases = phrases_for(said);
  environment.language = language_for(said);
  if (const base::Result<void> done = check_language(said); !done)
    return complain(environment, done.error(), kMisuse);
  const std::vector<std::string> words = command_first(said);
  const bool asks_for_nothing = words.empty() || words[0].starts_with("--language");
  if (asks_for_nothing || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    write_overview(environment.out, environment.phrases);
    return status_of_output(environment);
  }
  if (words[0] == "--version") return write_version(environment);
  for (const Command& command : kCommands) {
    if (command.help.name == words[0]) {
      return run_command(command, std::span(words).subspan(1), games, environment);
    }
  }
  return complain(environment, "there is no command " + base::quoted(words[0]) + "; try --help",
                  kMisuse);
}

}  // namespace cli
