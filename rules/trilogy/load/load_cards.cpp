// data/trilogy/cards.json: the 60 adventure cards, verb by verb. docs/trilogy-cards.md.

#include <algorithm>

#include "rules/trilogy/load/load_parts.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy {
namespace {

using base::JsonReader;

std::uint8_t read_number(const JsonReader& entry, std::string_view field, int most) {
  return static_cast<std::uint8_t>(entry.at(field).integer(1, most));
}

std::array<std::uint8_t, 2> read_both_sides(const JsonReader& entry, int most) {
  const auto read = [&](Side side) {
    return static_cast<std::uint8_t>(entry.at(id_of(side)).integer(0, most));
  };
  return {read(Side::kGood), read(Side::kEvil)};
}

TerritorySet read_area(const Rules& rules, const JsonReader& entry) {
  TerritorySet area;
  if (const auto territory = entry.find("territory")) {
    area.insert(read_territory(rules, *territory));
    return area;
  }
  const auto region = entry.find("region");
  if (!region) {
    for (const RegionRow& row : rules.regions) area = area | row.territories;
    return area;
  }
  const std::string id = region->text();
  const auto row = std::find_if(rules.regions.begin(), rules.regions.end(),
                                [&](const RegionRow& one) { return one.id == id; });
  if (row != rules.regions.end()) return row->territories;
  region->fail("there is no region " + base::quoted(std::string_view(id)));
  return area;
}

ChangeRoll read_change(const JsonReader& entry) {
  constexpr int kMost = 5;
  ChangeRoll change;
  const std::vector<JsonReader> by = entry.at("by").list();
  if (by.empty() || by.size() > change.by.size()) {
    entry.at("by").fail("one change or two are expected");
    return change;
  }
  change.choices = static_cast<std::uint8_t>(by.size());
  for (std::size_t i = 0; i < by.size(); ++i) {
    change.by[i] = static_cast<std::int8_t>(by[i].integer(-kMost, kMost));
  }
  return change;
}

/// Who may have a verb, the fields beside "verb", and how they are read.
struct VerbRow {
  std::string_view name;
  CardKind kind;
  std::array<std::string_view, 4> fields;
  Effect (*read)(const Rules&, const JsonReader&);
};

constexpr int kMostBattalions = 20;
constexpr int kMostCards = 10;

constexpr std::array kVerbs{
    VerbRow{
        "add-battalions",
        CardKind::kMission,
        {"evil", "good", "region", "territory"},
        [](const Rules& rules, const JsonReader& entry) -> Effect {
          return AddBattalions{read_both_sides(entry, kMostBattalions), read_area(rules, entry)};
        }},
    VerbRow{"take-territory-card",
            CardKind::kMission,
            {"count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return TakeTerritoryCard{read_number(entry, "count", kMostCards)};
            }},
    VerbRow{"appoint-leader",
            CardKind::kEvent,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return AppointLeader{}; }},
    VerbRow{"block-invasions",
            CardKind::kEvent,
            {"cards"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return BlockInvasions{read_number(entry, "cards", kMostCards)};
            }},
    VerbRow{"lose-half",
            CardKind::kEvent,
            {"cards"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return LoseHalf{read_number(entry, "cards", kMostCards)};
            }},
    VerbRow{"muster",
            CardKind::kEvent,
            {"cards", "count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return Muster{read_number(entry, "cards", kMostCards),
                            read_number(entry, "count", kMostBattalions)};
            }},
    VerbRow{"uprising",
            CardKind::kEvent,
            {"count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return Uprising{read_number(entry, "count", kMostBattalions)};
            }},
    VerbRow{"sea-toll",
            CardKind::kEvent,
            {"count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return SeaToll{read_number(entry, "count", kMostBattalions)};
            }},
    VerbRow{"swing",
            CardKind::kEvent,
            {"territory", "side", "gain", "loss"},
            [](const Rules& rules, const JsonReader& entry) -> Effect {
              return Swing{read_territory(rules, entry.at("territory")),
                           read_id<Side>(entry.at("side"), "side"),
                           read_number(entry, "gain", kMostBattalions),
                           read_number(entry, "loss", kMostBattalions)};
            }},
    VerbRow{"steal",
            CardKind::kPower,
            {"most"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return Steal{read_number(entry, "most", kMostBattalions)};
            }},
    VerbRow{"reinforce",
            CardKind::kPower,
            {"where", "count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              const std::string where = entry.at("where").text();
              if (where != "invaded" && where != "source") {
                entry.at("where").fail("it is neither \"invaded\" nor \"source\"");
              }
              return Reinforce{where == "invaded", read_number(entry, "count", kMostBattalions)};
            }},
    VerbRow{"cancel-stronghold",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return CancelStronghold{}; }},
    VerbRow{"block-bridge",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return BlockBridge{}; }},
    VerbRow{"fortify-again",
            CardKind::kPower,
            {"count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return FortifyAgain{read_number(entry, "count", kMostCards)};
            }},
    VerbRow{"cross-mountains",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return CrossMountains{}; }},
    VerbRow{"destroy-attackers",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return DestroyAttackers{}; }},
    VerbRow{"carry-leader",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return CarryLeader{}; }},
    VerbRow{"hunt",
            CardKind::kPower,
            {"count", "steps"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return Hunt{read_number(entry, "count", kMostBattalions),
                          read_number(entry, "steps", static_cast<int>(kPathSteps))};
            }},
    VerbRow{"withdraw",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return Withdraw{}; }},
    VerbRow{"attack-bonus",
            CardKind::kPower,
            {"count"},
            [](const Rules&, const JsonReader& entry) -> Effect {
              return AttackBonus{read_number(entry, "count", kMostCards)};
            }},
    VerbRow{"hold-fellowship",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return HoldFellowship{}; }},
    VerbRow{"require-roll",
            CardKind::kPower,
            {},
            [](const Rules&, const JsonReader&) -> Effect { return RequireRoll{}; }},
    VerbRow{"change-roll",
            CardKind::kPower,
            {"by"},
            [](const Rules&, const JsonReader& entry) -> Effect { return read_change(entry); }},
};

