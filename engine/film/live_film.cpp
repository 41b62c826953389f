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

base::Result<LiveFilm> LiveFilm::start(FilmSettings settings, glm::ivec2 pixels, Hear hear) {
  settings.size = even(pixels);
  settings.has_sound = static_cast<bool>(hear);
  auto writer = FilmWriter::open(settings);
  if (!writer) return base::Error{writer.error()};
  return LiveFilm(writer.take(), settings, std::move(hear));
}

LiveFilm::LiveFilm(FilmWriter writer, const FilmSettings& settings, Hear hear)
    : writer_(std::make_unique<FilmWriter>(std::move(writer))),
      file_(settings.file),
      size_(settings.size),
      fps_(settings.fps),
      hear_(std::move(hear)) {}

void LiveFilm::show(Pixels picture) {
  if (even(picture.size) != size_) return;
  last_ = std::make_shared<const Pixels>(cut_to(picture, size_));
}

void LiveFilm::pass(double seconds) {
  if (!last_) return;
  clock_ += seconds;
  const auto due = static_cast<std::size_t>(clock_ * fps_);
  while (writer_->frames() < due && writer_->offer(last_)) continue;
  if (hear_) add_sound();
}

/// As long as the pictures.
void LiveFilm::add_sound() {
  const std::size_t due = writer_->frames() * kFilmSampleRate / static_cast<std::size_t>(fps_);
  if (due == heard_) return;
  std::vector<float> samples((due - heard_) * kFilmChannels);
  hear_(samples);
  writer_->add_sound(std::move(samples));
  heard_ = due;
}

std::future<std::string> LiveFilm::finish() && {
  return std::async(std::launch::async,
                    [writer = std::move(writer_)] { return writer->finish({}); });
}

}  // namespace engine
