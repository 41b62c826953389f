#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace lang {

/// What stands between the braces of a sentence: {field}, {field:type} or {field|one|many}.
struct Place {
  std::string_view field, type, one, many;
};

Place parse_place(std::string_view text);

/// Whether the sentence can be filled in. An Error names a brace that is not closed, or a place
/// that is none of the three.
base::Result<void> check_braces(std::string_view sentence);

/// The sentence with each place replaced by what `fill` makes of the text between its braces.
std::string replace_places(std::string_view sentence,
                           const std::function<std::string(std::string_view)>& fill);

}  // namespace lang
