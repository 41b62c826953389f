// Without speakers play goes on, and one sentence says so.

#include <chrono>
#include <cstdlib>
#include <thread>

#include <gtest/gtest.h>

#include "heard_table.h"

namespace sound_test {
namespace {

TEST(NoSpeakers, AreToldOfInOneSentenceThatGoesByItself) {
  ::setenv("SDL_AUDIODRIVER", "there-is-no-such-driver", 1);
  HeardTable table(wotr_game(), {}, app::SoundTarget::kSpeakers);
  const auto told = [&] { return table.sound().captions(table.camera(), table.layout()); };
  ASSERT_EQ(told().size(), 1U);
  EXPECT_NE(told().front().words.find("No sound"), std::string::npos);
  const auto session = random_session(wotr_game(), 2);
  play_for(table, *session, 12);
  EXPECT_GT(session->turn(), 0);
  EXPECT_TRUE(told().empty());
  ::unsetenv("SDL_AUDIODRIVER");
}

/// SDL's speakers that write to a file are lost as soon as nothing can be written any more.
TEST(NoSpeakers, ThatAreLostAreToldOfInOneSentenceAndPlayGoesOn) {
  ::setenv("SDL_AUDIODRIVER", "disk", 1);
  ::setenv("SDL_DISKAUDIOFILE", "/dev/full", 1);
  HeardTable table(wotr_game(), {}, app::SoundTarget::kSpeakers);
  const auto session = random_session(wotr_game(), 2);
  std::string said;
  for (int i = 0; i < 100 && said.empty(); ++i) {
    play_for(table, *session, 0.5);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const auto told = table.sound().captions(table.camera(), table.layout());
    if (!told.empty()) said = told.front().words;
  }
  EXPECT_NE(said.find("The speakers were disconnected"), std::string::npos);
  const int turn = session->turn();
  play_for(table, *session, 60);
  EXPECT_GT(session->turn(), turn);
  EXPECT_TRUE(table.sound().captions(table.camera(), table.layout()).empty());
  ::unsetenv("SDL_AUDIODRIVER");
  ::unsetenv("SDL_DISKAUDIOFILE");
}

TEST(NoSpeakers, CaptionsAreToldAllTheSame) {
  HeardTable table(wotr_game(), {.captions = true}, app::SoundTarget::kNone);
  const auto session = random_session(wotr_game(), 2);
  std::size_t told = 0;
  for (int i = 0; i < 20; ++i) {
    play_for(table, *session, 1);
    told += table.sound().captions(table.camera(), table.layout()).size();
  }
  EXPECT_GT(told, 0U);
}

}  // namespace
}  // namespace sound_test
