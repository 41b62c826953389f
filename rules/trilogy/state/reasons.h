#pragma once

#include <cstdint>
#include <type_traits>

#include "rules/core/refusal.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

/// Why not. Each has its row in json/refusal_schema.cpp and its sentence in
/// data/lang/trilogy/en.json.
enum class Reason : std::uint8_t {
  kNone,
  kNotOffered = core::kNotOffered,
  kTooMuchPending,
  kGameOver,
  kChanceDecides,
  kNotYourDecision,
  kNotInSetUp,
  kNotThisStep,
  kFinishFirst,
  kNotYours,
  kYours,
  kTooFewBattalions,
  kNotAdjacent,
  kNothingBorders,
  kBridgeClosed,
  kBarred,
  kOtherTarget,
  kTooManyDice,
  kTooManyDefenceDice,
  kSeaToll,
  kNotFree,
  kTooMany,
  kTooFewMoveIn,
  kNotInArea,
  kNotConnected,
  kNoLeaderThere,
  kLeaderThere,
  kLeaderOnBoard,
  kNoFortifyLeft,
  kNotInHand,
  kNotASet,
  kMustTurnIn,
  kSetsOver,
  kEventsResolve,
  kNotItsMoment,
  kDoesNothing,
  kNotEntered,
  kNotHeld,
  kDrewAdventure,
  kCount
};

template <class... Args>
core::Refusal refuse(Reason reason, int ruling, Args... args) {
  core::Refusal refusal{
      .reason = byte_of(reason), .args = {}, .ruling = {static_cast<std::uint16_t>(ruling)}};
  [[maybe_unused]] std::size_t place = 0;
  ((refusal.args[place++] = static_cast<std::uint8_t>(args)), ...);
  return refusal;
}
inline bool is(const core::Refusal& refusal, Reason reason) {
  return refusal.reason == byte_of(reason);
}

}  // namespace trilogy
