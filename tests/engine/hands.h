#pragma once

#include <algorithm>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/platform/pointers/pointer_tracker.h"
#include "engine/platform/pointers/touch_filter.h"

// Hands on a touch table, without SDL: contacts go through the filter to the tracker, sixty frames
// a second. Places are in millimetres here.
namespace engine::hands {

/// What became of all contacts together.
struct Outcome {
  int pressed = 0;
  int clicked = 0;  ///< double clicks too
  int released = 0;
  int cancelled = 0;
  int long_pressed = 0;
  int pinched = 0;  ///< frames
  int left = 0;     ///< pointers that are still there, and do not rest
};

class Table {
 public:
  explicit Table(float points_per_millimetre = 96 / 25.4F)
      : scale_(points_per_millimetre), filter_(points_per_millimetre) {
    tracker_.set_hand_span(200 * scale_);
  }

  void add(ContactChange change, FingerId finger, glm::vec2 place, double seconds) {
    events_.push_back({change, finger, place * scale_, seconds});
  }
  void down(FingerId finger, glm::vec2 place, double seconds) {
    add(ContactChange::kDown, finger, place, seconds);
  }
  void moves(FingerId finger, glm::vec2 place, double seconds) {
    add(ContactChange::kMoves, finger, place, seconds);
  }
  void up(FingerId finger, glm::vec2 place, double seconds) {
    add(ContactChange::kUp, finger, place, seconds);
  }
  void tap(FingerId finger, glm::vec2 place, double seconds, double lasts = 0.1) {
    down(finger, place, seconds);
    up(finger, place, seconds + lasts);
  }

  /// Lets all of it happen, and then time pass until `seconds`. Every pointer must keep the
  /// promises that a press makes.
  Outcome run(double seconds) {
    std::stable_sort(events_.begin(), events_.end(), [](const auto& one, const auto& other) {
      return one.seconds < other.seconds;
    });
    auto next = events_.begin();
    for (; now_ < seconds; now_ += 1 / 60.0) {
      tracker_.begin_frame();
      for (; next != events_.end() && next->seconds <= now_; ++next) {
        filter_.take(*next);
        tell();
      }
      filter_.advance(now_);
      tell();
      tracker_.set_time(now_);
      tracker_.finish(input_);
      look();
    }
    events_.erase(events_.begin(), next);
    return outcome_;
  }

  const Input& input() const { return input_; }
  const TouchFilter& filter() const { return filter_; }

 private:
  void tell() {
    for (const ContactEvent& event : filter_.take_told()) tracker_.take(event);
  }

  void look() {
    std::set<std::pair<std::int64_t, std::int64_t>> names;
    outcome_.left = 0;
    std::set<std::uint32_t> there;
    for (const Pointer& pointer : input_.pointers) {
      const ButtonState& left = pointer.button(MouseButton::kLeft);
      const bool is_new = !there_.contains(pointer.landing);
      there.insert(pointer.landing);
      outcome_.left += pointer.rests && !pointer.is_active() ? 0 : 1;
      if (over_.contains(pointer.landing)) {
        EXPECT_TRUE(pointer.rests) << "it was up";
        EXPECT_FALSE(pointer.is_active());
        continue;
      }
      EXPECT_EQ(is_new, left.pressed) << "it goes down once, and before all else";
      EXPECT_EQ(left.down, !left.released && !left.cancelled);
      EXPECT_FALSE(left.released && left.cancelled);
      EXPECT_FALSE((left.clicked || left.double_clicked) && !left.released);
      if (!left.down) over_.insert(pointer.landing);
      const bool is_taken = left.down && !names.insert({pointer.device, pointer.id}).second;
      EXPECT_FALSE(is_taken) << "everybody has a name of its own";
      outcome_.pressed += left.pressed ? 1 : 0;
      outcome_.clicked += left.clicked || left.double_clicked ? 1 : 0;
      outcome_.released += left.released ? 1 : 0;
      outcome_.cancelled += left.cancelled ? 1 : 0;
      outcome_.long_pressed += left.long_pressed ? 1 : 0;
    }
    for (const std::uint32_t landing : there_) {
      EXPECT_TRUE(there.contains(landing) || over_.contains(landing)) << "nobody vanishes";
    }
    there_ = there;
    outcome_.pinched += input_.pinch ? 1 : 0;
  }

  float scale_;
  TouchFilter filter_;
  PointerTracker tracker_;
  Input input_;
  std::vector<ContactEvent> events_;
  double now_ = 0;
  std::set<std::uint32_t> there_;
  std::set<std::uint32_t> over_;
  Outcome outcome_;
};

using Luck = std::mt19937;

inline float between(Luck& luck, float least, float most) {
  return std::uniform_real_distribution<float>(least, most)(luck);
}
inline int one_of(Luck& luck, int least, int most) {
  return std::uniform_int_distribution<int>(least, most)(luck);
}

/// A device with ids as Linux counts them: every contact gets the next.
class Fingers {
 public:
  FingerId next() { return {.device = 1, .id = ++last_}; }

 private:
  std::int64_t last_ = 0;
};

}  // namespace engine::hands
