#include "rules/wotr/board/control.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

CombatTerms& terms_of(const Rules& rules, Battle& battle, Seat seat) {
  return battle.cards[static_cast<std::size_t>(side_of(rules, seat))];
}

void begin(const Rules& rules, Board& board, const Told& told) {
  Battle& battle = board.battle = Battle{};
  battle.kind = told.get<BattleKind>("battle");
  battle.attacker = told.get<Side>("side");
  battle.from = told.get<RegionId>("from");
  battle.target = told.get<RegionId>("to");
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

void silence(Battle& battle, const Told& told) {
  const CharacterSet who = only(told.get<Character>("character"));
  battle.leaderless = join(battle.leaderless, who);
  if (told.number("abilities") != 0) battle.silenced = join(battle.silenced, who);
}

void lay_card(const Rules& rules, Battle& battle, const Told& told) {
  terms_of(rules, battle, told.get<Seat>("seat")).card =
      told.is_hidden("card") ? kFaceDown : told.get<CardId>("card");
}

void reveal_card(const Rules& rules, Battle& battle, const Told& told) {
  battle.cards_revealed = 1;
  terms_of(rules, battle, told.get<Seat>("seat")).card = told.get<CardId>("card");
}

void cancel_card(Battle& battle, CardId card) {
  for (CombatTerms& terms : battle.cards) {
    if (terms.card == card) terms.cancelled = 1;
  }
}

}  // namespace

void fold_battle(const Rules& rules, Board& board, const Told& told) {
  Battle& battle = board.battle;
  switch (told.kind()) {
    case EventKind::kBattleBegan: return begin(rules, board, told);
    case EventKind::kRearguard:
      return add(battle.rearguard, told.get<Figure>("figure"), told.number("amount"));
    case EventKind::kNazgulCancelled: battle.nazgul_cancelled = 1; return;
    case EventKind::kRound: return begin_round(battle, told.get<std::uint8_t>("round"));
    case EventKind::kWithdrew: battle.withdrawing = 1; return;
    case EventKind::kCombatCardLaid: return lay_card(rules, battle, told);
    case EventKind::kCombatCard: return reveal_card(rules, battle, told);
    case EventKind::kCardCancelled: return cancel_card(battle, told.get<CardId>("card"));
    case EventKind::kSilenced: return silence(battle, told);
    case EventKind::kForfeited:
      battle.nazgul_forfeited =
          static_cast<std::uint8_t>(battle.nazgul_forfeited + told.number("points"));
      return;
    case EventKind::kBattleEnded: battle = Battle{}; return;
    default: return;
  }
}

}  // namespace viewers
