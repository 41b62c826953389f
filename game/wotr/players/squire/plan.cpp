#include "game/wotr/players/squire/plan.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/assaults.h"
#include "game/wotr/players/squire/card_value.h"
#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/muster_plan.h"
#include "game/wotr/players/squire/table_cards.h"
#include "game/wotr/players/squire/travels.h"
#include "game/wotr/players/squire/uses_of_dice.h"
#include "game/wotr/players/squire/weights.h"
#include "rules/wotr/game.h"

namespace wotr_players::squire {
namespace {

using ByFace = std::array<double, kFaceCount>;

/// What each use would achieve now. Attacks depend on whether a Leader is needed, cards and what is
/// paid to be rid of them on the die.
struct Worths {
  std::array<double, static_cast<std::size_t>(Use::kCount)> plain;
  double attack_led = weights::kNever;
  ByFace card;
  ByFace ransom;
};

double& worth_of(Worths& worths, Use use) { return worths.plain[static_cast<std::size_t>(use)]; }

double worth_of(const Worths& worths, DieFace face, Use use) {
  if (use == Use::kPlayCard) return worths.card[static_cast<std::size_t>(face)];
  if (use == Use::kRansom) return worths.ransom[static_cast<std::size_t>(face)];
  const bool led = face == DieFace::kCharacter && use == Use::kAttack;
  return led ? worths.attack_led : worths.plain[static_cast<std::size_t>(use)];
}

void weigh_war(const Situation& now, const Campaign& campaign, Worths& worths) {
  const auto led = all_marches(now, campaign, LeaderNeed::kLeader);
  const auto any = all_marches(now, campaign, LeaderNeed::kNone);
  if (!led.empty()) worth_of(worths, Use::kMoveArmy) = worth_of_moving(led, 1);
  if (!any.empty()) worth_of(worths, Use::kMoveArmies) = worth_of_moving(any, 2);
  worth_of(worths, Use::kAttack) =
      worth_of_attacking(all_assaults(now, campaign, LeaderNeed::kNone));
  worths.attack_led = worth_of_attacking(all_assaults(now, campaign, LeaderNeed::kLeader));
}

void weigh_muster(const Situation& now, const Campaign& campaign, Worths& worths) {
  worth_of(worths, Use::kDiplomacy) = worth_of_diplomacy(now, campaign);
  worth_of(worths, Use::kRecruit) = worth_of_recruiting(now, campaign);
  if (now.side == Side::kFree) return;
  worth_of(worths, Use::kMinion) = worth_of_minion(now);
  worth_of(worths, Use::kVoice) = worth_of_voice(now, campaign);
  worth_of(worths, Use::kMoveMinions) = worth_of_moving_minions(now, campaign);
}

void weigh_fellowship(const Situation& now, const Campaign& campaign, Worths& worths) {
  if (now.side == Side::kShadow) return;
  const auto weigh = [&](Use use, bool possible, double worth) {
    if (possible) worth_of(worths, use) = worth;
  };
  const Board& board = now.board;
  weigh(Use::kAragorn, can_crown_aragorn(now.rules, board), weights::kAragorn);
  weigh(Use::kGandalfTheWhite, can_return_gandalf(now.rules, board), weights::kGandalfTheWhite);
  weigh(Use::kCompanionAbility, true, worth_of_companions_word(now, campaign));
  if (!leads_companions(now.rules, now.seat)) return;
  weigh(Use::kMoveFellowship, can_move_fellowship(board), worth_of_step(now));
  weigh(Use::kHide, can_hide(board), worth_of_hiding(now));
  weigh(Use::kSeparate, true, worth_of_separating(now, campaign));
  weigh(Use::kMoveCompanions, true, worth_of_moving_companions(now, campaign));
}

void weigh_cards(const Situation& now, const Campaign& campaign, Worths& worths) {
  worth_of(worths, Use::kDrawCard) = worth_of_drawing(now);
  for (int f = 0; f < kFaceCount; ++f) {
    const auto face = static_cast<DieFace>(f);
    const auto at = static_cast<std::size_t>(f);
    worths.card[at] = worth_of_best_card(now, campaign, face);
    worths.ransom[at] = worth_of_ransom(now, face);
  }
}

Worths weigh(const Situation& now) {
  const Campaign campaign = survey(now);
  Worths worths;
  worths.plain.fill(weights::kNever);
  worth_of(worths, Use::kSkip) = 0;
  weigh_cards(now, campaign, worths);
  weigh_war(now, campaign, worths);
  weigh_muster(now, campaign, worths);
  weigh_fellowship(now, campaign, worths);
  return worths;
}

/// What a die with this face, if there were one, would best be spent on.
struct Plan {
  Use use = Use::kSkip;
  double worth = 0;
};

Plan plan_for(const Situation& now, const Worths& worths, DieFace face) {
  Plan best;
  for (int u = 1; u < index(Use::kCount); ++u) {
    const auto use = static_cast<Use>(u);
    if (!serves(now, face, use)) continue;
    const double worth = worth_of(worths, face, use);
    if (worth > best.worth) best = {use, worth};
  }
  return best;
}

double price_of(DieFace face) {
  if (face == DieFace::kWill) return weights::kWillPrice;
  return face == DieFace::kMusterArmy ? weights::kMusterArmyPrice : 0;
}

int dice_showing(const Situation& now, DieFace face) {
  return now.board.dice[static_cast<std::size_t>(now.side)].faces[static_cast<std::size_t>(face)];
}

struct Choice {
  DieFace face = DieFace::kEye;
  Plan plan;
  double worth = weights::kNever;
};

/// The best of the faces for which `counts(face)`; a versatile die is spent last.
template <class Counts>
Choice best_face(const Situation& now, const Worths& worths, Counts counts) {
  Choice best;
  for (int f = 0; f < index(DieFace::kEye); ++f) {
    const auto face = static_cast<DieFace>(f);
    if (!counts(face)) continue;
    const Plan plan = plan_for(now, worths, face);
    const double worth = plan.worth - price_of(face);
    if (worth > best.worth) best = {face, plan, worth};
  }
  return best;
}

Choice best_die(const Situation& now, const Worths& worths) {
  return best_face(now, worths, [&](DieFace face) { return dice_showing(now, face) > 0; });
}

/// The die that would do least as it is.
Choice poorest_die(const Situation& now, const Worths& worths) {
  Choice poorest;
  for (int f = 0; f < index(DieFace::kEye); ++f) {
    const auto face = static_cast<DieFace>(f);
    if (dice_showing(now, face) == 0) continue;
    const Plan plan = plan_for(now, worths, face);
    if (poorest.face == DieFace::kEye || plan.worth < poorest.worth) {
      poorest = {face, plan, plan.worth};
    }
  }
  return poorest;
}

/// What a Ring would turn the poorest die into.
Choice best_wish(const Situation& now, const Worths& worths) {
  return best_face(now, worths, [&](DieFace face) {
    const bool allowed =
        face != DieFace::kWill && (now.side == Side::kShadow || face != DieFace::kArmy);
    return allowed && dice_showing(now, face) == 0;
  });
}

bool wants_ring(const Situation& now, const Worths& worths) {
  const Choice wish = best_wish(now, worths);
  const Choice best = best_die(now, worths);
  if (wish.worth <= best.worth) return false;
  return wish.worth - poorest_die(now, worths).worth > weights::kRing;
}

}  // namespace

Answer choose_die(const Situation& now) {
  const Worths worths = weigh(now);
  if (const Answer ring = offered(now, act(ActionKind::kRing)); ring && wants_ring(now, worths)) {
    return ring;
  }
  const Choice choice = best_die(now, worths);
  const Answer pass = offered(now, act(ActionKind::kPass));
  if (pass && choice.plan.worth < weights::kPass) return pass;
  return offered(now, act(ActionKind::kDie, choice.face));
}

Answer choose_use(const Situation& now) {
  const Worths worths = weigh(now);
  const Choice choice = best_die(now, worths);
  if (const Answer use = offered(now, act(ActionKind::kUse, choice.plan.use))) return use;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of(worths, now.board.acting_die, static_cast<Use>(action.a));
  });
}

Answer choose_ring_die(const Situation& now) {
  return offered(now, act(ActionKind::kDie, poorest_die(now, weigh(now)).face));
}

Answer choose_ring_face(const Situation& now) {
  return offered(now, act(ActionKind::kDie, best_wish(now, weigh(now)).face));
}

}  // namespace wotr_players::squire
