#include "game/makers/bake/trees.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"

namespace bake {
namespace {

/// A part of a crown, in radii of the tree: up is positive. A tier of a fir is a triangle, any
/// other cluster of leaves an ellipse.
struct Cluster {
  glm::vec2 middle;
  glm::vec2 half;
  bool is_tier = false;
};

struct Trunk {
  float half_width;
  float height;
  float flare;  // how much wider it is at its foot
};

/// How a tree is built, from what is behind to what is before it.
struct Shape {
  std::vector<Cluster> crown;
  Trunk trunk;
};

/// How trees of a wood are set and coloured.
struct Planting {
  float spacing;
  float least;  // radius
  float most;
  float gaps;  // how much of the wood is glades
};

const Shape& shape_of(const Tree& tree) {
  static const Shape broad{{{{0.1f, 1.85f}, {0.5f, 0.42f}},
                            {{-0.52f, 1.2f}, {0.55f, 0.45f}},
                            {{0.55f, 1.25f}, {0.5f, 0.45f}},
                            {{0, 1.3f}, {0.72f, 0.6f}}},
                           {0.1f, 0.95f, 0.6f}};
  static const Shape round{{{{-0.3f, 1.75f}, {0.45f, 0.4f}},
                            {{0.3f, 1.5f}, {0.6f, 0.52f}},
                            {{-0.2f, 1.2f}, {0.65f, 0.5f}}},
                           {0.09f, 0.9f, 0.5f}};
  static const Shape fir{{{{0, 2.75f}, {0.3f, 0.42f}, true},
                          {{0, 2.2f}, {0.46f, 0.45f}, true},
                          {{0, 1.6f}, {0.6f, 0.5f}, true},
                          {{0, 0.95f}, {0.74f, 0.55f}, true}},
                         {0.1f, 0.6f, 0.3f}};
  static const Shape gnarled{{{{0.5f, 1.75f}, {0.5f, 0.34f}},
                              {{-0.55f, 1.35f}, {0.5f, 0.36f}},
                              {{0.15f, 1.3f}, {0.6f, 0.4f}}},
                             {0.15f, 1.2f, 1.3f}};
  static const Shape mallorn{{{{0, 3.15f}, {0.34f, 0.36f}},
                              {{0.26f, 2.7f}, {0.46f, 0.32f}},
                              {{-0.3f, 2.45f}, {0.5f, 0.32f}},
                              {{0.24f, 2.05f}, {0.56f, 0.3f}},
                              {{-0.18f, 1.65f}, {0.6f, 0.28f}}},
                             {0.085f, 1.7f, 0.8f}};
  static const Shape ancient{{{{0.1f, 2.0f}, {0.7f, 0.42f}},
                              {{-0.85f, 1.45f}, {0.55f, 0.42f}},
                              {{0.9f, 1.5f}, {0.52f, 0.4f}},
                              {{-0.4f, 1.75f}, {0.6f, 0.42f}},
                              {{0.45f, 1.55f}, {0.65f, 0.44f}},
                              {{-0.15f, 1.25f}, {0.62f, 0.36f}}},
                             {0.2f, 1.25f, 1.6f}};
  const bool is_other = chance(tree.seed, 11, 1) < 0.38f;
  switch (tree.kind) {
    case WoodKind::kDark: return is_other ? gnarled : fir;
    case WoodKind::kGolden: return mallorn;
    case WoodKind::kOld: return ancient;
    case WoodKind::kLight: break;
  }
  return is_other ? round : broad;
}

Planting planting_of(WoodKind kind) {
  switch (kind) {
    case WoodKind::kDark: return {0.3f, 0.15f, 0.24f, 0.85f};
    case WoodKind::kGolden: return {0.5f, 0.24f, 0.32f, 1.15f};
    case WoodKind::kOld: return {0.6f, 0.36f, 0.5f, 1.0f};
    case WoodKind::kLight: break;
  }
  return {0.42f, 0.16f, 0.26f, 1.3f};
}

Rgb leaf_colour(const Tree& tree) {
  const float tone = chance(tree.seed, 3, 3) - 0.5f;
  const Rgb varied(0.05f * tone, 0, -0.03f * tone);
  switch (tree.kind) {
    case WoodKind::kDark:
      return glm::mix(kDarkWood, paint(0x2F4038), 0.5f + tone) * (1 + 0.3f * tone);
    case WoodKind::kGolden:
      return glm::mix(kGolden, tone > 0 ? kVellum : kWood, 0.3f * std::abs(tone)) *
             (1.06f + 0.26f * tone);
    case WoodKind::kOld:
      return glm::mix(paint(0x66733A), paint(0x7A6A38), std::max(0.0f, tone)) * (1 + 0.4f * tone);
    case WoodKind::kLight: break;
  }
  return glm::mix(kWood, kVellumShade, 0.08f) * (1 + 0.34f * tone) + varied;
}

Rgb bark_colour(WoodKind kind) {
  return kind == WoodKind::kGolden
             ? glm::mix(kRock, kSnow, 0.5f)
             : glm::mix(kInk, kSoftInk, kind == WoodKind::kDark ? 0.3f : 0.8f);
}

/// Where in a cluster a place is: its middle is 0, its edge at a length of 1. Edges are ragged like
/// a dab of the brush.
glm::vec2 within(const Cluster& cluster, glm::vec2 place, std::uint32_t seed) {
  glm::vec2 way = (place - cluster.middle) / cluster.half;
  if (cluster.is_tier) {
    const float wide = 0.5f * (1 - way.y);
    if (way.y < -1 || way.y > 1) return {0, 2};
    way = {way.x / std::max(wide, 0.05f), way.y * 0.9f};
    way.y *= std::abs(way.x) < 1 ? 0.6f : 1.0f;
  }
  return way * (1 + 0.16f * noise(place * 5.5f, seed));
}

void paint_shadow(Rgb& pixel, glm::vec2 place) {
  const glm::vec2 off = (place - glm::vec2(0.5f, -0.02f)) / glm::vec2(1.0f, 0.34f);
  pixel = glm::mix(pixel, kInk, 0.36f * (1 - smooth_step(0.4f, 1.1f, glm::length(off))));
}

void paint_trunk(Rgb& pixel, const Tree& tree, const Trunk& trunk, glm::vec2 place) {
  if (place.y < -0.06f || place.y > trunk.height) return;
  const float low = std::max(0.0f, 1 - place.y * 2.5f);
  const float half = trunk.half_width * (1 + trunk.flare * low * low);
  const float bend = 0.12f * noise({place.y * 1.2f, 0.5f}, tree.seed + 5);
  const float across = (place.x - bend) / half;
  if (std::abs(across) > 1.25f) return;
  const Rgb bark = bark_colour(tree.kind);
  const Rgb lit =
      glm::mix(glm::mix(bark, kVellum, 0.3f), bark * 0.62f, smooth_step(-0.7f, 0.8f, across));
  pixel = glm::mix(pixel, lit, 1 - smooth_step(0.85f, 1.25f, std::abs(across)));
}

void paint_cluster(Rgb& pixel, const Tree& tree, const Rgb& colour, const Cluster& cluster,
                   glm::vec2 place) {
  const glm::vec2 way = within(cluster, place, tree.seed);
  const float off = glm::length(way);
  if (off > 1.12f) return;
  const float light = glm::dot(way, glm::vec2(-0.6f, 0.8f));
  const float high = 0.12f * (cluster.middle.y - 1.5f);
  Rgb crown = glm::mix(colour * 0.62f, glm::mix(colour, kVellum, 0.34f),
                       smooth_step(-0.8f, 0.9f, light + high));
  crown *= 1 + 0.2f * noise(place * 9.0f, tree.seed + 2);  // leaves
  const float rim = smooth_step(0.7f, 0.98f, off) * smooth_step(0.35f, -0.5f, light);
  crown = glm::mix(crown, kInk, 0.6f * rim);
  pixel = glm::mix(pixel, crown, 1 - smooth_step(0.9f, 1.12f, off));
}

void paint_tree(Grid<Rgb>& picture, const Tree& tree) {
  constexpr float kWidestCrown = 1.6f;  // in radii, to either side
  constexpr float kHighest = 3.7f;
  constexpr float kLowest = 0.5f;
  const float radius = tree.radius * picture.scale();
  const glm::vec2 foot = tree.place * picture.scale() - glm::vec2(0, picture.band().first);
  const int top = std::max(0, static_cast<int>(foot.y - radius * kHighest));
  const int bottom = std::min(picture.height() - 1, static_cast<int>(foot.y + radius * kLowest));
  const int left = std::max(0, static_cast<int>(foot.x - radius * kWidestCrown));
  const int right = std::min(picture.width() - 1, static_cast<int>(foot.x + radius * kWidestCrown));
  const Rgb colour = leaf_colour(tree);
  const Shape& shape = shape_of(tree);
  const float side = chance(tree.seed, 7, 7) < 0.5f ? -1.0f : 1.0f;
  for (int y = top; y <= bottom; ++y) {
    for (int x = left; x <= right; ++x) {
      const glm::vec2 off(static_cast<float>(x) + 0.5f - foot.x,
                          foot.y - static_cast<float>(y) - 0.5f);
      const glm::vec2 place = off / radius;
      Rgb& pixel = picture.at(x, y);
      paint_shadow(pixel, place);
      paint_trunk(pixel, tree, shape.trunk, place);
      for (const Cluster& cluster : shape.crown) {
        Cluster turned = cluster;
        turned.middle.x *= side;
        paint_cluster(pixel, tree, colour, turned, place);
      }
    }
  }
}

void plant(std::vector<Tree>& trees, const Land& land, const Grid<float>& height,
           const Grid<std::uint8_t>& clearings, WoodKind kind) {
  const Planting planting = planting_of(kind);
  const Grid<float>& wood = land.woods[static_cast<std::size_t>(kind)];
  const float spacing = planting.spacing;
  for (int row = 0; row < static_cast<int>(kBoardHeight / spacing); ++row) {
    for (int column = 0; column < static_cast<int>(kBoardWidth / spacing); ++column) {
      const glm::vec2 place((static_cast<float>(column) + 0.5f * static_cast<float>(row % 2) +
                             0.7f * chance(81, column, row)) *
                                spacing,
                            (static_cast<float>(row) + 0.7f * chance(82, column, row)) * spacing);
      if (place.x >= kBoardWidth) continue;
      const float density = wood.sample(place);
      const float glade = 0.5f + 0.5f * rough_noise(place * 0.55f, 2, 83);
      if (density < 0.08f + 0.9f * chance(84, column, row) * planting.gaps * (1.15f - glade))
        continue;
      if (land.from_shore.sample(place) < 0.25f || clearings.sample(place) > 80) continue;
      if (height.sample(place) > 0.52f) continue;
      const float grown = chance(85, column, row) * (0.5f + 0.5f * density);
      trees.push_back(
          {place, glm::mix(planting.least, planting.most, grown), kind, hash(86, column, row)});
    }
  }
}

}  // namespace

std::vector<Tree> plant_trees(const Land& land, const Grid<float>& height,
                              const Grid<std::uint8_t>& clearings) {
  std::vector<Tree> trees;
  for (std::size_t kind = 0; kind < land.woods.size(); ++kind)
    plant(trees, land, height, clearings, static_cast<WoodKind>(kind));
  std::stable_sort(trees.begin(), trees.end(),
                   [](const Tree& a, const Tree& b) { return a.place.y < b.place.y; });
  return trees;
}

void paint_trees(Grid<Rgb>& picture, const std::vector<Tree>& trees) {
  for (const Tree& tree : trees) paint_tree(picture, tree);
}

}  // namespace bake
