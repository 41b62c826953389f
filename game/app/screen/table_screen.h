#pragma once

#include <glm/vec2.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/platform/pointers/input.h"
#include "engine/scene/camera.h"
#include "engine/ui/ink_pictures.h"
#include "engine/ui/ui.h"
#include "game/app/screen/match_shown.h"
#include "game/app/screen/selection.h"
#include "game/app/screen/stations.h"
#include "game/app/shelf/loaded_game.h"
#include "game/app/start/command_line.h"
#include "game/screens/screens.h"
#include "game/session/session.h"
#include "game/table/seals/badges.h"
#include "game/table/seals/ring_marker.h"
#include "game/table/tabletop.h"

namespace engine {
class TexturedQuad;
}

namespace app {

/// The height of what a finger presses at scale 1, in points (engine/ui/theme.h).
inline constexpr float kPlainTouch = 44;

enum class Panels { kShown, kHidden };

/// What the panels show. While dice fall, or something is staged and cannot be read yet, it stays
/// behind the match, so that they are the first to say what they show.
struct PanelState {
  match::AnyView view;
  std::size_t cursor = 0;  ///< of the match
  std::size_t log_lines = 0;
  bool is_rolling = false;   ///< what was asked then is not asked any more
  bool is_replayed = false;  ///< nothing is asked of anybody
};

/// What the hand holds, and what may be done with it.
struct Holding {
  Selection selection;
  table::Touches touches{};               ///< with what is held
  table::Touches afresh{};                ///< with empty hands
  std::optional<match::AnyView> asked{};  ///< the view that they are of
  bool asked_in_replay = false;
};

/// What one frame is drawn with, beside the session.
struct Frame {
  const engine::Input& input;
  double seconds = 0;
  std::string notice;
  const engine::TexturedQuad* instead = nullptr;  ///< drawn in place of the table
  bool has_unread = false;  ///< what follows from what is staged is not said yet
  bool is_blind = false;    ///< laid out, but nothing is drawn
  std::optional<screens::MomentShown> moment{};  ///< that is told
  bool can_undo = false;
  screens::ShownParts parts{};  ///< what the features of the window show
};

/// The table and the panels over it: everything that is seen. Needs an open window.
class TableScreen {
 public:
  /// `game` and the rows outlive the screen.
  static base::Result<TableScreen> open(
      const LoadedGame& game, const CommandLine& command, float pixels_per_point, float ui_scale,
      std::span<const screens::SheetRow> sheets = screens::usual_sheets());

  /// Lays out the whole board, or what the command line asks to look at.
  void stand_at(const Standpoint& standpoint);
  /// The view of the whole board.
  void look_home();
  const engine::CameraPose& home() const { return *home_; }
  /// By the board in that view, in points.
  const engine::ScreenPart& filled_at_home() const { return filled_at_home_; }
  /// What panels keep for themselves at the edges.
  screens::Margins margins() const;
  /// What the panels told in the last frame.
  const std::optional<PanelState>& panel_state() const { return panel_state_; }
  /// The camera is, or is going, there.
  bool is_home() const { return home_ == camera_.goal(); }
  void set_size(glm::ivec2 points);
  glm::ivec2 size() const { return glm::ivec2(size_); }

  /// Draws the session, and tells what was pressed on a panel. The pointer is on `pointed()`.
  screens::Outcome draw(const session::Session& session, const Frame& frame, glm::ivec2 pixels);

  /// At a place on the map, or at nothing.
  void point(std::optional<glm::vec2> place);
  void point_at(table::RegionId region);
  /// Something was taken up, and is not laid down yet.
  bool has_in_hand() const { return !holding_.selection.is_empty(); }
  std::span<const table::Touchable> held() const { return holding_.selection.held(); }
  Holding& holding() { return holding_; }
  const Holding& holding() const { return holding_; }
  table::RegionId pointed() const { return pointed_.region; }
  const table::Pointed& pointed_at() const { return pointed_; }
  /// What lies at a place of the screen: a seal lies over whatever of the map is behind it.
  table::Pointed find(glm::vec2 place) const;
  bool is_badge_at(glm::vec2 place) const { return badge_at(place) != nullptr; }
  /// Of the last frame.
  std::span<const table::ShownBadge> seals() const { return seals_; }
  /// The marker of the Ring in the last frame.
  const std::optional<table::RingPlace>& ring() const { return ring_; }
  /// The question is answered by typing a name: letters mean nothing else.
  bool takes_letters() const { return takes_letters_; }

