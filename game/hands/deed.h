#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/platform/input.h"
#include "engine/platform/pad.h"

namespace hands {

/// What a key or a button of a pad does. The table and its panels know only the usual keys of
/// these: `Bindings` says which keys and buttons stand for them.
enum class Deed : std::uint8_t {
  kConfirm,
  kBack,
  kNext,
  kPrevious,
  kNorth,
  kSouth,
  kWest,
  kEast,
  kNextPlace,
  kPreviousPlace,
  kMenu,
  kTakeBack,
  kHint,
  kGoOn,
  kRules,
  kReplay,
  kHome,
  kFlat,
  kFigures,
  kFold,
  kMusic,
  kZoomIn,
  kZoomOut,
  kPanLeft,
  kPanRight,
  kPanUp,
  kPanDown,
  kKeys,
  // Of the spoken table.
  kHearQuestion,
  kHearMore,
  kHearPlace,
  kHearNeighbours,
  kHearLine,
  kHush,
  // Of the windows for others.
  kAirWhole,
  kAirHold,
  kAirStandby
};

inline constexpr std::size_t kDeedCount = 37;

/// A key with what is held beside it.
struct Chord {
  engine::Key key{};
  bool shift = false;
  bool alt = false;
  bool ctrl = false;

  friend bool operator==(const Chord&, const Chord&) = default;
};

struct DeedRow {
  Deed deed{};
  std::string_view id;  ///< "hands.deed.<id>" of data/lang names it
  Chord usual{};
};

inline constexpr std::array<DeedRow, kDeedCount> kDeeds{{
    {Deed::kConfirm, "confirm", {engine::Key::kEnter}},
    {Deed::kBack, "back", {engine::Key::kEscape}},
    {Deed::kNext, "next", {engine::Key::kTab}},
    {Deed::kPrevious, "previous", {.key = engine::Key::kTab, .shift = true}},
    {Deed::kNorth, "north", {.key = engine::Key::kUp, .alt = true}},
    {Deed::kSouth, "south", {.key = engine::Key::kDown, .alt = true}},
    {Deed::kWest, "west", {.key = engine::Key::kLeft, .alt = true}},
    {Deed::kEast, "east", {.key = engine::Key::kRight, .alt = true}},
    {Deed::kNextPlace, "next-place", {engine::Key::kPageDown}},
    {Deed::kPreviousPlace, "previous-place", {engine::Key::kPageUp}},
    {Deed::kMenu, "menu", {engine::Key::kF10}},
    {Deed::kTakeBack, "take-back", {engine::key_of('u')}},
    {Deed::kHint, "hint", {engine::key_of('h')}},
    {Deed::kGoOn, "go-on", {engine::key_of('.')}},
    {Deed::kRules, "rules", {engine::Key::kF1}},
    {Deed::kReplay, "replay", {engine::key_of('r')}},
    {Deed::kHome, "home", {engine::Key::kHome}},
    {Deed::kFlat, "flat", {engine::key_of('f')}},
    {Deed::kFigures, "figures", {engine::key_of('g')}},
    {Deed::kFold, "fold", {engine::key_of('p')}},
    {Deed::kMusic, "music", {engine::key_of('m')}},
    {Deed::kZoomIn, "zoom-in", {engine::key_of('+')}},
    {Deed::kZoomOut, "zoom-out", {engine::key_of('-')}},
    {Deed::kPanLeft, "pan-left", {engine::Key::kLeft}},
    {Deed::kPanRight, "pan-right", {engine::Key::kRight}},
    {Deed::kPanUp, "pan-up", {engine::Key::kUp}},
    {Deed::kPanDown, "pan-down", {engine::Key::kDown}},
    {Deed::kKeys, "keys", {engine::Key::kF2}},
    {Deed::kHearQuestion, "hear-question", {engine::Key::kF3}},
    {Deed::kHearMore, "hear-more", {engine::Key::kF4}},
    {Deed::kHearPlace, "hear-place", {engine::Key::kF5}},
    {Deed::kHearNeighbours, "hear-neighbours", {engine::Key::kF6}},
    {Deed::kHearLine, "hear-line", {engine::Key::kF7}},
    {Deed::kHush, "hush", {engine::Key::kF8}},
    {Deed::kAirWhole, "air-whole", {engine::key_of('n')}},
    {Deed::kAirHold, "air-hold", {engine::key_of('o')}},
    {Deed::kAirStandby, "air-standby", {engine::key_of('b')}},
}};

constexpr const DeedRow& row_of(Deed deed) { return kDeeds[static_cast<std::size_t>(deed)]; }

}  // namespace hands
