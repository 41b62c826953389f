#include "game/makers/bake/painter.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/relief.h"

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

/// Damp earth, the inked bank, a pale wet rim, the deep middle, and what the current draws on it.
/// At its mouth a river takes the colour of what it runs into.
Rgb with_rivers(Rgb colour, const Land& land, const PenWork& pen, int x, int y) {
  colour = glm::mix(colour, colour * paint(0xA9977A), 0.42f * cover(pen.river_damp, x, y));
  colour = glm::mix(colour, kSoftInk, kBankStrength * cover(pen.river_banks, x, y));
  const float water = cover(pen.river_water, x, y);
  if (water <= 0) return colour;
  const glm::vec2 place = pen.river_water.place(x, y);
  Rgb river = glm::mix(kShallow, kVellum, 0.26f);
  river = glm::mix(river, glm::mix(kShallow, kDeep, 0.5f), 0.85f * cover(pen.river_depths, x, y));
  river *= 1 + 0.05f * rough_noise(place * 2.1f, 2, 187);
  river = glm::mix(river, glm::mix(kShallow, kVellum, 0.4f), 0.55f * cover(pen.river_flow, x, y));
  const float mouth = smooth_step(0.9f, 0.02f, land.from_shore.sample(place));
  if (mouth > 0) river = glm::mix(river, water_colour(land, place, true), mouth);
  return glm::mix(colour, river, water);
}

Rgb with_strokes(Rgb colour, const PenWork& pen, int x, int y) {
  colour = glm::mix(colour, kSoftInk, 0.75f * cover(pen.tufts, x, y));
  return glm::mix(colour, kSoftInk * colour, 0.5f * cover(pen.hachures, x, y));
}

// Over land and water alike.
Rgb with_bridges(Rgb colour, const PenWork& pen, int x, int y) {
  const float deck = cover(pen.bridges, x, y);
  colour = glm::mix(colour, kInk, cover(pen.bridge_shadows, x, y) * (1 - deck));
  colour = glm::mix(colour, glm::mix(kRockShade, glm::mix(kVellum, kRock, 0.35f), deck), deck);
  return glm::mix(colour, kInk, cover(pen.bridge_rails, x, y));
}

/// Stamped in the ink of its region, worn where the sheet is rough.
Rgb with_emblem(Rgb colour, const MapData& map, std::uint8_t region, glm::vec2 place, float cover) {
  if (cover <= 0 || region == kNoRegion) return colour;
  const float worn = 0.85f + 0.3f * rough_noise(place * 2.2f, 3, 191);
  const Rgb ink = glm::mix(paint(map.regions[region].wash), border_ink_on(colour), 0.45f);
  return glm::mix(colour, ink, std::clamp(0.62f * cover * worn, 0.0f, 0.8f));
}

Rgb with_thread(Rgb colour, const PenWork& pen, int x, int y) {
  colour = glm::mix(colour, kInk, cover(pen.thread_grooves, x, y));
  colour = glm::mix(colour, kBrass, cover(pen.thread_brass, x, y));
  return glm::mix(colour, glm::mix(kBrass, kSnow, 0.55f), cover(pen.thread_shine, x, y));
}

Rgb with_lines(Rgb colour, const PenWork& pen, int x, int y) {
  // Nothing is written on water.
  const float dry = 1 - cover(pen.river_water, x, y);
  colour = glm::mix(colour, kRoad, dry * cover(pen.roads, x, y));
  colour = glm::mix(colour, border_ink_on(colour), dry * cover(pen.open_borders, x, y));
  return glm::mix(colour, kInk, dry * cover(pen.closed_borders, x, y));
}

/// The region whose wash a place takes.
std::uint8_t washed_at(const Land& land, std::uint8_t region, glm::vec2 place) {
  if (region != kNoRegion) return region;
  return land.nearest.near(static_cast<int>(place.x * land.nearest.scale()),
                           static_cast<int>(place.y * land.nearest.scale()));
}

}  // namespace

Rgb border_ink_on(Rgb ground) {
  const float bright = smooth_step(0.36f, 0.5f, glm::dot(ground, Rgb(0.3f, 0.55f, 0.15f)));
  return glm::mix(glm::mix(kVellumShade, kAsh, 0.15f), kInk, bright);
}

Sketch sketch_map(const MapData& map) {
  Sketch sketch{.map = map, .land = survey(map), .height = {}, .strokes = {}, .trees = {}};
  sketch.height = raise_relief(map, sketch.land);
  sketch.strokes = plan_pen_work(map, sketch.land, sketch.height);
  sketch.trees = plant_trees(sketch.land, sketch.height, clearings_of(map, sketch.land));
  return sketch;
}

PaintedBand paint_band(const Sketch& sketch, int width, Band band) {
  const PenWork pen = draw_pen_work(sketch.strokes, width, band);
  const Grid<std::uint8_t> regions = region_grid(sketch.map, width, band);
  PaintedBand painted{Grid<Rgb>(width, band), Grid<Rgb>(width, band),
                      ground_grid(sketch.map, width, band), Grid<std::uint8_t>(width, band)};
  const Grid<std::uint8_t> emblems = emblem_grid(sketch.map, width, band);
  for (int y = 0; y < band.rows; ++y) {
    for (int x = 0; x < width; ++x) {
      const glm::vec2 place = painted.bare.place(x, y);
      const Ground ground = painted.ground_at(x, y);
      painted.bare.at(x, y) =
          ground == Ground::kLand
              ? with_rivers(
                    ground_colour(sketch, place, washed_at(sketch.land, regions.at(x, y), place)),
                    sketch.land, pen, x, y)
              : water_colour(sketch.land, place, ground == Ground::kSea);
    }
  }
  paint_trees(painted.bare, sketch.trees);
  for (int y = 0; y < band.rows; ++y) {
    for (int x = 0; x < width; ++x) {
      const glm::vec2 place = painted.bare.place(x, y);
      const float sheet = grain(place) * edge_darkening(place);
      Rgb& bare = painted.bare.at(x, y);
      Rgb inked = bare;
      if (painted.ground_at(x, y) == Ground::kLand) {
        bare = with_emblem(bare, sketch.map, regions.at(x, y), place, cover(emblems, x, y));
        bare = with_strokes(bare, pen, x, y);
        inked = with_lines(bare, pen, x, y);
      } else {
        bare = glm::mix(bare, kSeaRoute, cover(pen.sea_routes, x, y));
        inked = bare;
      }
      // A coast is open where a river comes out.
      const float river = cover(pen.river_water, x, y);
      inked = glm::mix(inked, kInk, cover(pen.coast, x, y) * (1 - river));
      const float wet = painted.ground_at(x, y) == Ground::kLand ? river : 1;
      painted.shine.at(x, y) =
          static_cast<std::uint8_t>(std::lround(255 * wet * (1 - cover(pen.bridges, x, y))));
      inked = with_thread(with_bridges(inked, pen, x, y), pen, x, y);
      bare = with_thread(with_bridges(bare, pen, x, y), pen, x, y);
      painted.inked.at(x, y) = glm::clamp(inked * sheet, 0.0f, 1.0f);
      bare = glm::clamp(bare * sheet, 0.0f, 1.0f);
    }
  }
  return painted;
}

}  // namespace bake
