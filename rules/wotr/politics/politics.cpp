#include "rules/wotr/politics/politics.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/table.h"

namespace wotr {
namespace {

/// A card on the table: hardly anything reaches Rohan.
bool is_kept_quiet(const Play& play, Nation nation, RegionId where) {
  if (nation != Nation::kRohan) return false;
  const CardId card = card_in_force(play.rules, play.state, Lasting::kQuietRohan);
  if (card == kNoCard) return false;
  return where == kNoRegion || !program_of(play.rules, card).table.regions.contains(where);
}

void make_active(Play& play, Nation nation) {
  PoliticalPosition& position = politics_of(play.board(), nation);
  if (position.active != 0) return;
  position.active = 1;
  report<EventKind::kActivated>(play, {nation});
  if (nation == Nation::kRohan) discard_cards_on(play, kOnRohanActive);
}

/// R-263b, R-264a for one Nation of the Army.
void answer_attack(Play& play, Nation nation, RegionId region) {
  activate(play, nation, region);
  const bool advances = can_advance(play.board(), nation);
  advance_politics(play, nation);
  if (advances && side_of(nation) == Side::kFree) discard_cards_on(play, kOnAdvanceByAttack);
}

}  // namespace

void activate(Play& play, Nation nation, RegionId where) {
  if (!is_kept_quiet(play, nation, where)) make_active(play, nation);
}

bool can_advance(const Board& board, Nation nation) {
  const PoliticalPosition& position = politics_of(board, nation);
  const int last = position.active != 0 ? kAtWar : kAtWar - 1;
  return position.step < last;
}

void advance_politics(Play& play, Nation nation) {
  if (!can_advance(play.board(), nation)) return;
  PoliticalPosition& position = politics_of(play.board(), nation);
  ++position.step;
  report<EventKind::kPolitics>(play, {nation, position.step});
}

void on_army_entered(Play& play, Side side, RegionId region) {
  const Nation nation = region_of(play.rules, region).nation;
  if (side == Side::kShadow && nation != kNoNation && side_of(nation) == Side::kFree) {
    activate(play, nation);
  }
}

void on_companions_arrived(Play& play, CharacterSet companions, RegionId region) {
  if (!is_haven(play.rules, play.board(), region)) return;
  const Nation nation = region_of(play.rules, region).nation;
  for (int c = 0; c < kCharacterCount; ++c) {
    const auto who = static_cast<Character>(c);
    if (!contains(companions, who)) continue;
    if ((row_of(play.rules, who).activates >> index(nation) & 1) != 0) make_active(play, nation);
  }
}

void on_attacked(Play& play, const Figures& defenders, Side defender, RegionId region) {
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (side_of(nation) != defender || units_of(defenders, nation) == 0) continue;
    answer_attack(play, nation, region);
  }
}

void on_declared(Play& play, RegionId region) {
  if (is_haven(play.rules, play.board(), region)) {
    activate(play, region_of(play.rules, region).nation, region);
  }
}

}  // namespace wotr
