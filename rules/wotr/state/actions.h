#pragma once

#include <cstdint>

#include "rules/core/action.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

using core::Action;

/// The row of the action schema (json/action_schema.cpp) with the same place gives the JSON form.
enum class ActionKind : std::uint8_t {
  kNone,
  // Chance.
  kRoll,       ///< value 1..6
  kFace,       ///< face of an Action die
  kDraw,       ///< card
  kTile,       ///< tile
  kCompanion,  ///< character drawn at random
  // Seats: what is asked on the map is always answered by a region.
  kRegion,  ///< region
  kRoute,   ///< strongholds: bit n is the nth of the eight Shadow Strongholds
  kDie,     ///< face: act with this die
  kUse,     ///< use
  kRing,    ///< use an Elven Ring
  kPass,
  kFigure,     ///< figure: recruit it
  kLeave,      ///< figure: stays behind
  kTake,       ///< character: joins the separating group
  kGo,         ///< the group is complete
  kStop,       ///< nothing more of this
  kNation,     ///< nation
  kCharacter,  ///< character: chosen as Guide, or brought into play
  kDeck,       ///< deck to draw from
  kDiscard,    ///< card
  kAllocate,   ///< amount of Hunt dice
  kReroll,     ///< amount of dice
  kEnterMordor,
  kRemove,        ///< figure: casualty or excess
  kReduce,        ///< figure: an Elite becomes a Regular
  kLoseGuide,     ///< the Guide is the casualty
  kLoseRandom,    ///< a random Companion is the casualty
  kGuideAbility,  ///< of the present Guide, to lower the damage
  kSuffer,        ///< the damage becomes Corruption
  kWithdraw,      ///< retreat into siege
  kStand,         ///< no retreat
  kContinue,      ///< another round
  kCease,
  kForfeit,   ///< the White Rider's Leadership
  kRegulars,  ///< Voice of Saruman: a Regular in every Settlement
  kElites,    ///< Voice of Saruman: two Elites in Orthanc
  kSwap,      ///< card: offered to, or given back to, the teammate unseen
  kMerge,     ///< offer to form a mixed Army
  kAccept,
  kPlay,    ///< card: an Event of the hand
  kOption,  ///< option: what a card lets the player do
  kCard,    ///< card: one that lies on the table, or pays for something
  kAmount,  ///< amount: of hits, or points, that a Combat card asks for
  kCount
};

/// What a die is spent on (7.2). Chosen after the die.
enum class Use : std::uint8_t {
  kNone,
  kMoveArmy,    ///< with a Leader, one Army (P-CHAR)
  kMoveArmies,  ///< up to two (P-ARMY)
  kAttack,
  kMoveFellowship,
  kHide,
  kSeparate,
  kMoveCompanions,
  kMoveMinions,
  kDiplomacy,
  kRecruit,
  kMinion,
  kVoice,  ///< R-114
  kDrawCard,
  kAragorn,
  kGandalfTheWhite,
  kCompanionAbility,  ///< Boromir, Legolas or Gimli advances his Nation (R-066)
  kPlayCard,          ///< R-071
  kRansom,            ///< an enemy card on the table is discarded (R-074)
  kSkip,              ///< R-062
  kCount
};

constexpr Action act(ActionKind kind) { return Action{byte_of(kind), 0, 0, 0}; }
constexpr Action act(ActionKind kind, int value) {
  return Action{byte_of(kind), static_cast<std::uint8_t>(value), 0, 0};
}
template <class Enum>
requires std::is_enum_v<Enum>
constexpr Action act(ActionKind kind, Enum value) {
  return Action{byte_of(kind), byte_of(value), 0, 0};
}
constexpr bool is(Action action, ActionKind kind) { return action.kind == byte_of(kind); }
constexpr RegionId region_of(Action action) { return static_cast<RegionId>(action.a); }
constexpr Figure figure_of(Action action) { return static_cast<Figure>(action.a); }
constexpr Character character_of(Action action) { return static_cast<Character>(action.a); }

}  // namespace wotr
