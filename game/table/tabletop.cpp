#include "game/table/tabletop.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/render/marks/decals.h"
#include "engine/scene/easing.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/ground_shade.h"
#include "game/table/motion/tray_place.h"
#include "game/table/names/map_names.h"
#include "game/table/scene_parts.h"
#include "game/table/smoke.h"

namespace table {
namespace {

constexpr float kAtRest = 0.004F;  // so near to where an intensity goes
constexpr float kSmokeAbove = 0.6F;

std::vector<engine::MeshId> upload(engine::Renderer& renderer,
                                   const std::vector<engine::Mesh>& meshes) {
  std::vector<engine::MeshId> ids;
  ids.reserve(meshes.size());
  for (const engine::Mesh& mesh : meshes) ids.push_back(renderer.add_mesh(mesh));
  return ids;
}

std::vector<OwnedGround> owned_ground(const Stage& stage) {
  std::vector<OwnedGround> owned;
  for (const Formation& force : stage.formations()) {
    if (force.ground && force.region != kNoRegion) owned.push_back({force.region, *force.ground});
  }
  return owned;
}

/// The lands that a question, a panel or a moment is about, as long as they are few: a question
/// about half the map is not about their names.
RegionSet spoken_of(const Spotlight& spotlight, const RegionSet& staged) {
  constexpr int kFew = 12;
  RegionSet spoken = spotlight.named;
  for (const RegionId region : {spotlight.pointed, spotlight.held, spotlight.from})
    if (region != kNoRegion) spoken.insert(region);
  for (const RegionSet* lands : {&spotlight.lit, &staged})
    if (lands->size() <= kFew) spoken = spoken | *lands;
  return spoken;
}

}  // namespace

Tabletop::Parts::Parts(std::shared_ptr<const GameTable> of, Layout plan, BoardAssets map,
                       engine::Renderer drawer)
    : game(std::move(of)),
      layout(std::move(plan)),
      board(std::move(map)),
      renderer(std::move(drawer)),
      meshes(renderer, *game),
      lights(upload(renderer, game->light_meshes())),
      dice_tray(renderer.add_mesh(dice_tray_mesh())),
      seal_ground(layout, board),
      land_tone(board.colour, layout.size),
      name_ground(layout, board.ground),
      frame(game->frame(layout)),
      ground_decals(game->ground_decals(world())) {
  for (const engine::Mesh& part : frame.meshes)
    frame_meshes.push_back(renderer.add_furniture(part));
  frame.meshes.clear();
  renderer.set_terrain(board.ground, board.colour);
  renderer.set_ground_kinds(board.kinds);
  board.kinds = {};
  std::vector<engine::Label> labels = map_names(layout, land_tone);
  labels.insert(labels.end(), frame.labels.begin(), frame.labels.end());
  renderer.set_labels(labels);
  meshes.add_land_shapes(world(), board.colour);
  board.colour = {};  // the renderer has its own copy now
  if (board.detail) renderer.set_terrain_detail(std::move(*board.detail), board.lines);
  board.detail.reset();
  board.lines.clear();
  faults = board.faults;
  const std::vector<std::string> of_game = game->faults();
  faults.insert(faults.end(), of_game.begin(), of_game.end());
}

Tabletop::Tabletop(std::shared_ptr<Parts> parts, std::size_t eye)
    : parts_(std::move(parts)),
      eye_(eye),
      stage_(std::make_unique<Stage>(parts_->world())),
      seal_places_(parts_->seal_ground),
      name_places_(parts_->name_ground) {}

base::Result<Tabletop> Tabletop::another() const {
  const auto eye = parts_->renderer.add_eye();
  if (!eye) return eye.failure();
  return Tabletop(parts_, *eye);
}

base::Result<Tabletop> Tabletop::create(std::shared_ptr<const GameTable> game,
                                        const TabletopSettings& settings) {
  base::Result<Layout> layout = game->layout(settings.layout);
  if (!layout) return layout.failure();
  if (settings.region_name) {
    for (RegionLayout& region : layout->regions) region.name = settings.region_name(region.id);
  }
  if (settings.label_text) {
    for (MapLabel& label : layout->labels) label.text = settings.label_text(label.id);
  }
  BoardAssets board = load_board_assets(settings.baked_folder, *layout);
  auto renderer = engine::Renderer::create(
      {.shader_folder = settings.shader_folder, .effects = settings.effects});
  if (!renderer) return renderer.failure();
  return Tabletop(std::make_shared<Parts>(std::move(game), std::move(*layout), std::move(board),
                                          renderer.take()));
}

void Tabletop::reset(const match::AnyView& view) {
  stage_->reset(parts_->game->mirror(parts_->world(), view));
  asked_ = spotlight_ = parts_->game->spotlight(view);
  ambience_ = parts_->game->ambience(parts_->world(), view);
  intensity_ = ambience_.intensity;
}

bool Tabletop::update(double seconds) {
  const bool plays = stage_->update(seconds);
  const bool fades = written_names_.update(seconds);
  const bool moves = plays || fades || parts_->renderer.is_refining();
  const float goal = ambience_.intensity;
  if (intensity_ == goal) return moves;
  intensity_ = engine::approach(intensity_, goal, seconds, parts_->layout.motion.pieces.lights);
  if (stage_->is_reduced() || std::abs(intensity_ - goal) < kAtRest) intensity_ = goal;
  return true;
}

void Tabletop::watch_from(const engine::CameraView& camera, const engine::ScreenPart& clear) {
  seen_from_ = camera;
  clear_ = clear;
}

/// Both sides of a battle and what has just been asked about are not to be hidden.
TrayPlace Tabletop::tray_place(const Battle& battle) const {
  RegionSet in_question = spotlight_.lit;
  for (const RegionId region : {battle.from, battle.target}) {
    if (battle.is_fought && has_region(parts_->layout, region)) in_question.insert(region);
  }
  return place_tray(parts_->world(), {.camera = seen_from_,
                                      .clear = clear_,
                                      .standing = stage_->actors(),
                                      .in_question = in_question,
                                      .frame = &parts_->frame});
}

void Tabletop::tell(const match::AnyView& view, std::span<const core::Event> events) {
  Beat beat{.cues = parts_->game->cues(view, events),
            .after = parts_->game->mirror(parts_->world(), view)};
  if (beat.cues.has_throw()) beat.tray = tray_place(beat.after.battle);
  stage_->tell(std::move(beat));
  const RegionId pointed = spotlight_.pointed;
  asked_ = spotlight_ = parts_->game->spotlight(view);
  spotlight_.pointed = pointed;
  ambience_ = parts_->game->ambience(parts_->world(), view);
}

void Tabletop::ask_nobody() { asked_ = spotlight_ = {}; }

void Tabletop::place_names(const NameView& view) {
  written_names_.write(name_places_.update(*stage_, view, spoken_of(spotlight_, lit_lands_)));
}

Pointed Tabletop::point_at(const engine::CameraView& camera, glm::vec2 screen) const {
  return table::point_at(camera, screen, {parts_->board, parts_->frame, *stage_});
}

void Tabletop::point_to(RegionId region, const RegionSet& named) {
  spotlight_.pointed = region;
  spotlight_.named = named;
}

/// Whose figures are led from a region: an arrow begins where they stand.
std::uint8_t Tabletop::side_in(RegionId region) const {
  const auto& formations = stage_->formations();
  const auto found = std::find_if(formations.begin(), formations.end(),
                                  [&](const Formation& one) { return one.region == region; });
  return found == formations.end() ? 0 : found->side;
}

void Tabletop::hold(std::span<const Touchable> held, const Touches& touches) {
  const RegionId pointed = spotlight_.pointed;
  const RegionSet named = spotlight_.named;
  spotlight_ = asked_;
  spotlight_.pointed = pointed;
  spotlight_.named = named;
  if (held.empty()) return;
  spotlight_.lit = open_to(held, touches);
  spotlight_.held = spotlight_.from = held.front().region;
  if (spotlight_.held != kNoRegion) spotlight_.side = side_in(spotlight_.held);
}

void Tabletop::shade_ground_anew() {
  std::vector<OwnedGround> owned = owned_ground(*stage_);
  const RegionSet& lit = spotlight_.lit.empty() ? lit_lands_ : spotlight_.lit;
  if (shaded_around_ == lit && owned == shaded_for_) return;
  shaded_around_ = lit;
  shaded_for_ = std::move(owned);
  std::optional<engine::GroundShade> shade;
  if (!shaded_around_.empty() || !shaded_for_.empty()) {
    shade = shade_of(parts_->board.regions, parts_->layout.size, shaded_around_, shaded_for_);
  }
  parts_->renderer.set_ground_shade(shade);
}

/// Draping light over the relief is dear, so it is kept until the spotlight turns.
void Tabletop::draw_decals_anew() {
  shade_ground_anew();
  if (drawn_spotlight_ == spotlight_) {
    scene_.decals.resize(kept_decals_);
    return;
  }
  scene_.decals = parts_->ground_decals;
  add_spotlight(scene_.decals, parts_->world(), spotlight_);
  drawn_spotlight_ = spotlight_;
  kept_decals_ = scene_.decals.size();
}

void Tabletop::draw(const engine::CameraView& camera, glm::ivec2 pixels,
                    std::span<const engine::ScreenPart> covered) {
  parts_->renderer.see_with(eye_);
  draw_decals_anew();
  if (has_smoke_) {
    for (const glm::vec2& mouth : parts_->layout.smoke) {
      add_smoke(scene_.decals, parts_->board.ground.on_surface(mouth, kSmokeAbove), camera,
                scene_.seconds);
    }
  }
  region_lights_.add_to(scene_.decals, parts_->world(), stage_->lights());
  scene_.camera = camera;
  scene_.labels.clear();
  written_names_.add_to(scene_.labels, parts_->layout, parts_->land_tone);
  scene_.covered.assign(covered.begin(), covered.end());
  scene_.instances.clear();
  scene_.glows.clear();
  set_light(scene_, ambience_);
  for (const engine::MeshId part : parts_->frame_meshes) {
    scene_.instances.push_back({.mesh = part, .tint = {1, 1, 1, 0}, .casts_shadow = false});
  }
  add_dice_tray(scene_, parts_->layout, *stage_, parts_->dice_tray);
  if (!hides_figures_) add_actors(scene_, *stage_, spotlight_, parts_->meshes);
  add_battle_glow(scene_, parts_->world(), *stage_);
  parts_->game->add_lights(scene_,
                           {.stage = *stage_, .meshes = parts_->lights, .intensity = intensity_});
  parts_->renderer.draw(scene_, pixels);
}

}  // namespace table
