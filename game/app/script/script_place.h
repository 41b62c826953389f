#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/app/shell/input_source.h"

namespace app {

/// A finite number and nothing else.
std::optional<double> number_of(std::string_view text);
/// "1280x720", "72,50".
std::optional<glm::vec2> pair_of(std::string_view text, char separator);

/// Where the words of a script say, in points; an Error where there is no such thing.
base::Result<glm::vec2> find_button(const std::string& label, const Seen& seen);
/// "72,50", "region:ID", "button:LABEL", "ring" (its marker).
base::Result<glm::vec2> find(const std::string& word, const Seen& seen);

/// Of the board, the place nearest the middle that nothing lies over.
std::optional<glm::vec2> open_board(const Seen& seen);

}  // namespace app
