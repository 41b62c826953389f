#include "game/film/on_air_table.h"

#include <algorithm>
#include <utility>

#include "engine/text/font_files.h"
#include "game/film/film_set.h"
#include "game/screens/state/screen_state.h"
#include "game/table/seals/badges.h"
#include "game/table/seals/ring_marker.h"

namespace film {
namespace {

constexpr int kMostDraws = 60;  // of one frame, until what is near is sharp

float scale_for(const screens::Settings& settings, glm::ivec2 pixels) {
  return screens::letter_scale(settings, 1, static_cast<float>(pixels.y));
}

}  // namespace

base::Result<OnAirTable> OnAirTable::create(const Studio& studio, table::Tabletop tabletop,
                                            const screens::Settings& settings,
                                            const screens::AirLayout& air, glm::ivec2 pixels) {
  auto fonts = engine::find_fonts();
  if (!fonts) return fonts.failure();
  auto ui = engine::Ui::create(*fonts, scale_for(settings, pixels));
  if (!ui) return ui.failure();
  return OnAirTable(studio, std::move(tabletop), ui.take(), settings, air, pixels);
}

OnAirTable::OnAirTable(const Studio& studio, table::Tabletop tabletop, engine::Ui ui,
                       const screens::Settings& settings, const screens::AirLayout& air,
                       glm::ivec2 pixels)
    : studio_(&studio),
      pixels_(pixels),
      tabletop_(std::make_unique<table::Tabletop>(std::move(tabletop))),
      ui_(std::make_unique<engine::Ui>(std::move(ui))),
      game_screens_(studio.screens()),
      engravings_(
          std::make_unique<engine::InkPictures>(studio.settings.baked_folder / "engravings")),
      settings_(settings),
      air_(air),
      set_(set_of_pixels()) {
  tabletop_->set_reduced_motion(settings.reduced_motion);
}

director::Set OnAirTable::set_of_pixels() const {
  director::Rules rules = studio_->rules;
  rules.is_still = settings_.reduced_motion;
  return film_set(*studio_->table, tabletop_->layout(), ui_->theme(), glm::vec2(pixels_), air_,
                  rules);
}

bool OnAirTable::resize(glm::ivec2 pixels) {
  if (pixels == pixels_) return false;
  pixels_ = pixels;
  ui_->set_scale(scale_for(settings_, pixels));
  set_ = set_of_pixels();
  return true;
}

void OnAirTable::note(std::span<const core::Event> events) {
  game_screens_.panels.note(memory_, events);
}

void OnAirTable::forget() { screens::forget_game(game_screens_, memory_); }

/// Everybody's cards are read as they are played, whoever sits where.
screens::ScreenState OnAirTable::state_of(const Look& look) const {
  return {
      .view = look.view,
      .game = game_screens_,
      .words = studio_->words,
      .log = look.log,
      .notice = {},
      .players = std::vector<std::string>(look.seats),
      .settings = &settings_,
      .engravings = engravings_.get(),
      .turn = look.turn,
      .moment = look.moment,
  };
}

std::optional<screens::Ending> OnAirTable::ending(const Look& look) {
  return screens::ending_on_air(ui_->theme(), glm::vec2(pixels_), state_of(look), memory_);
}

void OnAirTable::draw_panels(const Look& look) {
  screens::draw_on_air(ui_->theme(), glm::vec2(pixels_), state_of(look), memory_, air_,
                       look.on_air);
}

/// Where sheets leave the board little room, seals as large as ever would push each other off it.
engine::Theme OnAirTable::theme_of_badges() const {
  constexpr float kSmallest = 0.6F;
  const float clear = (set_.clear.to.x - set_.clear.from.x) / set_.screen.x;
  engine::Theme theme = ui_->theme();
  theme.scale *= std::clamp(clear, kSmallest, 1.0F);
  return theme;
}

void OnAirTable::draw(const Look& look, const engine::CameraPose& pose,
                      const engine::CameraPose& rest, double seconds) {
  engine::Input input;
  input.window_size = pixels_;
  const engine::CameraView view = engine::view_from(pose, glm::vec2(pixels_));
  ui_->begin_frame(input, seconds);
  const engine::CameraView goal = engine::view_from(rest, glm::vec2(pixels_));
  const engine::Theme theme = theme_of_badges();
  const auto places = tabletop_->place_seals(theme, {.goal = goal, .clear = set_.clear});
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  table::draw_thread(list, theme, view, tabletop_->stage(), tabletop_->ring_thread());
  table::draw_badges(list, theme, view, tabletop_->stage(), places);
  if (const auto ring = table::place_of_ring(view, tabletop_->stage(), theme, set_.clear,
                                             tabletop_->ring_aside()))
    table::draw_ring(list, theme, *ring, tabletop_->stage().ring());
  draw_panels(look);
  tabletop_->watch_from(goal, set_.clear);
  tabletop_->point_to(table::kNoRegion, {});
  for (int i = 0; i < kMostDraws; ++i) {
    tabletop_->draw(view, pixels_, ui_->opaque_parts());
    const bool awaits_tiles = tabletop_->renderer().effects().fine_ground;
    if (!awaits_tiles || !tabletop_->renderer().is_refining()) break;
  }
  ui_->end_frame();
}

}  // namespace film
