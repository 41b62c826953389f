#include "rules/wotr/combat/condition.h"

#include <algorithm>
#include <array>

#include "base/json_reader.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/cards/read_condition.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;
using Kind = CombatConditionKind;

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::kCount)> kNames{
    "takes-part", "nazgul-leadership", "nazgul-outlead", "defender-in", "defends",
    "siege",      "enemy-card",        "hits",           "reroll-hits", "enemy-hits",
    "more-hits",  "twice-the-units"};

/// "southrons.elite", "isengard.unit"; "free.elite" for the Elites of all its Nations.
void read_units(const JsonReader& reader, std::string_view id, Participants& who) {
  const std::size_t dot = id.find('.');
  const auto nation = find_id<Nation>(id.substr(0, dot));
  const auto side = find_id<Side>(id.substr(0, dot));
  const std::string_view rank = dot == std::string_view::npos ? "" : id.substr(dot + 1);
  if ((!nation && !side) || (rank != "elite" && rank != "unit")) {
    return reader.fail("nobody who fights is called " + base::quoted(id));
  }
  NationSet& ranks = rank == "elite" ? who.elites : who.units;
  ranks = static_cast<NationSet>(ranks | (nation ? bit_of(*nation) : nations_of(*side)));
}

Participants read_participants(const JsonReader& list) {
  Participants who;
  for (const JsonReader& one : list.list()) {
    const std::string id = one.text();
    if (id == "leader") {
      who.leader = true;
    } else if (id == "nazgul") {
      who.nazgul = true;
    } else if (id == "companion") {
      who.characters = join(who.characters, kCompanions);
    } else if (const auto character = find_id<Character>(id)) {
      who.characters = join(who.characters, only(*character));
    } else {
      read_units(one, id, who);
    }
  }
  return who;
}

/// {"near": "moria", "steps": 2}, or a description of regions as Event cards have them.
Where read_field_of_battle(const Rules& rules, const JsonReader& reader) {
  if (!reader.is_object() || !reader.has("near")) return read_where(rules, reader);
  reader.allow({"near", "steps"});
  Where where;
  where.among = regions_within(rules, read_region(rules, reader.at("near")),
                               reader.at("steps").integer(0, 5));
  return where;
}

void read_argument(const Rules& rules, const JsonReader& value, CombatCondition& condition) {
  switch (condition.kind) {
    case Kind::kTakesPart: condition.who = read_participants(value); break;
    case Kind::kDefenderIn: condition.where = read_field_of_battle(rules, value); break;
    case Kind::kNazgulLeadership:
    case Kind::kHits:
    case Kind::kRerollHits:
    case Kind::kEnemyHits:
      condition.number = static_cast<std::uint8_t>(value.integer(1, 10));
      break;
    default: condition.expected = value.boolean();
  }
}

CombatCondition read_condition(const Rules& rules, const JsonReader& reader) {
  return read_one_condition<CombatCondition>(rules, reader, kNames, read_argument);
}

template <class Count>
bool any_nation(NationSet nations, Count count) {
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (contains(nations, nation) && count(nation) != 0) return true;
  }
  return false;
}

bool takes_part(const Figures& force, const Participants& who) {
  if ((force.characters & who.characters) != 0 || (who.leader && has_leader(force))) return true;
  const bool nazgul = force.nazgul != 0 || contains(force.characters, Character::kWitchKing);
  if (who.nazgul && nazgul) return true;
  return any_nation(who.elites, [&](Nation nation) { return count_of(force, elite_of(nation)); }) ||
         any_nation(who.units, [&](Nation nation) { return units_of(force, nation); });
}

/// An extra attack before the Combat roll counts as well.
int all_hits(const Battle& battle, Side side) {
  return battle.hits[at(side)] + battle.cards[at(side)].early_hits;
}

int units_in(const Rules& rules, const Board& board, Side side) {
  return units_of(force_of(rules, board, side), side);
}

bool is_true(const Rules& rules, const Board& board, Side side, const CombatCondition& condition) {
  const Battle& battle = board.battle;
  const Side enemy = enemy_of(side);
  switch (condition.kind) {
    case Kind::kTakesPart: return takes_part(force_of(rules, board, side), condition.who);
    case Kind::kNazgulLeadership: return nazgul_leadership(rules, board) >= condition.number;
    case Kind::kNazgulOutlead:
      return nazgul_leadership(rules, board) >= total_leadership(rules, board, enemy);
    case Kind::kDefenderIn: return fits(rules, board, side, condition.where, battle.target);
    case Kind::kDefends: return side != battle.attacker;
    case Kind::kSiege: return battle.kind == BattleKind::kSiege;
    case Kind::kEnemyCard: return battle.cards[at(enemy)].card != kNoCard;
    case Kind::kHits: return battle.hits[at(side)] >= condition.number;
    case Kind::kRerollHits: return battle.cards[at(side)].reroll_hits >= condition.number;
    case Kind::kEnemyHits: return battle.hits[at(enemy)] >= condition.number;
    case Kind::kMoreHits: return all_hits(battle, side) > all_hits(battle, enemy);
    case Kind::kTwiceTheUnits:
      return units_in(rules, board, side) >= 2 * units_in(rules, board, enemy);
    case Kind::kCount: break;
  }
  return false;
}

}  // namespace

std::vector<CombatCondition> read_combat_conditions(const Rules& rules, const JsonReader& object,
                                                    std::string_view field) {
  std::vector<CombatCondition> conditions;
  const auto list = object.find(field);
  if (!list) return conditions;
  for (const JsonReader& one : list->list()) conditions.push_back(read_condition(rules, one));
  return conditions;
}

bool all_hold(const Rules& rules, const Board& board, Side side,
              const std::vector<CombatCondition>& conditions) {
  return std::all_of(conditions.begin(), conditions.end(), [&](const CombatCondition& condition) {
    return is_true(rules, board, side, condition) == condition.expected;
  });
}

}  // namespace wotr
