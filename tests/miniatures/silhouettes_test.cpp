#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/miniatures/figures.h"
#include "tests/miniatures/raster.h"

// At the distance of play a figure is 24 pixels: no face, only an outline. The bases are all alike
// and lie in their own colours below it, so what is compared is what stands on them, base on base,
// seen as the table is (tilted) and from straight above.
namespace table_test {
namespace {

constexpr int kSize = 24;
constexpr float kPixelsPerUnit = 8;
constexpr float kTableTilt = 66;  ///< degrees above the horizon
constexpr float kFromAbove = 90;
constexpr float kLeastDifference = 0.3F;

struct Pair {
  float difference;
  std::string names;
};

/// The share of what either covers that only one of them covers; pixels count in part.
float difference(const std::vector<float>& a, const std::vector<float>& b) {
  float either = 0;
  float one = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    either += std::max(a[i], b[i]);
    one += std::abs(a[i] - b[i]);
  }
  return one / either;
}

engine::Mesh without_base(const engine::Mesh& mesh) {
  constexpr float kTopOfBase = figures::kBaseHeight + 0.02F;
  engine::Mesh rest{mesh.vertices, {}};
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const auto corner = mesh.indices.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::all_of(corner, corner + 3, [&](std::uint32_t index) {
          return mesh.vertices[index].position.y < kTopOfBase;
        })) {
      continue;
    }
    rest.indices.insert(rest.indices.end(), corner, corner + 3);
  }
  return rest;
}

std::vector<Pair> closest_pairs(float tilt) {
  const std::vector<Figure> all = figures();
  std::vector<std::vector<float>> shapes;
  for (const Figure& figure : all) {
    shapes.push_back(silhouette(without_base(figure.model.full), tilt, kPixelsPerUnit, kSize));
  }
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      pairs.push_back({difference(shapes[i], shapes[j]),
                       std::string(all[i].recipe.id) + " and " + std::string(all[j].recipe.id)});
    }
  }
  std::sort(pairs.begin(), pairs.end(),
            [](const Pair& a, const Pair& b) { return a.difference < b.difference; });
  return pairs;
}

std::string told(const std::vector<Pair>& pairs) {
  std::ostringstream out;
  for (std::size_t i = 0; i < std::min<std::size_t>(pairs.size(), 10); ++i) {
    out << "\n  " << pairs[i].names << " differ in " << pairs[i].difference * 100 << " %";
  }
  return out.str();
}

TEST(Silhouettes, of_any_two_kinds_differ_as_the_table_is_seen) {
  const std::vector<Pair> pairs = closest_pairs(kTableTilt);
  EXPECT_GE(pairs.front().difference, kLeastDifference) << told(pairs);
}

TEST(Silhouettes, of_any_two_kinds_differ_from_above) {
  const std::vector<Pair> pairs = closest_pairs(kFromAbove);
  EXPECT_GE(pairs.front().difference, kLeastDifference) << told(pairs);
}

// The model for afar is coarse, but nobody takes it for another kind.
TEST(Silhouettes, from_afar_each_is_most_like_itself) {
  const std::vector<Figure> all = figures();
  const auto shape_of = [](const engine::Mesh& mesh) {
    return silhouette(without_base(mesh), kTableTilt, kPixelsPerUnit, kSize);
  };
  for (const Figure& figure : all) {
    if (figure.model.coarse.indices.empty()) continue;
    const std::vector<float> coarse = shape_of(figure.model.coarse);
    const auto nearest =
        std::min_element(all.begin(), all.end(), [&](const Figure& a, const Figure& b) {
          return difference(coarse, shape_of(a.model.full)) <
                 difference(coarse, shape_of(b.model.full));
        });
    EXPECT_EQ(nearest->recipe.id, figure.recipe.id);
  }
}

}  // namespace
}  // namespace table_test
