#include "game/wotr/table/cues.h"

#include "game/table/dice/dice_tray.h"
#include "game/wotr/table/die_faces.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/pieces.h"
#include "game/wotr/table/regions.h"

namespace wotr_table {
namespace {

using table::Cues;
using wotr::EventKind;
using wotr::Side;

constexpr glm::vec3 kAboveDeck{0, 1.2F, 0};
constexpr glm::vec3 kTowardsHand{-9, 6, 9};
constexpr float kInHand = 0.25F;  // radians that a held card is turned

enum class CardWay { kDrawn, kGiven };

table::Piece thrown_die(const wotr::Rules& rules, Side side, std::uint8_t pips) {
  return piece_of(rules, model_of(PieceKind::kCombatDie, wotr::byte_of(side), pips),
                  spot_in(Zone::kTray, wotr::byte_of(side)), {{0, 0, 0}, pip_die_rest(pips)},
                  table::kThrownDieScale);
}

table::CardCue travelling_card(const wotr::Rules& rules, const core::Event& event, CardWay way) {
  const auto side = static_cast<Side>(event.args[1]);
  const auto deck = static_cast<wotr::Deck>(event.args[2]);
  const bool is_drawn = way == CardWay::kDrawn;
  const glm::vec3 pile =
      (is_drawn ? deck_place(side, deck) : discard_place(side, deck)) + kAboveDeck;
  const glm::vec3 outwards(side == Side::kFree ? 1 : -1, 1, 1);
  return {.piece = piece_of(rules, model_of(PieceKind::kCard, event.args[1]),
                            spot_in(Zone::kDecks, event.args[1]), {pile, table::facing(0)}),
          .in_hand = {pile + kTowardsHand * outwards, table::facing(kInHand)},
          .is_drawn = is_drawn};
}

/// What is thrown, and what comes of it.
void add_dice(const wotr::Rules& rules, const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kActionDie:
      cues.rolled.push_back(model_of(PieceKind::kActionDie, event.args[0], event.args[1]));
      break;
    case EventKind::kHuntDie:
      cues.thrown.push_back(thrown_die(rules, Side::kShadow, event.args[0]));
      break;
    case EventKind::kCombatDie:
      cues.thrown.push_back(thrown_die(rules, static_cast<Side>(event.args[0]), event.args[1]));
      break;
    case EventKind::kCardDie: {
      const auto card = static_cast<wotr::CardId>(event.args[0]);
      cues.thrown.push_back(thrown_die(rules, card_of(rules, card).side, event.args[1]));
      break;
    }
    default: break;
  }
}

void add_cards(const wotr::Rules& rules, const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kCardDrawn:
      cues.cards.push_back(travelling_card(rules, event, CardWay::kDrawn));
      break;
    case EventKind::kCardDiscarded:
    case EventKind::kCombatCardLaid:
      cues.cards.push_back(travelling_card(rules, event, CardWay::kGiven));
      break;
    default: break;
  }
}

/// What the Fellowship suffers is seen on the Fellowship, hidden or not.
void add_lights(const core::Event& event, Cues& cues) {
  const auto light_region = [&](std::uint8_t region) {
    cues.lit.push_back(static_cast<table::RegionId>(region));
  };
  const auto flash_fellowship = [&] {
    if (!cues.flashing.empty()) return;
    for (const std::uint8_t hidden : std::array<std::uint8_t, 2>{0, 1}) {
      cues.flashing.push_back(model_of(PieceKind::kFellowship, hidden));
    }
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kRevealed:
      flash_fellowship();
      light_region(event.args[0]);
      break;
    case EventKind::kHuntDamage:
    case EventKind::kEnteredMordor: flash_fellowship(); break;
    case EventKind::kCaptured:
    case EventKind::kMerged: light_region(event.args[0]); break;
    case EventKind::kCardTarget: light_region(event.args[1]); break;
    default: break;
  }
}

bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == wotr::byte_of(kind);
}

/// Who thrusts, and who is hit. Hits that are only told of count where nothing else is known.
void add_blows(std::span<const core::Event> events, Cues& cues) {
  std::array<int, 2> told{};
  for (const core::Event& event : events) {
    const std::size_t side = event.args[0] == 0 ? 0 : 1;
    if (is_event(event, EventKind::kCombatDie)) {
      ++cues.dice_thrown[side];
      cues.hits_suffered[1 - side] += event.args[2] != 0 ? 1 : 0;
    }
    if (is_event(event, EventKind::kHits)) told[1 - side] += event.args[1];
    if (is_event(event, EventKind::kCardHits)) {
      cues.hits_suffered[event.args[1] == 0 ? 0 : 1] += event.args[2];
    }
  }
  const bool any_thrown = cues.dice_thrown[0] + cues.dice_thrown[1] > 0;
  if (!any_thrown && cues.hits_suffered == std::array<int, 2>{}) cues.hits_suffered = told;
}

}  // namespace

Cues cues_of(const wotr::Rules& rules, std::span<const core::Event> events) {
  Cues cues;
  cues.has_events = !events.empty();
  for (const core::Event& event : events) {
    add_dice(rules, event, cues);
    add_cards(rules, event, cues);
    add_lights(event, cues);
    if (!is_event(event, EventKind::kFigures)) continue;
    cues.moves.push_back(
        {model_of(PieceKind::kFigure, event.args[0]), spot_in(Zone::kMap, event.args[2])});
  }
  add_blows(events, cues);
  return cues;
}

}  // namespace wotr_table
