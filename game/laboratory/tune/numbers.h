#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace laboratory {

/// The numbers of a data file, each of which may be moved, and the file around them.
class Numbers {
 public:
  /// Those below one of these members of the file, or all where none is named. An Error names the
  /// file: it is no JSON, or holds no such numbers.
  static base::Result<Numbers> read(std::string_view text, std::string_view file,
                                    std::span<const std::string> below);

  std::size_t size() const { return places_.size(); }

  /// The text of the file with each number moved so far. A share between 0 and 1 moves by the
  /// logarithm of its odds and stays one; what is larger moves by its logarithm; a whole number
  /// stays whole, and 0 stays 0. Three digits are kept.
  std::string moved(std::span<const double> by) const;

 private:
  std::string text_;  ///< of the file
  std::vector<nlohmann::ordered_json::json_pointer> places_;
};

}  // namespace laboratory
