#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/json_reader.h"
#include "tests/map/the_map.h"

namespace {

struct Label {
  std::string id;
  std::string text;
  std::string kind;
  float size = 0;
  bake::Line line;
};

class Labels : public the_map::OnEachMap {
 protected:
  void SetUp() override {
    std::stringstream text;
    text << std::ifstream(the_map::data_folder(the().game) / "map" / "labels.json").rdbuf();
    base::Fault fault("labels.json");
    const auto json = base::parse_text(text.str(), fault);
    ASSERT_TRUE(json) << fault.error().message;
    for (const base::JsonReader& item : base::JsonReader(*json, fault).at("labels").list()) {
      Label& label = labels.emplace_back(Label{item.at("id").text(),
                                               item.at("text").text(),
                                               item.at("kind").text(),
                                               item.at("size").number(0, 100),
                                               {}});
      for (const base::JsonReader& point : item.at("line").list())
        label.line.emplace_back(point.list().at(0).number(-5, 150),
                                point.list().at(1).number(-5, 105));
    }
    EXPECT_FALSE(fault.any()) << fault.error().message;
  }

  std::vector<Label> labels;
};
INSTANTIATE_TEST_SUITE_P(Maps, Labels, the_map::all_games(), the_map::name_of);

TEST_P(Labels, EveryNameHasACurveToRunAlong) {
  std::vector<std::string> ids;
  for (const Label& label : labels) {
    ids.push_back(label.id);
    EXPECT_FALSE(label.text.empty()) << label.id;
    EXPECT_GT(label.size, 0.3F) << label.id;
    EXPECT_GE(label.line.size(), 3U) << label.id;
  }
  std::ranges::sort(ids);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
  EXPECT_GT(ids.size(), the().game.least_labels);
}

// Realms are read from where nothing else is; the other names share the sheet.
TEST_P(Labels, NamesLeaveOneAnotherRoom) {
  constexpr float kCapital = 0.65F;  // height in shares of the size of a letter
  std::vector<std::pair<std::string, the_map::Written>> names;
  for (const Label& label : labels) {
    if (label.kind == "realm") continue;
    names.emplace_back(label.id, the_map::written(label.text, label.size / kCapital, label.line));
  }
  const std::size_t own = names.size();
  for (const bake::Region& region : map().regions)
    names.emplace_back(region.id, the_map::written(region, map().places.at(region.id)));
  for (std::size_t i = 0; i < own; ++i) {
    for (std::size_t k = i + 1; k < names.size(); ++k) {
      EXPECT_GE(the_map::gap_between(names[i].second, names[k].second), the().game.least_gap)
          << names[i].first << " and " << names[k].first;
    }
  }
}

}  // namespace
