// Where a position starts: at its pending steps, or at its phase and step.

#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/positions/position_parts.h"
#include "rules/trilogy/setup/setup.h"
#include "rules/trilogy/turn/turn.h"

namespace trilogy {
namespace {

using base::JsonReader;
using nlohmann::json;

int count_free(const Board& board) {
  return static_cast<int>(std::count(board.owners.begin(), board.owners.end(), kNobody));
}

/// After the deal everybody holds something (T-009); nobody could begin a turn without (T-050).
bool all_hold(const Rules& rules, const JsonReader& top, const Board& board) {
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    if (!held_by(board, seat).empty()) continue;
    top.fail(std::string(seat_id(rules, seat)) + " holds no territory (T-009)");
    return false;
  }
  return true;
}

/// The set-up goes on where the board says that it is.
void push_set_up(const Rules& rules, const JsonReader& top, Play& play) {
  Board& board = play.board();
  const int free = count_free(board);
  if (free == static_cast<int>(kTerritoryCount)) return push(play, StepKind::kSetUp);
  if (!all_hold(rules, top, board)) return;
  const bool rolls = board.placing == kNobody && !top.has("toAct");
  if (rolls && free > 0) return push_roll_off(play, RollOff::kTerritories, all_seats(rules));
  if (board.placing == kNobody) board.placing = board.to_act;
  if (free > 0) return push<StepKind::kClaim>(play, {board.to_act});
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    if (board.supply[s] > 0) return push<StepKind::kSetUpRound>(play, {board.to_act});
  }
  push_leaders(play, board.to_act);
}

void push_reinforcements(const JsonReader& top, Play& play) {
  if (!top.has("toPlace")) return push_turn_from(play, TurnStep::kReinforce);
  push_turn_from(play, TurnStep::kCombat);
  push<StepKind::kReinforce>(play, {0});
}

/// A question about a battle needs one; the defender of a battle plays.
bool has_its_battle(const Board& board, StepKind kind) {
  const bool fights = kind == StepKind::kAttack || kind == StepKind::kDefend ||
                      kind == StepKind::kAttackRoll || kind == StepKind::kDefenceRoll ||
                      kind == StepKind::kBattleResult;
  if (!fights) return true;
  if (!is_invading(board)) return false;
  if (kind == StepKind::kAttack) return true;
  if (kind == StepKind::kDefend && owner_of(board, board.invasion.to) == kNeutralArmy) return false;
  return board.invasion.attack_dice > 0 &&
         board.invasion.attack_dice < battalions_in(board, board.invasion.from);
}

void push_combat(const JsonReader& top, Play& play) {
  const Invasion& invasion = play.board().invasion;
  if (!is_invading(play.board())) return push_turn_from(play, TurnStep::kCombat);
  push_turn_from(play, TurnStep::kFortify);
  const bool thrown = invasion.attack[0] != 0 || invasion.defence[0] != 0;
  if (thrown || invasion.defence_dice != 0) {
    return top.at("invasion").fail("thrown dice are reached by playing: \"pending\" is missing");
  }
  const Seat defender = owner_of(play.board(), invasion.to);
  const bool announced = invasion.attack_dice != 0 && defender != kNeutralArmy;
  if (announced) {
    if (!has_its_battle(play.board(), StepKind::kDefend)) {
      return top.at("invasion")
          .fail("one battalion stays behind: \"attackDice\" is too many (T-027)");
    }
    push(play, StepKind::kDefend);
  } else {
    play.board().invasion.attack_dice = 0;
    push(play, StepKind::kAttack);
  }
}

void push_turn(const JsonReader& top, Play& play) {
  const TurnStep step = play.board().step;
  if (step == TurnStep::kReinforce) return push_reinforcements(top, play);
  if (step == TurnStep::kCombat) return push_combat(top, play);
  if (is_invading(play.board())) {
    return top.at("invasion").fail("there are invasions in step \"combat\" alone");
  }
  const bool moves = step == TurnStep::kFortify && top.has("fortifyMoves");
  if (!moves) return push_turn_from(play, step);
  push_turn_from(play, TurnStep::kTerritoryCard);
  push(play, StepKind::kFortifyFrom);
}

