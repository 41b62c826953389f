#include "rules/trilogy/json/state_json.h"

#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/json/fields.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy {
namespace {

using nlohmann::json;

auto field_writer(const Rules& rules, json& object) {
  return [&rules, &object](std::string_view name, FieldType type, auto value) {
    object[std::string(name)] = write_field(rules, type, static_cast<std::uint8_t>(value));
  };
}

json seat_json(const Rules& rules, Seat seat) {
  return write_field(rules, FieldType::kSeat, byte_of(seat));
}
json territory_json(const Rules& rules, Territory territory) {
  return write_field(rules, FieldType::kTerritory, byte_of(territory));
}

json ids_json(const Rules& rules, const TerritorySet& territories) {
  json list = json::array();
  for (const Territory territory : territories) list.push_back(row_of(rules, territory).id);
  return list;
}

json ids_json(const Rules& rules, const CardSet& cards) {
  json list = json::array();
  for (const CardId card : cards) list.push_back(card_id(rules, card));
  return list;
}

json one_territory_json(const Rules& rules, const Board& board, Territory territory) {
  const Seat owner = owner_of(board, territory);
  const Seat leader = has_leader(board, territory) ? owner : kNobody;
  return {{"owner", seat_json(rules, owner)},
          {"battalions", battalions_in(board, territory)},
          {"leader", seat_json(rules, leader)}};
}

json map_json(const Rules& rules, const Board& board) {
  json object = json::object();
  int free = 0;
  for (const Territory territory : rules.all) {
    const json one = one_territory_json(rules, board, territory);
    object["territories"][row_of(rules, territory).id] = one;
    free += owner_of(board, territory) == kNobody;
  }
  object["free"] = free;
  return object;
}

/// What each seat has, and the neutral army.
json armies_json(const Rules& rules, const Board& board) {
  json object = json::object();
  for (std::size_t s = 0; s < kOwners; ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const std::string name(seat_id(rules, seat));
    if (name.empty()) continue;
    object["owned"][name] = ids_json(rules, held_by(board, seat));
    object["raised"][name] = board.raised[s];
    object["lost"][name] = board.lost[s];
    if (seat == kNeutralArmy) continue;
    object["supply"][name] = {{"battalions", board.supply[s]},
                              {"leaders", leaders_in_supply(board, seat)}};
    object["toPlace"][name] = board.to_place[s];
  }
  return object;
}

/// The cards that a viewer sees of a pile, or how many there are.
json held_json(const Rules& rules, const CardSet& seen, bool sees, int count) {
  return sees ? ids_json(rules, seen) : json{{"hidden", count}};
}

json cards_json(const Rules& rules, const View& view) {
  const Piles& piles = view.piles;
  json object = json::object();
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const std::string name(rules.seating.names[s]);
    const bool sees = view.viewer.includes(Seat{static_cast<std::uint8_t>(s)});
    object["territoryCards"][name] =
        held_json(rules, piles.hands[s] & rules.territory_cards, sees, view.hands[s][0]);
    object["adventureCards"][name] =
        held_json(rules, piles.hands[s] & rules.adventure_cards, sees, view.hands[s][1]);
    object["secretCards"][name] = held_json(rules, piles.secrets[s], sees, view.secrets[s]);
    object["playedCards"][name] = ids_json(rules, piles.played[s]);
  }
  object["turnedCards"] = ids_json(rules, piles.turned);
  for (const Deck deck : {Deck::kTerritory, Deck::kAdventure}) {
    const CardSet& all = deck == Deck::kTerritory ? rules.territory_cards : rules.adventure_cards;
    const std::string name(id_of(deck));
    const bool sees = view.viewer == core::kAll;
    object["decks"][name] = sees ? ids_json(rules, piles.deck & all) : json(view.decks[of(deck)]);
    object["discards"][name] = ids_json(rules, piles.discards & all);
  }
  return object;
}

json bridges_json(const Rules& rules, BridgeSet bridges) {
  json list = json::array();
  for (std::size_t b = 0; b < kBridgeCount; ++b) {
    if ((bridges >> b & 1u) != 0) list.push_back(rules.bridges[b].id);
  }
  return list;
}

