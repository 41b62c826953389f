#include "game/wotr/table/settlement_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "engine/render/frame/colour.h"
#include "rules/wotr/names/names.h"

namespace wotr_table {
namespace {

// Under the ground by nearly as much as decals are drawn nearer than they lie: so they cover the
// land, and no house.
constexpr float kAbove = -0.15F;
constexpr int kCorners = 14;
constexpr float kTownReach = 1.75F;
constexpr float kGreatReach = 2.1F;

/// What a people makes of the ground it lives on.
struct Soil {
  std::string_view nation;
  std::uint32_t colour;
  float cover;
  bool ploughs;
};

constexpr std::array<Soil, 9> kSoils{{{"gondor", 0x8E8F5A, 0.36F, true},
                                      {"rohan", 0x8F9650, 0.36F, true},
                                      {"elves", 0x78905C, 0.34F, false},
                                      {"dwarves", 0x8A7F6A, 0.34F, false},
                                      {"north", 0x839052, 0.36F, true},
                                      {"isengard", 0x645640, 0.36F, false},
                                      {"sauron", 0x3A2E28, 0.34F, false},
                                      {"southrons", 0xC99E5E, 0.34F, false},
                                      {"", 0x94896E, 0.34F, false}}};

const Soil& soil_of(std::string_view nation) {
  const auto* found = std::find_if(kSoils.begin(), kSoils.end(),
                                   [&](const Soil& each) { return each.nation == nation; });
  return found == kSoils.end() ? kSoils.back() : *found;
}

class Ground {
 public:
  Ground(std::vector<engine::DecalVertex>& decals, const World& world, glm::vec2 middle)
      : decals_(decals), world_(world), middle_(middle) {}

  /// Of uneven outline, as strong as `colour` to half of the way out, and nothing at its rim.
  void add_patch(float reach, const glm::vec4& colour) {
    const auto at = [&](int corner, float share) {
      const float angle = glm::two_pi<float>() * static_cast<float>(corner) / kCorners;
      const float wave =
          1 + 0.12F * std::sin(3 * angle + middle_.x) + 0.08F * std::sin(5 * angle + middle_.y);
      return glm::vec2(std::sin(angle), -std::cos(angle)) * (reach * wave * share);
    };
    const glm::vec4 nothing{glm::vec3(colour), 0};
    for (int i = 0; i < kCorners; ++i) {
      const glm::vec2 a = at(i, 0.55F);
      const glm::vec2 b = at(i + 1, 0.55F);
      triangle({{0, 0}, colour}, {a, colour}, {b, colour});
      triangle({a, colour}, {at(i, 1), nothing}, {b, colour});
      triangle({b, colour}, {at(i, 1), nothing}, {at(i + 1, 1), nothing});
    }
  }

  /// Strips side by side, tilled in turn.
  void add_field(glm::vec2 from, float turn, float length) {
    constexpr std::array<std::uint32_t, 3> kCrops{0xB79A4C, 0x7C8A48, 0xA98A50};
    const glm::vec2 along{std::cos(turn), std::sin(turn)};
    const glm::vec2 across{-along.y, along.x};
    constexpr float kStrip = 0.14F;
    for (std::size_t i = 0; i < kCrops.size(); ++i) {
      const glm::vec4 colour(engine::from_srgb(kCrops[i]), 0.42F);
      const glm::vec2 a = from + across * (kStrip * static_cast<float>(i));
      const glm::vec2 b = a + along * (length * (1 - 0.12F * static_cast<float>(i)));
      const glm::vec2 wide = across * (kStrip * 0.86F);
      triangle({a, colour}, {b, colour}, {b + wide, colour});
      triangle({a, colour}, {b + wide, colour}, {a + wide, colour});
    }
  }

 private:
  struct Corner {
    glm::vec2 out;
    glm::vec4 colour;
  };

  void triangle(const Corner& a, const Corner& b, const Corner& c) {
    for (const Corner* each : {&a, &b, &c}) {
      decals_.push_back({world_.ground.on_surface(middle_ + each->out, kAbove), each->colour, 0});
    }
  }

  std::vector<engine::DecalVertex>& decals_;
  const World& world_;
  glm::vec2 middle_;
};

void add_fields(Ground& ground, glm::vec2 place) {
  const float turn = place.x + 2 * place.y;  // no two towns lie alike
  for (int i = 0; i < 4; ++i) {
    const float angle = turn + 1.7F * static_cast<float>(i);
    const glm::vec2 out{std::cos(angle), std::sin(angle)};
    ground.add_field(out * 1.15F, angle + 1.1F + 0.5F * static_cast<float>(i % 2), 0.5F);
  }
}

}  // namespace

void add_settlement_ground(std::vector<engine::DecalVertex>& decals, const World& world) {
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto id = static_cast<wotr::RegionId>(i);
    const wotr::Region& region = region_of(world.rules, id);
    const bool is_town = region.settlement == wotr::Settlement::kTown;
    if (region.settlement == wotr::Settlement::kNone && !region.fortification) continue;
    const glm::vec2 place = layout_of(world.layout, id).settlement;
    const Soil& soil = soil_of(id_of(region.nation));
    Ground ground(decals, world, place);
    if (is_town && soil.ploughs) add_fields(ground, place);
    ground.add_patch(is_town ? kTownReach : kGreatReach,
                     glm::vec4(engine::from_srgb(soil.colour), soil.cover));
  }
}

}  // namespace wotr_table
