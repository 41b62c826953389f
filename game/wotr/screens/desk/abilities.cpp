#include "game/wotr/screens/desk/abilities.h"

#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

bool draws_for_character_cards(const Desk& desk, wotr::Character who) {
  return who == wotr::Character::kGandalfTheGrey &&
         desk.rules.options.gandalf_draw == wotr::GandalfDraw::kCharacterCard;
}

}  // namespace

std::string ability_as_guide(const Desk& desk, wotr::Character who) {
  if (draws_for_character_cards(desk, who)) return say(desk, "ability.guide-of-characters");
  const std::string key = "ability.guide." + std::string(wotr::id_of(who));
  return say(desk, desk.words.has(key) ? key : "ability.no-guide");
}

std::string ability_on_map(const Desk& desk, wotr::Character who) {
  const std::string key = "ability.map." + std::string(wotr::id_of(who));
  return desk.words.has(key) ? say(desk, key) : std::string();
}

std::string words_about_walker(const Desk& desk, wotr::Character who) {
  const std::string ability = ability_on_map(desk, who);
  return ability.empty() ? with_level(desk, who) : with_level(desk, who) + ": " + ability;
}

}  // namespace wotr_screens
