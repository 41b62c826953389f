#pragma once

#include "game/wotr/players/squire/situation/situation.h"
#include "rules/wotr/state/ids.h"

namespace wotr_players::squire {

// What Event cards ask while their effects are carried out.

/// The Event card of the action in progress, kNoCard if it is not one.
CardId card_in_play(const Situation& now);

/// Cards of the hand, or the one in play, that ask for one of the group there.
double worth_for_cards(const Situation& now, CharacterSet group, RegionId region);

Answer choose_option(const Situation& now);
Answer choose_card_region(const Situation& now);
Answer choose_card_figure(const Situation& now);
Answer choose_card_nation(const Situation& now);
Answer choose_card_die(const Situation& now);
/// Lure of the Ring: Corruption, or the Companion.
Answer choose_under_temptation(const Situation& now);
Answer choose_to_scatter(const Situation& now);
/// Where an Army goes that no march of its own leads to: over the sea, or by hidden paths.
Answer choose_far_region(const Situation& now);
/// A card that strikes where a Nazgûl is with the Fellowship wants one there.
Answer choose_search(const Situation& now);

}  // namespace wotr_players::squire
