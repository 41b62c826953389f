#include "tests/wishes/sentence.h"

#include <algorithm>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wishes {
namespace {

using nlohmann::json;

std::string text(const json& event, const char* field) { return event.value(field, ""); }

void add_once(std::vector<std::string>& list, const std::string& word) {
  if (std::find(list.begin(), list.end(), word) == list.end()) list.push_back(word);
}

void add_figure(Deed& deed, const std::string& figure) {
  add_once(deed.who, figure);
  const auto dot = figure.find('.');
  if (dot != std::string::npos) add_once(deed.nations, figure.substr(0, dot));
}

/// "erebor.garrison" is in Erebor.
std::string region_of(const std::string& place) { return place.substr(0, place.find('.')); }

void hear_figures_of_card(const json& event, Deed& deed) {
  const std::string figure = text(event, "figure");
  for (const std::string& word : {region_of(text(event, "from")), region_of(text(event, "to")),
                                  figure, figure.substr(0, figure.find('.'))}) {
    add_once(deed.of_card, word);
  }
}

/// True if the figures' journey is what the intent speaks of.
bool hear_figures(const wotr::Rules& rules, const wotr::State& after, const json& event,
                  Deed& deed) {
  if (deed.use == "play-card") return hear_figures_of_card(event, deed), false;
  if (deed.use == "voice") return false;  // nobody was asked where
  const std::string cause = text(event, "cause");
  if (cause == "move" || cause == "separated" || cause == "taken-alive") {
    const wotr::RegionId rests = after.board.fellowship.region;
    if (cause == "move") deed.from = region_of(text(event, "from"));
    if (deed.from.empty()) deed.from = wotr::region_of(rules, rests).id;
    deed.to = region_of(text(event, "to"));
    add_figure(deed, text(event, "figure"));
    return true;
  }
  const bool enters = cause == "recruited" || cause == "entered";
  if (!enters || !deed.to.empty()) return false;
  deed.to = region_of(text(event, "to"));
  add_figure(deed, text(event, "figure"));
  if (deed.use == "aragorn") add_figure(deed, "strider");
  if (deed.use == "gandalf-the-white") add_figure(deed, "gandalf-the-grey");
  return true;
}

void hear_attack(const wotr::Rules& rules, const wotr::State& after, const json& event,
                 Deed& deed) {
  deed.from = text(event, "from");
  deed.to = text(event, "to");
  const wotr::Board& board = after.board;
  const wotr::Figures force = wotr::force_of(rules, board, board.battle.attacker);
  wotr::for_each_figure(force, board.battle.attacker, [&](wotr::Figure figure, int) {
    add_figure(deed, std::string(wotr::id_of(figure)));
  });
}

/// A card that is bought off, not one that pays for it.
bool is_of_enemy(const wotr::Rules& rules, const std::string& card, const Deed& deed) {
  const auto& seats = rules.teams.names;
  const auto seat =
      static_cast<core::Seat>(std::find(seats.begin(), seats.end(), deed.seat) - seats.begin());
  const auto found = std::find_if(rules.cards.begin(), rules.cards.end(),
                                  [&](const auto& one) { return one.id == card; });
  return found->side != wotr::side_of(rules, seat);
}

/// Somebody who had no choice acted at once.
bool begins_another_action(const wotr::Rules& rules, const core::Event& event, const Deed& deed) {
  const json told = wotr::Game::event_json(rules, event);
  if (told["do"] != "die-used" && told["do"] != "die-skipped") return false;
  return !deed.use.empty() || told["seat"] != deed.seat;
}

bool hear_one(const wotr::Rules& rules, const wotr::State& after, const core::Event& event,
              Deed& deed) {
  const json told = wotr::Game::event_json(rules, event);
  const std::string what = told["do"];
  if ((what == "die-used" || what == "die-skipped") && deed.use.empty()) {
    deed.die = told["face"];
    deed.use = told.value("use", "skip");
    return deed.use == "skip";
  }
  if (what == "figures") return hear_figures(rules, after, told, deed);
  if (what == "battle-began" && deed.use == "attack")
    return hear_attack(rules, after, told, deed), true;
  if (what == "politics" && deed.use == "play-card") add_once(deed.of_card, told["nation"]);
  const bool speaks = deed.use == "diplomacy" || deed.use == "companion-ability";
  if (what == "politics" && speaks) return deed.nations = {told["nation"]}, true;
  if (what == "card-played" && deed.card.empty()) return deed.card = told["card"], true;
  if (what == "fellowship-moved") {
    deed.from = wotr::region_of(rules, after.board.fellowship.region).id;
    return true;
  }
  const bool bought = what == "card-left" && deed.use == "ransom";
  if (bought && is_of_enemy(rules, told["card"], deed)) return deed.card = told["card"], true;
  if (what == "passed") return deed.use = "pass", true;
  if (what == "ring-used") {
    deed.use = "ring";
    deed.die = told["face"];
    deed.to = told["newFace"];
    return true;
  }
  if (what == "declared") return deed.use = "declare", deed.to = told["region"], true;
  if (what == "entered-mordor") return deed.use = "enter-mordor", true;
  return false;
}

bool has(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool says(const Deed& deed, const std::string& field, const std::string& word) {
  if (field == "die") return deed.die == word;
  if (field == "do") {
    return deed.use == word || (word == "move-army" && deed.use == "move-armies");
  }
  if (field == "card") return deed.card == word;
  if (!deed.card.empty() && has(deed.of_card, word)) return true;
  if (field == "from") return deed.from == word;
  if (field == "to") return deed.to == word;
  if (field == "who") return has(deed.who, word) || has(deed.nations, word);
  return deed.to == word || has(deed.nations, word);  // target
}

}  // namespace

bool hear(const wotr::Rules& rules, const wotr::State& after,
          const std::vector<core::Event>& events, Deed& deed) {
  bool told = false;
  for (const core::Event& event : events) {
    if (begins_another_action(rules, event, deed)) return true;
    told |= hear_one(rules, after, event, deed);
  }
  return told;
}

void hear_answer(const json& action, Deed& deed) {
  if (deed.use != "play-card" || deed.card.empty() || action["do"] == "leave") return;
  for (const char* field : {"region", "figure", "nation"}) {
    if (action.contains(field)) add_once(deed.of_card, action[field]);
  }
  const std::string figure = text(action, "figure");
  if (!figure.empty()) add_once(deed.of_card, figure.substr(0, figure.find('.')));
}

bool says_where_or_who(const json& intent) {
  return intent.contains("from") || intent.contains("to") || intent.contains("who") ||
         intent.contains("target");
}

bool fulfils(const Deed& deed, const json& intent) {
  for (const auto& [field, word] : intent.items()) {
    if (!word.is_string() || !says(deed, field, word)) return false;
  }
  return true;
}

json whole_intent(const Deed& deed, std::uint32_t choice) {
  json intent = json::object();
  const auto say = [&](const char* field, const std::string& word) {
    if (!word.empty()) intent[field] = word;
  };
  const auto one_of = [&](const std::vector<std::string>& list) {
    return list.empty() ? std::string() : list[choice % list.size()];
  };
  say("die", deed.die);
  say("do", deed.use);
  say("card", deed.card);
  say("from", deed.from);
  const bool target = deed.use == "ring" || (deed.use == "attack" && choice % 2 == 0);
  say(target ? "target" : "to", deed.to);
  const bool of_nations = deed.who.empty() || choice % 3 == 0;
  say("who", one_of(of_nations ? deed.nations : deed.who));
  return intent;
}

}  // namespace wishes
