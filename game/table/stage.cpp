#include "game/table/stage.h"

#include <algorithm>

#include "game/table/throws.h"

namespace table {
namespace {

using wotr::EventKind;

constexpr float kGlowSeconds = 1.0F;
constexpr float kTrayDown = 0.2F;     // seconds to set the tray down
constexpr float kTrayUp = 0.5F;       // and to take it away
constexpr float kTrayStays = 1.2F;    // after the last die has left it
constexpr std::size_t kPatience = 3;  // beats that may wait before the stage hurries

std::vector<wotr::RegionId> lit_by(std::span<const core::Event> events) {
  std::vector<wotr::RegionId> regions;
  for (const core::Event& event : events) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::kBattleBegan) {
      regions.push_back(static_cast<wotr::RegionId>(event.args[1]));
      regions.push_back(static_cast<wotr::RegionId>(event.args[2]));
    }
    if (kind == EventKind::kCaptured || kind == EventKind::kRevealed ||
        kind == EventKind::kMerged) {
      regions.push_back(static_cast<wotr::RegionId>(event.args[0]));
    }
    if (kind == EventKind::kCardTarget) {
      regions.push_back(static_cast<wotr::RegionId>(event.args[1]));
    }
  }
  return regions;
}

}  // namespace

void Stage::reset(Mirror mirror) {
  waiting_.clear();
  actors_.clear();
  glowing_.clear();
  for (const Piece& piece : mirror.pieces) actors_.push_back({.piece = piece, .motion = {}});
  target_ = std::move(mirror.pieces);
  groups_ = std::move(mirror.groups);
  playing_ = false;
  clock_ = 0;
  tray_ = tray_wanted_ = 0;
}

void Stage::tell(Beat beat) {
  waiting_.push_back(std::move(beat));
  if (!playing_) play(0);
}

void Stage::begin(Beat beat) {
  actors_ = rearrange(std::move(actors_), beat.after.pieces, beat.events, throws_);
  glowing_ = lit_by(beat.events);
  target_ = std::move(beat.after.pieces);
  groups_ = std::move(beat.after.groups);
  clock_ = 0;
  playing_ = true;
  const float in_tray = tray_empty_after(actors_);
  if (in_tray > 0) tray_wanted_ = in_tray + kTrayStays;
}

float Stage::length() const {
  float end = glowing_.empty() ? 0.0F : kGlowSeconds;
  for (const Actor& actor : actors_) {
    end = std::max({end, actor.motion.end(), actor.glow_until});
  }
  return end;
}

void Stage::finish() {
  std::vector<Actor> settled;
  settled.reserve(target_.size());
  for (const Piece& piece : target_) settled.push_back({.piece = piece, .motion = {}});
  actors_ = std::move(settled);
  glowing_.clear();
  playing_ = false;
  clock_ = 0;
}

bool Stage::update(double seconds) {
  float left = static_cast<float>(seconds);
  if (waiting_.size() > kPatience) left *= static_cast<float>(waiting_.size() - kPatience + 1);
  const bool plays = play(left);
  const bool shows_tray = follow_tray(left);
  return plays || shows_tray;
}

bool Stage::follow_tray(float seconds) {
  tray_ += tray_wanted_ > 0 ? seconds / kTrayDown : -seconds / kTrayUp;
  tray_ = std::clamp(tray_, 0.0F, 1.0F);
  tray_wanted_ = std::max(0.0F, tray_wanted_ - seconds);
  return tray_ > 0;
}

/// True while something is still on its way.
bool Stage::play(float seconds) {
  float left = seconds;
  while (true) {
    if (playing_) {
      const float rest = length() - clock_;
      if (rest > left) {
        clock_ += left;
        return true;
      }
      left -= std::max(rest, 0.0F);
      finish();
    }
    if (waiting_.empty()) return false;
    Beat next = std::move(waiting_.front());
    waiting_.pop_front();
    begin(std::move(next));
  }
}

void Stage::skip() {
  if (!waiting_.empty()) {
    target_ = std::move(waiting_.back().after.pieces);
    groups_ = std::move(waiting_.back().after.groups);
    waiting_.clear();
  }
  finish();
  tray_ = tray_wanted_ = 0;
}

bool Stage::is_rolling() const { return playing_ && clock_ < tray_empty_after(actors_); }

float Stage::glow_of(wotr::RegionId region) const {
  const bool lit = std::find(glowing_.begin(), glowing_.end(), region) != glowing_.end();
  return lit && playing_ ? std::max(0.0F, 1 - clock_ / kGlowSeconds) : 0.0F;
}

}  // namespace table
