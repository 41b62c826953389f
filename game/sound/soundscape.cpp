#include "game/sound/soundscape.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/audio/struck_body.h"
#include "game/sound/spatial.h"

namespace sound {
namespace {

constexpr double kStaysAwake = 20;   // seconds without a hand or a move
constexpr double kBetween = 0.16;    // seconds from one event that is heard to the next
constexpr double kSameAgain = 0.35;  // the same is not heard twice within
constexpr std::size_t kMostWaiting = 10;
constexpr std::size_t kGivenKept = 512;  // of what was given
constexpr float kSoftest = 0.3F;         // of what grows

float number_of(const table::Facts& facts, std::string_view name) {
  const auto fact = facts.find(name);
  if (fact == facts.end()) return 0;
  int number = 0;
  const std::string& text = fact->second;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return static_cast<float>(number);
}

}  // namespace

Soundscape::Soundscape(const SoundBook& book, const sound::Bodies& bodies,
                       const engine::Clips& clips, engine::Mixer& mixer)
    : book_(book),
      bodies_(bodies),
      mixer_(mixer),
      library_(clips),
      beds_(book.beds, library_, mixer),
      music_(book.themes, library_, mixer),
      strains_(book.tension.size()) {}

void Soundscape::tell(std::vector<Happening> happenings) {
  for (Happening& one : happenings) {
    remember(one.facts);
    const EventSound* row = find(book_.events, one.facts);
    if (row != nullptr && !row->sound.empty()) waiting_.push_back(std::move(one));
  }
  while (waiting_.size() > kMostWaiting) waiting_.pop_front();
}

/// What the music answers, and what later sounds grow by.
void Soundscape::remember(const table::Facts& facts) {
  for (const std::string_view fact : {"nation", "side"}) {
    const auto people = facts.find(fact);
    if (people == facts.end()) continue;
    music_.turn_to(people->second);
    break;
  }
  const auto kind = facts.find("do");
  if (kind == facts.end()) return;
  for (std::size_t i = 0; i < book_.tension.size(); ++i) {
    const Tension& row = book_.tension[i];
    if (row.event != kind->second) continue;
    const float told = row.by.empty() ? row.jumps : number_of(facts, row.by) / row.full;
    strains_[i] = {.height = std::min(1.0F, told), .since = clock_.now()};
  }
  for (const EventSound& row : book_.events) {
    if (!row.grows_by.empty() && facts.contains(row.grows_by)) {
      numbers_[row.grows_by] = number_of(facts, row.grows_by);
    }
  }
}

float Soundscape::tension() const {
  float highest = 0;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const float fades = book_.tension[i].fades;
    const auto since = static_cast<float>(clock_.now() - strains_[i].since);
    const float left = fades > 0 ? std::exp2(-since / fades) : 1;
    highest = std::max(highest, strains_[i].height * left);
  }
  return highest;
}

void Soundscape::hush() {
  waiting_.clear();
  captions_.clear();
  strokes_.clear();
}

void Soundscape::update(double seconds, const SceneHeard& scene) {
  clock_.update(seconds);
  if (scene.heard_at) clock_.follow(*scene.heard_at);
  pass_strokes(scene);
  pass_happenings(scene);
  std::erase_if(captions_,
                [&](const Caption& one) { return clock_.now() - one.since > kCaptionSeconds; });
  if (scene.is_awake || scene.stage.is_moving()) moved_at_ = clock_.now();
  const bool is_awake = clock_.now() - moved_at_ < kStaysAwake;
  beds_.update(clock_, scene.layout, scene.camera.target, scene.camera.distance, is_awake);
  music_.update(clock_, tension(), is_awake);
}

/// The dice are the first to say what they show.
void Soundscape::pass_happenings(const SceneHeard& scene) {
  while (!waiting_.empty() && clock_.now() >= next_ && !scene.stage.has_falling_dice()) {
    const Happening happening = std::move(waiting_.front());
    waiting_.pop_front();
    sound_of(happening, scene);
  }
}

float Soundscape::growth(const EventSound& row, const table::Facts& facts) const {
  if (row.grows_by.empty()) return 1;
  float number = number_of(facts, row.grows_by);
  const auto before = numbers_.find(row.grows_by);
  if (!facts.contains(row.grows_by) && before != numbers_.end()) number = before->second;
  return kSoftest + (1 - kSoftest) * std::clamp(number / row.full, 0.0F, 1.0F);
}

void Soundscape::sound_of(const Happening& happening, const SceneHeard& scene) {
  const EventSound& row = *find(book_.events, happening.facts);
  const std::string sound = filled(row.sound, happening.facts);
  const auto [last, is_first] = heard_last_.try_emplace(sound, clock_.now());
  if (!is_first && clock_.now() - last->second < kSameAgain) return;
  last->second = clock_.now();
  const std::optional<Chosen> chosen = library_.choose(sound);
  if (!chosen) return;
  Spatial from;
  if (table::has_region(scene.layout, happening.region)) {
    from = spatialize(scene.camera, table::layout_of(scene.layout, happening.region).settlement);
  }
  mixer_.play({.clip = chosen->clip,
               .at = clock_.in_mixer(clock_.now()),
               .gain = row.gain * from.gain * growth(row, happening.facts),
               .pitch = chosen->pitch,
               .side = from.side,
               .hall = row.hall});
  next_ = clock_.now() + kBetween;
  note(sound, chosen->variant, clock_.now(), !row.caption.empty());
  if (!row.caption.empty()) caption(filled(row.caption, happening.facts), happening, scene.layout);
}

void Soundscape::caption(const std::string& id, const Happening& happening,
                         const table::Layout& layout) {
  Caption told{.id = id, .region = happening.region, .since = clock_.now()};
  if (table::has_region(layout, happening.region)) {
    told.place = table::layout_of(layout, happening.region).settlement;
  }
  std::erase_if(captions_,
                [&](const Caption& one) { return one.id == told.id && one.region == told.region; });
  captions_.push_back(std::move(told));
  if (captions_.size() > kMostCaptions) captions_.erase(captions_.begin());
}

void Soundscape::note(const std::string& sound, const Variant& variant, double at, bool is_told) {
  if (given_.size() >= kGivenKept) given_.erase(given_.begin());
  given_.push_back({.at = at, .sound = sound, .variant = variant, .is_told = is_told});
}

}  // namespace sound
