#include "game/makers/figures/field.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>

namespace figures {
namespace {

using glm::vec2;
using glm::vec3;

float to_ball(const vec3& p, const vec3& radius) {
  const vec3 q = p / radius;
  const float k0 = glm::length(q);
  const float k1 = glm::length(q / radius);
  if (k1 < 1e-6F) return -std::min({radius.x, radius.y, radius.z});
  return k0 * (k0 - 1.0F) / k1;
}

/// A cone between two balls.
float to_rod(const vec3& p, const Lump& rod) {
  const vec3 along = rod.b - rod.a;
  const float length2 = glm::dot(along, along);
  const float shrink = rod.thick - rod.thin;
  const float slant2 = length2 - shrink * shrink;
  if (slant2 <= 1e-8F) {
    return std::min(glm::distance(p, rod.a) - rod.thick, glm::distance(p, rod.b) - rod.thin);
  }
  const vec3 from = p - rod.a;
  const float y = glm::dot(from, along);
  const float z = y - length2;
  const vec3 off = from * length2 - along * y;
  const float x2 = glm::dot(off, off);
  const float y2 = y * y * length2;
  const float z2 = z * z * length2;
  const auto sign = [](float value) { return value < 0.0F ? -1.0F : 1.0F; };
  const float k = sign(shrink) * shrink * shrink * x2;
  if (sign(z) * slant2 * z2 > k) return std::sqrt(x2 + z2) / length2 - rod.thin;
  if (sign(y) * slant2 * y2 < k) return std::sqrt(x2 + y2) / length2 - rod.thick;
  return (std::sqrt(x2 * slant2 / length2) + y * shrink) / length2 - rod.thick;
}

float to_block(const vec3& p, const Lump& block) {
  const vec3 q = glm::abs(p) - block.a + block.round;
  return glm::length(glm::max(q, vec3(0))) + std::min(std::max({q.x, q.y, q.z}), 0.0F) -
         block.round;
}

/// Of a closed outline, below zero inside.
float to_outline(const vec2& p, std::span<const vec2> outline) {
  float nearest = std::numeric_limits<float>::max();
  bool inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const vec2 edge = outline[j] - outline[i];
    const vec2 from = p - outline[i];
    const float t =
        std::clamp(glm::dot(from, edge) / std::max(glm::dot(edge, edge), 1e-9F), 0.0F, 1.0F);
    const vec2 off = from - edge * t;
    nearest = std::min(nearest, glm::dot(off, off));
    const bool crosses = (outline[i].y > p.y) != (outline[j].y > p.y);
    if (crosses && p.x < edge.x * (p.y - outline[i].y) / edge.y + outline[i].x) inside = !inside;
  }
  return inside ? -std::sqrt(nearest) : std::sqrt(nearest);
}

float to_plate(vec3 p, const Lump& plate) {
  p.z -= plate.bend.x * p.x * p.x + plate.bend.y * p.y * p.y;
  p.z -= plate.wave.x * std::sin(plate.wave.y * p.x + 1.3F * p.y) * std::min(1.0F, p.x * 3.0F);
  const float side = to_outline(vec2(p), plate.outline);
  // Towards the edge the faces slope together.
  const float share = plate.thin > 0 ? std::clamp(-side / plate.thin, 0.12F, 1.0F) : 1.0F;
  const vec2 q{side, std::abs(p.z) - plate.thick * share};
  return glm::length(glm::max(q, vec2(0))) + std::min(std::max(q.x, q.y), 0.0F);
}

float to_turned(const vec3& p, const Lump& lump) {
  float radius = std::hypot(p.x, p.z);
  if (lump.folds > 0) {
    const float angle = std::atan2(p.x, p.z);
    const float low = lump.outline.front().y;
    const float down = std::clamp(1.0F - (p.y - low) / std::max(lump.round, 0.01F), 0.0F, 1.0F);
    const float wander = std::sin(angle * 2.0F + 0.7F) * 0.9F;
    const float fold = std::sin(lump.folds * angle + wander + p.y * 1.5F);
    radius -= lump.fold_depth * down * (fold - 0.35F * std::abs(fold));
  }
  return to_outline({radius, p.y}, lump.outline);
}

float to_triangle(const vec3& p, const vec3& a, const vec3& b, const vec3& c) {
  const vec3 ab = b - a;
  const vec3 bc = c - b;
  const vec3 ca = a - c;
  const vec3 pa = p - a;
  const vec3 pb = p - b;
  const vec3 pc = p - c;
  const vec3 normal = glm::cross(ab, ca);
  const bool over = glm::dot(glm::cross(ab, normal), pa) >= 0 &&
                    glm::dot(glm::cross(bc, normal), pb) >= 0 &&
                    glm::dot(glm::cross(ca, normal), pc) >= 0;
  const float area2 = glm::dot(normal, normal);
  if (over && area2 > 1e-12F) {
    const float off = glm::dot(normal, pa);
    return off * off / area2;
  }
  const auto to_edge = [](const vec3& edge, const vec3& from) {
    const float t =
        std::clamp(glm::dot(edge, from) / std::max(glm::dot(edge, edge), 1e-9F), 0.0F, 1.0F);
    const vec3 off = from - edge * t;
    return glm::dot(off, off);
  };
  return std::min({to_edge(ab, pa), to_edge(bc, pb), to_edge(ca, pc)});
}

float to_sheet(const vec3& p, const Lump& sheet) {
  const auto columns = static_cast<std::size_t>(sheet.columns);
  const std::size_t rows = sheet.points.size() / columns;
  float nearest = std::numeric_limits<float>::max();  // its square
  for (std::size_t row = 0; row + 1 < rows; ++row) {
    for (std::size_t column = 0; column + 1 < columns; ++column) {
      const vec3& a = sheet.points[row * columns + column];
      const vec3& b = sheet.points[row * columns + column + 1];
      const vec3& c = sheet.points[(row + 1) * columns + column];
      const vec3& d = sheet.points[(row + 1) * columns + column + 1];
      const vec3 middle = (a + d) * 0.5F;
      const float half = std::max(glm::distance(a, d), glm::distance(b, c)) * 0.62F;
      const float least = glm::distance(p, middle) - half;
      if (least > 0 && least * least > nearest) continue;
      nearest = std::min({nearest, to_triangle(p, a, b, c), to_triangle(p, b, d, c)});
    }
  }
  return std::sqrt(nearest) - sheet.thick;
}

float to_lump(const Lump& lump, const vec3& at) {
  const vec3 p(lump.to_local * glm::vec4(at, 1));
  switch (lump.form) {
    case Form::kBall: return to_ball(p, lump.a) * lump.scale;
    case Form::kRod: return to_rod(p, lump) * lump.scale;
    case Form::kBlock: return to_block(p, lump) * lump.scale;
    case Form::kHoop:
      return (std::hypot(std::hypot(p.x, p.z) - lump.thin, p.y) - lump.thick) * lump.scale;
    case Form::kPlate: return to_plate(p, lump) * lump.scale;
    case Form::kTurned: return to_turned(p, lump) * lump.scale;
    case Form::kSheet: break;
  }
  return to_sheet(p, lump) * lump.scale;
}

float pressed(float a, float b, float blend) {
  if (blend <= 0) return std::min(a, b);
  const float h = std::max(blend - std::abs(a - b), 0.0F) / blend;
  return std::min(a, b) - h * h * blend * 0.25F;
}

float worked(Tool tool, const vec3& p) {
  switch (tool) {
    case Tool::kSmooth: return 0;
    case Tool::kKnife: return 0.006F * (soft_noise(p * vec3(16, 9, 16)) - 0.5F);
    case Tool::kHair: {
      const float lock = soft_noise(p * vec3(34, 7, 34) + 3.0F);
      return 0.016F * (std::abs(lock - 0.5F) * 2.0F - 0.5F);
    }
    case Tool::kMail:
      return 0.006F * std::sin(p.y * 150.0F) * std::sin((p.x + p.z * 0.6F) * 130.0F);
    case Tool::kScales:
      return 0.010F *
             (std::fmod(std::abs(p.y * 13.0F + 0.5F * std::sin((p.x - p.z) * 34.0F)), 1.0F) - 0.5F);
  }
  return 0;
}

float hashed(int x, int y, int z) {
  auto h = static_cast<std::uint32_t>(x) * 0x8DA6B343U ^
           static_cast<std::uint32_t>(y) * 0xD8163841U ^
           static_cast<std::uint32_t>(z) * 0xCB1AB31FU;
  h = (h ^ (h >> 15U)) * 0x2C1B3C6DU;
  h = (h ^ (h >> 12U)) * 0x297A2D39U;
  return static_cast<float>((h ^ (h >> 15U)) & 0xFFFFU) / 65535.0F;
}

}  // namespace

