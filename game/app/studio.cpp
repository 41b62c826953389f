#include "game/app/studio.h"

#include <utility>

namespace app {

base::Result<Studio> Studio::open(const Resources& resources,
                                  std::shared_ptr<const wotr::Rules> rules,
                                  const Options& options) {
  auto window = engine::Window::open(
      {.title = "Amon Hen", .size = options.size, .mode = engine::WindowMode::kOffscreen});
  if (!window) return base::Error{window.error()};
  base::Result<TableScreen> screen = TableScreen::open(resources, std::move(rules), options, 1, 1);
  if (!screen) return base::Error{screen.error()};
  return Studio(window.take(), std::move(*screen), options.size);
}

Studio::Studio(engine::Window window, TableScreen screen, glm::ivec2 size)
    : window_(std::make_unique<engine::Window>(std::move(window))),
      screen_(std::make_unique<TableScreen>(std::move(screen))),
      canvas_(std::make_unique<engine::Canvas>(size)) {}

void Studio::draw(const Session& session, double seconds, const engine::TexturedQuad* instead) {
  engine::Input input;
  input.window_size = canvas_->size();
  if (pointer_) input.mouse = *pointer_;
  screen_->tabletop().update(seconds);
  screen_->camera().update(seconds);
  screen_->draw(session, {input, seconds, {}, instead}, canvas_->size());
}

void Studio::settle(const Session& session) {
  constexpr int kLeastFrames = 3;
  constexpr int kMostFrames = 60;
  for (int i = 0; i < kMostFrames; ++i) {
    draw(session, 0);
    if (i + 1 >= kLeastFrames && !screen_->tabletop().renderer().is_refining()) return;
  }
}

std::string Studio::write(const std::filesystem::path& file) const {
  return engine::write_png(file, canvas_->read()).value_or("");
}

}  // namespace app
