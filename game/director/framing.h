#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "engine/scene/camera.h"
#include "game/casting/rules.h"

namespace director {

/// The board and the picture that it is shown in.
struct Set {
  glm::vec2 board{145, 100};      ///< its size
  std::vector<glm::vec2> home{};  ///< places that a view of the whole board shows
  engine::CameraPose whole{};     ///< that view
  glm::vec2 screen{1280, 720};    ///< in points
  engine::ScreenPart clear;       ///< of it, that nothing lies over
};

/// The camera that shows all the places in what is clear, as the kind of shot has it; where no
/// picture is so wide, the widest.
engine::CameraPose framed(const Set& set, const Rules& rules, ShotKind kind,
                          std::span<const glm::vec2> places);

/// The places lie in what is clear, inside the margins.
bool shows(const Set& set, const engine::CameraPose& pose, std::span<const glm::vec2> places,
           float margin);

/// The share of the picture that shows the board, and not what it lies on.
float land_share(const engine::CameraPose& pose, glm::vec2 board, glm::vec2 screen);
/// How high a figure in the middle of the picture seems, as a share of the picture's height.
float figure_share(const engine::CameraPose& pose);
/// How much of the clear picture's breadth the places take, with the figures that stand there.
float breadth_share(const Set& set, const engine::CameraPose& pose,
                    std::span<const glm::vec2> places);

/// How much of the board's breadth is seen at the target, in board units.
float breadth_seen(const engine::CameraPose& pose, glm::vec2 screen);

/// The place lies inside the picture, clear of its margins: those are shares of its sides.
bool is_inside(const engine::CameraPose& pose, glm::vec2 screen, glm::vec2 place, float margin);
/// The same, and what stays at the sides of the picture does not lie over it.
bool is_clear(const Set& set, const engine::CameraPose& pose, glm::vec2 place, float margin);

}  // namespace director
