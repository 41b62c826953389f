#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace match {

/// What makes a match another one than its seed alone would have given. A mark stays with it and
/// its saves, and is shown wherever the match is told of.
struct Marks {
  bool edited = false;    ///< a save of it held luck that the generator did not give
  bool older = false;     ///< begun under other rules or data, so its luck cannot be compared
  bool forced = false;    ///< somebody said what chance should bring
  bool branched = false;  ///< it left another match, whose luck was known

  bool any() const { return edited || older || forced || branched; }
  bool operator==(const Marks&) const = default;
};

/// As saves and answers name them: "edited", "older", "forced", "branched".
std::vector<std::string> names_of(const Marks& marks);

/// A sentence for each.
std::vector<std::string> sentences_of(const Marks& marks);

/// Sets the mark of that name; false if there is none.
bool set_mark(Marks& marks, std::string_view name);

}  // namespace match
