#include "engine/audio/wav_file.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <string>

namespace engine {
namespace {

void put(std::string& bytes, std::uint32_t number, int size) {
  for (int i = 0; i < size; ++i) bytes.push_back(static_cast<char>(number >> (8 * i) & 0xFF));
}

std::string header(std::size_t samples, int channels, int rate) {
  const auto wide = static_cast<std::uint32_t>(channels);
  const auto bytes = static_cast<std::uint32_t>(samples * 2);
  std::string text = "RIFF";
  put(text, 36 + bytes, 4);
  text += "WAVEfmt ";
  put(text, 16, 4);
  put(text, 1, 2);  // samples as they are
  put(text, wide, 2);
  put(text, static_cast<std::uint32_t>(rate), 4);
  put(text, static_cast<std::uint32_t>(rate) * wide * 2, 4);
  put(text, wide * 2, 2);
  put(text, 16, 2);
  text += "data";
  put(text, bytes, 4);
  return text;
}

}  // namespace

base::Result<void> write_wav(const std::filesystem::path& file, std::span<const float> samples,
                             int channels, int rate) {
  std::string bytes = header(samples.size(), channels, rate);
  bytes.reserve(bytes.size() + 2 * samples.size());
  for (const float sample : samples) {
    const auto level = std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767);
    put(bytes, static_cast<std::uint32_t>(level), 2);
  }
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return base::Error{file.string() + " cannot be written"};
  return {};
}

}  // namespace engine
