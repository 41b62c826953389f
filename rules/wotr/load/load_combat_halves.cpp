// data/wotr/combat-cards.json: the lower halves of the cards.

#include "rules/wotr/combat/effects.h"
#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

void load_half(const JsonReader& entry, CombatHalf& half) {
  entry.allow({"id", "title", "side", "initiative", "requires", "effect", "if", "do"});
  half.id = entry.at("id").text();
  half.title = entry.at("title").text();
  half.side = read_id<Side>(entry.at("side"), "side");
  half.effect_text = entry.at("effect").text();
  const JsonReader text = entry.at("requires");
  if (!text.is_null()) half.condition_text = text.text();
  const std::vector<JsonReader> numbers = entry.at("initiative").list();
  if (numbers.empty() || numbers.size() > 2) entry.fail("one or two initiative numbers are due");
  for (std::size_t i = 0; i < std::min<std::size_t>(numbers.size(), 2); ++i) {
    half.initiative[i] = static_cast<std::uint8_t>(numbers[i].integer(0, 9));
  }
}

}  // namespace

void load_combat_halves(const JsonReader& file, Rules& rules) {
  const std::vector<JsonReader> entries = file.list();
  if (entries.size() != kCombatHalfCount) {
    return file.fail("there are " + std::to_string(kCombatHalfCount) + " combat halves, not " +
                     std::to_string(entries.size()));
  }
  auto programs = std::make_shared<CombatPrograms>();
  for (std::size_t i = 0; i < kCombatHalfCount; ++i) {
    load_half(entries[i], rules.combat_halves[i]);
    programs->of[i] = read_combat_program(rules, entries[i]);
  }
  rules.combat_programs = std::move(programs);
}

}  // namespace wotr
