#pragma once

#include <array>
#include <optional>
#include <string>

#include "game/hands/deed.h"

namespace hands {

/// Which key and which button of a pad stand for each deed. A key, or a button, stands for one deed
/// at most.
struct Bindings {
  std::array<Chord, kDeedCount> keys;
  std::array<std::optional<engine::PadButton>, kDeedCount> buttons;

  friend bool operator==(const Bindings&, const Bindings&) = default;
};

enum class KeySet : std::uint8_t { kUsual, kLeftHand, kRightHand };
inline constexpr std::array<std::string_view, 3> kKeySetNames{"usual", "left-hand", "right-hand"};

/// The usual buttons, and the keys of a set. Those of one hand reach everything that is needed to
/// play, the map too.
Bindings bindings_of(KeySet set);

/// The deed that had the key takes over the old one of `deed`.
void bind(Bindings& bindings, Deed deed, Chord chord);
/// The same of a button.
void bind(Bindings& bindings, Deed deed, engine::PadButton button);

/// "Alt+Left", "U".
std::string name_of(const Chord& chord);
std::optional<Chord> chord_called(std::string_view name);

}  // namespace hands
