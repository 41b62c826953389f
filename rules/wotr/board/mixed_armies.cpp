#include "rules/wotr/board/mixed_armies.h"

#include <bit>

#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

std::uint16_t garrison_bit(const Rules& rules, Place place) {
  const unsigned stronghold = region_of(rules, region_of(place)).stronghold;
  return static_cast<std::uint16_t>(1u << stronghold);
}

struct Strength {
  int units = 0;
  int elites = 0;
};

Strength strength_of(const Rules& rules, const Figures& army, Side side, Seat seat) {
  const Figures own = own_part(rules, army, seat);
  return {units_of(own, side), elites_of(own, side)};
}

bool are_owned_by_nation(const Rules& rules) {
  return rules.options.players == 4 && rules.options.companion_owner == CompanionOwner::kNation;
}

}  // namespace

bool is_mixed(const Rules& rules, const Board& board, Place place) {
  if (is_region(place)) return board.mixed.contains(region_of(place));
  if (place == kLandingForce) return true;  // one Army; of two owners only if it was mixed
  return is_garrison(place) && (board.mixed_garrisons & garrison_bit(rules, place)) != 0;
}

void set_mixed(const Rules& rules, Board& board, Place place, bool mixed) {
  if (is_garrison(place)) {
    const std::uint16_t bit = garrison_bit(rules, place);
    const unsigned others = board.mixed_garrisons & ~unsigned{bit};
    board.mixed_garrisons = static_cast<std::uint16_t>(mixed ? others | bit : others);
  } else if (place == kLandingForce) {
    return;
  } else if (mixed) {
    board.mixed.insert(region_of(place));
  } else {
    board.mixed.erase(region_of(place));
  }
}

Figures own_part(const Rules& rules, const Figures& figures, Seat seat) {
  const Side side = side_of(rules, seat);
  Figures own = part_of(figures, side);
  if (!is_team(rules, side)) return own;
  for (std::size_t n = 0; n < kNationCount; ++n) {
    if (owner_of(rules, static_cast<Nation>(n)) == seat) continue;
    own.regular[n] = 0;
    own.elite[n] = 0;
    if (n < kFreeNationCount) own.leader[n] = 0;
  }
  const auto leave_to_owner = [&](Character minion) {
    if (owner_of(rules, minion) != seat) own.characters = without(own.characters, only(minion));
  };
  leave_to_owner(Character::kMouthOfSauron);
  leave_to_owner(Character::kSaruman);
  return own;
}

bool has_two_owners(const Rules& rules, const Figures& figures, Side side) {
  if (!is_team(rules, side)) return false;
  const Seat one = first_seat_of(rules, side);
  return has_unit(own_part(rules, figures, one), side) &&
         has_unit(own_part(rules, figures, teammate_of(rules, one)), side);
}

Seat controller_of_army(const Rules& rules, const Board& board, Side side, const Figures& army) {
  const Seat leading = leading_seat(board, side);
  const Seat other = teammate_of(rules, leading);
  if (leading == other) return leading;
  const Strength first = strength_of(rules, army, side, leading);
  const Strength second = strength_of(rules, army, side, other);
  if (first.units != second.units) return first.units > second.units ? leading : other;
  return first.elites >= second.elites ? leading : other;
}

Figures teams_part(const Rules& rules, const Board& board, Seat seat, Place place,
                   const Figures& some) {
  const Side side = side_of(rules, seat);
  const Figures& all = figures_at(rules, board, place);
  const bool all_his =
      is_mixed(rules, board, place) && controller_of_army(rules, board, side, all) == seat;
  return all_his ? some : own_part(rules, some, seat);
}

bool leads_fellowship(const Rules& rules, Seat seat) {
  const bool rohan_only =
      rules.options.players == 4 && rules.options.fellowship_owner == FellowshipOwner::kRohan;
  return !rohan_only || owner_of(rules, Nation::kRohan) == seat;
}

CharacterSet companions_of_teammate(const Rules& rules, Seat seat) {
  CharacterSet others = 0;
  if (!are_owned_by_nation(rules)) return others;
  for_each_character(kCompanions, [&](Character who) {
    const std::uint8_t roused = row_of(rules, who).activates;
    if (!std::has_single_bit(roused)) return;  // he is of no Nation, or of all
    const auto nation = static_cast<Nation>(std::countr_zero(roused));
    if (owner_of(rules, nation) != seat) others = join(others, only(who));
  });
  return others;
}

CharacterSet companions_moved_by(const Rules& rules, Seat seat) {
  if (are_owned_by_nation(rules)) return without(kCompanions, companions_of_teammate(rules, seat));
  return leads_fellowship(rules, seat) ? kCompanions : CharacterSet{0};
}

bool do_nazgul_lead(const Rules& rules, const Figures& army) {
  if (rules.options.nazgul_lead == NazgulLead::kAny || !is_team(rules, Side::kShadow)) return true;
  const Seat owner = owner_of(rules, Nation::kSauron);
  return has_unit(own_part(rules, army, owner), Side::kShadow);
}

Figures attackers_of(const Rules& rules, const Board& board, Seat seat, Place place) {
  const Side side = side_of(rules, seat);
  const Figures all = part_of(figures_at(rules, board, place), side);
  if (!is_team(rules, side)) return all;
  if (!is_mixed(rules, board, place)) return own_part(rules, all, seat);
  return controller_of_army(rules, board, side, all) == seat ? all : Figures{};
}

}  // namespace wotr