engine::Bounds bounds_of(const Part& part) {
  engine::Bounds bounds{vec3(1e9F), vec3(-1e9F)};
  for (const Lump& lump : part.lumps) {
    if (lump.carves) continue;
    bounds.low = glm::min(bounds.low, lump.centre - lump.reach);
    bounds.high = glm::max(bounds.high, lump.centre + lump.reach);
  }
  return bounds;
}

float soft_noise(const vec3& at) {
  const vec3 cell = glm::floor(at);
  vec3 t = at - cell;
  t = t * t * (3.0F - 2.0F * t);
  const int x = static_cast<int>(cell.x);
  const int y = static_cast<int>(cell.y);
  const int z = static_cast<int>(cell.z);
  const auto row = [&](int dy, int dz) {
    return glm::mix(hashed(x, y + dy, z + dz), hashed(x + 1, y + dy, z + dz), t.x);
  };
  return glm::mix(glm::mix(row(0, 0), row(1, 0), t.y), glm::mix(row(0, 1), row(1, 1), t.y), t.z);
}

Lumps lumps_near(const Part& part, const vec3& at, float radius) {
  Lumps near;
  for (const Lump& lump : part.lumps) {
    if (glm::distance(at, lump.centre) - lump.reach < radius + lump.blend) near.push_back(&lump);
  }
  return near;
}

