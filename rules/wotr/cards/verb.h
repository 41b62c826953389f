#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/wotr/names/names.h"

namespace wotr {

/// What cards can do. Each is told by a struct of effect.h and carried out in a file of its own.
enum class Verb : std::uint8_t {
  kTile,
  kCorruption,
  kRoll,
  kDraw,
  kPolitics,
  kSetBack,
  kLoseFigure,
  kSend,
  kGather,
  kSail,
  kDiscardDice,
  kRecruit,
  kSeparate,
  kMoveNazgul,
  kHideFellowship,
  kMoveFellowship,
  kRevealFellowship,
  kMoveFigure,
  kHuntRoll,
  kDrawTile,
  kScatter,
  kTempt,
  kChangeDie,
  kDiscardFromTable,
  kChoose,
  kHits,
  kEliminate,
  kUpgrade,
  kMoveCompanions,
  kMoveArmies,
  kAttack,
  kPlay,
  // Cards that no other verb can say.
  kChallengeOfTheKing,
  kTheEaglesAreComing,
  kDeadMenOfDunharrow,
  kCount
};
inline constexpr auto kVerbCount = static_cast<std::size_t>(Verb::kCount);

/// As cards.json writes them.
template <>
std::span<const std::string_view> ids<Verb>();

}  // namespace wotr
