#pragma once

#include <cstdint>

namespace wotr {

/// Why figures moved.
enum class Cause : std::uint8_t {
  kMove,
  kAdvance,
  kRetreat,
  kSiege,
  kSiegeLifted,
  kSeparated,
  kRecruited,
  kCasualty,
  kReduced,
  kExcess,
  kLeaderless,
  kEntered,
  kReplaced,
  kHunt,
  kTakenAlive,
  kRejoined,      ///< R-158, by option
  kCard,          ///< lost by a card
  kLeftInMordor,  ///< R-093: leaves the game
  kCount
};

}  // namespace wotr
