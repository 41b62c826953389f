#include "engine/ui/pointer_router.h"

#include <algorithm>

namespace engine {
namespace {

std::array<bool, kMouseButtons> down_buttons(const Pointer& pointer) {
  std::array<bool, kMouseButtons> down{};
  for (std::size_t i = 0; i < kMouseButtons; ++i) {
    down[i] = pointer.buttons[i].down || pointer.buttons[i].pressed;
  }
  return down;
}

bool any(const std::array<bool, kMouseButtons>& down) {
  return std::any_of(down.begin(), down.end(), [](bool one) { return one; });
}

bool goes_down(const Pointer& pointer) {
  return std::any_of(pointer.buttons.begin(), pointer.buttons.end(),
                     [](const ButtonState& button) { return button.pressed; });
}

/// Whoever does something, before hands that rest.
const Pointer& first_of(const std::vector<Pointer>& pointers) {
  const auto first = std::find_if(pointers.begin(), pointers.end(),
                                  [](const Pointer& pointer) { return !pointer.rests; });
  return first == pointers.end() ? pointers.front() : *first;
}

bool is_same(const Pointer& one, const Pointer& other) {
  return one.kind == other.kind && one.landing == other.landing;
}

}  // namespace

UiMouse PointerRouter::route(const Input& input, double seconds) {
  take(input, seconds);
  UiMouse told;
  if (!presses_.empty()) {
    // Whoever ImGui saw on the map comes up first, or the press would be no new one.
    const bool must_wait = is_down_ && !presses_.front().is_told;
    if (!must_wait) told = tell_first();
    seen_on_map_.reset();
  } else if (!input.pointers.empty()) {
    told = tell_idle(first_of(input.pointers));
  }
  const Pointer* mouse = mouse_of(input);
  if (mouse != nullptr && told.position == mouse->position) told.wheel = input.wheel;
  is_down_ = any(told.down);
  return told;
}

void PointerRouter::take(const Input& input, double seconds) {
  for (Press& press : presses_) {
    if (press.is_up && !press.is_told) press.waited += seconds;
    const bool is_there =
        std::any_of(input.pointers.begin(), input.pointers.end(),
                    [&](const Pointer& pointer) { return is_same(press.pointer, pointer); });
    press.is_up = press.is_up || !is_there;
  }
  std::erase_if(presses_, [](const Press& press) { return press.waited > kLongestWait; });
  for (const Pointer& pointer : input.pointers) {
    if (pointer.owner != PointerOwner::kPanel) continue;
    auto press = std::find_if(presses_.begin(), presses_.end(), [&](const Press& one) {
      return !one.is_up && is_same(one.pointer, pointer);
    });
    if (press == presses_.end()) {
      if (!pointer.is_down() && !goes_down(pointer)) continue;
      press = presses_.insert(presses_.end(), Press{.pointer = pointer, .pressed = {}});
    }
    press->pointer = pointer;
    press->is_cancelled = press->is_cancelled || pointer.is_cancelled();
    press->is_up = !pointer.is_down();
    const auto down = down_buttons(pointer);
    for (std::size_t i = 0; i < kMouseButtons; ++i) press->pressed[i] |= down[i];
  }
  std::erase_if(presses_, [](const Press& press) { return press.is_cancelled && !press.is_told; });
}

/// A press that waited begins where it landed; one that is up comes up a frame after it came down,
/// and one that was cancelled comes up nowhere, where it presses nothing.
UiMouse PointerRouter::tell_first() {
  Press& press = presses_.front();
  UiMouse told;
  if (!press.is_told) {
    press.is_told = true;
    told.position = press.pointer.landed_at;
    told.down = press.pressed;
    return told;
  }
  const bool counts = !press.is_cancelled && !(press.is_up && press.is_answered);
  if (counts) told.position = press.pointer.position;
  told.asks = press.pointer.asks && !press.is_up;
  if (press.is_up) {
    presses_.pop_front();
  } else {
    told.down = down_buttons(press.pointer);
  }
  return told;
}

void PointerRouter::note_told() {
  if (!presses_.empty()) presses_.front().is_answered = true;
}

UiMouse PointerRouter::tell_idle(const Pointer& pointer) {
  UiMouse told;
  if (goes_down(pointer) && !is_down_) seen_on_map_ = pointer.landing;
  if (pointer.is_active() && seen_on_map_ != pointer.landing) return told;
  told.position = pointer.position;
  told.down = down_buttons(pointer);
  told.asks = pointer.asks;
  return told;
}

}  // namespace engine
