#include "game/wotr/players/squire/plan.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/assaults.h"
#include "game/wotr/players/squire/card_value.h"
#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/muster_plan.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/table_cards.h"
#include "game/wotr/players/squire/travels.h"
#include "game/wotr/players/squire/uses_of_dice.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/turn/action_dice.h"

namespace wotr_players::squire {
namespace {

/// What each use would achieve now, reckoned when it is first asked for. Attacks depend on whether
/// a Leader is needed, cards and what is paid to be rid of them on the die.
class Worths {
 public:
  Worths(const Situation& now, const Counsel& counsel)
      : now_(now), counsel_(counsel), campaign_(survey(now)) {}

  double of(DieFace face, Use use) {
    std::optional<double>& known = known_[row_of(face, use)][static_cast<std::size_t>(use)];
    if (!known) known = weigh(face, use);
    return *known;
  }
  double ring() const { return counsel_.ring.value_or(now_.weights.ring); }

 private:
  static std::size_t row_of(DieFace face, Use use) {
    const bool by_face = use == Use::kPlayCard || use == Use::kRansom || use == Use::kAttack;
    return by_face ? static_cast<std::size_t>(face) : 0;
  }

  double weigh(DieFace face, Use use) const {
    const double worth = weigh_plainly(face, use);
    return counsel_.opinion ? counsel_.opinion(use, worth) : worth;
  }

  double weigh_plainly(DieFace face, Use use) const {
    switch (use) {
      case Use::kSkip: return 0;
      case Use::kPlayCard: return worth_of_best_card(now_, campaign_, face);
      case Use::kRansom: return worth_of_ransom(now_, face);
      case Use::kDrawCard: return worth_of_drawing(now_);
      case Use::kMoveArmy:
      case Use::kMoveArmies:
      case Use::kAttack: return weigh_war(face, use);
      case Use::kDiplomacy: return worth_of_diplomacy(now_, campaign_);
      case Use::kRecruit: return worth_of_recruiting(now_, campaign_);
      default: return now_.side == Side::kFree ? weigh_fellowship(use) : weigh_minions(use);
    }
  }

  double weigh_war(DieFace face, Use use) const {
    const LeaderNeed need = face == DieFace::kCharacter || use == Use::kMoveArmy
                                ? LeaderNeed::kLeader
                                : LeaderNeed::kNone;
    if (use == Use::kAttack) return worth_of_attacking(all_assaults(now_, campaign_, need));
    const auto marches = all_marches(now_, campaign_, need);
    if (marches.empty()) return kNever;
    return worth_of_moving(now_, marches, use == Use::kMoveArmies ? 2 : 1);
  }

  double weigh_minions(Use use) const {
    switch (use) {
      case Use::kMinion: return worth_of_minion(now_);
      case Use::kVoice: return worth_of_voice(now_, campaign_);
      case Use::kMoveMinions: return worth_of_moving_minions(now_, campaign_);
      default: return kNever;
    }
  }

  double weigh_fellowship(Use use) const {
    const Board& board = now_.board;
    const auto where = [](bool possible, double worth) { return possible ? worth : kNever; };
    switch (use) {
      case Use::kAragorn: return where(can_crown_aragorn(now_.rules, board), now_.weights.aragorn);
      case Use::kGandalfTheWhite:
        return where(can_return_gandalf(now_.rules, board), now_.weights.gandalf_the_white);
      case Use::kCompanionAbility: return worth_of_companions_word(now_, campaign_);
      default: break;
    }
    if (use == Use::kMoveCompanions) return worth_of_moving_companions(now_, campaign_);
    if (!leads_fellowship(now_.rules, now_.seat)) return kNever;
    switch (use) {
      case Use::kMoveFellowship: return where(can_move_fellowship(board), worth_of_step(now_));
      case Use::kHide: return where(can_hide(board), worth_of_hiding(now_));
      case Use::kSeparate: return worth_of_separating(now_, campaign_);
      default: return kNever;
    }
  }

