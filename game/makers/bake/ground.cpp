#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/painter.h"
#include "game/makers/bake/relief.h"

namespace bake {
namespace {

float mask(const Grid<float>& soft, glm::vec2 place, float ragged, std::uint32_t seed) {
  const float value = soft.sample(place);
  if (value <= 0.01f) return 0;
  const float torn = value + ragged * rough_noise(place * 0.9f, 4, seed) * (1 - value);
  return smooth_step(0.1f, 0.95f, torn) * smooth_step(0, 0.3f, value);
}

Rgb vellum(glm::vec2 place) {
  const float cloud = rough_noise(place * 0.07f, 4, 101);
  const float mottle = rough_noise(place * 0.5f, 3, 103);
  return glm::mix(kVellum, kVellumShade,
                  std::clamp(0.3f + 0.3f * cloud + 0.16f * mottle, 0.0f, 0.8f));
}

/// Green and mild in the west, dry towards the south and the east.
struct Climate {
  float mild = 0;
  float dry = 0;
};

Climate climate_at(glm::vec2 place) {
  const float drift = 0.12f * rough_noise(place * 0.06f, 2, 105);
  return {.mild = smooth_step(0.95f, 0.25f, place.x / kBoardWidth + drift) *
                  smooth_step(0.0f, 0.16f, place.y / kBoardHeight + drift),
          .dry = smooth_step(
              0.62f, 1.0f, 0.45f * place.x / kBoardWidth + 0.62f * place.y / kBoardHeight + drift)};
}

Rgb with_climate(Rgb colour, glm::vec2 place) {
  const Climate climate = climate_at(place);
  colour = glm::mix(colour, glm::mix(kWood, kVellum, 0.25f), 0.42f * climate.mild);
  return glm::mix(colour, paint(0xC79A5B), 0.3f * climate.dry);
}

/// Heights that rock and snow begin at are ragged.
struct Bare {
  float rock = 0;
  float snow = 0;
};

Bare bare_at(const Sketch& sketch, glm::vec2 place) {
  const float high = sketch.height.sample(place);
  const float ragged = 0.06f * rough_noise(place * 1.8f, 3, 171);
  const float ash = sketch.land.wastes[static_cast<std::size_t>(WasteKind::kAsh)].sample(place);
  return {
      .rock = smooth_step(0.29f, 0.46f, high + ragged),
      .snow = smooth_step(0.6f, 0.72f, high + 1.3f * ragged) * (1 - smooth_step(0.05f, 0.4f, ash))};
}

Rgb with_marsh(Rgb colour, glm::vec2 place, float marsh) {
  if (marsh <= 0) return colour;
  const float pools = smooth_step(0.1f, 0.34f, rough_noise(place * glm::vec2(1.5f, 2.6f), 3, 121));
  colour = glm::mix(colour, paint(0x7F8A66), 0.5f * marsh);
  return glm::mix(colour, glm::mix(kShallow, kDeep, 0.4f), 0.75f * marsh * pools);
}

Rgb with_ash(Rgb colour, glm::vec2 place, float ash) {
  if (ash <= 0) return colour;
  const float cinder = rough_noise(place * 0.55f, 4, 123);
  const float grit = rough_noise(place * 2.6f, 3, 124);
  const float grey = std::clamp(0.24f + 0.4f * cinder + 0.34f * grit, 0.0f, 1.0f);
  return glm::mix(colour, glm::mix(kAsh, kRockShade, grey) * Rgb(1.04f, 1.0f, 0.97f), 0.86f * ash);
}

Rgb with_wastes(Rgb colour, const Land& land, glm::vec2 place) {
  const auto waste = [&](WasteKind kind, float ragged) {
    return mask(land.wastes[static_cast<std::size_t>(kind)], place, ragged,
                110 + static_cast<std::uint32_t>(kind));
  };
  colour = glm::mix(colour, paint(0xA98A5F), 0.55f * waste(WasteKind::kWaste, 0.9f));
  colour = glm::mix(colour, paint(0x8C7558), 0.6f * waste(WasteKind::kBattlePlain, 0.9f));
  colour = glm::mix(colour, paint(0xD9B878), 0.45f * waste(WasteKind::kDesert, 0.8f));
  colour = glm::mix(colour, kSnow, 0.5f * waste(WasteKind::kSnow, 0.8f));
  colour = with_marsh(colour, place, waste(WasteKind::kMarsh, 1.1f));
  return with_ash(colour, place, waste(WasteKind::kAsh, 0.5f));
}

// Cracks through which the mountain's fire shows; nearer to it they are wider.
// Fire shines through the cracks around a volcano.
float heat(const MapData& map, glm::vec2 place) {
  float heat = 0;
  for (const Range& range : map.ranges) {
    if (range.kind != RangeKind::kVolcano) continue;
    heat = std::max(heat, smooth_step(7.5f, 0.8f, glm::distance(place, range.line.front())));
  }
  return heat;
}

Rgb with_embers(Rgb colour, const Sketch& sketch, glm::vec2 place) {
  const float field =
      mask(sketch.land.wastes[static_cast<std::size_t>(WasteKind::kEmber)], place, 0.6f, 131);
  if (field <= 0) return colour;
  const glm::vec2 bent =
      place + 0.5f * glm::vec2(rough_noise(place, 3, 133), rough_noise(place, 3, 134));
  const float crack = std::abs(rough_noise(bent * 0.5f, 2, 135));
  const float near = heat(sketch.map, place);
  const float glow = (1 - smooth_step(0, 0.13f, crack)) * field * near;
  const float core = (1 - smooth_step(0.006f, 0.03f, crack)) * field * near;
  colour = glm::mix(colour, kEmber, 0.5f * glow);
  return glm::mix(colour, glm::mix(kEmber, paint(0xF2A03C), 0.6f), 0.85f * core);
}

// Slanting strokes of a thin brush, as a mapmaker marks whose land it is.
float hatching(glm::vec2 place) {
  constexpr float kGap = 0.2f;
  const float waver = 0.055f * noise(place * 1.1f, 143) + 0.02f * noise(place * 4.3f, 144);
  const float turns = (0.6f * place.x + 0.8f * place.y + waver) / kGap;
  const float off = std::abs(turns - std::floor(turns) - 0.5f) * 2;
  const float pressed = 0.75f + 0.25f * noise(place * 2.6f, 145);
  return (1 - smooth_step(0.26f, 0.56f, off)) * pressed;
}

// What a thin wash leaves of the light. It is paint on vellum: never so pure that a blue one reads
// as water.
Rgb glaze_of(Rgb tint) {
  const Rgb pure = tint / std::max({tint.r, tint.g, tint.b});
  const float blue = smooth_step(0, 0.35f, tint.b - std::max(tint.r, tint.g));
  return glm::mix(glm::mix(pure, Rgb(1), 0.12f), Rgb(0.78f, 0.78f, 0.8f), 0.75f * blue);
}

// A thin glaze that keeps the ground's own texture, and hatching along the border. Bare rock takes
// little of both, so that ranges stay stone under every banner.
Rgb with_nation(Rgb colour, const Sketch& sketch, glm::vec2 place, std::uint8_t region,
                float rock) {
  if (region == kNoRegion || sketch.map.regions[region].nation.empty()) return colour;
  const float off = sketch.land.from_nation_edge.sample(place);
  const float brush = 1 + 0.3f * rough_noise(place * 1.4f, 3, 141);
  float wood = 0;  // its own colour says more of a wood than whose it is
  for (const Grid<float>& one : sketch.land.woods) wood = std::max(wood, one.sample(place));
  const float left = brush * (1 - 0.62f * rock) * (1 - 0.6f * wood);
  const Rgb tint = paint(sketch.map.regions[region].wash);
  const float wash = 0.44f * std::exp(-off / sketch.map.wash_reach) * left;
  colour *= glm::mix(Rgb(1), glaze_of(tint), std::clamp(wash, 0.0f, 0.7f));
  const float edge = smooth_step(0.95f, 0.1f, off + 0.2f * (brush - 1));
  if (edge <= 0) return colour;
  return glm::mix(colour, tint * glm::mix(Rgb(1), colour * 1.15f, 0.45f),
                  std::clamp(0.56f * edge * left * hatching(place), 0.0f, 0.8f));
}

// The floor of a wood, with light between the trees: much in a golden wood, hardly any in a dark
// one.
Rgb with_woods(Rgb colour, const Land& land, glm::vec2 place) {
  struct Floor {
    Rgb tint;
    float strength;
    float light;
  };
  static const std::array<Floor, 4> floors{
      Floor{kWood, 0.5f, 0.35f}, Floor{glm::mix(kDarkWood, kInk, 0.12f), 0.8f, 0.1f},
      Floor{glm::mix(kGolden, kWood, 0.4f), 0.55f, 0.6f},
      Floor{glm::mix(paint(0x5E6A3A), kSoftInk, 0.15f), 0.72f, 0.25f}};
  for (std::size_t kind = 0; kind < land.woods.size(); ++kind) {
    const float wood = mask(land.woods[kind], place, 0.5f, 151);
    if (wood <= 0) continue;
    const Floor& floor = floors[kind];
    const float fall = smooth_step(0.05f, 0.4f, rough_noise(place * 1.7f, 2, 153));
    const Rgb lit = glm::mix(floor.tint, glm::mix(floor.tint, kVellum, 0.7f), floor.light * fall);
    colour = glm::mix(colour, lit, floor.strength * wood);
  }
  return colour;
}

// Ribs and gullies finer than the relief itself, on rock only.
float crags(glm::vec2 place) {
  const glm::vec2 bent =
      place + 0.12f * glm::vec2(noise(place * 2.3f, 165), noise(place * 2.3f, 166));
  return crest_noise(bent * 1.9f, 4, 161);
}

glm::vec3 normal_of(const Grid<float>& height, glm::vec2 place, float rock) {
  const float d = 0.06f;
  const auto at = [&](glm::vec2 p) {
    return height.sample(p) + (rock > 0 ? 0.075f * rock * crags(p) : 0.0f);
  };
  const float dx = at(place + glm::vec2(d, 0)) - at(place - glm::vec2(d, 0));
  const float dy = at(place + glm::vec2(0, d)) - at(place - glm::vec2(0, d));
  const float up = 2 * d / (kHeightScale * 1.25f);
  return glm::normalize(glm::vec3(-dx, -dy, up));
}

// The table's own light shades the relief once more, so the brush only hints at it.
Rgb lit(Rgb colour, glm::vec3 normal) {
  const glm::vec3 light = glm::normalize(glm::vec3(-0.62f, -0.62f, 0.72f));
  const float level = light.z;
  const float shade = glm::dot(normal, light) - level;
  if (shade < 0)
    return glm::mix(colour, glm::mix(kInk, kRockShade, 0.4f) * Rgb(0.97f, 0.98f, 1.08f),
                    std::min(0.5f, -shade * 0.6f));
  return glm::mix(colour, Rgb(1.0f, 0.975f, 0.91f), std::min(0.55f, shade * 1.1f));
}

}  // namespace

Rgb ground_colour(const Sketch& sketch, glm::vec2 place, std::uint8_t region) {
  const Land& land = sketch.land;
  const Grid<float>& height = sketch.height;
  Rgb colour = with_climate(vellum(place), place);
  colour = with_wastes(colour, land, place);
  colour = with_woods(colour, land, place);
  const Bare bare = bare_at(sketch, place);
  const float ash = land.wastes[static_cast<std::size_t>(WasteKind::kAsh)].sample(place);
  const Rgb stone = glm::mix(glm::mix(kRock, kVellumShade, 0.25f), kAsh * 1.25f,
                             0.75f * smooth_step(0.1f, 0.7f, ash));
  colour = glm::mix(colour, stone, 0.82f * bare.rock);
  colour = glm::mix(colour, kSnow, 0.94f * bare.snow);
  colour = with_nation(colour, sketch, place, region, bare.rock);
  colour = lit(colour, normal_of(height, place, bare.rock));
  return with_embers(colour, sketch, place);
}

glm::vec4 ground_kinds(const Sketch& sketch, glm::vec2 place) {
  const Land& land = sketch.land;
  const auto waste = [&](WasteKind kind) {
    return land.wastes[static_cast<std::size_t>(kind)].sample(place);
  };
  const Climate climate = climate_at(place);
  const Bare bare = bare_at(sketch, place);
  float wood = 0;
  for (const Grid<float>& one : land.woods) wood = std::max(wood, one.sample(place));
  const float shore = smooth_step(-0.5f, -0.1f, land.from_shore.sample(place));
  const float left =
      shore * (1 - bare.rock) * (1 - bare.snow) * (1 - 0.8f * waste(WasteKind::kSnow));
  const float ash = std::max({waste(WasteKind::kAsh), 0.7f * waste(WasteKind::kBattlePlain),
                              0.5f * waste(WasteKind::kWaste), waste(WasteKind::kEmber)});
  const float beach = smooth_step(0.55f, 0.15f, land.from_shore.sample(place));
  const float sand =
      std::max({waste(WasteKind::kDesert), 0.55f * climate.dry, 0.8f * beach}) * (1 - ash);
  const float grass = std::max(0.3f + 0.7f * climate.mild, 0.9f * wood) * (1 - ash) * (1 - sand);
  return {shore * bare.rock * (1 - bare.snow), left * grass, left * sand, left * ash};
}

}  // namespace bake
