#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "game/commands/bindings.h"

namespace commands {

/// Who may use what in this frame.
struct Grant {
  bool types = false;                      ///< keys go to a field: they stand for nothing else
  bool types_letters = false;              ///< the same of letters alone
  std::optional<std::size_t> asked_pad{};  ///< with a pad for each seat: the only one that decides
};

/// A command by its key or button.
struct Pressed {
  Id id;
  engine::Key key{};  ///< as the input has it now
  bool repeats = false;
  bool with_shift = false;
};

/// The input of a frame, and what was asked for with it.
struct Read {
  engine::Input input{};  ///< with the usual keys in place of the chosen ones
  std::vector<Pressed> pressed{};
  std::vector<Id> held{};

  bool is_held(Id id) const;
  bool is_pressed(Id id) const;  ///< and does not repeat
};

/// Turns the keys and buttons that a person chose into commands, and into the usual keys for
/// panels, which know no others. The left stick goes from region to region as the keys for it do.
class KeyReader {
 public:
  explicit KeyReader(std::span<const Row> rows) : rows_(rows) {}

  Read read(engine::Input input, const Bindings& bindings, const Grant& grant, double seconds);

 private:
  /// A stick that is held goes on after a while.
  struct Stick {
    bool is_out = false;
    double until_next = 0;
  };
  void read_stick(Read& read, const engine::Pad& pad, double seconds);

  std::span<const Row> rows_;
  std::map<std::int32_t, Stick> sticks_;  ///< by pad
};

}  // namespace commands
