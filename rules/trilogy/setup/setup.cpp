// The set-up: T-009 to T-018.

#include "rules/trilogy/setup/setup.h"

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy {
namespace {

constexpr int kNeutralEach = 2;  // T-011
constexpr int kFirstAdventureCards = 4;

TerritorySet free_territories(const Rules& rules, const Board& board) {
  TerritorySet taken;
  for (const TerritorySet& held : board.held) taken = taken | held;
  return rules.all - taken;
}

void deal_to(Play& play, Seat seat, Territory territory) {
  set_owner(play.board(), territory, seat);
  report<EventKind::kDealt>(play, {seat, territory});
  const int battalions = seat == kNeutralArmy ? kNeutralEach : 1;  // T-010, T-011
  place_battalions(play, territory, battalions, Cause::kSetUp);
}

bool may_place_leader(const Board& board, Seat seat) {
  const bool has_room = !(held_by(board, seat) - board.leaders[at(seat)]).empty();
  return has_room && leaders_in_supply(board, seat) > 0;
}

/// The next who can place one, from the seat on; without any the set-up goes on.
void push_leader_of(Play& play, Seat seat, int left) {
  for (std::size_t s = 0; left > 0 && s < seat_count(play.rules); ++s) {
    if (may_place_leader(play.board(), seat)) {
      return push<StepKind::kSetUpLeader>(play, {seat, left});
    }
    seat = left_of(play.rules, seat);
  }
  push_first_cards(play);
}

}  // namespace

State empty_table(const Rules& rules) {
  State state;
  state.board.owners.fill(kNobody);
  state.piles.deck = rules.territory_cards | rules.adventure_cards;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    state.board.supply[s] = static_cast<std::uint16_t>(battalions_at_start(rules));
  }
  return state;
}

Deal next_deal(const Rules& rules, const Board& board) {
  Deal next;
  int fewest = 0;
  for (std::size_t s = 0; s < kOwners; ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const TerritorySet& held = held_by(board, seat);
    if (next.seat != kNobody && held.size() >= fewest) continue;
    const auto is_due = [&](std::size_t alignment) {
      return (held & rules.aligned[alignment]).size() < rules.seating.dealt[s][alignment];
    };
    for (std::size_t alignment = 0; alignment < kAlignments; ++alignment) {
      if (!is_due(alignment)) continue;
      fewest = held.size();
      next = {seat, rules.aligned[alignment] & free_territories(rules, board)};
      break;
    }
  }
  return next;
}

void run_set_up(Play& play, const Step&) {
  report<EventKind::kPhaseBegan>(play, {Phase::kSetUp});
  for (std::size_t s = 0; s < seat_count(play.rules); ++s) {
    // Who has all cards of a side needs no luck to get them.
    const Seat seat{static_cast<std::uint8_t>(s)};
    for (std::size_t alignment = 0; alignment < kAlignments; ++alignment) {
      const TerritorySet& cards = play.rules.aligned[alignment];
      if (cards.size() != play.rules.seating.dealt[s][alignment]) continue;
      for (const Territory territory : cards) deal_to(play, seat, territory);
    }
  }
  const Seat known = play.board().placing;
  if (known != kNobody) {
    push<StepKind::kClaim>(play, {known});
  } else {
    push_roll_off(play, RollOff::kTerritories, all_seats(play.rules));
  }
  push(play, StepKind::kDeal);
}

void ask_deal(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Deal deal = next_deal(rules, state.board);
  ask_chance(decision, DecisionKind::kDeal, 9, 1);
  for (const Territory territory : deal.cards) {
    decision.outcome(act(ActionKind::kDraw, card_of(territory)), 1);
  }
}

void answer_deal(Play& play, const Step&, Action action) {
  deal_to(play, next_deal(play.rules, play.board()).seat, territory_of(action));
  if (next_deal(play.rules, play.board()).seat != kNobody) push(play, StepKind::kDeal);
}

void ask_claim(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat] = fields_of<StepKind::kClaim>(step);
  ask(decision, seat, DecisionKind::kClaim, 13);
  for (const Territory territory : free_territories(rules, state.board)) {
    decision.offer(act(ActionKind::kClaim, territory));
  }
}