/// What cards have brought; each ends when the next turn of the seat begins.
json effects_json(const Rules& rules, const Lasting& lasting) {
  json list = json::array();
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const auto add = [&](const char* effect, const char* field, const json& value) {
      list.push_back({{"effect", effect}, {"until", rules.seating.names[s]}, {field, value}});
    };
    if (!lasting.no_invasions[s].empty()) {
      add("no-invasions", "territories", ids_json(rules, lasting.no_invasions[s]));
    }
    if (lasting.closed_bridges[s] != 0) {
      add("closed-bridges", "bridges", bridges_json(rules, lasting.closed_bridges[s]));
    }
    if (lasting.sea_toll[s] != 0) add("sea-toll", "count", lasting.sea_toll[s]);
  }
  return list;
}

/// Dice that have fallen.
template <std::size_t size>
json dice_json(const std::array<std::uint8_t, size>& dice) {
  json list = json::array();
  for (const std::uint8_t die : dice) {
    if (die != 0) list.push_back(die);
  }
  return list;
}

json invasion_json(const Rules& rules, const Board& board) {
  if (!is_invading(board)) return nullptr;
  json object = json::object();
  visit_invasion(board.invasion, field_writer(rules, object));
  object["attack"] = dice_json(board.invasion.attack);
  object["defence"] = dice_json(board.invasion.defence);
  object["answers"] = seat_json(rules, owner_of(board, board.invasion.to));
  return object;
}

json roll_json(const Rules& rules, const Fellowship& fellowship) {
  json object = json::object();
  visit_roll(fellowship, field_writer(rules, object));
  return object;
}

json turn_json(const Rules& rules, const Board& board) {
  json object = json::object();
  visit_memory(board.memory, field_writer(rules, object));
  object["phase"] = id_of(board.phase);
  object["turn"] = board.turn;
  object["step"] = board.phase == Phase::kTurn ? json(id_of(board.step)) : json();
  object["toAct"] = seat_json(rules, board.to_act);
  object["seats"] = rules.seating.names;
  object["first"] = seat_json(rules, board.first);
  object["placing"] = seat_json(rules, board.placing);
  object["neutral"] = seat_json(rules, kNeutralArmy);
  object["enteredThisTurn"] = ids_json(rules, board.entered);
  object["eliminated"] = write_field(rules, FieldType::kSeats, board.eliminated);
  object["effects"] = effects_json(rules, board.lasting);
  object["invasion"] = invasion_json(rules, board);
  object["ring"] = {{"territory", territory_json(rules, rules.path[board.fellowship.place])},
                    {"destroyed", board.fellowship.destroyed != 0},
                    {"roll", roll_json(rules, board.fellowship)}};
  object["winner"] = seat_json(rules, board.winner);
  object["victory"] = id_of(board.victory);
  return object;
}

json scores_json(const Rules& rules, const View& view) {
  if (view.board.phase != Phase::kOver) return nullptr;
  const State open{.board = view.board, .piles = view.piles, .pending = {}};
  json scores = json::object();
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    scores[std::string(rules.seating.names[s])] =
        score_of(rules, open, Seat{static_cast<std::uint8_t>(s)});
  }
  return scores;
}

json pending_json(const Rules& rules, const StepStack& pending) {
  const auto write = [&rules](std::uint8_t type, std::uint8_t value) {
    return type == static_cast<std::uint8_t>(FieldType::kCard) && value == byte_of(kNoCard)
               ? json(nullptr)
               : write_field(rules, static_cast<FieldType>(type), value);
  };
  json steps = json::array();
  const auto kept = pending.steps();
  if (pending.overflowed()) {  // one too many to be read again
    steps.push_back(core::write_row(step_schema(), 0, Step{}.args, write));
  }
  for (std::size_t i = kept.size(); i-- > 0;) {
    steps.push_back(core::write_row(step_schema(), byte_of(kept[i].kind), kept[i].args, write));
  }
  return steps;
}

}  // namespace

json view_json(const Rules& rules, const View& view) {
  json object = turn_json(rules, view.board);
  object.update(map_json(rules, view.board));
  object.update(armies_json(rules, view.board));
  object.update(cards_json(rules, view));
  object["score"] = scores_json(rules, view);
  return object;
}

json state_json(const Rules& rules, const State& state) {
  json object = view_json(rules, view(rules, state, core::kAll));
  object["pending"] = pending_json(rules, state.pending);
  return object;
}

}  // namespace trilogy
