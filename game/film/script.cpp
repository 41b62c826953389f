#include "game/film/script.h"

#include "game/film/clips.h"
#include "game/film/timeline_of.h"

namespace film {

namespace {

/// What the replay's viewer is told first from that step on.
match::LogLine line_at(session::Replay& replay, std::size_t step) {
  replay.seek(step);
  const std::size_t before = replay.screen().log().size();
  replay.step_on();
  const auto log = replay.screen().log();
  return log.size() > before ? log[before] : match::LogLine();
}

}  // namespace

base::Result<Script> write_script(const Studio& studio, const session::Session& session,
                                  session::Replay& replay, const Order& order, FilmTable& table) {
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
  std::vector<session::TurningPoint> points = session.turning_points();
  for (session::TurningPoint& point : points) point.line = line_at(replay, point.step);
  auto clips = cut(whole, order, {.set = table.set(), .rules = rules, .turning_points = points});
  if (!clips) return clips.failure();
  const std::vector<director::Beat> beats = beats_of(*clips);
  const std::size_t first_step = clips->front().first_step;
  const bool has_end = session.is_over() && clips->back().end_step == whole.back().end_step;
  Script script{.screenplay = clips.take(),
                .plan = {},
                .audit = {},
                .timeline = timeline_of(replay, reader.words, replay.length()),
                .title = {},
                .end = {}};
  replay.seek(replay.length());
  const auto ending = has_end ? table.ending(replay) : std::nullopt;
  if (ending) script.end = end_card(*ending, studio.words, points);
  replay.seek(first_step);
  script.title =
      title_card(session, studio.words, order, reader.words.counted(replay.screen().view()));
  script.plan = director::direct(beats, table.set(), rules, kPadding);
  script.audit = director::audit(script.plan, beats, table.set(), rules, order.fps);
  return script;
}

}  // namespace film
