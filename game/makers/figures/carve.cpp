#include "game/makers/figures/carve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <limits>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/makers/figures/field.h"
#include "game/makers/figures/figure_base.h"
#include "game/makers/figures/reduction.h"
#include "game/makers/figures/surface_nets.h"
#include "game/makers/figures/weathering.h"

namespace figures {
namespace {

using glm::vec3;

constexpr float kHidden = 0.012F;   // below another part's surface nobody sees it
constexpr float kSmallest = 0.07F;  // what is smaller is left out from a distance
constexpr float kFace = 0.0065F;    // the grain of faces and signs, which are looked at
constexpr float kFlattest = 0.35F;  // the cosine from which a corner counts as sharp

float size_of(const Part& part) {
  const engine::Bounds bounds = bounds_of(part);
  return glm::length(bounds.high - bounds.low);
}

bool is_hidden(const Sculpture& sculpture, const Part& own, const vec3& at) {
  for (const Part& part : sculpture.parts) {
    if (&part == &own) continue;
    const Lumps near = lumps_near(part, at, 0.01F);
    if (!near.empty() && distance_to(near, Tool::kSmooth, at) < -kHidden) return true;
  }
  return at.y < -kHidden;
}

/// Without the triangles that lie inside of other parts.
Skin seen(const Sculpture& sculpture, const Part& part, const Skin& skin) {
  std::vector<bool> hidden;
  hidden.reserve(skin.places.size());
  for (const vec3& place : skin.places) hidden.push_back(is_hidden(sculpture, part, place));
  Skin result{skin.places, {}};
  for (std::size_t i = 0; i + 2 < skin.indices.size(); i += 3) {
    const auto corner = skin.indices.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::all_of(corner, corner + 3, [&](std::uint32_t at) { return hidden[at]; })) continue;
    result.indices.insert(result.indices.end(), corner, corner + 3);
  }
  return result;
}

/// Adds a triangle; where a smooth normal would lie about its face, the face's own is taken.
void add_faced(engine::Mesh& mesh, std::array<engine::Vertex, 3> corners) {
  const vec3 across = glm::cross(corners[1].position - corners[0].position,
                                 corners[2].position - corners[0].position);
  const float area = glm::length(across);
  if (area < 2e-7F) return;
  for (engine::Vertex& corner : corners) {
    if (glm::dot(corner.normal, across) < kFlattest * area) corner.normal = across / area;
    mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
    mesh.vertices.push_back(corner);
  }
}

engine::Vertex painted(const Sculpture& sculpture, const Part& part, const vec3& at) {
  const Lumps near = lumps_near(part, at, 0.05F);
  const vec3 normal = slope_of(near, part.material.tool, at, 0.005F);
  return {at, normal, weathered(sculpture, part, at, normal)};
}

void add_painted(engine::Mesh& mesh, const Sculpture& sculpture, const Part& part,
                 const Skin& skin) {
  std::vector<engine::Vertex> vertices;
  vertices.reserve(skin.places.size());
  for (const vec3& place : skin.places) vertices.push_back(painted(sculpture, part, place));
  for (std::size_t i = 0; i + 2 < skin.indices.size(); i += 3) {
    add_faced(mesh, {vertices[skin.indices[i]], vertices[skin.indices[i + 1]],
                     vertices[skin.indices[i + 2]]});
  }
}

engine::Mesh painted_parts(const Sculpture& sculpture, const std::vector<Skin>& skins) {
  engine::Mesh mesh;
  for (std::size_t i = 0; i < skins.size(); ++i) {
    add_painted(mesh, sculpture, sculpture.parts[i], skins[i]);
  }
  return mesh;
}

/// What one skin over everything would blur or lose.
bool is_left_out(const Part& part) {
  return part.material.is_ornament || size_of(part) < kSmallest;
}

const Part& nearest_part(const Sculpture& sculpture, const vec3& at) {
  const Part* nearest = &sculpture.parts.front();
  float least = std::numeric_limits<float>::max();
  for (const Part& part : sculpture.parts) {
    if (is_left_out(part)) continue;
    const Lumps near = lumps_near(part, at, 0.2F);
    const float off = near.empty() ? 1.0F : distance_to(near, Tool::kSmooth, at);
    if (off >= least) continue;
    least = off;
    nearest = &part;
  }
  return *nearest;
}

/// A shaft that stands by itself. Reduced with the rest it would be the first to go.
bool is_shaft(const Lump& lump) {
  const float length = glm::distance(lump.a, lump.b);
  const float thick = std::max(lump.thick, lump.thin);
  return lump.form == Form::kRod && length * lump.scale > 0.6F && length > 11 * thick;
}

void add_shaft(engine::Mesh& mesh, const Sculpture& sculpture, const Part& part, const Lump& lump) {
  const glm::mat4 placed = glm::inverse(lump.to_local);
  const vec3 from(placed * glm::vec4(lump.a, 1));
  const vec3 to(placed * glm::vec4(lump.b, 1));
  const float swollen = lump.scale * 1.25F;
  const engine::Mesh stick = engine::stick(from, to, lump.thick * swollen, lump.thin * swollen, 3,
                                           part.material.paint, engine::Ends::kOpen);
  for (std::size_t i = 0; i + 2 < stick.indices.size(); i += 3) {
    std::array<engine::Vertex, 3> corners{};
    for (std::size_t k = 0; k < 3; ++k) {
      corners[k] = stick.vertices[stick.indices[i + k]];
      corners[k].paint =
          weathered(sculpture, part, corners[k].position, corners[k].normal, Surface::kRough);
    }
    add_faced(mesh, corners);
  }
}

/// How a figure is made for a distance.
struct Rough {
  float grain;
  float swell;
  bool is_rounded;  ///< its normals are those of what is round, not of its faces
};

constexpr Rough kHalfWay{0.016F, 0.004F, true};
constexpr Rough kAfar{0.03F, 0.012F, false};

/// One skin over everything, so few triangles that each has one paint.
engine::Mesh rough_figure(const Sculpture& sculpture, const Rough& rough, std::size_t triangles) {
  Part whole{{glm::vec4(1), Finish::kFlat}};
  engine::Mesh mesh;
  for (const Part& part : sculpture.parts) {
    if (is_left_out(part)) continue;
    for (const Lump& lump : part.lumps) {
      if (is_shaft(lump)) {
        add_shaft(mesh, sculpture, part, lump);
      } else if (!lump.carves) {
        whole.lumps.push_back(blended(lump, std::min(lump.blend, 0.03F)));
      }
    }
  }
  const std::size_t left = triangles - std::min(triangles, engine::triangle_count(mesh));
  const Skin skin = reduced(surface_of(whole, rough.grain, rough.swell), left, kSmallest * 4);
  for (std::size_t i = 0; i + 2 < skin.indices.size(); i += 3) {
    std::array<vec3, 3> at{};
    for (std::size_t k = 0; k < 3; ++k) at[k] = skin.places[skin.indices[i + k]];
    const vec3 across = glm::cross(at[1] - at[0], at[2] - at[0]);
    const Part& part = nearest_part(sculpture, (at[0] + at[1] + at[2]) / 3.0F);
    std::array<engine::Vertex, 3> corners{};
    for (std::size_t k = 0; k < 3; ++k) {
      vec3 normal = glm::length(across) > 0 ? glm::normalize(across) : vec3(0, 1, 0);
      if (rough.is_rounded) {
        normal = slope_of(lumps_near(whole, at[k], 0.06F), Tool::kSmooth, at[k], 0.01F);
      }
      corners[k] = {at[k], normal, weathered(sculpture, part, at[k], normal, Surface::kRough)};
    }
    add_faced(mesh, corners);
  }
  return mesh;
}

/// Signs and hems by themselves, from those that are carved already.
engine::Mesh ornaments(const Sculpture& sculpture, const std::vector<Skin>& skins,
                       std::size_t triangles) {
  std::vector<Skin> chosen(skins.size());
  for (std::size_t i = 0; i < skins.size(); ++i) {
    if (sculpture.parts[i].material.is_ornament) chosen[i] = skins[i];
  }
  const std::vector<float> care(skins.size(), 1.0F);
  return painted_parts(sculpture, reduced_together(chosen, care, triangles));
}

engine::Mesh on_its_base(engine::Mesh figure, const engine::Mesh& base) {
  engine::Mesh mesh = engine::moved(std::move(figure), {0.0F, kBaseHeight, 0.0F});
  engine::append(mesh, base);
  return mesh;
}

/// Flat stones on the ground, clear of the sign in front.
void add_pebbles(Sculpture& sculpture, const Base& base) {
  constexpr int kPebbles = 9;
  Part& pebbles = add_part(sculpture, ornament(paints::kRockShade, Finish::kStone, 0.009F));
  for (int i = 0; i < kPebbles; ++i) {
    const float turn = 2.39996F * static_cast<float>(i) + base.radius * 9.0F;
    const float out = (base.radius - 0.18F) * (0.62F + 0.38F * soft_noise(vec3(turn, 1, 4)));
    const vec3 at{out * std::sin(turn), 0, out * std::cos(turn)};
    if (at.z > 0 && std::abs(at.x) < 0.28F) continue;
    const float size = 0.026F + 0.035F * soft_noise(vec3(turn * 3.0F, 2, 8));
    pebbles.lumps.push_back(blended(ball(at, {size, 0.027F, size * 0.75F}), 0.01F));
    pebbles.lumps.push_back(blended(
        ball(at + vec3(size * 0.9F, 0, size * 0.6F), vec3(size * 0.5F, 0.018F, size * 0.4F)),
        0.004F));
  }
}

/// Of what stands on a base that takes some of them itself.
std::size_t left_by(const engine::Mesh& base, std::size_t triangles) {
  return triangles - std::min(triangles, engine::triangle_count(base));
}

}  // namespace

