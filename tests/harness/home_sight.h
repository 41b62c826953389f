#pragma once

#include <ostream>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/screens/screens.h"
#include "game/table/game_table.h"
#include "game/table/home_view.h"
#include "game/table/seals/seal_places.h"
#include "tests/harness/bare_interface.h"

namespace harness {

struct Screen {
  glm::vec2 size;   ///< points
  float scale = 1;  ///< of letters
};

inline std::ostream& operator<<(std::ostream& out, const Screen& screen) {
  return out << screen.size.x << "x" << screen.size.y << " at " << screen.scale;
}

/// The first view of a table, in an interface without a window.
class HomeSight {
 public:
  HomeSight(const table::GameTable& table, const table::Layout& layout,
            const screens::GameScreens& screens, const Screen& screen)
      : theme_(interface_.theme()), camera_(layout.size, screen.size) {
    theme_.scale = screen.scale;
    const screens::Margins margins = screens::margins(theme_, screen.size, {}, screens);
    const engine::ScreenPart clear{margins.left_top, screen.size - margins.right_bottom};
    camera_.set_margins(margins.left_top, margins.right_bottom);
    table::look_home(camera_, table.home_places(layout),
                     table::room_for_places(clear, screen.scale, screen.scale), table.home_tilt());
    camera_.settle();
    view_ = {.goal = camera_.goal_view(), .clear = clear};
  }

  const engine::Theme& theme() const { return theme_; }
  const table::SealView& view() const { return view_; }

 private:
  BareInterface interface_;
  engine::Theme theme_;
  engine::TableCamera camera_;
  table::SealView view_;
};

}  // namespace harness
