#pragma once

#include "rules/wotr/json/schema.h"
#include "rules/wotr/state/board.h"

namespace wotr {

// The plain fields of what is in progress, named once for writing and reading.
// `visit(name, type, byte-sized field)`.

template <class HuntLike, class Visit>
void visit_hunt(HuntLike& hunt, Visit visit) {
  visit("dice", FieldType::kNumber, hunt.dice);
  visit("successes", FieldType::kNumber, hunt.successes);
  visit("failures", FieldType::kNumber, hunt.failures);
  visit("bonus", FieldType::kNumber, hunt.bonus);
  visit("tile", FieldType::kTile, hunt.tile);
  visit("damage", FieldType::kNumber, hunt.damage);
  visit("eyeDamage", FieldType::kNumber, hunt.eye_damage);
  visit("onTrack", FieldType::kFlag, hunt.on_track);
  visit("casualtyTaken", FieldType::kFlag, hunt.casualty_taken);
  visit("gollumReveals", FieldType::kFlag, hunt.gollum_reveals);
  visit("guideUsed", FieldType::kFlag, hunt.guide_used);
  visit("strongholdTiles", FieldType::kNumber, hunt.strongholds);
  visit("drawnFor", FieldType::kNumber, hunt.use);
  visit("cardUsed", FieldType::kFlag, hunt.card_used);
  visit("tileAside", FieldType::kTile, hunt.aside);
}

template <class BattleLike, class Visit>
void visit_battle(BattleLike& battle, Visit visit) {
  visit("kind", FieldType::kBattleKind, battle.kind);
  visit("attacker", FieldType::kSide, battle.attacker);
  visit("from", FieldType::kRegion, battle.from);
  visit("target", FieldType::kRegion, battle.target);
  visit("round", FieldType::kNumber, battle.round);
  visit("relief", FieldType::kFlag, battle.relief);
  visit("withdrawing", FieldType::kFlag, battle.withdrawing);
  visit("nazgulCancelled", FieldType::kFlag, battle.nazgul_cancelled);
  visit("landing", FieldType::kFlag, battle.landing);
  visit("freeDice", FieldType::kNumber, battle.dice[0]);
  visit("shadowDice", FieldType::kNumber, battle.dice[1]);
  visit("freeHits", FieldType::kNumber, battle.hits[0]);
  visit("shadowHits", FieldType::kNumber, battle.hits[1]);
  visit("freeMisses", FieldType::kNumber, battle.misses[0]);
  visit("shadowMisses", FieldType::kNumber, battle.misses[1]);
  visit("freeRerolls", FieldType::kNumber, battle.rerolls[0]);
  visit("shadowRerolls", FieldType::kNumber, battle.rerolls[1]);
  visit("gondorRegularsLost", FieldType::kNumber, battle.regulars_lost[0]);
  visit("rohanRegularsLost", FieldType::kNumber, battle.regulars_lost[1]);
  visit("elvesRegularsLost", FieldType::kNumber, battle.regulars_lost[2]);
  visit("dwarvesRegularsLost", FieldType::kNumber, battle.regulars_lost[3]);
  visit("cardsRevealed", FieldType::kFlag, battle.cards_revealed);
  visit("nazgulForfeited", FieldType::kNumber, battle.nazgul_forfeited);
  visit("northRegularsLost", FieldType::kNumber, battle.regulars_lost[4]);
  visit("rounds", FieldType::kNumber, battle.rounds);
  visit("freeFewerDice", FieldType::kNumber, battle.fewer_dice[0]);
  visit("shadowFewerDice", FieldType::kNumber, battle.fewer_dice[1]);
  visit("firstCardNeedsCompanion", FieldType::kFlag, battle.first_card_needs_companion);
}

/// All but the card, which may lie face down.
template <class TermsLike, class Visit>
void visit_combat_terms(TermsLike& terms, Visit visit) {
  visit("cancelled", FieldType::kFlag, terms.cancelled);
  visit("rollBonus", FieldType::kNumber, terms.roll_bonus);
  visit("rollPenalty", FieldType::kNumber, terms.roll_penalty);
  visit("rerollBonus", FieldType::kNumber, terms.reroll_bonus);
  visit("mostDice", FieldType::kNumber, terms.most_dice);
  visit("fewerDice", FieldType::kNumber, terms.fewer_dice);
  visit("noReroll", FieldType::kFlag, terms.no_reroll);
  visit("spent", FieldType::kNumber, terms.spent);
  visit("earlyHits", FieldType::kNumber, terms.early_hits);
  visit("ones", FieldType::kNumber, terms.ones);
  visit("rerollHits", FieldType::kNumber, terms.reroll_hits);
  visit("hitsOnItself", FieldType::kNumber, terms.hits_on_itself);
}

template <class EventLike, class Visit>
void visit_event(EventLike& event, Visit visit) {
  visit("card", FieldType::kCard, event.card);
  visit("player", FieldType::kSeat, event.player);
  visit("region", FieldType::kRegion, event.region);
  visit("place", FieldType::kPlace, event.place);
  visit("nation", FieldType::kNation, event.nation);
  visit("successes", FieldType::kNumber, event.successes);
  visit("left", FieldType::kNumber, event.left);
  visit("need", FieldType::kNumber, event.need);
  visit("minionsDie", FieldType::kFlag, event.minions_die);
}

}  // namespace wotr
