#include "game/app/start/command_line.h"

#include <array>

#include "base/json_reader.h"
#include "game/airing/air_options.h"
#include "game/cli/arguments/arguments.h"
#include "game/cli/arguments/option_pairs.h"
#include "game/cli/arguments/picture_options.h"
#include "game/film/film_options.h"

namespace app {
namespace {

using cli::Arguments;
using cli::OptionHelp;

constexpr int kMostTurns = 1000;

constexpr std::array<OptionHelp, 51> kOptions{{
    {"--help", "", "print this page"},
    {"--version", "", "print which one this is"},
    {"--game", "NAME", "which game, where the program holds several"},
    {"--players", "N", "how many share the two sides: 2 (default), 3 or 4"},
    {"--seats", "SEATS", "who decides at each seat: SEAT=human,SEAT=random …"},
    {"--options", "JSON",
     "of the rules: '{\"rules.profile\": \"guide\"}'; docs/options.md lists them"},
    {"--seed", "N", "of the luck; a new game with the same seed sees the same dice"},
    {"--new", "", "begin a new game instead of going on with the last one"},
    {"--load", "FILE", "go on with a saved game"},
    {"--position", "FILE", "begin at a position, or with a scenario of your own"},
    {"--scenario", "NAME", "begin with one of the scenarios (amonhen-cli scenarios lists them)"},
    {"--quality", "LEVEL", "low, medium or high, whatever the settings say"},
    {"--set", "ID=VALUE",
     "a setting for this run, as often as you like; docs/settings.md lists them, and so does a "
     "wrong ID"},
    {"--flat", "", "show the flat map"},
    {"--table", "", "a touch table: full screen, with a place for each person at its edge"},
    {"--size", "WxH", "of the window or picture (default 1280x720)"},
    {"--offscreen", "", "open no window; draw a picture, or with --demo play a demonstration"},
    {"--out", "PATH", "the picture, the film, or the folder of the demonstration's pictures"},
    {"--film", "FILE", "make a film of a saved game, which --out names; docs/films.md tells more"},
    {"--viewer", "WHO", "of a film: what public (default), a seat, or all may see"},
    {"--pace", "PACE", "of a film: slow, normal or brisk"},
    {"--fps", "N", "of a film: pictures a second, 5 to 120 (default 30)"},
    {"--reel", "", "of a film: a minute of its turning points"},
    {"--last", "SECONDS", "of a film: the end, about so long"},
    {"--still", "", "of a film: it cuts, and what happens fades in; nothing glides"},
    {"--shots", "FILE", "of a film: write down what the camera showed, as JSON"},
    {"--while", "PID", "of a film: give it up when the process that began this one ends"},
    {"--record", "FILE", "record what the window shows, until it is left"},
    {"--gallery", "DIR", "draw every picture of the game's gallery into this folder"},
    {"--script", "FILE", "play what the file says a hand does; docs/scripts.md describes it"},
    {"--no-ui", "", "a picture without panels"},
    {"--sheet", "NAME", "a picture with this open: menu, settings, rules, hand …"},
    {"--point", "X,Y", "a picture with the pointer there"},
    {"--moment", "SECONDS", "a picture so long into the last thing that dice or machines did"},
    {"--until", "WHAT",
     "with --moment: they play until this happens; a wrong word is answered with all of them"},
    {"--watch", "SECONDS", "with --demo: as a person sees it, with a picture so often"},
    {"--ui-scale", "X", "the size of letters and buttons, 0.75 to 3"},
    {"--language", "NAME", "en, de …; pseudo shows what no language has words for"},
    {"--spoken", "", "say what happens, for whoever plays by ear; the settings have it for ever"},
    {"--camera", "X,Y,DIST", "look at this place of the board from so far away"},
    {"--look", "REGION", "look at a region"},
    {"--demo", "", "let random players play"},
    {"--turns", "N", "of the demonstration (default 1); of a film, as in 3-5"},
    {"--air", "WINDOWS", "open windows for others: public, commentator, or both with a comma"},
    {"--delay", "SECONDS", "that they stay behind the match, at most 3600 (default 0)"},
    {"--delay-decisions", "N", "decisions that they stay behind, too (default 0)"},
    {"--air-quality", "LEVEL", "how they are drawn: low, medium or high; else as the table"},
    {"--tuio", "", "take the touches of a TUIO 1.1 tracker on this computer, UDP port 3333"},
    {"--bench", "",
     "measure frames per second, start and memory; with --quality one level, with --air its "
     "windows"},
    {"--data", "DIR", "the folder of boards, cards and texts"},
    {"--data-dir", "DIR", "the folder of saves and settings"},
}};

constexpr cli::CommandHelp kCommand{.name = "",
                                    .operands = "[FILE]",
                                    .summary =
                                        "A board game on a table you can look into. FILE is a "
                                        "saved game, as for --load.",
                                    .options = kOptions,
                                    .program = "amonhen"};

constexpr std::string_view kAnotherBeginning =
    "--position --scenario --new --seats --options --players --seed";
constexpr std::string_view kAtATable = "--record --tuio --table --spoken --set";
constexpr std::string_view kOfOnePicture =
    "--sheet --point --moment --until --watch --camera --look --no-ui --flat";

constexpr std::array<cli::Apart, 20> kApart{
    {{"--film", "--load --gallery --bench --script --demo --air --ui-scale"},
     {"--film", kAnotherBeginning},
     {"--film", kAtATable},
     {"--film", kOfOnePicture},
     {"--gallery", "--bench --script --demo --air --out --load --size --quality --ui-scale"},
     {"--gallery", kAnotherBeginning},
     {"--gallery", kAtATable},
     {"--gallery", kOfOnePicture},
     {"--bench", "--script --demo --out"},
     {"--bench", kAtATable},
     {"--bench", kOfOnePicture},
     {"--script", "--tuio --point --moment --until --watch"},
     {"--offscreen", "--tuio"},
     {"--offscreen", "--record --table --spoken", "--script"},
     {"--offscreen", "--air", "--script --bench"},
     {"--demo", "--point --moment --until"},
     {"--load", kAnotherBeginning},
     {"--scenario", "--position"},
     {"--camera", "--look"},
     {"--no-ui", "--sheet --point"}}};

constexpr std::array<cli::Needs, 17> kNeeds{{{"--point", "--offscreen"},
                                             {"--moment", "--offscreen"},
                                             {"--until", "--moment"},
                                             {"--watch", "--demo"},
                                             {"--turns", "--demo --film"},
                                             {"--out", "--offscreen --demo --script --film"},
                                             {"--viewer", "--film"},
                                             {"--pace", "--film"},
                                             {"--fps", "--film"},
                                             {"--reel", "--film"},
                                             {"--last", "--film"},
                                             {"--still", "--film"},
                                             {"--shots", "--film"},
                                             {"--while", "--film"},
                                             {"--delay", "--air"},
                                             {"--delay-decisions", "--air"},
                                             {"--air-quality", "--air"}}};

/// How it is drawn.
base::Result<void> read_drawing(const Arguments& arguments, CommandLine& command) {
  const auto options = cli::read_picture_options(arguments);
  if (!options) return options.failure();
  const auto watch = cli::read_seconds(arguments, "--watch");
  if (!watch) return watch.failure();
  command.size = {options->size[0], options->size[1]};
  for (const engine::Level one : engine::kLevels) {
    if (engine::id_of(one) == options->level) command.level = one;
  }
  command.ui_scale = options->ui_scale;
  command.moment = options->moment;
  command.watch = *watch;
  if (options->pointer) command.pointer = {(*options->pointer)[0], (*options->pointer)[1]};
  command.standpoint.region = arguments.text("--look", "");
  if (const auto& camera = options->camera) {
    command.standpoint.place = {(*camera)[0], (*camera)[1]};
    command.standpoint.distance = (*camera)[2];
  }
  return {};
}

base::Result<void> read_counts(const Arguments& arguments, CommandLine& command) {
  if (!command.film) {
    const auto turns = arguments.number("--turns", 1, 1, kMostTurns);
    if (!turns) return turns.failure();
    command.turns = static_cast<int>(*turns);
  }
  if (arguments.has("--players")) {
    const auto players = arguments.number("--players", 2, 2, 4);
    if (!players) return players.failure();
    command.beginning.players = static_cast<int>(*players);
  }
  if (!arguments.has("--seed")) return {};
  const auto seed = arguments.number("--seed", 0, 0, UINT64_MAX);
  if (!seed) return seed.failure();
  command.beginning.seed = *seed;
  return {};
}

/// What is filmed is read as a saved game is; size and quality are those of any picture.
base::Result<void> read_film(const Arguments& arguments, CommandLine& command) {
  auto order = film::read_order(arguments);
  if (!order) return order.failure();
  command.film = order.take();
  if (!command.film) return {};
  command.beginning.load = arguments.text("--film", "");
  command.film->size = command.size;
  command.film->level = command.level.value_or(engine::Level::kLow);
  return {};
}

/// A saved game may be named alone, as a desktop does: that is --load.
base::Result<Arguments> read_words(std::span<const std::string> words) {
  base::Result<Arguments> said = Arguments::parse(kCommand, words);
  if (!said || said->operands().empty()) return said;
  const std::vector<std::string>& files = said->operands();
  if (files.size() > 1)
    return base::Error{base::quoted(files[1]) + " is not expected: one saved game is opened"};
  if (said->has("--load"))
    return base::Error{"--load and " + base::quoted(files[0]) + ": choose one of them"};
  std::vector<std::string> more(words.begin(), words.end());
  more.insert(more.end(), {"--load", files[0]});
  return Arguments::parse(kCommand, more);
}

base::Result<void> read_outputs(const Arguments& arguments, CommandLine& command) {
  auto air = airing::read_air(arguments);
  if (!air) return air.failure();
  command.air = air.take();
  return {};
}

/// What holds for this run alone; what is said last counts.
base::Result<void> read_settings(const Arguments& arguments, CommandLine& command) {
  std::vector<std::string> settings;
  if (arguments.has("--table")) settings = {"full-screen=on", "touch-table=on"};
  if (arguments.has("--spoken")) settings.emplace_back("spoken=on");
  const std::vector<std::string> set = arguments.all("--set");
  settings.insert(settings.end(), set.begin(), set.end());
  for (const std::string& setting : settings) {
    const auto request = screens::read_setting_request(setting);
    if (!request) return base::Error{"--set " + setting + ": " + request.error()};
    command.settings.push_back(*request);
  }
  return {};
}

}  // namespace

base::Result<CommandLine> parse_command_line(std::span<const std::string> words) {
  const base::Result<Arguments> parsed = read_words(words);
  if (!parsed) return parsed.failure();
  const Arguments& arguments = *parsed;
  CommandLine command;
  command.help = arguments.has("--help");
  command.version = arguments.has("--version");
  command.offscreen = arguments.has("--offscreen");
  command.demo = arguments.has("--demo");
  command.bench = arguments.has("--bench");
  command.flat = arguments.has("--flat");
  command.no_ui = arguments.has("--no-ui");
  command.tuio = arguments.has("--tuio");
  command.beginning.is_new = arguments.has("--new") || command.demo;
  command.beginning.position = arguments.text("--position", "");
  command.beginning.scenario = arguments.text("--scenario", "");
  command.beginning.load = arguments.text("--load", "");
  command.game = arguments.text("--game", "");
  command.sheet = arguments.text("--sheet", "");
  command.until = arguments.text("--until", "");
  command.out = arguments.text("--out", "");
  command.script = arguments.text("--script", "");
  command.gallery = arguments.text("--gallery", "");
  command.beginning.seats = arguments.text("--seats", "");
  command.beginning.options = arguments.text("--options", "");
  command.language = arguments.text("--language", "");
  command.data = arguments.text("--data", "");
  command.data_dir = arguments.text("--data-dir", "");
  command.record = arguments.text("--record", "");
  for (const base::Result<void>& read :
       {read_drawing(arguments, command), read_film(arguments, command),
        read_counts(arguments, command), read_outputs(arguments, command),
        read_settings(arguments, command), cli::check_pairs(arguments, kApart, kNeeds)}) {
    if (!read) return read.failure();
  }
  return command;
}

std::string help_text(const lang::PhraseBook& phrases) {
  return cli::help_page(kCommand, phrases) + "\n" +
         phrases.say(
             "On the table: left drag or WASD pans, the wheel or + and - zoom, right drag tilts "
             "and turns,\nF flattens, U or ctrl-Z takes back, Enter confirms, . skips what is "
             "moving, Esc opens the menu.\nThese are the usual keys; others can be chosen in the "
             "menu.") +
         "\n";
}

}  // namespace app
