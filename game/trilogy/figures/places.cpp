#include "game/trilogy/figures/places.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/masonry.h"
#include "game/places/places.h"

namespace trilogy_figures {
namespace {

using figures::Clay;
using figures::Detail;
using figures::on_ring;
namespace paints = figures::paints;

/// The place of Middle-earth that the territory is known for, or whose town stands there.
struct Known {
  std::string_view territory;
  std::string_view place;
  std::string_view people;
};

constexpr std::array<Known, 26> kKnown{{{"the-shire", "the-shire", ""},
                                        {"mithlond", "grey-havens", ""},
                                        {"harlindon", "", "elves"},
                                        {"eastern-angmar", "mount-gundabad", ""},
                                        {"rhudaur", "rivendell", ""},
                                        {"forodwaith", "angmar", ""},
                                        {"fornost", "", "north"},
                                        {"brown-lands", "", "southrons"},
                                        {"moria", "moria", ""},
                                        {"lorien", "lorien", ""},
                                        {"south-mirkwood", "dol-guldur", ""},
                                        {"north-mirkwood", "woodland-realm", ""},
                                        {"minhiriath", "", "isengard"},
                                        {"gap-of-rohan", "edoras", ""},
                                        {"fangorn", "orthanc", ""},
                                        {"west-rohan", "helms-deep", ""},
                                        {"esgaroth", "erebor", ""},
                                        {"ithilien", "osgiliath", ""},
                                        {"lebennin", "pelargir", ""},
                                        {"belfalas", "dol-amroth", ""},
                                        {"minas-tirith", "minas-tirith", ""},
                                        {"udun-vale", "morannon", ""},
                                        {"minas-morgul", "minas-morgul", ""},
                                        {"barad-dur", "barad-dur", ""},
                                        {"umbar", "umbar", ""},
                                        {"khand", "far-harad", ""}}};

/// A square keep in a ring of walls.
void add_keep(Clay& site) {
  const std::vector<glm::vec3> ring = figures::arc(1.15F, 20, 340, figures::round_sides(site, 14));
  figures::add_curtain(site, ring, {.height = 0.5F});
  for (const float angle : {20.0F, 130.0F, 230.0F, 340.0F}) {
    figures::add_tower(site,
                       {.at = on_ring(1.15F, angle), .radius = 0.2F, .height = 0.85F, .spire = 0});
  }
  figures::add_block(site, {.at = {0, 0, -0.1F}, .size = {0.75F, 1.25F, 0.75F}});
  figures::add_tower(site, {.at = {0.3F, 0, -0.4F}, .radius = 0.24F, .height = 1.75F});
  figures::add_house(site, {.at = {-0.55F, 0, 0.45F}, .turn = 30});
  figures::add_pennant(site, {0.3F, 1.9F, -0.4F}, 0.7F, paints::kVellum);
}

/// A ring of standing stones around a beacon.
void add_stones(Clay& site) {
  constexpr int kStones = 9;
  for (int i = 0; i < kStones; ++i) {
    const float angle = 40.0F * static_cast<float>(i) + 12;
    const float height = 0.55F + 0.25F * static_cast<float>((i * 5) % 3);
    figures::add_block(site, {.at = on_ring(0.95F, angle),
                              .size = {0.26F, height, 0.18F},
                              .turn = angle,
                              .paint = i % 2 == 0 ? paints::kRock : paints::kRockShade});
  }
  figures::add_block(site, {.at = {0, 0, 0}, .size = {0.6F, 0.3F, 0.6F}, .turn = 20});
  figures::add_tower(site, {.at = {0, 0.2F, 0}, .radius = 0.2F, .height = 0.7F, .spire = 0});
  figures::add_pennant(site, {0, 0.9F, 0}, 0.7F, paints::kVellum);
}

engine::Model built(void (*add)(Clay&)) {
  const auto make = [&](Detail detail) {
    Clay site{detail};
    add(site);
    figures::add_weather(site.mesh);
    return std::move(site.mesh);
  };
  return {.full = make(Detail::kFull), .coarse = make(Detail::kReduced)};
}

}  // namespace

engine::Model place_model(std::string_view territory, PlaceKind kind) {
  const auto* known = std::find_if(kKnown.begin(), kKnown.end(),
                                   [&](const Known& each) { return each.territory == territory; });
  if (known != kKnown.end()) {
    return places::place_model(known->place, known->people.empty() ? "" : "town", known->people);
  }
  return built(kind == PlaceKind::kStronghold ? add_keep : add_stones);
}

engine::Mesh ship_mesh() {
  Clay ship;
  const std::array<engine::Section, 5> hull{{{{0, 0.28F, -1.1F}, {0.1F, 0.12F}},
                                             {{0, 0.18F, -0.6F}, {0.34F, 0.22F}},
                                             {{0, 0.16F, 0.1F}, {0.4F, 0.24F}},
                                             {{0, 0.2F, 0.8F}, {0.26F, 0.2F}},
                                             {{0, 0.5F, 1.35F}, {0.05F, 0.1F}}}};
  figures::add(ship, engine::loft(hull, 10, paints::kLeather));
  figures::add_stick(ship, {0, 0.2F, 0.05F}, {0, 2.1F, 0.05F}, 0.06F, 0.03F, paints::kBoot, 5);
  figures::add_stick(ship, {-0.75F, 1.8F, 0.1F}, {0.75F, 1.8F, 0.1F}, 0.035F, 0.035F, paints::kBoot,
                     4);
  constexpr int kColumns = 5;
  std::vector<glm::vec3> sail;
  for (int row = 0; row < 4; ++row) {
    const float down = static_cast<float>(row) / 3;
    for (int column = 0; column < kColumns; ++column) {
      const float across = static_cast<float>(column) / (kColumns - 1) * 2 - 1;
      const float belly = 0.42F * (1 - across * across) * (0.3F + down * (1.5F - down));
      sail.push_back({across * (0.68F - 0.08F * down), 1.78F - 1.2F * down, 0.12F + belly});
    }
  }
  figures::add(ship, engine::cloth(sail, kColumns, 0.03F, paints::kVellum));
  figures::add_last_coat(ship.mesh);
  return std::move(ship.mesh);
}

}  // namespace trilogy_figures
