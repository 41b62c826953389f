#include <array>
#include <cmath>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/body.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/people/people.h"

// The Company on the road, and the sign it leaves when it cannot be seen.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Base;
using figures::Clay;
using figures::Detail;

namespace {

struct Walker {
  float height;  ///< to the top of the hood
  float girth;
  glm::vec4 cloak;
  float staff;  ///< 0 for none
};

const glm::vec4 kPaleStone = engine::paint_from_srgb(0xD8D3C6);
const glm::vec4 kThread = engine::paint_from_srgb(0xFFC93F);
const glm::vec4 kCloak = engine::paint_from_srgb(0x6F766C);

Base grassy_base() {
  Base base = companion_base(kFellowshipBaseRadius);
  base.ground = engine::paint_from_srgb(0xA8A06E);
  return base;
}

// In the order of march: the wizard first, the Ring-bearer in the middle in the lightest cloak.
const std::array<Walker, 9> kCompany{{{1.12F, 1.0F, paints::kGrey, 1.35F},
                                      {1.02F, 1.0F, engine::shaded(kCloak, 0.75F), 0.0F},
                                      {0.66F, 0.85F, kCloak, 0.7F},
                                      {0.68F, 0.8F, paints::kVellum, 0.0F},
                                      {0.66F, 0.9F, engine::shaded(kCloak, 0.85F), 0.8F},
                                      {0.76F, 1.2F, engine::shaded(kCloak, 0.7F), 0.0F},
                                      {0.64F, 0.8F, kCloak, 0.0F},
                                      {1.04F, 0.9F, kCloak, 1.3F},
                                      {1.06F, 1.1F, engine::shaded(kCloak, 0.7F), 0.0F}}};

void add_walker(Clay& clay, const Walker& walker, const glm::vec3& at) {
  const float h = walker.height;
  const float r = 0.155F * walker.girth;
  std::vector<engine::Section> robe{{at, glm::vec2(r * 1.15F, r * 1.2F)},
                                    {at + glm::vec3(0, h * 0.62F, 0), glm::vec2(r * 0.9F)}};
  if (is_fine(clay)) {
    robe.push_back({at + glm::vec3(0, h * 0.72F, 0.02F), glm::vec2(r * 0.6F)});
    robe.push_back({at + glm::vec3(0, h * 0.86F, 0.04F), glm::vec2(r * 0.74F)});
  }
  robe.push_back({at + glm::vec3(0, h, -0.03F), glm::vec2(0.0F)});
  add(clay, engine::loft(robe, is_fine(clay) ? 6 : 3, walker.cloak));
  if (!is_fine(clay)) return;
  add(clay, engine::moved(engine::ellipsoid({r * 0.4F, r * 0.46F, 0.04F}, 4, 2, paints::kSkin),
                          at + glm::vec3(0.0F, h * 0.84F, r * 0.72F)));
  if (walker.staff <= 0.0F) return;
  const glm::vec3 foot = at + glm::vec3(-r * 1.3F, 0.0F, r * 0.9F);
  add_stick(clay, foot, foot + glm::vec3(0.02F, walker.staff, -0.04F), 0.03F, 0.03F, paints::kPine,
            3);
}

/// It winds up the cairn from the ground to the topmost stone.
void add_thread(Clay& clay) {
  const int pieces = is_fine(clay) ? 18 : 5;
  std::vector<glm::vec3> thread;
  std::vector<float> width;
  for (int i = 0; i <= pieces; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(pieces);
    const float r = 0.72F - 0.55F * t;
    const float angle = 9.5F * t + 0.6F;
    thread.push_back({r * std::sin(angle), 0.06F + 0.86F * t, r * std::cos(angle)});
    width.push_back(i == 0 || i == pieces ? 0.01F : 0.04F);
  }
  add(clay, engine::tube(thread, width, 3, kThread,
                         is_fine(clay) ? engine::Ends::kClosed : engine::Ends::kOpen));
}

engine::Mesh stone(const glm::vec3& radius, float turn, const glm::vec4& paint, int round) {
  return engine::turned(engine::ellipsoid(radius, round, 3, paint), turn, {0.2F, 1.0F, 0.1F});
}

}  // namespace

engine::Mesh fellowship(Detail detail) {
  Clay clay{detail};
  // A file that winds from the west to the east, so that each is seen beside the next.
  for (std::size_t i = 0; i < kCompany.size(); ++i) {
    const float along = static_cast<float>(i) / static_cast<float>(kCompany.size() - 1);
    const float x = -0.8F + 1.6F * along;
    const float z = 0.3F * std::sin(along * 6.0F - 0.6F);
    add_walker(clay, kCompany[i], {x, 0.0F, z});
  }
  return finished(std::move(clay), grassy_base());
}

engine::Mesh fellowship_hidden(Detail detail) {
  Clay clay{detail};
  const int round = is_fine(clay) ? 6 : 4;
  struct Stone {
    glm::vec3 at;
    glm::vec3 radius;
    float turn;
  };
  const std::array<Stone, 7> stones{{{{-0.3F, 0.12F, 0.12F}, {0.3F, 0.16F, 0.24F}, 20},
                                     {{0.3F, 0.12F, 0.1F}, {0.28F, 0.17F, 0.26F}, 70},
                                     {{0.0F, 0.13F, -0.3F}, {0.32F, 0.17F, 0.22F}, 130},
                                     {{0.04F, 0.13F, 0.34F}, {0.22F, 0.14F, 0.2F}, 10},
                                     {{0.0F, 0.38F, 0.0F}, {0.32F, 0.15F, 0.28F}, 40},
                                     {{0.03F, 0.6F, 0.0F}, {0.22F, 0.12F, 0.2F}, 90},
                                     {{-0.02F, 0.78F, 0.02F}, {0.13F, 0.1F, 0.13F}, 15}}};
  for (const Stone& each : stones) {
    if (!is_fine(clay) && each.turn == 10.0F) continue;
    const float shade = 0.86F + 0.22F * each.at.y;
    add(clay, engine::moved(stone(each.radius, each.turn, engine::shaded(kPaleStone, shade), round),
                            each.at));
  }
  add_thread(clay);
  return finished(std::move(clay), grassy_base());
}

}  // namespace wotr_figures
