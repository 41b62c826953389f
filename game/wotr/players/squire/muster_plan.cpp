#include "game/wotr/players/squire/muster_plan.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/card_answers.h"
#include "game/wotr/players/squire/weights.h"
#include "rules/wotr/game.h"

namespace wotr_players::squire {
namespace {

double plain_worth(Figure figure) {
  if (is_regular(figure)) return weights::kRegular;
  if (is_elite(figure)) return weights::kElite;
  return figure == kNazgul ? weights::kNazgul : weights::kLeader;
}

/// What the figure adds to hopes and safety where it is raised.
double worth_at(const Situation& now, const Campaign& campaign, Figure figure, RegionId region) {
  Figures army = part_of(figures_in(now.board, region), now.side);
  const Strength before = strength_of(now.rules, now.board, army, now.side);
  add(army, figure);
  const Strength after = strength_of(now.rules, now.board, army, now.side);
  Figures alone;
  add(alone, figure);
  const Strength raised = strength_of(now.rules, now.board, alone, now.side);
  double worth = plain_worth(figure) + gain(campaign.ours, {raised, kNoRegion, region});
  if (const Target* place = target_at(campaign.theirs, region)) {
    worth += danger(campaign.theirs, *place, before) - danger(campaign.theirs, *place, after);
  }
  constexpr int kFull = 10;
  return before.units >= kFull && is_unit(figure) ? weights::kNever : worth;
}

struct Recruit {
  RegionId region = kNoRegion;
  double worth = weights::kNever;
};

/// The best place for the figure, but not `taken`.
Recruit best_place(const Situation& now, const Campaign& campaign, Figure figure,
                   RegionId taken = kNoRegion) {
  Recruit best;
  for (const RegionId region : recruit_regions(now.rules, now.board, figure)) {
    if (region == taken) continue;
    const double worth = worth_at(now, campaign, figure, region);
    if (worth > best.worth) best = {region, worth};
  }
  return best;
}

bool may_raise(const Situation& now, Figure figure) {
  const Nation nation = nation_of(figure);
  return owner_of(now.rules, nation) == now.seat &&
         may_act_on(now.rules, now.board, now.seat, nation);
}

/// The best second figure after one raised in `taken`: no Elite, elsewhere.
double worth_of_second(const Situation& now, const Campaign& campaign, RegionId taken) {
  double most = 0;
  for (int f = 0; f < kPlainFigureKinds; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (is_elite(figure) || !may_raise(now, figure)) continue;
    most = std::max(most, best_place(now, campaign, figure, taken).worth);
  }
  return most;
}

double worth_of_first(const Situation& now, const Campaign& campaign, Figure figure) {
  const Recruit recruit = best_place(now, campaign, figure);
  if (recruit.region == kNoRegion || is_elite(figure)) return recruit.worth;
  return recruit.worth + worth_of_second(now, campaign, recruit.region);
}

/// Points of the Nation's that the enemy may soon take.
double threat_to(const Situation& now, const Campaign& campaign, Nation nation) {
  double sum = 0;
  for (const Target& place : campaign.theirs.targets) {
    if (region_of(now.rules, place.region).nation != nation) continue;
    sum += danger(campaign.theirs, place, place.defence);
  }
  return sum;
}

double worth_of_step(const Situation& now, const Campaign& campaign, Nation nation) {
  const PoliticalPosition& position = politics_of(now.board, nation);
  if (nation == Nation::kSouthrons) return weights::kSouthronStep;
  if (side_of(nation) == Side::kShadow) return weights::kLastStepToWar;
  const double threat = weights::kFreeStepThreat * threat_to(now, campaign, nation);
  const int left = kAtWar - position.step;
  return now.temper.free_step + threat * (left == 1 ? 1.5 : 1.0) / left;
}

double worth_of(Character minion) {
  switch (minion) {
    case Character::kSaruman: return weights::kSaruman;
    case Character::kWitchKing: return weights::kWitchKing;
    default: return weights::kMouth;
  }
}

bool has_come_to_voice(const Situation& now) {
  return can_use_voice(now.rules, now.board, now.seat);
}

int settlements_to_serve(const Situation& now) {
  int places = 0;
  for (const RegionId region : now.rules.settlements[static_cast<std::size_t>(Nation::kIsengard)]) {
    places += is_free(now.rules, now.board, Side::kShadow, region) ? 1 : 0;
  }
  const int left = now.board.reinforcements.regular[static_cast<std::size_t>(Nation::kIsengard)];
  return std::min(places, left);
}

int elites_to_raise(const Situation& now) {
  constexpr auto kIsengard = static_cast<std::size_t>(Nation::kIsengard);
  const Figures& orthanc = figures_in(now.board, now.rules.places.orthanc);
  return std::min(
      {2, int{orthanc.regular[kIsengard]}, int{now.board.reinforcements.elite[kIsengard]}});
}

}  // namespace

double worth_of_raising(const Situation& now, const Campaign& campaign, Figure figure,
                        RegionId region) {
  return worth_at(now, campaign, figure, region);
}

double worth_of_political_step(const Situation& now, const Campaign& campaign, Nation nation) {
  return worth_of_step(now, campaign, nation);
}

double worth_of_recruiting(const Situation& now, const Campaign& campaign) {
  double most = weights::kNever;
  for (int f = 0; f < kPlainFigureKinds; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (may_raise(now, figure)) most = std::max(most, worth_of_first(now, campaign, figure));
  }
  return most;
}

double worth_of_diplomacy(const Situation& now, const Campaign& campaign) {
  double most = weights::kNever;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (!may_advance(now.rules, now.board, now.seat, nation)) continue;
    most = std::max(most, worth_of_step(now, campaign, nation));
  }
  return most;
}

