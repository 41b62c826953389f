#include "game/film/film_maker.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "game/casting/encoding.h"
#include "game/commands/ids.h"
#include "game/match/folders/files.h"

namespace film {
namespace {

namespace fs = std::filesystem;

constexpr int kMostFilms = 100000;

/// False if another window has it.
bool reserve(const fs::path& film) {
  const match::FileHandle file(::open(engine::growing_file(film).c_str(),
                                      O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                                      match::kNewFileMode));
  return file.is_open();
}

void free_if_empty(const fs::path& film) {
  std::error_code error;
  const fs::path growing = engine::growing_file(film);
  if (fs::file_size(growing, error) == 0 && !error) fs::remove(growing, error);
}

}  // namespace

FilmMaker::~FilmMaker() {
  stop();
  if (ending_.valid()) ending_.wait();
}

void FilmMaker::keep_in(fs::path folder, std::string game) {
  folder_ = std::move(folder);
  game_ = std::move(game);
}

const screens::FilmsShown& FilmMaker::shown() {
  shown_.fault = engine::is_installed(engine::kFilmProgram) ? "" : words_.say("films.no-encoder");
  if (folder_.empty()) shown_.fault = words_.say("films.not-kept");
  shown_.is_made = maker_.has_value() || ending_.valid();
  shown_.is_recording = live_.has_value();
  shown_.seconds = live_ ? static_cast<int>(live_->seconds()) : 0;
  return shown_;
}

fs::path FilmMaker::reserve_file() const {
  std::error_code error;
  for (int number = 1; number < kMostFilms; ++number) {
    fs::path file = folder_ / (game_ + "-" + std::to_string(number) + ".mkv");
    if (!fs::exists(file, error) && reserve(file)) return file;
  }
  return folder_ / (game_ + ".mkv");
}

void FilmMaker::take(commands::Id command, const std::function<std::string()>& save_text,
                     glm::ivec2 pixels) {
  if (command == commands::kFilmStop) return stop();
  if (is_busy() || folder_.empty()) return;
  if (const auto made = match::make_folder(folder_.string()); !made) {
    return tell(base::Error{made.error() + "."}, {});
  }
  file_ = reserve_file();
  if (command == commands::kFilmRecord) {
    record(pixels);
  } else {
    make(command, save_text());
  }
  if (!is_busy()) free_if_empty(file_);
}

void FilmMaker::record_into(const fs::path& file, glm::ivec2 pixels) {
  file_ = file;
  record(pixels);
}

void FilmMaker::record(glm::ivec2 pixels) {
  auto options = director::load_encoding(making_.data);
  if (!options) return tell(options.failure(), {});
  auto live =
      engine::LiveFilm::start({.file = file_, .options = options.take()}, pixels, making_.hear);
  if (!live) return tell(live.failure(), {});
  live_.emplace(live.take());
}

/// At a low priority: the game on the table goes first. The match shows every hand and lies
/// nowhere.
std::vector<std::string> FilmMaker::maker_words(commands::Id command) const {
  const std::string size = std::to_string(making_.size.x) + "x" + std::to_string(making_.size.y);
  std::vector<std::string> words{"nice", "-n", "10", making_.program.string()};
  words.insert(words.end(), {"--film", "/dev/stdin", "--out", file_.string()});
  words.insert(words.end(), {"--game", game_, "--while", std::to_string(getpid())});
  words.insert(words.end(), {"--data", making_.data, "--language", making_.language});
  words.insert(words.end(), {"--size", size, "--fps", std::to_string(making_.fps)});
  if (command == commands::kFilmReel) words.emplace_back("--reel");
  if (command == commands::kFilmLast) words.insert(words.end(), {"--last", "30"});
  return words;
}

void FilmMaker::make(commands::Id command, const std::string& save) {
  auto maker = engine::Program::start_with(maker_words(command), save);
  if (!maker) return tell(maker.failure(), {});
  maker_.emplace(maker.take());
}

void FilmMaker::stop() {
  if (live_) {
    ending_ = std::move(*live_).finish();
    live_.reset();
  }
  if (!maker_) return;
  maker_.reset();
  std::error_code error;
  fs::remove(engine::growing_file(file_), error);
}

void FilmMaker::tell(const base::Result<void>& made, const fs::path& file) {
  const nlohmann::json told{{"file", file.string()}};
  notice_ = made ? words_.say("films.made", told) : made.error();
}

void FilmMaker::update(double seconds) {
  if (live_) {
    live_->update(seconds);
    if (live_->is_broken()) stop();
  }
  if (ending_.valid() && ending_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
    tell(ending_.get(), file_);
  }
  if (!maker_) return;
  const auto ended = maker_->poll();
  if (!ended) return;
  maker_.reset();
  if (!*ended) free_if_empty(file_);
  tell(*ended, file_);
}

}  // namespace film
