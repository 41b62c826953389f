#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "rules/wotr/load/load.h"

namespace wotr {

/// The files of data/wotr, to be spoilt by a test.
struct DataSet {
  std::vector<core::DataFile> files;

  DataSet();

  core::DataFile& file(std::string_view name);
  /// Changes one file as JSON.
  DataSet& edit(std::string_view name, const std::function<void(nlohmann::json&)>& change);
  /// The entry of a file that is a list, by its id.
  DataSet& edit_entry(std::string_view name, std::string_view id,
                      const std::function<void(nlohmann::json&)>& change);

  base::Result<Rules> make(const nlohmann::json& options = nlohmann::json::object()) const;
  /// The sentence that makes these files unfit; empty when they are good.
  std::string fault(const nlohmann::json& options = nlohmann::json::object()) const;
};

}  // namespace wotr
