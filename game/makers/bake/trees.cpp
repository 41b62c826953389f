#include "game/makers/bake/trees.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"

namespace bake {
namespace {

constexpr float kSpacing = 0.33f;

Rgb crown_colour(const Tree& tree) {
  const float tone = chance(tree.seed, 3, 3) - 0.5f;
  Rgb colour = tree.kind == WoodKind::kDark     ? glm::mix(kDarkWood, kWood, 0.22f)
               : tree.kind == WoodKind::kGolden ? glm::mix(kGolden, kWood, 0.25f)
                                                : glm::mix(kWood, kVellumShade, 0.08f);
  return colour * (1 + 0.34f * tone) + Rgb(0.05f * tone, 0, -0.03f * tone);
}

// The crown's outline is lobed like a brush dab.
float lobed(glm::vec2 way, const Tree& tree) {
  const float turn = std::atan2(way.y, way.x);
  const auto phase = static_cast<float>(tree.seed % 628) / 100.0f;
  return 1 + 0.13f * std::sin(turn * 3 + phase) + 0.09f * std::sin(turn * 5 - 2 * phase) +
         0.07f * std::sin(turn * 9 + 3 * phase);
}

void paint_crown_pixel(Rgb& pixel, const Tree& tree, const Rgb& colour, glm::vec2 way) {
  const float off = glm::length(way) / lobed(way, tree);
  // A soft shadow to the south-east, before the crown covers it.
  const float shadow = 1 - smooth_step(0.5f, 1.15f, glm::length(way - glm::vec2(0.42f, 0.46f)));
  pixel = glm::mix(pixel, kInk, 0.34f * shadow);
  if (off > 1.12f) return;
  const float light = glm::dot(way, glm::vec2(-0.6f, -0.8f));
  Rgb crown =
      glm::mix(colour * 0.66f, glm::mix(colour, kVellum, 0.3f), smooth_step(-0.75f, 0.85f, light));
  const float leaves = noise(way * 3.4f, tree.seed);
  crown *= 1 + 0.13f * leaves;
  const float rim = smooth_step(0.72f, 0.98f, off) * smooth_step(0.35f, -0.5f, light);
  crown = glm::mix(crown, kInk, 0.62f * rim);
  pixel = glm::mix(pixel, crown, 1 - smooth_step(0.92f, 1.12f, off));
}

}  // namespace

std::vector<Tree> plant_trees(const Land& land, const Grid<float>& height,
                              const Grid<std::uint8_t>& clearings) {
  std::vector<Tree> trees;
  for (int row = 0; row < static_cast<int>(kBoardHeight / kSpacing); ++row) {
    for (int column = 0; column < static_cast<int>(kBoardWidth / kSpacing); ++column) {
      const glm::vec2 place((static_cast<float>(column) + 0.5f * static_cast<float>(row % 2) +
                             0.7f * chance(81, column, row)) *
                                kSpacing,
                            (static_cast<float>(row) + 0.7f * chance(82, column, row)) * kSpacing);
      if (place.x >= kBoardWidth || land.from_shore.sample(place) < 0.25f) continue;
      if (clearings.sample(place) > 80) continue;
      for (std::size_t kind = 0; kind < land.woods.size(); ++kind) {
        const float density = land.woods[kind].sample(place);
        const float glade = 0.5f + 0.5f * rough_noise(place * 0.55f, 2, 83);
        if (density < 0.08f + 0.9f * chance(84, column, row) * (1.15f - glade)) continue;
        if (height.sample(place) > 0.52f) continue;
        trees.push_back({place, 0.14f + 0.13f * chance(85, column, row) * (0.5f + 0.5f * density),
                         static_cast<WoodKind>(kind), hash(86, column, row)});
        break;
      }
    }
  }
  std::stable_sort(trees.begin(), trees.end(),
                   [](const Tree& a, const Tree& b) { return a.place.y < b.place.y; });
  return trees;
}

void paint_trees(Grid<Rgb>& picture, const std::vector<Tree>& trees) {
  const glm::vec2 corner(0, picture.band().first);
  for (const Tree& tree : trees) {
    const float radius = tree.radius * picture.scale();
    const glm::vec2 centre = tree.place * picture.scale() - corner;
    const int reach = static_cast<int>(radius * 1.8f) + 1;
    const int top = std::max(0, static_cast<int>(centre.y) - reach);
    const int bottom = std::min(picture.height() - 1, static_cast<int>(centre.y) + reach);
    const Rgb colour = crown_colour(tree);
    for (int y = top; y <= bottom; ++y) {
      for (int x = std::max(0, static_cast<int>(centre.x) - reach);
           x <= std::min(picture.width() - 1, static_cast<int>(centre.x) + reach); ++x) {
        const glm::vec2 way =
            (glm::vec2(static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f) - centre) /
            radius;
        paint_crown_pixel(picture.at(x, y), tree, colour, way);
      }
    }
  }
}

}  // namespace bake
