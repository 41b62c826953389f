#pragma once

#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/film/live_film.h"
#include "game/commands/command.h"
#include "game/lang/sentences.h"
#include "game/screens/state/films_shown.h"

namespace film {

/// How the match is filmed.
struct Making {
  std::filesystem::path program;  ///< by its option --film
  std::string data;               ///< the folder of boards and cards
  std::string language;           ///< that is spoken
  glm::ivec2 size{1280, 720};
  int fps = 30;
  engine::LiveFilm::Hear hear{};  ///< what a recording sounds like; without it, like nothing
};

/// The films that are made from the window while the game goes on: of the match, by the program
/// itself once more beside it, and of what the window shows.
class FilmMaker {
 public:
  /// `words` outlive it.
  FilmMaker(Making making, const lang::Sentences& words)
      : making_(std::move(making)), words_(words) {}
  FilmMaker(const FilmMaker&) = delete;
  FilmMaker& operator=(const FilmMaker&) = delete;
  /// What is recorded is ended as it should be; a film that is still made is given up.
  ~FilmMaker();

  /// Where films lie, and what they are called: "<folder>/<game>-<number>.mkv". Without a folder
  /// there are none.
  void keep_in(std::filesystem::path folder, std::string game);

  /// For the sheet of films, while it is open or something is recorded.
  const screens::FilmsShown& shown();
  /// One of commands::kFilm…. `save_text` gives the match; `pixels` is the size of the window.
  void take(commands::Id command, const std::function<std::string()>& save_text, glm::ivec2 pixels);

  /// Records into a file that somebody has named.
  void record_into(const std::filesystem::path& file, glm::ivec2 pixels);

  bool is_recording() const { return live_.has_value(); }
  /// What the window shows; only while it records.
  void show(const engine::Pixels& picture) { live_->show(picture); }
  /// Call in every frame.
  void update(double seconds);
  /// Something is going on that the window must look after.
  bool is_busy() const { return live_ || ending_.valid() || maker_; }
  /// What its people must be told, once.
  std::string take_notice() { return std::exchange(notice_, {}); }

 private:
  std::filesystem::path reserve_file() const;
  std::vector<std::string> maker_words(commands::Id command) const;
  void make(commands::Id command, const std::string& save);
  void record(glm::ivec2 pixels);
  void stop();
  void tell(const base::Result<void>& made, const std::filesystem::path& file);

  Making making_;
  const lang::Sentences& words_;
  std::filesystem::path folder_;
  std::string game_;
  screens::FilmsShown shown_;
  std::string notice_;
  std::optional<engine::LiveFilm> live_;
  std::future<base::Result<void>> ending_;  ///< of a recording
  std::optional<engine::Program> maker_;
  std::filesystem::path file_;  ///< that is made or recorded
};

}  // namespace film
