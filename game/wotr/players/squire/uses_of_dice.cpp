#include "game/wotr/players/squire/uses_of_dice.h"

#include "rules/wotr/board/dice_results.h"

namespace wotr_players::squire {
namespace {

bool as_army(const Situation& now, DieFace face) {
  return face == DieFace::kArmy || face == DieFace::kMusterArmy || face == DieFace::kWill ||
         is_messenger(now.rules, now.board, now.seat, face);
}

bool as_muster(DieFace face) {
  return face == DieFace::kMuster || face == DieFace::kMusterArmy || face == DieFace::kWill;
}

bool as_character(DieFace face) { return face == DieFace::kCharacter || face == DieFace::kWill; }

}  // namespace

bool serves(const Situation& now, DieFace face, Use use) {
  switch (use) {
    case Use::kMoveArmy: return face == DieFace::kCharacter;
    case Use::kMoveArmies: return as_army(now, face);
    case Use::kAttack: return face == DieFace::kCharacter || as_army(now, face);
    case Use::kHide:
      return as_character(face) || now.board.fellowship.guide == Character::kStrider;
    case Use::kMoveFellowship:
    case Use::kSeparate:
    case Use::kMoveCompanions:
    case Use::kMoveMinions: return as_character(face);
    case Use::kDiplomacy:
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kVoice: return as_muster(face);
    case Use::kDrawCard: return face == DieFace::kEvent || face == DieFace::kWill;
    case Use::kAragorn:
    case Use::kGandalfTheWhite: return face == DieFace::kWill;
    case Use::kCompanionAbility:
    case Use::kPlayCard:  // card by card: card_value.h
    case Use::kRansom:
    case Use::kSkip: return true;
    case Use::kNone:
    case Use::kCount: return false;
  }
  return false;
}

}  // namespace wotr_players::squire
