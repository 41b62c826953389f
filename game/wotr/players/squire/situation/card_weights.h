#pragma once

namespace wotr_players::squire {

/// What the squire believes about cards; the measure is that of weights.h.
struct CardWeights {
  // The Ring-bearers and the Hunt.
  double tile = 30;           ///< a special tile that waits for Mordor
  double tile_on_track = 45;  ///< and one that comes at once
  double healing = 4;         ///< of what the same wound costs
  double wound_dealt = 8;     ///< a point of Corruption, more than it costs the Free
  double reveal = 25;
  double astray = 35;  ///< the figure of the Fellowship moved off its way
  double scattered = 12;
  double temptation = 1.5;  ///< points of Corruption
  double challenge = 20;
  double eyes = 30;  ///< more dice in the Hunt box when it matters

  // Figures.
  double many_at_once = 0.7;  ///< raised together, each is worth a little less
  double called = 15;         ///< a Companion where a card asks for him
  double gathering = 8;
  double leader_called_away = 15;
  double companion_gone = 15;
  double joining = 8;       ///< an Army that comes from afar
  double great_move = 1.4;  ///< more than two Armies
  double dead_men = 50;

  // War.
  double no_good_attack = 30;
  double further_round = 15;
  double hit = 9;
  double character_killed = 80;
  double leader_killed = 10;
  double eagles = 18;

  // Politics, cards and dice.
  double waking = 12;
  double set_back = 14;
  double figure_lost = 8;
  double die_lost = 40;
  double die_changed = 14;
  double die_awaited = 130;  ///< and with it Aragorn or Gandalf the White
  double another_card = 6;

  // In the hand.
  double not_yet = 0.5;     ///< of a card that cannot be played now
  double for_battle = 0.3;  ///< of its lower half

  // In battle, where worths are expected hits.
  double hit_in_battle = 12;
  double event_forgone = 0.5;  ///< of what the upper half is worth
  double full_hand = 0.5;      ///< of that again, when there are cards enough
  double for_points = 1.5;     ///< where a Settlement is at stake
};

}  // namespace wotr_players::squire
