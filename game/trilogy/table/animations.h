#pragma once

#include <span>
#include <string_view>

#include "rules/trilogy/state/event_kind.h"

namespace trilogy_table {

/// How an event is shown. The pieces that it moves go from where they stood to where the next view
/// has them; what else there is to see is said here.
enum class Show {
  kNone,    ///< told by the log and the panels alone
  kPieces,  ///< pieces move, come or go, and nothing else
  kThrow,   ///< a die tumbles into the tray and rests on the face it shows
  kCard,    ///< a card slides between its pile and its owner
  kGlow,    ///< the territory lights up for a moment
  kBlow,    ///< those who fight thrust, or are struck
};

struct AnimationRow {
  trilogy::EventKind kind;
  Show show;
  std::string_view name;  ///< "none" where there is none
};

/// One row for each kind of event, in their order.
std::span<const AnimationRow> animation_table();

inline Show show_of(trilogy::EventKind kind) {
  return animation_table()[static_cast<std::size_t>(kind)].show;
}

}  // namespace trilogy_table
