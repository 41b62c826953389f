#pragma once

#include <memory>
#include <optional>
#include <span>

#include "engine/ui/ink_pictures.h"
#include "engine/ui/ui.h"
#include "game/director/framing.h"
#include "game/film/studio.h"
#include "game/match/log_line.h"
#include "game/screens/on_air/on_air.h"
#include "game/screens/state/memory.h"

namespace film {

/// What is seen of a match in one frame by those who only look on.
struct Look {
  const match::AnyView& view;
  std::span<const match::LogLine> log;
  std::size_t seats = 0;
  int turn = 0;
  std::optional<screens::MomentShown> moment{};
  screens::OnAir on_air{};
};

/// A table as they see it, drawn into whatever is the target. Needs an open window.
class OnAirTable {
 public:
  /// `studio` outlives the table.
  static base::Result<OnAirTable> create(const Studio& studio, table::Tabletop tabletop,
                                         const screens::Settings& settings,
                                         const screens::AirLayout& air, glm::ivec2 pixels);

  table::Tabletop& tabletop() { return *tabletop_; }
  const table::Tabletop& tabletop() const { return *tabletop_; }
  const screens::GameScreens& game_screens() const { return game_screens_; }
  /// Events that led to what is shown now.
  void note(std::span<const core::Event> events);
  /// How the match has ended; nothing before its end.
  std::optional<screens::Ending> ending(const Look& look);
  /// Another place in the match.
  void forget();
  /// The board, and the picture that it is shown in.
  const director::Set& set() const { return set_; }
  /// The picture has this size from now on; true if it had another.
  bool resize(glm::ivec2 pixels);

  /// The next frame, `seconds` after the last one, seen from there. What is set down on the table
  /// lies where it is seen from `rest`, where the camera is going.
  void draw(const Look& look, const engine::CameraPose& pose, const engine::CameraPose& rest,
            double seconds);

 private:
  OnAirTable(const Studio& studio, table::Tabletop tabletop, engine::Ui ui,
             const screens::Settings& settings, const screens::AirLayout& air, glm::ivec2 pixels);
  director::Set set_of_pixels() const;
  screens::ScreenState state_of(const Look& look) const;
  void draw_panels(const Look& look);
  engine::Theme theme_of_badges() const;

  const Studio* studio_;
  glm::ivec2 pixels_;
  std::unique_ptr<table::Tabletop> tabletop_;
  std::unique_ptr<engine::Ui> ui_;
  screens::GameScreens game_screens_;
  std::unique_ptr<engine::InkPictures> engravings_;
  screens::Settings settings_;
  screens::AirLayout air_;
  screens::Memory memory_;
  director::Set set_;
};

}  // namespace film
