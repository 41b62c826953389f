#include "game/app/run.h"

#include <cstdio>
#include <utility>

#include "engine/platform/message_box.h"
#include "engine/platform/window.h"
#include "game/app/fallback_notice.h"
#include "game/app/first_settings.h"
#include "game/app/offscreen.h"
#include "game/app/script_player.h"
#include "game/app/table_loop.h"

namespace app {
namespace {

constexpr int kBadData = 2;

/// The same where somebody looks at a desktop and not at a terminal.
int refuse_in_dialog(const std::string& sentence) {
  engine::show_message_box("Amon Hen", sentence);
  return refuse(sentence);
}

int play_script(engine::Window& window, const LoadedGame& game, const CommandLine& command) {
  base::Result<Script> script = read_script(command.script);
  if (!script) return refuse(script.error());
  ScriptPlayer player(script.take(), command.size);
  if (const int fault = play(window, player, game, command); fault != 0) return fault;
  return player.fault().empty() ? 0 : refuse(player.fault());
}

int open_and_play(const LoadedGame& game, const CommandLine& command) {
  const auto mode = command.offscreen ? engine::WindowMode::kOffscreen : engine::WindowMode::kShown;
  auto window = engine::Window::open({.title = "Amon Hen", .size = command.size, .mode = mode});
  if (window && !command.script.empty()) return play_script(*window, game, command);
  if (window) {
    WindowInput input(*window);
    return play(*window, input, game, command);
  }
  if (!command.script.empty()) return refuse(window.error());
  std::printf("%s So a demonstration is played.\n", window.error().c_str());
  return play_demonstration(game, command);
}

int run(const GameModule& module, const CommandLine& command) {
  const auto game = load_game(module, command.data);
  const bool in_window = !command.bench && !command.offscreen && command.gallery.empty();
  if (!game) return in_window ? refuse_in_dialog(game.error()) : refuse(game.error());
  if (!command.gallery.empty()) return draw_gallery(**game, command);
  if (command.bench) return run_bench(**game, command);
  if (command.offscreen && command.demo) return play_demonstration(**game, command);
  if (command.offscreen && command.script.empty()) return draw_picture(**game, command);
  return open_and_play(**game, command);
}

}  // namespace

int play(engine::Window& window, InputSource& source, const LoadedGame& game,
         const CommandLine& command) {
  std::optional<session::SaveSlot> slot;
  const std::string_view fallback = command.demo ? players::kRandom : players::kHuman;
  auto opened =
      session::open_kept_game(*game.opener, command.beginning, command.data_dir, fallback, slot);
  if (!opened) return refuse_in_dialog(opened.error());
  auto screen =
      TableScreen::open(game, command, window.pixels_per_point(), window.suggested_ui_scale());
  if (!screen) return refuse_in_dialog(screen.error());
  std::string notice = opened->notice;
  const std::string missing = fallback_notice(game.resources.words, screen->tabletop().faults());
  if (!missing.empty()) notice += (notice.empty() ? "" : " ") + missing;
  KeptSettings settings = recall_settings(command.data_dir);
  const std::string fault = apply_first(settings, command, *opened->session, *screen, window);
  if (!fault.empty()) return refuse_in_dialog(fault);
  TableLoop(source,
            {.game = game,
             .session = std::move(opened->session),
             .notice = std::move(notice),
             .slot = std::move(slot)},
            screen.take(), std::move(settings))
      .run();
  return 0;
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

int run(std::span<const std::string> words, const GameModules& games) {
  const auto command = parse_command_line(words);
  if (!command) return refuse(command.error());
  if (command->help) return std::fputs(help_text().c_str(), stdout), 0;
  const GameModule* game =
      command->game.empty() ? games.front().get() : find_game(games, command->game);
  if (game == nullptr) {
    return refuse("--game " + command->game + ": there are " + names_of(games));
  }
  return run(*game, *command);
}

}  // namespace app
