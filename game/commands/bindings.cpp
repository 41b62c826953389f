#include "game/commands/bindings.h"

#include <algorithm>
#include <utility>

#include "engine/platform/key_names.h"
#include "game/commands/ids.h"

namespace commands {
namespace {

using engine::Key;
using engine::key_of;

using BoundKey = std::pair<Id, Key>;

constexpr std::array kLeftHand{
    BoundKey{kConfirm, key_of('e')},   BoundKey{kBack, key_of('q')},
    BoundKey{kNext, Key::kTab},        BoundKey{kPrevious, key_of('1')},
    BoundKey{kNorth, key_of('w')},     BoundKey{kSouth, key_of('s')},
    BoundKey{kWest, key_of('a')},      BoundKey{kEast, key_of('d')},
    BoundKey{kNextPlace, key_of('f')}, BoundKey{kPreviousPlace, key_of('r')},
    BoundKey{kMenu, key_of('5')},      BoundKey{kTakeBack, key_of('z')},
    BoundKey{kHint, key_of('x')},      BoundKey{kGoOn, key_of('c')},
    BoundKey{kRules, key_of('v')},     BoundKey{kHome, key_of('t')},
    BoundKey{kReplay, key_of('g')},    BoundKey{kZoomIn, key_of('3')},
    BoundKey{kZoomOut, key_of('2')},   BoundKey{kFold, key_of('4')},
};

constexpr std::array kRightHand{
    BoundKey{kConfirm, Key::kEnter},      BoundKey{kBack, Key::kBackspace},
    BoundKey{kNext, key_of('l')},         BoundKey{kPrevious, key_of('j')},
    BoundKey{kNorth, Key::kUp},           BoundKey{kSouth, Key::kDown},
    BoundKey{kWest, Key::kLeft},          BoundKey{kEast, Key::kRight},
    BoundKey{kNextPlace, Key::kPageDown}, BoundKey{kPreviousPlace, Key::kPageUp},
    BoundKey{kMenu, key_of('0')},         BoundKey{kTakeBack, key_of('u')},
    BoundKey{kHint, key_of('h')},         BoundKey{kGoOn, key_of('.')},
    BoundKey{kRules, key_of('i')},        BoundKey{kHome, Key::kHome},
    BoundKey{kReplay, key_of('n')},       BoundKey{kZoomIn, key_of('9')},
    BoundKey{kZoomOut, key_of('8')},      BoundKey{kFold, key_of('p')},
};

constexpr std::string_view kCtrl = "Ctrl+";
constexpr std::string_view kShift = "Shift+";
constexpr std::string_view kAlt = "Alt+";

/// What is chosen as it is usual is not chosen.
template <class Chosen, class Value>
void choose(Chosen& chosen, std::string_view id, const Value& value, const Value& usual) {
  if (value == usual) {
    const auto old = chosen.find(id);
    if (old != chosen.end()) chosen.erase(old);
  } else {
    chosen.insert_or_assign(std::string(id), value);
  }
}

}  // namespace

Bindings bindings_of(KeySet set) {
  Bindings bindings;
  std::span<const BoundKey> changed;
  if (set == KeySet::kLeftHand) changed = kLeftHand;
  if (set == KeySet::kRightHand) changed = kRightHand;
  for (const auto& [id, key] : changed) bind_key(bindings, table(), id, Chord{key});
  return bindings;
}

Chord chord_of(const Bindings& bindings, const Row& row) {
  const auto chosen = bindings.keys.find(row.id);
  return chosen == bindings.keys.end() ? row.key : chosen->second;
}

std::optional<engine::PadButton> button_of(const Bindings& bindings, const Row& row) {
  const auto chosen = bindings.buttons.find(row.id);
  return chosen == bindings.buttons.end() ? row.button : chosen->second;
}

void bind_key(Bindings& bindings, std::span<const Row> rows, std::string_view id, Chord chord) {
  const Row* own = find_row(rows, id);
  if (own == nullptr) return;
  const Chord old = chord_of(bindings, *own);
  for (const Row& row : rows) {
    if (chord_of(bindings, row) == chord) choose(bindings.keys, row.id, old, row.key);
  }
  choose(bindings.keys, id, chord, own->key);
}

void bind_button(Bindings& bindings, std::span<const Row> rows, std::string_view id,
                 engine::PadButton button) {
  const Row* own = find_row(rows, id);
  if (own == nullptr) return;
  const std::optional<engine::PadButton> old = button_of(bindings, *own);
  for (const Row& row : rows) {
    if (button_of(bindings, row) == button) choose(bindings.buttons, row.id, old, row.button);
  }
  choose(bindings.buttons, id, std::optional(button), own->button);
}

std::string name_of(const Chord& chord) {
  return std::string(chord.ctrl ? kCtrl : "") + std::string(chord.shift ? kShift : "") +
         std::string(chord.alt ? kAlt : "") + engine::name_of(chord.key);
}

std::optional<Chord> chord_called(std::string_view name) {
  Chord chord;
  if ((chord.ctrl = name.starts_with(kCtrl))) name.remove_prefix(kCtrl.size());
  if ((chord.shift = name.starts_with(kShift))) name.remove_prefix(kShift.size());
  if ((chord.alt = name.starts_with(kAlt))) name.remove_prefix(kAlt.size());
  const std::optional<Key> key = engine::key_called(std::string(name));
  if (!key) return std::nullopt;
  chord.key = *key;
  return chord;
}

}  // namespace commands
