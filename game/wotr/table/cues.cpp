#include "game/wotr/table/cues.h"

#include "game/table/dice/dice_tray.h"
#include "game/wotr/table/die_faces.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/pieces.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/state/battle_events.h"
#include "rules/wotr/state/card_events.h"
#include "rules/wotr/state/dice_events.h"
#include "rules/wotr/state/fellowship_events.h"
#include "rules/wotr/state/figure_events.h"
#include "rules/wotr/state/hunt_events.h"
#include "rules/wotr/state/step.h"

namespace wotr_table {
namespace {

using table::Cues;
using wotr::EventKind;
using wotr::fields_of;
using wotr::is_event;
using wotr::Side;

constexpr glm::vec3 kAboveDeck{0, 1.2F, 0};
constexpr glm::vec3 kTowardsHand{-9, 6, 9};
constexpr float kInHand = 0.25F;  // radians that a held card is turned

enum class CardWay { kDrawn, kGiven };

table::Piece thrown_die(const wotr::Rules& rules, Side side, int thrown) {
  const auto pips = static_cast<std::uint8_t>(thrown);
  return piece_of(rules, model_of(PieceKind::kCombatDie, wotr::byte_of(side), pips),
                  spot_in(Zone::kTray, wotr::byte_of(side)), {{0, 0, 0}, pip_die_rest(pips)},
                  table::kThrownDieScale);
}

table::CardCue travelling_card(const wotr::Rules& rules, Side side, wotr::Deck deck, CardWay way) {
  const bool is_drawn = way == CardWay::kDrawn;
  const glm::vec3 pile =
      (is_drawn ? deck_place(side, deck) : discard_place(side, deck)) + kAboveDeck;
  const glm::vec3 outwards(side == Side::kFree ? 1 : -1, 1, 1);
  return {.piece = piece_of(rules, model_of(PieceKind::kCard, wotr::byte_of(side)),
                            spot_in(Zone::kDecks, wotr::byte_of(side)), {pile, table::facing(0)}),
          .in_hand = {pile + kTowardsHand * outwards, table::facing(kInHand)},
          .is_drawn = is_drawn};
}

/// What is thrown, and what comes of it.
void add_dice(const wotr::Rules& rules, const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kActionDie: {
      const auto [side, face] = fields_of<EventKind::kActionDie>(event);
      cues.rolled.push_back(
          model_of(PieceKind::kActionDie, wotr::byte_of(side), wotr::byte_of(face)));
      break;
    }
    case EventKind::kHuntDie: {
      const auto die = fields_of<EventKind::kHuntDie>(event);
      cues.thrown.push_back(thrown_die(rules, Side::kShadow, die.value));
      break;
    }
    case EventKind::kCombatDie: {
      const auto die = fields_of<EventKind::kCombatDie>(event);
      cues.thrown.push_back(thrown_die(rules, die.side, die.value));
      break;
    }
    case EventKind::kCardDie: {
      const auto die = fields_of<EventKind::kCardDie>(event);
      cues.thrown.push_back(thrown_die(rules, card_of(rules, die.card).side, die.value));
      break;
    }
    default: break;
  }
}

void add_cards(const wotr::Rules& rules, const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kCardDrawn: {
      const auto drawn = fields_of<EventKind::kCardDrawn>(event);
      cues.cards.push_back(travelling_card(rules, drawn.side, drawn.deck, CardWay::kDrawn));
      break;
    }
    case EventKind::kCardDiscarded: {
      const auto given = fields_of<EventKind::kCardDiscarded>(event);
      cues.cards.push_back(travelling_card(rules, given.side, given.deck, CardWay::kGiven));
      break;
    }
    case EventKind::kCombatCardLaid: {
      const auto laid = fields_of<EventKind::kCombatCardLaid>(event);
      cues.cards.push_back(travelling_card(rules, laid.side, laid.deck, CardWay::kGiven));
      break;
    }
    default: break;
  }
}

/// What the Fellowship suffers is seen on the Fellowship, hidden or not.
void add_lights(const core::Event& event, Cues& cues) {
  const auto light_region = [&](wotr::RegionId region) {
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
      light_region(fields_of<EventKind::kRevealed>(event).region);
      break;
    case EventKind::kHuntDamage:
    case EventKind::kEnteredMordor: flash_fellowship(); break;
    case EventKind::kCaptured: light_region(fields_of<EventKind::kCaptured>(event).region); break;
    case EventKind::kMerged: light_region(fields_of<EventKind::kMerged>(event).region); break;
    case EventKind::kCardTarget:
      light_region(fields_of<EventKind::kCardTarget>(event).region);
      break;
    default: break;
  }
}

/// Who thrusts, and who is hit. Hits that are only told of count where nothing else is known.
void add_blows(std::span<const core::Event> events, Cues& cues) {
  std::array<int, 2> told{};
  for (const core::Event& event : events) {
    if (is_event(event, EventKind::kCombatDie)) {
      const auto die = fields_of<EventKind::kCombatDie>(event);
      ++cues.dice_thrown[at(die.side)];
      cues.hits_suffered[at(enemy_of(die.side))] += die.hit ? 1 : 0;
    }
    if (is_event(event, EventKind::kHits)) {
      const auto [side, hits] = fields_of<EventKind::kHits>(event);
      told[at(enemy_of(side))] += hits;
    }
    if (is_event(event, EventKind::kCardHits)) {
      const auto struck = fields_of<EventKind::kCardHits>(event);
      cues.hits_suffered[at(struck.side)] += struck.hits;
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
    const auto moved = fields_of<EventKind::kFigures>(event);
    cues.moves.push_back({model_of(PieceKind::kFigure, wotr::byte_of(moved.figure)),
                          spot_in(Zone::kMap, wotr::byte_of(moved.from))});
  }
  add_blows(events, cues);
  return cues;
}

}  // namespace wotr_table
