#include "game/table/tabletop.h"

#include <utility>

#include "engine/render/decals.h"
#include "game/table/dice_tray.h"
#include "game/table/frame.h"
#include "game/table/grounds.h"
#include "game/table/labels.h"
#include "game/table/load_layout.h"
#include "game/table/scene_parts.h"
#include "game/table/smoke.h"

namespace table {

Tabletop::Parts::Parts(const wotr::Rules& game, Layout plan, BoardAssets map, FigureModels figures,
                       engine::Renderer drawer)
    : rules(game),
      layout(std::move(plan)),
      board(std::move(map)),
      renderer(std::move(drawer)),
      models(renderer, rules, std::move(figures)),
      lights(renderer),
      frame(renderer.add_mesh(frame_mesh(layout.size))),
      dice_tray(renderer.add_mesh(dice_tray_mesh())) {
  renderer.set_terrain(board.ground, board.colour);
  renderer.set_labels(map_labels(layout, rules, board.colour));
  models.add_settlements(world(), board.colour);
  board.colour = {};  // the renderer has its own copy now
}

Tabletop::Tabletop(std::unique_ptr<Parts> parts)
    : parts_(std::move(parts)), stage_(std::make_unique<Stage>()) {}

core::Result<Tabletop> Tabletop::create(const wotr::Rules& rules,
                                        const TabletopSettings& settings) {
  core::Result<Layout> layout = load_layout(settings.layout, rules);
  if (!layout) return core::Error{layout.error()};
  core::Result<BoardAssets> board = load_board_assets(settings.baked_folder, rules);
  if (!board) return core::Error{board.error()};
  auto renderer = engine::Renderer::create(
      {.shader_folder = settings.shader_folder, .effects = settings.effects});
  if (!renderer) return core::Error{renderer.error()};
  return Tabletop(std::make_unique<Parts>(rules, std::move(*layout), std::move(*board),
                                          load_figures(settings.figure_folder), renderer.take()));
}

void Tabletop::reset(const wotr::View& view) {
  stage_->reset(mirror(parts_->world(), view.board));
  spotlight_ = spotlight_of(view);
  lighting_ = view.board;
}

void Tabletop::tell(const wotr::View& view, std::span<const core::Event> events) {
  stage_->tell(
      {.events = {events.begin(), events.end()}, .after = mirror(parts_->world(), view.board)});
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

void Tabletop::draw(const engine::CameraView& camera, glm::ivec2 pixels) {
  draw_decals_anew();
  if (has_smoke_) {
    const glm::vec3 mouth =
        parts_->board.ground.on_surface(parts_->layout.mordor_track.back(), 0.6F);
    add_smoke(scene_.decals, mouth, camera, scene_.seconds);
  }
  scene_.camera = camera;
  scene_.instances.clear();
  scene_.glows.clear();
  set_light(scene_, parts_->world(), lighting_);
  scene_.instances.push_back({.mesh = parts_->frame, .tint = {1, 1, 1, 0}});
  add_dice_tray(scene_, *stage_, parts_->dice_tray);
  add_actors(scene_, *stage_, spotlight_, parts_->rules, parts_->models);
  parts_->lights.add_to(scene_, *stage_, parts_->rules, lighting_);
  parts_->renderer.draw(scene_, pixels);
}

}  // namespace table
