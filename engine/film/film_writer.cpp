#include "engine/film/film_writer.h"

#include <fstream>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "engine/film/chapter_marks.h"
#include "engine/film/web_vtt.h"

namespace engine {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr int kMostToEncode = 60;  // seconds, of what the encoder still holds at the end
constexpr int kMostIfBroken = 2;   // the same of one that takes nothing any more
constexpr int kMostToEnd = 600;    // of the whole film, when its chapters are written
constexpr std::size_t kPicturesWaiting = 8;
constexpr std::size_t kSoundsWaiting = 64;

/// All is said of what comes: an encoder that listened to seconds of sound first, before it takes a
/// second picture, would wait for ever for who waits for it.
const Words kNotProbed{"-probesize", "32", "-analyzeduration", "0"};

void append(Words& words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
}

Words common_words() {
  return {kFilmProgram, "-hide_banner", "-nostdin", "-loglevel", "error", "-y"};
}

/// A key frame each second: so much at most is lost where a recording is cut off.
Words encoder_words(const FilmSettings& settings) {
  Words words = common_words();
  const std::string fps = std::to_string(settings.fps);
  const std::string size = std::to_string(settings.size.x) + "x" + std::to_string(settings.size.y);
  append(words, kNotProbed);
  append(words, {"-thread_queue_size", "64", "-f", "rawvideo", "-pix_fmt", "rgba", "-s", size,
                 "-framerate", fps, "-i", "pipe:0"});
  if (settings.has_sound) {
    append(words, kNotProbed);
    append(words,
           {"-thread_queue_size", "1024", "-f", "f32le", "-ar", std::to_string(kFilmSampleRate),
            "-ac", std::to_string(kFilmChannels), "-i", "pipe:3", "-map", "0:v", "-map", "1:a"});
    append(words, settings.options.sound);
  }
  append(words, settings.options.picture);
  append(words, {"-g", fps});
  append(words, settings.options.recording);
  append(words, {"-f", "matroska", "file:" + growing_file(settings.file).string()});
  return words;
}

Words ending_words(const FilmSettings& settings, const fs::path& marks, const fs::path& whole,
                   bool has_captions) {
  const bool is_mp4 = settings.file.extension() == ".mp4";
  Words words = common_words();
  append(words,
         {"-i", "file:" + growing_file(settings.file).string(), "-i", "file:" + marks.string()});
  if (has_captions) append(words, {"-i", "file:" + caption_file(settings.file).string()});
  append(words, {"-map", "0"});
  if (has_captions) append(words, {"-map", "2"});
  append(words, {"-map_metadata", "1", "-map_chapters", "1", "-c", "copy"});
  if (has_captions) append(words, {"-c:s", is_mp4 ? "mov_text" : "webvtt"});
  append(words, settings.options.ending);
  append(words, {"-f", is_mp4 ? "mp4" : "matroska", "file:" + whole.string()});
  return words;
}

/// The file that the encoder writes over, for its owner alone and never through a link. Two
/// programs that make the same film would spoil it.
base::Result<base::FileHandle> claim(const fs::path& growing, const fs::path& film) {
  std::error_code error;
  if (fs::is_symlink(growing, error)) fs::remove(growing, error);
  base::FileHandle file(
      ::open(growing.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
  struct stat found {};
  if (!file.is_open() || ::fstat(file.get(), &found) != 0) {
    return base::Error{base::complaint(growing.string(), "make it") + "."};
  }
  const base::Result<void> done = base::check_is_file(growing.string(), found.st_mode);
  if (!done) return base::Error{done.error() + "."};
  if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    return base::Error{film.string() + ": another program is making this film."};
  }
  return file;
}

/// What was encoded before the encoder broke down is kept, if it is anything.
void leave_no_empty_file(const fs::path& growing) {
  std::error_code ignored;
  if (fs::is_empty(growing, ignored)) fs::remove(growing, ignored);
}

fs::path beside(const fs::path& film, const char* ending) {
  fs::path path = film;
  path += ending;
  return path;
}

}  // namespace

fs::path caption_file(const fs::path& film) {
  fs::path path = film;
  return path.replace_extension(".vtt");
}

fs::path growing_file(const fs::path& film) { return beside(film, ".part.mkv"); }

base::Result<void> check_film(const FilmSettings& settings) {
  const std::string name = settings.file.string();
  const fs::path ending = settings.file.extension();
  if (ending != ".mkv" && ending != ".mp4") {
    return base::Error{name + ": the name of a film ends in .mkv or .mp4."};
  }
  if (settings.size.x % 2 != 0 || settings.size.y % 2 != 0) {
    return base::Error{"The sides of a film are even numbers of pixels."};
  }
  const fs::path folder = settings.file.parent_path();
  std::error_code error;
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    return base::Error{name + ": there is no folder " + folder.string() + "."};
  }
  struct stat found {};
  if (::stat(name.c_str(), &found) == 0) {
    const base::Result<void> done = base::check_is_file(name, found.st_mode);
    if (!done) return base::Error{done.error() + "."};
  }
  if (!is_installed(kFilmProgram)) {
    return base::Error{std::string("Films are encoded by the program ") + kFilmProgram +
                       ", which is not installed."};
  }
  return {};
}

