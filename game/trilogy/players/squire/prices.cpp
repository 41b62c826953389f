#include "game/trilogy/players/squire/prices.h"

#include <algorithm>
#include <bit>

namespace trilogy_players::squire {
namespace {

constexpr double kTerritoriesForBattalion = 3;
constexpr double kStrongholdPoints = 2;

/// Works out the prices, each from those before it.
class Pricing {
 public:
  Pricing(const Rules& rules, const Atlas& atlas, const Outlook& outlook, const Weights& weights,
          const View& view, Seat seat)
      : rules_(rules),
        atlas_(atlas),
        outlook_(outlook),
        weights_(weights),
        view_(view),
        seat_(seat) {}

  Prices work_out() {
    price_places();
    price_regions();
    list_lacks();
    for (std::size_t s = 0; s < seat_count(rules_); ++s) {
      const Seat rival{static_cast<std::uint8_t>(s)};
      if (rival != seat_) price_denial(rival);
    }
    return prices_;
  }

 private:
  void price_places() {
    const double turns = outlook_.turns * outlook_.unit;
    prices_.place.fill(1 + turns / kTerritoriesForBattalion);
    for (const Territory stronghold : rules_.strongholds) {
      prices_.place[static_cast<std::size_t>(stronghold)] += kStrongholdPoints + turns;
    }
  }

  /// A bonus as points, and as battalions as long as its region is held.
  void price_regions() {
    for (std::size_t region = 0; region < kRegionCount; ++region) {
      const double guarded =
          weights_.two_borders - weights_.more_borders * std::max(0, atlas_.borders[region] - 2);
      prices_.bonus[region] = rules_.regions[region].bonus *
                              (1 + std::max(0.2, guarded) * outlook_.turns * outlook_.unit);
    }
    const double pressed = outlook_.pressed;
    prices_.hope = weights_.hope * (1 - pressed) + weights_.hope_at_last * pressed;
  }

  void list_lacks() {
    for (const Territory territory : rules_.all - held_by(view_.board, seat_)) {
      Lack& lack = prices_.lacks[static_cast<std::size_t>(row_of(rules_, territory).region)];
      ++lack.territories;
      lack.battalions += battalions_in(view_.board, territory);
    }
  }

  void price_denial(Seat rival) {
    const TerritorySet& held = held_by(view_.board, rival);
    if (held.empty()) return;
    const double end = worth_of_elimination(rival);
    for (const Territory territory : held) {
      const auto place = static_cast<std::size_t>(territory);
      const auto region = static_cast<std::size_t>(row_of(rules_, territory).region);
      const bool whole = (rules_.regions[region].territories - held).empty();
      const double points = prices_.place[place] + (whole ? prices_.bonus[region] : 0);
      prices_.denied[place] = outlook_.rivalry[at(rival)] * points + end;
    }
  }

  /// The last of its territories end a rival, and its cards are the victor's (T-026, T-051).
  double worth_of_elimination(Seat victim) const {
    const int territories = held_by(view_.board, victim).size();
    if (territories > weights_.few_territories) return 0;
    const int seats = static_cast<int>(seat_count(rules_));
    const int in_play = seats - std::popcount(unsigned{view_.board.eliminated});
    if (in_play == 2) return weights_.last_standing / (territories * territories);
    const int cards = view_.hands[at(victim)][of(Deck::kTerritory)];
    const double prize = weights_.eliminated + cards * weights_.captured_card * outlook_.unit;
    return prize / (territories * territories);
  }

  const Rules& rules_;
  const Atlas& atlas_;
  const Outlook& outlook_;
  const Weights& weights_;
  const View& view_;
  Seat seat_;
  Prices prices_;
};

}  // namespace

Prices prices_of(const Rules& rules, const Atlas& atlas, const Outlook& outlook,
                 const Weights& weights, const View& view, Seat seat) {
  return Pricing(rules, atlas, outlook, weights, view, seat).work_out();
}

}  // namespace trilogy_players::squire
