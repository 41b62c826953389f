#include "game/film/film_table.h"

#include <utility>

#include "engine/text/font_files.h"
#include "game/film/film_set.h"
#include "game/screens/on_air.h"
#include "game/screens/screens.h"
#include "game/table/badges.h"

namespace film {
namespace {

constexpr int kMostDraws = 60;  // of one frame, until what is near is sharp

screens::Settings settings_of(const Order& order) {
  screens::Settings settings;
  settings.level = order.level;
  settings.letters = screens::kBroadcastLetters;
  settings.reduced_motion = order.is_still;
  settings.ambient_life = false;
  return settings;
}

}  // namespace

base::Result<FilmTable> FilmTable::open(const Studio& studio, const Order& order) {
  auto window = engine::Window::open(
      {.title = "Amon Hen", .size = order.size, .mode = engine::WindowMode::kOffscreen});
  if (!window) return base::Error{window.error()};
  auto tabletop = table::Tabletop::create(studio.table, studio.settings);
  if (!tabletop) return base::Error{tabletop.error()};
  auto fonts = engine::find_fonts();
  if (!fonts) return base::Error{fonts.error()};
  const float scale =
      screens::letter_scale(settings_of(order), 1, static_cast<float>(order.size.y));
  auto ui = engine::Ui::create(*fonts, scale);
  if (!ui) return base::Error{ui.error()};
  return FilmTable(studio, order, window.take(), tabletop.take(), ui.take());
}

FilmTable::FilmTable(const Studio& studio, const Order& order, engine::Window window,
                     table::Tabletop tabletop, engine::Ui ui)
    : studio_(&studio),
      size_(order.size),
      window_(std::make_unique<engine::Window>(std::move(window))),
      tabletop_(std::make_unique<table::Tabletop>(std::move(tabletop))),
      ui_(std::make_unique<engine::Ui>(std::move(ui))),
      canvas_(std::make_unique<engine::Canvas>(order.size)),
      panels_(studio.panels()),
      engravings_(
          std::make_unique<engine::InkPictures>(studio.settings.baked_folder / "engravings")),
      settings_(settings_of(order)),
      set_(film_set(*studio.table, tabletop_->layout(), ui_->theme(), glm::vec2(order.size),
                    studio.rules.margin)) {
  tabletop_->set_reduced_motion(order.is_still);
}

/// Everybody's cards are read as they are played, whoever sits where.
void FilmTable::draw_panels(const session::Session& session,
                            const std::optional<screens::MomentShown>& moment) {
  const screens::ScreenState state{
      .view = session.screen().view(),
      .game = *panels_,
      .words = studio_->words,
      .log = session.screen().log(),
      .notice = {},
      .players = std::vector<std::string>(session.seats().size()),
      .settings = &settings_,
      .engravings = engravings_.get(),
      .turn = session.turn(),
      .moment = moment,
  };
  screens::draw_on_air(ui_->theme(), glm::vec2(size_), state, memory_);
}

std::shared_ptr<const engine::Pixels> FilmTable::draw(
    const session::Session& session, const std::optional<screens::MomentShown>& moment,
    const engine::CameraPose& pose, const engine::CameraPose& rest, double seconds) {
  engine::Input input;
  input.window_size = size_;
  const engine::CameraView view = engine::view_from(pose, glm::vec2(size_));
  ui_->begin_frame(input, seconds);
  table::draw_badges(*ImGui::GetBackgroundDrawList(), ui_->theme(), view, tabletop_->stage());
  draw_panels(session, moment);
  tabletop_->watch_from(engine::view_from(rest, glm::vec2(size_)), set_.clear);
  tabletop_->point_to(table::kNoRegion, {});
  for (int i = 0; i < kMostDraws; ++i) {
    tabletop_->draw(view, size_, ui_->opaque_parts());
    const bool awaits_tiles = tabletop_->renderer().effects().fine_ground;
    if (!awaits_tiles || !tabletop_->renderer().is_refining()) break;
  }
  ui_->end_frame();
  return std::make_shared<const engine::Pixels>(canvas_->read());
}

}  // namespace film
