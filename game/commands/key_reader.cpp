#include "game/commands/key_reader.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "game/commands/ids.h"

namespace commands {
namespace {

using engine::Input;
using engine::Key;
using engine::KeyPress;

constexpr float kOut = 0.6F;  // of a stick's way
constexpr float kBackAtRest = 0.4F;
constexpr double kFirstWait = 0.4;  // seconds until a stick that is held goes on
constexpr double kNextWait = 0.18;

struct Table {
  std::span<const Row> rows;
  const Bindings& bindings;
  const Grant& grant;
};

bool prints(Key key) {
  const auto code = static_cast<std::int32_t>(key);
  return code > 0x20 && code != 0x7F && code < 0x40000000;
}

bool is_letter(Key key) { return key >= engine::key_of('a') && key <= engine::key_of('z'); }
bool is_function_key(Key key) { return key >= Key::kF1 && key <= Key::kF12; }

/// While somebody writes, the keys are what is written on them; only those that never write
/// anything keep their commands.
bool is_left_alone(const Chord& chord, const Grant& grant) {
  if (grant.types && !is_function_key(chord.key)) return true;
  return grant.types_letters && is_letter(chord.key) && !chord.ctrl && !chord.alt;
}

const Row* row_with(const Table& table, const Chord& chord) {
  const auto row = std::ranges::find_if(
      table.rows, [&](const Row& one) { return chord_of(table.bindings, one) == chord; });
  return row == table.rows.end() ? nullptr : &*row;
}

const Row* row_with_also(const Table& table, const Chord& chord) {
  const auto row = std::ranges::find(table.rows, chord, &Row::also);
  return row == table.rows.end() ? nullptr : &*row;
}

bool is_usual_key(const Table& table, const Chord& chord) {
  return std::ranges::find(table.rows, chord, &Row::key) != table.rows.end();
}

/// What the chord stands for now.
struct Meaning {
  const Row* row = nullptr;
  bool is_also = false;     ///< by the key that works too
  bool with_shift = false;  ///< which is not part of the chord
};

Meaning meaning_of(const Table& table, Chord chord) {
  if (const Row* row = row_with(table, chord)) return {.row = row};
  if (const Row* row = row_with_also(table, chord)) return {.row = row, .is_also = true};
  if (!chord.shift) return {};
  chord.shift = false;
  if (const Row* row = row_with(table, chord)) return {.row = row, .with_shift = true};
  return {.row = row_with_also(table, chord), .is_also = true, .with_shift = true};
}

/// What was held beside a key belongs to its command: nobody else sees it.
void let_go_beside(Input& input, const Chord& chord) {
  input.shift = input.shift && !chord.shift;
  input.alt = input.alt && !chord.alt;
  input.ctrl = input.ctrl && !chord.ctrl;
}

/// Panels see the usual key of the row.
void press(Read& read, const Row& row, bool repeat, bool with_shift) {
  Input& input = read.input;
  input.shift = input.shift || row.key.shift || with_shift;
  input.alt = input.alt || row.key.alt;
  input.keys.push_back({.key = row.key.key,
                        .shift = row.key.shift || with_shift,
                        .alt = row.key.alt,
                        .repeat = repeat});
  read.pressed.push_back({row.id, row.key.key, repeat, with_shift});
}

void read_key(Read& read, const Table& table, const KeyPress& one) {
  const Chord chord{one.key, one.shift, one.alt, one.ctrl};
  const bool is_alone = is_left_alone(chord, table.grant);
  const Meaning meaning = is_alone ? Meaning{} : meaning_of(table, chord);
  if (meaning.row == nullptr) {
    if (is_alone || !is_usual_key(table, chord)) read.input.keys.push_back(one);
    return;
  }
  if (meaning.is_also) {
    read.input.keys.push_back(one);
    read.pressed.push_back({meaning.row->id, one.key, one.repeat, meaning.with_shift});
    return;
  }
  let_go_beside(read.input, chord);
  press(read, *meaning.row, one.repeat, meaning.with_shift);
  // A letter that was chosen for a command writes nothing.
  const bool is_usual = chord_of(table.bindings, *meaning.row) == meaning.row->key;
  if (prints(one.key) && !is_usual) read.input.text.clear();
}

/// Keys that are held steer, those of a step from region to region do not.
void read_held(Read& read, const Table& table) {
  Input& input = read.input;
  const Chord beside{{}, input.shift, input.alt, input.ctrl};
  for (Key& key : input.held) {
    Chord chord = beside;
    chord.key = key;
    if (is_left_alone(chord, table.grant)) continue;
    const Meaning meaning = meaning_of(table, chord);
    if (meaning.row != nullptr) read.held.push_back(meaning.row->id);
    if (meaning.row != nullptr && !meaning.is_also && chord != meaning.row->key) {
      const Chord& usual = meaning.row->key;
      key = usual.alt || usual.shift ? Key{} : usual.key;
      let_go_beside(input, chord);
    } else if (meaning.row == nullptr && is_usual_key(table, chord)) {
      key = Key{};
    }
  }
  std::erase(input.held, Key{});
}

void read_buttons(Read& read, const engine::Pad& pad, const Table& table) {
  for (const engine::PadButton button : pad.pressed) {
    const auto row = std::ranges::find_if(
        table.rows, [&](const Row& one) { return button_of(table.bindings, one) == button; });
    if (row != table.rows.end()) press(read, *row, false, false);
  }
}

Id direction_of(glm::vec2 stick) {
  if (std::abs(stick.x) > std::abs(stick.y)) return stick.x < 0 ? kWest : kEast;
  return stick.y < 0 ? kNorth : kSouth;
}

}  // namespace

bool Read::is_held(Id id) const { return std::ranges::find(held, id) != held.end(); }

bool Read::is_pressed(Id id) const {
  return std::ranges::any_of(pressed,
                             [&](const Pressed& one) { return one.id == id && !one.repeats; });
}

void KeyReader::read_stick(Read& read, const engine::Pad& pad, double seconds) {
  Stick& stick = sticks_[pad.id];
  const float way = glm::length(pad.left);
  if (way < kBackAtRest) stick = {};
  if (way < kOut) return;
  stick.until_next -= seconds;
  if (stick.is_out && stick.until_next > 0) return;
  if (const Row* row = find_row(rows_, direction_of(pad.left))) press(read, *row, false, false);
  stick.until_next = stick.is_out ? kNextWait : kFirstWait;
  stick.is_out = true;
}

Read KeyReader::read(engine::Input input, const Bindings& bindings, const Grant& grant,
                     double seconds) {
  const Table table{rows_, bindings, grant};
  Read read{.input = std::move(input)};
  read_held(read, table);
  for (const KeyPress& one : std::exchange(read.input.keys, {})) read_key(read, table, one);
  for (std::size_t i = 0; i < read.input.pads.size(); ++i) {
    const engine::Pad pad = read.input.pads[i];
    if (grant.asked_pad && *grant.asked_pad != i) continue;
    read_buttons(read, pad, table);
    read_stick(read, pad, seconds);
  }
  std::erase_if(sticks_, [&](const auto& entry) {
    return std::ranges::none_of(read.input.pads,
                                [&](const engine::Pad& pad) { return pad.id == entry.first; });
  });
  return read;
}

}  // namespace commands
