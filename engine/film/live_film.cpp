#include "engine/film/live_film.h"

#include <cstring>
#include <utility>

namespace engine {
namespace {

constexpr std::size_t kBytes = 4;  // of a pixel

Pixels cut_to(const Pixels& picture, glm::ivec2 size) {
  if (picture.size == size) return picture;
  const std::size_t row_bytes = kBytes * static_cast<std::size_t>(size.x);
  Pixels part{.size = size};
  part.rgba.resize(row_bytes * static_cast<std::size_t>(size.y));
  for (int row = 0; row < size.y; ++row) {
    std::memcpy(&part.rgba[row_bytes * static_cast<std::size_t>(row)], picture.at({0, row}),
                row_bytes);
  }
  return part;
}

glm::ivec2 even(glm::ivec2 size) { return size / 2 * 2; }

}  // namespace

base::Result<LiveFilm> LiveFilm::start(FilmSettings settings, glm::ivec2 pixels, Hear hear) {
  settings.size = even(pixels);
  settings.has_sound = static_cast<bool>(hear);
  auto writer = FilmWriter::open(settings);
  if (!writer) return writer.failure();
  return LiveFilm(writer.take(), settings, std::move(hear));
}

LiveFilm::LiveFilm(FilmWriter writer, const FilmSettings& settings, Hear hear)
    : writer_(std::make_unique<FilmWriter>(std::move(writer))),
      file_(settings.file),
      size_(settings.size),
      fps_(settings.fps),
      hear_(std::move(hear)) {}

void LiveFilm::show(const Pixels& picture) {
  if (even(picture.size) != size_) return;
  last_ = std::make_shared<const Pixels>(cut_to(picture, size_));
}

void LiveFilm::update(double seconds) {
  if (!last_) return;
  clock_ += seconds;
  while (writer_->frames() < due() && writer_->offer(last_)) continue;
  if (!hear_) return;
  if (std::vector<float> samples = hear_until(writer_->frames()); !samples.empty()) {
    writer_->add_sound(std::move(samples));
  }
}

/// What is heard until the film has so many pictures.
std::vector<float> LiveFilm::hear_until(std::size_t frames) {
  const std::size_t end = frames * kFilmSampleRate / static_cast<std::size_t>(fps_);
  std::vector<float> samples((end - heard_) * kFilmChannels);
  if (!samples.empty()) hear_(samples);
  heard_ = end;
  return samples;
}

/// Pictures that the encoder had no time for are not missing at the end.
std::future<base::Result<void>> LiveFilm::finish() && {
  std::vector<std::vector<float>> heard;  // with each of them
  for (std::size_t frame = writer_->frames(); frame < due() && last_; ++frame) {
    heard.push_back(hear_ ? hear_until(frame + 1) : std::vector<float>());
  }
  return std::async(std::launch::async,
                    [writer = std::move(writer_), last = last_, heard = std::move(heard)] {
                      for (const std::vector<float>& samples : heard) {
                        if (writer->is_broken()) break;
                        writer->add(last);
                        if (!samples.empty()) writer->add_sound(samples);
                      }
                      return writer->finish({});
                    });
}

}  // namespace engine
