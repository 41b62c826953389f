// data/wotr/characters.json: R-100.

#include <algorithm>

#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

constexpr std::string_view kRingBearers = "ring-bearers";  // never a Character (0.3)
constexpr std::uint8_t kFlies = 0xFF;

std::uint8_t read_level(const JsonReader& level) {
  if (level.is_text() && level.text() == "infinite") return kFlies;
  return static_cast<std::uint8_t>(level.integer(0, 4));
}

bool is_captain(const JsonReader& abilities) {
  bool captain = false;
  for (const JsonReader& ability : abilities.list()) {
    ability.allow({"name", "effect", "when"});
    captain |= ability.at("name").text() == "Captain of the West";
    ability.at("effect").text();
  }
  return captain;
}

std::uint8_t read_nations(const JsonReader& list) {
  unsigned nations = 0;
  for (const JsonReader& entry : list.list()) {
    const auto nation = read_id<Nation>(entry, "nation");
    if (side_of(nation) == Side::kShadow) entry.fail("a Shadow Nation is always active (R-262)");
    nations |= 1u << static_cast<unsigned>(nation);
  }
  return static_cast<std::uint8_t>(nations);
}

std::string_view kind_of(Character who) {
  if (who == Character::kGollum) return "guide";
  return side_of(who) == Side::kFree ? "companion" : "minion";
}

/// whose figure he takes.
Character replaced_by(Character who) {
  if (who == Character::kGandalfTheWhite) return Character::kGandalfTheGrey;
  return who == Character::kAragorn ? Character::kStrider : kNoCharacter;
}

void check_replaced(const JsonReader& replaced, Character who) {
  const Character right = replaced_by(who);
  if (replaced.is_null() && right == kNoCharacter) return;
  if (replaced.is_text() && right != kNoCharacter && replaced.text() == id_of(right)) return;
  replaced.fail(right == kNoCharacter
                    ? "this Character takes nobody's figure"
                    : "this Character takes the figure of " + base::quoted(id_of(right)));
}

/// What only people read.
void check_words(const JsonReader& entry) {
  for (const std::string_view field :
       {"subtitle", "start", "entry", "guide_ability", "movement", "elimination"}) {
    const JsonReader words = entry.at(field);
    if (!words.is_null()) words.text();
  }
}

void load_character(const JsonReader& entry, Character who, CharacterRow& row) {
  row.id = entry.at("id").text();
  row.name = entry.at("name").text();
  row.level = read_level(entry.at("level"));
  row.leadership = static_cast<std::uint8_t>(entry.at("leadership").integer(0, 3));
  row.captain_of_the_west = is_captain(entry.at("abilities"));
  row.activates = read_nations(entry.at("activates"));
  if (read_id<Side>(entry.at("side"), "side") != side_of(who)) {
    entry.at("side").fail("this Character is of the other side");
  }
  if (entry.at("kind").text() != kind_of(who)) {
    entry.at("kind").fail("this Character is a " + std::string(kind_of(who)));
  }
  entry.at("action_die_bonus").integer(0, 1);
  check_replaced(entry.at("replaces"), who);
  check_words(entry);
}

}  // namespace

void load_characters(const JsonReader& file, Rules& rules) {
  for (const JsonReader& entry : file.list()) {
    entry.allow({"id", "name", "subtitle", "side", "kind", "level", "leadership",
                 "action_die_bonus", "activates", "start", "entry", "replaces", "guide_ability",
                 "abilities", "movement", "elimination"});
    if (entry.at("id").text() == kRingBearers) {
      check_replaced(entry.at("replaces"), kNoCharacter);
      check_words(entry);
      continue;
    }
    const auto who = read_id<Character>(entry.at("id"), "character");
    CharacterRow& row = rules.characters[static_cast<std::size_t>(who)];
    if (!row.id.empty()) entry.fail("this Character stands here twice");
    load_character(entry, who, row);
  }
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto who = static_cast<Character>(i);
    if (rules.characters[i].id.empty()) {
      file.fail("the Character \"" + std::string(id_of(who)) + "\" is missing");
    }
    add(rules.in_the_box, figure_of(who));
  }
}

}  // namespace wotr
