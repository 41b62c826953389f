#include "rules/wotr/names/names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "engine/assets/image_file.h"
#include "game/table/names/map_names.h"
#include "game/table/names/written_names.h"
#include "letter_boxes.h"
#include "rules/wotr/state/rules.h"
#include "world.h"

namespace {

using namespace table_test;

constexpr float kSeen = 0.25F;  // fainter names are on their way in or out
constexpr float kHomeTilt = 1.16F;
constexpr glm::vec2 kScreen{1600, 900};

struct Name {
  engine::Label label;
  std::vector<LetterBox> letters;
};

const std::vector<Name>& names() {
  static const std::vector<Name> kNames = [] {
    engine::GlyphAtlas atlas = open_atlas();
    std::vector<Name> all;
    for (engine::Label& label : table::map_names(layout(), {board().colour, layout().size})) {
      std::vector<LetterBox> letters = letter_boxes(label, atlas, board().ground);
      all.push_back({std::move(label), std::move(letters)});
    }
    return all;
  }();
  return kNames;
}

struct View {
  const char* what;
  engine::CameraPose pose;
};

/// The whole board and closer and closer to nine places of it, tilted and flat.
std::vector<View> views() {
  std::vector<View> all;
  for (const float flat : {0.0F, 1.0F}) {
    const char* what = flat > 0 ? "flat" : "tilted";
    all.push_back({what, {.target = {80, 50}, .distance = 185, .tilt = kHomeTilt, .flat = flat}});
    for (const float distance : {130.0F, 98.0F, 80.0F, 60.0F, 40.0F, 25.0F, 13.0F}) {
      for (int i = 0; i < 9; ++i) {
        const int row = i / 3;
        const glm::vec2 target{35.0F + 40.0F * static_cast<float>(i % 3),
                               15.0F + 35.0F * static_cast<float>(row)};
        all.push_back(
            {what, {.target = target, .distance = distance, .tilt = kHomeTilt, .flat = flat}});
      }
    }
  }
  return all;
}

bool is_letter_on_screen(const LetterBox& letter) {
  return std::all_of(letter.begin(), letter.end(), [](glm::vec2 corner) {
    return corner.x >= 0 && corner.y >= 0 && corner.x <= kScreen.x && corner.y <= kScreen.y;
  });
}

/// Those letters of each name that the picture holds.
std::vector<Name> names_in(const engine::CameraView& camera) {
  std::vector<Name> seen;
  for (const Name& name : names()) {
    if (opacity_at(name.label, camera.distance) < kSeen) continue;
    Name shown{name.label, on_screen(name.letters, camera)};
    std::erase_if(shown.letters,
                  [](const LetterBox& letter) { return !is_letter_on_screen(letter); });
    if (!shown.letters.empty()) seen.push_back(std::move(shown));
  }
  return seen;
}

TEST(Names, NoTwoAreWrittenOverEachOther) {
  for (const View& view : views()) {
    const std::vector<Name> seen = names_in(engine::view_from(view.pose, kScreen));
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_FALSE(overlap(seen[i].letters, seen[k].letters))
            << seen[i].label.text << " and " << seen[k].label.text << ", " << view.what << " from "
            << view.pose.distance;
      }
    }
  }
}

/// The regions' names come after the map's; each has one more for leaning in. Those of great names
/// of the land come last.
TEST(Names, EveryRegionsNameLiesInItsLand) {
  std::size_t next = layout().labels.size();
  for (std::size_t i = 0; i < rules().regions.size(); ++i) {
    const wotr::Region& region = rules().regions[i];
    for (const std::size_t number : {next, next + 1}) {
      const Name& name = names()[number];
      ASSERT_EQ(name.label.text, region.name);
      for (const LetterBox& letter : name.letters) {
        for (const glm::vec2& corner : letter) {
          EXPECT_EQ(board().regions.at(corner), static_cast<table::RegionId>(i)) << region.name;
        }
      }
    }
    next += 2;
  }
  for (; next < names().size(); ++next) {  // great names of the land, for leaning in as well
    const engine::Label& close = names()[next].label;
    EXPECT_TRUE(std::ranges::any_of(names(), [&](const Name& name) {
      return name.label.text == close.text && name.label.size > close.size &&
             name.label.seen.nearest > close.seen.farthest;
    })) << close.text;
  }
}

TEST(Names, TheSeasAreWrittenOnWater) {
  for (std::size_t i = 0; i < layout().labels.size(); ++i) {
    if (layout().labels[i].kind > table::LabelKind::kBay) continue;
    for (const LetterBox& letter : names()[i].letters) {
      EXPECT_EQ(board().regions.at((letter[0] + letter[2]) / 2.0F), table::kNoRegion)
          << layout().labels[i].text;
    }
  }
}

/// A Nation's name is spread over its land: most of its letters stand there.
TEST(Names, TheRealmsAreWrittenOnTheirLand) {
  std::map<std::string, std::string> realms;
  for (const auto& [realm, nation] :
       {std::pair("Rohan", "rohan"), std::pair("Gondor", "gondor"), std::pair("Mordor", "sauron"),
        std::pair("Isengard", "isengard")}) {
    realms[realm] = nation;
  }
  for (std::size_t i = 0; i < layout().labels.size(); ++i) {
    const auto realm = realms.find(layout().labels[i].text);
    if (realm == realms.end()) continue;
    int inside = 0;
    for (const LetterBox& letter : names()[i].letters) {
      const wotr::RegionId region =
          wotr_table::in_rules(board().regions.at((letter[0] + letter[2]) / 2.0F));
      inside +=
          region != wotr::kNoRegion && id_of(region_of(rules(), region).nation) == realm->second;
    }
    EXPECT_GE(2 * inside, static_cast<int>(names()[i].letters.size())) << realm->first;
  }
}

/// One that gives way fades there; before anybody has seen the first, it lies there at once.
TEST(Names, FadeToAnotherPlaceOnceTheyHaveBeenSeen) {
  const table::NamePlace here{table::RegionId{0}, {40, 30}, 2};
  const table::NamePlace there{table::RegionId{0}, {44, 30}, 2};
  table::WrittenNames names;
  names.write(std::array{here});
  names.write(std::array{there});
  EXPECT_EQ(names.opacity_of(here), 0);
  EXPECT_EQ(names.opacity_of(there), 1);
  EXPECT_FALSE(names.update(0.1));
  names.write(std::array{here});
  EXPECT_EQ(names.opacity_of(there), 1);
  EXPECT_EQ(names.opacity_of(here), 0);
  EXPECT_TRUE(names.update(0.1));
  EXPECT_GT(names.opacity_of(here), 0);
  EXPECT_LT(names.opacity_of(there), 1);
  EXPECT_TRUE(names.update(1));
  EXPECT_EQ(names.opacity_of(here), 1);
  EXPECT_EQ(names.opacity_of(there), 0);
}

/// Unobtrusive from afar, never too small to read where it is shown at all.
TEST(Names, NoRegionsNameIsShownTooSmallToRead) {
  constexpr float kLeastPixels = 11;  // of a font's size, in a window 720 pixels high
  for (std::size_t i = layout().labels.size(); i < names().size(); ++i) {
    const engine::Label& label = names()[i].label;
    const float pixels = label.size * 720 / (2 * label.seen.farthest * std::tan(0.28F));
    EXPECT_GE(pixels, kLeastPixels) << label.text;
  }
}

}  // namespace
