#pragma once

#include <map>
#include <optional>

#include "game/hands/bindings.h"

namespace hands {

/// Who may use what in this frame.
struct Grant {
  bool types = false;                      ///< letters go to a field: they stand for nothing else
  std::optional<std::size_t> asked_pad{};  ///< with a pad for each seat: the only one that decides
};

/// Turns the keys and buttons that a person chose into the usual keys, before anybody sees them:
/// whatever works with the usual keys works with all others, and with pads. The left stick goes
/// from region to region as the keys for it do.
class Hands {
 public:
  engine::Input read(engine::Input input, const Bindings& bindings, const Grant& grant,
                     double seconds);

 private:
  /// A stick that is held goes on after a while.
  struct Stick {
    bool is_out = false;
    double until_next = 0;
  };
  void read_stick(engine::Input& input, const engine::Pad& pad, double seconds);

  std::map<std::int32_t, Stick> sticks_;  ///< by pad
};

}  // namespace hands
