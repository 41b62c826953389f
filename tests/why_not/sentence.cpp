#include "tests/why_not/sentence.h"

#include <algorithm>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace intents {
namespace {

using nlohmann::json;

std::string text(const json& event, const char* field) { return event.value(field, ""); }

void add_once(std::vector<std::string>& list, const std::string& word) {
  if (std::find(list.begin(), list.end(), word) == list.end()) list.push_back(word);
}

void add_figure(PlayedAction& played, const std::string& figure) {
  add_once(played.who, figure);
  const auto dot = figure.find('.');
  if (dot != std::string::npos) add_once(played.nations, figure.substr(0, dot));
}

/// "erebor.garrison" is in Erebor.
std::string region_of(const std::string& place) { return place.substr(0, place.find('.')); }

void hear_figures_of_card(const json& event, PlayedAction& played) {
  const std::string figure = text(event, "figure");
  for (const std::string& word : {region_of(text(event, "from")), region_of(text(event, "to")),
                                  figure, figure.substr(0, figure.find('.'))}) {
    add_once(played.of_card, word);
  }
}

/// True if the figures' journey is what the intent speaks of.
bool hear_figures(const wotr::Rules& rules, const wotr::State& after, const json& event,
                  PlayedAction& played) {
  if (played.use == "play-card") return hear_figures_of_card(event, played), false;
  if (played.use == "voice") return false;  // nobody was asked where
  const std::string cause = text(event, "cause");
  if (cause == "move" || cause == "separated" || cause == "taken-alive") {
    const wotr::RegionId rests = after.board.fellowship.region;
    if (cause == "move") played.from = region_of(text(event, "from"));
    if (played.from.empty()) played.from = wotr::region_of(rules, rests).id;
    played.to = region_of(text(event, "to"));
    add_figure(played, text(event, "figure"));
    return true;
  }
  const bool enters = cause == "recruited" || cause == "entered";
  if (!enters || !played.to.empty()) return false;
  played.to = region_of(text(event, "to"));
  add_figure(played, text(event, "figure"));
  if (played.use == "aragorn") add_figure(played, "strider");
  if (played.use == "gandalf-the-white") add_figure(played, "gandalf-the-grey");
  return true;
}

void hear_attack(const wotr::Rules& rules, const wotr::State& after, const json& event,
                 PlayedAction& played) {
  played.from = text(event, "from");
  played.to = text(event, "to");
  const wotr::Board& board = after.board;
  const wotr::Figures force = wotr::force_of(rules, board, board.battle.attacker);
  wotr::for_each_figure(force, board.battle.attacker, [&](wotr::Figure figure, int) {
    add_figure(played, std::string(wotr::id_of(figure)));
  });
}

/// A card that is bought off, not one that pays for it.
bool is_of_enemy(const wotr::Rules& rules, const std::string& card, const PlayedAction& played) {
  const auto& seats = rules.teams.names;
  const auto seat =
      static_cast<core::Seat>(std::find(seats.begin(), seats.end(), played.seat) - seats.begin());
  const auto found = std::find_if(rules.cards.begin(), rules.cards.end(),
                                  [&](const auto& one) { return one.id == card; });
  return found->side != wotr::side_of(rules, seat);
}

/// Somebody who had no choice acted at once.
bool begins_another_action(const wotr::Rules& rules, const core::Event& event,
                           const PlayedAction& played) {
  const json told = wotr::Game::event_json(rules, event);
  if (told["do"] != "die-used" && told["do"] != "die-skipped") return false;
  return !played.use.empty() || told["seat"] != played.seat;
}

bool hear_one(const wotr::Rules& rules, const wotr::State& after, const core::Event& event,
              PlayedAction& played) {
  const json told = wotr::Game::event_json(rules, event);
  const std::string what = told["do"];
  if ((what == "die-used" || what == "die-skipped") && played.use.empty()) {
    played.die = told["face"];
    played.use = told.value("use", "skip");
    return played.use == "skip";
  }
  if (what == "figures") return hear_figures(rules, after, told, played);
  if (what == "battle-began" && played.use == "attack")
    return hear_attack(rules, after, told, played), true;
  if (what == "politics" && played.use == "play-card") add_once(played.of_card, told["nation"]);
  const bool speaks = played.use == "diplomacy" || played.use == "companion-ability";
  if (what == "politics" && speaks) return played.nations = {told["nation"]}, true;
  if (what == "card-played" && played.card.empty()) return played.card = told["card"], true;
  if (what == "fellowship-moved") {
    played.from = wotr::region_of(rules, after.board.fellowship.region).id;
    return true;
  }
  const bool bought = what == "card-left" && played.use == "ransom";
  if (bought && is_of_enemy(rules, told["card"], played)) return played.card = told["card"], true;
  if (what == "passed") return played.use = "pass", true;
  if (what == "ring-used") {
    played.use = "ring";
    played.die = told["face"];
    played.to = told["newFace"];
    return true;
  }
  if (what == "declared") return played.use = "declare", played.to = told["region"], true;
  if (what == "entered-mordor") return played.use = "enter-mordor", true;
  return false;
}

bool has(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool says(const PlayedAction& played, const std::string& field, const std::string& word) {
  if (field == "die") return played.die == word;
  if (field == "do") {
    return played.use == word || (word == "move-army" && played.use == "move-armies");
  }
  if (field == "card") return played.card == word;
  if (!played.card.empty() && has(played.of_card, word)) return true;
  if (field == "from") return played.from == word;
  if (field == "to") return played.to == word;
  if (field == "who") return has(played.who, word) || has(played.nations, word);
  return played.to == word || has(played.nations, word);  // target
}

}  // namespace

bool hear(const wotr::Rules& rules, const wotr::State& after,
          const std::vector<core::Event>& events, PlayedAction& played) {
  bool told = false;
  for (const core::Event& event : events) {
    if (begins_another_action(rules, event, played)) return true;
    told |= hear_one(rules, after, event, played);
  }
  return told;
}

void hear_answer(const json& action, PlayedAction& played) {
  if (played.use != "play-card" || played.card.empty() || action["do"] == "leave") return;
  for (const char* field : {"region", "figure", "nation"}) {
    if (action.contains(field)) add_once(played.of_card, action[field]);
  }
  const std::string figure = text(action, "figure");
  if (!figure.empty()) add_once(played.of_card, figure.substr(0, figure.find('.')));
}

bool says_where_or_who(const json& intent) {
  return intent.contains("from") || intent.contains("to") || intent.contains("who") ||
         intent.contains("target");
}

bool fulfils(const PlayedAction& played, const json& intent) {
  for (const auto& [field, word] : intent.items()) {
    if (!word.is_string() || !says(played, field, word)) return false;
  }
  return true;
}

json whole_intent(const PlayedAction& played, std::uint32_t choice) {
  json intent = json::object();
  const auto say = [&](const char* field, const std::string& word) {
    if (!word.empty()) intent[field] = word;
  };
  const auto one_of = [&](const std::vector<std::string>& list) {
    return list.empty() ? std::string() : list[choice % list.size()];
  };
  say("die", played.die);
  say("do", played.use);
  say("card", played.card);
  say("from", played.from);
  const bool target = played.use == "ring" || (played.use == "attack" && choice % 2 == 0);
  say(target ? "target" : "to", played.to);
  const bool of_nations = played.who.empty() || choice % 3 == 0;
  say("who", one_of(of_nations ? played.nations : played.who));
  return intent;
}

}  // namespace intents
