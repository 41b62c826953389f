#include "engine/render/meshes/triangulation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <glm/vec2.hpp>

namespace engine {
namespace {

/// Two root triangles share the diagonal. Each splits at the middle of its longest side, from a to
/// b, into two that have their right angle there.
struct RightTriangle {
  glm::ivec2 a, b, c;

  glm::ivec2 middle() const { return (a + b) / 2; }
  /// Of a leg, in cells: of one that lies aslant the sum of both ways.
  int size() const { return std::abs(a.x - c.x) + std::abs(a.y - c.y); }
  bool can_split() const { return size() > 1; }
  RightTriangle left() const { return {c, a, middle()}; }
  RightTriangle right() const { return {b, c, middle()}; }
};

class Network {
 public:
  Network(const Fineness& fineness, const std::function<float(glm::ivec2)>& height_at)
      : fineness_(fineness), side_(fineness.side) {
    for (int y = 0; y <= side_; ++y) {
      for (int x = 0; x <= side_; ++x) heights_.push_back(height_at({x, y}));
    }
    errors_.resize(heights_.size());
    measure_errors();
  }

  std::vector<GridTriangle> triangles() {
    for (const RightTriangle& root : roots()) add(root);
    return std::move(triangles_);
  }

 private:
  std::array<RightTriangle, 2> roots() const {
    return {RightTriangle{{0, 0}, {side_, side_}, {side_, 0}},
            RightTriangle{{side_, side_}, {0, 0}, {0, side_}}};
  }

  std::size_t index(glm::ivec2 at) const {
    return static_cast<std::size_t>(at.y) * static_cast<std::size_t>(side_ + 1) +
           static_cast<std::size_t>(at.x);
  }

  /// Generation by generation from the smallest up: a triangle that shares its longest side with a
  /// neighbour must know of what is split in both, or the two would not meet.
  void measure_errors() {
    std::vector<std::vector<RightTriangle>> generations(1);
    for (const RightTriangle& root : roots()) generations.front().push_back(root);
    while (generations.back().front().can_split()) {
      std::vector<RightTriangle> next;
      next.reserve(2 * generations.back().size());
      for (const RightTriangle& parent : generations.back()) {
        next.push_back(parent.left());
        next.push_back(parent.right());
      }
      generations.push_back(std::move(next));
    }
    generations.pop_back();  // those cannot be split
    for (auto generation = generations.rbegin(); generation != generations.rend(); ++generation) {
      for (const RightTriangle& triangle : *generation) measure(triangle);
    }
  }

  void measure(const RightTriangle& triangle) {
    const float flat = (heights_[index(triangle.a)] + heights_[index(triangle.b)]) / 2;
    const std::size_t middle = index(triangle.middle());
    float error = std::max(errors_[middle], std::abs(heights_[middle] - flat));
    if (triangle.left().can_split()) {
      error = std::max({error, errors_[index(triangle.left().middle())],
                        errors_[index(triangle.right().middle())]});
    }
    errors_[middle] = error;
  }

  void add(const RightTriangle& triangle) {
    const bool is_off =
        triangle.can_split() && errors_[index(triangle.middle())] > fineness_.tolerance;
    if (is_off || triangle.size() > fineness_.largest) {
      add(triangle.left());
      add(triangle.right());
    } else {
      triangles_.push_back({triangle.a, triangle.b, triangle.c});
    }
  }

  Fineness fineness_;
  int side_;
  std::vector<float> heights_;
  std::vector<float> errors_;  ///< of the triangles whose longest side has its middle there
  std::vector<GridTriangle> triangles_;
};

}  // namespace

std::vector<GridTriangle> triangulate(const Fineness& fineness,
                                      const std::function<float(glm::ivec2)>& height_at) {
  return Network(fineness, height_at).triangles();
}

}  // namespace engine
