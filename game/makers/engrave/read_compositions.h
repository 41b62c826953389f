#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/makers/engrave/composition.h"

namespace engrave {

/// The compositions of another game, whose scenes may be shared; nothing for an unknown one.
using TextOfGame = std::function<std::optional<std::string>(const std::string& game)>;

/// `name` begins the sentence of an Error; docs/engravings.md says what the text holds.
base::Result<std::vector<Composition>> parse_compositions(std::string_view text,
                                                          const std::string& name,
                                                          const TextOfGame& text_of_game = {});
/// Those of other games lie beside it: <folder>/../<game>/<file>.
base::Result<std::vector<Composition>> read_compositions(const std::filesystem::path& file);

}  // namespace engrave
