#include "game/film/make_film.h"

#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

#include "game/film/clips.h"
#include "game/film/film_table.h"
#include "game/screens/teller.h"

namespace film {
namespace {

/// Whose eyes the order names, if this match may be seen by them.
base::Result<core::Viewer> viewer_of(const session::Replay& replay, const std::string& name) {
  std::optional<core::Viewer> wished;
  if (name == "public") wished = core::kPublic;
  if (name == "all") wished = core::kAll;
  std::string names = "public, all";
  for (std::size_t i = 0; i < replay.seats().size(); ++i) {
    if (replay.seats()[i] == name) wished = core::viewer_of(static_cast<core::Seat>(i));
    names += ", " + std::string(replay.seats()[i]);
  }
  if (!wished) return base::Error{"--viewer " + name + ": there are " + names};
  for (const core::Viewer viewer : replay.viewers()) {
    if (viewer == *wished) return viewer;
  }
  return base::Error{"--viewer " + name +
                     ": who plays may not be looked at while the match goes on"};
}

/// Plays the deeds on the table and gives every frame to the writer.
class Shooting {
 public:
  Shooting(FilmTable& table, session::Replay& replay, const Screenplay& screenplay,
           const director::Plan& plan, int fps)
      : table_(table), replay_(replay), screenplay_(screenplay), plan_(plan), fps_(fps) {}

  std::size_t length() const { return frame_at(plan_.seconds); }
  std::vector<engine::Chapter> chapters(const lang::Sentences& words) const;
  /// The next frame.
  std::shared_ptr<const engine::Pixels> shoot();

 private:
  std::size_t frame_at(float seconds) const {
    return static_cast<std::size_t>(std::lround(seconds * static_cast<float>(fps_)));
  }
  void lay_anew(std::size_t step);
  void jump();
  void tell_due();

  FilmTable& table_;
  session::Replay& replay_;
  const Screenplay& screenplay_;
  const director::Plan& plan_;
  int fps_;
  screens::Teller teller_;
  std::size_t frame_ = 0;
  std::size_t next_deed_ = 0;
  std::size_t next_shot_ = 0;
};

std::vector<engine::Chapter> Shooting::chapters(const lang::Sentences& words) const {
  std::vector<engine::Chapter> chapters;
  int turn = -1;
  for (std::size_t i = 0; i < screenplay_.size(); ++i) {
    if (screenplay_[i].turn == turn) continue;
    turn = screenplay_[i].turn;
    const std::size_t frame = chapters.empty() ? 0 : frame_at(plan_.begins[i]);
    chapters.push_back({frame, words.say("film.chapter", nlohmann::json{{"turn", turn}})});
  }
  return chapters;
}

/// As it stood after so many steps; nothing led there.
void Shooting::lay_anew(std::size_t step) {
  replay_.seek(step);
  replay_.screen().take_events();
  replay_.screen().take_undone();
  table_.tabletop().reset(replay_.screen().view());
  table_.tabletop().ask_nobody();
  table_.panels().forget();
  teller_.hush();
}

/// Where a shot begins at another time of the match.
void Shooting::jump() {
  while (next_shot_ < plan_.shots.size() && frame_at(plan_.shots[next_shot_].from) <= frame_) {
    const std::size_t first = plan_.shots[next_shot_++].first_deed;
    const bool is_elsewhen = first == 0 || screenplay_[first].seen.is_elsewhen;
    if (is_elsewhen) lay_anew(screenplay_[first].first_step);
  }
}

void Shooting::tell_due() {
  while (next_deed_ < screenplay_.size() && frame_at(plan_.begins[next_deed_]) <= frame_) {
    const FilmedDeed& deed = screenplay_[next_deed_++];
    std::vector<core::Event> events;
    while (replay_.screen().cursor() < deed.end_step && replay_.step_on()) {
      const std::vector<core::Event> more = replay_.screen().take_events();
      events.insert(events.end(), more.begin(), more.end());
    }
    table_.tabletop().tell(replay_.screen().view(), events);
    table_.tabletop().ask_nobody();
    teller_.tell(deed.moments, screens::Doer::kOthers);
  }
}

std::shared_ptr<const engine::Pixels> Shooting::shoot() {
  const double seconds = 1.0 / fps_;
  jump();
  tell_due();
  const float time = static_cast<float>(frame_) / static_cast<float>(fps_);
  auto picture = table_.draw(replay_, teller_.shown(), director::pose_at(plan_, time),
                             director::shot_at(plan_, time).pose, seconds);
  table_.tabletop().update(seconds);
  teller_.pass(seconds, table_.tabletop().has_falling_dice());
  ++frame_;
  return picture;
}

struct Script {
  Screenplay screenplay;
  director::Plan plan;
  director::Audit audit;
};

/// All that is decided before the first frame.
base::Result<Script> write_script(const Studio& studio, const session::Session& session,
                                  session::Replay& replay, const Order& order, FilmTable& table) {
  const auto reader = studio.panels();
  const table::Tabletop& tabletop = table.tabletop();
  const Screenplay whole =
      read_screenplay(replay, {.world = {tabletop.layout(), tabletop.board().ground},
                               .table = *studio.table,
                               .panels = *reader,
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
  if (!clips) return base::Error{clips.error()};
  const std::vector<director::Deed> deeds = deeds_of(*clips);
  Script script{.screenplay = clips.take(), .plan = {}, .audit = {}};
  script.plan = director::direct(deeds, table.set(), rules, {});
  script.audit = director::audit(script.plan, deeds, table.set(), rules, order.fps);
  return script;
}

}  // namespace

base::Result<Report> make_film(const Studio& studio, session::Session& session, const Order& order,
                               const Progress& progress) {
  const auto began = std::chrono::steady_clock::now();
  const engine::FilmSettings settings{
      .file = order.file, .size = order.size, .fps = order.fps, .options = studio.options};
  if (const std::string fault = engine::film_fault(settings); !fault.empty()) {
    return base::Error{fault};
  }
  const std::unique_ptr<session::Replay> replay = session.replay();
  const auto viewer = viewer_of(*replay, order.viewer);
  if (!viewer) return base::Error{viewer.error()};
  replay->look_as(*viewer);
  auto table = FilmTable::open(studio, order);
  if (!table) return base::Error{table.error()};
  auto script = write_script(studio, session, *replay, order, *table);
  if (!script) return base::Error{script.error()};
  auto writer = engine::FilmWriter::open(settings);
  if (!writer) return base::Error{writer.error()};
  Shooting shooting(*table, *replay, script->screenplay, script->plan, order.fps);
  const std::size_t length = shooting.length();
  while (writer->frames() < length && !writer->is_broken()) {
    writer->add(shooting.shoot());
    if (progress && !progress(writer->frames(), length)) break;
  }
  const std::vector<engine::Chapter> chapters = shooting.chapters(studio.words);
  if (const std::string fault = writer->finish(chapters); !fault.empty()) return base::Error{fault};
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return Report{.frames = writer->frames(),
                .deeds = deeds_of(script->screenplay),
                .chapters = chapters.size(),
                .first_turn = script->screenplay.front().turn,
                .last_turn = script->screenplay.back().turn,
                .took = took.count(),
                .audit = std::move(script->audit),
                .plan = std::move(script->plan)};
}

}  // namespace film
