#include "engine/platform/windows/screen_size.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace engine {
namespace {

namespace fs = std::filesystem;

constexpr float kMillimetresPerInch = 25.4F;
constexpr float kPlainDensity = 96 / kMillimetresPerInch;  // pixels per millimetre
constexpr float kCoarsest = 10 / kMillimetresPerInch;      // a wall of lamps
constexpr float kFinest = 800 / kMillimetresPerInch;       // a telephone
constexpr float kMostSkewed = 1.2F;                        // a pixel is about as wide as high
constexpr float kSame = 1.05F;

constexpr std::size_t kBlock = 128;
constexpr std::array<std::uint8_t, 8> kHeader{0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0};
constexpr std::size_t kCentimetres = 21;  // across, then down
constexpr std::size_t kTiming = 54;       // the first detailed timing: the monitor's own resolution

bool is_usable(glm::vec2 density) {
  const auto [least, most] = std::minmax(density.x, density.y);
  return least >= kCoarsest && most <= kFinest && most <= least * kMostSkewed;
}

bool is_usable(const Monitor& monitor) {
  return monitor.millimetres.x > 0 && monitor.millimetres.y > 0 &&
         is_usable(glm::vec2(monitor.pixels) / monitor.millimetres);
}

/// Twelve bits: eight in a byte of their own, the upper four in one that two numbers share.
int twelve_bits(std::uint8_t low, int high) { return low | (high & 0xF) << 8; }

/// Pixels per millimetre of the monitors with this resolution, if they agree.
std::optional<float> density_of(glm::ivec2 pixels, const std::vector<Monitor>& monitors) {
  std::optional<float> agreed;
  for (const Monitor& monitor : monitors) {
    const bool is_turned = monitor.pixels == glm::ivec2(pixels.y, pixels.x);
    if (monitor.pixels != pixels && !is_turned) continue;
    const float density = static_cast<float>(monitor.pixels.x) / monitor.millimetres.x;
    if (agreed && std::max(*agreed, density) > std::min(*agreed, density) * kSame) return {};
    agreed = density;
  }
  return agreed;
}

float pixels_per_millimetre(const ScreenFacts& facts) {
  if (const auto density = density_of(facts.pixels, facts.monitors)) return *density;
  const glm::vec2 said = facts.dots_per_inch / kMillimetresPerInch;
  return is_usable(said) ? said.x : kPlainDensity * facts.pixels_per_point;
}

}  // namespace

std::optional<Monitor> read_edid(std::span<const std::uint8_t> edid) {
  if (edid.size() < kBlock || !std::equal(kHeader.begin(), kHeader.end(), edid.begin())) return {};
  unsigned sum = 0;
  for (const std::uint8_t byte : edid.first(kBlock)) sum += byte;
  if (sum % 256 != 0) return {};
  const std::span<const std::uint8_t> timing = edid.subspan(kTiming, 18);
  if (timing[0] == 0 && timing[1] == 0) return {};  // a text, and no timing
  Monitor monitor;
  monitor.pixels = {twelve_bits(timing[2], timing[4] >> 4), twelve_bits(timing[5], timing[7] >> 4)};
  monitor.millimetres = {twelve_bits(timing[12], timing[14] >> 4),
                         twelve_bits(timing[13], timing[14])};
  if (is_usable(monitor)) return monitor;
  monitor.millimetres = {edid[kCentimetres] * 10, edid[kCentimetres + 1] * 10};
  return is_usable(monitor) ? std::optional(monitor) : std::nullopt;
}

std::vector<Monitor> monitors_in(const std::string& folder) {
  std::vector<Monitor> monitors;
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
    if (!entry.path().filename().string().starts_with("card")) continue;
    std::ifstream file(entry.path() / "edid", std::ios::binary);
    std::array<char, kBlock> block{};
    if (!file.read(block.data(), block.size())) continue;
    std::array<std::uint8_t, kBlock> bytes{};
    std::copy(block.begin(), block.end(), bytes.begin());
    if (const auto monitor = read_edid(bytes)) monitors.push_back(*monitor);
  }
  return monitors;
}

float points_per_millimetre(const ScreenFacts& facts) {
  if (facts.ruler && is_usable(glm::vec2(*facts.ruler))) return *facts.ruler;
  return pixels_per_millimetre(facts) / std::max(facts.pixels_per_point, 0.1F);
}

}  // namespace engine
