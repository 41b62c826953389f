#include "game/trilogy/players/judgement/survey.h"

#include <algorithm>

#include "game/trilogy/players/squire/fights.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/odds/invasion_odds.h"

namespace trilogy_players::judgement {
namespace {

constexpr double kTerritoryPoints = 1;
constexpr double kStrongholdPoints = 2;

/// The best chance that each seat has to conquer a territory.
using Chances = std::array<double, kMostSeats>;

class Surveyor {
 public:
  Surveyor(const Rules& rules, const squire::Atlas& atlas, const State& state)
      : rules_(rules), atlas_(atlas), state_(state), board_(state.board) {}

  Survey survey() {
    for (std::size_t s = 0; s < seat_count(rules_); ++s) {
      if (is_in_play(board_, seat_at(s))) count(s);
    }
    barred_ = barred_from_invasions(board_);
    for (const Territory territory : rules_.all) look_at(territory);
    return survey_;
  }

 private:
  static Seat seat_at(std::size_t s) { return Seat{static_cast<std::uint8_t>(s)}; }

  void count(std::size_t s) {
    const Seat seat = seat_at(s);
    Standing& standing = survey_[s];
    standing.score = score_of(rules_, state_, seat);
    standing.income =
        income_of(rules_, board_, seat) + (held_by(board_, seat) & rules_.strongholds).size();
    standing.battalions = board_.supply[s] + board_.to_place[s];
    for (const Territory territory : held_by(board_, seat)) {
      const int here = battalions_in(board_, territory);
      standing.battalions += here;
      standing.largest = std::max(standing.largest, here);
    }
    whole_[s] = {};
    for (const RegionRow& region : rules_.regions) {
      if ((region.territories - held_by(board_, seat)).empty()) {
        whole_[s] = whole_[s] | region.territories;
      }
    }
  }

  void look_at(Territory territory) {
    const Seat owner = owner_of(board_, territory);
    if (owner == kNobody) return;
    Chances chances{};
    bool beside_others = false;
    for (const Territory from : neighbours_of(rules_, territory)) {
      const Seat other = owner_of(board_, from);
      if (other == owner) continue;
      beside_others = true;
      if (at(other) >= kMostSeats || battalions_in(board_, from) < 2) continue;
      chances[at(other)] = std::max(chances[at(other)], chance_between(from, territory));
    }
    note_reach(territory, owner, chances);
    if (at(owner) >= kMostSeats) return;
    if (beside_others) survey_[at(owner)].in_front += battalions_in(board_, territory);
    note_risk(territory, owner, *std::max_element(chances.begin(), chances.end()));
  }

  double chance_between(Territory from, Territory to) const {
    if (barred_.contains(from) || barred_.contains(to)) return 0;
    return squire::fight_of(forces_between(rules_, board_, from, to)).won;
  }

  double points_of(Territory territory) const {
    return kTerritoryPoints + (rules_.strongholds.contains(territory) ? kStrongholdPoints : 0);
  }
  int bonus_of(Territory territory) const { return region_of(territory).bonus; }
  const RegionRow& region_of(Territory territory) const {
    return rules_.regions[static_cast<std::size_t>(row_of(rules_, territory).region)];
  }

  void note_reach(Territory territory, Seat owner, const Chances& chances) {
    const bool breaks = at(owner) < kMostSeats && whole_[at(owner)].contains(territory);
    for (std::size_t s = 0; s < kMostSeats; ++s) {
      if (chances[s] == 0) continue;
      TerritorySet missing = region_of(territory).territories - held_by(board_, seat_at(s));
      const bool completes = missing.size() == 1;
      const int bonuses = int{breaks} + int{completes};
      survey_[s].reach += chances[s] * (points_of(territory) + bonuses * bonus_of(territory));
    }
  }

  void note_risk(Territory territory, Seat owner, double chance) {
    Standing& standing = survey_[at(owner)];
    standing.risk += chance * points_of(territory);
    if (whole_[at(owner)].contains(territory)) {
      standing.regions_at_risk += chance * bonus_of(territory);
    }
  }

  const Rules& rules_;
  const squire::Atlas& atlas_;
  const State& state_;
  const Board& board_;
  std::array<TerritorySet, kMostSeats> whole_{};  ///< the regions that each holds
  TerritorySet barred_;
  Survey survey_{};
};

}  // namespace

Survey survey(const Rules& rules, const squire::Atlas& atlas, const State& state) {
  return Surveyor(rules, atlas, state).survey();
}

}  // namespace trilogy_players::judgement
