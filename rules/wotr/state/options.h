#pragma once

#include <cstdint>

#include "rules/core/option_table.h"

namespace wotr {

// The words that the options of rulings section 1 choose between, the published one first.

/// Whose text holds where the two differ in more than a number.
enum class Wording : std::uint8_t { kPublished, kGuide };
enum class PoolReset : std::uint8_t { kEyesOnly, kFullStandard };
enum class CardOrder : std::uint8_t { kInitiative, kDefenderFirst };
enum class ReplacementSource : std::uint8_t { kAllCasualties, kCurrentBattle };
enum class HobbitReturn : std::uint8_t { kTakeThemAlive, kReturnAtTurnEnd };
enum class GandalfDraw : std::uint8_t { kGuideEventDie, kCharacterCard };
enum class TurnOrder : std::uint8_t { kFreeFirst, kShadowFirst };
enum class RestrictionScope : std::uint8_t { kTurn, kCycle };
enum class RingLimit : std::uint8_t { kPlayer, kTeam };
enum class FellowshipOwner : std::uint8_t { kAny, kRohan };
enum class CompanionOwner : std::uint8_t { kAny, kNation };
enum class NazgulLead : std::uint8_t { kAny, kOwner };
enum class CardDeclaration : std::uint8_t { kInTurn, kTogether };

/// The options of rulings section 1; load/option_table.cpp knows their ids, and docs/options.md
/// tells what they mean.
struct Options {
  std::uint8_t players = 2;
  std::uint8_t isengard_start_box = 3;                           ///< R-016
  std::uint8_t min_allocation_after_move = 1;                    ///< R-052
  bool ignore_reveal_in_haven = false;                           ///< R-147
  bool elite_rerolls_multiplayer = false;                        ///< R-138
  bool entry_requires_declaration = false;                       ///< R-171
  PoolReset pool_reset = PoolReset::kEyesOnly;                   ///< R-173
  bool inactivity_only_if_revealed = false;                      ///< R-179
  std::uint8_t max_rounds = 0;                                   ///< R-221; 0 is no limit
  CardOrder card_order = CardOrder::kInitiative;                 ///< R-213
  ReplacementSource replacement_source{};                        ///< R-235, Free Peoples
  bool non_belligerent_blocks_attack = false;                    ///< R-203
  HobbitReturn hobbit_return = HobbitReturn::kTakeThemAlive;     ///< R-158
  GandalfDraw gandalf_draw = GandalfDraw::kGuideEventDie;        ///< R-066
  Wording gandalf_white_entry = Wording::kPublished;             ///< R-106
  Wording witch_king_entry = Wording::kPublished;                ///< R-112
  Wording mouth_entry = Wording::kPublished;                     ///< R-113
  bool sorcerer_every_round = false;                             ///< R-115
  Wording three_player_draw = Wording::kPublished;               ///< R-302
  TurnOrder turn_order = TurnOrder::kFreeFirst;                  ///< R-305, three players
  RestrictionScope restriction_scope = RestrictionScope::kTurn;  ///< R-306, three players
  RingLimit ring_limit = RingLimit::kPlayer;                     ///< R-065, three and four
  FellowshipOwner fellowship_owner = FellowshipOwner::kAny;      ///< R-309, four players
  CompanionOwner companion_owner = CompanionOwner::kAny;         ///< R-309, four players
  NazgulLead nazgul_lead = NazgulLead::kAny;                     ///< R-313, three and four
  CardDeclaration card_declaration = CardDeclaration::kInTurn;   ///< R-212
  bool extend_field = false;                                     ///< R-221
};

using OptionRow = core::OptionRow<Options>;
using OptionDescription = core::OptionDescription<Options>;

}  // namespace wotr
