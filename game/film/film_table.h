#pragma once

#include <memory>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "game/film/on_air_table.h"
#include "game/film/order.h"
#include "game/session/session.h"

namespace film {

/// What a frame shows beside the match, and from where.
struct FilmFrame {
  std::optional<screens::MomentShown> moment{};
  std::size_t log_lines = 0;                 ///< of the log, that may be shown by now
  std::span<const match::Chart> timeline{};  ///< empty: it is not shown
  std::optional<screens::AirCard> card{};
  engine::CameraPose pose{};
  engine::CameraPose rest{};  ///< where the camera is going: what is set down lies in sight there
};

/// A table without a window, as those see it who only look on.
class FilmTable {
 public:
  /// `studio` outlives the table.
  static base::Result<FilmTable> open(const Studio& studio, const Order& order);

  table::Tabletop& tabletop() { return table_->tabletop(); }
  const table::Tabletop& tabletop() const { return table_->tabletop(); }
  const screens::GameScreens& game_screens() const { return table_->game_screens(); }
  void forget() { table_->forget(); }
  /// How the match has ended that the session shows; nothing before its end.
  std::optional<screens::Ending> ending(const session::Session& session);
  /// The board, and the picture that it is shown in.
  const director::Set& set() const { return table_->set(); }

  /// The next frame, `seconds` after the last one.
  std::shared_ptr<const engine::Pixels> draw(const session::Session& session,
                                             const FilmFrame& frame, double seconds);

 private:
  FilmTable(const Order& order, engine::Window window, OnAirTable table);

  // In this order: what lives in the window's context goes before it does.
  std::unique_ptr<engine::Window> window_;
  std::unique_ptr<OnAirTable> table_;
  std::unique_ptr<engine::Canvas> canvas_;
};

}  // namespace film
