#pragma once

namespace trilogy_players::squire {

/// What the squire believes, as numbers. Worths are measured in points of the final score: what is
/// sure to bring one point is worth 1.
struct Weights {
  // Time. A battalion is worth what it will still do; in the last turn that is little.
  double unit_at_last = 0.2;  ///< a battalion when no own turn will follow
  double unit = 0.6;          ///< and when many will
  double many_turns = 3;
  double race = 0.9;  ///< less of a battalion in the last turn: points are all that counts

  // Land.
  double held = 0.75;          ///< of what is conquered: some of it is lost again
  double hope = 0.6;           ///< of a region of which one territory lacks
  double hope_at_last = 0.1;   ///< the same when no own turn will follow
  double hope_decay = 0.88;    ///< for each enemy territory, and two battalions
  double two_borders = 0.5;    ///< a region's bonus of which two borders are guarded
  double more_borders = 0.07;  ///< less for each border more

  double joined = 0.15;  ///< to claim, for each territory of its own beside it

  // Rivals: a point that another loses.
  double only_rival = 0.9;
  double first_rival = 0.45;  ///< of several, the one with the highest score
  double other_rival = 0.2;
  double last_standing = 30;  ///< the game is won
  double eliminated = 2;
  double captured_card = 2;  ///< battalions, for each territory card
  int few_territories = 5;   ///< from where on a rival is hunted down

  // Cards.
  double territory_card = 2.4;  ///< battalions
  double adventure_card = 1.3;
  double adventure_at_last = 0.3;
  double leader = 0.8;  ///< in danger of being lost
  int set_worth_turning_in = 8;
  double last_sets = 1.2;  ///< own turns to come, from where on any set will do

  // War.
  double least = 0.05;      ///< gain below which no attack is begun, or goes on
  double threat = 0.5;      ///< that a rival who could attack does
  double support = 0.5;     ///< of its next reinforcements, at the place it attacks
  int depth = 5;            ///< conquests that are thought of in a row
  int depth_of_glance = 2;  ///< the same where many places are compared
  int breadth = 16;         ///< of the conquests that are open at each of them
  double next_turn = 0.6;   ///< of prospects in the next turn
  int muster = 6;           ///< battalions that a place of the set-up may come to

  // The Fellowship's pace.
  double tempo = 0.05;  ///< a turn of the game, for each point of the lead
  double most_tempo = 0.5;
  double last_roll = 6;  ///< whether the game ends now
};

}  // namespace trilogy_players::squire
