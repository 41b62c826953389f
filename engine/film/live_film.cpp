#include "engine/film/live_film.h"

#include <cstring>
#include <utility>

namespace engine {
namespace {

constexpr int kBytes = 4;  // of a pixel

Pixels cut_to(const Pixels& picture, glm::ivec2 size) {
  if (picture.size == size) return picture;
  Pixels part{.size = size};
  part.rgba.resize(static_cast<std::size_t>(kBytes * size.x * size.y));
  for (int row = 0; row < size.y; ++row) {
    std::memcpy(&part.rgba[static_cast<std::size_t>(kBytes * size.x * row)], picture.at({0, row}),
                static_cast<std::size_t>(kBytes * size.x));
  }
  return part;
}

glm::ivec2 even(glm::ivec2 size) { return size / 2 * 2; }

}  // namespace

base::Result<LiveFilm> LiveFilm::start(FilmSettings settings, glm::ivec2 pixels) {
  settings.size = even(pixels);
  auto writer = FilmWriter::open(settings);
  if (!writer) return base::Error{writer.error()};
  return LiveFilm(writer.take(), settings);
}

LiveFilm::LiveFilm(FilmWriter writer, const FilmSettings& settings)
    : writer_(std::make_unique<FilmWriter>(std::move(writer))),
      file_(settings.file),
      size_(settings.size),
      fps_(settings.fps) {}

void LiveFilm::show(Pixels picture) {
  if (even(picture.size) != size_) return;
  last_ = std::make_shared<const Pixels>(cut_to(picture, size_));
}

void LiveFilm::pass(double seconds) {
  if (!last_) return;
  clock_ += seconds;
  const auto due = static_cast<std::size_t>(clock_ * fps_);
  while (writer_->frames() < due && writer_->offer(last_)) continue;
}

std::future<std::string> LiveFilm::finish() && {
  return std::async(std::launch::async,
                    [writer = std::move(writer_)] { return writer->finish({}); });
}

}  // namespace engine
