#include "game/table/dice/die_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "engine/physics/cube.h"
#include "game/table/miniatures/dice.h"

namespace table {
namespace {

constexpr std::array<DieSymbol, wotr::kFaceCount> kSymbols{
    DieSymbol::kCharacter, DieSymbol::kArmy, DieSymbol::kMuster, DieSymbol::kMusterArmy,
    DieSymbol::kEvent,     DieSymbol::kWill, DieSymbol::kEye};

}  // namespace

glm::quat action_die_rest(wotr::Side side, wotr::DieFace face) {
  const DiceSet set = side == wotr::Side::kFree ? DiceSet::kFree : DiceSet::kShadow;
  const int found = face_with(set, kSymbols[static_cast<std::size_t>(face)]);
  return die_rest_rotation(std::max(found, 0));
}

glm::quat pip_die_rest(int pips) { return die_rest_rotation(std::clamp(pips - 1, 0, 5)); }

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
