#include "game/table/die_faces.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "game/table/miniatures/dice.h"

namespace table {
namespace {

constexpr std::array<DieSymbol, wotr::kFaceCount> kSymbols{
    DieSymbol::Character, DieSymbol::Army, DieSymbol::Muster, DieSymbol::MusterArmy,
    DieSymbol::Event,     DieSymbol::Will, DieSymbol::Eye};

/// The angle of a rotation that is about the vertical only.
float angle_about_vertical(const glm::quat& rotation) {
  return 2 * std::atan2(rotation.y, rotation.w);
}

}  // namespace

glm::quat action_die_rest(wotr::Side side, wotr::DieFace face) {
  const DiceSet set = side == wotr::Side::kFree ? DiceSet::Free : DiceSet::Shadow;
  const int found = face_with(set, kSymbols[static_cast<std::size_t>(face)]);
  return die_rest_rotation(std::max(found, 0));
}

glm::quat pip_die_rest(int pips) { return die_rest_rotation(std::clamp(pips - 1, 0, 5)); }

engine::Tumble throw_to(const glm::vec3& from, const engine::Pose& rest, float side,
                        std::uint32_t seed) {
  const engine::CubeFace up = engine::face_up(rest.rotation);
  const glm::quat about = rest.rotation * glm::inverse(engine::turned_up(up));
  return {.from = from,
          .rest = rest.position,
          .face = up,
          .side = side,
          .seconds = 1.3F + 0.4F * static_cast<float>(seed % 7) / 7.0F,
          .turn = angle_about_vertical(about),
          .seed = seed};
}

}  // namespace table
