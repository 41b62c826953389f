// Damage of the whole road, tile by tile but in no order.
#include "rules/wotr/odds/road_odds.h"

#include <algorithm>
#include <cmath>

#include "rules/wotr/board/distance.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/odds/battle_odds.h"

namespace wotr {
namespace {

constexpr int kDamages = static_cast<int>(DamageOdds{}.size());

DamageOdds no_damage() {
  DamageOdds damage{};
  damage[kMostHealed] = 1;
  return damage;
}

/// Adds `share` of the chances, all of them so many points worse.
void add_worse(DamageOdds& sum, const DamageOdds& damage, int points, float share) {
  const int first = std::max(0, -points);
  const int end = std::max(first, std::min(kDamages, kDamages - points));
  float* into = sum.data() + points;
  for (int i = first; i < end; ++i) into[i] += share * damage[static_cast<std::size_t>(i)];
  for (int i = end; i < kDamages; ++i) sum.back() += share * damage[static_cast<std::size_t>(i)];
}

/// What the tiles of a pool do; those that stop are counted apart.
struct Harm {
  static constexpr int kLeast = -2;
  std::array<int, 6> numbered{};  ///< tiles by their points, from the least on
  int eyes = 0;
  int revealing = 0;
  int tiles = 0;
};

Harm harm_of(const Tiles& pool) {
  Harm harm;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const TileFace& face = face_of(static_cast<Tile>(kind));
    const int number = pool[kind];
    if (number == 0 || face.stop) continue;
    harm.tiles += number;
    harm.revealing += face.reveal ? number : 0;
    (face.eye ? harm.eyes : harm.numbered[static_cast<std::size_t>(face.value - Harm::kLeast)]) +=
        number;
  }
  return harm;
}

/// What an Eye does on the Track: so much at least, and more with these chances.
struct Eye {
  int least = 0;
  std::array<float, 8> more{};
};

/// The dice of the turns, followed from tile to tile; each reveals with the same chance.
class Turns {
 public:
  explicit Turns(const Walk& walk)
      : least_(std::min(walk.now.hunters + walk.moves, walk.later.hunters)),
        fresh_{clamped(walk.later.hunters - least_), std::max(1, clamped(walk.later.movers))} {
    settle({clamped(walk.now.hunters + walk.moves - least_), clamped(walk.now.movers)},
           walk.bearers.hidden, 1);
  }

  Eye eye_of_next(int tiles, float reveals) {
    Eye eye{.least = least_};
    for (int tile = 0; tile < tiles; ++tile) draw(eye, 1.0F / static_cast<float>(tiles), reveals);
    return eye;
  }

 private:
  struct Standing {
    int more;  ///< that an Eye does
    int dice;  ///< that move or hide
  };
  static int clamped(int number) { return std::clamp(number, 0, kMost - 1); }

  void settle(Standing now, bool hidden, float chance) {
    if (now.dice == 0) now = fresh_;
    if (!hidden && --now.dice == 0) now = fresh_;
    chances_[static_cast<std::size_t>(now.more)][static_cast<std::size_t>(now.dice)] += chance;
  }

  void draw(Eye& eye, float share, float reveals) {
    const auto before = chances_;
    chances_ = {};
    for (int more = 0; more < kMost; ++more) {
      for (int dice = 1; dice < kMost; ++dice) {
        const float chance = before[static_cast<std::size_t>(more)][static_cast<std::size_t>(dice)];
        if (chance == 0) continue;
        eye.more[static_cast<std::size_t>(more)] += share * chance;
        const Standing after{clamped(more + 1), dice - 1};
        settle(after, true, chance * (1 - reveals));
        settle(after, false, chance * reveals);
      }
    }
  }

