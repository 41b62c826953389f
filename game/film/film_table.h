#pragma once

#include <memory>

#include "engine/platform/window.h"
#include "engine/render/canvas.h"
#include "engine/ui/ink_pictures.h"
#include "engine/ui/ui.h"
#include "game/director/framing.h"
#include "game/film/order.h"
#include "game/film/studio.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/screen_state.h"
#include "game/session/session.h"

namespace film {

/// A table without a window, as those see it who only look on.
class FilmTable {
 public:
  /// `studio` outlives the table.
  static base::Result<FilmTable> open(const Studio& studio, const Order& order);

  table::Tabletop& tabletop() { return *tabletop_; }
  const table::Tabletop& tabletop() const { return *tabletop_; }
  screens::GamePanels& panels() { return *panels_; }
  /// The board, and the picture that it is shown in.
  const director::Set& set() const { return set_; }

  /// The next frame, `seconds` after the last one, seen from there. What is set down on the table
  /// lies where it is seen from `rest`, where the camera is going.
  std::shared_ptr<const engine::Pixels> draw(const session::Session& session,
                                             const std::optional<screens::MomentShown>& moment,
                                             const engine::CameraPose& pose,
                                             const engine::CameraPose& rest, double seconds);

 private:
  FilmTable(const Studio& studio, const Order& order, engine::Window window,
            table::Tabletop tabletop, engine::Ui ui);
  void draw_panels(const session::Session& session,
                   const std::optional<screens::MomentShown>& moment);

  const Studio* studio_;
  glm::ivec2 size_;
  // In this order: what lives in the window's context goes before it does.
  std::unique_ptr<engine::Window> window_;
  std::unique_ptr<table::Tabletop> tabletop_;
  std::unique_ptr<engine::Ui> ui_;
  std::unique_ptr<engine::Canvas> canvas_;
  std::unique_ptr<screens::GamePanels> panels_;
  std::unique_ptr<engine::InkPictures> engravings_;
  screens::Settings settings_;
  screens::Memory memory_;
  director::Set set_;
};

}  // namespace film
