#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "game/makers/engrave/composition.h"

namespace checked_data {

/// The file of a game's data that composes the pictures of its cards, and of faces.
inline constexpr std::string_view kEngravingsFile = "engravings.json";

/// A sentence for each of `engraved` without an engraving, and for each engraving beside them.
std::vector<std::string> engraving_faults(const std::filesystem::path& file,
                                          std::span<const engrave::Composition> engravings,
                                          const std::vector<std::string>& engraved);

}  // namespace checked_data
