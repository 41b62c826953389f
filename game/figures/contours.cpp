#include "game/figures/contours.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/trigonometric.hpp>

namespace figures {
namespace {

glm::vec2 on_circle(const glm::vec2& centre, float radius, float angle) {
  return centre + radius * glm::vec2(std::cos(angle), std::sin(angle));
}

// The left-hand side of a path at one of its points.
glm::vec2 left_of(const std::vector<glm::vec2>& path, std::size_t i) {
  const glm::vec2& from = path[i == 0 ? 0 : i - 1];
  const glm::vec2& to = path[i + 1 == path.size() ? i : i + 1];
  const glm::vec2 along = glm::normalize(to - from);
  return {-along.y, along.x};
}

}  // namespace

Contour disc(const glm::vec2& centre, float radius, int sides) {
  Contour contour;
  for (int i = 0; i < sides; ++i) {
    const float turn = (static_cast<float>(i) + 0.5F) / static_cast<float>(sides);
    contour.push_back(on_circle(centre, radius, glm::two_pi<float>() * turn));
  }
  return contour;
}

Contour star(const glm::vec2& centre, float outer, float inner, int points) {
  Contour contour;
  for (int i = 0; i < 2 * points; ++i) {
    const float angle = glm::half_pi<float>() +
                        glm::pi<float>() * static_cast<float>(i) / static_cast<float>(points);
    contour.push_back(on_circle(centre, i % 2 == 0 ? outer : inner, angle));
  }
  return contour;
}

Contour diamond(const glm::vec2& centre, float width, float height) {
  return {centre + glm::vec2(0, -height), centre + glm::vec2(width, 0),
          centre + glm::vec2(0, height), centre + glm::vec2(-width, 0)};
}

Contour stroke(std::initializer_list<glm::vec2> path, std::initializer_list<float> widths) {
  const std::vector<glm::vec2> points(path);
  const std::vector<float> half(widths);
  Contour contour;
  for (std::size_t i = 0; i < points.size(); ++i) {
    contour.push_back(points[i] - left_of(points, i) * half[i]);
  }
  for (std::size_t i = points.size(); i-- > 0;) {
    if (half[i] > 0.0F) contour.push_back(points[i] + left_of(points, i) * half[i]);
  }
  return contour;
}

Contour arc(const glm::vec2& centre, float radius, float half_width, float from, float to,
            int steps) {
  Contour contour;
  const auto angle = [&](int i) {
    return glm::radians(from + (to - from) * static_cast<float>(i) / static_cast<float>(steps));
  };
  for (int i = 0; i <= steps; ++i) {
    contour.push_back(on_circle(centre, radius + half_width, angle(i)));
  }
  for (int i = steps; i >= 0; --i) {
    contour.push_back(on_circle(centre, radius - half_width, angle(i)));
  }
  return contour;
}

std::vector<Contour> ring(const glm::vec2& centre, float radius, float half_width, int steps) {
  return {arc(centre, radius, half_width, 0.0F, 180.0F, steps),
          arc(centre, radius, half_width, 180.0F, 360.0F, steps)};
}

Contour placed(Contour contour, const glm::vec2& by, float scale) {
  for (glm::vec2& point : contour) point = point * scale + by;
  return contour;
}

}  // namespace figures
