#include "rules/trilogy/checks/invariants.h"

#include <algorithm>
#include <bit>

#include "rules/core/settle.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/turn/placing.h"

namespace trilogy {
namespace {

/// What was found so far. `say` makes the sentence, and only when it is needed: millions of moments
/// are checked.
class Findings {
 public:
  template <class Say>
  void expect(bool holds, Say say) {
    if (!holds) sentences.push_back(say());
  }
  std::vector<std::string> sentences;
};

/// Conquered, while the victor still chooses how many move in.
Territory being_entered(const State& state) {
  const StepStack& pending = state.pending;
  const bool moves_in =
      !pending.empty() && !pending.overflowed() && pending.top().kind == StepKind::kMoveIn;
  return moves_in ? fields_of<StepKind::kMoveIn>(pending.top()).to : kNoTerritory;
}

void check_territory(const Rules& rules, const State& state, Territory territory,
                     Findings& broken) {
  const Board& board = state.board;
  const Seat owner = owner_of(board, territory);
  const auto about = [&](const char* what) {
    return [&rules, territory, what] { return row_of(rules, territory).id + what; };
  };
  for (std::size_t s = 0; s < kOwners; ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const bool holds = held_by(board, seat).contains(territory);
    broken.expect(holds == (owner == seat), about(" has two owners"));
  }
  const bool is_someones = owner == kNobody || !seat_id(rules, owner).empty();
  broken.expect(is_someones, about(" belongs to a seat that is not in this game"));
  const int battalions = battalions_in(board, territory);
  const bool stands = battalions > 0 || territory == being_entered(state);
  broken.expect(owner == kNobody ? battalions == 0 : stands,
                about(owner == kNobody ? " has battalions and no owner (T-010)"
                                       : " has an owner and no battalion (T-031)"));
}

void check_leaders(const Rules& rules, const Board& board, Findings& broken) {
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    const TerritorySet& leaders = board.leaders[s];
    const Seat seat{static_cast<std::uint8_t>(s)};
    broken.expect(leaders.size() <= kLeadersEach, [&] {
      return std::string(seat_id(rules, seat)) + " has more than two Leaders (T-018)";
    });
    broken.expect((leaders - held_by(board, seat)).empty(), [&] {
      return std::string(seat_id(rules, seat)) + " has a Leader on a territory of another (T-018)";
    });
  }
}

/// T-010: what was in the supply and what was raised is on the board, lost, or still in the supply.
void check_balance(const Rules& rules, const Board& board, Findings& broken) {
  for (std::size_t s = 0; s < kOwners; ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const bool plays = s < seat_count(rules);
    int on_board = 0;
    for (const Territory territory : held_by(board, seat)) {
      on_board += battalions_in(board, territory);
    }
    const int began = plays ? battalions_at_start(rules) : 0;
    const int supply = plays ? board.supply[s] : 0;
    broken.expect(began + board.raised[s] == on_board + board.lost[s] + supply, [&] {
      return "the battalions of " + std::string(seat_id(rules, seat)) + " are not as many as " +
             "there should be";
    });
  }
}

/// Every card is in one place, and only where such a card can be.
void check_cards(const Rules& rules, const Piles& piles, Findings& broken) {
  CardSet seen;
  int places = 0;
  const auto take = [&](const CardSet& pile) {
    seen = seen | pile;
    places += pile.size();
  };
  take(piles.deck);
  take(piles.discards);
  take(piles.turned);
  CardSet holdable = rules.missions | rules.territory_cards;
  for (const CardSet& powers : rules.powers) holdable = holdable | powers;
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    take(piles.hands[s]);
    take(piles.played[s]);
    take(piles.secrets[s]);
    const auto about = [&](const char* what) {
      return [&rules, s, what] {
        return std::string(seat_id(rules, Seat{static_cast<std::uint8_t>(s)})) + what;
      };
    };
    broken.expect((piles.hands[s] - holdable).empty(), about(" holds an event (T-038)"));
    broken.expect((piles.played[s] - (holdable - rules.territory_cards)).empty(),
                  about(" has played what is no mission and no power (T-045)"));
    const CardSet wild = rules.symbols[byte_of(Symbol::kWild)];
    broken.expect((piles.secrets[s] - (rules.territory_cards - wild)).empty(),
                  about(" keeps a secret that shows no territory"));
    const bool absent = s >= seat_count(rules);
    const CardSet all = piles.hands[s] | piles.played[s] | piles.secrets[s];
    broken.expect(!absent || all.empty(), about("a seat that is not in this game has cards"));
  }
  broken.expect(seen.size() == static_cast<int>(kCardCount) && places == seen.size(),
                [] { return std::string("a card is in two places, or nowhere"); });
}

