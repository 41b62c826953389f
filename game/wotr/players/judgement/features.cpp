#include "game/wotr/players/judgement/features.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/odds/road_odds.h"

namespace wotr_players::judgement {
namespace {

constexpr int kSides = 2;
constexpr int kParts = 4;            // of the road
constexpr int kOnTrack = 5;
constexpr int kMostSteps = 16;       // that are told apart
constexpr int kMostCorruption = 12;
constexpr int kMostBurden = 23;
constexpr int kMostArrival = 10;  // tenths
constexpr int kMostRace = 20;     // kEven: both sides would be there in the same turn
constexpr double kEven = 10;
constexpr double kStepsATurn = 1.6;  // outside Mordor
constexpr double kStepsATurnOnTrack = 1.2;
constexpr double kPointsATurn = 1.4;
constexpr double kPointsToWin = 10;
constexpr int kMostDice = 7;
constexpr int kMostTurn = 19;
constexpr int kDistances = 4;
constexpr int kThreats = 3;           // of these, told apart for each place
constexpr double kNegligible = 0.03;  // of a prospect of 1
constexpr int kWatchers = 3;          // a Stronghold, an Army, Nazgûl
constexpr int kMostMoves = 5;
constexpr int kMostShadowReach = 15;
constexpr int kMostFreeReach = 8;

struct Row {
  Feature feature;
  players::FeatureRow named;
  Topic topic;
};
constexpr players::FeatureRow row(std::string_view name, int cells) {
  return {name, static_cast<std::uint16_t>(cells)};
}

constexpr std::array kRows{
    Row{Feature::kBurden, row("burden", kMostBurden + 1), Topic::kCorruption},
    Row{Feature::kArrival, row("arrival", kMostArrival + 1), Topic::kCorruption},
    Row{Feature::kRoad, row("road", kMostSteps + 1), Topic::kRoad},
    Row{Feature::kCorruption, row("corruption", kMostCorruption + 1), Topic::kCorruption},
    Row{Feature::kRace, row("race", kMostRace + 1), Topic::kRoad},
    Row{Feature::kHidden, row("hidden", kParts), Topic::kHunt},
    Row{Feature::kCompany, row("company", 8), Topic::kCompany},
    Row{Feature::kGuide, row("guide", kCharacterCount), Topic::kCompany},
    Row{Feature::kHuntBox, row("hunt-box", kParts*(kMostDice + 1)), Topic::kHunt},
    Row{Feature::kEyes, row("eyes", kParts), Topic::kHunt},
    Row{Feature::kShadowPoints, row("shadow-points", 12), Topic::kShadowWins},
    Row{Feature::kFreePoints, row("free-points", 6), Topic::kFreeWin},
    Row{Feature::kShadowReach, row("shadow-reach", kMostShadowReach + 1), Topic::kShadowWins},
    Row{Feature::kFreeReach, row("free-reach", kMostFreeReach + 1), Topic::kFreeWin},
    Row{Feature::kPressure, row("pressure", kSides* kDistances), Topic::kArmies},
    Row{Feature::kPolitics, row("politics", kNationCount * 4), Topic::kPolitics},
    Row{Feature::kActive, row("active", kFreeNationCount), Topic::kPolitics},
    Row{Feature::kPeople, row("people", kCharacterCount), Topic::kPeople},
    Row{Feature::kMinionsToCome, row("minions-to-come", kCharacterCount), Topic::kPeople},
    Row{Feature::kDiceLeft, row("dice-left", kSides * 8), Topic::kDice},
    Row{Feature::kFaces, row("faces", kSides* kFaceCount), Topic::kDice},
    Row{Feature::kElvenRings, row("elven-rings", kSides * 4), Topic::kDice},
    Row{Feature::kHand, row("hand", kSides * 2), Topic::kCards},
    Row{Feature::kHeld, row("held", kCardCount), Topic::kCards},
    Row{Feature::kOnTable, row("on-table", kCardCount), Topic::kCards},
    Row{Feature::kTaken, row("taken", kRegionCount), Topic::kShadowWins},
    Row{Feature::kBesieged, row("besieged", kRegionCount), Topic::kShadowWins},
    Row{Feature::kThreat, row("threat", kRegionCount* kThreats), Topic::kArmies},
    Row{Feature::kWatched, row("watched", kWatchers), Topic::kHunt},
    Row{Feature::kSteps, row("steps", kMostMoves + 1), Topic::kHunt},
    Row{Feature::kOpen, row("open", kSides* kDistances), Topic::kShadowWins},
    Row{Feature::kArmies, row("armies", kNationCount), Topic::kArmies},
    Row{Feature::kReserves, row("reserves", kNationCount), Topic::kArmies},
    Row{Feature::kLeadership, row("leadership", kSides), Topic::kArmies},
    Row{Feature::kTurn, row("turn", kMostTurn + 1), Topic::kRoad},
    Row{Feature::kToMove, row("to-move", kSides), Topic::kDice},
};
static_assert(kRows.size() == kFeatureCount);

constexpr std::array<std::size_t, kFeatureCount> kFirst = [] {
  std::array<std::size_t, kFeatureCount> first{};
  std::size_t sum = 0;
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    first[i] = sum;
    sum += kRows[i].named.cells;
  }
  return first;
}();

constexpr std::array<players::FeatureRow, kFeatureCount> kNamed = [] {
  std::array<players::FeatureRow, kFeatureCount> named{};
  for (std::size_t i = 0; i < kFeatureCount; ++i) named[i] = kRows[i].named;
  return named;
}();

constexpr std::size_t kCells = [] {
  std::size_t sum = 0;
  for (const Row& row : kRows) sum += row.named.cells;
  return sum;
}();

constexpr std::array<Topic, kCells> kTopicOf = [] {
  std::array<Topic, kCells> topics{};
  std::size_t cell = 0;
  for (const Row& row : kRows) {
    for (std::uint16_t i = 0; i < row.named.cells; ++i) topics[cell++] = row.topic;
  }
  return topics;
}();

constexpr std::array<std::string_view, static_cast<std::size_t>(Topic::kCount)> kTopicNames{
    "road",     "corruption", "hunt", "company", "shadow-wins", "free-win",
    "politics", "people",     "dice", "cards",   "armies",      "victory"};

int steps_outside(const Rules& rules, const squire::Atlas& atlas, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  if (in_mordor(fellowship)) return 0;
  return std::max(0,
                  squire::steps_to_mordor(rules, atlas, fellowship.region) - fellowship.progress);
}

int steps_on_track(const Fellowship& fellowship) {
  return in_mordor(fellowship) ? kOnTrack - fellowship.mordor_step : kOnTrack;
}

/// Gathers the cells of one position.
class Description {
 public:
  Description(const Rules& rules, const squire::Atlas& atlas, const State& state,
              players::Description& cells)
      : rules_(rules), atlas_(atlas), state_(state), board_(state.board), cells_(cells) {}