engine::Model carved_figure(const Sculpture& figure, const Base& base,
                            const CarvingBudget& budget) {
  Sculpture sculpture = figure;
  add_pebbles(sculpture, base);
  std::vector<Skin> skins;
  std::vector<float> care;
  for (const Part& part : sculpture.parts) {
    care.push_back(part.material.grain < kFace ? 0.45F : 1.0F);
    skins.push_back(seen(sculpture, part, surface_of(part, part.material.grain)));
  }
  const engine::Mesh full_base = figure_base(base, sculpture, Level::kFull);
  const engine::Mesh middle_base = figure_base(base, sculpture, Level::kMiddle);
  const engine::Mesh coarse_base = figure_base(base, sculpture, Level::kCoarse);

  const std::vector<Skin> full = reduced_together(skins, care, left_by(full_base, budget.full));
  engine::Mesh middle = ornaments(sculpture, full, budget.middle / 6);
  engine::append(middle, rough_figure(sculpture, kHalfWay,
                                      left_by(middle_base, left_by(middle, budget.middle))));
  const engine::Mesh coarse = rough_figure(sculpture, kAfar, left_by(coarse_base, budget.coarse));
  return {on_its_base(painted_parts(sculpture, full), full_base), on_its_base(coarse, coarse_base),
          on_its_base(middle, middle_base)};
}

}  // namespace figures
