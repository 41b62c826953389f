#include "game/wotr/players/squire/muster_plan.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/wotr/players/squire/card_answers.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/politics/muster.h"

namespace wotr_players::squire {
namespace {

double plain_worth(const Situation& now, Figure figure) {
  if (is_regular(figure)) return now.weights.regular;
  if (is_elite(figure)) return now.weights.elite;
  return figure == kNazgul ? now.weights.nazgul : now.weights.leader;
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
  double worth = plain_worth(now, figure) + gain(campaign.ours, {raised, kNoRegion, region});
  if (const Target* place = target_at(campaign.theirs, region)) {
    worth += danger(campaign.theirs, *place, before) - danger(campaign.theirs, *place, after);
  }
  constexpr int kFull = 10;
  return before.units >= kFull && is_unit(figure) ? kNever : worth;
}

struct Recruit {
  RegionId region = kNoRegion;
  double worth = kNever;
};

/// The best place for a figure, and the next best: where the first one is taken.
struct Recruits {
  Recruit best;
  Recruit next;

  const Recruit& away_from(RegionId taken) const { return best.region == taken ? next : best; }
};

Recruits recruits_of(const Situation& now, const Campaign& campaign, Figure figure) {
  Recruits recruits;
  for (const RegionId region : recruit_regions(now.rules, now.board, figure)) {
    const Recruit here{region, worth_at(now, campaign, figure, region)};
    if (here.worth > recruits.best.worth) {
      recruits.next = std::exchange(recruits.best, here);
    } else if (here.worth > recruits.next.worth) {
      recruits.next = here;
    }
  }
  return recruits;
}

bool may_raise(const Situation& now, Figure figure) {
  const Nation nation = nation_of(figure);
  return owner_of(now.rules, nation) == now.seat &&
         may_act_on(now.rules, now.board, now.seat, nation);
}

/// Every figure that may be raised at all, where it is wanted most.
class Levy {
 public:
  Levy(const Situation& now, const Campaign& campaign) {
    for (int f = 0; f < kPlainFigureKinds; ++f) {
      const auto figure = static_cast<Figure>(f);
      if (!may_raise(now, figure)) continue;
      lines_.push_back({figure, recruits_of(now, campaign, figure)});
    }
  }

  /// With the best second figure, no Elite and elsewhere.
  double worth_with_second(Figure first, const Recruit& recruit) const {
    if (recruit.region == kNoRegion || is_elite(first)) return recruit.worth;
    double second = 0;
    for (const Line& line : lines_) {
      if (is_elite(line.figure)) continue;
      second = std::max(second, line.recruits.away_from(recruit.region).worth);
    }
    return recruit.worth + second;
  }

  double worth_of_best() const {
    double most = kNever;
    for (const Line& line : lines_) {
      most = std::max(most, worth_with_second(line.figure, line.recruits.best));
    }
    return most;
  }

 private:
  struct Line {
    Figure figure = kNoFigure;
    Recruits recruits;
  };

  core::FixedList<Line, kPlainFigureKinds> lines_;
};

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
  if (nation == Nation::kSouthrons) return now.weights.southron_step;
  if (side_of(nation) == Side::kShadow) return now.weights.last_step_to_war;
  const double threat = now.weights.free_step_threat * threat_to(now, campaign, nation);
  const int left = kAtWar - position.step;
  return now.weights.free_step + threat * (left == 1 ? 1.5 : 1.0) / left;
}

double worth_of(const Situation& now, Character minion) {
  switch (minion) {
    case Character::kSaruman: return now.weights.saruman;
    case Character::kWitchKing: return now.weights.witch_king;
    default: return now.weights.mouth;
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
  return Levy(now, campaign).worth_of_best();
}

double worth_of_diplomacy(const Situation& now, const Campaign& campaign) {
  double most = kNever;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (!may_advance(now.rules, now.board, now.seat, nation)) continue;
    most = std::max(most, worth_of_step(now, campaign, nation));
  }
  return most;
}

double worth_of_companions_word(const Situation& now, const Campaign& campaign) {
  double most = kNever;
  const unsigned nations = nations_by_companion(now.rules, now.board, now.seat);
  for (int n = 0; n < kFreeNationCount; ++n) {
    const bool open = (nations >> static_cast<unsigned>(n) & 1u) != 0;
    if (open) most = std::max(most, worth_of_step(now, campaign, static_cast<Nation>(n)));
  }
  return most;
}

double worth_of_minion(const Situation& now) {
  double most = kNever;
  for_each_character(kMinions, [&](Character who) {
    if (owner_of(now.rules, who) != now.seat) return;
    if (!minion_entry_regions(now.rules, now.board, who).empty()) {
      most = std::max(most, worth_of(now, who));
    }
  });
  return most;
}

double worth_of_voice(const Situation& now, const Campaign&) {
  if (!has_come_to_voice(now)) return kNever;
  return now.weights.voice * std::max(settlements_to_serve(now), elites_to_raise(now));
}

Answer choose_recruit_figure(const Situation& now) {
  const Campaign& campaign = survey(now);
  const Levy levy(now, campaign);
  const bool is_second = now.decision.offers(act(ActionKind::kStop));
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    const Figure figure = figure_of(action);
    const Recruit recruit = recruits_of(now, campaign, figure).best;
    return is_second ? recruit.worth : levy.worth_with_second(figure, recruit);
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
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of(now, character_of(action));
  });
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
