#pragma once

#include <glm/vec2.hpp>
#include <initializer_list>
#include <vector>

// The pen strokes emblems are made of. All give counter-clockwise simple polygons.
namespace figures {

using Contour = std::vector<glm::vec2>;

Contour disc(const glm::vec2& centre, float radius, int sides);

/// A star with its first point up; `inner` and `outer` are radii.
Contour star(const glm::vec2& centre, float outer, float inner, int points);

Contour diamond(const glm::vec2& centre, float width, float height);

/// A line of changing width; `widths` are half widths, one for each point. 0 at an end is a tip.
Contour stroke(std::initializer_list<glm::vec2> path, std::initializer_list<float> widths);

/// A part of a ring from one angle to another (degrees, 0 = east, counter-clockwise).
Contour arc(const glm::vec2& centre, float radius, float half_width, float from, float to,
            int steps);

/// The two halves of a whole ring: a polygon with a hole is not simple.
std::vector<Contour> ring(const glm::vec2& centre, float radius, float half_width, int steps);

Contour placed(Contour contour, const glm::vec2& by, float scale);

}  // namespace figures
