#include "game/app/screen/table_screen.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <future>
#include <glm/common.hpp>
#include <glm/vector_relational.hpp>
#include <utility>

#include "engine/render/ground/textured_quad.h"
#include "engine/text/font_files.h"
#include "game/app/screen/table_hand.h"
#include "game/app/screen/table_settings.h"
#include "game/screens/layers.h"
#include "game/table/home_view.h"
#include "game/table/seals/badges.h"

namespace app {
namespace {

constexpr float kBannerRoom = 104;  // points

base::Result<table::Tabletop> open_tabletop(const LoadedGame& game, engine::Level level) {
  const Resources& resources = game.resources;
  auto tabletop =
      table::Tabletop::create(game.module.table(resources), table_settings(resources, level));
  if (!tabletop) return tabletop;
  for (const std::string& fault : tabletop->faults()) {
    std::fprintf(stderr, "amonhen: %s\n", fault.c_str());
  }
  return tabletop;
}

std::optional<screens::ThinkingShown> shown_of(const std::optional<session::Thinking>& thinking) {
  if (!thinking) return std::nullopt;
  return screens::ThinkingShown{thinking->seconds, thinking->most, thinking->is_hurried};
}

}  // namespace

base::Result<TableScreen> TableScreen::open(const LoadedGame& game, const CommandLine& command,
                                            float pixels_per_point, float ui_scale,
                                            std::span<const screens::SheetRow> sheets) {
  screens::Settings settings;
  settings.level = command.level.value_or(engine::Level::kLow);
  fulfil(command.settings, settings);
  auto fonts = engine::find_fonts();
  if (!fonts) return fonts.failure();
  const float scale = command.ui_scale > 0 ? command.ui_scale : ui_scale;
  auto drawn_letters = std::async(std::launch::async, engine::Ui::draw_letters, std::cref(*fonts),
                                  scale, pixels_per_point);
  auto tabletop = open_tabletop(game, settings.level);
  auto letters = drawn_letters.get();
  if (!tabletop) return tabletop.failure();
  if (!letters) return letters.failure();
  auto ui = engine::Ui::create(*fonts, letters.take(), scale, pixels_per_point);
  if (!ui) return ui.failure();
  TableScreen screen(game, ui.take(), tabletop.take(), command.size, sheets);
  screen.own_scale_ = scale;
  screen.pixels_per_point_ = pixels_per_point;
  screen.is_scale_fixed_ = command.ui_scale > 0;
  if (const base::Result<void> done = screen.apply(settings); !done) return done.failure();
  screen.open_sheet(command.sheet);
  screen.set_panels(command.no_ui ? Panels::kHidden : Panels::kShown);
  screen.camera_.set_flat(command.flat);
  screen.stand_at(command.standpoint);
  return screen;
}

TableScreen::TableScreen(const LoadedGame& game, engine::Ui ui, table::Tabletop tabletop,
                         glm::ivec2 size, std::span<const screens::SheetRow> sheets)
    : game_(&game),
      ui_(std::move(ui)),
      engravings_(game.resources.baked / "engravings"),
      tabletop_(std::move(tabletop)),
      size_(size),
      camera_(tabletop_.layout().size, glm::vec2(size)),
      game_screens_(game.module.screens(game.resources)),
      match_shown_(game),
      sheets_(screens::sheets_with(sheets, game_screens_)) {}

void TableScreen::open_sheet(std::string_view name) {
  memory_.sheets = {};
  memory_.game_sheets = {};
  screens::open_named(memory_, sheets_, name);
}

base::Result<void> TableScreen::apply(const screens::Settings& settings) {
  settings_ = settings;
  set_letters();
  ui_.set_high_contrast(settings.high_contrast);
  if (stations_) stations_->set_high_contrast(settings.high_contrast);
  tabletop_.set_ambient(0, screens::has_ambient_life(settings));
  tabletop_.set_reduced_motion(settings.reduced_motion);
  keep_margins();
  return tabletop_.renderer().set_effects(screens::effects_of(settings));
}

void TableScreen::set_letters() {
  if (!is_scale_fixed_) ui_.set_scale(screens::letter_scale(settings_, own_scale_, size_.y));
  if (stations_) stations_->set_scale(station_scale());
}

void TableScreen::set_panels(Panels panels) {
  panels_ = panels;
  keep_margins();
}

screens::Margins TableScreen::margins() const {
  if (panels_ == Panels::kHidden) return {};
  if (stations_) return margins_of_stations();
  return screens::margins(ui_.theme(), size_, settings_, game_screens_);
}

/// Who looks at the whole board goes on doing so.
void TableScreen::keep_margins() {
  const bool was_home = is_home();
  const screens::Margins kept = margins();
  camera_.set_margins(kept.left_top, kept.right_bottom);
  find_home();
  if (was_home) camera_.set_goal(*home_);
}

void TableScreen::set_size(glm::ivec2 points) {
  if (size_ == glm::vec2(points)) return;
  size_ = points;
  set_letters();
  camera_.set_screen(size_);
  keep_margins();
}

void TableScreen::find_home() {
  const screens::Margins kept = margins();
  // Those of the north and the south lie clear of the bars.
  const bool has_room = !screens::is_compact(ui_.theme(), size_);
  const float seals = has_room ? theme_of_badges().scale : 0;
  const engine::ScreenPart clear{kept.left_top, size_ - kept.right_bottom};
  engine::TableCamera home = camera_;
  table::look_home(home, tabletop_.game().home_places(tabletop_.layout()),
                   table::room_for_places(clear, seals, ui_.scale()), tabletop_.game().home_tilt());
  home_ = home.goal();
  filled_at_home_ = home.filled();
}

void TableScreen::look_home() {
  find_home();
  camera_.set_goal(*home_);
}

void TableScreen::stand_at(const Standpoint& standpoint) {
  look_home();
  for (const table::RegionLayout& region : tabletop_.layout().regions) {
    if (region.id == standpoint.region) camera_.look_at(region.settlement, standpoint.distance);
  }
  if (standpoint.place) camera_.look_at(*standpoint.place, standpoint.distance);
  camera_.settle();
}

void TableScreen::point(std::optional<glm::vec2> place) {
  pointed_ = {};
  if (place && !panel_at(*place)) pointed_ = find(*place);
}

void TableScreen::point_at(table::RegionId region) {
  pointed_ = {.region = region, .piece = std::nullopt, .thing = {}};
}

/// The Ring and the seals lie over whatever of the map is behind them.
table::Pointed TableScreen::find(glm::vec2 place) const {
  if (ring_ && ring_->part.contains(place)) {
    const table::Piece* bearer = table::bearer_of_ring(tabletop_.stage());
    if (bearer != nullptr)
      return {.region = bearer->region, .piece = *bearer, .thing = bearer->traits.thing};
  }
  if (const table::ShownBadge* seal = badge_at(place)) {
    return {.region = seal->region, .piece = std::nullopt, .thing = {}};
  }
  return tabletop_.point_at(camera_.view(), place);
}

const table::ShownBadge* TableScreen::badge_at(glm::vec2 place) const {
  const auto seal = std::ranges::find_if(seals_, [&](const table::ShownBadge& one) {
    return one.region != table::kNoRegion &&  // else it says what lies below it
           one.part.contains(place);
  });
  return seal == seals_.end() ? nullptr : &*seal;
}

/// A question that is asked already stays.
bool TableScreen::withholds(const session::Outlook& outlook, const Frame& frame) const {
  if (tabletop_.is_rolling()) return true;
  return frame.has_unread && panel_state_->cursor != outlook.cursor();
}

/// A question that dice may have answered is not asked any more.
void TableScreen::keep_told(const session::Session& session, const Frame& frame) {
  const session::Outlook& outlook = session.screen();
  if (panel_state_ && withholds(outlook, frame)) {
    panel_state_->is_rolling = true;
    panel_state_->log_lines = std::min(panel_state_->log_lines, outlook.log().size());
    return;
  }
  panel_state_ = PanelState{.view = outlook.view(),
                            .cursor = outlook.cursor(),
                            .log_lines = outlook.log().size(),
                            .is_replayed = frame.parts.find<screens::ReplayShown>() != nullptr};
}

/// The prompt gives way while dice roll, so the tray may lie where it was; what they show is told
/// below it.
engine::ScreenPart TableScreen::free_part(const screens::Drawn& drawn) const {
  if (panels_ == Panels::kHidden) return {{0, 0}, size_};
  return {drawn.clear_from, {drawn.clear_to.x, size_.y - kBannerRoom * ui_.theme().scale}};
}

screens::ScreenState TableScreen::state_of(const session::Session& session, const Frame& frame,
                                           const match::AnyView& shown_view,
                                           const screens::GameScreens& game,
                                           const screens::Memory& memory) {
  const bool is_taught = frame.parts.find<screens::TutorialShown>() != nullptr;
  screens::ScreenState state{.view = shown_view,
                             .game = game,
                             .words = game_->resources.words,
                             .log = session.screen().log().first(panel_state_->log_lines),
                             .notice = frame.notice,
                             .players = session.players(),
                             .languages = game_->resources.languages,
                             .rule_book = &game_->resources.rule_book,
                             .commands = commands_,
                             .sheets = sheets_,
                             .settings = &settings_,
                             .engravings = &engravings_,
                             .pointed = pointed_.region,
                             .thing = pointed_.thing,
                             .touches = &holding_.touches,
                             .held = holding_.selection.held(),
                             .turn = session.screen().cursor() > 0 ? session.turn() : 0,
                             .can_undo = frame.can_undo,
                             .is_flat = camera_.is_flat(),
                             .has_stations = stations_ &&
                                             frame.parts.find<screens::ReplayShown>() == nullptr &&
                                             !is_taught,
                             .is_thinking = session.is_machine_next(),
                             .is_rolling = panel_state_->is_rolling,
                             .thinking = shown_of(session.thinking()),
                             .hint = {.is_offered = session.can_hint() && !is_taught,
                                      .thinking = shown_of(session.hint_thinking()),
                                      .thoughts = session.hint()},
                             .moment = frame.moment,
                             .parts = frame.parts};
  match_shown_.show(state, memory);
  return state;
}

screens::Outcome TableScreen::draw_panels(const session::Session& session, const Frame& frame) {
  keep_told(session, frame);
  match_shown_.follow(session, panel_state_->view.decision().is_over());
  keep_touches(*this);
  const screens::ScreenState state =
      state_of(session, frame, panel_state_->view, game_screens_, memory_);
  screens::Outcome outcome = screens::draw(ui_.theme(), size_, state, memory_);
  const bool is_covered =
      lies_covered(screens::Covers::kPanels) || lies_covered(screens::Covers::kTable);
  if (state.has_stations && !is_covered) {
    draw_stations(session, frame, outcome);
  }
  return outcome;
}

engine::Pixels TableScreen::picture_of_table(glm::ivec2 pixels) {
  tabletop_.draw(camera_.view(), pixels, {});
  return engine::read_frame(pixels);
}

/// However large letters are, a seal lies at its land.
engine::Theme TableScreen::theme_of_badges() const {
  constexpr float kMost = 1.3F;
  constexpr float kUsualHeight = 720;  // points
  engine::Theme theme = ui_.theme();
  theme.scale = std::min(theme.scale, kMost * std::max(1.0F, size_.y / kUsualHeight));
  return theme;
}

/// A sheet or a hand that opens over it for a while moves no seal.
table::SealView TableScreen::seal_view() const {
  const screens::Margins& edges = margins();
  return {.goal = camera_.goal_view(),
          .clear = {edges.left_top, size_ - edges.right_bottom},
          .panels = open_panels_};
}

void TableScreen::keep_panels() {
  open_panels_.clear();
  for (const engine::ShownWindow& window : ui_.shown_windows()) {
    const screens::Layer layer = screens::layer_of(window.name);
    const bool stays = layer == screens::Layer::kPanels || layer == screens::Layer::kLesson;
    if (stays && !window.is_tip) open_panels_.push_back(window.part);
  }
}

/// At a touch table what is told reaches further over the table than what always lies at its
/// edges, and the Ring is near the north.
engine::ScreenPart TableScreen::room_for_ring(const engine::ScreenPart& clear) const {
  if (!untold_) return clear;
  return {glm::max(clear.from, untold_->from), glm::min(clear.to, untold_->to)};
}

/// Seals, and over them the Ring.
void TableScreen::draw_marks() {
  seals_.clear();
  ring_.reset();
  if (tabletop_.hides_figures()) return;
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const engine::Theme theme = theme_of_badges();
  const engine::CameraView view = camera_.view();
  const table::SealView seals = seal_view();
  table::draw_thread(list, theme, view, tabletop_.stage(), tabletop_.ring_thread());
  const std::span<const glm::vec3> places = tabletop_.place_seals(theme, seals);
  seals_ = table::draw_badges(list, theme, view, tabletop_.stage(), places);
  ring_ = table::place_of_ring(view, tabletop_.stage(), theme, room_for_ring(seals.clear),
                               tabletop_.ring_aside());
  if (ring_) table::draw_ring(list, theme, *ring_, tabletop_.stage().ring());
  place_names(theme, seals, places);
}

/// Names give way to all that lies over the map, as it will lie when the camera has come there.
void TableScreen::place_names(const engine::Theme& theme, const table::SealView& view,
                              std::span<const glm::vec3> seals) {
  const table::Stage& stage = tabletop_.stage();
  const auto ring = table::place_of_ring(view.goal, stage, theme, room_for_ring(view.clear),
                                         tabletop_.ring_aside());
  const std::vector<engine::ScreenPart> marks = table::parts_of_marks(
      theme, view.goal, stage, seals, ring ? std::optional(ring->part) : std::nullopt);
  tabletop_.place_names({.goal = view.goal,
                         .clear = view.clear,
                         .panels = view.panels,
                         .marks = marks,
                         .scale = theme.scale});
}

screens::Outcome TableScreen::draw(const session::Session& session, const Frame& frame,
                                   glm::ivec2 pixels) {
  screens::Outcome outcome;
  ui_.begin_frame(stations_ ? Stations::input_beside(frame.input) : frame.input, frame.seconds);
  const engine::CameraView view = camera_.view();
  draw_marks();
  if (panels_ == Panels::kShown) {
    outcome = draw_panels(session, frame);
    named_ = outcome.drawn.lit;
    keep_panels();
    takes_letters_ = outcome.drawn.takes_letters;
    untold_.reset();
    if (stations_) untold_ = {outcome.drawn.clear_from, outcome.drawn.clear_to};
  }
  if (stations_) draw_touch_marks(frame.input);
  // A camera on its way has come there before the dice that are thrown now.
  tabletop_.watch_from(camera_.goal_view(), free_part(outcome.drawn));
  // The panels are laid out first: what they hide of the table is not drawn.
  tabletop_.point_to(pointed_.region, named_);
  if (frame.is_blind) {
    end_stations(true);
    ui_.drop_frame();
    return outcome;
  }
  if (frame.instead != nullptr) {
    frame.instead->draw(pixels);
  } else {
    tabletop_.draw(view, pixels, ui_.opaque_parts());
  }
  ui_.end_frame();
  end_stations(false);
  if (settings_.colour_vision != engine::ColourVision::kFull) {
    tabletop_.renderer().filter_colours(engine::correction_for(settings_.colour_vision), pixels);
  }
  return outcome;
}

}  // namespace app
