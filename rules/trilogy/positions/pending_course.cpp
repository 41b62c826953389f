// Where pending steps lead that somebody wrote: each belongs to the phase, and the last one to
// whatever comes after it.

#include <algorithm>

#include "rules/trilogy/positions/position_parts.h"

namespace trilogy {
namespace {

constexpr Phase phase_of(RollOff why) {
  switch (why) {
    case RollOff::kTerritories: return Phase::kSetUp;
    case RollOff::kFirstTurn: return Phase::kFirstCards;
    case RollOff::kTie: return Phase::kTurn;
  }
  return Phase::kOver;
}

/// What such a step has placed belongs to the set-up or to a turn.
Phase phase_of(Cause cause) { return cause == Cause::kSetUp ? Phase::kSetUp : Phase::kTurn; }

Phase phase_of(const Step& step) {
  switch (step.kind) {
    case StepKind::kSetUp:
    case StepKind::kDeal:
    case StepKind::kClaim:
    case StepKind::kSetUpRound:
    case StepKind::kSetUpLeader: return Phase::kSetUp;
    case StepKind::kFirstCards:
    case StepKind::kFirstAdventures:
    case StepKind::kFirstCardsEnd: return Phase::kFirstCards;
    case StepKind::kRollOff: return phase_of(fields_of<StepKind::kRollOff>(step).why);
    case StepKind::kPlace: return phase_of(fields_of<StepKind::kPlace>(step).cause);
    case StepKind::kPlaceCount: return phase_of(fields_of<StepKind::kPlaceCount>(step).cause);
    case StepKind::kDraw:
      return fields_of<StepKind::kDraw>(step).why == Draw::kFirst ? Phase::kFirstCards
                                                                  : Phase::kTurn;
    case StepKind::kDrawCard:
      return fields_of<StepKind::kDrawCard>(step).why == Draw::kFirst ? Phase::kFirstCards
                                                                      : Phase::kTurn;
    default: return Phase::kTurn;
  }
}

/// The first turn is what the first cards lead to.
bool fits(const Step& step, Phase phase) {
  return phase_of(step) == phase ||
         (step.kind == StepKind::kBeginTurn && phase == Phase::kFirstCards);
}

bool has(const StepStack& pending, StepKind kind) {
  return std::ranges::any_of(pending.steps(), [=](const Step& one) { return one.kind == kind; });
}
/// Those steps go round the table from whoever placed first.
bool needs_placing(StepKind kind) {
  return kind == StepKind::kClaim || kind == StepKind::kSetUpRound ||
         kind == StepKind::kSetUpLeader || kind == StepKind::kFirstCards;
}

bool all_claimed(const Board& board) {
  return std::ranges::find(board.owners, kNobody) == board.owners.end();
}

/// Each seat has a territory at least, so everything can be placed that is left (T-013).
bool everybody_holds(const Rules& rules, const Board& board) {
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    if (board.held[s].empty()) return false;
  }
  return true;
}

/// How many cards of the deal the owner still lacks; below 0 if it holds more.
int lacking(const Rules& rules, const Board& board, std::size_t owner) {
  int most = 0;
  for (std::size_t alignment = 0; alignment < kAlignments; ++alignment) {
    const int held = (board.held[owner] & rules.aligned[alignment]).size();
    const int share = rules.seating.dealt[owner][alignment];
    if (held > share) return -1;
    most += share - held;
  }
  return most;
}

base::Result<void> check_deal(const Rules& rules, const Board& board) {
  for (std::size_t owner = 0; owner < kOwners; ++owner) {
    const bool plays = owner < seat_count(rules);
    const int left = lacking(rules, board, owner);
    if (left < 0) return base::Error{"somebody holds more than the deal gives (T-009)"};
    if (plays && board.supply[owner] < left)
      return base::Error{"a supply is too small for the deal (T-010)"};
  }
  return {};
}

base::Result<void> check_set_up(const Rules& rules, const State& state) {
  const Board& board = state.board;
  const StepStack& pending = state.pending;
  if (has(pending, StepKind::kSetUp)) {
    const bool is_bare = std::ranges::all_of(board.owners, [](Seat o) { return o == kNobody; });
    if (is_bare) return check_deal(rules, board);
    return base::Error{"the set-up begins with a bare board"};
  }
  const bool claims = has(pending, StepKind::kClaim) || has(pending, StepKind::kRollOff);
  const bool places = has(pending, StepKind::kPlace) || has(pending, StepKind::kPlaceCount);
  if (claims == all_claimed(board) || (claims && places)) {
    return base::Error{claims ? "free territories are claimed before more is placed (T-013)"
                              : "a territory is free (T-013)"};
  }
  if (has(pending, StepKind::kDeal)) return check_deal(rules, board);
  if (!everybody_holds(rules, board)) return base::Error{"somebody holds no territory (T-009)"};
  return {};
}

/// Free territories are claimed by turns, a battalion on each (T-010).
base::Result<void> check_claims(const Rules& rules, const Board& board) {
  const auto seats = static_cast<int>(seat_count(rules));
  int free = static_cast<int>(std::ranges::count(board.owners, kNobody));
  for (std::size_t owner = 0; owner < kOwners; ++owner) {
    free -= std::max(0, lacking(rules, board, owner));
  }
  for (int s = 0; s < seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const int dealt = std::max(0, lacking(rules, board, at));
    if (board.supply[at] < dealt + (std::max(0, free) + seats - 1) / seats) {
      return base::Error{"a supply is too small for the free territories (T-010)"};
    }
  }
  return {};
}

bool is_of_combat(StepKind kind) {
  return kind >= StepKind::kAttackFrom && kind <= StepKind::kAfterConquest;
}

/// Invasions belong to their step, and are over before another begins (T-032).
bool fights_elsewhere(const State& state) {
  const auto steps = state.pending.steps();
  const auto first = std::ranges::find_if(steps, is_of_combat, &Step::kind);
  if (first == steps.end()) return false;
  const bool is_over = std::ranges::any_of(
      first, steps.end(), [](StepKind kind) { return kind == StepKind::kBeginStep; }, &Step::kind);
  return is_over || state.board.step != TurnStep::kCombat;
}

}  // namespace

