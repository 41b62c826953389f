#include "game/makers/bake/noise.h"
#include "game/makers/bake/painter.h"

namespace bake {
namespace {

// Wave lines follow the shore at growing distances, fainter each time.
float wave_ink(float off, glm::vec2 place, bool is_sea) {
  constexpr std::array<float, 6> kLines{0.34f, 0.78f, 1.32f, 1.98f, 2.76f, 3.7f};
  const std::size_t count = is_sea ? kLines.size() : 2;
  const float sway = 0.1f * rough_noise(place * 0.7f, 2, 91);
  float ink = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto nth = static_cast<float>(i);
    const float gap = noise(place * (0.75f - 0.05f * nth), 92 + static_cast<std::uint32_t>(i));
    const float open = smooth_step(-0.62f + 0.14f * nth, -0.3f + 0.14f * nth, gap);
    const float line =
        1 - smooth_step(0.022f, 0.062f, std::abs(off + sway * (0.25f + 0.3f * nth) - kLines[i]));
    ink = std::max(ink, line * open * (0.62f - 0.085f * nth));
  }
  return ink;
}

// Falls off quickly by the shore and then slowly, so that no rim of the shallows shows.
float sea_depth(float off) {
  return 0.44f * (1 - std::exp(-off / 2.4f)) + 0.56f * smooth_step(0, 30, off);
}

}  // namespace

Rgb water_colour(const Land& land, glm::vec2 place, bool is_sea) {
  const float off = -land.from_shore.sample(place);
  const float wobble = 0.8f * rough_noise(place * 0.13f, 2, 95);
  const float depth = is_sea ? sea_depth(off + wobble * smooth_step(0.5f, 4, off))
                             : 0.25f * smooth_step(0, 1.2f, off);
  Rgb colour =
      glm::mix(glm::mix(kShallow, kVellum, 0.16f), glm::mix(kDeep, kVellumShade, 0.1f), depth);
  // Long level strokes of a wide brush.
  const float brush = rough_noise({place.x * 0.16f, place.y * 1.3f}, 3, 97);
  const float pool = rough_noise(place * 0.09f, 3, 98);
  colour *= 1 + 0.022f * brush + 0.04f * pool;
  const float edge = 1 - smooth_step(0, 0.4f, off);
  colour = glm::mix(colour, kDeep, 0.28f * edge);
  return glm::mix(colour, glm::mix(kInk, kDeep, 0.55f), wave_ink(off, place, is_sea));
}

}  // namespace bake
