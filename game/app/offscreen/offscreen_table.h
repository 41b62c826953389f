#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "game/app/screen/table_screen.h"

namespace app {

/// A table without a window, to take pictures of.
class OffscreenTable {
 public:
  /// `game` outlives the table.
  static base::Result<OffscreenTable> open(const LoadedGame& game, const CommandLine& command);

  TableScreen& screen() { return *screen_; }
  engine::Window& window() { return *window_; }
  /// The pointer rests there from now on.
  void point_at(glm::vec2 place) { pointer_ = place; }
  /// Draws one frame; `seconds` of animation go by before it.
  /// `instead`, if given, is drawn in place of the table: for the benchmark.
  screens::Drawn draw(const session::Session& session, double seconds,
                      const engine::TexturedQuad* instead = nullptr,
                      const std::optional<screens::MomentShown>& moment = {});
  /// Draws until panels have found their size and the ground is sharp.
  screens::Drawn settle(const session::Session& session);
  engine::Pixels picture() const { return canvas_->read(); }
  base::Result<void> write(const std::filesystem::path& file) const;

 private:
  OffscreenTable(engine::Window window, TableScreen screen, glm::ivec2 size);

  // In this order: what lives in the window's context goes before it does.
  std::unique_ptr<engine::Window> window_;
  std::unique_ptr<TableScreen> screen_;
  std::unique_ptr<engine::Canvas> canvas_;
  std::optional<glm::vec2> pointer_;
};

}  // namespace app
