#include "game/film/film_set.h"

#include <glm/common.hpp>

#include "game/table/home_view.h"

namespace film {

director::Set film_set(const table::GameTable& game, const table::Layout& layout,
                       const engine::Theme& theme, glm::vec2 size, const screens::AirLayout& air,
                       float margin) {
  director::Set set{.board = layout.size,
                    .home = game.home_places(layout),
                    .whole = {},
                    .screen = size,
                    .clear = screens::clear_on_air(theme, size, air)};
  engine::TableCamera camera(set.board, set.screen);
  const engine::ScreenPart inside{glm::max(set.clear.from, size * margin),
                                  glm::min(set.clear.to, size * (1 - margin))};
  table::look_home(camera, set.home, inside, game.home_tilt());
  set.whole = camera.goal();
  return set;
}

}  // namespace film
