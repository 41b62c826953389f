#include "rules/trilogy/checks/invariants.h"

#include "rules/core/settle.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/names/read_names.h"

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
  if (!begun && owned != rules.all) return;  // territories are still dealt or claimed
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
}

void check_invasion(const State& state, Findings& broken) {
  const Board& board = state.board;
  if (!is_invading(board)) return;
  const Invasion& invasion = board.invasion;
  const bool known = index(owner_of(board, invasion.to)) < static_cast<int>(kOwners);
  broken.expect(owner_of(board, invasion.from) == board.to_act && known &&
                    owner_of(board, invasion.to) != board.to_act,
                [] { return std::string("an invasion goes from another's territory, or home"); });
  broken.expect(
      invasion.attack_dice <= kMostAttackDice && invasion.defence_dice <= kMostDefenceDice,
      [] { return std::string("a battle has too many dice (T-027)"); });
}

}  // namespace

std::vector<std::string> broken_invariants(const Rules& rules, const State& state) {
  Findings broken;
  for (const Territory territory : rules.all) check_territory(rules, state, territory, broken);
  check_leaders(rules, state.board, broken);
  check_balance(rules, state.board, broken);
  check_cards(rules, state.piles, broken);
  check_course(rules, state, broken);
  if (broken.sentences.empty()) check_invasion(state, broken);
  return std::move(broken.sentences);
}

}  // namespace trilogy
