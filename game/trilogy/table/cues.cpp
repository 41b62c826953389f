#include "game/trilogy/table/cues.h"

#include <algorithm>

#include "game/figures/dice.h"
#include "game/table/dice/dice_tray.h"
#include "game/trilogy/table/pieces.h"

namespace trilogy_table {
namespace {

using table::Cues;
using trilogy::EventKind;
using trilogy::fields_of;
using trilogy_figures::Rank;

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
      ++cues.dice_thrown[die.attacks ? 0 : 1];
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

}  // namespace

Cues cues_of(const trilogy::Rules& rules, std::span<const core::Event> events) {
  Cues cues;
  cues.has_events = !events.empty();
  for (const core::Event& event : events) {
    add_dice(event, cues);
    add_moves(rules, event, cues);
  }
  return cues;
}

}  // namespace trilogy_table
