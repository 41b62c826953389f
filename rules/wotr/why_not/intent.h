#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "base/result.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// What a player wants to begin without a die, or with one (then `use` says what).
enum class Attempt : std::uint8_t {
  kNothing,
  kUse,
  kPass,
  kRing,
  kDeclare,
  kEnterMordor,
  kPlayCard,
  kAnswer  ///< `answer` to the question that is being asked
};

/// An intent that was read; what it does not say is empty.
struct Intent {
  Seat seat{};              ///< that decides
  Side side = Side::kFree;  ///< its side
  Attempt attempt = Attempt::kNothing;
  Use use = Use::kNone;
  ActionKind answer = ActionKind::kNone;
  std::optional<int> amount;
  std::optional<DieFace> die;
  std::optional<DieFace> target_face;
  std::optional<CardId> card;
  std::optional<RegionId> from;
  std::optional<RegionId> to;
  std::optional<Figure> who;
  std::optional<Nation> nation;  ///< named as such; who = "gondor.elite" names none
};

/// Reads the fields that why_not() explains. An Error tells of what is no sentence of this game.
base::Result<Intent> read_intent(const Rules& rules, const nlohmann::json& json);

/// The intent that an action, of a kind that exists, stands for.
Intent intent_of(Action action);

/// What the intent says about the argument of its answer; empty when it says nothing.
std::optional<std::uint8_t> wanted_argument(const Intent& intent);
/// The same intent without that.
Intent without_argument(const Intent& intent);

/// It names a region, a figure or a Nation.
inline bool says_where_or_who(const Intent& intent) {
  return intent.from || intent.to || intent.who || intent.nation;
}

/// The Nation that it names, or whose unit or Leader.
inline std::optional<Nation> nation_meant(const Intent& intent) {
  if (intent.nation || !intent.who || is_character(*intent.who)) return intent.nation;
  return nation_of(*intent.who);
}

}  // namespace wotr
