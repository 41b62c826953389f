#pragma once

#include "rules/trilogy/odds/invasion_odds.h"

namespace trilogy_players::squire {

using namespace trilogy;

/// An invasion that is fought to its end, in battalions.
struct Fight {
  double won = 0;   ///< the chance
  double left = 0;  ///< of the attackers, when it is won, the one behind included
  double lost = 0;  ///< of the attackers
  double felled = 0;
};

/// Exact up to forty on a side; the fights of larger armies follow those of smaller ones.
Fight fight_of(const Forces& forces);

}  // namespace trilogy_players::squire
