#pragma once

#include <array>
#include <filesystem>
#include <glm/vec2.hpp>
#include <span>
#include <string_view>

#include "game/figures/figure_files.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_figures {

/// The pieces of an army, by what they are worth (T-054), and its Leaders.
enum class Rank : std::uint8_t { kFoot, kRider, kGreat, kLeader };
inline constexpr std::size_t kRanks = 4;

/// Battalions that a piece stands for; a Leader is none.
constexpr int worth_of(Rank rank) {
  constexpr std::array<int, kRanks> kWorth{1, 3, 5, 0};
  return kWorth[static_cast<std::size_t>(rank)];
}

/// The name of its file without the ending; empty for one that is built here. Both colours of a
/// side have the same three kinds, and Leaders of their own.
std::string_view figure_id(trilogy::Colour colour, Rank rank);

/// Those that have files, from the files of this folder.
figures::FigureModels load_figures(const std::filesystem::path& folder);

/// What an army's pieces stand on, seen from above: corners around the middle, cut like its seal.
std::span<const glm::vec2> plinth_outline(trilogy::Colour colour);

/// A piece, as `read` has it or as it is built.
engine::Model figure_model(const figures::FigureModels& read, trilogy::Colour colour, Rank rank);

}  // namespace trilogy_figures
