#include "game/wotr/table/frame/frame_tracks.h"

#include <array>

#include "engine/geometry/mesh_edit.h"
#include "game/table/board/joinery.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/table/frame/frame.h"
#include "rules/wotr/state/ids.h"

namespace wotr_table {
namespace {

using engine::Mesh;

constexpr float kCup = 1.15F;
constexpr float kHole = 1.05F;
constexpr float kLine = 0.2F;
constexpr float kNumeralAboveMiddle = 1.45F;

const glm::vec4 kHollow = engine::paint_from_srgb(0x1F140C);
const glm::vec4 kSunkOak = engine::paint_from_srgb(0x2B190C);
const glm::vec4 kEnamel = engine::paint_from_srgb(0x8E2B22);

void add_bar(Mesh& mesh, glm::vec2 from, glm::vec2 to) {
  table::add_slab(mesh, from, to, kFrameTop, kFrameTop + table::kInlay, figures::paints::kBrass);
}

/// Sunken fields with brass edges, in each a cup for either counter under the number.
void add_fellowship_track(Mesh& mesh) {
  for (int space = 0; space < kFellowshipSpaces; ++space) {
    const glm::vec2 from = fellowship_space(space) - kFellowshipSpace / 2.0F;
    const glm::vec2 to = from + kFellowshipSpace;
    table::add_recess(mesh, from, to, kSunkOak);
    table::add_inlaid_frame(mesh, from, to, kLine, figures::paints::kBrass);
    table::add_cup(mesh, seen_from_above(progress_place(space)), kCup, figures::paints::kGold,
                   kHollow);
    table::add_cup(mesh, seen_from_above(corruption_place(space)), kCup, kEnamel, kHollow);
  }
}

/// Four fields between two rails. The last is laid with red: war.
void add_ladder(Mesh& mesh) {
  const glm::vec2 half = kRungHalf;
  for (int step = 1; step <= kPoliticalSteps; ++step) {
    const glm::vec2 centre = seen_from_above(rung_place(step));
    const bool war = step == kPoliticalSteps;
    table::add_recess(mesh, centre - half, centre + half,
                      war ? engine::paint_from_srgb(0x4A1712) : kSunkOak);
    table::add_inlaid_frame(mesh, centre - half, centre + half, kLine, figures::paints::kBrass);
    const float under_title = centre.y - half.y + 2.5F;
    add_bar(mesh, {centre.x - half.x + 0.9F, under_title},
            {centre.x + half.x - 0.9F, under_title + 0.09F});
  }
  const glm::vec2 top = seen_from_above(rung_place(1)) - half;
  const glm::vec2 foot = seen_from_above(rung_place(kPoliticalSteps)) + half;
  for (const float x : {top.x - 0.35F, foot.x + 0.1F}) {
    add_bar(mesh, {x, top.y - 0.4F}, {x + 0.25F, foot.y + 0.4F});
  }
}

/// The last hole of each row is the one to reach.
void add_peg_holes(Mesh& mesh) {
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const bool free = side == wotr::Side::kFree;
    const int holes = kPegHoles[static_cast<std::size_t>(side)];
    for (int points = 0; points < holes; ++points) {
      const bool wins = points + 1 == holes;
      table::add_cup(mesh, seen_from_above(peg_place(side, points)), kHole,
                     wins ? figures::paints::kGold : figures::paints::kBrass,
                     wins ? (free ? figures::paints::kBlue : kEnamel) : kHollow);
    }
    const float aside = -3.3F;
    const glm::vec2 sign = seen_from_above(peg_place(side, 0)) + glm::vec2(aside, 0);
    table::add_sign(mesh,
                    wotr_figures::die_symbol(free ? wotr_figures::DieSymbol::kWill
                                                  : wotr_figures::DieSymbol::kEye),
                    sign, 1.5F, figures::paints::kBrass, kFrameTop);
  }
}

}  // namespace

glm::vec2 numeral_place(int space) {
  return fellowship_space(space) - glm::vec2(0, kNumeralAboveMiddle);
}

void add_tracks(Mesh& mesh) {
  add_fellowship_track(mesh);
  add_ladder(mesh);
  add_peg_holes(mesh);
}

}  // namespace wotr_table
