#include "game/figures/counters.h"

#include <array>
#include <glm/vec2.hpp>
#include <utility>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/mesh_optimization.h"
#include "engine/geometry/shapes.h"

namespace figures {

using engine::Mesh;

namespace {

constexpr int kRound = 20;

}  // namespace

Mesh rimmed_disc(float radius, float height, const glm::vec4& rim, const glm::vec4& field) {
  const float inner = radius * 0.86F;
  const std::array<glm::vec2, 5> profile{{{radius, 0.0F},
                                          {radius, height * 0.7F},
                                          {radius * 0.97F, height},
                                          {radius * 0.9F, height},
                                          {inner, height * 0.8F}}};
  Mesh mesh = engine::lathe(profile, kRound, rim);
  engine::append(mesh, engine::moved(engine::frustum(inner, inner, 0.01F, kRound, field),
                                     {0.0F, height * 0.8F, 0.0F}));
  return engine::without_underside(mesh);
}

Mesh lying_sign(const Emblem& sign, float radius, float lift, const glm::vec4& paint) {
  return engine::moved(emblem_mesh(sign, radius, 0.03F, paint, Relief::kFlat), {0.0F, lift, 0.0F});
}

}  // namespace figures