  const lang::Sentences& words() const { return game_->resources.words; }
  std::string name_of(const table::RegionLayout& region) const {
    return words().name(game_->module.files().regions, region.id);
  }
  engine::TableCamera& camera() { return camera_; }
  const engine::TableCamera& camera() const { return camera_; }
  table::Tabletop& tabletop() { return tabletop_; }
  const table::Tabletop& tabletop() const { return tabletop_; }
  engine::Ui& ui() { return ui_; }
  const engine::Ui& ui() const { return ui_; }
  /// From now on each person of the session, which outlives the screen or the next call, has a
  /// station.
  base::Result<void> set_stations(session::Session& session);
  /// The id of the window there, of the middle or of a place; 0: none.
  unsigned window_at(glm::vec2 place) const;
  /// From now on what is written can be read, in the middle and at every place.
  void set_read(bool is_read);
  /// In the last frame, in points of the window; of a touch table what stands at that side.
  std::vector<engine::WrittenLine> written(std::optional<engine::Edge> side = {}) const;
  /// What lies there belongs to who sits at that side of a touch table.
  bool is_at(engine::Edge side, glm::vec2 place);
  /// Somebody sits there.
  bool has_place_at(engine::Edge side);
  /// What is wrong with the windows of the last frame, in the middle and at every place.
  std::vector<std::string> faults_of_windows();
  bool has_stations() const { return stations_.has_value(); }
  /// The session that they look at goes.
  void drop_stations();
  void set_points_per_millimetre(float points);
  /// Who owns what lands there, if it is a panel of the middle or of a station.
  std::optional<engine::PointerOwner> panel_at(glm::vec2 place) const;
  screens::Memory& memory() { return memory_; }
  const screens::Memory& memory() const { return memory_; }
  /// What was chosen on earlier evenings is known from the folder of the saves.
  void know_saves_in(std::string folder) { match_shown_.know_saves_in(std::move(folder)); }
  /// The table as it is seen now without anything before it. The frame is to be drawn after it.
  engine::Pixels picture_of_table(glm::ivec2 pixels);
  /// What can be asked for from now on; the rows outlive the screen.
  void set_commands(std::span<const commands::Row> rows) { commands_ = rows; }
  std::span<const commands::Row> commands() const { return commands_; }
  std::span<const screens::SheetRow> sheets() const { return sheets_; }
  /// Some open sheet covers so much, and neither more nor less.
  bool lies_covered(screens::Covers covers) const {
    return screens::find_covering(memory_.sheets, sheets_, covers) != nullptr;
  }
  const screens::GameScreens& game_screens() const { return game_screens_; }
  void set_panels(Panels panels);
  /// Draws as they say from now on.
  base::Result<void> apply(const screens::Settings& settings);
  const screens::Settings& settings() const { return settings_; }
  /// One of screens::sheet_names; any other name closes them.
  void open_sheet(std::string_view name);

 private:
  TableScreen(const LoadedGame& game, engine::Ui ui, table::Tabletop tabletop, glm::ivec2 size,
              std::span<const screens::SheetRow> sheets);
  const table::ShownBadge* badge_at(glm::vec2 place) const;
  engine::Theme theme_of_badges() const;
  void keep_margins();
  table::SealView seal_view() const;
  void place_names(const engine::Theme& theme, const table::SealView& view,
                   std::span<const glm::vec3> seals);
  void draw_marks();
  void keep_panels();
  void set_letters();
  bool withholds(const session::Outlook& outlook, const Frame& frame) const;
  void keep_told(const session::Session& session, const Frame& frame);
  screens::Outcome draw_panels(const session::Session& session, const Frame& frame);
  screens::ScreenState state_of(const session::Session& session, const Frame& frame,
                                const match::AnyView& shown_view, const screens::GameScreens& game,
                                const screens::Memory& memory);
  void draw_stations(const session::Session& session, const Frame& frame,
                     screens::Outcome& outcome);
  void lay_in_the_middle(screens::OpenSheets& of_station);
  void end_stations(bool is_blind);
  std::size_t station_of_pointer() const;
  void take_off(engine::Edge edge, float top, screens::Drawn& drawn) const;
  float band() const;
  screens::Margins margins_of_stations() const;
  void draw_touch_marks(const engine::Input& input) const;
  float station_scale() const;
  void find_home();
  engine::ScreenPart room_for_ring(const engine::ScreenPart& clear) const;
  engine::ScreenPart free_part(const screens::Drawn& drawn) const;

  const LoadedGame* game_;
  engine::Ui ui_;
  engine::InkPictures engravings_;
  table::Tabletop tabletop_;
  glm::vec2 size_;
  engine::TableCamera camera_;
  std::optional<engine::CameraPose> home_;
  engine::ScreenPart filled_at_home_;  ///< by the board, in points
  screens::Memory memory_;
  screens::GameScreens game_screens_;
  MatchShown match_shown_;
  std::optional<PanelState> panel_state_;
  table::Pointed pointed_;
  std::vector<table::ShownBadge> seals_;      ///< of the last frame
  std::optional<table::RingPlace> ring_;      ///< the same
  std::optional<engine::ScreenPart> untold_;  ///< what the places of a touch table left free, too
  std::vector<engine::ScreenPart> open_panels_;  ///< the same
  Holding holding_;
  table::RegionSet named_;
  bool takes_letters_ = false;
  std::optional<Stations> stations_;
  std::vector<std::size_t> drawn_stations_;  ///< in this frame
  glm::vec2 asked_at_{0};                    ///< where somebody pointed last, in points
  float pixels_per_point_ = 1;
  float points_per_millimetre_ = 96 / 25.4F;
  Panels panels_ = Panels::kShown;
  std::span<const commands::Row> commands_ = commands::table();
  std::vector<screens::SheetRow> sheets_;  ///< with those of the game
  screens::Settings settings_;
  float own_scale_ = 1;          ///< of letters, where the settings leave it to the screen
  bool is_scale_fixed_ = false;  ///< the command line said it
};

}  // namespace app
