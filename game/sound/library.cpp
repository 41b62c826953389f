#include "game/sound/library.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/scatter.h"

namespace sound {
namespace {

constexpr int kBends = 2;            // to either side
constexpr float kBend = 0.018F;      // of its pitch, each
constexpr std::uint32_t kSeed = 77;  // the same every evening
constexpr float kHalfTones = 12;

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = fault == std::errc{} && end == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

}  // namespace

Library::Library(const engine::Clips& clips) {
  for (const auto& [name, clip] : clips) {
    sounds_[name.substr(0, name.rfind('.'))].clips.push_back(clip);
  }
}

std::size_t Library::variants(std::string_view sound) const {
  const auto found = sounds_.find(sound);
  return found == sounds_.end() ? 0 : found->second.clips.size();
}

std::optional<Chosen> Library::choose(std::string_view name) {
  const auto found = sounds_.find(name);
  if (found == sounds_.end()) return std::nullopt;
  Sound& sound = found->second;
  std::vector<Variant> open;
  for (std::size_t clip = 0; clip < sound.clips.size(); ++clip) {
    const bool is_latest =
        sound.clips.size() > 1 && !sound.last.empty() && sound.last.back().clip == clip;
    for (int bend = -kBends; bend <= kBends && !is_latest; ++bend) {
      const Variant variant{clip, bend};
      if (std::ranges::find(sound.last, variant) == sound.last.end()) open.push_back(variant);
    }
  }
  const std::uint32_t drawn = base::Scatter(kSeed + ++sound.count).next();
  const Variant variant = open.empty() ? Variant{} : open[drawn % open.size()];
  sound.last.push_back(variant);
  if (sound.last.size() >= kRemembered) sound.last.erase(sound.last.begin());
  return Chosen{.clip = sound.clips[variant.clip],
                .pitch = 1 + kBend * static_cast<float>(variant.bend),
                .variant = variant};
}

bool Library::has_instrument(std::string_view instrument) const {
  return tone(instrument, 60).has_value();
}

std::optional<Tone> Library::tone(std::string_view instrument, int pitch) const {
  const std::string beginning = std::string(instrument) + "-";
  std::optional<Tone> nearest;
  int least = 1000;
  for (auto one = sounds_.lower_bound(beginning);
       one != sounds_.end() && one->first.starts_with(beginning); ++one) {
    const auto number = number_in(std::string_view(one->first).substr(beginning.size()));
    if (!number || std::abs(pitch - *number) >= least) continue;
    least = std::abs(pitch - *number);
    const auto bent = static_cast<float>(pitch - *number);
    nearest = Tone{one->second.clips.front(), std::pow(2.0F, bent / kHalfTones)};
  }
  return nearest;
}

}  // namespace sound
