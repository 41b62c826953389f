#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/json_reader.h"
#include "tests/map/the_map.h"

namespace {

TEST(Labels, EveryNameHasACurveToRunAlong) {
  std::stringstream text;
  text << std::ifstream(the_map::data_folder() / "map" / "labels.json").rdbuf();
  base::Fault fault("labels.json");
  const auto json = base::parse_text(text.str(), fault);
  ASSERT_TRUE(json) << fault.error().message;
  std::vector<std::string> ids;
  for (const base::JsonReader& label : base::JsonReader(*json, fault).at("labels").list()) {
    ids.push_back(label.at("id").text());
    EXPECT_FALSE(label.at("text").text().empty()) << ids.back();
    EXPECT_GT(label.at("size").number(0, 100), 0.3F) << ids.back();
    EXPECT_GE(label.at("line").list().size(), 3U) << ids.back();
  }
  EXPECT_FALSE(fault.any()) << fault.error().message;
  std::ranges::sort(ids);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
  EXPECT_GT(ids.size(), 50U);
}

}  // namespace
