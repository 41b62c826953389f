#include "game/bake/json_file.h"
#include "tests/map/the_map.h"

namespace {

TEST(Labels, EveryNameHasACurveToRunAlong) {
  const auto json = bake::read_json(the_map::data_folder() / "map" / "labels.json");
  const bake::JsonValue root(json, "labels.json", "");
  std::vector<std::string> ids;
  for (const auto& label : root["labels"].items()) {
    ids.push_back(label["id"].text());
    EXPECT_FALSE(label["text"].text().empty()) << ids.back();
    EXPECT_GT(label["size"].number(), 0.3f) << ids.back();
    EXPECT_GE(label["line"].line(3).size(), 3u) << ids.back();
  }
  std::ranges::sort(ids);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
  EXPECT_GT(ids.size(), 50u);
}

}  // namespace
