#include "rules/trilogy/cards/playable.h"

#include "rules/trilogy/board/links.h"

namespace trilogy {
namespace {

/// Whether the effect would change anything for the seat that plays it.
class Possible {
 public:
  Possible(const Rules& rules, const State& state, Seat seat)
      : rules_(rules), board_(state.board), seat_(seat) {}

  bool operator()(const Steal&) const { return target_battalions() >= 2; }  // one always stays
  bool operator()(const CancelStronghold&) const {
    return board_.invasion.stronghold_cancelled == 0;
  }
  bool operator()(const BlockBridge&) const { return true; }
  bool operator()(const FortifyAgain&) const {
    return !fortify_sources(rules_, board_, seat_).empty();
  }
  /// T-057.
  bool operator()(const CrossMountains&) const {
    if (board_.memory.mountains != 0) return false;
    Board open = board_;
    open.memory.mountains = 1;
    for (const Territory from : held_by(board_, seat_)) {
      const TerritorySet before = targets_from(rules_, board_, from);
      if (!(targets_from(rules_, open, from) - before).empty()) return true;
    }
    return false;
  }
  bool operator()(const CarryLeader&) const {
    const TerritorySet& leaders = board_.leaders[at(seat_)];
    return !leaders.empty() && !(held_by(board_, seat_) - leaders).empty();
  }
  /// T-059.
  bool operator()(const Hunt&) const {
    const Territory place = rules_.path[board_.fellowship.place];
    return held_by(board_, seat_).contains(place) || board_.fellowship.place + 1u < kPathSteps;
  }
  bool operator()(const Withdraw&) const {
    const Territory to = board_.invasion.to;
    return target_battalions() >= 2 &&
           !(neighbours_of(rules_, to) & held_by(board_, seat_)).empty();
  }
  /// What adds battalions, changes a roll or stops the Fellowship always does something.
  template <class Other>
  bool operator()(const Other&) const {
    return true;
  }

 private:
  int target_battalions() const { return battalions_in(board_, board_.invasion.to); }

  const Rules& rules_;
  const Board& board_;
  Seat seat_;
};

bool holds(const Rules& rules, const Board& board, const Condition& condition) {
  const Invasion& invasion = board.invasion;
  if (condition.over_sea) {
    const TerritorySet& sea = rules.over_sea[static_cast<std::size_t>(invasion.from)];
    if (!sea.contains(invasion.to)) return false;
  }
  if (condition.into_stronghold && !rules.strongholds.contains(invasion.to)) return false;
  return condition.fellowship == kNoTerritory ||
         rules.path[board.fellowship.place] == condition.fellowship;
}

}  // namespace

bool would_do_something(const Rules& rules, const State& state, Seat seat, CardId power) {
  const AdventureCard& card = adventure_of(rules, power);
  const Board& board = state.board;
  const bool is_of_first_battle = card.moment == Moment::kInvaded && !card.condition.any_battle;
  if (is_of_first_battle && board.invasion.battles != 0) return false;
  return holds(rules, board, card.condition) &&
         std::visit(Possible(rules, state, seat), card.effect);
}

CardSet of_use(const Rules& rules, const State& state, Seat seat, const CardSet& powers) {
  CardSet useful;
  for (const CardId card : powers) {
    if (would_do_something(rules, state, seat, card)) useful.insert(card);
  }
  return useful;
}

CardSet missions_within_reach(const Rules& rules, const Board& board) {
  CardSet missions;
  if (board.entered.empty()) return missions;
  for (const CardId card : rules.missions) {
    if (board.entered.contains(adventure_of(rules, card).territory)) missions.insert(card);
  }
  return missions;
}

CardSet fellowship_powers(const Rules& rules, const Fellowship& fellowship) {
  const bool leaves = fellowship.place + 1u < kPathSteps;
  if (fellowship.roll != 0) {
    const CardSet& rolled = powers_at(rules, Moment::kRolled);
    return leaves ? rolled | powers_at(rules, Moment::kDeparting) : rolled;
  }
  if (!leaves || rules.path_die[fellowship.place]) return {};
  return powers_at(rules, Moment::kLeaving) | powers_at(rules, Moment::kDeparting);
}

bool may_hold_one(const Rules& rules, const Piles& piles, Seat seat, const CardSet& cards) {
  if ((piles.hands[at(seat)] & rules.adventure_cards).empty()) return false;
  CardSet unseen = cards - piles.discards - piles.turned;
  for (const CardSet& played : piles.played) unseen = unseen - played;
  return !unseen.empty();
}

}  // namespace trilogy
