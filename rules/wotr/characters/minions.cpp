#include "rules/wotr/characters/minions.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

constexpr auto kSauron = static_cast<std::size_t>(Nation::kSauron);
constexpr auto kIsengard = static_cast<std::size_t>(Nation::kIsengard);

constexpr std::array kMinionOrder{Character::kSaruman, Character::kWitchKing,
                                  Character::kMouthOfSauron};

int free_nations_at_war(const Board& board) {
  int nations = 0;
  for (int n = 0; n < kFreeNationCount; ++n) nations += is_at_war(board, static_cast<Nation>(n));
  return nations;
}

bool has_minion_in_play(const Board& board) {
  bool found = false;
  for_each_character(kMinions, [&](Character who) { found |= is_on_map(board, who); });
  return found;
}

bool has_sauron_unit(const Rules& rules, const Board& board, RegionId region) {
  const Figures& army = army_in(rules, board, Side::kShadow, region);
  return units_of(army, Nation::kSauron) > 0;
}

///
RegionSet saruman_regions(const Rules& rules, const Board& board) {
  RegionSet regions;
  const RegionId orthanc = rules.places.orthanc;
  if (is_at_war(board, Nation::kIsengard) && is_unconquered(rules, board, orthanc)) {
    regions.insert(orthanc);
  }
  return regions;
}

///
RegionSet witch_king_regions(const Rules& rules, const Board& board) {
  RegionSet regions;
  if (rules.options.witch_king_entry == Wording::kGuide) {
    return victory_points(rules, board, Side::kShadow) >= 4 ? landing_regions(rules, board)
                                                            : regions;
  }
  if (!is_at_war(board, Nation::kSauron) || free_nations_at_war(board) == 0) return regions;
  for (const RegionId region : armies_of(board, Side::kShadow) | rules.stronghold_regions) {
    if (has_sauron_unit(rules, board, region)) regions.insert(region);
  }
  return regions;
}

///
RegionSet mouth_regions(const Rules& rules, const Board& board) {
  const bool may_enter = rules.options.mouth_entry == Wording::kGuide ||
                         in_mordor(board.fellowship) ||
                         free_nations_at_war(board) == kFreeNationCount;
  if (!may_enter) return RegionSet{};
  return (rules.settlements[kSauron] & rules.stronghold_regions) - board.captured;
}

/// A bit for each Settlement of Isengard, in the order of the map file.
std::uint8_t bit_of_settlement(const Rules& rules, RegionId settlement) {
  unsigned bit = 1;
  for (const RegionId region : rules.settlements[kIsengard]) {
    if (region == settlement) break;
    bit <<= 1;
  }
  return static_cast<std::uint8_t>(bit);
}

/// the Isengard Settlements that are free and have not been served yet.
RegionSet voice_regions(const Rules& rules, const Board& board, std::uint8_t served = 0) {
  RegionSet regions;
  for (const RegionId region : rules.settlements[kIsengard] - board.captured) {
    if ((served & bit_of_settlement(rules, region)) != 0) continue;
    if (is_free(rules, board, Side::kShadow, region)) regions.insert(region);
  }
  return regions;
}

bool can_raise_regulars(const Rules& rules, const Board& board) {
  return board.reinforcements.regular[kIsengard] > 0 && !voice_regions(rules, board).empty();
}

/// there are Regulars left, but not for every Settlement: the Shadow says where.
bool regulars_run_short(const Rules& rules, const Board& board, std::uint8_t served) {
  const int left = board.reinforcements.regular[kIsengard];
  return left > 0 && left < voice_regions(rules, board, served).size();
}

void raise_regular(Play& play, RegionId region) {
  relocate(play, regular_of(Nation::kIsengard), 1, kReinforcements, in_region(region),
           Cause::kRecruited);
}

/// two Regulars in Orthanc become Elites, or one if only one is available.
int elites_to_raise(const Rules& rules, const Board& board) {
  const Figures& orthanc = figures_in(board, rules.places.orthanc);
  return std::min({2, int{orthanc.regular[kIsengard]}, int{board.reinforcements.elite[kIsengard]}});
}

void raise_elites(Play& play) {
  const int amount = elites_to_raise(play.rules, play.state.board);
  const Place orthanc = in_region(play.rules.places.orthanc);
  // The Elites first: a mixed Army never lacks one of its owners meanwhile.
  relocate(play, elite_of(Nation::kIsengard), amount, kReinforcements, orthanc, Cause::kReplaced);
  relocate(play, regular_of(Nation::kIsengard), amount, orthanc, kReinforcements, Cause::kReplaced);
}

void replace_character(Play& play, Character old, Character young, Place place) {
  relocate(play, figure_of(old), 1, place, kCasualties, Cause::kReplaced);
  relocate(play, figure_of(young), 1, kSetAside, place, Cause::kEntered);
  on_companions_arrived(play, only(young), region_of(place));
}

}  // namespace

RegionSet minion_entry_regions(const Rules& rules, const Board& board, Character who) {
  if (contains(board.minions_seen, who)) return RegionSet{};  // never returns
  switch (who) {
    case Character::kSaruman: return saruman_regions(rules, board);
    case Character::kWitchKing: return witch_king_regions(rules, board);
    case Character::kMouthOfSauron: return mouth_regions(rules, board);
    default: return RegionSet{};
  }
}

