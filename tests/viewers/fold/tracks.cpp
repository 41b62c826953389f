#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/card_effects/play_card.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

std::size_t at(Seat seat) { return static_cast<std::size_t>(core::index(seat)); }

/// a die for each of these who stands on the map.
std::uint8_t pool_size(const Board& board, Side side) {
  const CharacterSet bring_dice =
      join(only(Character::kAragorn), only(Character::kGandalfTheWhite));
  const CharacterSet who = side == Side::kFree ? bring_dice : kMinions;
  const int plain = side == Side::kFree ? 4 : 7;
  return static_cast<std::uint8_t>(plain + count(static_cast<CharacterSet>(board.on_map & who)));
}

void begin_turn(Board& board, int turn) {
  board.turn = static_cast<std::uint16_t>(turn);
  board.returning = 0;
  board.free_die_returned = board.hunt_box.free > 0 ? 1 : 0;
  board.hunt_box = {};
  for (const Side side : {Side::kFree, Side::kShadow}) {
    board.dice[at(side)] = {};
    board.dice[at(side)].to_roll = pool_size(board, side);
  }
  board.ring_used = {};
  board.messenger_used = 0;
  board.mordor_attempt = 0;
  board.declared = 0;
}

/// teammates act in turns, and the one that does not lead begins.
void begin_actions(const Rules& rules, Board& board) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    board.next[at(side)] = teammate_of(rules, leading_seat(board, side));
  }
  board.mid_cycle = 0;
}

void end_action(const Rules& rules, Board& board, Seat seat) {
  board.next[at(side_of(rules, seat))] = teammate_of(rules, seat);
  board.acting_as = 0;
  board.event.card = kNoCard;
  if (is_restricted(rules, seat)) board.mid_cycle = board.mid_cycle != 0 ? 0 : 1;
}

void hand_on(const Rules& rules, Board& board, const MaskedEvent& masked) {
  const auto after = masked.get<Seat>("after");
  if (after != core::kNobody) {
    end_action(rules, board, after);
  } else if (board.phase == Phase::kRecover) {
    begin_actions(rules, board);
  }
  board.to_act = masked.get<Seat>("seat");
}

std::uint8_t& dice_showing(Board& board, Side side, DieFace face) {
  return board.dice[at(side)].faces[static_cast<std::size_t>(face)];
}

/// An Eye lies in the hunt box.
void add_die(Board& board, Side side, DieFace face) {
  ++(face == DieFace::kEye ? board.hunt_box.shadow : dice_showing(board, side, face));
}

void turn_die(Board& board, Side side, const MaskedEvent& masked) {
  --dice_showing(board, side, masked.get<DieFace>("face"));
  add_die(board, side, masked.get<DieFace>("newFace"));
}

/// nobody else marches with a Muster die.
bool needs_messenger(DieFace face, Use use) {
  return face == DieFace::kMuster && (use == Use::kMoveArmies || use == Use::kAttack);
}

void use_die(const Rules& rules, Board& board, const MaskedEvent& masked, Use use) {
  const auto seat = masked.get<Seat>("seat");
  const auto face = masked.get<DieFace>("face");
  --dice_showing(board, side_of(rules, seat), face);
  if (board.acting_as != 0) return;  // thrown away by a card
  board.acting_die = face;
  board.acting_as = byte_of(use);
  if (needs_messenger(face, use)) board.messenger_used = 1;
}

/// so too with a card that the die itself would not play.
void play_card(const Rules& rules, Board& board, CardId card) {
  const bool by_die = board.acting_as == byte_of(Use::kPlayCard) && board.event.card == kNoCard;
  if (by_die && !pays_for(board.acting_die, card_of(rules, card).icon, false)) {
    board.messenger_used = 1;
  }
  board.event.card = card;
}

void spend_ring(const Rules& rules, Board& board, Seat seat) {
  const Side side = side_of(rules, seat);
  --board.elven_rings[at(side)];
  board.ring_used[at(seat)] = 1;
  if (side == Side::kFree) ++board.elven_rings[at(Side::kShadow)];
}

/// of a team it is credited to whoever commands the Army there.
void capture(const Rules& rules, Board& board, const MaskedEvent& masked) {
  const auto region = masked.get<RegionId>("region");
  const auto side = masked.get<Side>("side");
  board.by_second.erase(region);
  if (masked.number("recaptured") != 0) return board.captured.erase(region);
  board.captured.insert(region);
  const Seat captor = controller_of_army(rules, board, side, figures_in(board, region));
  if (captor != first_seat_of(rules, side)) board.by_second.insert(region);
}

void fold_dice(const Rules& rules, Board& board, const MaskedEvent& masked) {
  switch (masked.kind()) {
    case EventKind::kHuntAllocated: {
      std::uint8_t& pool = board.dice[at(Side::kShadow)].to_roll;
      pool = static_cast<std::uint8_t>(pool - masked.number("dice"));
      board.hunt_box.shadow = masked.get<std::uint8_t>("dice");
      return;
    }
    case EventKind::kActionDie: {
      const auto side = masked.get<Side>("side");
      --board.dice[at(side)].to_roll;
      return add_die(board, side, masked.get<DieFace>("face"));
    }
    case EventKind::kDieUsed: return use_die(rules, board, masked, masked.get<Use>("use"));
    case EventKind::kDieSkipped: return use_die(rules, board, masked, Use::kSkip);
    case EventKind::kDieChanged: return turn_die(board, masked.get<Side>("side"), masked);
    case EventKind::kRingUsed:
      turn_die(board, side_of(rules, masked.get<Seat>("seat")), masked);
      return spend_ring(rules, board, masked.get<Seat>("seat"));
    case EventKind::kRingSpent: return spend_ring(rules, board, masked.get<Seat>("seat"));
    case EventKind::kDieToHuntBox: ++board.hunt_box.free; return;
    default: return;
  }
}

}  // namespace

void fold_tracks(const Rules& rules, Board& board, const MaskedEvent& masked) {
  switch (masked.kind()) {
    case EventKind::kTurnBegan: return begin_turn(board, masked.number("turn"));
    case EventKind::kPhaseBegan: board.phase = masked.get<Phase>("phase"); return;
    case EventKind::kLeading: {
      const auto seat = masked.get<Seat>("seat");
      board.leading[at(side_of(rules, seat))] = seat;
      return;
    }
    case EventKind::kActing: return hand_on(rules, board, masked);
    case EventKind::kCardPlayed: return play_card(rules, board, masked.get<CardId>("card"));
    case EventKind::kPolitics:
      politics_of(board, masked.get<Nation>("nation")).step = masked.get<std::uint8_t>("step");
      return;
    case EventKind::kActivated: politics_of(board, masked.get<Nation>("nation")).active = 1; return;
    case EventKind::kMerged: {
      const Side side = side_of(rules, board.to_act);
      const Place place = place_of_army(rules, board, side, masked.get<RegionId>("region"));
      return set_mixed(rules, board, place, true);
    }
    case EventKind::kCaptured: return capture(rules, board, masked);
    case EventKind::kWon: board.victory = masked.get<Victory>("victory"); return;
    default: return fold_dice(rules, board, masked);
  }
}

}  // namespace viewers
