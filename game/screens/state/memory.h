#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/one_of_each.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/open_sheets.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"
#include "rules/core/decision.h"

namespace screens {

/// A viewer is a set of at most so many seats.
inline constexpr std::size_t kMostSeats = 8;

/// What the screens remember between frames: open sheets, and what several of the panels need. The
/// rest is each one's own.
struct Memory {
  OpenSheets sheets;
  OpenSheets game_sheets;  ///< that the panels of the game draw: it goes on beside them
  std::string typed_region;
  std::vector<std::uint8_t> never_asked;         ///< kinds of question, until another game
  std::optional<table::Touchable> refused;       ///< the last touch that did nothing
  std::optional<table::Touchable> refused_from;  ///< what was dragged there
  double refused_since = 0;
  std::array<bool, kMostSeats> hand_shown{};
  bool options_shown = false;                      ///< secret ones, on a shared screen
  core::Seat decider = core::kChance;              ///< the seat that was asked last
  CardId card = kNoCard;                           ///< the one that was pressed to look at
  int locked_for = 0;                              ///< seconds until the table can be touched again
  bool keys_on_map = false;                        ///< Enter is for a region
  table::RegionId listened_to = table::kNoRegion;  ///< where whoever plays by ear is on the map
  base::OneOfEach owned;

  /// What a sheet, a panel or a game remembers for itself, as its own type has it.
  template <class T>
  T& own() {
    return owned.of<T>();
  }
  template <class T>
  const T& own() const {
    static const T kNothing{};
    const T* found = owned.find<T>();
    return found == nullptr ? kNothing : *found;
  }
};

}  // namespace screens
