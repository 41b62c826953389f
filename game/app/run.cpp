#include "game/app/run.h"

#include <cstdio>
#include <utility>

#include "engine/platform/message_box.h"
#include "engine/platform/window.h"
#include "game/app/fallback_notice.h"
#include "game/app/first_settings.h"
#include "game/app/offscreen.h"
#include "game/app/table_loop.h"

namespace app {
namespace {

constexpr int kBadData = 2;

/// The same where somebody looks at a desktop and not at a terminal.
int refuse_in_dialog(const std::string& sentence) {
  engine::show_message_box("Amon Hen", sentence);
  return refuse(sentence);
}

int play(engine::Window& window, const LoadedGame& game, const CommandLine& wish) {
  std::optional<session::SaveSlot> slot;
  const std::string_view fallback = wish.demo ? players::kRandom : players::kHuman;
  auto opened =
      session::open_kept_game(*game.opener, wish.beginning, wish.data_dir, fallback, slot);
  if (!opened) return refuse_in_dialog(opened.error());
  auto screen =
      TableScreen::open(game, wish, window.pixels_per_point(), window.suggested_ui_scale());
  if (!screen) return refuse_in_dialog(screen.error());
  std::string notice = opened->notice;
  const std::string missing = fallback_notice(game.resources.words, screen->tabletop().faults());
  if (!missing.empty()) notice += (notice.empty() ? "" : " ") + missing;
  KeptSettings settings = recall_settings(wish.data_dir);
  const std::string fault = apply_first(settings, wish, *opened->session, *screen, window);
  if (!fault.empty()) return refuse_in_dialog(fault);
  TableLoop(window,
            {.game = game,
             .session = std::move(opened->session),
             .notice = std::move(notice),
             .slot = std::move(slot)},
            screen.take(), std::move(settings))
      .run();
  return 0;
}

int run(const GameModule& module, const CommandLine& wish) {
  const auto game = load_game(module, wish.data);
  const bool in_window = !wish.bench && !wish.offscreen && wish.gallery.empty();
  if (!game) return in_window ? refuse_in_dialog(game.error()) : refuse(game.error());
  if (!wish.gallery.empty()) return draw_gallery(**game, wish);
  if (wish.bench) return run_bench(**game, wish);
  if (wish.offscreen && wish.demo) return play_demonstration(**game, wish);
  if (wish.offscreen) return draw_picture(**game, wish);
  auto window = engine::Window::open({.title = "Amon Hen", .size = wish.size});
  if (window) return play(*window, **game, wish);
  std::printf("%s So a demonstration is played.\n", window.error().c_str());
  return play_demonstration(**game, wish);
}

}  // namespace

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

int run(std::span<const std::string> words, const GameModules& games) {
  const auto wish = parse_command_line(words);
  if (!wish) return refuse(wish.error());
  if (wish->help) return std::fputs(help_text().c_str(), stdout), 0;
  const GameModule* game = wish->game.empty() ? games.front().get() : find_game(games, wish->game);
  if (game == nullptr) {
    return refuse("--game " + wish->game + ": there are " + names_of(games));
  }
  return run(*game, *wish);
}

}  // namespace app
