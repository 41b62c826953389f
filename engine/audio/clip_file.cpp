#include "engine/audio/clip_file.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>

namespace engine {
namespace {

// "AHCLIPS1", the number of sounds; then of each the length of its name, the name, samples a
// second, number of samples, samples. Numbers are of 32 bits, samples of 16, the low byte first.
constexpr std::string_view kMagic = "AHCLIPS1";
constexpr std::uint32_t kLongestName = 64;
constexpr std::uint32_t kLeastRate = 4000;
constexpr std::uint32_t kMostRate = 192000;
constexpr std::size_t kMostBytes = 64U << 20;

void put(std::string& text, std::uint32_t number) {
  for (int i = 0; i < 4; ++i) text.push_back(static_cast<char>(number >> (8 * i) & 0xFF));
}

std::uint32_t byte_at(std::span<const char> bytes, std::size_t place) {
  return static_cast<unsigned char>(bytes[place]);
}

/// Reads from the front; once anything was missing all that follows is.
class Bytes {
 public:
  explicit Bytes(std::span<const char> bytes) : left_(bytes) {}

  bool is_short() const { return is_short_; }
  bool is_at_end() const { return left_.empty(); }

  std::span<const char> take(std::size_t count) {
    if (count > left_.size()) is_short_ = true;
    if (is_short_) return {};
    const std::span<const char> taken = left_.first(count);
    left_ = left_.subspan(count);
    return taken;
  }

  std::uint32_t number() {
    const std::span<const char> taken = take(4);
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < taken.size(); ++i) value |= byte_at(taken, i) << (8 * i);
    return value;
  }

 private:
  std::span<const char> left_;
  bool is_short_ = false;
};

std::vector<std::int16_t> samples_of(std::span<const char> bytes) {
  std::vector<std::int16_t> samples(bytes.size() / 2);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const std::uint32_t value = byte_at(bytes, 2 * i) | byte_at(bytes, 2 * i + 1) << 8;
    samples[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(value));
  }
  return samples;
}

}  // namespace

std::string clip_file_text(const Clips& clips) {
  std::string text(kMagic);
  put(text, static_cast<std::uint32_t>(clips.size()));
  for (const auto& [name, clip] : clips) {
    put(text, static_cast<std::uint32_t>(name.size()));
    text += name;
    put(text, static_cast<std::uint32_t>(clip->rate));
    put(text, static_cast<std::uint32_t>(clip->samples.size()));
    for (const std::int16_t sample : clip->samples) {
      const auto value = static_cast<std::uint16_t>(sample);
      text.push_back(static_cast<char>(value & 0xFF));
      text.push_back(static_cast<char>(value >> 8));
    }
  }
  return text;
}

base::Result<Clips> parse_clips(std::span<const char> bytes) {
  Bytes rest(bytes);
  const std::span<const char> magic = rest.take(kMagic.size());
  if (!std::ranges::equal(magic, kMagic)) return base::Error{"it is no file of sounds"};
  const std::uint32_t count = rest.number();
  Clips clips;
  for (std::uint32_t i = 0; i < count && !rest.is_short(); ++i) {
    const std::uint32_t length = rest.number();
    if (length == 0 || length > kLongestName) return base::Error{"a sound has no fit name"};
    const std::span<const char> name = rest.take(length);
    const std::uint32_t rate = rest.number();
    const std::size_t size = rest.number();
    const std::span<const char> samples = rest.take(2 * size);
    if (rest.is_short()) break;
    if (rate < kLeastRate || rate > kMostRate) return base::Error{"a sound is too fast or slow"};
    clips[std::string(name.begin(), name.end())] = std::make_shared<const Clip>(
        Clip{.rate = static_cast<int>(rate), .samples = samples_of(samples)});
  }
  if (rest.is_short()) return base::Error{"it ends too early"};
  if (!rest.is_at_end()) return base::Error{"more follows than it says"};
  return clips;
}

base::Result<void> write_clips(const std::filesystem::path& file, const Clips& clips) {
  const std::string text = clip_file_text(clips);
  std::ofstream out(file, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out) return base::Error{file.string() + " cannot be written"};
  return {};
}

base::Result<Clips> read_clips(const std::filesystem::path& file) {
  std::error_code fault;
  const auto size = std::filesystem::file_size(file, fault);
  if (fault) return base::Error{file.string() + ": " + fault.message()};
  if (size > kMostBytes) return base::Error{file.string() + ": it is too large"};
  std::vector<char> bytes(size);
  std::ifstream in(file, std::ios::binary);
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!in) return base::Error{file.string() + " cannot be read"};
  base::Result<Clips> clips = parse_clips(bytes);
  if (!clips) return base::Error{file.string() + ": " + clips.error()};
  return clips;
}

}  // namespace engine
