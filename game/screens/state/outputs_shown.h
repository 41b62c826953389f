#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/render/frame/effects.h"
#include "game/screens/state/overlays.h"

namespace screens {

/// Windows for others: what everybody may see, and what somebody sees who comments on it.
enum class OutputKind : std::uint8_t { kPublic, kCommentator };
inline constexpr std::size_t kOutputKinds = 2;

/// How far an output may stay behind: seconds, and decisions.
inline constexpr std::array kDelays{0, 10, 30, 60, 180, 600};
inline constexpr std::array kDecisionDelays{0, 1, 3, 10, 30};

/// Who leads an output's camera; from hold and free the director takes it back.
enum class CameraHand : std::uint8_t {
  kDirector,
  kHold,  ///< it stays
  kFree   ///< it goes where that of the players is
};

// What commands for one of them are about, beside OutputKind alone.

struct OutputCount {
  OutputKind kind = OutputKind::kPublic;
  int count = 0;  ///< of seconds or decisions
};

struct OutputQuality {
  OutputKind kind = OutputKind::kPublic;
  std::optional<engine::Level> level{};  ///< nothing: as the players' table
};

struct OutputOverlay {
  OutputKind kind = OutputKind::kPublic;
  bool Overlays::*overlay = nullptr;  ///< it is shown, or is shown no more
};

/// One of them as its sheet shows it.
struct OutputShown {
  bool is_open = false;
  int delay = 0;      ///< seconds
  int decisions = 0;  ///< that it stays behind, too
  int behind = 0;     ///< things that have happened and are still to be shown
  std::optional<engine::Level> level{};
  Overlays overlays{};
  CameraHand hand = CameraHand::kDirector;
  bool is_standby = false;
};

struct OutputsShown {
  std::array<OutputShown, kOutputKinds> outputs{};
};

}  // namespace screens
