#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/outline.h"
#include "game/makers/bake/pen.h"

namespace bake {
namespace {

constexpr float kStep = 0.12f;
constexpr float kBeside = 1.5f;  // a river this near to an open border bends towards it

std::vector<Line> open_borders(const MapData& map) {
  std::vector<Line> lines;
  for (const Arc& arc : map.arcs) {
    if (arc.kind == BorderKind::kOpen) lines.push_back(curved(arc.points, kStep));
  }
  return lines;
}

// The nearest point on any of the lines, if one is near enough.
glm::vec2 drawn_to(const std::vector<Line>& lines, glm::vec2 place) {
  glm::vec2 target = place;
  float least = kBeside;
  for (const Line& line : lines) {
    for (const glm::vec2 point : line) {
      const float off = glm::distance(point, place);
      if (off < least) {
        least = off;
        target = point;
      }
    }
  }
  return glm::mix(target, place, smooth_step(kBeside * 0.7f, kBeside, least));
}

Line softened(const Line& line) {
  Line out = line;
  for (std::size_t i = 2; i + 2 < line.size(); ++i) {
    out[i] =
        (line[i - 2] + line[i - 1] * 2.0f + line[i] * 2.0f + line[i + 1] * 2.0f + line[i + 2]) /
        8.0f;
  }
  return out;
}

// Leads a mouth that ends just short of the shore into the water.
void reach_water(Line& course, const Land& land) {
  constexpr float kNear = 2.2f;
  glm::vec2 end = course.back();
  constexpr int kMostSteps = static_cast<int>((kNear + 0.6f) / kStep);
  for (int step = 0; step <= kMostSteps; ++step) {
    const float inland = land.from_shore.sample(end);
    if (inland > kNear || inland < -0.25f) return;
    const float d = 0.2f;
    const glm::vec2 uphill(land.from_shore.sample(end + glm::vec2(d, 0)) -
                               land.from_shore.sample(end - glm::vec2(d, 0)),
                           land.from_shore.sample(end + glm::vec2(0, d)) -
                               land.from_shore.sample(end - glm::vec2(0, d)));
    if (glm::length(uphill) < 1e-4f) return;
    end -= glm::normalize(uphill) * kStep;
    course.push_back(end);
  }
}

Line course_of(const River& river, const std::vector<Line>& borders, const Land& land,
               std::uint32_t seed) {
  Line course = curved(roughened(river.line, false, seed, 0.13f), kStep);
  for (std::size_t i = 6; i + 6 < course.size() && !river.within; ++i)
    course[i] = drawn_to(borders, course[i]);
  course = softened(softened(course));
  for (std::size_t i = 3; i + 3 < course.size(); ++i) {
    const glm::vec2 place = course[i];
    course[i] += 0.1f * glm::vec2(noise(place * 1.3f, seed + 50), noise(place * 1.3f, seed + 90)) +
                 0.05f * glm::vec2(noise(place * 3.1f, seed + 51), noise(place * 3.1f, seed + 91));
  }
  reach_water(course, land);
  return course;
}

// A tributary whose river has bent away follows it.
void join_rivers(std::vector<Line>& courses) {
  for (std::size_t n = 0; n < courses.size(); ++n) {
    const glm::vec2 end = courses[n].back();
    glm::vec2 target = end;
    float least = 1.3f;
    for (std::size_t other = 0; other < courses.size(); ++other) {
      if (other == n) continue;
      for (const glm::vec2 point : courses[other]) {
        if (glm::distance(point, end) >= least) continue;
        least = glm::distance(point, end);
        target = point;
      }
    }
    if (target != end) courses[n].push_back(target);
  }
}

// A river opens where it comes to the sea or a lake.
float opening(const Land& land, const Line& course, std::size_t i) {
  if (land.from_shore.sample(course.back()) > 0.1f) return 1;
  const float left = static_cast<float>(course.size() - 1 - i) * kStep;
  return 1 + 0.9f * smooth_step(1.5f, 0.1f, left);
}

}  // namespace

std::vector<Stroke> flow_strokes(const std::vector<Stroke>& rivers) {
  std::vector<Stroke> streaks;
  for (std::size_t n = 0; n < rivers.size(); ++n) {
    const Stroke& river = rivers[n];
    for (std::size_t start = 1; start + 7 < river.line.size(); start += 3) {
      const auto along = static_cast<int>(start);
      const auto seed = static_cast<std::uint32_t>(n) + 860;
      const float width = river.width_at(start);
      if (width < 0.16f || chance(seed, along, 1) < 0.35f) continue;
      const float aside = (chance(seed, along, 2) - 0.5f) * 0.6f;
      const auto points = static_cast<std::size_t>(3 + 4 * chance(seed, along, 3));
      Stroke streak{{}, {0.012f, 0.035f, 0.012f}, 0.45f + 0.5f * chance(seed, along, 4)};
      for (std::size_t i = start; i < start + points; ++i) {
        const glm::vec2 way = river.line[i + 1] - river.line[i - 1];
        if (glm::length(way) <= 0) continue;
        const glm::vec2 normal = glm::normalize(glm::vec2(-way.y, way.x));
        streak.line.push_back(river.line[i] + normal * aside * river.width_at(i));
      }
      if (streak.line.size() > 2) streaks.push_back(std::move(streak));
    }
  }
  return streaks;
}

std::vector<Stroke> river_strokes(const MapData& map, const Land& land, float wider) {
  const std::vector<Line> borders = open_borders(map);
  std::vector<Line> courses;
  for (const River& river : map.rivers) {
    courses.push_back(
        course_of(river, borders, land, 300 + static_cast<std::uint32_t>(courses.size())));
  }
  join_rivers(courses);
  std::vector<Stroke> strokes;
  for (std::size_t n = 0; n < map.rivers.size(); ++n) {
    const auto seed = 300 + static_cast<std::uint32_t>(n);
    const Line& course = courses[n];
    const auto width_at = [&](std::size_t i) {
      const float along = static_cast<float>(i) / static_cast<float>(course.size() - 1);
      const float swell = 0.9f + 0.12f * noise(course[i] * 0.8f, seed);
      const River& river = map.rivers[n];
      return glm::mix(river.source, river.width, std::pow(along, 0.75f)) * swell *
                 opening(land, course, i) +
             wider;
    };
    Stroke stroke{course, {}, 1};
    for (std::size_t i = 0; i < course.size(); ++i) stroke.widths.push_back(width_at(i));
    strokes.push_back(std::move(stroke));
  }
  return strokes;
}

}  // namespace bake