void push_from_phase(const Rules& rules, const JsonReader& top, Play& play) {
  Board& board = play.board();
  switch (board.phase) {
    case Phase::kSetUp: return push_set_up(rules, top, play);
    case Phase::kFirstCards:
      if (count_free(board) > 0) return top.fail("a territory is free (T-013)");
      if (!all_hold(rules, top, board)) return;
      if (board.placing == kNobody) board.placing = board.to_act;
      return push<StepKind::kFirstCards>(play, {board.to_act});
    case Phase::kTurn:
      if (count_free(board) > 0) {
        return top.fail("a territory is free: name its owner, or say \"fill\" (T-013)");
      }
      return push_turn(top, play);
    case Phase::kOver: return;
  }
}

bool may_be_nothing(const core::Field& field) {
  return field.name == "mission" || field.name == "event" || field.name == "territory";
}

/// What is reached by playing is less deep, and needs room to go on.
constexpr std::size_t kMostWritten = StepStack::kDepth - 8;

/// The step as its row has it, with null for a card or territory that is not there.
base::Result<Step> read_step(const Rules& rules, const json& told) {
  json filled = told;
  std::vector<std::size_t> nothing;
  const core::Schema schema = step_schema();
  const std::string name = told.is_object() ? told.value("do", json()).dump() : "";
  for (const core::SchemaRow& row : schema) {
    if (json(row.name).dump() != name) continue;
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
      const core::Field& field = row.fields[i];
      const bool gone = may_be_nothing(field) && told.contains(std::string(field.name)) &&
                        told[std::string(field.name)].is_null();
      if (!gone) continue;
      nothing.push_back(i);
      const bool card = field.type == static_cast<std::uint8_t>(FieldType::kCard);
      filled[std::string(field.name)] = card ? json("wild-1") : json(rules.territories[0].id);
    }
  }
  const auto read = [&rules](std::uint8_t type, const json& value) {
    return read_field(rules, static_cast<FieldType>(type), value);
  };
  const auto row = core::read_row(schema, filled, "step", read);
  if (!row) return row.failure();
  Step step{static_cast<StepKind>(row->kind), row->args};
  for (const std::size_t i : nothing) step.args[i] = 0xFF;
  return step;
}

int leaders_left(const Rules& rules, const Board& board) {
  int left = 0;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    left += leaders_in_supply(board, Seat{static_cast<std::uint8_t>(s)});
  }
  return left;
}

template <std::size_t size>
int thrown(const std::array<std::uint8_t, size>& dice) {
  return static_cast<int>(size) - static_cast<int>(std::ranges::count(dice, 0));
}

bool is_seat_of(const Rules& rules, Seat seat) { return at(seat) < seat_count(rules); }

/// Why a card is drawn says from which deck; events have some turned over.
template <class Fields>
bool draws(const Fields& fields) {
  const bool by_event = fields.why == Draw::kTurnOver || fields.why == Draw::kSecret;
  const bool has_event =
      static_cast<std::size_t>(fields.event) < kCardCount && is_adventure(fields.event);
  if (by_event) return fields.deck == Deck::kTerritory && has_event;
  if (fields.why == Draw::kFirst) return true;
  return fields.deck == (fields.why == Draw::kHand ? Deck::kTerritory : Deck::kAdventure);
}

