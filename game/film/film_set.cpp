#include "game/film/film_set.h"

#include <glm/common.hpp>

#include "game/table/home_view.h"

namespace film {

namespace {

float land_of(const director::Set& set, const engine::CameraPose& pose) {
  return director::land_share(pose, set.board, set.screen);
}

/// Away from the nearest edge of the board, as long as that shows more of it.
void turn_to_land(director::Set& set) {
  constexpr float kStep = 1;  // board units
  for (const float step : {-kStep, kStep}) {
    engine::CameraPose next = set.whole;
    next.target.y += step;
    while (land_of(set, next) > land_of(set, set.whole)) {
      set.whole = next;
      next.target.y += step;
    }
  }
}

void fill_with_land(director::Set& set, float share) {
  constexpr float kNearer = 0.98F;
  constexpr int kMostSteps = 40;
  for (int i = 0; i < kMostSteps; ++i) {
    turn_to_land(set);
    if (land_of(set, set.whole) >= share) return;
    set.whole.distance *= kNearer;
  }
}

}  // namespace

director::Set film_set(const table::GameTable& game, const table::Layout& layout,
                       const engine::Theme& theme, glm::vec2 size, const screens::AirLayout& air,
                       const director::Rules& rules) {
  director::Set set{.board = layout.size,
                    .home = game.home_places(layout),
                    .whole = {},
                    .screen = size,
                    .clear = screens::clear_on_air(theme, size, air)};
  engine::TableCamera camera(set.board, set.screen);
  const engine::ScreenPart inside{glm::max(set.clear.from, size * rules.margin),
                                  glm::min(set.clear.to, size * (1 - rules.margin))};
  table::look_home(camera, set.home, inside, game.home_tilt());
  set.whole = camera.goal();
  if (!rules.is_still) fill_with_land(set, rules.land);
  return set;
}

}  // namespace film
