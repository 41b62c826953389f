#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "rules/wotr/cards/condition.h"
#include "rules/wotr/cards/verb.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/figures.h"

namespace wotr {

// What cards do, as data. Each verb is a struct with what the card says about it;
// card_effects/verbs.cpp lists who reads it and who carries it out, docs/cards.md shows how it is
// written.

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

/// "discard-dice": all unused dice of the side that show the face.
struct DiscardDice {
  Side of = Side::kFree;
  DieFace face = DieFace::kWill;
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

/// "hits": dice against an Army that the player chooses, each at `success` or more a hit.
struct DealHits {
  std::uint8_t dice = 0;        ///< 0: one for each Nazgûl that can reach it, or unit of a Nation
  Nation per_unit = kNoNation;  ///< "elves": a die for each unit of the Nation in that Army
  std::uint8_t success = 6;
  Side on = Side::kShadow;
  Where in;
  bool every = false;        ///< on each such Army in turn, no choice
  bool as_attack = false;    ///< a battle for the Political Track (R-075)
  bool minions_die = false;  ///< and Nazgûl, with an Army that is destroyed
};

/// "eliminate": Characters, or one Leader that the player chooses.
struct Eliminate {
  CharacterSet people = 0;
  bool leader = false;  ///< of the other side's Free Peoples Leaders
  Where in;
};

/// "upgrade": a Regular gives way to an Elite of its Nation.
struct Upgrade {
  NationSet nations = 0;
  Where in;
  std::uint8_t times = 1;
};

/// "move-companions": any or all of those on the map, or one group.
struct MoveCompanions {
  bool one_group = false;
  std::uint8_t further = 0;    ///< regions more than their Level
  std::uint8_t level = 0;      ///< instead of theirs, if not 0
  bool enters_sieges = false;  ///< the journey may end in a besieged Stronghold
};

/// "move-armies": so many different ones, each so many regions.
struct MoveArmies {
  std::uint8_t armies = 1;
  std::uint8_t regions = 1;
  LeaderNeed with = LeaderNeed::kNone;
  bool to_army = false;        ///< ends where another Army of the side stands, not besieged
  std::optional<Where> from;   ///< where the Army stands at first
  std::optional<Where> leaps;  ///< straight to one of these, also out of a siege
};

/// "attack": a normal attack by card.
struct CardAttack {
  enum class Target : std::uint8_t { kAny, kGarrison, kBesiegers };
  Target target = Target::kAny;
  Where from;                           ///< the Army that attacks
  LeaderNeed with = LeaderNeed::kNone;  ///< in the attacking part of it
  std::uint8_t rounds = 1;              ///< of an assault
  bool fewer_dice = false;              ///< the enemy loses one for each unit that he besieges
  bool first_card_needs_companion = false;
};

/// "play": perhaps another card of the hand with this icon, without a die.
struct PlayAnother {
  CardIcon icon = CardIcon::kCharacter;
};

/// "challenge-of-the-king": three Hunt tiles for the life of Strider or Aragorn.
struct ChallengeOfTheKing {};

/// "the-eagles-are-coming": against the Nazgûl of an Army; the Witch-king is left in peace.
struct TheEaglesAreComing {
  Where in;
  Where home;  ///< where those who are left are sent
  std::uint8_t success = 6;
};

/// "dead-men-of-dunharrow": Strider or Aragorn appears on the coast with the Dead.
struct DeadMenOfDunharrow {
  Where to;
  std::uint8_t regulars = 0;  ///< of Gondor, that may be recruited there
};

/// In the order of Verb.
using EffectData =
    std::variant<BringTile, ChangeCorruption, RollForCorruption, DrawCards, MovePolitics, SetBack,
                 LoseFigure, SendCharacter, Gather, Sail, DiscardDice, Recruit, Separate,
                 MoveNazgul, HideFellowship, MoveFellowship, RevealFellowship, MoveFigure, HuntRoll,
                 DrawTile, Scatter, Tempt, ChangeDie, DiscardFromTable, Choose, DealHits, Eliminate,
                 Upgrade, MoveCompanions, MoveArmies, CardAttack, PlayAnother, ChallengeOfTheKing,
                 TheEaglesAreComing, DeadMenOfDunharrow>;

static_assert(std::variant_size_v<EffectData> == kVerbCount);

struct Effect {
  std::vector<Condition> conditions;  ///< it happens only if all hold, else it is passed over
  EffectData data;

  Verb verb() const { return static_cast<Verb>(data.index()); }
};

}  // namespace wotr
