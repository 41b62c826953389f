// From region to region with four keys.

#include <set>

#include <gtest/gtest.h>

#include "game/app/shelf/resources.h"
#include "game/spoken/map_walk.h"
#include "game/table/board/region_steps.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"

namespace {

using table::RegionId;

table::Layout layout_of(const app::GameModule& module, lang::Sentences& words) {
  auto resources = app::load_resources(AMONHEN_DATA, module.files(), "en");
  EXPECT_TRUE(resources) << resources.error();
  words = resources->words;
  auto layout = module.table(*resources)->layout(resources->layout);
  EXPECT_TRUE(layout) << layout.error();
  return layout.take();
}

std::set<RegionId> reached_from(const table::Layout& layout, RegionId start) {
  std::set<RegionId> reached{start};
  std::vector<RegionId> edge{start};
  while (!edge.empty()) {
    const RegionId from = edge.back();
    edge.pop_back();
    for (const glm::vec2 way : {glm::vec2(0, -1), {1, 0}, {0, 1}, {-1, 0}}) {
      for (const auto choice : {table::Choice::kFirst, table::Choice::kSecond}) {
        const RegionId next = table::neighbour_towards(layout, from, way, choice);
        if (next != table::kNoRegion && reached.insert(next).second) edge.push_back(next);
      }
    }
  }
  return reached;
}

TEST(SpokenWalk, LeadsFromEveryRegionToEveryOtherInBothGames) {
  for (const auto& module : {wotr_module::make_module(), trilogy_module::make_module()}) {
    lang::Sentences words;
    const table::Layout layout = layout_of(*module, words);
    ASSERT_GT(layout.regions.size(), 60U);
    for (std::size_t i = 0; i < layout.regions.size(); ++i) {
      const auto reached = reached_from(layout, static_cast<RegionId>(i));
      for (std::size_t goal = 0; goal < layout.regions.size(); ++goal) {
        EXPECT_TRUE(reached.contains(static_cast<RegionId>(goal)))
            << layout.regions[i].id << " to " << layout.regions[goal].id;
      }
    }
  }
}

TEST(SpokenWalk, TellsEveryNeighbourWithItsDirection) {
  const auto module = wotr_module::make_module();
  lang::Sentences words;
  const table::Layout layout = layout_of(*module, words);
  const auto at = std::ranges::find(layout.regions, "minas-tirith", &table::RegionLayout::id);
  const auto number = static_cast<RegionId>(at - layout.regions.begin());
  const std::string said = spoken::neighbour_words(words, layout, number);
  for (const RegionId one : at->neighbours) {
    EXPECT_NE(said.find(", " + words.name("region", table::layout_of(layout, one).id)),
              std::string::npos)
        << said;
  }
  EXPECT_NE(said.find("south-east, Osgiliath"), std::string::npos) << said;
}

}  // namespace
