#include "game/table/motion/guests.h"

#include "game/table/dice/dice_tray.h"
#include "game/table/dice/die_faces.h"
#include "game/table/frame/frame.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using wotr::EventKind;
using wotr::Side;

constexpr glm::vec3 kAboveDeck{0, 1.2F, 0};
constexpr glm::vec3 kTowardsHand{-9, 6, 9};
constexpr float kInHand = 0.25F;  // radians that a held card is turned

Actor thrown_die(Side side, int pips) {
  return {.piece = {.model = {PieceKind::kCombatDie, wotr::byte_of(side),
                              static_cast<std::uint8_t>(pips)},
                    .spot = {Zone::kTray, wotr::byte_of(side)},
                    .pose = {{0, 0, 0}, pip_die_rest(pips)},
                    .scale = kThrownDieScale},
          .motion = {},
          .leaves = true};
}

enum class CardWay { kDrawn, kGiven };

Actor travelling_card(const core::Event& event, CardWay way, const MotionStyle& style,
                      bool is_reduced) {
  const auto side = static_cast<Side>(event.args[1]);
  const auto deck = static_cast<wotr::Deck>(event.args[2]);
  const bool is_drawn = way == CardWay::kDrawn;
  const glm::vec3 pile =
      (is_drawn ? deck_place(side, deck) : discard_place(side, deck)) + kAboveDeck;
  const glm::vec3 outwards(side == Side::kFree ? 1 : -1, 1, 1);
  const engine::Pose at_pile{pile, facing(0)};
  const engine::Pose in_hand{pile + kTowardsHand * outwards, facing(kInHand)};
  Actor card{.piece = {.model = {PieceKind::kCard, event.args[1]},
                       .spot = {Zone::kDecks, event.args[1]},
                       .pose = is_drawn && !is_reduced ? in_hand : at_pile,
                       .scale = 1},
             .motion = {},
             .leaves = true};
  if (is_reduced) {
    card.motion = fade(card.piece, is_drawn ? Gait::kFade : Gait::kAppear, style.reduced.fade);
    return card;
  }
  Actor before = card;
  before.piece.pose = is_drawn ? at_pile : in_hand;
  card.motion = slide(before, 0, style.pieces.card);
  return card;
}

}  // namespace

std::vector<Actor> thrown_dice(std::span<const core::Event> events, const wotr::Rules& rules) {
  std::vector<Actor> dice;
  for (const core::Event& event : events) {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::kHuntDie: dice.push_back(thrown_die(Side::kShadow, event.args[0])); break;
      case EventKind::kCombatDie:
        dice.push_back(thrown_die(static_cast<Side>(event.args[0]), event.args[1]));
        break;
      case EventKind::kCardDie: {
        const auto card = static_cast<wotr::CardId>(event.args[0]);
        dice.push_back(thrown_die(card_of(rules, card).side, event.args[1]));
        break;
      }
      default: break;
    }
  }
  return dice;
}

std::vector<Actor> travelling_cards(std::span<const core::Event> events, const MotionStyle& style,
                                    bool is_reduced) {
  std::vector<Actor> cards;
  for (const core::Event& event : events) {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::kCardDrawn:
        cards.push_back(travelling_card(event, CardWay::kDrawn, style, is_reduced));
        break;
      case EventKind::kCardDiscarded:
      case EventKind::kCombatCardLaid:
        cards.push_back(travelling_card(event, CardWay::kGiven, style, is_reduced));
        break;
      default: break;
    }
  }
  return cards;
}

}  // namespace table
