#include "engine/audio/mixer.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <vector>

#include "engine/audio/loopback.h"
#include "engine/audio/orders.h"
#include "engine/audio/voices.h"

namespace engine {
namespace {

constexpr std::size_t kMostTogether = 480;  // frames: gains glide in such steps
constexpr float kInaudible = 3e-5F;         // -90 dB: the hall has died away

}  // namespace

struct Mixer::Parts {
  explicit Parts(Loopback opened) : loopback(std::move(opened)), voices(make_voices()) {}

  Voices make_voices() const {
    const Loopback::Current current(loopback);
    return Voices(loopback);
  }
  void obey(std::vector<Order> orders);
  void obey(const Stop& stop);
  std::size_t frames_to_next(std::size_t most) const;
  void begin_due();

  Loopback loopback;
  Voices voices;
  Master master{kRate};
  std::vector<Waiting> waiting;  ///< by frame
  std::int64_t frame = 0;        ///< that is rendered next
  Mix mix;

  mutable std::mutex mutex;  ///< of what follows: what one thread says and the other hears
  std::vector<Order> orders;
  Mix requested;
  std::uint32_t given = 0;
  std::int64_t rendered = 0;
  bool is_silent = true;
  bool is_deaf = false;
};

void Mixer::Parts::obey(const Stop& stop) {
  std::erase_if(waiting,
                [&](const Waiting& one) { return stop.id == VoiceId::kNone || one.id == stop.id; });
  if (stop.id == VoiceId::kNone) return voices.stop_all(stop.seconds);
  voices.stop(stop.id, stop.seconds);
}

void Mixer::Parts::obey(std::vector<Order> said) {
  for (Order& order : said) {
    if (auto* play = std::get_if<Waiting>(&order)) {
      const auto later = std::ranges::upper_bound(waiting, play->frame, {}, &Waiting::frame);
      waiting.insert(later, std::move(*play));
    } else if (const auto* set = std::get_if<SetGain>(&order)) {
      const auto soon = std::ranges::find(waiting, set->id, &Waiting::id);
      if (soon != waiting.end()) soon->play.gain = set->gain;
      voices.set_gain(set->id, set->gain, set->seconds);
    } else {
      obey(std::get<Stop>(order));
    }
  }
}

std::size_t Mixer::Parts::frames_to_next(std::size_t most) const {
  const std::size_t count = std::min(most, kMostTogether);
  if (waiting.empty()) return count;
  const std::int64_t left = waiting.front().frame - frame;
  return std::min(count, static_cast<std::size_t>(std::max<std::int64_t>(left, 1)));
}

void Mixer::Parts::begin_due() {
  auto first_later = waiting.begin();
  for (; first_later != waiting.end() && first_later->frame <= frame; ++first_later) {
    voices.begin(first_later->id, first_later->play, mix);
  }
  waiting.erase(waiting.begin(), first_later);
}

Mixer::Mixer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Mixer::~Mixer() = default;

base::Result<std::unique_ptr<Mixer>> Mixer::create() {
  base::Result<Loopback> loopback = Loopback::open(kRate, kMostVoices);
  if (!loopback) return loopback.failure();
  return std::unique_ptr<Mixer>(new Mixer(std::make_unique<Parts>(loopback.take())));
}

VoiceId Mixer::play(const Play& play) {
  if (!play.clip || play.clip->samples.empty()) return VoiceId::kNone;
  const std::lock_guard lock(parts_->mutex);
  if (parts_->is_deaf) return VoiceId::kNone;
  const auto id = static_cast<VoiceId>(++parts_->given);
  parts_->orders.emplace_back(
      Waiting{.id = id, .frame = std::llround(play.at * kRate), .play = play});
  parts_->is_silent = false;
  return id;
}

void Mixer::set_gain(VoiceId voice, float gain, float seconds) {
  if (voice == VoiceId::kNone) return;
  const std::lock_guard lock(parts_->mutex);
  parts_->orders.emplace_back(SetGain{voice, gain, seconds});
}

void Mixer::stop(VoiceId voice, float seconds) {
  if (voice == VoiceId::kNone) return;
  const std::lock_guard lock(parts_->mutex);
  parts_->orders.emplace_back(Stop{voice, seconds});
}

void Mixer::stop_all(float seconds) {
  const std::lock_guard lock(parts_->mutex);
  parts_->orders.emplace_back(Stop{VoiceId::kNone, seconds});
}

void Mixer::set_mix(const Mix& mix) {
  const std::lock_guard lock(parts_->mutex);
  parts_->requested = mix;
}

void Mixer::set_deaf(bool is_deaf) {
  const std::lock_guard lock(parts_->mutex);
  if (is_deaf && !parts_->is_deaf) parts_->orders.assign(1, Stop{VoiceId::kNone, 0});
  parts_->is_deaf = is_deaf;
}

double Mixer::now() const {
  const std::lock_guard lock(parts_->mutex);
  return static_cast<double>(parts_->rendered) / kRate;
}

bool Mixer::is_silent() const {
  const std::lock_guard lock(parts_->mutex);
  return parts_->is_silent;
}

void Mixer::render(std::span<float> stereo) {
  Parts& parts = *parts_;
  std::vector<Order> orders;
  {
    const std::lock_guard lock(parts.mutex);
    orders.swap(parts.orders);
    parts.mix = parts.requested;
  }
  const Loopback::Current current(parts.loopback);
  parts.master.set(parts.mix.listening);
  parts.obey(std::move(orders));
  for (std::span<float> left = stereo; left.size() >= 2;) {
    parts.begin_due();
    const std::size_t frames = parts.frames_to_next(left.size() / 2);
    parts.loopback.render(left.data(), frames);
    parts.frame += static_cast<std::int64_t>(frames);
    parts.voices.update(static_cast<double>(frames) / kRate, parts.mix);
    left = left.subspan(2 * frames);
  }
  parts.master.process(stereo);
  const bool is_heard =
      std::ranges::any_of(stereo, [](float sample) { return std::abs(sample) > kInaudible; });
  const std::lock_guard lock(parts.mutex);
  parts.rendered = parts.frame;
  parts.is_silent =
      !is_heard && parts.orders.empty() && parts.waiting.empty() && !parts.voices.is_any();
}

}  // namespace engine
