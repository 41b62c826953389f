#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/events.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/ids.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// The ids that stand in JSON for the values of an enum, in its order. They never change: saves,
/// data files and sentences use them. Regions, cards and nations' names are in the data.
template <class Enum>
std::span<const std::string_view> ids();

template <>
std::span<const std::string_view> ids<Side>();
template <>
std::span<const std::string_view> ids<Nation>();
template <>
std::span<const std::string_view> ids<Character>();
template <>
std::span<const std::string_view> ids<Deck>();
template <>
std::span<const std::string_view> ids<DieFace>();
template <>
std::span<const std::string_view> ids<Settlement>();
template <>
std::span<const std::string_view> ids<Tile>();
template <>
std::span<const std::string_view> ids<Phase>();
template <>
std::span<const std::string_view> ids<Victory>();
template <>
std::span<const std::string_view> ids<Use>();
template <>
std::span<const std::string_view> ids<Cause>();
template <>
std::span<const std::string_view> ids<BattleKind>();
template <>
std::span<const std::string_view> ids<BattleOutcome>();
template <>
std::span<const std::string_view> ids<DecisionKind>();
template <>
std::span<const std::string_view> ids<CardIcon>();

/// The id of a value; empty when it is not one of the enum (kNoNation …).
template <class Enum>
std::string_view id_of(Enum value) {
  const auto all = ids<Enum>();
  const auto at = static_cast<std::size_t>(value);
  return at < all.size() ? all[at] : std::string_view();
}

template <class Enum>
std::optional<Enum> find_id(std::string_view id) {
  const auto all = ids<Enum>();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == id) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

/// "gondor.regular", "elves.leader", "nazgul", "strider" …
std::string_view id_of(Figure figure);
std::optional<Figure> find_figure(std::string_view id);

}  // namespace wotr
