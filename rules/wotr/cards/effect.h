#pragma once

#include <variant>
#include <vector>

#include "rules/wotr/cards/condition.h"
#include "rules/wotr/cards/verb.h"
#include "rules/wotr/figures.h"

namespace wotr {

// What cards do, as data. Each verb is a struct with what the card says about it; verbs.cpp lists
// who reads it and who carries it out, docs/cards.md shows how it is written.

/// "tile": the special Hunt tile of the card comes into play.
struct BringTile {
  Tile tile = kNoTile;
};

/// "corruption": adds, or heals when negative.
struct ChangeCorruption {
  int by = 0;
};

/// "roll": so many dice, each at `success` or more changes Corruption.
struct RollForCorruption {
  std::uint8_t dice = 0;
  std::uint8_t success = 6;
  int by = 0;  ///< for each success
};

/// "draw": cards from a deck of the player's side.
struct DrawCards {
  Deck deck = Deck::kCharacter;
  std::uint8_t cards = 1;
};

/// "activate", "advance", "at-war": Nations, all of them in this order, or one of choice.
struct MovePolitics {
  NationSet nations = 0;
  bool one_of_choice = false;
  bool activate = false;
  std::uint8_t steps = 0;
  bool at_war = false;
};

/// "set-back": one Nation of the enemy's whose land has such a region loses a step; from then on
/// "that Nation" of the card.
struct SetBack {
  Where in;
};

/// "lose-figure": of "that Nation", a Regular, an Elite or a Leader anywhere on the map.
struct LoseFigure {};

/// "send": a Character on the map goes there, wherever he is.
struct SendCharacter {
  Character who{};
  RegionId to = kNoRegion;
};

/// "gather": up to so many units come from these regions to the one that the card chose before.
struct Gather {
  Nation nation = kNoNation;
  RegionSet from;
  std::uint8_t most = 0;
};

/// "sail": an Army lands on one of these coasts, and attacks whom it finds there.
struct Sail {
  RegionId from = kNoRegion;
  RegionSet to;
};

/// Figures of one kind to recruit; `any_unit` leaves Regular or Elite to the player.
struct Recruited {
  Figure figure = kNoFigure;
  bool any_unit = false;
  std::uint8_t amount = 1;
};

/// "recruit": all figures in one region, in `regions` different ones.
struct Recruit {
  std::vector<Recruited> figures;
  Where in;
  std::uint8_t regions = 1;
  bool names_region = false;  ///< it is chosen even if nobody is left: a later effect needs it
};

/// "choose": one of several effects, each a range in the card's list.
struct Choose {
  struct Branch {
    std::uint8_t first = 0;
    std::uint8_t end = 0;
  };
  std::vector<Branch> branches;
  bool optional = false;
};

/// In the order of Verb.
using EffectData =
    std::variant<BringTile, ChangeCorruption, RollForCorruption, DrawCards, MovePolitics, SetBack,
                 LoseFigure, SendCharacter, Gather, Sail, Recruit, Choose>;

static_assert(std::variant_size_v<EffectData> == kVerbCount);

struct Effect {
  std::vector<Condition> conditions;  ///< it happens only if all hold, else it is passed over
  EffectData data;

  Verb verb() const { return static_cast<Verb>(data.index()); }
};

}  // namespace wotr
