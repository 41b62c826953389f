#pragma once

#include <optional>
#include <string>

#include "engine/platform/pointers/input.h"

namespace engine {

/// What is written on the key, in English: "Return", "U", "Page Up".
std::string name_of(Key key);
/// Shift, Alt and the like, which are held beside another key.
bool is_modifier(Key key);
/// The key of such a name.
std::optional<Key> key_called(const std::string& name);

}  // namespace engine