double worth_of_companions_word(const Situation& now, const Campaign& campaign) {
  double most = weights::kNever;
  const unsigned nations = nations_by_companion(now.rules, now.board, now.seat);
  for (int n = 0; n < kFreeNationCount; ++n) {
    const bool open = (nations >> static_cast<unsigned>(n) & 1u) != 0;
    if (open) most = std::max(most, worth_of_step(now, campaign, static_cast<Nation>(n)));
  }
  return most;
}

double worth_of_minion(const Situation& now) {
  double most = weights::kNever;
  for_each_character(kMinions, [&](Character who) {
    if (owner_of(now.rules, who) != now.seat) return;
    if (!minion_entry_regions(now.rules, now.board, who).empty()) {
      most = std::max(most, worth_of(who));
    }
  });
  return most;
}

double worth_of_voice(const Situation& now, const Campaign&) {
  if (!has_come_to_voice(now)) return weights::kNever;
  return weights::kVoice * std::max(settlements_to_serve(now), elites_to_raise(now));
}

Answer choose_recruit_figure(const Situation& now) {
  const Campaign& campaign = survey(now);
  const bool is_second = now.decision.offers(act(ActionKind::kStop));
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    const Figure figure = figure_of(action);
    return is_second ? best_place(now, campaign, figure).worth
                     : worth_of_first(now, campaign, figure);
  });
}

/// The places offered belong to one Nation; which of its figures comes hardly changes where.
Answer choose_recruit_region(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const RegionId region = region_of(action);
    const Figure figure = regular_of(region_of(now.rules, region).nation);
    return worth_at(now, campaign, figure, region);
  });
}

Answer choose_nation(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_step(now, campaign, static_cast<Nation>(action.a));
  });
}

Answer choose_minion(const Situation& now) {
  return best_offered(
      now, [&](Action action) -> std::optional<double> { return worth_of(character_of(action)); });
}

/// With the Army that has most to win.
Answer choose_minion_region(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const RegionId region = region_of(action);
    const Figures& army = figures_in(now.board, region);
    const Strength strength = strength_of(now.rules, now.board, army, now.side);
    const double called = worth_for_cards(now, only(Character::kGandalfTheWhite), region);
    return prospect(campaign.ours, strength, region) + called;
  });
}

Answer choose_voice(const Situation& now) {
  const bool elites = elites_to_raise(now) > settlements_to_serve(now);
  if (const Answer answer = offered(now, act(ActionKind::kElites)); answer && elites) return answer;
  if (const Answer answer = offered(now, act(ActionKind::kRegulars))) return answer;
  if (const Answer home = offered(now, act(ActionKind::kRegion, now.rules.places.orthanc))) {
    return home;
  }
  return choose_recruit_region(now);
}

}  // namespace wotr_players::squire