  void write() {
    fellowship();
    for (const Side side : {Side::kFree, Side::kShadow}) {
      dice(side);
      hand(side);
      targets(side);
    }
    nations();
    people();
    fill(Feature::kTurn, std::min<int>(board_.turn, kMostTurn));
    if (board_.phase == Phase::kAction) fill(Feature::kToMove, side_to_move());
  }

 private:
  void fill(Feature feature, int cell, double amount = 1) {
    if (amount == 0) return;
    cells_.push_back(
        {static_cast<std::uint16_t>(first_cell(feature) + static_cast<std::size_t>(cell)),
         static_cast<float>(amount)});
  }

  /// Between two cells, so that what is a little more is worth a little more.
  void spread(Feature feature, double place, int last) {
    const double inside = std::clamp<double>(place, 0, last);
    const int cell = std::min(static_cast<int>(inside), last - 1);
    fill(feature, cell, cell + 1 - inside);
    fill(feature, cell + 1, inside - cell);
  }

  int side_to_move() const { return static_cast<int>(at(side_of(rules_, board_.to_act))); }

  /// 0 on the Mordor Track, then further and further away.
  int part_of_road() const {
    if (in_mordor(board_.fellowship)) return 0;
    const int steps = steps_outside(rules_, atlas_, board_);
    return steps <= 3 ? 1 : steps <= 7 ? 2 : 3;
  }

  struct Tiles {
    double damage = 0;  ///< of one, where an Eye counts as so much
    double eyes = 0;
  };
  Tiles tiles(int eye_damage) const {
    Tiles sum;
    int count = 0;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
      const int number = board_.hunt_pool[kind];
      const TileFace& face = face_of(static_cast<Tile>(kind));
      count += number;
      sum.damage += number * (face.eye ? eye_damage : face.die ? 3.5 : face.value);
      sum.eyes += face.eye ? number : 0;
    }
    if (count == 0) return {};
    return {sum.damage / count, sum.eyes / count};
  }