Effect read_effect(const Rules& rules, const JsonReader& entry, CardKind kind) {
  const std::string name = entry.at("verb").text();
  const auto* const row = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const VerbRow& verb) {
    return verb.name == name && verb.kind == kind;
  });
  if (row == kVerbs.end()) {
    entry.fail("no " + std::string(id_of(kind)) + " has the verb " +
               base::quoted(std::string_view(name)));
    return AppointLeader{};
  }
  for (const auto& [field, value] : entry.members()) {
    const bool known =
        std::find(row->fields.begin(), row->fields.end(), field) != row->fields.end();
    if (field != "verb" && !known) value.fail("the verb has no such field");
  }
  return row->read(rules, entry);
}

/// The one word that such a field of a condition may be.
bool read_word(const JsonReader& entry, std::string_view field, std::string_view word) {
  const auto value = entry.find(field);
  if (!value) return false;
  if (value->text() != word) value->fail("it is not " + base::quoted(word));
  return true;
}

Condition read_condition(const Rules& rules, const JsonReader& entry) {
  entry.allow({"link", "target", "battle", "fellowship"});
  Condition condition;
  condition.over_sea = read_word(entry, "link", "sea");
  condition.into_stronghold = read_word(entry, "target", "stronghold");
  condition.any_battle = read_word(entry, "battle", "any");
  if (const auto place = entry.find("fellowship")) {
    condition.fellowship = read_territory(rules, *place);
  }
  return condition;
}

/// The moments at which a verb makes sense.
bool suits(const Effect& effect, Moment moment) {
  const auto is = [&]<class Verb>(std::type_identity<Verb>) {
    return std::holds_alternative<Verb>(effect);
  };
  const bool fellowship = moment >= Moment::kLeaving;
  if (is(std::type_identity<RequireRoll>())) return moment == Moment::kLeaving;
  if (is(std::type_identity<ChangeRoll>())) return moment == Moment::kRolled;
  if (is(std::type_identity<HoldFellowship>())) return fellowship;
  if (is(std::type_identity<CrossMountains>())) return moment == Moment::kDeclaring;
  if (is(std::type_identity<FortifyAgain>())) return moment == Moment::kAfterInvasions;
  if (is(std::type_identity<DestroyAttackers>()) || is(std::type_identity<Withdraw>())) {
    return moment == Moment::kInvaded;
  }
  if (const auto* reinforce = std::get_if<Reinforce>(&effect)) {
    return moment == (reinforce->invaded ? Moment::kInvaded : Moment::kBeforeInvasion);
  }
  const bool turn = is(std::type_identity<BlockBridge>()) ||
                    is(std::type_identity<CarryLeader>()) || is(std::type_identity<Hunt>());
  return moment == (turn ? Moment::kStartOfTurn : Moment::kBeforeInvasion);
}

void load_power(const Rules& rules, const JsonReader& entry, AdventureCard& card) {
  card.moment = read_id<Moment>(entry.at("when"), "moment");
  if (!suits(card.effect, card.moment)) entry.at("when").fail("its verb has no use then");
  if (const auto condition = entry.find("if")) card.condition = read_condition(rules, *condition);
}

void load_card(const Rules& rules, const JsonReader& entry, AdventureCard& card) {
  constexpr int kMostPoints = 9;
  entry.allow({"id", "title", "kind", "points", "territory", "when", "if", "do", "text"});
  card.title = entry.at("title").text();
  card.text = entry.at("text").text();
  card.kind = read_id<CardKind>(entry.at("kind"), "kind of card");
  card.effect = read_effect(rules, entry.at("do"), card.kind);
  const bool scores = card.kind != CardKind::kEvent;
  if (scores) {
    entry.at("points").allow({"evil", "good"});
    card.points = read_both_sides(entry.at("points"), kMostPoints);
  }
  if (!scores && entry.has("points")) entry.at("points").fail("an event scores nothing");
  if (card.kind == CardKind::kMission) {
    card.territory = read_territory(rules, entry.at("territory"));
  } else if (entry.has("territory")) {
    entry.at("territory").fail("only a mission has one");
  }
  if (card.kind == CardKind::kPower) return load_power(rules, entry, card);
  if (entry.has("when")) entry.at("when").fail("only a power waits for its moment");
  if (entry.has("if")) entry.at("if").fail("only a power has a condition");
}

}  // namespace

void load_cards(const JsonReader& file, Rules& rules) {
  const std::vector<JsonReader> entries = file.list();
  if (entries.size() != kAdventureCount) {
    return file.fail("there are " + std::to_string(entries.size()) + " cards instead of " +
                     std::to_string(kAdventureCount));
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    AdventureCard& card = rules.adventures[i];
    std::string id = entries[i].at("id").text();
    if (id.empty()) entries[i].fail("the id is empty");
    if (find_card(rules, id) != kNoCard) entries[i].fail("this id stands here twice");
    load_card(rules, entries[i], card);
    card.id = std::move(id);
  }
}

}  // namespace trilogy
