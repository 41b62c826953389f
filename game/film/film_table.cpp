#include "game/film/film_table.h"

#include <algorithm>
#include <utility>

namespace film {
namespace {

/// All that happens is told on banners: the log need not say it again.
constexpr screens::Overlays kOverlays{.last = false};

screens::Settings settings_of(const Order& order) {
  screens::Settings settings;
  settings.level = order.level;
  settings.letters = screens::kBroadcastLetters;
  settings.reduced_motion = order.is_still;
  settings.ambient_life = false;
  return settings;
}

/// A film has a lens, where there is time for it.
base::Result<void> focus(engine::Renderer& renderer, engine::Level level) {
  if (level == engine::Level::kLow) return {};
  engine::Effects effects = renderer.effects();
  effects.depth_of_field = true;
  return renderer.set_effects(effects);
}

}  // namespace

base::Result<FilmTable> FilmTable::open(const Studio& studio, const Order& order) {
  auto window = engine::Window::open(
      {.title = "Amon Hen", .size = order.size, .mode = engine::WindowMode::kOffscreen});
  if (!window) return window.failure();
  auto tabletop = table::Tabletop::create(studio.table, studio.settings);
  if (!tabletop) return tabletop.failure();
  auto table = OnAirTable::create(studio, tabletop.take(), settings_of(order),
                                  {.is_commentator = order.viewer == "all"}, order.size);
  if (!table) return table.failure();
  if (const base::Result<void> done = focus(table->tabletop().renderer(), order.level); !done)
    return done.failure();
  return FilmTable(order, window.take(), table.take());
}

FilmTable::FilmTable(const Order& order, engine::Window window, OnAirTable table)
    : window_(std::make_unique<engine::Window>(std::move(window))),
      table_(std::make_unique<OnAirTable>(std::move(table))),
      canvas_(std::make_unique<engine::Canvas>(order.size)) {}

std::optional<screens::Ending> FilmTable::ending(const session::Session& session) {
  return table_->ending(
      {.view = session.screen().view(), .log = {}, .seats = session.seats().size()});
}

std::shared_ptr<const engine::Pixels> FilmTable::draw(const session::Session& session,
                                                      const FilmFrame& frame, double seconds) {
  const session::Outlook& screen = session.screen();
  table_->draw({.view = screen.view(),
                .log = screen.log().first(std::min(frame.log_lines, screen.log().size())),
                .seats = session.seats().size(),
                .turn = session.turn(),
                .moment = frame.moment,
                .on_air = {.overlays = kOverlays, .timeline = frame.timeline, .card = frame.card}},
               frame.pose, frame.rest, seconds);
  return std::make_shared<const engine::Pixels>(canvas_->read());
}

}  // namespace film
