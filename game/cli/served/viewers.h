#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "rules/core/seat.h"

namespace cli {

inline std::optional<core::Seat> find_seat(std::span<const std::string_view> seats,
                                           const nlohmann::json& name) {
  if (!name.is_string()) return std::nullopt;
  const auto found = std::find(seats.begin(), seats.end(), name.get_ref<const std::string&>());
  if (found == seats.end()) return std::nullopt;
  return core::Seat{static_cast<std::uint8_t>(found - seats.begin())};
}

/// "public", "all", a seat, or a list of at least one seat.
inline std::optional<core::Viewer> find_viewer(std::span<const std::string_view> seats,
                                               const nlohmann::json& name) {
  if (name == "public") return core::kPublic;
  if (name == "all") return core::kAll;
  if (!name.is_array() || name.empty()) {
    const std::optional<core::Seat> seat = find_seat(seats, name);
    return seat ? std::optional(core::viewer_of(*seat)) : std::nullopt;
  }
  core::Viewer viewer = core::kPublic;
  for (const nlohmann::json& item : name) {
    const std::optional<core::Seat> seat = find_seat(seats, item);
    if (!seat) return std::nullopt;
    viewer.seats = static_cast<std::uint8_t>(viewer.seats | core::viewer_of(*seat).seats);
  }
  return viewer;
}

}  // namespace cli
