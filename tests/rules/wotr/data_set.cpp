#include "tests/rules/wotr/data_set.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace wotr {

using nlohmann::json;

DataSet::DataSet() {
  for (const std::string& name : data_files()) {
    std::ostringstream text;
    text << std::ifstream(std::string(AMONHEN_DATA) + "/wotr/" + name).rdbuf();
    files.push_back({name, text.str()});
  }
}

core::DataFile& DataSet::file(std::string_view name) {
  return *std::find_if(files.begin(), files.end(),
                       [&](const core::DataFile& one) { return one.name == name; });
}

DataSet& DataSet::edit(std::string_view name, const std::function<void(json&)>& change) {
  json content = json::parse(file(name).text);
  change(content);
  file(name).text = content.dump();
  return *this;
}

DataSet& DataSet::edit_entry(std::string_view name, std::string_view id,
                             const std::function<void(json&)>& change) {
  return edit(name, [&](json& list) {
    for (json& entry : list) {
      if (entry["id"] == id) change(entry);
    }
  });
}

base::Result<Rules> DataSet::make(const json& options) const { return make_rules(files, options); }

std::string DataSet::fault(const json& options) const {
  const base::Result<Rules> rules = make(options);
  return rules ? std::string() : rules.error();
}

}  // namespace wotr
