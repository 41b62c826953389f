#include "game/wotr/players/squire/card_answers.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/effect_value.h"
#include "game/wotr/players/squire/muster_plan.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/table_cards.h"
#include "game/wotr/players/squire/wounds.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr_players::squire {
namespace {

const CardProgram* program_in_play(const Situation& now) {
  const CardId card = card_in_play(now);
  return card == kNoCard ? nullptr : &program_of(now.rules, card);
}

/// The first effect of this kind, or nullptr.
template <class Data>
const Data* effect_in_play(const Situation& now) {
  const CardProgram* program = program_in_play(now);
  if (program == nullptr) return nullptr;
  for (const Effect& effect : program->effects) {
    if (const auto* data = std::get_if<Data>(&effect.data)) return data;
  }
  return nullptr;
}

double worth_of_branch(const Situation& now, const Campaign& campaign, const CardProgram& program,
                       int verb) {
  double most = 0;
  for (const Effect& effect : program.effects) {
    const auto* choose = std::get_if<Choose>(&effect.data);
    if (choose == nullptr) continue;
    for (const Choose::Branch& branch : choose->branches) {
      if (index(program.effects[branch.first].verb()) != verb) continue;
      const double its = worth_of_effects(now, campaign, program, branch.first, branch.end);
      most = most == 0 ? its : std::max(most, its);
    }
  }
  return most;
}

/// Somebody is raised there, or hit, or led astray.
double worth_of_region(const Situation& now, const Campaign& campaign, RegionId region) {
  double sum = 0;
  if (const auto* hits = effect_in_play<DealHits>(now)) {
    const double units = std::min(3.0, worth_of_hitting(now, hits->on, region));
    sum += now.weights.cards.hit * units;
  }
  if (const auto* recruit = effect_in_play<Recruit>(now); recruit && !recruit->figures.empty()) {
    sum += worth_of_raising(now, campaign, recruit->figures[0].figure, region);
  }
  if (effect_in_play<MoveFigure>(now) != nullptr) {
    sum += 10 * steps_to_mordor(now.rules, now.atlas, region);
  }
  return sum;
}

double worth_on_map(const Situation& now, Figure figure) {
  if (is_character(figure)) return 20.0 + row_of(now.rules, character_of(figure)).level;
  if (is_elite(figure)) return now.weights.elite;
  return is_regular(figure) ? now.weights.regular : now.weights.leader;
}

bool is_called(const std::vector<Condition>& conditions, CharacterSet group, RegionId region) {
  return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& one) {
    const bool names_him = one.expected && one.kind == ConditionKind::kSomewhere &&
                           !one.where.army && (one.where.with & group) != 0;
    return names_him && one.where.among.contains(region);
  });
}

bool is_called(const CardProgram& program, CharacterSet group, RegionId region) {
  if (is_called(program.conditions, group, region)) return true;
  return std::any_of(program.effects.begin(), program.effects.end(), [&](const Effect& effect) {
    return is_called(effect.conditions, group, region);
  });
}

bool waits_for_nazgul(const Situation& now) {
  const CardProgram* program = program_in_play(now);
  if (program == nullptr || in_mordor(now.board.fellowship)) return false;
  if (figures_in(now.board, now.board.fellowship.region).nazgul != 0) return false;
  if (program->effects.empty() || program->effects[0].verb() != Verb::kMoveNazgul) return false;
  return std::any_of(
      program->effects.begin() + 1, program->effects.end(), [](const Effect& effect) {
        return std::any_of(effect.conditions.begin(), effect.conditions.end(),
                           [](const Condition& one) { return one.where.at_fellowship; });
      });
}

}  // namespace

CardId card_in_play(const Situation& now) {
  const bool plays = now.board.acting_as == byte_of(Use::kPlayCard);
  return plays ? now.board.event.card : kNoCard;
}

double worth_for_cards(const Situation& now, CharacterSet group, RegionId region) {
  const CardId in_play = card_in_play(now);
  double sum = 0;
  const auto count = [&](CardId card) {
    if (is_called(program_of(now.rules, card), group, region)) sum += now.weights.cards.called;
  };
  for (const CardId card : cards_at(now.view.cards, hand_of(now.seat))) {
    if (card != in_play) count(card);
  }
  if (in_play != kNoCard) count(in_play);
  return sum;
}

Answer choose_option(const Situation& now) {
  const CardProgram* program = program_in_play(now);
  if (program == nullptr) return std::nullopt;
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return worth_of_branch(now, campaign, *program, action.a);
  });
}

Answer choose_card_region(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return -1;
    return worth_of_region(now, campaign, region_of(action));
  });
}

/// The best that is to be gained, the least that is to be lost.
Answer choose_card_figure(const Situation& now) {
  const bool own_card = now.board.event.player == now.seat;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return own_card ? -1 : 100;
    const double worth = worth_on_map(now, figure_of(action));
    return own_card ? worth : -worth;
  });
}

/// The enemy's that is nearest to war is set back.
Answer choose_card_nation(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    const auto nation = static_cast<Nation>(action.a);
    if (side_of(nation) != now.side) return politics_of(now.board, nation).step;
    return worth_of_political_step(now, campaign, nation);
  });
}

Answer choose_card_die(const Situation& now) {
  const auto* change = effect_in_play<ChangeDie>(now);
  const Answer stop = offered(now, act(ActionKind::kStop));
  const bool eyes = change != nullptr && change->to == DieFace::kEye;
  if (eyes && stop && !wants_more_eyes(now)) return stop;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return -1;
    // The least versatile first.
    return static_cast<DieFace>(action.a) == DieFace::kCharacter ? 0 : 1;
  });
}

Answer choose_under_temptation(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const bool suffers = is(action, ActionKind::kSuffer);
    for (const Action other : now.decision.actions) {
      if (!is(other, ActionKind::kRemove)) continue;
      const int level = row_of(now.rules, character_of(figure_of(other))).level;
      const double burden = cost_of_corruption(now, now.board.fellowship.corruption, level);
      return suffers ? -burden : -now.weights.companion_level * level;
    }
    return 0;
  });
}

/// Strider goes to be crowned, the least are spared least.
Answer choose_to_scatter(const Situation& now) {
  if (const Answer heir = offered(now, act(ActionKind::kTake, Character::kStrider))) return heir;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -row_of(now.rules, character_of(action)).level;
  });
}

Answer choose_far_region(const Situation& now) {
  const Campaign& campaign = survey(now);
  const auto* sail = effect_in_play<Sail>(now);
  const RegionId from = sail != nullptr ? sail->from : region_of(now.board.group.from);
  const Strength army =
      from == kNoRegion ? Strength{}
                        : strength_of(now.rules, now.board, figures_in(now.board, from), now.side);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kRegion)) return 0;
    const RegionId to = region_of(action);
    if (sail != nullptr) return worth_of_landing(now, campaign, army, to);
    return from == kNoRegion ? 0 : advance_worth(campaign, from, to);
  });
}

Answer choose_search(const Situation& now) {
  if (!waits_for_nazgul(now)) return std::nullopt;
  const RegionId quarry = now.board.fellowship.region;
  switch (static_cast<DecisionKind>(now.decision.kind)) {
    case DecisionKind::kMinionsFrom:
      return best_offered(now, [&](Action action) -> std::optional<double> {
        if (!is(action, ActionKind::kRegion)) return std::nullopt;
        return figures_in(now.board, region_of(action)).nazgul;
      });
    case DecisionKind::kMinionsGroup: return offered(now, act(ActionKind::kGo));
    default: return offered(now, act(ActionKind::kRegion, quarry));
  }
}

}  // namespace wotr_players::squire
