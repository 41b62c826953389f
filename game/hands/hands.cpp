#include "game/hands/hands.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

namespace hands {
namespace {

using engine::Input;
using engine::Key;
using engine::KeyPress;
using engine::PadButton;

constexpr float kOut = 0.6F;  // of a stick's way
constexpr float kBack = 0.4F;
constexpr double kFirstWait = 0.4;  // seconds until a stick that is held goes on
constexpr double kNextWait = 0.18;

bool prints(Key key) {
  const auto code = static_cast<std::int32_t>(key);
  return code > 0x20 && code != 0x7F && code < 0x40000000;
}

bool is_function_key(Key key) { return key >= Key::kF1 && key <= Key::kF12; }

Chord chord_of(const KeyPress& press) { return {press.key, press.shift, press.alt, press.ctrl}; }

/// What the key stands for now. Nothing: it is none of ours, or its deed has another key.
std::optional<Deed> deed_of(const Bindings& bindings, const Chord& chord) {
  const auto found = std::ranges::find(bindings.keys, chord);
  if (found == bindings.keys.end()) return std::nullopt;
  return static_cast<Deed>(found - bindings.keys.begin());
}

bool is_usual_key(const Chord& chord) {
  return std::ranges::any_of(kDeeds, [&](const DeedRow& row) { return row.usual == chord; });
}

/// What was held beside a key belongs to its deed: nobody else sees it.
void let_go_beside(Input& input, const Chord& chord) {
  input.shift = input.shift && !chord.shift;
  input.alt = input.alt && !chord.alt;
  input.ctrl = input.ctrl && !chord.ctrl;
}

void press(Input& input, Deed deed, bool repeat = false) {
  const Chord& usual = row_of(deed).usual;
  input.shift = input.shift || usual.shift;
  input.alt = input.alt || usual.alt;
  input.keys.push_back(
      {.key = usual.key, .shift = usual.shift, .alt = usual.alt, .repeat = repeat});
}

/// While somebody writes, the keys are what is written on them; only those that never write
/// anything keep their deeds.
bool is_left_alone(Key key, const Grant& grant) { return grant.types && !is_function_key(key); }

void read_keys(Input& input, const Bindings& bindings, const Grant& grant) {
  const std::vector<KeyPress> pressed = std::exchange(input.keys, {});
  for (const KeyPress& one : pressed) {
    const Chord chord = chord_of(one);
    const std::optional<Deed> deed = deed_of(bindings, chord);
    const bool is_alone = is_left_alone(one.key, grant);
    if (deed && !is_alone) {
      let_go_beside(input, chord);
      press(input, *deed, one.repeat);
      // A letter that was chosen for a deed writes nothing.
      if (prints(one.key) && chord != row_of(*deed).usual) input.text.clear();
    } else if (is_alone || !is_usual_key(chord)) {
      input.keys.push_back(one);
    }
  }
}

/// Keys that are held steer, those of a step from region to region do not.
void read_held(Input& input, const Bindings& bindings, const Grant& grant) {
  const Chord beside{{}, input.shift, input.alt, input.ctrl};
  for (Key& key : input.held) {
    if (is_left_alone(key, grant)) continue;
    Chord chord = beside;
    chord.key = key;
    const std::optional<Deed> deed = deed_of(bindings, chord);
    if (deed && chord != row_of(*deed).usual) {
      const Chord& usual = row_of(*deed).usual;
      key = usual.alt || usual.shift ? Key{} : usual.key;
      let_go_beside(input, chord);
    } else if (!deed && is_usual_key(chord)) {
      key = Key{};
    }
  }
  std::erase(input.held, Key{});
}

void read_buttons(Input& input, const engine::Pad& pad, const Bindings& bindings) {
  for (const PadButton button : pad.pressed) {
    const auto found = std::ranges::find(bindings.buttons, std::optional(button));
    if (found == bindings.buttons.end()) continue;
    press(input, static_cast<Deed>(found - bindings.buttons.begin()));
  }
}

Deed direction_of(glm::vec2 stick) {
  if (std::abs(stick.x) > std::abs(stick.y)) return stick.x < 0 ? Deed::kWest : Deed::kEast;
  return stick.y < 0 ? Deed::kNorth : Deed::kSouth;
}

}  // namespace

void Hands::read_stick(Input& input, const engine::Pad& pad, double seconds) {
  Stick& stick = sticks_[pad.id];
  const float way = glm::length(pad.left);
  if (way < kBack) stick = {};
  if (way < kOut) return;
  stick.until_next -= seconds;
  if (stick.is_out && stick.until_next > 0) return;
  press(input, direction_of(pad.left));
  stick.until_next = stick.is_out ? kNextWait : kFirstWait;
  stick.is_out = true;
}

Input Hands::read(Input input, const Bindings& bindings, const Grant& grant, double seconds) {
  read_held(input, bindings, grant);
  read_keys(input, bindings, grant);
  for (std::size_t i = 0; i < input.pads.size(); ++i) {
    const engine::Pad pad = input.pads[i];
    if (grant.asked_pad && *grant.asked_pad != i) continue;
    read_buttons(input, pad, bindings);
    read_stick(input, pad, seconds);
  }
  std::erase_if(sticks_, [&](const auto& entry) {
    return std::ranges::none_of(input.pads,
                                [&](const engine::Pad& pad) { return pad.id == entry.first; });
  });
  return input;
}

}  // namespace hands