  static constexpr int kMost = static_cast<int>(Eye{}.more.size());
  int least_;
  Standing fresh_;
  std::array<std::array<float, kMost>, kMost> chances_{};
};

/// Ways to draw so many tiles, by their damage.
using Ways = std::array<DamageOdds, kCrackOfDoom + 1>;

float ways_to_choose(int some, int of_all) {
  float ways = 1;
  for (int i = 0; i < some; ++i)
    ways = ways * static_cast<float>(of_all - i) / static_cast<float>(i + 1);
  return ways;
}

void mix_in_numbered(Ways& ways, int steps, int number, int points) {
  for (int drawn = steps; drawn > 0; --drawn) {
    for (int some = 1; some <= std::min(number, drawn); ++some) {
      add_worse(ways[static_cast<std::size_t>(drawn)], ways[static_cast<std::size_t>(drawn - some)],
                points * some, ways_to_choose(some, number));
    }
  }
}

void add_eye(DamageOdds& sum, const DamageOdds& damage, const Eye& eye, float share) {
  for (std::size_t more = 0; more < eye.more.size(); ++more) {
    if (eye.more[more] == 0) continue;
    add_worse(sum, damage, eye.least + static_cast<int>(more), share * eye.more[more]);
  }
}

/// The Eyes come last: any number of them, for each as many other tiles fewer.
DamageOdds mixed_with_eyes(const Ways& ways, int steps, int number, const Eye& eye) {
  DamageOdds sum{};
  for (int some = std::min(number, steps); some >= 0; --some) {
    DamageOdds with_one_more{};
    add_eye(with_one_more, sum, eye, 1);
    add_worse(with_one_more, ways[static_cast<std::size_t>(steps - some)], 0,
              ways_to_choose(some, number));
    sum = with_one_more;
  }
  return sum;
}

/// The tiles that advance the Fellowship: as many as there are steps.
DamageOdds damage_of_steps(const Harm& harm, const Eye& eye, int steps) {
  Ways ways{};
  ways[0] = no_damage();
  for (std::size_t i = 0; i < harm.numbered.size(); ++i) {
    mix_in_numbered(ways, steps, harm.numbered[i], static_cast<int>(i) + Harm::kLeast);
  }
  DamageOdds damage = mixed_with_eyes(ways, steps, harm.eyes, eye);
  for (float& chance : damage) chance /= ways_to_choose(steps, harm.tiles);
  return damage;
}

/// One tile that stops.
void add_stop(DamageOdds& sum, const DamageOdds& damage, const TileFace& face, const Eye& eye,
              float share) {
  if (face.eye) return add_eye(sum, damage, eye, share);
  if (!face.die) return add_worse(sum, damage, face.value, share);
  for (int value = 1; value <= 6; ++value) add_worse(sum, damage, value, share / 6);
}

/// The tiles that stop lie anywhere among the others: each before the last step with a chance that
/// grows with those that do.
DamageOdds with_stops(const DamageOdds& damage, const Tiles& pool, const Harm& harm, const Eye& eye,
                      int steps) {
  constexpr std::size_t kMostStops = 4;
  std::array<DamageOdds, kMostStops + 1> by_drawn{damage};
  int stops = 0;
  for (std::size_t kind = kStandardTileKinds; kind < kTileKinds; ++kind) {
    const TileFace& face = face_of(static_cast<Tile>(kind));
    if (!face.stop || pool[kind] == 0) continue;
    const auto places = static_cast<float>(harm.tiles + 1 + stops);
    for (int drawn = stops; drawn >= 0; --drawn) {
      DamageOdds& here = by_drawn[static_cast<std::size_t>(drawn)];
      const float is_drawn = static_cast<float>(steps + drawn) / places;
      add_stop(by_drawn[static_cast<std::size_t>(drawn + 1)], here, face, eye, is_drawn);
      for (float& chance : here) chance *= 1 - is_drawn;
    }
    ++stops;
  }
  DamageOdds sum{};
  for (int drawn = 0; drawn <= stops; ++drawn) {
    add_worse(sum, by_drawn[static_cast<std::size_t>(drawn)], 0, 1);
  }
  return sum;
}

/// One move outside: the chances of its successes, and of the tile that they bring.
DamageOdds after_move(const DamageOdds& damage, const Harm& harm, const HitChances& successes) {
  const auto found = static_cast<float>(1 - successes[0]);
  const float each = harm.tiles == 0 ? 0 : 1.0F / static_cast<float>(harm.tiles);
  DamageOdds sum{};
  add_worse(sum, damage, 0, static_cast<float>(successes[0]));
  for (std::size_t i = 0; i < harm.numbered.size(); ++i) {
    if (harm.numbered[i] == 0) continue;
    add_worse(sum, damage, static_cast<int>(i) + Harm::kLeast,
              found * each * static_cast<float>(harm.numbered[i]));
  }
  for (int eyes = 1; eyes <= kMostHits && harm.eyes != 0; ++eyes) {
    add_worse(sum, damage, eyes,
              static_cast<float>(successes[static_cast<std::size_t>(eyes)]) * each *
                  static_cast<float>(harm.eyes));
  }
  return sum;
}

HitChances hunt_roll(const Approach& approach, int bonus) {
  const double success = std::min(5, 1 + bonus) / 6.0;
  return hit_chances({.dice = std::min(kMostHits, approach.hunters),
                      .leadership = approach.rerolls,
                      .hit = success,
                      .reroll_hit = success});
}

DamageOdds after_approach(DamageOdds damage, const Approach& approach) {
  const Harm harm = harm_of(approach.pool);
  const int a_turn = std::max(1, approach.moves_a_turn);
  HitChances successes{};
  int thrown_with = -1;
  int bonus = approach.moves;
  for (int step = 0; step < approach.steps; ++step) {
    if (bonus != thrown_with) successes = hunt_roll(approach, bonus);
    thrown_with = bonus;
    damage = after_move(damage, harm, successes);
    bonus = bonus + 1 < a_turn ? bonus + 1 : 0;
  }
  return damage;
}

Arrival arrival_with(int corruption, const DamageOdds& damage, double spared) {
  const int whole = static_cast<int>(spared);
  const auto part = static_cast<float>(spared - whole);
  Arrival arrival{};
  const auto arrive = [&](int points, int less, float chance) {
    const int borne = points > 0 ? std::max(0, points - less) : points;
    const int there = std::max(0, corruption + borne);
    if (there < kMostCorruption) arrival[static_cast<std::size_t>(there)] += chance;
  };
  for (int i = 0; i < kDamages; ++i) {
    const float chance = damage[static_cast<std::size_t>(i)];
    arrive(i - kMostHealed, whole, chance * (1 - part));
    arrive(i - kMostHealed, whole + 1, chance * part);
  }
  return arrival;
}

}  // namespace

