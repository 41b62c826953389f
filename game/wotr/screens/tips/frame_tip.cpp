#include "game/wotr/screens/tips/frame_tip.h"

#include <nlohmann/json.hpp>
#include <numeric>

#include "game/screens/controls/tip.h"
#include "game/wotr/screens/hunt/company_picture.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using table::FrameThing;
using wotr_table::FramePart;

std::string words_about_rings(const Context& context) {
  const auto& rings = context.view.board.elven_rings;
  return say(context, "table.rings", json{{"free", rings[0]}, {"shadow", rings[1]}});
}

std::string words_about_pool(const Context& context) {
  const auto& pool = context.view.board.hunt_pool;
  return say(context, "table.hunt-pool",
             json{{"tiles", std::accumulate(pool.begin(), pool.end(), 0)}});
}

std::string words_about_hunt_box(const Context& context) {
  const wotr::HuntBox& box = context.view.board.hunt_box;
  return say(context, "table.hunt-box", json{{"shadow", box.shadow}, {"free", box.free}});
}

int discards_of(const Context& context, wotr::Side side, wotr::Deck deck) {
  int cards = 0;
  for (std::size_t card = 0; card < context.view.cards.size(); ++card) {
    if (context.view.cards[card] != wotr::CardPlace::kDiscard) continue;
    const wotr::Card& row = wotr::card_of(context.rules, static_cast<wotr::CardId>(card));
    cards += row.side == side && row.deck == deck;
  }
  return cards;
}

std::string words_about_pile(const Context& context, const FrameThing& thing) {
  const auto side = static_cast<wotr::Side>(thing.a);
  const auto deck = static_cast<wotr::Deck>(thing.b);
  const bool drawn_from = wotr_table::part_of(thing) == FramePart::kDeck;
  const int cards =
      drawn_from ? context.view.decks[thing.a][thing.b] : discards_of(context, side, deck);
  std::string key = drawn_from ? "table.deck" : "table.discards";
  key += deck == wotr::Deck::kCharacter ? ".character" : ".strategy";
  return say(context, key, json{{"side", wotr::id_of(side)}, {"cards", cards}});
}

std::string words_about_tray(const Context& context, wotr::Side side) {
  const wotr::DicePool& pool = context.view.board.dice[static_cast<std::size_t>(side)];
  const int dice = std::accumulate(pool.faces.begin(), pool.faces.end(), 0);
  const bool to_roll = dice == 0 && pool.to_roll > 0;
  return say(context, to_roll ? "table.dice-to-roll" : "table.dice",
             json{{"side", wotr::id_of(side)}, {"dice", to_roll ? pool.to_roll : dice}});
}

}  // namespace

std::string words_about(const Context& context, const FrameThing& thing) {
  switch (wotr_table::part_of(thing)) {
    case FramePart::kCard:
    case FramePart::kDie:
    case FramePart::kCompanion:
    case FramePart::kNone: return {};
    case FramePart::kFellowship:
      screens::note_tip_picture(context, company_picture(context));
      return words_about_fellowship(context);
    case FramePart::kNation: return words_about(context, static_cast<wotr::Nation>(thing.a));
    case FramePart::kPolitics: return say(context, "table.politics");
    case FramePart::kVictory: return words_about_points(context, static_cast<wotr::Side>(thing.a));
    case FramePart::kHuntBox: return words_about_hunt_box(context);
    case FramePart::kHuntPool: return words_about_pool(context);
    case FramePart::kRings: return words_about_rings(context);
    case FramePart::kDeck:
    case FramePart::kDiscards: return words_about_pile(context, thing);
    case FramePart::kTray: return words_about_tray(context, static_cast<wotr::Side>(thing.a));
  }
  return {};
}

core::Ruling ruling_about(const FrameThing& thing) {
  switch (wotr_table::part_of(thing)) {
    case FramePart::kNone: break;
    case FramePart::kFellowship: return {139};
    case FramePart::kNation:
    case FramePart::kPolitics: return {260};
    case FramePart::kVictory: return {271};
    case FramePart::kHuntBox: return {50};
    case FramePart::kHuntPool: return {141};
    case FramePart::kRings: return {64};
    case FramePart::kDeck: return {32};
    case FramePart::kDiscards:
    case FramePart::kCard: return {70};
    case FramePart::kTray:
    case FramePart::kDie: return {15};
    case FramePart::kCompanion: return {100};
  }
  return {};
}

}  // namespace wotr_screens
