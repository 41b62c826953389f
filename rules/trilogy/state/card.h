#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "rules/trilogy/state/ids.h"

namespace trilogy {

// What adventure cards do, as data: a verb each. docs/trilogy-cards.md shows how they are written.

enum class CardKind : std::uint8_t { kMission, kEvent, kPower };

/// When a power may be played.
enum class Moment : std::uint8_t {
  kNone,
  kStartOfTurn,     ///< before the first battalion of the turn is placed
  kDeclaring,       ///< while its player chooses what to invade
  kBeforeInvasion,  ///< by the invader, before the first battle
  kInvaded,         ///< by the invaded, once the attack is declared
  kAfterInvasions,  ///< while its player fortifies
  kLeaving,         ///< the Fellowship leaves a territory whose step has no die
  kRolled,          ///< the Fellowship has rolled
  kDeparting,       ///< the Fellowship leaves: after its roll, or without one
};
inline constexpr std::size_t kMoments = 9;

/// "add-battalions": the reward of a mission (T-036). Nowhere said: on any territory held.
struct AddBattalions {
  std::array<std::uint8_t, 2> count{};  ///< by side
  TerritorySet where;
};
/// "take-territory-card": the reward of a mission (T-036).
struct TakeTerritoryCard {
  std::uint8_t count = 1;
};
/// "appoint-leader"
struct AppointLeader {};
/// "block-invasions": of the territories that so many cards show.
struct BlockInvasions {
  std::uint8_t cards = 3;
};
/// "lose-half"
struct LoseHalf {
  std::uint8_t cards = 3;
};
/// "muster"
struct Muster {
  std::uint8_t cards = 3;
  std::uint8_t count = 3;
};
/// "uprising": a territory card is looked at, and shown once its territory is held.
struct Uprising {
  std::uint8_t count = 4;
};
/// "sea-toll"
struct SeaToll {
  std::uint8_t count = 3;
};
/// "swing": one side gains in the territory, the other loses.
struct Swing {
  Territory territory{};
  Side side{};
  std::uint8_t gain = 0;
  std::uint8_t loss = 0;
};
/// "steal": battalions of the invaded territory change sides.
struct Steal {
  std::uint8_t most = 2;
};
/// "reinforce": the territory that is invaded, or the one that the invasion comes from.
struct Reinforce {
  bool invaded = false;
  std::uint8_t count = 0;
};
/// "cancel-stronghold"
struct CancelStronghold {};
/// "block-bridge"
struct BlockBridge {};
/// "fortify-again"
struct FortifyAgain {
  std::uint8_t count = 3;
};
/// "cross-mountains"
struct CrossMountains {};
/// "destroy-attackers"
struct DestroyAttackers {};
/// "carry-leader"
struct CarryLeader {};
/// "hunt"
struct Hunt {
  std::uint8_t count = 4;
  std::uint8_t steps = 1;
};
/// "withdraw"
struct Withdraw {};
/// "attack-bonus"
struct AttackBonus {
  std::uint8_t count = 1;
};
/// "hold-fellowship"
struct HoldFellowship {};
/// "require-roll"
struct RequireRoll {};
/// "change-roll": by one of these.
struct ChangeRoll {
  std::array<std::int8_t, 2> by{};
  std::uint8_t choices = 1;
};

using Effect =
    std::variant<AddBattalions, TakeTerritoryCard, AppointLeader, BlockInvasions, LoseHalf, Muster,
                 Uprising, SeaToll, Swing, Steal, Reinforce, CancelStronghold, BlockBridge,
                 FortifyAgain, CrossMountains, DestroyAttackers, CarryLeader, Hunt, Withdraw,
                 AttackBonus, HoldFellowship, RequireRoll, ChangeRoll>;

/// What must be so for a power to be played at its moment.
struct Condition {
  bool over_sea = false;                ///< the invasion comes over the sea
  bool into_stronghold = false;         ///< it goes into a stronghold
  bool any_battle = false;              ///< not only before the first battle of the invasion
  Territory fellowship = kNoTerritory;  ///< the Fellowship is there
};

struct AdventureCard {
  std::string id;
  std::string title;
  std::string text;
  CardKind kind{};
  std::array<std::uint8_t, 2> points{};  ///< by side
  Territory territory = kNoTerritory;    ///< of a mission
  Moment moment = Moment::kNone;         ///< of a power
  Condition condition;
  Effect effect;
};

}  // namespace trilogy
