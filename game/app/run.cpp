#include "game/app/run.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "engine/platform/end_signals.h"
#include "engine/platform/pointers/tuio_source.h"
#include "engine/platform/windows/window.h"
#include "engine/ui/message_box.h"
#include "game/app/loop/table_loop.h"
#include "game/app/offscreen/offscreen.h"
#include "game/app/screen/first_settings.h"
#include "game/app/script/script_player.h"
#include "game/app/start/check_command_line.h"
#include "game/app/start/fallback_notice.h"
#include "game/app/start/laying_sign.h"
#include "game/app/start/new_game_choices.h"
#include "game/app/start/requested_game.h"
#include "game/cli/arguments/arguments.h"
#include "game/commands/ids.h"
#include "game/lang/languages.h"
#include "game/session/open_game.h"

namespace app {
namespace {

constexpr int kMisuse = 2;   // the command line makes no sense
constexpr int kBadData = 3;  // a file, what it holds, or what the computer has

/// The same where somebody looks at a desktop and not at a terminal.
int refuse_in_dialog(const std::string& sentence) {
  engine::show_message_box("Amon Hen", cli::phrases_for({}).say(sentence));
  return refuse(sentence);
}

/// With the game that was left, or as the command line asks.
base::Result<session::OpenedGame> open_kept(const LoadedGame& game, const CommandLine& command,
                                            std::optional<session::SaveSlot>& slot) {
  const std::string_view fallback = command.demo ? players::kRandom : players::kHuman;
  return session::open_kept_game(*game.opener, command.beginning, command.data_dir, fallback, slot);
}

/// What was put together on the new-game screen of another game.
base::Result<session::OpenedGame> open_chosen(const LoadedGame& game,
                                              const screens::NewGame& choice,
                                              const CommandLine& command,
                                              std::optional<session::SaveSlot>& slot) {
  base::Result<match::Setup> setup = setup_of(game, choice);
  if (!setup) return setup.failure();
  setup->seed = session::fresh_seed();
  auto begun = game.opener->begin(setup.take(), players::kHuman);
  if (!begun) return begun.failure();
  session::OpenedGame opened{.session = std::move(*begun)};
  base::Result<session::SaveSlot> claimed =
      session::SaveSlot::claim(command.data_dir, game.resources.game);
  if (claimed) {
    slot.emplace(std::move(*claimed));
    const base::Result<void> kept = slot->keep(*opened.session, false, "earlier");
    if (!kept) opened.notice = kept.error();
  } else {
    opened.notice = "This game is not kept: " + claimed.error();
  }
  return opened;
}

/// The match that lay there when its words changed.
base::Result<session::OpenedGame> open_reworded(const LoadedGame& game, Reworded& reworded,
                                                std::optional<session::SaveSlot>& slot) {
  auto opened = game.opener->load(reworded.match, "the match on the table");
  if (!opened) return opened;
  slot = std::move(reworded.slot);
  if (!slot) return opened;
  const base::Result<void> kept = slot->keep(*opened->session, true, "earlier");
  opened->notice = kept ? std::string() : kept.error();
  return opened;
}

/// One game, until it is left.
base::Result<std::optional<Departure>> play_one(engine::Window& window, InputSource& source,
                                                const CommandLine& command, const Parts& parts,
                                                Playing playing,
                                                const std::optional<Departure>& arrival) {
  const LoadedGame& game = playing.game;
  if (!command.offscreen) {
    show_laying_sign(window, game.resources.words, window.suggested_ui_scale());
  }
  auto screen = TableScreen::open(game, command, window.pixels_per_point(),
                                  window.suggested_ui_scale(), parts.sheets);
  if (!screen) return screen.failure();
  const std::string missing = fallback_notice(game.resources.words, screen->tabletop().faults());
  if (!missing.empty()) playing.notice += (playing.notice.empty() ? "" : " ") + missing;
  KeptSettings settings = recall_settings(command.data_dir, parts.commands);
  const base::Result<void> done = apply_first(settings, command, *playing.session, *screen, window);
  if (!done) return done.failure();
  TableLoop loop(source, std::move(playing), screen.take(), std::move(settings), parts);
  for (const commands::Command& opening : command.air) loop.ask(opening);
  if (!command.record.empty()) loop.ask({commands::kFilmRecord, command.record});
  if (arrival) loop.go_on_after(*arrival);
  return loop.run();
}

/// What the command line said of the first game does not hold for the next.
CommandLine only_of_the_window(const CommandLine& command) {
  CommandLine options;
  options.size = command.size;
  options.level = command.level;
  options.ui_scale = command.ui_scale;
  options.data_dir = command.data_dir;
  options.settings = command.settings;
  options.air = command.air;
  options.offscreen = command.offscreen;
  return options;
}

int play_script(engine::Window& window, const LoadedGame& game, const CommandLine& command,
                const Parts& parts) {
  base::Result<Script> script = read_script(command.script);
  if (!script) return refuse(script.error());
  ScriptPlayer player(script.take(), command.size, command.out);
  if (const int fault = play(window, player, game, command, parts); fault != 0) return fault;
  const base::Result<void> played = player.played();
  return played ? 0 : refuse(played.error());
}

/// Who asks for nothing is shown what there is.
CommandLine with_start(const CommandLine& command) {
  CommandLine options = command;
  const bool asks = command.demo || command.beginning.asks_for_own_game();
  if (!asks && options.sheet.empty()) options.sheet = "start";
  return options;
}

int open_and_play(const LoadedGame& game, const CommandLine& command, const Parts& parts) {
  const auto mode = command.offscreen ? engine::WindowMode::kOffscreen : engine::WindowMode::kShown;
  auto window = engine::Window::open({.title = "Amon Hen", .size = command.size, .mode = mode});
  if (window && !command.script.empty()) {
    return play_script(*window, game, with_start(command), parts);
  }
  if (window) {
    if (command.tuio) {
      const auto port = window->listen_to_tuio(engine::kTuioPort);
      if (!port) return refuse_in_dialog("--tuio: " + port.error());
    }
    const engine::EndSignals end_signals;
    WindowInput input(*window);
    return play(*window, input, game, with_start(command), parts);
  }
  if (!command.script.empty()) return refuse(window.error());
  if (!command.demo) return refuse_in_dialog(window.error());
  std::printf("%s\n", window.error().c_str());
  return play_demonstration(game, command);
}

bool is_in_window(const CommandLine& command) {
  return !command.bench && !command.offscreen && !command.film && command.gallery.empty();
}

int misuse(const std::string& sentence) {
  refuse(sentence);
  return kMisuse;
}

int run(GameShelf& shelf, std::string_view id, const CommandLine& command, const Parts& parts) {
  const auto game = shelf.take(id);
  if (!game) return is_in_window(command) ? refuse_in_dialog(game.error()) : refuse(game.error());
  if (const base::Result<void> done = check_command_line(**game, command, parts.sheets); !done)
    return misuse(done.error());
  if (command.film) return film_save(**game, command);
  if (!command.gallery.empty()) return draw_gallery(**game, command);
  if (command.bench) return run_bench(**game, command);
  if (command.offscreen && command.demo) return play_demonstration(**game, command);
  if (command.offscreen && command.script.empty()) return draw_picture(**game, command);
  return open_and_play(**game, command, parts);
}

/// As the command line asks, else as the settings have it.
std::string speech_for(const CommandLine& command, const Parts& parts) {
  if (!command.language.empty()) return command.language;
  const KeptSettings kept = recall_settings(command.data_dir, parts.commands);
  screens::Settings settings = kept.settings.value_or(screens::Settings{});
  fulfil(command.settings, settings);
  return speech_of(settings);
}

int run_words(std::span<const std::string> words, const GameModules& games, const Parts& parts) {
  const std::string language(lang::without_plainly(cli::said_of(words, "--language")));
  // Whatever goes wrong from here on, and in the programs that this one starts, is said in it.
  if (!language.empty()) setenv("LANGUAGE", language.c_str(), 1);
  const auto command = parse_command_line(words);
  if (!command) return misuse(command.error());
  if (command->help) return std::fputs(help_text(cli::phrases_for(words)).c_str(), stdout), 0;
  if (command->version) return std::puts("amonhen " AMONHEN_VERSION), 0;
  const std::string id = requested_game(games, *command);
  if (find_game(games, id) == nullptr) {
    return misuse("--game " + id + ": there are " + names_of(games));
  }
  if (const base::Result<void> done = cli::check_language(words); !done)
    return misuse(done.error());
  GameShelf shelf(games, command->data, speech_for(*command, parts));
  return run(shelf, id, *command, parts);
}

}  // namespace

int play(engine::Window& window, InputSource& source, const LoadedGame& first,
         const CommandLine& command, const Parts& parts) {
  const LoadedGame* game = &first;
  GameShelf* const shelf = first.shelf;
  CommandLine options = command;
  std::optional<Departure> arrival;
  while (true) {
    std::optional<session::SaveSlot> slot;
    auto opened = arrival && arrival->reworded ? open_reworded(*game, *arrival->reworded, slot)
                  : arrival && arrival->begins ? open_chosen(*game, *arrival->begins, options, slot)
                                               : open_kept(*game, options, slot);
    if (!opened) return refuse_in_dialog(opened.error());
    base::Result<std::optional<Departure>> departure =
        play_one(window, source, options, parts,
                 {.game = *game,
                  .session = std::move(opened->session),
                  .notice = opened->notice,
                  .slot = std::move(slot)},
                 arrival);
    if (!departure) return refuse_in_dialog(departure.error());
    arrival = departure.take();
    if (!arrival) return 0;
    if (arrival->reworded) shelf->speak(arrival->reworded->language);
    const auto next = shelf->take(arrival->game);
    if (!next) return refuse_in_dialog(next.error());
    game = *next;
    options = only_of_the_window(command);
  }
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", cli::phrases_for({}).say(sentence).c_str());
  return kBadData;
}

int run(std::span<const std::string> words, const GameModules& games, const Parts& parts) {
  const int status = run_words(words, games, parts);
  const bool is_written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (status != 0 || is_written) return status;
  return refuse("the output cannot be written");
}

}  // namespace app
