#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/core/enum_ids.h"
#include "rules/trilogy/state/card.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

using core::find_id;
using core::id_of;
using core::read_id;

// What stands in JSON for the values of the enums, in their order.
using Ids = std::span<const std::string_view>;

inline constexpr std::array<std::string_view, 4> kColourIds{"yellow", "green", "red", "black"};
inline constexpr std::array<std::string_view, 2> kSideIds{"good", "evil"};
inline constexpr std::array<std::string_view, 3> kAlignmentIds{"good", "evil", "neutral"};
inline constexpr std::array<std::string_view, 4> kSymbolIds{"archer", "rider", "eagle", "wild"};
inline constexpr std::array<std::string_view, 2> kDeckIds{"territory", "adventure"};
inline constexpr std::array<std::string_view, 4> kPhaseIds{"set-up", "first-cards", "turn", "over"};
inline constexpr std::array<std::string_view, 7> kTurnStepIds{
    "reinforce",      "combat",         "fortify",   "territory-card",
    "adventure-card", "replace-leader", "fellowship"};
inline constexpr std::array<std::string_view, 3> kVictoryIds{"none", "points", "last-standing"};
inline constexpr std::array<std::string_view, 3> kRollOffIds{"territories", "first-turn", "tie"};
inline constexpr std::array<std::string_view, 11> kCauseIds{
    "set-up", "stronghold", "reinforcement", "sets",    "held-card",  "mission",
    "card",   "battle",     "conquest",      "fortify", "replacement"};
inline constexpr std::array<std::string_view, 5> kDrawIds{"hand", "first", "step-5", "turn-over",
                                                          "secret"};
inline constexpr std::array<std::string_view, 3> kCardKindIds{"mission", "event", "power"};
inline constexpr std::array<std::string_view, kMoments> kMomentIds{
    "none",    "start-of-turn", "declaring", "before-invasion", "invaded", "after-invasions",
    "leaving", "rolled",        "departing"};
static_assert(kCauseIds.size() == static_cast<std::size_t>(Cause::kCount));
static_assert(kDrawIds.size() == static_cast<std::size_t>(Draw::kCount));

constexpr Ids ids_of(Colour) { return kColourIds; }
constexpr Ids ids_of(Side) { return kSideIds; }
constexpr Ids ids_of(Alignment) { return kAlignmentIds; }
constexpr Ids ids_of(Symbol) { return kSymbolIds; }
constexpr Ids ids_of(Deck) { return kDeckIds; }
constexpr Ids ids_of(Phase) { return kPhaseIds; }
constexpr Ids ids_of(TurnStep) { return kTurnStepIds; }
constexpr Ids ids_of(Victory) { return kVictoryIds; }
constexpr Ids ids_of(RollOff) { return kRollOffIds; }
constexpr Ids ids_of(Cause) { return kCauseIds; }
constexpr Ids ids_of(Draw) { return kDrawIds; }
constexpr Ids ids_of(CardKind) { return kCardKindIds; }
constexpr Ids ids_of(Moment) { return kMomentIds; }

}  // namespace trilogy
