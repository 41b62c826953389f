#include "rules/trilogy/why_not/intent.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy {
namespace {

using base::JsonReader;

ActionKind read_what(const JsonReader& reader) {
  const std::string name = reader.text();
  const core::Schema rows = action_schema();
  const auto row = std::find_if(rows.begin() + 1, rows.end(),
                                [&](const core::SchemaRow& one) { return one.name == name; });
  if (row != rows.end()) return static_cast<ActionKind>(row - rows.begin());
  reader.fail("there is no action " + base::quoted(std::string_view(name)));
  return ActionKind::kNone;
}

CardId read_any_card(const Rules& rules, const JsonReader& reader) {
  const CardId card = find_card(rules, reader.text());
  if (card == kNoCard) reader.fail("there is no card " + base::quoted(reader.value()));
  return card;
}

std::array<CardId, 3> read_set(const Rules& rules, const JsonReader& list) {
  std::array<CardId, 3> set{};
  const std::vector<JsonReader> cards = list.list();
  if (cards.size() != set.size()) {
    list.fail("a set has three cards");
    return set;
  }
  for (std::size_t i = 0; i < set.size(); ++i) set[i] = read_any_card(rules, cards[i]);
  std::sort(set.begin(), set.end());
  return set;
}

void read_others(const Rules& rules, const JsonReader& top, Intent& intent) {
  if (const auto bridge = top.find("bridge")) {
    const auto found = find_bridge(rules, bridge->text());
    if (!found) bridge->fail("there is no bridge " + base::quoted(bridge->value()));
    intent.other = byte_of(found.value_or(Bridge{}));
  }
  if (const auto by = top.find("by")) intent.other = byte_of(change_by(by->integer(-128, 127)));
}

}  // namespace

base::Result<Intent> read_intent(const Rules& rules, const nlohmann::json& json) {
  base::Fault fault{"intent"};
  const JsonReader top(json, fault);
  top.allow({"do", "card", "cards", "from", "to", "territory", "count", "dice", "amount", "leader",
             "bridge", "by", "value"});
  Intent intent;
  if (const auto what = top.find("do")) intent.what = read_what(*what);
  if (const auto card = top.find("card")) intent.card = read_any_card(rules, *card);
  if (const auto cards = top.find("cards")) intent.set = read_set(rules, *cards);
  if (const auto from = top.find("from")) intent.from = read_territory(rules, *from);
  if (const auto to = top.find("to")) intent.to = read_territory(rules, *to);
  if (const auto where = top.find("territory")) intent.territory = read_territory(rules, *where);
  for (const std::string_view field : {"count", "dice", "amount", "value"}) {
    if (const auto count = top.find(field)) intent.count = count->integer(0, 255);
  }
  if (const auto leader = top.find("leader")) intent.leader = leader->boolean();
  read_others(rules, top, intent);
  if (fault.any()) return fault.error();
  return intent;
}

Intent intent_of(Action action) {
  Intent intent;
  intent.what = static_cast<ActionKind>(action.kind);
  switch (intent.what) {
    case ActionKind::kTerritory:
    case ActionKind::kClaim:
    case ActionKind::kPlaceLeader: intent.territory = territory_of(action); break;
    case ActionKind::kPlace:
      intent.territory = territory_of(action);
      intent.count = action.b;
      break;
    case ActionKind::kTurnIn:
      intent.set = {CardId{action.a}, CardId{action.b}, CardId{action.c}};
      break;
    case ActionKind::kAttack:
      intent.from = Territory{action.a};
      intent.to = Territory{action.b};
      intent.count = action.c;
      break;
    case ActionKind::kFortify: {
      const FortifyMove move = fortify_move(action);
      intent.from = move.from;
      intent.to = move.to;
      intent.count = move.count;
      intent.leader = move.leader;
      break;
    }
    case ActionKind::kMission:
    case ActionKind::kPlayCard:
    case ActionKind::kShowCard:
    case ActionKind::kDraw:
    case ActionKind::kDiscard: intent.card = card_of(action); break;
    case ActionKind::kRoll:
    case ActionKind::kDefend:
    case ActionKind::kMoveIn:
    case ActionKind::kAmount: intent.count = action.a; break;
    case ActionKind::kBridge:
    case ActionKind::kChange: intent.other = action.a; break;
    default: break;
  }
  return intent;
}

}  // namespace trilogy
