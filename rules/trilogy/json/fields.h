#pragma once

#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/field_type.h"

namespace trilogy {

// The plain fields of what is in progress, named once for writing and reading.
// `visit(name, type, byte-sized field)`.

template <class InvasionLike, class Visit>
void visit_invasion(InvasionLike& invasion, Visit visit) {
  visit("from", FieldType::kTerritory, invasion.from);
  visit("to", FieldType::kTerritory, invasion.to);
  visit("battles", FieldType::kNumber, invasion.battles);
  visit("attackDice", FieldType::kNumber, invasion.attack_dice);
  visit("defenceDice", FieldType::kNumber, invasion.defence_dice);
  visit("strongholdCancelled", FieldType::kFlag, invasion.stronghold_cancelled);
  visit("attackBonus", FieldType::kNumber, invasion.attack_bonus);
  visit("tollPaid", FieldType::kFlag, invasion.toll_paid);
  visit("across", FieldType::kTerritory, invasion.across);
}

template <class MemoryLike, class Visit>
void visit_memory(MemoryLike& memory, Visit visit) {
  visit("conqueredThisTurn", FieldType::kNumber, memory.conquered);
  visit("siteTakenByLeader", FieldType::kFlag, memory.site_taken);
  visit("extraCards", FieldType::kNumber, memory.extra_cards);
  visit("drewAdventure", FieldType::kFlag, memory.drew_adventure);
  visit("fortifyMoves", FieldType::kNumber, memory.fortifies);
  visit("mountainsOpen", FieldType::kFlag, memory.mountains);
}

template <class FellowshipLike, class Visit>
void visit_roll(FellowshipLike& fellowship, Visit visit) {
  visit("value", FieldType::kNumber, fellowship.roll);
  visit("change", FieldType::kChange, fellowship.change);
  visit("held", FieldType::kFlag, fellowship.held);
  visit("required", FieldType::kFlag, fellowship.roll_required);
}

}  // namespace trilogy
