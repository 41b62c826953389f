// What the data of engravings may say, and how its faults are told.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/makers/engrave/read_compositions.h"
#include "game/makers/engrave/stage.h"

namespace {

using namespace engrave;

const std::string kRing =
    R"("id": "ring", "ground": "floor", "sky": "dark",
       "camera": {"from": [0, 2, 5], "to": [0, 1, 0]})";

std::string fault_of(const std::string& text) {
  const auto read = parse_compositions(text, "engravings.json");
  return read ? "" : read.error();
}

TEST(Compositions, AreReadAsTheyStand) {
  const auto read = parse_compositions(
      "[{" + kRing + R"(, "things": [{"is": "ring", "at": [1, 2, 3], "ranks": [4, 2]}]}])", "x");
  ASSERT_TRUE(read) << read.error();
  const Composition& one = read->front();
  EXPECT_EQ(one.sky, Sky::kDark);
  ASSERT_EQ(one.things.size(), 1U);
  EXPECT_EQ(one.things[0].what, "ring");
  EXPECT_EQ(one.things[0].at, glm::vec3(1, 2, 3));
  EXPECT_EQ(one.things[0].ranks, glm::ivec2(4, 2));
}

TEST(Compositions, TellWhatIsWrongAndWhere) {
  EXPECT_NE(fault_of("[{").find("engravings.json"), std::string::npos);
  const std::string sky = fault_of(R"([{"id": "a", "ground": "floor", "sky": "green"}])");
  EXPECT_NE(sky.find("a.sky"), std::string::npos) << sky;
  const std::string twice =
      fault_of("[{" + kRing + R"(, "things": []}, {)" + kRing + R"(, "things": []}])");
  EXPECT_NE(twice.find("twice"), std::string::npos) << twice;
  const std::string down = fault_of(
      R"([{"id": "a", "ground": "floor", "sky": "dark", "things": [],
           "camera": {"from": [0, 5, 0], "to": [0, 0, 0]}}])");
  EXPECT_NE(down.find("straight"), std::string::npos) << down;
  EXPECT_NE(fault_of("[{" + kRing + R"(, "things": [], "colour": 1}])").find("colour"),
            std::string::npos);
}

TEST(Compositions, NameOnlyWhatThereIs) {
  const auto read =
      parse_compositions("[{" + kRing + R"(, "things": [{"is": "ring", "at": [0, 0, 0]},
       {"is": "knight", "at": [0, 0, 0]}, {"is": "place:harbour", "at": [0, 0, 0]},
       {"is": "unicorn", "at": [0, 0, 0]}]}])",
                         "x");
  ASSERT_TRUE(read) << read.error();
  const std::vector<std::string> figures{"knight"};
  const std::vector<std::string> places{"harbour"};
  const std::vector<std::string> unknown = unknown_things(*read, figures, places);
  ASSERT_EQ(unknown.size(), 1U);
  EXPECT_NE(unknown[0].find("unicorn"), std::string::npos);
}

TEST(Compositions, ShareScenesOfTheSameFileAndOfAnotherGame) {
  const auto other = [](const std::string& game) -> std::optional<std::string> {
    if (game != "elder") return std::nullopt;
    return "[{" + kRing + R"(, "things": [{"is": "orb", "at": [0, 0, 0]}]}])";
  };
  const auto read = parse_compositions(R"([{"id": "a", "same": "elder/ring"},)"
                                       R"({"id": "b", "same": "ring"},{)" +
                                           kRing + R"(, "things": []}])",
                                       "x", other);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->at(0).id, "a");
  EXPECT_EQ(read->at(0).things.at(0).what, "orb");
  EXPECT_EQ(read->at(1).id, "b");
  EXPECT_TRUE(read->at(1).things.empty());
  EXPECT_EQ(read->at(1).scene, "ring") << "crowds and clouds fall as in the one that is shared";
}

TEST(Compositions, ShareNothingThatIsNotThere) {
  const std::string of_nobody = fault_of(R"([{"id": "a", "same": "elder/ring"}])");
  EXPECT_NE(of_nobody.find("a.same"), std::string::npos) << of_nobody;
  EXPECT_NE(fault_of(R"([{"id": "a", "same": "b"}, {"id": "b", "same": "a"}])"), "");
  EXPECT_NE(fault_of(R"([{"id": "a", "same": "a"}])"), "");
  EXPECT_NE(fault_of(R"([{"id": "a", "same": "b", "sky": "dark"}])").find("sky"),
            std::string::npos);
  const auto land = [](const std::string&) -> std::optional<std::string> {
    return R"([{"id": "pass", "ground": "land", "sky": "dark", "things": [],
                "camera": {"from": [0, 2, 5], "to": [0, 1, 0]}}])";
  };
  EXPECT_FALSE(parse_compositions(R"([{"id": "a", "same": "elder/pass"}])", "x", land));
}

TEST(Compositions, EveryThingOfTheSetIsBuilt) {
  for (const std::string_view name : built_things()) {
    const Shape shape = built_thing(name);
    ASSERT_NE(shape.mesh, nullptr) << name;
    EXPECT_GT(shape.mesh->indices.size(), 20U) << name;
  }
  EXPECT_EQ(built_thing("unicorn").mesh, nullptr);
}

TEST(Compositions, ShippedOnesDiffer) {
  const auto read = read_compositions(DATA_FOLDER "/wotr/engravings.json");
  ASSERT_TRUE(read) << read.error();
  const auto is_portrait = [](const Composition& one) { return one.id.starts_with("portrait-"); };
  const auto is_place = [](const Composition& one) { return one.id.starts_with("place-"); };
  EXPECT_EQ(std::ranges::count_if(*read, is_portrait), 13) << "every Character";
  EXPECT_EQ(std::ranges::count_if(*read, is_place), 16) << "every Stronghold";
  EXPECT_EQ(read->size(), 96U + 13U + 16U + 2U) << "and Mount Doom, and the Ring";
  const auto is_same_scene = [](const Composition& one, const Composition& other) {
    return one.camera.from == other.camera.from && one.things.size() == other.things.size() &&
           one.things.front().what == other.things.front().what;
  };
  for (const Composition& one : *read) {
    EXPECT_GE(one.things.size(), is_portrait(one) ? 1U : 3U) << one.id;
    for (const Composition& other : *read)
      EXPECT_TRUE(one.id == other.id || !is_same_scene(one, other)) << one.id << ' ' << other.id;
  }
}

}  // namespace
