#include "game/trilogy/screens/told_groups.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "game/trilogy/screens/moments.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/army_events.h"
#include "rules/trilogy/state/invasion_events.h"
#include "rules/trilogy/state/step.h"

namespace trilogy_screens {
namespace {

using trilogy::EventKind;
using trilogy::fields_of;
using trilogy::is_event;

bool attacks(const core::Event& event) {
  return is_event(event, EventKind::kBattleDie) && fields_of<EventKind::kBattleDie>(event).attacks;
}

/// T-028: what is added to the highest die; the first score is that of the highest dice.
int bonus_of(Events group, int highest, bool of_attack) {
  for (const core::Event& event : group) {
    if (!is_event(event, EventKind::kBattleScore)) continue;
    const auto score = fields_of<EventKind::kBattleScore>(event);
    return (of_attack ? score.attack : score.defence) - highest;
  }
  return 0;
}

/// "6+1 4 1", the highest first.
std::string dice_of(Events group, bool of_attack) {
  std::vector<int> values;
  for (const core::Event& event : group) {
    const bool is_theirs = is_event(event, EventKind::kBattleDie) && attacks(event) == of_attack;
    if (is_theirs) values.push_back(fields_of<EventKind::kBattleDie>(event).value);
  }
  if (values.empty()) return {};
  std::ranges::sort(values, std::greater());
  const int bonus = bonus_of(group, values.front(), of_attack);
  std::string text = std::to_string(values.front());
  if (bonus > 0) text += "+" + std::to_string(bonus);
  for (std::size_t i = 1; i < values.size(); ++i) text += " " + std::to_string(values[i]);
  return text;
}

}  // namespace

bool is_of_set_up(const core::Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kDealt:
    case EventKind::kClaimed: return true;
    case EventKind::kPlaced:
      return fields_of<EventKind::kPlaced>(event).cause == trilogy::Cause::kSetUp;
    default: return false;
  }
}

bool is_of_battle(const core::Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kBattleDie:
    case EventKind::kBattleScore: return true;
    case EventKind::kLost:
      return fields_of<EventKind::kLost>(event).cause == trilogy::Cause::kBattle;
    default: return false;
  }
}

core::Seat doer_of(const trilogy::Rules& rules, Events group) {
  const core::Seat seat = seat_of(rules, group.front());
  const bool is_one =
      !is_of_set_up(group.front()) || std::ranges::all_of(group, [&](const core::Event& event) {
        return !is_of_set_up(event) || seat_of(rules, event) == seat;
      });
  return is_one ? seat : trilogy::kNobody;
}

void add_battle(nlohmann::json& facts, const lang::Sentences& words, const trilogy::Rules& rules,
                Events group) {
  facts["attack"] = dice_of(group, true);
  facts["defence"] = dice_of(group, false);
  facts["losses"] = lost_list(words, rules, group);
}

void add_set_up(nlohmann::json& facts, const lang::Sentences& words, const trilogy::Rules& rules,
                Events group) {
  std::array<int, trilogy::kOwners> counts{};
  const std::uint8_t kind = group.front().kind;
  int count = 0;
  for (const core::Event& event : group) {
    if (event.kind != kind) continue;
    ++count;
    const core::Seat seat = seat_of(rules, event);
    if (seat != trilogy::kNobody) ++counts[trilogy::at(seat)];
  }
  facts["many"] = count > 1;
  if (count < 2) return;
  std::string list;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    add_to(list,
           seat_name(words, rules, static_cast<core::Seat>(i)) + " " + std::to_string(counts[i]));
  }
  facts["list"] = list;
}

std::string seat_name(const lang::Sentences& words, const trilogy::Rules& rules, core::Seat seat) {
  if (trilogy::at(seat) >= trilogy::kOwners) return {};
  return words.name("seat", trilogy::id_of(rules.seating.colours[trilogy::at(seat)]));
}

std::string lost_list(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    if (!is_event(event, EventKind::kLost)) continue;
    const auto lost = fields_of<EventKind::kLost>(event);
    add_to(list, seat_name(words, rules, lost.seat) + " " + std::to_string(lost.count));
  }
  return list;
}

void add_to(std::string& list, const std::string& one) {
  if (!list.empty()) list += ", ";
  list += one;
}

}  // namespace trilogy_screens
