#include <cstdio>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "engine/platform/message_box.h"
#include "engine/platform/window.h"
#include "game/app/first_settings.h"
#include "game/app/offscreen.h"
#include "game/app/open_game.h"
#include "game/app/options.h"
#include "game/app/stand_ins.h"
#include "game/app/table_loop.h"

namespace {

constexpr int kBadData = 2;

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

/// The same where somebody looks at a desktop and not at a terminal.
int refuse_in_dialog(const std::string& sentence) {
  engine::show_message_box("Amon Hen", sentence);
  return refuse(sentence);
}

int play(engine::Window& window, const app::Resources& resources, const app::Options& options) {
  std::optional<app::SaveSlot> slot;
  auto game = app::open_kept_game(resources, options, slot);
  if (!game) return refuse_in_dialog(game.error());
  auto screen = app::TableScreen::open(resources, app::rules_of(*game->session), options,
                                       window.pixels_per_point(), window.suggested_ui_scale());
  if (!screen) return refuse_in_dialog(screen.error());
  const std::string stand_ins = app::stand_in_notice(resources.words, screen->tabletop().faults());
  if (!stand_ins.empty()) game->notice += (game->notice.empty() ? "" : " ") + stand_ins;
  app::KeptSettings settings = app::recall_settings(options.data_dir);
  const std::string fault = app::apply_first(settings, options, *game->session, *screen, window);
  if (!fault.empty()) return refuse_in_dialog(fault);
  app::TableLoop(window, resources, std::move(*game), std::move(*screen), std::move(slot),
                 std::move(settings))
      .run();
  return 0;
}

int run(const app::Options& options) {
  const auto resources = app::load_resources(options.data);
  const bool in_window = !options.bench && !options.offscreen && options.gallery.empty();
  if (!resources) {
    return in_window ? refuse_in_dialog(resources.error()) : refuse(resources.error());
  }
  if (!options.gallery.empty()) return app::draw_gallery(*resources, options);
  if (options.bench) return app::run_bench(*resources, options);
  if (options.offscreen && options.demo) return app::play_demonstration(*resources, options);
  if (options.offscreen) return app::draw_picture(*resources, options);
  auto window = engine::Window::open({.title = "Amon Hen", .size = options.size});
  if (window) return play(*window, *resources, options);
  std::printf("%s So a demonstration is played.\n", window.error().c_str());
  return app::play_demonstration(*resources, options);
}

}  // namespace

int main(int count, char** words) {
  try {
    const auto options = app::parse_options(std::vector<std::string>(words + 1, words + count));
    if (!options) return refuse(options.error());
    if (!options->help) return run(*options);
    std::fputs(app::help_text().c_str(), stdout);
    return 0;
  } catch (const std::exception& error) {
    return refuse(error.what());
  }
}
