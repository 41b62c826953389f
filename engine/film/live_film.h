#pragma once

#include <functional>
#include <future>
#include <memory>
#include <span>
#include <string>

#include "engine/film/film_writer.h"

namespace engine {

/// A film of a window while it is used. Whoever uses it never waits: a picture that comes too soon
/// is left out, and where none comes the last one is repeated, so that the film keeps its time.
class LiveFilm {
 public:
  /// Gives the next samples of what is heard, left and right in turn.
  using Hear = std::function<void(std::span<float>)>;

  /// `pixels` is the size of the window; an odd row or column at its edge is left out. Without
  /// `hear` the film is silent.
  static base::Result<LiveFilm> start(FilmSettings settings, glm::ivec2 pixels, Hear hear = {});

  /// What the window shows from now on. One of another size than it had at first is left out.
  void show(const Pixels& picture);
  /// So much time has gone by.
  void update(double seconds);

  /// Of the film so far.
  double seconds() const { return clock_; }
  bool is_broken() const { return writer_->is_broken(); }
  const std::filesystem::path& file() const { return file_; }

  /// Ends it on a thread of its own.
  std::future<base::Result<void>> finish() &&;

 private:
  LiveFilm(FilmWriter writer, const FilmSettings& settings, Hear hear);
  std::size_t due() const { return static_cast<std::size_t>(clock_ * fps_); }
  std::vector<float> hear_until(std::size_t frames);

  std::unique_ptr<FilmWriter> writer_;
  std::filesystem::path file_;
  glm::ivec2 size_;
  int fps_;
  Hear hear_;
  std::size_t heard_ = 0;  ///< pairs of samples so far
  double clock_ = 0;
  std::shared_ptr<const Pixels> last_;
};

}  // namespace engine
