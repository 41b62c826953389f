#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "base/result.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// A partial sentence: what a player wants to do, as far as it says. An action says all of it.
struct Intent {
  ActionKind what = ActionKind::kNone;
  std::optional<CardId> card;
  std::optional<Territory> from;
  std::optional<Territory> to;
  std::optional<Territory> territory;
  std::optional<int> count;  ///< of battalions, or dice
  std::optional<int> other;  ///< a bridge, a change
  std::optional<bool> leader;
  std::optional<std::array<CardId, 3>> set;

  bool says_nothing() const {
    return what == ActionKind::kNone && !card && !from && !to && !territory && !count && !other &&
           !leader && !set;
  }
};

/// {do, card, from, to, territory, count or dice, leader, cards}. An Error tells of what is no
/// sentence of this game.
base::Result<Intent> read_intent(const Rules& rules, const nlohmann::json& json);

/// What an action says, whatever it answers.
Intent intent_of(Action action);

}  // namespace trilogy
