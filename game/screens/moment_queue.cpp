#include "game/screens/moment_queue.h"

#include <algorithm>

namespace screens {
namespace {

constexpr double kBrisk = 0.45;   // of the time that it takes to be read
constexpr double kLingers = 2.5;  // seconds, after its time, where nothing else is told

}  // namespace

double MomentQueue::time_of(const Moment& moment) const {
  return moment.seconds * (pace_ == Pace::kBrisk ? kBrisk : 1);
}

bool MomentQueue::is_told(const Moment& moment, Origin origin) const {
  if (is_great(moment)) return true;
  if (pace_ == Pace::kInstant) return false;
  return origin == Origin::kOthers || moment.own > 0;
}

void MomentQueue::tell(std::vector<Moment> moments, Origin origin) {
  for (Moment& moment : moments) {
    if (!is_told(moment, origin)) continue;
    if (origin == Origin::kSelf && !is_great(moment)) {
      moment.seconds = moment.own;
      moment.near = 0;  // whoever did it looks there
    }
    waiting_.push_back(std::move(moment));
  }
}

void MomentQueue::begin_next() {
  is_coming_ = false;
  now_.reset();
  if (waiting_.empty()) return;
  now_ = std::move(waiting_.front());
  waiting_.pop_front();
  left_ = time_of(*now_);
  lingered_ = 0;
}

void MomentQueue::update(double seconds, bool waits) {
  const bool is_over = !now_ || left_ <= 0;
  if (is_over && !waiting_.empty() && !waits) return begin_next();
  is_coming_ = is_over && waits && !waiting_.empty() && !waiting_.front().before.empty();
  if (!now_ || is_held_) return;
  if (left_ > 0) {
    left_ -= seconds;
  } else if (!waits) {
    lingered_ += seconds;
    if (lingered_ >= kLingers) now_.reset();
  }
}

void MomentQueue::go_on() {
  left_ = 0;
  if (waiting_.empty() && !is_held_) {
    now_.reset();
  } else if (!waiting_.empty()) {
    begin_next();
  }
}

void MomentQueue::hush() {
  waiting_.clear();
  is_coming_ = false;
  now_.reset();
  left_ = 0;
}

bool MomentQueue::is_holding() const {
  if (pace_ == Pace::kInstant) return false;
  return !waiting_.empty() || (now_ && left_ > 0);
}

bool MomentQueue::has_unread() const {
  if (pace_ == Pace::kInstant) return false;
  const auto is_unread = [](const Moment& one) { return one.is_staged && !one.before.empty(); };
  if (std::ranges::any_of(waiting_, is_unread)) return true;
  const std::optional<MomentShown> told = shown();
  return told && is_unread(*told->moment) && (told->is_coming || is_opening(*told));
}

std::optional<MomentShown> MomentQueue::shown() const {
  if (is_coming_) return MomentShown{&waiting_.front(), 1, is_held_, true};
  if (!now_) return std::nullopt;
  const double time = time_of(*now_);
  const double left = std::clamp(left_ / time, 0.0, 1.0);
  return MomentShown{&*now_, static_cast<float>(left), is_held_, false};
}

}  // namespace screens
