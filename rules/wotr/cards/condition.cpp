#include "rules/wotr/cards/condition.h"

#include <algorithm>
#include <array>

#include "base/json_reader.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/cards/read_condition.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

constexpr std::array<std::string_view, static_cast<std::size_t>(ConditionKind::kCount)> kNames{
    "at-war",
    "active",
    "in-play",
    "in-fellowship",
    "guide",
    "fellowship-revealed",
    "fellowship-progress",
    "corruption-at-most",
    "somewhere"};

void read_argument(const Rules& rules, const JsonReader& value, Condition& condition) {
  switch (condition.kind) {
    case ConditionKind::kNationsAtWar:
    case ConditionKind::kActive: condition.nations = read_nations(value); break;
    case ConditionKind::kInPlay:
    case ConditionKind::kGuide:
      condition.people = only(read_id<Character>(value, "character"));
      break;
    case ConditionKind::kWalking: condition.people = read_people(value); break;
    case ConditionKind::kRevealed: condition.expected = value.boolean(); break;
    case ConditionKind::kProgress:
    case ConditionKind::kCorruption:
      condition.number = static_cast<std::uint8_t>(value.integer(0, 12));
      break;
    case ConditionKind::kSomewhere: condition.where = read_where(rules, value); break;
    case ConditionKind::kCount: break;
  }
}

Condition read_condition(const Rules& rules, const JsonReader& reader) {
  return read_one_condition<Condition>(rules, reader, kNames, read_argument);
}

template <class Test>
bool every_nation(NationSet nations, Test test) {
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (contains(nations, nation) && !test(nation)) return false;
  }
  return true;
}

bool is_true(const Rules& rules, const Board& board, Side side, const Condition& condition) {
  const Fellowship& fellowship = board.fellowship;
  const auto at_war = [&board](Nation nation) { return is_at_war(board, nation); };
  const auto active = [&board](Nation nation) { return politics_of(board, nation).active != 0; };
  switch (condition.kind) {
    case ConditionKind::kNationsAtWar: return every_nation(condition.nations, at_war);
    case ConditionKind::kActive: return every_nation(condition.nations, active);
    case ConditionKind::kInPlay: {
      bool found = false;
      for_each_character(condition.people, [&](Character who) { found |= is_on_map(board, who); });
      return found;
    }
    case ConditionKind::kWalking: return (fellowship.companions & condition.people) != 0;
    case ConditionKind::kGuide: return contains(condition.people, fellowship.guide);
    case ConditionKind::kRevealed: return fellowship.hidden == 0;
    case ConditionKind::kProgress: return fellowship.progress >= condition.number;
    case ConditionKind::kCorruption: return fellowship.corruption <= condition.number;
    case ConditionKind::kSomewhere: return is_somewhere(rules, board, side, condition.where);
    case ConditionKind::kCount: break;
  }
  return false;
}

}  // namespace

std::span<const std::string_view> condition_names() { return kNames; }

NationSet read_nations(const JsonReader& reader) {
  if (reader.is_list()) {
    NationSet nations = 0;
    for (const JsonReader& one : reader.list()) nations |= read_nations(one);
    return nations;
  }
  const std::string id = reader.text();
  if (const auto side = find_id<Side>(id)) return nations_of(*side);
  return bit_of(read_id<Nation>(reader, "nation"));
}

std::vector<Condition> read_conditions(const Rules& rules, const JsonReader& object,
                                       std::string_view field) {
  std::vector<Condition> conditions;
  const auto list = object.find(field);
  if (!list) return conditions;
  for (const JsonReader& one : list->list()) conditions.push_back(read_condition(rules, one));
  return conditions;
}

bool holds(const Rules& rules, const Board& board, Side side, const Condition& condition) {
  return is_true(rules, board, side, condition) == condition.expected;
}

bool all_hold(const Rules& rules, const Board& board, Side side,
              const std::vector<Condition>& conditions) {
  return std::all_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
    return holds(rules, board, side, condition);
  });
}

}  // namespace wotr
