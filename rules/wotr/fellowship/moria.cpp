#include "rules/wotr/fellowship/moria.h"

#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/journey.h"

namespace wotr {

RegionSet lair_of_balrog(const Rules& rules, const State& state) {
  const CardId balrog = card_in_force(rules, state, Lasting::kMoriaTile);
  return balrog == kNoCard ? RegionSet{} : program_of(rules, balrog).table.regions;
}

bool leads_past_balrog(const Rules& rules, const State& state, RegionId from, RegionId to,
                       std::uint8_t strongholds) {
  const RegionSet lair = lair_of_balrog(rules, state);
  const bool passed = (strongholds & stronghold_bits(rules, lair)) != 0;
  const bool stayed = from == to && lair.contains(to);
  return passed && !stayed;
}

}  // namespace wotr
