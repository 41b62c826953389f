#include "tests/trilogy/viewers/fold.h"

#include <algorithm>

#include "rules/trilogy/names/read_names.h"

namespace trilogy_tests {
namespace {

using Rules = trilogy::Rules;

json& territory(json& view, const json& id) { return view["territories"][id.get<std::string>()]; }

void add(json& number, int by) { number = number.get<int>() + by; }

/// Cards stand in the order of their numbers.
void insert_card(const Rules& rules, json& cards, const json& card) {
  const auto number = [&](const json& id) {
    return trilogy::find_card(rules, id.get<std::string>());
  };
  auto place = cards.begin();
  while (place != cards.end() && number(*place) < number(card)) ++place;
  cards.insert(place, card);
}

void erase_card(json& cards, const json& card) {
  if (cards.is_object()) return add(cards["hidden"], -1);
  const auto found = std::find(cards.begin(), cards.end(), card);
  if (found != cards.end()) cards.erase(found);
}

std::string deck_of(const Rules& rules, const json& card) {
  return trilogy::is_adventure(trilogy::find_card(rules, card.get<std::string>())) ? "adventure"
                                                                                   : "territory";
}
json& hand_of(json& view, const std::string& deck, const json& seat) {
  return view[deck + "Cards"][seat.get<std::string>()];
}

void take_into(const Rules& rules, json& pile, const json& card) {
  if (pile.is_object()) return add(pile["hidden"], 1);
  insert_card(rules, pile, card);
}

void to_discards(const Rules& rules, json& view, const json& card) {
  insert_card(rules, view["discards"][deck_of(rules, card)], card);
}

/// From the hand, or, where a secret card was discarded with its owner's hand, from there.
void fold_discard(const Rules& rules, const json& event, json& view) {
  const json& card = event["card"];
  const std::string deck = deck_of(rules, card);
  json& pile = deck == "territory" ? view["secretCards"][event["seat"].get<std::string>()]
                                   : hand_of(view, deck, event["seat"]);
  erase_card(pile, card);
  to_discards(rules, view, card);
}

void fold_turned_in(const Rules& rules, const json& event, json& view) {
  for (const char* field : {"one", "two", "three"}) {
    erase_card(hand_of(view, "territory", event["seat"]), event[field]);
    to_discards(rules, view, event[field]);
  }
}

void fold_captured(const Rules& rules, const json& event, json& view) {
  erase_card(hand_of(view, "territory", event["from"]), event["card"]);
  take_into(rules, hand_of(view, "territory", event["seat"]), event["card"]);
}

bool fold_cards(const Rules& rules, const json& event, json& view) {
  const std::string what = event["do"];
  if (what == "card-drawn") {
    const std::string deck = event["deck"];
    add(view["decks"][deck], -1);
    take_into(rules, hand_of(view, deck, event["seat"]), event["card"]);
  } else if (what == "card-turned") {
    add(view["decks"][deck_of(rules, event["card"])], -1);
    insert_card(rules, view["turnedCards"], event["card"]);
  } else if (what == "turned-discarded") {
    for (const json& card : view["turnedCards"]) to_discards(rules, view, card);
    view["turnedCards"] = json::array();
  } else if (what == "turned-back") {
    for (const json& card : view["turnedCards"]) add(view["decks"][deck_of(rules, card)], 1);
    view["turnedCards"] = json::array();
  } else if (what == "looked") {
    add(view["decks"]["territory"], -1);
    take_into(rules, view["secretCards"][event["seat"].get<std::string>()], event["card"]);
  } else if (what == "discarded") {
    fold_discard(rules, event, view);
  } else if (what == "turned-in") {
    fold_turned_in(rules, event, view);
  } else if (what == "card-played" || what == "mission-done") {
    erase_card(hand_of(view, "adventure", event["seat"]), event["card"]);
    insert_card(rules, view["playedCards"][event["seat"].get<std::string>()], event["card"]);
  } else if (what == "card-shown") {
    erase_card(view["secretCards"][event["seat"].get<std::string>()], event["card"]);
    to_discards(rules, view, event["card"]);
  } else if (what == "card-captured") {
    fold_captured(rules, event, view);
  } else if (what == "reshuffled") {
    const std::string deck = event["deck"];
    add(view["decks"][deck], static_cast<int>(view["discards"][deck].size()));
    view["discards"][deck] = json::array();
  } else {
    return false;
  }
  return true;
}

void fold_placed(const json& event, json& view) {
  const std::string seat = event["seat"];
  const int count = event["count"];
  const std::string cause = event["cause"];
  add(territory(view, event["territory"])["battalions"], count);
  const bool plays = view["toPlace"].contains(seat);
  const bool from_supply = cause == "set-up" && plays;
  add(from_supply ? view["supply"][seat]["battalions"] : view["raised"][seat],
      from_supply ? -count : count);
  const bool was_to_place =
      cause == "set-up" || cause == "reinforcement" || cause == "sets" || cause == "mission";
  if (plays && was_to_place && view["toPlace"][seat] > 0) add(view["toPlace"][seat], -count);
}

void fold_leader(const json& event, json& view) {
  const std::string what = event["do"];
  const std::string seat = event["seat"];
  if (what == "leader-placed") {
    territory(view, event["territory"])["leader"] = seat;
    add(view["supply"][seat]["leaders"], -1);
  } else if (what == "leader-lost") {
    territory(view, event["territory"])["leader"] = nullptr;
    add(view["supply"][seat]["leaders"], 1);
  } else {
    territory(view, event["from"])["leader"] = nullptr;
    territory(view, event["to"])["leader"] = seat;
  }
}

bool fold_map(const json& event, json& view) {
  const std::string what = event["do"];
  if (what == "dealt" || what == "claimed" || what == "conquered") {
    territory(view, event["territory"])["owner"] = event["seat"];
    if (what == "conquered") add(view["conqueredThisTurn"], 1);
  } else if (what == "placed") {
    fold_placed(event, view);
  } else if (what == "to-place") {
    add(view["toPlace"][event["seat"].get<std::string>()], event["count"]);
  } else if (what == "lost") {
    add(territory(view, event["territory"])["battalions"], -event["count"].get<int>());
    add(view["lost"][event["seat"].get<std::string>()], event["count"]);
  } else if (what == "moved") {
    add(territory(view, event["from"])["battalions"], -event["count"].get<int>());
    add(territory(view, event["to"])["battalions"], event["count"]);
  } else if (what.starts_with("leader-")) {
    fold_leader(event, view);
  } else {
    return false;
  }
  return true;
}

/// What lasts is listed by seats, and of each in this order.
void add_effect(json& view, const json& seat, const char* effect, const char* field,
                const json& value, bool gathers) {
  for (json& one : view["effects"]) {
    if (one["until"] != seat || one["effect"] != effect) continue;
    if (gathers) {  // a bridge that is closed twice is one
      json& all = one[field];
      if (std::find(all.begin(), all.end(), value) == all.end()) all.push_back(value);
    } else {
      one[field] = value;
    }
    return;
  }
  view["effects"].push_back(
      {{"effect", effect}, {"until", seat}, {field, gathers ? json::array({value}) : value}});
}

bool fold_lasting(const json& event, json& view) {
  const std::string what = event["do"];
  if (what == "invasions-barred") {
    add_effect(view, event["seat"], "no-invasions", "territories", event["territory"], true);
  } else if (what == "bridge-closed") {
    add_effect(view, event["seat"], "closed-bridges", "bridges", event["bridge"], true);
  } else if (what == "sea-toll") {
    add_effect(view, event["seat"], "sea-toll", "count", event["count"], false);
  } else if (what == "lasting-ended") {
    json left = json::array();
    for (const json& one : view["effects"]) {
      if (one["until"] != event["seat"]) left.push_back(one);
    }
    view["effects"] = left;
  } else if (what == "invasion-began" || what == "source-changed") {
    if (what == "invasion-began") {
      view["invasion"] = {{"strongholdCancelled", false}, {"attackBonus", 0}};
      view["mountainsOpen"] = false;
    }
    view["invasion"]["from"] = event["from"];
    view["invasion"]["to"] = event["to"];
  } else if (what == "invasion-ended") {
    view["invasion"] = nullptr;
  } else if (what == "stronghold-cancelled") {
    view["invasion"]["strongholdCancelled"] = true;
  } else if (what == "attack-bonus") {
    add(view["invasion"]["attackBonus"], event["count"]);
  } else if (what == "mountains-open") {
    view["mountainsOpen"] = true;
  } else {
    return false;
  }
  return true;
}

void forget_roll(json& view) {
  view["ring"]["roll"] = {{"value", 0}, {"change", 0}, {"held", false}, {"required", false}};
}

bool fold_fellowship(const json& event, json& view) {
  const std::string what = event["do"];
  json& roll = view["ring"]["roll"];
  if (what == "fellowship-die") {
    roll["value"] = event["value"];
  } else if (what == "roll-changed") {
    add(roll["change"], event["by"]);
  } else if (what == "roll-required") {
    roll["required"] = true;
  } else if (what == "fellowship-held") {
    roll["held"] = true;
  } else if (what == "fellowship-stayed") {
    forget_roll(view);
  } else if (what == "fellowship-moved") {
    view["ring"]["territory"] = event["to"];
    forget_roll(view);
  } else if (what == "ring-destroyed") {
    view["ring"]["destroyed"] = true;
    forget_roll(view);
  } else {
    return false;
  }
  return true;
}

void fold_course(const json& event, json& view) {
  const std::string what = event["do"];
  if (what == "phase-began") {
    view["phase"] = event["phase"];
    if (event["phase"] == "over") view["step"] = nullptr;
  } else if (what == "turn-began") {
    add(view["turn"], 1);
    view["toAct"] = event["seat"];
    view["conqueredThisTurn"] = 0;
    view["mountainsOpen"] = false;
  } else if (what == "step-began") {
    view["step"] = event["step"];
  } else if (what == "roll-off-won") {
    const std::string why = event["why"];
    if (why == "territories") view["placing"] = view["toAct"] = event["seat"];
    if (why == "first-turn") view["first"] = event["seat"];
    if (why == "tie") view["winner"] = event["seat"];
  } else if (what == "eliminated") {
    json out = json::array();
    for (const json& seat : view["seats"]) {
      const auto& before = view["eliminated"];
      const bool is_out = std::find(before.begin(), before.end(), seat) != before.end();
      if (is_out || seat == event["seat"]) out.push_back(seat);
    }
    view["eliminated"] = out;
  } else if (what == "scored") {
    view["score"][event["seat"].get<std::string>()] = event["points"];
  } else if (what == "won") {
    view["winner"] = event["seat"];
    view["victory"] = event["victory"];
  }
}

}  // namespace

void fold(const Rules& rules, const json& event, json& view) {
  const bool done = fold_cards(rules, event, view) || fold_map(event, view) ||
                    fold_lasting(event, view) || fold_fellowship(event, view);
  if (!done) fold_course(event, view);
}

json told_part(json view) {
  view.erase("owned");  // both follow from the territories
  view.erase("free");
  // The memory of a turn follows from its conquests, missions and draws by the rules.
  for (const char* field :
       {"enteredThisTurn", "siteTakenByLeader", "extraCards", "drewAdventure", "fortifyMoves"}) {
    view.erase(field);
  }
  json& invasion = view["invasion"];
  if (invasion.is_object()) {  // the dice on the table, whose throws are told, and how it began
    for (const char* field : {"battles", "tollPaid", "across", "attackDice", "defenceDice",
                              "attack", "defence", "answers"}) {
      invasion.erase(field);
    }
  }
  json& effects = view["effects"];
  for (json& one : effects) {
    for (const char* field : {"territories", "bridges"}) {
      if (one.contains(field)) std::sort(one[field].begin(), one[field].end());
    }
  }
  std::sort(effects.begin(), effects.end());
  return view;
}

}  // namespace trilogy_tests
