#include "game/lang/emphasis.h"

#include <gtest/gtest.h>

namespace lang {
namespace {

TEST(Emphasis, StandsBetweenAsterisks) {
  const std::string text = "Press *Muster*, then *Advance a Nation*.";
  EXPECT_EQ(emphasized(text), (std::vector<std::string>{"Muster", "Advance a Nation"}));
  EXPECT_EQ(without_emphasis(text), "Press Muster, then Advance a Nation.");
}

TEST(Emphasis, APlainTextIsOneRun) {
  EXPECT_EQ(runs_of("As it is.").size(), 1U);
  EXPECT_TRUE(emphasized("As it is.").empty());
  EXPECT_TRUE(runs_of("").empty());
}

}  // namespace
}  // namespace lang