  void fellowship() {
    const Fellowship& fellowship = board_.fellowship;
    const int part = part_of_road();
    const int outside = steps_outside(rules_, atlas_, board_);
    const int track = steps_on_track(fellowship);
    const int corruption = std::min<int>(fellowship.corruption, kMostCorruption);
    constexpr double kFound = 0.4;  // of the steps outside Mordor
    const double burden = fellowship.corruption + kFound * outside * tiles(1).damage +
                          track * tiles(2 + board_.hunt_box.shadow / 2).damage;
    spread(Feature::kBurden, burden, kMostBurden);
    const Arrival arrival_odds = road_odds(road_of(rules_, board_, outside));
    spread(Feature::kArrival, kMostArrival * chance_of(arrival_odds), kMostArrival);
    spread(Feature::kRoad, outside + track, kMostSteps);
    fill(Feature::kCorruption, corruption);
    const double shadow_points = victory_points(rules_, board_, Side::kShadow);
    const double arrival = outside / kStepsATurn + track / kStepsATurnOnTrack;
    const double fall = (kPointsToWin - shadow_points) / kPointsATurn;
    spread(Feature::kRace, kEven + fall - arrival, kMostRace);
    if (fellowship.hidden != 0) fill(Feature::kHidden, part);
    fill(Feature::kCompany, std::min(count(fellowship.companions), 7));
    fill(Feature::kGuide, index(fellowship.guide));
    fill(Feature::kHuntBox,
         part * (kMostDice + 1) + std::min<int>(board_.hunt_box.shadow, kMostDice));
    fill(Feature::kEyes, part, tiles(1).eyes);
    fill(Feature::kSteps, std::min<int>(board_.hunt_box.free, kMostMoves));
    if (!in_mordor(fellowship)) watchers(fellowship.region);
  }

  void watchers(RegionId region) {
    const bool is_held = rules_.stronghold_regions.contains(region) &&
                         controls(rules_, board_, Side::kShadow, region);
    if (is_held) fill(Feature::kWatched, 0);
    if (board_.armies[at(Side::kShadow)].contains(region)) fill(Feature::kWatched, 1);
    if (figures_in(board_, region).nazgul > 0) fill(Feature::kWatched, 2);
  }

  void dice(Side side) {
    const int own = static_cast<int>(at(side));
    const DicePool& pool = board_.dice[at(side)];
    int left = 0;
    for (int face = 0; face < kFaceCount; ++face) {
      const int number = pool.faces[static_cast<std::size_t>(face)];
      left += number;
      fill(Feature::kFaces, own * kFaceCount + face, number);
    }
    if (board_.phase == Phase::kAction) fill(Feature::kDiceLeft, own * 8 + std::min(left, 7));
    fill(Feature::kElvenRings, own * 4 + std::min<int>(board_.elven_rings[at(side)], 3));
  }

  void hand(Side side) {
    for (std::size_t card = 0; card < kCardCount; ++card) {
      const Card& row = rules_.cards[card];
      if (row.side != side) continue;
      if (is_on_table(state_.cards[card])) fill(Feature::kOnTable, static_cast<int>(card));
      const Seat holder = holder_of(state_.cards[card]);
      if (holder == core::kNobody || state_.cards[card] != hand_of(holder)) continue;
      fill(Feature::kHand, static_cast<int>(at(side)) * 2 + index(row.deck));
      fill(Feature::kHeld, static_cast<int>(card));
    }
  }

  static constexpr double wall_factor(Settlement settlement, bool fortified) {
    if (settlement == Settlement::kStronghold) return 2.2;
    return settlement == Settlement::kCity || fortified ? 1.35 : 1.0;
  }

  int hits_of(const Figures& army, Side side) const {
    return units_of(army, side) + elites_of(army, side);
  }

  struct Host {
    RegionId region;
    double strength;
  };

  double strength(const Figures& army, Side side) const {
    int lead = side == Side::kFree ? leaders_of(army) : army.nazgul;
    for_each_character(characters_of(army, side),
                       [&](Character who) { lead += row_of(rules_, who).leadership; });
    return hits_of(army, side) + 0.6 * std::min(lead, 5);
  }

