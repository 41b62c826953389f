#include "game/screens/frame_tip.h"

#include <nlohmann/json.hpp>
#include <numeric>

#include "game/screens/side_panel.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

using nlohmann::json;
using table::FrameThing;
using wotr_table::FramePart;

std::string words_about_rings(const Sheet& sheet) {
  const auto& rings = sheet.model.view.board.elven_rings;
  return say(sheet, "table.rings", json{{"free", rings[0]}, {"shadow", rings[1]}});
}

std::string words_about_pool(const Sheet& sheet) {
  const auto& pool = sheet.model.view.board.hunt_pool;
  return say(sheet, "table.hunt-pool",
             json{{"tiles", std::accumulate(pool.begin(), pool.end(), 0)}});
}

std::string words_about_hunt_box(const Sheet& sheet) {
  const wotr::HuntBox& box = sheet.model.view.board.hunt_box;
  return say(sheet, "table.hunt-box", json{{"shadow", box.shadow}, {"free", box.free}});
}

int discards_of(const Sheet& sheet, wotr::Side side, wotr::Deck deck) {
  int cards = 0;
  for (std::size_t card = 0; card < sheet.model.view.cards.size(); ++card) {
    if (sheet.model.view.cards[card] != wotr::CardPlace::kDiscard) continue;
    const wotr::Card& row = wotr::card_of(sheet.model.rules, static_cast<wotr::CardId>(card));
    cards += row.side == side && row.deck == deck;
  }
  return cards;
}

std::string words_about_pile(const Sheet& sheet, const FrameThing& thing) {
  const auto side = static_cast<wotr::Side>(thing.a);
  const auto deck = static_cast<wotr::Deck>(thing.b);
  const bool drawn_from = wotr_table::part_of(thing) == FramePart::kDeck;
  const int cards =
      drawn_from ? sheet.model.view.decks[thing.a][thing.b] : discards_of(sheet, side, deck);
  std::string key = drawn_from ? "table.deck" : "table.discards";
  key += deck == wotr::Deck::kCharacter ? ".character" : ".strategy";
  return say(sheet, key, json{{"side", wotr::id_of(side)}, {"cards", cards}});
}

std::string words_about_tray(const Sheet& sheet, wotr::Side side) {
  const wotr::DicePool& pool = sheet.model.view.board.dice[static_cast<std::size_t>(side)];
  const int dice = std::accumulate(pool.faces.begin(), pool.faces.end(), 0);
  const bool to_roll = dice == 0 && pool.to_roll > 0;
  return say(sheet, to_roll ? "table.dice-to-roll" : "table.dice",
             json{{"side", wotr::id_of(side)}, {"dice", to_roll ? pool.to_roll : dice}});
}

}  // namespace

std::string words_about(const Sheet& sheet, const FrameThing& thing) {
  switch (wotr_table::part_of(thing)) {
    case FramePart::kNone: return {};
    case FramePart::kFellowship: return words_about_fellowship(sheet);
    case FramePart::kNation: return words_about(sheet, static_cast<wotr::Nation>(thing.a));
    case FramePart::kPolitics: return say(sheet, "table.politics");
    case FramePart::kVictory:
      return words_about_points(sheet, static_cast<wotr::Side>(thing.a), "");
    case FramePart::kHuntBox: return words_about_hunt_box(sheet);
    case FramePart::kHuntPool: return words_about_pool(sheet);
    case FramePart::kRings: return words_about_rings(sheet);
    case FramePart::kDeck:
    case FramePart::kDiscards: return words_about_pile(sheet, thing);
    case FramePart::kTray: return words_about_tray(sheet, static_cast<wotr::Side>(thing.a));
  }
  return {};
}

}  // namespace screens
