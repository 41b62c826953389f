#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/wotr/state/card.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/ids.h"
#include "rules/wotr/state/options.h"
#include "rules/wotr/state/region_set.h"
#include "rules/wotr/state/team_layout.h"

namespace wotr {

/// One region of the map, as printed.
struct Region {
  std::string id;
  std::string name;
  Nation nation = kNoNation;  ///< whose borders it lies in
  Settlement settlement = Settlement::kNone;
  bool fortification = false;
  bool coast = false;
  std::uint8_t stronghold = 0xFF;  ///< its place among the 16 Strongholds
  std::vector<RegionId> neighbours;
  RegionSet adjacent;
  Figures setup;
};

/// Level 0xFF flies.
struct CharacterRow {
  std::string id;
  std::string name;
  std::uint8_t level = 0;
  std::uint8_t leadership = 0;
  bool captain_of_the_west = false;
  std::uint8_t activates = 0;  ///< bit n: may activate the Nation n
};

struct NationRow {
  std::string id;
  std::string name;
  std::uint8_t start_box = 1;  ///< R-016
  std::uint8_t starts_active = 0;
};

/// Which row of regions.json is which place that a ruling names.
struct Places {
  RegionId rivendell = kNoRegion, minas_tirith = kNoRegion, dol_amroth = kNoRegion,
           pelargir = kNoRegion, fangorn = kNoRegion, erebor = kNoRegion, orthanc = kNoRegion,
           morannon = kNoRegion, minas_morgul = kNoRegion;
};

/// The immutable tables of the game.
struct Rules {
  std::array<Region, kRegionCount> regions;
  std::array<RegionId, kStrongholdCount> strongholds{};
  std::array<Card, kCardCount> cards;
  std::array<std::uint8_t, kCardCount> backs{};  ///< of the cards, for whoever looks at them all
  std::array<CombatHalf, kCombatHalfCount> combat_halves;
  std::shared_ptr<const CardPrograms> programs;           ///< never null once the data are loaded
  std::shared_ptr<const CombatPrograms> combat_programs;  ///< the same
  std::array<CharacterRow, kCharacterCount> characters;
  std::array<NationRow, kNationCount> nations;
  std::array<std::uint8_t, kTileKinds> tiles{};  ///< of each kind in the box (R-141)
  Figures in_the_box;                            ///< every figure there is, of both sides
  Places places;
  Options options;
  std::vector<OptionDescription> option_descriptions;  ///< in the order of options.json
  TeamLayout teams;

  // Sets that the rules ask for all the time.
  std::array<RegionSet, kNationCount> lands;        ///< inside the borders of a Nation
  std::array<RegionSet, kNationCount> settlements;  ///< Towns, Cities and Strongholds of a Nation
  std::array<RegionSet, 2> home;                    ///< Settlements a side started with
  RegionSet all_settlements;
  RegionSet stronghold_regions;
  RegionSet city_regions;
};

inline const Region& region_of(const Rules& rules, RegionId region) {
  return rules.regions[static_cast<std::size_t>(region)];
}
inline Side side_of(const Rules& rules, Seat seat) {
  return rules.teams.side[static_cast<std::size_t>(core::index(seat))];
}
inline Seat teammate_of(const Rules& rules, Seat seat) {
  return rules.teams.teammate[static_cast<std::size_t>(core::index(seat))];
}
/// The seat of a side that led on turn 1; the only one when the side is played by one.
inline Seat first_seat_of(const Rules& rules, Side side) { return rules.teams.first[at(side)]; }
/// The side is played by two.
inline bool is_team(const Rules& rules, Side side) { return rules.teams.team[at(side)]; }
///
inline Seat owner_of(const Rules& rules, Nation nation) {
  return rules.teams.owner[static_cast<std::size_t>(nation)];
}
inline Seat owner_of(const Rules& rules, Character minion) {
  return owner_of(rules, minion == Character::kSaruman ? Nation::kIsengard : Nation::kSauron);
}
inline const Card& card_of(const Rules& rules, CardId card) {
  return rules.cards[static_cast<std::size_t>(card)];
}
inline const CharacterRow& row_of(const Rules& rules, Character who) {
  return rules.characters[static_cast<std::size_t>(who)];
}

}  // namespace wotr