  /// What the side has of the enemy's Settlements, and how near it is to more.
  void targets(Side side) {
    const int own = static_cast<int>(at(side));
    const Side enemy = enemy_of(side);
    host_count_ = 0;
    double leadership = 0;
    for (const RegionId region : board_.armies[at(side)]) {
      const Figures& army = figures_in(board_, region);
      const double might = strength(army, side);
      leadership += might - hits_of(army, side);
      hosts_[host_count_++] = {region, might};
    }
    fill(Feature::kLeadership, own, leadership);

    for (const RegionId region : board_.captured) {
      if (controls(rules_, board_, side, region)) fill(Feature::kTaken, index(region));
    }
    const int points = victory_points(rules_, board_, side);
    std::array<double, kDistances> pressure{};
    for (const RegionId target : rules_.stronghold_regions | rules_.city_regions) {
      if (controls(rules_, board_, side, target)) continue;
      const Figures& garrison = army_in(rules_, board_, enemy, target);
      const Region& place = region_of(rules_, target);
      const double guards = strength(garrison, enemy);
      const double defence = wall_factor(place.settlement, place.fortification) * guards + 0.5;
      const int worth = squire::points_of(rules_, target);
      if (is_besieged(rules_, board_, target)) {
        const double odds = strength(figures_in(board_, target), side) / defence;
        fill(Feature::kBesieged, index(target), odds * odds / (1 + odds * odds));
      }
      std::array<double, kDistances> near{};
      for (const Host& host : std::span(hosts_).first(host_count_)) {
        const int distance = atlas_.between(host.region, target);
        if (distance < kDistances) near[static_cast<std::size_t>(distance)] += host.strength;
      }
      double massed = 0;
      for (int distance = 0; distance < kDistances; ++distance) {
        const double here = near[static_cast<std::size_t>(distance)];
        if (guards == 0 && massed == 0 && here > 0)
          fill(Feature::kOpen, own * kDistances + distance, worth);
        massed += here;
        const double odds = massed / defence;
        const double prospect = odds * odds / (1 + odds * odds);
        pressure[static_cast<std::size_t>(distance)] += worth * prospect;
        if (distance > 0) fill(Feature::kThreat, index(target) * kThreats + distance - 1, prospect);
      }
    }
    for (int distance = 0; distance < kDistances; ++distance) {
      fill(Feature::kPressure, own * kDistances + distance,
           pressure[static_cast<std::size_t>(distance)]);
    }
    const double reach = points + pressure[1];
    if (side == Side::kShadow) {
      fill(Feature::kShadowPoints, std::min(points, 11));
      spread(Feature::kShadowReach, reach, kMostShadowReach);
    } else {
      fill(Feature::kFreePoints, std::min(points, 5));
      spread(Feature::kFreeReach, reach, kMostFreeReach);
    }
  }

  void nations() {
    Figures on_map;
    for (const Figures& here : board_.regions) on_map = plus(on_map, here);
    for (const Figures& here : board_.garrisons) on_map = plus(on_map, here);
    for (int n = 0; n < kNationCount; ++n) {
      const auto nation = static_cast<std::size_t>(n);
      const PoliticalPosition& politics = board_.politics[nation];
      fill(Feature::kPolitics, n * 4 + politics.step - 1);
      if (n < kFreeNationCount && politics.active != 0) fill(Feature::kActive, n);
      fill(Feature::kArmies, n, on_map.regular[nation] + 2 * on_map.elite[nation]);
      fill(Feature::kReserves, n,
           board_.reinforcements.regular[nation] + board_.reinforcements.elite[nation]);
    }
  }

  void people() {
    for_each_character(board_.on_map, [&](Character who) { fill(Feature::kPeople, index(who)); });
    for_each_character(without(kMinions, board_.minions_seen),
                       [&](Character who) { fill(Feature::kMinionsToCome, index(who)); });
  }

  const Rules& rules_;
  const squire::Atlas& atlas_;
  const State& state_;
  const Board& board_;
  players::Description& cells_;
  std::array<Host, kRegionCount> hosts_;  // as many as host_count_
  std::size_t host_count_ = 0;
};

}  // namespace

std::span<const players::FeatureRow> feature_rows() { return kNamed; }
std::span<const std::string_view> topic_names() { return kTopicNames; }
Topic topic_of(std::uint16_t cell) { return kTopicOf[cell]; }
std::size_t first_cell(Feature feature) { return kFirst[static_cast<std::size_t>(feature)]; }

int steps_to_doom(const Rules& rules, const squire::Atlas& atlas, const Board& board) {
  return steps_outside(rules, atlas, board) + steps_on_track(board.fellowship);
}

void describe(const Rules& rules, const squire::Atlas& atlas, const State& state,
              players::Description& cells) {
  cells.clear();
  Description(rules, atlas, state, cells).write();
}

}  // namespace wotr_players::judgement