  const Situation& now_;
  const Counsel& counsel_;
  const Campaign& campaign_;
  std::array<std::array<std::optional<double>, static_cast<std::size_t>(Use::kCount)>, kFaceCount>
      known_{};
};

/// What a die with this face, if there were one, would best be spent on.
struct Plan {
  Use use = Use::kSkip;
  double worth = 0;
};

Plan plan_for(const Situation& now, Worths& worths, DieFace face) {
  Plan best;
  for (int u = 1; u < index(Use::kCount); ++u) {
    const auto use = static_cast<Use>(u);
    if (!serves(now, face, use)) continue;
    const double worth = worths.of(face, use);
    if (worth > best.worth) best = {use, worth};
  }
  return best;
}

double price_of(const Situation& now, DieFace face) {
  if (face == DieFace::kWill) return now.weights.will_price;
  return face == DieFace::kMusterArmy ? now.weights.muster_army_price : 0;
}

int dice_showing(const Situation& now, DieFace face) {
  return now.board.dice[static_cast<std::size_t>(now.side)].faces[static_cast<std::size_t>(face)];
}

struct Choice {
  DieFace face = DieFace::kEye;
  Plan plan;
  double worth = kNever;
};

/// The best of the faces for which `counts(face)`; a versatile die is spent last.
template <class Counts>
Choice best_face(const Situation& now, Worths& worths, Counts counts) {
  Choice best;
  for (int f = 0; f < index(DieFace::kEye); ++f) {
    const auto face = static_cast<DieFace>(f);
    if (!counts(face)) continue;
    const Plan plan = plan_for(now, worths, face);
    const double worth = plan.worth - price_of(now, face);
    if (worth > best.worth) best = {face, plan, worth};
  }
  return best;
}

Choice best_die(const Situation& now, Worths& worths) {
  return best_face(now, worths, [&](DieFace face) { return dice_showing(now, face) > 0; });
}

/// The die that would do least as it is.
Choice poorest_die(const Situation& now, Worths& worths) {
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
Choice best_ring_face(const Situation& now, Worths& worths) {
  return best_face(now, worths, [&](DieFace face) {
    const bool allowed =
        face != DieFace::kWill && (now.side == Side::kShadow || face != DieFace::kArmy);
    return allowed && dice_showing(now, face) == 0;
  });
}

bool wants_ring(const Situation& now, Worths& worths) {
  const Choice wanted = best_ring_face(now, worths);
  const Choice best = best_die(now, worths);
  if (wanted.worth <= best.worth) return false;
  return wanted.worth - poorest_die(now, worths).worth > worths.ring();
}

}  // namespace

Answer choose_die(const Situation& now, const Counsel& counsel) {
  Worths worths(now, counsel);
  if (const Answer ring = offered(now, act(ActionKind::kRing)); ring && wants_ring(now, worths)) {
    return ring;
  }
  const Choice choice = best_die(now, worths);
  const Answer pass = offered(now, act(ActionKind::kPass));
  if (pass && choice.plan.worth < now.weights.pass) return pass;
  return offered(now, act(ActionKind::kDie, choice.face));
}

Answer choose_use(const Situation& now, const Counsel& counsel) {
  Worths worths(now, counsel);
  const DieFace face = fields_of<StepKind::kChooseUse>(now.view.pending.top()).face;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worths.of(face, static_cast<Use>(action.a));
  });
}

Answer choose_ring_die(const Situation& now, const Counsel& counsel) {
  Worths worths(now, counsel);
  return offered(now, act(ActionKind::kDie, poorest_die(now, worths).face));
}

Answer choose_ring_face(const Situation& now, const Counsel& counsel) {
  Worths worths(now, counsel);
  return offered(now, act(ActionKind::kDie, best_ring_face(now, worths).face));
}

}  // namespace wotr_players::squire
