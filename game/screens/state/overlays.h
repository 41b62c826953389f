#pragma once

#include <array>
#include <string_view>

namespace screens {

/// What may lie over a picture for those who only look on. Each can be switched alone.
struct Overlays {
  bool last = true;      ///< what happened last
  bool odds = true;      ///< of what is at stake
  bool timeline = true;  ///< what was counted, turn by turn
  bool hands = true;     ///< of all seats, for a commentator

  bool operator==(const Overlays&) const = default;
};

/// One switch; data/lang has its words under "air.<id>".
struct OverlaySwitch {
  std::string_view id;
  bool Overlays::*field;
};
inline constexpr std::array kOverlaySwitches{
    OverlaySwitch{"last", &Overlays::last}, OverlaySwitch{"odds", &Overlays::odds},
    OverlaySwitch{"timeline", &Overlays::timeline}, OverlaySwitch{"hands", &Overlays::hands}};

}  // namespace screens
