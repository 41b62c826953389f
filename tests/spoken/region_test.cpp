// What is said of a region.

#include <gtest/gtest.h>

#include "game/spoken/speech.h"
#include "rules/wotr/state/rules.h"
#include "tests/screens/card_samples.h"

namespace screen {
namespace {

wotr::RegionId region_called(std::string_view id) {
  const auto& regions = rules().regions;
  const auto found = std::find_if(regions.begin(), regions.end(),
                                  [&](const wotr::Region& one) { return one.id == id; });
  return static_cast<wotr::RegionId>(found - regions.begin());
}

std::string heard_at(std::string_view id) {
  Screen screen(formats().front());
  screen.settings.spoken = true;
  screen.memory.listened_to = static_cast<table::RegionId>(region_called(id));
  const auto match = begin(1);
  return spoken::as_said(words(), screen.settle(view_of(match.state())).heard.value().place);
}

TEST(SpokenRegion, HasNameNationSettlementAndWhoStandsThere) {
  const std::string said = heard_at("minas-tirith");
  EXPECT_TRUE(said.starts_with("Minas Tirith. Nation: Gondor. ")) << said;
  EXPECT_NE(said.find("Stronghold, held by the Free Peoples. "), std::string::npos) << said;
  EXPECT_NE(said.find("Gondor Regular"), std::string::npos) << said;
}

TEST(SpokenRegion, TellsThatNobodyStandsThere) {
  EXPECT_NE(heard_at("fangorn").find("Nobody stands here"), std::string::npos);
}

TEST(SpokenRegion, TellsOfTheFellowshipThatAllSee) {
  EXPECT_NE(heard_at("rivendell").find("The Fellowship, hidden, 0 steps on its way"),
            std::string::npos);
}

}  // namespace
}  // namespace screen
