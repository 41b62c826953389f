#include "game/trilogy/table/cues.h"

#include <algorithm>

#include "game/figures/dice.h"
#include "game/table/dice/dice_tray.h"
#include "game/trilogy/table/frame/frame.h"
#include "game/trilogy/table/pieces.h"
#include "rules/trilogy/state/army_events.h"
#include "rules/trilogy/state/card_events.h"
#include "rules/trilogy/state/fellowship_events.h"
#include "rules/trilogy/state/invasion_events.h"
#include "rules/trilogy/state/step.h"
#include "rules/trilogy/state/turn_events.h"

namespace trilogy_table {
namespace {

using table::Cues;
using trilogy::EventKind;
using trilogy::fields_of;
using trilogy_figures::Rank;

enum class CardWay { kDrawn, kGiven };

// The forces of a battle, as battle_of() has them.
constexpr std::size_t kAttacker = 0;
constexpr std::size_t kDefender = 1;

table::Piece thrown_die(DieKind kind, int thrown) {
  const int face = std::clamp(thrown - 1, 0, trilogy::kDieSides - 1);
  const auto die = static_cast<std::uint8_t>(kind);
  return piece_of(model_of(PieceKind::kDie, die, static_cast<std::uint8_t>(thrown)),
                  spot_in(Zone::kTray, die), {{0, 0, 0}, figures::die_rest_rotation(face)},
                  table::kThrownDieScale);
}

void add_dice(const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kDie:
      cues.thrown.push_back(thrown_die(DieKind::kOther, fields_of<EventKind::kDie>(event).value));
      break;
    case EventKind::kFellowshipDie:
      cues.thrown.push_back(
          thrown_die(DieKind::kOther, fields_of<EventKind::kFellowshipDie>(event).value));
      break;
    case EventKind::kBattleDie: {
      const auto die = fields_of<EventKind::kBattleDie>(event);
      cues.thrown.push_back(
          thrown_die(die.attacks ? DieKind::kAttack : DieKind::kDefence, die.value));
      ++cues.dice_thrown[die.attacks ? kAttacker : kDefender];
      break;
    }
    default: break;
  }
}

/// Any of the pieces of an army that is missing where some left may be one that stands there now.
void add_march(const trilogy::Rules& rules, core::Seat seat, trilogy::Territory from, Cues& cues) {
  for (const Rank rank : {Rank::kFoot, Rank::kRider, Rank::kGreat}) {
    cues.moves.push_back({figure_of(colour_of(rules, seat), rank), on_map(from)});
  }
}

void add_moves(const trilogy::Rules& rules, const core::Event& event, Cues& cues) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kMoved: {
      const auto moved = fields_of<EventKind::kMoved>(event);
      add_march(rules, moved.seat, moved.from, cues);
      break;
    }
    case EventKind::kLeaderMoved: {
      const auto moved = fields_of<EventKind::kLeaderMoved>(event);
      cues.moves.push_back(
          {figure_of(colour_of(rules, moved.seat), Rank::kLeader), on_map(moved.from)});
      break;
    }
    default: break;
  }
}

/// To or from the hands of whoever sits south of the sea.
void add_card(trilogy::Deck deck, CardWay way, Cues& cues) {
  constexpr glm::vec3 kAbovePile{0, 1.4F, 0};
  constexpr glm::vec3 kToHand{12, 7, 40};
  constexpr float kHeld = 0.25F;  // radians that a held card is turned
  const bool is_drawn = way == CardWay::kDrawn;
  const glm::vec3 pile = (is_drawn ? deck_place(deck) : discard_place(deck)) + kAbovePile;
  const std::uint8_t d = trilogy::byte_of(deck);
  cues.cards.push_back({.piece = piece_of(model_of(PieceKind::kCard, d), spot_in(Zone::kDecks, d),
                                          {pile, table::facing(0)}),
                        .in_hand = {pile + kToHand, table::facing(kHeld)},
                        .is_drawn = is_drawn});
}

void add_cards(const core::Event& event, Cues& cues) {
  const auto lay_down = [&](trilogy::CardId card) {
    add_card(trilogy::deck_of(card), CardWay::kGiven, cues);
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kCardDrawn:
      add_card(fields_of<EventKind::kCardDrawn>(event).deck, CardWay::kDrawn, cues);
      break;
    case EventKind::kCardTurned:
      add_card(trilogy::deck_of(fields_of<EventKind::kCardTurned>(event).card), CardWay::kDrawn,
               cues);
      break;
    case EventKind::kLooked: add_card(trilogy::Deck::kTerritory, CardWay::kDrawn, cues); break;
    case EventKind::kDiscarded: lay_down(fields_of<EventKind::kDiscarded>(event).card); break;
    case EventKind::kTurnedIn: {
      const auto set = fields_of<EventKind::kTurnedIn>(event);
      for (const trilogy::CardId card : {set.one, set.two, set.three}) lay_down(card);
      break;
    }
    case EventKind::kCardPlayed: lay_down(fields_of<EventKind::kCardPlayed>(event).card); break;
    case EventKind::kMissionDone: lay_down(fields_of<EventKind::kMissionDone>(event).card); break;
    case EventKind::kCardShown: lay_down(fields_of<EventKind::kCardShown>(event).card); break;
    default: break;
  }
}

void add_lights(const trilogy::Rules& rules, const core::Event& event, Cues& cues) {
  const auto light = [&](trilogy::Territory territory) { cues.lit.push_back(on_table(territory)); };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kInvasionsBarred:
      light(fields_of<EventKind::kInvasionsBarred>(event).territory);
      break;
    case EventKind::kBridgeClosed: {
      const auto bridge = fields_of<EventKind::kBridgeClosed>(event).bridge;
      const trilogy::BridgeRow& row = rules.bridges[static_cast<std::size_t>(bridge)];
      light(row.one);
      light(row.other);
      break;
    }
    case EventKind::kInvasionBegan: light(fields_of<EventKind::kInvasionBegan>(event).to); break;
    case EventKind::kSourceChanged: light(fields_of<EventKind::kSourceChanged>(event).from); break;
    case EventKind::kStrongholdCancelled:
      light(fields_of<EventKind::kStrongholdCancelled>(event).territory);
      break;
    case EventKind::kConquered: light(fields_of<EventKind::kConquered>(event).territory); break;
    case EventKind::kRollRequired:
      light(fields_of<EventKind::kRollRequired>(event).territory);
      break;
    case EventKind::kFellowshipHeld:
      light(fields_of<EventKind::kFellowshipHeld>(event).territory);
      break;
    case EventKind::kFellowshipStayed:
      light(fields_of<EventKind::kFellowshipStayed>(event).territory);
      break;
    default: break;
  }
}

/// Who is struck: of two dice the lower one, and of equal ones the attacker's.
void add_blows(const core::Event& event, Cues& cues) {
  if (!trilogy::is_event(event, EventKind::kBattleScore)) return;
  const auto score = fields_of<EventKind::kBattleScore>(event);
  ++cues.hits_suffered[score.attack > score.defence ? kDefender : kAttacker];
}

}  // namespace

Cues cues_of(const trilogy::Rules& rules, std::span<const core::Event> events) {
  Cues cues;
  cues.has_events = !events.empty();
  for (const core::Event& event : events) {
    add_dice(event, cues);
    add_moves(rules, event, cues);
    add_cards(event, cues);
    add_lights(rules, event, cues);
    add_blows(event, cues);
  }
  return cues;
}

}  // namespace trilogy_table
