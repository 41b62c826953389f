#include "game/wotr/screens/context/abilities.h"

#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

bool draws_for_character_cards(const Context& context, wotr::Character who) {
  return who == wotr::Character::kGandalfTheGrey &&
         context.rules.options.gandalf_draw == wotr::GandalfDraw::kCharacterCard;
}

}  // namespace

std::string ability_as_guide(const Context& context, wotr::Character who) {
  if (draws_for_character_cards(context, who)) return say(context, "ability.guide-of-characters");
  const std::string key = "ability.guide." + std::string(wotr::id_of(who));
  return say(context, context.words.has(key) ? key : "ability.no-guide");
}

std::string ability_on_map(const Context& context, wotr::Character who) {
  const std::string key = "ability.map." + std::string(wotr::id_of(who));
  return context.words.has(key) ? say(context, key) : std::string();
}

std::string words_about_walker(const Context& context, wotr::Character who) {
  const std::string ability = ability_on_map(context, who);
  return ability.empty() ? with_level(context, who) : with_level(context, who) + ": " + ability;
}

}  // namespace wotr_screens
