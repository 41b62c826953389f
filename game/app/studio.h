#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/platform/window.h"
#include "engine/render/canvas.h"
#include "game/app/session.h"
#include "game/app/table_screen.h"

namespace app {

/// A table without a window, to take pictures of.
class Studio {
 public:
  static base::Result<Studio> open(const Resources& resources,
                                   std::shared_ptr<const wotr::Rules> rules,
                                   const Options& options);

  TableScreen& screen() { return *screen_; }
  /// The pointer rests there from now on.
  void point_at(glm::vec2 place) { pointer_ = place; }
  /// Draws one frame; `seconds` of animation go by before it.
  /// `instead`, if given, is drawn in place of the table: for the benchmark.
  void draw(const Session& session, double seconds, const engine::TexturedQuad* instead = nullptr);
  /// Draws until panels have found their size and the ground is sharp.
  void settle(const Session& session);
  /// The sentence of what went wrong, or nothing.
  std::string write(const std::filesystem::path& file) const;

 private:
  Studio(engine::Window window, TableScreen screen, glm::ivec2 size);

  // In this order: what lives in the window's context goes before it does.
  std::unique_ptr<engine::Window> window_;
  std::unique_ptr<TableScreen> screen_;
  std::unique_ptr<engine::Canvas> canvas_;
  std::optional<glm::vec2> pointer_;
};

}  // namespace app
