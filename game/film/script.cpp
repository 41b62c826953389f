#include "game/film/script.h"

#include "game/film/clips.h"
#include "game/film/timeline_of.h"

namespace film {

base::Result<Script> write_script(const Studio& studio, const session::Session& session,
                                  session::Replay& replay, const Order& order,
                                  const FilmTable& table) {
  const screens::GameScreens reader = studio.screens();
  const table::Tabletop& tabletop = table.tabletop();
  const Screenplay whole =
      read_screenplay(replay, {.world = {tabletop.layout(), tabletop.board().ground},
                               .table = *studio.table,
                               .game = reader,
                               .words = studio.words,
                               .cast = studio.cast,
                               .pace = order.pace,
                               .fps = order.fps,
                               .is_still = order.is_still});
  director::Rules rules = studio.rules;
  rules.is_still = order.is_still;
  std::vector<session::TurningPoint> points;
  if (order.extent == Extent::kReel) points = session.turning_points();
  auto clips = cut(whole, order, {.set = table.set(), .rules = rules, .turning_points = points});
  if (!clips) return clips.failure();
  const std::vector<director::Beat> beats = beats_of(*clips);
  Script script{.screenplay = clips.take(),
                .plan = {},
                .audit = {},
                .timeline = timeline_of(replay, reader.words, replay.length())};
  script.plan = director::direct(beats, table.set(), rules, {});
  script.audit = director::audit(script.plan, beats, table.set(), rules, order.fps);
  return script;
}

}  // namespace film
