#include "engine/platform/pointers/tuio_packet.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

#include <osc/OscReceivedElements.h>

namespace engine {
namespace {

constexpr std::string_view kProfile = "/tuio/2Dcur";
constexpr std::string_view kBundle{"#bundle", 8};  // with its zero
constexpr std::size_t kBundleHead = 16;            // that, and a time
constexpr std::size_t kMostName = 256;

/// What a frame is made of, as far as it was read.
struct Reading {
  TuioFrame frame;
  bool has_alive = false;
  bool has_number = false;
};

/// The size of what comes next in a bundle: four bytes, the highest first.
std::size_t size_at(std::span<const char> bytes) {
  std::size_t size = 0;
  for (const char byte : bytes.first(4)) size = size << 8 | static_cast<unsigned char>(byte);
  return size;
}

/// oscpack 1.1 believes a bundle's sizes and those of blobs: one packet hangs it, another one makes
/// it read anywhere. So bundles are taken apart here, and it only ever sees messages of whole
/// numbers, fractions and words, which it does check.
bool is_plain(std::span<const char> message) {
  const auto end_of_address = std::find(message.begin(), message.end(), '\0');
  const auto address = static_cast<std::size_t>(end_of_address - message.begin());
  const std::size_t tags_at = (address / 4 + 1) * 4;
  if (message.size() % 4 != 0 || tags_at >= message.size()) return false;
  const std::span<const char> tags = message.subspan(tags_at);
  const auto end = std::find(tags.begin(), tags.end(), '\0');
  return tags.front() == ',' && end != tags.end() && std::all_of(tags.begin() + 1, end, [](char c) {
           return c == 'i' || c == 'f' || c == 's';
         });
}

bool read_alive(osc::ReceivedMessageArgumentStream& words, Reading& reading) {
  reading.has_alive = true;
  while (!words.Eos()) {
    osc::int32 id = 0;
    words >> id;
    reading.frame.alive.push_back(id);
  }
  return reading.frame.alive.size() <= kMostTuioCursors;
}

bool read_set(osc::ReceivedMessageArgumentStream& words, Reading& reading) {
  osc::int32 id = 0;
  glm::vec2 place{0};
  words >> id >> place.x >> place.y;  // speed and acceleration follow
  if (!std::isfinite(place.x) || !std::isfinite(place.y)) return false;
  place = {std::clamp(place.x, 0.0F, 1.0F), std::clamp(place.y, 0.0F, 1.0F)};
  reading.frame.set.push_back({id, place});
  return reading.frame.set.size() <= kMostTuioCursors;
}

/// False if it is none that TUIO knows. Throws what oscpack throws.
bool read_message(std::span<const char> bytes, Reading& reading) {
  const osc::ReceivedMessage message{osc::ReceivedPacket(bytes.data(), bytes.size())};
  if (message.AddressPattern() != kProfile) return true;  // another profile beside it
  osc::ReceivedMessageArgumentStream words = message.ArgumentStream();
  const char* command = nullptr;
  words >> command;
  const std::string_view is = command;
  if (is == "alive") return read_alive(words, reading);
  if (is == "set") return read_set(words, reading);
  if (is == "source") {
    const char* name = nullptr;
    words >> name;
    reading.frame.source = name;
    return reading.frame.source.size() <= kMostName;
  }
  if (is != "fseq") return false;
  osc::int32 number = 0;
  words >> number;
  reading.frame.number = number;
  reading.has_number = true;
  return true;
}

bool read_bundle(std::span<const char> bundle, Reading& reading) {
  while (!bundle.empty()) {
    if (bundle.size() < 4) return false;
    const std::size_t size = size_at(bundle);
    bundle = bundle.subspan(4);
    if (size > bundle.size()) return false;
    const std::span<const char> message = bundle.first(size);
    if (!is_plain(message) || !read_message(message, reading)) return false;
    bundle = bundle.subspan(size);
  }
  return true;
}

}  // namespace

std::optional<TuioFrame> read_tuio_packet(std::span<const char> packet) {
  if (packet.size() < kBundleHead || packet.size() > kMostTuioBytes) return {};
  if (std::memcmp(packet.data(), kBundle.data(), kBundle.size()) != 0) return {};
  Reading reading;
  try {
    if (!read_bundle(packet.subspan(kBundleHead), reading)) return {};
  } catch (const osc::Exception&) {  // it has other arguments than it should
    return {};
  }
  if (!reading.has_alive || !reading.has_number) return {};
  return std::move(reading.frame);
}

}  // namespace engine
