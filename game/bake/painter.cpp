#include "game/bake/painter.h"

#include <glm/geometric.hpp>

#include "game/bake/noise.h"
#include "game/bake/trees.h"

namespace bake {
namespace {

float cover(const Grid<std::uint8_t>& sheet, int x, int y) {
  return static_cast<float>(sheet.at(x, y)) / 255.0f;
}

// Fibres and dust of the sheet, the same under water and land.
float grain(glm::vec2 place) {
  const float fibre = noise({place.x * 3.2f + place.y * 0.7f, place.y * 14}, 181) *
                      noise({place.x * 13, place.y * 3.6f - place.x}, 182);
  const float dust = noise(place * 17.0f, 183);
  return 1 + 0.035f * fibre + 0.022f * dust;
}

float edge_darkening(glm::vec2 place) {
  const float off =
      std::min(std::min(place.x, kBoardWidth - place.x), std::min(place.y, kBoardHeight - place.y));
  return 1 - 0.13f * (1 - smooth_step(0, 5.5f, off + 1.2f * rough_noise(place * 0.3f, 3, 185)));
}

Rgb with_rivers(Rgb colour, const PenWork& pen, int x, int y) {
  colour = glm::mix(colour, kSoftInk, 0.62f * cover(pen.river_banks, x, y));
  return glm::mix(colour, glm::mix(kShallow, kDeep, 0.34f), cover(pen.river_water, x, y));
}

Rgb with_lines(Rgb colour, const PenWork& pen, int x, int y) {
  const float bank = cover(pen.river_banks, x, y);
  colour = glm::mix(colour, kSoftInk, 0.75f * cover(pen.tufts, x, y));
  colour = glm::mix(colour, kInk, 0.66f * cover(pen.hachures, x, y));
  colour = glm::mix(colour, paint(0x7A3B22), 0.82f * cover(pen.roads, x, y));
  // A river that is a border needs no dashes on its water; on dark ground the pen draws in light.
  const float bright = smooth_step(0.36f, 0.5f, glm::dot(colour, Rgb(0.3f, 0.55f, 0.15f)));
  const Rgb dash = glm::mix(glm::mix(kVellumShade, kAsh, 0.15f), kInk, bright);
  colour = glm::mix(colour, dash, cover(pen.open_borders, x, y) * (1 - 0.5f * bank));
  return glm::mix(colour, kInk, cover(pen.closed_borders, x, y));
}

}  // namespace

Grid<Rgb> paint_map(const MapData& map, const Land& land, const Grid<float>& height) {
  const PenWork pen = draw_pen_work(map, land, height);
  const std::vector<Tree> trees = plant_trees(land, height, pen.clearings);
  Grid<Rgb> picture(kColourWidth, kColourHeight);
  in_bands(picture.height(), [&](int first, int last) {
    for (int y = first; y < last; ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const glm::vec2 place = picture.place(x, y);
        const auto ground = static_cast<Ground>(land.ground.at(x, y));
        picture.at(x, y) = ground == Ground::Land
                               ? with_rivers(ground_colour(map, land, height, place), pen, x, y)
                               : water_colour(land, place, ground == Ground::Sea);
      }
    }
    paint_trees(picture, trees, first, last);
    for (int y = first; y < last; ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const glm::vec2 place = picture.place(x, y);
        Rgb& colour = picture.at(x, y);
        if (!land.is_water(x, y)) colour = with_lines(colour, pen, x, y);
        colour = glm::mix(colour, kInk, cover(pen.coast, x, y));
        colour = glm::clamp(colour * grain(place) * edge_darkening(place), 0.0f, 1.0f);
      }
    }
  });
  return picture;
}

}  // namespace bake
