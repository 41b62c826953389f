#include "game/table/dice/die_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "engine/physics/cube.h"
#include "game/wotr/figures/dice.h"

namespace table {
namespace {

constexpr std::array<wotr_figures::DieSymbol, wotr::kFaceCount> kSymbols{
    wotr_figures::DieSymbol::kCharacter, wotr_figures::DieSymbol::kArmy,
    wotr_figures::DieSymbol::kMuster,    wotr_figures::DieSymbol::kMusterArmy,
    wotr_figures::DieSymbol::kEvent,     wotr_figures::DieSymbol::kWill,
    wotr_figures::DieSymbol::kEye};

}  // namespace

glm::quat action_die_rest(wotr::Side side, wotr::DieFace face) {
  const wotr_figures::DiceSet set =
      side == wotr::Side::kFree ? wotr_figures::DiceSet::kFree : wotr_figures::DiceSet::kShadow;
  const int found = wotr_figures::face_with(set, kSymbols[static_cast<std::size_t>(face)]);
  return figures::die_rest_rotation(std::max(found, 0));
}

glm::quat pip_die_rest(int pips) { return figures::die_rest_rotation(std::clamp(pips - 1, 0, 5)); }

glm::quat labels_for(const glm::quat& at_rest, const glm::quat& shown) {
  const glm::quat to_up = glm::inverse(engine::turned_up(engine::face_up(at_rest)));
  glm::quat best = to_up * shown;
  float closest = -1;
  for (int quarter = 0; quarter < 4; ++quarter) {
    const float angle = static_cast<float>(quarter) * glm::half_pi<float>();
    const glm::quat labels = to_up * glm::angleAxis(angle, glm::vec3(0, 1, 0)) * shown;
    const float closeness = std::abs(glm::dot(at_rest * labels, shown));
    if (closeness <= closest) continue;
    closest = closeness;
    best = labels;
  }
  return best;
}

}  // namespace table
