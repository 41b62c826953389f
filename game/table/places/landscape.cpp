#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/masonry.h"

// Peaks, hills, trees, ships and tents.
namespace table {
namespace {

using engine::Mesh;
using engine::Section;

glm::mat4 stand(const glm::vec3& at, float turn) {
  return glm::rotate(glm::translate(glm::mat4(1.0F), at), glm::radians(turn), {0.0F, 1.0F, 0.0F});
}

}  // namespace

// Three lofts of different width and turn, so that ridges run down between their corners.
void add_peak(Mesh& mesh, const Peak& peak) {
  struct Spur {
    float width, depth, height, turn, shift;
  };
  constexpr std::array<Spur, 3> kSpurs{{{1.0F, 0.82F, 1.0F, 0.0F, 0.0F},
                                        {0.72F, 0.78F, 0.72F, 38.0F, -0.3F},
                                        {0.7F, 0.6F, 0.58F, 75.0F, 0.38F}}};
  for (const Spur& spur : kSpurs) {
    const float r = peak.radius;
    const float h = peak.height * spur.height;
    const float lean = peak.lean * spur.height;
    const glm::vec4 paint = engine::shaded(peak.paint, spur.turn > 50.0F ? 0.88F : 1.0F);
    const float line = 1.0F - std::min(0.6F, peak.snow * 1.5F);
    const auto at = [&](float part) {
      const float narrow = 1.0F - part;
      const float width = r * (0.12F + 0.88F * narrow) * narrow;
      return Section{{lean * part * part, h * part, 0.0F},
                     part >= 1.0F ? glm::vec2(0.0F)
                                  : glm::vec2(width * spur.width, width * spur.depth) * 1.05F};
    };
    const bool snowy = peak.snow > 0.0F && spur.height > 0.9F;
    std::vector<Section> rock{at(0.0F), at(0.3F), at(snowy ? line : 0.65F)};
    if (!snowy) rock.push_back(at(1.0F));
    const glm::mat4 placed =
        stand(peak.at + glm::vec3(spur.shift * r, 0.0F, spur.shift * r * 0.5F), spur.turn);
    engine::append(mesh, engine::transformed(engine::loft(rock, 7, paint), placed));
    if (!snowy) continue;
    const std::array<Section, 2> cap{at(line), at(1.0F)};
    engine::append(mesh, engine::transformed(engine::loft(cap, 7, paints::kWhite), placed));
  }
}

void add_hill(Mesh& mesh, const glm::vec3& at, const glm::vec3& radius, const glm::vec4& paint) {
  const std::array<Section, 4> slopes{
      {{{0, 0, 0}, {radius.x, radius.z}},
       {{0.02F, radius.y * 0.55F, 0}, {radius.x * 0.82F, radius.z * 0.8F}},
       {{-0.03F, radius.y * 0.9F, 0}, {radius.x * 0.5F, radius.z * 0.5F}},
       {{0, radius.y, 0}, {radius.x * 0.3F, radius.z * 0.3F}}}};
  engine::append(mesh, engine::moved(engine::loft(slopes, 9, paint), at));
}

void add_leaf_tree(Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& leaves) {
  engine::append(mesh, engine::stick(at, at + glm::vec3(0.0F, height * 0.6F, 0.0F), height * 0.07F,
                                     height * 0.04F, 4, paints::kOak));
  const glm::vec3 crown{height * 0.28F, height * 0.34F, height * 0.28F};
  engine::append(mesh, engine::moved(engine::ellipsoid(crown, 6, 3, leaves),
                                     at + glm::vec3(0.0F, height * 0.68F, 0.0F)));
}

void add_pine(Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& needles) {
  engine::append(mesh,
                 engine::moved(engine::frustum(height * 0.28F, 0.0F, height * 0.85F, 5, needles),
                               at + glm::vec3(0.0F, height * 0.15F, 0.0F)));
  engine::append(mesh, engine::moved(engine::frustum(height * 0.05F, height * 0.05F, height * 0.2F,
                                                     4, paints::kOak),
                                     at));
}

void add_ship(Mesh& mesh, const glm::vec3& at, float turn, const glm::vec4& hull,
              const glm::vec4& sail) {
  Mesh ship;
  const std::array<Section, 2> planks{
      {{{0, 0, 0}, {0.08F, 0.26F}}, {{0, 0.14F, 0}, {0.15F, 0.4F}}}};
  engine::append(ship, engine::loft(planks, 6, hull));
  engine::append(ship, engine::stick({0, 0.1F, 0.3F}, {0, 0.38F, 0.5F}, 0.06F, 0.02F, 4, hull));
  engine::append(ship, engine::stick({0, 0.1F, 0}, {0, 0.75F, 0}, 0.025F, 0.02F, 4, paints::kOak));
  const std::array<glm::vec2, 4> canvas{
      {{-0.24F, 0.26F}, {0.24F, 0.26F}, {0.2F, 0.68F}, {-0.2F, 0.68F}}};
  engine::append(ship, engine::moved(engine::plate(canvas, 0.03F, sail), {0, 0, 0.05F}));
  engine::append(mesh, engine::transformed(ship, stand(at, turn)));
}

void add_tent(Mesh& mesh, const glm::vec3& at, float size, const glm::vec4& cloth) {
  const std::array<Section, 3> canvas{{{{0, 0, 0}, glm::vec2(size * 0.5F)},
                                       {{0, size * 0.36F, 0}, glm::vec2(size * 0.42F)},
                                       {{0, size * 0.85F, 0}, glm::vec2(0.0F)}}};
  engine::append(mesh, engine::moved(engine::loft(canvas, 7, cloth), at));
  engine::append(
      mesh, engine::stick(at + glm::vec3(0, size * 0.75F, 0), at + glm::vec3(0, size * 1.02F, 0),
                          size * 0.05F, 0.0F, 4, paints::kBrass));
}

}  // namespace table
