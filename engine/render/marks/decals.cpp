#include "engine/render/marks/decals.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

namespace engine {
namespace {

constexpr float kSoftShare = 0.45F;   // of a line's half width that fades out
constexpr float kLongestStep = 0.8F;  // longer pieces would cut through hills

class Brush {
 public:
  Brush(std::vector<DecalVertex>& decals, const HeightField& ground, const DecalPaint& paint)
      : decals_(decals), ground_(ground), paint_(paint) {}

  DecalVertex corner(glm::vec2 place, float strength) const {
    glm::vec4 colour = paint_.colour;
    colour.a *= strength;
    return {ground_.on_surface(place, paint_.above), colour, paint_.light};
  }

  void triangle(const DecalVertex& a, const DecalVertex& b, const DecalVertex& c) {
    decals_.insert(decals_.end(), {a, b, c});
  }

  void quad(const DecalVertex& a, const DecalVertex& b, const DecalVertex& c,
            const DecalVertex& d) {
    triangle(a, b, c);
    triangle(c, b, d);
  }

 private:
  std::vector<DecalVertex>& decals_;
  const HeightField& ground_;
  DecalPaint paint_;
};

std::vector<glm::vec2> subdivided(std::span<const glm::vec2> points, LineEnds ends) {
  std::vector<glm::vec2> fine;
  const std::size_t count = points.size();
  const std::size_t segments = ends == LineEnds::kClosed ? count : count - 1;
  for (std::size_t i = 0; i < segments; ++i) {
    const glm::vec2 from = points[i];
    const glm::vec2 to = points[(i + 1) % count];
    const int steps =
        std::max(1, static_cast<int>(std::ceil(glm::distance(from, to) / kLongestStep)));
    for (int step = 0; step < steps; ++step) {
      fine.push_back(glm::mix(from, to, static_cast<float>(step) / static_cast<float>(steps)));
    }
  }
  fine.push_back(ends == LineEnds::kClosed ? points.front() : points.back());
  return fine;
}

glm::vec2 left_of(glm::vec2 direction) { return {direction.y, -direction.x}; }

glm::vec2 direction_between(glm::vec2 from, glm::vec2 to) {
  const glm::vec2 way = to - from;
  const float length = glm::length(way);
  return length > 1e-6F ? way / length : glm::vec2(1, 0);
}

/// To the left of a line at each of its points, longer where it bends so that its width holds.
std::vector<glm::vec2> sides(const std::vector<glm::vec2>& line, LineEnds ends) {
  const std::size_t last = line.size() - 1;
  std::vector<glm::vec2> result(line.size());
  for (std::size_t i = 0; i <= last; ++i) {
    const bool closed = ends == LineEnds::kClosed;
    const glm::vec2 before = i > 0 ? line[i - 1] : (closed ? line[last - 1] : line[0]);
    const glm::vec2 after = i < last ? line[i + 1] : (closed ? line[1] : line[last]);
    const glm::vec2 in =
        i > 0 || closed ? direction_between(before, line[i]) : direction_between(line[i], after);
    const glm::vec2 out = i < last || closed ? direction_between(line[i], after) : in;
    const glm::vec2 middle = left_of(direction_between(glm::vec2(0), in + out));
    result[i] = middle / std::max(0.5F, glm::dot(middle, left_of(in)));
  }
  return result;
}

/// A band beside a line, between two distances to its left with a strength at each.
void add_band(Brush& brush, const std::vector<glm::vec2>& line, const std::vector<glm::vec2>& side,
              float near, float near_strength, float far, float far_strength) {
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    brush.quad(brush.corner(line[i] + side[i] * near, near_strength),
               brush.corner(line[i] + side[i] * far, far_strength),
               brush.corner(line[i + 1] + side[i + 1] * near, near_strength),
               brush.corner(line[i + 1] + side[i + 1] * far, far_strength));
  }
}

float turn(glm::vec2 a, glm::vec2 b, glm::vec2 c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool is_inside(glm::vec2 p, glm::vec2 a, glm::vec2 b, glm::vec2 c) {
  return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
}

float area_of(std::span<const glm::vec2> corners) {
  float sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const glm::vec2 next = corners[(i + 1) % corners.size()];
    sum += corners[i].x * next.y - next.x * corners[i].y;
  }
  return sum / 2;
}

}  // namespace

