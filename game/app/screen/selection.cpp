#include "game/app/screen/selection.h"

#include <algorithm>

namespace app {
namespace {

using table::Gesture;
using table::Touchable;
using table::Touches;

const Gesture* find(const Touches& touches, const auto& fits) {
  const auto found = std::ranges::find_if(touches.gestures, fits);
  return found == touches.gestures.end() ? nullptr : &*found;
}

/// The only thing that can be done with it, if it needs no second place.
const Gesture* only_one_from(const Touches& touches, const Touchable& from) {
  const auto is_from = [&](const Gesture& gesture) { return gesture.from == from; };
  if (std::ranges::count_if(touches.gestures, is_from) != 1) return nullptr;
  const Gesture* only = find(touches, is_from);
  return only->to.is_nothing() ? only : nullptr;
}

/// It is taken up beside what is held.
bool joins(const Touchable& touched, const Touches& from_here) {
  return find(from_here, [&](const Gesture& gesture) {
           return gesture.joins && gesture.from == touched;
         }) != nullptr;
}

}  // namespace

bool leads_on(const Touchable& one, const Touches& touches) {
  return find(touches, [&](const Gesture& gesture) {
           const bool is_whole = gesture.to.is_nothing() && gesture.means.is_nothing();
           return (gesture.from == one && !is_whole) || gesture.means == one;
         }) != nullptr;
}

bool can_be_taken(const Touchable& one, const Touches& touches) {
  return find(touches, [&](const Gesture& gesture) {
           return gesture.from == one || gesture.means == one;
         }) != nullptr;
}

bool Selection::holds(const Touchable& one) const {
  return std::ranges::find(held_, one) != held_.end();
}

Selection::Effect Selection::answer(const Gesture& gesture) {
  gesture_ = gesture;
  held_.clear();
  return Effect::kAnswer;
}

Selection::Effect Selection::let_go_of(const Touchable& one) {
  std::erase(held_, one);
  return Effect::kLetGo;
}

bool Selection::take(const Touchable& touched, const Touches& from_here, const Touches& afresh) {
  if (holds(touched)) return true;
  if (!held_.empty() && joins(touched, from_here)) {
    held_.push_back(touched);
    return true;
  }
  if (!can_be_taken(touched, afresh)) return false;
  held_ = {touched};
  return true;
}

Selection::Effect Selection::touch(const Touchable& touched, const Touches& from_here,
                                   const Touches& afresh) {
  if (touched.is_nothing()) {
    const bool held = !held_.empty();
    held_.clear();
    return held ? Effect::kLetGo : Effect::kNothing;
  }
  if (!held_.empty()) {
    const Gesture* laid = find(from_here, [&](const Gesture& gesture) {
      return holds(gesture.from) && gesture.to == touched;
    });
    if (laid != nullptr) return answer(*laid);
    if (holds(touched)) return let_go_of(touched);
    // A die that is held says only what it pays for.
    const bool is_paid = find(from_here, [&](const Gesture& gesture) {
                           return holds(gesture.means) && gesture.from == touched;
                         }) != nullptr;
    if (const Gesture* only = only_one_from(from_here, touched); is_paid && only != nullptr) {
      return answer(*only);
    }
    if (joins(touched, from_here) || is_paid) {
      held_.push_back(touched);
      return Effect::kTook;
    }
  }
  if (!can_be_taken(touched, afresh)) return Effect::kNothing;
  held_ = {touched};
  return Effect::kTook;
}

Selection::Effect Selection::lay_anywhere(const Touches& from_here) {
  const Gesture* laid = find(from_here, [&](const Gesture& gesture) {
    return gesture.lies_anywhere && holds(gesture.from);
  });
  return laid == nullptr ? Effect::kNothing : answer(*laid);
}

}  // namespace app
