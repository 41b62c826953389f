#pragma once

#include <variant>
#include <vector>

#include "rules/wotr/board.h"
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
};

/// "separate": Companions leave the Fellowship.
struct Separate {
  std::uint8_t further = 0;  ///< regions more than by a die
  std::uint8_t level = 0;    ///< instead of the group's own, unless 0
  bool enters_sieges = false;
};

/// "move-nazgul": any or all of them, as with a die.
struct MoveNazgul {};

/// "hide-fellowship", "move-fellowship", "reveal-fellowship".
struct HideFellowship {};
struct MoveFellowship {};
struct RevealFellowship {};

/// "move-figure": the figure of the Ring-bearers.
struct MoveFigure {
  std::uint8_t regions = 1;
};

/// "hunt-roll": a Hunt without a move.
struct HuntRoll {};

/// "draw-tile": a Hunt tile for the card.
struct DrawTile {
  TileUse use = TileUse::kCard;
};

/// "scatter": as many Companions leave as a tile said.
struct Scatter {};

/// "tempt": a random Companion's Level in Corruption, or his life.
struct Tempt {};

/// "change-die": unused Action dice show another face.
struct ChangeDie {
  bool any = false;  ///< whatever it shows
  DieFace from = DieFace::kCharacter;
  DieFace to = DieFace::kCharacter;
  std::uint8_t most = 1;
  bool optional = false;
};

/// "discard-from-table": an enemy card.
struct DiscardFromTable {
  Deck deck = Deck::kCharacter;
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
    std::variant<BringTile, ChangeCorruption, RollForCorruption, DrawCards, MovePolitics, Recruit,
                 Separate, MoveNazgul, HideFellowship, MoveFellowship, RevealFellowship, MoveFigure,
                 HuntRoll, DrawTile, Scatter, Tempt, ChangeDie, DiscardFromTable, Choose>;

static_assert(std::variant_size_v<EffectData> == kVerbCount);

struct Effect {
  std::vector<Condition> conditions;  ///< it happens only if all hold, else it is passed over
  EffectData data;

  Verb verb() const { return static_cast<Verb>(data.index()); }
};

}  // namespace wotr
