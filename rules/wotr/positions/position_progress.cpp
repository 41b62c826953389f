#include <cstring>
#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/combat/effects.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/json/field_json.h"
#include "rules/wotr/json/fields.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr std::uint8_t kNothing = 0xFF;  // kNoRegion, kNoTile, kNoFigure …

bool may_be_nothing(FieldType type) {
  return type == FieldType::kRegion || type == FieldType::kPlace || type == FieldType::kTile ||
         type == FieldType::kFigure || type == FieldType::kNation;
}

std::optional<std::uint8_t> read_byte(const Rules& rules, FieldType type, const json& value) {
  if (value.is_null() && may_be_nothing(type)) return kNothing;
  return read_field(rules, type, value);
}

auto field_reader(const Rules& rules, const JsonReader& object) {
  return [&rules, &object](std::string_view name, FieldType type, auto& value) {
    const JsonReader field = object.at(name);
    const auto byte = read_byte(rules, type, field.value());
    if (!byte) return field.fail(base::quoted(field.value()) + " is no value for this field");
    value = static_cast<std::remove_reference_t<decltype(value)>>(*byte);
  };
}

Group read_group(const Rules& rules, const JsonReader& entry) {
  entry.allow({"units", "leaders", "nazgul", "characters", "from", "to"});
  Group group;
  group.figures = read_figures(entry);
  const auto read = field_reader(rules, entry);
  read("from", FieldType::kPlace, group.from);
  read("to", FieldType::kRegion, group.to);
  return group;
}

void read_moved(const Rules& rules, const JsonReader& entry, Board& board) {
  entry.allow({"armies", "travellers", "flights"});
  for (const JsonReader& army : entry.at("armies").list()) {
    army.allow({"units", "leaders", "nazgul", "characters", "region"});
    if (board.moved.back().region != kNoRegion) return army.fail("too many");
    note_moved(board, read_figures(army), read_region(rules, army.at("region")));
  }
  board.moved_characters = read_characters(entry.at("travellers"));
  for (const JsonReader& flight : entry.at("flights").list()) {
    if (board.moved_nazgul_count == board.moved_nazgul.size()) return flight.fail("too many");
    board.moved_nazgul[board.moved_nazgul_count++] = read_region(rules, flight);
  }
}

CardInPlay read_event(const Rules& rules, const JsonReader& entry) {
  entry.allow({"card", "player", "region", "place", "successes", "left", "need", "nation",
               "minionsDie", "chosen", "army"});
  CardInPlay event;
  visit_event(event, field_reader(rules, entry));
  for (const JsonReader& region : entry.at("chosen").list()) {
    event.chosen.insert(read_region(rules, region));
  }
  event.figures = read_figures(entry.at("army"));
  return event;
}

void read_action(const Rules& rules, const JsonReader& entry, Board& board) {
  entry.allow({"die", "use", "group", "moved", "hunt", "card"});
  board.acting_die = read_id<DieFace>(entry.at("die"), "face");
  board.acting_as = byte_of(read_id<Use>(entry.at("use"), "use"));
  if (const auto group = entry.find("group")) board.group = read_group(rules, *group);
  if (const auto moved = entry.find("moved")) read_moved(rules, *moved, board);
  if (const auto card = entry.find("card")) board.event = read_event(rules, *card);
  if (const auto hunt = entry.find("hunt")) visit_hunt(board.hunt, field_reader(rules, *hunt));
}

CombatTerms read_combat_terms(const Rules& rules, const JsonReader& entry) {
  CombatTerms terms;
  visit_combat_terms(terms, field_reader(rules, entry));
  if (const auto card = entry.find("card")) terms.card = read_card(rules, *card);
  return terms;
}

void read_combat_cards(const Rules& rules, const JsonReader& cards, Battle& battle) {
  for_each_side(cards, [&](Side side, const JsonReader& entry) {
    CombatTerms& terms = battle.cards[at(side)];
    terms = read_combat_terms(rules, entry);
    if (terms.card != kNoCard && card_of(rules, terms.card).side != side) {
      entry.fail("this card is of the other side");
    }
  });
}

void read_battle(const Rules& rules, const JsonReader& entry, Board& board) {
  Battle& battle = board.battle;
  visit_battle(battle, field_reader(rules, entry));
  read_combat_cards(rules, entry.at("cards"), battle);
  battle.leaderless = read_characters(entry.at("leaderless"));
  battle.silenced = read_characters(entry.at("silenced"));
  battle.rearguard = read_figures(entry.at("rearguard"));
  if (battle.from == kNoRegion || battle.target == kNoRegion) entry.fail("it is fought nowhere");
  if (entry.has("landingForce") != (battle.landing != 0)) entry.fail("a landing force is missing");
}

/// Only the first of two recruits may be nobody, and nowhere; other steps' figures stand somewhere
/// on the map.
bool is_out_of_place(StepKind kind, const json& step) {
  const bool recruits = kind == StepKind::kRecruitFigure || kind == StepKind::kRecruitRegion;
  for (const auto& [field, value] : step.items()) {
    const bool first = field == "first" || field == "firstIn";
    if (value.is_null() && !(recruits && first)) return true;
  }
  return false;
}

