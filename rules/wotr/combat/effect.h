#pragma once

#include <array>
#include <variant>
#include <vector>

#include "rules/wotr/combat/condition.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// What the lower halves of cards do, as data (docs/combat-cards.md). Each verb is a struct with
// what the half says about it; effects.cpp lists who reads it and who carries it out.

/// Who is meant, seen from the side of the card.
enum class Whose : std::uint8_t { kOwn, kEnemy, kBoth };

/// "modify": the dice of a side, by a number, or by 1 for each hit it took for the card.
struct ModifyDice {
  Whose whose = Whose::kOwn;
  int roll = 0;
  int reroll = 0;
  bool roll_by_spent = false;
};

/// "dice": the enemy's Combat roll uses fewer.
struct LimitDice {
  enum class Fewer : std::uint8_t { kNone, kForEachCompanion, kForEachSpent };
  std::uint8_t most = 0xFF;
  Fewer fewer = Fewer::kNone;
};

/// "no-reroll": the enemy's Leaders do not re-roll.
struct PreventReroll {};

/// "forfeit-nazgul": so many points of Nazgûl Leadership, or more if the player likes.
struct ForfeitNazgul {
  std::uint8_t points = 1;
  bool or_more = false;
};

/// "turn-misses": a Companion gives up his Leadership, and so many missed dice hit.
struct TurnMisses {
  std::array<std::uint8_t, kCharacterCount> misses{};  ///< by Companion; 0 for who may not
};

/// "silence": Companions lose their Leadership, perhaps their abilities too.
struct Silence {
  bool one_of_choice = false;
  bool abilities = false;
};

/// "cancel-card": the enemy's.
struct CancelCard {};

/// "attack": dice thrown beside the Combat roll, whose hits are taken at once.
struct ExtraAttack {
  enum class Dice : std::uint8_t { kFixed, kLeadership, kElites, kSpent };
  Dice by = Dice::kFixed;
  std::uint8_t dice = 0;
  std::uint8_t success = 0;  ///< 0: the hit number of the side
};

/// "take-hits": from none to so many, at once, on one's own units.
struct TakeHits {
  std::uint8_t most = 1;
};

/// "add-hits": to those that are scored.
struct AddHits {
  std::uint8_t hits = 1;
};

/// "strike": hits on the enemy, taken at once.
struct Strike {
  std::uint8_t hits = 1;
};

/// "cancel-hits": of those scored by the enemy.
struct CancelHits {
  std::uint8_t hits = 1;
};

/// "eliminate": one enemy figure that leads. For each kind how many hits the re-roll must have
/// scored; 0 for a kind that is safe.
struct StrikeDown {
  std::uint8_t nazgul = 0;
  std::uint8_t minion = 0;
  std::uint8_t leader = 0;
  bool companion_by_level = false;  ///< a Companion, if the re-roll scored as many as his Level
  bool spends_hit = false;
  bool optional = false;
};

/// "sacrifice": one's own Leader cancels one hit, a Companion as many as his Level.
struct Sacrifice {};

/// "leave-field": the defenders go before a die is thrown.
struct LeaveField {};

/// "ones-hit-themselves": each natural 1 of the enemy's Combat roll hits his own Army and is not
/// re-rolled.
struct OnesHitThemselves {};

using CombatEffectData =
    std::variant<ModifyDice, LimitDice, PreventReroll, ForfeitNazgul, TurnMisses, Silence,
                 CancelCard, ExtraAttack, TakeHits, AddHits, Strike, CancelHits, StrikeDown,
                 Sacrifice, LeaveField, OnesHitThemselves>;
inline constexpr std::size_t kCombatVerbCount = std::variant_size_v<CombatEffectData>;

struct CombatEffect {
  std::vector<CombatCondition> conditions;  ///< it happens only if all hold
  bool second = false;                      ///< at the half's second initiative number (R-213)
  CombatEffectData data;
};

/// What a lower half needs and does, as its entry in data/wotr/combat-cards.json says.
struct CombatProgram {
  std::vector<CombatCondition> conditions;  ///< all must hold for it to be used (R-212)
  std::vector<CombatEffect> effects;
  bool has_second = false;
};

struct CombatPrograms {
  std::array<CombatProgram, kCombatHalfCount> of;
};

inline const CombatProgram& combat_program_of(const Rules& rules, CardId card) {
  return rules.combat_programs->of[card_of(rules, card).combat];
}

}  // namespace wotr
