#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/engrave/composition.h"

namespace engrave {

/// `name` begins the sentence of an Error; docs/engravings.md says what the text holds.
base::Result<std::vector<Composition>> parse_compositions(std::string_view text,
                                                          const std::string& name);
base::Result<std::vector<Composition>> read_compositions(const std::filesystem::path& file);

}  // namespace engrave