/// What follows on the Ring's end (T-008, T-053).
bool is_scored(const State& state) {
  return std::ranges::any_of(state.pending.steps(), [](const Step& step) {
    return step.kind == StepKind::kFinalScore || step.kind == StepKind::kRollOff;
  });
}

void check_course(const Rules& rules, const State& state, Findings& broken) {
  const Board& board = state.board;
  const auto say = [](const char* sentence) {
    return [sentence] { return std::string(sentence); };
  };
  broken.expect(at(board.to_act) < seat_count(rules), say("nobody is to act"));
  broken.expect(board.fellowship.place < kPathSteps, say("the Fellowship is not on its path"));
  const std::string_view stuck = core::why_stuck(state.pending);
  broken.expect(stuck.empty(), [&] { return "pending: " + std::string(stuck); });
  const bool over = board.phase == Phase::kOver;
  broken.expect(over == (board.victory != Victory::kNone), say("the game is over, or has no end"));
  broken.expect(!over || at(board.winner) < seat_count(rules), say("nobody has won"));
  TerritorySet owned;
  for (const TerritorySet& held : board.held) owned = owned | held;
  const bool begun = board.phase == Phase::kTurn || over;
  broken.expect(begun || board.eliminated == 0,
                say("somebody is out before the first turn (T-050)"));
  if (board.phase == Phase::kSetUp && owned != rules.all) return;  // dealt or claimed by turns
  broken.expect(owned == rules.all, say("a territory is free after the set-up (T-013)"));
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const bool lives = !held_by(board, seat).empty();
    const bool falls = being_entered(state) != kNoTerritory;
    broken.expect(lives == is_in_play(board, seat) || (falls && is_in_play(board, seat)), [&] {
      return std::string(seat_id(rules, seat)) + (lives ? " is out and holds a territory (T-050)"
                                                        : " plays without a territory (T-050)");
    });
  }
  const bool goes_on = board.phase == Phase::kTurn;
  broken.expect(!goes_on || is_in_play(board, board.to_act),
                say("who is to act holds no territory (T-050)"));
  broken.expect(!goes_on || std::popcount(unsigned{seats_in_play(rules, board)}) > 1,
                say("one player is left, and the game goes on (T-051)"));
  broken.expect(!goes_on || board.fellowship.destroyed == 0 || is_scored(state),
                say("the Ring is destroyed, and the game goes on (T-008)"));
}

bool places(const Rules& rules, const State& state, const Step& step, Seat seat) {
  const Board& board = state.board;
  switch (step.kind) {
    case StepKind::kPlace: {
      const auto place = fields_of<StepKind::kPlace>(step);
      return place.seat == seat && !place_area(rules, board, seat, place.mission).empty();
    }
    case StepKind::kPlaceCount: return fields_of<StepKind::kPlaceCount>(step).seat == seat;
    case StepKind::kCapturedSets:
      return fields_of<StepKind::kCapturedSets>(step).seat == seat &&
             must_turn_in(rules, state.piles, seat);
    case StepKind::kReinforce: return board.to_act == seat;
    default: return false;
  }
}

/// Battalions are to be placed by whoever is about to place them; in the set-up they come out of
/// the supply (T-010, T-019).
void check_placing(const Rules& rules, const State& state, Findings& broken) {
  const Board& board = state.board;
  const auto steps = state.pending.steps();
  const bool sets_up = board.phase == Phase::kSetUp;
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    if (board.to_place[s] == 0) continue;
    const Seat seat{static_cast<std::uint8_t>(s)};
    const auto its = [&](const Step& step) { return places(rules, state, step, seat); };
    const bool is_placing =
        sets_up ? !steps.empty() && its(steps.back()) : std::ranges::any_of(steps, its);
    broken.expect(is_placing, [&] {
      return std::string(seat_id(rules, seat)) + " has battalions to place, and does not place now";
    });
    broken.expect(!sets_up || board.to_place[s] <= board.supply[s], [&] {
      return std::string(seat_id(rules, seat)) + " has more to place than its supply (T-010)";
    });
  }
}

