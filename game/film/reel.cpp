#include <algorithm>
#include <optional>
#include <vector>

#include "game/film/clips.h"
#include "game/film/film_cards.h"
#include "game/moments/moment_table.h"

namespace film {
namespace {

constexpr std::size_t kMostClips = 6;
constexpr float kFirstCut = 9;  // seconds of each clip, to begin with

/// Beats in a row, of which one is what they are shown for.
struct Clip {
  std::size_t first = 0;
  std::size_t key = 0;
  std::size_t end = 0;
};

/// Chooses clips, and lengthens and shortens them until the film is as long as it should be.
class ReelCutting {
 public:
  ReelCutting(const Screenplay& whole, const Cutting& cutting) : whole_(whole), cutting_(cutting) {}

  Screenplay cut() {
    choose();
    for (int tries = 0; tries < kMostTries; ++tries) {
      const float seconds = length();
      const bool fits = seconds >= kShortestReel && seconds <= kLongestReel;
      if (fits || !(seconds < kShortestReel ? lengthen() : shorten())) break;
    }
    return taken();
  }

 private:
  static constexpr int kMostTries = 2000;

  void choose();
  void add(std::size_t key, float seconds);
  bool holds(std::size_t beat) const;
  std::optional<std::size_t> last_battle() const;
  std::vector<std::size_t> largest_swings() const;
  float seconds_of(std::size_t beat) const {
    return whole_[beat].seen.seconds + whole_[beat].seen.rests;
  }
  Screenplay taken() const;
  float length() const;
  bool lengthen();
  bool shorten();

  const Screenplay& whole_;
  const Cutting& cutting_;
  std::vector<Clip> clips_;  ///< in the order of the match; they do not touch
};

bool ReelCutting::holds(std::size_t beat) const {
  return std::any_of(clips_.begin(), clips_.end(),
                     [&](const Clip& clip) { return beat >= clip.first && beat < clip.end; });
}

/// What leads to it, as long as that takes; it ends what went on there.
void ReelCutting::add(std::size_t key, float seconds) {
  if (holds(key)) return;
  Clip clip{.first = key, .key = key, .end = key + 1};
  float taken = seconds_of(key);
  while (clip.first > 0 && !holds(clip.first - 1)) {
    taken += seconds_of(clip.first - 1);
    if (taken > seconds) break;
    --clip.first;
  }
  const auto after =
      std::find_if(clips_.begin(), clips_.end(), [&](const Clip& one) { return one.first > key; });
  clips_.insert(after, clip);
}

std::optional<std::size_t> ReelCutting::last_battle() const {
  for (std::size_t i = whole_.size(); i > 0; --i) {
    const director::Beat& beat = whole_[i - 1].seen;
    if (beat.shot == director::ShotKind::kDuel && beat.weight >= cutting_.rules.seen) return i - 1;
  }
  return std::nullopt;
}

/// The beats of the actions that changed most, the largest first.
std::vector<std::size_t> ReelCutting::largest_swings() const {
  std::vector<std::size_t> beats;
  for (const session::TurningPoint& point : largest_of(cutting_.turning_points)) {
    const auto beat = std::ranges::find_if(
        whole_, [&](const FilmedBeat& one) { return one.end_step > point.step; });
    if (beat != whole_.end()) beats.push_back(static_cast<std::size_t>(beat - whole_.begin()));
  }
  return beats;
}

void ReelCutting::choose() {
  add(whole_.size() - 1, kFirstCut);
  if (const auto battle = last_battle()) add(*battle, kFirstCut);
  for (const std::size_t swing : largest_swings()) add(swing, kFirstCut);
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < whole_.size(); ++i) others.push_back(i);
  std::stable_sort(others.begin(), others.end(), [&](std::size_t one, std::size_t other) {
    return whole_[one].seen.weight > whole_[other].seen.weight;
  });
  for (const std::size_t beat : others) {
    if (clips_.size() >= kMostClips || whole_[beat].seen.weight < moments::kGreat) break;
    add(beat, kFirstCut);
  }
}

Screenplay ReelCutting::taken() const {
  Screenplay taken;
  for (const Clip& clip : clips_) {
    for (std::size_t i = clip.first; i < clip.end; ++i) {
      taken.push_back(whole_[i]);
      taken.back().seen.is_elsewhen = i == clip.first && !taken.empty() && i > 0;
      if (i != clip.first) continue;
      taken.back().seen.begins_turn = false;  // no time for that
    }
  }
  if (!taken.empty()) taken.front().seen.is_elsewhen = false;
  return taken;
}

float ReelCutting::length() const {
  const Screenplay reel = taken();
  return director::direct(beats_of(reel), cutting_.set, cutting_.rules, kPadding).seconds;
}

/// The shortest clip begins earlier. False where there is nothing left.
bool ReelCutting::lengthen() {
  Clip* shortest = nullptr;
  float least = 0;
  for (Clip& clip : clips_) {
    if (clip.first == 0 || holds(clip.first - 1)) continue;
    float seconds = 0;
    for (std::size_t i = clip.first; i < clip.end; ++i) seconds += seconds_of(i);
    if (shortest != nullptr && seconds >= least) continue;
    shortest = &clip;
    least = seconds;
  }
  if (shortest == nullptr) return false;
  --shortest->first;
  return true;
}

/// The longest clip that can begins later; where none can, what is least weighty goes.
bool ReelCutting::shorten() {
  Clip* longest = nullptr;
  float most = 0;
  for (Clip& clip : clips_) {
    if (clip.first == clip.key) continue;
    float seconds = 0;
    for (std::size_t i = clip.first; i < clip.end; ++i) seconds += seconds_of(i);
    if (seconds <= most) continue;
    longest = &clip;
    most = seconds;
  }
  if (longest != nullptr) {
    ++longest->first;
    return true;
  }
  const auto battle = last_battle();
  const std::vector<std::size_t> swings = largest_swings();
  for (auto clip = clips_.begin(); clip != clips_.end(); ++clip) {
    const std::size_t key = clip->key;
    const bool is_swing = std::ranges::find(swings, key) != swings.end();
    if (key + 1 == whole_.size() || key == battle || is_swing) continue;
    clips_.erase(clip);
    return true;
  }
  return false;
}

}  // namespace

Screenplay cut_reel(const Screenplay& whole, const Cutting& cutting) {
  return ReelCutting(whole, cutting).cut();
}

}  // namespace film