void answer_claim(Play& play, const Step& step, Action action) {
  const auto [seat] = fields_of<StepKind::kClaim>(step);
  const Territory territory = territory_of(action);
  set_owner(play.board(), territory, seat);
  report<EventKind::kClaimed>(play, {seat, territory});
  place_battalions(play, territory, 1, Cause::kSetUp);  // T-010
  if (free_territories(play.rules, play.board()).empty()) {
    push<StepKind::kSetUpRound>(play, {play.board().placing});
  } else {
    push<StepKind::kClaim>(play, {left_of(play.rules, seat)});
  }
}

void run_set_up_round(Play& play, const Step& step) {
  const auto [seat] = fields_of<StepKind::kSetUpRound>(step);
  Board& board = play.board();
  Seat placing = seat;
  for (std::size_t passed = 0; board.supply[at(placing)] == 0; ++passed) {  // T-013: it passes
    if (passed == seat_count(play.rules)) return push_leaders(play, board.placing);
    placing = left_of(play.rules, placing);
  }
  push<StepKind::kSetUpRound>(play, {left_of(play.rules, placing)});
  push<StepKind::kPlace>(play, {placing, Cause::kSetUp, kNoCard});
  const int supply = board.supply[at(placing)];
  add_to_place(play, placing, std::min(supply, int{play.rules.options.place_at_a_time}));
}

void push_leaders(Play& play, Seat seat) {
  int left = 0;
  for (std::size_t s = 0; s < seat_count(play.rules); ++s) {
    left += leaders_in_supply(play.board(), Seat{static_cast<std::uint8_t>(s)});
  }
  push_leader_of(play, seat, left);
}

void ask_set_up_leader(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto [seat, left] = fields_of<StepKind::kSetUpLeader>(step);
  ask(decision, seat, DecisionKind::kPlaceLeader, 18);
  for (const Territory territory : held_by(state.board, seat) - state.board.leaders[at(seat)]) {
    decision.offer(act(ActionKind::kPlaceLeader, territory));
  }
}

void answer_set_up_leader(Play& play, const Step& step, Action action) {
  const auto [seat, left] = fields_of<StepKind::kSetUpLeader>(step);
  place_leader(play, seat, territory_of(action), Cause::kSetUp);
  push_leader_of(play, left_of(play.rules, seat), left - 1);
}

void push_first_cards(Play& play) {
  play.board().phase = Phase::kFirstCards;
  report<EventKind::kPhaseBegan>(play, {Phase::kFirstCards});
  push<StepKind::kFirstCards>(play, {play.board().placing});
}

void run_first_cards(Play& play, const Step& step) {
  const auto [seat] = fields_of<StepKind::kFirstCards>(step);
  const Seat next = left_of(play.rules, seat);
  if (next == play.board().placing) {
    const Seat first = play.board().first;
    if (first != kNobody) {
      push<StepKind::kBeginTurn>(play, {first});
    } else {
      push_roll_off(play, RollOff::kFirstTurn, all_seats(play.rules));
    }
    push(play, StepKind::kFirstCardsEnd);
  } else {
    push<StepKind::kFirstCards>(play, {next});
  }
  push<StepKind::kFirstAdventures>(play, {seat});
  push<StepKind::kDraw>(play, {seat, Deck::kTerritory, Draw::kFirst, kNoCard});  // T-016
}

void run_first_adventures(Play& play, const Step& step) {
  const auto [seat] = fields_of<StepKind::kFirstAdventures>(step);
  const CardSet& cards = play.rules.adventure_cards;
  const int hand = (play.state.piles.hands[at(seat)] & cards).size();
  const bool empty = (play.state.piles.deck & cards).empty();
  if (hand >= kFirstAdventureCards || empty) return;
  push<StepKind::kFirstAdventures>(play, {seat});
  push<StepKind::kDraw>(play, {seat, Deck::kAdventure, Draw::kFirst, kNoCard});
}

/// T-017: the events that were set aside are shuffled back.
void run_first_cards_end(Play& play, const Step&) {
  Piles& piles = play.state.piles;
  if (piles.turned.empty()) return;
  piles.deck = piles.deck | piles.turned;
  piles.turned = {};
  report(play, EventKind::kTurnedBack);
}

}  // namespace trilogy
