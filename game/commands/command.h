#pragma once

#include <any>
#include <string_view>

namespace commands {

/// What a person can ask for, by its name in the table of commands (table.h).
using Id = std::string_view;

/// Something a person asks for: by a key, a pad, a button on the screen, a script or a voice.
struct Command {
  Id id;
  std::any argument{};  ///< what the id leaves open: a step, a name, a place
};

/// The argument of the command; null where it has none, or one of another type.
template <class T>
const T* argument_of(const Command& command) {
  return std::any_cast<T>(&command.argument);
}

}  // namespace commands
