#include "game/trilogy/players/judgement/features.h"

#include <algorithm>
#include <array>
#include <bit>

#include "game/players/judgement/feature_table.h"
#include "game/trilogy/players/judgement/survey.h"
#include "game/trilogy/players/squire/outlook.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy_players::judgement {
namespace {

// Own turns that are left: a position lies between two of these.
constexpr std::array kTimes{0.0, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int kTimeCount = static_cast<int>(kTimes.size());

constexpr int kLeadCells = 13;
constexpr double kLeadStep = 3;  // points
constexpr int kShareCells = 11;
constexpr int kLandCells = 9;
constexpr int kTurnsToWait = 4;
constexpr int kWhen = 2;  // it is its turn, or not
constexpr int kMostTerritoryCards = 6;
constexpr int kMostAdventureCards = 5;
constexpr double kPoints = 10;  // amounts of points are counted in tens
constexpr int kNearness = 3;

using Row = players::TopicRow<Feature, Topic>;

constexpr std::array kRows{
    Row{Feature::kOut, "out", 1, Topic::kVictory},
    Row{Feature::kLead, "lead", kTimeCount* kLeadCells, Topic::kScore},
    Row{Feature::kMight, "might", kTimeCount* kShareCells, Topic::kArmies},
    Row{Feature::kIncome, "income", kTimeCount* kShareCells, Topic::kIncome},
    Row{Feature::kLand, "land", kLandCells, Topic::kLand},
    Row{Feature::kRegionHeld, "region-held", kRegionCount, Topic::kRegions},
    Row{Feature::kRegionShare, "region-share", kRegionCount, Topic::kRegions},
    Row{Feature::kOrder, "order", kTimeCount* kTurnsToWait, Topic::kOrder},
    Row{Feature::kReach, "reach", kTimeCount* kWhen, Topic::kConquests},
    Row{Feature::kRisk, "risk", kTimeCount* kWhen, Topic::kDanger},
    Row{Feature::kRegionsAtRisk, "regions-at-risk", kTimeCount* kWhen, Topic::kDanger},
    Row{Feature::kSpearhead, "spearhead", kShareCells, Topic::kArmies},
    Row{Feature::kFront, "front", kShareCells, Topic::kArmies},
    Row{Feature::kLeaders, "leaders", kLeadersEach + 1, Topic::kLeaders},
    Row{Feature::kSites, "sites", kTimeCount, Topic::kLeaders},
    Row{Feature::kTerritoryCards, "territory-cards", kMostTerritoryCards + 1, Topic::kCards},
    Row{Feature::kSet, "set", kTimeCount, Topic::kCards},
    Row{Feature::kAdventureCards, "adventure-cards", kMostAdventureCards + 1, Topic::kCards},
    Row{Feature::kPowers, "powers", kTimeCount, Topic::kCards},
    Row{Feature::kMissions, "missions", kTimeCount* kNearness, Topic::kMissions},
};
static_assert(kRows.size() == static_cast<std::size_t>(Feature::kCount));

using Table = players::FeatureTable<kRows>;

constexpr std::array<std::string_view, static_cast<std::size_t>(Topic::kCount)> kTopicNames{
    "score",     "armies", "income",  "land",  "regions",  "order",
    "conquests", "danger", "leaders", "cards", "missions", "victory"};

/// Where a position lies among kTimes.
struct Time {
  int before = 0;    ///< the time that is passed or reached
  double after = 0;  ///< how much of the way to the next
};

Time time_of(double turns) {
  int before = 0;
  while (before + 2 < kTimeCount && turns >= kTimes[static_cast<std::size_t>(before) + 1]) ++before;
  const double begin = kTimes[static_cast<std::size_t>(before)];
  const double end = kTimes[static_cast<std::size_t>(before) + 1];
  return {before, std::clamp((turns - begin) / (end - begin), 0.0, 1.0)};
}

/// What all seats have together, and how much time there is.
struct Common {
  double battalions = 0;
  double income = 0;
  double territories = 0;
  Time time;
};

/// Gathers the cells of one seat.
class SeatDescription {
 public:
  SeatDescription(const Rules& rules, const State& state, const Survey& survey,
                  const Common& common, std::size_t seat, players::Description& cells)
      : rules_(rules),
        state_(state),
        board_(state.board),
        survey_(survey),
        common_(common),
        s_(seat),
        seat_{static_cast<std::uint8_t>(seat)},
        held_(held_by(board_, seat_)),
        cells_(cells) {}

  void write() {
    shares();
    regions();
    dangers();
    leaders();
    territory_cards();
    adventure_cards();
  }

 private:
  /// The same for both times that the position lies between; `write(time, share)`.
  template <class Write>
  void by_time(Write write) {
    const Time& time = common_.time;
    if (time.after < 1) write(time.before, 1 - time.after);
    if (time.after > 0) write(time.before + 1, time.after);
  }
  void fill_by_time(Feature feature, int cell, int cells, double amount) {
    if (amount == 0) return;
    by_time(
        [&](int time, double share) { cells_.fill(feature, time * cells + cell, share * amount); });
  }
  void spread_by_time(Feature feature, double place, int cells) {
    by_time([&](int time, double share) {
      cells_.spread(feature, time * cells, place, cells - 1, share);
    });
  }

  const Standing& own() const { return survey_[s_]; }

  int lead() const {
    int best = 0;
    for (std::size_t other = 0; other < seat_count(rules_); ++other) {
      if (other != s_) best = std::max(best, survey_[other].score);
    }
    return own().score - best;
  }

  void shares() {
    constexpr double kMiddle = (kLeadCells - 1) / 2.0;
    spread_by_time(Feature::kLead, kMiddle + lead() / kLeadStep, kLeadCells);
    constexpr int kLast = kShareCells - 1;
    spread_by_time(Feature::kMight, kLast * own().battalions / common_.battalions, kShareCells);
    spread_by_time(Feature::kIncome, kLast * own().income / common_.income, kShareCells);
    cells_.spread(Feature::kLand, 0, (kLandCells - 1) * held_.size() / common_.territories,
                  kLandCells - 1);
  }

  void regions() {
    for (std::size_t r = 0; r < kRegionCount; ++r) {
      const TerritorySet& all = rules_.regions[r].territories;
      const double share = static_cast<double>((all & held_).size()) / all.size();
      const int region = static_cast<int>(r);
      if (share == 1) cells_.fill(Feature::kRegionHeld, region);
      cells_.fill(Feature::kRegionShare, region, share);
    }
  }

  /// Of all players in play, until its own.
  int turns_to_wait() const {
    if (board_.phase != Phase::kTurn) return 0;
    int turns = 0;
    for (Seat seat = board_.to_act; seat != seat_; seat = next_in_play(rules_, board_, seat)) {
      ++turns;
    }
    return turns;
  }

  void dangers() {
    const int wait = turns_to_wait();
    fill_by_time(Feature::kOrder, wait, kTurnsToWait, 1);
    const int when = wait == 0 ? 0 : 1;
    fill_by_time(Feature::kReach, when, kWhen, own().reach / kPoints);
    fill_by_time(Feature::kRisk, when, kWhen, own().risk / kPoints);
    fill_by_time(Feature::kRegionsAtRisk, when, kWhen, own().regions_at_risk / kPoints);
    if (own().battalions == 0) return;
    constexpr int kLast = kShareCells - 1;
    const double battalions = own().battalions;
    cells_.spread(Feature::kSpearhead, 0, kLast * own().largest / battalions, kLast);
    cells_.spread(Feature::kFront, 0, kLast * own().in_front / battalions, kLast);
  }

  void leaders() {
    cells_.fill(Feature::kLeaders, board_.leaders[s_].size());
    fill_by_time(Feature::kSites, 0, 1, (held_ & rules_.sites).size() / kPoints);
  }

  void territory_cards() {
    const CardSet hand = state_.piles.hands[s_] & rules_.territory_cards;
    cells_.fill(Feature::kTerritoryCards, std::min(hand.size(), kMostTerritoryCards));
    if (hand.size() >= 3) fill_by_time(Feature::kSet, 0, 1, best_set(hand) / kPoints);
  }

  int best_set(const CardSet& hand) const {
    int best = 0;
    for (const CardId one : hand) {
      for (const CardId other : hand) {
        if (other <= one) continue;
        for (const CardId third : hand) {
          if (third > other) best = std::max(best, value_of_set(rules_, one, other, third));
        }
      }
    }
    return best;
  }

  void adventure_cards() {
    const CardSet hand = state_.piles.hands[s_] & rules_.adventure_cards;
    cells_.fill(Feature::kAdventureCards, std::min(hand.size(), kMostAdventureCards));
    const auto side = static_cast<std::size_t>(side_of(rules_, seat_));
    for (const CardId card : hand) {
      const AdventureCard& row = adventure_of(rules_, card);
      const double points = row.points[side] / kPoints;
      if (row.kind == CardKind::kPower) fill_by_time(Feature::kPowers, 0, 1, points);
      if (row.kind == CardKind::kMission) {
        fill_by_time(Feature::kMissions, distance_to(row.territory), kNearness, points);
      }
    }
  }

  /// 0: its own; 1: beside a Leader; 2: further away.
  int distance_to(Territory mission) const {
    if (held_.contains(mission)) return 0;
    return (neighbours_of(rules_, mission) & board_.leaders[s_]).empty() ? 2 : 1;
  }

  const Rules& rules_;
  const State& state_;
  const Board& board_;
  const Survey& survey_;
  const Common& common_;
  std::size_t s_;
  Seat seat_;
  const TerritorySet& held_;
  players::CellWriter<Feature, Table> cells_;
};

Common common_of(const Rules& rules, const Board& board, const Survey& survey) {
  Common common;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    common.battalions += survey[s].battalions;
    common.income += survey[s].income;
    common.territories += held_by(board, Seat{static_cast<std::uint8_t>(s)}).size();
  }
  common.battalions = std::max(1.0, common.battalions);
  common.income = std::max(1.0, common.income);
  common.territories = std::max(1.0, common.territories);
  const int in_play = std::popcount(unsigned{seats_in_play(rules, board)});
  common.time = time_of(squire::turns_of_all(rules, board) / in_play);
  return common;
}

}  // namespace

std::span<const std::string_view> topic_names() { return kTopicNames; }
Topic topic_of(std::uint16_t cell) { return Table::kTopicOf[cell]; }

std::span<const players::FeatureRow> feature_rows() { return Table::kNamed; }

void describe(const Rules& rules, const squire::Atlas& atlas, const State& state,
              std::vector<players::Description>& seats) {
  const Survey survey = judgement::survey(rules, atlas, state);
  const Common common = common_of(rules, state.board, survey);
  seats.resize(seat_count(rules));
  for (std::size_t s = 0; s < seats.size(); ++s) {
    seats[s].clear();
    if (is_in_play(state.board, Seat{static_cast<std::uint8_t>(s)})) {
      SeatDescription(rules, state, survey, common, s, seats[s]).write();
    } else {
      players::CellWriter<Feature, Table>(seats[s]).fill(Feature::kOut, 0);
    }
  }
}

}  // namespace trilogy_players::judgement
