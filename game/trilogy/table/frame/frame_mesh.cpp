#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/mesh_optimization.h"
#include "game/figures/palette.h"
#include "game/table/board/joinery.h"
#include "game/trilogy/figures/emblems.h"
#include "game/trilogy/map/map_plan.h"
#include "game/trilogy/table/frame/frame_parts.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_table {
namespace {

using engine::Mesh;
using table::kFrameTop;
namespace paints = figures::paints;

constexpr float kLine = 0.16F;
constexpr float kFoot = 0.2F;  // below the water

const glm::vec4 kOak = engine::paint_from_srgb(0x4A3019);
const glm::vec4 kSunkOak = engine::paint_from_srgb(0x2B190C);
const glm::vec4 kField = engine::paint_from_srgb(0xD2BF93);
const glm::vec4 kFelt = engine::paint_from_srgb(0x2F4034);  // as the tray has it
const glm::vec4 kOtherField = engine::paint_from_srgb(0xC4AE7E);

/// An oaken board that lies on the water, with a line of brass along its edge.
void add_tray(Mesh& mesh, glm::vec2 from, glm::vec2 to) {
  constexpr float kRim = 0.55F;
  const std::array<glm::vec2, 5> moulding{{{-kRim, kFoot},
                                           {-kRim, kFrameTop - 0.15F},
                                           {-kRim + 0.15F, kFrameTop + 0.12F},
                                           {-0.1F, kFrameTop + 0.14F},
                                           {0, kFrameTop}}};
  table::add_slab(mesh, from, to, kFoot, kFrameTop, kOak);
  table::add_moulding(mesh, from, to, moulding, kOak);
  table::add_inlaid_frame(mesh, from + 0.06F, to - 0.06F, kLine, paints::kBrass);
}

/// Rows of vellum in two tones under a heading.
void add_table(Mesh& mesh, float top, std::size_t rows, glm::vec2 (*row_at)(std::size_t)) {
  const glm::vec2 from{kTableMiddle - kTableHalf, top};
  const glm::vec2 to{kTableMiddle + kTableHalf,
                     top + kHeadingHeight + kRowHeight * static_cast<float>(rows)};
  add_tray(mesh, from - 0.3F, to + 0.3F);
  const glm::vec2 half{kTableHalf, kRowHeight / 2};
  for (std::size_t row = 0; row < rows; ++row) {
    const glm::vec2 middle = row_at(row);
    table::add_slab(mesh, middle - half, middle + half, kFrameTop, kFrameTop + 0.06F,
                    row % 2 == 0 ? kField : kOtherField);
  }
}

void add_steps(Mesh& mesh) {
  add_tray(mesh, step_field(0) - kStepHalf - 0.25F, step_field(kTurnSteps - 1) + kStepHalf + 0.25F);
  for (std::size_t step = 0; step < kTurnSteps; ++step) {
    const glm::vec2 middle = step_field(step);
    table::add_recess(mesh, middle - kStepHalf + 0.18F, middle + kStepHalf - 0.18F, kSunkOak);
    table::add_inlaid_frame(mesh, middle - kStepHalf + 0.18F, middle + kStepHalf - 0.18F, 0.12F,
                            paints::kBrass);
    const glm::vec3 stand = step_place(static_cast<trilogy::TurnStep>(step));
    table::add_cup(mesh, {stand.x, stand.z}, 1.25F, paints::kBrass, engine::shaded(kSunkOak, 0.7F));
  }
}

void add_piles(Mesh& mesh) {
  const glm::vec2 half = kCardSize / 2.0F + 0.3F;
  const glm::vec3 first = deck_place(trilogy::Deck::kTerritory);
  const glm::vec3 last = discard_place(trilogy::Deck::kAdventure);
  add_tray(mesh, glm::vec2(first.x, first.z) - half - 0.35F,
           glm::vec2(last.x, last.z) + half + 0.35F);
  for (const auto deck : {trilogy::Deck::kTerritory, trilogy::Deck::kAdventure}) {
    for (const glm::vec3& place : {deck_place(deck), discard_place(deck)}) {
      const glm::vec2 middle{place.x, place.z};
      table::add_recess(mesh, middle - half, middle + half, kSunkOak);
      table::add_inlaid_frame(mesh, middle - half, middle + half, 0.14F, paints::kBrass);
      table::add_sign(mesh, trilogy_figures::deck_emblem(deck), middle, 1.3F,
                      engine::shaded(paints::kBrass, 0.55F), kFrameTop + 0.03F);
    }
  }
}

/// Where the seals lie that tell the points.
void add_scores(Mesh& mesh) {
  const glm::vec3 first = score_place(0);
  const glm::vec3 last = score_place(trilogy::kMostSeats - 1);
  const glm::vec2 half{2.7F, 2.6F};
  add_tray(mesh, glm::vec2(first.x, first.z) - half, glm::vec2(last.x, last.z) + half);
  for (std::size_t seat = 0; seat < trilogy::kMostSeats; ++seat) {
    const glm::vec3 place = score_place(seat);
    table::add_cup(mesh, {place.x, place.z}, 1.9F, paints::kBrass, kSunkOak);
  }
}

/// Where the dice of battle are thrown: felt in a frame of oak, on which the tray is set.
void add_battleground(Mesh& mesh) {
  const glm::vec2 half = battleground_half() - 0.25F;
  const glm::vec2 from = kBattleground - half;
  const glm::vec2 to = kBattleground + half;
  add_tray(mesh, from, to);
  table::add_recess(mesh, from + 0.7F, to - 0.7F, kFelt);
  table::add_inlaid_frame(mesh, from + 0.7F, to - 0.7F, kLine, paints::kBrass);
}

}  // namespace

std::vector<Mesh> frame_meshes() {
  Mesh frame;
  add_table(frame, kRegionsTop, trilogy::kRegionCount, region_row);
  add_table(frame, kSetsTop, kSetKinds, set_row);
  add_steps(frame);
  add_piles(frame);
  add_scores(frame);
  add_battleground(frame);
  return engine::divided(engine::without_underside(frame), {2, 2});
}

}  // namespace trilogy_table