void add_line(std::vector<DecalVertex>& decals, const HeightField& ground,
              std::span<const glm::vec2> points, float width, LineEnds ends,
              const DecalPaint& paint) {
  if (points.size() < 2) return;
  Brush brush(decals, ground, paint);
  const std::vector<glm::vec2> line = subdivided(points, ends);
  const std::vector<glm::vec2> side = sides(line, ends);
  const float half = width / 2;
  const float core = half * (1 - kSoftShare);
  add_band(brush, line, side, -half, 0, -core, 1);
  add_band(brush, line, side, -core, 1, core, 1);
  add_band(brush, line, side, core, 1, half, 0);
}

void add_disc(std::vector<DecalVertex>& decals, const HeightField& ground, glm::vec2 centre,
              float radius, float hollow, const DecalPaint& paint) {
  constexpr int kSegments = 40;
  Brush brush(decals, ground, paint);
  const auto around = [&](int i, float share) {
    const float angle = glm::two_pi<float>() * static_cast<float>(i) / kSegments;
    return centre + glm::vec2(std::cos(angle), std::sin(angle)) * radius * share;
  };
  const float soft = std::min(0.12F, (1 - hollow) * 0.35F);
  const auto ring = [&](float from, float from_strength, float to, float to_strength) {
    for (int i = 0; i < kSegments; ++i) {
      brush.quad(brush.corner(around(i, from), from_strength),
                 brush.corner(around(i, to), to_strength),
                 brush.corner(around(i + 1, from), from_strength),
                 brush.corner(around(i + 1, to), to_strength));
    }
  };
  if (hollow > soft) ring(hollow - soft, 0, hollow, 1);
  ring(hollow, 1, 1 - soft, 1);
  ring(1 - soft, 1, 1, 0);
}

void add_arrow(std::vector<DecalVertex>& decals, const HeightField& ground,
               std::span<const glm::vec2> way, float width, const DecalPaint& paint) {
  if (way.size() < 2) return;
  Brush brush(decals, ground, paint);
  std::vector<glm::vec2> line = subdivided(way, LineEnds::kOpen);
  const glm::vec2 tip = line.back();
  const float head = width * 2.4F;
  while (line.size() > 2 && glm::distance(line.back(), tip) < head) line.pop_back();
  const std::vector<glm::vec2> side = sides(line, LineEnds::kOpen);
  const float last = static_cast<float>(line.size() - 1);
  const auto half_at = [&](std::size_t i) {
    return width / 2 * (0.35F + 0.65F * static_cast<float>(i) / last);
  };
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const float share = static_cast<float>(i) / last;
    const float strength = std::min(1.0F, 0.25F + share);
    const float next = std::min(1.0F, 0.25F + static_cast<float>(i + 1) / last);
    const glm::vec2 a = side[i] * half_at(i);
    const glm::vec2 b = side[i + 1] * half_at(i + 1);
    brush.quad(brush.corner(line[i] - a, strength), brush.corner(line[i] + a, strength),
               brush.corner(line[i + 1] - b, next), brush.corner(line[i + 1] + b, next));
  }
  const glm::vec2 foot = line.back();
  const glm::vec2 across = left_of(direction_between(foot, tip)) * width * 1.3F;
  brush.triangle(brush.corner(foot - across, 1), brush.corner(foot + across, 1),
                 brush.corner(tip, 1));
}

void add_polygon(std::vector<DecalVertex>& decals, const HeightField& ground,
                 std::span<const glm::vec2> corners, const DecalPaint& paint) {
  if (corners.size() < 3) return;
  Brush brush(decals, ground, paint);
  std::vector<glm::vec2> left(corners.begin(), corners.end());
  if (area_of(left) < 0) std::reverse(left.begin(), left.end());
  // Ear clipping: cut off corners that contain no other, until a triangle is left.
  std::size_t i = 0;
  for (std::size_t misses = 0; left.size() > 3 && misses <= left.size();) {
    const std::size_t count = left.size();
    const glm::vec2 a = left[(i + count - 1) % count];
    const glm::vec2 b = left[i % count];
    const glm::vec2 c = left[(i + 1) % count];
    const bool is_ear =
        turn(a, b, c) > 0 && std::none_of(left.begin(), left.end(), [&](glm::vec2 p) {
          return p != a && p != b && p != c && is_inside(p, a, b, c);
        });
    if (!is_ear) {
      i = (i + 1) % count;
      ++misses;
      continue;
    }
    brush.triangle(brush.corner(a, 1), brush.corner(b, 1), brush.corner(c, 1));
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i % count));
    i %= left.size();
    misses = 0;
  }
  if (left.size() == 3) {
    brush.triangle(brush.corner(left[0], 1), brush.corner(left[1], 1), brush.corner(left[2], 1));
  }
}

}  // namespace engine
