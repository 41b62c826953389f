#include <fstream>
#include <sstream>

#include "tests/map/the_map.h"

namespace {

namespace fs = std::filesystem;

// A copy of the map that a test may spoil.
class BadData : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("amonhen-map-" + std::string(test->name()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    fs::copy(the_map::data_folder(game_) / "map", folder_ / "map", fs::copy_options::recursive);
    fs::copy(the_map::data_folder(game_) / "regions.json", folder_ / "regions.json");
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const fs::path& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
  }

  void replace(const fs::path& name, const std::string& from, const std::string& to) const {
    std::stringstream text;
    text << std::ifstream(folder_ / name).rdbuf();
    std::string all = text.str();
    const auto at = all.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    write(name, all.replace(at, from.size(), to));
  }

  std::string sentence() const {
    auto map = bake::load_map(folder_ / "regions.json", folder_ / "map");
    return map ? "" : map.error();
  }

  void expect_words(const std::vector<std::string>& words) const {
    const std::string told = sentence();
    for (const std::string& word : words) {
      EXPECT_NE(told.find(word), std::string::npos)
          << "\"" << word << "\" is not in \"" << told << "\"";
    }
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back(), '.');
  }

  const the_map::Game& game_ = the_map::games().front();
  fs::path folder_;
};

TEST_F(BadData, UntouchedCopyIsGood) { EXPECT_EQ(sentence(), ""); }

TEST_F(BadData, NotJson) {
  write("map/borders.json", "{ \"arcs\": [ ");
  expect_words({"borders.json, line 1", "not JSON"});
}

TEST_F(BadData, MissingFile) {
  fs::remove(folder_ / "map/rivers.json");
  expect_words({"rivers.json", "could not be opened"});
}

TEST_F(BadData, UnknownRegionInAnArc) {
  replace("map/borders.json", "[\"forlindon\", \"grey-havens\"]",
          "[\"forlindon\", \"grey-heavens\"]");
  expect_words({"borders.json", "arc ", "grey-heavens"});
}

TEST_F(BadData, UnclosedRing) {
  const std::string id =
      std::to_string(the_map::drawn("wotr").map.ring_of("andrast")->arcs.front());
  replace("map/borders.json", "\"andrast\": [" + id + ", ", "\"andrast\": [");
  expect_words({"borders.json", "ring andrast", "not closed"});
}

TEST_F(BadData, MissingRing) {
  replace("map/borders.json", "\"andrast\": [", "\"atlantis\": [");
  expect_words({"borders.json", "andrast", "missing"});
}

TEST_F(BadData, BorderThatTheRulesDoNotKnow) {
  replace("map/borders.json", "\"kind\": \"open\"", "\"kind\": \"impassable\"");
  expect_words({"borders.json", "arc ", "no impassable border in the rules"});
}

TEST_F(BadData, UnknownKind) {
  replace("map/ranges.json", "\"kind\": \"mountains\"", "\"kind\": \"montains\"");
  expect_words({"ranges.json", "ranges.", ".kind", "montains"});
}

TEST_F(BadData, TextWhereANumberBelongs) {
  replace("map/rivers.json", "\"width\": 0.62", "\"width\": \"broad\"");
  expect_words({"rivers.json", "rivers.", ".width", "\"broad\" is not a number from 0 to 50"});
}

TEST_F(BadData, PointOffTheBoard) {
  replace("map/rivers.json", "[79.6, 8.4]", "[796, 8.4]");
  expect_words({"rivers.json", "rivers.", ".line.1.1", "796 is not a number from -5 to 150"});
}

TEST_F(BadData, MissingField) {
  replace("map/woods.json", "\"kind\": \"dark\", ", "");
  expect_words({"woods.json", "woods.", "\"kind\" is missing"});
}

TEST_F(BadData, RegionWithoutPlaces) {
  replace("map/regions-layout.json", "\"andrast\": {", "\"atlantis\": {");
  expect_words({"regions-layout.json", "atlantis", "no region"});
}

TEST_F(BadData, NationWithoutAColour) {
  replace("map/washes.json", "\"rohan\": ", "\"rhovanion\": ");
  expect_words({"washes.json", "washes.rhovanion", "no region belongs to this nation"});
}

TEST_F(BadData, ColourThatIsNone) {
  replace("map/washes.json", "3F7D3A", "green");
  expect_words({"washes.json", "washes.rohan", "\"green\" is no colour"});
}

// What only some maps have is read when it is there.

TEST_F(BadData, BridgeToNowhere) {
  write("map/bridges.json",
        R"({"bridges": [{"id": "a", "between": ["andrast", "atlantis"], "place": [50, 50],
            "angle": 0, "length": 1}]})");
  expect_words({"bridges.json", "bridges.a.between", "no region \"atlantis\""});
}

TEST_F(BadData, SeaRouteThatIsNoLine) {
  write("map/sea-routes.json",
        R"({"routes": [{"id": "a", "between": ["andrast", "anfalas"], "line": [[50, 50]]}]})");
  expect_words({"sea-routes.json", "routes.a.line", "at least 2 points"});
}

TEST_F(BadData, EmblemOfNobody) {
  write("map/emblems.json",
        R"({"emblems": [{"id": "a", "region": "atlantis", "place": [50, 50], "size": 2,
            "shapes": [[[0, 0], [1, 0], [0, 1]]]}]})");
  expect_words({"emblems.json", "emblems.a.region", "no land is washed for it"});
}

TEST_F(BadData, EmblemWithoutAFace) {
  write("map/emblems.json",
        R"({"emblems": [{"id": "a", "region": "rohan", "place": [50, 50], "size": 2,
            "shapes": [[[0, 0], [1, 0]]]}]})");
  expect_words({"emblems.json", "emblems.a.shapes", "at least 3 points"});
}

TEST_F(BadData, PathWithoutSpaces) {
  write("map/path.json", R"({"line": [[50, 50], [51, 51]]})");
  expect_words({"path.json", "\"spaces\" is missing"});
}

TEST_F(BadData, WildLandThatIsARegion) {
  replace("map/borders.json", "\"arcs\": [", "\"wilds\": [\"andrast\"], \"arcs\": [");
  expect_words({"borders.json", "wilds", "andrast"});
}

TEST_F(BadData, FootOfNoMountain) {
  replace("map/borders.json", "\"kind\": \"open\"", "\"kind\": \"foot\"");
  expect_words({"borders.json", "arc ", "a foot has wild land on one side"});
}

TEST_F(BadData, SeamBesideARegion) {
  replace("map/borders.json", "\"kind\": \"open\"", "\"kind\": \"seam\"");
  expect_words({"borders.json", "arc ", "a seam has no region at its sides"});
}

TEST_F(BadData, TheBakerEndsWithTwo) {
  write("map/woods.json", "[]");
  const std::string command = std::string(AMONHEN_BAKER) + " --regions " +
                              (folder_ / "regions.json").string() + " --map " +
                              (folder_ / "map").string() + " --out " + (folder_ / "out").string() +
                              " 2> " + (folder_ / "said").string();
  EXPECT_EQ(std::system(command.c_str()) >> 8, 2);
  std::string said;
  std::getline(std::ifstream(folder_ / "said") >> std::ws, said);
  EXPECT_EQ(said, "amonhen-bake: woods.json: an object is expected.");
}

}  // namespace
