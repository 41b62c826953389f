// Without speakers play goes on, and one sentence says so.

#include <cstdlib>

#include <gtest/gtest.h>

#include "heard_table.h"

namespace sound_test {
namespace {

TEST(NoSpeakers, AreToldOfInOneSentenceThatGoesByItself) {
  ::setenv("SDL_AUDIODRIVER", "there-is-no-such-driver", 1);
  HeardTable table(wotr_game(), {}, app::Ears::kSpeakers);
  const auto told = [&] { return table.desk().captions(table.camera(), table.layout()); };
  ASSERT_EQ(told().size(), 1U);
  EXPECT_NE(told().front().words.find("Nothing can be heard"), std::string::npos);
  const auto session = random_session(wotr_game(), 2);
  play_for(table, *session, 12);
  EXPECT_GT(session->turn(), 0);
  EXPECT_TRUE(told().empty());
  ::unsetenv("SDL_AUDIODRIVER");
}

TEST(NoSpeakers, CaptionsAreToldAllTheSame) {
  HeardTable table(wotr_game(), {.captions = true}, app::Ears::kNone);
  const auto session = random_session(wotr_game(), 2);
  std::size_t told = 0;
  for (int i = 0; i < 20; ++i) {
    play_for(table, *session, 1);
    told += table.desk().captions(table.camera(), table.layout()).size();
  }
  EXPECT_GT(told, 0U);
}

}  // namespace
}  // namespace sound_test