base::Result<FilmWriter> FilmWriter::open(const FilmSettings& settings) {
  if (const base::Result<void> done = check_film(settings); !done) return done.failure();
  auto growing = claim(growing_file(settings.file), settings.file);
  if (!growing) return growing.failure();
  auto encoder = Program::start(encoder_words(settings), settings.has_sound ? 2 : 1);
  if (!encoder) return encoder.failure();
  return FilmWriter(settings, encoder.take(), growing.take());
}

FilmWriter::FilmWriter(FilmSettings settings, Program encoder, base::FileHandle growing)
    : settings_(std::move(settings)), growing_(std::move(growing)), encoder_(std::move(encoder)) {
  const std::vector<int> pipes = encoder_.take_pipes();
  pictures_ = std::make_unique<Feeder>(pipes[0], kPicturesWaiting);
  if (pipes.size() > 1) sound_ = std::make_unique<Feeder>(pipes[1], kSoundsWaiting);
}

void FilmWriter::add(std::shared_ptr<const Pixels> picture) {
  const std::span<const std::uint8_t> bytes = picture->rgba;
  pictures_->give({std::move(picture), bytes});
  ++frames_;
}

bool FilmWriter::offer(std::shared_ptr<const Pixels> picture) {
  const std::span<const std::uint8_t> bytes = picture->rgba;
  if (!pictures_->offer({std::move(picture), bytes})) return false;
  ++frames_;
  return true;
}

void FilmWriter::add_sound(std::vector<float> samples) {
  if (!sound_) return;
  held_.insert(held_.end(), samples.begin(), samples.end());
  const std::size_t whole = held_.size() / kSoundBlock * kSoundBlock;
  if (whole == 0) return;
  samples.assign(held_.begin(), held_.begin() + static_cast<std::ptrdiff_t>(whole));
  held_.erase(held_.begin(), held_.begin() + static_cast<std::ptrdiff_t>(whole));
  const auto kept = std::make_shared<const std::vector<float>>(std::move(samples));
  const auto* const first = reinterpret_cast<const std::uint8_t*>(kept->data());
  sound_->give({kept, {first, kept->size() * sizeof(float)}});
}

base::Result<void> FilmWriter::finish(std::span<const Chapter> chapters,
                                      std::span<const Caption> captions) {
  // An encoder that takes no pictures is stopped first: else its sound would be waited for as long.
  base::Result<void> encoded;
  if (is_broken()) encoded = encoder_.wait(kMostIfBroken);
  if (sound_) sound_->finish();
  pictures_->finish();
  if (encoded) encoded = encoder_.wait(is_broken() ? kMostIfBroken : kMostToEncode);
  if (!encoded) {
    leave_no_empty_file(growing_file(settings_.file));
    return encoded;
  }
  const fs::path marks = beside(settings_.file, ".part.txt");
  const fs::path whole = beside(settings_.file, ".part");
  std::error_code error;
  for (const fs::path& part : {marks, whole}) fs::remove(part, error);  // never through a link
  const base::FileHandle mine(::open(whole.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  std::ofstream(marks) << chapter_marks(chapters, frames_, settings_.fps);
  const fs::path read_below = caption_file(settings_.file);
  fs::remove(read_below, error);
  if (!captions.empty()) std::ofstream(read_below) << web_vtt(captions, settings_.fps);
  auto ending = Program::start(ending_words(settings_, marks, whole, !captions.empty()), 0);
  base::Result<void> done = ending ? ending->wait(kMostToEnd) : ending.failure();
  if (done) fs::rename(whole, settings_.file, error);
  if (done && error) done = base::Error{settings_.file.string() + ": " + error.message() + "."};
  fs::remove(marks, error);
  fs::remove(done ? growing_file(settings_.file) : whole, error);
  return done;
}

}  // namespace engine
