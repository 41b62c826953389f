#include "game/hands/bindings.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/platform/key_names.h"

namespace hands {
namespace {

using engine::Key;
using engine::key_of;
using engine::PadButton;

struct BoundKey {
  Deed deed;
  Key key;
};

constexpr std::array kLeftHand{
    BoundKey{Deed::kConfirm, key_of('e')},   BoundKey{Deed::kBack, key_of('q')},
    BoundKey{Deed::kNext, Key::kTab},        BoundKey{Deed::kPrevious, key_of('1')},
    BoundKey{Deed::kNorth, key_of('w')},     BoundKey{Deed::kSouth, key_of('s')},
    BoundKey{Deed::kWest, key_of('a')},      BoundKey{Deed::kEast, key_of('d')},
    BoundKey{Deed::kNextPlace, key_of('f')}, BoundKey{Deed::kPreviousPlace, key_of('r')},
    BoundKey{Deed::kMenu, key_of('5')},      BoundKey{Deed::kTakeBack, key_of('z')},
    BoundKey{Deed::kHint, key_of('x')},      BoundKey{Deed::kGoOn, key_of('c')},
    BoundKey{Deed::kRules, key_of('v')},     BoundKey{Deed::kHome, key_of('t')},
    BoundKey{Deed::kReplay, key_of('g')},    BoundKey{Deed::kZoomIn, key_of('3')},
    BoundKey{Deed::kZoomOut, key_of('2')},   BoundKey{Deed::kFold, key_of('4')},
};

constexpr std::array kRightHand{
    BoundKey{Deed::kConfirm, Key::kEnter},      BoundKey{Deed::kBack, Key::kBackspace},
    BoundKey{Deed::kNext, key_of('l')},         BoundKey{Deed::kPrevious, key_of('j')},
    BoundKey{Deed::kNorth, Key::kUp},           BoundKey{Deed::kSouth, Key::kDown},
    BoundKey{Deed::kWest, Key::kLeft},          BoundKey{Deed::kEast, Key::kRight},
    BoundKey{Deed::kNextPlace, Key::kPageDown}, BoundKey{Deed::kPreviousPlace, Key::kPageUp},
    BoundKey{Deed::kMenu, key_of('0')},         BoundKey{Deed::kTakeBack, key_of('u')},
    BoundKey{Deed::kHint, key_of('h')},         BoundKey{Deed::kGoOn, key_of('.')},
    BoundKey{Deed::kRules, key_of('i')},        BoundKey{Deed::kHome, Key::kHome},
    BoundKey{Deed::kReplay, key_of('n')},       BoundKey{Deed::kZoomIn, key_of('9')},
    BoundKey{Deed::kZoomOut, key_of('8')},      BoundKey{Deed::kFold, key_of('p')},
};

constexpr std::array kUsualButtons{
    std::pair{Deed::kConfirm, PadButton::kA},
    std::pair{Deed::kBack, PadButton::kB},
    std::pair{Deed::kNext, PadButton::kX},
    std::pair{Deed::kPrevious, PadButton::kY},
    std::pair{Deed::kNorth, PadButton::kUp},
    std::pair{Deed::kSouth, PadButton::kDown},
    std::pair{Deed::kWest, PadButton::kLeft},
    std::pair{Deed::kEast, PadButton::kRight},
    std::pair{Deed::kNextPlace, PadButton::kRightShoulder},
    std::pair{Deed::kPreviousPlace, PadButton::kLeftShoulder},
    std::pair{Deed::kMenu, PadButton::kStart},
    std::pair{Deed::kTakeBack, PadButton::kBack},
    std::pair{Deed::kHint, PadButton::kLeftStick},
    std::pair{Deed::kHome, PadButton::kRightStick},
};

constexpr std::string_view kCtrl = "Ctrl+";
constexpr std::string_view kShift = "Shift+";
constexpr std::string_view kAlt = "Alt+";

constexpr std::size_t index_of(Deed deed) { return static_cast<std::size_t>(deed); }

}  // namespace

Bindings bindings_of(KeySet set) {
  Bindings bindings;
  for (const DeedRow& row : kDeeds) bindings.keys[index_of(row.deed)] = row.usual;
  for (const auto& [deed, button] : kUsualButtons) bindings.buttons[index_of(deed)] = button;
  std::span<const BoundKey> changed;
  if (set == KeySet::kLeftHand) changed = kLeftHand;
  if (set == KeySet::kRightHand) changed = kRightHand;
  for (const auto& [deed, key] : changed) bind(bindings, deed, Chord{key});
  return bindings;
}

void bind(Bindings& bindings, Deed deed, Chord chord) {
  const Chord old = bindings.keys[index_of(deed)];
  std::ranges::replace(bindings.keys, chord, old);
  bindings.keys[index_of(deed)] = chord;
}

void bind(Bindings& bindings, Deed deed, engine::PadButton button) {
  const std::optional<PadButton> old = bindings.buttons[index_of(deed)];
  std::ranges::replace(bindings.buttons, std::optional(button), old);
  bindings.buttons[index_of(deed)] = button;
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

}  // namespace hands