std::optional<std::uint8_t> read_argument(const Rules& rules, FieldType type, const json& value) {
  const auto byte = read_byte(rules, type, value);
  if (!byte || type != FieldType::kPlace) return byte;
  const auto place = static_cast<Place>(*byte);
  const bool off_map = region_of(place) == kNoRegion && place != kLandingForce;
  return off_map ? std::nullopt : byte;
}

void read_pending(const Rules& rules, const JsonReader& list, StepStack& pending) {
  const auto read = [&rules](std::uint8_t type, const json& value) {
    return read_argument(rules, static_cast<FieldType>(type), value);
  };
  const std::vector<JsonReader> steps = list.list();
  if (steps.size() > StepStack::kDepth) return list.fail("there are too many steps");
  for (std::size_t i = steps.size(); i-- > 0;) {
    const auto row = core::read_row(step_schema(), steps[i].value(), "step", read);
    if (!row) return steps[i].fail(row.error());
    const auto kind = static_cast<StepKind>(row->kind);
    if (kind == StepKind::kNone) return steps[i].fail("this step does nothing");
    if (is_out_of_place(kind, steps[i].value())) return steps[i].fail("a field of it is empty");
    pending.push(Step{kind, row->args});
  }
}

bool needs_group(StepKind kind) {
  switch (kind) {
    case StepKind::kMoveArmyGroup:
    case StepKind::kAttackGroup:
    case StepKind::kCompanionsGroup:
    case StepKind::kCompanionsTo:
    case StepKind::kMinionsGroup:
    case StepKind::kMinionsTo: return true;
    default: return false;
  }
}

bool needs_goal(StepKind kind) {
  return kind == StepKind::kMoveArmyGroup || kind == StepKind::kAttackGroup;
}

bool needs_card(StepKind kind) {
  return kind == StepKind::kCardEffects || kind == StepKind::kCardQuestion ||
         kind == StepKind::kAfterCard;
}

/// Cards cost casualties outside of battle too.
bool needs_battle(StepKind kind) {
  const bool declares =
      kind == StepKind::kDeclareCombatCards || kind == StepKind::kDeclareCombatCard;
  const bool fights = kind >= StepKind::kBattle && kind <= StepKind::kBattleEnd;
  return declares || (fights && kind != StepKind::kCasualty);
}

/// An effect of a Combat card that is not there, or has no such effect.
bool is_without_effect(const Rules& rules, const Board& board, const Step& step) {
  const auto card_of = [&board](Side side) { return board.battle.cards[at(side)].card; };
  if (step.kind == StepKind::kCombatMoment) {
    return !is_moment(fields_of<StepKind::kCombatMoment>(step).moment);
  }
  if (step.kind == StepKind::kCombatEffect) {
    return card_of(fields_of<StepKind::kCombatEffect>(step).side) == kNoCard;
  }
  if (step.kind != StepKind::kCombatQuestion) return false;
  const auto asked = fields_of<StepKind::kCombatQuestion>(step);
  const CardId card = card_of(asked.side);
  return card == kNoCard || !asks_something(rules, card, asked.effect);
}

/// A step whose group or battle is missing would ask about figures that are nowhere.
void check_support(const Rules& rules, const JsonReader& pending, const State& state) {
  const Board& board = state.board;
  for (const Step& step : state.pending.steps()) {
    const StepKind kind = step.kind;
    const bool stands = region_of(board.group.from) != kNoRegion;
    if ((needs_group(kind) && !stands) || (needs_goal(kind) && board.group.to == kNoRegion)) {
      pending.fail("a step goes on with a group that is not there");
    }
    if (needs_card(kind) && board.event.card == kNoCard) {
      pending.fail("a step goes on with a card that was not played");
    }
    if (needs_battle(kind) && board.battle.kind == BattleKind::kNone) {
      pending.fail("a step goes on with a battle that is not there");
    }
    if (is_without_effect(rules, board, step)) {
      pending.fail("a step goes on with a Combat card that was not chosen");
    }
  }
}

/// Bytes tell whether nothing is in progress, for every field counts.
template <class Part>
bool is_untouched(const Part& part) {
  const Part untouched;
  return std::memcmp(&part, &untouched, sizeof(Part)) == 0;
}

bool is_quiet(const Board& board) {
  return board.acting_as == 0 && is_untouched(board.battle) && is_untouched(board.hunt) &&
         is_untouched(board.group);
}

}  // namespace

void read_progress(const Rules& rules, const JsonReader& top, State& state) {
  if (const auto entry = top.find("inProgress")) read_action(rules, *entry, state.board);
  if (const auto entry = top.find("battle")) read_battle(rules, *entry, state.board);
  if (const auto pending = top.find("pending")) {
    read_pending(rules, *pending, state.pending);
    check_support(rules, *pending, state);
    return check_pending(rules, *pending, state);
  }
  if (!is_quiet(state.board)) {
    top.fail("battles and hunts are reached by playing: \"pending\" is missing");
  }
  if (state.board.victory == Victory::kNone) push_turn_from(rules, state, state.board.phase);
}

}  // namespace wotr
