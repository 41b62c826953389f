#include "game/figures/dice.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/contours.h"

namespace figures {
namespace {

constexpr float kHalf = kDieEdge / 2.0F;
constexpr float kBevel = 0.14F;
constexpr float kInlay = 0.025F;
constexpr float kSymbolRadius = 0.52F;

struct Face {
  glm::vec3 out;
  glm::vec3 up;  ///< the way the symbol's top points
};

constexpr std::array<Face, kDieFaces> kFaces{{{{0, 1, 0}, {0, 0, -1}},
                                              {{0, 0, 1}, {0, 1, 0}},
                                              {{1, 0, 0}, {0, 1, 0}},
                                              {{-1, 0, 0}, {0, 1, 0}},
                                              {{0, 0, -1}, {0, 1, 0}},
                                              {{0, -1, 0}, {0, 0, 1}}}};

// Takes a thing lying as on face 0 to the given face.
glm::mat3 frame(int face) {
  const Face& f = kFaces[static_cast<std::size_t>(face)];
  return {glm::cross(f.up, f.out), f.out, -f.up};
}

engine::Mesh inlaid(const Emblem& sign, int face, float radius, const glm::vec4& paint) {
  const engine::Mesh flat = emblem_mesh(sign, radius, kInlay, paint);
  return engine::transformed(engine::moved(flat, {0.0F, kHalf, 0.0F}), glm::mat4(frame(face)));
}

engine::Mesh body(const glm::vec4& paint) {
  engine::Mesh mesh = engine::bevelled_box(glm::vec3(kDieEdge), kBevel, paint);
  engine::smooth_normals(mesh, 50.0F);
  return engine::moved(std::move(mesh), {0.0F, -kHalf, 0.0F});
}

Emblem pips(int count) {
  constexpr float kOut = 0.62F;
  Emblem sign;
  const auto pip = [&](float x, float y) {
    sign.contours.push_back(disc({x * kOut, y * kOut}, 0.2F, 9));
  };
  if (count % 2 == 1) pip(0, 0);
  if (count >= 2) pip(-1, 1), pip(1, -1);
  if (count >= 4) pip(1, 1), pip(-1, -1);
  if (count == 6) pip(-1, 0), pip(1, 0);
  return sign;
}

}  // namespace

glm::vec3 die_face_normal(int face) { return kFaces[static_cast<std::size_t>(face)].out; }

glm::quat die_rest_rotation(int face) { return glm::quat_cast(glm::transpose(frame(face))); }

engine::Mesh sign_die_mesh(const DieColours& colours,
                           const std::array<const Emblem*, kDieFaces>& signs) {
  engine::Mesh mesh = body(colours.body);
  for (int face = 0; face < kDieFaces; ++face) {
    const Emblem& sign = *signs[static_cast<std::size_t>(face)];
    engine::append(mesh, inlaid(sign, face, kSymbolRadius, colours.inlay));
  }
  return mesh;
}

engine::Mesh pip_die_mesh(const DieColours& colours) {
  engine::Mesh mesh = body(colours.body);
  for (int face = 0; face < kDieFaces; ++face) {
    engine::append(mesh, inlaid(pips(face + 1), face, kSymbolRadius * 0.9F, colours.inlay));
  }
  return mesh;
}

}  // namespace figures
