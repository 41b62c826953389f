#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "game/commands/table.h"

namespace commands {

/// The keys and buttons that a person has chosen in place of the usual ones, by the id of their
/// command.
struct Bindings {
  std::map<std::string, Chord, std::less<>> keys;
  /// Nothing: its usual button was given to another command.
  std::map<std::string, std::optional<engine::PadButton>, std::less<>> buttons;

  friend bool operator==(const Bindings&, const Bindings&) = default;
};

enum class KeySet : std::uint8_t { kUsual, kLeftHand, kRightHand };
inline constexpr std::array<std::string_view, 3> kKeySetNames{"usual", "left-hand", "right-hand"};

/// The keys of a set. Those of one hand reach everything that is needed to play, the map too.
Bindings bindings_of(KeySet set);

/// The key that stands for the command now; Chord{} where it has none.
Chord chord_of(const Bindings& bindings, const Row& row);
std::optional<engine::PadButton> button_of(const Bindings& bindings, const Row& row);

/// Keys and buttons stand for one command at most: the command that had the chord gets the old one
/// of `id`.
void bind_key(Bindings& bindings, std::span<const Row> rows, std::string_view id, Chord chord);
void bind_button(Bindings& bindings, std::span<const Row> rows, std::string_view id,
                 engine::PadButton button);

/// "Alt+Left", "U".
std::string name_of(const Chord& chord);
std::optional<Chord> chord_called(std::string_view name);

}  // namespace commands