bool leads_on(StepKind kind) {
  switch (kind) {
    case StepKind::kSetUp:
    case StepKind::kRollOff:
    case StepKind::kClaim:
    case StepKind::kSetUpRound:
    case StepKind::kSetUpLeader:
    case StepKind::kFirstCards:
    case StepKind::kBeginTurn:
    case StepKind::kEndTurn:
    case StepKind::kFinalScore: return true;
    default: return false;
  }
}

base::Result<void> check_pending(const Rules& rules, const State& state) {
  const Board& board = state.board;
  const auto steps = state.pending.steps();
  if (steps.empty()) return {};
  for (const Step& step : steps) {
    if (!fits(step, board.phase)) return base::Error{"a step belongs to another phase"};
    if (needs_placing(step.kind) && board.placing == kNobody) {
      return base::Error{"\"placing\" is missing: who placed first (T-012)"};
    }
  }
  if (has(state.pending, StepKind::kFinalScore) && board.winner == kNobody) {
    return base::Error{"\"winner\" is missing: whose score was the best"};
  }
  const bool ends = leads_on(steps.front().kind);
  const auto ways = std::ranges::count_if(steps, leads_on, &Step::kind);
  if (!ends || ways != 1)
    return base::Error{"one step leads on from the others, and it is the last"};
  if (fights_elsewhere(state))
    return base::Error{"there are invasions in step \"combat\" alone (T-032)"};
  if (board.phase != Phase::kSetUp) return {};
  if (base::Result<void> done = check_set_up(rules, state); !done) return done;
  if (all_claimed(board)) return {};
  return check_claims(rules, board);
}

}  // namespace trilogy
