#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lang {

/// A part of a text. Between two asterisks stands what is emphasized: "Press *Muster*, then
/// *March*."
struct Run {
  std::string words;
  bool is_emphasized = false;
};

std::vector<Run> runs_of(std::string_view text);
/// What is emphasized, in its order.
std::vector<std::string> emphasized(std::string_view text);
/// As it is spoken.
std::string without_emphasis(std::string_view text);

}  // namespace lang
