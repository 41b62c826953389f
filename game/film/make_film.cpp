#include "game/film/make_film.h"

#include <chrono>
#include <optional>

#include "game/film/clips.h"
#include "game/film/script.h"
#include "game/film/shooting.h"

namespace film {
namespace {

/// Whose eyes the order names, if this match may be seen by them.
base::Result<core::Viewer> viewer_of(const session::Replay& replay, const std::string& name) {
  std::optional<core::Viewer> requested;
  if (name == "public") requested = core::kPublic;
  if (name == "all") requested = core::kAll;
  std::string names = "public, all";
  for (std::size_t i = 0; i < replay.seats().size(); ++i) {
    if (replay.seats()[i] == name) requested = core::viewer_of(static_cast<core::Seat>(i));
    names += ", " + std::string(replay.seats()[i]);
  }
  if (!requested) return base::Error{"--viewer " + name + ": there are " + names};
  for (const core::Viewer viewer : replay.viewers()) {
    if (viewer == *requested) return viewer;
  }
  return base::Error{"--viewer " + name +
                     ": who plays may not be looked at while the match goes on"};
}

std::filesystem::path still_file(std::filesystem::path film) {
  return film.replace_extension(".png");
}

}  // namespace

base::Result<Report> make_film(const Studio& studio, session::Session& session, const Order& order,
                               const Progress& progress) {
  const auto began = std::chrono::steady_clock::now();
  const engine::FilmSettings settings{.file = order.file,
                                      .size = order.size,
                                      .fps = order.fps,
                                      .has_sound = static_cast<bool>(studio.sound),
                                      .options = studio.options};
  if (auto done = engine::check_film(settings); !done) return done.failure();
  const std::unique_ptr<session::Replay> replay = session.replay();
  const auto viewer = viewer_of(*replay, order.viewer);
  if (!viewer) return viewer.failure();
  replay->look_as(*viewer);
  auto table = FilmTable::open(studio, order);
  if (!table) return table.failure();
  auto script = write_script(studio, session, *replay, order, *table);
  if (!script) return script.failure();
  auto writer = engine::FilmWriter::open(settings);
  if (!writer) return writer.failure();
  const std::unique_ptr<FilmSound> sound = studio.sound ? studio.sound() : nullptr;
  Shooting shooting(*table, *replay, *script, studio.words, order.fps, sound.get());
  const std::size_t length = shooting.length();
  std::shared_ptr<const engine::Pixels> still;
  while (writer->frames() < length && !writer->is_broken()) {
    const bool is_greatest = writer->frames() == shooting.greatest_frame();
    auto picture = shooting.shoot();
    if (is_greatest) still = picture;
    writer->add(std::move(picture));
    if (sound) writer->add_sound(shooting.take_samples());
    if (progress && !progress(writer->frames(), length)) break;
  }
  const std::vector<engine::Chapter> chapters = shooting.chapters();
  if (const base::Result<void> done = writer->finish(chapters, shooting.captions()); !done)
    return done.failure();
  if (still) {
    const auto written = engine::write_png(still_file(order.file), *still);
    if (!written) return written.failure();
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return Report{.frames = writer->frames(),
                .beats = beats_of(script->screenplay),
                .chapters = chapters.size(),
                .captions = shooting.captions().size(),
                .first_turn = script->screenplay.front().turn,
                .last_turn = script->screenplay.back().turn,
                .took = took.count(),
                .audit = std::move(script->audit),
                .plan = std::move(script->plan)};
}

}  // namespace film
