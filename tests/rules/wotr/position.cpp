#include "tests/rules/wotr/position.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "rules/wotr/flow/setup.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/decisions.h"

namespace wotr {
namespace {

core::DataFile read(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(AMONHEN_DATA) + "/wotr/" + name).rdbuf();
  return {name, text.str()};
}

Rules load() {
  std::vector<core::DataFile> files;
  for (const std::string& name : data_files()) files.push_back(read(name));
  base::Result<Rules> made = make_rules(files, nlohmann::json::object());
  if (!made) {
    std::cerr << made.error() << '\n';
    std::exit(1);
  }
  return *made;
}

}  // namespace

const Rules& rules() {
  static const Rules tables = load();
  return tables;
}

RegionId region(std::string_view id) {
  for (std::size_t r = 0; r < kRegionCount; ++r) {
    if (rules().regions[r].id == id) return static_cast<RegionId>(r);
  }
  ADD_FAILURE() << "no such region: " << id;
  return RegionId{};
}

Position::Position() : state(standard_setup(rules())) {}

void Position::clear_map() {
  board().regions = {};
  board().garrisons = {};
  index_figures(board());
}

void Position::apply_ok(Action action) {
  EXPECT_FALSE(apply(rules(), state, action, &events).refused())
      << "action " << int{action.kind} << " with " << int{action.a} << " is not offered by \""
      << id_of(question()) << '"';
}

}  // namespace wotr