bool can_bring_minion(const Rules& rules, const Board& board, Seat seat) {
  return std::any_of(kMinionOrder.begin(), kMinionOrder.end(), [&](Character who) {
    return owner_of(rules, who) == seat && !minion_entry_regions(rules, board, who).empty();
  });
}

void ask_minion(const Rules& rules, const State& state, const Step&, Decision& decision) {
  ask(decision, state.board.to_act, DecisionKind::kMinion, 110);
  for (const Character who : kMinionOrder) {
    if (owner_of(rules, who) != state.board.to_act) continue;
    if (!minion_entry_regions(rules, state.board, who).empty()) {
      decision.offer(act(ActionKind::kCharacter, who));
    }
  }
}

void answer_minion(Play& play, const Step&, Action action) {
  push<StepKind::kMinionRegion>(play, {character_of(action)});
}

void ask_minion_region(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const auto [who] = fields_of<StepKind::kMinionRegion>(step);
  ask(decision, state.board.to_act, DecisionKind::kMinionRegion, 110);
  for (const RegionId region : minion_entry_regions(rules, state.board, who)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void answer_minion_region(Play& play, const Step& step, Action action) {
  const auto [who] = fields_of<StepKind::kMinionRegion>(step);
  const Place place = place_of_army(play.rules, play.board(), Side::kShadow, region_of(action));
  relocate(play, figure_of(who), 1, kSetAside, place, Cause::kEntered);
  if (who != Character::kWitchKing) return;
  for (int n = 0; n < kFreeNationCount; ++n) activate(play, static_cast<Nation>(n));
}

bool can_use_voice(const Rules& rules, const Board& board, Seat seat) {
  if (owner_of(rules, Character::kSaruman) != seat) return false;
  const RegionId orthanc = rules.places.orthanc;
  if (!is_on_map(board, Character::kSaruman)) return false;
  if (!is_unconquered(rules, board, orthanc) || is_besieged(rules, board, orthanc)) return false;
  return can_raise_regulars(rules, board) || elites_to_raise(rules, board) > 0;
}

void ask_voice(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Board& board = state.board;
  const auto served = static_cast<std::uint8_t>(fields_of<StepKind::kVoice>(step).served);
  ask(decision, state.board.to_act, DecisionKind::kVoice, 114);
  if (regulars_run_short(rules, board, served)) {
    for (const RegionId region : voice_regions(rules, board, served)) {
      decision.offer(act(ActionKind::kRegion, region));
    }
  } else if (can_raise_regulars(rules, board)) {
    decision.offer(act(ActionKind::kRegulars));
  }
  if (served == 0 && elites_to_raise(rules, board) > 0) decision.offer(act(ActionKind::kElites));
}

void answer_voice(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kElites)) return raise_elites(play);
  if (is(action, ActionKind::kRegion)) {
    raise_regular(play, region_of(action));
    const int served = fields_of<StepKind::kVoice>(step).served;
    const int now = served | bit_of_settlement(play.rules, region_of(action));
    return push<StepKind::kVoice>(play, {now});
  }
  for (const RegionId region : voice_regions(play.rules, play.state.board)) {
    raise_regular(play, region);
  }
}

bool can_crown_aragorn(const Rules& rules, const Board& board) {
  const RegionId region = region_of(place_of(rules, board, Character::kStrider));
  if (region == kNoRegion || !is_unconquered(rules, board, region)) return false;
  const Places& places = rules.places;
  return region == places.minas_tirith || region == places.dol_amroth || region == places.pelargir;
}

void crown_aragorn(Play& play) {
  const Place place = place_of(play.rules, play.board(), Character::kStrider);
  replace_character(play, Character::kStrider, Character::kAragorn, place);
}

bool can_return_gandalf(const Rules& rules, const Board& board) {
  if (board.minions_seen == 0) return false;
  if (place_of(rules, board, Character::kGandalfTheWhite) != kSetAside) return false;
  const Place grey = place_of(rules, board, Character::kGandalfTheGrey);
  if (rules.options.gandalf_white_entry == Wording::kGuide) {
    return grey == kCasualties && has_minion_in_play(board);
  }
  return grey != kInFellowship;
}

void return_gandalf(Play& play) {
  const Place place = place_of(play.rules, play.board(), Character::kGandalfTheGrey);
  if (region_of(place) == kNoRegion) return push(play, StepKind::kGandalfRegion);
  replace_character(play, Character::kGandalfTheGrey, Character::kGandalfTheWhite, place);
}

void ask_gandalf_region(const Rules& rules, const State& state, const Step&, Decision& decision) {
  constexpr auto kElves = static_cast<std::size_t>(Nation::kElves);
  ask(decision, state.board.to_act, DecisionKind::kGandalfRegion, 106);
  RegionSet regions = (rules.settlements[kElves] & rules.stronghold_regions) - state.board.captured;
  regions.insert(rules.places.fangorn);
  for (const RegionId region : regions) decision.offer(act(ActionKind::kRegion, region));
}

void answer_gandalf_region(Play& play, const Step&, Action action) {
  const Place place = place_of_army(play.rules, play.board(), Side::kFree, region_of(action));
  relocate(play, figure_of(Character::kGandalfTheWhite), 1, kSetAside, place, Cause::kEntered);
  on_companions_arrived(play, only(Character::kGandalfTheWhite), region_of(action));
}

}  // namespace wotr
