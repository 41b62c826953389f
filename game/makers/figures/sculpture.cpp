#include "game/makers/figures/sculpture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_inverse.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>

namespace figures {
namespace {

float stretch_of(const glm::mat4& placed) {
  return std::min({glm::length(glm::vec3(placed[0])), glm::length(glm::vec3(placed[1])),
                   glm::length(glm::vec3(placed[2]))});
}

float widest_of(const glm::mat4& placed) {
  return std::max({glm::length(glm::vec3(placed[0])), glm::length(glm::vec3(placed[1])),
                   glm::length(glm::vec3(placed[2]))});
}

/// `centre` and `reach` are given in the lump's own frame.
Lump placed_lump(Lump lump, const glm::mat4& placed, const glm::vec3& centre, float reach) {
  lump.to_local = glm::inverse(placed);
  lump.scale = stretch_of(placed);
  lump.centre = glm::vec3(placed * glm::vec4(centre, 1));
  lump.reach = reach * widest_of(placed);
  return lump;
}

struct Circle {
  glm::vec2 centre;
  float radius;
};

Circle around(std::span<const glm::vec2> outline) {
  glm::vec2 low = outline.front();
  glm::vec2 high = low;
  for (const glm::vec2& p : outline) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  return {(low + high) * 0.5F, glm::length(high - low) * 0.5F};
}

Lump patch(std::vector<glm::vec3> points, int columns, float half_thickness) {
  glm::vec3 low = points.front();
  glm::vec3 high = low;
  for (const glm::vec3& p : points) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  Lump lump;
  lump.form = Form::kSheet;
  lump.thick = half_thickness;
  lump.points = std::move(points);
  lump.columns = columns;
  return placed_lump(std::move(lump), glm::mat4(1), (low + high) * 0.5F,
                     glm::length(high - low) * 0.5F + half_thickness);
}

}  // namespace

Lump ball(const glm::vec3& at, const glm::vec3& radius) {
  Lump lump;
  lump.a = radius;
  return placed_lump(std::move(lump), moved_to(at), glm::vec3(0),
                     std::max({radius.x, radius.y, radius.z}));
}

Lump ball(const glm::vec3& at, float radius) { return ball(at, glm::vec3(radius)); }

Lump rod(const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b) {
  Lump lump;
  lump.form = Form::kRod;
  lump.a = a;
  lump.b = b;
  lump.thick = radius_a;
  lump.thin = radius_b;
  return placed_lump(std::move(lump), glm::mat4(1), (a + b) * 0.5F,
                     glm::distance(a, b) * 0.5F + std::max(radius_a, radius_b));
}

Lump block(const glm::vec3& half, float round, const glm::mat4& placed) {
  Lump lump;
  lump.form = Form::kBlock;
  lump.a = half;
  lump.round = round;
  return placed_lump(std::move(lump), placed, glm::vec3(0), glm::length(half));
}

Lump hoop(float radius, float tube, const glm::mat4& placed) {
  Lump lump;
  lump.form = Form::kHoop;
  lump.thick = tube;
  lump.thin = radius;
  return placed_lump(std::move(lump), placed, glm::vec3(0), radius + tube);
}

Lump plate(std::vector<glm::vec2> outline, float half_thickness, float ground,
           const glm::mat4& placed) {
  const Circle circle = around(outline);
  Lump lump;
  lump.form = Form::kPlate;
  lump.thick = half_thickness;
  lump.thin = ground;
  lump.outline = std::move(outline);
  return placed_lump(std::move(lump), placed, glm::vec3(circle.centre, 0),
                     circle.radius + half_thickness + 0.1F);
}

Lump turned(std::vector<glm::vec2> outline, const glm::mat4& placed) {
  float low = outline.front().y;
  float high = low;
  float out = 0;
  for (const glm::vec2& p : outline) {
    low = std::min(low, p.y);
    high = std::max(high, p.y);
    out = std::max(out, p.x);
  }
  Lump lump;
  lump.form = Form::kTurned;
  lump.outline = std::move(outline);
  return placed_lump(std::move(lump), placed, {0, (low + high) * 0.5F, 0},
                     std::hypot((high - low) * 0.5F, out * 1.3F));
}

void add_sheet(Part& part, std::span<const glm::vec3> points, int columns, float half_thickness) {
  constexpr int kPatch = 4;
  const int rows = static_cast<int>(points.size()) / columns;
  for (int row = 0; row + 1 < rows; row += kPatch) {
    for (int column = 0; column + 1 < columns; column += kPatch) {
      const int right = std::min(column + kPatch, columns - 1);
      std::vector<glm::vec3> part_of;
      for (int y = row; y <= std::min(row + kPatch, rows - 1); ++y) {
        const auto points_of_row = points.begin() + std::ptrdiff_t{y} * columns;
        part_of.insert(part_of.end(), points_of_row + column, points_of_row + right + 1);
      }
      part.lumps.push_back(
          blended(patch(std::move(part_of), right - column + 1, half_thickness), 0));
    }
  }
}

Lump blended(Lump lump, float blend) {
  lump.blend = blend;
  return lump;
}

Lump carved(Lump lump, float blend) {
  lump.blend = blend;
  lump.carves = true;
  return lump;
}

void add_rope(Part& part, std::span<const glm::vec3> path, std::span<const float> radius,
              float blend) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    part.lumps.push_back(blended(rod(path[i], path[i + 1], radius[i], radius[i + 1]), blend));
  }
}

Part& add_part(Sculpture& sculpture, const Material& material) {
  sculpture.parts.push_back({material});
  return sculpture.parts.back();
}

void place(Sculpture& sculpture, const glm::mat4& placed) {
  const glm::mat4 back = glm::inverse(placed);
  const float scale = stretch_of(placed);
  for (Part& part : sculpture.parts) {
    for (Lump& lump : part.lumps) {
      lump.to_local = lump.to_local * back;
      lump.scale *= scale;
      lump.centre = glm::vec3(placed * glm::vec4(lump.centre, 1));
      lump.reach *= scale;
      lump.blend *= scale;
    }
  }
}

void add(Sculpture& sculpture, Sculpture other, const glm::mat4& placed) {
  place(other, placed);
  for (Part& part : other.parts) sculpture.parts.push_back(std::move(part));
}

Sculpture resized(Sculpture sculpture, float scale, const glm::vec3& shift) {
  place(sculpture, glm::scale(moved_to(shift), glm::vec3(scale)));
  return sculpture;
}

Sculpture three_quarters(Sculpture sculpture) {
  place(sculpture, glm::rotate(glm::mat4(1), glm::radians(-52.0F), glm::vec3(0, 1, 0)));
  return sculpture;
}

glm::mat4 frame(const glm::vec3& at, const glm::vec3& up, const glm::vec3& front) {
  const glm::vec3 y = glm::normalize(up);
  const glm::vec3 x = glm::normalize(glm::cross(y, front));
  return {glm::vec4(x, 0), glm::vec4(y, 0), glm::vec4(glm::cross(x, y), 0), glm::vec4(at, 1)};
}

glm::mat4 moved_to(const glm::vec3& at) { return glm::translate(glm::mat4(1), at); }

}  // namespace figures
