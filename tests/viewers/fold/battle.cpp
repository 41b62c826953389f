#include "rules/wotr/board/control.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

CombatTerms& terms_of(const Rules& rules, Battle& battle, Seat seat) {
  return battle.cards[static_cast<std::size_t>(side_of(rules, seat))];
}

void begin(const Rules& rules, Board& board, const MaskedEvent& masked) {
  Battle& battle = board.battle = Battle{};
  battle.kind = masked.get<BattleKind>("battle");
  battle.attacker = masked.get<Side>("side");
  battle.from = masked.get<RegionId>("from");
  battle.target = masked.get<RegionId>("to");
  const bool in_field = battle.kind == BattleKind::kField;
  battle.relief = in_field && is_besieged(rules, board, battle.target) ? 1 : 0;
  battle.landing = has_unit(board.landing) ? 1 : 0;
}

/// The cards of the last round mean nothing any more.
void begin_round(Battle& battle, std::uint8_t round) {
  battle.round = round;
  battle.cards = {};
  battle.cards_revealed = 0;
  battle.leaderless = 0;
  battle.silenced = 0;
  battle.nazgul_forfeited = 0;
}

void silence(Battle& battle, const MaskedEvent& masked) {
  const CharacterSet who = only(masked.get<Character>("character"));
  battle.leaderless = join(battle.leaderless, who);
  if (masked.number("abilities") != 0) battle.silenced = join(battle.silenced, who);
}

void lay_card(const Rules& rules, Battle& battle, const MaskedEvent& masked) {
  terms_of(rules, battle, masked.get<Seat>("seat")).card =
      masked.is_hidden("card") ? kFaceDown : masked.get<CardId>("card");
}

void reveal_card(const Rules& rules, Battle& battle, const MaskedEvent& masked) {
  battle.cards_revealed = 1;
  terms_of(rules, battle, masked.get<Seat>("seat")).card = masked.get<CardId>("card");
}

void cancel_card(Battle& battle, CardId card) {
  for (CombatTerms& terms : battle.cards) {
    if (terms.card == card) terms.cancelled = 1;
  }
}

}  // namespace

void fold_battle(const Rules& rules, Board& board, const MaskedEvent& masked) {
  Battle& battle = board.battle;
  switch (masked.kind()) {
    case EventKind::kBattleBegan: return begin(rules, board, masked);
    case EventKind::kRearguard:
      return add(battle.rearguard, masked.get<Figure>("figure"), masked.number("amount"));
    case EventKind::kNazgulCancelled: battle.nazgul_cancelled = 1; return;
    case EventKind::kRound: return begin_round(battle, masked.get<std::uint8_t>("round"));
    case EventKind::kWithdrew: battle.withdrawing = 1; return;
    case EventKind::kCombatCardLaid: return lay_card(rules, battle, masked);
    case EventKind::kCombatCard: return reveal_card(rules, battle, masked);
    case EventKind::kCardCancelled: return cancel_card(battle, masked.get<CardId>("card"));
    case EventKind::kSilenced: return silence(battle, masked);
    case EventKind::kForfeited:
      battle.nazgul_forfeited =
          static_cast<std::uint8_t>(battle.nazgul_forfeited + masked.number("points"));
      return;
    case EventKind::kBattleEnded: battle = Battle{}; return;
    default: return;
  }
}

}  // namespace viewers
