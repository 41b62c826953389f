// The set-up: T-009 to T-018.

#include "rules/trilogy/setup/setup.h"

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy {
namespace {

constexpr int kNeutralTerritories = 21;  // T-009
constexpr int kNeutralEach = 2;          // T-011
constexpr int kThirdPlayersCards = 16;
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

/// How many cards the seat is dealt.
int share_of(const Rules& rules, Seat seat) {
  if (seat == kNeutralArmy) return kNeutralTerritories;
  const Alignment alignment = rules.seating.dealt[at(seat)];
  if (alignment == Alignment::kNeutral) return kThirdPlayersCards;
  int sharers = 0;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    sharers += rules.seating.dealt[s] == alignment;
  }
  return rules.aligned[byte_of(alignment)].size() / sharers;
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
  const auto consider = [&](Seat seat, Alignment alignment) {
    const int held = held_by(board, seat).size();
    if (held >= share_of(rules, seat)) return;
    if (next.seat != kNobody && held >= fewest) return;
    fewest = held;
    next.seat = seat;
    next.cards = rules.aligned[byte_of(alignment)] & free_territories(rules, board);
  };
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    consider(Seat{static_cast<std::uint8_t>(s)}, rules.seating.dealt[s]);
  }
  if (rules.seating.has_neutral) consider(kNeutralArmy, Alignment::kNeutral);
  return next;
}

void run_set_up(Play& play, const Step&) {
  report<EventKind::kPhaseBegan>(play, {Phase::kSetUp});
  for (std::size_t s = 0; s < seat_count(play.rules); ++s) {
    // Who has all cards of a side needs no luck to get them.
    const Seat seat{static_cast<std::uint8_t>(s)};
    const auto& cards = play.rules.aligned[byte_of(play.rules.seating.dealt[s])];
    if (cards.size() != share_of(play.rules, seat)) continue;
    for (const Territory territory : cards) deal_to(play, seat, territory);
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
    if (passed == seat_count(play.rules)) return push_leaders(play);
    placing = left_of(play.rules, placing);
  }
  push<StepKind::kSetUpRound>(play, {left_of(play.rules, placing)});
  push<StepKind::kPlace>(play, {placing, Cause::kSetUp, kNoCard});
  const int supply = board.supply[at(placing)];
  add_to_place(play, placing, std::min(supply, int{play.rules.options.place_at_a_time}));
}

void push_leaders(Play& play) {
  const int leaders = kLeadersEach * static_cast<int>(seat_count(play.rules));
  push<StepKind::kSetUpLeader>(play, {play.board().placing, leaders});
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
  if (left > 1) {
    push<StepKind::kSetUpLeader>(play, {left_of(play.rules, seat), left - 1});
  } else {
    push_first_cards(play);
  }
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
