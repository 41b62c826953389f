#include "game/makers/bake/outline.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"

namespace bake {
namespace {

glm::vec2 catmull_rom(glm::vec2 a, glm::vec2 b, glm::vec2 c, glm::vec2 d, float t) {
  const float t2 = t * t;
  const float t3 = t2 * t;
  return 0.5f * (2.0f * b + (c - a) * t + (2.0f * a - 5.0f * b + 4.0f * c - d) * t2 +
                 (3.0f * b - a - 3.0f * c + d) * t3);
}

}  // namespace

Line roughened(const Line& line, bool closed, std::uint32_t seed, float amount) {
  Line now = line;
  if (closed) now.push_back(line.front());
  for (int pass = 0; pass < 4; ++pass) {
    Line finer{now.front()};
    for (std::size_t i = 0; i + 1 < now.size(); ++i) {
      const glm::vec2 step = now[i + 1] - now[i];
      const float length = glm::length(step);
      const float shift =
          (chance(seed + static_cast<std::uint32_t>(pass), static_cast<int>(i), 7) * 2 - 1) *
          amount;
      // Below this a bend could not be seen, only cost time.
      if (length > 0.12f)
        finer.push_back((now[i] + now[i + 1]) * 0.5f + glm::vec2(-step.y, step.x) * shift * 1.5f);
      finer.push_back(now[i + 1]);
    }
    now = std::move(finer);
  }
  return now;
}

Line curved(const Line& line, float step) {
  if (line.size() < 3) return line;
  Line out;
  const auto get = [&](std::size_t i, int shift) {
    const auto at = static_cast<int>(i) + shift;
    return line[static_cast<std::size_t>(std::clamp(at, 0, static_cast<int>(line.size()) - 1))];
  };
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const int parts = std::max(1, static_cast<int>(glm::distance(line[i], line[i + 1]) / step));
    for (int k = 0; k < parts; ++k) {
      out.push_back(catmull_rom(get(i, -1), get(i, 0), get(i, 1), get(i, 2),
                                static_cast<float>(k) / static_cast<float>(parts)));
    }
  }
  out.push_back(line.back());
  return out;
}

Line evenly_spaced(const Line& line, float step) {
  Line out{line.front()};
  float owed = step;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const float length = glm::distance(line[i], line[i + 1]);
    float gone = 0;
    while (length - gone >= owed) {
      gone += owed;
      out.push_back(glm::mix(line[i], line[i + 1], gone / length));
      owed = step;
    }
    owed -= length - gone;
  }
  return out;
}

float length_of(const Line& line) {
  float sum = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) sum += glm::distance(line[i], line[i + 1]);
  return sum;
}

void fill(Grid<std::uint8_t>& grid, const Line& outline, std::uint8_t value) {
  const float rows = static_cast<float>(grid.band().of) / kBoardHeight;
  std::vector<float> crossings;
  for (int y = 0; y < grid.height(); ++y) {
    const float level = (static_cast<float>(y + grid.band().first) + 0.5f) / rows;
    crossings.clear();
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const glm::vec2 a = outline[i];
      const glm::vec2 b = outline[(i + 1) % outline.size()];
      if ((a.y <= level) == (b.y <= level)) continue;
      // From the upper end always, so that neighbours find the very same crossing.
      const glm::vec2 top = a.y < b.y ? a : b;
      const glm::vec2 low = a.y < b.y ? b : a;
      crossings.push_back(top.x + (low.x - top.x) * (level - top.y) / (low.y - top.y));
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
      const int first = static_cast<int>(std::ceil(crossings[i] * grid.scale() - 0.5f));
      const int last = static_cast<int>(std::ceil(crossings[i + 1] * grid.scale() - 0.5f));
      for (int x = std::max(0, first); x < std::min(last, grid.width()); ++x) grid.at(x, y) = value;
    }
  }
}

Nearest nearest_on(const Line& line, glm::vec2 place) {
  Nearest best;
  if (line.size() == 1) return {glm::distance(line[0], place), 0, 1};
  float along = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const glm::vec2 step = line[i + 1] - line[i];
    const float length = glm::length(step);
    if (length <= 0) continue;
    const glm::vec2 off = place - line[i];
    const float t = std::clamp(glm::dot(off, step) / (length * length), 0.0f, 1.0f);
    const float distance = glm::length(off - step * t);
    if (distance < best.distance) {
      best = {distance, along + t * length, step.x * off.y - step.y * off.x < 0 ? -1.0f : 1.0f};
    }
    along += length;
  }
  return best;
}

}  // namespace bake
