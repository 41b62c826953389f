#include "game/app/offscreen/offscreen_table.h"

#include <utility>

namespace app {

base::Result<OffscreenTable> OffscreenTable::open(const LoadedGame& game,
                                                  const CommandLine& command) {
  auto window = engine::Window::open(
      {.title = "Amon Hen", .size = command.size, .mode = engine::WindowMode::kOffscreen});
  if (!window) return window.failure();
  base::Result<TableScreen> screen = TableScreen::open(game, command, 1, 1);
  if (!screen) return screen.failure();
  return OffscreenTable(window.take(), screen.take(), command.size);
}

OffscreenTable::OffscreenTable(engine::Window window, TableScreen screen, glm::ivec2 size)
    : window_(std::make_unique<engine::Window>(std::move(window))),
      screen_(std::make_unique<TableScreen>(std::move(screen))),
      canvas_(std::make_unique<engine::Canvas>(size)) {}

screens::Drawn OffscreenTable::draw(const session::Session& session, double seconds,
                                    const engine::TexturedQuad* instead,
                                    const std::optional<screens::MomentShown>& moment) {
  engine::Input input;
  input.window_size = canvas_->size();
  if (pointer_) input.pointers = {engine::resting_mouse(*pointer_)};
  screen_->tabletop().update(seconds);
  screen_->camera().update(seconds);
  return screen_
      ->draw(
          session,
          {.input = input, .seconds = seconds, .notice = {}, .instead = instead, .moment = moment},
          canvas_->size())
      .drawn;
}

screens::Drawn OffscreenTable::settle(const session::Session& session) {
  constexpr int kLeastFrames = 5;  // what lies above the prompt waits for its height
  constexpr int kMostFrames = 60;
  for (int i = 0;; ++i) {
    screens::Drawn drawn = draw(session, 0);
    const bool is_sharp = !screen_->tabletop().renderer().is_refining();
    if (i + 1 == kMostFrames || (i + 1 >= kLeastFrames && is_sharp)) return drawn;
  }
}

base::Result<void> OffscreenTable::write(const std::filesystem::path& file) const {
  return engine::write_png(file, canvas_->read());
}

}  // namespace app