double mean_damage(const DamageOdds& damage) {
  double sum = 0;
  for (int i = 0; i < kDamages; ++i) {
    sum += (i - kMostHealed) * double{damage[static_cast<std::size_t>(i)]};
  }
  return sum;
}

DamageOdds damage_of_approach(const Approach& approach) {
  return after_approach(no_damage(), approach);
}

DamageOdds damage_of_walk(const Walk& walk) {
  if (walk.steps <= 0) return no_damage();
  const int steps = std::min<int>(walk.steps, kCrackOfDoom);
  Tiles pool = walk.pool;
  Harm harm = harm_of(pool);
  if (harm.tiles < steps) {  // what comes back counts as if it were there
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
      pool[kind] = static_cast<std::uint8_t>(pool[kind] + walk.refill[kind]);
    }
    harm = harm_of(pool);
  }
  if (harm.tiles < steps) return no_damage();
  const float reveals = static_cast<float>(harm.revealing) / static_cast<float>(harm.tiles);
  const Eye eye = Turns(walk).eye_of_next(steps, reveals);
  return with_stops(damage_of_steps(harm, eye, steps), pool, harm, eye, steps);
}

double spared_on_walk(const Company& company, int steps) {
  // Found by comparing with the exact walk.
  constexpr std::array kSparedBy{0.0, 0.85, 1.8, 2.5};
  constexpr double kGollum = 0.55;
  constexpr double kGollumByStep = 0.14;
  double spared = kGollum + kGollumByStep * steps;
  for (std::size_t level = 1; level < kSparedBy.size(); ++level) {
    spared += kSparedBy[level] * company.of_level[level];
  }
  return spared;
}

int steps_to_gate(const Rules& rules, const Fellowship& fellowship) {
  if (in_mordor(fellowship)) return 0;
  for (int steps = 0; steps < kRegionCount; ++steps) {
    const RegionSet near = regions_within(rules, fellowship.region, steps);
    if (near.contains(rules.places.morannon) || near.contains(rules.places.minas_morgul)) {
      return std::max(0, steps - int{fellowship.progress});
    }
  }
  return kRegionCount;
}

Road road_of(const Rules& rules, const Board& board, int steps, const Pace& later) {
  return {.approach = {.pool = board.hunt_pool,
                       .steps = in_mordor(board.fellowship) ? 0 : steps,
                       .moves = board.hunt_box.free,
                       .moves_a_turn = later.movers,
                       .hunters = later.hunters},
          .walk = walk_of(rules, board, later)};
}

Arrival road_odds(const Road& road) {
  const Bearers& bearers = road.walk.bearers;
  const DamageOdds damage = after_approach(damage_of_walk(road.walk), road.approach);
  return arrival_with(bearers.corruption, damage, spared_on_walk(bearers.company, road.walk.steps));
}

}  // namespace wotr