/// A battle is asked about, or fought, once.
int battles_pending(const State& state) {
  return static_cast<int>(std::ranges::count_if(state.pending.steps(), [](const Step& step) {
    return step.kind == StepKind::kAttack || step.kind == StepKind::kDefend ||
           step.kind == StepKind::kBattleResult;
  }));
}

int count_of(const State& state, StepKind kind) {
  return static_cast<int>(std::ranges::count(state.pending.steps(), kind, &Step::kind));
}

/// Dice are thrown of a battle that is fought, once.
bool throws_once(const State& state) {
  const int fought = count_of(state, StepKind::kBattleResult);
  return count_of(state, StepKind::kAttackRoll) <= fought &&
         count_of(state, StepKind::kDefenceRoll) <= fought;
}

template <std::size_t size>
bool are_of(const std::array<std::uint8_t, size>& dice, int announced) {
  return size - static_cast<std::size_t>(std::ranges::count(dice, 0)) <=
         static_cast<std::size_t>(announced);
}

/// Where it comes from touches where it goes, or lies on the same range (T-057).
bool has_way(const Rules& rules, const Board& board) {
  const Invasion& invasion = board.invasion;
  const Territory across = invasion.across;
  const bool crosses = across != kNoTerritory && owner_of(board, across) == board.to_act &&
                       rules.across[static_cast<std::size_t>(across)].contains(invasion.to);
  if (across != kNoTerritory && !crosses) return false;
  return invasion.from == across || neighbours_of(rules, invasion.from).contains(invasion.to);
}

void check_invasion(const Rules& rules, const State& state, Findings& broken) {
  const Board& board = state.board;
  const int asked = battles_pending(state);
  broken.expect(asked == int{is_invading(board)} && throws_once(state),
                [] { return std::string("an invasion has one battle at a time (T-032)"); });
  if (!is_invading(board)) return;
  broken.expect(board.phase == Phase::kTurn && board.step == TurnStep::kCombat,
                [] { return std::string("there are invasions in step \"combat\" alone"); });
  const Invasion& invasion = board.invasion;
  const bool known = index(owner_of(board, invasion.to)) < static_cast<int>(kOwners);
  broken.expect(owner_of(board, invasion.from) == board.to_act && known &&
                    owner_of(board, invasion.to) != board.to_act,
                [] { return std::string("an invasion goes from another's territory, or home"); });
  broken.expect(has_way(rules, board),
                [] { return std::string("no way leads where the invasion goes (T-032)"); });
  broken.expect(
      invasion.attack_dice <= kMostAttackDice && invasion.defence_dice <= kMostDefenceDice,
      [] { return std::string("a battle has too many dice (T-027)"); });
  const bool stays_behind =
      invasion.attack_dice == 0 || invasion.attack_dice < battalions_in(board, invasion.from);
  broken.expect(stays_behind && invasion.defence_dice <= battalions_in(board, invasion.to),
                [] { return std::string("a battle has more dice than battalions (T-027)"); });
  broken.expect(are_of(invasion.attack, invasion.attack_dice) &&
                    are_of(invasion.defence, invasion.defence_dice),
                [] { return std::string("more dice were thrown than announced (T-027)"); });
}

}  // namespace

std::vector<std::string> broken_invariants(const Rules& rules, const State& state) {
  Findings broken;
  for (const Territory territory : rules.all) check_territory(rules, state, territory, broken);
  check_leaders(rules, state.board, broken);
  check_balance(rules, state.board, broken);
  check_cards(rules, state.piles, broken);
  check_course(rules, state, broken);
  check_placing(rules, state, broken);
  if (broken.sentences.empty()) check_invasion(rules, state, broken);
  return std::move(broken.sentences);
}

}  // namespace trilogy
