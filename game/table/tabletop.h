#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/renderer.h"
#include "game/table/board/board_assets.h"
#include "game/table/game_table.h"
#include "game/table/ground_shade.h"
#include "game/table/motion/stage.h"
#include "game/table/names/land_tone.h"
#include "game/table/names/name_places.h"
#include "game/table/names/written_names.h"
#include "game/table/piece_meshes.h"
#include "game/table/pointing.h"
#include "game/table/region_lights.h"
#include "game/table/seals/ring_thread.h"
#include "game/table/seals/seal_places.h"
#include "rules/core/game.h"

namespace table {

struct TabletopSettings {
  std::filesystem::path shader_folder;
  std::filesystem::path baked_folder;      ///< of this game's map; without one it is drawn plainly
  std::span<const core::DataFile> layout;  ///< the layout_files() of the game
  engine::Effects effects{};
  /// What a region, or another label of the map, is called there, by its id; else as the game's
  /// files have it.
  std::function<std::string(std::string_view)> region_name{}, label_text{};
};

/// The table as it is seen: told of views and events, it draws itself. Needs an open window.
class Tabletop {
 public:
  static base::Result<Tabletop> create(std::shared_ptr<const GameTable> game,
                                       const TabletopSettings& settings);

  /// The same table for somebody else who looks on: what lies on it and where it is seen from are
  /// their own, the rest is shared.
  base::Result<Tabletop> another() const;

  /// Shows the view at once.
  void reset(const match::AnyView& view);
  /// Shows how the events led to the view. The events are masked for the same viewer.
  void tell(const match::AnyView& view, std::span<const core::Event> events);
  /// A machine answers next: what it may choose is lit for nobody, until more is told.
  void ask_nobody();
  /// Plays on; true while anything moves or is yet to be drawn more sharply.
  bool update(double seconds);
  void skip() { stage_->skip(); }
  void set_reduced_motion(bool is_reduced) { stage_->set_reduced(is_reduced); }
  /// From now on no frame waits for a throw to be worked out.
  void work_out_throws_aside() { stage_->use_worker(std::make_shared<engine::ThrowWorker>()); }
  bool is_moving() const { return stage_->is_moving(); }
  bool is_rolling() const { return stage_->is_rolling(); }
  bool has_falling_dice() const { return stage_->has_falling_dice(); }

  /// From where it is seen, and how much of the screen panels leave free: the dice tray is set down
  /// there. For the throws that are told of from now on.
  void watch_from(const engine::CameraView& camera, const engine::ScreenPart& clear);

  Pointed point_at(const engine::CameraView& camera, glm::vec2 screen) const;
  /// What the pointer and the panels point at, for the next frames.
  void point_to(RegionId region, const RegionSet& named);

  /// What was taken up, and where it may be laid; empty hands give the question's own light back.
  void hold(std::span<const Touchable> held, const Touches& touches);

  /// Where nothing is chosen, all but these lands falls back: something is staged there. None: all
  /// are lit.
  void light_only(const RegionSet& lands) { lit_lands_ = lands; }

  /// Ambient life: how long it has been moving, and whether there is smoke at all.
  void set_ambient(float seconds, bool has_smoke) {
    scene_.seconds = seconds;
    has_smoke_ = has_smoke;
  }

  /// The bare board, for a look at the land below; nothing else changes.
  void toggle_figures() { hides_figures_ = !hides_figures_; }
  bool hides_figures() const { return hides_figures_; }

  /// Where the seals of what stands there lie now, for draw_badges().
  std::span<const glm::vec3> place_seals(const engine::Theme& theme, const SealView& view) {
    return seal_places_.update(*stage_, theme, view);
  }

  /// Where names that give way to the seals lie from now on, until they are placed anew.
  void place_names(const NameView& view);

  glm::vec2 ring_aside() const { return seal_places_.ring_aside(); }

  /// Around the lands that the Ring may have come to unseen.
  std::span<const ThreadStroke> ring_thread() {
    return ring_thread_.around(stage_->ring().may_be_in, parts_->layout, parts_->board);
  }

  /// What is `covered` may stay undrawn: panels come over it.
  void draw(const engine::CameraView& camera, glm::ivec2 pixels,
            std::span<const engine::ScreenPart> covered = {});

  const GameTable& game() const { return *parts_->game; }
  const Layout& layout() const { return parts_->layout; }
  const Frame& frame() const { return parts_->frame; }
  const BoardAssets& board() const { return parts_->board; }
  const Stage& stage() const { return *stage_; }
  engine::Renderer& renderer() { return parts_->renderer; }
  /// What could not be read and has a plain stand-in: a sentence for each.
  const std::vector<std::string>& faults() const { return parts_->faults; }

 private:
  /// What other parts refer to lives where it is made.
  struct Parts {
    std::shared_ptr<const GameTable> game;
    Layout layout;
    BoardAssets board;
    engine::Renderer renderer;
    PieceMeshes meshes;
    std::vector<engine::MeshId> lights;
    engine::MeshId dice_tray;
    SealGround seal_ground;
    LandTone land_tone;
    NameGround name_ground;
    Frame frame;
    std::vector<engine::MeshId> frame_meshes;
    std::vector<engine::DecalVertex> ground_decals;
    std::vector<std::string> faults;

    Parts(std::shared_ptr<const GameTable> of, Layout plan, BoardAssets map,
          engine::Renderer drawer);
    Surroundings world() const { return {layout, board.ground}; }
  };

  explicit Tabletop(std::shared_ptr<Parts> parts, std::size_t eye = 0);
  void draw_decals_anew();
  void shade_ground_anew();
  TrayPlace tray_place(const Battle& battle) const;
  std::uint8_t side_in(RegionId region) const;

  std::shared_ptr<Parts> parts_;
  std::size_t eye_ = 0;  ///< of the renderer
  std::unique_ptr<Stage> stage_;
  SealPlaces seal_places_;
  NamePlaces name_places_;
  WrittenNames written_names_;
  RingThread ring_thread_;
  bool hides_figures_ = false;
  Spotlight asked_;      ///< what the question lights up
  Spotlight spotlight_;  ///< the same, or what is held
  bool has_smoke_ = false;
  std::size_t kept_decals_ = 0;               ///< of scene_.decals; the smoke follows them
  std::optional<Spotlight> drawn_spotlight_;  ///< the one that scene_.decals shows
  RegionSet lit_lands_;
  RegionSet shaded_around_;              ///< by the shade of the ground
  std::vector<OwnedGround> shaded_for_;  ///< the same
  Ambience ambience_;
  float intensity_ = 0;  ///< of the lights that live, by now
  RegionLights region_lights_;
  engine::CameraView seen_from_{};
  engine::ScreenPart clear_{};
  engine::Scene scene_;
};

}  // namespace table
