#include "rules/trilogy/board/links.h"
#include "rules/trilogy/combat/invasion.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/why_not/why_parts.h"

namespace trilogy {

using core::kAccepted;
using core::Refusal;

namespace {

Escort escort_from(const Board& board, Territory from) {
  return has_leader(board, from) ? Escort::kLeader : Escort::kNone;
}

Refusal why_not_from(const View& view, Territory from, int ruling) {
  const Board& board = view.board;
  if (owner_of(board, from) != board.to_act) return refuse(Reason::kNotYours, ruling, from);
  if (battalions_in(board, from) < 2) return refuse(Reason::kTooFewBattalions, ruling, from);
  return kAccepted;
}

Refusal why_not_barred(const Board& board, Territory territory) {
  const bool barred = barred_from_invasions(board).contains(territory);
  return barred ? refuse(Reason::kBarred, 43, territory) : kAccepted;
}

/// Whether the way between the two is open.
Refusal why_not_way(const Rules& rules, const Board& board, Territory from, Territory to) {
  const bool across =
      board.memory.mountains != 0 && rules.across[static_cast<std::size_t>(from)].contains(to);
  if (across) return kAccepted;
  if (!neighbours_of(rules, from).contains(to)) return refuse(Reason::kNotAdjacent, 32, from, to);
  if (ways_from(rules, board, from, escort_from(board, from)).contains(to)) return kAccepted;
  return refuse(Reason::kBridgeClosed, 56, from, to);
}

/// What the sea still takes before the first battle (T-058).
int toll_due(const Rules& rules, const Board& board, Territory from, Territory to) {
  const bool is_paid = is_invading(board) && board.invasion.toll_paid != 0;
  const bool is_known = to != kNoTerritory && battalions_in(board, from) > 1;
  return is_paid || !is_known ? 0 : toll_of(rules, board, from, to);
}

Refusal why_not_dice(const Rules& rules, const Board& board, Territory from, Territory to,
                     int dice) {
  const int here = battalions_in(board, from);
  const int most = std::min(kMostAttackDice, here - 1);
  if (dice < 1 || dice > most) return refuse(Reason::kTooManyDice, 27, from, most);
  const int toll = toll_due(rules, board, from, to);
  const int after = std::min(kMostAttackDice, here - toll - 1);
  return dice <= after ? kAccepted : refuse(Reason::kSeaToll, 58, from, toll, after);
}

Refusal why_not_target(const View& view, Territory to) {
  const Board& board = view.board;
  if (owner_of(board, to) == board.to_act) return refuse(Reason::kYours, 15, to);
  if (is_invading(board) && board.invasion.to != to) {
    return refuse(Reason::kOtherTarget, 32, board.invasion.to);
  }
  return why_not_barred(board, to);
}

/// No way leads there now: for want of own land, or because a bridge on it is closed.
Refusal why_not_joined(const Rules& rules, const Board& board, Territory from, Territory to) {
  Board open = board;
  open.lasting.closed_bridges = {};
  const bool by_bridge = fortify_targets(rules, open, from, Escort::kNone).contains(to);
  return by_bridge ? refuse(Reason::kBridgeClosed, 56, from, to)
                   : refuse(Reason::kNotConnected, 33, from, to);
}

Territory strongest_of(const Board& board, const TerritorySet& territories) {
  Territory strongest = kNoTerritory;
  for (const Territory one : territories) {
    const bool is_stronger =
        strongest == kNoTerritory || battalions_in(board, one) > battalions_in(board, strongest);
    if (is_stronger) strongest = one;
  }
  return strongest;
}

/// Wherever the attack came from, something is against it: what is against the strongest source.
Refusal why_not_from_anywhere(const Rules& rules, const View& view, Intent intent) {
  const Board& board = view.board;
  TerritorySet sources = held_by(board, board.to_act);
  if (intent.to) {
    const auto to = static_cast<std::size_t>(*intent.to);
    TerritorySet beside = neighbours_of(rules, *intent.to);
    if (board.memory.mountains != 0) beside = beside | rules.across[to];
    sources = sources & beside;
    if (sources.empty()) return refuse(Reason::kNothingBorders, 32, *intent.to);
  }
  if (sources.empty()) return kAccepted;  // in the set-up
  intent.from = strongest_of(board, sources);
  return why_not_attack(rules, view, intent);
}

/// The same of battalions that are moved.
Refusal why_not_moved_from_anywhere(const Rules& rules, const View& view, Intent intent) {
  const Board& board = view.board;
  TerritorySet sources = held_by(board, board.to_act);
  TerritorySet joined;
  for (const Territory from : sources) {
    const bool leads_there =
        intent.to && *intent.to != from &&
        fortify_targets(rules, board, from, escort_from(board, from)).contains(*intent.to);
    if (leads_there) joined.insert(from);
  }
  if (!joined.empty()) sources = joined;
  if (intent.to) sources.erase(*intent.to);
  if (sources.empty()) return kAccepted;
  intent.from = strongest_of(board, sources);
  return why_not_fortify(rules, view, intent);
}

}  // namespace

Refusal why_not_attack(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  const Territory from = intent.from.value_or(board.invasion.from);
  const Territory to = intent.to.value_or(board.invasion.to);
  const bool comes = from != kNoTerritory;
  if (comes) {
    if (const Refusal refusal = why_not_from(view, from, 27); refusal.refused()) return refusal;
    if (const Refusal refusal = why_not_barred(board, from); refusal.refused()) return refusal;
  }
  if (to != kNoTerritory) {
    if (const Refusal refusal = why_not_target(view, to); refusal.refused()) return refusal;
    if (comes && board.invasion.across != from) {
      const Refusal refusal = why_not_way(rules, board, from, to);
      if (refusal.refused()) return refusal;
    }
  }
  if (!comes) return why_not_from_anywhere(rules, view, intent);
  return intent.count ? why_not_dice(rules, board, from, to, *intent.count) : kAccepted;
}

Refusal why_not_defend(const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (!is_invading(board) || !intent.count) return kAccepted;
  const Territory to = board.invasion.to;
  const int most = std::min(kMostDefenceDice, battalions_in(board, to));
  if (*intent.count >= 1 && *intent.count <= most) return kAccepted;
  return refuse(Reason::kTooManyDefenceDice, 27, to, most);
}

Refusal why_not_move_in(const View& view, const Intent& intent) {
  if (view.pending.empty() || view.pending.top().kind != StepKind::kMoveIn || !intent.count) {
    return kAccepted;
  }
  const auto [from, to, least] = fields_of<StepKind::kMoveIn>(view.pending.top());
  if (*intent.count < least) return refuse(Reason::kTooFewMoveIn, 31, least);
  return refuse(Reason::kTooMany, 31, battalions_in(view.board, from) - 1);
}

Refusal why_not_fortify(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (board.memory.fortifies == 0) return refuse(Reason::kNoFortifyLeft, 33);
  if (intent.from) {
    const Refusal refusal = why_not_from(view, *intent.from, 33);
    if (refusal.refused()) return refusal;
    if (intent.leader == true && !has_leader(board, *intent.from)) {
      return refuse(Reason::kNoLeaderThere, 33, *intent.from);
    }
  }
  if (intent.to) {
    if (owner_of(board, *intent.to) != board.to_act) {
      return refuse(Reason::kNotYours, 33, *intent.to);
    }
    if (intent.leader == true && has_leader(board, *intent.to)) {
      return refuse(Reason::kLeaderThere, 34, *intent.to);
    }
  }
  if (intent.from && intent.to) {
    const TerritorySet all = fortify_targets(rules, board, *intent.from, Escort::kNone) |
                             fortify_targets(rules, board, *intent.from, Escort::kLeader);
    if (!all.contains(*intent.to)) return why_not_joined(rules, board, *intent.from, *intent.to);
    if (!fortify_targets(rules, board, *intent.from, Escort::kNone).contains(*intent.to) &&
        intent.leader == false) {
      return refuse(Reason::kBridgeClosed, 56, *intent.from, *intent.to);
    }
  }
  if (intent.from && intent.count && *intent.count >= battalions_in(board, *intent.from)) {
    return refuse(Reason::kTooMany, 33, battalions_in(board, *intent.from) - 1);
  }
  return intent.from ? kAccepted : why_not_moved_from_anywhere(rules, view, intent);
}

}  // namespace trilogy
