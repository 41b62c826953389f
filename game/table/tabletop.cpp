#include "game/table/tabletop.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/render/decals.h"
#include "engine/scene/easing.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/dice/tray_place.h"
#include "game/table/frame/frame.h"
#include "game/table/grounds.h"
#include "game/table/labels.h"
#include "game/table/load_layout.h"
#include "game/table/motion/animations.h"
#include "game/table/scene_parts.h"
#include "game/table/smoke.h"
#include "game/wotr/figures/figure_kinds.h"

namespace table {
namespace {

constexpr float kEyeRests = 0.004F;  // so near to where it goes

bool has_throw(std::span<const core::Event> events) {
  return std::any_of(events.begin(), events.end(), [](const core::Event& event) {
    return show_of(static_cast<wotr::EventKind>(event.kind)) == Show::kThrow;
  });
}

}  // namespace

Tabletop::Parts::Parts(const wotr::Rules& game, Layout plan, BoardAssets map,
                       figures::FigureModels figures, engine::Renderer drawer,
                       const FrameWords& words)
    : rules(game),
      layout(std::move(plan)),
      board(std::move(map)),
      renderer(std::move(drawer)),
      models(renderer, rules, std::move(figures)),
      lights(renderer),
      dice_tray(renderer.add_mesh(dice_tray_mesh())) {
  for (const engine::Mesh& part : frame_meshes(layout.size))
    frame.push_back(renderer.add_furniture(part));
  renderer.set_terrain(board.ground, board.colour);
  std::vector<engine::Label> labels = map_labels(layout, rules, board.colour);
  const std::vector<engine::Label> of_frame = frame_labels(words);
  labels.insert(labels.end(), of_frame.begin(), of_frame.end());
  renderer.set_labels(labels);
  models.add_settlements(world(), board.colour);
  board.colour = {};  // the renderer has its own copy now
  if (board.detail) renderer.set_terrain_detail(std::move(*board.detail), board.lines);
  board.detail.reset();
  board.lines.clear();
  faults = board.faults;
  faults.insert(faults.end(), models.figures().faults.begin(), models.figures().faults.end());
}

Tabletop::Tabletop(std::unique_ptr<Parts> parts)
    : parts_(std::move(parts)), stage_(std::make_unique<Stage>(parts_->world())) {}

base::Result<Tabletop> Tabletop::create(const wotr::Rules& rules,
                                        const TabletopSettings& settings) {
  base::Result<Layout> layout = load_layout(settings.layout, rules);
  if (!layout) return base::Error{layout.error()};
  BoardAssets board = load_board_assets(settings.baked_folder, rules, *layout);
  auto renderer = engine::Renderer::create(
      {.shader_folder = settings.shader_folder, .effects = settings.effects});
  if (!renderer) return base::Error{renderer.error()};
  return Tabletop(std::make_unique<Parts>(rules, std::move(*layout), std::move(board),
                                          wotr_figures::load_figures(settings.figure_folder),
                                          renderer.take(), settings.words));
}

void Tabletop::reset(const wotr::View& view) {
  stage_->reset(mirror(parts_->world(), view.board, card_stacks(view, parts_->rules)));
  spotlight_ = spotlight_of(view);
  lighting_ = view.board;
  eye_ = eye_opening(lighting_);
}

bool Tabletop::update(double seconds) {
  const bool plays = stage_->update(seconds);
  const bool moves = plays || parts_->renderer.is_refining();
  const float goal = eye_opening(lighting_);
  if (eye_ == goal) return moves;
  eye_ = engine::approach(eye_, goal, seconds, parts_->layout.motion.pieces.eye);
  if (stage_->is_reduced() || std::abs(eye_ - goal) < kEyeRests) eye_ = goal;
  return true;
}

void Tabletop::watch_from(const engine::CameraView& camera, const engine::ScreenPart& clear) {
  seen_from_ = camera;
  clear_ = clear;
}

/// Both sides of a battle and what has just been asked about are not to be hidden.
TrayPlace Tabletop::tray_place(const wotr::View& view) const {
  const wotr::Battle& battle = view.board.battle;
  wotr::RegionSet in_question = spotlight_.lit;
  if (battle.kind != wotr::BattleKind::kNone) {
    in_question.insert(battle.from);
    in_question.insert(battle.target);
  }
  return place_tray(parts_->world(), {.camera = seen_from_,
                                      .clear = clear_,
                                      .standing = stage_->actors(),
                                      .in_question = in_question});
}

void Tabletop::tell(const wotr::View& view, std::span<const core::Event> events) {
  Beat beat{.events = {events.begin(), events.end()},
            .after = mirror(parts_->world(), view.board, card_stacks(view, parts_->rules))};
  if (has_throw(events)) beat.tray = tray_place(view);
  stage_->tell(std::move(beat));
  const wotr::RegionId pointed = spotlight_.pointed;
  spotlight_ = spotlight_of(view);
  spotlight_.pointed = pointed;
  lighting_ = view.board;
}

Pointed Tabletop::point_at(const engine::CameraView& camera, glm::vec2 screen) const {
  return table::point_at(camera, screen, parts_->board, *stage_);
}

void Tabletop::point_to(wotr::RegionId region, const wotr::RegionSet& named) {
  spotlight_.pointed = region;
  spotlight_.named = named;
}

/// Draping light over the relief is dear, so it is kept until the spotlight turns.
void Tabletop::draw_decals_anew() {
  if (drawn_spotlight_ == spotlight_) {
    scene_.decals.resize(kept_decals_);
    return;
  }
  scene_.decals.clear();
  add_grounds(scene_.decals, parts_->world());
  add_mordor_track(scene_.decals, parts_->world());
  add_spotlight(scene_.decals, parts_->world(), spotlight_);
  drawn_spotlight_ = spotlight_;
  kept_decals_ = scene_.decals.size();
}

void Tabletop::draw(const engine::CameraView& camera, glm::ivec2 pixels,
                    std::span<const engine::ScreenPart> covered) {
  draw_decals_anew();
  if (has_smoke_) {
    const glm::vec3 mouth =
        parts_->board.ground.on_surface(parts_->layout.mordor_track.back(), 0.6F);
    add_smoke(scene_.decals, mouth, camera, scene_.seconds);
  }
  region_lights_.add_to(scene_.decals, parts_->world(), stage_->lights());
  scene_.camera = camera;
  scene_.covered.assign(covered.begin(), covered.end());
  scene_.instances.clear();
  scene_.glows.clear();
  set_light(scene_, parts_->world(), lighting_);
  for (const engine::MeshId part : parts_->frame) {
    scene_.instances.push_back({.mesh = part, .tint = {1, 1, 1, 0}, .casts_shadow = false});
  }
  add_dice_tray(scene_, *stage_, parts_->dice_tray);
  add_actors(scene_, *stage_, spotlight_, parts_->rules, parts_->models);
  add_battle_glow(scene_, parts_->world(), *stage_);
  parts_->lights.add_to(scene_, *stage_, parts_->rules, eye_);
  parts_->renderer.draw(scene_, pixels);
}

}  // namespace table
