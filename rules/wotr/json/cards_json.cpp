#include "rules/wotr/json/cards_json.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/names/names.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

using nlohmann::json;

json counts_json(const CountByDeck& counts) {
  return {{"character", counts[0]}, {"strategy", counts[1]}};
}

/// The cards that a seat holds, as far as the viewer may know.
json held(const Rules& rules, const View& view, Seat seat, CardPlace place,
          const CountByDeck& counts) {
  if (!view.viewer.includes(seat)) return {{"hidden", counts_json(counts)}};
  json list = json::array();
  for (const CardId card : cards_at(view.cards, place)) list.push_back(card_of(rules, card).id);
  return list;
}

/// The cards of a side that lie in an open place.
json seen(const Rules& rules, const View& view, CardPlace place, Side side) {
  json list = json::array();
  for (const CardId id : cards_at(view.cards, place)) {
    const Card& card = card_of(rules, id);
    if (card.side == side) list.push_back(card.id);
  }
  return list;
}

json decks_json(const Rules& rules, const View& view, Side side) {
  if (view.viewer != core::kAll) return counts_json(view.decks[at(side)]);
  json decks = {{"character", json::array()}, {"strategy", json::array()}};
  for (const CardId id : cards_at(view.cards, CardPlace::kDeck)) {
    const Card& card = card_of(rules, id);
    if (card.side == side) decks[std::string(id_of(card.deck))].push_back(card.id);
  }
  return decks;
}

}  // namespace

json cards_json(const Rules& rules, const View& view) {
  json object = json::object();
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    const auto seat = static_cast<Seat>(s);
    const std::string name(rules.teams.names[s]);
    object["hands"][name] = held(rules, view, seat, hand_of(seat), view.hands[s]);
    object["hiddenDiscards"][name] =
        held(rules, view, seat, hidden_discard_of(seat), view.hidden_discards[s]);
    object["tableCards"][name] = seen(rules, view, table_of(seat), side_of(rules, seat));
  }
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const std::string name(id_of(side));
    object["decks"][name] = decks_json(rules, view, side);
    object["discards"][name] = seen(rules, view, CardPlace::kDiscard, side);
    object["removedCards"][name] = seen(rules, view, CardPlace::kRemoved, side);
  }
  return object;
}

}  // namespace wotr