float distance_to(std::span<const Lump* const> lumps, Tool tool, const vec3& at) {
  float nearest = 10.0F;
  for (const Lump* lump : lumps) {
    const float least = glm::distance(at, lump->centre) - lump->reach;
    if (lump->carves) {
      if (least > lump->blend) continue;
      nearest = -pressed(-nearest, to_lump(*lump, at), lump->blend);
    } else if (least < nearest + lump->blend) {
      nearest = pressed(nearest, to_lump(*lump, at), lump->blend);
    }
  }
  return nearest + (std::abs(nearest) < 0.06F ? worked(tool, at) : 0.0F);
}

float distance_to(const Part& part, const vec3& at) {
  float nearest = 10.0F;
  Lumps all;
  for (const Lump& lump : part.lumps) all.push_back(&lump);
  nearest = distance_to(all, part.material.tool, at);
  return nearest;
}

vec3 slope_of(std::span<const Lump* const> lumps, Tool tool, const vec3& at, float step) {
  const auto d = [&](float x, float y, float z) {
    return distance_to(lumps, tool, at + vec3(x, y, z));
  };
  const vec3 slope{d(step, 0, 0) - d(-step, 0, 0), d(0, step, 0) - d(0, -step, 0),
                   d(0, 0, step) - d(0, 0, -step)};
  const float length = glm::length(slope);
  return length > 1e-9F ? slope / length : vec3(0, 1, 0);
}

}  // namespace figures
