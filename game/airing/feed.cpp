#include "game/airing/feed.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "game/screens/gathers.h"

namespace airing {
namespace {

constexpr double kLongestQuiet = 0.5;  // seconds, until what was gathered is all of it
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

}  // namespace

Feed::Feed(session::Session& session, core::Viewer viewer, Delay delay, Gathers gathers)
    : session_(session),
      delay_(delay),
      gathers_(std::move(gathers)),
      scout_(session::own_outlook(session, viewer, 0)),
      shown_(session::own_outlook(session, viewer, delay.decisions)) {
  gathered_.end_step = shown_->cursor();
  scout_->take_events();
  shown_->take_events();
  shown_->set_decisions_behind(kAll);  // it moves when something is shown, and never by itself
}

void Feed::update(double seconds) {
  now_ += seconds;
  quiet_ += seconds;
  if (scout_->take_undone()) forget_undone();
  std::vector<core::Event> events = scout_->take_events();
  if (scout_->cursor() > gathered_.end_step) {
    const bool shows = !events.empty();
    gathered_.end_step = scout_->cursor();
    gathered_.turn = scout_->turn();
    gathered_.at = now_;
    gathered_.view = scout_->view();
    quiet_ = 0;
    gathered_.events.insert(gathered_.events.end(), events.begin(), events.end());
    steps_ += shows ? 1 : 0;
    if (shows && (steps_ >= screens::kMostTogether || !gathers_(scout_->view(), events)))
      end_happening();
  }
  if (!gathered_.events.empty() && quiet_ > kLongestQuiet) end_happening();
}

void Feed::end_happening() {
  const std::size_t end = gathered_.end_step;
  foreseen_.push_back(std::exchange(gathered_, {}));
  gathered_.end_step = end;
  steps_ = 0;
}

/// What the undo took back was never shown, or the outlook is taken back as well.
void Feed::forget_undone() {
  const std::size_t left = scout_->cursor();
  while (!foreseen_.empty() && foreseen_.back().end_step > left) foreseen_.pop_back();
  gathered_ = {};
  gathered_.end_step = left;
  steps_ = 0;
  if (shown_->cursor() > left) return;
  // What is left of the last happening is told in one with what comes after it.
  const std::size_t told = foreseen_.empty() ? shown_->cursor() : foreseen_.back().end_step;
  if (told >= left) return;
  gathered_.end_step = told;
}

double Feed::seconds_to_begin() const { return std::max(0.0, delay_.seconds - now_); }

bool Feed::is_due() const {
  if (foreseen_.empty() || seconds_to_begin() > 0) return false;
  const Happening& first = foreseen_.front();
  if (first.at + delay_.seconds > now_) return false;
  const std::size_t ahead =
      session_.screen().cursor() - std::min(session_.screen().cursor(), first.end_step);
  return session_.is_over() || ahead >= delay_.decisions;  // the tail is played out
}

Happening Feed::take() {
  Happening first = std::move(foreseen_.front());
  foreseen_.pop_front();
  const std::size_t live = scout_->cursor();
  shown_->set_decisions_behind(live - std::min(live, first.end_step));
  first.events = shown_->take_events();
  first.view = shown_->view();
  shown_->set_decisions_behind(kAll);
  return first;
}

}  // namespace airing
