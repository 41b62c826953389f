#pragma once

#include <cstddef>
#include <filesystem>
#include <glm/vec2.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/file.h"
#include "base/result.h"
#include "engine/film/feeder.h"
#include "engine/film/film_options.h"
#include "engine/film/program.h"
#include "engine/platform/windows/pixels.h"

namespace engine {

/// The program that encodes films.
inline constexpr const char* kFilmProgram = "ffmpeg";
inline constexpr int kFilmSampleRate = 48000;  ///< of a film's sound
inline constexpr int kFilmChannels = 2;
inline constexpr std::size_t kSoundBlock =
    std::size_t{2} * 1024;  ///< samples that the encoder takes together

/// A part of a film with a name.
struct Chapter {
  std::size_t frame = 0;  ///< its first
  std::string title;
};

/// What is read below the picture from one frame to before another.
struct Caption {
  std::size_t frame = 0;
  std::size_t end = 0;
  std::string words;  ///< may have several lines
};

struct FilmSettings {
  std::filesystem::path file;  ///< *.mkv or *.mp4
  glm::ivec2 size{1280, 720};  ///< both even
  int fps = 30;
  bool has_sound = false;
  FilmOptions options{};
};

/// Where a film is kept until it is whole: beside it, and readable however the recording ends.
std::filesystem::path growing_file(const std::filesystem::path& film);
/// Where its captions lie, as WebVTT.
std::filesystem::path caption_file(const std::filesystem::path& film);
/// Whether a film can be written there; else why not, in one sentence.
base::Result<void> check_film(const FilmSettings& settings);

/// Writes a film, picture by picture. Encoder and pipes have threads of their own.
class FilmWriter {
 public:
  static base::Result<FilmWriter> open(const FilmSettings& settings);

  /// The next frame; waits while the encoder is far behind. The picture may be given again.
  void add(std::shared_ptr<const Pixels> picture);
  /// The same where nobody can wait: false, and nothing is added, if the encoder is far behind.
  bool offer(std::shared_ptr<const Pixels> picture);
  /// The sound goes on: pairs of samples at kFilmSampleRate, -1 to 1. Only if the settings said so.
  /// The encoder is given whole blocks: one that it had to fill up would outlast the pictures.
  void add_sound(std::vector<float> samples);

  std::size_t frames() const { return frames_; }
  /// The encoder has ended before its time; finish() says why.
  bool is_broken() const { return pictures_->is_broken(); }

  /// Of the program that encodes.
  pid_t encoder() const { return encoder_.id(); }

  /// Ends the film and gives it its name, its chapters and its captions, which lie beside it as
  /// well. After an Error what was encoded so far is in growing_file().
  base::Result<void> finish(std::span<const Chapter> chapters,
                            std::span<const Caption> captions = {});

 private:
  FilmWriter(FilmSettings settings, Program encoder, base::FileHandle growing);

  FilmSettings settings_;
  base::FileHandle growing_;  ///< locked: nobody else makes this film
  Program encoder_;
  std::unique_ptr<Feeder> pictures_;
  std::unique_ptr<Feeder> sound_;  ///< null for a silent film
  std::vector<float> held_;        ///< of a block of sound that is not full yet
  std::size_t frames_ = 0;
};

}  // namespace engine