/// Seats of questions play; cards are of the kind that the step speaks of.
bool is_sound(const Rules& rules, const Board& board, const Step& step) {
  const auto plays = [&](std::uint8_t byte) { return is_seat_of(rules, Seat{byte}); };
  const auto is_adventure_card = [](CardId card) {
    return static_cast<std::size_t>(card) < kCardCount && is_adventure(card);
  };
  switch (step.kind) {
    case StepKind::kRollOff: {
      const auto roll = fields_of<StepKind::kRollOff>(step);
      const auto among = static_cast<SeatSet>(roll.among);
      const auto winners = static_cast<SeatSet>(roll.winners);
      const bool thrown = roll.best > 0;  // somebody has it
      return is_seat_of(rules, roll.next) && contains(among, roll.next) && roll.best <= kDieSides &&
             (winners & ~among) == 0 && thrown == (winners != 0);
    }
    case StepKind::kClaim:
    case StepKind::kSetUpRound:
    case StepKind::kFirstCards:
    case StepKind::kFirstAdventures:
    case StepKind::kBeginTurn:
    case StepKind::kCapturedSets:
    case StepKind::kFellowshipAnswers:
    case StepKind::kDiscard: return plays(step.args[0]);
    case StepKind::kSetUpLeader: {
      const auto [seat, left] = fields_of<StepKind::kSetUpLeader>(step);
      return plays(step.args[0]) && leaders_in_supply(board, seat) > 0 && left > 0 &&
             left <= leaders_left(rules, board);
    }
    case StepKind::kPlace: {
      const auto [seat, cause, mission] = fields_of<StepKind::kPlace>(step);
      return is_seat_of(rules, seat) && (mission == kNoCard || is_adventure_card(mission));
    }
    case StepKind::kPlaceCount: {
      const auto place = fields_of<StepKind::kPlaceCount>(step);
      const bool mine = is_seat_of(rules, place.seat) && place.territory != kNoTerritory &&
                        owner_of(board, place.territory) == place.seat;
      return mine && (place.mission == kNoCard || is_adventure_card(place.mission));
    }
    case StepKind::kDraw: return plays(step.args[0]) && draws(fields_of<StepKind::kDraw>(step));
    case StepKind::kDrawCard:
      return plays(step.args[0]) && draws(fields_of<StepKind::kDrawCard>(step));
    case StepKind::kEvent:
    case StepKind::kTurnedEffect:
    case StepKind::kCardQuestion:
      return plays(step.args[0]) && is_adventure_card(CardId{step.args[1]});
    case StepKind::kAttackTo:
    case StepKind::kFortifyTo: return owner_of(board, Territory{step.args[0]}) == board.to_act;
    case StepKind::kFortify:
      return owner_of(board, Territory{step.args[0]}) == board.to_act &&
             owner_of(board, Territory{step.args[1]}) == board.to_act;
    case StepKind::kMoveIn: {
      const auto [from, to, least] = fields_of<StepKind::kMoveIn>(step);
      return owner_of(board, from) == board.to_act && owner_of(board, to) == board.to_act &&
             least >= 1 && least < battalions_in(board, from);
    }
    case StepKind::kLeaderFollows: {
      const auto [from, to] = fields_of<StepKind::kLeaderFollows>(step);
      const bool mine =
          owner_of(board, from) == board.to_act && owner_of(board, to) == board.to_act;
      return mine && has_leader(board, from) && !has_leader(board, to);
    }
    case StepKind::kAfterConquest: return plays(step.args[0]) || Seat{step.args[0]} == kNeutralArmy;
    case StepKind::kAttackRoll: return board.invasion.attack_dice > thrown(board.invasion.attack);
    case StepKind::kDefenceRoll:
      return board.invasion.defence_dice > thrown(board.invasion.defence);
    default: return true;
  }
}

void read_steps(const Rules& rules, const JsonReader& list, State& state) {
  const std::vector<JsonReader> steps = list.list();
  if (steps.size() > kMostWritten) return list.fail("there are too many steps");
  const bool goes_on = state.board.phase != Phase::kTurn || steps.empty();
  for (std::size_t i = steps.size(); i-- > 0;) {
    const base::Result<Step> read = read_step(rules, steps[i].value());
    if (!read) return steps[i].fail(read.error());
    const Step& step = *read;
    if (step.kind == StepKind::kNone) return steps[i].fail("this step does nothing");
    if (!is_sound(rules, state.board, step)) {
      return steps[i].fail("a field of this step does not fit the board");
    }
    if (!has_its_battle(state.board, step.kind)) {
      return steps[i].fail("this step goes on with a battle that is not there");
    }
    const bool is_last = state.pending.empty();
    if (is_last && !goes_on && !leads_on(step.kind)) state.pending.push({StepKind::kEndTurn, {}});
    state.pending.push(step);
  }
  if (const base::Result<void> done = check_pending(rules, state); !done) list.fail(done.error());
}

}  // namespace

void read_pending(const Rules& rules, const JsonReader& top, State& state) {
  if (const auto pending = top.find("pending")) return read_steps(rules, *pending, state);
  Play play{rules, state};
  push_from_phase(rules, top, play);
  if (const base::Result<void> done = check_pending(rules, state); !done) top.fail(done.error());
}

}  // namespace trilogy
